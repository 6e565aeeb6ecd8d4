"""The paper of the score sheet: a column a side, a row a line, the totals below."""

from dataclasses import dataclass

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Colour, Style
from game.app.services.fines import open_score
from game.app.services.session import Session
from game.app.widgets.fuse import draw_fuse
from game.app.widgets.side_mark import draw_side_mark
from game.app.wording.score_lines import brief
from game.rules.score_words import is_bad, shortest
from game.rules.scoring import DealScore, Standing
from game.rules.seats import Side
from game.words import _, number, plural, signed

ROW = 31.0
_EDGE = 2.0  # the line below the last row
_NUMBERS = 58.0
_PAD = 20.0
_NARROW, _TIGHT = 270.0, 250.0  # columns with smaller letters, and with totals in rows of their own
_SMALLER: tuple[Style, ...] = ("heading", "player", "small_strong")
_TOTALS: tuple[Style, ...] = ("total", "points", "bid", "paper_heading")
_SHRUNK = 1.03  # of its room: words as wide are only made smaller
_BAR = 10.0  # more room at the right when the deals can be scrolled


@dataclass(frozen=True, slots=True)
class _Form:
    """How high head and foot of the paper are; *fuse*: the bags are drawn, not only told."""

    head: float
    foot: float
    fuse: bool


_FORMS = ((650.0, _Form(96, 214, True)), (430.0, _Form(72, 140, True)), (0.0, _Form(50, 66, False)))


class Paper:
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

    def _side_colour(self, canvas: Canvas, side: Side) -> Colour:
        return canvas.theme.paper.of_side(side)

    def _draw_head(self, canvas: Canvas, side: Side) -> None:
        column, head = self._column(side), self._form.head
        name, members = self.session.side_name(side), self.session.members_named(side)
        left, width = column.left + self._pad, column.width - 2 * self._pad
        colour = self._side_colour(canvas, side)
        above = head >= 90 and not self._alone(side)
        if self.session.rules.side_count > 2:
            draw_side_mark(canvas, side, (left + 8, column.top + (38 if above else head / 2)), 14, colour)
            left, width = left + 24, width - 24
        style = self._name_style(canvas, width)
        if above:
            canvas.text(name, FRect(left, column.top + 20, width, 36), style, colour)
            canvas.text(members, FRect(left, column.top + 54, width, 22), "label", canvas.theme.paper.muted)
            return
        first = min(width, canvas.type.width(name, style) + 2)
        canvas.text(name, FRect(left, column.top, first, head), style, colour)
        rest = FRect(left + first + 10, column.top + 2, width - first - 10, head)
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
        left, width = column.left + self._pad, column.width - 2 * self._pad
        line = FRect(left, foot.top + (16 if self._form.fuse and self._form.foot > 180 else 6), width, 52)
        words = _("Total")
        if not self._form.fuse:
            words = plural("{n} bag", "{n} bags", standing.bags).format(n=standing.bags)
        style, aside = self._total_style(canvas, width, words)
        canvas.text(number(standing.points), line, style, paper.ink, "right")
        if aside:
            canvas.text(words, line, "text", paper.muted)
        elif not self._form.fuse:
            canvas.text(words, FRect(left, line.bottom - 10, width, 18), "tiny", paper.muted, "right")
        if not self._form.fuse:
            return
        if self._form.foot > 180:
            below = FRect(left, line.bottom + 2, width, 26)
            words = self._to_go(standing.points)
            if canvas.type.width(words, "text") > width and standing.points < rules.target:
                words = _("{points} to go").format(points=rules.target - standing.points)
            canvas.text(words, below, "text", paper.ink)
        if rules.bag_limit:
            self._draw_fuse(canvas, FRect(left, foot.bottom - 64 - 16, width, 64), standing.bags)

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
