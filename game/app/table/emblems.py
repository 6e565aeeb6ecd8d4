"""Emblems: round signs laid on the table, broken or stamped, and the sparks that fly from them."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Literal, TypeAlias

import pygame
from pygame import FRect, Surface

from game.app.motion.pose import Pose, ease_in, ease_out
from game.app.paint.canvas import Canvas
from game.app.paint.theme import Colour, Gradient
from game.app.paint.viewport import Point
from game.words import _

EmblemSign: TypeAlias = Literal["spade", "nil", "crown", "trophy", "warning", "block"]

SIZE = 104.0  # units across, with the room for a shadow
DISC = 84.0  # units across, without it
_STAMP, _ASLANT = (176.0, 72.0), 5.0  # units; degrees
_CRACK = 0.3  # share of the time of breaking in which it trembles before it falls apart
_APART, _DROP, _LEAN = 13.0, 9.0, 11.0  # units aside and down, and degrees, by which a half falls
_HALF = 0.6  # width of the wider half, as a share of the whole
_FINE = 3  # how many times larger a tear is drawn, for a smooth edge
STRIKES = 0.6  # share of the time of a verdict until the gavel comes down
_RAISED, _REBOUND = -34.0, -7.0  # degrees to which the gavel is raised and springs back
_GRIP = (25.0, -2.0)  # units from the middle of the emblem to the end of the handle
_GAVEL, _BLOCK = 104.0, (-11.0, 21.0, 42.0, 12.0)  # units: size of the gavel; middle and size of the block
_TEAR = (0.50, 0.43, 0.55, 0.46, 0.57, 0.48, 0.52)  # where it tears, from the top, in shares of its width
_GOLDEN = 0.618034  # multiples of the golden ratio spread evenly over 0 to 1 and never repeat
_SUITS = ("ui/suits/spades", "ui/suits/hearts", "ui/suits/clubs", "ui/suits/diamonds")
_STAR = "ui/icons/star"
STAR = 22.0  # units across
_NEAR, _FAR = 46.0, 110.0  # units from the middle at which stars begin to fly, and that they fly
_LOW = 0.56  # how far they fly up, as a share of their way aside: the next plate may be near
_ARC = math.radians(220)  # the part of a circle into which stars fly
_FLUNG, _WAVES, _FALL = 7, 9.0, 26.0  # little sparks at once, how often each flies again, units that it falls
_LIFE = 0.55  # share of the whole time in which one rising sign is seen


def draw_emblem(canvas: Canvas, sign: EmblemSign, pose: Pose) -> None:
    """Draw the emblem of *sign* at *pose*."""
    canvas.lay(_emblem(canvas, sign), pose)


def draw_broken(canvas: Canvas, sign: EmblemSign, pose: Pose, share: float) -> None:
    """Draw the emblem of *sign* as it breaks: whole at a *share* of 0, in two halves at 1."""
    if share < _CRACK:
        tremble = 1.6 * (-1 if round(share * 40) % 2 else 1) if share > 0 else 0.0
        canvas.lay(_emblem(canvas, sign), pose.moved(tremble, 0))
        return
    gone = ease_out((share - _CRACK) / (1 - _CRACK))
    for side, half in zip((-1, 1), _halves(canvas, sign), strict=True):
        apart = _apart(pose, side, gone)
        if gone < 1:
            canvas.lay(half, apart)
        else:  # there it rests
            key = "half", sign, side, canvas.theme.name
            canvas.lay(canvas.tilted(key, half, apart.angle), replace(apart, angle=0.0))


def _apart(pose: Pose, side: int, gone: float) -> Pose:
    """Return the pose of the half at *side* (-1 or 1) of an emblem at *pose*, as it falls; *gone* is 0 to 1."""
    angle = -side * _LEAN * gone
    off, turn = side * SIZE * (1 - _HALF) / 2, math.radians(angle)
    apart = pose.moved(side * _APART * gone + off * math.cos(turn), _DROP * gone - off * math.sin(turn))
    return replace(apart, angle=angle)


def draw_stamp(canvas: Canvas, centre: Point, share: float, words: str, *, good: bool = False) -> None:
    """Draw a stamp with *words*, as on a contract that was set: it comes down while *share* goes from 0 to 1."""
    fallen = ease_in(min(1.0, share))
    key = "stamp", words, canvas.theme.name
    stamp = canvas.tilted(key, canvas.offscreen(key, _STAMP, lambda: _paint_stamp(canvas, words, good=good)), _ASLANT)
    canvas.lay(stamp, Pose(*centre, scale=1.7 - 0.7 * fallen, alpha=min(1.0, 0.2 + fallen)))


def draw_gavel(canvas: Canvas, pose: Pose, share: float) -> None:
    """Draw the emblem of the court as its gavel falls: raised, down at a *share* of STRIKES, at rest at 1."""
    canvas.lay(_emblem(canvas, "block"), pose)
    gavel = canvas.offscreen("gavel", (_GAVEL, _GAVEL), lambda: canvas.picture("ui/gavel", FRect(0, 0, _GAVEL, _GAVEL)))
    grip = pose.moved(_GRIP[0] * pose.scale, _GRIP[1] * pose.scale)
    canvas.lay(gavel, replace(grip, angle=_swing(share)))


def _swing(share: float) -> float:
    """Return how far the gavel is turned from its block, in degrees."""
    lifted = STRIKES * 0.7
    if share < lifted:
        return _RAISED * ease_out(share / lifted)
    if share < STRIKES:
        return _RAISED * (1 - ease_in((share - lifted) / (STRIKES - lifted)))
    return _REBOUND * math.sin(math.pi * (share - STRIKES) / (1 - STRIKES)) if share < 1 else 0.0


def _paint_stamp(canvas: Canvas, words: str, *, good: bool) -> None:
    theme = canvas.theme
    ink = theme.good if good else theme.danger
    rect = FRect(6, 6, _STAMP[0] - 12, _STAMP[1] - 12)
    canvas.box(rect, theme.panel, 8, ink, 4)
    canvas.outline(rect.inflate(-14, -14), ink, 1.5, 4)
    canvas.text(words, rect.inflate(-24, 0), "side", ink, "centre")


def _emblem(canvas: Canvas, sign: EmblemSign) -> Surface:
    key = ("emblem", sign, canvas.theme.name)
    return canvas.offscreen(key, (SIZE, SIZE), lambda: _paint(canvas, sign))


def _paint(canvas: Canvas, sign: EmblemSign) -> None:
    theme = canvas.theme
    rect = FRect((SIZE - DISC) / 2, (SIZE - DISC) / 2, DISC, DISC)
    middle = rect.center
    golden = sign in ("crown", "trophy")
    face = Gradient(theme.accent.light, theme.accent.mid) if golden else Gradient(theme.ivory, theme.paper.total)
    canvas.box(rect, face, DISC / 2, theme.accent.low, 3, theme.depths.button)
    canvas.outline(rect.inflate(-12, -12), theme.on_accent if golden else theme.accent.low, 1.2, DISC / 2 - 6)
    _paint_sign(canvas, sign, middle)


def _paint_sign(canvas: Canvas, sign: EmblemSign, middle: Point) -> None:
    theme = canvas.theme
    ink: Colour = theme.paper.ink
    match sign:
        case "spade":
            canvas.suit("spades", middle, 48, theme.card_black)
        case "nil":
            canvas.text(_("Nil"), FRect(middle[0] - 32, middle[1] - 22, 64, 42), "side", ink, "centre")
        case "block":
            x, y, width, height = _BLOCK
            canvas.picture(
                "ui/gavel_block", FRect(middle[0] + x - width / 2, middle[1] + y - height / 2, width, height)
            )
        case "warning":
            canvas.icon("warning", middle, 46, theme.paper.red)
        case "crown" | "trophy":
            canvas.icon(sign, middle, 46, theme.on_accent)


def _halves(canvas: Canvas, sign: EmblemSign) -> tuple[Surface, Surface]:
    """Return both halves of an emblem, torn from top to bottom; each is cropped to what is left of it."""
    whole = _emblem(canvas, sign)
    baked = canvas.assets.baked
    key = ("half", sign, canvas.theme.name, whole.get_size())
    return (
        baked.get((*key, "left"), lambda: _torn(whole, left=True)),
        baked.get((*key, "right"), lambda: _torn(whole, left=False)),
    )


def _torn(whole: Surface, *, left: bool) -> Surface:
    size = whole.get_size()
    width, height = size[0] * _FINE, size[1] * _FINE
    edge = 0 if left else width
    tear = [(width * x, height * index / (len(_TEAR) - 1)) for index, x in enumerate(_TEAR)]
    part = Surface((width, height), pygame.SRCALPHA)
    part.fill((255, 255, 255, 0))
    pygame.draw.polygon(part, (255, 255, 255, 255), [(edge, 0), *tear, (edge, height)])
    half = whole.copy()
    half.blit(pygame.transform.smoothscale(part, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    wide = round(size[0] * _HALF)
    return half.subsurface((0 if left else size[0] - wide, 0, wide, size[1])).copy()


# -- sparks -------------------------------------------------------------------------------------------------


def draw_ring(canvas: Canvas, centre: Point, count: int, share: float, room: float) -> None:
    """Draw *count* stars that fly apart from *centre*, with *room* units free above it."""
    if 0 < share < 1:
        for place in ring_places(centre, count, share, room):
            draw_flying(canvas, _STAR, place, STAR - 8 * share, 1 - share * share, canvas.theme.accent.light)


def ring_places(centre: Point, count: int, share: float, room: float = math.inf) -> list[Point]:
    """Return the places of *count* stars after a *share* of their way: above *centre* and beside it.

    Below it the words would hide them; with little *room* above they fly lower.
    """
    reach, low = _NEAR + _FAR * ease_out(share), min(_LOW, (room - STAR / 2) / (_NEAR + _FAR))
    ways = [_ARC * (number / (count - 1) - 0.5) - math.pi / 2 for number in range(count)]
    return [(centre[0] + math.cos(way) * reach, centre[1] + math.sin(way) * reach * low) for way in ways]


def draw_rising(canvas: Canvas, centre: Point, width: float, count: int, share: float) -> None:
    """Draw *count* suit signs that rise slowly over *width* units around *centre*, one after the other."""
    for number in range(count):
        lot = (number * _GOLDEN) % 1.0
        age = (share - (1 - _LIFE) * ((number * _GOLDEN * 1.7) % 1.0)) / _LIFE
        if not 0 < age < 1:
            continue
        sway = math.sin(age * 3 + number) * 9
        place = centre[0] + (lot - 0.5) * width + sway, centre[1] + 140 - 235 * ease_out(age * 0.8)
        colour = canvas.theme.accent.light if number % 3 else canvas.theme.accent.mid
        draw_flying(canvas, _SUITS[number % 4], place, 12 + 10 * lot, math.sin(math.pi * age) * 0.9, colour)


def draw_flung(canvas: Canvas, centre: Point, share: float) -> None:
    """Draw the little sparks that a burning fuse flings up and back from its end at *centre*."""
    for number in range(_FLUNG):
        flight, age = divmod(share * _WAVES + number / _FLUNG, 1)
        lot = ((number + flight * _FLUNG) * _GOLDEN) % 1.0
        way = -math.pi / 2 + (lot - 0.62) * 2.0
        reach = 16 + 46 * age
        place = centre[0] + math.cos(way) * reach, centre[1] + math.sin(way) * reach + _FALL * age * age
        colour = canvas.theme.accent.light if age < 0.5 else canvas.theme.fuse_danger
        canvas.disc(place, (6 - 2 * lot) * (1 - age * age), colour)


def draw_flying(canvas: Canvas, name: str, place: Point, size: float, alpha: float, colour: Colour) -> None:
    """Draw the sign *name* of *size* units in one *colour* at *place*."""
    side = max(2, canvas.viewport.px(size))
    picture = canvas.assets.pictures.white(name, (side, side), colour)
    canvas.put_centred(picture, canvas.at(place), max(0.0, min(1.0, alpha)))
