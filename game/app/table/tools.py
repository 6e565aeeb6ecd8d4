"""The tool bar of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pygame import FRect

from game.app.table.layout import Layout
from game.app.widgets.button import Tool
from game.words import _

_LONG = 1.3  # how much wider than another the tool with the longest word is
_LEAST = 60.0  # units of a tool in which that word is said whole
_NARROWEST = 40.0  # units of a tool that can be hit, and read

Acts = Mapping[str, Callable[[], object]]


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
    if bar.width / len(names) < _NARROWEST:
        names.remove("score")  # the menu leads there too
    short = bar.width / len(names) < _LEAST
    shares = [_LONG if name == "last" and not short else 1.0 for name in names]
    width = bar.width / sum(shares)
    tools, left = {}, bar.left
    for name, share in zip(names, shares, strict=True):
        label, icon, key = known[name]
        if short and name == "last":
            label = _("Last")
        rect = FRect(left, bar.top, width * share, bar.height)
        tools[name] = Tool(label, rect, acts[name], icon=icon, tip=_("Key {key}").format(key=key))
        left = rect.right
    return tools
