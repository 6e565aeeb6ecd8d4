"""The four kings of the posters."""

import math

from art.palette import Skin
from art.pips import CLUB, DIAMOND, HEART, SPADE
from art.posters import face, held
from art.posters.colours import (
    COCOA,
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    HONEY,
    INK,
    PEACH,
    PORCELAIN,
    SILVER,
    SILVER_DARK,
    WHITE,
)
from art.svg import circle, group, line, mirrored, moved, on_circle, path, polygon

SHOULDERS = "M0,56 L22,56 C34,70 92,72 106,108 L116,190 L-116,190 L-106,108 C-92,72 -34,70 -22,56Z"
SHOULDERS_SHADE = "M0,56 L22,56 C34,70 92,72 106,108 L116,190 L0,190Z"
ERMINE = "M-24,54 C-40,70 -70,72 -84,84 C-66,118 -30,136 0,140 C30,136 66,118 84,84 C70,72 40,70 24,54Z"
ERMINE_SHADE = "M0,54 L24,54 C40,70 70,72 84,84 C66,118 30,136 0,140Z"
TAILS = ((-62, 84), (-44, 98), (-24, 112), (-40, 76), (-60, 100), (-38, 116))


def ermine(shade: str = "#e8dcc4") -> str:
    """Return a cape of ermine."""
    tails = mirrored(*(path(f"M{x},{y} l-4,11 l8,0Z", INK) for x, y in TAILS))
    return path(ERMINE, WHITE) + path(ERMINE_SHADE, shade) + tails


def features(iris: str, brow: str, skin: Skin, lip: str) -> str:
    """Return what makes a king's face."""
    eyes = face.eyes(iris) + face.brows(face.STERN_BROW, brow)
    return eyes + face.nose(skin) + path(face.THIN_LOWER, lip)


def moustache(colour: str, shade: str) -> str:
    """Return a moustache that hangs at both sides of the mouth."""
    half = "M0,27 C-7,24 -20,26 -28,44 C-19,42 -9,40 0,35Z"
    return path(half, colour) + path(half, shade, transform="scale(-1,1)")


def king_of_spades() -> str:
    """Return the king of spades: a long black beard with silver in it, a crown of five points, a sword."""
    hair = (
        "M0,-50 C36,-50 46,-30 44,0 L50,62 C40,70 30,68 26,60 L-26,60 C-30,68 -40,70 -50,62"
        " L-44,0 C-46,-30 -36,-50 0,-50Z"
    )
    beard = (
        "M-36,2 C-36,22 -40,44 -32,66 C-24,92 -10,112 0,126 C10,112 24,92 32,66 C40,44 36,22 36,2"
        " C30,20 22,28 12,28 L-12,28 C-22,28 -30,20 -36,2Z"
    )
    streaks = mirrored(
        line("M-9,48 C-9,72 -5,94 -1,112 M-19,44 C-21,66 -16,82 -10,98 M-28,34 C-32,50 -28,64 -23,76", "#6d7487", 2.4)
    )
    points = (
        "M-40,-34 L-52,-84 L-29,-60 L-24,-94 L-9,-64 L0,-104 L9,-64 L24,-94 L29,-60 L52,-84 L40,-34 Q0,-48 -40,-34Z"
    )
    right = "M0,-104 L9,-64 L24,-94 L29,-60 L52,-84 L40,-34 Q20,-41 0,-41Z"
    knobs = "".join(
        path(circle(x, y, 4.4), GOLD_LIGHT) for x, y in ((-52, -86), (-24, -96), (0, -106), (24, -96), (52, -86))
    )
    crown = path(points, GOLD) + path(right, GOLD_DARK) + knobs + moved(path(SPADE, "#22263d"), 0, -62, scale=0.2)
    band = path("M-41,-36 Q0,-50 41,-36 L39,-22 Q0,-36 -39,-22Z", "#3b4a7d") + "".join(
        path(circle(x, -36 + abs(x) * 0.16, 3), GOLD_LIGHT if x else SILVER) for x in (-30, -15, 0, 15, 30)
    )
    robe = path(SHOULDERS, "#4d5888") + path(SHOULDERS_SHADE, "#3a4473")
    orders = mirrored(line("M-66,100 L-22,190 M-82,92 L-50,190", SILVER_DARK, 3))
    return (
        path(hair, INK)
        + robe
        + orders
        + ermine()
        + face.neck(PORCELAIN, face.STRONG_NECK)
        + face.head(PORCELAIN, face.STRONG, ears=False)
        + features("#4a5a86", INK, PORCELAIN, "#a8443f")
        + path(beard, "#2a2c3a")
        + path("M36,2 C36,22 40,44 32,66 C24,92 10,112 0,126 L0,46 L0,28 L12,28 C22,28 30,20 36,2Z", INK)
        + streaks
        + path(face.THIN_LOWER, "#b3524b")
        + moustache("#2a2c3a", INK)
        + crown
        + band
        + held.in_hand(held.sword(), PORCELAIN, "#4d5888", SILVER, "#3a4473")
    )


