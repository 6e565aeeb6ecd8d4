"""The four queens in large print: one tiara, hair of four kinds."""

import math

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
from art.svg import circle, line, mirrored, moved, on_circle, path

BREAST = "M-15,58 L15,58 L34,84 Q0,122 -34,84Z"
BREAST_SHADE = "M0,58 L15,58 L34,84 Q17,103 0,103Z"


def queen(behind: str, front: str, cloth: tuple[str, str], skin: Skin, brow: str, headdress: str, drop: str) -> str:
    """Return a queen between what lies *behind* her face and in *front* of it."""
    ears = mirrored(inked(circle(39, 36, 7), drop, 3))
    return (
        behind
        + robe(*cloth)
        + halved(BREAST, BREAST_SHADE, skin.light, skin.shade)
        + mirrored(line("M-34,84 Q-17,103 0,104", GOLD, 6))
        + face(skin, brow, lips=RED)
        + front
        + ears
        + headdress
    )


def tiara(sign: str, ink: str) -> str:
    """Return a tiara of five petals with the sign of a suit."""
    petal = "M0,0 C-13,-12 -12,-34 0,-46 C12,-34 13,-12 0,0Z"
    petals = "".join(
        moved(
            inked(petal, GOLD if turn <= 0 else GOLD_SHADE, 3.6),
            *on_circle(0, 2, 36, math.radians(turn - 90)),
            turn=turn,
        )
        for turn in (-52, 52, -27, 27, 0)
    )
    band = inked("M-40,-20 Q0,-48 40,-20 L38,-8 Q0,-36 -38,-8Z", CREAM, 3.6)
    studs = "".join(path(circle(x, -29 + abs(x) * 0.36, 3), ink) for x in (-26, -13, 0, 13, 26))
    return petals + band + studs + moved(path(sign, ink), 0, -57, scale=0.17)


def queen_of_spades() -> str:
    """Return the queen of spades: a black bob."""
    bob = inked("M0,-52 C36,-52 48,-30 47,0 L50,50 L-50,50 L-47,0 C-48,-30 -36,-52 0,-52Z", "#20222e")
    fringe = inked("M-37,6 C-38,-40 -22,-48 0,-48 C22,-48 38,-40 37,6 L30,-16 Q0,-24 -30,-16Z", "#20222e", 2.6)
    return queen(bob, fringe, (BLUE, BLUE_SHADE), FAIR, "#20222e", tiara(SPADE, INK), GOLD)


def queen_of_hearts() -> str:
    """Return the queen of hearts: long golden waves."""
    waves = (
        "M0,-50 C36,-50 48,-32 45,-12 C58,2 48,18 48,22 C62,36 54,52 48,58 C58,76 46,92 28,88 L-28,88"
        " C-46,92 -58,76 -48,58 C-54,52 -62,36 -48,22 C-48,18 -58,2 -45,-12 C-48,-32 -36,-50 0,-50Z"
    )
    front = "M0,-46 C-24,-46 -40,-34 -37,10 C-30,-4 -24,-22 0,-32 C24,-22 30,-4 37,10 C40,-34 24,-46 0,-46Z"
    gloss = mirrored(line("M-43,0 C-52,14 -42,26 -45,36 C-52,48 -46,58 -44,70", "#fbe0a0", 3.4))
    return queen(
        inked(waves, "#eab04a") + gloss,
        inked(front, "#eab04a", 2.6),
        (RED, RED_SHADE),
        FAIR,
        "#a8681f",
        tiara(HEART, RED),
        GOLD,
    )


def queen_of_diamonds() -> str:
    """Return the queen of diamonds: a veil over brown hair."""
    veil = (
        "M0,-60 C-44,-60 -58,-30 -55,8 C-53,48 -72,66 -96,112 L-60,150 L60,150 L96,112"
        " C72,66 53,48 55,8 C58,-30 44,-60 0,-60Z"
    )
    shade = "M0,-60 C44,-60 58,-30 55,8 C53,48 72,66 96,112 L60,150 L0,150Z"
    hair = "M0,-50 C-32,-50 -44,-26 -41,28 L-33,32 C-34,0 -24,-18 0,-34 C24,-18 34,0 33,32 L41,28 C44,-26 32,-50 0,-50Z"
    cloth = halved(veil, shade, CREAM, CREAM_SHADE)
    return queen(cloth, inked(hair, "#4a2a18", 2.6), (GREEN, GREEN_SHADE), TAN, "#3a2012", tiara(DIAMOND, RED), RED)


def queen_of_clubs() -> str:
    """Return the queen of clubs: a round crown of black hair."""
    places = [on_circle(0, -8, 50, math.radians(angle)) for angle in range(-204, 25, 19)]
    curls = "".join(inked(circle(x, y, 16), "#241c1e") for x, y in places) + path(circle(0, -8, 54), "#241c1e")
    front = "M0,-47 C-26,-47 -37,-28 -36,2 C-30,-16 -18,-28 0,-30 C18,-28 30,-16 36,2 C37,-28 26,-47 0,-47Z"
    return queen(curls, path(front, "#241c1e"), (RED, RED_SHADE), DARK, "#140d0c", tiara(CLUB, INK), GOLD)


QUEENS = {"s": queen_of_spades, "h": queen_of_hearts, "d": queen_of_diamonds, "c": queen_of_clubs}
