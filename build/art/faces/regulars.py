"""Six who have played at this table for years."""

from art.faces.parts import SHOULDERS, blush, face, freckles, laugh, medallion, smile, spectacles, wrinkles
from art.palette import (
    BRONZE,
    EBONY,
    GOLD_DARK,
    GOLD_FILL,
    GOLD_LIGHT,
    INK,
    IVORY,
    ROSY,
    SAND,
    UMBER,
)
from art.svg import circle, line, mirrored, moved, path


def ruth() -> str:
    """Return Ruth: silver waves, spectacles and pearls."""
    hair = path(
        "M0,-126 C-24,-128 -36,-112 -33,-94 C-35,-80 -33,-70 -26,-66 L26,-66 C33,-70 35,-80 33,-94"
        " C36,-112 24,-128 0,-126Z",
        "#c9ccd3",
        INK,
        1.2,
    )
    waves = mirrored(line("M-29,-104 Q-33,-92 -29,-82 Q-32,-75 -28,-70 M-26,-110 Q-30,-96 -26,-74", "#8f95a3", 1))
    fringe = path(
        "M-24,-92 C-24,-104 -14,-108 -4,-113 C6,-106 20,-106 24,-92 C29,-108 18,-121 0,-121"
        " C-18,-121 -29,-108 -24,-92Z",
        "#dfe1e6",
        INK,
        1,
    )
    parting = line("M-5,-119 C-14,-116 -22,-110 -25,-100 M-2,-118 C8,-116 18,-112 23,-103", "#9aa0ad", 0.9)
    coat = path(SHOULDERS, "#6b3a63", INK, 1.2)
    blouse = path("M-12,-57 L0,-38 L12,-57 L19,-54 L3,-28 L-3,-28 L-19,-54Z", "#e7c9d8", INK, 1)
    pearls = "".join(path(circle(x, -53 + 6 * (1 - (x / 12) ** 2), 2.1), IVORY, INK, 0.6) for x in range(-12, 13, 4))
    studs = mirrored(path(circle(-26.4, -81.6, 2.2), IVORY, INK, 0.7))
    bare = face(ROSY, "#9a9fab", iris="#41638a") + wrinkles(ROSY) + blush("#e58f86") + smile("#a8433c")
    dress = coat + blouse + pearls
    return medallion(
        "#f3e6c6", GOLD_LIGHT, hair, waves, dress, bare, fringe, parting, spectacles("#5a4632"), pearls, studs
    )


def walter() -> str:
    """Return Walter: a checked flat cap and a white moustache."""
    sides = mirrored(path("M-23,-106 C-31,-102 -31,-90 -27,-82 L-22,-86 L-22,-104Z", "#eceae4", INK, 1))
    coat = path(SHOULDERS, "#4c5a3a", INK, 1.2)
    shirt = path("M-14,-57 L-4,-36 L0,-44 L4,-36 L14,-57 L0,-50Z", IVORY, INK, 1)
    tie = path("M-3,-46 L3,-46 L4.6,-30 L-4.6,-30Z", "#9c2f2a", INK, 1)
    moustache = path("M0,-80 C-5,-83.4 -12,-80.4 -18,-73 C-11.4,-71.4 -4,-72 0,-75.6Z", "#f4f2ec", INK, 0.9)
    cap = path(
        "M-29,-105 C-34,-122 -16,-131 2,-130 C22,-129 34,-119 29,-105 C16,-112 -16,-112 -29,-105Z", "#8a7250", INK, 1.2
    )
    checks = line(
        "M-19,-122 L-22,-110 M-8,-128 L-9,-112 M6,-128.6 L7,-112 M18,-124 L21,-111 M-27,-116 C-12,-121 12,-121 27,-116",
        "#b59a70",
        0.9,
    )
    peak = path("M-30,-105 C-18,-114 18,-114 30,-105 C20,-100 -20,-100 -30,-105Z", "#5d4b32", INK, 1.1)
    button = path(circle(1, -130, 2.2), "#5d4b32", INK, 0.9)
    bare = face(SAND, "#e2e0d8", iris="#4c7a5e", brow=3) + wrinkles(SAND) + blush("#d97e62")
    lip = line("M-5.4,-70.8 Q0,-67 5.4,-70.8", "#98483a", 1.6)
    hat = cap + checks + peak + button
    return medallion("#dfe8dc", "#b9d0bd", sides, coat, shirt, tie, bare, lip, mirrored(moustache), hat)


