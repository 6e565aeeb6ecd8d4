"""The score sheet: every line of every deal, the curve of the game, and the last deal line by line with reasons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import (
    Column,
    Gap,
    Line,
    Row,
    aligned,
    below,
    beside,
    columns,
    danger,
    gold,
    inset,
    muted,
    rows,
    strip,
)
from game.app.paint.theme import Style
from game.app.screens.page import InputGuard, PageScene
from game.app.screens.score_chart import draw_titled_panel, score_chart
from game.app.services.court_points import open_score
from game.app.services.played_game import PlayedGame
from game.app.services.services import Services
from game.app.services.session import Session
from game.app.shell.inputs import InputEvent, KeyPressed, Scrolled
from game.app.widgets.buttons import Button
from game.app.widgets.choices import ChoiceBar
from game.app.widgets.marks import draw_fuse, draw_side_mark
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget
from game.app.wording.phrases import person_side
from game.app.wording.score_lines import brief
from game.engine.phases.scored import level_at
from game.rules.score_words import describe, explained, is_bad, shortest
from game.rules.scoring import DealScore, Standing
from game.rules.seats import Side
from game.words import _, number, plural, signed

_WIDE = 1060.0
_HIGH = 1000.0  # from this height the curve fits below the sheet
_TWO_LINES, _ONE_LINE = 47.0, 27.0
ROW = 31.0
_EDGE = 2.0  # the width of the line below the last row
_NUMBERS = 58.0
_PAD = 20.0
_NARROW, _TIGHT = (
    270.0,
    250.0,
)  # narrower columns have smaller letters; even narrower ones have totals in rows of their own
_SMALLER: tuple[Style, ...] = ("heading", "player", "small_strong")
_TOTALS: tuple[Style, ...] = ("total", "points", "bid", "paper_heading")
_SHRUNK = 1.03  # of the room: words up to this width are made smaller, wider ones are replaced by shorter ones
_BAR = 10.0  # room for the scroll bar


class ScoreSheetScene(PageScene):
    """The score sheet of *session*; between two deals *on_next* is given, and goes on to the next one."""

    def __init__(self, services: Services, session: Session, on_next: Callable[[], object] | None = None) -> None:
        super().__init__(services, _("Score sheet"))
        self.session = session
        self.on_next = on_next
        self._guard = InputGuard(active=on_next is not None)
        self.shown: Literal["sheet", "curve"] = "sheet"
        self.paper = ScorePaper(session, FRect(0, 0, 800, 600))
        self.area = ScrollArea(FRect(), 0)
        self._chart_panel, self._lines_panel = FRect(), FRect()
        self._lines = Column()
        self.next_button = Button(_("Next deal"), FRect(), self.go_on, kind="gold")
        self.next_button.visible = on_next is not None
        leave = self._open_menu if on_next is not None else self.leave
        self.close_button = Button(_("Menu") if on_next else _("Close"), FRect(), leave, shortcut=_("Esc"))
        tip = _("Every card again, with open hands, and why (V)")
        self.review_button = Button(_("Review"), FRect(), self._review, icon="eye", shortcut="V", tip=tip)
        self.review_button.visible = bool(session.game.state.scores)
        self.back_button.visible = False
        self.tabs = ChoiceBar[Literal["sheet", "curve"]](
            [("sheet", _("Sheet")), ("curve", _("Curve"))], FRect(), self.shown, self.show, label=_("Shown")
        )

    # -- what it does ------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Leave the sheet for what comes next."""
        self.leave()
        if self.on_next is not None:
            self.on_next()

    def _review(self) -> None:
        played = PlayedGame.of(self.session)
        if played.deals:
            self.services.nav.open_review(played)

    def _open_menu(self) -> None:
        self.services.nav.open_menu(self.session, with_sheet=False)

    def show(self, what: Literal["sheet", "curve"]) -> None:
        """Show *what* in a window that has room for one only."""
        self.shown = what
        self.arrange_again()

    def handle(self, event: InputEvent) -> None:
        """React to what the player did, unless it comes too soon; the wheel scrolls wherever the pointer is."""
        if self._guard.blocks(event):
            return
        if isinstance(event, Scrolled) and self.area.handle(event):
            self.dirty = True
        else:
            super().handle(event)

    def press_key(self, event: KeyPressed) -> None:
        """React to a key that no widget used.

        F5 closes the sheet, as it opened it; Esc closes it, or between deals opens the menu; V opens the review.
        """
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
        """Advance by *seconds*."""
        super().update(seconds)
        self._guard.update(seconds)

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay out the sheet and the panels beside each other, or one of them at a time where there is little room."""
        super().arrange(width, height)
        wide = width >= _WIDE or height >= _HIGH
        self._arrange_header(wide)
        self._arrange_body(wide)
        chart = score_chart(below(inset(self._chart_panel, 20), 34), self.session, self.theme)
        chart.visible = self._chart_panel.width > 0
        widgets: list[Widget] = [self.area, chart, self.tabs, self.next_button, self.review_button, self.close_button]
        self.gather(*widgets, default=self.next_button if self.on_next else self.close_button)

    def _arrange_header(self, wide: bool) -> None:
        """Put the buttons in the header, from its right end; in a wide window the next deal is elsewhere."""
        width, header = self.app.type.width, self.header
        self.tabs.visible = not wide
        self.review_button.label, self.review_button.shortcut = (_("Review"), "V") if wide else ("", "")
        buttons: list[tuple[Widget, float, float]] = [
            (self.close_button, max(124.0, self.close_button.natural_width(width)), header.height)
        ]
        if not wide and self.on_next is not None:
            buttons.append((self.next_button, 150.0, header.height))
        if not wide:
            buttons.append((self.tabs, 176.0, 46.0))
        review = self.review_button.natural_width(width) if wide else header.height
        right = header.right
        for button, broad, high in (*buttons, (self.review_button, review, header.height)):
            button.rect = FRect(right - broad, header.centery - high / 2, broad, high)
            right = button.rect.left - 12

    def _arrange_body(self, wide: bool) -> None:
        body = self.body
        upright = body.height > body.width
        sheet, side = (rows if upright else columns)(body, (1.59, 1), self.theme.space.gap)
        if not wide:
            sheet, side = (body, FRect()) if self.shown == "sheet" else (FRect(), body)
        self.paper = ScorePaper(self.session, sheet)
        page = self.paper.page if sheet.width else FRect()
        height = self.paper.height
        self.area = ScrollArea(page, height, paint=self.paper.draw_deals, offset=height, row=ROW, on_paper=True)
        self.area.visible = sheet.width > 0
        self._arrange_panels(side, wide)
        self._arrange_lines()

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
        self._chart_panel = strip(side, 0, side.height - height - gap)
        self._lines_panel = below(side, side.height - height)
        self._place_next(button)

    def _place_next(self, room: float) -> None:
        """Put the golden button on the lower panel, if *room* is kept for it there."""
        if room:
            inner = inset(self._lines_panel, 20)
            width = min(208.0, inner.width)
            self.next_button.rect = aligned(strip(inner, inner.height - 46, 48), width, 48, "right")

    def _arrange_lines(self) -> None:
        """Set the lines of the last deal on their panel, with the reasons if there is room."""
        panel, session = self._lines_panel, self.session
        self._lines = Column()
        if not panel.width:
            return
        score = session.game.state.scores[-1].sides[person_side(session)]
        names = [session.name(seat) for seat in session.rules.seats]
        told = [(describe(line, names), explained(line, session.rules), line.points) for line in score.lines]
        lines = [*told, (*self._bag_row(score.before.bags, score.after.bags), None)]
        in_panel = self.next_button.visible and not self.tabs.visible
        bottom = self.next_button.rect.top if in_panel else panel.bottom
        roomy = bottom - 12 - panel.top - 50 >= len(lines) * _TWO_LINES - 6
        self._lines = Column(*(self._line(*line, roomy=roomy) for line in lines))
        self._lines.place(below(panel.inflate(-44, 0), 50), self.app.type)

    def _line(self, words: str, reason: str, points: int | None, *, roomy: bool) -> Row:
        """Return a line of *points*, with its *reason* below it if *roomy*."""
        figure = "" if points is None else signed(points)
        title = Line(words, "label", high=25)
        total = Line(figure, "player", high=25, ink=danger if points is not None and points < 0 else gold)
        left, right = Column(title, Gap(_ONE_LINE - 25)), Column(total)
        if roomy:
            left = Column(title, Gap(-3), Line(reason, "small", high=20, ink=muted), Gap(_TWO_LINES - 42))
            right = Column(Gap(9), total)
        return Row(left, right, widths=(None, self.app.type.width(figure, "player") + 2), gap=10)

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw_header(self, canvas: Canvas) -> None:
        """Show the title and the game."""
        header, theme = self.header, canvas.theme
        left = header.left + 16
        most = self._header_room() - left - 12
        style: Style = "screen" if canvas.type.width(self.title, "screen") <= most else "panel"
        width = min(canvas.type.width(self.title, style) + 2, most)
        canvas.text(self.title, beside(header, 16, width), style, theme.accent.light)
        room = self._header_room() - left - width - 26 - 12
        words = self.about()
        if canvas.type.width(words, "text") <= room:
            canvas.text(words, beside(header, 16 + width + 26, room).move(0, 3), "text")

    def _header_room(self) -> float:
        buttons = (self.tabs, self.next_button, self.review_button, self.close_button)
        shown = [widget for widget in buttons if widget.visible]
        return min(widget.rect.left for widget in shown if widget.rect.top < self.header.bottom)

    def about(self) -> str:
        """Return what stands beside the title."""
        state = self.session.game.state
        deals = len(state.scores)
        level = level_at(state.rules, state.standings, deals)
        if level is not None:
            return _("Level at {points}: one more deal").format(points=level)
        words = _("{rules}, to {target}").format(rules=self.session.title, target=self.session.rules.target)
        return _("{game}  ·  after deal {n}").format(game=words, n=deals) if deals else words

    def draw_body(self, canvas: Canvas) -> None:
        """Show the paper and the panels."""
        if self.area.visible:
            self.paper.draw(canvas)
        if self._chart_panel.width:
            draw_titled_panel(canvas, self._chart_panel, _("The game so far"), 14)
        if self._lines_panel.width:
            number = len(self.session.game.state.scores)
            draw_titled_panel(canvas, self._lines_panel, self.lines_heading.format(n=number), 14)
            self._lines.draw(canvas)

    @property
    def lines_heading(self) -> str:
        """The heading of the panel with the last deal."""
        alone = self.session.rules.sides == "solo"
        return _("Deal {n}: your score") if alone else _("Deal {n}: your side’s score")

    def _bag_row(self, before: int, after: int) -> tuple[str, str]:
        limit = self.session.rules.bag_limit
        words = _("Bags: {before} before, {after} now").format(before=before, after=after)
        return words, _("no penalty until {limit}").format(limit=limit) if limit else _("bags cost nothing")


@dataclass(frozen=True, slots=True)
class _Form:
    """The heights of the head and the foot of the paper; *fuse*: the bags are drawn, not only counted."""

    head: float
    foot: float
    fuse: bool


_FORMS = ((650.0, _Form(96, 214, True)), (430.0, _Form(72, 140, True)), (0.0, _Form(50, 66, False)))


class ScorePaper:
    """The paper of the score sheet of *session* on *rect*: a column a side; the deals scroll on `page`."""

    def __init__(self, session: Session, rect: FRect) -> None:
        self.session = session
        self.rect = rect
        self._open = open_score(session.view)
        self._form = next(form for least, form in _FORMS if rect.height >= least)
        self.page = FRect(rect.left, rect.top + self._form.head, rect.width, 0)
        room = rect.height - self._form.head - self._form.foot
        self.page.height = room // ROW * ROW + _EDGE  # whole rows
        column = (rect.width - _NUMBERS) / session.rules.side_count
        self._narrow = column < _NARROW
        self._totals = 1 if column < _TIGHT else 0  # extra rows of a deal, for the total

    @property
    def height(self) -> float:
        """The height of all deals."""
        return sum(self._rows(score) for score in self._scores) * ROW + _EDGE

    @property
    def _scores(self) -> tuple[DealScore, ...]:
        """The scores on the sheet: every finished deal, and what has been scored at once in the present one."""
        written = self.session.game.state.scores
        return written if self._open is None else (*written, self._open)

    def _rows(self, score: DealScore) -> int:
        heading = 1 if score is self._open else 0
        return max(1, *(len(side.lines) for side in score.sides)) + self._totals + heading

    # -- places ------------------------------------------------------------------------------------------------

    def _column(self, side: Side) -> FRect:
        bar = _BAR if self.height > self.page.height else 0.0
        width = (self.rect.width - _NUMBERS - bar) / self.session.rules.side_count
        return FRect(self.rect.left + _NUMBERS + side * width, self.rect.top, width, self.rect.height)

    @property
    def _pad(self) -> float:
        return 10.0 if self._totals else 12.0 if self._narrow else _PAD

    @property
    def _style(self) -> tuple[Style, Style]:
        return ("small", "small_strong") if self._narrow else ("text", "strong")

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Show the paper with its head and its foot."""
        canvas.paper(self.rect)
        foot = below(self.rect, self.page.bottom - self.rect.top)
        canvas.box(foot, canvas.theme.paper.total, canvas.theme.radii.paper)
        canvas.box(strip(foot, 0, 20), canvas.theme.paper.total)
        for side in self.session.rules.all_sides:
            self._draw_head(canvas, side)
            self._draw_foot(canvas, side, foot)
        self._draw_rules(canvas)
        if not self._scores:
            words = _("Nothing is written yet: the first deal is being played.")
            room = strip(beside(self.page, _NUMBERS).inflate(-2 * _PAD, 0), 12, 60)
            canvas.paragraph(words, room, "text", canvas.theme.paper.muted)

    def _draw_head(self, canvas: Canvas, side: Side) -> None:
        column, head = self._column(side), self._form.head
        name, members = self.session.side_name(side), self.session.members_named(side)
        room = strip(column.inflate(-2 * self._pad, 0), 0, head)
        colour = canvas.theme.paper.of_side(side)
        above = head >= 90 and not self._alone(side)
        if self.session.rules.side_count > 2:
            draw_side_mark(canvas, side, (room.left + 8, room.top + (38 if above else head / 2)), 14, colour)
            room = beside(room, 24)
        style = self._name_style(canvas, room.width)
        if above:
            canvas.text(name, strip(room, 20, 36), style, colour)
            canvas.text(members, strip(room, 54, 22), "label", canvas.theme.paper.muted)
            return
        first = min(room.width, canvas.type.width(name, style) + 2)
        canvas.text(name, beside(room, 0, first), style, colour)
        rest = beside(room, first + 10).move(0, 2)
        if not self._alone(side) and canvas.type.width(members, "small") <= rest.width:
            canvas.text(members, rest, "small", canvas.theme.paper.muted)

    def _name_style(self, canvas: Canvas, width: float) -> Style:
        """Return the largest style in which the names of all sides fit into *width*."""
        session = self.session
        styles: tuple[Style, ...] = ("side", "panel") if self._form.head >= 90 else ("panel",)
        names = [session.side_name(side) for side in session.rules.all_sides]
        fitting = (
            style for style in (*styles, *_SMALLER) if max(canvas.type.width(name, style) for name in names) <= width
        )
        return next(fitting, _SMALLER[-1])

    def _alone(self, side: Side) -> bool:
        """Whether the name of *side* already says who belongs to it."""
        rules = self.session.rules
        return rules.sides == "solo" or (rules.side_count > 2 and side is not Side.WE)

    def _draw_rules(self, canvas: Canvas) -> None:
        paper, rect = canvas.theme.paper, self.rect
        canvas.line((rect.left + _NUMBERS, rect.top), (rect.left + _NUMBERS, self.page.bottom), paper.margin)
        for y in (self.page.top, self.page.bottom):
            canvas.line((rect.left, y), (rect.right, y), paper.strong_rule, 2)
        bottom = self.page.bottom if self._scores else self.page.top  # not through the words below below
        for side in self.session.rules.all_sides[1:]:
            x = self._column(side).left
            canvas.line((x, rect.top), (x, bottom), paper.strong_rule, 2)

    def draw_deals(self, canvas: Canvas) -> None:
        """Show all deals from the top of the page."""
        top = self.page.top
        for index, score in enumerate(self._scores):
            top = self._draw_deal(canvas, top, index, score)

    def _draw_deal(self, canvas: Canvas, top: float, index: int, score: DealScore) -> float:
        paper, count = canvas.theme.paper, self._rows(score)
        bottom = top + count * ROW
        for row in range(1, count):
            y = top + row * ROW
            canvas.line((self.rect.left + _NUMBERS, y), (self.rect.right, y), paper.rule)
        canvas.text(str(index + 1), FRect(self.rect.left, top, _NUMBERS, ROW), "paper_heading", paper.ink, "centre")
        for side in self.session.rules.all_sides:
            self._draw_cell(
                canvas, FRect(self._column(side).left, top, self._column(side).width, count * ROW), score, side
            )
        canvas.line((self.rect.left, bottom), (self.rect.right, bottom), paper.dotted, 1.5)
        for side in self.session.rules.all_sides[1:]:
            x = self._column(side).left
            canvas.line((x, top), (x, bottom), paper.strong_rule, 2)
        canvas.line((self.rect.left + _NUMBERS, top), (self.rect.left + _NUMBERS, bottom), paper.margin)
        return bottom

    def _draw_cell(self, canvas: Canvas, cell: FRect, score: DealScore, side: Side) -> None:
        paper, pad = canvas.theme.paper, self._pad
        plain, strong = self._style
        total_room = 0.0 if self._totals else 62.0
        points_right = cell.right - pad - total_room
        first = cell.top
        if score is self._open:
            canvas.text(_("Being played"), strip(cell.inflate(-2 * pad, 0), 0, ROW), plain, paper.muted)
            first += ROW
        for row, line in enumerate(score.sides[side].lines):
            bad = is_bad(line)
            ink = paper.red if bad else paper.ink
            points = signed(line.points)
            width = canvas.type.width(points, strong) + 2
            y = first + row * ROW
            words = FRect(cell.left + pad, y, points_right - width - 6 - cell.left - pad, ROW)
            style = strong if bad else plain
            told = brief(line, self.session)
            if canvas.type.width(told, style) > words.width * _SHRUNK:
                told = shortest(line, self.session.rules)
            canvas.text(told, words, style, ink)
            canvas.text(points, FRect(points_right - width, y, width, ROW), strong, ink, "right")
        last = strip(cell.inflate(-2 * pad, 0), cell.height - ROW, ROW)
        if self._totals:
            canvas.text(_("Total"), beside(last, 0, 80), plain, paper.muted)
        total = beside(last, last.width - 58)
        canvas.text(number(score.sides[side].after.points), total, "paper_heading", paper.ink, "right")

    def _draw_foot(self, canvas: Canvas, side: Side, foot: FRect) -> None:
        paper, rules = canvas.theme.paper, self.session.rules
        standing = self.standings[side]
        column = self._column(side)
        inner = below(column.inflate(-2 * self._pad, 0), foot.top - column.top)
        high = self._form.fuse and self._form.foot > 180
        line = strip(inner, 16 if high else 6, 52)
        words = _("Total")
        if not self._form.fuse:
            words = plural("{n} bag", "{n} bags", standing.bags).format(n=standing.bags)
        style, aside = self._total_style(canvas, inner.width, words)
        canvas.text(number(standing.points), line, style, paper.ink, "right")
        if aside:
            canvas.text(words, line, "text", paper.muted)
        elif not self._form.fuse:
            canvas.text(words, strip(line, 42, 18), "tiny", paper.muted, "right")
        if not self._form.fuse:
            return
        if high:
            words = self._to_go(standing.points)
            if canvas.type.width(words, "text") > inner.width and standing.points < rules.target:
                words = _("{points} to go").format(points=rules.target - standing.points)
            canvas.text(words, strip(line, 54, 26), "text", paper.ink)
        if rules.bag_limit:
            self._draw_fuse(canvas, strip(inner, inner.height - 80, 64), standing.bags)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The standings of all sides, as at the table."""
        return self.session.game.state.standings if self._open is None else self._open.standings

    def _total_style(self, canvas: Canvas, width: float, words: str) -> tuple[Style, bool]:
        """Return the largest style in which all totals fit into *width*, and whether *words* fit beside them."""
        points = [number(standing.points) for standing in self.standings]
        widths = {style: max(canvas.type.width(one, style) for one in points) for style in _TOTALS}
        style = next((one for one in _TOTALS if widths[one] <= width), _TOTALS[-1])
        return style, canvas.type.width(words, "text") + 8 + widths[style] <= width

    def _to_go(self, points: int) -> str:
        target = self.session.rules.target
        if points >= target:
            return _("past {target}").format(target=target)
        return _("{points} to go to {target}").format(points=target - points, target=target)

    def _draw_fuse(self, canvas: Canvas, well: FRect, bags: int) -> None:
        theme, rules = canvas.theme, self.session.rules
        canvas.box(well, theme.panel, theme.radii.well)
        top = strip(well.inflate(-28, 0), 6, 26)
        words = plural("{n} bag", "{n} bags", bags).format(n=bags)
        canvas.text(words, top, "small_strong")
        left = canvas.type.width(words, "small_strong")
        rest = _("{n} before −{penalty}").format(n=max(0, rules.bag_limit - bags), penalty=rules.bag_penalty)
        if canvas.type.width(rest, "small") < top.width - left - 12:
            canvas.text(rest, top, "small", theme.muted, "right")
        draw_fuse(canvas, strip(top, well.height - 30, 11), bags, rules.bag_limit)
