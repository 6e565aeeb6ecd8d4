"""What a part of a contest came to, and how parts are put together: exactly, in any order."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import astuple

from game.ai.arena.figures import Figures
from game.rules.ruleset import RuleSet
from game.rules.scoring import Reason, ScoreLine


class Sums(msgspec.Struct, frozen=True, kw_only=True):
    """Sums over *units*, each the two tables of a deal or of a game, and sums of their squares and products.

    *margin* is A's value less B's, *deals* how many deals were played, *halves* A's games won counted 2 and those
    undecided 1.
    """

    units: int = 0
    deals: int = 0
    deals_squared: int = 0
    margin: int = 0
    margin_squared: int = 0
    margin_by_deals: int = 0
    games: int = 0
    undecided: int = 0
    halves: int = 0
    halves_squared: int = 0

    def __add__(self, other: Sums) -> Sums:
        sums = (one + two for one, two in zip(astuple(self), astuple(other), strict=True))
        return Sums(**dict(zip(self.__struct_fields__, sums, strict=True)))


class Result(msgspec.Struct, frozen=True):
    """What was played: the *sums* of a contest, and the figures of A and of B."""

    sums: Sums = Sums()
    a: Figures = Figures()
    b: Figures = Figures()

    def __add__(self, other: Result) -> Result:
        return Result(self.sums + other.sums, self.a + other.a, self.b + other.b)


def put_together(results: Iterable[Result]) -> Result:
    """Return the sum of *results*; their order and grouping make no difference."""
    return sum(results, start=Result())


def unit_of_value(rules: RuleSet) -> int:
    """Return by what values are multiplied to be whole numbers."""
    return rules.bag_limit or 1


def value(rules: RuleSet, lines: Iterable[ScoreLine]) -> int:
    """Return the worth of *lines* in points, times `unit_of_value`.

    A bag costs its part of the penalty when it is taken, and the penalty itself nothing: a single deal would else
    give bags away.
    """
    bag = rules.bag_penalty if rules.bag_limit else 0
    own = [line for line in lines if line.reason is not Reason.BAG_PENALTY]
    return unit_of_value(rules) * sum(line.points for line in own) - bag * sum(line.bags for line in own)
