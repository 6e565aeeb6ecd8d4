"""The panels of the review: the row of tricks, and why a decision was made."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.ai.agent import Decision
from game.app.paint.canvas import Canvas
from game.app.paint.layout import below, beside, inset, strip
from game.app.paint.markup import escape
from game.app.paint.theme import Gradient, Style
from game.app.services.played_game import PlayedGame
from game.app.shell.worker import Worker
from game.app.widgets.buttons import Button, OnPress, Pressable
from game.app.widgets.marks import draw_side_mark
from game.app.widgets.widget import Widget
from game.app.wording.review import bids_in_short, bids_told, chip_card, deed, did, stage
from game.app.wording.table import advice, sentence
from game.coach.hint import hint
from game.coach.looking_back import Moment, PlayedDeal, ask_again
from game.rules.card_words import card_name
from game.rules.seats import Seat, Side
from game.rules.tricks import Trick
from game.words import _

_LEAST = 43.0  # units: the least width of a chip
_STYLES: tuple[Style, ...] = ("text", "label", "small", "tiny")


class StageChip(Pressable):
    """A stage of the deal, with a *title* over a *note*; the *selected* one is being looked at.

    *side* took the trick; None for what came before the play. With *many* sides its mark is shown.
    """

    def __init__(
        self, title: str, note: str, spoken: str, on_press: OnPress, *, side: Side | None = None, many: bool = False
    ) -> None:
        super().__init__(FRect(), on_press)
        self.title = title
        self.note = note
        self.spoken = spoken
        self.side = side
        self.many = many
        self.selected = False

    @property
    def words(self) -> str:
        """What the chip says when it is read out."""
        return self.spoken

    def draw(self, canvas: Canvas) -> None:
        """Show the chip: gold when it is looked at."""
        theme, rect = canvas.theme, self.rect
        if self.selected:
            canvas.box(rect, Gradient(theme.accent.light, theme.accent.low), theme.radii.key, theme.highlight, 2.5)
        else:
            fill = theme.control_hover if self.hovered else theme.control
            canvas.box(rect, fill, theme.radii.key, theme.control_border)
        ink = theme.on_accent if self.selected else theme.text
        note = self._note(canvas)
        middle = rect.centery - (12 if note else 3 if self.side is not None else 0)
        canvas.rich(self.title, FRect(rect.left, middle - 14, rect.width, 28), self._style(canvas), ink, "centre")
        line = FRect(rect.left + 3, middle + 12, rect.width - 6, 20)
        canvas.text(note, line, "small", ink if self.selected else theme.muted, "centre")
        self._draw_side(canvas)

    def _style(self, canvas: Canvas) -> Style:
        fits = canvas.type.rich_width(self.title, "player") <= self.rect.width - 8
        return "player" if fits else "small_strong"

    def _note(self, canvas: Canvas) -> str:
        """Return the note if it fits; the mark below shows who took the trick, too."""
        roomy = self.rect.height >= 60 and canvas.type.width(self.note, "small") <= self.rect.width - 6
        return self.note if roomy else ""

    def _draw_side(self, canvas: Canvas) -> None:
        """Mark whose trick it was: a bar for the person's side, two dots for the other one; of many sides, its mark."""
        if self.side is None:
            return
        theme, rect = canvas.theme, self.rect
        ink = theme.on_accent if self.selected else theme.of_side(self.side)
        y = rect.bottom - 9
        if self.many:
            draw_side_mark(canvas, self.side, (rect.centerx, y), 9, ink)
        elif self.side is Side.WE:
            canvas.box(FRect(rect.centerx - 10, y - 1.5, 20, 3), ink, 1.5)
        else:
            for x in (rect.centerx - 5, rect.centerx + 5):
                canvas.disc((x, y), 4, ink)


