"""The sounds of the game by name: what each is made of, and how loud it may become.

Events sound in one key, D major with its darker neighbours for bad news, so that two of them never quarrel.
"""

import math
from collections.abc import Callable
from random import Random

from matter import bell, brush, felt, flick, mallet, phrase, swell, wood
from waves import Wave, above, band, below, glide, mixed, noise, peaking, samples, shaped, softened, sounding

Recipe = Callable[[Random], Wave]

D3, F3, A3, B_FLAT3 = 146.83, 174.61, 220.0, 233.08
D4, F4, F_SHARP4, G4, A4 = 293.66, 349.23, 369.99, 392.0, 440.0
D5, E5, F_SHARP5, A5, D6, F_SHARP6 = 587.33, 659.26, 739.99, 880.0, 1174.66, 1479.98


def card_deal(chance: Random) -> Wave:
    """A card leaves the deck, crosses the cloth and stops."""
    crossing = shaped(brush(0.09, 2_700, 1_500, chance), swell)
    landing = 0.066 + chance.uniform(-0.006, 0.006)
    return _lasting(
        0.125,
        (0.0, 0.3, flick(chance, 1.15)),
        (0.003, 0.8, crossing),
        (landing, 0.4, flick(chance)),
        (landing, 0.25, felt(chance, 0.8)),
    )


def card_play(chance: Random) -> Wave:
    """A card is put down face up, with the air leaving from under it."""
    air = shaped(brush(0.03, 1_100, 2_000, chance), lambda place: place**2)
    settling = shaped(brush(0.06, 1_600, 900, chance), lambda place: (1 - place) ** 2)
    return _lasting(
        0.14,
        (0.0, 0.22, air),
        (0.024, 0.75, flick(chance)),
        (0.025, 0.55, felt(chance, 0.9)),
        (0.028, 0.3, settling),
    )


def card_slide(chance: Random) -> Wave:
    """The four cards of a trick are drawn together over the cloth."""
    edges = [(0.02 + 0.024 * i + chance.uniform(0, 0.008), 0.14, flick(chance, 0.9)) for i in range(4)]
    return _lasting(
        0.15,
        (0.0, 1.0, shaped(brush(0.15, 1_300, 2_300, chance), swell)),
        (0.01, 0.35, shaped(brush(0.13, 500, 800, chance), swell)),
        *edges,
    )


def shuffle(chance: Random) -> Wave:
    """Two halves are riffled together, then pushed square."""
    cards = 40
    riffle = []
    for i in range(cards):
        place = i / cards
        moment = 0.62 * (place + 0.09 * math.sin(2 * math.pi * place)) + chance.uniform(-0.004, 0.004)
        level = (0.3 + 0.45 * swell(place, 0.55)) * chance.uniform(0.6, 1.0)
        riffle.append((max(moment, 0.0), level, flick(chance, 0.85 + 0.35 * place)))
    square = shaped(brush(0.16, 1_500, 2_400, chance), lambda place: swell(place, 0.7))
    knock = [(0.8, 0.5, flick(chance, 0.8)), (0.8, 0.45, felt(chance, 1.1))]
    return _lasting(0.95, *riffle, (0.68, 0.45, square), *knock, release=0.05)


def pick(chance: Random) -> Wave:
    """A card is lifted a little out of the hand."""
    lift = shaped(brush(0.075, 1_400, 2_900, chance), lambda place: swell(place, 0.6))
    return _lasting(0.085, (0.0, 1.0, lift), (0.045, 0.18, flick(chance, 1.2)))


def refuse(chance: Random) -> Wave:
    """A padded no: twice on the cushion, never a buzzer."""
    first = mixed((0.0, 0.8, felt(chance, 0.85)), (0.0, 0.3, wood(chance, 190, 1.8)))
    second = mixed((0.0, 0.8, felt(chance, 0.95)), (0.0, 0.25, wood(chance, 170, 1.8)))
    return _lasting(0.28, (0.0, 0.9, first), (0.1, 0.65, second))


def bid(chance: Random) -> Wave:
    """One knuckle on the table."""
    return _lasting(0.2, (0.0, 1.0, wood(chance)), (0.0, 0.3, felt(chance, 1.1)))


def turn(_: Random) -> Wave:
    """Two rising notes: it is your turn."""
    return phrase((0.0, 0.75, mallet(A4, 0.7)), (0.13, 1.0, mallet(D5, 0.84)), length=0.75)


