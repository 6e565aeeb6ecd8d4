"""Choosing a card: what each one does to the trick, and what it would still be worth later.

Every card is judged by who will likely take the trick after it, what that is worth to the side, and what the card
spends. A trick spends chances of later tricks: those that the own side spends cost half a trick each, those that the
opponents spend bring as much, since together the hands win all tricks.
"""

from __future__ import annotations

from typing import NamedTuple

from game.ai.accounts import Ledger
from game.ai.codes import ABOVE, SPADES, SUIT_MASKS, SUIT_OF, held
from game.ai.position import Position
from game.ai.potential import dangers, potentials
from game.engine.views import PlayerView

_SPENT = 0.42
_SUIT_SPENT = 0.72
_RUFF_SPENT = 0.45
# How often a player who wants no trick beats a card all the same.
_RELUCTANT = 0.35
_SHED = 0.40


class Choice(NamedTuple):
    """A card with its value in points, and how likely each seat takes the trick after it."""

    code: int
    value: float
    chances: tuple[float, ...]


class CardPlay:
    """The judgement of one decision: *choices* holds every card that differs from its neighbours, best first."""

    __slots__ = ("best", "choices", "held_by", "ledger", "nils", "position", "worths")

    def __init__(self, view: PlayerView) -> None:
        self.position = Position(view)
        position = self.position
        self.worths = potentials(position)
        self.ledger = Ledger(view, min(float(position.left), sum(self.worths.values())))
        self.nils: tuple[bool, ...] = tuple(view.is_nil(seat) and not view.taken(seat) for seat in view.rules.seats)
        self.held_by, self.best = position.best()
        risks = dangers(position) if self.nils[position.seat] else None
        self.choices: list[Choice] = sorted(
            (self._judge(code, risks) for code in self._candidates()), key=lambda choice: -choice.value
        )

    def _candidates(self) -> list[int]:
        """Return the cards that may be played, of touching ones only the lowest (a nil: the highest)."""
        position = self.position
        codes = held(position.legal)
        if position.left == 1 or len(codes) == 1:
            return codes
        highest = self.nils[position.seat]
        out = position.unseen
        for _seat, code in position.plays:
            out |= 1 << code
        found: list[int] = []
        for code in codes:
            if found and SUIT_OF[found[-1]] == SUIT_OF[code] and not out & ABOVE[found[-1]] & ~ABOVE[code]:
                if highest:
                    found[-1] = code
                continue
            found.append(code)
        return found

    def _judge(self, code: int, risks: dict[int, float] | None) -> Choice:
        position, ledger = self.position, self.ledger
        suit = SUIT_OF[code]
        led = position.led
        if led < 0:
            holder, best, led = position.seat, code, suit
        elif code > self.best and (suit == led or (suit == SPADES and position.trumps)):
            holder, best = position.seat, code
        else:
            holder, best = self.held_by, self.best
        chances, spent = self._outlook(holder, best, led)
        worth = ledger.worth
        value = sum(chance * worth[seat] for seat, chance in enumerate(chances) if chance)
        value += _SPENT * spent * ledger.trick
        if risks is None:
            value -= _SPENT * self.worths[code] * ledger.trick
        else:
            value += _SHED * risks[code] * ledger.nil
        return Choice(code, value, tuple(chances))

    def _outlook(self, holder: int, best: int, led: int) -> tuple[list[float], float]:
        """Return how likely each seat takes a trick that *holder* has with *best*, and what the others spend on it.

        What opponents spend counts as a gain, what the partner spends as a loss.
        """
        position = self.position
        chances = [0.0] * len(position.sizes)
        chances[holder] = 1.0
        spent = 0.0
        friends = position.partners
        for seat in position.after:
            can = position.can_beat(seat, best, led)
            if not can:
                continue
            must = position.must_beat(seat, best, led)
            moved = 0.0
            for other, chance in enumerate(chances):
                if not chance or other == seat:
                    continue
                eager = self._eager(seat, other)
                beats = eager * can + (1.0 - eager) * must
                if other != holder:
                    beats *= 0.5
                chances[other] = chance * (1.0 - beats)
                moved += chance * beats
            chances[seat] += moved
            void = not SUIT_MASKS[led] & position.unseen & ~position.cannot[seat]
            price = moved * (_RUFF_SPENT if void else _SUIT_SPENT)
            spent += -price if seat in friends else price
        return chances, spent

    def _eager(self, seat: int, holder: int) -> float:
        """Return how much *seat* wants to beat *holder*."""
        if self.nils[seat]:
            return 0.0
        players = len(self.position.sizes)
        sides = self.position.rules.side_count
        if (seat - holder) % sides == 0 and players > sides:
            return 1.0 if self.nils[holder] else 0.0
        if self.nils[holder]:
            return 0.0
        return 1.0 if self.ledger.trick > 0 else _RELUCTANT
