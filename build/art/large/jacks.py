"""The four jacks in large print: four hats."""

from art.large.bust import (
    BLUE,
    BLUE_SHADE,
    CREAM,
    CREAM_SHADE,
    FAIR,
    GOLD,
    GREEN,
    GREEN_SHADE,
    RED_SHADE,
    STEEL,
    STEEL_SHADE,
    TAN,
    face,
    halved,
    inked,
    robe,
)
from art.large.sheet import INK, RED
from art.palette import Skin
from art.pips import CLUB, SPADE
from art.svg import circle, line, mirrored, moved, path, polygon


def jack(behind: str, cloth: tuple[str, str], collar: str, skin: Skin, brow: str, front: str, hat: str) -> str:
    """Return a jack with *collar* and *hat*."""
    return (
        behind
        + robe(*cloth)
        + inked("M-16,58 L-40,72 L0,118 L40,72 L16,58 L0,80Z", collar)
        + face(skin, brow)
        + front
        + hat
    )


def jack_of_spades() -> str:
    """Return the jack of spades: a steel cap with a red plume over a dark bob."""
    bob = inked(
        "M0,-48 C36,-48 47,-28 46,0 L48,44 Q38,54 28,46 L-28,46 Q-38,54 -48,44 L-46,0 C-47,-28 -36,-48 0,-48Z",
        "#3a2a26",
    )
    plume = inked("M-4,-76 C-4,-104 28,-112 50,-94 C64,-82 64,-58 56,-42 C52,-60 40,-70 20,-70Z", RED)
    helm = halved(
        "M-46,-18 C-48,-58 -28,-78 0,-80 C28,-78 48,-58 46,-18 Q0,-38 -46,-18Z",
        "M0,-80 C28,-78 48,-58 46,-18 Q23,-28 0,-28Z",
        STEEL,
        STEEL_SHADE,
    )
    rim = inked("M-48,-22 Q0,-44 48,-22 L46,-8 Q0,-30 -46,-8Z", GOLD, 3.6)
    return jack(
        bob,
        (BLUE, BLUE_SHADE),
        STEEL,
        FAIR,
        "#3a2a26",
        "",
        plume + helm + rim + moved(path(SPADE, INK), 0, -54, scale=0.26),
    )


def jack_of_hearts() -> str:
    """Return the jack of hearts: a slouched red beret with a white feather over fair hair."""
    bob = inked(
        (
            "M0,-46 C36,-46 47,-26 47,0 C48,22 52,36 50,48 Q38,58 28,48 L-28,48 Q-38,58 -50,48"
            " C-52,36 -48,22 -47,0 C-47,-26 -36,-46 0,-46Z"
        ),
        "#eab04a",
    )
    fringe = inked(
        "M-37,4 C-38,-34 -24,-44 0,-44 C24,-44 38,-34 37,4 L28,-16 L18,-8 L8,-17 L-4,-8 L-14,-17 L-26,-8Z",
        "#eab04a",
        2.6,
    )
    beret = halved(
        "M-42,-22 C-74,-30 -72,-68 -30,-78 C10,-88 62,-74 64,-46 C64,-32 52,-24 42,-22 Q0,-40 -42,-22Z",
        "M8,-80 C40,-78 63,-68 64,-46 C64,-32 52,-24 42,-22 Q24,-30 4,-31 C24,-46 26,-64 8,-80Z",
        RED,
        RED_SHADE,
    )
    band = inked("M-42,-24 Q0,-44 42,-24 L40,-12 Q0,-32 -40,-12Z", GOLD, 3.6)
    feather = inked(
        "M-36,-52 C-50,-82 -30,-104 6,-104 C36,-104 58,-92 66,-76 C44,-84 32,-74 16,-66 C-2,-56 -22,-46 -36,-52Z",
        CREAM,
        3.6,
    )
    return jack(
        bob,
        (BLUE, BLUE_SHADE),
        CREAM,
        FAIR,
        "#a8681f",
        fringe,
        beret + feather + band + inked(circle(-36, -50, 9), GOLD, 3),
    )


def jack_of_diamonds() -> str:
    """Return the jack of diamonds: a white turban with a red stone, a little beard."""
    whiskers = mirrored(path("M0,28 C-8,24 -18,27 -27,37 C-18,41 -8,39 0,35Z", "#2b1a14")) + path(
        "M-7,47 Q0,44 7,47 Q6,62 0,68 Q-6,62 -7,47Z", "#2b1a14"
    )
    wrap = halved(
        (
            "M0,-84 C-36,-86 -62,-66 -56,-40 C-52,-26 -44,-18 -40,-8 Q0,-36 40,-8"
            " C44,-18 52,-26 56,-40 C62,-66 36,-86 0,-84Z"
        ),
        "M0,-84 C36,-86 62,-66 56,-40 C52,-26 44,-18 40,-8 Q20,-22 0,-22Z",
        CREAM,
        CREAM_SHADE,
    )
    folds = mirrored(line("M-46,-18 C-32,-42 -14,-50 0,-52 M-54,-38 C-40,-58 -18,-68 0,-68", INK, 2.6))
    stone = inked(polygon([(0, -74), (15, -54), (0, -34), (-15, -54)]), RED, 3.6)
    return jack("", (GREEN, GREEN_SHADE), GOLD, TAN, "#2b1a14", whiskers, wrap + folds + stone)


def jack_of_clubs() -> str:
    """Return the jack of clubs: an archer's hat with a red feather over brown curls."""
    hair = "".join(
        inked(circle(x, y, 13), "#7a3a1a") for x, y in ((-40, -10), (-44, 8), (-42, 26), (40, -10), (44, 8), (42, 26))
    )
    fringe = path(
        (
            "M-37,0 C-36,-26 -22,-34 0,-34 C22,-34 36,-26 37,0 C30,-14 22,-16 14,-16 L6,-8 L-2,-17"
            " L-12,-8 L-18,-16 C-26,-16 -32,-12 -37,0Z"
        ),
        "#7a3a1a",
    )
    feather = inked("M18,-46 C22,-80 38,-104 60,-112 C68,-90 56,-58 34,-40Z", RED, 3.6)
    hat = halved(
        "M-54,-24 C-52,-54 -28,-78 14,-86 C34,-78 50,-54 52,-28 Q0,-46 -54,-24Z",
        "M14,-86 C34,-78 50,-54 52,-28 Q38,-33 22,-35 C34,-50 28,-74 14,-86Z",
        GREEN,
        GREEN_SHADE,
    )
    brim = inked(
        (
            "M-66,-12 C-48,-26 -24,-42 4,-42 C30,-42 48,-34 56,-20 C48,-15 42,-15 34,-19"
            " C10,-29 -20,-27 -42,-12 C-52,-6 -62,-6 -66,-12Z"
        ),
        GOLD,
    )
    return jack(
        hair,
        (GREEN, GREEN_SHADE),
        "#a5622c",
        TAN,
        "#5a2a12",
        fringe,
        feather + hat + brim + moved(path(CLUB, CREAM), -14, -58, scale=0.26),
    )


JACKS = {"s": jack_of_spades, "h": jack_of_hearts, "d": jack_of_diamonds, "c": jack_of_clubs}