def king_of_hearts() -> str:
    """Return the king of hearts: red curls all round, an arched crown, a sceptre."""
    red, deep, light = "#d9772c", "#b9581c", "#f3ac66"
    side = "".join(
        path(circle(x, y, r), red if x < 0 else deep)
        for x, y, r in (
            (-44, -20, 13),
            (-47, 0, 13),
            (-46, 20, 13),
            (-42, 38, 13),
            (44, -20, 13),
            (47, 0, 13),
            (46, 20, 13),
            (42, 38, 13),
        )
    )
    lumps = (
        (-34, 34, 13),
        (-33, 52, 14),
        (-26, 70, 14),
        (-12, 82, 14),
        (34, 34, 13),
        (33, 52, 14),
        (26, 70, 14),
        (12, 82, 14),
        (0, 84, 14),
    )
    edge = "".join(path(circle(x, y, r), red if x < 0 else deep) for x, y, r in lumps)
    beard = path("M-37,6 C-32,22 -22,28 -12,28 L0,28 L0,84 L-24,70 L-36,40Z", red) + path(
        "M37,6 C32,22 22,28 12,28 L0,28 L0,84 L24,70 L36,40Z", deep
    )
    rolls = "".join(
        line(f"M{x - 5},{y + 3} a6,6 0 1,1 9,3", light if x < 0 else "#e08f4a", 2.2)
        for x, y, _ in (*lumps[:4], *lumps[4:8], (-14, 56, 0), (14, 56, 0), (0, 70, 0))
    )
    rolls += "".join(
        line(f"M{x - 5},{y + 3} a6,6 0 1,1 9,3", light if x < 0 else "#e08f4a", 2.2)
        for x in (-46, 46)
        for y in (-19, 1, 21)
    )
    velvet = path("M-38,-34 C-60,-66 -40,-88 -14,-82 L0,-72 L14,-82 C40,-88 60,-66 38,-34 Q0,-48 -38,-34Z", "#24356f")
    velvet += path("M0,-72 L14,-82 C40,-88 60,-66 38,-34 Q19,-41 0,-41Z", "#1b2857")
    arches = mirrored(
        path("M-40,-34 C-66,-66 -46,-98 -14,-90 Q-4,-86 0,-76 L0,-64 Q-8,-80 -20,-80 C-44,-84 -50,-64 -30,-38Z", GOLD)
    )
    middle = path("M-6,-42 L-5,-84 L5,-84 L6,-42Z", GOLD_LIGHT)
    cross = path("M-3,-84 V-92 H-10 V-98 H-3 V-106 H3 V-98 H10 V-92 H3 V-84Z", GOLD_LIGHT)
    pearls = mirrored(*(path(circle(x, y, 3), CREAM) for x, y in ((-52, -64), (-48, -80), (-34, -90), (-18, -90))))
    band = path("M-41,-38 Q0,-52 41,-38 L39,-23 Q0,-37 -39,-23Z", GOLD) + "".join(
        moved(path(HEART, "#c4122c"), x, -38 + abs(x) * 0.17, scale=0.085) for x in (-28, -14, 0, 14, 28)
    )
    robe = path(SHOULDERS, "#24356f") + path(SHOULDERS_SHADE, "#1b2857")
    border = mirrored(path("M-20,136 L-30,190 L-6,190 L0,140Z", GOLD))
    signs = mirrored(
        *(moved(path(HEART, GOLD), x, y, scale=0.13) for x, y in ((-48, 138), (-70, 128), (-58, 156), (-84, 150)))
    )
    return (
        side
        + robe
        + border
        + signs
        + ermine()
        + face.neck(PEACH, face.STRONG_NECK)
        + face.head(PEACH, face.STRONG, ears=False)
        + face.blush("#e2705c", 0.35)
        + features("#3f6b8a", deep, PEACH, "#a8443f")
        + edge
        + beard
        + rolls
        + path(face.THIN_LOWER, "#a8383a")
        + moustache("#e08a3e", "#c96a26")
        + velvet
        + arches
        + middle
        + cross
        + pearls
        + band
        + held.in_hand(held.sceptre(held.orb("h", "#c4122c")), PEACH, "#24356f", GOLD, "#1b2857")
    )


