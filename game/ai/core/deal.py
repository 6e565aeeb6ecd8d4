"""One deal in the play, as numbers: hands, trick, what the sides owe, and what all have seen."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.core import cython
from game.ai.core.cards import CLUBS, DECK, ONE, SIDE_SUITS, SUIT_OF, SUITS
from game.ai.core.cython import Masks, Seats, Sides, c_function, c_inline, i32, u64

# What becomes of the tricks of a failed nil.
BAGS = cython.declare(i32, 0)
HELP_PARTNER = cython.declare(i32, 1)
BAGS_WITHOUT_POINTS = cython.declare(i32, 2)
# Kinds of contracts: of a number, of a Blind Low 5 as it was bid or raised to ten, and none, where a side bids nothing.
PLAIN = cython.declare(i32, 0)
LOW_FIVE = cython.declare(i32, 1)
RAISED_LOW = cython.declare(i32, 2)
UNBID = cython.declare(i32, 3)
NUMBER_BID = cython.declare(i32, 0)
NIL_BID = cython.declare(i32, 1)
BLIND_NIL_BID = cython.declare(i32, 2)


@cython.final
@cython.cclass
@dataclass(frozen=True, kw_only=True)
class Terms:
    """The rules of the table as numbers; flags are 0 or 1. All deals on the same terms share one of these.

    *step* leads from a seat to the next, clockwise (1) or the other way round (3). *opening*: the two of clubs is led
    first; *lowest_club*: everyone plays the lowest club to the first trick. *any_time*: spades may be led unbroken;
    *forced_breaks*: also a lead of nothing but spades breaks them. *failed_nil*: what becomes of the tricks of a failed
    nil, `BAGS`, `HELP_PARTNER` or `BAGS_WITHOUT_POINTS`. *only_bonuses*: where both partners bid nil, nothing else
    scores; *no_two_nils*: they may not. *doubles*: taking twice the bid is punished. *overtrick* are points a trick,
    *set_penalty* points a trick of a contract that was missed, *least_bid* the least that a side may bid together.
    """

    step: i32
    opening: i32
    lowest_club: i32
    any_time: i32
    forced_breaks: i32
    nil_points: i32
    blind_nil_points: i32
    failed_nil: i32
    only_bonuses: i32
    no_two_nils: i32
    doubles: i32
    overtrick: i32
    bag_limit: i32
    bag_penalty: i32
    bag_carry: i32
    set_penalty: i32
    ten_made: i32
    ten_missed: i32
    boston_made: i32
    boston_missed: i32
    least_bid: i32


@cython.final
@cython.cclass
class Deal:
    """A deal; lists by seat count the seats clockwise from South, lists by side start with South's.

    It starts without cards and without bids: `hold`, `bid`, `stake` and `begin` say what they are.
    """

    terms: Terms
    # What a bag counts where deals are judged by points, in tenths of a point: at first what it costs in the long run.
    bag_cost: i32
    # Which seats choose cards by habit before they do by rule: 1 South, 2 West, 4 North, 8 East.
    practised: i32
    # What was bid and what hangs on it.
    nils: Seats
    bids: Seats
    contracts: Sides
    made: Sides
    missed: Sides
    ordinary: Sides
    kinds: Sides
    low_both: Sides
    low_one: Sides
    low_neither: Sides
    scores: Sides
    bags: Sides
    # The play.
    hands: Masks
    cannot: Masks
    taken: Seats
    alive: Seats
    need: Sides
    played: u64
    turn: i32
    laid: i32
    led: i32
    best: i32
    holder: i32
    first: i32
    trumps: i32
    broken: i32
    left: i32
    # What settling it gave, by side.
    points: Sides
    new_bags: Sides

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.weigh_bags(100)
        self.practised = 15
        self.nils = [0, 0, 0, 0]
        self.bids = [0, 0, 0, 0]
        self.contracts = [0, 0]
        self.made = [0, 0]
        self.missed = [0, 0]
        self.ordinary = [1, 1]
        self.kinds = [0, 0]
        self.low_both = [0, 0]
        self.low_one = [0, 0]
        self.low_neither = [0, 0]
        self.scores = [0, 0]
        self.bags = [0, 0]
        self.hands = [0, 0, 0, 0]
        self.cannot = [0, 0, 0, 0]
        self.taken = [0, 0, 0, 0]
        self.alive = [0, 0, 0, 0]
        self.need = [0, 0]
        self.points = [0, 0]
        self.new_bags = [0, 0]
        self.played = 0
        self.turn = 0
        self.laid = 0
        self.led = -1
        self.best = -1
        self.holder = -1
        self.first = 1
        self.trumps = 1
        self.broken = 0
        self.left = 13

    # Before the play ---------------------------------------------------------------------------------

    def hold(self, seat: int, cards: int) -> None:
        """Give *seat* the mask *cards* for its hand."""
        self.hands[seat] = cards

    def bid(self, seat: int, tricks: int, nil: int = NUMBER_BID) -> None:
        """Set the bid of *seat*: *tricks*, or a *nil* of a kind."""
        self.bids[seat] = tricks
        self.nils[seat] = nil

    def stake(self, side: int, contract: int, made: int, missed: int, *, ordinary: bool) -> None:
        """Set what *side* owes: *contract* tricks, for points if *made* and if *missed*; *ordinary*: at usual rates."""
        self.contracts[side] = contract
        self.made[side] = made
        self.missed[side] = missed
        self.ordinary[side] = ordinary

    def stake_low(self, side: int, kind: int, both: int, one: int, neither: int) -> None:
        """Make the contract of *side* one of another *kind*, with the three values of a Blind Low 5."""
        self.kinds[side] = kind
        self.low_both[side] = both
        self.low_one[side] = one
        self.low_neither[side] = neither

    def practise(self, seats: int) -> None:
        """Say which *seats*, as bits from South's on, have habits; the others choose cards by rule alone."""
        self.practised = seats

    def weigh_bags(self, percent: int) -> None:
        """Count a bag as *percent* of what it costs in the long run, where deals are judged by points."""
        cost = 10 * self.terms.bag_penalty // self.terms.bag_limit if self.terms.bag_limit else 0
        self.bag_cost = cost * percent // 100

    def stand(self, side: int, points: int, bags: int) -> None:
        """Set the *points* and *bags* that *side* has from earlier deals."""
        self.scores[side] = points
        self.bags[side] = bags

    def begin(self, leader: int) -> None:
        """Open the play: *leader* is to lead, unless the holder of the opening card is known."""
        seat: i32
        begin_play(self)
        self.turn = leader
        for seat in range(4):
            if self.terms.opening and self.hands[seat] & 1:
                self.turn = seat

    def resume(self, *, broken: bool) -> None:
        """Set whether spades are *broken*, whatever the cards played have shown."""
        self.broken = broken

    # The play --------------------------------------------------------------------------------------

    def legal(self) -> int:
        """Return the cards that the seat to play may play, as a mask."""
        return legal_cards(self)

    def play(self, code: int) -> None:
        """Play a card of the seat that has the turn."""
        play_card(self, code)

    def hand(self, seat: int) -> int:
        """Return the mask of what *seat* holds."""
        return self.hands[seat]

    def excluded(self, seat: int) -> int:
        """Return the mask of what *seat* has shown not to hold."""
        return self.cannot[seat]

    def tricks(self, seat: int) -> int:
        """Return how many tricks *seat* has won."""
        return self.taken[seat]

    @property
    def to_play(self) -> int:
        """The seat that has the turn."""
        return self.turn

    @property
    def over(self) -> bool:
        """Whether all tricks are played."""
        return self.left == 0


