"""The services that all screens share: the window with the person's settings, the saved game and the history.

    services = Services(app, places, settings, clock=datetime.now, navigator=Navigator)
    services.change(volume=40, theme="night")   # saved and applied at once
    session = services.begin(rules, seed)       # a new game, kept after every action
    session = services.resume()                 # the saved one, at the exact card
    services.nav.sit_down(session)              # to the table

The only place that reads the wall clock. A failure to write becomes a note for the person, once, and the game goes on.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from functools import wraps
from random import SystemRandom
from typing import Concatenate, ParamSpec, TypeVar

from game.ai.agent import Agent
from game.ai.levels import USUAL
from game.app.paint.themes import themed
from game.app.services.archive import Archive
from game.app.services.navigation import Navigation
from game.app.services.notes import Notes
from game.app.services.seating import PERSON_LEVEL, agents_of, face_of, invited
from game.app.services.session import PERSON, Player, Session
from game.app.shell.app import App
from game.engine.dealing import LARGEST_SEED, NUMBERS
from game.engine.game import Game
from game.rules.presets import ALL_PRESETS, find_preset, name_of, preset_of
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from game.storage.own_rules import OwnRules, Shelf, load_shelf
from game.storage.own_rules import keep_changes as keep_rules
from game.storage.paths import Places
from game.storage.saves import RulesName, Unfinished
from game.storage.settings import Look, Settings, Speed
from game.storage.settings import keep_changes as keep_settings
from game.storage.statistics import GameFigures
from game.words import _

_log = logging.getLogger(__name__)

PACES: Mapping[Speed, float] = {"off": 0.0, "fastest": 0.35, "fast": 0.6, "normal": 1.0, "gentle": 1.5}
THEME_NAMES: Mapping[Look, str] = {"felt": "felt", "night": "night", "contrast": "high contrast"}

_NUMBERS_DRAWN = 1_000_000_000  # deal numbers below this are short enough to tell a friend


Named = ParamSpec("Named")
Holder = TypeVar("Holder")


def _by_name(
    _like: Callable[Named, Settings],
) -> Callable[[Callable[[Holder, Mapping[str, object]], None]], Callable[Concatenate[Holder, Named], None]]:
    """Turn a method that takes settings in a mapping into one that takes them by name, with the types of Settings."""

    def wrap(
        method: Callable[[Holder, Mapping[str, object]], None],
    ) -> Callable[Concatenate[Holder, Named], None]:
        @wraps(method)
        def change(self: Holder, /, *_none: Named.args, **values: Named.kwargs) -> None:
            method(self, values)

        return change

    return wrap


class Services:
    """The window, the settings, own rules, saved games and history, which all screens share.

    If *unattended*, computer players sit in all seats, nothing is kept, and screens go on by themselves.
    """

    def __init__(
        self,
        app: App,
        places: Places,
        settings: Settings,
        *,
        clock: Callable[[], datetime],
        navigator: Callable[[Services], Navigation],
        unattended: bool = False,
    ) -> None:
        self.app = app
        self.places = places
        self.settings = settings
        self._kept = settings  # as this window has last read or written them
        self.notes = Notes()
        self.archive = Archive(places, self.notes, clock, unattended=unattended)
        self.shelf = Shelf()
        self._written = self.shelf  # as this window has last read or written it
        self.clock = clock
        self.unattended = unattended
        self.thinks_aside = False  # computer players think on a thread of their own
        self._speed: Speed | None = None
        self.seated: Session | None = None  # the game at the table
        self._stood = app.window.state  # the window, as it was last remembered, or asked for on the command line
        self._unsaved = False
        app.on_resize = self._remember_window
        self._apply()
        self._load_shelf()
        self.nav = navigator(self)

    # -- notes -------------------------------------------------------------------------------------------------

    def note(self, sentence: str | None) -> None:
        """Show *sentence*, if there is one, to the person when there is an opportunity."""
        self.notes.add(sentence)

    def take_notes(self) -> tuple[str, ...]:
        """Return all notes for the person, and clear them."""
        others = (self.archive.history.take_note(), self.app.audio.take_trouble())
        return (*self.notes.take(), *filter(None, others))

    # -- settings ----------------------------------------------------------------------------------------------

    @_by_name(Settings)
    def change(self, values: Mapping[str, object]) -> None:
        """Change settings, given by name; they are applied and saved at once."""
        self.set(values)

    @_by_name(Settings)
    def preview(self, values: Mapping[str, object]) -> None:
        """Apply settings, given by name, without saving them before the next change."""
        self.set(values, keep=False)

    def set(self, values: Mapping[str, object], *, keep: bool = True) -> None:
        """Change the settings in *values*, by key; raise ValueError, changing none, for a value that is not allowed."""
        changed = self.settings.changed(values)
        if changed != self.settings:
            self.settings = changed
            self._unsaved = True
            self._apply()
        if keep and self._unsaved:
            self._save_settings()
        if "full_screen" in values:
            self.app.full_screen = changed.full_screen
            self._stood = self._stood._replace(full_screen=self.app.full_screen)

    def hurry(self, speed: Speed) -> None:
        """Animate at *speed* until the program ends, whatever the settings say."""
        self._speed = speed
        self._apply()

    def _save_settings(self) -> None:
        self._unsaved = False
        if not self.unattended:
            self.notes.attempt("settings", self._write_settings)

    def _write_settings(self) -> None:
        """Write only the changes: another window may have put other settings into the file."""
        self.note(keep_settings(self.places, self._kept, self.settings))
        self._kept = self.settings

    def _apply(self) -> None:
        settings, app = self.settings, self.app
        app.pace = PACES[self._speed or settings.speed]
        app.reduced_motion = settings.reduced_motion
        app.audio.volume = settings.volume / 100
        app.audio.give("cards", settings.volume_cards / 100)
        app.audio.give("bids", settings.volume_bids / 100)
        app.audio.give("events", settings.volume_events / 100)
        app.audio.give("buttons", settings.volume_buttons / 100)
        app.audio.muted = settings.muted
        app.set_cards(settings.deck, settings.back, left_handed=settings.left_handed)
        app.ui_size = settings.ui_size / 100
        app.theme = themed(THEME_NAMES[settings.theme], settings.table)

    def _remember_window(self) -> None:
        """Remember size and place of the window, to be saved with the next change or at the end."""
        now, before, settings = self.app.window.state, self._stood, self.settings
        self._stood = now
        if now == before:
            return
        try:
            self.settings = replace(
                settings,
                window=now.size if now.size != before.size else settings.window,
                window_place=now.place if now.place is not None else settings.window_place,
                full_screen=now.full_screen if now.full_screen != before.full_screen else settings.full_screen,
                maximised=now.maximised if now.maximised != before.maximised else settings.maximised,
            )
            self._unsaved = True
        except ValueError:
            _log.info("a window of %s is not remembered", now.size)

    # -- own rules ---------------------------------------------------------------------------------------------

    def _load_shelf(self) -> None:
        if not self.unattended:
            self.shelf, problem = load_shelf(self.places)
            self._written = self.shelf
            self.note(problem)

    def keep_shelf(self, shelf: Shelf) -> bool:
        """Replace and save the shelf; return whether it could be written."""
        self.shelf = shelf
        return self.unattended or self.notes.attempt("rules", self._write_shelf)

    def _write_shelf(self) -> None:
        """Write only the changes of the shelf: another window may have put other rules into the file."""
        self.note(keep_rules(self.places, self._written, self.shelf))
        self._written = self.shelf

    def title_of(self, rules: RuleSet) -> str:
        """Return the visible name of *rules*, whatever their target: a preset's, or that of own rules."""
        alike = (own.name for own in self.shelf.sets if replace(own.rules, target=rules.target) == rules)
        return next(alike, name_of(rules)) if preset_of(rules) is None else name_of(rules)

    def title_of_variant(self, variant: str) -> str:
        """Return the visible name of the rules that games are counted under as *variant*."""
        titles = {preset.key: preset.title for preset in ALL_PRESETS}
        return titles.get(variant) or self.shelf.title_of(variant) or _("House rules")

    @property
    def next_own(self) -> OwnRules | None:
        """The own rules that were chosen last; None where other rules were."""
        return self.shelf.find(self.settings.own_rules)

    # -- games -------------------------------------------------------------------------------------------------

    @property
    def next_rules(self) -> RuleSet:
        """The rules that were chosen last."""
        settings, own = self.settings, self.next_own
        if own is not None:
            return replace(own.rules, target=settings.target)
        rules = settings.house_rules or find_preset(settings.preset).rules
        return replace(rules, target=settings.target)

    @property
    def next_title(self) -> str:
        """The visible name of the rules that were chosen last."""
        if self.next_own is not None:
            return self.next_own.name
        return _("House rules") if self.settings.house_rules else find_preset(self.settings.preset).title

    @property
    def person_name(self) -> str:
        """The name of the person at the table."""
        return self.settings.player_name.strip() or _("You")

    def begin(self, rules: RuleSet, seed: int, called: RulesName | None = None) -> Session:
        """Return a new game by *rules*, perhaps *called* something, from *seed*; it replaces the saved one."""
        players = invited(rules, self.settings, self._person())
        started = self.clock().isoformat(timespec="seconds")
        agents = self._agents(rules, players)
        session = Session(Game(rules, seed), players, agents, self.archive, started=started, rules_name=called)
        self.archive.keep(session)
        return session

    def _person(self) -> Player:
        return Player(self.person_name, self.settings.face, USUAL.key if self.unattended else PERSON_LEVEL)

    def _agents(self, rules: RuleSet, players: tuple[Player, ...]) -> dict[Seat, Agent]:
        return agents_of(rules, players, lambda: self.settings.reneges)

    def resume(self) -> Session | None:
        """Return the saved game, if there is one; one that was over when the program was killed goes to the history."""
        found = self.archive.read()
        if found is None:
            return None
        session = self._session_of(found)
        if session.over:
            self.archive.note_game(session)
            return None
        return session

    def look_back(self, game: GameFigures) -> Session | None:
        """Return the finished *game* as it ended; None where it cannot be read."""
        found = self.archive.read_past(game.started, game.seed)
        if found is None:
            return None
        called = RulesName(self.title_of_variant(game.variant), game.variant)
        return self._session_of(replace(found, saved=replace(found.saved, called=called)))

    def _session_of(self, found: Unfinished) -> Session:
        saved = found.saved
        players = tuple(
            Player(one.name, face_of(one.name) or self.settings.face, one.level, one.character) for one in saved.players
        )
        person = replace(players[PERSON], name=self.person_name, face=self.settings.face)
        players = (person, *players[1:])
        return Session(
            found.game, players, self._agents(found.game.state.rules, players), self.archive,
            started=saved.started, seconds=saved.seconds, rules_name=saved.called,
        )  # fmt: skip

    def close(self) -> None:
        """Save the game at the table and the settings, and close the files, as the program ends."""
        if self.seated is not None:
            self.archive.save_durably(self.seated)
        self._remember_window()
        if self._unsaved:
            self._save_settings()
        self.archive.close()


def chance_seed() -> int:
    """Return a random seed: a deal number, and salt, so that the number does not reveal later deals."""
    chance = SystemRandom()
    return chance.randrange(1, _NUMBERS_DRAWN) + NUMBERS * chance.randrange(1, LARGEST_SEED // NUMBERS)
