"""A game as a value, to be saved, replayed, undone and shared: its rules, seed and actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec

from game.cards import Card
from game.engine.actions import Action, IllegalActionError
from game.engine.dealing import LARGEST_SEED
from game.engine.events import DealStarted, Event
from game.engine.state import GameState, Step
from game.engine.transitions import apply, new_game
from game.rules.errors import RuleError
from game.rules.ruleset import RuleSet

FORMAT = 1


class RecordError(ValueError):
    """A record that cannot be read or replayed; the text says what is wrong."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game as a value.

    *seals* are the hashes of its deals in order, with those thrown in; *undone* counts the choices taken back.
    """

    rules: RuleSet
    seed: int
    actions: tuple[Action, ...] = ()
    seals: tuple[str, ...] = ()
    undone: int = 0

    def to_json(self) -> bytes:
        """Return the record as JSON text in UTF-8."""
        page = _Page(FORMAT, self.rules.to_json(), self.seed, list(self.actions), list(self.seals), self.undone)
        return msgspec.json.encode(page, enc_hook=_encode)

    @classmethod
    def from_json(cls, text: bytes | str) -> GameRecord:
        """Return the record written as *text*; raise RecordError, saying what is wrong, for any other text."""
        try:
            stamp = msgspec.json.decode(text, type=_Stamp)
            if stamp.format != FORMAT:
                raise RecordError(f"format: {stamp.format} cannot be read; this version reads format {FORMAT}")
            page = msgspec.json.decode(text, type=_Page, dec_hook=_decode)
            rules = RuleSet.from_json(page.rules)
        except (msgspec.MsgspecError, RuleError, UnicodeDecodeError, RecursionError) as error:
            raise RecordError(f"this is no record of a game: {error}") from error
        if not 0 <= page.seed <= LARGEST_SEED:
            raise RecordError(f"seed: cannot be {page.seed}; allowed is a whole number from 0 to {LARGEST_SEED}")
        return cls(rules, page.seed, tuple(page.actions), tuple(page.seals), page.undone)


class _Stamp(msgspec.Struct):
    """The key that records of all versions share, read first so that a later version is named and not misread."""

    format: int


class _Page(msgspec.Struct, forbid_unknown_fields=True):
    """A record as it is written."""

    format: int
    rules: dict[str, Any]
    seed: int
    actions: list[Action] = msgspec.field(default_factory=list)
    seals: list[str] = msgspec.field(default_factory=list)
    undone: Annotated[int, msgspec.Meta(ge=0)] = 0


def _encode(value: object) -> object:
    if isinstance(value, Card):
        return value.name
    raise NotImplementedError(f"{type(value).__name__} has no written form")


def _decode(kind: type, value: object) -> object:
    if kind is Card:
        return Card.parse(str(value))
    raise NotImplementedError(f"{kind.__name__} has no written form")


@dataclass(slots=True)
class Replay:
    """The states that a record goes through, with the events that led to each and the seals of the deals."""

    states: list[GameState] = field(default_factory=list)
    events: list[tuple[Event, ...]] = field(default_factory=list)
    seals: list[str] = field(default_factory=list)

    def add(self, step: Step) -> None:
        """Append the opening step, or the step of an action."""
        self.states.append(step.state)
        self.events.append(step.events)
        self.seals += _seals_of(step.events)

    def cut(self, length: int) -> Replay:
        """Return the replay of the first *length* states."""
        events = self.events[:length]
        return Replay(self.states[:length], events, [seal for news in events for seal in _seals_of(news)])


def _seals_of(events: tuple[Event, ...]) -> list[str]:
    return [event.seal for event in events if isinstance(event, DealStarted)]


def steps(record: GameRecord) -> Iterator[Step]:
    """Yield the first step of the game, and that of every action; raise RecordError at an illegal one."""
    step = new_game(record.rules, record.seed)
    yield step
    for number, action in enumerate(record.actions, start=1):
        try:
            step = apply(step.state, action)
        except IllegalActionError as error:
            raise RecordError(f"action {number} cannot be: {error}") from error
        yield step


def replay(record: GameRecord) -> Replay:
    """Return all states and events of *record*; raise RecordError where an action or a seal does not fit."""
    path = Replay()
    for step in steps(record):
        path.add(step)
    if record.seals and list(record.seals) != path.seals:
        bad = next(
            (n for n, (old, new) in enumerate(zip(record.seals, path.seals, strict=False), 1) if old != new),
            min(len(record.seals), len(path.seals)) + 1,
        )
        raise RecordError(f"seals: the seal of deal {bad} does not fit its cards; the record was changed")
    return path
