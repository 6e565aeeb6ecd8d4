"""What the courts hold in the hand at their side: drawn upright round x = 0 and put in place by the court."""

from art.palette import (
    GOLD_DARK,
    GOLD_FILL,
    GOLD_LIGHT,
    INK,
    IVORY,
    LEAF,
    STEEL,
    STEEL_DARK,
    STEM,
    WOOD,
    Skin,
    Suit,
)
from art.pips import pip
from art.svg import circle, line, mirrored, moved, path

HAND = "M-8,-6 Q-9,-11 -3,-11 L7,-10 Q11,-9 10,-5 L9,5 Q7,10 0,10 Q-8,9 -8,-6Z"
FINGERS = "M-7,-5.5 L8,-5 M-7.2,-.5 L8.6,0 M-6.4,4.5 L7.6,5"
FOREARM = "M34,-14 L34,18 L-5,13 L-9,-8Z"
MACE_COLLAR = "M-7,-100 L7,-100 L5,-106 L-5,-106Z"
CUFF = "M-9,-9 L-1,-11 L2,14.5 L-5.5,14Z"


def hand(x: float, y: float, skin: Skin, sleeve: str) -> str:
    """Return a closed hand at (*x*, *y*) that comes out of a sleeve from the right."""
    arm = path(FOREARM, sleeve, INK, 1.2) + path(CUFF, GOLD_FILL, INK, 0.9)
    fist = path(HAND, skin.light, INK) + line(FINGERS, skin.line, 0.9)
    return moved(arm, x, y) + moved(fist, x, y)


def orb(suit: Suit) -> str:
    """Return an orb in a cupped hand, which comes out of a sleeve from the left."""
    arm = path("M-36,-14 L-36,19 L-9,12 L-14,-6Z", suit.trim, INK, 1.2)
    arm += path("M-18,-8 L-12,-9 L-7,12.6 L-13,14Z", GOLD_FILL, INK, 0.9)
    globe = path(circle(0, -13, 11), GOLD_FILL, INK, 1.2) + line(
        "M-10.6,-15 Q0,-10 10.6,-15 M0,-12 L0,-2.4", GOLD_DARK, 1.4
    )
    cross = path("M-1.3,-24 V-28 H-4.4 V-30.8 H-1.3 V-34 H1.3 V-30.8 H4.4 V-28 H1.3 V-24Z", GOLD_LIGHT, INK, 0.9)
    palm = path("M-14,-6 Q-8,0 0,-1 Q8,-1 12,-8 Q15,-8 14,-4 Q10,8 0,9 Q-10,9 -16,4Z", suit.skin.light, INK)
    thumb = line("M-3,4 Q4,4 9,0", suit.skin.line, 0.9)
    return arm + globe + cross + palm + thumb


def sword(_: Suit) -> str:
    """Return a straight sword, point up."""
    blade = path("M-3.6,-36 L-3.6,-128 L0,-138 L3.6,-128 L3.6,-36Z", STEEL, INK) + line("M0,-134 L0,-38", STEEL_DARK)
    guard = path("M-13,-40 Q0,-46 13,-40 L13,-35 Q0,-40 -13,-35Z", GOLD_FILL, INK)
    return blade + guard + path("M-2.6,-36 L2.6,-36 L2.6,-20 L-2.6,-20Z", "#5a2f23", INK, 1)


def sceptre(suit: Suit) -> str:
    """Return a sceptre that bears the sign of the suit."""
    shaft = path("M-2.6,-18 L-2.6,-112 L2.6,-112 L2.6,-18Z", GOLD_FILL, INK, 1)
    shaft += path("M-7,-104 L7,-104 L5,-98 L-5,-98Z", GOLD_FILL, INK, 1)
    orb = path(circle(0, -118, 13), GOLD_FILL, INK, 1.2) + path(circle(0, -118, 9.4), IVORY, INK, 0.9)
    return shaft + orb + pip(suit, 0, -118, 12.5) + path("M-3,-131 L0,-139 L3,-131Z", GOLD_FILL, INK, 0.9)


