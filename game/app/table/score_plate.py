"""The plate of the score: points, tricks and bags of every side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import FRect

from game.app.paint.canvas import Align, Canvas
from game.app.paint.layout import below, columns, rows, split, strip
from game.app.paint.theme import Style
from game.app.services.session import Session
from game.app.table.picture import PLAYING, Picture
from game.app.table.sprites import ScoreTally, SideTally
from game.app.widgets.marks import draw_fuse, draw_side_mark
from game.rules.seats import Side
from game.words import _, number, plural, signed

_MANY = 4  # more sides stand in two columns
_MARK = 12.0
_TRICKS = 50.0
_LEAST_BAGS = 52.0
_SEGMENT = 9.0  # the width of a segment of the fuse that can be counted
_HEAD, _LEAST_ROW = 20.0, 32.0  # the line of headings, if the rows below it stay that high
_CLEAR_FOR_TWO = 40.0  # the height of a row that has room for two lines
_UPPER, _UPPER_OF_LITTLE = 0.36, 0.32  # of such a row, and of a lower one: the middle of its upper line
_THICK = 15.0  # the height of a line from which its fuse is thicker
_NAMES: tuple[Style, ...] = ("player", "small_strong", "tiny_strong")


@dataclass(frozen=True, slots=True)
class _Columns:
    """The left and the right end of each column of a line; *named*: the names of the sides fit, in *style*."""

    named: bool
    style: Style
    name: tuple[float, float]
    tricks: tuple[float, float]
    bags: tuple[float, float]
    points: tuple[float, float]


class ScorePlate:
    """Draws the score of *session* as *picture* has it."""

    def __init__(self, session: Session, picture: Picture) -> None:
        self.session = session
        self.picture = picture

    def draw(self, canvas: Canvas, tally: ScoreTally | None = None) -> None:
        """Draw points, tricks and bags of all sides: the standings, or what *tally* has counted so far."""
        canvas.panel(self.picture.layout.score)
        if self._headed:
            self._draw_head(canvas)
        for side, row in self._rows():
            standing = self.picture.standings[side]
            count = tally.of(side) if tally is not None else SideTally(standing.points, standing.bags)
            self._score_row(canvas, row, side, count)

    def _rows(self) -> Iterator[tuple[Side, FRect]]:
        """Return the sides with their places: one below the other, in two columns where they are many."""
        rect, sides = self.picture.layout.score, self.session.rules.all_sides
        if self._headed:
            rect = below(rect, _HEAD)
        count = 2 if len(sides) > _MANY else 1
        places = (row for column in columns(rect, count) for row in rows(column, len(sides) // count))
        return zip(sides, places, strict=True)

    def draw_counting(self, canvas: Canvas, tally: ScoreTally) -> None:
        """Draw the plate over itself while points are counted, without a second shadow."""
        with canvas.clipped(self.picture.layout.score):
            self.draw(canvas, tally)

    def _score_row(self, canvas: Canvas, row: FRect, side: Side, count: SideTally) -> None:
        theme, layout, sides = canvas.theme, self.picture.layout, self.session.rules.side_count
        if row.top > layout.score.top + 1:
            canvas.line((row.left + 15, row.top), (row.right - 15, row.top), theme.divider)
        if sides > _MANY:
            self._short_line(canvas, row, side, count)
            return
        inset = min(16.0, row.height * 0.2)
        if sides == 2:
            canvas.box(FRect(row.left, row.top + inset, 5, row.height - 2 * inset), theme.of_side(side), 2)
        else:
            draw_side_mark(canvas, side, (row.left + 15, row.centery), _MARK)
        if layout.compact or sides > 2:
            self._one_line(canvas, row, side, count)
        else:
            self._two_lines(canvas, row, side, count)

    def _two_lines(self, canvas: Canvas, row: FRect, side: Side, count: SideTally) -> None:
        """Draw name and points of *side*, and below them its tricks and bags."""
        inner = FRect(row.left + 19, row.top, row.width - 36, row.height)
        _above, upper, lower, _below = rows(inner, (0.12, 0.42, 0.34, 0.12))
        points = number(round(count.points))
        canvas.text(points, upper, "points", align="right")
        room = upper.width - canvas.type.width(points, "points") - 10
        name = canvas.text(self.session.side_name(side), split(upper, room)[0], "player")
        left = name.right + 9 - upper.left
        if count.gain:
            _name, beside = split(split(upper, room)[0], left - 9)
            room -= self._gain(canvas, count.gain, beside) + 8
        if self.session.rules.sides != "solo":
            _name, beside = split(split(upper, room)[0], left)
            canvas.text(self.session.members_named(side), beside, "label", canvas.theme.muted)
        self._lower(canvas, lower, count, self.tricks_of(side))

    @property
    def _headed(self) -> bool:
        """Whether headings stand above the rows: where there is room, and the rows have no words of their own."""
        count, layout = self.session.rules.side_count, self.picture.layout
        return 2 < count <= _MANY and not layout.compact and (layout.score.height - _HEAD) / count >= _LEAST_ROW

    def _draw_head(self, canvas: Canvas) -> None:
        """Draw the headings."""
        score = self.picture.layout.score
        places = self._columns(canvas, score)
        heads: tuple[tuple[tuple[float, float], str, Align], ...] = (
            (places.tricks, _("Tricks"), "centre"),
            (places.bags, _("Bags"), "left"),
            (places.points, _("Points"), "right"),
        )
        for (left, right), words, align in heads:
            canvas.text(words, FRect(left, score.top + 2, right - left, _HEAD - 2), "tiny", canvas.theme.muted, align)

    def _columns(self, canvas: Canvas, row: FRect) -> _Columns:
        """Return the columns of the sides that have one line each, as wide as *row*."""
        sides = self.session.rules.all_sides
        left, right = row.left + (15 if len(sides) == 2 else 28), row.right - 12
        points = right - canvas.type.width("−000", "bid")
        room = points - 8 - _TRICKS - _LEAST_BAGS - left
        style = self._name_style(canvas, room - 2)
        widest = max(canvas.type.width(self.session.side_name(one), style) for one in sides) + 2
        named = widest <= room
        tricks = left + min(widest, room) + 6
        bags = tricks + _TRICKS
        return _Columns(
            named, style, (left, tricks - 6), (tricks, bags - 6), (bags, points - 8), (min(points, right - 60), right)
        )

    def _one_line(self, canvas: Canvas, row: FRect, side: Side, count: SideTally) -> None:
        """Draw name, tricks, bags and points of *side* in one line."""

        def place(column: tuple[float, float]) -> FRect:
            return FRect(column[0], row.top, column[1] - column[0], row.height)

        places = self._columns(canvas, row)
        canvas.text(number(round(count.points)), place(places.points), "bid", align="right")
        if places.named:
            canvas.text(self.session.side_name(side), place(places.name), places.style)
        else:
            self._faces(canvas, side, place(places.name))
        canvas.text(self.tricks_of(side), place(places.tricks), "label", canvas.theme.muted, "centre")
        self._bags(canvas, place(places.bags), count)

    def _name_style(self, canvas: Canvas, room: float) -> Style:
        """Return the largest style in which the names of all sides fit into *room*."""
        names = [self.session.side_name(side) for side in self.session.rules.all_sides]
        widest = (max(canvas.type.width(name, style) for name in names) for style in _NAMES)
        return next((style for style, width in zip(_NAMES, widest, strict=True) if width <= room), _NAMES[-1])

    def _faces(self, canvas: Canvas, side: Side, room: FRect) -> None:
        """Draw in *room* the faces of *side* in place of its name."""
        members = self.session.rules.members(side)
        size = min(22.0, room.height - 6, room.width / len(members) - 3)
        for index, seat in enumerate(members):
            centre = room.left + (size + 3) * (index + 0.5), room.centery
            canvas.face(self.session.players[seat].face, centre, size)

    def _bags(self, canvas: Canvas, room: FRect, count: SideTally) -> None:
        """Draw the number of bags, with their fuse where its segments can be counted, else with words."""
        limit = self.session.rules.bag_limit
        widest = canvas.type.width(str(max(10, limit)), "label")
        _number, rest = split(room, widest, gap=8)
        fuse = rest.inflate(0, 8 - rest.height)
        if limit and self._headed and fuse.width >= limit * _SEGMENT:
            canvas.text(number(round(count.bags)), room, "label", canvas.theme.muted)
            self._fuse(canvas, fuse, count)
        else:
            canvas.text(self._bag_words(canvas, count, room.width), room, "label", canvas.theme.muted)

    def _bag_words(self, canvas: Canvas, count: SideTally, room: float) -> str:
        """Return the number of bags: "3 of 10" below a heading, else "3 bags", or "3" where that is too long."""
        limit, bags = self.session.rules.bag_limit, round(count.bags)
        if self._headed:
            if not limit:
                return number(bags)
            return _("{bags} of {limit}").format(bags=number(bags), limit=limit)
        words = plural("{n} bag", "{n} bags", abs(bags)).format(n=number(bags))
        return words if canvas.type.width(words, "label") <= room else number(bags)

    def _short_line(self, canvas: Canvas, row: FRect, side: Side, count: SideTally) -> None:
        """Draw name, tricks and points of *side*, one of many, and below them its bags."""
        clear = row.height >= _CLEAR_FOR_TWO
        inner = FRect(row.left + 29, row.top, row.width - 39, row.height)
        middle = row.height * (_UPPER if clear else _UPPER_OF_LITTLE)
        upper = strip(inner, middle - 14, 28)
        draw_side_mark(canvas, side, (row.left + 17, row.centery), _MARK)
        canvas.text(number(round(count.points)), upper, "player", align="right")
        room = upper.width - canvas.type.width("−000", "player") - 6
        style = self._name_style(canvas, room)
        name = canvas.text(self.session.side_name(side), split(upper, room)[0], style)
        taken, free = self.tricks_of(side), upper.left + room - 2 - name.right
        if clear and canvas.type.width(taken, "label") <= free - 6:
            canvas.text(taken, FRect(name.right + 6, upper.top, free, upper.height), "label", canvas.theme.muted)
        self._short_bags(canvas, strip(inner, middle + 10, row.height - middle - 13), count)

    def _short_bags(self, canvas: Canvas, line: FRect, count: SideTally) -> None:
        """Draw the number of bags and their fuse on a short *line*; in words where bags cost nothing."""
        limit, bags = self.session.rules.bag_limit, round(count.bags)
        if not limit:
            words = plural("{n} bag", "{n} bags", abs(bags)).format(n=number(bags))
            canvas.text(words, line, "tiny", canvas.theme.muted)
            return
        canvas.text(number(bags), line, "tiny_strong")
        _number, fuse = split(line, canvas.type.width(str(max(10, limit)), "tiny_strong") + 5)
        high = 6.0 if line.height >= _THICK else 5.0
        self._fuse(canvas, fuse.inflate(0, high - fuse.height), count)

    def _fuse(self, canvas: Canvas, rect: FRect, count: SideTally) -> None:
        limit = self.session.rules.bag_limit
        draw_fuse(canvas, rect, count.bags, limit, flare=count.flare, burnt=count.burning)

    def _gain(self, canvas: Canvas, gain: int, room: FRect) -> float:
        """Draw the points counted last at the right of *room*; return their width."""
        words = signed(gain)
        ink = canvas.theme.good if gain > 0 else canvas.theme.danger
        canvas.text(words, room, "player", ink, "right")
        return canvas.type.width(words, "player")

    def _lower(self, canvas: Canvas, lower: FRect, count: SideTally, tricks: str) -> None:
        taken, rest = split(lower, 92, gap=2)
        canvas.rich(f"<i>{_('Tricks')}</i> <b>{tricks}</b>", taken, "label")
        words = f"<i>{_('Bags')}</i> <b>{number(round(count.bags))}</b>"
        width = canvas.type.rich_width(words, "label")
        bags, fuse = split(rest, max(64.0, width + 12))
        canvas.rich(words, bags, "label")
        fuse = fuse.inflate(0, 9 - fuse.height)
        self._fuse(canvas, fuse, count)

    def tricks_of(self, side: Side) -> str:
        """Return "taken / owed" of *side*, with a plus while a partner has not bid; only "taken" where nobody bids."""
        picture = self.picture
        owed = picture.owed(side)
        if owed is None:
            return str(picture.side_taken(side)) if picture.phase in PLAYING else "– / –"
        open_bid = picture.standing_contract(side) is None and any(
            picture.bids[seat] is None for seat in self.session.rules.members(side)
        )
        taken = str(picture.side_taken(side)) if picture.phase in PLAYING else "–"
        return f"{taken} / {owed}{'+' if open_bid else ''}"
