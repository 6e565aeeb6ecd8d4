"""The looks that there are: felt by lamplight, slate by night, and black and white for those who see little.

theme = FELT
find_theme("night")         # by the name that settings keep
"""

from collections.abc import Mapping
from dataclasses import replace

from game.app.paint.theme import Gradient, Paper, Ramp, TableLight, Theme, hexed

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

_BLACK, _WHITE, _YELLOW = hexed("000000"), hexed("ffffff"), hexed("ffd83d")
_CLEAR_PAPER = Paper(
    face=Gradient(hexed("fffef9"), hexed("fffef9")),
    total=hexed("f8f0da"),
    ink=_BLACK,
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
    table=TableLight(((0.0, _BLACK), (1.0, _BLACK))),
    panel=Gradient(_BLACK, _BLACK),
    border=_WHITE,
    border_width=2,
    well=_BLACK,
    well_border=_WHITE,
    text=_WHITE,
    muted=_WHITE,
    on_table=_WHITE,
    disabled=hexed("b4b4b4"),
    accent=Ramp(_YELLOW, _YELLOW, _YELLOW),
    on_accent=_BLACK,
    lip=_YELLOW,
    highlight=hexed("fff0a8"),
    control=Gradient(_BLACK, _BLACK),
    control_hover=Gradient(hexed("2a2a2a"), hexed("2a2a2a")),
    control_border=_WHITE,
    selected=Gradient(hexed("333333"), hexed("333333")),
    divider=_WHITE,
    we=_YELLOW,
    they=_WHITE,
    further=(hexed("7fd6ff"), hexed("8fffb0"), hexed("ffa6e0"), hexed("cbb0ff")),
    danger=hexed("ff8a66"),
    good=hexed("8fffb0"),
    nil_face=Gradient(_BLACK, _BLACK),
    nil_hover=Gradient(hexed("2a2a2a"), hexed("2a2a2a")),
    grid=hexed("767676"),
    nil_border=_WHITE,
    fuse_border=_WHITE,
    fuse_danger=hexed("ff8a66"),
    suit_dark=_WHITE,
    suit_red=hexed("ff8a66"),
    card_edge=_BLACK,
    card_dim=hexed("9e9e9e"),
    card_gone=hexed("cccccc"),
    shade=_BLACK,
    shade_alpha=0.75,
    flat=True,
    pad=hexed("0b1a2e"),
    paper=_CLEAR_PAPER,
)

THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (FELT, NIGHT, HIGH_CONTRAST)}


def find_theme(name: str) -> Theme:
    """Return the theme called *name*, or the felt one when there is none."""
    return THEMES.get(name, FELT)
