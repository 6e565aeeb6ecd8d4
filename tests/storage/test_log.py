"""The log is written where it belongs, and its absence harms nobody."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.storage.log import LogFile, start_log, stop_log
from game.storage.paths import Places

_log = logging.getLogger("game.storage.test")


@pytest.fixture
def handler(places: Places) -> Iterator[LogFile]:
    handler = start_log(places)
    yield handler
    stop_log(handler)


def test_a_log_that_says_nothing_makes_no_folder(places: Places, handler: LogFile) -> None:
    assert handler.level <= logging.INFO
    assert not places.log.exists()


def test_what_the_game_logs_is_in_the_file(places: Places, handler: LogFile) -> None:
    _log.info("the deal number is %d", 17)
    _log.debug("too much detail")
    handler.flush()
    text = places.log_file.read_text(encoding="utf-8")
    assert "INFO game.storage.test: the deal number is 17" in text
    assert "too much detail" not in text


def test_the_log_stays_small(places: Places, handler: LogFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handler, "maxBytes", 1000)
    for number in range(200):
        _log.info("line %d", number)
    files = sorted(path.name for path in places.log.iterdir())
    assert ["ten-bags.log", "ten-bags.log.1", "ten-bags.log.2", "ten-bags.log.3"] == files
    assert all(path.stat().st_size <= 1000 for path in places.log.iterdir())
    assert 3 == handler.backupCount


def test_a_stopped_log_hears_nothing_more(places: Places) -> None:
    handler = start_log(places)
    stop_log(handler)
    _log.warning("unheard")
    assert not places.log.exists()


def test_a_log_that_cannot_be_written_says_so_once(
    places: Places, handler: LogFile, capsys: pytest.CaptureFixture[str]
) -> None:
    places.log.parent.write_bytes(b"a file in the folder's place")
    _log.warning("first")
    _log.warning("second")
    said = capsys.readouterr().err
    assert "ten-bags.log cannot be written" in said
    assert "not logged: first" in said
    assert "second" not in said
    assert handler.level > logging.CRITICAL


def test_a_program_without_a_console_goes_on_without_a_log(
    places: Places, handler: LogFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    places.log.parent.write_bytes(b"a file in the folder's place")
    monkeypatch.setattr("sys.stderr", None)
    _log.warning("unheard")
    assert handler.level > logging.CRITICAL


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no file that is always full")
def test_a_log_on_a_full_disk_can_be_stopped(places: Places, capsys: pytest.CaptureFixture[str]) -> None:
    places.log.mkdir(parents=True)
    places.log_file.symlink_to("/dev/full")
    handler = start_log(places)
    _log.warning("too much")
    stop_log(handler)
    assert "not logged: too much" in capsys.readouterr().err
    assert handler not in logging.getLogger("game").handlers
