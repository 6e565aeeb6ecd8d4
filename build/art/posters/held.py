"""What the figures of the posters hold: upright round x = 0, the fist round the origin."""

from art.palette import Skin
from art.pips import OUTLINES
from art.posters.colours import CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, SILVER_DARK, WHITE
from art.svg import circle, line, mirrored, moved, path, polygon, rectangle

FIST = "M-15,-12 Q-16,-17 -10,-17 L11,-17 Q16,-17 15.4,-11 L14,10 Q13,16 6,16 L-7,16 Q-13,16 -14,9Z"
THUMB = "M-15,-9 Q-17,2 -6,4 L4,4.6 Q8.4,4 8,0 Q7.4,-4 2,-4 L-5,-6Z"
KNUCKLES = "M1,-17 L1,-5 M8.4,-17 L8,-3 M-6.4,-17 L-6.4,-7"
HELD_X, HELD_Y, HELD_SCALE = 69, 126, 0.86
WOOD, WOOD_DARK = "#8a5a34", "#6b4325"
LEAF, STEM = "#4c9a63", "#2f7a4d"


def in_hand(thing: str, skin: Skin, sleeve: str, cuff: str, fold: str) -> str:
    """Return *thing* in a fist above a sleeve with its *cuff*; *fold* is the shaded side of the sleeve."""
    arm = path("M-24,28 C-34,50 -46,64 -60,110 L40,110 L22,28Z", fold)
    arm += path("M-18,28 C-26,52 -36,66 -48,110 L40,110 L22,28Z", sleeve)
    band = path(rectangle(-21, 14, 42, 19, 5), cuff)
    fist = path(FIST, skin.shade) + path(THUMB, skin.light) + line(KNUCKLES, skin.line, 1.5)
    return moved(arm + thing + band + fist, HELD_X, HELD_Y, scale=HELD_SCALE)


def sword() -> str:
    """Return a straight sword, point up."""
    blade = path("M-6,-20 L-6,-172 L0,-190 L0,-20Z", WHITE) + path("M6,-20 L6,-172 L0,-190 L0,-20Z", SILVER_DARK)
    guard = path("M-27,-26 Q0,-36 27,-26 L27,-18 Q0,-26 -27,-18Z", GOLD)
    return blade + guard + path(rectangle(-4, -20, 8, 50, 2), GOLD_DARK) + path(circle(0, 26, 7), GOLD)


def sceptre(head: str) -> str:
    """Return a golden staff that bears *head* at its top."""
    shaft = path(rectangle(-4, -130, 4, 172), GOLD_LIGHT) + path(rectangle(0, -130, 4, 172), GOLD_DARK)
    return shaft + path("M-11,-134 L11,-134 L7,-122 L-7,-122Z", GOLD) + moved(head, 0, -158)


def orb(sign: str, colour: str) -> str:
    """Return a golden disc with a suit's *sign* on it."""
    rim = path(circle(0, 0, 25), GOLD) + path(circle(0, 0, 19.5), CREAM)
    return rim + path(OUTLINES[sign], colour, transform="scale(0.25)") + path("M-5,-24 L0,-38 L5,-24Z", GOLD)


def gem(light: str, middle: str, dark: str) -> str:
    """Return a cut stone in a golden claw."""
    claw = path("M-20,4 Q-16,26 0,30 Q16,26 20,4 L12,10 L0,24 L-12,10Z", GOLD)
    stone = path(polygon([(0, -34), (22, -6), (0, 22), (-22, -6)]), middle)
    stone += path(polygon([(0, -34), (-22, -6), (-8, -6)]), light) + path(polygon([(0, -34), (-8, -6), (8, -6)]), WHITE)
    return stone + path(polygon([(8, -6), (22, -6), (0, 22)]), dark) + claw


def mace() -> str:
    """Return a mace with the three leaves of a club."""
    shaft = path(rectangle(-4.5, -126, 4.5, 168), WOOD) + path(rectangle(0, -126, 4.5, 168), WOOD_DARK)
    rings = "".join(path(rectangle(-7, y, 14, 6, 2), GOLD) for y in (-128, -114, 26))
    leaves = "".join(path(circle(x, y, 16), GOLD) for x, y in ((-17, -142), (17, -142), (0, -168)))
    shine = "".join(path(circle(x - 4, y - 4, 5), GOLD_LIGHT) for x, y in ((-17, -142), (17, -142), (0, -168)))
    return shaft + leaves + path(circle(0, -148, 9), GOLD_DARK) + shine + rings


def rose(red: str, deep: str, light: str) -> str:
    """Return a rose seen from the side, on a stalk with leaves."""
    stalk = line("M0,30 L0,-96", STEM, 5)
    leaf = path("M0,-34 C-10,-62 -30,-60 -40,-54 C-34,-38 -16,-28 0,-34Z", LEAF)
    leaf += path("M0,-54 C8,-78 26,-80 36,-76 C32,-60 16,-50 0,-54Z", STEM)
    bloom = path(circle(0, -124, 33), red) + path("M0,-157 A33,33 0 0,1 0,-91 C18,-104 20,-140 0,-157Z", deep)
    curls = line("M-22,-112 A25,25 0 0,0 20,-106 M-20,-134 A22,22 0 0,1 18,-138", light, 3.4)
    heart = line("M-9,-122 A10,10 0 1,1 4,-114 A7,7 0 0,1 -3,-122", light, 3.4)
    sepal = path("M-16,-94 Q0,-104 16,-94 L6,-82 L-6,-82Z", LEAF)
    return stalk + leaf + bloom + curls + heart + sepal


