"""What every sound is made of: lists of samples, and the few operations on them.

A wave is a list of floats around zero, mono, `RATE` samples a second. Nothing here knows what a card is.
"""

import math
from collections.abc import Callable, Iterable
from random import Random

RATE = 44_100

Wave = list[float]


def samples(seconds: float) -> int:
    """Return how many samples last *seconds*."""
    return round(seconds * RATE)


def noise(seconds: float, chance: Random) -> Wave:
    """Return white noise between -1 and 1."""
    return [chance.uniform(-1.0, 1.0) for _ in range(samples(seconds))]


def ring(hertz: float, decay: float, seconds: float, phase: float = 0.0) -> Wave:
    """Return a sine of *hertz* that has fallen to a thousandth (-60 dB) after *decay* seconds."""
    turn = complex(math.cos(2 * math.pi * hertz / RATE), math.sin(2 * math.pi * hertz / RATE))
    step = turn * math.exp(-math.log(1000) / (decay * RATE))
    point = complex(math.cos(phase), math.sin(phase))
    wave = []
    for _ in range(samples(seconds)):
        wave.append(point.imag)
        point *= step
    return wave


def glide(start: float, end: float, decay: float, seconds: float) -> Wave:
    """Return a decaying sine that moves from *start* to *end* hertz, most of the way at the beginning."""
    wave = []
    angle = 0.0
    for i in range(samples(seconds)):
        time = i / RATE
        wave.append(math.sin(angle) * math.exp(-math.log(1000) * time / decay))
        hertz = end + (start - end) * math.exp(-6 * time / seconds)
        angle += 2 * math.pi * hertz / RATE
    return wave


def shaped(wave: Wave, level: Callable[[float], float]) -> Wave:
    """Return *wave* times *level*, which is asked at places from 0 (first sample) to 1 (last)."""
    last = max(len(wave) - 1, 1)
    return [x * level(i / last) for i, x in enumerate(wave)]


def softened(wave: Wave, attack: float = 0.002, release: float = 0.01) -> Wave:
    """Return *wave* faded in over *attack* and out over *release* seconds, so that neither end clicks."""
    rise, fall = samples(attack), samples(release)
    faded = list(wave)
    for i in range(min(rise, len(faded))):
        faded[i] *= _half_cosine(i / rise)
    for i in range(min(fall, len(faded))):
        faded[-1 - i] *= _half_cosine(i / fall)
    return faded


def _half_cosine(place: float) -> float:
    return 0.5 - 0.5 * math.cos(math.pi * place)


def mixed(*layers: tuple[float, float, Wave]) -> Wave:
    """Return the sum of layers, each given as (start in seconds, level, wave)."""
    total = [0.0] * max(samples(start) + len(wave) for start, _, wave in layers)
    for start, level, wave in layers:
        for i, x in enumerate(wave, samples(start)):
            total[i] += level * x
    return total


def band(wave: Wave, hertz: float, width: float = 1.0) -> Wave:
    """Return what of *wave* lies around *hertz*; *width* is in octaves."""
    omega = 2 * math.pi * hertz / RATE
    alpha = math.sin(omega) * math.sinh(math.log(2) / 2 * width * omega / math.sin(omega))
    return _biquad(wave, (alpha, 0.0, -alpha), (1 + alpha, -2 * math.cos(omega), 1 - alpha))


def below(wave: Wave, hertz: float) -> Wave:
    """Return *wave* without what lies above *hertz* (12 dB an octave)."""
    omega = 2 * math.pi * hertz / RATE
    alpha, cosine = math.sin(omega) * math.sqrt(0.5), math.cos(omega)
    feed = ((1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2)
    return _biquad(wave, feed, (1 + alpha, -2 * cosine, 1 - alpha))


def above(wave: Wave, hertz: float) -> Wave:
    """Return *wave* without what lies below *hertz* (12 dB an octave)."""
    omega = 2 * math.pi * hertz / RATE
    alpha, cosine = math.sin(omega) * math.sqrt(0.5), math.cos(omega)
    feed = ((1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2)
    return _biquad(wave, feed, (1 + alpha, -2 * cosine, 1 - alpha))


def _biquad(wave: Wave, feed: tuple[float, float, float], back: tuple[float, float, float]) -> Wave:
    """Run a second order filter (R. Bristow-Johnson, "Cookbook formulae for audio EQ", normalised here)."""
    b0, b1, b2 = (x / back[0] for x in feed)
    a1, a2 = back[1] / back[0], back[2] / back[0]
    x1 = x2 = y1 = y2 = 0.0
    filtered = []
    for x in wave:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        filtered.append(y)
    return filtered


def in_a_room(wave: Wave, wet: float, tail: float) -> Wave:
    """Return *wave* as heard in a small furnished room, *tail* seconds longer; *wet* is how much of the room.

    Four damped echoes side by side and two all-pass smears after them (M. R. Schroeder, "Natural sounding
    artificial reverberation", 1962), with delays of a room a few steps wide.
    """
    padded = wave + [0.0] * samples(tail)
    echoes = [_damped_echo(padded, delay, tail) for delay in (1_117, 1_283, 1_423, 1_559)]
    smeared = [sum(column) / 4 for column in zip(*echoes, strict=True)]
    for delay in (241, 83):
        smeared = _all_pass(smeared, delay)
    return mixed((0.0, 1.0, padded), (0.0, wet, smeared))


def _damped_echo(wave: Wave, delay: int, decay: float) -> Wave:
    strength = 10 ** (-3 * delay / (decay * RATE))
    line = [0.0] * delay
    dull = 0.0
    heard = []
    for i, x in enumerate(wave):
        echo = line[i % delay]
        dull += 0.45 * (echo - dull)
        line[i % delay] = x + strength * dull
        heard.append(echo)
    return heard


def _all_pass(wave: Wave, delay: int, strength: float = 0.6) -> Wave:
    line = [0.0] * delay
    heard = []
    for i, x in enumerate(wave):
        stored = line[i % delay]
        y = stored - strength * x
        line[i % delay] = x + strength * y
        heard.append(y)
    return heard


def peaking(wave: Wave, decibels: float) -> Wave:
    """Return *wave* scaled so that its loudest sample lies *decibels* from full scale, centred on zero."""
    centre = sum(wave) / len(wave)
    loudest = max(abs(x - centre) for x in wave)
    scale = 10 ** (decibels / 20) / loudest
    return [(x - centre) * scale for x in wave]


def loudness(wave: Wave) -> float:
    """Return how loud the loudest twentieth of a second of *wave* is (root mean square), in decibels of full scale."""
    length = min(samples(0.05), len(wave))
    energy = [0.0]
    for x in wave:
        energy.append(energy[-1] + x * x)
    most = max(end - start for start, end in zip(energy, energy[length:], strict=False))
    return 10 * math.log10(most / length)


def sounding(wave: Wave, decibels: float) -> Wave:
    """Return *wave* scaled so that its loudness is *decibels*, centred on zero."""
    centre = sum(wave) / len(wave)
    centred = [x - centre for x in wave]
    scale = 10 ** ((decibels - loudness(centred)) / 20)
    return [x * scale for x in centred]


def pcm(wave: Iterable[float]) -> bytes:
    """Return *wave* as signed 16-bit little-endian samples; what passes full scale is cut."""
    return b"".join(round(max(-1.0, min(1.0, x)) * 32_767).to_bytes(2, "little", signed=True) for x in wave)
