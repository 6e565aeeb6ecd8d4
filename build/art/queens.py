"""The four queens: each with hair, headdress and neck of her own."""

import math

from art.features import ROUGE, blush, eyes, mouth, nose, skull
from art.palette import GOLD_FILL, GOLD_LIGHT, INK, IVORY, Suit
from art.pips import pip
from art.svg import circle, line, mirrored, moved, on_circle, path, polygon

NECK = "M-8.5,-70 L-8.5,-60 C-9,-57 -12,-56 -18,-55 Q0,-46 18,-55 C12,-56 9,-57 8.5,-60 L8.5,-70Z"
NECK_SIDE = "M-8.5,-66 L-8.5,-60 C-9,-57 -12,-56 -16,-55.4"
CHAIN = "M-10.4,-56.6 C-9.4,-49.4 -5,-46.4 0,-46.4 C5,-46.4 9.4,-49.4 10.4,-56.6"
STRAIGHT = (
    "M0,-122 C-26,-122 -35,-106 -34,-88 C-33,-72 -38,-62 -34,-50 C-28,-44 -18,-50 -16,-62"
    " L16,-62 C18,-50 28,-44 34,-50 C38,-62 33,-72 34,-88 C35,-106 26,-122 0,-122Z"
)
STRAIGHT_STRANDS = "M-29,-96 C-27,-80 -32,-68 -29,-53 M-24.5,-98 C-24,-80 -27,-66 -24,-52"
WAVES = (
    "M0,-122 C-26,-122 -34,-108 -32,-96 C-40,-90 -38,-80 -33,-77 C-41,-70 -38,-60 -33,-57"
    " C-36,-48 -26,-44 -19,-52 L-16,-62 L16,-62 L19,-52 C26,-44 36,-48 33,-57 C38,-60 41,-70 33,-77"
    " C38,-80 40,-90 32,-96 C34,-108 26,-122 0,-122Z"
)
WAVE_STRANDS = "M-27,-102 C-33,-92 -29,-86 -27,-80 C-34,-72 -29,-64 -27,-60 M-23,-96 C-27,-84 -24,-76 -25,-66"
CAP_OF_HAIR = "M0,-122 C-24,-122 -32,-108 -29,-90 L-24,-74 L24,-74 L29,-90 C32,-108 24,-122 0,-122Z"
FRINGE = (
    "M-22,-92 C-22,-106 -13,-111 0,-113 C13,-111 22,-106 22,-92 C26,-102 24,-119 0,-120 C-24,-119 -26,-102 -22,-92Z"
)
PARTING = "M0,-118 C-9,-115 -17,-110 -20.5,-100 M0,-118 C9,-115 17,-110 20.5,-100"
BAND = "M-25,-110 Q0,-121 25,-110 L24,-104.5 Q0,-115 -24,-104.5Z"
PETAL = "M0,0 C-8,-7 -7,-18 0,-25 C7,-18 8,-7 0,0Z"
VEIL = (
    "M0,-131 C-32,-131 -43,-108 -41,-84 C-40,-66 -47,-56 -50,-44 L-30,-48 L30,-48 L50,-44 C47,-56 40,-66 41,-84"
    " C43,-108 32,-131 0,-131Z"
)
CORONET = "M-23,-112 L-26,-129 L-13,-120 L0,-136 L13,-120 L26,-129 L23,-112 Q0,-121 -23,-112Z"
FLARE = "M-24,-108 C-34,-118 -38,-128 -37,-134 Q0,-146 37,-134 C38,-128 34,-118 24,-108 Q0,-119 -24,-108Z"
FLARE_RIM = "M-37,-134 Q0,-146 37,-134 L36,-129.6 Q0,-141 -36,-129.6Z"


def queen_hair(suit: Suit) -> str:
    """Return what hangs behind a queen's face, and her neck with its chain."""
    behind = {"s": straight_hair, "h": plaits, "d": waved_hair, "c": bound_hair}[suit.letter](suit)
    neck = path(NECK, suit.skin.shade) + mirrored(line(NECK_SIDE, INK, 0.9)) + line(CHAIN, GOLD_LIGHT, 2)
    return behind + neck + pip(suit, 0, -41.5, 11, fill=suit.main)


def straight_hair(suit: Suit) -> str:
    """Return long straight hair."""
    return path(STRAIGHT, suit.hair, INK, 1.3) + mirrored(line(STRAIGHT_STRANDS, suit.strand, 1))


def waved_hair(suit: Suit) -> str:
    """Return long hair in waves."""
    return path(WAVES, suit.hair, INK, 1.3) + mirrored(line(WAVE_STRANDS, suit.strand, 1))


def queen_veil(suit: Suit) -> str:
    """Return the veil that falls behind the shoulders of the queen of hearts; the others wear none."""
    if suit.letter != "h":
        return ""
    return path(VEIL, IVORY, INK, 1.2) + mirrored(line("M-36,-98 C-38,-80 -37,-66 -43,-52", "#cdbf9e", 1))


