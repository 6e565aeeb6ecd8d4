"""The two jokers of this deck: the big one laughs in four colours, the little one winks by night."""

from dataclasses import dataclass

from art.posters import face
from art.posters.colours import CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, INK, PEACH, PORCELAIN
from art.posters.sheet import HALO_X, HALO_Y, PANEL, sheet
from art.ranks import rank_sign
from art.svg import circle, clip, group, line, moved, on_circle, path, polygon, rectangle

LETTER_X, LETTER_STEP, LETTER_HEIGHT = 26, 27, 21


@dataclass(frozen=True)
class Jester:
    """What a joker wears: three cloths from left to right, each light and shaded, and the sky behind him."""

    left: tuple[str, str]
    middle: tuple[str, str]
    right: tuple[str, str]
    sky: tuple[str, ...]
    halo: str


BIG = Jester(
    ("#d9263b", "#b0152b"),
    ("#f2b53f", "#d1902a"),
    ("#2f74cf", "#1f58a8"),
    ("#7a2458", "#8f3069"),
    "#f7dc94",
)
LITTLE = Jester(
    ("#7d88a6", "#626d8c"),
    ("#d5dbe6", "#aab4c9"),
    ("#4b5675", "#39435f"),
    ("#1c2136", "#262c45"),
    "#dfe4ee",
)

HEAD_Y, SCALE = 162, 1.08
LEFT_HORN = "M-6,-34 C-20,-74 -58,-92 -78,-54 C-84,-42 -84,-26 -78,-16 C-68,-40 -54,-46 -38,-24Z"
MIDDLE_HORN = "M-26,-36 C-26,-74 -14,-96 0,-112 C14,-96 26,-74 26,-36 Q0,-46 -26,-36Z"
BAND = "M-40,-32 Q0,-50 40,-32 L38,-18 Q0,-36 -38,-18Z"
HOOD = "M0,-46 C34,-46 46,-26 44,0 C44,32 32,56 18,68 L-18,68 C-32,56 -44,32 -44,0 C-46,-26 -34,-46 0,-46Z"
COLLAR = ((-84, 92), (-60, 128), (-40, 98), (-20, 140), (0, 104), (20, 140), (40, 98), (60, 128), (84, 92))
SHOULDERS = "M0,56 L18,56 C28,72 84,72 98,110 L110,190 L0,190Z"
GRIN = "M-18,30 Q0,35 18,30 Q13,49 0,49 Q-13,49 -18,30Z"
TEETH = "M-15,32 Q0,36.4 15,32 Q10,39.6 0,39.6 Q-10,39.6 -15,32Z"
WINK = "M6,-1 Q15,7 24.4,-1 Q15,3.4 6,-1Z"


def joker(*, big: bool) -> str:
    """Return the SVG of the big or the little joker."""
    jester = BIG if big else LITTLE
    picture = group(sky(jester, big=big), moved(bust(jester, big=big), HALO_X + 8, HEAD_Y, scale=SCALE), clip="panel")
    return sheet(picture, index(big=big), definitions=clip("panel", PANEL))


def index(*, big: bool) -> str:
    """Return the sign of sun or moon in the corner and the word below it."""
    letters = "".join(
        rank_sign(letter, LETTER_X, 70 + row * LETTER_STEP, LETTER_HEIGHT, CREAM, 24)
        for row, letter in enumerate("JOKER")
    )
    return moved(sun() if big else moon(), LETTER_X, 29) + letters


def sun() -> str:
    """Return a small sun."""
    tips = [on_circle(0, 0, 15 if step % 2 == 0 else 9, step * 0.3927) for step in range(16)]
    return path(polygon(tips), GOLD_LIGHT)


def moon() -> str:
    """Return a small crescent."""
    return path("M4,-13.4 A13.6,13.6 0 1,0 12.4,7 A11.4,11.4 0 0,1 4,-13.4Z", CREAM)


