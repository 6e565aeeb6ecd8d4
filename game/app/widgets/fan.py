"""A fan of cards, as on the first screen."""

import math

from game.app.motion.timeline import Pose
from game.app.paint.canvas import Canvas

CARDS = ("KH", "QS", "JC", "AS")
_ANGLE = 10.6  # degrees from card to card
_PIVOT = 3.4  # card widths from the pivot of the fan to the middle of a card
_RISE = _PIVOT * (1 - math.cos(math.radians(1.5 * _ANGLE)))

# how much room a fan of cards of width 1 takes
WIDTH = 2 * (_PIVOT * math.sin(math.radians(1.5 * _ANGLE)) + 0.5 + 0.7 * math.sin(math.radians(1.5 * _ANGLE)))
HEIGHT = 1.4 + _RISE + 0.28


def fan_poses(centre: tuple[float, float], width: float, openness: float = 1.0) -> list[Pose]:
    """Return where the cards of a fan around *centre* lie; *openness* runs from 0, a closed packet, to 1."""
    pivot = centre[1] + (_PIVOT - _RISE / 2) * width
    poses = []
    for index in range(len(CARDS)):
        angle = (1.5 - index) * _ANGLE * openness
        radians = math.radians(angle)
        x = centre[0] - _PIVOT * width * math.sin(radians)
        poses.append(Pose(x, pivot - _PIVOT * width * math.cos(radians), angle))
    return poses


def draw_fan(canvas: Canvas, centre: tuple[float, float], width: float, openness: float = 1.0) -> None:
    """Show the fan with cards of *width* around *centre*."""
    cards = list(zip(CARDS, fan_poses(centre, width, openness), strict=True))
    for code, pose in reversed(cards) if canvas.left_handed else cards:  # each leaves the rank of the one below free
        canvas.card(code, pose, width)
