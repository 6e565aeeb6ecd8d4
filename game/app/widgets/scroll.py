"""A part of the window with more content than it shows.

    page = ScrollArea(FRect(24, 92, 744, 600), height=1400, widgets=[...], paint=self.draw_page)
    self.widgets = Group([page, close])

*widgets* and what *paint* draws are placed as if the area were as high as its content; the wheel, the bar at the
right, keys and the focus scroll them. Content in rows, *row* units high, is scrolled by whole rows and cut between two
of them; other content fades out where it is cut.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from pygame import FRect

from game.app.motion.animation import AnimatedNumber
from game.app.motion.durations import Durations
from game.app.paint.canvas import Canvas
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved, PointerUp, Scrolled
from game.app.widgets.widget import Widget

_WHEEL = 72.0
_LINE = 48.0
_BAR = 8.0
_MELT = 28.0  # units over which cut content fades out
_GRIP = 44.0  # the least height of the bar's knob


class ScrollArea(Widget):
    """Shows *height* units of content through *rect*, of which *margin* units above and below are for shadows.

    *on_paper*: the bar is dark.
    """

    def __init__(
        self,
        rect: FRect,
        height: float,
        *,
        widgets: Sequence[Widget] = (),
        paint: Callable[[Canvas], None] | None = None,
        offset: float = 0.0,
        row: float = 0.0,
        margin: float = 0.0,
        on_paper: bool = False,
    ) -> None:
        super().__init__(rect)
        self._margin = margin
        self.on_paper = on_paper
        self.height = height
        self.row = row
        self._paint = paint
        self._widgets = tuple(widgets)
        self._glide = AnimatedNumber(min(max(0.0, offset), self.furthest), Durations().hover)
        self._pulled_at: float | None = None
        for widget in self._widgets:
            widget.area = self
        self.focusable = not self._widgets and self.furthest > 0

    @property
    def inner(self) -> Sequence[Widget]:
        """The widgets in the content."""
        return self._widgets

    @property
    def offset(self) -> float:
        """How far the content is scrolled."""
        return self._glide.value

    @property
    def furthest(self) -> float:
        """How far the content can be scrolled."""
        return max(0.0, self.height - self.rect.height)

    @property
    def moving(self) -> bool:
        """Whether the content scrolls."""
        return self._glide.moving

    def update(self, seconds: float) -> None:
        """Scroll on by *seconds*."""
        self._glide.update(seconds)

    def reveal(self, rect: FRect) -> None:
        """Scroll to show *rect* of the content, with a little room around it."""
        target = self._glide.target
        target = min(target, rect.top - self.rect.top - 12)
        target = max(target, rect.bottom - self.rect.bottom + 12)
        self._go(target)

    def handle(self, event: InputEvent) -> bool:
        """Scroll by the wheel, the bar and the keys."""
        match event:
            case Scrolled(_, steps):
                return self._go(self._glide.target - steps * _WHEEL)
            case PointerDown(point, 1) if self.furthest > 0 and point[0] >= self.rect.right - 3 * _BAR:
                self._pulled_at = point[1] - self.knob.top if self.knob.collidepoint(point) else _GRIP / 2
                return self._pull(point[1])
            case PointerMoved(point) if self._pulled_at is not None:
                return self._pull(point[1])
            case PointerUp():
                pulled, self._pulled_at = self._pulled_at is not None, None
                return pulled
            case KeyPressed(key):
                return self._key(key)
            case _:
                return False

    def draw(self, canvas: Canvas) -> None:
        """Show the visible part of the content and the bar."""
        melt = 0.0 if self.row else _MELT
        above, below = min(melt, self.offset), min(melt, self.furthest - self.offset)
        with canvas.fading_edges(self.rect, above, below), self.shown(canvas):
            if self._paint is not None:
                self._paint(canvas)
            for widget in self._widgets:
                if widget.visible and widget.place.colliderect(self.rect):
                    widget.draw(canvas)
        if self.furthest > 0:
            theme, knob = canvas.theme, self.knob
            lit = self.hovered or self._pulled_at is not None
            rest = theme.paper.muted if self.on_paper else theme.control_border
            canvas.box(knob, theme.accent.mid if lit else rest, _BAR / 2)

    @contextmanager
    def shown(self, canvas: Canvas) -> Iterator[None]:
        """Draw as content in this context."""
        with canvas.clipped(self.rect), canvas.shifted(0, -self.offset):
            yield

    @property
    def _track(self) -> FRect:
        """The rectangle in which the knob moves."""
        return self.rect.inflate(0, -2 * self._margin)

    @property
    def knob(self) -> FRect:
        """The part of the bar that is pulled."""
        track = self._track
        length = max(_GRIP, track.height * self.rect.height / max(1.0, self.height))
        way = track.height - length
        top = track.top + way * (self.offset / self.furthest if self.furthest else 0.0)
        return FRect(self.rect.right - _BAR - 3, top, _BAR, length)

    def _pull(self, y: float) -> bool:
        knob = self.knob
        way = max(1.0, self._track.height - knob.height)
        top = y - (self._pulled_at or 0.0)
        self._glide.jump(self._within((top - self._track.top) / way * self.furthest))
        return True

    def _key(self, key: str) -> bool:
        page = self.rect.height - _LINE
        moves = {
            "up": -_LINE,
            "down": _LINE,
            "page up": -page,
            "page down": page,
            "home": -self.height,
            "end": self.height,
        }
        return key in moves and self._go(self._glide.target + moves[key])

    def _go(self, target: float) -> bool:
        target = self._within(target)
        if target == self._glide.target:
            return False
        self._glide.aim(target)
        return True

    def _within(self, target: float) -> float:
        """Return *target* within the ends of the content, and at a whole row."""
        if self.row:
            target = round(target / self.row) * self.row
        return min(self.furthest, max(0.0, target))
