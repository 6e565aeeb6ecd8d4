"""Taking all pictures: every shot in every theme and size."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
from pygame import Surface

from game.app.gallery.games import SAVED
from game.app.gallery.shots import shots
from game.app.gallery.studio import Studio, furnish
from game.app.paint.pictures import find_root
from game.app.paint.theme import Colour
from game.app.paint.typesetting import Fonts
from game.storage.settings import Look, Settings

Size = tuple[int, int]
THEMES: tuple[Look, ...] = ("felt", "night", "contrast")
SIZES: tuple[Size, ...] = ((960, 600), (1280, 800), (1920, 1080))


@dataclass(frozen=True, slots=True)
class Order:
    """The pictures wanted: *themes*, *sizes*, the interface size in per cent, and the names of the *only* shots.

    Where *only* is empty, all shots are taken; a name may be the beginning of several.
    """

    themes: Sequence[Look] = THEMES
    sizes: Sequence[Size] = SIZES
    ui_size: int = 100
    only: Sequence[str] = ()

    def wants(self, name: str) -> bool:
        """Whether the shot called *name* is wanted."""
        return not self.only or any(name.startswith(one) for one in self.only)


def unknown_names(names: Sequence[str]) -> list[str]:
    """Return those of *names* that are the beginning of no shot's name."""
    known = [shot.name for shot in shots()]
    return [name for name in names if not any(one.startswith(name) for one in known)]


def take_all(order: Order, folder: Path) -> Iterator[Path]:
    """Take the pictures of *order*; yield the file of each below *folder* once it is written."""
    with TemporaryDirectory() as home:
        furnish(Path(home), SAVED)
        for size in order.sizes:
            studio = Studio(Path(home), size)
            try:
                for theme in order.themes:
                    yield from _take(studio, theme, order, folder / theme)
            finally:
                studio.close()


def _take(studio: Studio, theme: Look, order: Order, folder: Path) -> Iterator[Path]:
    name = "x".join(str(side) for side in studio.app.viewport.pixels)
    name += f"_{order.ui_size}" if order.ui_size != 100 else ""
    small = []
    for shot in shots():
        if not order.wants(shot.name):
            continue
        picture = studio.take(shot, Settings(theme=theme, ui_size=order.ui_size))
        if picture is not None:
            small.append((shot.name, thumbnail(picture)))
            yield _save(picture, folder / name / f"{shot.name}.png")
    if small:
        yield _save(contact_sheet(small), folder / f"{name}.png")


def _save(picture: pygame.Surface, path: Path) -> Path:
    """Write *picture* to *path*; raise OSError where that fails, even on a full disk, about which SDL is silent."""
    packed = BytesIO()
    pygame.image.save(picture, packed, path.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(packed.getvalue())
    return path


_COLUMNS = 6
_WIDTH = 400
_GAP = 16
_NAME = 30
_LETTERS = 17.0
_GROUND: Colour = (24, 26, 30)
_INK: Colour = (230, 230, 224)


def thumbnail(picture: Surface) -> Surface:
    """Return *picture* as a thumbnail."""
    return pygame.transform.smoothscale(picture, (_WIDTH, round(_WIDTH * picture.get_height() / picture.get_width())))


def contact_sheet(thumbnails: Sequence[tuple[str, Surface]]) -> Surface:
    """Return a sheet of the named *thumbnails*, which are all of one size."""
    columns = min(_COLUMNS, len(thumbnails))
    rows = -(-len(thumbnails) // columns)
    height = thumbnails[0][1].get_height()
    cell = (_WIDTH + _GAP, height + _NAME + _GAP)
    sheet = Surface((columns * cell[0] + _GAP, rows * cell[1] + _GAP))
    sheet.fill(_GROUND)
    face = Fonts(find_root("sprites") / "fonts").get("sans", "regular", _LETTERS)
    for number, (name, picture) in enumerate(thumbnails):
        row, column = divmod(number, columns)
        left, top = _GAP + column * cell[0], _GAP + row * cell[1]
        sheet.blit(picture, (left, top))
        sheet.blit(face.render(name, _INK), (left, top + height + 4))
    return sheet


_SHARE = 0.4
_KEPT = re.compile(r"(\{[^}]*\}|<[^>]*>|[^\w{<]+)")  # fields, tags and the signs between words


class Longer(gettext.NullTranslations):
    """A translation into longer words, to test the layout."""

    def gettext(self, message: str) -> str:
        """Return *message*, longer."""
        return longer(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return *msgid1* or *msgid2*, as English counts *n* things, longer."""
        return longer(msgid1 if n == 1 else msgid2)


@cache  # a page of rules asks for the same texts over and over
def longer(text: str) -> str:
    """Return *text* with letters added to its words; fields and tags stay as they are.

    >>> longer("Bid {bid}, took <b>{taken} tricks</b>")
    'Bidb {bid}, tooktoo <b>{taken} trickstr</b>'
    """
    missing, parts = 0.0, []
    for part in _KEPT.split(text):
        letters = "".join(letter for letter in part if letter.isalpha())
        if len(letters) < 2 or _KEPT.fullmatch(part):
            parts.append(part)
            continue
        missing += _SHARE * len(letters)
        added = int(missing)
        missing -= added
        parts.append(part + letters[:added].lower())
    return "".join(parts)
