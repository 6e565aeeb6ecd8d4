"""The people at the table: round medallions, front-facing, in the language of the courts."""

from collections.abc import Callable

from art.palette import (
    BRONZE,
    EBONY,
    GOLD,
    GOLD_DARK,
    GOLD_FILL,
    GOLD_LIGHT,
    INK,
    IVORY,
    NAVY,
    ROSY,
    SAND,
    SPADES,
    UMBER,
    Skin,
)
from art.paper import GRADIENTS
from art.pips import pip
from art.svg import circle, clip, document, group, line, mirrored, path, rays

# A medallion shows the disc of radius 50 round (0, -88).
MIDDLE_Y = -88
RADIUS = 50

HEAD = "M0,-116 C17,-116 24,-106 24,-92 C24,-74 13,-60 0,-60Z"
EAR = "M23,-95 C28,-98 30,-92 28,-87 C26.5,-83 24,-82 22,-84Z"
NECK = "M-10,-72 L-11,-52 Q0,-44 11,-52 L10,-72Z"
EYE = "M-16,-92.5 Q-10.5,-98.5 -5,-92.5 Q-10.5,-89.8 -16,-92.5Z"
LID = "M-17,-92 Q-10.5,-99.6 -4.4,-92.2"
BROW = "M-17.5,-99.5 Q-11,-104 -4.5,-100.5"
NOSE = "M-2.6,-94 Q-2.4,-88 -4.4,-83.4 Q-2.6,-80.8 0,-81 Q2.6,-80.8 4.4,-83.4"
SMILE = "M-9,-75.4 Q-4,-76.6 0,-75.6 Q4,-76.6 9,-75.4 Q5,-67.6 0,-67.6 Q-5,-67.6 -9,-75.4Z"
TEETH = "M-7,-74.8 Q0,-74 7,-74.8 Q4,-71.4 0,-71.4 Q-4,-71.4 -7,-74.8Z"
CLOSED_SMILE = "M-8.5,-74.6 Q0,-68.6 8.5,-74.6"
SHOULDERS = "M-52,-34 L-52,-42 C-42,-50 -26,-52 -12,-57 L12,-57 C26,-52 42,-50 52,-42 L52,-34Z"


def face(skin: Skin, hair: str, *, iris: str = INK, lid: float = 1.5, brow: float = 2.2) -> str:
    """Return a bare face with ears, neck, eyes and nose; the mouth is each one's own."""
    ears = path(EAR, skin.shade, INK, 0.9) + path(EAR, skin.light, INK, 0.9, transform="scale(-1,1)")
    head = path(HEAD, skin.light, transform="scale(-1,1)") + path(HEAD, skin.shade)
    outline = line(HEAD[:-1], INK, 0.9) + path(HEAD[:-1], "none", INK, 0.9, transform="scale(-1,1)")
    eyes = mirrored(
        path(EYE, "#fffaf0"),
        path(circle(-10.4, -93.4, 2.7), iris),
        path(circle(-9.6, -94.3, 0.8), "#ffffff"),
        line(LID, INK, lid),
        line(BROW, hair, brow),
    )
    return path(NECK, skin.shade, INK, 0.9) + ears + head + outline + eyes + line(NOSE, skin.line, 1.2)


def laugh(lips: str) -> str:
    """Return an open smile."""
    return path(SMILE, lips, INK, 0.6) + path(TEETH, "#fffaf0")


def smile(lips: str, width: float = 1.7) -> str:
    """Return a closed smile with its corners."""
    return line(CLOSED_SMILE, lips, width) + mirrored(line("M-9.4,-76 Q-8.8,-74.4 -7.8,-74", lips, 1.1))


def wrinkles(skin: Skin) -> str:
    """Return the lines that years of smiling leave."""
    return mirrored(
        line("M-18.6,-90 l-2.6,-1 M-18.4,-88.4 l-2.4,.8", skin.line, 0.8),
        line("M-10,-81 Q-13,-77 -12,-73", skin.line, 0.8),
    )


def glasses(colour: str) -> str:
    """Return round spectacles."""
    rims = mirrored(line(circle(-10.6, -92.6, 8.2), colour, 1.5), line("M-18.8,-93.4 L-24,-95.4", colour, 1.4))
    return rims + line("M-2.4,-93.4 Q0,-95.4 2.4,-93.4", colour, 1.5)


