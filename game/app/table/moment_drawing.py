"""The drawing of a moment: a burning fuse, its emblem, and the words on a pill under it."""

from __future__ import annotations

import math

from pygame import FRect

from game.app.motion.pose import Pose, ease_out
from game.app.paint.canvas import Canvas
from game.app.paint.shapes import mixed
from game.app.paint.theme import Gradient, Style
from game.app.paint.viewport import Point
from game.app.table.emblems import (
    DISC,
    EmblemSign,
    draw_broken,
    draw_emblem,
    draw_flung,
    draw_gavel,
    draw_ring,
    draw_rising,
    draw_stamp,
)
from game.app.table.layout import Layout
from game.app.table.sprites import MomentKind, TableMoment
from game.app.widgets.marks import MOST_SEGMENTS, draw_fuse
from game.words import _, signed

PILL = 46.0  # units high
_STYLES: tuple[Style, ...] = ("panel", "heading", "strong", "small_strong")
WORDS_BELOW = 84.0  # units from the middle of an emblem to that of the words
_FACE = 76.0  # units across
_ROOM = (172.0, 172.0)  # units: an emblem and its light
_ROOMS: dict[MomentKind, Point] = {
    "set": (320.0, 170.0), "nil_broken": (320.0, 220.0), "nil_made": (320.0, 230.0), "verdict": (250.0, 190.0),
    "made": (0.0, 0.0),
}  # fmt: skip
_TURNS = 0.4  # share of the time of a sign in which it appears where its fuse has burnt
_STAMPED, _DOWN = 0.4, 0.75  # shares of the time of a sign when a stamp on it comes, and is down
_OVER_STAMP, _UNDER_EMBLEM = -26.0, 18.0  # units from the middle to the emblem, and to the stamp on it
_TELLS = 0.5  # share of that turn until there is room for what it costs
_CAST = 56.0  # units that the shadow of a pill reaches
_SIGNS: dict[MomentKind, EmblemSign] = {"boston": "trophy", "penalty": "warning", "won": "crown", "lost": "crown"}
_WIDEST, _HIGH, _GAP = 440.0, 26.0, 5.0  # units: the fuse, and the gap between its segments
_AROUND = (40.0, 34.0)  # units of its plate that show around it
_GLOWS = 2.6  # segments behind the spark until one has gone cold
_HEATS, _SIZES = 8, 3  # steps of colour and size, each of which is rendered once
_SPARK, _FLICKER = 3.0, 0.3  # size of the spark in heights of the fuse; share by which it shrinks at times
_FLASHES = 26  # flashes of the spark while the whole fuse burns


def draw_moment(canvas: Canvas, layout: Layout, moment: TableMoment, *, still: bool) -> None:
    """Draw *moment* as far as it has come; if *still*, it fades in and out without movement."""
    centre = _centre(layout, moment)
    act = 1.0 if still else moment.act
    if not still:
        _draw_sparks(canvas, layout, moment, centre)
    sign = _turning(moment)
    if sign < 1:
        place = fuse_place(centre, layout.between[1] - layout.between[0] - 16)
        with canvas.faded(fuse_reach(place), moment.alpha * (1 - sign)):
            draw_burning(canvas, place, moment.fuse, moment.burnt, still=still)
    if sign > 0:
        with canvas.faded(_around(moment, centre), moment.alpha * sign):
            _draw_sign(canvas, moment, centre, act, still=still)
    if moment.words:
        below = WORDS_BELOW if moment.kind != "made" else 0.0
        rise = 0.0 if still else 10 * (1 - moment.coming)
        _draw_words(canvas, layout, moment, (centre[0], centre[1] + below + rise))


def _turning(moment: TableMoment) -> float:
    """Return how much of the sign of *moment* shows in place of the fuse that burns before it (0-1)."""
    if not moment.fuse:
        return 1.0
    return min(1.0, moment.act / _TURNS) if moment.burnt >= 1 else 0.0


def _centre(layout: Layout, moment: TableMoment) -> Point:
    """Return where the emblem of *moment* lies: in the middle, or a little above the words."""
    x, y = layout.trick_centre
    return (x, y) if not moment.words or moment.kind == "made" else (x, y - WORDS_BELOW / 2)


