"""What hidden hands may be: deals drawn uniformly from all that agree with what a seat knows.

Cards that the same seats may hold form a class; only the sizes of the classes matter. How a class may be split between
two seats is counted exactly for every combination of splits, one is drawn by its count, and then cards are dealt.
"""

from __future__ import annotations

from math import exp

from game.ai.core import cython
from game.ai.core.auction import chance_of, hand_tricks, nil_odds
from game.ai.core.bits import count
from game.ai.core.cards import DECK, ONE
from game.ai.core.chance import Chance, draw_below, draw_wide
from game.ai.core.cython import (
    Classes,
    Counts,
    Factors,
    Masks,
    Places,
    Seats,
    Splits,
    Weights,
    c_function,
    c_inline,
    i32,
    u64,
)
from game.ai.core.deal import Deal

# How many ways there are to choose k of n cards: 40 * n + k.
CHOICES = cython.declare(Factors, [0] * 1600)


# How well a bid fits a hand, by tenths of a trick that the hand is away from what is usually bid so; in hundredths.
# Most people bid within half a trick of it, some as they like.
FITS = cython.declare(Counts, [0] * 64)
# By bid: what a hand that bids it is worth more, in thousandths of a trick (8,000 bids of levels 2 and 5).
SPARE = cython.declare(Counts, [1000, 1000, 850, 730, 630, 550] + [500] * 58)


def _fill_choices() -> None:
    for tenths in range(64):
        usual = exp(-tenths * tenths / (2 * 5.0 * 5.0))
        odd = exp(-tenths * tenths / (2 * 20.0 * 20.0))
        FITS[tenths] = max(2, round(85 * usual + 15 * odd))
    for size in range(40):
        CHOICES[40 * size] = ONE
        for part in range(1, size + 1):
            CHOICES[40 * size + part] = CHOICES[40 * (size - 1) + part - 1] + CHOICES[40 * (size - 1) + part]


_fill_choices()


@cython.cclass
class Belief:
    """What *seat* knows of the hands that it does not see, ready to draw deals from.

    Hidden seats have places 0 to 2, in the order of seats; a class is named by the bits of the places that may hold
    its cards. *draws* deals are drawn for each one that is kept, and the kept one is chosen by how well it fits the
    bids heard; 1 ignores them.
    """

    seat: i32
    draws: i32
    seats: Places
    sizes: Places
    classes: Classes
    known: Masks
    barred: Masks
    shown: Masks
    heard: Seats
    # Cumulated counts of the combinations of splits, and what each combination gives to the first of its two places.
    totals: Splits
    splits: Weights
    combinations: i32
    ways: u64
    # What `deal_out` draws, by seat.
    drawn: Masks
    kept: Masks

    def __init__(self, seat: int, draws: int = 1) -> None:
        self.seat = seat
        self.draws = draws
        self.seats = [0, 0, 0]
        self.sizes = [0, 0, 0]
        self.classes = [0, 0, 0, 0, 0, 0, 0, 0]
        self.known = [0, 0, 0, 0]
        self.barred = [0, 0, 0, 0]
        self.shown = [0, 0, 0, 0]
        self.heard = [0, 0, 0, 0]
        self.totals = [0] * 4096
        self.splits = [0] * 4096
        self.combinations = 0
        self.ways = 0
        self.drawn = [0, 0, 0, 0]
        self.kept = [0, 0, 0, 0]

    def know(self, seat: int, cards: int) -> None:
        """Let *seat* hold the mask *cards* for certain, as far as they are not played."""
        self.known[seat] |= cards

    def bar(self, seat: int, cards: int) -> None:
        """Let *seat* hold none of the mask *cards*."""
        self.barred[seat] |= cards

    def show(self, seat: int, cards: int) -> None:
        """Let *seat* have played the mask *cards*, and have bid: without that its bid tells nothing."""
        self.shown[seat] = cards
        self.heard[seat] = 1

    def prepare(self, deal: Deal) -> int:
        """Count the deals that agree with *deal*, where only the hand of the own seat is read; 0: none does."""
        count_ways(self, deal)
        return self.ways

    def draw(self, deal: Deal, chance: Chance) -> tuple[int, ...]:
        """Return the four hands of one deal; `prepare` must have found some."""
        draw_world(self, deal, chance)
        return (self.kept[0], self.kept[1], self.kept[2], self.kept[3])


@c_function
def count_ways(belief: Belief, deal: Deal) -> cython.void:
    """Sort the unseen cards into classes and count the deals."""
    place: i32
    seat: i32 = 0
    belief.combinations = 0
    belief.ways = 0
    for place in range(3):
        if seat == belief.seat:
            seat += 1
        belief.seats[place] = seat
        belief.sizes[place] = deal.left
        seat += 1
    mark_played(belief, deal)
    sort_classes(belief, DECK & ~(deal.played | deal.hands[belief.seat]))
    for place in range(3):
        belief.sizes[place] -= count(belief.classes[1 << place])
    if belief.classes[0] or min(belief.sizes[0], belief.sizes[1], belief.sizes[2]) < 0:
        return
    for place in range(count(belief.classes[3]) + 1):
        count_splits(belief, place)


@c_inline
def mark_played(belief: Belief, deal: Deal) -> cython.void:
    """Take in who has played to the trick on the table, and what has been shown."""
    place: i32
    seat: i32
    turn: i32 = deal.turn
    _turn: i32
    for place in range(3):
        seat = belief.seats[place]
        belief.drawn[seat] = deal.cannot[seat] | belief.barred[seat]
    for _turn in range(deal.laid):
        turn = (turn - deal.terms.step) & 3
        for seat in range(3):
            if belief.seats[seat] == turn:
                belief.sizes[seat] -= 1