def sky(jester: Jester, *, big: bool) -> str:
    """Return the rays behind the joker, and his halo."""
    ground = path(PANEL, jester.sky[0])
    beams = []
    for number in range(32):
        angle = 0.19635 * number
        ends = [on_circle(HALO_X + 8, HALO_Y + 8, 320, angle + side * 0.0491) for side in (-1, 1)]
        beams.append(path(polygon([(HALO_X + 8, HALO_Y + 8), *ends]), jester.sky[1]))
    halo = path(circle(HALO_X + 8, HALO_Y + 8, 84), jester.halo)
    rim = line(circle(HALO_X + 8, HALO_Y + 8, 90), jester.halo, 1.6)
    stars = (
        ""
        if big
        else "".join(moved(star(), x, y) for x, y in ((60, 40), (206, 36), (222, 74), (64, 246), (84, 70), (186, 60)))
    )
    return ground + "".join(beams) + halo + rim + stars


def star() -> str:
    """Return a star of four points."""
    return path(polygon([on_circle(0, 0, 1.8 if step % 2 else 6.4, step * 0.7854) for step in range(8)]), CREAM)


def bust(jester: Jester, *, big: bool) -> str:
    """Return the jester down to the breast."""
    coat = path(SHOULDERS, jester.right[1]) + path(SHOULDERS, jester.left[0], transform="scale(-1,1)")
    points = "".join(
        path(polygon([(0, 60), (x - 22, 88), (x, y), (x + 22, 88)]), jester.middle[0] if x <= 0 else jester.middle[1])
        for x, y in COLLAR
        if y > 100 or abs(x) > 80
    )
    bells = "".join(bell(x, y, 5) for x, y in ((-84, 96), (-60, 130), (-20, 142), (20, 142), (60, 130), (84, 96)))
    hood = path(HOOD, jester.left[1]) + path("M0,-46 C34,-46 46,-26 44,0 C44,32 32,56 18,68 L0,68Z", jester.right[1])
    return coat + points + bells + hood + laughing(big=big) + cap(jester)


def laughing(*, big: bool) -> str:
    """Return the joker's face: the big one laughs, the little one winks."""
    skin = PEACH if big else PORCELAIN
    bare = face.head(skin, face.ROUND, ears=False) + face.blush("#d9483f" if big else "#c98f9c", 0.5)
    brows = face.brows(face.PLAIN_BROW, INK)
    if big:
        mouth = path(GRIN, "#8c1c2a") + path(TEETH, "#fffaf0")
        return bare + face.eyes("#2f7a5a") + brows + face.nose(skin) + mouth
    winking = face.eyes("#4a5a86", glance=2) + path("M3,-11 L30,-11 L30,9 L3,9Z", skin.shade) + path(WINK, INK)
    smirk = path("M-12,37.4 Q0,43 14,33 Q17,31.6 16,29.4 Q19,31 17,34.4 Q3,48.4 -12,37.4Z", "#8a3d46")
    return bare + winking + brows + face.nose(skin) + smirk


def cap(jester: Jester) -> str:
    """Return the cap with three horns and their bells."""
    left = path(LEFT_HORN, jester.left[0]) + line("M-20,-54 C-38,-72 -60,-70 -72,-44", jester.left[1], 4)
    right = path(LEFT_HORN, jester.right[0]) + line("M-20,-54 C-38,-72 -60,-70 -72,-44", jester.right[1], 4)
    tall = path(MIDDLE_HORN, jester.middle[0]) + path("M0,-112 C14,-96 26,-74 26,-36 Q13,-41 0,-41Z", jester.middle[1])
    studs = "".join(path(circle(x, -30 + abs(x) * 0.19, 2.6), INK) for x in (-28, -14, 0, 14, 28))
    bells = bell(-78, -12, 8) + bell(78, -12, 8) + bell(0, -114, 8)
    return left + group(right, transform="scale(-1,1)") + tall + path(BAND, GOLD_LIGHT) + studs + bells


def bell(x: float, y: float, radius: float) -> str:
    """Return a round bell with its slit."""
    slit = rectangle(x - radius * 0.7, y + radius * 0.1, radius * 1.4, radius * 0.34, radius * 0.17)
    return path(circle(x, y, radius), GOLD) + path(slit, GOLD_DARK)
