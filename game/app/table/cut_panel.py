"""The cut for the deal: the deck lies spread, and the person turns a card over."""

from __future__ import annotations

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.paint.canvas import Canvas
from game.app.paint.layout import Box, Column, Drawn, Gap
from game.app.paint.typesetting import Typesetter
from game.app.services.session import PERSON
from game.app.shell.audio import Audio
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved
from game.app.table.layout import RATIO
from game.app.table.panel import Panel, Submit
from game.engine.actions import CutCard
from game.engine.views import PlayerView
from game.words import _

_CARD, _LIFT = 84.0, 22.0


class CutPanel(Panel):
    """The spread deck; left and right choose, Enter turns over."""

    width = 780.0

    def __init__(self, view: PlayerView, submit: Submit, audio: Audio) -> None:
        super().__init__(_("The highest card deals: turn one over"), audio)
        self.places = [action.place for action in view.legal if isinstance(action, CutCard)]
        self._submit = submit
        self.chosen: int | None = None
        self._deck = Drawn(_CARD * RATIO, self._draw_deck)

    def build(self, type_: Typesetter, width: float) -> Box:
        """Return the room of the deck, with that of a raised card above it."""
        return Column(Gap(30), self._deck, Gap(24))

    def pose(self, index: int) -> Pose:
        """Return where card *index* of the deck lies."""
        deck = self._deck.rect
        step = (deck.width - _CARD) / max(1, len(self.places) - 1)
        lift = _LIFT if self.chosen == index else 0.0
        return Pose(deck.left + _CARD / 2 + index * step, deck.top + _CARD * RATIO / 2 - lift, 0, 1, face_up=0.0)

    def _at(self, point: tuple[float, float]) -> int | None:
        for index in reversed(range(len(self.places))):
            pose = self.pose(index)
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
                middle = len(self.places) // 2
                step = 1 if key == "right" else -1
                self.chosen = (middle if self.chosen is None else self.chosen + step) % len(self.places)
                return True
            case KeyPressed("enter" | "space"):
                self._turn(len(self.places) // 2 if self.chosen is None else self.chosen)
                return True
            case _:
                return False

    def _turn(self, index: int) -> None:
        self._submit(CutCard(PERSON, self.places[index]))

    def _draw_deck(self, canvas: Canvas, place: FRect) -> None:
        """Show the spread deck: lying so close, its cards cast one shadow together."""
        theme, radius = canvas.theme, canvas.theme.radii.key
        canvas.box(place.inflate(-2, -2), theme.well, radius, shadows=theme.depths.card)
        for index in range(len(self.places)):
            pose = self.pose(index)
            canvas.card_back(pose, _CARD, shadows=None if index == self.chosen else ())
            if index == self.chosen:
                edge = FRect(pose.x - _CARD / 2, pose.y - _CARD * RATIO / 2, _CARD, _CARD * RATIO)
                canvas.outline(edge.inflate(2, 2), theme.highlight, 3, radius)
