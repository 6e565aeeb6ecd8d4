"""What a hand is worth at the table it is played at.

The fits of `strength` are to hands of thirteen of the plain deck at a table of two pairs. Elsewhere their result is
moved so that an average hand wins its fair share of the tricks, by what deals between players by rules of thumb showed.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import NamedTuple

from game.ai.codes import BELOW, SPADE_MASK, SUIT_MASKS, codes_of, held
from game.ai.strength import expected_tricks, nil_chance
from game.cards import Card
from game.engine.dealing import shuffle
from game.rules.ruleset import RuleSet
from game.rules.seats import Grouping

# An average hand counts itself a little more than its fair share.
_HOPE = 1.03
# How much a trick counted more than average adds.
_SLOPES = {2: 0.93, 3: 1.06, 4: 1.0, 6: 0.8}
# Drawing the best of two cards makes a hand so many times as strong as a dealt one.
_DRAWN = 1.75
# Where a partner of each side takes no trick, what the others win more.
_BESIDE_NILS = 0.5
# What is added to the logarithm of the odds that a nil stands at a table of two pairs.
_NIL_ODDS: dict[tuple[int, Grouping], float] = {
    (4, "solo"): -1.2,
    (6, "solo"): 0.0,
    (6, "pairs"): 1.0,
    (6, "trios"): 1.2,
}
_NIL_ODDS_RAISED = 0.5
# Where few play, a nil that stands less often than this is not bid, however the game stands: those fail most.
_LEAST_NIL = 0.55
_SAMPLES = 150


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


# Fits to some thousands of forced nils between players by rules of thumb, the starts a little lower: of those that are
# bid, more fail. Among two, all others are only one.
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
    """Return how likely *hand*, a mask, wins no trick, beside a partner that bid *partner_bid* or has not bid."""
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
