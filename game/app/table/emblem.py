"""Emblems: round signs that are laid on the table in a moment, break apart, or are stamped on it."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Literal, TypeAlias

import pygame
from pygame import FRect, Surface

from game.app.motion.pose import Pose, ease_in, ease_out
from game.app.paint.canvas import Canvas
from game.app.paint.loose import lay, leaning, loose
from game.app.paint.theme import Colour, Gradient
from game.words import _

Sign: TypeAlias = Literal["spade", "nil", "crown", "trophy", "warning", "block"]

SIZE = 104.0  # units, with the room for a shadow
DISC = 84.0
_STAMP, _ASLANT = (176.0, 72.0), 5.0  # units; degrees
_CRACK = 0.3  # of the time of breaking: it trembles before it falls apart
_APART, _DROP, _LEAN = 13.0, 9.0, 11.0
_HALF = 0.6  # of its width, that the wider half has
_FINE = 3  # so many times larger a tear is drawn, for a smooth edge
STRIKES = 0.6  # of the time of a verdict: until the gavel comes down
_RAISED, _REBOUND = -34.0, -7.0  # degrees to which the gavel is raised, and springs back
_GRIP = (25.0, -2.0)  # units from the middle of the emblem to the end of the handle
_GAVEL, _BLOCK = 104.0, (-11.0, 21.0, 42.0, 12.0)  # how large they are; the middle of the block before that
_TEAR = (0.50, 0.43, 0.55, 0.46, 0.57, 0.48, 0.52)  # where it tears, from above, in shares of its width


def draw_emblem(canvas: Canvas, sign: Sign, pose: Pose) -> None:
    """Draw the emblem of *sign* as *pose* says."""
    lay(canvas, _emblem(canvas, sign), pose)


def draw_broken(canvas: Canvas, sign: Sign, pose: Pose, share: float) -> None:
    """Draw the emblem of *sign* as it breaks: whole at a *share* of 0, in two halves at 1."""
    if share < _CRACK:
        tremble = 1.6 * (-1 if round(share * 40) % 2 else 1) if share > 0 else 0.0
        lay(canvas, _emblem(canvas, sign), pose.moved(tremble, 0))
        return
    gone = ease_out((share - _CRACK) / (1 - _CRACK))
    for side, half in zip((-1, 1), _halves(canvas, sign), strict=True):
        apart = _apart(pose, side, gone)
        if gone < 1:
            lay(canvas, half, apart)
        else:  # there it rests
            key = "half", sign, side, canvas.theme.name
            lay(canvas, leaning(canvas, key, half, apart.angle), replace(apart, angle=0.0))


def _apart(pose: Pose, side: int, gone: float) -> Pose:
    """Return where the half at *side* -1 or 1 of an emblem at *pose* is that has *gone* so far."""
    angle = -side * _LEAN * gone
    off, turn = side * SIZE * (1 - _HALF) / 2, math.radians(angle)
    apart = pose.moved(side * _APART * gone + off * math.cos(turn), _DROP * gone - off * math.sin(turn))
    return replace(apart, angle=angle)


def draw_stamp(canvas: Canvas, centre: tuple[float, float], share: float, words: str, *, good: bool = False) -> None:
    """Draw a stamp with *words*, as of a contract that was set: it comes down from above within a *share* of 0 to 1."""
    fallen = ease_in(min(1.0, share))
    key = "stamp", words, canvas.theme.name
    stamp = leaning(canvas, key, loose(canvas, key, _STAMP, lambda: _paint_stamp(canvas, words, good=good)), _ASLANT)
    lay(canvas, stamp, Pose(*centre, scale=1.7 - 0.7 * fallen, alpha=min(1.0, 0.2 + fallen)))


def draw_gavel(canvas: Canvas, pose: Pose, share: float) -> None:
    """Draw the emblem of the court as its gavel falls: raised, down at a *share* of STRIKES, at rest at 1."""
    lay(canvas, _emblem(canvas, "block"), pose)
    gavel = loose(canvas, "gavel", (_GAVEL, _GAVEL), lambda: canvas.picture("ui/gavel", FRect(0, 0, _GAVEL, _GAVEL)))
    grip = pose.moved(_GRIP[0] * pose.scale, _GRIP[1] * pose.scale)
    lay(canvas, gavel, replace(grip, angle=_swing(share)))


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


def _emblem(canvas: Canvas, sign: Sign) -> Surface:
    key = ("emblem", sign, canvas.theme.name)
    return loose(canvas, key, (SIZE, SIZE), lambda: _paint(canvas, sign))


def _paint(canvas: Canvas, sign: Sign) -> None:
    theme = canvas.theme
    rect = FRect((SIZE - DISC) / 2, (SIZE - DISC) / 2, DISC, DISC)
    middle = rect.center
    golden = sign in ("crown", "trophy")
    face = Gradient(theme.accent.light, theme.accent.mid) if golden else Gradient(theme.ivory, theme.paper.total)
    canvas.box(rect, face, DISC / 2, theme.accent.low, 3, theme.depths.button)
    canvas.outline(rect.inflate(-12, -12), theme.on_accent if golden else theme.accent.low, 1.2, DISC / 2 - 6)
    _paint_sign(canvas, sign, middle)


def _paint_sign(canvas: Canvas, sign: Sign, middle: tuple[float, float]) -> None:
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


def _halves(canvas: Canvas, sign: Sign) -> tuple[Surface, Surface]:
    """Return both halves of an emblem, torn from above to below; each is cut off where nothing is left of it."""
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