def trick_won(_: Random) -> Wave:
    """A third on soft bars, gone at once."""
    return phrase((0.0, 0.8, mallet(D5, 0.56)), (0.07, 0.8, mallet(F_SHARP5, 0.63)), wet=0.2, length=0.5)


def spades_broken(chance: Random) -> Wave:
    """A low drum under a breath: from now on spades may be led."""
    breath = shaped(brush(0.4, 500, 1_300, chance), lambda place: swell(place, 0.35))
    drum = softened(glide(D3 * 1.15, D3 / 2, 0.5, 0.55), 0.004, 0.2)
    return phrase(
        (0.0, 0.16, breath),
        (0.02, 0.8, drum),
        (0.02, 0.4, mallet(D3, 0.84)),
        (0.02, 0.3, mallet(A3, 0.84)),
        (0.16, 0.3, mallet(F4, 0.7)),
        length=0.9,
    )


def nil_made(_: Random) -> Wave:
    """Four light steps up: not one trick taken."""
    steps = (D5, F_SHARP5, A5, D6)
    notes = [(0.1 * i, 0.55 + 0.1 * i, bell(hertz, 1.36)) for i, hertz in enumerate(steps)]
    return phrase(*notes, length=1.3)


def nil_broken(chance: Random) -> Wave:
    """Three muted steps down onto the cushion."""
    return phrase(
        (0.0, 0.8, mallet(A4, 0.49)),
        (0.14, 0.75, mallet(F4, 0.49)),
        (0.28, 0.9, mallet(D4, 0.84)),
        (0.28, 0.35, felt(chance, 1.5)),
        length=0.95,
    )


def bag(chance: Random) -> Wave:
    """One small bag dropped on the pile."""
    cloth = shaped(below(noise(0.1, chance), 1_500), lambda place: math.exp(-8 * place))
    return _lasting(
        0.2,
        (0.0, 0.55, softened(glide(250, 165, 0.13, 0.16), 0.005, 0.05)),
        (0.0, 0.5, felt(chance, 1.15)),
        (0.006, 0.6, cloth),
    )


def penalty(chance: Random) -> Wave:
    """Ten bags come down at once, and what they cost."""
    drops = [(0.055 * i + chance.uniform(0, 0.015), 0.5 - 0.03 * i, bag(chance)) for i in range(5)]
    return phrase(
        *drops,
        (0.3, 0.6, felt(chance, 1.9)),
        (0.3, 0.5, mallet(B_FLAT3, 0.7)),
        (0.46, 0.5, mallet(A3, 0.7)),
        (0.62, 0.6, mallet(F3, 0.7)),
        (0.62, 0.5, mallet(D3, 0.98)),
        wet=0.25,
        length=1.3,
    )


def fuse(chance: Random) -> Wave:
    """A fuse that hisses and sputters faster and faster, and is out."""
    hiss = shaped(band(noise(0.6, chance), 4_300, 0.8), lambda place: 0.25 + 0.75 * swell(place, 0.85))
    sputters = []
    for i in range(34):
        moment = 0.57 * (i / 34) ** 0.7 + chance.uniform(-0.008, 0.008)
        sputters.append((max(moment, 0.0), chance.uniform(0.2, 0.75), flick(chance, chance.uniform(1.2, 1.9))))
    return _lasting(0.66, (0.0, 0.22, peaking(hiss, 0)), *sputters, (0.58, 0.35, felt(chance, 0.7)), release=0.06)


def count(chance: Random) -> Wave:
    """One bead of an abacus against the next."""
    return _lasting(0.06, (0.0, 1.0, wood(chance, 880, 3.4)), (0.0, 0.12, flick(chance, 1.3)))


def gavel(chance: Random) -> Wave:
    """A gavel on its block, and once more, lighter."""
    blow = mixed((0.0, 1.0, wood(chance, 262, 0.9)), (0.0, 0.5, felt(chance, 1.4)), (0.0, 0.2, flick(chance)))
    echo = mixed((0.0, 1.0, wood(chance, 268, 1.2)), (0.0, 0.3, felt(chance, 1.2)))
    return _lasting(0.62, (0.0, 0.9, blow), (0.2, 0.45, echo))


def contract_set(_: Random) -> Wave:
    """Two notes that sink: the contract has failed."""
    return phrase(
        (0.0, 0.8, mallet(D4, 0.63)),
        (0.0, 0.4, mallet(F4, 0.63)),
        (0.2, 0.8, mallet(B_FLAT3, 0.98)),
        (0.2, 0.5, mallet(D4, 0.98)),
        length=0.95,
    )


