"""Beginning an empty history, and thinking better of it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from game.storage.database import SHADOWS, Database, move_shadows
from game.storage.files import cannot_write, is_there, rename_aside

_WORD = "reset"


def resets(path: Path) -> list[Path]:
    """Return the histories moved aside from *path*, the latest last."""
    beginning = f"{path.name}.{_WORD}-"
    numbers = (one.name.removeprefix(beginning) for one in path.parent.glob(f"{beginning}*"))
    return [path.with_name(f"{beginning}{number}") for number in sorted(map(int, filter(str.isdecimal, numbers)))]


def put_away(database: Database) -> None:
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