def king_of_diamonds() -> str:
    """Return the king of diamonds: a wound turban with jewel and plume, a beard in two points, a gem on a staff."""
    orange, deep = "#ee8a35", "#cf6a1e"
    beard = (
        "M-36,0 C-35,26 -34,46 -22,62 C-14,72 -9,84 -8,100 Q-2,90 0,76 Q2,90 8,100"
        " C9,84 14,72 22,62 C34,46 35,26 36,0 C30,20 22,28 12,28 L-12,28 C-22,28 -30,20 -36,0Z"
    )
    beard_shade = "M0,28 L12,28 C22,28 30,20 36,0 C35,26 34,46 22,62 C14,72 9,84 8,100 Q2,90 0,76Z"
    curls = mirrored(
        path("M0,27 C-8,22 -20,26 -26,34 C-32,42 -40,40 -42,32 C-44,46 -32,52 -22,46 C-12,42 -4,38 0,35Z", "#241a17")
    )
    wrap = (
        "M0,-90 C-34,-92 -60,-74 -54,-48 C-50,-32 -42,-26 -38,-18 Q0,-46 38,-18"
        " C42,-26 50,-32 54,-48 C60,-74 34,-92 0,-90Z"
    )
    shade = "M0,-90 C34,-92 60,-74 54,-48 C50,-32 42,-26 38,-18 Q19,-32 0,-32Z"
    folds = mirrored(
        line(
            "M-44,-28 C-30,-48 -12,-56 0,-58 M-52,-44 C-38,-66 -18,-74 0,-74 M-48,-68 C-36,-82 -16,-86 0,-86",
            "#d8c6a0",
            2.6,
        )
    )
    jewel = path(polygon([(0, -74), (15, -54), (0, -34), (-15, -54)]), GOLD) + moved(
        path(DIAMOND, "#3a6fd8"), 0, -54, scale=0.28
    )
    plume = path("M0,-70 C-12,-84 -10,-104 4,-116 C16,-110 18,-92 4,-70Z", WHITE) + path(
        "M4,-116 C16,-110 18,-92 4,-70 Q8,-92 4,-116Z", "#d8c6a0"
    )
    strings = mirrored(*(path(circle(x, y, 2.6), GOLD_LIGHT) for x, y in ((-14, -44), (-22, -38), (-29, -31))))
    robe = path(SHOULDERS, orange) + path(SHOULDERS_SHADE, deep)
    collar = path("M-22,56 C-30,72 -50,74 -62,80 L-26,190 L26,190 L62,80 C50,74 30,72 22,56 L0,92Z", CREAM)
    collar += path("M22,56 C30,72 50,74 62,80 L26,190 L0,190 L0,92Z", "#e4d3ad")
    edge = mirrored(line("M-23,58 C-31,74 -51,76 -63,82 L-27,190", GOLD, 5))
    stones = "".join(
        moved(path(DIAMOND, "#3a6fd8" if n % 2 else deep), 0, y, scale=0.17) for n, y in enumerate((118, 138, 158))
    )
    stones += mirrored(
        *(moved(path(DIAMOND, GOLD), x, y, scale=0.15) for x, y in ((-66, 110), (-82, 130), (-58, 136), (-74, 156)))
    )
    gem = held.gem("#6fb1f2", "#3a6fd8", "#123a80")
    return (
        robe
        + collar
        + stones
        + edge
        + face.neck(HONEY, face.STRONG_NECK)
        + face.head(HONEY, face.STRONG)
        + features("#3d2716", "#241a17", HONEY, "#8a3a34")
        + path(beard, "#382823")
        + path(beard_shade, "#241a17")
        + mirrored(line("M-24,36 C-22,54 -14,66 -11,80 M-12,46 C-10,58 -7,66 -6,78", "#6a5047", 2))
        + path(face.THIN_LOWER, "#a04a40")
        + curls
        + path(wrap, WHITE)
        + path(shade, "#ebdfc4")
        + folds
        + plume
        + jewel
        + strings
        + held.in_hand(held.sceptre(gem), HONEY, orange, GOLD, deep)
    )


