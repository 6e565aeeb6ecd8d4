"""The state of what the table shows, changed only by playing an event or by snapping to a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from game.app.motion.pose import Pose
from game.app.services.court_points import moves_of, standings_of
from game.app.services.session import PERSON
from game.app.table.layout import BACK_WIDTH, BASE, Layout, draw_place
from game.app.table.sprites import Bubble, CardSprite, ScoreTally, TableMoment
from game.cards import Card
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.bids import Bid, BlindBid
from game.rules.ruleset import RuleSet
from game.rules.scoring import Standing
from game.rules.seats import Seat, Side
from game.rules.tricks import Trick, winner

RAISED = 1.05  # how many times larger the winning card of a trick is
WINNING = 1.15  # height at which it lies
PACK = 10  # cards that are shown while the pack is shuffled
PLAYING = (Phase.PLAY, Phase.CALLS, Phase.PENALTY, Phase.SCORED, Phase.OVER)  # from the first trick on

Known: TypeAlias = Mapping[Card, CardSprite]
Fan: TypeAlias = tuple[tuple[Pose, ...], tuple[Pose, ...]]


@dataclass(frozen=True, slots=True)
class Sorting:
    """The order of the person's hand: *suits* are letters from left to right; each suit is high or low first."""

    suits: str = "CDSH"
    high_first: bool = True


