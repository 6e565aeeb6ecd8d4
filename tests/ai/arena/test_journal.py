"""The file of results."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.arena.journal import Journal, JournalError
from game.ai.arena.results import Result
from game.ai.arena.shards import Shard
from tests.ai.arena.contests import contest, played

SHARDS = [replace(contest().shards()[0], first=first, count=1) for first in (7, 8, 9)]


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return [played(shard) for shard in SHARDS]


def written(path: Path, results: list[Result], shards: list[Shard]) -> bytes:
    with Journal(path) as journal:
        for shard, result in zip(shards, results, strict=False):
            journal.add(shard, result)
    return path.read_bytes()


def test_what_was_kept_is_found_again(tmp_path: Path, results: list[Result]) -> None:
    written(tmp_path / "results", results, SHARDS[:2])
    with Journal(tmp_path / "results") as journal:
        assert [*results[:2], None] == [journal.find(shard) for shard in SHARDS]
        assert journal.find(replace(SHARDS[0], code="other")) is None


def test_without_a_file_it_remembers_until_the_end(results: list[Result]) -> None:
    with Journal() as journal:
        journal.add(SHARDS[0], results[0])
        assert [results[0], None] == [journal.find(shard) for shard in SHARDS[:2]]


@pytest.mark.parametrize("kept", [1, 8, 200, -1])
def test_a_line_cut_short_by_a_kill_is_taken_away(tmp_path: Path, results: list[Result], kept: int) -> None:
    path = tmp_path / "results"
    whole = written(path, results, SHARDS[:2])
    first = whole.index(b"\n") + 1
    path.write_bytes(whole[:first] + whole[first:][:kept])
    with Journal(path) as journal:
        assert [results[0], None] == [journal.find(shard) for shard in SHARDS[:2]]
        journal.add(SHARDS[1], results[1])
    assert whole == path.read_bytes()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"Dear diary", "line 1 is no result"),
        (b"Dear diary,\n", "line 1 is no result"),
        (b'{"key":"x"}\n', "line 1 is no result: .*a"),
        (b"\xff\xfe\n", "line 1 is no result"),
        (b"[" * 100_000 + b"\n", "line 1 is no result"),
    ],
)
def test_another_file_is_refused_and_left_alone(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content)
    with pytest.raises(JournalError, match=words):
        Journal(path)
    assert content == path.read_bytes()


def test_a_broken_line_is_named(tmp_path: Path, results: list[Result]) -> None:
    path = tmp_path / "results"
    lines = written(path, results, SHARDS).splitlines(keepends=True)
    path.write_bytes(lines[0] + lines[1].replace(b'"units":1', b'"units":"one"') + lines[2])
    with pytest.raises(JournalError, match=r"line 2 is no result: .*int"):
        Journal(path)
