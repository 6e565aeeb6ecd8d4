"""The bot protocol: a view as a line of JSON, and the action that answers it (ARENA.md describes both)."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from game.cards import Card, show_cards
from game.engine.actions import Action, StartDeal
from game.engine.state import Call, Pass
from game.engine.views import PlayerView
from game.rules.bids import Bid, BlindBid
from game.rules.scoring import ScoreLine, Standing
from game.rules.tricks import Play

PROTOCOL = 1
_SHOWN = 60  # letters of a wrong answer that a message repeats


class ForfeitError(Exception):
    """A player that does not answer as it should, and so loses the game; the text says how."""


class SeatPage(msgspec.Struct, frozen=True, kw_only=True):
    """A view as it is written; what a name means does not change while *protocol* stays the same."""

    protocol: int
    random: int
    seat: int
    partners: tuple[int, ...]
    phase: str
    legal: tuple[Action, ...]
    lawful: tuple[Card, ...]
    hand: tuple[Card, ...]
    bids: tuple[Bid | None, ...]
    contracts: tuple[int | None, ...]
    trick: tuple[Play, ...]
    tricks: tuple[tuple[Play, ...], ...]
    takers: tuple[int, ...]
    broken: bool
    standings: tuple[Standing, ...]
    scores: tuple[tuple[tuple[ScoreLine, ...], ...], ...]
    turn: int | None
    dealer: int | None
    index: int
    attempt: int
    sizes: tuple[int, ...]
    looked: tuple[bool, ...]
    cuts: tuple[tuple[int, int, Card], ...]
    offers: tuple[Action, ...]
    blind: tuple[BlindBid | None, ...]
    low_named: tuple[int | None, ...]
    settled: tuple[int, ...]
    talk: tuple[Action, ...]
    passes: tuple[Pass, ...]
    calls: tuple[Call, ...]
    stock: int
    offered: Card | None
    refused: tuple[Card, ...]
    rules: dict[str, object]


def question(view: PlayerView) -> bytes:
    """Return the line, with its end, that asks for a decision in *view*.

    The seal is left out: deals of the arena have small numbers, and whoever tries them all would find the cards.
    """
    page = SeatPage(
        protocol=PROTOCOL,
        random=_chance(view),
        seat=view.seat,
        partners=view.partners,
        phase=view.phase,
        legal=view.legal,
        lawful=view.lawful_cards,
        hand=view.hand,
        bids=view.bids,
        contracts=view.contracts,
        trick=view.trick.plays,
        tricks=tuple(trick.plays for trick in view.tricks),
        takers=view.takers,
        broken=view.broken,
        standings=view.standings,
        scores=tuple(tuple(side.lines for side in score.sides) for score in view.scores),
        turn=view.turn,
        dealer=view.dealer,
        index=view.index,
        attempt=view.attempt,
        sizes=view.sizes,
        looked=view.looked,
        cuts=view.cuts,
        offers=view.offers,
        blind=view.blind,
        low_named=view.low_named,
        settled=view.settled,
        talk=view.talk,
        passes=view.passes,
        calls=view.calls,
        stock=view.stock,
        offered=view.offered,
        refused=view.refused,
        rules=view.rules.to_json(),
    )
    return msgspec.json.encode(page, enc_hook=_write) + b"\n"


def _chance(view: PlayerView) -> int:
    """Return a number from 0 to 2^53 - 1 that tells nothing new: it comes from the cards that the seat has had itself.

    It is the same at both tables of a deal, and another in every decision.
    """
    played = [play.card for trick in (*view.tricks, view.trick) for play in trick.plays if play.seat is view.seat]
    said = sum(not isinstance(word, StartDeal) and word.seat is view.seat for word in (*view.offers, *view.talk))
    place = f"{view.index}:{view.attempt}:{int(view.seat)}:{len(view.tricks)}:{view.phase}:{said}"
    if view.offered is not None:
        place += f":{view.stock}"
    text = f"{place}:{show_cards(sorted((*view.hand, *played)))}"
    return int.from_bytes(sha256(text.encode("ascii")).digest()[:8], "big") >> 11


def answer(line: bytes) -> Action:
    """Return the action that *line* says; raise ForfeitError where it says none."""
    try:
        return _reader.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        said = line.decode("utf-8", "replace").strip()
        shown = said if len(said) <= _SHOWN else said[:_SHOWN] + "..."
        raise ForfeitError(f"it answered {shown!r}, which is no action: {error}") from error


def _write(value: object) -> object:
    if isinstance(value, Card):
        return value.name
    raise NotImplementedError(f"{type(value).__name__} has no written form")


def _read(kind: type, value: object) -> object:
    if kind is Card:
        return Card.parse(str(value))
    raise NotImplementedError(f"{kind.__name__} has no written form")


_reader = msgspec.json.Decoder(Action, dec_hook=_read)