@dataclass(slots=True)
class Picture:
    """Everything that the table shows, at the present point of the animation."""

    rules: RuleSet
    layout: Layout
    hands: list[list[CardSprite]] = field(default_factory=list)
    trick: dict[Seat, CardSprite] = field(default_factory=dict)
    trick_plays: Trick = field(default_factory=Trick)
    moving: list[CardSprite] = field(default_factory=list)
    swept: list[CardSprite] = field(default_factory=list)  # the last trick, seen only while its cards catch up
    pack: list[CardSprite] = field(default_factory=list)
    cut: dict[Seat, CardSprite] = field(default_factory=dict)
    stock: int = 0  # cards still to be drawn, with the one that is looked at
    thrown: int = 0
    offered: CardSprite | None = None
    piles: list[int] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    moves: list[tuple[Side, Side]] = field(default_factory=list)  # tricks moved by penalties: from which side to which
    bids: list[Bid | None] = field(default_factory=list)
    contracts: list[int | None] = field(default_factory=list)
    blind: list[BlindBid | None] = field(default_factory=list)
    standings: list[Standing] = field(default_factory=list)
    dealer: Seat | None = None
    turn: Seat | None = None
    phase: Phase = Phase.CUT
    index: int = 0
    tricks_done: int = 0
    seal: str = ""
    broken: bool = False
    bubbles: list[Bubble] = field(default_factory=list)
    moment: TableMoment | None = None
    tally: ScoreTally | None = None
    news: str = ""
    sorting: Sorting = Sorting()
    _fans: dict[tuple[Seat, int], Fan] = field(default_factory=dict, repr=False)
    _fans_of: Layout | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        """Lay an empty table."""
        count = self.rules.players
        self.hands = [[] for _seat in range(count)]
        self.piles, self.taken, self.bids = [0] * count, [0] * count, [None] * count

    @property
    def sprites(self) -> Iterator[CardSprite]:
        """All cards that are shown one by one."""
        for hand in self.hands:
            yield from hand
        yield from (*self.swept, *self.trick.values(), *self.moving, *self.cut.values(), *self.pack)
        if self.offered is not None:
            yield self.offered

    @property
    def bubble(self) -> Bubble | None:
        """The bubble that was said last, until it leaves."""
        return next((bubble for bubble in reversed(self.bubbles) if not bubble.leaving), None)

    def rests(self, seat: Seat) -> bool:
        """Whether every card of *seat* lies, and is seen, where it belongs."""
        return self.at_rest(seat) == len(self.hands[seat])

    def trick_pose(self, seat: Seat) -> Pose:
        """Return the pose of the card of *seat* in the trick; the best of several lies higher than the others."""
        pose = self.layout.trick_pose(seat)
        if len(self.trick_plays) > 1 and seat is self.winning_seat:
            return self.layout.outwards(replace(pose, scale=pose.scale * RAISED, lift=WINNING))
        return pose

    def pack_pose(self, index: int) -> Pose:
        """Return the pose of card *index*, from the lowest, in the pack that is shuffled."""
        return self.deck_pose.moved(index * 0.4, index * -0.6)

    @property
    def deck_pose(self) -> Pose:
        """The pose of the undealt cards."""
        x, y = self.layout.trick_centre
        return Pose(x, y, 0, BACK_WIDTH / BASE, face_up=0.0)

    @property
    def first_trick(self) -> bool:
        """Whether the first trick is on the table."""
        return self.tricks_done == 0

    @property
    def winning_seat(self) -> Seat | None:
        """The seat that wins the trick as far as it is shown."""
        if not self.trick_plays.plays:
            return None
        return winner(self.trick_plays, self.rules, first=self.first_trick)

    def owed(self, side: Side) -> int | None:
        """Return the tricks that *side* owes so far; None before any of its seats has bid."""
        standing = self.standing_contract(side)
        if standing is not None:
            return standing
        bids = [self.bids[seat] for seat in self.rules.members(side)]
        known = [bid.tricks for bid in bids if bid is not None]
        return sum(known) if known else None

    def standing_contract(self, side: Side) -> int | None:
        """Return the contract of *side*, agreed or bid blind; None while only its seats have bid."""
        contract, blind = self.contracts[side], self.blind[side]
        return blind.contract if contract is None and blind is not None else contract

    def side_taken(self, side: Side) -> int:
        """Return the tricks of *side*, counting those that penalties have moved."""
        won = [sum(self.taken[seat] for seat in self.rules.members(one)) for one in self.rules.all_sides]
        for giver, receiver in self.moves:
            count = min(self.rules.renege_tricks, won[giver])
            won[giver] -= count
            won[receiver] += count
        return won[side]

    # -- snapping --------------------------------------------------------------------------------------------

    def snap(self, view: PlayerView) -> None:
        """Show *view* at once, without animation."""
        self.rules = view.rules
        self.bids, self.contracts, self.blind = list(view.bids), list(view.contracts), list(view.blind)
        self.standings, self.dealer, self.turn, self.phase = standings_of(view), view.dealer, view.turn, view.phase
        self.index, self.tricks_done, self.seal = view.index, len(view.tricks), view.seal
        self.broken, self.news = view.broken, ""
        self.bubbles, self.moment, self.tally = [], None, None
        self.taken = [view.taken(seat) for seat in view.rules.seats]
        self.piles = list(self.taken)
        self.moves = [move for call in view.calls for move in moves_of(view.rules, call)]
        known = {sprite.card: sprite for sprite in self.sprites if sprite.card is not None}
        self.moving, self.swept = [], []
        self._snap_pack(view)
        self._snap_stock(view, known)
        self._snap_cut(view, known)
        self._snap_trick(view, known)
        self._snap_hands(view, known)

    def _snap_pack(self, view: PlayerView) -> None:
        undealt = view.phase is Phase.BLIND and not any(view.sizes)
        self.pack = [CardSprite(None, self.pack_pose(index)) for index in range(PACK)] if undealt else []

    def _snap_stock(self, view: PlayerView, known: Known) -> None:
        self.stock = view.stock
        self.thrown = (len(view.rules.deck) - view.stock) // 2 if view.stock else 0
        card = view.offered
        self.offered = _at(known, card, draw_place(self.layout).card) if card is not None else None

    def _snap_cut(self, view: PlayerView, known: Known) -> None:
        cuts = view.cuts if view.phase is Phase.CUT else ()
        self.cut = {seat: _at(known, card, self.layout.trick_pose(seat)) for seat, _place, card in cuts}

    def _snap_trick(self, view: PlayerView, known: Known) -> None:
        self.trick_plays = view.trick
        self.trick = {play.seat: _at(known, play.card, self.trick_pose(play.seat)) for play in view.trick.plays}

    def _snap_hands(self, view: PlayerView, known: Known) -> None:
        for seat in view.rules.seats:
            if seat is PERSON and view.hand:
                cards = sort_hand(view.hand, view.rules, self.sorting)
                self.hands[seat] = [_at(known, card, Pose()) for card in cards]
            else:
                hidden = [sprite for sprite in self.hands[seat] if sprite.card is None][: view.sizes[seat]]
                more = view.sizes[seat] - len(hidden)
                self.hands[seat] = hidden + [CardSprite(None, Pose()) for _card in range(more)]
        self.place_hands()

    def sort(self, sorting: Sorting) -> None:
        """Sort the person's hand as *sorting* says from now on."""
        self.sorting = sorting
        self.order_hand()
        self.place_hands()

    def order_hand(self) -> None:
        """Put the cards of the person's hand in order; their poses do not change yet."""
        sprites = self.hands[PERSON]
        held = [sprite.card for sprite in sprites if sprite.card is not None]
        if len(held) == len(sprites):
            order = sort_hand(held, self.rules, self.sorting)
            sprites.sort(key=lambda sprite: order.index(sprite.card) if sprite.card is not None else 0)

    def place_hands(self) -> None:
        """Put every card of every hand where it belongs."""
        for seat in self.rules.seats:
            for sprite, pose in zip(self.hands[seat], self.hand_poses(seat), strict=True):
                sprite.pose = pose

    def hand_poses(self, seat: Seat) -> list[Pose]:
        """Return the poses where the cards of *seat* belong."""
        sprites = self.hands[seat]
        faces, backs = self._fan(seat, len(sprites))
        return [backs[index] if sprite.card is None else faces[index] for index, sprite in enumerate(sprites)]

    def _fan(self, seat: Seat, count: int) -> Fan:
        """Return the poses of *count* cards of *seat*: face up, and face down."""
        if self._fans_of is not self.layout:
            self._fans.clear()
            self._fans_of = self.layout
        fan = self._fans.get((seat, count))
        if fan is None:
            fan = self._fans[seat, count] = self._laid_fan(seat, count)
        return fan

    def _laid_fan(self, seat: Seat, count: int) -> Fan:
        if seat is not PERSON:
            hidden = tuple(self.layout.back_pose(seat, index, count) for index in range(count))
            return hidden, hidden
        faces = tuple(self.layout.hand.pose(index, count) for index in range(count))
        return faces, tuple(replace(pose, face_up=0.0) for pose in faces)

    def at_rest(self, seat: Seat) -> int:
        """Return the number of cards of *seat*, from the first, that lie and are seen where they belong."""
        sprites = self.hands[seat]
        for index, (sprite, pose) in enumerate(zip(sprites, self.hand_poses(seat), strict=True)):
            if sprite.pose != pose or sprite.late:
                return index
        return len(sprites)

    def relaid(self, layout: Layout) -> None:
        """Move everything at once to its place in *layout*."""
        self.layout = layout
        self.place_hands()
        for seat, sprite in self.trick.items():
            sprite.pose = self.trick_pose(seat)
        for seat, sprite in self.cut.items():
            sprite.pose = layout.trick_pose(seat)
        for index, sprite in enumerate(self.pack):
            sprite.pose = self.pack_pose(index)
        if self.offered is not None:
            self.offered.pose = draw_place(layout).card
        self.moving.clear()
        self.swept.clear()


def _at(known: Known, card: Card, pose: Pose) -> CardSprite:
    """Return the *known* sprite of *card*, or a new one, at *pose*."""
    sprite = known.get(card) or CardSprite(card, pose)
    sprite.pose = pose
    return sprite


def sort_hand(hand: Iterable[Card], rules: RuleSet, sorting: Sorting) -> tuple[Card, ...]:
    """Return *hand* sorted as *sorting* says; promoted cards stand among the spades."""
    way = -1 if sorting.high_first else 1
    return tuple(
        sorted(hand, key=lambda card: (sorting.suits.index(rules.suit(card).letter), way * rules.strength(card)))
    )
