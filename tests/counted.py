"""Loops of assertions that say how many they made."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

Item = TypeVar("Item")


def counted(items: Iterable[Item], least: int = 1) -> Iterator[Item]:
    """Yield *items*; fail after the last where there were fewer than *least*, since a loop over nothing shows nothing.

    >>> [card for card in counted("AKQ", least=3)]
    ['A', 'K', 'Q']
    """
    count = 0
    for count, item in enumerate(items, start=1):  # noqa: B007 - it is counted
        yield item
    assert count >= least, f"there were only {count} of at least {least}"
