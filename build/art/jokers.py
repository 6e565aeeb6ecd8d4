"""The two jokers: the big one laughs in the sun and wears colours, the little one smiles by moonlight."""

from dataclasses import dataclass

from art.features import LIP_LINE, blush, eyes, nose, skull
from art.palette import (
    FAIR,
    GOLD,
    GOLD_FILL,
    GOLD_LIGHT,
    HEARTS,
    INK,
    IVORY,
    NAVY,
    PARCHMENT,
    SPADES,
    SUITS,
    Suit,
)
from art.paper import INDEX_X, MIDDLE_X, both_ways, card
from art.pips import pip
from art.ranks import rank_sign
from art.svg import circle, clip, group, line, moved, on_circle, path, polygon, rays, rectangle

WORD = "JOKER"
LETTER_HEIGHT = 20
LETTER_STEP = 25.5
PANEL = rectangle(42, 17, 166, 316, 6)
FRAME = rectangle(38.6, 13.6, 172.8, 322.8, 8)

LEFT_HORN = "M-4,-116 C-20,-140 -50,-146 -62,-112 C-65,-104 -63,-98 -60,-96 C-54,-110 -44,-114 -27,-103Z"
MIDDLE_HORN = "M-22,-110 C-20,-132 -12,-146 0,-156 C12,-146 20,-132 22,-110 Q0,-120 -22,-110Z"
HORN_STRIPES = "M-14,-127 C-26,-140 -42,-138 -50,-126 M-26,-113 C-34,-120 -46,-120 -54,-110"
HAT_BAND = "M-28,-109 Q0,-121 28,-109 L27,-101.5 Q0,-113 -27,-101.5Z"
HOOD = "M-26,-106 C-33,-88 -31,-66 -20,-52 L20,-52 C31,-66 33,-88 26,-106Z"
GRIN = "M-11.5,-77 Q0,-74.4 11.5,-77 Q7,-66 0,-66 Q-7,-66 -11.5,-77Z"
TEETH = "M-9.4,-76 Q0,-73.6 9.4,-76 Q5,-71.6 0,-71.6 Q-5,-71.6 -9.4,-76Z"
SMIRK = "M-9.5,-74.5 Q-1,-70 9.5,-77.5"
SHOULDERS = "M-70,76 L-60,-22 C-54,-40 -32,-51 -18,-58 L18,-58 C32,-51 54,-40 60,-22 L70,76Z"
RIGHT_SIDE = "M0,-58 L18,-58 C32,-51 54,-40 60,-22 L70,76 L0,76Z"
COLLAR = (
    "M-20,-60 L-50,-50 L-40,-38 L-36,-22 L-22,-34 L-12,-14 L0,-32 L12,-14 L22,-34 L36,-22 L40,-38 L50,-50"
    " L20,-60 Q0,-50 -20,-60Z"
)
BELLS = ((-36, -20), (-12, -12), (12, -12), (36, -20), (-51, -48), (51, -48))


@dataclass(frozen=True)
class Jester:
    """What a joker wears: two *cloths*, side by side, and the colour of his collar and of his word."""

    cloths: tuple[str, str]
    collar: str
    word: str


BIG = Jester((HEARTS.main, SPADES.main), "#1f6166", HEARTS.ink)
LITTLE = Jester(("#454b66", "#7b8197"), "#c9cddb", SPADES.ink)


def joker(*, big: bool) -> str:
    """Return the SVG of the big or the little joker."""
    jester = BIG if big else LITTLE
    sky = day() if big else night()
    figure = moved(bust(jester, laughing=big), MIDDLE_X, 246, scale=1.3)
    hand = moved(fan_of_suits(), MIDDLE_X, 326, scale=1.08)
    picture = group(sky, figure, hand, clip="panel")
    frame = line(PANEL, INK, 1.7) + line(FRAME, GOLD, 1.4)
    return card(picture, frame, both_ways(index(jester, big=big)), definitions=clip("panel", PANEL))


def index(jester: Jester, *, big: bool) -> str:
    """Return the sign of sun or moon in the corner, and the word below it."""
    x = INDEX_X - 9.5
    letters = "".join(
        rank_sign(letter, x, 62 + row * LETTER_STEP, LETTER_HEIGHT, jester.word, 24) for row, letter in enumerate(WORD)
    )
    return moved(sun(jester.word) if big else moon(jester.word), x, 24) + letters


def sun(colour: str) -> str:
    """Return a small sun."""
    tips = [on_circle(0, 0, 13.5 if step % 2 == 0 else 7.6, step * 0.3927) for step in range(16)]
    return path(polygon(tips), colour) + path(circle(0, 0, 4.6), IVORY)


