"""What each card of a hand is likely to win later in the deal, and how dangerous it is to a nil."""

from __future__ import annotations

from functools import cache
from math import comb

from game.ai.codes import ABOVE, BELOW, SPADE_MASK, SPADES, SUIT_MASKS, held
from game.ai.position import Position

_MOST_UNSEEN = 15


def _all_follow(unseen: int, rounds: int, foes: int, places: int) -> float:
    """Return how likely *foes* of *places* are to hold *rounds* each of *unseen* cards that lie in them by chance."""
    if not foes:
        return 1.0
    total = 0.0
    for first in range(rounds, unseen + 1):
        odds = comb(unseen, first) * (places - 1) ** (unseen - first) / places**unseen
        total += odds * (_all_follow(unseen - first, rounds, foes - 1, places - 1) if foes > 1 else 1.0)
    return total


@cache
def _follow(foes: int, places: int) -> tuple[tuple[float, ...], ...]:
    """Return, by the unseen cards of a suit and the round of it, how likely all *foes* are to follow still.

    The unseen cards lie in *places*: the hands of others and, where hands are drawn, those out of play.
    """
    rows = range(_MOST_UNSEEN)
    return tuple(tuple(_all_follow(unseen, rounds, foes, places) for rounds in range(6)) for unseen in rows)


# All of these are set by hand; rows of advice and games between players test them together.
# How often a card wins by how many higher ones are out: of a side suit, guarded by as many lower ones or not; a spade.
_GUARDED = (1.0, 0.74, 0.60, 0.30, 0.12)
_BARE = (1.0, 0.34, 0.10, 0.04, 0.02)
_TRUMP = (1.0, 0.80, 0.62, 0.50, 0.42)
_LAST_TRUMP = 0.95  # once nobody can hold more of them
# What a low spade wins, at most, and what short side suits add by their length to the less that it wins without any;
# every spade beyond the second shares that with it.
_LOW_TRUMP, _MOST_LOW_TRUMP = 0.40, 0.8
_NONE_SHORT = -0.12
_SHORT = (0.22, 0.12, 0.0)
_SHARED = 0.25
# A card of a nil is caught the less, the more higher ones are out for each lower one, and the more cards lie below it
# in the hand; spades are caught more often.
_HIGHER = 1.6
_COVERED = 0.62
_SPADE_CAUGHT = 1.3
_ALWAYS = (1.0,) * 6


def potentials(position: Position) -> dict[int, float]:
    """Return, by code, how many tricks each card of the hand is likely to win, were it kept."""
    worth: dict[int, float] = {}
    hand, unseen = position.hand, position.unseen
    spades = hand & SPADE_MASK
    trumps_out = _foes_may_ruff(position)
    others = len(position.sizes) - 1
    follow = _follow(others - len(position.partners), others + (2 if position.rules.draws else 0))
    for suit in (0, 1, 2):
        mine = hand & SUIT_MASKS[suit]
        if mine:
            out = min((unseen & SUIT_MASKS[suit]).bit_count(), _MOST_UNSEEN - 1)
            _side_suit(worth, mine, unseen, follow[out] if trumps_out else _ALWAYS)
    if spades:
        _spades(worth, spades, unseen, _ruffs(hand, unseen, spades.bit_count()))
    return worth


def _foes_may_ruff(position: Position) -> bool:
    spades = position.unseen & SPADE_MASK
    if not spades:
        return False
    friends = (position.seat, *position.partners)
    return any(spades & ~cannot for seat, cannot in enumerate(position.cannot) if seat not in friends)


def _side_suit(worth: dict[int, float], mine: int, unseen: int, follow: tuple[float, ...]) -> None:
    """Note what the cards *mine* of a side suit are worth, of which all opponents *follow* so often by its round."""
    cards = held(mine)
    length = len(cards)
    for place, code in enumerate(reversed(cards)):
        higher = (unseen & ABOVE[code]).bit_count()
        if higher > 4:
            worth[code] = 0.0
            continue
        guards = length - place - 1
        turn = place + higher + 1
        chance = follow[turn if turn < 6 else 5]
        worth[code] = chance * (_GUARDED[higher] if guards >= higher else _BARE[higher])


def _spades(worth: dict[int, float], spades: int, unseen: int, ruffs: float) -> None:
    out = (unseen & SPADE_MASK).bit_count()
    low = min(_LOW_TRUMP + ruffs, _MOST_LOW_TRUMP)
    codes = held(spades)
    values = []
    for place, code in enumerate(reversed(codes)):
        higher = (unseen & ABOVE[code]).bit_count()
        if out - 2 * place <= 0:
            values.append(_LAST_TRUMP if higher else 1.0)
        elif higher < 5:
            values.append(max(_TRUMP[higher], low) if higher else 1.0)
        else:
            values.append(low)
    # A long spade wins once the others are drawn, but which one is spent first is free: the lower.
    worth.update(zip(codes, sorted(values), strict=True))


def _ruffs(hand: int, unseen: int, spades: int) -> float:
    """Return what short side suits add to the worth of a low spade."""
    bonus = _NONE_SHORT
    for suit in (0, 1, 2):
        if (unseen & SUIT_MASKS[suit]).bit_count() < 4:
            continue
        length = (hand & SUIT_MASKS[suit]).bit_count()
        if length < 3:
            bonus += _SHORT[length]
    return bonus / (1.0 + _SHARED * max(0, spades - 2))


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
            caught = lower / (lower + _HIGHER * higher + 1.0)
            cover = _COVERED**place * (_SPADE_CAUGHT if suit == SPADES else 1.0)
            risk[code] = min(1.0, caught * cover)
    return risk