class TrickStrip:
    """All stages of *deal* in a row, and buttons that go one decision back or on.

    *go* is called with the number of a trick, or None for what came before the play; *step* with -1 or 1.
    """

    def __init__(
        self, game: PlayedGame, deal: PlayedDeal, go: Callable[[int | None], object], step: Callable[[int], object]
    ) -> None:
        self.rect = self._room = FRect()
        self._gap, self._first = 0.0, 1.0
        back, on = _("One card back"), _("One card on")
        self.back = Button(
            "", FRect(), partial(step, -1), icon="chevron_left", tip=_("{what} (Left)").format(what=back)
        )
        self.on = Button("", FRect(), partial(step, 1), icon="chevron_right", tip=_("{what} (Right)").format(what=on))
        bids = StageChip(_("Bids"), bids_in_short(game, deal.deal), _("Before the play"), partial(go, None))
        bids.tip = bids_told(game, deal.deal)
        tricks = zip(deal.deal.tricks, deal.deal.takers, strict=True)
        self.chips = [
            bids,
            *(
                _trick_chip(game, number, trick, taker, partial(go, number))
                for number, (trick, taker) in enumerate(tricks)
            ),
        ]

    @property
    def widgets(self) -> list[Widget]:
        """The buttons and chips in the order of Tab."""
        return [self.back, *self.chips, self.on]

    def select(self, trick: int | None) -> None:
        """Select the chip of *trick*, or, for None, that of the bids."""
        for number, chip in enumerate(self.chips, start=-1):
            chip.selected = number == (-1 if trick is None else trick)
        self._place_chips()

    def arrange(self, rect: FRect) -> None:
        """Lay out in *rect*."""
        self.rect = rect
        roomy = rect.width > 1000
        inner = rect.inflate(-28, -28) if roomy else rect.inflate(-12, -18)
        gap, side, first = (7.0, 46.0, 1.2) if roomy else (3.0, 44.0, 1.0)
        self.back.rect, self.on.rect = beside(inner, 0, side), beside(inner, inner.width - side)
        left, right = self.back.rect.right + gap + 2, self.on.rect.left - gap - 2
        self._room, self._gap, self._first = FRect(left, inner.top, right - left, inner.height), gap, first
        self._place_chips()

    def _place_chips(self) -> None:
        """Place all chips side by side, or as many around the selected one as are wide enough to hit."""
        room, gap = self._room, self._gap
        fitting = min(len(self.chips), max(1, int((room.width + gap) // (_LEAST + gap))))
        chosen = next((number for number, chip in enumerate(self.chips) if chip.selected), 0)
        begin = min(max(0, chosen - fitting // 2), len(self.chips) - fitting)
        shown = self.chips[begin : begin + fitting]
        first = self._first if begin == 0 else 1.0
        width = (room.width - (fitting - 1) * gap) / (fitting - 1 + first)
        for chip in self.chips:
            chip.visible = chip in shown
        left = room.left
        for number, chip in enumerate(shown):
            wide = width * (first if number == 0 else 1.0)
            chip.rect = FRect(left, room.top, wide, room.height)
            left += wide + gap

    def draw(self, canvas: Canvas) -> None:
        """Show the panel behind the chips."""
        canvas.panel(self.rect)


def _trick_chip(game: PlayedGame, number: int, trick: Trick, taker: Seat, on_press: OnPress) -> StageChip:
    card = trick.card_of(taker)
    if card is None:
        raise RuntimeError(f"trick {number} was taken by a seat that played no card to it")
    spoken = _("Trick {n}, taken by {name}").format(n=number + 1, name=game.name(taker))
    side, many = game.rules.side_of(taker), game.rules.side_count > 2
    chip = StageChip(escape(chip_card(card)), game.name(taker), spoken, on_press, side=side, many=many)
    chip.tip = _("Trick {n}: {card}").format(n=number + 1, card=card_name(card))
    return chip


class ReasonFinder:
    """Finds the reasons for the decisions of *game*, each once; *aside*: on a thread of its own."""

    def __init__(self, game: PlayedGame, *, aside: bool) -> None:
        self.game = game
        self._aside = Worker[tuple[int, Decision]]("reasons", threaded=aside)
        self._found: dict[int, Decision] = {}
        self._asked: int | None = None

    def want(self, moment: Moment) -> bool:
        """Ask for the reason of *moment* if it is not known; return whether it has just been found."""
        if moment.number in self._found:
            return False
        if self._asked != moment.number:
            self._asked = moment.number
            self._aside.ask(self._question(moment))
        answer = self._aside.answer()
        if answer is None:
            return False
        number, self._found[number] = answer
        self._asked = None
        return True

    def _question(self, moment: Moment) -> Callable[[], tuple[int, Decision]]:
        ask = partial(self._ask, moment)
        return lambda: (moment.number, ask())

    def _ask(self, moment: Moment) -> Decision:
        if self.game.is_person(moment.seat):
            return hint(moment.view)
        return ask_again(moment, self.game.agent(moment.seat))

    def reason_of(self, moment: Moment) -> str:
        """Return why *moment* went as it did, as markup; empty while the reason is being looked for."""
        decision = self._found.get(moment.number)
        if decision is None:
            return ""
        same = decision.action == moment.action
        if self.game.is_person(moment.seat):
            return self._hinted(moment, decision, same=same)
        if same:
            return _("{reason}.").format(reason=escape(sentence(decision.reason)))
        text = _(
            "Asked again today, {name} {deed} instead. The player is another one by now, of another level or version,"
            " so why it did this cannot be told."
        )
        return escape(text.format(name=self.game.name(moment.seat), deed=did(self.game, decision.action)))

    def _hinted(self, moment: Moment, decision: Decision, *, same: bool) -> str:
        if same:
            text = _("Your own choice, and what a hint would have advised: {reason}.")
            return text.format(reason=escape(decision.reason))
        said = advice(self.game, *decision, moment.view)
        return _("Your own choice. A hint would have said: {advice}.").format(advice=said)

    def close(self) -> None:
        """Stop looking for reasons."""
        self._aside.close()


class ReasonPanel:
    """Who did what at a moment, and why, on `rect`; the last `foot` units are left free for buttons."""

    def __init__(self, game: PlayedGame, *, compact: bool) -> None:
        self.game = game
        self.rect = FRect()
        self.foot = 0.0
        self._compact = compact

    def draw(self, canvas: Canvas, moment: Moment, reason: str) -> None:
        """Show the panel; *reason* is empty while it is being looked for."""
        theme = canvas.theme
        canvas.panel(self.rect)
        inner = inset(self.rect, 14 if self._compact else 20)
        if not self._compact:
            self._draw_player(canvas, strip(inner, 0, 60), moment)
            inner = below(inner, 74)
        canvas.text(stage(self.game, moment), strip(inner, 0, 20), "caption", theme.muted)
        inner = below(inner, 26)
        style: Style = "player" if self._compact else "heading"
        high = canvas.rich(escape(deed(self.game, moment)), inner, style, theme.text, wrap=True)
        room = strip(inner, high + 8, inner.height - high - 8 - self.foot)
        if not self._compact:
            room.height -= self._draw_keys(canvas, room)
        canvas.rich(reason, room, self._fitting(canvas, reason, room), theme.text, wrap=True)

    def _draw_keys(self, canvas: Canvas, room: FRect) -> float:
        """Explain the keys if there is plenty of *room*; return the height that takes."""
        words = _("Left and right go card by card, up and down trick by trick. Click on a card or a name to ask why.")
        if self.game.rules.jokers:
            words += " " + _("Big and Little are the two jokers, among the spades.")
        height = canvas.type.height(words, room.width, "small")
        if room.height < height + 150:
            return 0.0
        canvas.paragraph(words, strip(room, room.height - height - 8, height), "small", canvas.theme.muted)
        return height + 16

    def _draw_player(self, canvas: Canvas, room: FRect, moment: Moment) -> None:
        """Show the face, the name and the level of the player, and a line below."""
        theme, seat = canvas.theme, moment.seat
        ring = theme.of_side(self.game.rules.side_of(seat))
        canvas.face(self.game.players[seat].face, (room.left + 24, room.top + 24), 44, ring, 2)
        words = strip(beside(room, 60), 1, 26)
        role = self.game.role(seat)
        canvas.text(self.game.name(seat), words if role else words.move(0, 10), "player")
        canvas.text(role, words.move(0, 24), "label", theme.muted)
        canvas.line(room.bottomleft, room.bottomright, theme.divider)

    def _fitting(self, canvas: Canvas, reason: str, room: FRect) -> Style:
        """Return the largest style in which *reason* fits into *room*."""
        for style in _STYLES:
            lines = canvas.type.rich_lines(reason, room.width, style)
            if len(lines) * canvas.theme.type(style).leading <= room.height:
                return style
        return _STYLES[-1]
