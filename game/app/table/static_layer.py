"""The parts of the table that rarely change, kept as a picture: room, score, seats, cards at rest."""

from __future__ import annotations

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.paint.brush import LayerPart
from game.app.paint.canvas import Canvas
from game.app.services.session import PERSON, Session
from game.app.table.hand import Hand
from game.app.table.layout import BASE, Layout
from game.app.table.middle import Middle
from game.app.table.picture import PLAYING, Picture
from game.app.table.score_plate import ScorePlate
from game.app.table.seat_plates import SeatPlates
from game.engine.state import Phase
from game.rules.seats import Seat

_LAYER = "table"
_CAST = 60.0  # units that the shadow or glow of a panel may reach
_EDGE = 8.0  # units: what a plate says never reaches beyond its edge
_GLOW = 32.0  # units that the glow of a plate and the mark of the dealer reach beyond it
_CLOSE = 20.0  # units around things that cast no shadow
_CARD = 50.0  # units that a hidden card may reach from its middle
_CARD_CAST = 24.0  # units that the shadow of a resting card may reach
_MOST = 12  # index of the last trick that lies beside the others
_WORDS = 90.0  # units that the words above the person's plate may reach beside it


class StaticLayer:
    """Draws the parts of *picture* that are at rest; *hand* only while nobody chooses from it."""

    def __init__(self, session: Session, picture: Picture, hand: Hand) -> None:
        self.session = session
        self.picture = picture
        self.hand = hand
        self.middle = Middle(session, picture)
        self.seats = SeatPlates(session, picture)
        self.score = ScorePlate(session, picture)
        self._areas: list[FRect] = []
        self._layout: Layout | None = None

    def draw(self, canvas: Canvas, turn_words: str, *, covered: bool = False) -> int:
        """Draw room, seats and cards at rest, then the cards of others that move; return how many of the person's rest.

        If *covered*, something is shown over the middle of the table, and the mat is left out.
        """
        picture, seats = self.picture, self.session.rules.seats
        others = [seat for seat in seats if seat is not PERSON]
        resting = {seat: picture.at_rest(seat) for seat in others}
        hand = self.hand.resting
        matted = canvas.theme.pad is not None and picture.phase is Phase.PLAY and not covered
        game = (self.session.rules, self.session.players)  # the picture of the game before may be kept still
        key = (picture.layout, game, canvas.deck_name, canvas.back_name, canvas.left_handed)
        parts: dict[object, LayerPart] = {
            **self._room_parts(),
            "mat": LayerPart(self.picture.layout.ellipse.inflate(_CLOSE, _CLOSE), matted),
            ("words", PERSON): LayerPart(self._area(PERSON), turn_words),
        }
        for seat in seats:
            plate = picture.layout.plates[seat].inflate(2 * _GLOW, 2 * _GLOW)
            parts["plate", seat] = LayerPart(plate, self._plate_facts(seat))
            parts["tricks", seat] = LayerPart(self._area(seat), picture.piles[seat])
        for seat in others:
            parts["cards", seat] = LayerPart(self._area(seat), len(picture.hands[seat]))
            backs = picture.hand_poses(seat)[: resting[seat]]
            parts |= {(seat, index): LayerPart(_around(pose), True) for index, pose in enumerate(backs)}
        parts |= {("hand", index): LayerPart(_around(one[1]), one) for index, one in enumerate(hand)}

        def paint(area: FRect | None) -> None:
            self._draw_room(canvas, area, matted=matted)
            for seat in seats:
                if _meet(area, self._area(seat)):
                    self.seats.draw(canvas, seat, turn_words, resting.get(seat, 0))
            if _meet(area, self._hand_area()):
                self.hand.draw_resting(canvas, len(hand))

        canvas.layer_in_parts(_LAYER, key, parts, paint)
        for seat in others:
            if resting[seat] < len(picture.hands[seat]):
                self.seats.draw_moving(canvas, seat, resting[seat], _LAYER, (key, self._plate_facts(seat)))
        return len(hand)

    def _draw_room(self, canvas: Canvas, area: FRect | None, *, matted: bool) -> None:
        """Draw table, ring, score and the rest, as far as it reaches into *area*."""
        layout = self.picture.layout
        canvas.table()
        if matted:
            self.middle.draw_mat(canvas)
        elif canvas.theme.pad is None:
            self.middle.draw_ring(canvas)
        if _meet(area, layout.seal.inflate(_CLOSE, _CLOSE)):
            self.middle.draw_seal(canvas)
        if _meet(area, layout.score.inflate(2 * _CAST, 2 * _CAST)):
            self.score.draw(canvas)
        if _meet(area, layout.caption.inflate(_CLOSE, _CLOSE)):
            self.middle.draw_caption(canvas)
        if _meet(area, layout.tools.inflate(2 * _CAST, 2 * _CAST)):
            canvas.panel(layout.tools)

    # -- parts -------------------------------------------------------------------------------------------------

    def _room_parts(self) -> dict[object, LayerPart]:
        picture, layout = self.picture, self.picture.layout
        playing = picture.phase in PLAYING
        score = (
            tuple(picture.standings), tuple(picture.taken), tuple(picture.moves), tuple(picture.bids),
            tuple(picture.contracts), tuple(picture.blind), playing,
        )  # fmt: skip
        caption = picture.index, picture.phase, picture.tricks_done, picture.broken, self.session.title
        return {
            "score": LayerPart(layout.score.inflate(_EDGE, _EDGE), score),
            "caption": LayerPart(layout.caption.inflate(_CLOSE, _CLOSE), caption),
            "seal": LayerPart(layout.seal.inflate(_CLOSE, _CLOSE), picture.seal),
        }

    def _plate_facts(self, seat: Seat) -> object:
        """Return everything that the plate of *seat* shows besides the player."""
        picture = self.picture
        return (
            picture.taken[seat], picture.bids[seat], picture.standing_contract(self.session.rules.side_of(seat)),
            picture.turn is seat, picture.dealer is seat, picture.phase in PLAYING,
            len(picture.hands[seat]) if picture.phase is Phase.DRAW else None,
        )  # fmt: skip

    def _hand_area(self) -> FRect:
        layout = self.picture.layout
        top = layout.hand.top - _CAST
        return FRect(0, top, layout.width, layout.height - top)

    def _area(self, seat: Seat) -> FRect:
        """Return the area that *seat* takes on the table."""
        layout = self.picture.layout
        if self._layout is not layout:
            self._layout = layout
            self._areas = [self._measured(one) for one in self.session.rules.seats]
        return self._areas[seat]

    def _measured(self, seat: Seat) -> FRect:
        layout = self.picture.layout
        plate = layout.plates[seat]
        size = self.session.rules.hand_size
        poses = [layout.back_pose(seat, 0, size), layout.back_pose(seat, size - 1, size), layout.back_pose(seat, 0, 1)]
        poses += [layout.pile_pose(seat, index) for index in (0, _MOST)]
        cards = [FRect(pose.x - _CARD, pose.y - _CARD, 2 * _CARD, 2 * _CARD) for pose in poses]
        wide = _WORDS if seat is PERSON else 0.0
        return plate.inflate(2 * (_CAST + wide), 2 * _CAST).unionall(cards)


def _around(pose: Pose) -> FRect:
    """Return the area that a resting card at *pose* and its shadow take."""
    reach = BASE * pose.scale + _CARD_CAST
    return FRect(pose.x - reach, pose.y - reach, 2 * reach, 2 * reach)


def _meet(area: FRect | None, place: FRect) -> bool:
    """Whether anything at *place* shows in *area*; None is the whole table."""
    return area is None or area.colliderect(place)
