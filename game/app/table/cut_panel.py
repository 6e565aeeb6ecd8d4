"""The cut for the deal: the deck lies spread, and the person turns a card over."""

from __future__ import annotations

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.paint.canvas import Canvas
from game.app.paint.typesetting import Typesetter
from game.app.services.session import PERSON
from game.app.shell.audio import Audio
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved
from game.app.table.layout import RATIO
from game.app.table.panel import TITLE_HEIGHT, Panel, Submit
from game.engine.actions import CutCard
from game.engine.views import PlayerView
from game.words import _

_CARD, _LIFT = 84.0, 22.0


class CutPanel(Panel):
    """The spread deck; left and right choose, Enter turns over."""

    width = 780.0

    def __init__(self, view: PlayerView, submit: Submit, audio: Audio) -> None:
        super().__init__(_("The highest card deals: turn one over"), audio)
        self._places = [action.place for action in view.legal if isinstance(action, CutCard)]
        self._submit = submit
        self.chosen: int | None = None

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height of title and cards."""
        return 16 + TITLE_HEIGHT + 30 + _CARD * RATIO + 24

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Take place at *rect*."""
        self.rect = rect

    def _pose(self, index: int) -> Pose:
        inner = self.inner
        step = (inner.width - _CARD) / max(1, len(self._places) - 1)
        lift = _LIFT if self.chosen == index else 0.0
        top = self.rect.top + 16 + TITLE_HEIGHT + 30
        return Pose(inner.left + _CARD / 2 + index * step, top + _CARD * RATIO / 2 - lift, 0, 1, face_up=0.0)

    def _at(self, point: tuple[float, float]) -> int | None:
        for index in reversed(range(len(self._places))):
            pose = self._pose(index)
            if abs(point[0] - pose.x) <= _CARD / 2 and abs(point[1] - pose.y) <= _CARD * RATIO / 2:
                return index
        return None

    def handle(self, event: InputEvent) -> bool:
        """Follow the pointer or the arrow keys; a click or Enter turns the card over."""
        match event:
            case PointerMoved(point):
                before, self.chosen = self.chosen, self._at(point)
                return before != self.chosen
            case PointerDown(point, 1):
                index = self._at(point)
                if index is not None:
                    self._turn(index)
                return index is not None
            case KeyPressed("left" | "right" as key):
                middle = len(self._places) // 2
                step = 1 if key == "right" else -1
                self.chosen = (middle if self.chosen is None else self.chosen + step) % len(self._places)
                return True
            case KeyPressed("enter" | "space"):
                self._turn(len(self._places) // 2 if self.chosen is None else self.chosen)
                return True
            case _:
                return False

    def _turn(self, index: int) -> None:
        self._submit(CutCard(PERSON, self._places[index]))

    def draw_body(self, canvas: Canvas) -> None:
        """Show the spread deck: lying so close, its cards cast one shadow together."""
        lying = [self._pose(index).y for index in range(len(self._places)) if index != self.chosen]
        deck = FRect(self.inner.left, max(lying) - _CARD * RATIO / 2, self.inner.width, _CARD * RATIO)
        canvas.box(deck.inflate(-2, -2), canvas.theme.well, canvas.theme.radii.key, shadows=canvas.theme.depths.card)
        for index in range(len(self._places)):
            pose = self._pose(index)
            canvas.card_back(pose, _CARD, shadows=None if index == self.chosen else ())
            if index == self.chosen:
                edge = FRect(pose.x - _CARD / 2, pose.y - _CARD * RATIO / 2, _CARD, _CARD * RATIO)
                canvas.outline(edge.inflate(2, 2), canvas.theme.highlight, 3, canvas.theme.radii.key)
