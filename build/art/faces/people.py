"""Four for the people who play: named for how they look, before the navy ground of the player's own sign."""

from art.faces.parts import SHOULDERS, blush, face, laugh, medallion, smile, spectacles, wrinkles
from art.palette import EBONY, INK, IVORY, NAVY, OLIVE, ROSY, SAND
from art.svg import circle, line, mirrored, path

SHINE = "#36447a"


def wavy_hair() -> str:
    """Return somebody with chestnut waves and a pullover with a round neck."""
    brown, light = "#7a4426", "#b5794a"
    hair = path(
        "M0,-126 C-26,-127 -36,-110 -34,-94 C-40,-86 -36,-78 -37,-72 C-42,-64 -36,-54 -27,-54 L27,-54"
        " C36,-54 42,-64 37,-72 C36,-78 40,-86 34,-94 C36,-110 26,-127 0,-126Z",
        brown,
        INK,
        1.2,
    )
    strands = mirrored(line("M-30,-102 C-36,-90 -30,-84 -32,-74 C-36,-68 -34,-60 -30,-58", light, 1.2))
    fringe = path(
        "M-24.6,-88 C-25,-102 -17,-108 -6,-115 C2,-106 20,-106 24.6,-88 C30,-108 18,-122 0,-122"
        " C-18,-122 -30,-108 -24.6,-88Z",
        brown,
        INK,
        1,
    )
    parting = line("M-7,-119 C-16,-115 -23,-108 -26,-97 M-4,-119 C8,-115 19,-110 24,-99", light, 1.1)
    pullover = path(SHOULDERS, "#d9774e", INK, 1.2)
    collar = path("M-15,-57 Q0,-42 15,-57 L21,-54 Q0,-31 -21,-54Z", "#f0a47c", INK, 1)
    ribs = line("M-13,-49 l-3,4 M-7,-45 l-1.6,4.6 M0,-43.6 v5 M7,-45 l1.6,4.6 M13,-49 l3,4", "#b85c36", 1)
    bare = face(ROSY, brown, iris="#5a7a46", lid=2) + blush("#e8877c") + laugh("#b23a44")
    return medallion(NAVY, SHINE, hair, strands, pullover, collar, ribs, bare, fringe, parting)


def short_hair() -> str:
    """Return somebody with short dark hair brushed up, and an open shirt."""
    dark = "#2a2026"
    hair = path(
        "M-24.6,-92 C-31,-108 -25,-124 -8,-124 C-2,-130 16,-130 24,-120 C31,-114 29,-102 24.6,-92"
        " C24,-100 22,-106 17,-108 C8,-104 -8,-104 -15,-108 C-21,-106 -24,-100 -24.6,-92Z",
        dark,
        INK,
        1.2,
    )
    strands = line(
        "M-16,-111 C-12,-118 -4,-122 6,-123 M-3,-110 C2,-116 10,-119 18,-118 M11,-110 C15,-113 19,-114 23,-112",
        "#5d4c58",
        1.2,
    )
    stubble = path(
        "M-23.4,-86 C-21.6,-69 -11,-60.4 0,-60.4 C11,-60.4 21.6,-69 23.4,-86 C20,-76 14,-80.4 7,-80.6 Q0,-79 -7,-80.6"
        " C-14,-80.4 -20,-76 -23.4,-86Z",
        dark,
        opacity=0.2,
    )
    shirt = path(SHOULDERS, "#4e8a80", INK, 1.2)
    inside = path("M-12,-57 L0,-34 L12,-57 Q0,-47 -12,-57Z", "#e9dcc2", INK, 1)
    collar = mirrored(path("M-12,-58 L-22,-53 L-12,-37 L0,-34Z", "#66a89d", INK, 1))
    bare = face(OLIVE, dark, iris="#4a3320", brow=2.8) + stubble + smile("#9a453a")
    return medallion(NAVY, SHINE, shirt, inside, collar, bare, hair, strands)


CURLS = (
    (-25, -98, 7.5), (25, -98, 7.5), (-24, -109, 8), (24, -109, 8),
    (-16, -118, 8.5), (16, -118, 8.5), (-5.5, -122, 8.5), (5.5, -122, 8.5),
)  # fmt: skip


def grey_curls() -> str:
    """Return somebody with short grey curls, spectacles and a waistcoat."""
    curls = "".join(path(circle(x, y, radius), "#cfd2d8", INK, 0.9) for x, y, radius in CURLS)
    coils = "".join(line(f"M{x - 3},{y} a3,3 0 1,1 3,3", "#9aa0ad", 1) for x, y, _ in CURLS)
    shirt = path(SHOULDERS, "#e4ebf2", INK, 1.2)
    waistcoat = path("M-36,-52 L-30,-24 L30,-24 L36,-52 L17,-56 L0,-36 L-17,-56Z", "#7a3a4a", INK, 1)
    collar = path("M-14,-57 L-5,-42 L0,-49 L5,-42 L14,-57 L0,-50Z", IVORY, INK, 1)
    bare = face(SAND, "#a9adb6", iris="#3f6b8a", brow=2.6) + wrinkles(SAND) + blush("#dd8a70") + laugh("#a8433c")
    return medallion(NAVY, SHINE, shirt, waistcoat, collar, bare, curls, coils, spectacles("#3a3f55"))


def headscarf() -> str:
    """Return somebody in a lilac headscarf with a pin."""
    lilac, light, deep = "#a98bc6", "#cdb6e2", "#8468a4"
    outer = path(
        "M0,-128 C-30,-128 -38,-108 -36,-88 C-35,-72 -34,-60 -44,-44 L-30,-30 L30,-30 L44,-44 C34,-60 35,-72 36,-88"
        " C38,-108 30,-128 0,-128Z",
        lilac,
        INK,
        1.2,
    )
    edge = path(
        "M0,-121 C-22,-121 -30,-106 -28,-90 C-27,-74 -16,-57 0,-56 C16,-57 27,-74 28,-90 C30,-106 22,-121 0,-121Z"
        " M0,-114 C17,-114 23,-104 23,-91 C23,-75 12,-61 0,-61 C-12,-61 -23,-75 -23,-91 C-23,-104 -17,-114 0,-114Z",
        light,
        INK,
        1,
    )
    wrap = path(
        "M-37,-68 C-26,-60 -14,-57.4 0,-57.4 C14,-57.4 28,-61 37,-70 C40,-54 42,-46 46,-40 L30,-24 L-34,-24 L-44,-42Z",
        lilac,
        INK,
        1.1,
    )
    folds = line(
        "M-37,-58 C-24,-46 4,-42 25,-49 M-38,-48 C-20,-36 10,-32 34,-42"
        " M-33,-104 C-33,-86 -32,-78 -34,-70 M33,-104 C33,-86 32,-78 34,-71",
        deep,
        1.3,
    )
    pin = path(circle(25, -51, 2.8), "#f1d487", INK, 0.8)
    bare = face(EBONY, "#241a17", lid=2.2, brow=2.4) + blush("#8a3f34", 0.3) + laugh("#8c2f3a")
    return medallion(NAVY, SHINE, outer, bare, edge, wrap, folds, pin)
