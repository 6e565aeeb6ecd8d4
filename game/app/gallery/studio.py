"""An invisible window, in which screens are set up and their pictures are taken."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path

from pygame import Surface

from game.app.gallery.games import SECONDS, STARTED, Name, RecordedSession, StateTest, players_of, recorded, up_to
from game.app.navigator import Navigator
from game.app.services.services import Services
from game.app.shell.app import App
from game.app.shell.inputs import InputEvent
from game.app.shell.scene import Scene
from game.app.table.scene import TableScene
from game.engine.game import Game
from game.engine.record import GameRecord
from game.storage.history import History
from game.storage.paths import Places
from game.storage.saves import SavedGame, SavedPlayer, SaveSlot
from game.storage.settings import Settings, merged

NOW = datetime(2026, 11, 29, 14, 20)  # local time
_FINISHED: Mapping[int, Name] = {9: "won", 8: "close", 7: "lost", 5: "close", 4: "won", 3: "lost", 1: "close"}
_EXAMPLE = Places(Path("~/.config/ten-bags"), Path("~/.local/share/ten-bags"), Path("~/.local/state/ten-bags/log"))
_FRAME = 0.04  # seconds
_PATIENCE = 4000  # frames until a screen must have come to rest


@dataclass(frozen=True)
class Shot:
    """A picture called *name*: *show* sets it up, and returns False where it would show nothing new.

    *settings* are the defaults but for those that the picture is about.
    """

    name: str
    show: Callable[[Studio], object]
    settings: Settings = field(default_factory=Settings)


class Studio:
    """An app of *size* pixels; its files are in the folder *home*, which `furnish` has filled."""

    def __init__(self, home: Path, size: tuple[int, int]) -> None:
        self.app = App(driver="dummy", size=size)
        self.services = self._open(home, unattended=False)
        self.new_services = self._open(home / "new", unattended=False)
        self.table_services = self._open(home / "table", unattended=True)
        self.example_services = Services(
            self.app, _EXAMPLE, Settings(), clock=NOW.astimezone, navigator=Navigator, unattended=True
        )

    def _open(self, home: Path, *, unattended: bool) -> Services:
        return Services(
            self.app, Places.under(home), Settings(), clock=NOW.astimezone, navigator=Navigator, unattended=unattended
        )

    def take(self, shot: Shot, settings: Settings) -> Surface | None:
        """Return the picture of *shot* under *settings* and its own; None where it would show nothing new."""
        self.app.scenes.clear()
        self.app.exits = False
        settings = merged(Settings(), shot.settings, settings)
        for services in (self.new_services, self.table_services, self.example_services, self.services):
            services.settings = settings
        self.services.hurry("normal")
        if shot.show(self) is False:
            return None
        return self.app.picture()

    def close(self) -> None:
        """Close the files, which the studio of another size opens next, and the window."""
        for services in (self.services, self.new_services, self.table_services):
            services.archive.close()
        self.app.close()

    # -- setting up a shot -------------------------------------------------------------------------------------

    def open(self, scene: Scene) -> None:
        """Put *scene* on top, and advance until it rests."""
        self.app.scenes.push(scene)
        self.rest()

    def rest(self) -> None:
        """Advance until nothing moves."""
        for _frame in range(_PATIENCE):
            self.app.scenes.update(_FRAME)
            top = self.app.scenes.top
            if not (top.goes_on if isinstance(top, TableScene) else self.app.scenes.moving):
                return
        raise RuntimeError("a screen never came to rest")

    def wait(self, seconds: float) -> None:
        """Advance by *seconds*."""
        for _frame in range(round(seconds / _FRAME)):
            self.app.scenes.update(_FRAME)

    def wait_until(self, done: Callable[[], bool]) -> None:
        """Advance until *done*."""
        for _frame in range(_PATIENCE):
            if done():
                return
            self.app.scenes.update(_FRAME)
        raise RuntimeError("what was waited for never came")

    def happen(self, *events: InputEvent) -> None:
        """Feed *events* to the app, one a frame."""
        for event in events:
            self.app.post(event)
            self.app.step(_FRAME)

    def session(self, name: Name, moment: StateTest | None = None, *, casual: bool = False) -> RecordedSession:
        """Return the recorded game called *name* up to *moment*, or all of it.

        If *casual*, the computer players are of the level that explains itself quickest.
        """
        whole = recorded(name)
        part = whole if moment is None else up_to(whole, moment)
        return RecordedSession(part, whole, players_of(whole, casual=casual), self.table_services.archive)

    def table(self, name: Name, moment: StateTest) -> RecordedTable:
        """Show the table of a recorded game at a *moment*, once it has come to rest."""
        scene = RecordedTable(self.table_services, self.session(name, moment))
        self.open(scene)
        return scene


class RecordedTable(TableScene):
    """The table of a recorded game."""

    def __init__(self, services: Services, session: RecordedSession) -> None:
        super().__init__(services, session)
        self._recorded = session

    def go_on(self) -> None:
        """Submit the next recorded action."""
        self.submit(self._recorded.next)


def furnish(home: Path, saved: StateTest) -> None:
    """Fill the folder *home* with some finished games, and one saved at the moment *saved*."""
    places = Places.under(home)
    history = History(places)
    for days, name in _FINISHED.items():
        record = recorded(name)
        started = (NOW - timedelta(days=days, hours=2)).astimezone().isoformat(timespec="seconds")
        finished = (NOW - timedelta(days=days, hours=1)).astimezone().isoformat(timespec="seconds")
        history.add_game(_saved(record, started, 1500 + 90 * days), Game.resume(record).state, finished)
    history.close()
    SaveSlot(places).write(_saved(up_to(recorded("won"), saved), STARTED, SECONDS))
    os.utime(places.save_file, (NOW.timestamp(), NOW.timestamp()))


def _saved(record: GameRecord, started: str, seconds: float) -> SavedGame:
    players = tuple(SavedPlayer(one.name, one.level, one.character) for one in players_of(record))
    return SavedGame(record, started, players, seconds)
