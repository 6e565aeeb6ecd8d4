"""Where things stand on the first screen, for every shape of window."""

from dataclasses import dataclass, field

from pygame import FRect

from game.app.paint.theme import Style
from game.app.widgets.marks import FAN_HEIGHT, FAN_WIDTH

_WIDEST = 1480.0  # wider windows have air at both sides
_PLATE, _PLATE_LINE = 92.0, 28.0  # the plate with a title and one line, and each line more
_LEAD = 30.0  # the line below the title; where there is no room for it, there is a gap


@dataclass(frozen=True, slots=True)
class Places:
    """The rectangles of the first screen; *name* is how the title is set."""

    frame: FRect = field(default_factory=lambda: FRect(0, 0, 0, 0))
    name: Style = "name"
    title: FRect = field(default_factory=lambda: FRect(0, 0, 0, 0))
    lead: FRect = field(default_factory=lambda: FRect(0, 0, 0, 0))
    first: FRect = field(default_factory=lambda: FRect(0, 0, 0, 0))
    tiles: tuple[FRect, ...] = ()
    quit: FRect = field(default_factory=lambda: FRect(0, 0, 0, 0))
    fan: FRect = field(default_factory=lambda: FRect(0, 0, 0, 0))
    plate: FRect = field(default_factory=lambda: FRect(0, 0, 0, 0))
    footer: FRect = field(default_factory=lambda: FRect(0, 0, 0, 0))

    @property
    def card_width(self) -> float:
        """How wide a card of the fan may be; 0 where there is no room for a fan."""
        width = min(self.fan.width / FAN_WIDTH, self.fan.height / FAN_HEIGHT)
        return width if width >= 60 else 0.0


@dataclass(frozen=True, slots=True)
class _Sizes:
    """Heights and gaps of the column on the left, from the roomiest to the tightest."""

    name: Style
    title: float
    lead: float
    first: float
    tile: float
    gap: float
    quit: float
    margin: float

    def height(self, *, saved: bool) -> float:
        """Return how high the column stands; with a saved game, a third row of tiles takes the place of Quit."""
        rows = 3 if saved else 2
        tiles = rows * self.tile + (rows + 1) * self.gap
        return self.title + self.lead + self.first + tiles + (0 if saved else self.quit)


_SIZES = (
    _Sizes("name", 96, 52, 132, 96, 18, 54, 60),
    _Sizes("name", 92, 50, 126, 84, 16, 50, 60),
    _Sizes("name", 90, 50, 116, 80, 14, 48, 46),
    _Sizes("name", 88, 40, 112, 76, 12, 46, 46),
    _Sizes("total", 54, 42, 100, 72, 10, 44, 26),
    _Sizes("total", 54, 14, 96, 70, 10, 44, 20),
    _Sizes("total", 52, 10, 92, 60, 8, 40, 20),
)


def places_for(width: float, height: float, *, saved: bool, lines: int = 1) -> Places:
    """Return where everything stands in *width* x *height*; *saved*: there is a game to continue.

    The plate has room for so many *lines* below its title.
    """
    low = _PLATE + (lines - 1) * _PLATE_LINE
    if height > 1.05 * width:
        return _upright(width, height, low, saved=saved)
    footer = 40.0
    sizes = next((s for s in _SIZES if s.height(saved=saved) + 2 * s.margin + footer <= height), _SIZES[-1])
    content = min(width, _WIDEST)
    left = (width - content) / 2 + min(96.0, content * 0.075)
    column = min(460.0, max(404.0, content * 0.36))
    column_height = sizes.height(saved=saved)
    top = (height - footer - column_height) / 2
    right = FRect(left + column + 30, sizes.margin, 0, height - footer - 2 * sizes.margin)
    right.width = (width + content) / 2 - min(72.0, content * 0.05) - right.left
    plate = FRect(0, 0, min(380.0, right.width), low)
    tight = right.height < 430
    plate.midbottom = (right.centerx, right.bottom - (0 if tight else 14))
    fan = FRect(right.left, right.top + (0 if tight else 20), right.width, plate.top - 24 - right.top)
    return _column(FRect(left, top, column, column_height), sizes, width, height, fan, plate, saved=saved)


def _upright(width: float, height: float, low: float, *, saved: bool) -> Places:
    """Return the places in a window that is higher than wide: the fan above the column, a plate *low* high below."""
    sizes = _SIZES[0]
    column = min(620.0, width - 96)
    stands = sizes.height(saved=saved)
    fan_height = min(560.0, height - stands - low - 220)
    total = fan_height + stands + 40 + low
    top = max(48.0, (height - 40 - total) / 2)
    left = (width - column) / 2
    fan = FRect(60, top, width - 120, fan_height)
    plate = FRect(left, top + total - low, column, low)
    box = FRect(left, fan.bottom + 16, column, stands)
    return _column(box, sizes, width, height, fan, plate, saved=saved)


def _column(box: FRect, sizes: _Sizes, width: float, height: float, fan: FRect, plate: FRect, *, saved: bool) -> Places:
    title = FRect(box.left, box.top, box.width, sizes.title)
    lead = FRect(box.left + 3, title.bottom, box.width, _LEAD if sizes.lead >= _LEAD else 0)
    first = FRect(box.left, title.bottom + sizes.lead, box.width, sizes.first)
    half = (box.width - 10) / 2
    rows = range(3 if saved else 2)
    tops = [first.bottom + sizes.gap + row * (sizes.tile + sizes.gap) for row in rows]
    tiles = tuple(FRect(box.left + side * (half + 10), top, half, sizes.tile) for top in tops for side in range(2))
    leave = FRect(box.left - 14, tops[-1] + sizes.tile + sizes.gap - 2, 116, min(48.0, sizes.quit))
    edge = min(22.0, sizes.margin * 0.6)
    frame = FRect(edge, edge, width - 2 * edge, height - 2 * edge)
    bottom = frame.bottom - 44
    footer = FRect(box.left, bottom, frame.right - 30 - box.left, 30)
    return Places(
        frame, sizes.name, title, lead, first, tiles, FRect(0, 0, 0, 0) if saved else leave, fan, plate, footer
    )
