"""How colours look to colour-blind people, and how far apart they are then.

Matrices for complete protanopia, deuteranopia and tritanopia on linear light: Machado, Oliveira and Fernandes,
"A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009).
"""

from typing import TypeAlias

Numbers: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Numbers, Numbers, Numbers]

VISIONS: dict[str, Matrix] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE: Numbers = (0.9505, 1.0, 1.089)


def distance(one: str, other: str, vision: str) -> float:
    """Return how different two colours ("#b8192c") look, as a distance in CIE L*a*b*: 2 is just visible."""
    a, b = (lab(applied(VISIONS[vision], light(code))) for code in (one, other))
    return float(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5)


def light(code: str) -> Numbers:
    """Return a colour as red, green and blue light from 0 to 1."""
    red, green, blue = (int(code[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return straight(red), straight(green), straight(blue)


def straight(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def applied(matrix: Matrix, numbers: Numbers) -> Numbers:
    a, b, c = (min(1.0, max(0.0, sum(x * y for x, y in zip(row, numbers, strict=True)))) for row in matrix)
    return a, b, c


def lab(rgb: Numbers) -> Numbers:
    """Return lightness, green to red, and blue to yellow."""
    x, y, z = (
        sum(k * c for k, c in zip(row, rgb, strict=True)) / white for row, white in zip(TO_XYZ, WHITE, strict=True)
    )
    fx, fy, fz = (float(t ** (1 / 3)) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