def _around(moment: TableMoment, centre: Point) -> FRect:
    """Return the area that has to fade: the sign of *moment* and everything that shines around it."""
    faces = len(moment.faces) if moment.kind in ("won", "lost") else 0
    area = (
        FRect(0, 0, faces * (_FACE + 22) + 80, _FACE + 160) if faces else FRect(0, 0, *_ROOMS.get(moment.kind, _ROOM))
    )
    area.center = centre
    return area


def _draw_sign(canvas: Canvas, moment: TableMoment, centre: Point, act: float, *, still: bool) -> None:
    come = min(1.0, moment.coming, _turning(moment))
    scale = 1.0 if still else 0.7 + 0.3 * ease_out(come)
    pose = Pose(*centre, scale=scale)
    sign = _SIGNS.get(moment.kind)
    match moment.kind:
        case "made":
            return
        case "set":
            draw_stamp(canvas, centre, 1.0 if still else moment.coming, _("Set"))
        case "verdict":
            draw_gavel(canvas, pose, act)
        case "spades_broken":
            draw_broken(canvas, "spade", pose, act)
        case "nil_broken":
            draw_broken(canvas, "nil", _above_stamp(pose), act)
            _draw_stamp_on(canvas, centre, act, _("Broken"), good=False)
        case "nil_made":
            _draw_light(canvas, (centre[0], centre[1] + _OVER_STAMP))
            draw_emblem(canvas, "nil", _above_stamp(pose))
            _draw_stamp_on(canvas, centre, act, _("Made"), good=True)
        case "won" | "lost" if moment.faces:
            _draw_faces(canvas, moment, centre)
        case _ if sign is not None:
            if moment.kind != "penalty":
                _draw_light(canvas, centre)
            draw_emblem(canvas, sign, pose)
        case _:
            return


def _above_stamp(pose: Pose) -> Pose:
    """Return the pose of an emblem at *pose* whose lower edge a stamp covers."""
    return pose.moved(0, _OVER_STAMP)


def _draw_stamp_on(canvas: Canvas, centre: Point, act: float, words: str, *, good: bool) -> None:
    """Draw the stamp that comes down under an emblem at *centre* in the later part of its *act*."""
    if act > _STAMPED:
        share = (act - _STAMPED) / (_DOWN - _STAMPED)
        draw_stamp(canvas, (centre[0], centre[1] + _UNDER_EMBLEM), share, words, good=good)


def _draw_light(canvas: Canvas, centre: Point) -> None:
    disc = FRect(centre[0] - DISC / 2, centre[1] - DISC / 2, DISC, DISC)
    canvas.glow(disc, DISC / 2, canvas.theme.accent.light, 30, 0.7)


def _draw_faces(canvas: Canvas, moment: TableMoment, centre: Point) -> None:
    """Draw the winners side by side, with a crown above them."""
    step = _FACE + 22
    ring = canvas.theme.accent.light
    for place, face in enumerate(moment.faces):
        x = centre[0] + (place - (len(moment.faces) - 1) / 2) * step
        disc = FRect(x - _FACE / 2, centre[1] - _FACE / 2, _FACE, _FACE)
        if moment.kind == "won":
            canvas.glow(disc, _FACE / 2, ring, 30, 0.7)
        canvas.face(face, (x, centre[1]), _FACE, ring, 4)
    canvas.icon("crown", (centre[0], centre[1] - _FACE / 2 - 26), 40, ring)


def _draw_words(canvas: Canvas, layout: Layout, moment: TableMoment, centre: Point) -> None:
    """Draw the words on a pill, with the points at the right; they fade with *moment*."""
    theme = canvas.theme
    points = "" if moment.points is None else signed(moment.points)
    icon = 34.0 if moment.kind == "made" else 0.0
    left, right = layout.between

    told = min(1.0, _turning(moment) / _TELLS)  # while a fuse burns the pill has no room yet for what that costs

    def gain(style: Style) -> float:
        return canvas.type.width(points, style) + 18 if points else 0.0

    def wide(style: Style) -> float:
        return canvas.type.width(moment.words, style) + gain(style) + icon + 52

    rooms = right - left - 16, layout.width - 40
    style = next((one for room in rooms for one in _STYLES if wide(one) <= room), _STYLES[-1])
    rect = FRect(0, 0, min(rooms[-1], wide(style)) - gain(style) * (1 - told), PILL)
    rect.center = centre
    inner = rect.inflate(-50, 0)
    words = FRect(inner.left + icon, inner.top, canvas.type.width(moment.words, style) + 2, inner.height)
    with canvas.faded(rect.inflate(2 * _CAST, 2 * _CAST), moment.alpha):
        canvas.pill(rect, border=theme.accent.low)
        if icon:
            canvas.icon("check", (inner.left + 12, inner.centery), 26, theme.good)
        canvas.text(moment.words, words, style)
        if points and told >= 1:
            ink = theme.danger if moment.points is not None and moment.points < 0 else theme.accent.light
            canvas.text(points, inner, style, ink, "right")


