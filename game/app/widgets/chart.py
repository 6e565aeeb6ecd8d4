"""Charts: lines over the deals, one for each side, and bars.

    LineChart(rect, [Line(_("We"), scores, theme.we), Line(_("They"), others, theme.they, dashed=True)],
              goal=500, across=_("deal"), notes=[Note(4, 0, _("ten bags, −100"))])
    BarChart(rect, [Bar("4", 61, "61 %"), Bar("5", 48, "48 %")])

Lines differ by dash and mark, not by colour alone; each is named at its end.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from pygame import FRect

from game.app.paint.canvas import Canvas, Point
from game.app.paint.theme import Colour, Gradient, Style
from game.app.widgets.marks import draw_side_mark
from game.app.widgets.widget import Widget

_AXIS = 52.0  # for the numbers at the left
_FOOT = 34.0  # for the numbers below
_NAMES, _MOST_NAMES = 92.0, 0.36  # for the names at the right: units, and the largest share of the chart
_LETTER = 8.0  # units: the mean width of a letter of a name
_MARK = 12.0
_LINE = 22.0  # from one name to the next
_STYLES: tuple[Style, ...] = ("strong", "small_strong", "tiny_strong")
_NOTE = 20.0  # the height of a note


@dataclass(frozen=True, slots=True)
class ChartLine:
    """A named line through *values*; the first is at 0."""

    name: str
    values: Sequence[float]
    colour: Colour
    dashed: bool = False
    mark: int | None = None  # of that side; None is a square on a dashed line, else a disc


@dataclass(frozen=True, slots=True)
class ChartNote:
    """A *text* at the value *index* of the line *line*."""

    index: int
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class ChartBar:
    """A bar with its *label* below, and its *value* above as *shown*."""

    label: str
    value: float
    shown: str = ""


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Return at most *most* + 1 round numbers that span *low* to *high*.

    >>> ticks(0, 500)
    [0, 100, 200, 300, 400, 500]
    """
    span = max(1e-9, high - low)
    raw = span / most
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= raw - 1e-9)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [_whole(index * step) for index in range(first, last + 1)]


def _whole(number: float) -> float:
    return int(number) if number == int(number) else round(number, 6)


