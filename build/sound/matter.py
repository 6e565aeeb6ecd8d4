"""What sounds at a card table: card stock, felt, wood, and the soft bars and bells of the events.

Every blow and every rub peaks at full scale, so that a recipe's levels say what is heard.
"""

import math
from random import Random

from waves import (
    Wave,
    above,
    band,
    below,
    glide,
    in_a_room,
    mixed,
    noise,
    peaking,
    ring,
    samples,
    shaped,
    softened,
)


def brush(seconds: float, start: float, end: float, chance: Random) -> Wave:
    """Return card stock rubbing along cloth; its colour moves from *start* to *end* hertz."""
    rub = noise(seconds, chance)
    early, late = band(rub, start, 1.6), band(rub, end, 1.6)
    grain = below(noise(seconds, chance), 350)
    coarse = max(abs(x) for x in grain)
    last = len(rub) - 1
    moved = [a + (b - a) * i / last for i, (a, b) in enumerate(zip(early, late, strict=True))]
    return peaking([x * (0.65 + 0.35 * g / coarse) for x, g in zip(moved, grain, strict=True)], 0)


def swell(place: float, top: float = 0.4) -> float:
    """Return a smooth hill over places 0 to 1 with its top at *top*: a hand sets off, moves, stops."""
    along = place / top if place < top else (1 - place) / (1 - top)
    return math.sin(math.pi / 2 * max(along, 0.0)) ** 2


def flick(chance: Random, hardness: float = 1.0) -> Wave:
    """Return the edge of one card coming free or landing: a few milliseconds of stiff paper."""
    snap = shaped(noise(0.02, chance), lambda place: math.exp(-9 * place))
    bright = band(snap, 1_900 * hardness * chance.uniform(0.9, 1.1), 1.3)
    papery = band(snap, 820 * hardness * chance.uniform(0.9, 1.1), 1.0)
    return peaking(softened(mixed((0.0, 0.6, bright), (0.0, 1.0, papery)), 0.0012, 0.006), 0)


def felt(chance: Random, weight: float = 1.0) -> Wave:
    """Return the padded table answering a light blow; *weight* above 1 is lower and longer."""
    pitch = 152 / weight * chance.uniform(0.95, 1.05)
    modes = mixed(
        (0.0, 1.0, glide(pitch * 1.25, pitch, 0.085 * weight, 0.12 * weight)),
        (0.0, 0.45, ring(pitch * 1.93, 0.05 * weight, 0.12 * weight)),
        (0.0, 0.2, ring(pitch * 3.1, 0.03 * weight, 0.12 * weight)),
    )
    cloth = shaped(below(noise(0.06 * weight, chance), 700), lambda place: math.exp(-7 * place))
    return peaking(softened(mixed((0.0, 1.0, modes), (0.0, 0.8, cloth)), 0.003, 0.03), 0)


def wood(chance: Random, pitch: float = 215.0, damping: float = 1.0) -> Wave:
    """Return a knuckle on a wooden table: a handful of short modes that do not form a chord."""
    modes = ((1.0, 1.0, 0.16), (2.27, 0.5, 0.1), (3.74, 0.3, 0.065), (5.43, 0.16, 0.045), (7.9, 0.07, 0.03))
    layers = [
        (0.0, level, ring(pitch * ratio * chance.uniform(0.99, 1.01), decay / damping, 0.2))
        for ratio, level, decay in modes
    ]
    knuckle = shaped(band(noise(0.012, chance), 900, 1.5), lambda place: math.exp(-6 * place))
    return peaking(softened(mixed(*layers, (0.0, 0.5, knuckle)), 0.0025, 0.05), 0)


def mallet(hertz: float, seconds: float) -> Wave:
    """Return a wooden bar struck with yarn: warm, its fourth harmonic short, as on a marimba."""
    length = seconds * (330 / hertz) ** 0.3
    bar = mixed(
        (0.0, 1.0, ring(hertz, length, length)),
        (0.0, 0.3, ring(hertz * 1.0011, length * 0.8, length)),
        (0.0, 0.16, ring(hertz * 3.93, length * 0.22, length)),
        (0.0, 0.03, ring(hertz * 9.2, length * 0.06, length)),
    )
    return softened(bar, 0.006, length * 0.3)


def bell(hertz: float, seconds: float) -> Wave:
    """Return a small celesta-like bell: a felt hammer on a steel plate over a wooden box."""
    length = seconds * (500 / hertz) ** 0.25
    plate = mixed(
        (0.0, 1.0, ring(hertz, length, length)),
        (0.0, 0.5, ring(hertz * 1.0015, length * 0.7, length)),
        (0.0, 0.22, ring(hertz * 2.0, length * 0.5, length)),
        (0.0, 0.07, ring(hertz * 3.01, length * 0.25, length)),
        (0.0, 0.04, ring(hertz * 4.17, length * 0.12, length)),
    )
    return softened(plate, 0.008, length * 0.3)


def phrase(*notes: tuple[float, float, Wave], wet: float = 0.3, length: float) -> Wave:
    """Return notes, given as (start, level, wave), as played in the card room for *length* seconds."""
    room = in_a_room(mixed(*notes), wet, 0.45)
    warm = above(below(room, 5_200), 70)[: samples(length)]
    return softened(warm, 0.004, length * 0.35)
