"""The past tricks of a deal, shown again one by one from the last."""

from __future__ import annotations

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.paint.canvas import Canvas
from game.app.services.session import Session
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, Scrolled
from game.app.table.layout import RATIO, Layout
from game.rules.seats import Seat
from game.rules.tricks import Trick
from game.words import _

_CARD = 100.0  # units: the widest card
_WIDEST, _LEAST = 560.0, 480.0  # units: width of the panel
_ARROW = 42.0  # units


class PastTricks:
    """Shows the last trick of the deal again, and any before it by arrow keys, wheel or its arrows."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.index: int | None = None  # index of the trick that is shown

    def toggle(self) -> None:
        """Show the last trick, if there is one; close if one is shown."""
        count = len(self.session.view.tricks)
        self.index = count - 1 if self.index is None and count else None

    def close(self) -> None:
        """Show no trick."""
        self.index = None

    def step(self, by: int) -> None:
        """Go *by* tricks forward (back if negative), as far as there are any."""
        if self.index is not None:
            self.index = max(0, min(len(self.session.view.tricks) - 1, self.index + by))

    def handle(self, event: InputEvent, layout: Layout) -> None:
        """Go to another trick; any other key or click closes."""
        back, on = self.arrows(self.place(layout))
        match event:
            case KeyPressed("left" | "up"):
                self.step(-1)
            case KeyPressed("right" | "down"):
                self.step(1)
            case Scrolled(_, steps):
                self.step(-1 if steps > 0 else 1)
            case PointerDown(point, 1) if back.collidepoint(point):
                self.step(-1)
            case PointerDown(point, 1) if on.collidepoint(point):
                self.step(1)
            case _:
                self.close()

    def place(self, layout: Layout) -> FRect:
        """Return the place of the panel."""
        return past_place(self.session.rules.players, layout)

    def arrows(self, panel: FRect) -> tuple[FRect, FRect]:
        """Return the places of the arrows back and on in *panel*."""
        on = FRect(panel.right - _ARROW - 14, panel.top + 10, _ARROW, _ARROW)
        return on.move(-_ARROW - 4, 0), on

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw who played what to the trick, in order, and who took it."""
        if self.index is None:
            return
        panel, view = self.place(layout), self.session.view
        canvas.panel(panel, border=canvas.theme.accent.low)
        back, on = self.arrows(panel)
        title = FRect(panel.left + 24, panel.top + 14, back.left - panel.left - 32, 36)
        canvas.text(self.title, title, "panel")
        for icon, rect, more in (
            ("chevron_left", back, self.index > 0),
            ("chevron_right", on, self.index < len(view.tricks) - 1),
        ):
            canvas.box(rect, canvas.theme.control, canvas.theme.radii.button, canvas.theme.control_border)
            canvas.icon(icon, rect.center, 22, canvas.theme.accent.light if more else canvas.theme.disabled)
        self._draw_cards(canvas, panel, view.tricks[self.index], view.takers[self.index])

    @property
    def title(self) -> str:
        """The number of the trick that is shown, and who took it."""
        index = self.index or 0
        name = self.session.called(self.session.view.takers[index])
        return _("Trick {number}, taken by {name}").format(number=index + 1, name=name)

    def _draw_cards(self, canvas: Canvas, panel: FRect, trick: Trick, taker: Seat) -> None:
        step = (panel.width - 48) / len(trick)
        card = min(_card_width(panel.width, len(trick)), (panel.height - _height(0)) / RATIO)
        for place, play in enumerate(trick.plays):
            x = panel.left + 24 + step * (place + 0.5)
            outline = canvas.theme.accent.light if play.seat is taker else None
            canvas.card(play.card.name, Pose(x, panel.top + 66 + card * RATIO / 2), card, outline=outline)
            name = FRect(x - step / 2, panel.top + 72 + card * RATIO, step, 24)
            words = _("{name} led") if place == 0 else "{name}"
            canvas.text(words.format(name=self.session.name(play.seat)), name, "label", align="centre")


def past_place(cards: int, layout: Layout) -> FRect:
    """Return the place of the panel for a trick of *cards* cards: below the caption and above the hand."""
    width = min(_WIDEST, max(_LEAST, layout.panel_width))
    rect = layout.panel(width, _height(_card_width(width, cards)))
    if rect.colliderect(layout.caption):
        rect.top = layout.caption.bottom + 4
    rect.height = min(rect.height, layout.hand.top - 6 - rect.top)
    return rect


def _height(card: float) -> float:
    """Return the height of the panel around cards of the width *card*."""
    return 66 + card * RATIO + 46


def _card_width(width: float, cards: int) -> float:
    return min(_CARD, (width - 48) / cards - 14)
