"""Where an arrow key leads: to the nearest widget in that direction."""

from collections.abc import Sequence

from pygame import FRect

from game.app.widgets.base import Widget

_SLACK = 1.0  # units by which neighbours may overlap
_ASIDE = 3.0  # a step aside counts as much as three ahead


def nearest(here: Widget, widgets: Sequence[Widget], direction: str) -> Widget | None:
    """Return the one of *widgets* that lies nearest to *here* in *direction*, if any does."""
    found = [
        (distance, index)
        for index, widget in enumerate(widgets)
        if widget is not here and (distance := _distance(here.place, widget.place, direction)) is not None
    ]
    return widgets[min(found)[1]] if found else None


def _distance(here: FRect, there: FRect, direction: str) -> float | None:
    """Return how far *there* is in *direction*; None when it lies elsewhere."""
    ahead = {
        "left": here.left - there.right,
        "right": there.left - here.right,
        "up": here.top - there.bottom,
        "down": there.top - here.bottom,
    }[direction]
    if ahead < -_SLACK:
        return None
    if direction in ("left", "right"):
        aside = max(0.0, there.top - here.bottom, here.top - there.bottom)
        off_axis = abs(there.centery - here.centery)
    else:
        aside = max(0.0, there.left - here.right, here.left - there.right)
        off_axis = abs(there.centerx - here.centerx)
    return ahead + _ASIDE * aside + off_axis / 1000
