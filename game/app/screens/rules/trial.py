"""Trying rules out: many games of the open rules beside those they were made from, and what came of them."""

from __future__ import annotations

from pygame import FRect

from game.ai.trial import GAMES, Trial
from game.app.paint.canvas import Canvas
from game.app.paint.layout import inset
from game.app.paint.theme import Style
from game.app.screens.page import Page
from game.app.screens.rules.editor import RuleEditor
from game.app.screens.rules.workers import TrialWorkers
from game.app.services.services import Services
from game.app.widgets.buttons import Button
from game.app.widgets.scroll import ScrollArea
from game.app.wording.trial import figures
from game.words import _

_WIDEST = 820.0
_PADDING = 28.0
_HEAD = 14.0  # besides the lines of the titles
_FIRST = 60.0  # for what is said while nothing has been played
_ROW = 40.0
_BESIDE = 18.0  # for the bar of what scrolls
_BAR = 14.0
_FOOT = 46.0


class TrialScene(Page):
    """Plays *games* of what is open on *editor*, and as many of its model where they differ.

    Leaving ends it; stopping keeps what the figures say so far.
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
        self._rows: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @property
    def running(self) -> bool:
        """Whether there is more to play."""
        return not self.trial.done and not self.complaint and not self.stopped

    @property
    def waits(self) -> bool:
        """Whether no more games are played."""
        return not self.running

    def update(self, seconds: float) -> None:
        """Take in what has been played."""
        super().update(seconds)
        if not self.running:
            return
        try:
            news = self._workers.advance()
        except OSError as error:
            self.complaint = _("The games cannot be played on this machine: {reason}").format(reason=error)
            news = True
        if news and self.trial.played:
            self._rows = figures(self.trial.tallies)
        if not self.running:
            self._workers.close()
        if news:
            self.arrange(self.app.viewport.width, self.app.viewport.height)

    def _press(self) -> None:
        """Play no more games; once none is played, go back."""
        if not self.running:
            self.leave()
            return
        self.stopped = True
        self._workers.close()
        self.arrange(self.app.viewport.width, self.app.viewport.height)

    def close(self) -> None:
        """Let the games that are left be."""
        self._workers.close()
        super().close()

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay the figures out in the middle."""
        super().arrange(width, height)
        self.panel = FRect(0, 0, min(_WIDEST, self.body.width), self.body.height)
        head = self._head_height()
        content = len(self._rows) * _ROW
        around = 2 * _PADDING + head + _FOOT + 16
        self.panel.height = around + _rows_in(self.body.height - around, content or _FIRST)
        self.panel.midtop = self.body.midtop
        inside = inset(self.panel, _PADDING)
        self.stop.label = _("Stop") if self.running else _("Back")
        self.stop.rect = FRect(inside.right - 130, inside.bottom - _FOOT, 130, _FOOT)
        page = FRect(inside.left, inside.top + head, inside.width, self.stop.rect.top - 16 - inside.top - head)
        self.area = ScrollArea(page, content, paint=self._draw_rows, offset=self.area.offset, row=_ROW)
        self.gather(self.area, self.stop, default=self.stop)
        self.dirty = True

    def _columns(self) -> tuple[FRect, list[FRect]]:
        """Return where words stand in a row, and where the figures of each set do."""
        inside = inset(self.panel, _PADDING)
        room = inside.width - (_BESIDE if self.area.furthest else 0)
        each = self._figure_width()
        words = FRect(inside.left, 0, room - each * len(self.titles) - 8, _ROW)
        places = [FRect(words.right + 8 + each * place, 0, each, _ROW) for place in range(len(self.titles))]
        return words, places

    def _figure_width(self) -> float:
        return min(210.0, (self.panel.width - 2 * _PADDING - _BESIDE) * 0.3)

    def _head_height(self) -> float:
        """Return how high the titles are, of two lines at the most, with the line below them."""
        width, most = self._figure_width() - 16, 2 * self.theme.type("player").leading
        return _HEAD + max(min(most, self.app.type.height(title, width, "player")) for title in self.titles)

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw_body(self, canvas: Canvas) -> None:
        """Show the panel, the heads of the columns, and how far it is."""
        canvas.panel(self.panel)
        theme, inside = canvas.theme, inset(self.panel, _PADDING)
        self._draw_titles(canvas, self.area.rect.top)
        if not self.trial.played and not self.complaint:
            words = _("The computer plays the first games.") if self.running else _("No game was played.")
            canvas.text(words, self.area.rect, "text", theme.muted)
        foot = FRect(inside.left, self.stop.rect.top, self.stop.rect.left - 24 - inside.left, _FOOT)
        style: Style = "label"
        if self.complaint:
            canvas.paragraph(self.complaint, foot, "small", theme.danger)
            return
        canvas.text(self._progress(), FRect(foot.left, foot.top, foot.width, 22), style, theme.muted)
        canvas.bar(FRect(foot.left, foot.bottom - _BAR - 2, foot.width, _BAR), self.trial.share, theme.accent.mid)

    def _draw_titles(self, canvas: Canvas, bottom: float) -> None:
        """Draw the titles of the sets above *bottom*, and a line below them."""
        theme, leading = canvas.theme, canvas.theme.type("player").leading
        words, places = self._columns()
        for title, place in zip(self.titles, places, strict=True):
            height = canvas.type.height(title, place.width - 16, "player")
            if height > 2 * leading:
                room = FRect(place.left + 16, bottom - 12 - leading, place.width - 16, leading)
                canvas.text(title, room, "small_strong", theme.accent.light, "right")
                continue
            room = FRect(place.left + 16, bottom - 12 - height, place.width - 16, height)
            canvas.paragraph(title, room, "player", theme.accent.light, "right")
        canvas.line((words.left, bottom - 4), (places[-1].right, bottom - 4), theme.divider)

    def _progress(self) -> str:
        if self.stopped:
            words = _("Stopped after {played} of {games} games")
            return words.format(played=self.trial.played, games=self.trial.games)
        if not self.running:
            return _("{n} games each, by the computer’s quick player").format(n=self.trial.games)
        words = _("{played} of {games} games; the figures settle as they come")
        return words.format(played=self.trial.played, games=self.trial.games)

    def _draw_rows(self, canvas: Canvas) -> None:
        theme = canvas.theme
        label, places = self._columns()
        for index, (words, values) in enumerate(self._rows):
            top = self.area.rect.top + index * _ROW
            canvas.text(words, FRect(label.left, top, label.width, _ROW), "text")
            for value, place in zip(values, places, strict=True):
                canvas.text(value, FRect(place.left, top, place.width, _ROW), "strong", theme.text, "right")
            y = top + _ROW - 0.5
            canvas.line((label.left, y), (places[-1].right, y), theme.divider)


def _rows_in(room: float, content: float) -> float:
    """Return how much of *room* shows of *content* that is higher: whole rows."""
    return content if content <= room else max(1.0, room // _ROW) * _ROW