def lily(petal: str, vein: str, heart: str) -> str:
    """Return an open lily."""
    stalk = line("M0,30 L0,-100", STEM, 5) + path("M0,-20 C-12,-44 -30,-52 -36,-76 C-16,-70 -2,-50 0,-20Z", LEAF)
    outline = "M0,0 C-17,-14 -15,-44 0,-62 C15,-44 17,-14 0,0Z"
    petals = "".join(
        moved(path(outline, petal) + line("M0,-10 L0,-46", vein, 2), 0, -96, turn=turn)
        for turn in (-70, 70, -36, 36, 0)
    )
    stamens = mirrored(line("M0,-100 Q-6,-122 -12,-132", heart, 2.4), path(circle(-12, -134, 4), heart))
    return stalk + petals + stamens + path(circle(0, -98, 8), LEAF)


def palm(light: str, dark: str) -> str:
    """Return a long leaf with many fingers."""
    left = "".join(path(finger(number, -1), light) for number in range(9))
    right = "".join(path(finger(number, 1), dark) for number in range(9))
    tip = path("M0,-150 C-8,-164 -6,-180 0,-190 C6,-180 8,-164 0,-150Z", light)
    return line("M0,34 L0,-156", STEM, 4.4) + left + right + tip


def finger(number: int, side: int) -> str:
    """Return the outline of one finger of the palm leaf, on the left (*side* -1) or the right (1)."""
    y, long = -30 - number * 15, side * (40 - abs(number - 3) * 4.4)
    half = long / 2
    return f"M0,{y} Q{half:.1f},{y - 22} {long:.1f},{y - 18} Q{half:.1f},{y - 4} 0,{y + 11}Z"


def hand_fan(one: str, other: str, rim: str) -> str:
    """Return an open fan of seven blades, spread above the fist."""
    blades = []
    for number, turn in enumerate((-60, -40, -20, 0, 20, 40, 60)):
        shape = path("M-3,-6 L-15,-82 Q0,-94 15,-82 L3,-6Z", other if number % 2 else one)
        blades.append(moved(shape + path(circle(0, -74, 5), rim) + line("M0,-64 L0,-30", rim, 2), 0, 0, turn=turn))
    return "".join(blades) + path(circle(0, -8, 9), GOLD_LIGHT)


def rapier(grip: str) -> str:
    """Return a thin sword with a basket of golden bars."""
    blade = path("M-3.4,-24 L-2.4,-188 L0,-198 L0,-24Z", WHITE) + path(
        "M3.4,-24 L2.4,-188 L0,-198 L0,-24Z", SILVER_DARK
    )
    guard = path("M-30,-30 Q0,-22 30,-30 L29,-23 Q0,-14 -29,-23Z", GOLD)
    basket = line("M-22,-22 C-28,0 -22,20 -4,27 M20,-22 C26,-8 24,4 16,12", GOLD, 4)
    return blade + path(rectangle(-4, -20, 8, 50, 2), grip) + basket + guard + path(circle(0, 28, 7), GOLD_LIGHT)


def goblet(sign: str, colour: str) -> str:
    """Return a golden goblet that bears a suit's sign."""
    bowl = "M-27,-78 C-28,-44 -16,-34 -6,-30 L-5,-14 L5,-14 L6,-30 C16,-34 28,-44 27,-78Z"
    light = path(bowl, GOLD) + path("M0,-78 L27,-78 C28,-44 16,-34 6,-30 L5,-14 L0,-14Z", GOLD_DARK)
    rim = path("M-29,-84 L29,-84 L28,-74 L-28,-74Z", GOLD_LIGHT)
    foot = path("M-7,14 L7,14 L9,26 Q22,30 24,38 L-24,38 Q-22,30 -9,26Z", GOLD_LIGHT)
    return foot + light + rim + path(OUTLINES[sign], colour, transform="translate(0,-56) scale(0.25)")


def bow(wood: str, grip: str) -> str:
    """Return a strung bow."""
    limb = "M-22,-182 C-16,-170 4,-152 8,-120 C12,-80 12,-50 4,-8 C2,14 -6,34 -18,52"
    string = line("M-22,-182 L-18,52", CREAM, 2)
    return string + line(limb, WOOD_DARK, 10) + line(limb, wood, 5.6) + line("M10,-84 L10.6,-46", grip, 11)


def partisan(tassel: str) -> str:
    """Return a broad spear with two wings and a tassel."""
    shaft = path(rectangle(-4, -120, 4, 162), WOOD) + path(rectangle(0, -120, 4, 162), WOOD_DARK)
    light = "M0,-198 C-14,-176 -15,-156 -11,-144 Q-22,-146 -26,-156 Q-28,-132 -9,-126 L-6,-116 L0,-116Z"
    head = path(light, WHITE) + path(light, SILVER_DARK, transform="scale(-1,1)")
    fringe = path("M-8,-116 L8,-116 L13,-86 L7,-90 L0,-82 L-7,-90 L-13,-86Z", tassel)
    return shaft + head + fringe + path(rectangle(-9, -119, 18, 6, 2), GOLD)