def mace(_: Suit) -> str:
    """Return a flanged mace."""
    shaft = path("M-2.6,-18 L-2.6,-106 L2.6,-106 L2.6,-18Z", WOOD, INK, 1) + path(MACE_COLLAR, GOLD_FILL, INK, 1)
    flange = path("M0,-106 C9,-108 15,-114 15,-120 C15,-127 9,-132 0,-134Z", STEEL, INK)
    rib = path("M-3.4,-105 C-5.4,-114 -5.4,-126 -3.4,-135 L3.4,-135 C5.4,-126 5.4,-114 3.4,-105Z", STEEL_DARK, INK, 1)
    return shaft + mirrored(flange) + rib + path("M-3,-135 L0,-141 L3,-135Z", GOLD_FILL, INK, 1)


def axe(_: Suit) -> str:
    """Return a double axe."""
    shaft = path("M-2.6,-18 L-2.6,-134 L2.6,-134 L2.6,-18Z", WOOD, INK, 1)
    blade = "M2.6,-128 L7,-128 C10,-133 15,-135 19,-135 C15,-122 15,-112 19,-98 C14,-98 10,-101 7,-106 L2.6,-106Z"
    return shaft + mirrored(path(blade, STEEL, INK)) + path(circle(0, -136, 3.4), GOLD_FILL, INK, 1)


def halberd(suit: Suit) -> str:
    """Return a halberd with a beak in the trimming's colour."""
    shaft = path("M-2.4,-20 L-2.4,-120 L2.4,-120 L2.4,-20Z", WOOD, INK, 1)
    point = path("M0,-141 L-6,-120 L0,-112 L6,-120Z", STEEL, INK)
    blade = path("M3,-112 C14,-116 18,-110 19,-100 C12,-98 8,-94 3,-92Z", STEEL, INK)
    return shaft + point + blade + path("M-3,-104 L-14,-110 L-12,-100 L-3,-96Z", suit.trim, INK, 1)


def spear(suit: Suit) -> str:
    """Return a spear with a pennant."""
    shaft = path("M-2.2,-18 L-2.2,-116 L2.2,-116 L2.2,-18Z", WOOD, INK, 1)
    point = path("M0,-141 L-7,-122 L0,-114 L7,-122Z", STEEL, INK) + line("M0,-139 L0,-116", STEEL_DARK, 1)
    pennant = "M-2,-112 C-14,-110 -14,-102 -22,-101 C-17,-97 -20,-93 -22,-90 C-13,-91 -12,-97 -2,-98Z"
    return shaft + point + path(pennant, suit.trim, INK, 1)


SCIMITAR = "M-3,-38 C-3,-64 -10,-84 -8,-106 C-7,-122 0,-132 10,-139 C6,-128 7,-118 8,-108 C10,-84 4,-64 3.6,-38Z"


def scimitar(_: Suit) -> str:
    """Return a curved sword."""
    blade = path(SCIMITAR, STEEL, INK) + line("M.4,-42 C.6,-66 -4.6,-86 -3,-106 C-2,-118 2,-126 5,-131", STEEL_DARK, 1)
    guard = path("M-12,-36 Q-13,-42 -8,-41 L8,-41 Q13,-42 12,-36 Q6,-38.4 0,-38.4 Q-6,-38.4 -12,-36Z", GOLD_FILL, INK)
    return blade + guard + path("M-2.6,-37 L2.6,-37 L2.6,-20 L-2.6,-20Z", "#5a2f23", INK, 1)


def bow(suit: Suit) -> str:
    """Return a strung hunting bow with a bound grip."""
    string = line("M-11,-138 L-9,-22", INK, 1.1)
    limb = "M-11,-138 C-8,-130 4,-124 8,-110 C12,-96 12,-66 8,-50 C4,-36 -4,-32 -9,-22"
    wood = line(limb, INK, 5.4) + line(limb, WOOD, 3.4)
    grip = line("M11,-90 L11,-70", suit.trim, 5.4) + line("M11,-90 l0,0 M11,-70 l0,0", GOLD_LIGHT, 5.4)
    return string + wood + grip


