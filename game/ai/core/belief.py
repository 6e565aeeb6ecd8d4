"""What hidden hands may be: deals drawn uniformly from all that agree with what a seat knows.

Cards that the same seats may hold form a class; only the sizes of the classes matter. How a class may be split between
two seats is counted exactly for every combination of splits, one is drawn by its count, and then cards are dealt.
"""

from __future__ import annotations

from math import exp

from game.ai.core import cython
from game.ai.core.aims import unseen_cards
from game.ai.core.auction import chance_of, hand_tricks, nil_odds
from game.ai.core.bits import count
from game.ai.core.cards import DECK, ONE, is_equal
from game.ai.core.chance import Chance, draw_below, draw_wide
from game.ai.core.cython import (
    Classes,
    Codes,
    Counts,
    Factors,
    Masks,
    Places,
    Seats,
    Splits,
    Tables,
    Weights,
    c_function,
    c_inline,
    f64,
    i32,
    u64,
)
from game.ai.core.deal import BLIND_NIL_BID, NIL_BID, Deal, begin_play, gone_cards, legal_cards, play_card
from game.ai.core.habits import card_by_habit
from game.ai.core.policy import card_by_rule

MOST_READS = cython.declare(i32, 13)
# How many deals are drawn, and weighed by the bids, for each that is read. Set by hand.
DRAWS = cython.declare(i32, 4)
# What a card that the policy would not play leaves of the weight of a deal. Set by hand; what reading plays wins, in
# points a deal, stands in PLAYERS.md.
UNLIKE = cython.declare(f64, 0.5)
# At 40 * n + k: how many choices of k from n cards there are.
CHOICES = cython.declare(Factors, [0] * 1600)


# How well a bid fits a hand, in hundredths, by tenths of a trick between the hand and what is usually bid so: 85 % of
# bids are taken to spread by half a trick, 15 % by two tricks, and none to be out of the question. Set by hand.
FITS = cython.declare(Counts, [0] * 64)
# By bid: how many thousandths of a trick a hand that bids it is worth more, on average of 8,000 bids of levels 2 and 5.
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