def game_won(_: Random) -> Wave:
    """A chord that opens upward and stays."""
    steps = (D4, A4, D5, F_SHARP5, A5, D6)
    notes = [(0.085 * i, 0.5 + 0.04 * i, bell(hertz, 1.87)) for i, hertz in enumerate(steps)]
    ground = [(0.0, 0.5, mallet(D3, 1.4)), (0.425, 0.45, mallet(A3, 1.4)), (0.425, 0.45, mallet(D4, 1.4))]
    return phrase(*ground, *notes, wet=0.4, length=1.5)


def game_lost(_: Random) -> Wave:
    """A quiet close, without mockery: the same chord, walked down."""
    return phrase(
        (0.0, 0.65, mallet(A4, 0.84)),
        (0.18, 0.6, mallet(G4, 0.84)),
        (0.36, 0.6, mallet(F_SHARP4, 0.84)),
        (0.6, 0.75, mallet(D4, 1.26)),
        (0.6, 0.5, mallet(A3, 1.26)),
        (0.6, 0.5, mallet(D3, 1.26)),
        wet=0.4,
        length=1.5,
    )


def click(chance: Random) -> Wave:
    """A button: the lightest touch of a fingernail on wood."""
    return _lasting(0.05, (0.0, 1.0, wood(chance, 640, 3.2)))


def boston(_: Random) -> Wave:
    """All thirteen tricks: the winning chord run over three octaves, with a little light on top."""
    steps = (D4, F_SHARP4, A4, D5, F_SHARP5, A5, D6, F_SHARP6)
    run = [(0.06 * i, 0.45 + 0.02 * i, bell(hertz, 1.53)) for i, hertz in enumerate(steps)]
    light = [(0.55 + 0.07 * i, 0.16, bell(hertz, 1.02)) for i, hertz in enumerate((A5, D6, E5 * 2, F_SHARP6))]
    ground = [(0.0, 0.55, mallet(D3, 1.54)), (0.42, 0.5, mallet(D4, 1.4)), (0.42, 0.4, mallet(A3, 1.4))]
    return phrase(*ground, *run, *light, wet=0.4, length=1.5)


def _lasting(seconds: float, *layers: tuple[float, float, Wave], release: float | None = None) -> Wave:
    """Return a dry sound of exactly *seconds*, without rumble or hiss, fading over *release* or a third."""
    wave = above(below(mixed(*layers), 6_500), 60)
    wave += [0.0] * (samples(seconds) - len(wave))
    return softened(wave[: samples(seconds)], 0.0015, release or seconds * 0.3)


# The loudness of each, in decibels below full scale: what is heard most often is quietest, and takes are alike.
RECIPES: dict[str, tuple[Recipe, float]] = {
    **{f"card_deal_{i}": (card_deal, -23.0) for i in range(1, 9)},
    **{f"card_play_{i}": (card_play, -20.5) for i in range(1, 9)},
    **{f"card_slide_{i}": (card_slide, -23.5) for i in range(1, 6)},
    **{f"shuffle_{i}": (shuffle, -22.0) for i in range(1, 3)},
    **{f"pick_{i}": (pick, -31.0) for i in range(1, 4)},
    **{f"refuse_{i}": (refuse, -21.5) for i in range(1, 3)},
    **{f"bid_{i}": (bid, -23.0) for i in range(1, 5)},
    "turn": (turn, -17.5),
    "trick_won": (trick_won, -20.5),
    "spades_broken": (spades_broken, -15.0),
    "nil_made": (nil_made, -17.0),
    "nil_broken": (nil_broken, -16.5),
    **{f"bag_{i}": (bag, -21.0) for i in range(1, 3)},
    "fuse": (fuse, -21.0),
    **{f"count_{i}": (count, -29.5) for i in range(1, 3)},
    "gavel": (gavel, -17.0),
    "penalty": (penalty, -15.0),
    "set": (contract_set, -16.5),
    "game_won": (game_won, -15.0),
    "game_lost": (game_lost, -17.5),
    **{f"click_{i}": (click, -30.0) for i in range(1, 4)},
    "boston": (boston, -16.0),
}


def made(name: str) -> Wave:
    """Return the finished wave of the sound called *name*: the same at every making."""
    recipe, decibels = RECIPES[name]
    return sounding(recipe(Random(name)), decibels)
