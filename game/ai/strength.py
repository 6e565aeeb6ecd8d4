"""How many tricks a hand of thirteen is likely to win, and how likely it wins none.

Both are fits to some ten thousands of hands that computer players have played.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from game.ai.codes import CLUBS, DIAMONDS, HEARTS, SPADE_MASK, SUIT_MASKS, held

_SPADE_HONOURS = (1.03, 0.75, 0.54, 0.44)
_ACES = (0.86, 0.77, 0.69)
_KINGS = (0.61, 0.50, 0.34)
_QUEENS = (0.41, 0.33, 0.22)
_NIL_SPADES = (0.0, -0.44, -0.33, -0.35, -1.14)
_NIL_LOWEST = ((5, 0.23), (8, 0.22), (10, 0.24))
MOST_NIL_SPADES = 4


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
    tricks = 1.24 + 0.46 * (count - 3) + 0.29 * max(0, count - 4) + 0.10 * max(0, count - 5)
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
        tricks += 0.30
    elif length == 1 and spades >= 2:
        tricks += 0.16
    elif length == 2 and spades >= 3:
        tricks += 0.04
    return tricks


def nil_chance(hand: int, deck: int, partner_bid: int | None, more: float = 0.0) -> float:
    """Return how likely *hand* wins no trick, beside a partner that bid *partner_bid* or has not bid.

    *more* is added to the logarithm of its odds.
    """
    score = nil_score(hand, deck) + more + 0.34 * max(0, (3 if partner_bid is None else partner_bid) - 3)
    return 1.0 / (1.0 + exp(-score))


def nil_score(hand: int, deck: int) -> float:
    """Return how well *hand* suits a nil: the logarithm of the odds that it wins no trick."""
    spades = held(hand & SPADE_MASK)
    highest = held(deck & SPADE_MASK)[-1:]
    score = 1.62 + _NIL_SPADES[min(len(spades), MOST_NIL_SPADES)]
    score -= 1.2 * max(0, len(spades) - MOST_NIL_SPADES)
    score += _top_spades([min(code - 37, 14) for code in spades])
    if highest and hand >> highest[0] & 1:
        score -= 4.0
    for suit in (CLUBS, DIAMONDS, HEARTS):
        score += _nil_suit([code - 13 * suit + 2 for code in held(hand & SUIT_MASKS[suit])])
    return score


def _top_spades(ranks: list[int]) -> float:
    """Return what the highest spades of a nil cost; *ranks* from low to high."""
    if not ranks:
        return 0.0
    cost = -0.11 * max(0, ranks[-1] - 6) - 0.84 * (13 in ranks) - 0.28 * (12 in ranks)
    if len(ranks) > 1:
        cost -= 0.31 * max(0, ranks[-2] - 6)
    return cost


def _nil_suit(ranks: list[int]) -> float:
    """Return what one side suit of a nil is worth; *ranks* from low to high."""
    if not ranks:
        return 0.28
    score = 0.26 if len(ranks) == 1 else 0.0
    for rank, (limit, cost) in zip(ranks, _NIL_LOWEST, strict=False):
        score -= cost * max(0, rank - limit)
    return score - 0.09 * sum(rank >= 11 for rank in ranks)
