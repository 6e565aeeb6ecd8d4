"""Choosing a card: what each one does to the trick, and what it would still be worth later.

Every card is judged by who will likely take the trick after it, what that is worth to the side, and what the card
spends. A trick spends chances of later tricks: those that the own side spends cost half a trick each, those that the
opponents spend bring as much, since together the hands win all tricks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ai.characters import STEADY, Character
from game.ai.codes import ABOVE, SPADE_MASK, SPADES, SUIT_MASKS, SUIT_OF, held
from game.ai.ledger import Ledger
from game.ai.position import Position
from game.ai.potential import dangers, potentials
from game.cards import Card
from game.engine.views import PlayerView

# All of these are set by hand; rows of advice and games between players test them together.
# How much of what a card could still have won is lost with it; and what others spend on a trick: of what they have in
# the suit led, and in spades where they ruff.
_SPENT = 0.42
_SUIT_SPENT = 0.72
_RUFF_SPENT = 0.45
# How often a player who wants no trick beats a card all the same.
_RELUCTANT = 0.35
# How much of the danger to a nil is gone with the card that it lies in.
_SHED = 0.40
# Of cards alike in all else the lower is spent, or the higher by a side that wants no tricks.
_TIDY = 0.002
# Chances below this are not followed up.
_NEVER = 0.002


class RatedCard(NamedTuple):
    """A card with its value in points, and how likely each seat is to take the trick after it."""

    code: int
    value: float
    chances: list[float]


class CardPlay:
    """The judgement of one decision: *choices* holds every card that differs from its neighbours, best first.

    *held_by* holds the trick as it lies, with the code *best*; both are -1 before the lead.
    """

    __slots__ = ("_outlooks", "_wants", "best", "choices", "held_by", "ledger", "nils", "position", "worths")

    def __init__(self, view: PlayerView, lawful: Sequence[Card] | None = None, character: Character = STEADY) -> None:
        position = self.position = Position(view, view.lawful_cards if lawful is None else lawful)
        self.worths = potentials(position)
        self.ledger = Ledger(view, min(float(position.left), sum(self.worths.values())), character)
        self.nils = self.ledger.nils
        self.held_by, self.best = position.best()
        self._wants = [self._eagerness(seat) for seat in position.after]
        self._outlooks: dict[int, tuple[list[float], float]] = {}
        risks = dangers(position) if self.nils[position.seat] else None
        choices = [self._judge(code, risks) for code in self._candidates()]
        self.choices: list[RatedCard] = sorted(self._sane(choices), key=_value, reverse=True)

    def _candidates(self) -> list[int]:
        """Return the cards that may be played, of touching ones only the lowest (a nil: the highest)."""
        position = self.position
        codes = held(position.legal)
        if len(codes) == 1:
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

    def _sane(self, choices: list[RatedCard]) -> list[RatedCard]:
        """Return *choices* without ruffs of a trick that the partner has won already, as long as others remain."""
        position = self.position
        if position.after or self.held_by not in position.partners or self.nils[self.held_by]:
            return choices
        plain = [choice for choice in choices if not self.takes(choice.code) or SUIT_OF[choice.code] == position.led]
        return plain or choices

    def takes(self, code: int) -> bool:
        """Whether the card *code* would hold the trick as it lies."""
        position = self.position
        if self.best < 0:
            return True
        return code > self.best and (SUIT_OF[code] == position.led or (SUIT_OF[code] == SPADES and position.trumps))

    def _judge(self, code: int, risks: dict[int, float] | None) -> RatedCard:
        position, ledger = self.position, self.ledger
        led = position.led
        if self.takes(code):
            holder, best = position.seat, code
        else:
            holder, best = self.held_by, self.best
        outlook = self._outlooks.get(best)
        if outlook is None:
            outlook = self._outlooks[best] = self._outlook(holder, best, SUIT_OF[code] if led < 0 else led)
        chances, spent = outlook
        worth = ledger.worth
        value = _SPENT * (spent - self._draws(code)) * ledger.trick
        for seat, chance in enumerate(chances):
            if chance:
                value += chance * worth[seat]
        if risks is None:
            spends = self.worths[code] + _TIDY * (code - 13 * SUIT_OF[code])
            value -= _SPENT * spends * ledger.trick
        else:
            value += _SHED * risks[code] * ledger.nil
        return RatedCard(code, value, chances)

    def _draws(self, code: int) -> float:
        """Return how many spades a lead of *code* costs the partner, where nobody else can hold any."""
        position = self.position
        if position.led >= 0 or SUIT_OF[code] != SPADES:
            return 0.0
        out = SPADE_MASK & position.unseen
        holders = [seat for seat in position.after if out & ~position.cannot[seat]]
        return 1.0 if holders and all(seat in position.partners for seat in holders) else 0.0

    def _outlook(self, holder: int, best: int, led: int) -> tuple[list[float], float]:
        """Return how likely each seat is to take a trick that *holder* has with *best*, and what others spend on it.

        What opponents spend counts as a gain, what the partner spends as a loss.
        """
        position = self.position
        chances = [0.0] * len(position.sizes)
        chances[holder] = 1.0
        spent = 0.0
        for seat, wants in zip(position.after, self._wants, strict=True):
            can = position.can_beat(seat, best, led)
            if can < _NEVER:
                continue
            must = position.must_beat(seat, best, led)
            moved = 0.0
            for other, chance in enumerate(chances):
                if not chance or other == seat:
                    continue
                eager = wants[other]
                beats = eager * can + (1.0 - eager) * must
                if other != holder:
                    beats *= 0.5
                chances[other] = chance * (1.0 - beats)
                moved += chance * beats
            chances[seat] += moved
            void = not SUIT_MASKS[led] & position.unseen & ~position.cannot[seat]
            price = moved * (_RUFF_SPENT if void else _SUIT_SPENT)
            spent += -price if seat in position.partners else price
        return chances, spent

    def _eagerness(self, seat: int) -> list[float]:
        """Return how much *seat* wants to beat each other seat that holds the trick."""
        nils = self.nils
        if nils[seat]:
            return [0.0] * len(nils)
        against = 1.0 if self.ledger.trick > 0 else _RELUCTANT
        side = self.position.side
        return [
            float(nil) if side[holder] == side[seat] else 0.0 if nil else against for holder, nil in enumerate(nils)
        ]


def _value(choice: RatedCard) -> float:
    return choice.value