def _draw_sparks(canvas: Canvas, layout: Layout, moment: TableMoment, centre: Point) -> None:
    match moment.kind:
        case "nil_made":
            draw_ring(canvas, centre, 8, moment.act, _room_above(layout, centre))
        case "boston":
            draw_ring(canvas, centre, 13, moment.act, _room_above(layout, centre))
        case "won":
            draw_rising(canvas, centre, min(540.0, layout.width * 0.46), 28, moment.act)
        case _:
            return


def _room_above(layout: Layout, centre: Point) -> float:
    """Return how many units are free above *centre*, up to the plate of the seat opposite."""
    above = [plate.bottom for plate in layout.plates if plate.left < centre[0] < plate.right and plate.top < centre[1]]
    return centre[1] - max([0.0, *above])


# -- the fuse -----------------------------------------------------------------------------------------------


def fuse_place(centre: Point, room: float) -> FRect:
    """Return the place of the fuse around *centre*, in a room *room* units wide."""
    place = FRect(0, 0, min(_WIDEST, room - _AROUND[0]), _HIGH)
    place.center = centre
    return place


def fuse_reach(place: FRect) -> FRect:
    """Return the area of the fuse at *place* with its plate, the shadow of that, and the sparks that fly from it."""
    return place.inflate(_AROUND[0] + 90, _AROUND[1] + 110)


def draw_burning(canvas: Canvas, place: FRect, limit: int, burnt: float, *, still: bool) -> None:
    """Draw at *place* a fuse of *limit* segments of which a share has *burnt*; if *still* it only lies there, full."""
    canvas.pill(place.inflate(*_AROUND), border=canvas.theme.fuse_danger)
    if limit > MOST_SEGMENTS:
        draw_fuse(canvas, place, limit * (1 - burnt), limit)
        return
    burnt = 0.0 if still else burnt
    width = (place.width - _GAP * (limit - 1)) / limit
    for index in range(limit):
        part = FRect(place.left + index * (width + _GAP), place.top, width, place.height)
        _draw_segment(canvas, part, burnt * limit - index)
    if 0 < burnt < 1:
        whole, within = divmod(burnt * limit, 1)
        end = place.left + whole * (width + _GAP) + within * width, place.centery
        draw_flung(canvas, end, burnt)
        _draw_spark(canvas, end, burnt)


def _draw_segment(canvas: Canvas, part: FRect, behind: float) -> None:
    """Draw a segment that the spark is *behind* segments past: ashes that cool down, and the unburnt rest."""
    theme, radius = canvas.theme, part.height / 4
    if behind > 0:
        heat = round(max(0.0, 1 - behind / _GLOWS) * _HEATS) / _HEATS
        face = mixed(theme.well, theme.fuse_danger, heat)
        canvas.box(part, face, radius, mixed(theme.fuse_border, theme.fuse_danger, heat), 1.5)
    if behind < 1:
        left = part.width * max(0.0, behind)
        with canvas.clipped(FRect(part.left + left, part.top, part.width - left, part.height)):
            canvas.box(part, Gradient(theme.accent.light, theme.accent.low), radius)


def _draw_spark(canvas: Canvas, centre: Point, burnt: float) -> None:
    dim = round((0.5 + 0.5 * math.sin(burnt * _FLASHES * math.tau)) * _SIZES) / _SIZES
    side = _HIGH * _SPARK * (1 - _FLICKER * dim)
    canvas.picture("ui/spark", FRect(centre[0] - side / 2, centre[1] - side / 2, side, side))
