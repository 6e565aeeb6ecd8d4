"""Calling a renege: leaf through the tricks, point at the card, call."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.app.audio import Audio
from game.app.canvas import Canvas
from game.app.inputs import InputEvent, PointerDown
from game.app.markup import escape
from game.app.motion import Pose
from game.app.table.layout import RATIO
from game.app.table.panel import BUTTON_HEIGHT, TITLE_HEIGHT, Panel, Submit
from game.app.table.session import Session
from game.app.typesetting import Typesetter
from game.app.widgets.base import Widget
from game.app.widgets.button import Button
from game.app.widgets.choice import Choice
from game.app.widgets.stepper import Stepper
from game.engine.actions import Action, CallRenege
from game.engine.views import PlayerView
from game.rules.tricks import Play
from game.words import _

_CARD = 92.0


class CourtPanel(Panel):
    """The tricks as evidence; *dismiss* leaves them as they are, with *dismiss_label* on its button."""

    width = 620.0

    def __init__(
        self,
        session: Session,
        view: PlayerView,
        submit: Submit,
        audio: Audio,
        dismiss: Callable[[], object],
        dismiss_label: str,
    ) -> None:
        super().__init__(_("Did somebody not follow suit?"), audio)
        self._session = session
        self._view = view
        self._submit = submit
        self._dismiss = dismiss
        self._dismiss_label = dismiss_label
        self._calls = [action for action in view.legal if isinstance(action, CallRenege)]
        self.trick = max((call.trick for call in self._calls), default=0)
        self.accused: CallRenege | None = None

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height of title, stepper, cards, choice, words and buttons."""
        return (
            16 + TITLE_HEIGHT + 8 + 48 + 12 + self._card * RATIO + 30 + 12 + 46 + 8 + self._price + BUTTON_HEIGHT + 22
        )

    @property
    def _card(self) -> float:
        return 72.0 if self.tight else _CARD

    @property
    def _price(self) -> float:
        """How high the words are that tell what a wrong call costs."""
        return 34.0 if self.tight else 48.0

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Stepper, cards, who is accused, buttons."""
        self.rect = rect
        inner = self.inner
        top = rect.top + 16 + TITLE_HEIGHT + 8
        most = max((call.trick for call in self._calls), default=0)
        numbers = Stepper(
            _("Trick"),
            FRect(inner.left - 12, top, inner.width + 16, 48),
            self.trick,
            self._set_trick,
            values=range(most + 1),
            shown=lambda index: str(index + 1),
        )
        bottom = rect.bottom - 22 - BUTTON_HEIGHT
        row = FRect(inner.left, bottom, inner.width, BUTTON_HEIGHT)
        half = (inner.width - 14) / 2
        self._call = Button(_("Call a renege"), self.at_answer(row, min(210, half)), self.call)
        leave = Button(self._dismiss_label, self.beside_answer(row, min(250, half)), self._dismiss, kind="gold")
        widgets: list[Widget] = [numbers, leave, self._call]
        options = self._options()
        if options:
            choice = FRect(inner.left, bottom - self._price - 8 - 46, inner.width, 46)
            widgets.insert(1, Choice(options, choice, self.accused, self._accuse))
        self._call.enabled = self.accused is not None
        self.renew(widgets, leave)
        self._type = type_

    def _options(self) -> list[tuple[CallRenege | None, str]]:
        calls = [call for call in self._calls if call.trick == self.trick]
        named: list[tuple[CallRenege | None, str]] = [(call, self._session.name(call.accused)) for call in calls]
        return [(None, _("Nobody")), *named] if named else []

    def _set_trick(self, index: int) -> None:
        self.trick, self.accused = index, None
        focused = 0
        self.arrange(self.rect, self._type)
        self.group.focus(self.group.widgets[focused])

    def _accuse(self, call: CallRenege | None) -> None:
        self.accused = call
        self._call.enabled = call is not None

    def call(self) -> None:
        """Accuse."""
        if self.accused is not None:
            self._submit(self.accused)

    def _plays(self) -> tuple[Play, ...]:
        tricks = (*self._view.tricks, self._view.trick)
        return tricks[self.trick].plays if self.trick < len(tricks) else ()

    def _pose(self, index: int) -> Pose:
        inner = self.inner
        top = self.rect.top + 16 + TITLE_HEIGHT + 8 + 48 + 12
        plays = max(1, len(self._plays()))
        step = min(130.0, inner.width / plays)
        return Pose(inner.centerx + (index - (plays - 1) / 2) * step, top + self._card * RATIO / 2)

    def handle(self, event: InputEvent) -> bool:
        """A click on a card accuses who played it."""
        if isinstance(event, PointerDown):
            for index, play in enumerate(self._plays()):
                pose = self._pose(index)
                off = abs(event.point[0] - pose.x), abs(event.point[1] - pose.y)
                near = off[0] <= self._card / 2 and off[1] <= self._card * RATIO / 2
                call = next((one for one in self._calls if (one.trick, one.accused) == (self.trick, play.seat)), None)
                if near and call is not None:
                    self.accused = call
                    self.arrange(self.rect, self._type)
                    return True
        return super().handle(event)

    def draw_body(self, canvas: Canvas) -> None:
        """Show the trick card by card, with names, and the price of a wrong call."""
        for index, play in enumerate(self._plays()):
            pose = self._pose(index)
            accused = self.accused is not None and self.accused.accused is play.seat
            canvas.card(play.card.name, pose, self._card, outline=canvas.theme.danger if accused else None)
            name = FRect(pose.x - 62, pose.y + self._card * RATIO / 2 + 6, 124, 24)
            lead = _("{name} led") if index == 0 else "{name}"
            canvas.text(lead.format(name=self._session.name(play.seat)), name, "label", align="centre")
        price = self._view.rules.wrong_call_points
        inner = self.inner
        words = _("A wrong call costs your side {points}.").format(points=price)
        if not self._calls:
            words = _("There is nobody to call.")
        bottom = self.rect.bottom - 22 - BUTTON_HEIGHT
        canvas.rich(
            escape(words),
            FRect(inner.left, bottom - self._price + 2, inner.width, self._price - 8),
            "text",
            canvas.theme.muted,
        )


def calls_of(legal: tuple[Action, ...]) -> bool:
    """Whether any of *legal* calls a renege."""
    return any(isinstance(action, CallRenege) for action in legal)
