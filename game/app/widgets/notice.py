"""A sentence that shows for as long as it takes to read it, and goes by itself.

self.notice.say(_("You must follow hearts."))
self.notice.update(seconds); self.notice.moving
self.notice.draw(canvas, (640, 560))
"""

from pygame import FRect

from game.app.motion.animation import AnimatedNumber
from game.app.motion.durations import Durations
from game.app.paint.canvas import Canvas

_HEIGHT = 38.0
_PADDING = 22.0
_WIDEST, _LONG = 860.0, 1060.0  # units: what is longer stands in several lines, unless one holds it
_READING = 0.06  # seconds a letter


class Notice:
    """Shows one sentence at a time, for *seconds* or longer where it is long; markup is allowed."""

    def __init__(self, seconds: float = 3.0) -> None:
        self.text = ""
        self.widest = _WIDEST
        self._seconds = seconds
        self._left = 0.0
        self._glide = AnimatedNumber(0.0, Durations().fade)

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
        self._left = max(self._seconds, _READING * len(text))
        self._glide.aim(1.0)

    def clear(self) -> None:
        """Show nothing any more."""
        self._left = 0.0
        self._glide.jump(0.0)

    def update(self, seconds: float) -> None:
        """Advance by *seconds*."""
        if self._left > 0:
            self._left = max(0.0, self._left - seconds)
            if self._left == 0:
                self._glide.aim(0.0)
        self._glide.update(seconds)

    def size(self, canvas: Canvas, widest: float | None = None) -> tuple[float, float]:
        """Return how wide and how high the sentence stands, where it may be *widest* wide."""
        widest = self.widest if widest is None else widest
        most = min(_LONG, widest - 2 * _PADDING, canvas.viewport.width - 80)
        room = most if canvas.type.rich_width(self.text, "text") <= most else min(_WIDEST, most)
        lines = canvas.type.rich_lines(self.text, room, "text")
        wide = max(line.width for line in lines) / canvas.viewport.scale
        return wide + 2 * _PADDING, _HEIGHT + (len(lines) - 1) * canvas.theme.type("text").leading

    def draw(self, canvas: Canvas, centre: tuple[float, float]) -> None:
        """Show the sentence on a pill around *centre*."""
        if self.shown:
            rect = FRect(0, 0, *self.size(canvas))
            rect.center = centre
            self.draw_in(canvas, rect)

    def draw_in(self, canvas: Canvas, rect: FRect) -> None:
        """Show the sentence on a pill that fills *rect*."""
        if not self.shown:
            return
        words = FRect(rect.left + _PADDING - 1, rect.top + 6, rect.width - 2 * _PADDING + 2, rect.height - 12)
        width = self._even(canvas, words.width)
        words = FRect(words.centerx - width / 2, words.top, width, words.height)
        with canvas.faded(rect.inflate(80, 80), self._glide.value):
            canvas.panel(rect, radius=_HEIGHT / 2)
            canvas.rich(self.text, words, "text", align="centre", wrap=True)

    def _even(self, canvas: Canvas, room: float) -> float:
        """Return how wide the sentence is wrapped in *room*, so that no word stands alone in its last line."""
        lines = len(canvas.type.rich_lines(self.text, room, "text"))
        if lines == 1:
            return room
        narrower = (room * share / 20 for share in range(11, 20))
        return next((one for one in narrower if len(canvas.type.rich_lines(self.text, one, "text")) == lines), room)
