"""The tool bar of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pygame import FRect

from game.app.table.layout import Layout
from game.app.widgets.button import Tool
from game.words import _

Acts = Mapping[str, Callable[[], object]]
LEAST_TOOL = 40.0  # units of a tool in which its word can be read
_LONG = 1.3  # how much wider than another the tool with the longest word is
_LEAST = 60.0  # units of a tool in which that word is said whole
_TWO_ROWS = 80.0  # a bar as high as this holds two


def make_tools(layout: Layout, acts: Acts) -> dict[str, Tool]:
    """Return the tools that *acts* has something to do for, in their places."""
    known = {
        "hint": (_("Hint"), "hint", "H"),
        "last": (_("Last trick"), "last_trick", "L"),
        "undo": (_("Undo"), "undo", "U"),
        "claim": (_("Claim"), "claim", "C"),
        "call": (_("Call"), "gavel", "R"),
        "score": (_("Score"), "score", "F5"),
        "menu": (_("Menu"), "menu", _("Esc")),
    }
    names = [name for name in known if name in acts]
    bar = layout.tools.inflate(-6 if layout.compact else -12, -8)
    short = bar.width / len(names) < _LEAST
    longest = None if short else "last"
    places = _in_two_rows(bar, names) if bar.height >= _TWO_ROWS else _in_one_row(bar, names, longest)
    tools = {}
    for name in names:
        label, icon, key = known[name]
        if short and name == "last":
            label = _("Last")
        tools[name] = Tool(label, places[name], acts[name], icon=icon, tip=_("Key {key}").format(key=key))
    return tools


def _in_one_row(bar: FRect, names: list[str], longest: str | None = None) -> dict[str, FRect]:
    """Return the places of tools side by side, more room for the *longest*."""
    shares = [_LONG if name == longest else 1.0 for name in names]
    width = bar.width / sum(shares)
    places, left = {}, bar.left
    for name, share in zip(names, shares, strict=True):
        places[name] = FRect(left, bar.top, width * share, bar.height)
        left = places[name].right
    return places


def _in_two_rows(bar: FRect, names: list[str]) -> dict[str, FRect]:
    """Return the places of tools in two rows, the last one beside both."""
    *others, last = names
    columns = (len(others) + 1) // 2
    width = bar.width / (columns + 1)
    above = FRect(*bar.topleft, width * columns, bar.height / 2)
    below = FRect(bar.left, above.bottom, *above.size)
    menu = {last: FRect(bar.right - width, bar.top, width, bar.height)}
    return _in_one_row(above, others[:columns]) | _in_one_row(below, others[columns:]) | menu
