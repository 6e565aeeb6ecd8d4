"""Where a sentence stands that is said for a while: never on the buttons of a panel, nor on the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from pygame import FRect

from game.app.table.layout import Layout
from game.app.table.panel import Panel
from game.rules.seats import Seat

Sized: TypeAlias = Callable[[float], tuple[float, float]]  # how wide and high it is that may be so wide
_AIR = 5.0  # units between a notice and what it must not touch
_BESIDE = 8.0


def place_notice(layout: Layout, panel: Panel | None, sized: Sized, *, hand: bool) -> FRect:
    """Return where a notice stands while *panel* is open, over a *hand* or none: where the stakes are, or near it."""
    width, height = sized(layout.notice_width)
    x, y = layout.stakes.centerx, layout.stakes.bottom - height / 2
    if panel is None:
        if layout.compact and y - height / 2 < layout.slot.bottom:
            return _over_seal(layout, layout.hand.top - layout.hand.lift, sized)
        return _around(x, y, width, height)
    clear = y - height / 2 - _AIR >= panel.rect.bottom or y + height / 2 + _AIR <= panel.rect.top
    if clear and not panel.uses_hand:  # cards that are chosen lie raised
        return _around(x, y, width, height)
    floor = layout.hand.top if hand else layout.height
    middle = _beside(panel, height, floor)
    if middle is not None:
        return _around(x, middle, width, height)
    return _over_seal(layout, floor, sized)


def _beside(panel: Panel, height: float, floor: float) -> float | None:
    """Return how low the middle of a notice so high stands that has no room where the stakes are; None: nowhere.

    Rather than the cards it hides the lower edge of *panel*, where no button is, and rather than them the title.
    """
    places = [widget.place for widget in panel.group.widgets if widget.visible] or [panel.rect]
    high = height + 2 * _AIR
    if panel.rect.bottom + high <= floor:
        return panel.rect.bottom + high / 2
    last, first = max(place.bottom for place in places), min(place.top for place in places)
    if last + high <= floor:
        return (last + floor) / 2
    if first >= high:
        return min(max(panel.title_middle, high / 2), first - high / 2)
    return None


def _over_seal(layout: Layout, floor: float, sized: Sized) -> FRect:
    """Return the room beside the person's plate, with that of the seal: so wide, a long sentence has few lines."""
    plate, seal = layout.plates[Seat.SOUTH], layout.seal
    left = seal.left if layout.mirrored else plate.right + _BESIDE
    right = plate.left - _BESIDE if layout.mirrored else seal.right
    rect = FRect(left, 0, right - left, sized(right - left)[1])
    rect.centery = seal.centery
    rect.bottom = min(rect.bottom, floor - _AIR)
    return rect


def _around(x: float, y: float, width: float, height: float) -> FRect:
    return FRect(x - width / 2, y - height / 2, width, height)
