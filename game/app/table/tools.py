"""The tool bar of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pygame import FRect

from game.app.table.layout import Layout
from game.app.widgets.button import Tool
from game.words import _

Acts = Mapping[str, Callable[[], object]]


def make_tools(layout: Layout, acts: Acts) -> dict[str, Tool]:
    """Return the tools that *acts* has something to do for, in their places."""
    known = {
        "hint": (_("Hint"), "hint", "H"),
        "last": (_("Last trick"), "last_trick", "L"),
        "undo": (_("Undo"), "undo", "U"),
        "call": (_("Call"), "gavel", "R"),
        "score": (_("Score"), "score", "F5"),
        "menu": (_("Menu"), "menu", _("Esc")),
    }
    names = [name for name in known if name in acts]
    bar = layout.tools.inflate(-6 if layout.compact else -12, -8)
    width = bar.width / len(names)
    tools = {}
    for place, name in enumerate(names):
        label, icon, key = known[name]
        if layout.compact and name == "last":
            label = _("Last")
        rect = FRect(bar.left + place * width, bar.top, width, bar.height)
        tools[name] = Tool(label, rect, acts[name], icon=icon, tip=_("Key {key}").format(key=key))
    return tools