@c_function
def begin_play(deal: Deal) -> cython.void:
    """Set the counters to the first trick, as the bids say."""
    seat: i32
    side: i32
    for side in range(2):
        deal.need[side] = deal.contracts[side]
    for seat in range(4):
        deal.taken[seat] = 0
        deal.cannot[seat] = 0
        deal.alive[seat] = 1 if deal.nils[seat] else 0
    deal.played = 0
    deal.laid = 0
    deal.led = -1
    deal.first = 1
    deal.trumps = 0 if deal.terms.lowest_club else 1
    deal.broken = 0
    deal.left = 13


@c_inline
def side_suits_first(hand: u64) -> u64:
    """Return the cards of *hand* that are no spades, or all where there are none."""
    other: u64 = hand & SIDE_SUITS
    return other if other else hand


@c_function
def legal_cards(deal: Deal) -> u64:
    """Return what the seat to play may play."""
    hand: u64 = deal.hands[deal.turn]
    if deal.laid:
        following: u64 = hand & SUITS[deal.led]
        if deal.trumps:
            return following if following else hand
        return following & (0 - following) if following else side_suits_first(hand)
    if deal.first:
        if deal.terms.opening and hand & 1:
            return ONE
        return hand if deal.broken else side_suits_first(hand)
    if deal.broken or deal.terms.any_time:
        return hand
    return side_suits_first(hand)


