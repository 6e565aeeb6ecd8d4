"""The four queens of the posters."""

import math

from art.palette import Skin
from art.pips import HEART
from art.posters import face, held
from art.posters.colours import (
    COCOA,
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    HONEY,
    INK,
    PEACH,
    PORCELAIN,
    SILVER,
    SILVER_DARK,
    WHITE,
)
from art.svg import circle, line, mirrored, moved, on_circle, path, polygon

SHOULDERS = "M0,56 L16,56 C24,74 84,70 100,112 L112,190 L-112,190 L-100,112 C-84,70 -24,74 -16,56Z"
RED, RED_DEEP = "#c4122c", "#9c1225"


def queen_of_spades() -> str:
    """Return the queen of spades: a black bob, a crescent, a collar like an open fan."""
    hair = "M0,-54 C34,-54 45,-30 44,-2 L47,46 L-47,46 L-44,-2 C-45,-30 -34,-54 0,-54Z"
    fringe = "M-36,2 C-36,-44 -22,-49 0,-49 C22,-49 36,-44 36,2 L30,-19 Q0,-26 -30,-19Z"
    gown = path(SHOULDERS, "#4d5888") + mirrored(path("M16,58 C22,78 52,78 66,88 L40,190 L0,190 L0,126Z", "#343c68"))
    revers = mirrored(path("M15,56 C20,82 54,78 70,88 L42,190 L28,190 L50,94 C38,88 16,88 10,72Z", SILVER))
    steps = mirrored(line("M7,140 L12,190 M17,128 L26,190 M27,112 L38,190", SILVER_DARK, 2.6)) + line(
        "M0,128 L0,190", SILVER, 3
    )
    skin = path("M-15,54 L15,54 L22,80 L0,124 L-22,80Z", PORCELAIN.light)
    skin += path("M0,54 L15,54 L22,80 L0,124Z", PORCELAIN.shade)
    band = path("M-37,-27 Q0,-40 37,-27 L37,-19 Q0,-31 -37,-19Z", SILVER) + path(circle(0, -31, 6.4), RED)
    moon = path("M-15,-76 A19,19 0 1,0 15,-76 A16.6,16.6 0 1,1 -15,-76Z", SILVER, transform="translate(0,4)")
    choker = path("M-15,58 Q0,70 15,58 L15,66 Q0,78 -15,66Z", INK) + path(circle(0, 70, 5), RED)
    pendant = path("M0,84 l7,9 l-7,13 l-7,-13Z", RED) + line("M0,72 L0,86", SILVER, 2)
    flower = held.in_hand(
        moved(held.lily(WHITE, SILVER_DARK, GOLD), 0, 0, scale=0.8), PORCELAIN, "#4d5888", SILVER, "#343c68"
    )
    return (
        standing_collar(9, (WHITE, SILVER), RED)
        + path(hair, INK)
        + gown
        + revers
        + steps
        + skin
        + face.neck(PORCELAIN)
        + choker
        + pendant
        + face.head(PORCELAIN, face.FINE, ears=False)
        + features("#3b4a78", "#a9a6c9", INK, RED_DEEP, RED, PORCELAIN)
        + path(fringe, INK)
        + mirrored(line("M-41,-2 L-42,38 M-30,-38 Q-38,-26 -38,-10", "#4a5170", 2))
        + band
        + moon
        + drops(35, 30, SILVER, RED)
        + flower
    )


def features(iris: str, shadow: str, brow: str, upper: str, lower: str, skin: Skin) -> str:
    """Return what makes a queen's face."""
    eyes = face.eyes(iris, lid=face.WING, shadow=shadow)
    return eyes + face.brows(face.SOFT_BROW, brow) + face.nose(skin) + face.lips(upper, lower)


def drops(x: float, y: float, metal: str, stone: str) -> str:
    """Return a long ear-ring at either side."""
    return mirrored(path(circle(x, y, 3), metal), path(f"M{x},{y + 3} l-4.6,13 a5,5 0 0,0 9.2,0Z", stone))


