"""How well everything that is written can be read: its ink against the ground that is really beneath it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame
import pytest
from pygame import Rect, Surface

from game.app.paint.brush import Brush
from game.app.paint.pictures import Pictures
from game.app.paint.theme import Colour
from game.app.paint.typesetting import Typesetter

_PARTS = 4  # of a line, each with its own ground


class Written(NamedTuple):
    """Words or a sign in *ink*, and the colour of *ground* on which they are worst to read."""

    what: str
    ink: Colour
    ground: Colour

    @property
    def contrast(self) -> float:
        """The contrast as WCAG 2 defines it."""
        return contrast(self.ink, self.ground)


@dataclass
class Reader:
    """Notes all words and signs that are put down."""

    words: list[Written] = field(default_factory=list)
    signs: list[Written] = field(default_factory=list)


def luminance(colour: Colour) -> float:
    """Return the relative luminance of *colour* as WCAG 2 defines it."""
    red, green, blue = (c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def worst_ground(surface: Surface, box: Rect, ink: Colour) -> Colour | None:
    """Return the colour beneath a part of *box* that is nearest to *ink*; None where nothing of it shows."""
    shown = box.clip(surface.get_clip())
    if shown.width < box.width // 2 or shown.height < box.height // 2 or not shown.width or not shown.height:
        return None
    width = max(1, shown.width // _PARTS)
    parts = [Rect(shown.left + part * width, shown.top, width, shown.height).clip(shown) for part in range(_PARTS)]
    grounds = [pygame.transform.average_color(surface, part)[:3] for part in parts if part.width]
    return min(grounds, key=lambda ground: contrast(ink, ground))


@contextmanager
def reading(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    """Note what is written, until the context ends."""
    reader = Reader()
    rendered: dict[int, tuple[list[Written], str, Colour, Surface]] = {}
    render, white, put = Typesetter.render, Pictures.white, Brush.put

    def render_noted(self: Typesetter, text: str, style: str, colour: Colour, *rest: object, **more: object) -> Surface:
        surface: Surface = render(self, text, style, colour, *rest, **more)  # type: ignore[arg-type]  # passed on
        rendered[id(surface)] = reader.words, text, colour, surface
        return surface

    def white_noted(self: Pictures, name: str, size: tuple[int, int], colour: Colour) -> Surface:
        surface = white(self, name, size, colour)
        rendered[id(surface)] = reader.signs, name, colour, surface
        return surface

    def put_noted(self: Brush, surface: Surface, left: int, top: int, alpha: float = 1.0) -> None:
        if id(surface) in rendered and alpha == 1.0:
            notes, what, ink, _kept = rendered[id(surface)]
            box = surface.get_rect(topleft=(left, top))
            if notes is reader.words:  # letters stand in the middle of their line
                box = Rect(box.left, box.top + box.height * 3 // 10, box.width, box.height * 9 // 20)
            ground = worst_ground(self.surface, box, ink)
            if ground is not None and what.strip():
                notes.append(Written(what, ink, ground))
        put(self, surface, left, top, alpha)

    replaced: tuple[tuple[type, str, Callable[..., object]], ...] = (
        (Typesetter, "render", render_noted), (Pictures, "white", white_noted), (Brush, "put", put_noted),
    )  # fmt: skip
    with monkeypatch.context() as patch:
        for owner, name, noted in replaced:
            patch.setattr(owner, name, noted)
        yield reader
