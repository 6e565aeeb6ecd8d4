"""What the courts wear below the chin; the belt that joins both halves lies on y = 0."""

import math

from art.palette import BELT_FILL, ERMINE, GOLD_FILL, GOLD_LIGHT, INK, Suit
from art.pips import pip
from art.svg import circle, clip, group, line, mirrored, num, path, polygon

BODY = "M-92,0 L-92,-22 C-82,-43 -48,-54 -22,-60 L22,-60 C48,-54 82,-43 92,-22 L92,0Z"
SLEEVE = "M-92,0 L-92,-22 C-84,-38 -68,-47 -52,-52 C-57,-36 -58,-18 -55,0Z"
ROBE_CLIP = clip("robe", BODY)


def body(suit: Suit) -> str:
    """Return the plain cloth of a robe."""
    return path(BODY, suit.main, INK, 1.4)


def brocade(suit: Suit, half_wide: float) -> str:
    """Return a lattice of small golden signs of the suit, as far out as *half_wide*."""
    signs = []
    for row, y in enumerate((-52, -41.5, -31, -20.5, -10)):
        columns = int(half_wide / 12)
        for column in range(-columns, columns + 1):
            x = column * 12 + (6 if row % 2 else 0)
            if abs(x) <= half_wide:
                signs.append(pip(suit, x, y, 5.6, fill=GOLD_LIGHT))
    return group(*signs, clip="robe", opacity=0.8)


def sleeves(cloth: str, bands: str) -> str:
    """Return a puffed sleeve at either side, with curved stripes in the colour of *bands*."""
    stripes = line("M-85,-31 C-82,-20 -81,-10 -82,0 M-73,-41 C-70,-28 -69,-14 -70,0", bands, 2.4)
    return mirrored(path(SLEEVE, cloth, INK, 1.3) + group(stripes, clip="robe"))


SASH_GOLD = "M-66,-46 L-46,-53 L0,-10 L46,-53 L66,-46 L0,14Z"
SASH_TRIM = "M-92,-34 L-92,-20 L-24,20 L24,20 L92,-20 L92,-34 L0,34Z"
FRONT_BAND = "M-15,-40 L-15,2 L15,2 L15,-40Z"
ERMINE_CAPE = "M-44,-55 Q-31,-70 -20,-70 L20,-70 Q31,-70 44,-55 Q20,-32 0,-28 Q-20,-32 -44,-55Z"
ERMINE_TAILS = ((-33, -58.5), (-22.5, -50.5), (-11.5, -44))
ERMINE_EDGE = "M-62,-49 L-50,-53 C-50,-36 -48,-18 -44,0 L-57,0 C-61,-16 -63,-32 -62,-49Z"


def king_robe(suit: Suit) -> str:
    """Return a mantle under a cape of ermine; sashes crossed for the black suits, a mantle open for the red."""
    tails = mirrored(*(path(f"M{x},{y} l-2,5.6 l4,0Z", INK) for x, y in ERMINE_TAILS))
    cape = path(ERMINE_CAPE, ERMINE, INK, 1.3) + tails
    return body(suit) + (sashes(suit) if suit.letter in "sc" else open_mantle(suit)) + cape


def sashes(suit: Suit) -> str:
    """Return two sashes crossed on the breast."""
    crossed = path(SASH_GOLD, GOLD_FILL, INK, 1) + path(SASH_TRIM, suit.trim, INK, 1)
    return group(brocade(suit, 90), crossed + line("M-56,-49.5 L0,2 L56,-49.5", suit.main, 1.2), clip="robe")


def open_mantle(suit: Suit) -> str:
    """Return a mantle edged with ermine, open on a brocade front."""
    mantle = path(BODY, suit.trim, INK, 1.4)
    front = path("M-50,-53 L50,-53 L44,0 L-44,0Z", suit.main, INK, 1) + brocade(suit, 40)
    edge = path(ERMINE_EDGE, ERMINE, INK, 1.1)
    tails = "".join(path(f"M{x},{y} l-1.7,5 l3.4,0Z", INK) for x, y in ((-55.5, -43), (-55, -29), (-52.5, -15)))
    chain = path(FRONT_BAND, GOLD_FILL, INK, 1) + line("M-9,-40 L-9,2 M9,-40 L9,2", suit.trim, 1.4)
    return group(mantle, front, chain + pip(suit, 0, -16, 14, fill=suit.main), mirrored(edge + tails), clip="robe")


COLLAR_TOP = -66
COLLAR_BEADS = 12


