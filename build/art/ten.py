"""The "10" of the corner indices: two narrow figures of their own, as black as the single ones beside them.

Squeezed into the column of one letter, the figures of our serif would lose their weight with their width.
"""

from art.svg import num

THINNEST, BY_WIDTH = 4.5, 0.148  # of an upright stroke, and by how much of the whole width it is thicker
FOOT, ONE, GAP = 8.0, 0.38, 0.05  # the foot of the one; its width, and the room behind it, in shares of the whole
HAIRLINE = 9.5  # of the nought, above and below
OVERSHOOT = 1.2  # of what is round, above and below what is straight
ROUND, HOLLOW = 0.56, 0.64  # how full the curves of the nought are, outside and inside


def ten(width: float) -> str:
    """Return the outline of a 10 that is 100 high and *width* wide, from the left edge of its ink, on the baseline."""
    stroke = THINNEST + BY_WIDTH * width
    one = ONE * width
    return f"{_one(one, stroke)} {_nought(one + GAP * width, width, stroke)}"


def _one(width: float, stroke: float) -> str:
    """Return a one with a flag at its left and a flat foot."""
    left = (width - stroke) / 2 + 0.05 * width
    right = left + stroke
    flag = f"L{num(left)},-78 L0,-75 L0,-82 Q{num(left * 0.9)},-85 {num(left + stroke * 0.42)},-100"
    foot = f"L{num(right)},-{FOOT + 2:g} L{num(width)},-{FOOT - 1:g} V0 H0 V-{FOOT - 1:g} L{num(left)},-{FOOT + 2:g}"
    return f"M{num(right)},-100 {foot} {flag}Z"


def _nought(left: float, right: float, stroke: float) -> str:
    """Return a nought: a ring that is thick at its sides; its hollow is drawn the other way round."""
    x, y = (left + right) / 2, -50.0
    across, high = (right - left) / 2, 50 + OVERSHOOT
    outside = _oval(x, y, across, high, ROUND)
    return f"{outside} {_oval(x, y, -(across - stroke), high - HAIRLINE, HOLLOW)}"


def _oval(x: float, y: float, across: float, high: float, full: float) -> str:
    """Return a closed curve around (*x*, *y*); a negative *across* turns the way round it."""
    bend, rise = across * full, high * full
    return (
        f"M{num(x - across)},{num(y)}"
        f" C{num(x - across)},{num(y - rise)} {num(x - bend)},{num(y - high)} {num(x)},{num(y - high)}"
        f" C{num(x + bend)},{num(y - high)} {num(x + across)},{num(y - rise)} {num(x + across)},{num(y)}"
        f" C{num(x + across)},{num(y + rise)} {num(x + bend)},{num(y + high)} {num(x)},{num(y + high)}"
        f" C{num(x - bend)},{num(y + high)} {num(x - across)},{num(y + rise)} {num(x - across)},{num(y)}Z"
    )
