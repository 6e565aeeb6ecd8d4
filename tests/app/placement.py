"""What stands on a layout, and whether buttons and the like are where they should be."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from pygame import FRect

from game.app.paint.layout import Box, Column, Line, Paragraph, Row
from game.app.services.services import Services
from game.app.shell.stack import Layer
from game.app.table.scene import TableScene
from game.app.widgets.buttons import Pressable
from game.app.widgets.group import Group
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget

_LEAST = 42  # units
_LINE = 3.0  # units at the end of rows


def words_in(*boxes: Box) -> Iterator[str]:
    """Yield the plain text that *boxes* hold, in their order."""
    for box in boxes:
        match box:
            case Column() | Row():
                yield from words_in(*box.boxes)
            case Line() | Paragraph():
                yield box.text
            case _:
                pass


def misplaced(services: Services, scene: Layer) -> list[str]:
    """Return what lies outside the window or over something else."""
    bounds = services.app.viewport.bounds
    if isinstance(scene, TableScene):
        panel = scene.display.panel
        problems = disorder(scene.display.group.widgets, bounds)
        return problems if panel is None else problems + disorder(panel.group.widgets, panel.rect)
    group = getattr(scene, "widgets", None) or getattr(scene, "group", None)
    assert isinstance(group, Group)
    return disorder(group.widgets, bounds)


def disorder(widgets: Sequence[Widget], bounds: FRect) -> list[str]:
    """Return which of *widgets* are not within *bounds*, over another one, or too small."""
    shown = [one for one in widgets if one.visible and not isinstance(one, ScrollArea)]
    areas = [one for one in widgets if isinstance(one, ScrollArea) and one.visible and one.furthest > 0]
    fixed = [one for one in shown if one.area is None]
    problems = [f"{one.words!r} is outside" for one in fixed if not bounds.contains(one.rect)]
    problems += [f"the bar at {one.knob} is outside" for one in areas if not bounds.contains(one.knob)]
    problems += [f"a row is cut at {one.rect.bottom}" for one in areas if one.row and _cuts(one)]
    for one in shown:
        if one.area is not None and (one.rect.left < one.area.rect.left or one.rect.right > one.area.rect.right):
            problems.append(f"{one.words!r} is outside its page")
    for first, second in combinations(shown, 2):
        if first.area is second.area and first.rect.inflate(-1, -1).colliderect(second.rect):
            problems.append(f"{first.words!r} lies over {second.words!r}")
    small = [one for one in shown if isinstance(one, Pressable) and min(one.rect.size) < _LEAST]
    return problems + [f"{one.words!r} is too small to hit" for one in small]


def _cuts(area: ScrollArea) -> bool:
    """Whether *area* shows a part of a row."""
    return _LINE < area.rect.height % area.row < area.row - 0.01