def standing_collar(blades: int, cloths: tuple[str, str], stud: str) -> str:
    """Return a collar that stands round the head like an open fan."""
    shapes = []
    spread = math.radians(172 / blades)
    for number in range(blades):
        middle = math.radians(-176) + spread * (number + 0.5)
        left, right = (on_circle(0, 60, 84, middle + side * spread / 2) for side in (-1, 1))
        tip = on_circle(0, 60, 104, middle)
        shapes.append(path(polygon([(0, 66), left, tip, right]), cloths[number % 2]))
        shapes.append(path(circle(*on_circle(0, 60, 86, middle), 3.6), stud))
    return "".join(shapes)


def queen_of_hearts() -> str:
    """Return the queen of hearts: golden waves under a padded heart, a rose in her hand."""
    waves = (
        "M0,-52 C34,-52 46,-34 43,-14 C56,0 48,16 46,20 C60,34 54,52 46,58 C56,72 46,88 30,86 L-30,86"
        " C-46,88 -56,72 -46,58 C-54,52 -60,34 -46,20 C-48,16 -56,0 -43,-14 C-46,-34 -34,-52 0,-52Z"
    )
    front = (
        "M0,-47 C-24,-47 -40,-34 -37,8 C-30,-6 -28,-20 -20,-27 Q-8,-32 0,-40 Q8,-32 20,-27"
        " C28,-20 30,-6 37,8 C40,-34 24,-47 0,-47Z"
    )
    roll = (
        "M0,-36 C-16,-46 -32,-40 -44,-26 C-62,-44 -58,-78 -34,-84 C-18,-88 -6,-80 0,-66"
        " C6,-80 18,-88 34,-84 C58,-78 62,-44 44,-26 C32,-40 16,-46 0,-36Z"
    )
    veil = "M0,-74 C-60,-80 -74,-30 -62,20 C-58,60 -78,80 -84,110 L84,110 C78,80 58,60 62,20 C74,-30 60,-80 0,-74Z"
    gown = path(SHOULDERS, "#24356f") + path("M0,56 L16,56 C24,74 84,70 100,112 L112,190 L0,190Z", "#1b2857")
    neckline = (
        path("M-52,78 L-44,122 L44,122 L52,78 L16,60 L-16,60Z", GOLD)
        + path("M-44,76 L-37,114 L37,114 L44,76 L16,56 L-16,56Z", PEACH.light)
        + path("M0,56 L16,56 L44,76 L37,114 L0,114Z", PEACH.shade)
    )
    hearts = "".join(
        moved(path(HEART, GOLD_LIGHT), x, y, scale=0.13)
        for x, y in ((-22, 140), (0, 140), (22, 140), (-33, 158), (-11, 158), (11, 158), (33, 158))
    )
    chain = line("M-19,68 Q0,92 19,68", GOLD, 2.6) + moved(path(HEART, RED), 0, 92, scale=0.2)
    net = mirrored(
        line(
            "M-52,-42 L-14,-78 M-50,-62 L-22,-84 M-46,-30 L-4,-68 M-56,-56 L-26,-34 M-50,-76 L-12,-40 M-32,-84 L-2,-52",
            GOLD,
            1.8,
        )
    )
    stone = moved(path(HEART, GOLD), 0, -50, scale=0.26) + moved(path(HEART, RED), 0, -50, scale=0.17)
    rose = held.rose("#e23a4c", "#b8152c", "#ffc9b8")
    return (
        path(veil, WHITE)
        + mirrored(line("M-56,-20 C-52,30 -62,70 -70,104", "#e6d5bd", 2.4))
        + path(waves, "#dd9a35")
        + mirrored(
            line("M-40,-6 C-50,8 -40,18 -42,28 C-52,42 -44,52 -42,60 M-34,4 C-42,24 -34,40 -36,58", "#f6cf7a", 2.4)
        )
        + gown
        + neckline
        + hearts
        + face.neck(PEACH)
        + chain
        + face.head(PEACH, face.FINE, ears=False)
        + face.blush("#e2705c", 0.45)
        + features("#4d7a55", "#d89a8a", "#a8681f", "#a3202f", "#d0303f", PEACH)
        + path(front, "#e8aa45")
        + mirrored(line("M-4,-42 C-16,-36 -30,-28 -33,-6", "#f8d98c", 2))
        + path(roll, "#24356f")
        + net
        + stone
        + held.in_hand(rose, PEACH, "#24356f", GOLD, "#1b2857")
    )


