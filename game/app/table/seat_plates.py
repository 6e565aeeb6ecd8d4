"""The plates of the seats, with the hidden hands behind and the taken tricks beside them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pygame import FRect

from game.ai.characters import STEADY, find_character
from game.ai.levels import find_level
from game.app.motion.pose import Pose
from game.app.paint.canvas import Align, Canvas
from game.app.paint.layout import rows, split, strip
from game.app.paint.theme import Colour, Style
from game.app.services.session import PERSON, Session
from game.app.table.layout import BASE, TablePlace, is_tall
from game.app.table.picture import PLAYING, Picture
from game.app.table.sprites import CardSprite
from game.app.widgets.marks import draw_badge, draw_mark, draw_side_mark
from game.app.wording.table import short_bid
from game.engine.state import Phase
from game.rules.seats import Seat, compass
from game.words import _

_FACE = 0.36  # of the width of a plate: the width of a face, at most
_PILL = 0.45  # of its width: a lower plate has round ends
_NARROW = 160.0  # the width of a plate below which the figures stand under the name
_BELOW_FACE = 70.0  # the room for name and figures under a face
_NAMES: tuple[Style, ...] = ("player", "small_strong", "tiny_strong")
_MARK = 11.0
_HEAP = 16.0  # the distance of cards that lie in one heap
_PULSE = 0.34  # how bright a plate lights up when its turn comes


class SeatPlates:
    """Draws the seats of *session* as *picture* has them."""

    def __init__(self, session: Session, picture: Picture) -> None:
        self.session = session
        self.picture = picture

    def draw(self, canvas: Canvas, seat: Seat, turn_words: str, resting: int) -> None:
        """Draw the first *resting* cards of the hidden hand of *seat*, its plate over them, and its tricks.

        `draw_moving` draws its cards that are still moving.
        """
        if seat is not PERSON:
            self._draw_backs(canvas, seat, self._placed(seat)[:resting])
        self.draw_plate(canvas, seat, turn_words)
        self._draw_pile(canvas, seat)

    def draw_moving(self, canvas: Canvas, seat: Seat, resting: int, layer: str, facts: object) -> None:
        """Draw all but the first *resting* cards of the hidden hand of *seat*, and its plate over them.

        The plate is taken from *layer*, where it was drawn from *facts*.
        """
        plate = self.picture.layout.plates[seat]
        moving = [one for one in self._placed(seat)[resting:] if one[0].shown != self.picture.deck_pose]
        self._draw_backs(canvas, seat, moving)
        if any(_reaches(one.shown, plate) for one, _home in moving):
            canvas.cover(layer, plate, _radius(canvas, plate), facts)

    def draw_plate(self, canvas: Canvas, seat: Seat, turn_words: str) -> None:
        """Draw the plate of *seat*."""
        turn_words = turn_words if seat is PERSON else ""
        compact = self.picture.layout.compact
        self._seat(canvas, seat, turn_words if compact else "")
        if turn_words and not compact:
            plate = self.picture.layout.plates[PERSON]
            off = 102 + self._piled_above()
            x = plate.right - off if self.picture.layout.mirrored else plate.left + off
            draw_badge(canvas, turn_words, (x, plate.top - 22))

    def _piled_above(self) -> float:
        """Return how far the tricks of a neighbour reach into the room above the person's plate."""
        layout = self.picture.layout
        neighbour = TablePlace.SOUTHEAST if layout.mirrored else TablePlace.SOUTHWEST
        if neighbour not in layout.places:
            return 0.0
        seat = self.session.rules.seats[layout.places.index(neighbour)]
        count = self.picture.piles[seat]
        first, last = (layout.pile_pose(seat, index).x for index in (0, max(0, count - 1)))
        return 36 + abs(last - first) if count else 0.0

    def _placed(self, seat: Seat) -> list[tuple[CardSprite, Pose]]:
        """Return the cards of *seat* with their places."""
        return list(zip(self.picture.hands[seat], self.picture.hand_poses(seat), strict=True))

    def _draw_backs(self, canvas: Canvas, seat: Seat, placed: Sequence[tuple[CardSprite, Pose]]) -> None:
        for sprite, home in placed:
            pose = sprite.shown.turned(sprite.angle_to(home.angle))
            if not self._behind_plate(pose, seat):
                canvas.card_back(pose, BASE, passing=pose.lift > 0)

    def draw_deck(self, canvas: Canvas) -> None:
        """Draw the pack while it is shuffled, and the rest of it while cards are dealt; a heap casts one shadow."""
        below: list[Pose] = []
        for sprite in self.picture.pack:
            pose = sprite.shown
            covering = any(math.hypot(pose.x - one.x, pose.y - one.y) < _HEAP for one in below)
            below += [] if covering else [pose]
            canvas.card_back(pose, BASE, shadows=() if covering else None, passing=pose.lift > 0)
        deck = self.picture.deck_pose
        if any(sprite.shown == deck for hand in self.picture.hands for sprite in hand):
            for height in range(3):
                canvas.card_back(deck.moved(height * 1.5, height * -1.5), BASE, shadows=() if height else None)

    def draw_pulse(self, canvas: Canvas, seat: Seat, strength: float) -> None:
        """Draw a light of *strength* 0-1 over the plate of *seat*, as its turn begins."""
        plate = self.picture.layout.plates[seat]
        canvas.glow(plate, _radius(canvas, plate), canvas.theme.accent.light, strength=_PULSE * strength)

    def _behind_plate(self, pose: Pose, seat: Seat) -> bool:
        """Return whether a dealt card is hidden: small tables show no fans of backs."""
        layout = self.picture.layout
        return layout.compact and abs(pose.y - layout.plates[seat].top) < layout.plates[seat].height

    def _draw_pile(self, canvas: Canvas, seat: Seat) -> None:
        """Draw the tricks that *seat* has taken."""
        if not self.picture.layout.compact:
            for index in range(self.picture.piles[seat]):
                canvas.card_back(self.picture.layout.pile_pose(seat, min(index, 12)), BASE)

    def _seat(self, canvas: Canvas, seat: Seat, turn_words: str) -> None:
        plate = self.picture.layout.plates[seat]
        active = self.picture.turn is seat
        theme = canvas.theme
        radius = _radius(canvas, plate)
        if active:
            canvas.glow(plate, radius, theme.accent.light)
        ring = theme.accent.light if active else theme.border
        canvas.panel(plate, radius=radius, border=ring)
        if active:
            canvas.outline(plate, theme.accent.light, 3, radius)
        if is_tall(plate):
            self._tall(canvas, seat, plate)
        else:
            self._wide(canvas, seat, plate, mirrored=self._turned(seat), turn_words=turn_words)

    def _turned(self, seat: Seat) -> bool:
        """Whether the face of *seat* is at the right of its plate."""
        layout = self.picture.layout
        return layout.places[seat].across > 0 or (seat is PERSON and layout.mirrored)

    def face_place(self, seat: Seat) -> FRect:
        """Return the square around the face of *seat*."""
        plate = self.picture.layout.plates[seat]
        if is_tall(plate):
            size = min(64.0, plate.height - _BELOW_FACE)
            return FRect(plate.centerx - size / 2, plate.top + 6, size, size)
        room = min(plate.height, plate.width * _FACE)
        edge = 2 if room == plate.height else 6
        left = plate.right - edge - room + 4 if self._turned(seat) else plate.left + edge
        return FRect(left, plate.centery - room / 2 + 2, room - 4, room - 4)

    def _ring(self, canvas: Canvas, seat: Seat) -> Colour:
        return canvas.theme.of_side(self.session.rules.side_of(seat))

    def _face(self, canvas: Canvas, seat: Seat, centre: tuple[float, float], size: float, *, mark_at: float) -> None:
        """Draw the face of *seat*; among more than two sides with the mark of its own, *mark_at* -1 left or 1 right."""
        canvas.face(self.session.players[seat].face, centre, size, self._ring(canvas, seat))
        if self.session.rules.side_count > 2:
            spot = centre[0] + mark_at * size * 0.40, centre[1] - size * 0.36
            canvas.disc(spot, _MARK + 6, canvas.theme.well)
            draw_side_mark(canvas, self.session.rules.side_of(seat), spot, _MARK)

    def _wide(self, canvas: Canvas, seat: Seat, plate: FRect, *, mirrored: bool, turn_words: str = "") -> None:
        room, face = min(plate.height, plate.width * _FACE), self.face_place(seat)
        self._face(canvas, seat, face.center, face.width, mark_at=1 if mirrored else -1)
        self._dealer_mark(canvas, seat, (face.centerx + face.width * 0.38, face.centery + face.width * 0.38))
        left, right = (room + 8, 16.0) if room == plate.height else (room + 12, 4.0)
        _face, inner = split(plate, left, from_right=mirrored)
        if (seat is PERSON and not self.picture.layout.compact) or (plate.width < _NARROW and not turn_words):
            _edge, inner = split(inner, 4, from_right=not mirrored)
            self._name_over_figures(canvas, seat, inner, mirrored=mirrored)
            return
        _edge, inner = split(inner, right, from_right=not mirrored)
        numbers, names = split(inner, 68 if turn_words or seat is PERSON else 84, from_right=not mirrored)
        if turn_words:
            self._name_and_turn(canvas, seat, names, turn_words, "right" if mirrored else "left")
        else:
            self._names(canvas, seat, names, mirrored=mirrored)
        self._figures(canvas, seat, numbers)

    def _name_over_figures(self, canvas: Canvas, seat: Seat, rect: FRect, *, mirrored: bool) -> None:
        """Draw the name, which may be long, and below it the figures, with their caption if there is room."""
        align: Align = "right" if mirrored else "left"
        middle = rect.height / 2
        self._name(canvas, seat, strip(rect, middle - 29, 28), align)
        taken, bid, caption = self.taken_and_bid(seat)
        line = strip(rect, middle - 1, 30)
        width = self._pair(canvas, taken, bid, line, align)
        _figures, room = split(line.move(0, 3), width, gap=8, from_right=mirrored)
        if canvas.type.width(caption, "tiny") <= room.width:
            canvas.text(caption, room, "tiny", canvas.theme.muted, align)

    def _name(self, canvas: Canvas, seat: Seat, rect: FRect, align: Align) -> None:
        """Draw the name of *seat*, in smaller letters where it is long."""
        name = self.session.name(seat)
        fitting = (style for style in _NAMES if canvas.type.width(name, style) <= rect.width)
        canvas.text(name, rect, next(fitting, _NAMES[-1]), align=align)

    def _names(self, canvas: Canvas, seat: Seat, rect: FRect, *, mirrored: bool) -> None:
        align: Align = "right" if mirrored else "left"
        roles = self.roles(seat)
        role = next((one for one in roles if canvas.type.width(one, "small") <= rect.width), roles[-1])
        upper = strip(rect, 8, 28) if role else rect
        self._name(canvas, seat, upper, align)
        if role:
            canvas.text(role, strip(rect, 35, 22), "small", canvas.theme.muted, align)

    def _name_and_turn(self, canvas: Canvas, seat: Seat, rect: FRect, turn_words: str, align: Align) -> None:
        middle = rect.height / 2
        self._name(canvas, seat, strip(rect, middle - 26, 26), align)
        shorter = (turn_words, turn_words.partition(": ")[2], _("Your turn"))
        styles: tuple[Style, ...] = ("small_strong", "tiny_strong")
        fitting = (
            (one, style)
            for style in styles
            for one in shorter
            if one and canvas.type.rich_width(one, style) <= rect.width
        )
        words, style = next(fitting, ("", styles[0]))
        line = strip(rect, middle, 24)
        canvas.rich(words, line, style, canvas.theme.accent.light, align)

    def roles(self, seat: Seat) -> tuple[str, ...]:
        """Return the role of *seat* in words, and then in shorter words for less room."""
        if seat is PERSON:
            return ("",)
        player = self.session.players[seat]
        level, character = find_level(player.level).title, find_character(player.character)
        if character is not STEADY:  # the place can be seen, the style of play cannot
            words = _("{level} · {character}").format(level=level, character=character.title)
            return words, character.title
        if seat in self.session.rules.partners(PERSON):
            return _("Partner · {level}").format(level=level), level
        return _("{place} · {level}").format(place=compass(seat, self.session.rules.players), level=level), level

    def _figures(self, canvas: Canvas, seat: Seat, rect: FRect) -> None:
        middle = rect.height / 2
        taken, bid, caption = self.taken_and_bid(seat)
        self._pair(canvas, taken, bid, strip(rect, middle - 27, 32))
        canvas.text(caption, strip(rect, middle + 4, 20), "tiny", canvas.theme.muted, "centre")

    def taken_and_bid(self, seat: Seat) -> tuple[str, str, str]:
        """Return tricks taken (in a draw, cards), the bid (empty where only the side has one), and their caption."""
        picture = self.picture
        if picture.phase is Phase.DRAW:
            return str(len(picture.hands[seat])), "", _("cards")
        bid = picture.bids[seat]
        side = self.session.rules.side_of(seat)
        playing = picture.phase in PLAYING
        together = picture.standing_contract(side)
        if bid is None and together is not None:
            words = _("side: {owed}").format(owed=together)
            return (str(picture.taken[seat]) if playing else "–"), "", words
        if playing and bid is None:  # in a deal that bids itself
            return str(picture.taken[seat]), "", _("taken")
        if playing:
            return str(picture.taken[seat]), short_bid(bid), _("taken / bid")
        if bid is not None:
            return "–", short_bid(bid), _("has bid")
        return "–", "?" if picture.turn is seat else "–", _("to bid")

    def _tall(self, canvas: Canvas, seat: Seat, plate: FRect) -> None:
        """Draw face, name and figures one below the other."""
        face = self.face_place(seat)
        self._face(canvas, seat, face.center, face.width, mark_at=-1)
        self._dealer_mark(canvas, seat, (plate.centerx + face.width * 0.5, face.top + face.height * 0.8))
        inner = plate.inflate(-16, 0)
        name, figures = rows(strip(inner, face.bottom - plate.top, plate.bottom - 4 - face.bottom), (0.45, 0.55))
        self._name(canvas, seat, name, "centre")
        taken, bid, _caption = self.taken_and_bid(seat)
        self._pair(canvas, taken, bid, figures)

    def _pair(self, canvas: Canvas, taken: str, bid: str, rect: FRect, align: Align = "centre") -> float:
        """Draw "taken / bid" in *rect*, in smaller letters where the bid is a long word; return the width."""
        theme = canvas.theme
        parts = [(taken, theme.text), (" / ", theme.muted), (bid, theme.accent.light)] if bid else [(taken, theme.text)]
        whole = "".join(text for text, _colour in parts)
        styles: tuple[Style, ...] = ("bid", "player", "small_strong")
        style = next((one for one in styles if canvas.type.width(whole, one) <= rect.width), styles[-1])
        wide = canvas.type.width(whole, style)
        x = {"left": rect.left, "centre": rect.centerx - wide / 2, "right": rect.right - wide}[align]
        for text, colour in parts:
            step = canvas.type.width(text, style)
            canvas.text(text, FRect(x, rect.top, step + 4, rect.height), style, colour)
            x += step
        return wide

    def _dealer_mark(self, canvas: Canvas, seat: Seat, centre: tuple[float, float]) -> None:
        if self.picture.dealer is seat:
            draw_mark(canvas, _("D"), centre)


def _radius(canvas: Canvas, plate: FRect) -> float:
    return plate.height / 2 if plate.height < plate.width * _PILL else canvas.theme.radii.panel


def _reaches(pose: Pose, plate: FRect) -> bool:
    """Return whether a card at *pose* may lie over a part of *plate*."""
    reach = BASE * pose.scale
    return plate.inflate(2 * reach, 2 * reach).collidepoint(pose.x, pose.y)