CURLS = ((-20, -110, 9), (20, -110, 9), (-13, -119, 9), (13, -119, 9), (0, -122, 10), (-26, -102, 6), (26, -102, 6))


def jasper() -> str:
    """Return Jasper: tight curls under a dealer's green visor, and a bow tie."""
    curls = "".join(path(circle(x, y, radius), "#241a17", INK, 0.8) for x, y, radius in CURLS)
    coils = "".join(line(f"M{x - 3},{y} a3,3 0 1,1 3,3", "#4a3a33", 1) for x, y, _ in CURLS)
    shirt = path(SHOULDERS, "#f0e8d4", INK, 1.2)
    waistcoat = path("M-34,-52 L-28,-24 L28,-24 L34,-52 L16,-56 L0,-40 L-16,-56Z", "#2b4a6f", INK, 1)
    bow = path("M-10,-51 L0,-46.4 L10,-51 L10,-41 L0,-45 L-10,-41Z", "#b5222f", INK, 0.9)
    bow += path(circle(0, -46, 2.2), "#d04a52", INK, 0.8)
    band = path("M-25,-106 Q0,-114 25,-106 L25,-101 Q0,-108 -25,-101Z", "#1c3d2c", INK, 1)
    visor = path(
        "M-27,-105 Q0,-113 27,-105 C31,-101 33,-98 33.6,-95.6 Q0,-108 -33.6,-95.6 C-33,-98 -31,-101 -27,-105Z",
        "#3f9a63",
        INK,
        1.1,
    )
    shine = line("M-24,-102.6 Q-12,-106.4 -2,-106.6", "#a5dcb8", 1.2)
    bare = face(UMBER, "#241a17", brow=2.6) + blush("#a04a34", 0.25) + laugh("#7b2f2a")
    return medallion("#e7d9ee", "#c9b3d9", curls, coils, shirt, waistcoat, bow, bare, band, visor, shine)


def pearl() -> str:
    """Return Pearl: a wound head wrap and large golden hoops."""
    dress = path(SHOULDERS, "#1f6166", INK, 1.2)
    collar = path("M-24,-53 Q0,-24 24,-53 L16,-56 Q0,-38 -16,-56Z", GOLD_FILL, INK, 1)
    wrap = path(
        "M-26,-100 C-34,-120 -20,-133 2,-133 C24,-133 34,-118 26,-100 C14,-110 -14,-110 -26,-100Z", "#c2552a", INK, 1.2
    )
    folds = line(
        "M-26,-104 C-12,-118 8,-124 26,-122 M-28,-112 C-16,-124 -2,-129 12,-130 M-20,-105 C-4,-114 14,-114 27,-108",
        GOLD_LIGHT,
        1.4,
    )
    knot = path("M6,-125 C6,-136 18,-140 24,-134 C30,-127 22,-117 14,-119 C9,-120 6,-121 6,-125Z", "#d97a35", INK, 1.1)
    crease = line("M10,-121 C13,-127 17,-130 23,-131", GOLD_LIGHT, 1.2)
    ring = circle(-27, -75.6, 5.6)
    hoops = mirrored(line(ring, GOLD_DARK, 2.8), line(ring, GOLD_LIGHT, 1.4))
    bare = face(BRONZE, "#2a1a14", lid=2.2) + blush("#a8503a") + laugh("#a3283a")
    return medallion("#d3e7e4", "#a9cfca", dress, collar, bare, wrap, folds, knot, crease, hoops)


