"""The four kings: each with a beard, a crown and an orb of his own."""

from art.features import curl_row, eyes, nose, skull
from art.palette import GOLD, GOLD_DARK, GOLD_FILL, GOLD_LIGHT, INK, Suit
from art.pips import pip
from art.svg import circle, line, mirrored, path

MOUSTACHE = "M0,-80.5 C-5,-84.5 -14,-83 -18.5,-74 C-12,-76.5 -5,-74.5 0,-77Z"
LIP = "M-5,-75.2 Q0,-71.5 5,-75.2 Q0,-73.6 -5,-75.2Z"
BEARD_TOP = "M-21,-92 L-23,-84"
BEARD_INNER = "L21,-92 C18,-82 10,-79.5 0,-79.5 C-10,-79.5 -18,-82 -21,-92Z"

# Each beard from cheek to cheek, and its strands on the left side.
BEARDS = {
    "s": (
        "C-23,-62 -12,-46 0,-33 C12,-46 23,-62 23,-84",
        "M-4.5,-70 L-3,-43 M-9.5,-72 L-8.5,-50 M-14.5,-75 L-14.5,-58 M-19,-80 L-19.5,-68",
    ),
    "h": (
        "C-30,-80 -31,-70 -25,-66 C-29,-58 -24,-51 -16,-52 C-16,-44 -6,-40 0,-45"
        " C6,-40 16,-44 16,-52 C24,-51 29,-58 25,-66 C31,-70 30,-80 23,-84",
        "M-20,-73 a4,4 0 1,0 3.4,6 M-11,-66 a4,4 0 1,0 3.4,6 M-3,-57 a3.4,3.4 0 1,0 3,5",
    ),
    "d": (
        "C-24,-64 -19,-48 -10,-33 C-5,-41 -2.4,-48 0,-56 C2.4,-48 5,-41 10,-33 C19,-48 24,-64 23,-84",
        "M-4,-70 Q-6,-56 -9.6,-42 M-9,-72 Q-11,-58 -11.4,-46 M-14,-75 L-14.6,-56 M-19,-80 L-19.4,-66",
    ),
    "c": (
        "L-19,-38 Q-9.5,-32 0,-31 Q9.5,-32 19,-38 L23,-84",
        "M-20,-71 q5,6 10,0 q5,6 10,0 M-19,-55 q4.8,6 9.5,0 q4.8,6 9.5,0 M-17,-38.6 q4.2,5 8.5,0 q4.2,5 8.5,0",
    ),
}
BEARD_RINGS = "M-20.6,-60.5 Q0,-54.5 20.6,-60.5 M-19.2,-45 Q0,-39 19.2,-45"

CROWN_BAND = "M-28,-113 Q0,-119 28,-113 L27,-105 Q0,-111 -27,-105Z"
SPIKES = "M-27,-112 L-34,-136 L-17,-122 L0,-140 L17,-122 L34,-136 L27,-112Z"
ARCHES = (
    "M-27,-112 C-38,-122 -36,-135 -23,-134 C-13,-133 -4,-128 0,-119 C4,-128 13,-133 23,-134 C36,-135 38,-122 27,-112Z"
)
VELVET = "M-24,-114 C-31,-122 -29,-130 -22,-129.4 C-14,-128.6 -6,-122 -3,-115 Z"
LOZENGES = "M-27,-112 L-32,-127 L-20,-119 L-17,-132 L-7,-121 L0,-140 L7,-121 L17,-132 L20,-119 L32,-127 L27,-112Z"
WALL = "M-27,-112 L-31,-128 L-15,-119 L0,-129 L15,-119 L31,-128 L27,-112Z"
CROSS = "M-1.6,-119 V-130 H-5.4 V-133.4 H-1.6 V-139 H1.6 V-133.4 H5.4 V-130 H1.6 V-119Z"


