"""The first screen: go on, begin, look back, set up, or leave."""

from collections.abc import Callable

from pygame import FRect

from game import __version__
from game.app.motion.animation import AnimatedNumber
from game.app.paint.canvas import Canvas
from game.app.screens.everywhere import press_everywhere
from game.app.screens.gold_tile import GoldTile, GoldWords
from game.app.screens.start_layout import Places, places_for
from game.app.services.services import Services
from game.app.services.session import Session
from game.app.shell.inputs import InputEvent, KeyPressed
from game.app.shell.scene import Scene
from game.app.widgets.buttons import Button, Tile
from game.app.widgets.group import Group
from game.app.widgets.marks import draw_fan, draw_fuse
from game.app.widgets.widget import Widget
from game.app.wording.phrases import fuse_words, lead_of, moment, partner_of, person_side, place_of, points_of
from game.words import _, plural

_OPENING = 0.55  # seconds in which the fan opens


class StartScene(Scene):
    """Title, ways into the game, a fan of cards and how things stand."""

    def __init__(self, services: Services) -> None:
        super().__init__(services.app)
        self.services = services
        self.saved: Session | None = None
        self.notes: tuple[str, ...] = ()
        self.places = Places()
        self._fan = AnimatedNumber(0.0, _OPENING)
        self._made_for: tuple[float, float] = (0.0, 0.0)
        self.widgets = Group(audio=services.app.audio)

    @property
    def moving(self) -> bool:
        """Whether the fan opens or a widget moves."""
        return self._fan.moving or self.widgets.moving

    def arrange(self, width: float, height: float) -> None:
        """Lay out for *width* x *height*."""
        self._made_for = (width, height)
        saved = self.saved is not None
        lines = 1 if saved else len(self._plate_words()[1])
        self.places = places_for(width, height, saved=saved, lines=lines)
        self._make_widgets()

    def resume(self) -> None:
        """Look again what is saved; the fan opens."""
        self.saved = self.services.resume()
        self.notes += self.services.take_notes()
        self.arrange(*self._made_for)
        self._fan.aim(1.0)
        if self.app.reduced_motion or self.app.pace == 0:
            self._fan.jump(1.0)

    def pause(self) -> None:
        """What was said once is not said again."""
        self.notes = ()

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""
        self._fan.update(seconds, self.app.pace)
        self.widgets.update(seconds)

    def handle(self, event: InputEvent) -> None:
        """Let the widgets react; the rest is as everywhere."""
        if self.widgets.handle(event):
            self.dirty = True
        elif isinstance(event, KeyPressed):
            press_everywhere(self.services, event)

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
        self.widgets = Group(widgets, audio=self.app.audio, default=widgets[min(index, len(widgets) - 1)])
        self.widgets.ring_shown = group.ring_shown

    def _gold_tile(self) -> GoldTile:
        if self.saved is not None:
            return GoldTile(self._saved_words(self.saved), self.places.first, self._continue)
        line = _("{rules}, to {target}").format(rules=self.services.next_title, target=self.services.next_rules.target)
        note = _("You and a partner against two")
        return GoldTile(GoldWords(_("New game"), line, note=note), self.places.first, self._open_new_game)

    def _saved_words(self, saved: Session) -> GoldWords:
        line = f"{saved.title}, {place_of(saved)}"
        partner = partner_of(saved)
        if partner:
            line = _("{game} · with {partner}").format(game=line, partner=partner)
        then = self.services.archive.saved_at
        note = _("Saved {when}").format(when=moment(then, self.services.clock())) if then else ""
        points = points_of(saved)
        told = points if len(points) == 2 else points[:1]  # beside the others' there would be no room for a word
        return GoldWords(_("Continue"), line, told, note, lead_of(saved))

    def _choices(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Return title, subtitle, icon and deed of the tiles."""
        rules = (_("Rules"), self._rules_words(), "rules", self._open_rules)
        statistics = (_("Statistics"), self._lifetime_words(), "history", self._open_statistics)
        settings = (_("Settings"), _("Sound, speed, size"), "settings", self._open_settings)
        leafs = (_("Help"), _("Keys and rules"), "help", self._open_help)
        if self.saved is not None:
            return [
                (_("New game"), self.services.next_title, "new_game", self._open_new_game),
                rules,
                statistics,
                settings,
                leafs,
                (_("Quit"), _("See you soon"), "quit", self.app.quit),
            ]
        return [rules, statistics, settings, leafs]

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

    def _open_new_game(self) -> None:
        self.services.nav.open_new_game()

    def _open_rules(self) -> None:
        self.services.nav.open_rules()

    def _open_statistics(self) -> None:
        self.services.nav.open_statistics()

    def _open_settings(self) -> None:
        self.services.nav.open_settings()

    def _open_help(self) -> None:
        self.services.nav.open_help()

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
        self._draw_footer(canvas)
        self.widgets.draw(canvas)

    def _draw_frame(self, canvas: Canvas) -> None:
        colour = canvas.theme.border
        canvas.outline(self.places.frame, colour, 2, 20)
        canvas.outline(self.places.frame.inflate(-14, -14), colour, 1, 14)

    def _draw_plate(self, canvas: Canvas) -> None:
        """Show the bag fuse of the saved game, or how the person has fared so far, or a welcome."""
        plate = self.places.plate
        canvas.panel(plate)
        inner = plate.inflate(-44, -32)
        top, below = FRect(inner.left, inner.top, inner.width, 28), FRect(inner.left, inner.top + 32, inner.width, 28)
        saved = self.saved
        if saved is not None and saved.rules.bag_limit:
            rules, bags = saved.rules, saved.game.state.standings[person_side(saved)].bags
            canvas.text(_("Your bags"), top, "player")
            room = top.width - canvas.type.width(_("Your bags"), "player") - 16
            told = fuse_words(bags, rules.bag_limit, rules.bag_penalty)
            words = next((one for one in told if canvas.type.width(one, "label") <= room), told[-1])
            canvas.text(words, top, "label", canvas.theme.muted, "right")
            draw_fuse(canvas, FRect(below.left, below.top + 6, below.width, 14), bags, rules.bag_limit)
            return
        title, lines = self._plate_words()
        canvas.text(title, top, "player")
        for line, words in enumerate(lines):
            canvas.text(words, below.move(0, line * below.height), "label", canvas.theme.muted)

    def _plate_words(self) -> tuple[str, tuple[str, ...]]:
        """Return the title of the plate and what is told below it."""
        if not self.services.archive.lifetime[0]:
            told = _("A first game is two clicks away."), _("Settings make it all larger.")
            return _("Welcome to the table"), told
        return _("So far"), (self._lifetime_words(),)

    def _draw_footer(self, canvas: Canvas) -> None:
        footer, theme = self.places.footer, canvas.theme
        version = _("Version {version} · offline · F1 help").format(version=__version__)
        width = canvas.type.width(version, "small")
        canvas.text(
            version, FRect(footer.right - width - 1, footer.top, width + 1, footer.height), "small", theme.muted
        )
        room = FRect(footer.left, footer.top, footer.width - width - 24, footer.height)
        if self.places.plate.left > room.left:  # beside the plate, which may reach down to the first of several lines
            room.width = min(room.width, self.places.plate.left - 20 - room.left)
        if not self.notes:
            canvas.text(_("Everything is saved after every card."), room, "small", theme.muted)
            return
        words = " ".join(self.notes)
        lines = canvas.type.height(words, room.width, "small_strong")
        canvas.paragraph(words, FRect(room.left, room.bottom - lines, room.width, lines), "small_strong", theme.danger)
