"""Six who pull up a chair when one is free."""

from art.faces.parts import SHOULDERS, blush, face, laugh, medallion, smile, spectacles, wrinkles
from art.palette import BRONZE, EBONY, GOLD_FILL, GOLD_LIGHT, INK, IVORY, OLIVE, ROSY, SAND
from art.svg import circle, line, mirrored, path


def mei() -> str:
    """Return Mei: a black bob, a pin of jade and a high collar."""
    hair = path(
        "M0,-125 C-26,-125 -33,-108 -31,-92 L-32,-66 C-27,-63 -22,-64 -19,-68 L19,-68 C22,-64 27,-63 32,-66 L31,-92"
        " C33,-108 26,-125 0,-125Z",
        "#23222b",
        INK,
        1.2,
    )
    fringe = path(
        "M-24,-98 L-24,-112 C-12,-121 12,-121 24,-112 L24,-98 C12,-101 -12,-101 -24,-98Z", "#23222b", INK, 0.9
    )
    gloss = line("M-26,-104 C-20,-116 -8,-120 4,-120 M-28,-92 L-28,-74 M28,-92 L28,-74", "#55546a", 1.2)
    pin = path(circle(21, -112, 4.4), "#4f9a72", INK, 0.9) + path(circle(21, -112, 1.7), "#bfe3cf")
    dress = path(SHOULDERS, "#a3283a", INK, 1.2)
    collar = path("M-13,-60 L-15,-50 Q0,-42 15,-50 L13,-60 Q0,-50 -13,-60Z", "#a3283a", INK, 1)
    knots = line("M0,-47 C5,-42 12,-41 24,-30", GOLD_LIGHT, 1.5)
    knots += "".join(path(circle(x, y, 1.9), GOLD_LIGHT, INK, 0.6) for x, y in ((4.5, -43.2), (12, -39.8), (19, -34.6)))
    bare = face(SAND, "#23222b", lid=2.2, brow=1.9) + blush("#e08a74") + smile("#b23a44")
    return medallion("#dcebe0", "#b4d6c0", hair, dress, bare, collar, knots, fringe, gloss, pin)


def omar() -> str:
    """Return Omar: a trimmed black beard, a white cap with a woven edge."""
    beard = path(
        "M-24,-94 C-25,-72 -13,-56 0,-56 C13,-56 25,-72 24,-94 C22,-84 18,-80 11,-80.4 C6,-82.6 -6,-82.6 -11,-80.4"
        " C-18,-80 -22,-84 -24,-94Z",
        "#2a2120",
        INK,
        1,
    )
    cap = path("M-26,-104 C-27,-124 -16,-130 0,-130 C16,-130 27,-124 26,-104 Q0,-115 -26,-104Z", IVORY, INK, 1.2)
    edge = path("M-26.4,-110 Q0,-121 26.4,-110 L26,-103.6 Q0,-114.6 -26,-103.6Z", "#2b6a74", INK, 1)
    weave = "".join(path(circle(x, -112.4 + abs(x) * 0.16, 1.3), GOLD_LIGHT) for x in range(-20, 21, 8))
    robe = path(SHOULDERS, "#e9e2d0", INK, 1.2)
    opening = path(
        "M-14,-57 Q0,-46 14,-57 L17,-55 Q8,-44 3,-42 L3,-24 L-3,-24 L-3,-42 Q-8,-44 -17,-55Z", "#2b6a74", INK, 1
    )
    bare = face(OLIVE, "#2a2120", brow=2.9) + beard + laugh("#8f3a34")
    return medallion("#f4e4c2", "#e8c988", robe, opening, bare, cap, edge, weave)


