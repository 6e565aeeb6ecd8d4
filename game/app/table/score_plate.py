"""The plate of the score: points, tricks and bags of every side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import FRect

from game.app.paint.canvas import Align, Canvas
from game.app.paint.theme import Style
from game.app.services.session import Session
from game.app.table.picture import PLAYING, Picture
from game.app.table.sprites import ScoreTally, SideTally
from game.app.widgets.marks import draw_fuse, draw_side_mark
from game.rules.seats import Side
from game.words import _, plural, signed

_MANY = 4  # more sides than this stand in two columns
_MARK = 12.0
_TRICKS = 50.0
_LEAST_BAGS = 52.0
_SEGMENT = 9.0  # a segment of the fuse, where it can be counted
_CLEAR = 20.0
_HEAD, _LEAST_ROW = 20.0, 32.0  # the line that says what the figures are, where rows below it stay as high
_CLEAR_FOR_TWO = 40.0
_UPPER, _UPPER_OF_LITTLE = 0.36, 0.32  # of a short row: the middle of its upper line
_THICK = 15.0  # a line as high as this has room for a thicker fuse
_NAMES: tuple[Style, ...] = ("player", "small_strong", "tiny_strong")


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where the figures of one line stand: each column from where to where; *named*: sides are called by name."""

    named: bool
    style: Style
    name: tuple[float, float]
    tricks: tuple[float, float]
    bags: tuple[float, float]
    points: tuple[float, float]