@cython.final
@cython.cclass
class Belief:
    """What *seat* knows of the hands that it does not see, ready to draw deals from.

    *draws* deals are drawn for each one that is kept, and the kept one is chosen by how well it fits the bids heard; 1
    ignores them. Of *reads* such deals, up to `MOST_READS`, one is then chosen by the cards played so far; with 0 or 1
    these tell nothing but who has run out of what.
    Hidden seats have places 0 to 2, in seat order; a class is named by the bits of the places that may hold its cards.
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
    deals: u64
    # What was drawn last, and what was kept of all that was drawn, by seat.
    drawn: Masks
    kept: Masks
    # The cards played, in their order and by seat.
    reads: i32
    leader: i32
    size: i32
    codes: Codes
    cards: Masks
    # Four hands for each deal that is read, and those of the one being read.
    hands: Tables
    held: Masks

    def __init__(self, seat: int, draws: int = 1, reads: int = 0) -> None:
        if not 0 <= reads <= MOST_READS:
            raise ValueError(f"reads: {reads} is not from 0 to {MOST_READS}")
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
        self.deals = 0
        self.drawn = [0, 0, 0, 0]
        self.kept = [0, 0, 0, 0]
        self.reads = reads
        self.leader = 0
        self.size = 0
        self.codes = [0] * 52
        self.cards = [0, 0, 0, 0]
        self.hands = [0] * 52
        self.held = [0, 0, 0, 0]

    def know(self, seat: int, cards: int) -> None:
        """Note that *seat* holds the mask *cards* for certain, as far as they are not played."""
        self.known[seat] |= cards

    def bar(self, seat: int, cards: int) -> None:
        """Note that *seat* holds none of the mask *cards*."""
        self.barred[seat] |= cards

    def show(self, seat: int, cards: int) -> None:
        """Note that *seat* has bid and has played the mask *cards*; without this its bid tells nothing."""
        self.shown[seat] = cards
        self.heard[seat] = 1

    def prepare(self, deal: Deal) -> int:
        """Count the deals that agree with *deal*, where only the hand of the own seat is read; 0: none does."""
        count_deals(self, deal)
        return self.deals

    def draw(self, deal: Deal, chance: Chance) -> tuple[int, ...]:
        """Return the four hands of one deal, chosen by the bids; `prepare` must have found some."""
        draw_world(self, deal, chance)
        return (self.kept[0], self.kept[1], self.kept[2], self.kept[3])

    def tell(self, seat: int, code: int) -> None:
        """Note that *seat* played *code* next; the first to play is the leader."""
        if self.size == 0:
            self.leader = seat
        self.codes[self.size] = code
        self.cards[seat] |= 1 << code
        self.size += 1

    def recall(self, deal: Deal, stage: Deal, chance: Chance) -> tuple[int, ...]:
        """Return the four hands of one deal, chosen by the cards played too; *stage* is a deal on its terms, to use."""
        draw_read(self, deal, stage, chance)
        return (self.kept[0], self.kept[1], self.kept[2], self.kept[3])


@c_function
def count_deals(belief: Belief, deal: Deal) -> cython.void:
    """Sort the unseen cards into classes and count the deals."""
    place: i32
    seat: i32 = 0
    belief.combinations = 0
    belief.deals = 0
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
            belief.deals += ways
            belief.totals[belief.combinations] = belief.deals
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
    wanted: u64 = draw_wide(chance, belief.deals)
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
    if deal.nils[seat] == BLIND_NIL_BID:
        return 100
    chance: i32 = chance_of(nil_odds(hand, 3))
    if deal.nils[seat] == NIL_BID:
        return max(2, min(100, 2 * (chance - 350) // 5))
    away: i32 = abs(hand_tricks(hand) - 1000 * deal.bids[seat] - SPARE[deal.bids[seat]]) // 100
    if chance >= 580 and deal.terms.nil_points:
        return max(2, FITS[min(away, 63)] // 8)  # such a hand is nearly always bid nil
    return FITS[min(away, 63)]


@c_function
def draw_read(belief: Belief, deal: Deal, stage: Deal, chance: Chance) -> cython.void:
    """Draw one deal into `kept`, by how well it fits the bids and what was played; *stage* is used to play it again."""
    place: i32
    seat: i32
    weight: f64
    total: f64 = 0.0
    if belief.size == 0 or belief.reads <= 1:
        draw_world(belief, deal, chance)
        return
    draw_fitting(belief, deal, chance)
    for place in range(belief.reads):
        for seat in range(4):
            belief.held[seat] = belief.hands[4 * place + seat]
        belief.held[belief.seat] = deal.hands[belief.seat]
        weight = likelihood(belief, stage)
        total += weight
        if place == 0 or total * draw_below(chance, 1 << 30) < weight * (1 << 30):
            for seat in range(4):
                belief.kept[seat] = belief.held[seat]


@c_function
def draw_fitting(belief: Belief, deal: Deal, chance: Chance) -> cython.void:
    """Draw deals, and let each place take one of them by how well it fits the bids."""
    place: i32
    seat: i32
    turn: i32
    weight: i32
    total: i32 = 0
    for turn in range(DRAWS * belief.reads):
        draw_uniform(belief, chance)
        weight = fit(belief, deal)
        total += weight
        for place in range(belief.reads):
            if turn == 0 or draw_below(chance, total) < weight:
                for seat in range(4):
                    belief.hands[4 * place + seat] = belief.drawn[seat]


@c_function
def likelihood(belief: Belief, stage: Deal) -> f64:
    """Return how likely the others, holding what is `held`, have played as they have; at most 1."""
    weight: f64 = 1.0
    place: i32
    seat: i32
    for seat in range(4):
        stage.hands[seat] = belief.held[seat] | belief.cards[seat]
    begin_play(stage)
    stage.turn = belief.leader
    for place in range(belief.size):
        if stage.turn != belief.seat and not is_like(stage, belief.codes[place]):
            weight *= UNLIKE
        play_card(stage, belief.codes[place])
    return weight


@c_function
def is_like(stage: Deal, code: i32) -> i32:
    """Return 1 where the policy would play *code*, by habit or by rule, or a card that does as well."""
    legal: u64 = legal_cards(stage)
    unseen: u64 = unseen_cards(stage, stage.turn)
    between: u64 = legal | gone_cards(stage)
    habit: i32
    if legal == ONE << code:
        return 1
    habit = card_by_habit(stage, legal, unseen)
    if habit >= 0 and is_equal(code, habit, between):
        return 1
    return is_equal(code, card_by_rule(stage, legal, unseen), between)