def queen_robe(suit: Suit) -> str:
    """Return a round beaded collar over brocade, with puffed sleeves."""
    bands = ((51, suit.trim), (42.5, GOLD_FILL), (38, suit.main), (34, GOLD_FILL), (31.5, suit.skin.shade))
    collar = "".join(path(pelerine(radius), colour, INK, 1) for radius, colour in bands)
    beads = []
    for bead in range(COLLAR_BEADS):
        angle = math.pi * (0.1 + 0.8 * bead / (COLLAR_BEADS - 1))
        beads.append(path(circle(46.6 * math.cos(angle), COLLAR_TOP + 46.6 * math.sin(angle), 1.9), GOLD_LIGHT))
    return body(suit) + brocade(suit, 52) + sleeves(suit.trim, GOLD_LIGHT) + collar + "".join(beads)


def pelerine(radius: float) -> str:
    """Return the outline of a round collar that lies on sloping shoulders."""
    edge = COLLAR_TOP + 12
    slope = f"{num(radius * 0.56)},{COLLAR_TOP + 3}"
    return (
        f"M-{radius},{edge} Q-{slope} -11,{COLLAR_TOP + 3} L11,{COLLAR_TOP + 3} Q{slope} {radius},{edge}"
        f" C{radius},{edge + radius * 0.36:.2f} {radius * 0.55:.2f},{COLLAR_TOP + radius:.2f} 0,{COLLAR_TOP + radius}"
        f" C-{radius * 0.55:.2f},{COLLAR_TOP + radius:.2f} -{radius},{edge + radius * 0.36:.2f} -{radius},{edge}Z"
    )


JACK_STRIPES = range(-5, 6)
LAPELS = "M-34,-58 L0,-14 L34,-58 L22,-64 L0,-36 L-22,-64Z"
RUFF = "M-26,-62 Q-20,-54 -13,-56 Q-9,-46 0,-45 Q9,-46 13,-56 Q20,-54 26,-62 L16,-68 L-16,-68Z"


def jack_robe(suit: Suit) -> str:
    """Return a doublet, striped for the black suits and quartered for the red, with puffed sleeves."""
    cloth = stripes(suit) if suit.letter in "sc" else harlequin(suit)
    doublet = body(suit) + group(cloth, clip="robe") + sleeves(suit.main, GOLD_LIGHT)
    lapels = path(LAPELS, suit.trim, INK, 1.2) + line("M0,-36 L0,-14", INK, 1)
    buttons = "".join(path(circle(0, y, 2.1), GOLD_LIGHT, INK, 0.8) for y in (-9.5,))
    return doublet + lapels + line("M-28,-61 L0,-25 L28,-61", GOLD_LIGHT, 1.6) + buttons


def stripes(suit: Suit) -> str:
    """Return stripes that widen toward the belt."""
    shapes = []
    for number in JACK_STRIPES:
        top, foot = number * 12, number * 15
        stripe = polygon([(top - 3.2, -64), (top + 3.2, -64), (foot + 4.2, 4), (foot - 4.2, 4)])
        shapes.append(path(stripe, GOLD_FILL if number % 2 else suit.trim, INK, 0.5))
    return "".join(shapes)


def harlequin(suit: Suit) -> str:
    """Return tall lozenges of gold on the cloth, with a stone of the trimming's colour in each."""
    shapes = []
    for row, y in enumerate((-58, -43, -28, -13, 2)):
        for column in range(-4, 5):
            x = column * 20 + (10 if row % 2 else 0)
            lozenge = polygon([(x, y - 14), (x + 9, y), (x, y + 14), (x - 9, y)])
            stone = polygon([(x, y - 7.6), (x + 4.9, y), (x, y + 7.6), (x - 4.9, y)])
            shapes.append(path(lozenge, GOLD_FILL, INK, 0.5) + path(stone, suit.trim, INK, 0.4) if row % 2 else "")
    return "".join(shapes)


BELT_STEP = 13


def belt(suit: Suit) -> str:
    """Return the jewelled belt where the two halves of a court meet."""
    strap = path(polygon([(-96, -5.5), (96, -5.5), (96, 5.5), (-96, 5.5)]), BELT_FILL, INK, 1.2)
    jewels = []
    for place in range(-7, 8):
        x = place * BELT_STEP
        stone = polygon([(x - 6, 0), (x, -3.6), (x + 6, 0), (x, 3.6)])
        jewels.append(path(stone, suit.trim if place % 2 else suit.main, INK, 0.7))
    return strap + "".join(jewels)
