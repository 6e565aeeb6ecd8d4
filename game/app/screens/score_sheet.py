"""The score sheet: every line of every deal with its reason, the curve of the game, the last deal line by line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Column, Fit, Gap, Line, Row, below, columns, danger, gold, inset, muted, rows, strip
from game.app.paint.theme import Style
from game.app.screens.page import InputGuard, PageScene
from game.app.screens.score_chart import draw_titled_panel, score_chart
from game.app.services.fines import open_score
from game.app.services.past import Past
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
_HIGH = 1000.0  # from this height on, the curve has room below the sheet
_TWO_LINES, _ONE_LINE = 47.0, 27.0
ROW = 31.0
_EDGE = 2.0  # the line below the last row
_NUMBERS = 58.0
_PAD = 20.0
_NARROW, _TIGHT = 270.0, 250.0  # columns with smaller letters, and with totals in rows of their own
_SMALLER: tuple[Style, ...] = ("heading", "player", "small_strong")
_TOTALS: tuple[Style, ...] = ("total", "points", "bid", "paper_heading")
_SHRUNK = 1.03  # of its room: words as wide are only made smaller
_BAR = 10.0  # more room at the right when the deals can be scrolled


class ScoreSheetScene(PageScene):
    """The sheet of *session*; *on_next*, given between two deals, goes on to the next one."""

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
        self.next_button = Button(_("Next deal"), FRect(), self._go_on, kind="gold")
        self.next_button.visible = on_next is not None
        leave = self._open_menu if on_next is not None else self.leave
        self.close_button = Button(_("Menu") if on_next else _("Close"), FRect(), leave, shortcut=_("Esc"))
        tip = _("Every card again, with open hands, and why (V)")
        self.review_button = Button(_("Review"), FRect(), self._review, icon="eye", shortcut="V", tip=tip)
        self.review_button.visible = bool(session.game.state.scores)
        self.back_button.visible = False
        self.tabs = ChoiceBar[Literal["sheet", "curve"]](
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
        self.arrange_again()

    def handle(self, event: InputEvent) -> None:
        """Scroll wherever the pointer is; the rest is as on every page, once the sheet was seen."""
        if self._guard.blocks(event):
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
        """Put the buttons into the header, from its right end; in a wide window the next deal is not among them."""
        width, high = self.app.type.width, self.header.height
        self.tabs.visible = not wide
        self.review_button.label, self.review_button.shortcut = (_("Review"), "V") if wide else ("", "")
        boxes = [(Fit(self.close_button, high), max(124.0, self.close_button.natural_width(width)))]
        if not wide and self.on_next is not None:
            boxes.append((Fit(self.next_button, high), 150.0))
        if not wide:
            boxes.append((Fit(self.tabs, 46), 176.0))
        boxes.append((Fit(self.review_button, high), self.review_button.natural_width(width) if wide else high))
        row = Row(*(box for box, _wide in boxes), widths=[wide for _box, wide in boxes], gap=12, from_right=True)
        row.place(self.header, self.app.type)

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
        """Put the golden button into the lower panel, if *room* is left for it there."""
        if room:
            inner = inset(self._lines_panel, 20)
            width = min(208.0, inner.width)
            self.next_button.rect = FRect(inner.right - width, inner.bottom - 46, width, 48)

    def _arrange_lines(self) -> None:
        """Set the lines of the last deal in their panel, each with its reason where there is room."""
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
        """Return a line of *points*, with its *reason* below where it is *roomy*."""
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
            draw_titled_panel(canvas, self._chart_panel, _("The game so far"), 14)
        if self._lines_panel.width:
            number = len(self.session.game.state.scores)
            draw_titled_panel(canvas, self._lines_panel, self._lines_heading.format(n=number), 14)
            self._lines.draw(canvas)

    @property
    def _lines_heading(self) -> str:
        """Whose lines they are that are told one by one."""
        alone = self.session.rules.sides == "solo"
        return _("Deal {n}: your score") if alone else _("Deal {n}: your side’s score")

    def _bag_row(self, before: int, after: int) -> tuple[str, str]:
        limit = self.session.rules.bag_limit
        words = _("Bags: {before} before, {after} now").format(before=before, after=after)
        return words, _("no penalty until {limit}").format(limit=limit) if limit else _("bags cost nothing")


@dataclass(frozen=True, slots=True)
class _Form:
    """How high head and foot of the paper are; *fuse*: the bags are drawn, not only told."""

    head: float
    foot: float
    fuse: bool


_FORMS = ((650.0, _Form(96, 214, True)), (430.0, _Form(72, 140, True)), (0.0, _Form(50, 66, False)))


class ScorePaper:
    """The sheet of *session* on *rect*; `page` is where the deals are shown, *height* high in all."""

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
        self._totals = 1 if column < _TIGHT else 0  # rows of a deal that hold nothing but the total

    @property
    def height(self) -> float:
        """How high all deals stand."""
        return sum(self._rows(score) for score in self._scores) * ROW + _EDGE

    @property
    def _scores(self) -> tuple[DealScore, ...]:
        """What is written: every deal, and of the one in play what was paid at once."""
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
        """Show the paper with its head and foot."""
        canvas.paper(self.rect)
        foot = FRect(self.rect.left, self.page.bottom, self.rect.width, self.rect.bottom - self.page.bottom)
        canvas.box(foot, canvas.theme.paper.total, canvas.theme.radii.paper)
        canvas.box(FRect(foot.left, foot.top, foot.width, 20), canvas.theme.paper.total)
        for side in self.session.rules.all_sides:
            self._draw_head(canvas, side)
            self._draw_foot(canvas, side, foot)
        self._draw_rules(canvas)
        if not self._scores:
            words = _("Nothing is written yet: the first deal is being played.")
            room = FRect(
                self.page.left + _NUMBERS + _PAD, self.page.top + 12, self.page.width - _NUMBERS - 2 * _PAD, 60
            )
            canvas.paragraph(words, room, "text", canvas.theme.paper.muted)

    def _draw_head(self, canvas: Canvas, side: Side) -> None:
        column, head = self._column(side), self._form.head
        name, members = self.session.side_name(side), self.session.members_named(side)
        room = strip(column.inflate(-2 * self._pad, 0), 0, head)
        colour = canvas.theme.paper.of_side(side)
        above = head >= 90 and not self._alone(side)
        if self.session.rules.side_count > 2:
            draw_side_mark(canvas, side, (room.left + 8, room.top + (38 if above else head / 2)), 14, colour)
            room = FRect(room.left + 24, room.top, room.width - 24, head)
        style = self._name_style(canvas, room.width)
        if above:
            canvas.text(name, strip(room, 20, 36), style, colour)
            canvas.text(members, strip(room, 54, 22), "label", canvas.theme.paper.muted)
            return
        first = min(room.width, canvas.type.width(name, style) + 2)
        canvas.text(name, FRect(room.left, room.top, first, head), style, colour)
        rest = FRect(room.left + first + 10, room.top + 2, room.width - first - 10, head)
        if not self._alone(side) and canvas.type.width(members, "small") <= rest.width:
            canvas.text(members, rest, "small", canvas.theme.paper.muted)

    def _name_style(self, canvas: Canvas, width: float) -> Style:
        """Return the largest letters in which the names of all sides are at most *width* wide."""
        session = self.session
        styles: tuple[Style, ...] = ("side", "panel") if self._form.head >= 90 else ("panel",)
        names = [session.side_name(side) for side in session.rules.all_sides]
        fitting = (
            style for style in (*styles, *_SMALLER) if max(canvas.type.width(name, style) for name in names) <= width
        )
        return next(fitting, _SMALLER[-1])

    def _alone(self, side: Side) -> bool:
        """Whether the name of *side* says already who is of it."""
        rules = self.session.rules
        return rules.sides == "solo" or (rules.side_count > 2 and side is not Side.WE)

    def _draw_rules(self, canvas: Canvas) -> None:
        paper, rect = canvas.theme.paper, self.rect
        canvas.line((rect.left + _NUMBERS, rect.top), (rect.left + _NUMBERS, self.page.bottom), paper.margin)
        for y in (self.page.top, self.page.bottom):
            canvas.line((rect.left, y), (rect.right, y), paper.strong_rule, 2)
        bottom = self.page.bottom if self._scores else self.page.top  # not through the words
        for side in self.session.rules.all_sides[1:]:
            x = self._column(side).left
            canvas.line((x, rect.top), (x, bottom), paper.strong_rule, 2)

    def draw_deals(self, canvas: Canvas) -> None:
        """Show all deals from the top of the page on."""
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
            room = FRect(cell.left + pad, cell.top, cell.width - 2 * pad, ROW)
            canvas.text(_("Being played"), room, plain, paper.muted)
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
        total = FRect(cell.right - pad - 58, cell.bottom - ROW, 58, ROW)
        if self._totals:
            canvas.text(_("Total"), FRect(cell.left + pad, total.top, 80, ROW), plain, paper.muted)
        canvas.text(number(score.sides[side].after.points), total, "paper_heading", paper.ink, "right")

    def _draw_foot(self, canvas: Canvas, side: Side, foot: FRect) -> None:
        paper, rules = canvas.theme.paper, self.session.rules
        standing = self.standings[side]
        column = self._column(side)
        inner = FRect(column.left + self._pad, foot.top, column.width - 2 * self._pad, foot.height)
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
        """How all sides stand, as the table tells it."""
        return self.session.game.state.standings if self._open is None else self._open.standings

    def _total_style(self, canvas: Canvas, width: float, words: str) -> tuple[Style, bool]:
        """Return the largest letters in which all totals have *width*, and whether *words* have room beside them."""
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
        top = FRect(well.left + 14, well.top + 6, well.width - 28, 26)
        words = plural("{n} bag", "{n} bags", bags).format(n=bags)
        canvas.text(words, top, "small_strong")
        left = canvas.type.width(words, "small_strong")
        rest = _("{n} before −{penalty}").format(n=max(0, rules.bag_limit - bags), penalty=rules.bag_penalty)
        if canvas.type.width(rest, "small") < top.width - left - 12:
            canvas.text(rest, top, "small", theme.muted, "right")
        draw_fuse(canvas, FRect(top.left, well.bottom - 24, top.width, 11), bags, rules.bag_limit)
