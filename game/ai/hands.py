"""What a hand is worth at the table it is played at.

The fits of `game.ai.core.strength` are to hands of thirteen of the plain deck at a table of two pairs. Elsewhere their
result is moved so that an average hand wins its fair share of the tricks, by what deals between players by rules of
thumb showed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import exp, floor
from typing import NamedTuple

from game.ai.codes import BELOW, CLUBS, DIAMONDS, HEARTS, SPADE_MASK, SUIT_MASKS, codes_of, held
from game.ai.core import strength
from game.cards import Card
from game.engine.actions import GiveEstimate
from game.engine.dealing import shuffle
from game.rules.ruleset import RuleSet
from game.rules.seats import Grouping

# How many tricks more than it has bid a seat wins on average. Set by hand.
BEYOND_BID = 0.65
# The figures of `strength` in whole tricks and odds.
_TRICKS_ALWAYS = strength.TRICKS_ALWAYS / 1000
_SPADE = strength.SPADE / 1000
_FIFTH_SPADE = strength.FIFTH_SPADE / 1000
_SIXTH_SPADE = strength.SIXTH_SPADE / 1000
_VOID = strength.VOID / 1000
_SINGLETON = strength.SINGLETON / 1000
_DOUBLETON = strength.DOUBLETON / 1000
_NIL_ALWAYS = strength.NIL_ALWAYS / 1000
_NIL_VOID = strength.NIL_VOID / 1000
_NIL_SINGLETON = strength.NIL_SINGLETON / 1000
_NIL_HIGH_CARD = strength.NIL_HIGH_CARD / 1000
_NIL_PARTNER = strength.NIL_PARTNER / 1000
_NIL_TOP_SPADE = strength.NIL_TOP_SPADE / 1000
_NIL_SECOND_SPADE = strength.NIL_SECOND_SPADE / 1000
_NIL_QUEEN = strength.NIL_QUEEN / 1000
_NIL_KING = strength.NIL_KING / 1000
_NIL_ACE = strength.NIL_ACE / 1000
_NIL_FIFTH_SPADE = strength.NIL_FIFTH_SPADE / 1000
_SPADE_HONOURS = tuple(one / 1000 for one in reversed(strength.SPADE_HONOURS[:4]))  # from the ace down
_ACES, _KINGS, _QUEENS = ([one / 1000 for one in row[:3]] for row in (strength.ACES, strength.KINGS, strength.QUEENS))
_NIL_SPADES = tuple(one / 1000 for one in strength.NIL_SPADES[:5])
_NIL_LOWEST = tuple((strength.NIL_LIMITS[place], strength.NIL_COSTS[place] / 1000) for place in range(3))
MOST_NIL_SPADES = 4


def usual_bid(tricks: float) -> int:
    """Return the number that a hand worth *tricks* bids by the table."""
    return max(1, floor(tricks - strength.BID_MARGIN / 1000))


def told_tricks(word: GiveEstimate) -> float:
    """Return how many tricks a hand is likely to win whose holder said *word*."""
    return (word.sure + word.hopeful) / 2 + BEYOND_BID


def expected_tricks(hand: int, deck: int) -> float:
    """Return how many tricks *hand* is likely to win, where *deck* holds all cards in play."""
    tricks = 0.0
    for part in suit_tricks(hand, deck):
        tricks += part
    return max(0.0, tricks)


def suit_tricks(hand: int, deck: int) -> Iterator[float]:
    """Yield what each suit adds to the tricks that *hand* is likely to win: spades, clubs, diamonds, hearts."""
    spades = hand & SPADE_MASK
    count = spades.bit_count()
    tricks = _TRICKS_ALWAYS + _SPADE * (count - 3) + _FIFTH_SPADE * max(0, count - 4) + _SIXTH_SPADE * max(0, count - 5)
    top = held(deck & SPADE_MASK)[-4:]
    for worth, code in zip(_SPADE_HONOURS, reversed(top), strict=False):
        if hand >> code & 1:
            tricks += worth
    yield tricks
    for suit in (CLUBS, DIAMONDS, HEARTS):
        yield _side_suit(held(hand & SUIT_MASKS[suit]), held(deck & SUIT_MASKS[suit]), count)


def _side_suit(cards: list[int], full: list[int], spades: int) -> float:
    length = len(cards)
    column = 0 if length <= 3 else 1 if length <= 5 else 2
    tricks = 0.0
    if full:
        ace, king, queen = ([*full[:-4:-1], -1, -1])[:3]
        tricks += _ACES[column] if ace in cards else 0.0
        if king in cards:
            tricks += _KINGS[column]
        if queen in cards and length > 1:
            tricks += _QUEENS[column]
    if length == 0 and spades >= 2:
        tricks += _VOID
    elif length == 1 and spades >= 2:
        tricks += _SINGLETON
    elif length == 2 and spades >= 3:
        tricks += _DOUBLETON
    return tricks


def nil_chance(hand: int, deck: int, partner_bid: int | None, more: float = 0.0) -> float:
    """Return how likely *hand* is to win no trick, beside a partner who bid *partner_bid* or has not bid.

    *more* is added to the logarithm of its odds.
    """
    score = nil_score(hand, deck) + more + _NIL_PARTNER * max(0, (3 if partner_bid is None else partner_bid) - 3)
    return 1.0 / (1.0 + exp(-score))


def nil_score(hand: int, deck: int) -> float:
    """Return how well *hand* suits a nil: the logarithm of the odds that it wins no trick."""
    spades = held(hand & SPADE_MASK)
    highest = held(deck & SPADE_MASK)[-1:]
    score = _NIL_ALWAYS + _NIL_SPADES[min(len(spades), MOST_NIL_SPADES)]
    score -= _NIL_FIFTH_SPADE * max(0, len(spades) - MOST_NIL_SPADES)
    score += _top_spades([min(code - 37, 14) for code in spades])
    if highest and hand >> highest[0] & 1:
        score -= _NIL_ACE
    for suit in (CLUBS, DIAMONDS, HEARTS):
        score += _nil_suit([code - 13 * suit + 2 for code in held(hand & SUIT_MASKS[suit])])
    return score


def _top_spades(ranks: list[int]) -> float:
    """Return what the highest spades of a nil cost; *ranks* from low to high."""
    if not ranks:
        return 0.0
    cost = -_NIL_TOP_SPADE * max(0, ranks[-1] - 6) - _NIL_KING * (13 in ranks) - _NIL_QUEEN * (12 in ranks)
    if len(ranks) > 1:
        cost -= _NIL_SECOND_SPADE * max(0, ranks[-2] - 6)
    return cost


def _nil_suit(ranks: list[int]) -> float:
    """Return what one side suit of a nil is worth; *ranks* from low to high."""
    if not ranks:
        return _NIL_VOID
    score = _NIL_SINGLETON if len(ranks) == 1 else 0.0
    for rank, (limit, cost) in zip(ranks, _NIL_LOWEST, strict=False):
        score -= cost * max(0, rank - limit)
    return score - _NIL_HIGH_CARD * sum(rank >= 11 for rank in ranks)


# Below are fits to deals between players by rules of thumb at each shape of table.
# What an average hand counts itself worth, as a part of its fair share.
_HOPE = 1.03
# How many tricks one counted above the average adds, by the number of players.
_SLOPES = {2: 0.93, 3: 1.06, 4: 1.0, 6: 0.8}
# How many times as strong as a dealt hand one is that was drawn, the better of two cards each time.
_DRAWN = 1.75
# How many tricks more the others win where a partner of each side takes none.
_BESIDE_NILS = 0.5
# What is added to the logarithm of the odds that a nil stands at a table of two pairs.
_NIL_ODDS: dict[tuple[int, Grouping], float] = {
    (4, "solo"): -1.2,
    (6, "solo"): 0.0,
    (6, "pairs"): 1.0,
    (6, "trios"): 1.2,
}
# The same where cards are raised among the spades.
_NIL_ODDS_RAISED = 0.5
# Where few play, a nil that stands less often than this is not bid, however the game stands: those fail most.
_LEAST_NIL = 0.55
_SAMPLES = 150  # deals that an average hand is taken from


class _Shape(NamedTuple):
    """How an estimate is moved: *slope* times it, and *shift* more; *nil* is added to a nil's log odds."""

    slope: float
    shift: float
    nil: float


