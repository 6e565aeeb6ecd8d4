"""The gavel of the renege court and the block that it falls on."""

from art.palette import GOLD, GOLD_LIGHT
from art.svg import circle, document, gradient, line, path, rectangle

EDGE = "#2f1a0b"
WOOD = [(0, "#5b3217"), (0.3, "#a86f3c"), (0.55, "#8a562b"), (1, "#45240f")]
HEAD = -92  # where the middle of the head is, from the end of the handle


def gavel() -> str:
    """Return the SVG of a gavel, its head upright at the left; the picture's middle is the end of the handle."""
    handle = path(rectangle(HEAD, -8, 104, 16, 7), "url(#long)", EDGE, 3)
    handle += path(circle(12, 0, 12), "url(#long)", EDGE, 3) + line("M-58,-3 H-4", "#d9a873", 2.4, opacity=0.6)
    collar = path(rectangle(HEAD + 25, -11, 10, 22, 3), GOLD, EDGE, 2.4)
    body = path(rectangle(HEAD - 26, -40, 52, 80, 7), "url(#round)", EDGE, 3)
    ends = "".join(path(rectangle(HEAD - 31, y, 62, 14, 5), "url(#round)", EDGE, 3) for y in (-50, 36))
    bands = "".join(path(rectangle(HEAD - 27, y, 54, 8, 1), GOLD, EDGE, 2) for y in (-31, 23))
    shine = "".join(line(f"M{HEAD - 14},{y} h10", GOLD_LIGHT, 3) for y in (-27, 27))
    colours = gradient("round", WOOD, across=True) + gradient("long", WOOD)
    return document(256, 256, handle + collar + body + ends + bands + shine, colours, left=-128, top=-128)


def gavel_block() -> str:
    """Return the SVG of the round block, seen from the side."""
    foot = path(rectangle(3, 30, 250, 40, 12), "url(#round)", EDGE, 5)
    top = path(rectangle(20, 4, 216, 30, 9), "url(#round)", EDGE, 5)
    band = path(rectangle(12, 44, 232, 9, 3), GOLD)
    return document(256, 74, foot + top + band, gradient("round", WOOD, across=True))