@c_inline
def sort_classes(belief: Belief, unseen: u64) -> cython.void:
    """Sort *unseen* by the places that may hold its cards; `drawn` says what each seat may not."""
    may: u64
    others: u64
    named: i32
    place: i32
    for named in range(8):
        belief.classes[named] = unseen
    for place in range(3):
        others = belief.known[0] | belief.known[1] | belief.known[2] | belief.known[3]
        others &= ~belief.known[belief.seats[place]]
        may = ~(belief.drawn[belief.seats[place]] | others)
        for named in range(8):
            belief.classes[named] &= may if named >> place & 1 else ~may


@c_function
def count_splits(belief: Belief, first: i32) -> cython.void:
    """Count the deals in which place 0 gets *first* cards of the class that it shares with place 1."""
    shared: i32 = count(belief.classes[3])
    second_size: i32 = count(belief.classes[5])
    third_size: i32 = count(belief.classes[6])
    free: i32 = count(belief.classes[7])
    second: i32
    third: i32
    zero: i32
    one: i32
    two: i32
    ways: u64
    for second in range(second_size + 1):
        zero = belief.sizes[0] - first - second
        for third in range(third_size + 1):
            one = belief.sizes[1] - (shared - first) - third
            two = belief.sizes[2] - (second_size - second) - (third_size - third)
            if zero < 0 or one < 0 or two < 0 or zero + one + two != free:
                continue
            ways = CHOICES[40 * shared + first] * CHOICES[40 * second_size + second]
            ways *= CHOICES[40 * third_size + third]
            ways *= CHOICES[40 * free + zero] * CHOICES[40 * (free - zero) + one]
            belief.ways += ways
            belief.totals[belief.combinations] = belief.ways
            belief.splits[belief.combinations] = first + 64 * second + 4096 * third
            belief.combinations += 1


@c_function
def pick(cards: u64, size: i32, chance: Chance) -> u64:
    """Return *size* of *cards*, every choice equally likely."""
    left: i32 = count(cards)
    chosen: u64 = 0
    bit: u64
    if size == left:
        return cards
    while size:
        bit = cards & (0 - cards)
        cards ^= bit
        if draw_below(chance, left) < size:
            chosen |= bit
            size -= 1
        left -= 1
    return chosen


@c_function
def draw_uniform(belief: Belief, chance: Chance) -> cython.void:
    """Draw one deal into `drawn`, each equally likely."""
    wanted: u64 = draw_wide(chance, belief.ways)
    low: i32 = 0
    high: i32 = belief.combinations - 1
    middle: i32
    while low < high:
        middle = (low + high) >> 1
        if belief.totals[middle] > wanted:
            high = middle
        else:
            low = middle + 1
    split: i32 = belief.splits[low]
    zero: u64 = belief.classes[1] | pick(belief.classes[3], split & 63, chance)
    one: u64 = belief.classes[2] | (belief.classes[3] & ~zero)
    part: u64 = pick(belief.classes[5], (split >> 6) & 63, chance)
    two: u64 = belief.classes[4] | (belief.classes[5] & ~part)
    zero |= part
    part = pick(belief.classes[6], split >> 12, chance)
    one |= part
    two |= belief.classes[6] & ~part
    rest: u64 = belief.classes[7]
    forced: i32 = belief.sizes[0] + count(belief.classes[1]) - count(zero)
    part = pick(rest, forced, chance)
    zero |= part
    rest &= ~part
    forced = belief.sizes[1] + count(belief.classes[2]) - count(one)
    part = pick(rest, forced, chance)
    belief.drawn[belief.seats[0]] = zero
    belief.drawn[belief.seats[1]] = one | part
    belief.drawn[belief.seats[2]] = two | (rest & ~part)


@c_function
def draw_world(belief: Belief, deal: Deal, chance: Chance) -> cython.void:
    """Draw one deal into `kept`, by how well it fits the bids where several are drawn."""
    seat: i32
    turn: i32
    weight: i32
    total: i32 = 0
    for turn in range(belief.draws):
        draw_uniform(belief, chance)
        weight = fit(belief, deal) if belief.draws > 1 else 1
        total += weight
        if turn == 0 or draw_below(chance, total) < weight:
            for seat in range(4):
                belief.kept[seat] = belief.drawn[seat]
    belief.kept[belief.seat] = deal.hands[belief.seat]


@c_function
def fit(belief: Belief, deal: Deal) -> i32:
    """Return how likely the hands in `drawn` would have led to the bids heard, from 1 to a million."""
    place: i32
    seat: i32
    weight: i32 = 1000
    for place in range(3):
        seat = belief.seats[place]
        if belief.heard[seat]:
            weight = weight * bid_weight(deal, seat, belief.drawn[seat] | belief.shown[seat]) // 100
            weight = max(weight, 1)
    return weight


@c_function
def bid_weight(deal: Deal, seat: i32, hand: u64) -> i32:
    """Return how likely *hand* leads to the bid of *seat*, in hundredths of the likeliest; at least 2."""
    if deal.nils[seat] == 2:
        return 100
    chance: i32 = chance_of(nil_odds(hand, 3))
    if deal.nils[seat] == 1:
        return max(2, min(100, 2 * (chance - 350) // 5))
    away: i32 = abs(hand_tricks(hand) - 1000 * deal.bids[seat] - SPARE[deal.bids[seat]]) // 100
    if chance >= 580 and deal.terms.nil_points:
        return max(2, FITS[min(away, 63)] // 8)  # such a hand is nearly always bid nil
    return FITS[min(away, 63)]
