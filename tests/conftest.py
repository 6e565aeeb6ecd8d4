"""What all tests share."""

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

from tests.borrowed_core import find_core

CORE_TESTED = find_core()
_ROOM = 2_000_000_000  # bytes

# The same examples on every machine: a failure seen once can be seen again. Search for new ones with
# `pytest --hypothesis-profile=search`.
settings.register_profile("same", derandomize=True, deadline=None, max_examples=60, database=None)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile("same")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden transcripts anew, for a look at the diff")
    parser.addoption(
        "--screens", action="store_true", help="draw the pictures of tests/screens anew, for a look at them"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Share what one process of the tests has compiled with all others, also where Python is to write no bytecode.

    It lies in the cache of pytest then, not beside the modules.
    """
    cache = getattr(config, "cache", None)
    _write_to_memory()
    if cache is not None and os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(cache.mkdir("bytecode")))


def _write_to_memory() -> None:
    """Keep files of tests in memory where it is a folder: thousands of saved games take half a minute on a disk."""
    memory = Path("/dev/shm")
    if memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > _ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(memory))


def pytest_report_header() -> str:
    return CORE_TESTED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not terminalreporter.showheader:  # quiet, as is the rule here
        terminalreporter.write_line(CORE_TESTED)
