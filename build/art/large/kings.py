"""The four kings in large print: one crown, four beards."""

from art.large.bust import (
    BLUE,
    BLUE_SHADE,
    CREAM,
    CREAM_SHADE,
    DARK,
    FAIR,
    GOLD,
    GOLD_SHADE,
    GREEN,
    GREEN_SHADE,
    RED_SHADE,
    TAN,
    face,
    halved,
    inked,
    robe,
)
from art.large.sheet import INK, RED
from art.palette import Skin
from art.pips import CLUB, DIAMOND, HEART, SPADE
from art.svg import circle, line, mirrored, moved, path

CROWN = "M-41,-20 L-52,-72 L-26,-50 L0,-88 L26,-50 L52,-72 L41,-20 Q0,-36 -41,-20Z"
CROWN_SHADE = "M0,-88 L26,-50 L52,-72 L41,-20 Q20,-28 0,-28Z"
ERMINE = "M-22,58 C-40,74 -66,76 -80,90 Q-44,136 0,138 Q44,136 80,90 C66,76 40,74 22,58 Q0,76 -22,58Z"
ERMINE_SHADE = "M0,68 Q12,66 22,58 C40,74 66,76 80,90 Q44,136 0,138Z"


def crown(sign: str, ink: str) -> str:
    """Return a crown of three points with the sign of a suit."""
    knobs = "".join(inked(circle(x, y, 7), GOLD, 3.4) for x, y in ((-53, -76), (0, -94), (53, -76)))
    return halved(CROWN, CROWN_SHADE, GOLD, GOLD_SHADE) + knobs + moved(path(sign, ink), 0, -47, scale=0.3)


def ermine() -> str:
    """Return a cape of ermine."""
    tails = mirrored(*(path(f"M{x},{y} l-5,13 l10,0Z", INK) for x, y in ((-54, 88), (-32, 104), (-12, 118))))
    return halved(ERMINE, ERMINE_SHADE, CREAM, CREAM_SHADE) + tails


def moustache(colour: str) -> str:
    """Return a moustache."""
    return mirrored(inked("M0,27 C-8,22 -22,26 -30,44 C-20,43 -8,41 0,36Z", colour, 2.6))


def king(
    beard: str,
    hair: str,
    sign: str,
    ink: str,
    cloth: tuple[str, str],
    skin: Skin = FAIR,
    locks: str = "",
    strands: str = "",
    gloss: str = "",
) -> str:
    """Return a king with a *beard* and *locks* of his own."""
    return (
        (inked(locks, hair) if locks else "")
        + robe(*cloth)
        + ermine()
        + face(skin, hair, stern=True)
        + inked(beard, hair)
        + (mirrored(line(strands, gloss, 3)) if strands else "")
        + path("M-8,40 Q0,45 8,40 Q0,49 -8,40Z", "#c0524a")
        + moustache(hair)
        + crown(sign, ink)
    )


LONG_LOCKS = "M0,-46 C36,-46 48,-26 45,2 L52,58 L-52,58 L-45,2 C-48,-26 -36,-46 0,-46Z"
POINTED = "M-37,0 C-38,30 -34,60 0,114 C34,60 38,30 37,0 C30,22 20,28 0,28 C-20,28 -30,22 -37,0Z"
CURLY = (
    "M-37,0 C-52,8 -50,26 -42,32 C-54,44 -44,62 -33,62 C-36,80 -16,88 -8,80 Q0,92 8,80 C16,88 36,80 33,62"
    " C44,62 54,44 42,32 C50,26 52,8 37,0 C30,22 20,28 0,28 C-20,28 -30,22 -37,0Z"
)
FORKED = (
    "M-37,0 C-37,34 -34,60 -14,104 Q-3,88 0,66 Q3,88 14,104 C34,60 37,34 37,0 C30,22 20,28 0,28 C-20,28 -30,22 -37,0Z"
)
SQUARE = "M-37,0 C-38,24 -37,44 -34,72 Q0,88 34,72 C37,44 38,24 37,0 C30,22 20,28 0,28 C-20,28 -30,22 -37,0Z"


def king_of_spades() -> str:
    """Return the king of spades: black hair and a pointed beard."""
    return king(
        POINTED,
        "#20222e",
        SPADE,
        INK,
        (BLUE, BLUE_SHADE),
        FAIR,
        LONG_LOCKS,
        "M-10,54 L-4,88 M-22,48 L-15,72",
        "#6d768f",
    )


def king_of_hearts() -> str:
    """Return the king of hearts: red curls."""
    locks = (
        "M0,-44 C34,-44 50,-32 46,-18 C58,-10 56,6 50,12 C58,24 50,40 40,42 L-40,42"
        " C-50,40 -58,24 -50,12 C-56,6 -58,-10 -46,-18 C-50,-32 -34,-44 0,-44Z"
    )
    return king(
        CURLY,
        "#d9772c",
        HEART,
        RED,
        (RED, RED_SHADE),
        FAIR,
        locks,
        "M-30,44 a7,7 0 1,1 10,4 M-18,64 a7,7 0 1,1 10,4",
        "#f7bd7c",
    )


def king_of_diamonds() -> str:
    """Return the king of diamonds: a brown beard in two points."""
    return king(
        FORKED, "#6b3a1c", DIAMOND, RED, (GREEN, GREEN_SHADE), TAN, "", "M-8,56 L-10,84 M-22,46 L-17,70", "#b5794a"
    )


def king_of_clubs() -> str:
    """Return the king of clubs: a grey beard cut square."""
    return king(
        SQUARE,
        "#d4cec4",
        CLUB,
        INK,
        (RED, RED_SHADE),
        DARK,
        "",
        "M-27,50 q5,8 10,0 q5,8 10,0 M-27,64 q5,8 10,0 q5,8 10,0",
        "#8d867b",
    )


KINGS = {"s": king_of_spades, "h": king_of_hearts, "d": king_of_diamonds, "c": king_of_clubs}
