"""The plates of the seats, the score, the trick's frame, the stakes and the seal: drawing only."""

from __future__ import annotations

from dataclasses import replace

from pygame import FRect

from game.app.canvas import Align, Canvas
from game.app.markup import escape
from game.app.motion import Pose
from game.app.scenes.fuse import draw_fuse
from game.app.table.layout import BASE
from game.app.table.picture import Picture
from game.app.table.session import PERSON, Session
from game.app.table.wording import short_bid
from game.app.theme import Colour
from game.app.widgets.badge import draw_badge, draw_mark
from game.engine.state import Phase
from game.rules.seats import Seat, Side, compass
from game.words import _


class Plates:
    """Draws what *picture* says of the seats and the score of *session*."""

    def __init__(self, session: Session, picture: Picture) -> None:
        self.session = session
        self.picture = picture

    # -- the score -------------------------------------------------------------------------------------------

    def draw_score(self, canvas: Canvas) -> None:
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
        stripe = FRect(row.left, row.top + 16, 5, row.height - 32)
        canvas.box(stripe, theme.we if side is Side.WE else theme.they, 2)
        standing = picture.standings[side]
        left, right = row.left + 19, row.right - 17
        upper = FRect(left, row.top + row.height * 0.12, right - left, row.height * 0.42)
        lower = FRect(left, row.top + row.height * 0.54, right - left, row.height * 0.34)
        points = str(standing.points).replace("-", "−")
        canvas.text(points, upper, "points", align="right")
        name = canvas.text(self.session.side_name(side), upper, "player")
        room = right - canvas.type.width(points, "points") - 10 - (name.right + 9)
        tricks = self._tricks(side)
        if picture.layout.compact:
            canvas.text(tricks, FRect(name.right + 9, upper.top, room, upper.height), "label", theme.muted)
        else:
            names = self.session.members_named(side)
            canvas.text(names, FRect(name.right + 9, upper.top, room, upper.height), "label", theme.muted)
        self._lower(canvas, lower, side, tricks)

    def _lower(self, canvas: Canvas, lower: FRect, side: Side, tricks: str) -> None:
        picture, limit = self.picture, self.session.rules.bag_limit
        bags = picture.standings[side].bags
        x = lower.left
        if not picture.layout.compact:
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
        open_bid = picture.contracts[side] is None and any(
            picture.bids[seat] is None for seat in self.session.rules.members(side)
        )
        taken = str(picture.side_taken(side)) if picture.phase in (Phase.PLAY, Phase.CALLS, Phase.SCORED) else "–"
        return f"{taken} / {owed}{'+' if open_bid else ''}"

    # -- the seats -------------------------------------------------------------------------------------------

    def draw_backs(self, canvas: Canvas) -> None:
        """Draw the hidden hands, behind the plates, and while cards are dealt the rest of the deck."""
        deck = self.picture.deck_pose
        undealt = False
        for seat in self.session.rules.seats:
            for sprite in self.picture.hands[seat]:
                undealt = undealt or sprite.pose == deck
                if seat is not PERSON and sprite.pose != deck and not self._behind_plate(sprite.pose, seat):
                    canvas.card_back(sprite.pose, BASE)
        if undealt:
            for height in range(3):
                canvas.card_back(deck.moved(height * 1.5, height * -1.5), BASE)

    def _behind_plate(self, pose: Pose, seat: Seat) -> bool:
        """Whether a dealt card has no room to be shown: small tables have no fans of backs."""
        layout = self.picture.layout
        return layout.compact and abs(pose.y - layout.plates[seat].top) < layout.plates[seat].height

    def draw_piles(self, canvas: Canvas) -> None:
        """Draw the tricks that every seat has taken."""
        if self.picture.layout.compact:
            return
        for seat in self.session.rules.seats:
            for index in range(self.picture.piles[seat]):
                canvas.card_back(self.picture.layout.pile_pose(seat, min(index, 12)), BASE)

    def draw_seats(self, canvas: Canvas, turn_words: str) -> None:
        """Draw the plate of every seat; *turn_words* stands over the person's when it is its turn."""
        for seat in self.session.rules.seats:
            self._seat(canvas, seat, turn_words if seat is PERSON and self.picture.layout.compact else "")
        if turn_words and not self.picture.layout.compact:
            plate = self.picture.layout.plates[PERSON]
            draw_badge(canvas, turn_words, (plate.left + 102, plate.top - 22))

    def _seat(self, canvas: Canvas, seat: Seat, turn_words: str) -> None:
        plate = self.picture.layout.plates[seat]
        active = self.picture.turn is seat
        theme = canvas.theme
        tall = plate.height > plate.width * 0.5
        radius = theme.radii.panel if tall else plate.height / 2
        if active:
            canvas.glow(plate, radius, theme.accent.light)
        ring = theme.accent.light if active else theme.border
        canvas.panel(plate, radius=radius, border=ring)
        if active:
            canvas.outline(plate, theme.accent.light, 3, radius)
        if tall:
            self._tall(canvas, seat, plate)
        elif seat is Seat.EAST:
            self._wide(canvas, seat, plate, mirrored=True)
        else:
            self._wide(canvas, seat, plate, mirrored=False, turn_words=turn_words)

    def _ring(self, canvas: Canvas, seat: Seat) -> Colour:
        side = self.session.rules.side_of(seat)
        return canvas.theme.we if side is Side.WE else canvas.theme.they

    def _wide(self, canvas: Canvas, seat: Seat, plate: FRect, *, mirrored: bool, turn_words: str = "") -> None:
        face = plate.height - 4
        centre_x = plate.right - plate.height / 2 if mirrored else plate.left + plate.height / 2
        player = self.session.players[seat]
        canvas.face(player.face, (centre_x, plate.centery), face, self._ring(canvas, seat))
        self._dealer_mark(canvas, seat, (centre_x + face * 0.38, plate.centery + face * 0.38))
        inner = FRect(plate.left + plate.height + 8, plate.top, plate.width - plate.height - 24, plate.height)
        if mirrored:
            inner.left = plate.left + 16
        figures = 68.0 if turn_words else 84.0
        names = FRect(inner.left, inner.top, inner.width - figures, inner.height)
        numbers = FRect(inner.right - figures, inner.top, figures, inner.height)
        if mirrored:
            numbers.left, names.left = inner.left, inner.left + figures
        if turn_words:
            self._name_and_turn(canvas, seat, names, turn_words)
        else:
            self._names(canvas, seat, names, mirrored=mirrored)
        self._figures(canvas, seat, numbers)

    def _names(self, canvas: Canvas, seat: Seat, rect: FRect, *, mirrored: bool) -> None:
        align: Align = "right" if mirrored else "left"
        role = self._role(seat)
        upper = FRect(rect.left, rect.top + 8, rect.width, 28) if role else rect
        canvas.text(self.session.name(seat), upper, "player", align=align)
        if role:
            canvas.text(role, FRect(rect.left, rect.top + 35, rect.width, 22), "small", canvas.theme.muted, align)

    def _name_and_turn(self, canvas: Canvas, seat: Seat, rect: FRect, turn_words: str) -> None:
        middle = rect.centery
        canvas.text(self.session.name(seat), FRect(rect.left, middle - 26, rect.width, 26), "player")
        words = canvas.type.rich_lines(turn_words, None, "small_strong")[0].width / canvas.viewport.scale
        markup = turn_words if words <= rect.width else turn_words.partition(": ")[2] or turn_words
        canvas.rich(markup, FRect(rect.left, middle, rect.width, 24), "small_strong", canvas.theme.accent.light)

    def _role(self, seat: Seat) -> str:
        if seat is PERSON:
            return ""
        if seat in self.session.rules.partners(PERSON):
            return _("Partner")
        return compass(seat, self.session.rules.players)

    def _figures(self, canvas: Canvas, seat: Seat, rect: FRect) -> None:
        upper = FRect(rect.left, rect.top + 7, rect.width, 32)
        lower = FRect(rect.left, rect.top + 38, rect.width, 20)
        taken, bid, caption = self._taken_and_bid(seat)
        theme = canvas.theme
        width = canvas.type.width(f"{taken} / {bid}", "bid")
        if width > rect.width:
            canvas.text(bid, upper, "player", theme.accent.light, "centre")
            canvas.text(caption, lower, "tiny", theme.muted, "centre")
            return
        self._pair(canvas, taken, bid, upper)
        canvas.text(caption, lower, "tiny", theme.muted, "centre")

    def _taken_and_bid(self, seat: Seat) -> tuple[str, str, str]:
        """Return tricks taken, the bid, and what these are."""
        picture = self.picture
        bid = picture.bids[seat]
        side = self.session.rules.side_of(seat)
        playing = picture.phase in (Phase.PLAY, Phase.CALLS, Phase.PENALTY, Phase.SCORED, Phase.OVER)
        if bid is None and picture.contracts[side] is not None:
            words = _("side: {owed}").format(owed=picture.contracts[side])
            return (str(picture.taken[seat]) if playing else "–"), "·", words
        if playing:
            return str(picture.taken[seat]), short_bid(bid), _("taken / bid")
        if bid is not None:
            return "–", short_bid(bid), _("has bid")
        return "–", "?" if picture.turn is seat else "–", _("to bid")

    def _tall(self, canvas: Canvas, seat: Seat, plate: FRect) -> None:
        """Draw face, name and figures below each other; without the face where there is no room for it."""
        face = min(64.0, plate.height - 70)
        player = self.session.players[seat]
        top = plate.top + 6
        if face > 24:
            canvas.face(player.face, (plate.centerx, top + face / 2), face, self._ring(canvas, seat))
            self._dealer_mark(canvas, seat, (plate.centerx + face * 0.5, top + face * 0.8))
            top += face
        else:
            self._dealer_mark(canvas, seat, (plate.right - 18, plate.top + 18))
        room = plate.bottom - 4 - top
        canvas.text(player.name, FRect(plate.left + 8, top, plate.width - 16, room * 0.45), "player", align="centre")
        figures = FRect(plate.left + 8, top + room * 0.45, plate.width - 16, room * 0.55)
        taken, bid, _caption = self._taken_and_bid(seat)
        self._pair(canvas, taken, bid, figures)

    def _pair(self, canvas: Canvas, taken: str, bid: str, rect: FRect) -> None:
        """Draw "taken / bid" in the middle of *rect*."""
        theme = canvas.theme
        x = rect.centerx - canvas.type.width(f"{taken} / {bid}", "bid") / 2
        for text, colour in ((taken, theme.text), (" / ", theme.muted), (bid, theme.accent.light)):
            step = canvas.type.width(text, "bid")
            canvas.text(text, FRect(x, rect.top, step + 4, rect.height), "bid", colour)
            x += step

    def _dealer_mark(self, canvas: Canvas, seat: Seat, centre: tuple[float, float]) -> None:
        if self.picture.dealer is seat:
            draw_mark(canvas, _("D"), centre)

    # -- the middle ------------------------------------------------------------------------------------------

    def draw_felt(self, canvas: Canvas) -> None:
        """Draw the ring on the felt, or the mat of a plain theme."""
        layout = self.picture.layout
        ring = layout.ellipse
        if canvas.theme.pad is not None:
            mat = FRect(ring.left + ring.width * 0.14, ring.top, ring.width * 0.72, ring.height)
            canvas.box(mat, canvas.theme.pad, canvas.theme.radii.panel, canvas.theme.border, 1)
            return
        canvas.ellipse(ring, canvas.theme.accent.low, 1.5, 0.4)
        canvas.ellipse(ring.inflate(-18, -12), canvas.theme.accent.low, 1, 0.25)

    def draw_slot(self, canvas: Canvas) -> None:
        """Draw the frame that waits for the person's card."""
        slot = self.picture.layout.slot
        canvas.dashed(slot, canvas.theme.accent.light, 2, 8)
        line = FRect(slot.left + 4, slot.centery - 12, slot.width - 8, 24)
        canvas.text(_("Your card"), line, "label", align="centre")

    def draw_trick(self, canvas: Canvas) -> None:
        """Draw the cards on the table, the winning one last, larger and tagged."""
        picture = self.picture
        best = picture.winning_seat
        for seat, sprite in picture.trick.items():
            if seat is not best and sprite.card is not None:
                canvas.card(sprite.card.name, sprite.pose, BASE)
        if best is not None and best in picture.trick:
            self._draw_winner(canvas, best)
        for sprite in (*picture.moving, *picture.cut):
            name = sprite.card.name if sprite.card is not None else "AS"
            canvas.card(name, sprite.pose, BASE)

    def _draw_winner(self, canvas: Canvas, seat: Seat) -> None:
        picture = self.picture
        sprite = picture.trick[seat]
        if sprite.card is None:
            return
        home = picture.layout.trick_pose(seat)
        landed = sprite.pose == home
        lone = len(picture.trick_plays) < 2
        if not landed or lone:
            canvas.card(sprite.card.name, sprite.pose, BASE)
            return
        pose = replace(sprite.pose, scale=sprite.pose.scale * 1.07)
        outline = canvas.theme.accent.light
        canvas.card(sprite.card.name, pose, BASE, outline=outline, shadows=canvas.theme.depths.winner)
        width = picture.layout.trick_width
        x, y = pose.x + width * 0.62, pose.y - width * 0.62
        if seat is Seat.WEST:
            x = pose.x - width * 0.45
        draw_badge(canvas, _("winning"), (x, y), icon="crown")

    def draw_line(self, canvas: Canvas, markup: str) -> None:
        """Draw the line of stakes or news between trick and hand."""
        if not markup:
            return
        stakes = self.picture.layout.stakes
        if canvas.type.rich_width(markup, "text") > stakes.width - 28:
            markup = markup.partition(" · ")[0]
        width = min(stakes.width, canvas.type.rich_width(markup, "text") + 44)
        pill = FRect(stakes.centerx - width / 2, stakes.top, width, stakes.height)
        canvas.pill(pill)
        canvas.rich(markup, pill.inflate(-28, 0), "text", align="centre")

    def draw_bubble(self, canvas: Canvas) -> None:
        """Draw what a seat has just said."""
        bubble = self.picture.bubble
        if bubble is None:
            return
        width = canvas.type.width(bubble.text, "strong") + 36
        rect = self.picture.layout.bubble(bubble.seat, width)
        rect.clamp_ip(canvas.viewport.bounds.inflate(-16, -16))
        canvas.box(rect, canvas.theme.ivory, rect.height / 2, canvas.theme.accent.low, 1.5, canvas.theme.depths.panel)
        canvas.text(bubble.text, rect, "strong", canvas.theme.paper.ink, "centre")

    def draw_caption(self, canvas: Canvas) -> None:
        """Draw the line under the tools: rules, deal and trick."""
        picture = self.picture
        parts = [self.session.title, _("Deal {number}").format(number=picture.index + 1)]
        if picture.phase is Phase.PLAY:
            size = self.session.rules.hand_size
            number = min(picture.tricks_done + 1, size)
            parts.append(_("Trick {number} of {size}").format(number=number, size=size))
            if picture.broken:
                parts.append(_("♠ broken"))
        elif picture.phase in (Phase.AUCTION, Phase.TALK, Phase.BLIND, Phase.BLIND_NIL):
            parts.append(_("Bidding"))
        markup = " · ".join(escape(part) for part in parts)
        canvas.rich(markup, picture.layout.caption, "label", align="right")

    def draw_seal(self, canvas: Canvas) -> None:
        """Draw the seal of the deal with the beginning and end of its hash."""
        if not self.picture.seal:
            return
        rect = self.picture.layout.seal
        side = min(68.0, rect.height)
        canvas.picture("ui/seal", FRect(rect.right - side, rect.centery - side / 2, side, side))
        canvas.icon("shield", (rect.right - side / 2, rect.centery), side * 0.4, canvas.theme.text)
        words = FRect(rect.left, rect.centery - 22, rect.width - side - 10, 22)
        canvas.text(_("Fair deal"), words, "caption", align="right")
        seal = self.picture.seal
        canvas.text(f"{seal[:4]}…{seal[-4:]}", words.move(0, 22), "small", canvas.theme.muted, "right")