def plaits(suit: Suit) -> str:
    """Return two plaits, tied with ribbons."""
    strand = "M-5,-5 C-1,-8 5,-5 5.4,0 C5.6,4 2,6.4 -1,5 C-4.6,3.4 -6,-1 -5,-5Z"
    strands = []
    for row in range(5):
        lean = (1 if row % 2 else -1, 1)
        strands.append(moved(path(strand, suit.hair, INK, 0.9), -28 - row * 0.7, -86 + row * 7.6, scale=lean))
    ribbon = path("M-34.6,-50.5 h7.4 l1.4,6.5 h-10.2Z", suit.trim, INK, 0.9)
    return path(CAP_OF_HAIR, suit.hair, INK, 1.2) + mirrored(*strands, ribbon)


def bound_hair(suit: Suit) -> str:
    """Return hair bound up, with a ringlet at each ear."""
    ringlet = line("M-26,-90 q-5,4 0,8 q5,4 0,8 q-5,4 0,8 q4,3 1,6", INK, 4.6)
    ringlet += line("M-26,-90 q-5,4 0,8 q5,4 0,8 q-5,4 0,8 q4,3 1,6", suit.hair, 3)
    return path(CAP_OF_HAIR, suit.hair, INK, 1.3) + mirrored(ringlet)


def queen_head(suit: Suit) -> str:
    """Return a queen's face with fringe, headdress and ear-rings."""
    face = skull(suit.skin) + blush(ROUGE) + eyes(suit.hair, lid=2) + nose(suit.skin) + mouth(ROUGE)
    fringe = path(FRINGE, suit.hair, INK, 1) + line(PARTING, suit.strand, 0.9)
    headdress = {"s": petal_tiara, "h": coronet, "d": sun_tiara, "c": flared_cap}[suit.letter](suit)
    return face + fringe + headdress + ear_rings()


def ear_rings() -> str:
    """Return a drop of gold at each ear."""
    return mirrored(
        path(circle(-23, -79, 2.4), GOLD_LIGHT, INK, 0.9),
        path("M-23,-76.5 l-2.6,7 l5.2,0Z", GOLD_FILL, INK, 0.9),
    )


def petal_tiara(suit: Suit) -> str:
    """Return five golden petals on a band."""
    petal = path(PETAL, GOLD_FILL, INK, 1) + path(circle(0, -15, 2.6), suit.trim, INK, 0.7)
    petals = "".join(moved(petal, 0, -112, turn=turn) for turn in (-64, 64, -32, 32, 0))
    return petals + path(BAND, suit.trim, INK) + pip(suit, 0, -112.2, 8, fill=GOLD_LIGHT)


def coronet(suit: Suit) -> str:
    """Return a small crown with pearls on its points."""
    metal = path(CORONET, GOLD_FILL, INK, 1.2) + path(BAND, suit.trim, INK)
    pearls = "".join(path(circle(x, y, 2.6), IVORY, INK, 0.9) for x, y in ((-26, -130), (26, -130), (0, -137)))
    studs = "".join(path(circle(x, -111.8 + abs(x) * 0.13, 1.5), GOLD_LIGHT) for x in (-16, -8, 0, 8, 16))
    return metal + pearls + pip(suit, 0, -122, 11, fill=suit.main) + studs


def sun_tiara(suit: Suit) -> str:
    """Return rays that fan out from the brow."""
    shine = []
    for ray in (0, 4, 1, 3, 2):
        angle = math.pi * (1.5 + (ray - 2) * 0.155)
        length = 28 if ray % 2 else 36
        feet = [on_circle(0, -106, 13, angle + side * 0.33) for side in (-1, 1)]
        shine.append(path(polygon([feet[0], on_circle(0, -106, length, angle), feet[1]]), GOLD_FILL, INK, 0.9))
    return (
        "".join(shine)
        + path(BAND, suit.trim, INK)
        + pip(suit, 0, -115.5, 15, fill=GOLD_LIGHT)
        + pip(suit, 0, -115.5, 9, fill=suit.main)
    )


def flared_cap(suit: Suit) -> str:
    """Return a tall cap that widens upward, with a beaded rim."""
    cloth = path(FLARE, suit.trim, INK, 1.3) + path(FLARE_RIM, GOLD_FILL, INK, 1)
    stripes = line("M-15,-112.6 L-22,-132 M15,-112.6 L22,-132", GOLD_LIGHT, 1.2)
    beads = "".join(path(circle(x, -117.4 + abs(x) * 0.2, 1.6), IVORY) for x in (-19, -9.5, 0, 9.5, 19))
    return cloth + stripes + pip(suit, 0, -127, 14, fill=GOLD_LIGHT) + path(BAND, GOLD_FILL, INK) + moved(beads, 0, 5.6)
