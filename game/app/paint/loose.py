"""Pictures cut loose: drawn once by themselves, then laid down turned, larger or smaller, shining through."""

from collections.abc import Callable

import pygame
from pygame import Surface

from game.app.motion.pose import Pose
from game.app.paint.canvas import Canvas, Point


def loose(canvas: Canvas, key: object, size: Point, paint: Callable[[], object]) -> Surface:
    """Return what *paint* draws into a picture of its own, *size* units wide and high; kept by its *key*."""
    pixels = canvas.viewport.px(size[0]), canvas.viewport.px(size[1])

    def painted() -> Surface:
        picture = Surface(pixels, pygame.SRCALPHA)
        with canvas.onto(picture):
            paint()
        return picture

    return canvas.assets.baked.get(("loose", key, pixels), painted)


def leaning(canvas: Canvas, key: object, picture: Surface, angle: float) -> Surface:
    """Return *picture* turned by *angle* degrees, kept by its *key*: it is laid down so again and again."""
    key = ("leaning", key, angle, picture.get_size())
    return canvas.assets.baked.get(key, lambda: pygame.transform.rotozoom(picture, angle, 1))


def lay(canvas: Canvas, picture: Surface, pose: Pose) -> None:
    """Put a *picture* down as *pose* says."""
    if pose.alpha <= 0:
        return
    if pose.angle:
        picture = pygame.transform.rotozoom(picture, pose.angle, pose.scale)
    elif pose.scale != 1:  # several times as fast
        width, height = picture.get_size()
        picture = pygame.transform.smoothscale(picture, (round(width * pose.scale), round(height * pose.scale)))
    canvas.put_centred(picture, canvas.at((pose.x, pose.y)), pose.alpha)
