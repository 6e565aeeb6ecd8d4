"""The middle of the table: ring or mat, trick, stock, line of stakes, bubbles, caption and seal: drawing only."""

from __future__ import annotations

import math

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.paint.canvas import Align, Canvas
from game.app.paint.markup import escape
from game.app.services.session import Session
from game.app.table.layout import BACK_WIDTH, BASE, RATIO, TablePlace, draw_place, lay_mat
from game.app.table.picture import Picture
from game.app.widgets.marks import draw_badge
from game.engine.state import Phase
from game.engine.transitions import PHASES
from game.rules.seats import Seat
from game.words import _, plural

_LEAST_TITLE = 60.0  # units: a title cut shorter than this says nothing
_THICK, _MOST = 8, 5  # cards of a pile that show as one more, and the most that show
_THERE = 3.0  # units: a card nearer than this to its place lies there
_TAG_OFF = 22.0  # units from the edge of the person's card to the middle of the tag
_HALF_TAG = 56.0  # units: half of its width, with some space beside it
_TAGGED = 90.0  # units: a card narrower than this is tagged without words


class Middle:
    """Draws what *picture* shows between the seats."""

    def __init__(self, session: Session, picture: Picture) -> None:
        self.session = session
        self.picture = picture

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the ring on the felt."""
        ring = self.picture.layout.ellipse
        canvas.ellipse(ring, canvas.theme.accent.low, 1.5, 0.4)
        canvas.ellipse(ring.inflate(-18, -12), canvas.theme.accent.low, 1, 0.25)

    def draw_mat(self, canvas: Canvas) -> None:
        """Draw the mat of a plain theme; a wide part and narrow ones look like one piece."""
        theme = canvas.theme
        face, radius = theme.pad or theme.well, theme.radii.panel
        wide, *narrow = lay_mat(self.picture.layout)
        for part in (*narrow, wide):
            canvas.box(part, face, radius, theme.border, 1)
        for part in narrow:
            top, bottom = max(part.top + radius, wide.top - radius), min(part.bottom - radius, wide.bottom + radius)
            canvas.box(FRect(part.left + 1, top, part.width - 2, bottom - top), face)

    def draw_slot(self, canvas: Canvas) -> None:
        """Draw the frame where the person's card is expected."""
        slot = self.picture.layout.slot
        canvas.dashed(slot, canvas.theme.accent.light, 2, 8)
        line = FRect(slot.left + 4, slot.centery - 12, slot.width - 8, 24)
        words = _("Your card")
        if canvas.type.width(words, "label") <= line.width:
            canvas.text(words, line, "label", align="centre")

    def draw_trick(self, canvas: Canvas) -> None:
        """Draw the cards on the table, the highest last, and above them the cards on their way.

        The winning card is framed and tagged once it lies there.
        """
        picture = self.picture
        for sprite in picture.swept:
            if sprite.late and sprite.card is not None:
                canvas.card(sprite.card.name, sprite.shown, BASE, passing=True)
        best = picture.winning_seat if len(picture.trick_plays) > 1 else None
        homes = {seat: picture.trick_pose(seat) for seat in picture.trick}
        for seat, sprite in sorted(
            picture.trick.items(), key=lambda item: (not _near(item[1].shown, homes[item[0]]), item[1].shown.lift)
        ):
            home = homes[seat]
            landed = sprite.shown == home
            framed = seat is best and landed
            if sprite.card is not None:
                outline = canvas.theme.accent.light if framed else None
                canvas.card(sprite.card.name, sprite.shown, BASE, outline=outline, passing=not landed)
            if framed:
                self.tag_winner(canvas, seat, home)
        self._draw_moving(canvas)

    def _draw_moving(self, canvas: Canvas) -> None:
        """Draw the cards on their way, and those cut for the deal; the dealer's is framed."""
        picture = self.picture
        for sprite in (*picture.moving, *picture.cut.values()):
            if sprite.card is not None:
                highest = picture.dealer is not None and picture.cut.get(picture.dealer) is sprite
                outline = canvas.theme.accent.light if highest else None
                canvas.card(sprite.card.name, sprite.shown, BASE, outline=outline, passing=sprite in picture.moving)
            else:
                canvas.card_back(sprite.shown, BASE, passing=True)

    def tag_winner(self, canvas: Canvas, seat: Seat, pose: Pose) -> None:
        """Draw the tag of the winning card, that of *seat*, which lies at *pose*."""
        width = self.picture.layout.trick_width
        aside = -0.62 if canvas.left_handed else 0.62  # the corner that has no rank in it
        place, stacked = self.picture.layout.places[seat], any(one.stacked for one in self.picture.layout.places)
        x, y = pose.x + width * aside, pose.y - width * 0.62
        if place.across < 0:
            x, y = pose.x - width * 0.4, pose.y + width * 0.7
        elif place.across > 0 and self.picture.layout.trick_row:
            x = min(x, self.picture.layout.between[1] - _HALF_TAG)
        elif stacked and not place.across:
            x, y = pose.x, pose.y - width * 0.7  # beside it lies another card
        elif place is TablePlace.SOUTH:
            off = width / 2 + (_TAG_OFF if width >= _TAGGED else 0.0)  # above lies the card of a neighbour
            x, y = pose.x + (-off if aside < 0 else off), pose.y + width * 0.42
        words = _("winning") if width >= _TAGGED else ""  # on small cards the words would hide the card
        draw_badge(canvas, words, (x, y), icon="crown")

    def draw_stock(self, canvas: Canvas) -> None:
        """Draw the stock and the discarded cards."""
        picture = self.picture
        if picture.stock or picture.thrown:
            place = draw_place(picture.layout)
            _draw_pile(canvas, place.stock, picture.stock - (picture.offered is not None))
            _draw_pile(canvas, place.away, picture.thrown)

    def draw_offered(self, canvas: Canvas) -> None:
        """Draw the card that the person is offered."""
        sprite = self.picture.offered
        if sprite is not None and sprite.card is not None:
            canvas.card(sprite.card.name, sprite.shown, BASE)

    def draw_line(self, canvas: Canvas, markup: str) -> None:
        """Draw the line of stakes or news between trick and hand, without its least urgent parts if too long."""
        if not markup:
            return
        stakes = self.picture.layout.stakes
        while " · " in markup and canvas.type.rich_width(markup, "text") > stakes.width - 28:
            markup = markup.rpartition(" · ")[0]  # the most urgent stands first
        if canvas.type.rich_width(markup, "text") > stakes.width - 28:
            self._draw_lines(canvas, markup)
            return
        width = min(stakes.width, canvas.type.rich_width(markup, "text") + 44)
        pill = FRect(stakes.centerx - width / 2, stakes.top, width, stakes.height)
        canvas.pill(pill)
        canvas.rich(markup, pill.inflate(-28, 0), "text", align="centre")

    def _draw_lines(self, canvas: Canvas, markup: str) -> None:
        """Draw news that does not fit in one line."""
        stakes = self.picture.layout.stakes
        inner = FRect(stakes.left + 20, 0, stakes.width - 40, 0)
        inner.height = canvas.type.rich_height(markup, inner.width, "text")
        inner.bottom = stakes.bottom - 6
        canvas.panel(inner.inflate(40, 12))
        canvas.rich(markup, inner, "text", align="centre", wrap=True)

    def draw_bubbles(self, canvas: Canvas) -> None:
        """Draw the bubbles of what the seats have just said."""
        for bubble in self.picture.bubbles:
            width = canvas.type.width(bubble.text, "strong") + 36
            rect = self.picture.layout.bubble(bubble.seat, width).move(0, bubble.rise)
            rect.clamp_ip(canvas.viewport.bounds.inflate(-16, -16))
            with canvas.faded(rect.inflate(60, 60), bubble.share):
                face, edge = canvas.theme.ivory, canvas.theme.accent.low
                canvas.box(rect, face, rect.height / 2, edge, 1.5, canvas.theme.depths.panel)
                canvas.text(bubble.text, rect, "strong", canvas.theme.paper.ink, "centre")

    @property
    def caption(self) -> list[str]:
        """The parts of the line under the tools: rules, deal, and trick or phase."""
        picture = self.picture
        parts = [self.session.title, _("Deal {number}").format(number=picture.index + 1)]
        if picture.phase is not Phase.PLAY:
            return [*parts, PHASES[picture.phase].words().title]
        size = self.session.rules.hand_size
        number = min(picture.tricks_done + 1, size)
        parts.append(_("Trick {number} of {size}").format(number=number, size=size))
        return [*parts, _("♠ broken")] if picture.broken else parts

    def draw_caption(self, canvas: Canvas) -> None:
        """Draw the line under the tools, as far as it fits."""
        layout, caption = self.picture.layout, self.picture.layout.caption
        room = caption.width if self.picture.phase is Phase.PLAY else layout.caption_beside_panel
        parts = self.fitting(canvas, room)
        align: Align = "left" if caption.centerx < layout.width / 2 else "right"
        canvas.rich(_joined(parts), caption, "label", align=align)

    def fitting(self, canvas: Canvas, room: float) -> list[str]:
        """Return the parts of the caption that fit into *room* units: a long title is cut, the trick stays."""

        def width(parts: list[str]) -> float:
            return canvas.type.rich_width(_joined(parts), "label")

        title, *parts = self.caption
        left = room - width(["", *parts])
        if width([title]) <= left:
            return [title, *parts]
        if left >= _LEAST_TITLE:
            return [canvas.type.shortened(title, int(left * canvas.type.viewport.scale), "label"), *parts]
        shorter = (parts, parts[1:], parts[:2])  # the trick is always among them
        return next((few for few in shorter if width(few) <= room), parts[1:2])

    def draw_seal(self, canvas: Canvas) -> None:
        """Draw the seal of the deal with the first and last digits of its hash."""
        if not self.picture.seal:
            return
        layout = self.picture.layout
        rect = layout.seal
        align: Align = "left" if layout.mirrored else "right"
        side = min(68.0, rect.height)
        left = rect.left if layout.mirrored else rect.right - side
        canvas.picture("ui/seal", FRect(left, rect.centery - side / 2, side, side))
        canvas.icon("shield", (left + side / 2, rect.centery), side * 0.4, canvas.theme.text)
        words = FRect(rect.left, rect.centery - 22, rect.width - side - 10, 22)
        words.left += side + 10 if layout.mirrored else 0
        canvas.text(_("Fair deal"), words, "caption", align=align)
        seal = self.picture.seal
        canvas.text(f"{seal[:4]}…{seal[-4:]}", words.move(0, 22), "small", canvas.theme.muted, align)


def _joined(parts: list[str]) -> str:
    return " · ".join(escape(part) for part in parts)


def _near(pose: Pose, home: Pose) -> bool:
    """Whether a card at *pose* lies at *home*, or is only being raised or lowered there."""
    return math.hypot(pose.x - home.x, pose.y - home.y) < _THERE


def _draw_pile(canvas: Canvas, pose: Pose, count: int) -> None:
    """Draw a pile of *count* hidden cards, the thicker the more there are, with their number below."""
    if count <= 0:
        return
    for height in range(min(_MOST, 1 + count // _THICK)):
        canvas.card_back(pose.moved(height * 1.4, height * -1.6), BASE)
    words = plural("{n} card", "{n} cards", count).format(n=count)
    below = FRect(pose.x - 60, pose.y + BACK_WIDTH * RATIO / 2 + 6, 120, 22)
    canvas.text(words, below, "label", canvas.theme.on_table, "centre")
