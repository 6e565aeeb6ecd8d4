"""Kings, queens and jacks: half figures in a stepped panel, the same from both ends of the card."""

from art import jacks, kings, queens, regalia, robes
from art.palette import GOLD, GOLD_LIGHT, INK, PARCHMENT, Suit
from art.paper import MIDDLE_X, MIDDLE_Y, card, indices
from art.svg import circle, clip, group, line, moved, path, rays, rectangle

# The figures are drawn in units of their own; the panel is 184 by 284 of them round the origin, with a step
# in two corners that leaves room for the indices.
FIGURE_SCALE = 1.134
STEP_X, STEP_Y = -62.2, -65
FRAME_GAP = 3
HALF_PANEL = "M-92,-142 H92 V0 H-92Z"
HELD_X = 66
HAND_Y = -28


def stepped(grow: float, bend: float) -> str:
    """Return the outline of the panel, *grow* units larger on every side, with corners of radius *bend*."""
    left, top = -92 - grow, -142 - grow
    step_x, step_y = STEP_X - grow, STEP_Y - grow
    arc = f"a{bend},{bend} 0 0,1 "
    hollow = f"a{bend},{bend} 0 0,0 "
    return (
        f"M{step_x},{top + bend} {arc}{bend},-{bend} H{-left - bend} {arc}{bend},{bend}"
        f" V{-step_y - bend} {arc}-{bend},{bend} H{-step_x + bend} {hollow}-{bend},{bend}"
        f" V{-top - bend} {arc}-{bend},{bend} H{left + bend} {arc}-{bend},-{bend}"
        f" V{step_y + bend} {arc}{bend},-{bend} H{step_x - bend} {hollow}{bend},-{bend}Z"
    )


DEFINITIONS = clip("panel", stepped(0, 5)) + clip("half", HALF_PANEL) + robes.ROBE_CLIP


def court(rank: str, suit: Suit) -> str:
    """Return the SVG of the king, queen or jack of *suit*; *rank* is "K", "Q" or "J"."""
    half = group(backdrop(), figure(rank, suit), clip="half")
    both = half + group(half, transform="rotate(180)") + robes.belt(suit)
    picture = group(both, clip="panel") + line(stepped(0, 5), INK, 1.5) + line(stepped(FRAME_GAP, 6), GOLD, 1.2)
    return card(
        moved(picture, MIDDLE_X, MIDDLE_Y, scale=FIGURE_SCALE),
        indices(rank, suit),
        definitions=DEFINITIONS,
    )


def backdrop() -> str:
    """Return the parchment with its sun behind a head."""
    sheet = path(rectangle(-92, -142, 184, 142), PARCHMENT)
    shine = path(rays(0, -84, 170, 36), GOLD_LIGHT, opacity=0.75)
    halo = path(circle(0, -90, 50), PARCHMENT, GOLD, 1.2) + line(circle(0, -90, 45.5), GOLD, 0.7)
    return sheet + shine + halo


def figure(rank: str, suit: Suit) -> str:
    """Return a court down to the belt, with what it holds."""
    if rank == "K":
        behind, robe, head = kings.king_hair(suit), robes.king_robe(suit), kings.king_head(suit)
        left = moved(regalia.orb(suit), -66, -22)
        return behind + robe + head + left + held(regalia.KING_HOLDS[suit.letter](suit), suit, suit.trim)
    if rank == "Q":
        veil, robe = queens.queen_veil(suit), robes.queen_robe(suit)
        behind, head = queens.queen_hair(suit), queens.queen_head(suit)
        return veil + robe + behind + head + held(regalia.QUEEN_HOLDS[suit.letter](suit), suit, suit.trim)
    behind, robe, head = jacks.jack_hair(suit), robes.jack_robe(suit), jacks.jack_head(suit)
    return behind + robe + head + held(regalia.JACK_HOLDS[suit.letter](suit), suit, suit.main)


def held(thing: str, suit: Suit, sleeve: str) -> str:
    """Return *thing* in the hand at the right, in a sleeve of the given colour."""
    return moved(thing, HELD_X, 0) + regalia.hand(HELD_X, HAND_Y, suit.skin, sleeve)