def otis() -> str:
    """Return Otis: a pork-pie hat and a grey-flecked beard."""
    coat = path(SHOULDERS, "#31343f", INK, 1.2)
    lapels = path("M-16,-57 L0,-34 L16,-57 L24,-54 L7,-24 L-7,-24 L-24,-54Z", "#4a4e5c", INK, 1)
    scarf = path("M-11,-56 L0,-40 L11,-56 L0,-50Z", "#d9b45c", INK, 0.9)
    beard = path(
        "M-24,-92 C-25,-72 -14,-57 0,-57 C14,-57 25,-72 24,-92 C21,-82 17,-79 11,-80 C6,-82.4 -6,-82.4 -11,-80"
        " C-17,-79 -21,-82 -24,-92Z",
        "#4b4644",
        INK,
        1,
    )
    flecks = mirrored(line("M-20.4,-81 l1,5 M-17,-74 l2,4 M-11,-66 l1.4,4 M-5,-62.4 l.4,3", "#b9b4ae", 1.1))
    brim = path("M-37,-104 C-24,-112 24,-112 37,-104 C26,-98.6 -26,-98.6 -37,-104Z", "#3d2a22", INK, 1.2)
    crown = path(
        "M-25,-107 L-23,-127 C-14,-131 14,-131 23,-127 L25,-107 C12,-111 -12,-111 -25,-107Z", "#6a4737", INK, 1.2
    )
    dent = line("M-21,-124 C-10,-120 10,-120 21,-124", "#3d2a22", 1.2)
    band = path(
        "M-25,-107.4 L-24.2,-114.4 C-12,-118 12,-118 24.2,-114.4 L25,-107.4 C12,-111.4 -12,-111.4 -25,-107.4Z",
        "#b5222f",
        INK,
        1,
    )
    bare = face(EBONY, "#6d6a68", brow=2.8) + beard + flecks + laugh("#6b2a26")
    return medallion("#f1d9c0", "#e3b98e", coat, lapels, scarf, bare, crown, dent, band, brim)


PLAIT = "M-6,-4.6 C-2,-8 5,-5.6 6,-1 C6.6,3.4 2,6.4 -2,5 C-6,3.6 -7.4,-1.4 -6,-4.6Z"


def hazel() -> str:
    """Return Hazel: red plaits, freckles and a green beret."""
    strands = []
    for step in range(5):
        strand = path(PLAIT, "#b4532a", INK, 1)
        strands.append(moved(strand, -28.6 - step * 0.9, -88 + step * 8, scale=(1 if step % 2 else -1, 1)))
    ribbon = path("M-37,-50.6 h8.4 l1.6,7 h-11.6Z", "#1f6166", INK, 0.9)
    jumper = path(SHOULDERS, "#d8a13a", INK, 1.2)
    neckline = path("M-16,-57 Q0,-40 16,-57 L21,-54 Q0,-31 -21,-54Z", "#f4e3bd", INK, 1)
    fringe = path(
        "M-24.4,-90 C-25,-101 -18,-105 -8,-108 C4,-110 12,-108 17,-104 C21,-100 24,-96 24.4,-90"
        " C30,-106 20,-119 0,-119 C-20,-119 -30,-106 -24.4,-90Z",
        "#c4602f",
        INK,
        1,
    )
    strand_lines = line("M-22,-102 C-12,-112 2,-113 14,-110 M-24,-97 C-18,-106 -10,-110 0,-112", "#e59060", 0.9)
    beret = path(
        "M-26,-107 C-40,-110 -37,-128 -8,-131 C20,-134 40,-123 34,-112 C31,-106 18,-112 4,-112"
        " C-10,-112 -18,-106 -26,-107Z",
        "#2c6b4a",
        INK,
        1.2,
    )
    stalk = line("M-2,-131 l2,-4.6", INK, 2.2)
    fold = line("M-30,-114 C-16,-117 10,-120 30,-116", "#4f9370", 1.3)
    bare = face(ROSY, "#9a4522", iris="#4d8a50", lid=2) + blush("#e8877c") + freckles("#b9713f") + laugh("#b23a44")
    hat = beret + stalk + fold
    return medallion(
        "#f6dfd3", "#ecbfae", mirrored(*strands, ribbon), jumper, neckline, bare, fringe, strand_lines, hat
    )
