"""The four jacks: a glance aside, a little beard or none, and a hat worth looking at."""

from art.features import LIPS, blush, curl_row, eyes, mouth, nose, skull
from art.palette import GOLD_DARK, GOLD_FILL, GOLD_LIGHT, INK, IVORY, Suit
from art.pips import pip
from art.svg import circle, line, mirrored, path

NECK = "M-9,-72 L-10,-57 L0,-44 L10,-57 L9,-72Z"
BOB = (
    "M-24,-116 C-34,-108 -33,-80 -31,-66 C-26,-61 -20,-62 -16,-58 L16,-58 C20,-62 26,-61 31,-66"
    " C33,-80 34,-108 24,-116Z"
)
BOB_STRANDS = "M-28,-104 C-29,-90 -28,-78 -27,-66 M-24.6,-104 C-25,-90 -24.4,-80 -23.4,-66"
LONG = (
    "M-24,-116 C-34,-108 -32,-88 -33,-76 C-34,-66 -40,-62 -36,-54 C-29,-50 -20,-54 -16,-58"
    " L16,-58 C20,-54 29,-50 36,-54 C40,-62 34,-66 33,-76 C32,-88 34,-108 24,-116Z"
)
LONG_STRANDS = "M-28,-104 C-29,-88 -27,-74 -32,-58 M-24.6,-102 C-25,-88 -23,-74 -26,-60"
CROPPED = "M-24,-114 C-31,-104 -29,-90 -25,-80 L-20,-84 L20,-84 L25,-80 C29,-90 31,-104 24,-114Z"
FRINGE = "M-22,-97 L-22,-113 L22,-113 L22,-97 C18,-105 -18,-105 -22,-97Z"
SWEPT_FRINGE = "M-22,-94 L-22,-113 L22,-113 L22,-95 C21,-103 14,-106 4,-106 C-6,-104 -16,-102 -22,-94Z"
CHIN_BEARD = (
    "M-20.8,-88 C-20.6,-72 -11,-61.6 0,-59.4 C11,-61.6 20.6,-72 20.8,-88 C17,-74 9,-67 0,-66 C-9,-67 -17,-74 -20.8,-88Z"
)

PLUME = "M26,-110 C50,-126 48,-141 20,-138 C8,-136 4,-131 2,-126 C12,-124 20,-118 26,-110Z"
PLUME_LINES = (
    "M26,-111 C34,-124 28,-131 8,-129 M30,-116 l8,-4 M33,-121 l7,-6 M33,-126 l4,-7 M28,-130 l1,-6 M21,-131 l-1,-5"
)
CAP = "M-31,-109 C-35,-125 -22,-131 -4,-130 C16,-129 30,-121 31,-109Z"
CAP_BAND = "M-33,-111 Q0,-118 33,-111 L32,-103.5 Q0,-110.5 -32,-103.5Z"
BERET = "M-27,-107 C-44,-112 -42,-128 -18,-132 C6,-136 38,-130 37,-116 C36,-108 28,-107 25,-106 Q0,-115 -27,-107Z"
BERET_FOLDS = "M-34,-118 C-20,-112 4,-114 30,-112 M-28,-126 C-14,-120 10,-121 33,-118"
BERET_BAND = "M-26,-109 Q0,-116 26,-109 L25,-103 Q0,-110 -25,-103Z"
TURBAN = "M-29,-104 C-39,-118 -27,-132 -4,-133 C22,-134 39,-120 29,-104 Q0,-117 -29,-104Z"
TURBAN_FOLDS = (
    "M-30,-112 C-16,-126 4,-130 22,-129 M-27,-106 C-12,-120 10,-124 31,-120 M-12,-111 C4,-118 18,-118 30,-112"
)
AIGRETTE = "M0,-124 C-6,-132 -4,-140 4,-142 C3,-136 6,-132 4,-124Z"
PEAKED = "M-30,-106 C-28,-122 -14,-133 8,-133 C22,-133 29,-122 29,-107 Q0,-118 -30,-106Z"
BRIM = (
    "M-46,-104 C-34,-108 -18,-117 2,-116.5 C18,-116 28,-112 33,-105 C34,-101 31,-99 27,-101"
    " C14,-110 -14,-110 -28,-103 C-36,-100 -43,-101 -46,-104Z"
)
QUILL = "M14,-115 C24,-126 38,-134 46,-135 C45,-126 34,-116 18,-111Z"


