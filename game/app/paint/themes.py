"""The available themes, felt, night and high contrast, and the tables that can be combined with them.

find_theme("night")             # by the name in the settings
themed("night", "walnut")       # with another table; the same names give the same object

With its own table a theme is as it is here. Another one is used as it is by day, dimmed at night, and as one dark
colour where contrast must be high.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from game.app.paint.shapes import mixed
from game.app.paint.theme import Gradient, PaperColours, Ramp, TableLight, Theme, hexed

FELT = Theme(
    name="felt",
    texture="tables/felt",
    table=TableLight(
        ((0.0, hexed("256f50")), (0.55, hexed("17583f")), (0.80, hexed("0d3b2a")), (1.2, hexed("06231a")))
    ),
    panel=Gradient(hexed("16362a"), hexed("10291f")),
    border=hexed("4f5f45"),
    border_width=1,
    well=hexed("0b2019"),
    well_border=hexed("24402f"),
    text=hexed("f7efdc"),
    muted=hexed("c8c6ae"),
    on_table=hexed("e4e0ca"),
    disabled=hexed("c8c6ae"),
    accent=Ramp(hexed("f4da94"), hexed("e2b654"), hexed("cf9c3a")),
    on_accent=hexed("231a06"),
    lip=hexed("8a6420"),
    highlight=hexed("fff3cf"),
    control=Gradient(hexed("224e3b"), hexed("1b4233")),
    control_hover=Gradient(hexed("285a45"), hexed("224f3d")),
    control_border=hexed("667352"),
    selected=Gradient(hexed("2a5641"), hexed("2a5641")),
    divider=hexed("3b5341"),
    we=hexed("e2b654"),
    they=hexed("9fc3d8"),
    further=(hexed("eb9fc6"), hexed("a9d98b"), hexed("c3b1f0"), hexed("f2f2ec")),
    danger=hexed("f4a48c"),
    good=hexed("9be8d0"),
)

NIGHT = replace(
    FELT,
    name="night",
    texture="tables/slate",
    table=TableLight(
        ((0.0, hexed("3d4a66")), (0.55, hexed("2c3650")), (0.80, hexed("1c2438")), (1.2, hexed("0f1422")))
    ),
    panel=Gradient(hexed("2b3346"), hexed("232a3b")),
    border=hexed("4d5874"),
    well=hexed("161b28"),
    well_border=hexed("333c52"),
    text=hexed("f1f3f8"),
    muted=hexed("b9c0d0"),
    on_table=hexed("d5dae6"),
    disabled=hexed("b9c0d0"),
    accent=Ramp(hexed("f2d58e"), hexed("d9b45c"), hexed("b98f3c")),
    on_accent=hexed("1b1606"),
    lip=hexed("7d5e22"),
    control=Gradient(hexed("3a4560"), hexed("323b54")),
    control_hover=Gradient(hexed("414d6b"), hexed("3a4560")),
    control_border=hexed("66728f"),
    selected=Gradient(hexed("424e6d"), hexed("3d4866")),
    divider=hexed("465069"),
    fuse_border=hexed("78809a"),
    suit_dark=hexed("f1f3f8"),
    shade=hexed("060912"),
)

BLACK, _WHITE, _YELLOW = hexed("000000"), hexed("ffffff"), hexed("ffd83d")
_CLEAR_PAPER = PaperColours(
    face=Gradient(hexed("fffef9"), hexed("fffef9")),
    total=hexed("f8f0da"),
    ink=BLACK,
    muted=hexed("403a2b"),
    red=hexed("8a0f17"),
    phrase=hexed("5a3604"),
    dotted=hexed("6e4a10"),
    we=hexed("5e3e06"),
    they=hexed("0f3d54"),
    further=(hexed("6b1a48"), hexed("274510"), hexed("3f2580"), hexed("26261f")),
    rule=hexed("8f8666"),
    strong_rule=hexed("4a4228"),
    margin=hexed("a8504a"),
)

HIGH_CONTRAST = replace(
    FELT,
    name="high contrast",
    texture="",
    table=TableLight(((0.0, BLACK), (1.0, BLACK))),
    panel=Gradient(BLACK, BLACK),
    border=_WHITE,
    border_width=2,
    well=BLACK,
    well_border=_WHITE,
    text=_WHITE,
    muted=_WHITE,
    on_table=_WHITE,
    disabled=hexed("b4b4b4"),
    accent=Ramp(_YELLOW, _YELLOW, _YELLOW),
    on_accent=BLACK,
    lip=_YELLOW,
    highlight=hexed("fff0a8"),
    control=Gradient(BLACK, BLACK),
    control_hover=Gradient(hexed("2a2a2a"), hexed("2a2a2a")),
    control_border=_WHITE,
    selected=Gradient(hexed("333333"), hexed("333333")),
    divider=_WHITE,
    we=_YELLOW,
    they=_WHITE,
    further=(hexed("7fd6ff"), hexed("8fffb0"), hexed("ffa6e0"), hexed("cbb0ff")),
    danger=hexed("ff8a66"),
    good=hexed("8fffb0"),
    nil_face=Gradient(BLACK, BLACK),
    nil_hover=Gradient(hexed("2a2a2a"), hexed("2a2a2a")),
    grid=hexed("767676"),
    nil_border=_WHITE,
    fuse_border=_WHITE,
    fuse_danger=hexed("ff8a66"),
    suit_dark=_WHITE,
    suit_red=hexed("ff8a66"),
    card_edge=BLACK,
    card_dim=hexed("9e9e9e"),
    card_gone=hexed("cccccc"),
    shade=BLACK,
    shade_alpha=0.75,
    flat=True,
    pad=hexed("0b1a2e"),
    paper=_CLEAR_PAPER,
)

THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (FELT, NIGHT, HIGH_CONTRAST)}


def find_theme(name: str) -> Theme:
    """Return the theme called *name*, or the felt one when there is none."""
    return THEMES.get(name, FELT)


_DUSK = 0.38  # the share by which a table is darker at night


def _light(*codes: str) -> TableLight:
    return TableLight(tuple(zip((0.0, 0.55, 0.80, 1.2), map(hexed, codes), strict=True)))


def _run(top: str, bottom: str) -> Gradient:
    return Gradient(hexed(top), hexed(bottom))


TABLES: Mapping[str, Theme] = {  # only what a table changes is used of each
    "green": FELT,
    "blue": replace(
        FELT,
        table=_light("265d92", "1b4878", "102f52", "081a30"),
        texture="tables/felt",
        panel=_run("182d4c", "112139"),
        border=hexed("50637f"),
        well=hexed("0b1729"),
        well_border=hexed("263d5c"),
        control=_run("24446f", "1d385d"),
        control_hover=_run("2b4f7e", "254571"),
        control_border=hexed("6a7d9c"),
        selected=_run("2b4c78", "2b4c78"),
        divider=hexed("3d506e"),
        shade=hexed("040b15"),
    ),
    "burgundy": replace(
        FELT,
        table=_light("862f45", "651f33", "421223", "24080f"),
        texture="tables/felt",
        panel=_run("421a27", "32121d"),
        border=hexed("7d545c"),
        well=hexed("240b13"),
        well_border=hexed("552733"),
        control=_run("602636", "511e2c"),
        control_hover=_run("6e2d3f", "622738"),
        control_border=hexed("9a6c75"),
        selected=_run("6a2a3b", "6a2a3b"),
        divider=hexed("6c3d48"),
        shade=hexed("14040a"),
    ),
    "walnut": replace(
        FELT,
        table=_light("855833", "6a4224", "442a15", "241508"),
        texture="tables/walnut",
        panel=_run("37251a", "2a1b12"),
        border=hexed("735c46"),
        well=hexed("1d120b"),
        well_border=hexed("4b3727"),
        control=_run("553b29", "483021"),
        control_hover=_run("624631", "573e2b"),
        control_border=hexed("917a5e"),
        selected=_run("5d432f", "5d432f"),
        divider=hexed("5f4936"),
        shade=hexed("120a05"),
    ),
    "slate": replace(
        FELT,
        table=_light("566273", "434e5d", "2a323e", "161b23"),
        texture="tables/slate",
        panel=_run("2b323c", "21272f"),
        border=hexed("59636f"),
        well=hexed("151a20"),
        well_border=hexed("38414c"),
        control=_run("3c4653", "333c48"),
        control_hover=_run("455060", "3c4653"),
        control_border=hexed("6f7a88"),
        selected=_run("44505e", "44505e"),
        divider=hexed("4a5460"),
        shade=hexed("07090c"),
    ),
    "black": replace(
        FELT,
        table=TableLight(((0.0, BLACK), (1.0, BLACK))),
        texture="",
        panel=_run("1d2026", "14161b"),
        border=hexed("7b828e"),
        well=hexed("050608"),
        well_border=hexed("3c424c"),
        control=_run("2e343e", "262b34"),
        control_hover=_run("39404c", "2f353f"),
        control_border=hexed("8b929e"),
        selected=_run("3a424e", "3a424e"),
        divider=hexed("454b56"),
        shade=BLACK,
        pad=hexed("0b1a2e"),
    ),
}


@cache
def themed(theme: str, table: str) -> Theme:
    """Return the theme called *theme* with the table called *table*, or with its own if that is unknown."""
    daylight = find_theme(theme)
    other = TABLES.get(table)
    if other is None:
        return daylight
    if daylight is HIGH_CONTRAST:
        ground = other.table.stops[-1][1]
        return replace(daylight, table=TableLight(((0.0, ground), (1.0, ground))))
    return _with_table(daylight, _dimmed(other) if daylight is NIGHT else other)


def _with_table(theme: Theme, other: Theme) -> Theme:
    """Return *theme* with the table of the *other* and the panels on it."""
    return replace(
        theme,
        table=other.table,
        texture=other.texture,
        panel=other.panel,
        border=other.border,
        well=other.well,
        well_border=other.well_border,
        control=other.control,
        control_hover=other.control_hover,
        control_border=other.control_border,
        selected=Gradient(other.selected.top, other.selected.top),
        divider=other.divider,
        fuse_border=other.control_border,
        shade=other.shade,
        pad=other.pad,
    )


def _dimmed(theme: Theme) -> Theme:
    """Return *theme* with its table and panels as they are at night."""
    stops = tuple((share, mixed(colour, BLACK, _DUSK)) for share, colour in theme.table.stops)
    return replace(
        theme,
        table=replace(theme.table, stops=stops),
        panel=_darker(theme.panel),
        control=_darker(theme.control),
        control_hover=_darker(theme.control_hover),
        selected=_darker(theme.selected),
    )


def _darker(face: Gradient) -> Gradient:
    return Gradient(mixed(face.top, BLACK, _DUSK / 2), mixed(face.bottom, BLACK, _DUSK / 2))