class LineChart(Widget):
    """*lines* over an axis of whole numbers from 0, with a dashed *goal*."""

    focusable = False

    def __init__(
        self,
        rect: FRect,
        lines: Sequence[ChartLine],
        *,
        goal: float | None = None,
        across: str = "",
        notes: Sequence[ChartNote] = (),
    ) -> None:
        super().__init__(rect)
        self.lines = tuple(lines)
        self.goal = goal
        self.across = across
        self.notes = tuple(notes)
        values = [value for line in self.lines for value in line.values]
        self._ticks = ticks(min(0.0, *values, 0.0), max(goal or 1.0, *values, 1.0))
        self._last = max(1, *(len(line.values) - 1 for line in self.lines), 1)

    @property
    def words(self) -> str:
        """The names and the last values of the lines."""
        return ", ".join(f"{line.name} {line.values[-1]:g}" for line in self.lines if line.values)

    def draw(self, canvas: Canvas) -> None:
        """Show axes, lines, marks, names and notes."""
        self._draw_axes(canvas)
        if self.lines and self.lines[0].values:
            self._draw_ground(canvas, self.lines[0])
        for line in self.lines:
            self._draw_line(canvas, line)
        self._draw_names(canvas)
        for note in self.notes:
            self._draw_note(canvas, note)

    @property
    def _names(self) -> float:
        """The width for names and last values at the right."""
        longest = max((len(f"{line.name} {line.values[-1]:g}") for line in self.lines if line.values), default=0)
        return max(_NAMES, min(13 + longest * _LETTER, self.rect.width * _MOST_NAMES))

    def _plot(self) -> FRect:
        rect = self.rect
        return FRect(rect.left + _AXIS, rect.top + 12, rect.width - _AXIS - self._names, rect.height - _FOOT - 12)

    def point_at(self, index: float, value: float) -> Point:
        """Return the point of *value* at *index*."""
        plot, low, high = self._plot(), self._ticks[0], self._ticks[-1]
        return (
            plot.left + index / self._last * (plot.width - 8),
            plot.bottom - (value - low) / (high - low) * plot.height,
        )

    def _draw_axes(self, canvas: Canvas) -> None:
        theme, plot = canvas.theme, self._plot()
        for tick in self._ticks:
            y = self.point_at(0, tick)[1]
            behind = theme.grid if tick and theme.grid is not None else theme.divider
            canvas.line((plot.left, y), (plot.right, y), behind)
            number = FRect(self.rect.left, y - 10, _AXIS - 12, 20)
            canvas.text(f"{tick:g}".replace("-", "−"), number, "small", theme.muted, "right")
        if self.goal is not None:
            y = self.point_at(0, self.goal)[1]
            canvas.polyline([(plot.left, y), (plot.right, y)], theme.accent.mid, 1.5, dash=7)
        every = max(1, math.ceil(self._last / 12))
        for index in range(every, self._last + 1, every):
            x = self.point_at(index, 0)[0]
            canvas.text(str(index), FRect(x - 20, plot.bottom + 8, 40, 20), "small", theme.muted, "centre")
        if self.across:
            across = FRect(plot.right + 8, plot.bottom + 8, self._names, 20)
            canvas.text(self.across, across, "small", theme.muted)

    def _draw_ground(self, canvas: Canvas, line: ChartLine) -> None:
        if canvas.theme.flat or len(line.values) < 2:
            return
        points = [self.point_at(index, value) for index, value in enumerate(line.values)]
        foot = self.point_at(0, max(0.0, self._ticks[0]))[1]
        canvas.area([(points[0][0], foot), *points, (points[-1][0], foot)], line.colour, 0.12)

    def _draw_line(self, canvas: Canvas, line: ChartLine) -> None:
        points = [self.point_at(index, value) for index, value in enumerate(line.values)]
        if len(points) > 1:
            canvas.polyline(points, line.colour, 3, dash=5 if line.dashed else 0)
        apart = (points[-1][0] - points[0][0]) / max(1, len(points) - 1) if points else 0.0
        every = max(1, math.ceil(_MARK * 1.1 / max(1.0, apart)))  # marks that would touch are left out
        for point in points[:0:-every]:
            _draw_mark(canvas, point, line)

    def _draw_names(self, canvas: Canvas) -> None:
        """Draw the name of each line at its end; names that would touch are moved apart."""
        ends = sorted(
            ((self.point_at(len(line.values) - 1, line.values[-1]), line) for line in self.lines if line.values),
            key=lambda pair: pair[0][1],
        )
        for y, ((x, _end), line) in zip(self.name_places([end[1] for end, _line in ends]), ends, strict=True):
            name = FRect(x + 13, y - 12, self.rect.right - x - 13, 24)
            points = f" {line.values[-1]:g}".replace("-", "−")
            fitting = (one for one in _STYLES if canvas.type.width(line.name + points, one) <= name.width)
            style: Style = next(fitting, "small_strong")
            room = name.width - canvas.type.width(points, style)
            canvas.text(_shortened(canvas, line.name, style, room) + points, name, style, line.colour)

    def name_places(self, ends: Sequence[float]) -> list[float]:
        """Return where the names of lines that end at *ends*, from the top, do not touch."""
        places: list[float] = []
        for end in ends:
            places.append(max(end, places[-1] + _LINE if places else -math.inf))
        below = self._plot().bottom - 6  # below are the numbers of the axis
        for index in reversed(range(len(places))):
            places[index] = min(places[index], below)
            below = places[index] - _LINE
        return places

    def _draw_note(self, canvas: Canvas, note: ChartNote) -> None:
        x, y = self.point_at(note.index, self.lines[note.line].values[note.index])
        theme = canvas.theme
        box = self.note_place(note, canvas.type.width(note.text, "small") + 2)
        canvas.box(box, theme.panel.bottom, 4)  # no line of the axes runs through the text
        canvas.text(note.text, box.inflate(-8, 0), "small", theme.danger)
        above = box.top < y
        canvas.line((x, box.bottom if above else box.top), (x, y - 9 if above else y + 9), theme.danger)

    def note_place(self, note: ChartNote, width: float) -> FRect:
        """Return the place of *note*, *width* wide: near its point, covering as little as possible."""
        x, y = self.point_at(note.index, self.lines[note.line].values[note.index])
        plot, wide = self._plot(), width + 8
        places: list[tuple[int, float, FRect]] = []
        for away in range(26, 27 + 13 * 12, 13):
            for top in (y - away - _NOTE, y + away):
                inside = min(max(plot.top - 8, top), plot.bottom - _NOTE)
                for share in (0.5, 0.1, 0.9):  # of the text to the left of the point
                    left = min(max(plot.left, x - share * wide), plot.right - wide)
                    box = FRect(left, inside, wide, _NOTE)
                    places.append((self._covered(box), away + abs(share - 0.5), box))
        return min(places, key=lambda place: place[:2])[2]

    def _covered(self, box: FRect) -> int:
        """Return how much of the lines *box* would cover: strokes, and marks four times."""
        room = box.inflate(_MARK, _MARK)
        points = [[self.point_at(index, value) for index, value in enumerate(line.values)] for line in self.lines]
        marks = sum(room.collidepoint(point) for line in points for point in line)
        strokes = sum(bool(box.inflate(4, 4).clipline(*pair)) for line in points for pair in pairwise(line))
        return 4 * marks + strokes


