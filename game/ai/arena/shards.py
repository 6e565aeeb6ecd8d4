"""Contests, and the shards they are cut into: values that can be sent anywhere and always come to the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Literal, NamedTuple

import msgspec

from game.ai.arena.entrants import seated
from game.ai.arena.figures import Clock
from game.ai.arena.fingerprint import StrangerError, fingerprint
from game.ai.arena.results import Result, Sums
from game.ai.arena.tables import ArenaTable, Played, PlayerTally
from game.ai.simulation import MOST_DEALS
from game.rules.ruleset import RuleSet
from game.rules.seats import Side

Unit = Literal["deals", "games"]
SHARD_SIZE: dict[Unit, int] = {"deals": 10, "games": 1}
LIMIT = 10.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Shard:
    """*count* deals or games from number *first* on between *a* and *b*, each played twice with the sides swapped.

    Where *a* is *b*, once: the other table would be the same. *limit* are the seconds that a program has to decide;
    *code* is the fingerprint of the code that is to play.
    """

    a: str
    b: str
    rules: RuleSet
    unit: Unit
    first: int
    count: int
    limit: float = LIMIT
    code: str

    @property
    def key(self) -> str:
        """What tells this shard from all others: the hash of all that its result depends on."""
        page = [self.a, self.b, self.rules.to_json(), self.unit, self.first, self.count, self.limit, self.code]
        return sha256(msgspec.json.encode(page, order="sorted")).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """*count* pairs of deals or games from number *seed* on between *a* and *b*."""

    a: str
    b: str
    rules: RuleSet
    unit: Unit
    count: int
    seed: int = 1
    limit: float = LIMIT

    def shards(self) -> tuple[Shard, ...]:
        """Return the contest in pieces, in order."""
        size = SHARD_SIZE[self.unit]
        return tuple(self._shard(start, min(size, self.count - start)) for start in range(0, self.count, size))

    def _shard(self, start: int, count: int) -> Shard:
        return Shard(
            a=self.a,
            b=self.b,
            rules=self.rules,
            unit=self.unit,
            first=self.seed + start,
            count=count,
            limit=self.limit,
            code=fingerprint(),
        )


def play_shard(shard: Shard, clock: Clock) -> Result:
    """Return what *shard* comes to: but for times, which *clock* takes, it depends on nothing else.

    Raises StrangerError where the code here is not the one that made the shard.
    """
    if shard.code != fingerprint():
        raise StrangerError(f"shard of code {shard.code}, but this is {fingerprint()}: install the same version here")
    return _Play(shard, clock).result()


class _Turn(NamedTuple):
    """One table of a pair: where A sits, and how it went."""

    side: Side
    played: Played

    @property
    def margin(self) -> int:
        return self.played.margin if self.side is Side.WE else -self.played.margin

    @property
    def halves(self) -> int:
        winner = self.played.winner
        return 1 if winner is None else 2 * (winner is self.side)


class _Play:
    """A shard being played."""

    def __init__(self, shard: Shard, clock: Clock) -> None:
        self._shard = shard
        self._clock = clock
        self._rules = _rules_for(shard)
        self._mirror = shard.a == shard.b
        a = PlayerTally()
        self._tallies = (a, a if self._mirror else PlayerTally())

    def result(self) -> Result:
        numbers = range(self._shard.first, self._shard.first + self._shard.count)
        sums = sum((self._pair(number) for number in numbers), start=Sums())
        a, b = (tally.figures() for tally in self._tallies)
        return Result(sums, a, b)

    def _pair(self, number: int) -> Sums:
        sides = (Side.WE,) if self._mirror else (Side.WE, Side.THEY)
        return _sums([_Turn(side, self._play(number, side)) for side in sides], self._shard.unit)

    def _play(self, number: int, side: Side) -> Played:
        """Play one table, A on *side*; players are new at each, so that none remembers the cards from the other."""
        seats = self._rules.seats
        sitting = [0 if self._rules.side_of(seat) is side else 1 for seat in seats]
        names = [(self._shard.a, self._shard.b)[who] for who in sitting]
        tallies = [self._tallies[who] for who in sitting]
        with seated(names, self._shard.limit) as players:
            table = ArenaTable(self._rules, players, tallies, self._clock, foresee=self._mirror)
            return table.play(number, 1 if self._shard.unit == "deals" else MOST_DEALS)


def _rules_for(shard: Shard) -> RuleSet:
    """Return the rules of *shard*; single deals are no first deals, and have their auction."""
    return replace(shard.rules, first_deal_bids_itself=False) if shard.unit == "deals" else shard.rules


def _sums(turns: Sequence[_Turn], unit: Unit) -> Sums:
    margin = sum(turn.margin for turn in turns)
    deals = sum(turn.played.deals for turn in turns)
    halves = sum(turn.halves for turn in turns)
    games = Sums(
        games=len(turns),
        undecided=sum(turn.played.winner is None for turn in turns),
        halves=halves,
        halves_squared=halves**2,
    )
    margins = Sums(
        units=1,
        deals=deals,
        deals_squared=deals**2,
        margin=margin,
        margin_squared=margin**2,
        margin_by_deals=margin * deals,
    )
    return margins if unit == "deals" else margins + games


def all_shards(contests: Sequence[Contest]) -> Iterator[tuple[int, Shard]]:
    """Yield the shards of *contests*, in turn one of each so that all come along, each with its contest's place."""
    pieces = [contest.shards() for contest in contests]
    for row in range(max(map(len, pieces), default=0)):
        for place, shards in enumerate(pieces):
            if row < len(shards):
                yield place, shards[row]
