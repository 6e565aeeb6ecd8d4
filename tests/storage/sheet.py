"""A history entered by hand, so that every figure in it is known."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass, field

from game.storage.database import migrate
from game.storage.paths import Places


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of the person's side: its own bid and tricks, and the totals of both sides after it."""

    bid: int | None = 4
    taken: int = 4
    kind: str | None = "tricks"
    contract: int = 7
    winning: int = 7
    points: int = 70
    bags: int = 0
    boston: bool = False
    blind: int | None = None
    total: int = 0
    against: int = 0


@dataclass(frozen=True, slots=True)
class Played:
    """One game."""

    won: bool | None
    points: int = 500
    variant: str = "classic"
    seconds: float = 600.0
    target: int = 500
    deals: list[Deal] = field(default_factory=lambda: [Deal()])


class Sheet:
    """Enters games by hand."""

    def __init__(self, places: Places) -> None:
        places.data.mkdir(parents=True)
        self._file = places.history_file

    def enter(self, *games: Played) -> None:
        """Write *games*, one after the other."""
        with closing(sqlite3.connect(self._file, isolation_level=None)) as database:
            database.execute("PRAGMA synchronous = OFF")
            migrate(database)
            for game in games:
                (count,) = database.execute("SELECT count(*) FROM games").fetchone()
                self._enter(database, game, count + 1)

    def _enter(self, database: sqlite3.Connection, game: Played, number: int) -> None:
        day = f"2026-01-{number:02}"
        ended = None if game.won is None else f"{day}T21:00"
        winner = None if game.won is None else int(not game.won)
        database.execute(
            "INSERT INTO games VALUES (?, ?, 1, ?, ?, ?, 300, NULL, ?, ?, ?, '{}', '[]', 0, 0)",
            (number, f"{day}T20:00", ended, winner, game.points, game.seconds, game.variant, game.target),
        )
        for index, deal in enumerate(game.deals):
            made = int(deal.winning >= deal.contract)
            ours = (deal.contract, deal.blind, 0, 0, deal.taken + 3, deal.winning, made, 0, int(deal.boston))
            database.execute("INSERT INTO deals VALUES (?, ?, 0, 0)", (number, index))
            database.execute(
                f"INSERT INTO sides VALUES ({', '.join('?' * 18)})",
                (number, index, 0, *ours, deal.points, deal.bags, 0, 0, deal.total, 0),
            )
            database.execute(
                "INSERT INTO sides VALUES (?, ?, 1, 6, NULL, 0, 0, 6, 6, 1, 0, 0, 60, 0, 0, 0, ?, 0)",
                (number, index, deal.against),
            )
            mine = (number, index, 0, deal.kind, deal.bid, deal.taken)
            database.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", mine)
            database.execute("INSERT INTO seats VALUES (?, ?, 2, 'nil', 0, 1)", (number, index))
