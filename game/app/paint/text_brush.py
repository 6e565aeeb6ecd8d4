"""The part of the canvas that draws text: lines, paragraphs, rich text."""

from typing import Literal, TypeAlias

import pygame
from pygame import FRect, Rect, Surface

from game.app.paint import shapes
from game.app.paint.brush import Brush
from game.app.paint.deck import FOUR_COLOURS
from game.app.paint.markup import Icon, Sign, SuitName, Tag, Word
from game.app.paint.theme import Colour, Style
from game.app.paint.typesetting import PlacedPiece

_FINEST_BLUR = 3  # pixels: a wider blur is computed at a smaller size

Align: TypeAlias = Literal["left", "centre", "right"]
Vertical: TypeAlias = Literal["top", "middle", "bottom"]


class TextBrush(Brush):
    """Draws text, none of which disappears silently: what had no room is noted in `shortened`."""

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
        """Draw *text* on one line inside *rect*; return the rectangle that it fills."""
        box = self.pixels(rect)
        surface, share = self._fitted(text, box.width, style, colour or self.theme.text)
        left = _aligned(box.left, box.width, surface.get_width(), align)
        top = self._baseline(box, style, vertical) - self.type.face(style, share=share).ascent
        if shadow and not self.theme.flat:
            self._text_shadow(text, box.width, style, left, top)
        self.put(surface, left, top)
        return self.units(Rect(left, top, surface.get_width(), surface.get_height()))

    def paragraph(
        self, text: str, rect: FRect, style: Style = "text", colour: Colour | None = None, align: Align = "left"
    ) -> float:
        """Draw *text* in lines from the top of *rect*; return its height."""
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
        """Draw *markup* (see markup.py): on one line in the middle of *rect*, or wrapped; return its height."""
        leading = self.theme.type(style).leading
        lines = self.type.rich_lines(markup, rect.width if wrap else None, style)
        height = len(lines) * leading
        top = rect.top if wrap else rect.centery - height / 2
        for index, line in enumerate(lines):
            box = self.pixels(FRect(rect.left, top + index * leading, rect.width, leading))
            if line.width > box.width + 1:
                self.shortened.append(markup)
            left = _aligned(box.left, box.width, line.width, align)
            for placed in line.pieces:
                self._piece(placed, left, box, style, colour or self.theme.text)
        return height

    def _piece(self, placed: PlacedPiece, left: int, box: Rect, style: Style, colour: Colour) -> None:
        piece = placed.piece
        baseline = self._baseline(box, style, "middle")
        x = left + placed.x
        if isinstance(piece, Word):
            surface = self.type.render(piece.text.rstrip(" "), style, self._ink(piece.tags, colour), piece.tags)
            self.put(surface, x, baseline - self.type.face(style, piece.tags).ascent)
        elif isinstance(piece, Sign | Icon):
            side = self.type.sign_size(style)
            top = baseline - self.type.caps(style) // 2 - side // 2
            if isinstance(piece, Sign):
                name, ink = f"ui/suits/{piece.suit}", self.suit_colour(piece.suit, colour)
            else:
                name, ink = f"ui/icons/{piece.name}", self._ink(piece.tags, self.theme.accent.light)
            self.put(self.assets.pictures.white(name, (side, side), ink), x, top)

    def suit_colour(self, suit: SuitName, beside: Colour | None = None) -> Colour:
        """Return the colour of a suit sign, as in the deck in use, for text on a panel.

        *beside* is the colour of the text: where that is dark, the ground is paper or gold.
        """
        theme, dark = self.theme, beside is not None and sum(beside) < 3 * 110
        if self.deck_name in FOUR_COLOURS and suit in ("diamonds", "clubs"):
            bright = theme.suit_blue if suit == "diamonds" else theme.suit_green
            deep = theme.card_blue if suit == "diamonds" else theme.card_green
        else:
            red = suit in ("hearts", "diamonds")
            bright = theme.suit_red if red else theme.suit_dark
            deep = theme.card_red if red else theme.card_black
        return deep if dark else bright

    def _ink(self, tags: frozenset[Tag], colour: Colour) -> Colour:
        if "accent" in tags or "strong" in tags:
            return self.theme.accent.light
        if "danger" in tags:
            return self.theme.danger
        if "good" in tags:
            return self.theme.good
        return self.theme.muted if "i" in tags else colour

    def _fitted(self, text: str, room: int, style: Style, colour: Colour) -> tuple[Surface, float]:
        """Return *text* made to fit, and the share of its size at which it is set."""
        if self.type.pixels(text, style) <= room + 1:
            return self.type.render(text, style, colour), 1.0
        share = self.type.fitting_share(text, room, style)
        if share < 1.0:
            return self.type.render(text, style, colour, share=share), share
        self.shortened.append(text)
        return self.type.render(self.type.shortened(text, room, style), style, colour), 1.0

    def _baseline(self, box: Rect, style: Style, vertical: Vertical) -> int:
        """Return the baseline that centres capitals in the line, whatever the metrics of the font."""
        caps, leading = self.type.caps(style), self.type.leading(style)
        match vertical:
            case "middle":
                middle = box.centery
            case "top":
                middle = box.top + leading // 2
            case "bottom":
                middle = box.bottom - leading // 2
        return middle + (caps + 1) // 2

    def _text_shadow(self, text: str, room: int, style: Style, left: int, top: int) -> None:
        shadow = self.theme.depths.text
        blur = max(1, round(shadow.blur * self.viewport.scale / 2))
        cast = self.type.rendered.get(
            ("text shadow", text, room, style),
            lambda: _cast(self._fitted(text, room, style, self.theme.text)[0], blur, shadow.alpha),
        )
        self.put(cast, left - 3 * blur, top - 3 * blur + self.viewport.px(shadow.drop))


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
    whole, shrink = cast.get_size(), max(1, blur // _FINEST_BLUR)
    small = pygame.transform.smoothscale(cast, (max(1, whole[0] // shrink), max(1, whole[1] // shrink)))
    cast = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, blur // shrink), whole)
    cast.fill((0, 0, 0, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return cast
