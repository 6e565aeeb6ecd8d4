"""Names of keys as they look on a keyboard, on paper.

caps, bottom = set_caps("Left, Right", FRect(242, 200, 200, 0), type_)
for cap in caps:
    cap.draw(canvas)
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter

_STYLE: Style = "small_strong"
_HEIGHT, _LEAST = 25.0, 28.0
_PADDING = 8.0
_GAP, _LEADING = 6.0, 31.0
_LONGEST = 14  # letters: what is longer is no name of a key
_RADIUS = 5.0
_LIP = 2.0


@dataclass(frozen=True, slots=True)
class KeyCap:
    """A key that is called *name*, at *rect*; *bare*: the words stand without a key around them."""

    name: str
    rect: FRect
    bare: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Show the key."""
        paper = canvas.theme.paper
        if self.bare:
            canvas.text(self.name, self.rect, "strong", paper.ink)
            return
        canvas.box(self.rect.move(0, _LIP), paper.strong_rule, _RADIUS)
        canvas.box(self.rect, paper.face, _RADIUS, paper.strong_rule, 1)
        canvas.text(self.name, self.rect, _STYLE, paper.ink, "centre")


def set_caps(text: str, room: FRect, type_: Typesetter) -> tuple[list[KeyCap], float]:
    """Return the keys that *text* lists, between commas, from the top of *room* on, and where they end."""
    names = text.split(", ")
    if any(len(name) > _LONGEST for name in names):
        leading = type_.theme.type("strong").leading
        lines = type_.lines(text, room.width, "strong")
        places = [FRect(room.left, room.top + row * leading, room.width, leading) for row in range(len(lines))]
        bare = [KeyCap(line, place, bare=True) for line, place in zip(lines, places, strict=True)]
        return bare, room.top + len(lines) * leading
    caps: list[KeyCap] = []
    left, top = room.left, room.top
    for name in names:
        width = max(_LEAST, type_.width(name, _STYLE) + 2 * _PADDING)
        if caps and left + width > room.right:
            left, top = room.left, top + _LEADING
        caps.append(KeyCap(name, FRect(left, top + 1, width, _HEIGHT)))
        left += width + _GAP
    return caps, top + _HEIGHT + _LIP