def queen_of_diamonds() -> str:
    """Return the queen of diamonds: a veil edged with gold, a jewel on her brow, a fan."""
    orange, deep = "#ee8a35", "#cf6a1e"
    veil = (
        "M0,-66 C-44,-66 -60,-32 -57,6 C-55,50 -78,66 -104,110 L-112,190 L112,190 L104,110"
        " C78,66 55,50 57,6 C60,-32 44,-66 0,-66Z"
    )
    inside = (
        "M0,-58 C-37,-58 -50,-28 -47,6 C-46,40 -52,62 -62,84 L-30,190 L30,190 L62,84"
        " C52,62 46,40 47,6 C50,-28 37,-58 0,-58Z"
    )
    hem = "M0,-62 C-40,-62 -55,-30 -52,6 C-50,46 -62,66 -84,94 L-70,190"
    hair = (
        "M0,-52 C-32,-52 -44,-28 -40,18 L-32,24 L-33,-8 C-24,-20 -10,-30 0,-40"
        " C10,-30 24,-20 33,-8 L32,24 L40,18 C44,-28 32,-52 0,-52Z"
    )
    bodice = path("M-44,84 Q0,118 44,84 L56,190 L-56,190Z", "#1c46a8") + path(
        "M0,101 Q26,100 44,84 L56,190 L0,190Z", "#123a80"
    )
    border = line("M-45,86 Q0,120 45,86", GOLD, 6)
    breast = path("M-15,54 L15,54 L47,84 Q0,118 -47,84Z", HONEY.light) + path(
        "M0,54 L15,54 L47,84 Q26,101 0,101Z", HONEY.shade
    )
    collar = "".join(
        path(circle(x, 66 + 25 * (1 - (x / 19) ** 2) ** 0.5, 2.8), CREAM)
        for x in (-18, -14.5, -9.5, -3.4, 3.4, 9.5, 14.5, 18)
    )
    chain = path("M0,92 l8,10 l-8,12 l-8,-12Z", "#3a6fd8", GOLD, 2.4)
    lozenges = "".join(
        path(f"M{x},{y - 9} l7,9 l-7,9 l-7,-9Z", GOLD if (x + y) % 2 else "#4f93df")
        for x, y in ((0, 136), (-20, 148), (20, 148), (0, 160))
    )
    tikka = (
        line("M0,-54 L0,-26", GOLD, 2.6)
        + line("M-33,-12 Q-14,-24 0,-28 Q14,-24 33,-12", GOLD, 2)
        + path("M0,-34 l7,9 l-7,11 l-7,-11Z", "#3a6fd8", GOLD, 2.4)
    )
    ring = line(circle(-8.6, 26, 4.4), GOLD, 1.8)
    hoops = mirrored(
        path(circle(36, 30, 6), GOLD),
        path(circle(36, 30, 2.6), "#3a6fd8"),
        path("M36,36 l-8,14 l16,0Z", GOLD_LIGHT),
        *(path(circle(36 + dx, 54, 2.6), CREAM) for dx in (-6, 0, 6)),
    )
    fan = held.hand_fan(CREAM, "#3a6fd8", GOLD)
    return (
        path(veil, orange)
        + path("M0,-66 C44,-66 60,-32 57,6 C55,50 78,66 104,110 L112,190 L0,190Z", deep)
        + path(inside, "#8a3d12")
        + bodice
        + lozenges
        + breast
        + border
        + face.neck(HONEY)
        + collar
        + chain
        + face.head(HONEY, face.FINE, ears=False)
        + features("#4a2c16", "#b86a4a", "#2b1a14", "#8a2a2c", "#b8383a", HONEY)
        + path(hair, "#2b1a14")
        + mirrored(line("M-4,-46 C-16,-38 -34,-24 -36,6", "#6a4433", 2))
        + tikka
        + ring
        + hoops
        + mirrored(line(hem, GOLD, 5), line(hem, GOLD_DARK, 1.2))
        + held.in_hand(fan, HONEY, orange, GOLD, deep)
    )