def king_hair(suit: Suit) -> str:
    """Return the rolled curls at both sides of a king's head."""
    places = [(-25.0, y) for y in (-103.0, -91.0, -79.0, -67.0)]
    return curl_row(suit.hair, suit.strand, places, 7.6)


def king_head(suit: Suit) -> str:
    """Return a king's face with beard and crown."""
    face = skull(suit.skin) + eyes(suit.hair, brow_width=3) + nose(suit.skin)
    return face + beard(suit) + crown(suit)


def beard(suit: Suit) -> str:
    """Return the beard and moustache of the king of *suit*."""
    edge, strands = BEARDS[suit.letter]
    shape = path(f"{BEARD_TOP} {edge} {BEARD_INNER}", suit.hair, INK, 1.3)
    shape += mirrored(line(strands, suit.strand, 1))
    if suit.letter == "s":
        shape += line("M0,-70 L0,-37", suit.strand, 1)
    if suit.letter == "c":
        shape += line(BEARD_RINGS, GOLD_LIGHT, 2.2)
    return shape + mirrored(path(MOUSTACHE, suit.hair, INK, 1)) + path(LIP, "#b0453f")


def crown(suit: Suit) -> str:
    """Return the crown of the king of *suit*, with his sign on it."""
    tops = {"s": spiked_crown, "h": arched_crown, "d": lozenge_crown, "c": trefoil_crown}
    studs = "".join(path(circle(x, -110.2 + abs(x) * 0.11, 1.7), GOLD_LIGHT) for x in (-18, -9, 0, 9, 18))
    return tops[suit.letter](suit) + path(CROWN_BAND, suit.trim, INK, 1.2) + studs


def spiked_crown(suit: Suit) -> str:
    """Return five tall points, the outer ones with knobs."""
    metal = path(SPIKES, GOLD_FILL, INK, 1.3) + line("M-17,-122 L-13,-112 M17,-122 L13,-112", GOLD_DARK, 1)
    knobs = mirrored(path(circle(34, -137, 3.1), GOLD_LIGHT, INK, 1))
    return metal + knobs + pip(suit, 0, -124.5, 13, fill=suit.main)


def arched_crown(suit: Suit) -> str:
    """Return two arches over velvet, with a cross between them."""
    metal = path(ARCHES, GOLD_FILL, INK, 1.3) + mirrored(path(VELVET, suit.main, INK, 1))
    pearls = mirrored(
        *(path(circle(x, y, 1.8), GOLD_LIGHT, INK, 0.7) for x, y in ((-33, -124), (-24, -133.6), (-10, -129.6)))
    )
    return metal + path(CROSS, GOLD_FILL, INK, 1) + pearls


def lozenge_crown(suit: Suit) -> str:
    """Return many points tipped with lozenges."""
    metal = path(LOZENGES, GOLD_FILL, INK, 1.3) + line("M-20,-119 L-17,-112 M20,-119 L17,-112", GOLD_DARK, 1)
    tips = "".join(pip(suit, x, y, 8, fill=suit.trim) for x, y in ((-32, -128), (32, -128), (-17, -133), (17, -133)))
    return metal + tips + pip(suit, 0, -123, 15, fill=suit.main)


def trefoil_crown(suit: Suit) -> str:
    """Return a low wall with a golden trefoil on each point."""
    metal = path(WALL, GOLD_FILL, INK, 1.3)
    trefoils = "".join(trefoil(x, y) for x, y in ((-30, -131), (30, -131), (0, -133)))
    return trefoils + metal + pip(suit, 0, -118.6, 10, fill=suit.main) + jewels(suit)


def trefoil(x: float, y: float) -> str:
    """Return three golden balls round one."""
    spots = ((-4, 0), (4, 0), (0, -4.6))
    return "".join(path(circle(x + dx, y + dy, 3.5), GOLD, INK, 0.9) for dx, dy in spots)


def jewels(suit: Suit) -> str:
    """Return the stones in the wall of the trefoil crown."""
    return mirrored(path(circle(-17, -115.6, 2.2), suit.trim, INK, 0.7))
