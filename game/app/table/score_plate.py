"""The plate of the score: points, tricks and bags of every side."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect

from game.app.canvas import Canvas
from game.app.scenes.fuse import draw_fuse
from game.app.scenes.phrases import signed
from game.app.table.picture import PLAYING, Picture
from game.app.table.session import Session
from game.app.table.tally import Count, Tally
from game.app.theme import Style
from game.app.widgets.side_mark import draw_side_mark
from game.rules.seats import Side
from game.words import _

_MANY = 4  # more sides than this stand in two columns
_MARK = 12.0
_TRICKS = 50.0
_LEAST_BAGS, _LEAST_FUSE = 44.0, 54.0
_SEGMENT = 9.0  # a segment of the fuse, where it can be counted
_CLEAR = 20.0
_CLEAR_FOR_TWO = 40.0
_NAMES: tuple[Style, ...] = ("player", "small_strong", "tiny_strong")


class ScorePlate:
    """Draws what *picture* says of the score of *session*."""

    def __init__(self, session: Session, picture: Picture) -> None:
        self.session = session
        self.picture = picture

    def draw(self, canvas: Canvas, tally: Tally | None = None) -> None:
        """Draw points, tricks and bags of all sides, as they stand or as a *tally* has counted them so far."""
        canvas.panel(self.picture.layout.score)
        for side, row in self._rows():
            standing = self.picture.standings[side]
            count = tally.of(side) if tally is not None else Count(standing.points, standing.bags)
            self._score_row(canvas, row, side, count)

    def _rows(self) -> Iterator[tuple[Side, FRect]]:
        """Yield the sides with their places: one below the other, in two columns where they are many."""
        rect, sides = self.picture.layout.score, self.session.rules.all_sides
        columns = 2 if len(sides) > _MANY else 1
        lines = len(sides) // columns
        width, height = rect.width / columns, rect.height / lines
        for number, side in enumerate(sides):
            column, line = divmod(number, lines)
            yield side, FRect(rect.left + column * width, rect.top + line * height, width, height)

    def draw_counting(self, canvas: Canvas, tally: Tally) -> None:
        """Draw the plate over itself while points are counted, without casting its shadow twice."""
        with canvas.clipped(self.picture.layout.score):
            self.draw(canvas, tally)

    def _score_row(self, canvas: Canvas, row: FRect, side: Side, count: Count) -> None:
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

    def _two_lines(self, canvas: Canvas, row: FRect, side: Side, count: Count) -> None:
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

    def _one_line(self, canvas: Canvas, row: FRect, side: Side, count: Count) -> None:
        """Draw name, tricks, bags and points of *side* in one line; the bags as a figure where there is little room."""
        theme, sides = canvas.theme, self.session.rules.all_sides
        x, right = row.left + (15 if len(sides) == 2 else 28), row.right - 12
        points = figure(count.points)
        points_room = canvas.type.width("−000", "bid")
        canvas.text(points, FRect(x, row.top, right - x, row.height), "bid", align="right")
        room = right - points_room - 8 - _TRICKS - _LEAST_BAGS - x
        style = self._name_style(canvas, room)
        widest = max(canvas.type.width(self.session.side_name(one), style) for one in sides) + 2
        if widest <= room:
            canvas.text(self.session.side_name(side), FRect(x, row.top, widest, row.height), style)
        else:
            widest = self._faces(canvas, side, FRect(x, row.top, room, row.height))
        x += widest + 6
        canvas.text(self._tricks(side), FRect(x, row.top, _TRICKS - 6, row.height), "label", theme.muted, "centre")
        x += _TRICKS
        self._bags(canvas, FRect(x, row.top, right - points_room - 8 - x, row.height), count)

    def _name_style(self, canvas: Canvas, room: float) -> Style:
        """Return the largest letters in which the names of all sides have *room*."""
        names = [self.session.side_name(side) for side in self.session.rules.all_sides]
        widest = (max(canvas.type.width(name, style) for name in names) for style in _NAMES)
        return next((style for style, width in zip(_NAMES, widest, strict=True) if width <= room), _NAMES[-1])

    def _faces(self, canvas: Canvas, side: Side, room: FRect) -> float:
        """Draw the faces of *side*, whose names have no *room*; return how wide they are."""
        members = self.session.rules.members(side)
        size = min(22.0, room.height - 6, room.width / len(members) - 3)
        for index, seat in enumerate(members):
            centre = room.left + (size + 3) * (index + 0.5), room.centery
            canvas.face(self.session.players[seat].face, centre, size)
        return (size + 3) * len(members)

    def _bags(self, canvas: Canvas, room: FRect, count: Count) -> None:
        """Draw the fuse, or the number of bags where *room* is too narrow to count segments."""
        limit = self.session.rules.bag_limit
        two = self.session.rules.side_count == 2
        if limit and (two or room.width >= max(_LEAST_FUSE, limit * _SEGMENT)):
            fuse = FRect(room.left, room.centery - 4, room.width, 8)
            draw_fuse(canvas, fuse, count.bags, limit, flare=count.flare, burnt=count.burning)
            return
        if room.height >= _CLEAR:
            canvas.text(self._bag_words(count), room, "small", canvas.theme.muted, "centre")

    def _bag_words(self, count: Count) -> str:
        limit = self.session.rules.bag_limit
        return _("{bags} of {limit}").format(bags=figure(count.bags), limit=limit) if limit else figure(count.bags)

    def _short_line(self, canvas: Canvas, row: FRect, side: Side, count: Count) -> None:
        """Draw name, tricks and points of *side*, one of many, and the fuse of its bags below them."""
        limit = self.session.rules.bag_limit
        if limit:
            high = 6.0 if row.height >= _CLEAR_FOR_TWO else 4.0
            fuse = FRect(row.left + 29, row.bottom - high - row.height * 0.13, row.width - 39, high)
            draw_fuse(canvas, fuse, count.bags, limit, flare=count.flare, burnt=count.burning)
            row = FRect(row.left, row.top + 1, row.width, fuse.top - row.top)
        draw_side_mark(canvas, side, (row.left + 17, row.centery), _MARK)
        x, right = row.left + 29, row.right - 10
        points = figure(count.points)
        width = canvas.type.width(points, "player")
        canvas.text(points, FRect(x, row.top, right - x, row.height), "player", align="right")
        name = FRect(x, row.top, right - width - 6 - x, row.height)
        style = self._name_style(canvas, name.width)
        canvas.text(self.session.side_name(side), name, style)
        taken = self._tricks(side)
        x += canvas.type.width(self.session.side_name(side), style) + 6
        if x + canvas.type.width(taken, "label") <= right - width - 8:
            canvas.text(taken, FRect(x, row.top, right - width - 8 - x, row.height), "label", canvas.theme.muted)

    def _gain(self, canvas: Canvas, gain: int, room: FRect) -> float:
        """Draw what was counted last, at the right of *room*; return how wide it is."""
        words = signed(gain)
        ink = canvas.theme.good if gain > 0 else canvas.theme.danger
        canvas.text(words, room, "player", ink, "right")
        return canvas.type.width(words, "player")

    def _lower(self, canvas: Canvas, lower: FRect, count: Count, tricks: str) -> None:
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
