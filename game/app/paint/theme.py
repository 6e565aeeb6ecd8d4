"""The tokens of a look: every colour, size, radius, shadow and duration; widgets hold no literals.

    theme.accent.mid            # (226, 182, 84)
    theme.type("button").size   # 18

A theme is a value: `dataclasses.replace(theme, text=(255, 255, 255))` is another one. Those that there are stand in
`themes`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from game.app.motion.durations import Durations

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


class Gradient(NamedTuple):
    """A vertical gradient from *top* to *bottom*."""

    top: Colour
    bottom: Colour


@dataclass(frozen=True, slots=True)
class TypeStyle:
    """A way to set text: family, weight, size and line height in design units."""

    family: Family
    weight: Weight
    size: float
    leading: float


class Shadow(NamedTuple):
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
class PaperColours:
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
    paper: PaperColours = PaperColours()
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
