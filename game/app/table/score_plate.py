"""The plate of the score: points, tricks and bags of every side."""

from __future__ import annotations

from pygame import FRect

from game.app.canvas import Canvas
from game.app.scenes.fuse import draw_fuse
from game.app.scenes.phrases import signed
from game.app.table.picture import PLAYING, Picture
from game.app.table.session import Session
from game.app.table.tally import Count, Tally
from game.rules.seats import Side
from game.words import _


class ScorePlate:
    """Draws what *picture* says of the score of *session*."""

    def __init__(self, session: Session, picture: Picture) -> None:
        self.session = session
        self.picture = picture

    def draw(self, canvas: Canvas, tally: Tally | None = None) -> None:
        """Draw points, tricks and bags of all sides, as they stand or as a *tally* has counted them so far."""
        rect = self.picture.layout.score
        canvas.panel(rect)
        sides = self.session.rules.all_sides
        height = rect.height / len(sides)
        for number, side in enumerate(sides):
            row = FRect(rect.left, rect.top + number * height, rect.width, height)
            if number:
                canvas.line((row.left + 19, row.top), (row.right - 19, row.top), canvas.theme.divider)
            standing = self.picture.standings[side]
            count = tally.of(side) if tally is not None else Count(standing.points, standing.bags)
            self._score_row(canvas, row, side, count)

    def draw_counting(self, canvas: Canvas, tally: Tally) -> None:
        """Draw the plate over itself while points are counted, without casting its shadow twice."""
        with canvas.clipped(self.picture.layout.score):
            self.draw(canvas, tally)

    def _score_row(self, canvas: Canvas, row: FRect, side: Side, count: Count) -> None:
        theme, picture = canvas.theme, self.picture
        inset = min(16.0, row.height * 0.2)
        stripe = FRect(row.left, row.top + inset, 5, row.height - 2 * inset)
        canvas.box(stripe, theme.we if side is Side.WE else theme.they, 2)
        if picture.layout.compact:
            self._one_line(canvas, row, side, count)
            return
        left, right = row.left + 19, row.right - 17
        upper = FRect(left, row.top + row.height * 0.12, right - left, row.height * 0.42)
        lower = FRect(left, row.top + row.height * 0.54, right - left, row.height * 0.34)
        points = figure(count.points)
        canvas.text(points, upper, "points", align="right")
        name = canvas.text(self.session.side_name(side), upper, "player")
        room = right - canvas.type.width(points, "points") - 10 - (name.right + 9)
        if count.gain:
            room -= self._gain(canvas, count.gain, FRect(name.right, upper.top, room + 9, upper.height)) + 8
        names = self.session.members_named(side)
        canvas.text(names, FRect(name.right + 9, upper.top, room, upper.height), "label", theme.muted)
        self._lower(canvas, lower, count, self._tricks(side))

    def _one_line(self, canvas: Canvas, row: FRect, side: Side, count: Count) -> None:
        """Draw name, tricks, bags and points of *side* in one line."""
        theme = canvas.theme
        x, right = row.left + 15, row.right - 12
        points = figure(count.points)
        canvas.text(points, FRect(x, row.top, right - x, row.height), "bid", align="right")
        widest = max(canvas.type.width(self.session.side_name(one), "player") for one in self.session.rules.all_sides)
        canvas.text(self.session.side_name(side), FRect(x, row.top, widest + 2, row.height), "player")
        x += widest + 8
        canvas.text(self._tricks(side), FRect(x, row.top, 46, row.height), "label", theme.muted, "centre")
        x += 50
        fuse = FRect(x, row.centery - 4, right - canvas.type.width("−000", "bid") - 8 - x, 8)
        draw_fuse(canvas, fuse, count.bags, self.session.rules.bag_limit, flare=count.flare, burnt=count.burning)

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
        """Return "taken / owed" of a side, with a plus while a partner has not bid."""
        picture = self.picture
        owed = picture.owed(side)
        if owed is None:
            return "– / –"
        open_bid = picture.standing_contract(side) is None and any(
            picture.bids[seat] is None for seat in self.session.rules.members(side)
        )
        taken = str(picture.side_taken(side)) if picture.phase in PLAYING else "–"
        return f"{taken} / {owed}{'+' if open_bid else ''}"


def figure(number: float) -> str:
    """Return a *number* that may be on its way to another one as it is shown."""
    return str(round(number)).replace("-", "−")
