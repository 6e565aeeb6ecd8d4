"""The trial of rules: figures of many games by the open rules, beside those of the preset they were made from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from game.ai.trial import GAMES, Trial
from game.app.paint.canvas import Canvas
from game.app.paint.layout import Column, Drawn, Gap, Line, Row, inset, strip
from game.app.screens.page import PageScene
from game.app.screens.rules.editor import RuleEditor
from game.app.screens.rules.workers import TrialWorkers
from game.app.services.services import Services
from game.app.widgets.buttons import Button
from game.app.widgets.scroll import ScrollArea
from game.app.wording.trial import figures
from game.words import _

_WIDEST = 820.0
_PADDING = 28.0
_HEAD = 14.0  # beside the lines of the titles
_FIRST = 60.0  # for the words that show before a game has been played
_ROW = 40.0
_BESIDE = 18.0  # for the scroll bar
_BAR = 14.0
_FOOT = 46.0


class TrialScene(PageScene):
    """Plays *games* by the rules open in *editor*, and as many by their model if it differs.

    Leaving ends the trial; stopping it keeps the figures.
    """

    def __init__(self, services: Services, editor: RuleEditor, games: int = GAMES) -> None:
        super().__init__(services, _("Try it out"))
        titles = [(editor.title, editor.rules)]
        if editor.rules != editor.model.rules:
            titles.append((editor.model.title, editor.model.rules))
        self.titles = tuple(title for title, _rules in titles)
        self.trial = Trial([rules for _title, rules in titles], games)
        self.complaint = ""
        self.stopped = False
        self._workers = TrialWorkers(self.trial, aside=services.thinks_aside)
        self.stop = Button(_("Stop"), FRect(), self._press)
        self.panel = FRect()
        self.area = ScrollArea(FRect(), 0)
        self.rows: tuple[tuple[str, tuple[str, ...]], ...] = ()  # of each figure its name and its values
        self._head, self._table = Row(), Column()

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return not self.trial.done and not self.complaint and not self.stopped

    @property
    def waits(self) -> bool:
        """Whether no games are being played."""
        return not self.running

    def update(self, seconds: float) -> None:
        """Advance by *seconds*, and count the games that have been played."""
        super().update(seconds)
        if not self.running:
            return
        try:
            news = self._workers.advance()
        except OSError as error:
            self.complaint = _("The games cannot be played on this machine: {reason}").format(reason=error)
            news = True
        if news and self.trial.played:
            self.rows = figures(self.trial.tallies)
        if not self.running:
            self._workers.close()
        if news:
            self.arrange_again()

    def _press(self) -> None:
        """Stop the games, or, if none are being played, go back."""
        if not self.running:
            self.leave()
            return
        self.stopped = True
        self._workers.close()
        self.arrange_again()

    def close(self) -> None:
        """Stop the games."""
        self._workers.close()
        super().close()

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay the figures out in the middle."""
        super().arrange(width, height)
        self.panel = FRect(0, 0, min(_WIDEST, self.body.width), self.body.height)
        figure = min(210.0, (self.panel.width - 2 * _PADDING - _BESIDE) * 0.3)
        head, content = self._head_height(figure - 16), len(self.rows) * _ROW
        around = 2 * _PADDING + head + _FOOT + 16
        self.panel.height = around + _rows_in(self.body.height - around, content or _FIRST)
        self.panel.midtop = self.body.midtop
        inside = inset(self.panel, _PADDING)
        self.stop.label = _("Stop") if self.running else _("Back")
        self.stop.rect = FRect(inside.right - 130, inside.bottom - _FOOT, 130, _FOOT)
        page = strip(inside, head, self.stop.rect.top - 16 - inside.top - head)
        self.area = ScrollArea(page, content, paint=self._draw_rows, offset=self.area.offset, row=_ROW)
        widths = (None, 8.0, *(figure for _title in self.titles))
        titles = (Drawn(head, partial(self._draw_title, title)) for title in self.titles)
        self._head = Row(Gap(head), Gap(0), *titles, widths=widths)
        self._table = Column(*(_row(words, values, widths) for words, values in self.rows))
        inside.width -= _BESIDE if self.area.furthest else 0
        self._head.place(strip(inside, 0, head), self.app.type)
        self._table.place(strip(inside, head, content), self.app.type)
        self.gather(self.area, self.stop, default=self.stop)
        self.dirty = True

    def _head_height(self, width: float) -> float:
        """Return the height of the titles, of at most two lines of *width*, with the line below them."""
        most = 2 * self.theme.type("player").leading
        return _HEAD + max(min(most, self.app.type.height(title, width, "player")) for title in self.titles)

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw_body(self, canvas: Canvas) -> None:
        """Show the panel, the titles of the columns, and how many games have been played."""
        canvas.panel(self.panel)
        theme, head = canvas.theme, self._head.rect
        self._head.draw(canvas)
        canvas.line((head.left, head.bottom - 4), (head.right, head.bottom - 4), theme.divider)
        if not self.trial.played and not self.complaint:
            words = _("The computer plays the first games.") if self.running else _("No game was played.")
            canvas.text(words, self.area.rect, "text", theme.muted)
        foot = FRect(head.left, self.stop.rect.top, self.stop.rect.left - 24 - head.left, _FOOT)
        if self.complaint:
            canvas.paragraph(self.complaint, foot, "small", theme.danger)
            return
        canvas.text(self.progress, strip(foot, 0, 22), "label", theme.muted)
        canvas.bar(strip(foot, _FOOT - _BAR - 2, _BAR), self.trial.share, theme.accent.mid)

    def _draw_title(self, title: str, canvas: Canvas, place: FRect) -> None:
        """Draw the *title* of a rule set at the foot of *place*, on one line in small letters if it needs three."""
        ink, leading = canvas.theme.accent.light, canvas.theme.type("player").leading
        room = FRect(place.left + 16, place.top, place.width - 16, place.height)
        height = canvas.type.height(title, room.width, "player")
        if height > 2 * leading:
            canvas.text(title, strip(room, room.height - 12 - leading, leading), "small_strong", ink, "right")
        else:
            canvas.paragraph(title, strip(room, room.height - 12 - height, height), "player", ink, "right")

    @property
    def progress(self) -> str:
        """How many games have been played."""
        if self.stopped:
            words = _("Stopped after {played} of {games} games")
            return words.format(played=self.trial.played, games=self.trial.games)
        if not self.running:
            return _("{n} games each, by the computer’s quick player").format(n=self.trial.games)
        words = _("{played} of {games} games; the figures settle as they come")
        return words.format(played=self.trial.played, games=self.trial.games)

    def _draw_rows(self, canvas: Canvas) -> None:
        self._table.draw(canvas)
        for row in self._table.boxes:
            y = row.rect.bottom - 0.5
            canvas.line((row.rect.left, y), (row.rect.right, y), canvas.theme.divider)


def _row(words: str, values: Sequence[str], widths: Sequence[float | None]) -> Row:
    """Return a row of the figures: *words*, and a value for each rule set."""
    figures = (Line(value, "strong", high=_ROW, align="right") for value in values)
    return Row(Line(words, high=_ROW), Gap(0), *figures, widths=widths)


def _rows_in(room: float, content: float) -> float:
    """Return *content*, or, if it is higher than *room*, as many whole rows as fit."""
    return content if content <= room else max(1.0, room // _ROW) * _ROW
