"""What a hand is worth at the table it is played at.

The fits of `strength` are to hands of thirteen of the plain deck at a table of two pairs. Elsewhere their result is
moved so that an average hand wins its fair share of the tricks, by what deals between players by rules of thumb showed.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.ai.codes import codes_of
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
    (2, "solo"): -5.6,
    (3, "solo"): -5.8,
    (4, "solo"): -1.2,
    (6, "solo"): 0.0,
    (6, "pairs"): 1.0,
    (6, "trios"): 1.2,
}
_NIL_ODDS_RAISED = 0.5
# How many times that logarithm is taken before, where few players leave a nil no cover: most fail, the very best stand.
_NIL_SLOPES = {2: 3.9, 3: 3.9}
_SAMPLES = 150


class _Shape(NamedTuple):
    """How an estimate is moved: *slope* times it, and *shift* more; so *nil_slope* and *nil* move a nil's log odds."""

    slope: float
    shift: float
    nil_slope: float
    nil: float


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
    if is_plain(rules):
        return nil_chance(hand, codes_of(rules).deck, partner_bid)
    shape = _shape(rules)
    return nil_chance(hand, codes_of(rules).deck, partner_bid, shape.nil, shape.nil_slope)


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
    return _Shape(slope, _HOPE * rules.hand_size / players - slope * average, _NIL_SLOPES.get(players, 1.0), nil)


def _average_hand(rules: RuleSet) -> float:
    """Return what the hands of a few fixed deals are worth on average by the fits."""
    codes = codes_of(rules)
    size = rules.hand_size
    hands = [shuffle(rules.deck, number)[:size] for number in range(_SAMPLES)]
    return sum(expected_tricks(codes.mask(hand), codes.deck) for hand in hands) / len(hands)
