"""Why a decision was made: the players of then are asked again, beside the frames."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.ai.agent import Decision
from game.app.paint.canvas import Canvas
from game.app.paint.layout import inset
from game.app.paint.markup import escape
from game.app.paint.theme import Style
from game.app.services.past import Past
from game.app.shell.worker import Worker
from game.app.wording.review import deed, did, stage
from game.app.wording.table import advice, sentence
from game.coach.hint import hint
from game.coach.looking_back import Moment, ask_again
from game.words import _

_STYLES: tuple[Style, ...] = ("text", "label", "small", "tiny")


class Reasons:
    """The reasons of the decisions of *past*, each found once; *aside*: on a thread of its own."""

    def __init__(self, past: Past, *, aside: bool) -> None:
        self.past = past
        self._aside = Worker[tuple[int, Decision]]("reasons", threaded=aside)
        self._found: dict[int, Decision] = {}
        self._asked: int | None = None

    def want(self, moment: Moment) -> bool:
        """Ask for the reason of *moment*, if it is not known yet; return whether it has just come."""
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
        if self.past.is_person(moment.seat):
            return hint(moment.view)
        return ask_again(moment, self.past.agent(moment.seat))

    def told(self, moment: Moment) -> str:
        """Return why *moment* went as it did, as rich sentences; empty while that is being found."""
        decision = self._found.get(moment.number)
        if decision is None:
            return ""
        same = decision.action == moment.action
        if self.past.is_person(moment.seat):
            return self._hinted(moment, decision, same=same)
        if same:
            return _("{reason}.").format(reason=escape(sentence(decision.reason)))
        text = _(
            "Asked again today, {name} {deed} instead. The player is another one by now, of another level or version,"
            " so why it did this cannot be told."
        )
        return escape(text.format(name=self.past.name(moment.seat), deed=did(self.past, decision.action)))

    def _hinted(self, moment: Moment, decision: Decision, *, same: bool) -> str:
        if same:
            text = _("Your own choice, and what a hint would have advised: {reason}.")
            return text.format(reason=escape(decision.reason))
        said = advice(self.past, *decision, moment.view)
        return _("Your own choice. A hint would have said: {advice}.").format(advice=said)

    def close(self) -> None:
        """Ask nobody any more."""
        self._aside.close()


class ReasonPanel:
    """Who did what at a moment, and why, on *rect*; the last *foot* units are left free for keys."""

    def __init__(self, past: Past, *, compact: bool) -> None:
        self.past = past
        self.rect = FRect()
        self.foot = 0.0
        self._compact = compact

    def draw(self, canvas: Canvas, moment: Moment, told: str) -> None:
        """Show the panel; *told* is why, empty while that is being found."""
        theme = canvas.theme
        canvas.panel(self.rect)
        inner = inset(self.rect, 14 if self._compact else 20)
        top = inner.top
        if not self._compact:
            top = self._draw_player(canvas, inner, moment)
        canvas.text(stage(self.past, moment), FRect(inner.left, top, inner.width, 20), "caption", theme.muted)
        top += 26
        style: Style = "player" if self._compact else "heading"
        words = escape(deed(self.past, moment))
        top += canvas.rich(words, FRect(inner.left, top, inner.width, 0), style, theme.text, wrap=True) + 8
        room = FRect(inner.left, top, inner.width, inner.bottom - self.foot - top)
        if not self._compact:
            room.height -= self._draw_keys(canvas, room)
        canvas.rich(told, room, self._fitting(canvas, told, room), theme.text, wrap=True)

    def _draw_keys(self, canvas: Canvas, room: FRect) -> float:
        """Say, where there is much room, how to go on; return how much it takes."""
        words = _("Left and right go card by card, up and down trick by trick. Click on a card or a name to ask why.")
        if self.past.rules.jokers:
            words += " " + _("Big and Little are the two jokers, among the spades.")
        height = canvas.type.height(words, room.width, "small")
        if room.height < height + 150:
            return 0.0
        line = FRect(room.left, room.bottom - height - 8, room.width, height)
        canvas.paragraph(words, line, "small", canvas.theme.muted)
        return height + 16

    def _draw_player(self, canvas: Canvas, inner: FRect, moment: Moment) -> float:
        """Show face, name and strength of who acts; return where that ends."""
        theme, seat = canvas.theme, moment.seat
        ring = theme.of_side(self.past.rules.side_of(seat))
        canvas.face(self.past.players[seat].face, (inner.left + 24, inner.top + 24), 44, ring, 2)
        words = FRect(inner.left + 60, inner.top + 1, inner.width - 60, 26)
        role = self.past.role(seat)
        canvas.text(self.past.name(seat), words if role else words.move(0, 10), "player")
        canvas.text(role, words.move(0, 24), "label", theme.muted)
        y = inner.top + 60
        canvas.line((inner.left, y), (inner.right, y), theme.divider)
        return y + 14

    def _fitting(self, canvas: Canvas, told: str, room: FRect) -> Style:
        """Return the largest style in which *told* has room."""
        for style in _STYLES:
            lines = canvas.type.rich_lines(told, room.width, style)
            if len(lines) * canvas.theme.type(style).leading <= room.height:
                return style
        return _STYLES[-1]
