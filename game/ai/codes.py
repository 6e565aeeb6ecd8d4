"""Cards as small numbers and sets of cards as the bits of one number, for the arithmetic of play.

The code of a card is its place among all cards: clubs 0-12, diamonds 13-25, hearts 26-38, and from 39 the spades from
low to high with every raised card among them. So within a suit, and for a spade against any card, the higher code wins.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from game.cards import Card
from game.rules.rule_keys import deck_of
from game.rules.ruleset import RuleSet
from game.rules.seats import SEATS, SIDES, Grouping, Seat, Side, count_sides

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
FIRST_SPADE = 39
_MOST = FIRST_SPADE + 13 + 54
SUIT_MASKS = (0x1FFF, 0x1FFF << 13, 0x1FFF << 26, (1 << _MOST) - (1 << FIRST_SPADE))
SPADE_MASK = SUIT_MASKS[SPADES]
SUIT_OF = tuple(min(code // 13, SPADES) for code in range(_MOST))
ABOVE = tuple(SUIT_MASKS[SUIT_OF[code]] >> (code + 1) << (code + 1) for code in range(_MOST))
BELOW = tuple(SUIT_MASKS[SUIT_OF[code]] & ((1 << code) - 1) for code in range(_MOST))


class Codes:
    """The codes of the cards of one deck.

    *of* gives the code of a card by its index, *cards* the card of a code, *deck* the whole deck as a mask.
    """

    __slots__ = ("cards", "deck", "of", "plain")

    def __init__(self, deck: Iterable[Card], high_trumps: tuple[Card, ...]) -> None:
        plain = [card for card in deck if card not in high_trumps]
        self.of = [0] * 54
        self.cards: dict[int, Card] = {}
        for card in plain:
            self._add(card, card.index)
        for place, card in enumerate(reversed(high_trumps)):
            self._add(card, FIRST_SPADE + 13 + place)
        self.deck = self.mask(self.cards.values())
        self.plain = not high_trumps

    def _add(self, card: Card, code: int) -> None:
        self.of[card.index] = code
        self.cards[code] = card

    def mask(self, cards: Iterable[Card]) -> int:
        """Return the set of *cards* as a mask."""
        of = self.of
        mask = 0
        for card in cards:
            mask |= 1 << of[card.index]
        return mask


def codes_of(rules: RuleSet) -> Codes:
    """Return the codes for the deck of *rules*."""
    return _codes(rules.jokers, rules.removed, rules.high_trumps)


@cache
def _codes(jokers: int, removed: tuple[Card, ...], high_trumps: tuple[Card, ...]) -> Codes:
    return Codes(deck_of(jokers, removed), high_trumps)


def held(mask: int) -> list[int]:
    """Return the codes of *mask*, lowest first."""
    codes = []
    while mask:
        bit = mask & -mask
        codes.append(bit.bit_length() - 1)
        mask ^= bit
    return codes


class Seating(NamedTuple):
    """*side* and *partners* by seat, *members* by side."""

    side: tuple[Side, ...]
    partners: tuple[tuple[Seat, ...], ...]
    members: tuple[tuple[Seat, ...], ...]
    seats: tuple[Seat, ...]
    sides: tuple[Side, ...]


def seating_of(rules: RuleSet) -> Seating:
    """Return who scores with whom at the table of *rules*."""
    return _seating(rules.players, rules.sides)


@cache
def _seating(players: int, grouping: Grouping) -> Seating:
    count = count_sides(players, grouping)
    seats, sides = SEATS[:players], SIDES[:count]
    members = tuple(seats[side::count] for side in sides)
    side_of = tuple(SIDES[seat % count] for seat in seats)
    partners = tuple(tuple(one for one in members[side_of[seat]] if one is not seat) for seat in seats)
    return Seating(side_of, partners, members, seats, sides)