@c_function
def play_card(deal: Deal, code: i32) -> cython.void:
    """Lay *code* from the hand that has the turn; the fourth card gives the trick to its winner."""
    seat: i32 = deal.turn
    suit: i32 = SUIT_OF[code]
    if deal.laid == 0:
        lead_card(deal, seat, code, suit)
    else:
        if suit != deal.led:
            discard_card(deal, seat, suit)
        elif not deal.trumps:
            deal.cannot[seat] |= CLUBS & ((ONE << code) - 1)
        if code > deal.best and (suit == deal.led or (suit == 3 and deal.trumps)):
            deal.best = code
            deal.holder = seat
    deal.hands[seat] &= DECK ^ (ONE << code)
    deal.played |= ONE << code
    deal.laid += 1
    if deal.laid == 4:
        end_trick(deal)
    else:
        deal.turn = (seat + deal.terms.step) & 3


@c_inline
def lead_card(deal: Deal, seat: i32, code: i32, suit: i32) -> cython.void:
    """Open a trick; a lead of spades that were not broken tells that *seat* had nothing else."""
    if suit == 3 and not deal.broken:
        forced: i32 = 0 if deal.hands[seat] & SIDE_SUITS else 1
        if deal.first or not deal.terms.any_time:
            deal.cannot[seat] |= SIDE_SUITS
        if deal.terms.forced_breaks or not forced:
            deal.broken = 0 if deal.first and deal.terms.lowest_club else 1
    elif not deal.trumps:
        deal.cannot[seat] |= CLUBS & ((ONE << code) - 1) if suit == 0 else CLUBS
    deal.led = suit
    deal.best = code
    deal.holder = seat


@c_inline
def discard_card(deal: Deal, seat: i32, suit: i32) -> cython.void:
    """Note that *seat* did not follow, and what a spade does."""
    deal.cannot[seat] |= SUITS[deal.led]
    if suit != 3:
        return
    if deal.trumps:
        deal.broken = 1
    else:
        deal.cannot[seat] |= SIDE_SUITS


@c_inline
def end_trick(deal: Deal) -> cython.void:
    """Give the trick to its winner, who leads next."""
    winner: i32 = deal.holder
    deal.taken[winner] += 1
    if deal.nils[winner] == 0 or deal.terms.failed_nil == HELP_PARTNER:
        deal.need[winner & 1] -= 1
    deal.alive[winner] = 0
    deal.turn = winner
    deal.laid = 0
    deal.led = -1
    deal.first = 0
    deal.trumps = 1
    deal.left -= 1


@c_inline
def gone_cards(deal: Deal) -> u64:
    """Return the cards that part no others any more: those played, but for the one that holds the trick."""
    return deal.played & ~(ONE << deal.best) if deal.laid else deal.played


@c_function
def copy_bids(to: Deal, source: Deal) -> cython.void:
    """Make the bids and the standings of *to* those of *source*, which has the same terms."""
    seat: i32
    side: i32
    to.bag_cost = source.bag_cost
    to.practised = source.practised
    for seat in range(4):
        to.nils[seat] = source.nils[seat]
        to.bids[seat] = source.bids[seat]
    for side in range(2):
        to.contracts[side] = source.contracts[side]
        to.made[side] = source.made[side]
        to.missed[side] = source.missed[side]
        to.ordinary[side] = source.ordinary[side]
        to.kinds[side] = source.kinds[side]
        to.low_both[side] = source.low_both[side]
        to.low_one[side] = source.low_one[side]
        to.low_neither[side] = source.low_neither[side]
        to.scores[side] = source.scores[side]
        to.bags[side] = source.bags[side]


@c_function
def copy_play(to: Deal, source: Deal, hands: Masks) -> cython.void:
    """Make the play of *to* that of *source*, but for its *hands*."""
    seat: i32
    for seat in range(4):
        to.hands[seat] = hands[seat]
        to.cannot[seat] = source.cannot[seat]
        to.taken[seat] = source.taken[seat]
        to.alive[seat] = source.alive[seat]
    to.need[0] = source.need[0]
    to.need[1] = source.need[1]
    to.played = source.played
    to.turn = source.turn
    to.laid = source.laid
    to.led = source.led
    to.best = source.best
    to.holder = source.holder
    to.first = source.first
    to.trumps = source.trumps
    to.broken = source.broken
    to.left = source.left
