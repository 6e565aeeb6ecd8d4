"""Contests played out: what is known already is taken from the journal, all else is played and kept there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ai.arena.journal import Journal
from game.ai.arena.results import Result, unit_of_value
from game.ai.arena.running import Runner
from game.ai.arena.sequential import Verdict, judge
from game.ai.arena.shards import Contest, Shard, all_shards

Note = Callable[[Shard], None]
"""Is told of every shard that is done, known or new."""


def play_all(contests: Sequence[Contest], runner: Runner, journal: Journal, note: Note) -> tuple[Result, ...]:
    """Return what each of *contests* comes to."""
    totals = [Result() for _contest in contests]
    missing: dict[int, int] = {}
    shards: list[Shard] = []
    for place, shard in all_shards(contests):
        known = journal.find(shard)
        if known is None:
            missing[id(shard)] = place
            shards.append(shard)
        else:
            totals[place] += known
            note(shard)
    for shard, result in runner.finished(shards):
        journal.add(shard, result)
        totals[missing[id(shard)]] += result
        note(shard)
    return tuple(totals)


def play_until_sure(contest: Contest, runner: Runner, journal: Journal, note: Note) -> tuple[Result, Verdict]:
    """Return what *contest* comes to, and the verdict at which it stopped; shards are weighed in order."""
    scale = unit_of_value(contest.rules)
    shards = contest.shards()
    coming = runner.in_order([shard for shard in shards if journal.find(shard) is None])
    total, verdict = Result(), Verdict.OPEN
    for shard in shards:
        result = journal.find(shard)
        if result is None:
            _shard, result = next(coming)
            journal.add(shard, result)
        total += result
        note(shard)
        verdict = judge(total.sums, scale)
        if verdict is not Verdict.OPEN:
            break
    coming.close()
    return total, verdict