def _shortened(canvas: Canvas, name: str, style: Style, room: float) -> str:
    """Return as many words of *name* as fit into *room*, at least one."""
    words = name.split(" ")
    while len(words) > 1 and canvas.type.width(" ".join(words), style) > room:
        words = words[:-1]
    return " ".join(words).removesuffix(" &")


def _draw_mark(canvas: Canvas, point: Point, line: ChartLine) -> None:
    ground = canvas.theme.panel.bottom
    if line.mark is not None and line.mark > 1:
        canvas.disc(point, _MARK + 6, ground)
        draw_side_mark(canvas, line.mark, point, _MARK, line.colour)
    elif line.dashed:
        square = FRect(point[0] - _MARK / 2, point[1] - _MARK / 2, _MARK, _MARK)
        canvas.box(square, line.colour, 1, ground, 1.5)
    else:
        canvas.disc(point, _MARK + 1, line.colour, ground, 1.5)


class BarChart(Widget):
    """*bars* side by side on one scale."""

    focusable = False

    def __init__(self, rect: FRect, bars: Sequence[ChartBar], *, colour: Colour | None = None) -> None:
        super().__init__(rect)
        self.bars = tuple(bars)
        self.colour = colour

    @property
    def words(self) -> str:
        """The labels and values of the bars."""
        return ", ".join(f"{bar.label}: {bar.shown or f'{bar.value:g}'}" for bar in self.bars)

    def draw(self, canvas: Canvas) -> None:
        """Show the bars with their labels and values."""
        if not self.bars:
            return
        theme, rect = canvas.theme, self.rect
        place = rect.width / len(self.bars)
        thick = min(64.0, place * 0.62)
        foot, room = rect.bottom - 26, rect.height - 26 - 24
        highest = max(1e-9, *(bar.value for bar in self.bars), 1e-9)
        ink = self.colour or theme.accent.mid
        fill = Gradient(ink, ink) if self.colour else Gradient(theme.accent.light, theme.accent.low)
        canvas.line((rect.left, foot), (rect.right, foot), theme.divider)
        for index, bar in enumerate(self.bars):
            x = rect.left + (index + 0.5) * place
            high = max(2.0, bar.value / highest * room)
            canvas.box(FRect(x - thick / 2, foot - high, thick, high), fill, min(4.0, high / 2))
            above = FRect(x - place / 2, foot - high - 23, place, 20)
            canvas.text(bar.shown or f"{bar.value:g}", above, "small_strong", theme.text, "centre")
            canvas.text(bar.label, FRect(x - place / 2, foot + 5, place, 20), "small", theme.muted, "centre")
