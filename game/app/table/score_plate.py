"""The plate of the score: points, tricks and bags of every side."""

from __future__ import annotations

from pygame import FRect

from game.app.canvas import Canvas
from game.app.scenes.fuse import draw_fuse
from game.app.table.picture import PLAYING, Picture
from game.app.table.session import Session
from game.rules.seats import Side
from game.words import _


class ScorePlate:
    """Draws what *picture* says of the score of *session*."""

    def __init__(self, session: Session, picture: Picture) -> None:
        self.session = session
        self.picture = picture

    def draw(self, canvas: Canvas) -> None:
        """Draw points, tricks and bags of both sides."""
        rect = self.picture.layout.score
        canvas.panel(rect)
        sides = self.session.rules.all_sides
        height = rect.height / len(sides)
        for number, side in enumerate(sides):
            row = FRect(rect.left, rect.top + number * height, rect.width, height)
            if number:
                canvas.line((row.left + 19, row.top), (row.right - 19, row.top), canvas.theme.divider)
            self._score_row(canvas, row, side)

    def _score_row(self, canvas: Canvas, row: FRect, side: Side) -> None:
        theme, picture = canvas.theme, self.picture
        inset = min(16.0, row.height * 0.2)
        stripe = FRect(row.left, row.top + inset, 5, row.height - 2 * inset)
        canvas.box(stripe, theme.we if side is Side.WE else theme.they, 2)
        if picture.layout.compact:
            self._one_line(canvas, row, side)
            return
        standing = picture.standings[side]
        left, right = row.left + 19, row.right - 17
        upper = FRect(left, row.top + row.height * 0.12, right - left, row.height * 0.42)
        lower = FRect(left, row.top + row.height * 0.54, right - left, row.height * 0.34)
        points = str(standing.points).replace("-", "−")
        canvas.text(points, upper, "points", align="right")
        name = canvas.text(self.session.side_name(side), upper, "player")
        room = right - canvas.type.width(points, "points") - 10 - (name.right + 9)
        names = self.session.members_named(side)
        canvas.text(names, FRect(name.right + 9, upper.top, room, upper.height), "label", theme.muted)
        self._lower(canvas, lower, side, self._tricks(side))

    def _one_line(self, canvas: Canvas, row: FRect, side: Side) -> None:
        """Draw name, tricks, bags and points of *side* in one line."""
        theme, standing = canvas.theme, self.picture.standings[side]
        x, right = row.left + 15, row.right - 12
        points = str(standing.points).replace("-", "−")
        canvas.text(points, FRect(x, row.top, right - x, row.height), "bid", align="right")
        widest = max(canvas.type.width(self.session.side_name(one), "player") for one in self.session.rules.all_sides)
        canvas.text(self.session.side_name(side), FRect(x, row.top, widest + 2, row.height), "player")
        x += widest + 8
        canvas.text(self._tricks(side), FRect(x, row.top, 46, row.height), "label", theme.muted, "centre")
        x += 50
        fuse = FRect(x, row.centery - 4, right - canvas.type.width("−000", "bid") - 8 - x, 8)
        draw_fuse(canvas, fuse, standing.bags, self.session.rules.bag_limit)

    def _lower(self, canvas: Canvas, lower: FRect, side: Side, tricks: str) -> None:
        picture, limit = self.picture, self.session.rules.bag_limit
        bags = picture.standings[side].bags
        x = lower.left
        markup = f"<i>{_('Tricks')}</i> <b>{tricks}</b>"
        canvas.rich(markup, FRect(x, lower.top, 92, lower.height), "label")
        x += 94
        markup = f"<i>{_('Bags')}</i> <b>{bags}</b>"
        width = canvas.type.rich_width(markup, "label")
        canvas.rich(markup, FRect(x, lower.top, width + 4, lower.height), "label")
        x += max(64.0, width + 12)
        draw_fuse(canvas, FRect(x, lower.centery - 4.5, lower.right - x, 9), bags, limit)

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
