"""The start screen: continue, begin a game, look things up, change settings, or quit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from pygame import FRect

from game import __version__
from game.app.motion.animation import AnimatedNumber
from game.app.paint.canvas import Canvas
from game.app.paint.layout import below, beside, columns, inset, rows, strip
from game.app.paint.theme import Gradient, Style
from game.app.screens.page import WidgetScene
from game.app.services.services import Services
from game.app.services.session import Session
from game.app.widgets.buttons import Button, OnPress, Pressable, Tile
from game.app.widgets.marks import FAN_HEIGHT, FAN_WIDTH, draw_fan, draw_fuse
from game.app.widgets.widget import Widget
from game.app.wording.phrases import (
    fuse_words,
    lead_of,
    moment,
    partner_of,
    person_side,
    place_of,
    points_of,
    score_words,
)
from game.words import _, plural

_OPENING = 0.55  # seconds in which the fan opens
_WIDEST = 1480.0  # in wider windows there is air on both sides
_PLATE, _PLATE_LINE = 92.0, 28.0  # the heights of the plate with a title and one line, and of each further line
_LEAD = 30.0  # the height of the line below the title, which is left out in a low window
_LOW_TILE = 104.0  # units: a lower tile has smaller words
_TileStyles: TypeAlias = tuple[Style, Style, Style, float]
_TILE_STYLES: tuple[_TileStyles, ...] = (  # of the title, the names and the points, and the air between
    ("points", "strong", "points", 40), ("points", "label", "bid", 30), ("points", "label", "tile", 16),
    ("bid", "label", "tile", 16), ("bid", "small", "player", 14), ("tile", "small", "strong", 14),
    ("tile", "tiny", "tiny_strong", 8),
)  # fmt: skip
_NEAR, _APART = 5.0, 13.0  # between a name and its points, and between two sides
_DROP = 0.33  # of the difference of two sizes of letters: brings both to one baseline


class StartScene(WidgetScene):
    """The title, the ways into the game, a fan of cards, and a plate that says how things stand."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.saved: Session | None = None
        self.notes: tuple[str, ...] = ()
        self.places = StartLayout()
        self._fan = AnimatedNumber(0.0, _OPENING)

    @property
    def moving(self) -> bool:
        """Whether the fan opens or a widget moves."""
        return self._fan.moving or self.widgets.moving

    def arrange(self, width: float, height: float) -> None:
        """Lay out for *width* x *height*."""
        saved = self.saved is not None
        lines = 1 if saved else len(self.plate_words()[1])
        self.places = lay_out_start(width, height, saved=saved, lines=lines)
        self._make_widgets()

    def resume(self) -> None:
        """Show what is saved now, and open the fan."""
        self.saved = self.services.resume()
        self.notes += self.services.take_notes()
        self.arrange_again()
        self._fan.aim(1.0)
        if self.app.reduced_motion or self.app.pace == 0:
            self._fan.jump(1.0)

    def pause(self) -> None:
        """Forget the notes: they are shown once."""
        self.notes = ()

    def update(self, seconds: float) -> None:
        """Advance by *seconds*."""
        super().update(seconds)
        self._fan.update(seconds, self.app.pace)

    # -- what the widgets do -----------------------------------------------------------------------------------

    def _make_widgets(self) -> None:
        group = self.widgets
        index = group.widgets.index(group.focused) if group.focused else 0
        tiles = [
            Tile(title, subtitle, rect, act, icon=icon)
            for (title, subtitle, icon, act), rect in zip(self._choices(), self.places.tiles, strict=True)
        ]
        widgets: list[Widget] = [self._gold_tile(), *tiles]
        if self.saved is None:
            widgets.append(Button(_("Quit"), self.places.quit, self.app.quit, kind="quiet", icon="quit"))
        self.gather(*widgets, default=widgets[min(index, len(widgets) - 1)])

    def _gold_tile(self) -> GoldTile:
        if self.saved is not None:
            return GoldTile(self._saved_words(self.saved), self.places.first, self._continue)
        line = _("{rules}, to {target}").format(rules=self.services.next_title, target=self.services.next_rules.target)
        note = _("You and a partner against two")
        text = GoldTileText(_("New game"), line, note=note)
        return GoldTile(text, self.places.first, self.services.nav.open_new_game)

    def _saved_words(self, saved: Session) -> GoldTileText:
        line = f"{saved.title}, {place_of(saved)}"
        partner = partner_of(saved)
        if partner:
            line = _("{game} · with {partner}").format(game=line, partner=partner)
        then = self.services.archive.saved_at
        note = _("Saved {when}").format(when=moment(then, self.services.clock())) if then else ""
        points = points_of(saved)
        shown = points if len(points) == 2 else points[:1]  # there is no room for more than two
        return GoldTileText(_("Continue"), line, shown, note, lead_of(saved))

    def _choices(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Return the title, the subtitle, the icon and the action of each tile."""
        rules = (_("Rules"), self._rules_words(), "rules", self.services.nav.open_rules)
        statistics = (_("Statistics"), self._lifetime_words(), "history", self.services.nav.open_statistics)
        settings = (_("Settings"), _("Sound, speed, size"), "settings", self.services.nav.open_settings)
        help_ = (_("Help"), _("Keys and rules"), "help", self.services.nav.open_help)
        if self.saved is not None:
            return [
                (_("New game"), self.services.next_title, "new_game", self.services.nav.open_new_game),
                rules,
                statistics,
                settings,
                help_,
                (_("Quit"), _("See you soon"), "quit", self.app.quit),
            ]
        return [rules, statistics, settings, help_]

    def _rules_words(self) -> str:
        count = len(self.services.shelf.sets)
        if not count:
            return _("Read and change")
        return plural("{n} of your own", "{n} of your own", count).format(n=count)

    def _lifetime_words(self) -> str:
        games, won = self.services.archive.lifetime
        if not games:
            return _("None finished yet")
        return plural("{games} game, {won} won", "{games} games, {won} won", games).format(games=games, won=won)

    def _continue(self) -> None:
        if self.saved is not None:
            self.services.nav.sit_down(self.saved)

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Show the screen."""
        canvas.table()
        self._draw_frame(canvas)
        places, theme = self.places, canvas.theme
        canvas.text(_("Ten Bags"), places.title, places.name, theme.accent.light, shadow=True)
        if places.lead.height:
            canvas.text(_("Spades, by your own table’s rules"), places.lead, "lead", theme.text)
        if places.card_width:
            draw_fan(canvas, places.fan.center, places.card_width, self._fan.value)
        self._draw_plate(canvas)
        self.draw_footer(canvas)
        self.widgets.draw(canvas)

    def _draw_frame(self, canvas: Canvas) -> None:
        colour = canvas.theme.border
        canvas.outline(self.places.frame, colour, 2, 20)
        canvas.outline(self.places.frame.inflate(-14, -14), colour, 1, 14)

    def _draw_plate(self, canvas: Canvas) -> None:
        """Show the bag fuse of the saved game, or the games won so far, or a welcome."""
        plate = self.places.plate
        canvas.panel(plate)
        inner = plate.inflate(-44, -32)
        top, second = strip(inner, 0, 28), strip(inner, 32, 28)
        saved = self.saved
        if saved is not None and saved.rules.bag_limit:
            rules, bags = saved.rules, saved.game.state.standings[person_side(saved)].bags
            canvas.text(_("Your bags"), top, "player")
            room = top.width - canvas.type.width(_("Your bags"), "player") - 16
            choice = fuse_words(bags, rules.bag_limit, rules.bag_penalty)
            words = next((one for one in choice if canvas.type.width(one, "label") <= room), choice[-1])
            canvas.text(words, top, "label", canvas.theme.muted, "right")
            draw_fuse(canvas, strip(second, 6, 14), bags, rules.bag_limit)
            return
        title, lines = self.plate_words()
        canvas.text(title, top, "player")
        for line, words in enumerate(lines):
            canvas.text(words, second.move(0, line * second.height), "label", canvas.theme.muted)

    def plate_words(self) -> tuple[str, tuple[str, ...]]:
        """Return the title of the plate and the lines below it."""
        if not self.services.archive.lifetime[0]:
            lines = _("A first game is two clicks away."), _("Settings make it all larger.")
            return _("Welcome to the table"), lines
        return _("So far"), (self._lifetime_words(),)

    def draw_footer(self, canvas: Canvas) -> None:
        """Show the notes at the left, and the version at the right."""
        footer, theme = self.places.footer, canvas.theme
        version = _("Version {version} · offline · F1 help").format(version=__version__)
        width = canvas.type.width(version, "small")
        canvas.text(version, beside(footer, footer.width - width - 1), "small", theme.muted)
        room = beside(footer, 0, footer.width - width - 24)
        if self.places.plate.left > room.left:  # beside the plate, which may reach down to the notes
            room.width = min(room.width, self.places.plate.left - 20 - room.left)
        if not self.notes:
            canvas.text(_("Everything is saved after every card."), room, "small", theme.muted)
            return
        words = " ".join(self.notes)
        high = canvas.type.height(words, room.width, "small_strong")
        canvas.paragraph(words, strip(room, room.height - high, high), "small_strong", theme.danger)


@dataclass(frozen=True, slots=True)
class StartLayout:
    """The rectangles of the start screen; *name* is the style of the title."""

    frame: FRect = field(default_factory=FRect)
    name: Style = "name"
    title: FRect = field(default_factory=FRect)
    lead: FRect = field(default_factory=FRect)
    first: FRect = field(default_factory=FRect)
    tiles: tuple[FRect, ...] = ()
    quit: FRect = field(default_factory=FRect)
    fan: FRect = field(default_factory=FRect)
    plate: FRect = field(default_factory=FRect)
    footer: FRect = field(default_factory=FRect)

    @property
    def card_width(self) -> float:
        """The width of a card of the fan, or 0 if there is no room for a fan."""
        width = min(self.fan.width / FAN_WIDTH, self.fan.height / FAN_HEIGHT)
        return width if width >= 60 else 0.0


@dataclass(frozen=True, slots=True)
class _Sizes:
    """Heights and gaps of the column on the left."""

    name: Style
    title: float
    lead: float
    first: float
    tile: float
    gap: float
    quit: float
    margin: float

    def height(self, *, saved: bool) -> float:
        """Return how high the column is; with a saved game a third row of tiles replaces the button Quit."""
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


def lay_out_start(width: float, height: float, *, saved: bool, lines: int = 1) -> StartLayout:
    """Return the layout for *width* x *height*, with *lines* on the plate below its title.

    *saved*: there is a game to continue.
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


def _upright(width: float, height: float, low: float, *, saved: bool) -> StartLayout:
    """Return the layout for a window that is higher than wide: the fan, the column, and a plate *low* units high."""
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


def _column(
    box: FRect, sizes: _Sizes, width: float, height: float, fan: FRect, plate: FRect, *, saved: bool
) -> StartLayout:
    """Return the layout with the title and the tiles in *box*."""
    count = 3 if saved else 2
    title, rest = strip(box, 0, sizes.title), below(box, sizes.title)
    lead = strip(rest.move(3, 0), 0, _LEAD if sizes.lead >= _LEAD else 0)
    first = strip(rest, sizes.lead, sizes.first)
    room = strip(rest, sizes.lead + sizes.first + sizes.gap, count * (sizes.tile + sizes.gap) - sizes.gap)
    tiles = tuple(tile for row in rows(room, count, sizes.gap) for tile in columns(row, 2, 10))
    leave = FRect() if saved else FRect(box.left - 14, room.bottom + sizes.gap - 2, 116, min(48.0, sizes.quit))
    frame = inset(FRect(0, 0, width, height), min(22.0, sizes.margin * 0.6))
    footer = FRect(box.left, frame.bottom - 44, frame.right - 30 - box.left, 30)
    return StartLayout(frame, sizes.name, title, lead, first, tiles, leave, fan, plate, footer)


@dataclass(frozen=True, slots=True)
class GoldTileText:
    """What is written on the tile: a *title* with the *points* of sides beside it, a line, and two notes below."""

    title: str
    line: str
    points: tuple[tuple[str, str], ...] = ()  # who, and how many
    note: str = ""
    right_note: str = ""


class GoldTile(Pressable):
    """A large golden tile with an *icon* on a dark disc."""

    def __init__(self, words: GoldTileText, rect: FRect, on_press: OnPress, *, icon: str = "play") -> None:
        super().__init__(rect, on_press)
        self.content = words
        self.icon = icon

    @property
    def words(self) -> str:
        """Everything written on the tile."""
        content = self.content
        parts = (content.title, score_words(content.points), content.line, content.note, content.right_note)
        return ". ".join(part for part in parts if part)

    @property
    def radius(self) -> float | None:
        """The radius of a panel."""
        return 14.0

    def draw(self, canvas: Canvas) -> None:
        """Show the tile."""
        theme, rect = canvas.theme, FRect(self.rect)
        top = theme.highlight if self.hovered and not self.pressed else theme.accent.light
        canvas.box(rect, theme.lip, theme.radii.panel, shadows=theme.depths.panel)
        if not self.pressed:
            rect.height -= 2
        canvas.box(rect, Gradient(top, theme.accent.low), theme.radii.panel, theme.highlight, 2)
        disc = min(52.0, rect.height * 0.44)
        centre = (rect.left + 26 + disc / 2, rect.centery)
        canvas.disc(centre, disc, theme.on_accent)
        canvas.icon(self.icon, centre, disc * 0.52, theme.accent.light)
        self._draw_words(canvas, beside(rect, disc + 46, rect.width - disc - 70))

    def _draw_words(self, canvas: Canvas, room: FRect) -> None:
        ink, content = canvas.theme.on_accent, self.content
        has_notes = bool(content.note or content.right_note)
        low = has_notes and room.height < _LOW_TILE
        style: Style = "bid" if low else "points"
        high, middle, notes = (30, 23, 23) if low else (35, 27, 24)
        room = below(room, (room.height - high - middle - (notes if has_notes else 0)) / 2)
        title, line, foot = strip(room, 0, high), strip(room, high, middle), strip(room, high + middle, notes)
        sizes = self.styles_in(canvas, style, room.width)
        taken = self._draw_points(canvas, title, sizes) if content.points else 0.0
        canvas.text(content.title, beside(title, 0, title.width - taken), sizes[0], ink)
        canvas.text(content.line, line, "strong", ink)
        left = canvas.type.width(content.note, "label")
        canvas.text(content.note, beside(foot, 0, left + 2), "label", ink)
        canvas.text(content.right_note, beside(foot, left + 8), "label", ink, "right")

    def styles_in(self, canvas: Canvas, title: Style, room: float) -> _TileStyles:
        """Return the largest styles in which title and points fit into *room*; the title is not larger than *title*."""
        if not self.content.points:
            return title, *_TILE_STYLES[0][1:]
        most = canvas.theme.type(title).size
        sizes = [one for one in _TILE_STYLES if canvas.theme.type(one[0]).size <= most]
        return next((one for one in sizes if self.width_in(canvas, one) <= room), sizes[-1])

    def _draw_points(self, canvas: Canvas, room: FRect, sizes: _TileStyles) -> float:
        """Show the points of the sides at the right of *room*; return the width they take."""
        ink, (_title, name, figure, air) = canvas.theme.on_accent, sizes
        total = self._points_width(canvas, name, figure)
        left = room.right - total
        drop = (canvas.theme.type(figure).size - canvas.theme.type(name).size) * _DROP
        for who, told in self.content.points:
            words, number = canvas.type.width(who, name) + 1, canvas.type.width(told, figure) + 1
            canvas.text(who, FRect(left, room.top + drop, words, room.height), name, ink)
            canvas.text(told, FRect(left + words + _NEAR, room.top, number, room.height), figure, ink)
            left += words + _NEAR + number + _APART
        return total + air

    def width_in(self, canvas: Canvas, sizes: _TileStyles) -> float:
        """Return how wide title and points are in the styles of *sizes*."""
        title, name, figure, air = sizes
        return canvas.type.width(self.content.title, title) + 2 + air + self._points_width(canvas, name, figure)

    def _points_width(self, canvas: Canvas, name: Style, figure: Style) -> float:
        widths = [canvas.type.width(who, name) + canvas.type.width(told, figure) for who, told in self.content.points]
        return sum(widths) + (_NEAR + 2) * len(widths) + _APART * (len(widths) - 1)
