"""The white sheet of this deck, the poster that covers it on honours, and the indices."""

from art.paper import CORNER_RADIUS, EDGE_WIDTH, HIGH, WIDE, both_ways
from art.pips import OUTLINES
from art.posters.colours import CREAM, EDGE, PAPER, Ink
from art.ranks import rank_sign
from art.svg import circle, clip, document, group, line, num, path, rays, rectangle

MARGIN = 8
PANEL = rectangle(MARGIN, MARGIN, WIDE - 2 * MARGIN, HIGH - 2 * MARGIN, CORNER_RADIUS - 5)
HALO_X, HALO_Y, HALO = 128, 142, 84
RAYS = 32

INDEX_X, INDEX_BASELINE, INDEX_HEIGHT, INDEX_WIDEST = 33.5, 59, 44, 40
INDEX_PIP_Y, INDEX_PIP = 92, 36
TAB = rectangle(MARGIN, MARGIN, 50, 110, CORNER_RADIUS - 5)


def sheet(*shapes: str, definitions: str = "") -> str:
    """Return the SVG of a card with *shapes* printed on it."""
    inset = EDGE_WIDTH / 2
    outline = rectangle(inset, inset, WIDE - EDGE_WIDTH, HIGH - EDGE_WIDTH, CORNER_RADIUS - inset)
    return document(WIDE, HIGH, path(outline, PAPER, EDGE, EDGE_WIDTH) + "".join(shapes), definitions)


def poster(ink: Ink, rank: str, figure: str, definitions: str = "") -> str:
    """Return the SVG of a card flooded with the colour of its suit: *figure* before a halo."""
    ground = path(PANEL, ink.ground) + path(rays(HALO_X, HALO_Y, 300, RAYS), ink.rays)
    halo = path(circle(HALO_X, HALO_Y, HALO), ink.halo) + line(circle(HALO_X, HALO_Y, HALO + 6), ink.halo, 1.6)
    picture = group(ground, halo, figure, clip="panel")
    return sheet(picture, index(rank, ink, CREAM), definitions=clip("panel", PANEL) + definitions)


def index(rank: str, ink: Ink, fill: str) -> str:
    """Return rank and suit in the upper left corner, in the colour *fill*."""
    sign = rank_sign(rank, INDEX_X, INDEX_BASELINE, INDEX_HEIGHT, fill, INDEX_WIDEST)
    return sign + sign_of(ink, INDEX_X, INDEX_PIP_Y, INDEX_PIP, fill)


def tabs(rank: str, ink: Ink) -> str:
    """Return rank and suit on a tab of the suit's colour, in two opposite corners."""
    return both_ways(path(TAB, ink.ground) + index(rank, ink, CREAM))


def sign_of(ink: Ink, x: float, y: float, size: float, fill: str, *, turn: float = 0) -> str:
    """Return the sign of a suit, *size* units high, centred at (*x*, *y*)."""
    place = f"translate({num(x)},{num(y)}) rotate({num(turn)}) scale({size / 100:.4f})"
    return path(OUTLINES[ink.letter], fill, transform=place)
