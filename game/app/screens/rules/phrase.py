"""A phrase on the paper that can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.screens.rules.lines import Placed
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerUp
from game.app.widgets.widget import Widget
from game.rules.rule_keys import title_of

_DOT = 2.0  # units of the dotted rule


class PhraseWidget(Widget):
    """The *pieces* of a phrase, one a line, that says *key*; *changed*: it differs from the model."""

    def __init__(
        self, key: str, pieces: Sequence[Placed], on_press: Callable[[str], object], *, changed: bool, open_: bool
    ) -> None:
        super().__init__(FRect(pieces[0].rect))
        self.key = key
        self.pieces = tuple(pieces)
        self.changed = changed
        self.open = open_
        self.on_paper = True
        self._on_press = on_press
        self._pressed = False

    @property
    def words(self) -> str:
        """What the choice is called, and what is chosen."""
        return f"{title_of(self.key)}: {' '.join(piece.run.text for piece in self.pieces)}"

    @property
    def whole(self) -> FRect:
        """What all its lines take."""
        return self.rect.unionall([piece.rect for piece in self.pieces])

    @property
    def radius(self) -> float | None:
        """Slightly round."""
        return 4.0

    @property
    def rings(self) -> Sequence[FRect]:
        """Each line of the phrase, so close that the rings of two lines do not cross."""
        return [piece.rect.inflate(-6, -12) for piece in self.pieces]

    def contains(self, point: tuple[float, float]) -> bool:
        """Return whether *point* is on one of the lines."""
        return self.visible and any(piece.rect.inflate(6, 0).collidepoint(point) for piece in self.pieces)

    def handle(self, event: InputEvent) -> bool:
        """Open the choice when the press ends on the phrase."""
        match event:
            case PointerDown(point, 1) if self.contains(point):
                self._pressed = True
                return True
            case PointerUp(point, 1) if self._pressed:
                self._pressed = False
                if self.contains(point):
                    self._on_press(self.key)
                return True
            case KeyPressed("enter" | "space"):
                self._on_press(self.key)
                return True
            case _:
                return False

    def draw(self, canvas: Canvas) -> None:
        """Show the words with a dotted rule, on gold where they differ from the model, dark while it is chosen."""
        theme, paper = canvas.theme, canvas.theme.paper
        for piece in self.pieces:
            rect, aside = piece.rect, piece.run.pad  # what stands beside it is not covered
            ink = paper.phrase
            if self.open:
                canvas.box(rect.inflate(2 * aside, -2), theme.control, 5)
                ink = theme.text
            elif self.changed:
                canvas.box(rect.inflate(2 * aside, -4), paper.changed_back, 4)
                start, end = (rect.left - aside, rect.bottom - 3), (rect.right + aside, rect.bottom - 3)
                canvas.line(start, end, paper.dotted, 2)
                ink = paper.changed
            elif self.hovered:
                canvas.box(rect.inflate(2 * aside + 1, -4), paper.total, 4, paper.dotted)
            if not self.open and not self.changed:
                self._draw_dots(canvas, rect)
            canvas.text(piece.run.text, rect, "strong", ink)

    def _draw_dots(self, canvas: Canvas, rect: FRect) -> None:
        y = rect.bottom - 4
        canvas.polyline([(rect.left, y), (rect.right, y)], canvas.theme.paper.dotted, 1.6, dash=_DOT)
