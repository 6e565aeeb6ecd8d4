"""Shards: values that come to the same wherever they are played."""

import pickle
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import msgspec
import pytest

from game.ai.arena.fingerprint import StrangerError
from game.ai.arena.results import Result, put_together
from game.ai.arena.running import Runner, processes
from game.ai.arena.shards import Contest, Shard, all_shards, play_shard
from game.rules.presets import CLASSIC, GRILL
from tests.ai.arena.contests import SHORT, contest, played, ticking


@pytest.fixture(scope="module")
def whole() -> Result:
    return put_together(played(shard) for shard in contest().shards())


def test_a_contest_is_cut_without_gaps() -> None:
    assert [(7, 10), (17, 10), (27, 5)] == [(shard.first, shard.count) for shard in contest().shards()]


def test_every_deal_is_played_twice(whole: Result) -> None:
    assert (25, 50, 0) == (whole.sums.units, whole.sums.deals, whole.sums.games)
    assert 50 == whole.a.counts.deals == whole.b.counts.deals
    assert 50 * 28 == whole.a.counts.decisions


def test_sides_are_swapped(whole: Result) -> None:
    other = put_together(played(shard) for shard in contest("random", "greedy").shards())
    assert -whole.sums.margin == other.sums.margin
    assert whole.sums.margin_squared == other.sums.margin_squared
    assert (whole.a, whole.b) == (other.b, other.a)


def test_a_player_has_no_edge_over_itself_by_another_name() -> None:
    shard = contest("greedy", "greedy").shards()[0]
    mirrored = played(shard)
    assert mirrored.a == mirrored.b
    assert 20 == mirrored.a.counts.deals  # once, but for both sides
    assert 10 == mirrored.sums.deals


def test_the_stronger_player_is_found(whole: Result) -> None:
    assert whole.sums.margin > 0


@pytest.mark.parametrize("seed", range(3))
def test_parts_add_up_the_same_in_any_order_and_grouping(whole: Result, seed: int) -> None:
    single = [
        replace(shard, first=shard.first + n, count=1) for shard in contest().shards() for n in range(shard.count)
    ]
    parts = [played(shard) for shard in single[:8]] + [played(replace(single[8], count=17))]
    chance = Random(seed)
    while len(parts) > 1:
        one = parts.pop(chance.randrange(len(parts)))
        two = parts.pop(chance.randrange(len(parts)))
        parts.append(one + two)
    assert whole == parts[0]


def test_other_processes_come_to_the_same(whole: Result) -> None:
    with processes(2, ticking) as runner:
        assert whole == put_together(result for _shard, result in runner.finished(contest().shards()))


def test_any_executor_comes_to_the_same(whole: Result) -> None:
    with ThreadPoolExecutor(3) as pool:
        results = list(Runner(played, pool, 3).in_order(contest().shards()))
    assert list(contest().shards()) == [shard for shard, _result in results]
    assert whole == put_together(result for _shard, result in results)


def test_who_stops_reading_stops_the_play() -> None:
    asked: list[int] = []

    def note(shard: Shard) -> Result:
        asked.append(shard.first)
        return Result()

    with ThreadPoolExecutor(1) as pool:
        coming = Runner(note, pool).in_order(
            Contest(a="greedy", b="random", rules=CLASSIC, unit="deals", count=1000).shards()
        )
        next(coming)
        coming.close()
    assert len(asked) < 10


def test_games_are_played_to_the_end_at_both_tables() -> None:
    result = put_together(played(shard) for shard in contest(unit="games", rules=SHORT).shards())
    assert (2, 4, 0) == (result.sums.units, result.sums.games, result.sums.undecided)
    assert 4 == result.sums.deals


def test_bids_at_random_leave_nobody_at_a_loss() -> None:
    result = played(replace(contest("rule", "random").shards()[0], first=1))
    assert 0 == result.a.counts.forfeits == result.b.counts.forfeits, result.a.fault
    assert result.sums.margin > 0


def test_a_shard_and_its_result_can_be_sent() -> None:
    shard = replace(contest().shards()[0], count=1)
    sent = pickle.loads(pickle.dumps(shard))
    assert shard == sent
    result = played(sent)
    assert result == pickle.loads(pickle.dumps(result))
    assert result == msgspec.json.decode(msgspec.json.encode(result), type=Result)


def test_a_shard_of_other_code_is_refused() -> None:
    with pytest.raises(StrangerError, match="install the same version"):
        play_shard(replace(contest().shards()[0], code="0"), ticking)


def test_shards_are_told_apart_by_all_that_matters() -> None:
    shard = contest().shards()[0]
    others = [
        replace(shard, **change)
        for change in (
            {"a": "rule"},
            {"b": "rule"},
            {"rules": GRILL},
            {"unit": "games"},
            {"first": 8},
            {"count": 9},
            {"limit": 1.0},
            {"code": "0"},
        )
    ]
    assert len({shard.key, *(other.key for other in others)}) == 9
    assert shard.key == contest().shards()[0].key


def test_contests_come_along_together() -> None:
    places = [place for place, _shard in all_shards([contest(), contest("random", "greedy")])]
    assert [0, 1, 0, 1, 0, 1] == places


def test_single_deals_have_an_auction() -> None:
    rules = replace(CLASSIC, first_deal_bids_itself=True)
    result = played(replace(contest(rules=rules).shards()[0], count=1))
    assert 2 * 2 * 1 == result.a.times["auction"].total
