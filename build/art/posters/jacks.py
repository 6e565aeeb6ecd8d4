"""The four jacks of the posters."""

from art.palette import Skin
from art.pips import CLUB, SPADE
from art.posters import face, held
from art.posters.colours import (
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
from art.svg import circle, clip, group, line, mirrored, moved, path, polygon

SHOULDERS = "M0,56 L18,56 C28,72 84,72 98,110 L110,190 L-110,190 L-98,110 C-84,72 -28,72 -18,56Z"
SHOULDERS_SHADE = "M0,56 L18,56 C28,72 84,72 98,110 L110,190 L0,190Z"
JACK_CLIP = clip("jack", SHOULDERS)


def features(iris: str, brow: str, skin: Skin, upper: str, lower: str, glance: float) -> str:
    """Return what makes a jack's face."""
    eyes = face.eyes(iris, glance=glance) + face.brows(face.PLAIN_BROW, brow)
    return eyes + face.nose(skin) + face.thin_lips(upper, lower)


def jack_of_spades() -> str:
    """Return the jack of spades: a knight in mail under a plumed cap of steel, a halberd."""
    mail = (
        "M0,-54 C40,-54 50,-24 48,10 C48,40 56,58 84,86 Q40,110 0,110 Q-40,110 -84,86"
        " C-56,58 -48,40 -48,10 C-50,-24 -40,-54 0,-54Z"
    )
    shade = "M0,-54 C40,-54 50,-24 48,10 C48,40 56,58 84,86 Q40,110 0,110Z"
    rows = "".join(
        line(f"M{-w} {y} " + " ".join("q4,6 8,0" for _ in range(int(w / 4))), "#6f7b96", 1.8)
        for w, y in ((44, 62), (52, 71), (60, 80), (56, 89), (44, 98))
    )
    ring = mirrored(line("M-41,-20 q6,4 1,8 q-6,4 0,8 q6,4 1,8 q-6,4 0,8 q6,4 2,8 q-6,4 2,8 q6,4 4,8", "#6f7b96", 1.8))
    opening = "M0,-36 C-26,-36 -36,-22 -35,0 C-34,26 -24,46 0,54 C24,46 34,26 35,0 C36,-22 26,-36 0,-36Z"
    helm = "M-45,-22 C-46,-60 -28,-80 0,-84 C28,-80 46,-60 45,-22 Q0,-40 -45,-22Z"
    helm_shade = "M0,-84 C28,-80 46,-60 45,-22 Q22,-31 0,-31Z"
    comb = path("M-3.4,-86 L3.4,-86 L3,-34 L-3,-34Z", GOLD)
    rim = path("M-47,-26 Q0,-46 47,-26 L45,-14 Q0,-33 -45,-14Z", GOLD) + "".join(
        path(circle(x, -29 + abs(x) * 0.2, 2.4), INK) for x in (-34, -17, 0, 17, 34)
    )
    plume = path(
        "M0,-84 C-6,-104 14,-120 40,-112 C64,-106 74,-82 66,-56 C60,-74 50,-84 34,-84 C20,-84 8,-80 0,-84Z", "#c4122c"
    )
    plume += line(
        "M4,-88 C18,-102 44,-104 60,-74 M20,-96 l-2,-12 M34,-99 l2,-12 M48,-92 l9,-9 M57,-80 l10,-4", "#f07a72", 2.4
    )
    coat = path(SHOULDERS, "#e7ebf3") + path(SHOULDERS_SHADE, "#4d5888")
    emblem = moved(path(SPADE, "#22263d"), -30, 140, scale=0.36) + moved(path(SPADE, SILVER), 30, 140, scale=0.36)
    return (
        coat
        + emblem
        + path(mail, "#b4bed2")
        + path(shade, SILVER_DARK)
        + rows
        + ring
        + path(opening, "#3a4260")
        + group(face.head(PORCELAIN, face.ROUND, ears=False), transform="translate(0,2) scale(0.97)")
        + features("#3b4a78", "#3a2a26", PORCELAIN, "#9c4a44", "#c0625a", 3)
        + plume
        + path(helm, SILVER)
        + path(helm_shade, SILVER_DARK)
        + comb
        + rim
        + held.in_hand(held.partisan("#c4122c"), PORCELAIN, "#4d5888", SILVER, "#3a4473")
    )


def jack_of_hearts() -> str:
    """Return the jack of hearts: a fair bob under a slouched beret, a ruff, an arrow."""
    hair = (
        "M0,-52 C36,-52 46,-30 45,-4 C46,20 48,36 46,48 C38,54 30,52 26,46 L-26,46"
        " C-30,52 -38,54 -46,48 C-48,36 -46,20 -45,-4 C-46,-30 -36,-52 0,-52Z"
    )
    fringe = (
        "M-36,4 C-38,-36 -24,-46 0,-46 C24,-46 38,-36 36,4 C34,-8 32,-16 28,-20 L20,-14 L12,-21"
        " L4,-14 L-4,-21 L-12,-14 L-20,-21 L-28,-14 Q-33,-8 -36,4Z"
    )
    beret = "M-40,-28 C-70,-36 -70,-74 -30,-84 C6,-94 60,-82 62,-52 C62,-36 48,-30 40,-28 Q0,-46 -40,-28Z"
    shade = "M10,-88 C40,-84 61,-72 62,-52 C62,-36 48,-30 40,-28 Q25,-36 8,-38 C26,-52 26,-74 10,-88Z"
    band = path("M-41,-32 Q0,-50 41,-32 L39,-21 Q0,-38 -39,-21Z", GOLD)
    feather = path(
        "M-34,-60 C-50,-84 -40,-112 0,-114 C38,-116 62,-104 76,-84 C50,-92 34,-84 18,-74 C0,-64 -16,-56 -34,-60Z", WHITE
    )
    feather += line(
        "M-30,-62 C-10,-88 30,-104 70,-87 M-22,-72 l-8,-18 M-8,-84 l-6,-20 M8,-93 l-2,-16 M26,-98 l6,-11",
        "#d9c4a4",
        2.2,
    )
    brooch = path(circle(-31, -57, 9.4), GOLD) + moved(
        path(
            (
                "M0,46 C-10,30 -47,6 -47,-19 C-47,-37 -35,-46 -23,-46 C-12,-46 -4,-39 0,-29"
                " C4,-39 12,-46 23,-46 C35,-46 47,-37 47,-19 C47,6 10,30 0,46Z"
            ),
            "#c4122c",
        ),
        -31,
        -56.6,
        scale=0.11,
    )
    coat = path(SHOULDERS, "#24356f") + path(SHOULDERS_SHADE, "#1b2857")
    slashes = "".join(
        path(f"M{x},84 q7,26 {x * 0.1:.1f},106 l-9,0 q-5,-60 9,-106Z", "#f2a58b" if n % 2 else GOLD)
        for n, x in enumerate(range(-72, 80, 24))
    )
    ruff = []
    for x in range(-48, 49, 12):
        y = 82 - abs(x) * 0.22
        ruff.append(path(circle(x, y, 10), WHITE if x <= 0 else "#eadfca") + line(f"M{x},{y - 9} v17", "#cdbd9f", 1.6))
    return (
        path(hair, "#dca044")
        + coat
        + group(slashes, clip="jack")
        + face.neck(PEACH)
        + "".join(ruff)
        + face.head(PEACH, face.ROUND, ears=False)
        + face.blush("#e2705c", 0.45)
        + features("#3f6b8a", "#a8681f", PEACH, "#a8443f", "#cf6256", -3)
        + mirrored(line("M-40,-10 C-42,14 -42,30 -40,44", "#f6cf7a", 2.4))
        + path(fringe, "#e8b45a")
        + path(beret, "#24356f")
        + path(shade, "#1b2857")
        + band
        + feather
        + brooch
        + held.in_hand(held.goblet("h", "#c4122c"), PEACH, "#24356f", GOLD, "#1b2857")
    )


def jack_of_diamonds() -> str:
    """Return the jack of diamonds: dark waves under a broad flat cap, a little beard, a harlequin's coat, a lance."""
    orange, deep = "#ee8a35", "#cf6a1e"
    hair = (
        "M0,-50 C36,-50 46,-30 44,-8 C54,4 46,16 46,24 C54,36 46,50 34,48 L-34,48"
        " C-46,50 -54,36 -46,24 C-46,16 -54,4 -44,-8 C-46,-30 -36,-50 0,-50Z"
    )
    locks = mirrored(line("M-40,-14 C-46,2 -38,14 -42,24 C-46,34 -42,40 -38,44", "#7a5340", 2.4))
    cap = "M-58,-44 C-62,-62 -30,-84 4,-82 C42,-80 64,-62 58,-44 C40,-56 -40,-56 -58,-44Z"
    cap_shade = "M4,-82 C42,-80 64,-62 58,-44 C46,-52 26,-54 8,-54 C20,-62 18,-76 4,-82Z"
    brim = "M-50,-36 C-36,-58 36,-58 50,-36 L42,-21 Q0,-42 -42,-21Z"
    goatee = path("M-6,47 Q0,45 6,47 Q5,60 0,66 Q-5,60 -6,47Z", "#2b1a14")
    whiskers = mirrored(
        path(
            "M0,29.6 C-6,27 -14,28.6 -22,35 C-25,36 -27,34 -27.6,32 C-29,38 -24,40.4 -19,38.6 C-12,36 -6,34.6 0,33.6Z",
            "#2b1a14",
        )
    )
    diamonds = []
    for row in range(7):
        for column in range(-6, 7):
            x, y = column * 20 + (10 if row % 2 else 0), 62 + row * 20
            fill = (CREAM, orange, "#3a6fd8")[(column + row * 2) % 3]
            diamonds.append(path(polygon([(x, y - 20.8), (x + 10.4, y), (x, y + 20.8), (x - 10.4, y)]), fill))
    coat = path(SHOULDERS, "#123a80") + group(*diamonds, clip="jack") + path(SHOULDERS_SHADE, "#0b1f4a", opacity=0.28)
    collar = path("M-18,54 L-34,68 L0,104 L34,68 L18,54 L0,74Z", CREAM) + path("M18,54 L34,68 L0,104 L0,74Z", "#e4d3ad")
    buttons = "".join(path(circle(0, y, 4), GOLD) for y in (118, 134, 150))
    jewel = path(polygon([(0, -66), (11, -51), (0, -36), (-11, -51)]), GOLD) + path(
        polygon([(0, -60), (6.6, -51), (0, -42), (-6.6, -51)]), "#3a6fd8"
    )
    return (
        path(hair, "#3d2a22")
        + locks
        + coat
        + face.neck(HONEY)
        + collar
        + buttons
        + face.head(HONEY, face.ROUND, ears=False)
        + features("#3d2716", "#2b1a14", HONEY, "#8a3a34", "#b05a4a", 3)
        + goatee
        + whiskers
        + mirrored(path("M-38,-30 C-40,-14 -40,-2 -36,10 C-32,-4 -30,-14 -24,-24Z", "#3d2a22"))
        + path(cap, orange)
        + path(cap_shade, deep)
        + path(brim, CREAM)
        + path("M0,-53 C22,-53 40,-50 50,-36 L42,-21 Q21,-32 0,-32Z", "#e4d3ad")
        + jewel
        + held.in_hand(held.rapier(GOLD_DARK), HONEY, "#123a80", GOLD, "#0e2f6a")
    )


def jack_of_clubs() -> str:
    """Return the jack of clubs: an archer with a feathered hat, a hood on the shoulders, freckles, a bow."""
    leaf, leaf_dark, brown, brown_dark = "#7cc489", "#57a56c", "#9a5a2c", "#7a441e"
    hair = "".join(
        path(circle(x, y, 12), "#8a3f1c" if x < 0 else "#6f3015")
        for x, y in ((-38, -16), (-42, 2), (-40, 20), (38, -16), (42, 2), (40, 20))
    )
    hat = "M-52,-30 C-50,-60 -28,-84 14,-92 C34,-84 48,-60 50,-34 Q0,-52 -52,-30Z"
    hat_shade = "M14,-92 C34,-84 48,-60 50,-34 Q36,-39 22,-41 C34,-56 30,-80 14,-92Z"
    brim = (
        "M-72,-22 C-50,-34 -24,-48 4,-48 C30,-48 46,-40 54,-26 C46,-22 40,-22 34,-26"
        " C10,-36 -20,-34 -44,-20 C-56,-14 -68,-14 -72,-22Z"
    )
    feather = path("M20,-50 C30,-84 56,-108 84,-112 C84,-90 66,-62 34,-44Z", "#c4472c") + path(
        "M84,-112 C84,-90 66,-62 34,-44 C54,-66 72,-88 84,-112Z", "#96301b"
    )
    feather += line("M26,-46 C42,-72 62,-96 80,-108", "#f6b48a", 2)
    coat = path(SHOULDERS, leaf) + path(SHOULDERS_SHADE, leaf_dark)
    hood = path("M-26,50 C-50,58 -76,74 -86,94 L-70,100 L-62,120 L-44,114 L-32,134 L-14,122 L0,138 L0,84Z", brown)
    hood += path("M26,50 C50,58 76,74 86,94 L70,100 L62,120 L44,114 L32,134 L14,122 L0,138 L0,84Z", brown_dark)
    laces = line("M0,84 L0,104 M-9,90 L9,98 M9,90 L-9,98", GOLD_LIGHT, 2.4)
    strap = path("M-70,88 L-54,80 L60,190 L30,190Z", "#5a3418") + path(circle(6, 148, 7), GOLD)
    freckles = mirrored(
        *(path(circle(x, y, 1.5), "#bb6a3a") for x, y in ((-24, 14), (-18, 17), (-12, 14), (-21, 21), (-15, 22)))
    )
    stubble = path(
        "M-31,16 C-27,36 -16,48 0,51.6 C16,48 27,36 31,16 C24,34 14,44 0,45.6 C-14,44 -24,34 -31,16Z", "#8a3f1c"
    )
    badge = path(circle(-20, -62, 12), GOLD) + moved(path(CLUB, "#08735a"), -20, -62, scale=0.17)
    return (
        hair
        + coat
        + strap
        + hood
        + face.neck(PEACH)
        + laces
        + face.head(PEACH, face.ROUND)
        + features("#3f7a4f", "#7a3416", PEACH, "#a04a3c", "#c9705c", -3)
        + freckles
        + stubble
        + path(
            (
                "M-36,-8 C-34,-28 -20,-34 0,-34 C20,-34 34,-28 36,-8 C30,-20 22,-22 14,-22 L8,-15 L0,-23"
                " L-8,-15 L-14,-23 C-24,-22 -32,-18 -36,-8Z"
            ),
            "#8a3f1c",
        )
        + feather
        + path(hat, leaf)
        + path(hat_shade, leaf_dark)
        + badge
        + path(brim, brown)
        + path("M4,-48 C30,-48 46,-40 54,-26 C46,-22 40,-22 34,-26 C26,-30 16,-32 6,-33Z", brown_dark)
        + held.in_hand(held.bow("#c98a4a", "#c4472c"), PEACH, leaf, brown, leaf_dark)
    )


JACKS = {"s": jack_of_spades, "h": jack_of_hearts, "d": jack_of_diamonds, "c": jack_of_clubs}