class ScorePlate:
    """Draws what *picture* says of the score of *session*."""

    def __init__(self, session: Session, picture: Picture) -> None:
        self.session = session
        self.picture = picture

    def draw(self, canvas: Canvas, tally: ScoreTally | None = None) -> None:
        """Draw points, tricks and bags of all sides, as they stand or as a *tally* has counted them so far."""
        canvas.panel(self.picture.layout.score)
        if self._headed:
            self._draw_head(canvas)
        for side, row in self._rows():
            standing = self.picture.standings[side]
            count = tally.of(side) if tally is not None else SideTally(standing.points, standing.bags)
            self._score_row(canvas, row, side, count)

    def _rows(self) -> Iterator[tuple[Side, FRect]]:
        """Yield the sides with their places: one below the other, in two columns where they are many."""
        rect, sides = self.picture.layout.score, self.session.rules.all_sides
        if self._headed:
            rect = FRect(rect.left, rect.top + _HEAD, rect.width, rect.height - _HEAD)
        columns = 2 if len(sides) > _MANY else 1
        lines = len(sides) // columns
        width, height = rect.width / columns, rect.height / lines
        for number, side in enumerate(sides):
            column, line = divmod(number, lines)
            yield side, FRect(rect.left + column * width, rect.top + line * height, width, height)

    def draw_counting(self, canvas: Canvas, tally: ScoreTally) -> None:
        """Draw the plate over itself while points are counted, without casting its shadow twice."""
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
        left, right = row.left + 19, row.right - 17
        upper = FRect(left, row.top + row.height * 0.12, right - left, row.height * 0.42)
        lower = FRect(left, row.top + row.height * 0.54, right - left, row.height * 0.34)
        points = figure(count.points)
        canvas.text(points, upper, "points", align="right")
        room = right - canvas.type.width(points, "points") - 10 - left
        name = canvas.text(self.session.side_name(side), FRect(left, upper.top, room, upper.height), "player")
        room -= name.right + 9 - left
        if count.gain:
            room -= self._gain(canvas, count.gain, FRect(name.right, upper.top, room + 9, upper.height)) + 8
        if self.session.rules.sides != "solo":
            names = FRect(name.right + 9, upper.top, room, upper.height)
            canvas.text(self.session.members_named(side), names, "label", canvas.theme.muted)
        self._lower(canvas, lower, count, self._tricks(side))

    @property
    def _headed(self) -> bool:
        """Whether a line above the rows says what their figures are: where there is room, and rows do not say it."""
        count, layout = self.session.rules.side_count, self.picture.layout
        return 2 < count <= _MANY and not layout.compact and (layout.score.height - _HEAD) / count >= _LEAST_ROW

    def _draw_head(self, canvas: Canvas) -> None:
        """Draw what the figures below are."""
        score = self.picture.layout.score
        columns = self._columns(canvas, score)
        heads: tuple[tuple[tuple[float, float], str, Align], ...] = (
            (columns.tricks, _("Tricks"), "centre"), (columns.bags, _("Bags"), "left"),
            (columns.points, _("Points"), "right"),
        )  # fmt: skip
        for (left, right), words, align in heads:
            canvas.text(words, FRect(left, score.top + 2, right - left, _HEAD - 2), "tiny", canvas.theme.muted, align)

    def _columns(self, canvas: Canvas, row: FRect) -> _Columns:
        """Return where the figures of sides stand that have one line each as wide as *row*."""
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

        columns = self._columns(canvas, row)
        canvas.text(figure(count.points), place(columns.points), "bid", align="right")
        if columns.named:
            canvas.text(self.session.side_name(side), place(columns.name), columns.style)
        else:
            self._faces(canvas, side, place(columns.name))
        canvas.text(self._tricks(side), place(columns.tricks), "label", canvas.theme.muted, "centre")
        self._bags(canvas, place(columns.bags), count)

    def _name_style(self, canvas: Canvas, room: float) -> Style:
        """Return the largest letters in which the names of all sides have *room*."""
        names = [self.session.side_name(side) for side in self.session.rules.all_sides]
        widest = (max(canvas.type.width(name, style) for name in names) for style in _NAMES)
        return next((style for style, width in zip(_NAMES, widest, strict=True) if width <= room), _NAMES[-1])

    def _faces(self, canvas: Canvas, side: Side, room: FRect) -> None:
        """Draw the faces of *side*, whose names have no *room*."""
        members = self.session.rules.members(side)
        size = min(22.0, room.height - 6, room.width / len(members) - 3)
        for index, seat in enumerate(members):
            centre = room.left + (size + 3) * (index + 0.5), room.centery
            canvas.face(self.session.players[seat].face, centre, size)

    def _bags(self, canvas: Canvas, room: FRect, count: SideTally) -> None:
        """Draw the number of bags with the fuse behind it where its segments can be counted, or with words."""
        limit = self.session.rules.bag_limit
        widest = canvas.type.width(str(max(10, limit)), "label")
        fuse = FRect(room.left + widest + 8, room.centery - 4, room.width - widest - 8, 8)
        if limit and self._headed and fuse.width >= limit * _SEGMENT:
            canvas.text(figure(count.bags), room, "label", canvas.theme.muted)
            draw_fuse(canvas, fuse, count.bags, limit, flare=count.flare, burnt=count.burning)
        else:
            canvas.text(self._bag_words(canvas, count, room.width), room, "label", canvas.theme.muted)

    def _bag_words(self, canvas: Canvas, count: SideTally, room: float) -> str:
        """Return how many bags there are: of how many below a head, as "3 bags" without one, or the bare number."""
        limit, number = self.session.rules.bag_limit, round(count.bags)
        if self._headed:
            if not limit:
                return figure(number)
            return _("{bags} of {limit}").format(bags=figure(number), limit=limit)
        words = plural("{n} bag", "{n} bags", abs(number)).format(n=figure(number))
        return words if canvas.type.width(words, "label") <= room else figure(number)

    def _short_line(self, canvas: Canvas, row: FRect, side: Side, count: SideTally) -> None:
        """Draw name, tricks and points of *side*, one of many, and below them the number and the fuse of its bags."""
        left, right = row.left + 29, row.right - 10
        middle = row.top + row.height * (_UPPER if row.height >= _CLEAR_FOR_TWO else _UPPER_OF_LITTLE)
        upper = FRect(left, middle - 14, right - left, 28)
        draw_side_mark(canvas, side, (row.left + 17, row.centery), _MARK)
        canvas.text(figure(count.points), upper, "player", align="right")
        room = right - canvas.type.width("−000", "player") - 6 - left
        style = self._name_style(canvas, room)
        name = canvas.text(self.session.side_name(side), FRect(left, upper.top, room, upper.height), style)
        taken, free = self._tricks(side), left + room - 2 - name.right
        if row.height >= _CLEAR_FOR_TWO and canvas.type.width(taken, "label") <= free - 6:
            canvas.text(taken, FRect(name.right + 6, upper.top, free, upper.height), "label", canvas.theme.muted)
        self._short_bags(canvas, FRect(left, middle + 10, right - left, row.bottom - middle - 13), count)

    def _short_bags(self, canvas: Canvas, line: FRect, count: SideTally) -> None:
        """Draw on a short *line* how many bags there are, and their fuse; in words where nothing threatens."""
        limit, number = self.session.rules.bag_limit, figure(count.bags)
        if not limit:
            words = plural("{n} bag", "{n} bags", abs(round(count.bags))).format(n=number)
            canvas.text(words, line, "tiny", canvas.theme.muted)
            return
        canvas.text(number, line, "tiny_strong")
        wide = canvas.type.width(str(max(10, limit)), "tiny_strong") + 5
        high = 6.0 if line.height >= _THICK else 5.0
        fuse = FRect(line.left + wide, line.centery - high / 2, line.width - wide, high)
        draw_fuse(canvas, fuse, count.bags, limit, flare=count.flare, burnt=count.burning)

    def _gain(self, canvas: Canvas, gain: int, room: FRect) -> float:
        """Draw what was counted last, at the right of *room*; return how wide it is."""
        words = signed(gain)
        ink = canvas.theme.good if gain > 0 else canvas.theme.danger
        canvas.text(words, room, "player", ink, "right")
        return canvas.type.width(words, "player")

    def _lower(self, canvas: Canvas, lower: FRect, count: SideTally, tricks: str) -> None:
        limit = self.session.rules.bag_limit
        x = lower.left
        markup = f"<i>{_('Tricks')}</i> <b>{tricks}</b>"
        canvas.rich(markup, FRect(x, lower.top, 92, lower.height), "label")
        x += 94
        markup = f"<i>{_('Bags')}</i> <b>{figure(count.bags)}</b>"
        width = canvas.type.rich_width(markup, "label")
        canvas.rich(markup, FRect(x, lower.top, width + 4, lower.height), "label")
        x += max(64.0, width + 12)
        fuse = FRect(x, lower.centery - 4.5, lower.right - x, 9)
        draw_fuse(canvas, fuse, count.bags, limit, flare=count.flare, burnt=count.burning)

    def _tricks(self, side: Side) -> str:
        """Return "taken / owed" of a side, with a plus while a partner has not bid; what is taken where nobody bids."""
        picture = self.picture
        owed = picture.owed(side)
        if owed is None:
            return str(picture.side_taken(side)) if picture.phase in PLAYING else "– / –"
        open_bid = picture.standing_contract(side) is None and any(
            picture.bids[seat] is None for seat in self.session.rules.members(side)
        )
        taken = str(picture.side_taken(side)) if picture.phase in PLAYING else "–"
        return f"{taken} / {owed}{'+' if open_bid else ''}"


def figure(number: float) -> str:
    """Return a *number* that may be on its way to another one as it is shown."""
    return str(round(number)).replace("-", "−")
