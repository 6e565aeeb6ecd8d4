"""The games on the disk: the saved one, and the history of those played."""

from collections.abc import Callable
from datetime import datetime

from game.app.services.notes import Notes
from game.app.services.session import Session
from game.engine.game import Game
from game.engine.record import RecordError
from game.storage.files import StorageError
from game.storage.history import History
from game.storage.paths import Places
from game.storage.saves import SavedGame, SavedPlayer, Slots, Unfinished
from game.storage.statistics import Best, bests_broken, finished_games


class Archive:
    """Saves sessions and adds them to the history; a failure becomes one of *notes*, and the game goes on.

    If *unattended*, nothing is kept.
    """

    def __init__(self, places: Places, notes: Notes, clock: Callable[[], datetime], *, unattended: bool) -> None:
        self.history = History(places)
        self.played_out = False  # whether a game was played to its end
        self._slots = Slots(places)
        self._notes = notes
        self._clock = clock
        self._unattended = unattended

    # -- the game to go on with --------------------------------------------------------------------------------

    @property
    def saved_at(self) -> datetime | None:
        """When the saved game was written; None where that is unknown, as for a file dated in the year 30,000."""
        try:
            return datetime.fromtimestamp(self._slots.own.path.stat().st_mtime).astimezone()
        except (OSError, ValueError, OverflowError):
            return None

    @property
    def has_saved(self) -> bool:
        """Whether there is a saved game."""
        return not self._unattended and self._slots.own.holds_game

    def read(self) -> Unfinished | None:
        """Return the saved game; None where there is none that can be read."""
        if self._unattended:
            return None
        found, problem = self._slots.read()
        self._notes.add(problem)
        return found

    def keep(self, session: Session) -> None:
        """Save the game as it stands."""
        if not self._unattended:
            self._notes.attempt("save", lambda: self._slots.write(_saved(session)))

    def save_durably(self, session: Session) -> None:
        """Save an unfinished game and wait for the disk, as the table is left."""
        if not self._unattended and not session.over:
            self._notes.attempt("save", lambda: self._slots.write(_saved(session), durable=True))

    def forget(self) -> None:
        """Delete the saved game."""
        self._notes.attempt("save", self._slots.own.clear)

    def close(self) -> None:
        """Release the saved game for other windows, and close the history, as the program ends."""
        self._slots.release()
        self.history.close()

    def _forget_only(self, session: Session) -> None:
        """Delete the saved game if it is *session*'s: without locks, another window may have saved its own there."""
        found, problem = self._slots.own.read()
        self._notes.add(problem)
        if found is not None and (found.saved.started, found.saved.record.seed) == (
            session.started,
            session.record.seed,
        ):
            self.forget()

    # -- the history -------------------------------------------------------------------------------------------

    def note_deal(self, session: Session) -> None:
        """Put the deal that was just scored into the history."""
        if not self._unattended:
            self._notes.attempt("history", lambda: self.history.add_deal(_saved(session), session.game.state))

    def note_game(self, session: Session) -> None:
        """Put the finished game into the history; there is nothing left to save."""
        self.played_out = True
        if self._unattended:
            return
        finished = self._clock().isoformat(timespec="seconds")
        game, state = _saved(session), session.game.state
        if self._notes.attempt("history", lambda: self.history.add_game(game, state, finished)):
            self._forget_only(session)

    def read_past(self, started: str, seed: int) -> Unfinished | None:
        """Return the finished game that began at *started* with *seed*, None where it cannot be read."""
        try:
            saved = self.history.game(started, seed)
            return None if saved is None else Unfinished(saved, Game.resume(saved.record))
        except (StorageError, RecordError) as error:
            self._notes.add(str(error))
            return None

    @property
    def lifetime(self) -> tuple[int, int]:
        """The numbers of games finished, and of those won by the person's side."""
        games = finished_games(self.history)
        return len(games), sum(game.won for game in games)

    def bests(self, session: Session) -> list[Best]:
        """Return the personal bests that the finished game *session* has set."""
        return [] if self._unattended else bests_broken(self.history, _saved(session))

    def reset_history(self) -> bool:
        """Begin an empty history; return whether that worked."""
        return self._notes.attempt("history", self.history.reset)

    def restore_history(self) -> bool:
        """Bring back the history that was reset last; return whether that worked."""
        return self._notes.attempt("history", self.history.restore)


def _saved(session: Session) -> SavedGame:
    players = tuple(SavedPlayer(one.name, one.level, one.character) for one in session.players)
    return SavedGame(session.record, session.started, players, session.seconds, called=session.rules_name)