class _Ducking(NamedTuple):
    """What a nil's log odds are made of where few play, and every suit goes round often.

    A card is covered while no more lower ones are out than have gone before it must be played. What is missing to that
    counts *side* where all others follow low and *alone* where only one does, in spades *trump*; the square of how many
    spades there are below the highest counts *highest*.
    """

    start: float
    side: float
    alone: float
    trump: float
    highest: float


# Fits to 5,000 forced nils among two and 2,900 among three players by rules of thumb, the starts a little lower: of
# those that are bid, more fail. Among two, all others are only one.
_DUCKING = {2: _Ducking(0.5, 0.0, -0.075, -0.42, -0.016), 3: _Ducking(1.6, -0.90, -0.12, -0.28, -0.024)}


def is_plain(rules: RuleSet) -> bool:
    """Whether the fits hold as they are: two pairs with the plain deck."""
    return (rules.players, rules.sides) == (4, "pairs") and len(rules.deck) == 52 and not rules.high_trumps


def hand_tricks(rules: RuleSet, hand: int) -> float:
    """Return how many tricks the cards of *hand*, a mask, are likely to win at the table of *rules*."""
    tricks = expected_tricks(hand, codes_of(rules).deck)
    if not is_plain(rules):
        shape = _shape(rules)
        tricks = min(float(rules.hand_size), max(0.0, shape.slope * tricks + shape.shift))
    return tricks + _BESIDE_NILS if rules.bidding == "suicide" else tricks


