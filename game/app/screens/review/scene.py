"""The review: every bid and card of a deal, all hands open, and why each computer player did what it did."""

from __future__ import annotations

from typing import Literal

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.screens.page import HEADER, PageScene
from game.app.screens.review.panels import ReasonFinder, ReasonPanel, TrickStrip
from game.app.screens.review.table import ReviewLayout, ReviewTable, lay_out_review
from game.app.services.played_game import PlayedGame
from game.app.services.services import Services
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved, Scrolled
from game.app.table.arranging import TableShape
from game.app.table.picture import Sorting
from game.app.widgets.buttons import Button
from game.app.widgets.choices import ChoiceBar
from game.app.widgets.widget import Widget
from game.coach.looking_back import Moment, PlayedDeal
from game.engine.actions import PlayCard
from game.words import _

_KEY = 46.0
_BROAD = 600.0
_PATIENCE = 0.3  # seconds before the panel says that a reason is being looked for
Shown = Literal["all", "mine"]


class ReviewScene(PageScene):
    """The review of *game*, which has at least one deal; it opens at number *deal* (from 0; by default the last)."""

    def __init__(self, services: Services, game: PlayedGame, deal: int = -1) -> None:
        super().__init__(services, _("Review"))
        self.game = game
        self.shown: Shown = "all"
        self.number = deal % len(game.deals)
        self.place = 0
        self.reasons = ReasonFinder(game, aside=services.thinks_aside)
        self._waited = 0.0
        self.switch = ChoiceBar[Shown](
            [("all", _("All hands")), ("mine", _("Only mine"))], FRect(), self.shown, self.show, label=_("Hands")
        )
        self.earlier = Button("", FRect(), lambda: self.open(self.number - 1), icon="chevron_left")
        self.later = Button("", FRect(), lambda: self.open(self.number + 1), icon="chevron_right")
        self._company = TableShape.of(game.rules)
        self.layout: ReviewLayout = lay_out_review(1280, 720, FRect(24, 24, 1232, HEADER), self._company)
        self.strip = TrickStrip(game, self.deal, self.go_to_trick, self.step)
        self.panel = ReasonPanel(game, compact=False)
        self.table = self._table()

    # -- where it is -------------------------------------------------------------------------------------------

    @property
    def deal(self) -> PlayedDeal:
        """The deal being reviewed."""
        return self.game.deals[self.number]

    @property
    def moment(self) -> Moment:
        """The decision being looked at."""
        return self.deal.moments[self.place]

    def open(self, number: int) -> None:
        """Go to the beginning of deal *number* (from 0), if there is such a deal."""
        if not 0 <= number < len(self.game.deals):
            return
        self.number = number
        self.strip = TrickStrip(self.game, self.deal, self.go_to_trick, self.step)
        self.go(0)
        self.arrange_again()

    def go(self, place: int) -> None:
        """Go to decision *place* of the deal, or to its first or last one if there is no such place."""
        self.place = min(max(0, place), len(self.deal.moments) - 1)
        self._waited = 0.0
        self._changed()

    def step(self, by: int) -> None:
        """Go to the next decision (*by* 1) or to the one before (-1)."""
        self.go(self.place + by)

    def go_to_trick(self, trick: int | None) -> None:
        """Go to the first card of *trick*, or, for None, to the first bid."""
        self.go(next((place for place, one in enumerate(self.deal.moments) if one.trick == trick), 0))

    def _step_trick(self, by: int) -> None:
        tricks = [-1, *range(len(self.deal.deal.tricks))]
        now = -1 if self.moment.trick is None else self.moment.trick
        wanted = min(max(now + by, tricks[0]), tricks[-1])
        self.go_to_trick(None if wanted < 0 else wanted)

    def show(self, shown: Shown) -> None:
        """Show all hands, or only what the person saw."""
        self.shown = shown
        self._changed()

    def _changed(self) -> None:
        """Show the present moment."""
        self.strip.select(self.moment.trick)
        self.table = self._table()
        self.dirty = True

    def _table(self) -> ReviewTable:
        settings = self.services.settings
        sorting = Sorting(settings.suit_order, settings.rank_order == "high_first")
        return ReviewTable(
            self.game, self.deal, self.moment, self.layout, open_hands=self.shown == "all", sorting=sorting
        )

    # -- what the person does ----------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> None:
        """React to what the player did: arrows and wheel go through the deal, a click on a card or a name asks why."""
        match event:
            case KeyPressed(key) if self._goes(key):
                return
            case Scrolled(_point, steps):
                self.step(-1 if steps > 0 else 1)
            case PointerMoved(point):
                before = self.table.hovered
                self.table.hovered = self.table.card_at(point)
                if self.widgets.handle(event) or before is not self.table.hovered:
                    self.dirty = True
            case PointerDown(point, 1) if not self.widgets.handle(event):
                self._point_at(point)
            case PointerDown():
                self.dirty = True
            case _:
                super().handle(event)

    def _goes(self, key: str) -> bool:
        """Go where *key* leads; return whether it leads anywhere."""
        if self.switch.focused and self.widgets.ring_shown and key in ("left", "right"):
            return False
        match key:
            case "left" | "right":
                self.step(1 if key == "right" else -1)
            case "up" | "down":
                self._step_trick(1 if key == "down" else -1)
            case "home":
                self.go(0)
            case "end":
                self.go(len(self.deal.moments))
            case "page up" | "page down":
                self.open(self.number + (1 if key == "page down" else -1))
            case _:
                return False
        return True

    def _point_at(self, point: tuple[float, float]) -> None:
        card, seat = self.table.card_at(point), self.table.seat_at(point)
        for place, one in enumerate(self.deal.moments):
            said = one.trick is None and one.seat is seat
            if said or (isinstance(one.action, PlayCard) and one.action.card is card):
                self.go(place)
                return

    # -- time --------------------------------------------------------------------------------------------------

    @property
    def waits(self) -> bool:
        """Whether no reason is being looked for, or it takes long."""
        return self._waited > _PATIENCE

    def update(self, seconds: float) -> None:
        """Advance by *seconds*; show a reason once it is found."""
        super().update(seconds)
        before = self._waited
        self._waited += seconds
        if self.reasons.want(self.moment) or before < _PATIENCE <= self._waited:
            self.dirty = True

    def close(self) -> None:
        """Stop looking for reasons."""
        self.reasons.close()

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay out for *width* x *height*."""
        super().arrange(width, height)
        self.layout = lay_out_review(width, height, self.header, self._company)
        self.switch.rect = FRect(self.layout.switch)
        self.strip.arrange(self.layout.strip)
        self.panel = ReasonPanel(self.game, compact=self.layout.compact)
        self.panel.rect = self.layout.panel
        self._place_deals()
        self._changed()
        widgets: list[Widget] = [*self.strip.widgets, self.switch, self.earlier, self.later]
        self.gather(*widgets, default=self.strip.on)

    def _place_deals(self) -> None:
        """Put the buttons for the deals before and after this one on the panel, if there are such deals."""
        several, panel = len(self.game.deals) > 1, self.layout.panel
        pad = 14.0 if self.layout.compact else 20.0
        beside = panel.width > _BROAD  # there is room beside the name
        self.panel.foot = _KEY + 12 if several and not beside else 0.0
        width = min(140.0, (panel.width - 2 * pad - 10) / 2)
        top = panel.top + pad if beside else panel.bottom - pad - _KEY
        self.earlier.rect = FRect(panel.right - pad - 2 * width - 10, top, width, _KEY)
        self.later.rect = FRect(panel.right - pad - width, top, width, _KEY)
        for button, number in ((self.earlier, self.number - 1), (self.later, self.number + 1)):
            button.label = _("Deal {n}").format(n=number + 1)
            button.visible = several and 0 <= number < len(self.game.deals)

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw_header(self, canvas: Canvas) -> None:
        """Show the title and the deal."""
        left = self.back_button.rect.right + 16
        room = FRect(left, self.header.top - 6, self.layout.header.right - left, 40)
        canvas.text(self.title, room, "screen", canvas.theme.accent.light)
        line = FRect(left, room.bottom - 2, room.width, 22)
        canvas.text(self.subtitle(canvas, room.width), line, "label", canvas.theme.on_table)

    def subtitle(self, canvas: Canvas, room: float) -> str:
        """Return the rules and the deal; the name of the rules is shortened to fit into *room*."""
        words = _("{rules}  ·  deal {n}")
        left = room - canvas.type.width(words.format(rules="", n=self.number + 1), "label")
        rules = canvas.type.shortened(self.game.title, int(left * canvas.type.viewport.scale), "label")
        return words.format(rules=rules, n=self.number + 1)

    def draw_body(self, canvas: Canvas) -> None:
        """Show the table, the reason and the tricks."""
        self.table.draw(canvas)
        reason = self.reasons.reason_of(self.moment)
        waiting = _("<i>Thinking it over again …</i>") if self._waited >= _PATIENCE else ""
        self.panel.draw(canvas, self.moment, reason or waiting)
        self.strip.draw(canvas)