def blush(colour: str) -> str:
    """Return a warm touch on both cheeks."""
    return mirrored(path(circle(-14.5, -81.5, 4.2), colour, opacity=0.35))


def medallion(ground: str, shine: str, *shapes: str) -> str:
    """Return the SVG of a disc with *shapes* before a sun in two colours."""
    disc = path(circle(0, MIDDLE_Y, RADIUS + 1), ground) + path(rays(0, MIDDLE_Y, 60, 24), shine, opacity=0.55)
    definitions = GRADIENTS + clip("disc", circle(0, MIDDLE_Y, RADIUS - 0.2))
    return document(
        2 * RADIUS, 2 * RADIUS, group(disc, *shapes, clip="disc"), definitions, left=-RADIUS, top=MIDDLE_Y - RADIUS
    )


def ruth() -> str:
    """A partner of long standing: silver waves, spectacles, pearls."""
    hair = path(
        "M0,-126 C-24,-128 -36,-112 -33,-94 C-35,-80 -32,-70 -25,-68 L25,-68 C32,-70 35,-80 33,-94 C36,-112 24,-128 0,-126Z",
        "#c9ccd3",
        INK,
        1.2,
    )
    waves = mirrored(line("M-29,-104 Q-33,-92 -29,-82 M-26,-110 Q-30,-96 -26,-74", "#8f95a3", 1))
    fringe = path(
        "M-24,-92 C-24,-104 -14,-108 -4,-113 C6,-106 20,-106 24,-92 C29,-108 18,-121 0,-121 C-18,-121 -29,-108 -24,-92Z",
        "#dfe1e6",
        INK,
        1,
    )
    part = line("M-5,-119 C-14,-116 -22,-110 -25,-100 M-2,-118 C8,-116 18,-112 23,-103", "#9aa0ad", 0.9)
    clothes = path(SHOULDERS, "#6b3a63", INK, 1.2) + path(
        "M-12,-57 L0,-40 L12,-57 L18,-54 L0,-32 L-18,-54Z", "#e7c9d8", INK, 1
    )
    pearls = "".join(
        path(circle(x, -54 + 5.2 * (1 - (x / 12) ** 2), 1.9), IVORY, INK, 0.6) for x in (-12, -8, -4, 0, 4, 8, 12)
    )
    studs = mirrored(path(circle(-26.4, -81.6, 2), IVORY, INK, 0.7))
    return medallion(
        "#f3e6c6",
        GOLD_LIGHT,
        hair,
        waves,
        clothes,
        face(ROSY, "#9a9fab", iris="#34506e"),
        wrinkles(ROSY),
        blush("#e58f86"),
        smile("#a8433c"),
        fringe,
        part,
        glasses("#5a4632"),
        pearls,
        studs,
    )


def walter() -> str:
    """Retired and steady: a flat cap and a white moustache."""
    sides = mirrored(path("M-23,-106 C-30,-102 -30,-90 -26,-82 L-22,-86 L-22,-104Z", "#eceae4", INK, 1))
    clothes = (
        path(SHOULDERS, "#4c5a3a", INK, 1.2)
        + path("M-14,-57 L-4,-38 L0,-46 L4,-38 L14,-57 L0,-50Z", IVORY, INK, 1)
        + path("M-3,-47 L3,-47 L4,-34 L-4,-34Z", "#9c2f2a", INK, 1)
    )
    moustache = mirrored(path("M0,-80 C-5,-83 -12,-80 -17,-73.4 C-11,-72 -4,-72.4 0,-75.6Z", "#f4f2ec", INK, 0.9))
    cap = path(
        "M-29,-105 C-34,-122 -16,-131 2,-130 C22,-129 34,-119 29,-105 C16,-112 -16,-112 -29,-105Z", "#7d6748", INK, 1.2
    )
    peak = path("M-30,-105 C-18,-114 18,-114 30,-105 C20,-100 -20,-100 -30,-105Z", "#5d4b32", INK, 1.1)
    checks = line(
        "M-20,-123 L-24,-110 M-8,-129 L-9,-112 M6,-129.6 L7,-112 M19,-125 L22,-111 M-31,-114 C-14,-121 14,-121 31,-114",
        "#a18a63",
        0.9,
    )
    button = path(circle(1, -130, 2.2), "#5d4b32", INK, 0.9)
    return medallion(
        "#dfe8dc",
        "#b9d0bd",
        sides,
        clothes,
        face(SAND, "#e2e0d8", iris="#3b5a4a", brow=2.8),
        wrinkles(SAND),
        blush("#d97e62"),
        line("M-5,-70.6 Q0,-67.6 5,-70.6", "#98483a", 1.5),
        moustache,
        cap,
        checks,
        peak,
        button,
    )