def jack_hair(suit: Suit) -> str:
    """Return the hair behind a jack's face."""
    if suit.letter == "h":
        places = [(-26.0, -104.0), (-29.0, -93.0), (-28.5, -81.5), (-25.0, -71.0)]
        return curl_row(suit.hair, suit.strand, places, 6.8)
    if suit.letter == "c":
        return path(CROPPED, suit.hair, INK, 1.3)
    shape, strands = (BOB, BOB_STRANDS) if suit.letter == "s" else (LONG, LONG_STRANDS)
    return path(shape, suit.hair, INK, 1.3) + mirrored(line(strands, suit.strand, 1))


def jack_head(suit: Suit) -> str:
    """Return a jack's face with his hat."""
    glance = {"s": 1.6, "h": -1.6, "d": 1.6, "c": -1.6}[suit.letter]
    neck = path(NECK, suit.skin.shade, INK, 1)
    face = skull(suit.skin) + blush(LIPS) + eyes(suit.hair, glance=glance, brow_width=2.5)
    fringe = path(SWEPT_FRINGE if suit.letter in "hc" else FRINGE, suit.hair, INK, 0.9)
    hat = {"s": plumed_cap, "h": beret, "d": turban, "c": peaked_hat}[suit.letter](suit)
    return neck + face + nose(suit.skin) + mouth(LIPS) + whiskers(suit) + fringe + hat


def whiskers(suit: Suit) -> str:
    """Return the moustache and chin beard of the jack of *suit*; hearts has none yet."""
    pencil = mirrored(line("M-1.4,-79.6 Q-6,-80.6 -10.4,-77.6", suit.hair, 1.7))
    curled = mirrored(line("M-1.2,-79.4 Q-7,-80 -10.6,-77.6 Q-14,-75.4 -15.2,-79", suit.hair, 2))
    tuft = path("M-3,-67.6 Q0,-69 3,-67.6 L0,-60.4Z", suit.hair)
    return {"s": pencil + tuft, "h": "", "d": curled, "c": path(CHIN_BEARD, suit.hair)}[suit.letter]


def plumed_cap(suit: Suit) -> str:
    """Return a flat cap with a white plume."""
    feather = path(PLUME, IVORY, INK) + line(PLUME_LINES, GOLD_DARK, 0.9)
    cloth = path(CAP, suit.main, INK, 1.3) + path(CAP_BAND, GOLD_FILL, INK, 1.2)
    return feather + cloth + pip(suit, -2, -121.5, 12, fill=GOLD_LIGHT)


def beret(suit: Suit) -> str:
    """Return a slouched beret with a brooch."""
    cloth = path(BERET, suit.main, INK, 1.3) + line(BERET_FOLDS, GOLD_LIGHT, 1, opacity=0.7)
    brooch = path(circle(-15, -117, 7), GOLD_FILL, INK, 1) + pip(suit, -15, -117, 9, fill=suit.main)
    feather = path("M-18,-122 C-30,-128 -34,-138 -26,-142 C-16,-142 -10,-132 -13,-123Z", IVORY, INK, 1)
    return (
        feather
        + line("M-15,-123 C-19,-130 -22,-135 -26,-138", GOLD_DARK, 0.9)
        + cloth
        + path(BERET_BAND, GOLD_FILL, INK)
        + brooch
    )


def turban(suit: Suit) -> str:
    """Return a wound turban with a jewel and a tuft."""
    cloth = path(TURBAN, suit.trim, INK, 1.3) + line(TURBAN_FOLDS, "#8cc0bd", 1.1)
    tuft = path(AIGRETTE, IVORY, INK, 1)
    jewel = path(circle(1, -119, 6.4), GOLD_FILL, INK, 1) + pip(suit, 1, -119, 10, fill=suit.ink)
    return tuft + cloth + jewel


def peaked_hat(suit: Suit) -> str:
    """Return a hat with a long peak and a quill."""
    crown = path(PEAKED, suit.main, INK, 1.3)
    quill = path(QUILL, suit.trim, INK, 1) + line("M16,-113 C26,-122 36,-129 44,-133", GOLD_LIGHT, 0.9)
    return crown + pip(suit, -6, -123, 12, fill=GOLD_LIGHT) + quill + path(BRIM, GOLD_FILL, INK, 1.2)