def nora() -> str:
    """Return Nora: a straw sun hat and a grey plait over the shoulder."""
    plait = "".join(
        path(circle(27 + step * 0.4, -84 + step * 7.6, 6), "#b9b4ab", INK, 1) for step in reversed(range(5))
    )
    locks = mirrored(path("M-22,-108 C-31,-102 -30,-86 -25,-76 L-21,-86Z", "#c6c1b8", INK, 1))
    dress = path(SHOULDERS, "#3f6f9a", INK, 1.2)
    dots = "".join(
        path(circle(x, y, 1.5), IVORY) for x, y in ((-32, -44), (-22, -40), (-38, -36), (22, -40), (34, -42))
    )
    collar = path("M-15,-57 L0,-44 L15,-57 L20,-52 L4,-38 L0,-41 L-4,-38 L-20,-52Z", IVORY, INK, 1)
    brim = path(
        "M-44,-102 C-28,-118 28,-118 44,-102 C30,-97 14,-104 0,-104 C-14,-104 -30,-97 -44,-102Z", "#e6c27a", INK, 1.2
    )
    crown = path("M-24,-109 C-25,-126 -14,-130 0,-130 C14,-130 25,-126 24,-109 Q0,-117 -24,-109Z", "#efd08f", INK, 1.2)
    straw = line("M-14,-128 L-16,-118 M-5,-129.6 L-6,-119 M5,-129.6 L6,-119 M14,-128 L16,-118", "#c39a4c", 0.9)
    band = path("M-24.2,-115 Q0,-123 24.2,-115 L24,-109 Q0,-117 -24,-109Z", "#c14a57", INK, 1)
    bare = face(ROSY, "#a39d93", iris="#4b6c8f", lid=1.8) + wrinkles(ROSY) + blush("#e58f86") + laugh("#b0454a")
    return medallion("#d9e9f2", "#b3d0e2", locks, dress, dots, collar, bare, plait, crown, straw, band, brim)


def gus() -> str:
    """Return Gus: a captain's cap, a ginger beard and a striped jersey."""
    beard = path(
        "M-24,-94 C-29,-80 -25,-64 -16,-58 C-10,-51 10,-51 16,-58 C25,-64 29,-80 24,-94 C22,-84 18,-80 11,-80.4"
        " C6,-82.6 -6,-82.6 -11,-80.4 C-18,-80 -22,-84 -24,-94Z",
        "#b5612c",
        INK,
        1,
    )
    tufts = mirrored(line("M-21,-78 Q-20,-70 -16,-65 M-14,-70 Q-13,-62 -8,-57 M-5,-64 Q-4,-58 -2,-55", "#e0925a", 1.1))
    cap = path("M-29,-108 C-36,-126 -18,-130 0,-130 C18,-130 36,-126 29,-108 Q0,-118 -29,-108Z", IVORY, INK, 1.2)
    band = path("M-28,-111 Q0,-121 28,-111 L27,-104 Q0,-114 -27,-104Z", "#22305e", INK, 1)
    peak = path("M-25,-104.6 Q0,-114 25,-104.6 C18,-98.4 -18,-98.4 -25,-104.6Z", "#171a2b", INK, 1)
    badge = path(circle(0, -119, 4.6), GOLD_FILL, INK, 0.9)
    badge += line("M0,-121.6 V-116.6 M-2.2,-117.6 Q0,-115.8 2.2,-117.6", INK, 0.9)
    jersey = path(SHOULDERS, IVORY, INK, 1.2) + line("M-52,-42 Q0,-54 52,-42 M-56,-34 Q0,-46 56,-34", "#22305e", 3.4)
    bare = face(ROSY, "#b5612c", iris="#4b7f8f", brow=3) + blush("#e0705c", 0.45) + beard + tufts + laugh("#8f3a34")
    return medallion("#cfe3e0", "#a6cbc6", jersey, bare, cap, badge, band, peak)


