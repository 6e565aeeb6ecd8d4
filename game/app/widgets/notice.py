"""A sentence that shows for a while and goes by itself.

self.notice.say(_("You must follow hearts."))
self.notice.update(seconds); self.notice.moving
self.notice.draw(canvas, (640, 560))
"""

from pygame import FRect

from game.app.canvas import Canvas
from game.app.motion import Glide
from game.app.theme import Durations

_HEIGHT = 38.0
_PADDING = 22.0


class Notice:
    """Shows one sentence at a time for *seconds*; markup is allowed."""

    def __init__(self, seconds: float = 3.0) -> None:
        self.text = ""
        self._seconds = seconds
        self._left = 0.0
        self._glide = Glide(0.0, Durations().fade)

    @property
    def moving(self) -> bool:
        """Whether it fades or waits to go."""
        return self._glide.moving or self._left > 0

    @property
    def shown(self) -> bool:
        """Whether a sentence shows."""
        return bool(self.text) and self._glide.value > 0

    def say(self, text: str) -> None:
        """Show *text* from now on."""
        self.text = text
        self._left = self._seconds
        self._glide.aim(1.0)

    def clear(self) -> None:
        """Show nothing any more."""
        self._left = 0.0
        self._glide.jump(0.0)

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""
        if self._left > 0:
            self._left = max(0.0, self._left - seconds)
            if self._left == 0:
                self._glide.aim(0.0)
        self._glide.update(seconds)

    def draw(self, canvas: Canvas, centre: tuple[float, float]) -> None:
        """Show the sentence on a pill around *centre*."""
        if not self.shown:
            return
        words = min(canvas.type.rich_width(self.text, "text"), canvas.viewport.width - 80)
        rect = FRect(0, 0, words + 2 * _PADDING, _HEIGHT)
        rect.center = centre
        with canvas.faded(rect.inflate(80, 80), self._glide.value):
            canvas.pill(rect)
            canvas.rich(self.text, rect.inflate(-2 * _PADDING + 2, 0), "text", align="centre")