def hand_nil(rules: RuleSet, hand: int, partner_bid: int | None) -> float:
    """Return how likely *hand*, a mask, is to win no trick, beside a partner who bid *partner_bid* or has not bid."""
    deck = codes_of(rules).deck
    if is_plain(rules):
        return nil_chance(hand, deck, partner_bid)
    more = _shape(rules).nil
    if rules.players not in _DUCKING:
        return nil_chance(hand, deck, partner_bid, more)
    return 1.0 / (1.0 + exp(-_ducking_score(hand, deck, rules.players) - more))


def is_hopeless(rules: RuleSet, chance: float) -> bool:
    """Whether a nil that stands with such a *chance* is not worth a thought at the table of *rules*."""
    return rules.players in _DUCKING and chance < _LEAST_NIL


def _ducking_score(hand: int, deck: int, players: int) -> float:
    """Return how well *hand* suits a nil among few *players*: the logarithm of the odds that it wins no trick."""
    odds = _DUCKING[players]
    score = odds.start
    for suit in SUIT_MASKS:
        out = deck & suit & ~hand
        for turn, code in enumerate(held(hand & suit)):
            lower = (out & BELOW[code]).bit_count()
            if (players - 1) * turn < out.bit_count():
                missing = max(0, lower - (players - 1) * (turn + 1) + 1)
                score += missing * (odds.trump if suit == SPADE_MASK else odds.side)
            if suit != SPADE_MASK and turn < out.bit_count():
                score += max(0, lower - turn) * odds.alone
    spades = held(hand & SPADE_MASK)
    return score + odds.highest * (deck & BELOW[spades[-1]]).bit_count() ** 2 if spades else score


def _shape(rules: RuleSet) -> _Shape:
    return _shape_of(rules.players, rules.sides, rules.jokers, rules.removed, rules.high_trumps)


@cache
def _shape_of(
    players: int, sides: Grouping, jokers: int, removed: tuple[Card, ...], high_trumps: tuple[Card, ...]
) -> _Shape:
    rules = RuleSet(players=players, sides=sides, jokers=jokers, removed=removed, high_trumps=high_trumps)
    slope = _SLOPES[players]
    average = _average_hand(rules) * (_DRAWN if rules.draws else 1.0)
    nil = _NIL_ODDS.get((players, sides), 0.0) + (_NIL_ODDS_RAISED if high_trumps else 0.0)
    return _Shape(slope, _HOPE * rules.hand_size / players - slope * average, nil)


def _average_hand(rules: RuleSet) -> float:
    """Return what the hands of a few fixed deals are worth on average by the fits."""
    codes = codes_of(rules)
    size = rules.hand_size
    hands = [shuffle(rules.deck, number)[:size] for number in range(_SAMPLES)]
    return sum(expected_tricks(codes.mask(hand), codes.deck) for hand in hands) / len(hands)
