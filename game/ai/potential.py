"""What each card of a hand is likely to win later in the deal, and how dangerous it is to a nil."""

from __future__ import annotations

from math import comb

from game.ai.codes import ABOVE, BELOW, SPADE_MASK, SPADES, SUIT_MASKS, held
from game.ai.position import Position

# By the unseen cards of a suit and the round of it: how likely both opponents still follow.
_MOST_UNSEEN = 15


def _both_follow(unseen: int, rounds: int) -> float:
    """Return how likely two of three hands hold *rounds* each of *unseen* cards that lie with them by chance."""
    total = 0
    for first in range(rounds, unseen + 1):
        for second in range(rounds, unseen - first + 1):
            total += comb(unseen, first) * comb(unseen - first, second)
    return float(total / 3**unseen)


_FOLLOW = tuple(tuple(_both_follow(unseen, rounds) for rounds in range(6)) for unseen in range(_MOST_UNSEEN))
_GUARDED = (1.0, 0.74, 0.60, 0.30, 0.12)
_BARE = (1.0, 0.34, 0.10, 0.04, 0.02)
_TRUMP = (1.0, 0.80, 0.62, 0.50, 0.42)
_LOW_TRUMP = 0.40
_SHORT = (0.22, 0.12, 0.0)


def potentials(position: Position) -> dict[int, float]:
    """Return, by code, how many tricks each card of the hand is likely to win, were it kept."""
    worth: dict[int, float] = {}
    hand, unseen = position.hand, position.unseen
    spades = hand & SPADE_MASK
    trumps_out = _foes_may_ruff(position)
    for suit in (0, 1, 2):
        mine = hand & SUIT_MASKS[suit]
        if mine:
            _side_suit(worth, mine, unseen, suit, ruffed=trumps_out)
    if spades:
        _spades(worth, spades, unseen, _ruffs(hand, unseen, spades.bit_count()))
    return worth


def _foes_may_ruff(position: Position) -> bool:
    spades = position.unseen & SPADE_MASK
    if not spades:
        return False
    friends = (position.seat, *position.partners)
    return any(spades & ~cannot for seat, cannot in enumerate(position.cannot) if seat not in friends)


def _side_suit(worth: dict[int, float], mine: int, unseen: int, suit: int, *, ruffed: bool) -> None:
    cards = held(mine)
    out = min((unseen & SUIT_MASKS[suit]).bit_count(), _MOST_UNSEEN - 1)
    length = len(cards)
    follow = _FOLLOW[out]
    for place, code in enumerate(reversed(cards)):
        higher = (unseen & ABOVE[code]).bit_count()
        if higher > 4:
            worth[code] = 0.0
            continue
        guards = length - place - 1
        turn = place + higher + 1
        chance = follow[turn if turn < 6 else 5] if ruffed else 1.0
        worth[code] = chance * (_GUARDED[higher] if guards >= higher else _BARE[higher])


def _spades(worth: dict[int, float], spades: int, unseen: int, ruffs: float) -> None:
    out = (unseen & SPADE_MASK).bit_count()
    low = _LOW_TRUMP + ruffs
    codes = held(spades)
    values = []
    for place, code in enumerate(reversed(codes)):
        higher = (unseen & ABOVE[code]).bit_count()
        if out - 2 * place <= 0:
            values.append(0.95 if higher else 1.0)
        elif higher < 5:
            values.append(max(_TRUMP[higher], min(low, 0.8)) if higher else 1.0)
        else:
            values.append(min(low, 0.8))
    # A long spade wins once the others are drawn, but which one is spent first is free: the lower.
    worth.update(zip(codes, sorted(values), strict=True))


def _ruffs(hand: int, unseen: int, spades: int) -> float:
    """Return what short side suits add to the worth of a low spade."""
    bonus = -0.12
    for suit in (0, 1, 2):
        if (unseen & SUIT_MASKS[suit]).bit_count() < 4:
            continue
        length = (hand & SUIT_MASKS[suit]).bit_count()
        if length < 3:
            bonus += _SHORT[length]
    return bonus / (1.0 + 0.25 * max(0, spades - 2))


def dangers(position: Position) -> dict[int, float]:
    """Return, by code, how likely each card of a nil would be caught, were it kept."""
    risk: dict[int, float] = {}
    hand, unseen = position.hand, position.unseen
    for suit in range(4):
        mine = hand & SUIT_MASKS[suit]
        all_out = (unseen & SUIT_MASKS[suit]).bit_count()
        for place, code in enumerate(held(mine)):
            lower = (unseen & BELOW[code]).bit_count()
            if not lower:
                risk[code] = 0.0
                continue
            higher = all_out - lower
            caught = lower / (lower + 1.6 * higher + 1.0)
            cover = 0.62**place * (1.3 if suit == SPADES else 1.0)
            risk[code] = min(1.0, caught * cover)
    return risk