def ines() -> str:
    """Return Ines: dark hair bound high, with a comb and a red flower."""
    bun = path(circle(0, -124, 12), "#35201c", INK, 1.2) + line("M-8,-126 Q0,-134 8,-126", "#6f463c", 1.1)
    comb = path("M-11,-121 C-12,-134 12,-134 11,-121 L7,-118 L-7,-118Z", GOLD_FILL, INK, 1)
    comb += line("M-6,-122 V-129 M0,-122 V-131 M6,-122 V-129", INK, 0.8)
    hair = path(
        "M0,-121 C-24,-121 -31,-106 -28,-88 L-24,-80 L24,-80 L28,-88 C31,-106 24,-121 0,-121Z", "#35201c", INK, 1.2
    )
    fringe = path(
        "M-24,-88 C-24,-104 -12,-110 0,-114 C12,-110 24,-104 24,-88"
        " C30,-106 20,-120 0,-120 C-20,-120 -30,-106 -24,-88Z",
        "#35201c",
        INK,
        1,
    )
    strands = line("M-3,-116 C-12,-112 -21,-106 -24,-96 M3,-116 C12,-112 21,-106 24,-96", "#6f463c", 1)
    petals = "".join(
        path(circle(26 + dx, -98 + dy, 4.2), "#c9263a", INK, 0.9) for dx, dy in ((-4, 0), (4, 0), (0, -4), (0, 4))
    )
    flower = petals + path(circle(26, -98, 2.6), GOLD_LIGHT, INK, 0.7)
    drops = mirrored(path("M-26.4,-82 l-2.8,8 a2.9,2.9 0 1,0 5.6,0Z", "#c9263a", INK, 0.9))
    dress = path(SHOULDERS, "#22222e", INK, 1.2)
    shawl = path("M-20,-55 Q0,-26 20,-55 L32,-52 Q8,-20 0,-20 Q-8,-20 -32,-52Z", "#c9263a", INK, 1)
    bare = face(OLIVE, "#35201c", iris="#5a3a22", lid=2.3) + blush("#cf6a52") + smile("#b3202f")
    return medallion("#f4dcd6", "#e6b5a8", comb, bun, hair, dress, shawl, bare, fringe, strands, drops, flower)


def amos() -> str:
    """Return Amos: bald, white beard, spectacles and braces."""
    beard = path(
        "M-24,-90 C-26,-70 -14,-54 0,-54 C14,-54 26,-70 24,-90 C22,-82 18,-79 11,-79.6 C6,-82 -6,-82 -11,-79.6"
        " C-18,-79 -22,-82 -24,-90Z",
        "#eeece6",
        INK,
        1,
    )
    tufts = mirrored(
        line("M-20,-78 Q-19,-70 -15,-64 M-12,-70 Q-11,-62 -7,-58 M-4,-63 Q-3.4,-58 -1.6,-56", "#b9b4aa", 1)
    )
    sides = mirrored(path("M-24,-100 C-29,-98 -28,-90 -26,-86 L-23,-88Z", "#eeece6", INK, 0.9))
    light = path("M-14,-111 Q-6,-116 2,-115 Q-8,-112 -12,-106Z", "#ffffff", opacity=0.22)
    creases = line("M-9,-107.4 Q0,-109.4 9,-107.4", EBONY.line, 0.9)
    shirt = path(SHOULDERS, "#d9e3ea", INK, 1.2)
    collar = path("M-14,-57 L-3,-42 L0,-47 L3,-42 L14,-57 L0,-50Z", "#f4f7f9", INK, 1)
    braces = mirrored(path("M-34,-52 L-26,-54 L-20,-24 L-30,-24Z", "#8c2a4a", INK, 1))
    bow = path("M-9,-48 L0,-44 L9,-48 L9,-39 L0,-42.6 L-9,-39Z", "#1f5a4c", INK, 0.9)
    bare = face(BRONZE, "#f2f0ea", brow=2.9) + light + creases + wrinkles(BRONZE) + beard + tufts + smile("#8f3a34")
    return medallion("#e6e0f0", "#c7bcdd", sides, shirt, braces, collar, bare, bow, spectacles("#2f2a28"))