def jasper() -> str:
    """Young and sharp: tight curls under a dealer's green visor."""
    crown = "".join(
        path(circle(x, y, r), "#241a17", INK, 0.8)
        for x, y, r in (
            (-20, -110, 9),
            (20, -110, 9),
            (-13, -119, 9),
            (13, -119, 9),
            (0, -122, 10),
            (-25, -102, 6),
            (25, -102, 6),
        )
    )
    clothes = (
        path(SHOULDERS, "#e9dfc8", INK, 1.2)
        + path("M-30,-52 L-24,-34 L24,-34 L30,-52 L14,-56 L0,-42 L-14,-56Z", "#2b4a6f", INK, 1)
        + path("M-9,-48 L0,-44 L9,-48 L9,-40 L0,-43.4 L-9,-40Z", "#b5222f", INK, 0.9)
    )
    band = path("M-25,-106 Q0,-114 25,-106 L25,-101 Q0,-108 -25,-101Z", "#1c3d2c", INK, 1)
    visor = path(
        "M-27,-103.6 Q0,-112 27,-103.6 C30,-99 31,-97 31.4,-95.6 Q0,-107 -31.4,-95.6 C-31,-97 -30,-99 -27,-103.6Z",
        "#3f9a63",
        INK,
        1.1,
        opacity=0.92,
    )
    return medallion(
        "#e7d9ee", "#c9b3d9", crown, clothes, face(UMBER, "#241a17", brow=2.4), laugh("#7b2f2a"), band, visor
    )


def pearl() -> str:
    """Quick with a word: a golden head wrap and large hoops."""
    clothes = path(SHOULDERS, "#1f6166", INK, 1.2) + path(
        "M-24,-53 Q0,-26 24,-53 L16,-56 Q0,-38 -16,-56Z", GOLD_FILL, INK, 1
    )
    wrap = path(
        "M-26,-100 C-34,-120 -20,-134 2,-134 C24,-134 34,-118 26,-100 C14,-110 -14,-110 -26,-100Z", "#c2552a", INK, 1.2
    )
    folds = line(
        "M-26,-104 C-12,-118 8,-124 26,-122 M-28,-112 C-16,-124 -2,-130 14,-131 M-20,-105 C-4,-114 14,-114 27,-108",
        GOLD_LIGHT,
        1.3,
    )
    knot = path(
        "M10,-126 C12,-138 26,-140 30,-132 C34,-124 24,-116 16,-119 C12,-120 9,-122 10,-126Z", "#d5732f", INK, 1.1
    ) + line("M14,-122 C18,-128 22,-130 28,-130", GOLD_LIGHT, 1.1)
    hoops = mirrored(line(circle(-27, -76.4, 5), GOLD_DARK, 2.6), line(circle(-27, -76.4, 5), GOLD_LIGHT, 1.3))
    return medallion(
        "#d3e7e4",
        "#a9cfca",
        clothes,
        face(BRONZE, "#2a1a14", lid=2.1),
        blush("#a8503a"),
        laugh("#a3283a"),
        wrap,
        folds,
        knot,
        hoops,
    )


