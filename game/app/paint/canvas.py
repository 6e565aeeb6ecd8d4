"""Drawing in design units: what a scene's `draw(canvas)` is given.

    canvas.table()
    canvas.panel(FRect(24, 24, 364, 156))
    canvas.text(_("Your bid"), FRect(347, 200, 300, 40), "panel")
    canvas.rich("<strong>8 bid, 5 free</strong> · you bid last", rect, align="right")
    canvas.paragraph(words, rect, "label", theme.muted)
    canvas.card("QS", pose, 136, tint=theme.card_dim)
    canvas.card_back(pose, 62, back="navy")
    canvas.icon("hint", (899, 46), 24)
    canvas.suit("hearts", (600, 434), 16, theme.suit_red)
    canvas.face("ruth", (536, 130), 66, theme.we)
    with canvas.faded(rect, 0.5), canvas.shifted(0, 12): ...
    with canvas.clipped(rect): ...

    stamp = canvas.offscreen(key, (90, 40), paint)      # drawn once, then laid down turned, scaled or faded
    canvas.lay(stamp, pose)

Drawing changes nothing but the surface. Text that has no room is made up to a fifth smaller, then shortened with an
ellipsis and noted in `canvas.shortened`, which tests keep empty.
"""

from collections.abc import Callable

import pygame
from pygame import FRect, Rect, Surface

from game.app.motion.pose import Pose
from game.app.paint import shapes
from game.app.paint.deck import CardLook, card_size
from game.app.paint.lighting import at_height, step_of
from game.app.paint.markup import SuitName
from game.app.paint.pictures import LEFT_HANDED
from game.app.paint.shape_brush import ShapeBrush
from game.app.paint.text_brush import Align, TextBrush, Vertical
from game.app.paint.theme import Colour, Shadows
from game.app.paint.viewport import Point

__all__ = ["Align", "Canvas", "Point", "Vertical"]

_CASTING = 0.75  # a card that is turned further on its edge than this casts no shadow
_PATTERNED = 110  # pixels of width from which on the pattern of a back stays clean
_UPRIGHT = 15.0  # degrees up to which a card is squeezed as if it stood upright
_SHADOW_REACH = 60.0  # units that the shadow of a lifted card may reach beyond it
_CASTS_FULLY = 112.0  # units of width from which on a card's shadow has its full size


