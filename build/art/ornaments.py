"""Small things beside the cards: suit signs, the fair-deal seal, the spark of the fuse, the program's icon."""

import math

from art.palette import GOLD, GOLD_LIGHT, HEARTS, IVORY, SPADES, Suit
from art.pips import OUTLINES, pip
from art.svg import circle, document, glow, gradient, line, moved, on_circle, path, polygon, rectangle


def suit_sign(suit: Suit) -> str:
    """Return the SVG of a white suit sign that fills its box."""
    return document(104, 104, path(OUTLINES[suit.letter], "#ffffff"), left=-52, top=-52)


SCALLOPS = 24


def scalloped(radius: float, depth: float) -> str:
    """Return the outline of a wax seal: bumps all round."""
    points = [on_circle(0, 0, radius, 2 * math.pi * bump / SCALLOPS) for bump in range(SCALLOPS)]
    bulge = math.pi * radius / SCALLOPS * depth
    arcs = [f"A{bulge:.2f},{bulge:.2f} 0 0,1 {x:.2f},{y:.2f}" for x, y in [*points[1:], points[0]]]
    return f"M{points[0][0]:.2f},{points[0][1]:.2f} " + " ".join(arcs) + "Z"


def seal() -> str:
    """Return the SVG of the red wax seal of a fair deal; the program sets a sign in its middle."""
    wax = path(scalloped(113, 1.1), "url(#wax)", "#4d0c14", 3)
    rim = line(circle(0, 0, 92), "#f3a9a4", 3, opacity=0.65) + line(circle(0, 0, 86), "#3f0a11", 3, opacity=0.5)
    wax_colours = glow("wax", [(0, "#cf5a62", 1), (0.55, "#a32b38", 1), (1, "#6c1522", 1)], x=0.42, y=0.36)
    return document(256, 256, wax + rim, wax_colours, left=-128, top=-128)


def burst(points: int, outer: float, inner: float, turn: float = 0) -> str:
    """Return the outline of a star of *points* rays."""
    corners = []
    for corner in range(2 * points):
        radius = inner if corner % 2 else outer
        corners.append(on_circle(0, 0, radius, math.radians(turn) + math.pi * corner / points))
    return polygon(corners)


def spark() -> str:
    """Return the SVG of the spark that runs along the fuse of bags."""
    halo = path(circle(0, 0, 62), "url(#halo)")
    flames = path(burst(8, 50, 19, 8), "#e0672a") + path(burst(8, 40, 16, 30), "#f6b445")
    core = path(burst(8, 29, 13, 8), "#fff3c4") + path(circle(0, 0, 9), "#ffffff")
    colours = glow("halo", [(0, "#ffd98a", 0.9), (0.5, "#f08a3c", 0.4), (1, "#f08a3c", 0)])
    return document(128, 128, halo + flames + core, colours, left=-64, top=-64)


def app_icon(size: int) -> str:
    """Return the SVG of the program's icon: two cards on felt, or below 48 pixels the spade alone."""
    rim = max(8.0, 256 / size)  # at least a whole pixel, or it would be a blur
    ground = path(rectangle(rim / 2, rim / 2, 256 - rim, 256 - rim, 56), "url(#felt)", GOLD, rim)
    figure = pip(SPADES, 128, 132, 190, fill=GOLD_LIGHT) if size < 48 else two_cards()
    felt = gradient("felt", [(0, "#2a7a58"), (1, "#0d3b2a")])
    return document(256, 256, ground + figure, felt)


def two_cards() -> str:
    """Return the ace of spades before a red card's back."""
    sheet = path(rectangle(-58, -81, 116, 162, 14), IVORY, "#8d8064", 3)
    inner = rectangle(-48, -71, 96, 142, 7)
    behind = sheet + path(inner, HEARTS.main) + line(rectangle(-41, -64, 82, 128, 4), GOLD_LIGHT, 3)
    ace = sheet + pip(SPADES, 0, 0, 104) + pip(SPADES, 0, 0, 74, fill=GOLD) + pip(SPADES, 0, 0, 64)
    shadow = path(rectangle(-58, -78, 116, 166, 14), "#06231a", opacity=0.35)
    return moved(behind, 100, 128, turn=-17) + moved(shadow, 148, 130, turn=9) + moved(ace, 148, 130, turn=9)
