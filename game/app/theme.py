"""The tokens of a look: every colour, size, radius, shadow and duration; widgets hold no literals.

    theme = FELT
    theme.accent.mid            # (226, 182, 84)
    theme.type("button").size   # 18
    find_theme("night")         # by the name that settings keep

A theme is a value: `dataclasses.replace(FELT, text=(255, 255, 255))` is another one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
Family: TypeAlias = Literal["serif", "sans"]
Weight: TypeAlias = Literal["regular", "semibold", "bold", "italic"]
Style: TypeAlias = Literal[
    "name", "lead", "screen", "panel", "heading", "player", "points", "bid", "total", "key", "tile",
    "text", "strong", "button", "caption", "label", "small", "small_strong", "tiny", "tiny_strong",
    "paper_title", "paper_heading", "side",
]  # fmt: skip


def hexed(code: str) -> Colour:
    """Return the colour of a six-digit *code*: hexed("e2b654") is (226, 182, 84)."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


@dataclass(frozen=True, slots=True)
class Ramp:
    """Three shades of one colour, from the light to the low one."""

    light: Colour
    mid: Colour
    low: Colour


@dataclass(frozen=True, slots=True)
class Gradient:
    """A face that runs from *top* to *bottom*."""

    top: Colour
    bottom: Colour


@dataclass(frozen=True, slots=True)
class TypeStyle:
    """A way to set text: family, weight, size and line height in design units."""

    family: Family
    weight: Weight
    size: float
    leading: float


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow: *drop* below the thing, *blur* wide, *alpha* 0-1 strong."""

    drop: float
    blur: float
    alpha: float


Shadows: TypeAlias = tuple[Shadow, ...]


@dataclass(frozen=True, slots=True)
class TableLight:
    """The light on the table: (share of the radius, colour) stops; centre and radii in shares of the window."""

    stops: tuple[tuple[float, Colour], ...]
    centre: tuple[float, float] = (0.50, 0.44)
    radius: tuple[float, float] = (0.594, 0.65)


@dataclass(frozen=True, slots=True)
class Paper:
    """The colours of things written on paper: the score sheet and the rules page."""

    face: Gradient = Gradient(hexed("fdf9ee"), hexed("f6edd6"))
    total: Colour = hexed("f3e8c8")
    ink: Colour = hexed("23263a")
    muted: Colour = hexed("5b5340")
    red: Colour = hexed("9c1f27")
    phrase: Colour = hexed("714606")
    dotted: Colour = hexed("b07a1e")
    changed: Colour = hexed("3c2703")
    changed_back: Colour = hexed("f7d983")
    we: Colour = hexed("8a5d10")
    they: Colour = hexed("1e5570")
    further: tuple[Colour, ...] = (hexed("8a2f62"), hexed("3d6321"), hexed("5b3fa0"), hexed("4a4a44"))
    rule: Colour = hexed("ddd3b8")
    strong_rule: Colour = hexed("8d7f4f")
    margin: Colour = hexed("d9a6a2")

    def of_side(self, side: int) -> Colour:
        """Return the colour of *side*; 0 is the person's."""
        return (self.we, self.they, *self.further)[side]


@dataclass(frozen=True, slots=True)
class Radii:
    """How round corners are, in design units."""

    panel: float = 14
    button: float = 10
    key: float = 10
    well: float = 10
    paper: float = 12
    card: float = 0.068  # of the card's width


@dataclass(frozen=True, slots=True)
class Space:
    """Distances in design units."""

    margin: float = 24
    gap: float = 20
    padding: float = 20
    grid: float = 4
    target: float = 44
    icon: float = 24
    ring: float = 3
    ring_gap: float = 3


@dataclass(frozen=True, slots=True)
class Durations:
    """How long movements take, in seconds at the normal pace."""

    deal: float = 0.180
    deal_stagger: float = 0.035
    play: float = 0.240
    lift: float = 0.150
    sweep: float = 0.320
    rest: float = 0.600
    hover: float = 0.110
    panel_in: float = 0.200
    panel_out: float = 0.140
    shake: float = 0.260
    pulse: float = 0.350
    fade: float = 0.120
    tooltip_delay: float = 0.500


@dataclass(frozen=True, slots=True)
class Depths:
    """The shadows of things, by how high they float."""

    panel: Shadows = (Shadow(12, 28, 0.35), Shadow(2, 4, 0.25))
    button: Shadows = (Shadow(2, 5, 0.30),)
    card: Shadows = (Shadow(5, 12, 0.32), Shadow(1, 2, 0.35))
    lifted: Shadows = (Shadow(16, 26, 0.45),)
    text: Shadow = Shadow(2, 6, 0.45)


