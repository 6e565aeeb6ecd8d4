"""The score sheet: every line of every deal with its reason, the curve of the game, the last deal line by line."""

from collections.abc import Callable
from typing import Literal

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import columns, inset, rows
from game.app.paint.theme import Style
from game.app.screens.curve import score_chart
from game.app.screens.grace import Grace
from game.app.screens.page import Page
from game.app.screens.paper import ROW, Paper
from game.app.services.past import Past
from game.app.services.services import Services
from game.app.services.session import Session
from game.app.shell.inputs import InputEvent, KeyPressed, Scrolled
from game.app.widgets.base import Widget
from game.app.widgets.button import Button
from game.app.widgets.choice import Choice
from game.app.widgets.scroll import ScrollArea
from game.app.wording.phrases import person_side
from game.engine.phases.scored import level_at
from game.rules.score_words import describe, explained
from game.words import _, signed

_WIDE = 1060.0
_HIGH = 1000.0  # from this height on, the curve has room below the sheet
_TWO_LINES, _ONE_LINE = 47.0, 27.0


class ScoreSheetScene(Page):
    """The sheet of *session*; *on_next*, given between two deals, goes on to the next one."""

    def __init__(self, services: Services, session: Session, on_next: Callable[[], object] | None = None) -> None:
        super().__init__(services, _("Score sheet"))
        self.session = session
        self.on_next = on_next
        self._grace = Grace(granted=on_next is not None)
        self.shown: Literal["sheet", "curve"] = "sheet"
        self.paper = Paper(session, FRect(0, 0, 800, 600))
        self.area = ScrollArea(FRect(), 0)
        self._chart_panel, self._lines_panel = FRect(), FRect()
        self.next_button = Button(_("Next deal"), FRect(), self._go_on, kind="gold")
        self.next_button.visible = on_next is not None
        leave = self._open_menu if on_next is not None else self.leave
        self.close_button = Button(_("Menu") if on_next else _("Close"), FRect(), leave, shortcut=_("Esc"))
        tip = _("Every card again, with open hands, and why (V)")
        self.review_button = Button(_("Review"), FRect(), self._review, icon="eye", shortcut="V", tip=tip)
        self.review_button.visible = bool(session.game.state.scores)
        self.back_button.visible = False
        self.tabs = Choice[Literal["sheet", "curve"]](
            [("sheet", _("Sheet")), ("curve", _("Curve"))], FRect(), self.shown, self._show, label=_("Shown")
        )

    # -- what it does ------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        self.leave()
        if self.on_next is not None:
            self.on_next()

    def _review(self) -> None:
        past = Past.of(self.session)
        if past.deals:
            self.services.nav.open_review(past)

    def _open_menu(self) -> None:
        self.services.nav.open_menu(self.session, with_sheet=False)

    def _show(self, what: Literal["sheet", "curve"]) -> None:
        self.shown = what
        self.arrange(self.app.viewport.width, self.app.viewport.height)

    def handle(self, event: InputEvent) -> None:
        """Scroll wherever the pointer is; the rest is as on every page, once the sheet was seen."""
        if self._grace.swallows(event):
            return
        if isinstance(event, Scrolled) and self.area.handle(event):
            self.dirty = True
        else:
            super().handle(event)

    def press_key(self, event: KeyPressed) -> None:
        """F5 closes as it opened; Esc closes, or opens the menu between deals; V looks back; page keys scroll."""
        match event.key:
            case "escape" if self.on_next is not None:
                self._open_menu()
            case "f5" if self.on_next is None:
                self.leave()
            case "v":
                self._review()
            case _:
                if not self.area.handle(event):
                    super().press_key(event)

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""
        super().update(seconds)
        self._grace.update(seconds)

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay out paper and panels beside each other, or one of them at a time where there is little room."""
        super().arrange(width, height)
        header = self.header
        wide = width >= _WIDE or height >= _HIGH
        button = max(124.0, self.close_button.natural_width(self.app.type.width))
        self.close_button.rect = FRect(header.right - button, header.top, button, header.height)
        self.tabs.visible = not wide
        left = self.close_button.rect.left - 12
        if not wide:
            if self.on_next is not None:
                self.next_button.rect = FRect(left - 150, header.top, 150, header.height)
                left -= 162
            self.tabs.rect = FRect(left - 176, header.top + 1, 176, 46)
            left -= 188
        self.review_button.label, self.review_button.shortcut = (_("Review"), "V") if wide else ("", "")
        review = self.review_button.natural_width(self.app.type.width) if wide else header.height
        self.review_button.rect = FRect(left - review, header.top, review, header.height)
        self._arrange_body(wide)
        chart = score_chart(inset(self._chart_panel, 20), self.session, self.theme)
        chart.rect = FRect(chart.rect.left, chart.rect.top + 34, chart.rect.width, chart.rect.height - 34)
        chart.visible = self._chart_panel.width > 0
        widgets: list[Widget] = [self.area, chart, self.tabs, self.next_button, self.review_button, self.close_button]
        self.gather(*widgets, default=self.next_button if self.on_next else self.close_button)

    def _arrange_body(self, wide: bool) -> None:
        body = self.body
        upright = body.height > body.width
        sheet, side = (rows if upright else columns)(body, (1.59, 1), self.theme.space.gap)
        if not wide:
            sheet, side = (body, FRect()) if self.shown == "sheet" else (FRect(), body)
        self.paper = Paper(self.session, sheet)
        page = self.paper.page if sheet.width else FRect()
        height = self.paper.height
        self.area = ScrollArea(page, height, paint=self.paper.draw_deals, offset=height, row=ROW, on_paper=True)
        self.area.visible = sheet.width > 0
        self._arrange_panels(side, wide)

    def _arrange_panels(self, side: FRect, wide: bool) -> None:
        scores = self.session.game.state.scores
        button = 62.0 if wide and self.on_next is not None else 0.0
        if not scores or not side.width:
            self._chart_panel, self._lines_panel = FRect(side), FRect()
            return
        if not wide or side.width > side.height * 1.6:
            self._chart_panel, self._lines_panel = columns(side, (1.2, 1), self.theme.space.gap)
            self._place_next(button)
            return
        count = len(scores[-1].sides[person_side(self.session)].lines) + 1
        height = min(70 + count * _TWO_LINES + button, side.height - 240)
        height = max(height, 70 + count * _ONE_LINE + button)
        gap = self.theme.space.gap
        self._chart_panel = FRect(side.left, side.top, side.width, side.height - height - gap)
        self._lines_panel = FRect(side.left, side.bottom - height, side.width, height)
        self._place_next(button)

    def _place_next(self, room: float) -> None:
        """Put the golden button into the lower panel, if *room* is left for it there."""
        if room:
            inner = inset(self._lines_panel, 20)
            width = min(208.0, inner.width)
            self.next_button.rect = FRect(inner.right - width, inner.bottom - 46, width, 48)

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw_header(self, canvas: Canvas) -> None:
        """Show the title, and which game it is."""
        header, theme = self.header, canvas.theme
        left = header.left + 16
        most = self._header_room() - left - 12
        style: Style = "screen" if canvas.type.width(self.title, "screen") <= most else "panel"
        width = min(canvas.type.width(self.title, style) + 2, most)
        canvas.text(self.title, FRect(left, header.top, width, header.height), style, theme.accent.light)
        room = self._header_room() - left - width - 26 - 12
        words = self._about()
        if canvas.type.width(words, "text") <= room:
            canvas.text(words, FRect(left + width + 26, header.top + 3, room, header.height), "text")

    def _header_room(self) -> float:
        buttons = (self.tabs, self.next_button, self.review_button, self.close_button)
        shown = [widget for widget in buttons if widget.visible]
        return min(widget.rect.left for widget in shown if widget.rect.top < self.header.bottom)

    def _about(self) -> str:
        state = self.session.game.state
        deals = len(state.scores)
        level = level_at(state.rules, state.standings, deals)
        if level is not None:
            return _("Level at {points}: one more deal").format(points=level)
        words = _("{rules}, to {target}").format(rules=self.session.title, target=self.session.rules.target)
        return _("{game}  ·  after deal {n}").format(game=words, n=deals) if deals else words

    def draw_body(self, canvas: Canvas) -> None:
        """Show paper and panels."""
        if self.area.visible:
            self.paper.draw(canvas)
        if self._chart_panel.width:
            self._draw_heading(canvas, self._chart_panel, _("The game so far"))
        if self._lines_panel.width:
            self._draw_lines(canvas)

    def _draw_heading(self, canvas: Canvas, panel: FRect, words: str) -> None:
        canvas.panel(panel)
        canvas.text(words, FRect(panel.left + 22, panel.top + 14, panel.width - 44, 32), "heading")

    def _draw_lines(self, canvas: Canvas) -> None:
        theme, panel, session = canvas.theme, self._lines_panel, self.session
        index = len(session.game.state.scores) - 1
        score = session.game.state.scores[index].sides[person_side(session)]
        self._draw_heading(canvas, panel, self._lines_heading.format(n=index + 1))
        names = [session.name(seat) for seat in session.rules.seats]
        told = [(describe(line, names), explained(line, session.rules), line.points) for line in score.lines]
        rows: list[tuple[str, str, int | None]] = [*told, (*self._bag_row(score.before.bags, score.after.bags), None)]
        bottom = self.next_button.rect.top if self.next_button.visible and self.tabs.visible is False else panel.bottom
        roomy = (bottom - 12 - panel.top - 50) >= len(rows) * _TWO_LINES - 6
        step = _TWO_LINES if roomy else _ONE_LINE
        inner = FRect(panel.left + 22, panel.top + 50, panel.width - 44, 0)
        for row, (words, reason, points) in enumerate(rows):
            top = inner.top + row * step
            figure = "" if points is None else signed(points)
            ink = theme.danger if points is not None and points < 0 else theme.accent.light
            width = canvas.type.width(figure, "player") + 2
            canvas.text(words, FRect(inner.left, top, inner.width - width - 10, 25), "label")
            if roomy:
                canvas.text(reason, FRect(inner.left, top + 22, inner.width - width - 10, 20), "small", theme.muted)
            canvas.text(figure, FRect(inner.right - width, top + (9 if roomy else 0), width, 25), "player", ink)

    @property
    def _lines_heading(self) -> str:
        """Whose lines they are that are told one by one."""
        alone = self.session.rules.sides == "solo"
        return _("Deal {n}: your score") if alone else _("Deal {n}: your side’s score")

    def _bag_row(self, before: int, after: int) -> tuple[str, str]:
        limit = self.session.rules.bag_limit
        words = _("Bags: {before} before, {after} now").format(before=before, after=after)
        return words, _("no penalty until {limit}").format(limit=limit) if limit else _("bags cost nothing")
