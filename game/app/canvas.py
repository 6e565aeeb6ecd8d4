"""Drawing in design units: what a scene's `draw(canvas)` is given.

    canvas.table()
    canvas.panel(FRect(24, 24, 364, 156))
    canvas.text(_("Your bid"), FRect(347, 200, 300, 40), "panel")
    canvas.rich("<strong>8 bid, 5 free</strong> · you bid last", rect, align="right")
    canvas.paragraph(words, rect, "label", theme.muted)
    canvas.card("QS", pose, 136, tint=theme.card_dim)
    canvas.card_back("navy", pose, 62, plain=True)
    canvas.icon("hint", (899, 46), 24)
    canvas.suit("hearts", (600, 434), 16, theme.suit_red)
    canvas.face("ruth", (536, 130), 66, theme.we)
    with canvas.faded(rect, 0.5), canvas.shifted(0, 12): ...
    with canvas.clipped(rect): ...

Drawing changes nothing but the surface. Text that has no room is made up to a fifth smaller, then shortened with an
ellipsis and noted in `canvas.shortened`, which tests keep empty.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Literal, TypeAlias

import pygame
from pygame import FRect, Rect, Surface

from game.app import shapes
from game.app.assets import Assets
from game.app.deck import Deck, Look, card_size
from game.app.markup import Icon, Sign, SuitName, Tag, Word
from game.app.motion import Pose
from game.app.shadows import around, plate, soft
from game.app.theme import Colour, Gradient, Shadows, Style, Theme
from game.app.typesetting import Placed, Typesetter
from game.app.viewport import Viewport

Align: TypeAlias = Literal["left", "centre", "right"]
Vertical: TypeAlias = Literal["top", "middle", "bottom"]
Point: TypeAlias = tuple[float, float]


class Canvas:
    """Draws on *surface* in the units of the assets' viewport."""

    def __init__(self, surface: Surface, assets: Assets, deck_name: str = "classic", back_name: str = "navy") -> None:
        self.surface = surface
        self.assets = assets
        self.deck_name = deck_name
        self.back_name = back_name
        self.shortened: list[str] = []
        self._dx = 0
        self._dy = 0

    @property
    def theme(self) -> Theme:
        """The look that is drawn in."""
        return self.assets.theme

    @property
    def viewport(self) -> Viewport:
        """The scale that is drawn at."""
        return self.assets.viewport

    @property
    def type(self) -> Typesetter:
        """Measures text."""
        return self.assets.type

    # -- grounds -----------------------------------------------------------------------------------------------

    def table(self) -> None:
        """Fill the window with the lit table."""
        self.surface.blit(self.assets.table(self.surface.get_size()), (0, 0))

    def shade(self, strength: float = 1.0) -> None:
        """Darken everything drawn so far: a dialog follows."""
        alpha = round(255 * self.theme.shade_alpha * strength)
        veil = self.assets.baked.get(("veil", self.surface.get_size()), self._veil)
        veil.set_alpha(alpha)
        self.surface.blit(veil, (0, 0))

    def _veil(self) -> Surface:
        veil = Surface(self.surface.get_size())
        veil.fill(self.theme.shade)
        return veil

    # -- boxes -------------------------------------------------------------------------------------------------

    def panel(self, rect: FRect, *, radius: float | None = None, border: Colour | None = None) -> None:
        """Draw a floating panel with its shadow."""
        radius = self.theme.radii.panel if radius is None else radius
        self.box(rect, self.theme.panel, radius, border or self.theme.border, shadows=self.theme.depths.panel)

    def pill(self, rect: FRect, *, border: Colour | None = None) -> None:
        """Draw a panel with round ends."""
        self.panel(rect, radius=rect.height / 2, border=border)

    def well(self, rect: FRect, *, radius: float | None = None) -> None:
        """Draw a sunken field."""
        radius = self.theme.radii.well if radius is None else radius
        self.box(rect, Gradient(self.theme.well, self.theme.well), radius, self.theme.well_border)

    def paper(self, rect: FRect) -> None:
        """Draw a sheet of paper with its shadow."""
        self.box(rect, self.theme.paper.face, self.theme.radii.paper, None, shadows=self.theme.depths.panel)

    def box(
        self,
        rect: FRect,
        fill: Gradient | Colour,
        radius: float = 0,
        border: Colour | None = None,
        border_width: float | None = None,
        shadows: Shadows = (),
    ) -> None:
        """Draw a rounded rectangle: gradient, border, shadows."""
        box = self._box(rect)
        face = fill if isinstance(fill, Gradient) else Gradient(fill, fill)
        width = self._stroke(self.theme.border_width if border_width is None else border_width)
        corner = self.viewport.px(radius)
        cast = () if self.theme.flat else shadows
        key = ("box", box.size, face, corner, border, width, cast)
        reach = around(cast, self.viewport.scale)
        self._blit(
            self.assets.baked.get(key, lambda: self._bake(box.size, face, corner, border, width, cast)),
            box.left - reach,
            box.top - reach,
        )

    def _bake(
        self, size: shapes.Size, fill: Gradient, radius: int, border: Colour | None, width: int, shadows: Shadows
    ) -> Surface:
        surface, _ = plate(shapes.face(size, radius, fill, border, width), radius, shadows, self.viewport.scale)
        return surface

    def outline(self, rect: FRect, colour: Colour, width: float, radius: float) -> None:
        """Draw a rounded border that lies inside *rect*."""
        box = self._box(rect)
        stroke, corner = self._stroke(width), self.viewport.px(radius)
        key = ("outline", box.size, stroke, corner, colour)
        self._blit(self.assets.baked.get(key, lambda: shapes.outline(box.size, corner, stroke, colour)), *box.topleft)

    def dashed(self, rect: FRect, colour: Colour, width: float = 2, radius: float = 8, dash: float = 7) -> None:
        """Draw a dashed rounded border."""
        box = self._box(rect)
        stroke, corner = self._stroke(width), self.viewport.px(radius)
        long = dash * self.viewport.scale
        key = ("dashed", box.size, stroke, corner, colour, long)
        self._blit(
            self.assets.baked.get(key, lambda: shapes.dashed(box.size, corner, stroke, colour, long)), *box.topleft
        )

    def glow(self, rect: FRect, radius: float, colour: Colour, spread: float = 18, strength: float = 0.8) -> None:
        """Draw a soft light around *rect*: whose turn it is."""
        if self.theme.flat or strength <= 0:
            return
        box = self._box(rect)
        corner, blur = self.viewport.px(radius), max(2.0, spread * self.viewport.scale)
        key = ("glow", box.size, corner, colour, round(blur))
        light = self.assets.baked.get(key, lambda: shapes.tinted(soft(box.size, corner, blur)[0], colour))
        reach = (light.get_width() - box.width) // 2
        self._blit(light, box.left - reach, box.top - reach, strength)

    def line(self, start: Point, end: Point, colour: Colour, width: float = 1) -> None:
        """Draw a straight line; level and upright ones are crisp."""
        stroke = self._stroke(width)
        a, b = self._point(start), self._point(end)
        if a[1] == b[1]:
            self.surface.fill(colour, (min(a[0], b[0]), a[1] - stroke // 2, abs(b[0] - a[0]), stroke))
        elif a[0] == b[0]:
            self.surface.fill(colour, (a[0] - stroke // 2, min(a[1], b[1]), stroke, abs(b[1] - a[1])))
        else:
            pygame.draw.aaline(self.surface, colour, a, b, stroke)

    def polyline(self, points: list[Point], colour: Colour, width: float = 3) -> None:
        """Draw a line through *points* with smooth edges and round joins."""
        stroke = max(1, self.viewport.px(width))
        pixels = [self._point(point) for point in points]
        for a, b in pairwise(pixels):
            pygame.draw.aaline(self.surface, colour, a, b, stroke)
        for pixel in pixels[1:-1]:
            if stroke > 2:
                pygame.draw.aacircle(self.surface, colour, pixel, stroke / 2)

    def disc(
        self, centre: Point, diameter: float, colour: Colour, ring: Colour | None = None, ring_width: float = 2
    ) -> None:
        """Draw a filled circle, inside a ring if wanted."""
        rect = FRect(centre[0] - diameter / 2, centre[1] - diameter / 2, diameter, diameter)
        self.box(rect, colour, diameter / 2, ring, ring_width if ring else 0)

    def bar(self, rect: FRect, share: float, colour: Colour | Gradient) -> None:
        """Draw a level bar that is *share* (0-1) full."""
        radius = rect.height / 2
        self.box(rect, self.theme.well, radius, self.theme.well_border)
        if share > 0:
            full = FRect(rect.left, rect.top, max(rect.height, rect.width * min(1.0, share)), rect.height)
            self.box(full, colour, radius)

    def ellipse(self, rect: FRect, colour: Colour, width: float = 1.5, strength: float = 1.0) -> None:
        """Draw the outline of an ellipse."""
        box = self._box(rect)
        stroke = self._stroke(width)
        key = ("ellipse", box.size, stroke, colour)
        self._blit(self.assets.baked.get(key, lambda: shapes.ellipse(box.size, stroke, colour)), *box.topleft, strength)

    # -- text --------------------------------------------------------------------------------------------------

    def text(
        self,
        text: str,
        rect: FRect,
        style: Style = "text",
        colour: Colour | None = None,
        align: Align = "left",
        vertical: Vertical = "middle",
        *,
        shadow: bool = False,
    ) -> FRect:
        """Set *text* on one line inside *rect*; return the rectangle its line takes."""
        box = self._box(rect)
        surface, share = self._fitted(text, box.width, style, colour or self.theme.text)
        left = _aligned(box.left, box.width, surface.get_width(), align)
        top = self._baseline(box, style, vertical) - self.type.face(style, share=share).ascent
        if shadow and not self.theme.flat:
            self._text_shadow(text, surface, left, top)
        self._blit(surface, left, top)
        return self._units(Rect(left, top, surface.get_width(), surface.get_height()))

    def paragraph(
        self, text: str, rect: FRect, style: Style = "text", colour: Colour | None = None, align: Align = "left"
    ) -> float:
        """Set *text* in lines from the top of *rect*; return how high it stands."""
        leading = self.theme.type(style).leading
        lines = self.type.lines(text, rect.width, style)
        for index, line in enumerate(lines):
            self.text(line, FRect(rect.left, rect.top + index * leading, rect.width, leading), style, colour, align)
        return len(lines) * leading

    def rich(
        self,
        markup: str,
        rect: FRect,
        style: Style = "text",
        colour: Colour | None = None,
        align: Align = "left",
        *,
        wrap: bool = False,
    ) -> float:
        """Set *markup* (see markup.py): on one line in the middle of *rect*, or wrapped from its top."""
        leading = self.theme.type(style).leading
        lines = self.type.rich_lines(markup, rect.width if wrap else None, style)
        height = len(lines) * leading
        top = rect.top if wrap else rect.centery - height / 2
        for index, line in enumerate(lines):
            box = self._box(FRect(rect.left, top + index * leading, rect.width, leading))
            if line.width > box.width + 1:
                self.shortened.append(markup)
            left = _aligned(box.left, box.width, line.width, align)
            for placed in line.pieces:
                self._piece(placed, left, box, style, colour or self.theme.text)
        return height

    def _piece(self, placed: Placed, left: int, box: Rect, style: Style, colour: Colour) -> None:
        piece = placed.piece
        baseline = self._baseline(box, style, "middle")
        x = left + placed.x
        if isinstance(piece, Word):
            surface = self.type.render(piece.text.rstrip(" "), style, self._ink(piece.tags, colour), piece.tags)
            self._blit(surface, x, baseline - self.type.face(style, piece.tags).ascent)
        elif isinstance(piece, Sign | Icon):
            side = self.type.sign_size(style)
            top = baseline - self.type.caps(style) // 2 - side // 2
            if isinstance(piece, Sign):
                name, ink = f"ui/suits/{piece.suit}", self.suit_colour(piece.suit)
            else:
                name, ink = f"ui/icons/{piece.name}", self._ink(piece.tags, self.theme.accent.light)
            self._blit(self.assets.pictures.white(name, (side, side), ink), x, top)

    def suit_colour(self, suit: SuitName) -> Colour:
        """Return the colour of a suit sign in text on a panel."""
        return self.theme.suit_red if suit in ("hearts", "diamonds") else self.theme.suit_dark

    def _ink(self, tags: frozenset[Tag], colour: Colour) -> Colour:
        if "accent" in tags or "strong" in tags:
            return self.theme.accent.light
        if "danger" in tags:
            return self.theme.danger
        if "good" in tags:
            return self.theme.good
        return self.theme.muted if "i" in tags else colour

    def _fitted(self, text: str, room: int, style: Style, colour: Colour) -> tuple[Surface, float]:
        """Return *text* made to fit, and at what share of its size it is set."""
        if self.type.pixels(text, style) <= room + 1:
            return self.type.render(text, style, colour), 1.0
        share = self.type.fitting_share(text, room, style)
        if share < 1.0:
            return self.type.render(text, style, colour, share=share), share
        self.shortened.append(text)
        return self.type.render(self.type.shortened(text, room, style), style, colour), 1.0

    def _baseline(self, box: Rect, style: Style, vertical: Vertical) -> int:
        """Return where letters stand: capitals are in the middle of a line, whatever the font says of itself."""
        caps, leading = self.type.caps(style), self.type.leading(style)
        match vertical:
            case "middle":
                middle = box.centery
            case "top":
                middle = box.top + leading // 2
            case "bottom":
                middle = box.bottom - leading // 2
        return middle + (caps + 1) // 2

    def _text_shadow(self, text: str, surface: Surface, left: int, top: int) -> None:
        shadow = self.theme.depths.text
        blur = max(1, round(shadow.blur * self.viewport.scale / 2))
        key = ("text shadow", text, surface.get_size())
        cast = self.assets.baked.get(key, lambda: _cast(surface, blur, shadow.alpha))
        self._blit(cast, left - 3 * blur, top - 3 * blur + self.viewport.px(shadow.drop))

    # -- pictures ----------------------------------------------------------------------------------------------

    def icon(self, name: str, centre: Point, size: float = 24, colour: Colour | None = None) -> None:
        """Draw an icon in the accent colour, or in *colour*."""
        self._white(f"ui/icons/{name}", centre, size, colour or self.theme.accent.light)

    def suit(self, suit: SuitName, centre: Point, size: float, colour: Colour | None = None) -> None:
        """Draw a suit sign."""
        self._white(f"ui/suits/{suit}", centre, size, colour or self.suit_colour(suit))

    def picture(self, name: str, rect: FRect) -> None:
        """Draw a coloured picture of sprites/ to fill *rect*."""
        box = self._box(rect)
        self.surface.blit(
            self.assets.pictures.premultiplied(name, box.size), box, special_flags=pygame.BLEND_PREMULTIPLIED
        )

    def face(
        self, name: str, centre: Point, diameter: float, ring: Colour | None = None, ring_width: float = 3
    ) -> None:
        """Draw a player's face as a medallion in a *ring*; *diameter* is that of the picture inside."""
        side = self.viewport.px(diameter)
        x, y = self._point(centre)
        if ring is not None:
            self.disc(centre, diameter + 2 * ring_width + 2, self.theme.well, ring, ring_width)
        self._blit(self.assets.pictures.medallion(f"faces/{name}", side), x - side // 2, y - side // 2)

    def _white(self, name: str, centre: Point, size: float, colour: Colour) -> None:
        side = max(1, self.viewport.px(size))
        x, y = self._point(centre)
        self._blit(self.assets.pictures.white(name, (side, side), colour), x - side // 2, y - side // 2)

    # -- cards -------------------------------------------------------------------------------------------------

    def card(
        self,
        code: str,
        pose: Pose,
        width: float,
        *,
        tint: Colour | None = None,
        outline: Colour | None = None,
        outline_width: float = 3,
        shadows: Shadows | None = None,
        back: str | None = None,
    ) -> None:
        """Draw the card *code* ("QS") as *pose* says; while *pose.face_up* is under one half its back shows."""
        picture = f"cards/{self.deck_name}/{code.lower()}"
        if pose.face_up < 0.5:
            picture = self._back_picture(back, width * pose.scale)
        self._card(picture, pose, width, tint, shadows)
        if outline is not None:
            self._card_outline(pose, width, outline, outline_width)

    def card_back(
        self,
        pose: Pose,
        width: float,
        *,
        back: str | None = None,
        shadows: Shadows | None = None,
    ) -> None:
        """Draw a card face down."""
        self._card(self._back_picture(back, width * pose.scale), pose, width, None, shadows)

    def _back_picture(self, back: str | None, width: float) -> str:
        plain = width < 90
        return f"backs/{back or self.back_name}{'_plain' if plain else ''}"

    def _card(self, picture: str, pose: Pose, width: float, tint: Colour | None, shadows: Shadows | None) -> None:
        pixels = max(4, self.viewport.px(width * pose.scale))
        centre = self._point((pose.x, pose.y))
        squeeze = Deck.squeeze(pose.face_up)
        cast = self._card_shadows(pose, shadows)
        if cast and squeeze > 12:
            shadow = self.assets.deck.shadow(pixels, cast, self.viewport.scale, pose.angle)
            self._blit_centred(shadow, centre, pose.alpha)
        turned = self.assets.deck.turned(Look(picture, pixels, tint, squeeze), pose.angle)
        self._blit_centred(turned, centre, pose.alpha)

    def _card_shadows(self, pose: Pose, shadows: Shadows | None) -> Shadows:
        if self.theme.flat:
            return ()
        if shadows is not None:
            return shadows
        return self.theme.depths.lifted if pose.lift > 0.5 else self.theme.depths.card

    def _card_outline(self, pose: Pose, width: float, colour: Colour, line: float) -> None:
        pixels = max(4, self.viewport.px(width * pose.scale))
        stroke = self._stroke(line)
        size = card_size(pixels)
        key = ("card outline", pixels, stroke, colour, round(pose.angle * 2))

        def bake() -> Surface:
            radius = self.assets.deck.radius(pixels) + stroke
            grown = (size[0] + 2 * stroke, size[1] + 2 * stroke)
            ring = shapes.outline(grown, radius, stroke, colour)
            return pygame.transform.rotozoom(ring, round(pose.angle * 2) / 2, 1.0) if round(pose.angle * 2) else ring

        self._blit_centred(self.assets.baked.get(key, bake), self._point((pose.x, pose.y)), pose.alpha)

    # -- groups ------------------------------------------------------------------------------------------------

    @contextmanager
    def shifted(self, dx: float, dy: float) -> Iterator[None]:
        """Draw what follows moved by *dx*, *dy*."""
        before = self._dx, self._dy
        self._dx += self.viewport.px(dx)
        self._dy += self.viewport.px(dy)
        try:
            yield
        finally:
            self._dx, self._dy = before

    @contextmanager
    def clipped(self, rect: FRect) -> Iterator[None]:
        """Draw what follows only inside *rect*."""
        before = self.surface.get_clip()
        self.surface.set_clip(self._box(rect).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def faded(self, rect: FRect, alpha: float) -> Iterator[None]:
        """Draw what follows inside *rect* as one picture of *alpha* 0-1 over what is there."""
        box = self._box(rect).clip(self.surface.get_rect())
        if alpha >= 1 or box.width == 0 or box.height == 0:
            yield
            return
        beneath = self.surface.subsurface(box).copy()
        yield
        beneath.set_alpha(round(255 * (1 - max(0.0, alpha))))
        self.surface.blit(beneath, box)

    # -- pixels ------------------------------------------------------------------------------------------------

    def _box(self, rect: FRect) -> Rect:
        return self.viewport.rect(rect).move(self._dx, self._dy)

    def _point(self, point: Point) -> tuple[int, int]:
        return self.viewport.px(point[0]) + self._dx, self.viewport.px(point[1]) + self._dy

    def _units(self, box: Rect) -> FRect:
        scale = self.viewport.scale
        return FRect((box.left - self._dx) / scale, (box.top - self._dy) / scale, box.width / scale, box.height / scale)

    def _stroke(self, width: float) -> int:
        return max(1, self.viewport.px(width)) if width > 0 else 0

    def _blit(self, surface: Surface, left: int, top: int, alpha: float = 1.0) -> None:
        if alpha < 1:
            surface.set_alpha(round(255 * alpha))
            self.surface.blit(surface, (left, top))
            surface.set_alpha(255)
        else:
            self.surface.blit(surface, (left, top))

    def _blit_centred(self, surface: Surface, centre: tuple[int, int], alpha: float) -> None:
        self._blit(surface, centre[0] - surface.get_width() // 2, centre[1] - surface.get_height() // 2, alpha)


def _aligned(left: int, room: int, width: int, align: Align) -> int:
    match align:
        case "left":
            return left
        case "centre":
            return left + (room - width) // 2
        case "right":
            return left + room - width


def _cast(surface: Surface, blur: int, alpha: float) -> Surface:
    """Return the blurred black shape of *surface*."""
    reach = 3 * blur
    cast = shapes.blank((surface.get_width() + 2 * reach, surface.get_height() + 2 * reach))
    cast.blit(surface, (reach, reach))
    cast.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    cast = pygame.transform.gaussian_blur(cast, blur)
    cast.fill((0, 0, 0, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return cast