def moon(colour: str) -> str:
    """Return a small crescent."""
    return path("M4,-12.5 A12.6,12.6 0 1,0 11.5,6.4 A10.6,10.6 0 0,1 4,-12.5Z", colour)


def day() -> str:
    """Return a sky full of sun."""
    sheet = path(PANEL, PARCHMENT) + path(rays(MIDDLE_X, 128, 300, 40), GOLD_LIGHT, opacity=0.8)
    return sheet + path(circle(MIDDLE_X, 128, 74), "#f7dd93", GOLD, 1.8) + line(circle(MIDDLE_X, 128, 68), GOLD, 0.9)


def night() -> str:
    """Return a dark sky with a full moon and stars."""
    sheet = path(PANEL, NAVY) + path(rays(MIDDLE_X, 128, 300, 40), "#2a3970", opacity=0.8)
    disc = path(circle(MIDDLE_X, 128, 74), "#e3e6f0", "#aab2cc", 1.8) + line(circle(MIDDLE_X, 128, 68), "#aab2cc", 0.9)
    places = ((62, 44), (84, 30), (188, 40), (166, 28), (58, 84), (194, 78), (56, 178), (194, 182))
    return sheet + disc + "".join(moved(star(), x, y) for x, y in places)


def star() -> str:
    """Return a star of four points."""
    return path(polygon([on_circle(0, 0, 1.6 if step % 2 else 5, step * 0.7854) for step in range(8)]), "#eef0f7")


def bust(jester: Jester, *, laughing: bool) -> str:
    """Return the jester down to the breast."""
    left, right = jester.cloths
    coat = path(SHOULDERS, left, INK, 1.2) + path(RIGHT_SIDE, right, INK, 1.2)
    collar = path(COLLAR, jester.collar, INK, 1.2) + "".join(bell(x, y, 3) for x, y in BELLS)
    hood = path(HOOD, left, INK, 1.2)
    return coat + hood + collar + face(laughing=laughing) + hat(jester)


def face(*, laughing: bool) -> str:
    """Return the jester's face."""
    bare = skull(FAIR) + blush("#d8484a") + eyes(INK, glance=0 if laughing else 1.8, brow_width=2) + nose(FAIR)
    if laughing:
        return bare + path(GRIN, "#a8333c", LIP_LINE, 0.8) + path(TEETH, "#fffaf0")
    return bare + line(SMIRK, LIP_LINE, 1.8) + line("M9,-79.4 Q11.6,-77.6 10.6,-75", LIP_LINE, 1.1)


def hat(jester: Jester) -> str:
    """Return the cap with three horns and their bells."""
    left, right = jester.cloths
    horns = path(LEFT_HORN, right, INK, 1.3) + line(HORN_STRIPES, GOLD_LIGHT, 1.6)
    other = path(LEFT_HORN, left, INK, 1.3) + line(HORN_STRIPES, GOLD_LIGHT, 1.6)
    middle = path(MIDDLE_HORN, GOLD_FILL, INK, 1.3) + line("M0,-156 L0,-116", INK, 0.8, opacity=0.5)
    bells = bell(-60, -93, 4.6) + bell(60, -93, 4.6) + bell(0, -158, 4.6)
    studs = "".join(path(circle(x, -108.6 + abs(x) * 0.13, 1.5), INK) for x in (-18, -9, 0, 9, 18))
    return horns + group(other, transform="scale(-1,1)") + middle + path(HAT_BAND, GOLD_FILL, INK, 1.2) + studs + bells


def bell(x: float, y: float, radius: float) -> str:
    """Return a round bell with its slit."""
    slit = line(f"M{x - radius * 0.6:.2f},{y + radius * 0.2:.2f} h{radius * 1.2:.2f}", INK, 0.8)
    return path(circle(x, y, radius), GOLD_FILL, INK, 1) + slit


def fan_of_suits() -> str:
    """Return four cards held in a fan, one of each suit."""
    cards = "".join(
        moved(small_card(suit), 0, 0, turn=turn) for suit, turn in zip(SUITS, (-36, -12, 12, 36), strict=True)
    )
    glove = path("M-17,-4 C-18,-16 -8,-20 0,-20 C10,-20 19,-15 18,-4 L16,14 L-16,14Z", IVORY, INK, 1.5)
    return cards + glove + line("M-9,-18 V-6 M0,-19.4 V-6 M9,-18 V-6", INK, 1.1)


def small_card(suit: Suit) -> str:
    """Return a card of the fan, standing on the hand that holds it."""
    return path(rectangle(-19, -74, 38, 56, 4), IVORY, INK, 1.3) + pip(suit, 0, -54, 27)