def queen_of_clubs() -> str:
    """Return the queen of clubs: a round crown of hair with golden leaves, rings round her neck, a palm leaf."""
    curls = "".join(
        path(circle(*on_circle(0, -14, 54, math.radians(angle)), 17), "#221a1c") for angle in range(-208, 29, 18)
    )
    shine = "".join(
        line(f"M{x - 6:.1f},{y:.1f} a6,6 0 1,1 10,4", "#57454a", 2)
        for x, y in (on_circle(0, -14, 58, math.radians(angle)) for angle in range(-208, 29, 36))
    )
    leaf = "M0,0 C-9,-8 -9,-24 0,-34 C9,-24 9,-8 0,0Z"
    wreath = []
    for angle in (-64, 64, -42, 42, -21, 21, 0):
        x, y = on_circle(0, 0, 38, math.radians(angle - 90))
        wreath.append(
            moved(
                path(leaf, GOLD) + line("M0,-4 L0,-26", GOLD_DARK, 1.6),
                x,
                y,
                turn=angle,
                scale=1.15 if angle == 0 else 1,
            )
        )
    band = path("M-37,-20 Q0,-44 37,-20 L36,-12 Q0,-36 -36,-12Z", GOLD_LIGHT)
    gown = path(SHOULDERS, "#7a2458") + path("M0,56 L16,56 C24,74 84,70 100,112 L112,190 L0,190Z", "#5d1944")
    yoke = path("M-70,84 Q0,160 70,84 L52,74 Q0,128 -52,74Z", GOLD) + "".join(
        path(circle(*on_circle(0, 44, 67, math.radians(90 + step * 15)), 4.6), CREAM if step % 2 else "#08735a")
        for step in range(-3, 4)
    )
    breast = path("M-20,56 L20,56 L54,75 Q0,130 -54,75Z", COCOA.light) + path(
        "M0,56 L20,56 L54,75 Q30,103 0,103Z", COCOA.shade
    )
    rings = "".join(
        path(f"M-{w},{y} Q0,{y + 12} {w},{y} L{w},{y + 5} Q0,{y + 17} -{w},{y + 5}Z", GOLD if n % 2 else GOLD_LIGHT)
        for n, (w, y) in enumerate(((15.5, 46), (16, 52.4), (17, 58.8), (19, 65.2)))
    )
    weave = "".join(
        line(f"M-78,{y} " + " ".join("l6.5,-9 l6.5,9" for _ in range(12)), colour, 3)
        for y, colour in ((142, GOLD), (154, "#7fd08b"), (166, GOLD))
    )
    hoops = mirrored(line(circle(39, 36, 10), GOLD, 4))
    palm = held.palm("#7fd08b", "#4fae6a")
    return (
        curls
        + path(circle(0, -14, 54), "#221a1c")
        + shine
        + gown
        + weave
        + breast
        + yoke
        + face.neck(COCOA)
        + rings
        + hoops
        + face.head(COCOA, face.FINE)
        + features("#2b1810", "#b8863f", "#1a1213", "#6d1f2b", "#a83a45", COCOA)
        + path(
            "M0,-46 C-24,-46 -34,-30 -34,-6 C-30,-24 -16,-33 0,-33 C16,-33 30,-24 34,-6 C34,-30 24,-46 0,-46Z",
            "#221a1c",
        )
        + "".join(wreath)
        + band
        + held.in_hand(palm, COCOA, "#7a2458", GOLD, "#5d1944")
    )


QUEENS = {"s": queen_of_spades, "h": queen_of_hearts, "d": queen_of_diamonds, "c": queen_of_clubs}