def otis() -> str:
    """Has seen every hand: pork-pie hat and a grey-flecked beard."""
    clothes = (
        path(SHOULDERS, "#31343f", INK, 1.2)
        + path("M-16,-57 L0,-36 L16,-57 L22,-54 L6,-30 L-6,-30 L-22,-54Z", "#4a4e5c", INK, 1)
        + path("M-10,-56 L0,-42 L10,-56 L0,-50Z", "#d9b45c", INK, 0.9)
    )
    beard = path(
        "M-24,-92 C-25,-72 -14,-57 0,-57 C14,-57 25,-72 24,-92 C21,-82 17,-79 11,-79.6 C6,-82 -6,-82 -11,-79.6 C-17,-79 -21,-82 -24,-92Z",
        "#5d5a58",
        INK,
        1,
    )
    flecks = mirrored(line("M-20,-80 l1,5 M-16,-73 l2,4 M-10,-66 l1,4 M-4,-62 l0,3", "#bdb9b4", 1))
    brim = path("M-37,-104 C-24,-112 24,-112 37,-104 C26,-98.6 -26,-98.6 -37,-104Z", "#3d2a22", INK, 1.2)
    top = path(
        "M-25,-107 L-23,-127 C-14,-131 14,-131 23,-127 L25,-107 C12,-111 -12,-111 -25,-107Z", "#54392d", INK, 1.2
    ) + line("M-21,-124 C-10,-120 10,-120 21,-124", "#3d2a22", 1.2)
    band = path(
        "M-25,-107.4 L-24.2,-114.4 C-12,-118 12,-118 24.2,-114.4 L25,-107.4 C12,-111.4 -12,-111.4 -25,-107.4Z",
        "#b5222f",
        INK,
        1,
    )
    return medallion(
        "#f1d9c0",
        "#e3b98e",
        clothes,
        face(EBONY, "#6d6a68", brow=2.8),
        beard,
        flecks,
        laugh("#6b2a26"),
        top,
        band,
        brim,
    )


def hazel() -> str:
    """New at the table and bold: red plaits, freckles, a green beret."""
    plaits = mirrored(
        *(path(circle(-29 - step * 0.8, -84 + step * 9, 6.4 - step * 0.5), "#b4532a", INK, 1) for step in range(4)),
        path("M-35,-52 l8,0 l-1,5 l-6,0Z", "#1f6166", INK, 0.9),
    )
    clothes = path(SHOULDERS, "#d8a13a", INK, 1.2) + path(
        "M-16,-57 Q0,-42 16,-57 L20,-54 Q0,-34 -20,-54Z", "#f4e3bd", INK, 1
    )
    fringe = path(
        "M-24.4,-90 C-25,-104 -14,-106 -2,-111 C-8,-104 6,-103 12,-108 C18,-104 24,-100 24.4,-90 C30,-106 20,-119 0,-119 C-20,-119 -30,-106 -24.4,-90Z",
        "#c4602f",
        INK,
        1,
    )
    beret = path(
        "M-26,-108 C-40,-112 -36,-130 -8,-133 C20,-136 40,-124 34,-112 C31,-106 18,-111 4,-111 C-10,-111 -18,-106 -26,-108Z",
        "#2c6b4a",
        INK,
        1.2,
    )
    stalk = line("M-2,-133 l2,-5", INK, 2.2) + line("M-26,-110 C-14,-113 10,-115 30,-110", "#1f4f37", 1.6)
    freckles = "".join(
        path(circle(x, y, 0.75), "#b9713f")
        for x, y in (
            (-15, -85),
            (-12, -83),
            (-17, -82.4),
            (-13.6, -80.6),
            (15, -85),
            (12, -83),
            (17, -82.4),
            (13.6, -80.6),
        )
    )
    return medallion(
        "#f6dfd3",
        "#ecbfae",
        plaits,
        clothes,
        face(ROSY, "#9a4522", iris="#3c6b3f", lid=1.9),
        blush("#e8877c"),
        freckles,
        laugh("#b23a44"),
        fringe,
        beret,
        stalk,
    )


def you_spade() -> str:
    """The player's own sign until a face is chosen: a golden spade on navy."""
    disc = path(circle(0, MIDDLE_Y, RADIUS - 0.2), NAVY)
    rings = line(circle(0, MIDDLE_Y, 43), GOLD, 0.9, opacity=0.7) + path(rays(0, MIDDLE_Y, 42, 36), GOLD, opacity=0.12)
    body = disc + rings + pip(SPADES, 0, MIDDLE_Y, 52, fill="url(#gold)")
    return document(2 * RADIUS, 2 * RADIUS, body, GRADIENTS, left=-RADIUS, top=MIDDLE_Y - RADIUS)


FACES: dict[str, Callable[[], str]] = {
    "ruth": ruth,
    "walter": walter,
    "jasper": jasper,
    "pearl": pearl,
    "otis": otis,
    "hazel": hazel,
    "you_spade": you_spade,
}