TYPES: Mapping[Style, TypeStyle] = {
    "name": TypeStyle("serif", "semibold", 76, 84),
    "lead": TypeStyle("serif", "italic", 23, 30),
    "screen": TypeStyle("serif", "semibold", 32, 40),
    "panel": TypeStyle("serif", "semibold", 26, 34),
    "heading": TypeStyle("serif", "semibold", 21, 30),
    "tile": TypeStyle("serif", "semibold", 20, 28),
    "player": TypeStyle("serif", "semibold", 19, 26),
    "side": TypeStyle("serif", "bold", 28, 36),
    "points": TypeStyle("serif", "semibold", 29, 36),
    "bid": TypeStyle("serif", "semibold", 26, 32),
    "key": TypeStyle("serif", "semibold", 26, 32),
    "total": TypeStyle("serif", "bold", 44, 52),
    "paper_title": TypeStyle("serif", "bold", 32, 40),
    "paper_heading": TypeStyle("serif", "bold", 20, 28),
    "text": TypeStyle("sans", "regular", 16.5, 26.5),
    "strong": TypeStyle("sans", "semibold", 16.5, 26.5),
    "button": TypeStyle("sans", "semibold", 18, 24),
    "caption": TypeStyle("sans", "semibold", 15, 20),
    "label": TypeStyle("sans", "regular", 15, 21),
    "small": TypeStyle("sans", "regular", 14.5, 20),
    "small_strong": TypeStyle("sans", "semibold", 14.5, 20),
    "tiny": TypeStyle("sans", "regular", 13, 18),
    "tiny_strong": TypeStyle("sans", "semibold", 13, 18),
}


@dataclass(frozen=True, slots=True)
class Theme:
    """One look of the whole program."""

    name: str
    table: TableLight
    panel: Gradient
    border: Colour
    border_width: float
    well: Colour
    well_border: Colour
    text: Colour
    muted: Colour
    on_table: Colour  # quiet words that stand on the table itself
    disabled: Colour  # words on what cannot be used now: as readable as any
    accent: Ramp
    on_accent: Colour
    lip: Colour
    highlight: Colour  # the accent under the pointer, the ring around the focus
    control: Gradient
    control_hover: Gradient
    control_border: Colour
    selected: Gradient
    divider: Colour
    we: Colour
    they: Colour
    further: tuple[Colour, ...]  # the sides after the second
    danger: Colour
    good: Colour
    badge: Colour = hexed("b83c22")
    on_badge: Colour = hexed("ffffff")
    seal: Gradient = Gradient(hexed("b8404a"), hexed("6c1522"))
    nil_face: Gradient = Gradient(hexed("2b386b"), hexed("1d2850"))
    nil_hover: Gradient = Gradient(hexed("36457f"), hexed("263363"))
    grid: Colour | None = None  # of the lines behind a chart, where dividers would outshine it
    nil_border: Colour = hexed("8089b5")
    fuse_border: Colour = hexed("7a7a55")
    fuse_danger: Colour = hexed("d97a5e")
    suit_dark: Colour = hexed("f7efdc")  # spades and clubs in text on a panel
    suit_red: Colour = hexed("f4a48c")  # hearts and diamonds in text on a panel
    suit_blue: Colour = hexed("a9c4ff")  # diamonds and clubs there, where a deck has four colours
    suit_green: Colour = hexed("8fd9b4")
    ivory: Colour = hexed("fffdf5")
    card_edge: Colour = hexed("8b7d5b")
    card_dim: Colour = hexed("aeaa9e")
    card_gone: Colour = hexed("cdc9bc")  # the face of a card that was played before, where its index is to be read
    card_black: Colour = hexed("1b1e30")
    card_red: Colour = hexed("a3161f")
    card_blue: Colour = hexed("1c35a8")
    card_green: Colour = hexed("0a6a53")
    shade: Colour = hexed("04120d")
    shade_alpha: float = 0.55
    flat: bool = False  # no gradients, glows or soft shadows
    pad: Colour | None = None  # a plain mat under the trick
    texture: str = ""  # the grey tile that the table is made of
    paper: Paper = Paper()
    radii: Radii = Radii()
    space: Space = Space()
    durations: Durations = Durations()
    depths: Depths = Depths()
    types: Mapping[Style, TypeStyle] = field(default_factory=lambda: TYPES)

    def type(self, style: Style) -> TypeStyle:
        """Return how text of *style* is set."""
        return self.types[style]

    def of_side(self, side: int) -> Colour:
        """Return the colour of *side*; 0 is the person's."""
        return (self.we, self.they, *self.further)[side]


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