class Canvas(ShapeBrush, TextBrush):
    """Everything that can be drawn: pictures and cards, and by its bases shapes and text."""

    def icon(self, name: str, centre: Point, size: float = 24, colour: Colour | None = None) -> None:
        """Draw an icon in the accent colour, or in *colour*."""
        self._white(f"ui/icons/{name}", centre, size, colour or self.theme.accent.light)

    def suit(self, suit: SuitName, centre: Point, size: float, colour: Colour | None = None) -> None:
        """Draw a suit sign."""
        self._white(f"ui/suits/{suit}", centre, size, colour or self.suit_colour(suit))

    def picture(self, name: str, rect: FRect) -> None:
        """Draw a coloured picture of sprites/ to fill *rect*."""
        box = self.pixels(rect)
        self.blit(self.assets.pictures.premultiplied(name, box.size), box, flags=pygame.BLEND_PREMULTIPLIED)

    def face(
        self, name: str, centre: Point, diameter: float, ring: Colour | None = None, ring_width: float = 3
    ) -> None:
        """Draw a player's face as a medallion in a *ring*; *diameter* is that of the picture inside."""
        side = self.viewport.px(diameter)
        x, y = self.at(centre)
        if ring is not None:
            self.disc(centre, diameter + 2 * ring_width + 2, self.theme.well, ring, ring_width)
        self.put(self.assets.pictures.medallion(f"faces/{name}", side), x - side // 2, y - side // 2)

    def _white(self, name: str, centre: Point, size: float, colour: Colour) -> None:
        side = max(1, self.viewport.px(size))
        x, y = self.at(centre)
        self.put(self.assets.pictures.white(name, (side, side), colour), x - side // 2, y - side // 2)

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
        passing: bool = False,
    ) -> None:
        """Draw the card *code* ("QS") as *pose* says; while *pose.face_up* is under one half its back shows.

        *passing*: it is on its way to another place, and drawn the quick way.
        """
        picture = f"cards/{self.deck_name}/{code.lower()}{LEFT_HANDED if self.left_handed else ''}"
        if pose.face_up < 0.5:
            picture = self._back_picture(None, width * pose.scale)
        self._card(picture, pose, width, tint, shadows, passing=passing)
        if outline is not None:
            self._card_outline(pose, width, outline, outline_width)

    def card_of(self, deck: str, code: str, pose: Pose, width: float) -> None:
        """Draw a card of another *deck* than the one in use."""
        self._card(f"cards/{deck}/{code.lower()}", pose, width, None, None, passing=False)

    def card_back(
        self,
        pose: Pose,
        width: float,
        *,
        back: str | None = None,
        shadows: Shadows | None = None,
        passing: bool = False,
    ) -> None:
        """Draw a card face down; *passing*: on its way to another place, and the quick way."""
        self._card(self._back_picture(back, width * pose.scale), pose, width, None, shadows, passing=passing)

    def _back_picture(self, back: str | None, width: float) -> str:
        plain = self.viewport.px(width) < _PATTERNED
        return f"backs/{back or self.back_name}{'_plain' if plain else ''}"

    def _card(
        self, picture: str, pose: Pose, width: float, tint: Colour | None, shadows: Shadows | None, *, passing: bool
    ) -> None:
        pixels = max(4, self.viewport.px(width * pose.scale))
        centre = self.at((pose.x, pose.y))
        reach = pixels + self.viewport.px(_SHADOW_REACH)
        if not self.shows(Rect(centre[0] - reach, centre[1] - reach, 2 * reach, 2 * reach)):
            return
        breadth = abs(2 * pose.face_up - 1)  # less than whole while it turns over
        cast = self._card_shadows(pose, shadows)
        if cast and breadth > _CASTING:
            scale = self.viewport.scale * min(1.0, width * pose.scale / _CASTS_FULLY)
            rising = passing or 0 < pose.lift < 1
            shadow = self.assets.deck.shadow(pixels, cast, scale, pose.angle, passing=rising)
            self.put_centred(shadow, centre, pose.alpha)
        self.put_centred(self._turned_over(picture, pose, width, tint, passing=passing), centre, pose.alpha)

    def _turned_over(self, picture: str, pose: Pose, width: float, tint: Colour | None, *, passing: bool) -> Surface:
        """Return the card as *pose* says, squeezed while it turns over."""
        deck = self.assets.deck
        pixels, plain = max(4, self.viewport.px(width * pose.scale)), max(4, self.viewport.px(width))
        breadth = abs(2 * pose.face_up - 1)
        if breadth < 1 and abs(pose.angle) > _UPRIGHT:
            size = (round(pixels * breadth), card_size(pixels)[1])
            return deck.turning(CardLook(picture, plain, tint), size, pose.angle)
        if passing and pixels != plain:
            card = deck.passing(CardLook(picture, plain, tint), pixels, pose.angle)
        else:
            card = deck.turned(CardLook(picture, pixels, tint), pose.angle, moving=0 < pose.lift < 1)
        return card if breadth == 1 else deck.squeezed(card, breadth)

    def _card_shadows(self, pose: Pose, shadows: Shadows | None) -> Shadows:
        if self.theme.flat:
            return ()
        if shadows is not None:
            return shadows
        return at_height(self.theme.depths.card, self.theme.depths.lifted, step_of(pose.lift))

    def _card_outline(self, pose: Pose, width: float, colour: Colour, line: float) -> None:
        pixels = max(4, self.viewport.px(width * pose.scale))
        stroke = self.thickness(line)
        size = card_size(pixels)
        key = ("card outline", pixels, stroke, colour, round(pose.angle * 2))

        def bake() -> Surface:
            radius = self.assets.deck.radius(pixels) + stroke
            grown = (size[0] + 2 * stroke, size[1] + 2 * stroke)
            ring = shapes.outline(grown, radius, stroke, colour)
            if not round(pose.angle * 2):
                return ring
            framed = shapes.blank((grown[0] + 4, grown[1] + 4))  # room for the smooth edge of the turned ring
            framed.fill((*colour, 0))
            framed.blit(ring, (2, 2))
            return pygame.transform.rotozoom(framed, round(pose.angle * 2) / 2, 1.0)

        self.put_centred(self.assets.baked.get(key, bake, anywhere=True), self.at((pose.x, pose.y)), pose.alpha)

    # -- pictures that are drawn once --------------------------------------------------------------------------

    def offscreen(self, key: object, size: Point, paint: Callable[[], object]) -> Surface:
        """Return what *paint* draws on a surface of its own, *size* units wide and high; kept by its *key*."""
        pixels = self.viewport.px(size[0]), self.viewport.px(size[1])

        def painted() -> Surface:
            picture = Surface(pixels, pygame.SRCALPHA)
            with self.onto(picture):
                paint()
            return picture

        return self.assets.baked.get(("offscreen", key, pixels), painted)

    def tilted(self, key: object, picture: Surface, angle: float) -> Surface:
        """Return *picture* turned by *angle* degrees, kept by its *key*."""
        key = ("tilted", key, angle, picture.get_size())
        return self.assets.baked.get(key, lambda: pygame.transform.rotozoom(picture, angle, 1))

    def lay(self, picture: Surface, pose: Pose) -> None:
        """Draw *picture* as *pose* says."""
        if pose.alpha <= 0:
            return
        if pose.angle:
            picture = pygame.transform.rotozoom(picture, pose.angle, pose.scale)
        elif pose.scale != 1:  # several times as fast
            width, height = picture.get_size()
            picture = pygame.transform.smoothscale(picture, (round(width * pose.scale), round(height * pose.scale)))
        self.put_centred(picture, self.at((pose.x, pose.y)), pose.alpha)
