"""What the table is made of, and the colours of the panels that float over it.

    look("night", "walnut")     # the theme, kept: the same object for the same names

A table chosen for itself goes with every theme: as it is by daylight, dimmed at night, and as one dark colour where
contrast must be high.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from game.app.paint.shapes import mixed
from game.app.paint.theme import Colour, Gradient, TableLight, Theme, hexed
from game.app.paint.themes import FELT, HIGH_CONTRAST, NIGHT, find_theme

_DUSK = 0.38  # how much darker a table is at night
_BLACK: Colour = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Cloth:
    """A table: the *light* on it, the tile it is made of, and what its panels are made of."""

    light: TableLight
    texture: str
    panel: Gradient
    border: Colour
    well: Colour
    well_border: Colour
    control: Gradient
    control_hover: Gradient
    control_border: Colour
    selected: Colour
    divider: Colour
    shade: Colour
    pad: Colour | None = None


def _light(*codes: str) -> TableLight:
    return TableLight(tuple(zip((0.0, 0.55, 0.80, 1.2), map(hexed, codes), strict=True)))


def _run(top: str, bottom: str) -> Gradient:
    return Gradient(hexed(top), hexed(bottom))


def _cloth_of(theme: Theme) -> Cloth:
    return Cloth(
        theme.table, theme.texture, theme.panel, theme.border, theme.well, theme.well_border, theme.control,
        theme.control_hover, theme.control_border, theme.selected.top, theme.divider, theme.shade, theme.pad,
    )  # fmt: skip


CLOTHS: Mapping[str, Cloth] = {
    "green": _cloth_of(FELT),
    "blue": Cloth(
        light=_light("265d92", "1b4878", "102f52", "081a30"),
        texture="tables/felt",
        panel=_run("182d4c", "112139"),
        border=hexed("50637f"),
        well=hexed("0b1729"),
        well_border=hexed("263d5c"),
        control=_run("24446f", "1d385d"),
        control_hover=_run("2b4f7e", "254571"),
        control_border=hexed("6a7d9c"),
        selected=hexed("2b4c78"),
        divider=hexed("3d506e"),
        shade=hexed("040b15"),
    ),
    "burgundy": Cloth(
        light=_light("862f45", "651f33", "421223", "24080f"),
        texture="tables/felt",
        panel=_run("421a27", "32121d"),
        border=hexed("7d545c"),
        well=hexed("240b13"),
        well_border=hexed("552733"),
        control=_run("602636", "511e2c"),
        control_hover=_run("6e2d3f", "622738"),
        control_border=hexed("9a6c75"),
        selected=hexed("6a2a3b"),
        divider=hexed("6c3d48"),
        shade=hexed("14040a"),
    ),
    "walnut": Cloth(
        light=_light("855833", "6a4224", "442a15", "241508"),
        texture="tables/walnut",
        panel=_run("37251a", "2a1b12"),
        border=hexed("735c46"),
        well=hexed("1d120b"),
        well_border=hexed("4b3727"),
        control=_run("553b29", "483021"),
        control_hover=_run("624631", "573e2b"),
        control_border=hexed("917a5e"),
        selected=hexed("5d432f"),
        divider=hexed("5f4936"),
        shade=hexed("120a05"),
    ),
    "slate": Cloth(
        light=_light("566273", "434e5d", "2a323e", "161b23"),
        texture="tables/slate",
        panel=_run("2b323c", "21272f"),
        border=hexed("59636f"),
        well=hexed("151a20"),
        well_border=hexed("38414c"),
        control=_run("3c4653", "333c48"),
        control_hover=_run("455060", "3c4653"),
        control_border=hexed("6f7a88"),
        selected=hexed("44505e"),
        divider=hexed("4a5460"),
        shade=hexed("07090c"),
    ),
    "black": Cloth(
        light=TableLight(((0.0, _BLACK), (1.0, _BLACK))),
        texture="",
        panel=_run("1d2026", "14161b"),
        border=hexed("7b828e"),
        well=hexed("050608"),
        well_border=hexed("3c424c"),
        control=_run("2e343e", "262b34"),
        control_hover=_run("39404c", "2f353f"),
        control_border=hexed("8b929e"),
        selected=hexed("3a424e"),
        divider=hexed("454b56"),
        shade=_BLACK,
        pad=hexed("0b1a2e"),
    ),
}


@cache
def look(theme: str, table: str) -> Theme:
    """Return the theme called *theme* with the table called *table*; an unknown table is the theme's own."""
    daylight = find_theme(theme)
    cloth = CLOTHS.get(table)
    if cloth is None:
        return daylight
    if daylight is HIGH_CONTRAST:
        ground = cloth.light.stops[-1][1]
        return replace(daylight, table=TableLight(((0.0, ground), (1.0, ground))))
    return _laid(daylight, _dimmed(cloth) if daylight is NIGHT else cloth)


def _laid(theme: Theme, cloth: Cloth) -> Theme:
    return replace(
        theme,
        table=cloth.light,
        texture=cloth.texture,
        panel=cloth.panel,
        border=cloth.border,
        well=cloth.well,
        well_border=cloth.well_border,
        control=cloth.control,
        control_hover=cloth.control_hover,
        control_border=cloth.control_border,
        selected=Gradient(cloth.selected, cloth.selected),
        divider=cloth.divider,
        fuse_border=cloth.control_border,
        shade=cloth.shade,
        pad=cloth.pad,
    )


def _dimmed(cloth: Cloth) -> Cloth:
    """Return *cloth* by night."""
    stops = tuple((share, mixed(colour, _BLACK, _DUSK)) for share, colour in cloth.light.stops)
    return replace(
        cloth,
        light=replace(cloth.light, stops=stops),
        panel=_darker(cloth.panel),
        control=_darker(cloth.control),
        control_hover=_darker(cloth.control_hover),
        selected=_darker(Gradient(cloth.selected, cloth.selected)).top,
    )


def _darker(face: Gradient) -> Gradient:
    return Gradient(mixed(face.top, _BLACK, _DUSK / 2), mixed(face.bottom, _BLACK, _DUSK / 2))