STALK = "M0,4 C2,22 0,40 -3,62"
LILY_PETAL = "M0,4 C-9,-6 -7,-18 0,-25 C7,-18 9,-6 0,4Z"
ROSE_PETAL = "M0,0 C-12,-4 -11,-18 0,-18 C11,-18 12,-4 0,0Z"
ROSE_HEART = "M-5,0 A5,5 0 1,1 3,4 A3.4,3.4 0 1,1 -1.5,-2"


def lily(suit: Suit) -> str:
    """Return an open lily on its stalk."""
    green = line(STALK, STEM, 2.6) + path("M0,30 C10,24 16,28 18,36 C10,38 4,36 0,30Z", LEAF, INK, 0.9)
    petals = "".join(
        moved(path(LILY_PETAL, GOLD_LIGHT if turn % 58 == 0 else suit.trim, INK, 1), 0, 0, turn=turn)
        for turn in (-58, -29, 0, 29, 58)
    )
    cup = path("M-8,2 Q0,-6 8,2 Q4,9 0,9 Q-4,9 -8,2Z", GOLD_FILL, INK, 1)
    return moved(green + petals + cup, 0, -98)


def peacock_feather(suit: Suit) -> str:
    """Return a long feather with its eye."""
    quill = line("M0,-94 C3,-76 1,-56 -2,-34", STEM, 2)
    barbs = line("M2,-74 l7,-7 M1.8,-66 l7,-6 M1,-58 l6,-5 M1.6,-78 l-6,-6 M1.6,-70 l-6.4,-5 M.8,-61 l-6,-4", LEAF, 1.6)
    vane = path("M0,-90 C-17,-100 -16,-124 0,-138 C16,-124 17,-100 0,-90Z", LEAF, INK)
    fringe = line(
        "M-8,-102 l-4,-5 M-9,-112 l-4.6,-3 M8,-102 l4,-5 M9,-112 l4.6,-3 M-5,-124 l-3,-3 M5,-124 l3,-3", GOLD_LIGHT, 1
    )
    eye = path("M0,-95 C-10,-102 -9,-116 0,-122 C9,-116 10,-102 0,-95Z", GOLD_FILL, INK, 0.9)
    return (
        quill
        + barbs
        + vane
        + fringe
        + eye
        + path(circle(0, -106, 5.6), suit.trim, INK, 0.9)
        + path(circle(0, -105, 2.4), INK)
    )


def rose(suit: Suit) -> str:
    """Return a rose on its stalk."""
    green = line(STALK, STEM, 2.6)
    green += path("M0,34 C-11,27 -17,31 -19,39 C-10,41 -4,40 0,34Z", LEAF, INK, 0.9)
    green += path("M0,26 C9,20 15,24 17,31 C9,33 4,31 0,26Z", LEAF, INK, 0.9)
    petal = path(ROSE_PETAL, suit.main, INK, 1)
    petals = "".join(moved(petal, 0, 0, turn=turn) for turn in range(0, 360, 72))
    heart = path(circle(0, 0, 8), suit.main, INK, 1) + line(ROSE_HEART, GOLD_LIGHT, 1.1)
    return moved(green + petals + heart, 0, -98)


def fan(suit: Suit) -> str:
    """Return an open hand fan."""
    blades = []
    for number, turn in enumerate((-60, -40, -20, 0, 20, 40, 60)):
        blade = path("M-1,0 L-6.4,-36 Q0,-42 6.4,-36 L1,0Z", suit.trim if number % 2 else GOLD_FILL, INK, 1)
        blades.append(moved(blade + path(circle(0, -31, 2), IVORY), 0, 0, turn=turn))
    handle = path("M-2.4,-2 L-2.4,46 L2.4,46 L2.4,-2Z", GOLD_FILL, INK, 1) + path(circle(0, 0, 4.4), IVORY, INK, 1)
    return moved("".join(blades) + handle, 0, -84, scale=(0.66, 0.9))


KING_HOLDS = {"s": sword, "h": sceptre, "d": axe, "c": mace}
QUEEN_HOLDS = {"s": lily, "h": rose, "d": fan, "c": peacock_feather}
JACK_HOLDS = {"s": halberd, "h": spear, "d": scimitar, "c": bow}
