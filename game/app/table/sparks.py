"""Little golden signs that fly from a moment and fade: stars in a ring, suits that rise."""

from __future__ import annotations

import math

from game.app.motion.pose import ease_out
from game.app.paint.canvas import Canvas
from game.app.paint.theme import Colour

_GOLDEN = 0.618034  # steps of it never come back to where they were
_SUITS = ("ui/suits/spades", "ui/suits/hearts", "ui/suits/clubs", "ui/suits/diamonds")
_STAR = "ui/icons/star"
STAR = 22.0  # units across
_NEAR, _FAR = 46.0, 110.0  # units from where stars begin to fly, and that they fly
_LOW = 0.56  # of their way aside: so far they fly up, where the next plate is near
_ARC = math.radians(220)  # of a circle, in which stars fly
_FLUNG, _WAVES, _FALL = 7, 9.0, 26.0  # little sparks at once, how often each flies anew, units that it falls
_LIFE = 0.55  # of the whole time, that one rising sign is seen


def draw_ring(canvas: Canvas, centre: tuple[float, float], count: int, share: float, room: float) -> None:
    """Draw *count* stars that fly apart from *centre*, in a *room* of so many units above it."""
    if 0 < share < 1:
        for place in ring_places(centre, count, share, room):
            _draw_one(canvas, _STAR, place, STAR - 8 * share, 1 - share * share, canvas.theme.accent.light)


def ring_places(
    centre: tuple[float, float], count: int, share: float, room: float = math.inf
) -> list[tuple[float, float]]:
    """Return where *count* stars are that have flown so much of their way: above *centre* and beside it.

    Below it stand the words, behind which they would get lost; with little *room* above they fly less high.
    """
    reach, low = _NEAR + _FAR * ease_out(share), min(_LOW, (room - STAR / 2) / (_NEAR + _FAR))
    ways = [_ARC * (number / (count - 1) - 0.5) - math.pi / 2 for number in range(count)]
    return [(centre[0] + math.cos(way) * reach, centre[1] + math.sin(way) * reach * low) for way in ways]


def draw_rising(canvas: Canvas, centre: tuple[float, float], width: float, count: int, share: float) -> None:
    """Draw *count* suit signs that rise slowly over *width* units around *centre*, one after the other."""
    for number in range(count):
        lot = (number * _GOLDEN) % 1.0
        age = (share - (1 - _LIFE) * ((number * _GOLDEN * 1.7) % 1.0)) / _LIFE
        if not 0 < age < 1:
            continue
        sway = math.sin(age * 3 + number) * 9
        place = centre[0] + (lot - 0.5) * width + sway, centre[1] + 140 - 235 * ease_out(age * 0.8)
        colour = canvas.theme.accent.light if number % 3 else canvas.theme.accent.mid
        _draw_one(canvas, _SUITS[number % 4], place, 12 + 10 * lot, math.sin(math.pi * age) * 0.9, colour)


def draw_flung(canvas: Canvas, centre: tuple[float, float], share: float) -> None:
    """Draw the little sparks that a burning fuse flings up and back from its end at *centre*."""
    for number in range(_FLUNG):
        flight, age = divmod(share * _WAVES + number / _FLUNG, 1)
        lot = ((number + flight * _FLUNG) * _GOLDEN) % 1.0
        way = -math.pi / 2 + (lot - 0.62) * 2.0
        reach = 16 + 46 * age
        place = centre[0] + math.cos(way) * reach, centre[1] + math.sin(way) * reach + _FALL * age * age
        colour = canvas.theme.accent.light if age < 0.5 else canvas.theme.fuse_danger
        canvas.disc(place, (6 - 2 * lot) * (1 - age * age), colour)


def _draw_one(canvas: Canvas, name: str, place: tuple[float, float], size: float, alpha: float, colour: Colour) -> None:
    side = max(2, canvas.viewport.px(size))
    picture = canvas.assets.pictures.white(name, (side, side), colour)
    canvas.put_centred(picture, canvas.at(place), max(0.0, min(1.0, alpha)))
