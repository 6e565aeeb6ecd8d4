"""Which words stand lower than the panel that they begin in, or over other words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
from pygame import FRect, Rect

from game.app.paint.brush import Brush
from game.app.paint.shape_brush import ShapeBrush
from game.app.paint.text_brush import TextBrush

_SLACK = 3.0  # units


@dataclass
class Page:
    """What is drawn: filled boxes and words of several lines, each with what it is cut off by; and problems."""

    boxes: list[tuple[FRect, Rect]] = field(default_factory=list)
    words: list[tuple[FRect, Rect, str]] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def fill(self, rect: FRect, clip: Rect) -> None:
        """Note a box; words beneath it are hidden."""
        self.words = [one for one in self.words if not rect.collidepoint(one[0].center)]
        self.boxes.append((rect, clip))

    def write(self, words: str, rect: FRect, clip: Rect) -> None:
        """Note *words* that fill *rect*: they belong into the box that they begin in, and below earlier words."""
        around = [box for box, cut in self.boxes if cut == clip and box.collidepoint(rect.left + 1, rect.top + 1)]
        if around and rect.bottom > around[-1].bottom + _SLACK:
            self.problems.append(f"{words!r} stands {rect.bottom - around[-1].bottom:.0f} units below its panel")
        lower = rect.move(0, _SLACK)
        for other, cut, said in self.words:
            if cut == clip and other.top < rect.top and other.colliderect(lower) and rect.top < other.bottom - _SLACK:
                self.problems.append(f"{words!r} stands over {said!r}")
        self.words.append((rect, clip, words))

    def clear(self) -> None:
        """Note that all that was drawn is hidden."""
        self.boxes.clear()
        self.words.clear()


@contextmanager
def watching(monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """Watch words of several lines and the boxes around them, until the context ends."""
    page = Page()
    box, paragraph, rich, table = ShapeBrush.box, TextBrush.paragraph, TextBrush.rich, ShapeBrush.table

    def shifted(self: Brush, rect: FRect) -> FRect:
        (dx, dy), scale = self.at((0, 0)), self.viewport.scale
        return FRect(rect).move(dx / scale, dy / scale)

    def box_seen(self: ShapeBrush, rect: FRect, *rest: object, **more: object) -> None:
        page.fill(shifted(self, rect), self.surface.get_clip())
        box(self, rect, *rest, **more)  # type: ignore[arg-type]  # passed on

    def paragraph_seen(self: TextBrush, text: str, rect: FRect, *rest: object, **more: object) -> float:
        height: float = paragraph(self, text, rect, *rest, **more)  # type: ignore[arg-type]  # passed on
        place = shifted(self, rect)
        page.write(text, FRect(place.topleft, (place.width, height)), self.surface.get_clip())
        return height

    def rich_seen(self: TextBrush, markup: str, rect: FRect, *rest: object, **more: object) -> float:
        height: float = rich(self, markup, rect, *rest, **more)  # type: ignore[arg-type]  # passed on
        if more.get("wrap"):
            place = shifted(self, rect)
            page.write(markup, FRect(place.topleft, (place.width, height)), self.surface.get_clip())
        return height

    def table_seen(self: ShapeBrush) -> None:
        page.clear()
        table(self)

    with monkeypatch.context() as patch:
        patch.setattr(ShapeBrush, "box", box_seen)
        patch.setattr(ShapeBrush, "table", table_seen)
        patch.setattr(TextBrush, "paragraph", paragraph_seen)
        patch.setattr(TextBrush, "rich", rich_seen)
        yield page
