"""Pictures, type and sounds that all windows of one look and size share: making them costs more than most tests.

The sound device stays open between windows: closing it takes a twentieth of a second.

What is drawn is the same, as a window keeps what it made as well, and asks for it by all that it depends on. Tests of
the keeping itself share nothing: `pytest.mark.usefixtures("own_pictures")`.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from pygame import mixer

from game.app.paint.assets import Assets
from game.app.paint.cache import SurfaceCache
from game.app.paint.deck import Deck
from game.app.paint.pictures import Pictures, find_root
from game.app.paint.typesetting import Fonts, Typesetter
from game.app.paint.viewport import Viewport
from game.app.shell.audio import Audio

_KEPT = 6  # looks and sizes: their pictures are dear
_SCALED = 12_000_000  # pixels
_FORMAT = (44100, -16, 2)  # of the samples of all sounds


class _Masters(Pictures):
    """Pictures that stay loaded, whatever becomes of a window."""

    def forget(self, beginning: str) -> None:
        """Keep all masters."""

    def clear(self) -> None:
        """Keep all copies: they are asked for by their sizes."""


@cache
def _masters() -> _Masters:
    return _Masters(find_root("sprites"), _SCALED)


@cache
def fonts() -> Fonts:
    """Return the program's fonts, which stay open."""
    return Fonts(find_root("sprites") / "fonts")


@dataclass(frozen=True, slots=True)
class _Made:
    """What was made for one look and size; the typesetter keeps the look alive."""

    baked: SurfaceCache
    tables: SurfaceCache
    deck: Deck
    type: Typesetter


_made: OrderedDict[tuple[int, Viewport], _Made] = OrderedDict()  # by the identity of a look


def _made_for(assets: Assets) -> _Made:
    """Return what was made for the look and size of *assets*; it begins with what is still empty in them."""
    key = (id(assets.theme), assets.viewport)
    found = _made.get(key)
    if found is None:
        typesetter = Typesetter(fonts(), assets.theme, assets.viewport)
        found = _made[key] = _Made(assets.baked, assets.tables, assets.deck, typesetter)
        if len(_made) > _KEPT:
            _made.popitem(last=False)
    _made.move_to_end(key)
    return found


def _sharing(renew: Callable[[Assets], None]) -> Callable[[Assets], None]:
    """Return what takes shared things where *renew* alone would begin with none."""

    def share(assets: Assets) -> None:
        shares = assets.root == find_root("sprites")
        if shares:
            assets.pictures = _masters()
        renew(assets)
        if shares:
            found = _made_for(assets)
            assets.baked, assets.tables = found.baked, found.tables
            assets.deck, assets.type = found.deck, found.type

    return share


@contextmanager
def sharing_pictures() -> Iterator[None]:
    """All windows that are opened meanwhile share what they make."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Assets, "renew", _sharing(Assets.renew))
        patch.setattr(mixer, "Sound", _sound)
        patch.setattr(Audio, "close", _fall_silent)
        yield


@contextmanager
def sharing_nothing() -> Iterator[None]:
    """Every window that is opened meanwhile begins with nothing, within `sharing_pictures` too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Assets, "renew", _renew)
        patch.setattr(mixer, "Sound", _Sound)
        patch.setattr(Audio, "close", _close)
        yield


_renew, _Sound, _close = Assets.renew, mixer.Sound, Audio.close


@cache
def _samples(file: Path) -> bytes:
    return _Sound(file).get_raw()


def _sound(file: Path | None = None, *, buffer: bytes = b"") -> mixer.Sound:
    """Return a sound from *file*, which is decoded once if it is one of the game's, or from *buffer*."""
    if file is None:
        return _Sound(buffer=buffer)
    ours = mixer.get_init() == _FORMAT and file.parent == find_root("sounds")
    return _Sound(buffer=_samples(file)) if ours else _Sound(file)


def _fall_silent(audio: Audio) -> None:
    """Drop the sounds of *audio*, but keep the device."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mixer, "quit", mixer.stop)
        _close(audio)
