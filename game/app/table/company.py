"""Who has to find room at a table, and what that makes of plates and tricks."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.app.table.layout import RATIO
from game.app.table.places import Place, seat_places
from game.rules.ruleset import RuleSet

CARD = 136.0  # the width of a card in the person's hand
LEAST_LARGE_STEP = 0.468  # of a large card's width: its index whole, beside the outline of the next one
TRICK, LEAST_TRICK = 124.0, 76.0  # how wide the cards of a trick are, where there is room and where there is little
GAP = 6.0  # half of what is left between the card opposite and the person's
ABOVE_STAKES = 11.0  # between the trick and the line of stakes, with the edge of a mat between them


@dataclass(frozen=True, slots=True)
class Company:
    """Who has to find room: so many *players* on so many *sides*, each with so many *cards*, and *tools*."""

    players: int = 4
    sides: int = 2
    cards: int = 13
    tools: int = 6

    @classmethod
    def of(cls, rules: RuleSet) -> Company:
        """Return the company that plays by *rules*."""
        tools = 7 if rules.renege == "callable" else 6
        return cls(rules.players, rules.side_count, rules.hand_size, tools)

    @property
    def places(self) -> tuple[Place, ...]:
        """The places of the seats."""
        return seat_places(self.players)

    @property
    def roomy_score(self) -> float:
        """How high a plate of the score is where there is room."""
        return {2: 156.0, 4: 160.0}.get(self.sides, 138.0)

    @property
    def small_score(self) -> float:
        """How high a plate of the score is where there is little room."""
        return {2: 68.0, 4: 104.0, 6: 92.0}.get(self.sides, 81.0)

    @property
    def trick_heights(self) -> float:
        """How many cards high a trick is."""
        return 2.16 if self.players == 6 else 2.0

    @property
    def wide_trick(self) -> bool:
        """Whether nobody sits opposite, so that the trick may lie higher."""
        return Place.NORTH not in self.places

    def trick_card(self, top: float, bottom: float, most: float, least: float = LEAST_TRICK) -> float:
        """Return how wide the cards of a trick may be between *top* and *bottom*, from *least* to *most*."""
        return min(most, max(least, (bottom - top - 2 * GAP) / self.trick_heights / RATIO))

    def plates(
        self, person: FRect, north: FRect, left: FRect, stacked: tuple[FRect, FRect], width: float
    ) -> tuple[FRect, ...]:
        """Return the plates by seat: at the left *left* where one sits, *stacked* where two do, and so at the right."""
        upper, lower = stacked
        known = {
            Place.SOUTH: person,
            Place.WEST: left,
            Place.NORTHWEST: upper,
            Place.SOUTHWEST: lower,
            Place.NORTH: north,
            Place.EAST: _across(left, width),
            Place.NORTHEAST: _across(upper, width),
            Place.SOUTHEAST: _across(lower, width),
        }
        return tuple(known[place] for place in self.places)


FOUR = Company()


def _across(rect: FRect, width: float) -> FRect:
    return FRect(width - rect.right, *rect[1:])
