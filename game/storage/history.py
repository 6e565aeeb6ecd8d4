"""The history of finished deals and games, which the statistics query."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec

from game.engine.record import GameRecord, RecordError
from game.engine.state import GameState, Phase
from game.storage.database import SHADOWS, Database, move_shadows
from game.storage.files import StorageError, cannot_write, is_there, rename_aside
from game.storage.paths import Places
from game.storage.results import DealResult, deal_result, deal_results
from game.storage.saves import SavedGame, SavedPlayer
from game.words import _, shortened

Value: TypeAlias = int | float | str | None
T = TypeVar("T")


class History:
    """The games played, in a database that is made when the first deal is added.

    Adding raises StorageError where it cannot be written; a broken database is kept aside, which `take_note` reports.
    """

    def __init__(self, places: Places) -> None:
        self._database = Database(places.history_file)

    def add_deal(self, saved: SavedGame, state: GameState) -> None:
        """Keep the deal that has just been scored in *state*.

        Adding it again changes nothing; adding another result for it, after an undo, replaces it and all later deals.
        """
        result = deal_result(state)
        self._database.write(lambda database: _put_deal(database, _put_game(database, saved), result))

    def add_game(self, saved: SavedGame, state: GameState, finished: str) -> None:
        """Keep the game that ended in *state* at *finished* (ISO 8601), with any of its deals not kept yet."""
        if state.phase is not Phase.OVER:
            raise ValueError(f"the game is not over: it is in phase {state.phase}")
        self._database.write(lambda database: _finish(database, saved, state, finished))

    def record(self, started: str, seed: int) -> GameRecord | None:
        """Return the record of the finished game that began at *started* with *seed*, or None if there is none."""
        found = self.game(started, seed)
        return None if found is None else found.record

    def game(self, started: str, seed: int) -> SavedGame | None:
        """Return the finished game that began at *started* with *seed*, or None if there is none.

        Raises StorageError where its record cannot be read.
        """
        found = self.ask(
            "SELECT record, players, seconds FROM games WHERE started = ? AND seed = ?", _Kept, (started, seed)
        )
        kept = found[0] if found else None
        if kept is None or kept.record is None:
            return None
        try:
            players = msgspec.json.decode(kept.players, type=tuple[SavedPlayer, ...])
            record = GameRecord.from_json(zlib.decompress(kept.record))
            if len(players) != record.rules.players:
                raise RecordError(f"{len(players)} play, and the rules ask for {record.rules.players}")
        except (zlib.error, RecordError, msgspec.MsgspecError) as error:
            text = _("The record of the game of {started} cannot be read: {reason}.")
            raise StorageError(text.format(started=started, reason=shortened(str(error)))) from error
        return SavedGame(record, started, players, kept.seconds)

    def ask(self, question: str, kind: type[T], values: Sequence[Value] = ()) -> list[T]:
        """Return the rows of the query *question*, with *values* for its question marks, each converted to *kind*."""
        return self._database.read(
            lambda database: [
                msgspec.convert(dict(row), kind, strict=False) for row in database.execute(question, values)
            ]
        )

    def reset(self) -> None:
        """Begin an empty history, and move the old one aside."""
        set_aside(self._database)

    def restore(self) -> None:
        """Bring back the games that the last `reset` moved aside, keeping those played since."""
        bring_back(self._database)

    def take_note(self) -> str | None:
        """Return what has gone wrong since the last call, in whole sentences, or None."""
        return self._database.take_note()

    def close(self) -> None:
        """Close the file; it is opened again when needed."""
        self._database.close()


class _Kept(msgspec.Struct):
    record: bytes | None
    players: str
    seconds: float


def _put_game(database: sqlite3.Connection, saved: SavedGame) -> int:
    """Return the number of *saved* in the history, entered if it is new and brought up to date if not."""
    record = saved.record
    changing = (saved.seconds, msgspec.json.encode(saved.players).decode(), record.undone)
    fixed = (saved.variant, record.rules.target, msgspec.json.encode(record.rules.to_json()).decode())
    (game,) = database.execute(
        """
        INSERT INTO games (started, seed, seconds, players, undone, variant, target, rules)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (started, seed) DO UPDATE
        SET seconds = excluded.seconds, players = excluded.players, undone = excluded.undone
        RETURNING id
        """,
        (saved.started, record.seed, *changing, *fixed),
    ).fetchone()
    return int(game)


def _put_deal(database: sqlite3.Connection, game: int, result: DealResult) -> None:
    if _kept(database, game, result.number) == result:
        return
    _cut_deals(database, game, result.number)
    for table, rows in (("deals", (result.deal,)), ("sides", result.sides), ("seats", result.seats)):
        marks = ", ".join("?" * (1 + len(rows[0])))
        database.executemany(f"INSERT INTO {table} VALUES ({marks})", [(game, *row) for row in rows])


def _kept(database: sqlite3.Connection, game: int, number: int) -> DealResult | None:
    deals, sides, seats = (
        [tuple(row)[1:] for row in database.execute(f"SELECT * FROM {table} WHERE game = ? AND number = ?", key)]
        for table, key in ((name, (game, number)) for name in ("deals", "sides", "seats"))
    )
    return DealResult(number, deals[0], tuple(sides), tuple(seats)) if deals else None


def _cut_deals(database: sqlite3.Connection, game: int, deals: int) -> None:
    """Keep the first *deals* deals of *game* only; if there were more, it is not over."""
    removed = database.execute("DELETE FROM deals WHERE game = ? AND number >= ?", (game, deals)).rowcount
    if removed:
        database.execute(
            """
            UPDATE games SET finished = NULL, winner = NULL, points = NULL, against = NULL, record = NULL
            WHERE id = ?
            """,
            (game,),
        )


def _finish(database: sqlite3.Connection, saved: SavedGame, state: GameState, finished: str) -> None:
    game = _put_game(database, saved)
    _cut_deals(database, game, len(state.scores))
    _fill(database, game, saved, state)
    points = [one.points for one in state.standings]
    record = zlib.compress(saved.record.to_json())
    database.execute(
        """
        UPDATE games SET finished = coalesce(finished, ?), winner = ?, points = ?, against = ?, record = ? WHERE id = ?
        """,
        (finished, state.winner, points[0], max(points[1:]), record, game),
    )


def _fill(database: sqlite3.Connection, game: int, saved: SavedGame, state: GameState) -> None:
    """Add the deals of *game* that are missing, as after a full disk."""
    kept = {number for (number,) in database.execute("SELECT number FROM deals WHERE game = ?", (game,))}
    last = len(state.scores) - 1
    if kept >= set(range(last)):
        _put_deal(database, game, deal_result(state))
        return
    for result in deal_results(saved.record):
        _put_deal(database, game, result)


# Emptying the history, and bringing it back -------------------------------------------------------

_WORD = "reset"


def resets(path: Path) -> list[Path]:
    """Return the histories moved aside from *path*, the latest last."""
    beginning = f"{path.name}.{_WORD}-"
    numbers = (one.name.removeprefix(beginning) for one in path.parent.glob(f"{beginning}*"))
    return [path.with_name(f"{beginning}{number}") for number in sorted(map(int, filter(str.isdecimal, numbers)))]


def set_aside(database: Database) -> None:
    """Move the file of *database* aside, if there is one; raise StorageError where that fails."""
    database.close()
    if is_there(database.path):
        move_shadows(database.path, rename_aside(database.path, _WORD))


def bring_back(database: Database) -> None:
    """Put the games moved aside last back into *database*, beside those that it holds now."""
    aside = resets(database.path)
    if not aside:
        return
    if not is_there(database.path):
        database.close()
        _rename(aside[-1], database.path)
        return
    old = Database(aside[-1])
    tables = old.read(_all_rows)
    old.close()
    note = old.take_note()
    if note is not None:
        database.notes.append(note)
        return
    database.write(lambda now: _add_games(now, tables))
    if database.lasting:
        _remove(aside[-1])


def _rename(path: Path, target: Path) -> None:
    try:
        path.replace(target)
    except OSError as error:
        raise cannot_write(target, error) from error
    move_shadows(path, target)


def _remove(path: Path) -> None:
    for one in (path, *(path.with_name(path.name + shadow) for shadow in SHADOWS)):
        try:
            one.unlink(missing_ok=True)
        except OSError as error:
            raise cannot_write(one, error) from error


_Tables = dict[str, list[dict[str, object]]]


def _all_rows(database: sqlite3.Connection) -> _Tables:
    names = ("games", "deals", "sides", "seats")
    return {name: [dict(row) for row in database.execute(f"SELECT * FROM {name}")] for name in names}


def _add_games(database: sqlite3.Connection, tables: _Tables) -> None:
    """Enter the games of *tables* that *database* does not hold, under numbers of its own."""
    numbers = {}
    for row in tables["games"]:
        values = {key: value for key, value in row.items() if key != "id"}
        if added := _insert(database, "games", values):
            numbers[row["id"]] = added
    for name in ("deals", "sides", "seats"):
        for row in tables[name]:
            if row["game"] in numbers:
                _insert(database, name, {**row, "game": numbers[row["game"]]})


def _insert(database: sqlite3.Connection, table: str, values: dict[str, object]) -> int | None:
    """Return the number of the new row, or None if there is one like it."""
    marks = ", ".join("?" * len(values))
    text = f"INSERT OR IGNORE INTO {table} ({', '.join(values)}) VALUES ({marks})"
    cursor = database.execute(text, list(values.values()))
    return cursor.lastrowid if cursor.rowcount else None