def king_of_clubs() -> str:
    """Return the king of clubs: a grey beard cut square, a tall woven crown, a collar of beads, a mace."""
    beard = (
        "M-36,0 C-36,24 -36,44 -32,62 Q-16,76 0,76 Q16,76 32,62 C36,44 36,24 36,0"
        " C31,18 24,25 12,26 L-12,26 C-24,25 -31,18 -36,0Z"
    )
    shade = "M0,26 L12,26 C24,25 31,18 36,0 C36,24 36,44 32,62 Q16,76 0,76Z"
    curls = mirrored(
        line(
            (
                "M-30,30 q3.5,7 8,0 q3.5,7 8,0 M-30,44 q3.5,7 8,0 q3.5,7 8,0 q3.5,7 8,0 M-28,58"
                " q3.5,7 8,0 q3.5,7 8,0 q3.5,7 8,0"
            ),
            "#f3eee6",
            2,
        )
    )
    tower = "M-39,-22 L-44,-78 Q0,-94 44,-78 L39,-22 Q0,-38 -39,-22Z"
    weave = []
    for row, y in enumerate((-70, -54)):
        for column in range(-3, 4):
            x = column * 12
            top = y - 6 + abs(x) * 0.12
            weave.append(path(f"M{x},{top} l6,8 l-6,8 l-6,-8Z", ("#7a2458", "#08735a")[(row + column) % 2]))
    rims = path("M-40,-34 Q0,-50 40,-34 L38,-20 Q0,-36 -38,-20Z", GOLD_LIGHT) + path(
        "M-45,-82 Q0,-98 45,-82 L44,-72 Q0,-88 -44,-72Z", GOLD_LIGHT
    )
    trefoils = "".join(moved(path(CLUB, GOLD), x, y, scale=0.3) for x, y in ((-34, -98), (34, -98), (0, -106)))
    beads = "".join(
        path(circle(x, -34 + abs(x) * 0.16, 3), ("#7a2458", "#08735a")[n % 2])
        for n, x in enumerate((-30, -20, -10, 0, 10, 20, 30))
    )
    robe = path(SHOULDERS, "#7a2458") + path(SHOULDERS_SHADE, "#5d1944")
    collar = []
    for radius, colour in ((86, GOLD), (76, "#08735a"), (66, CREAM), (57, "#c4472c"), (47, "#3d1030")):
        collar.append(path(f"M-{radius},82 Q0,{84 + radius * 1.2:.1f} {radius},82 L26,54 L-26,54Z", colour))
    drops = "".join(
        path(circle(*on_circle(0, 72, 61, math.radians(90 + step * 17)), 3.6), GOLD_DARK) for step in range(-4, 5)
    )
    stripes = mirrored(
        path("M-94,100 L-70,108 L-78,190 L-110,190Z", GOLD), path("M-88,106 L-77,110 L-86,190 L-100,190Z", "#08735a")
    )
    return (
        robe
        + stripes
        + "".join(collar)
        + drops
        + face.neck(COCOA, face.STRONG_NECK)
        + face.head(COCOA, face.STRONG)
        + features("#1f120d", "#d9d2c6", COCOA, "#6d2b26")
        + path(beard, "#cbc4b8")
        + path(shade, "#a79f92")
        + curls
        + path(face.THIN_LOWER, "#8a3d36")
        + moustache("#ddd6ca", "#bab2a5")
        + path(tower, GOLD)
        + group(*weave)
        + path("M0,-86 Q22,-86 44,-78 L39,-22 Q19,-30 0,-30Z", INK, opacity=0.16)
        + trefoils
        + rims
        + beads
        + held.in_hand(held.mace(), COCOA, "#7a2458", GOLD, "#5d1944")
    )


KINGS = {"s": king_of_spades, "h": king_of_hearts, "d": king_of_diamonds, "c": king_of_clubs}
