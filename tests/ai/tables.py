"""Tables of computer players, for the tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from game.ai.agent import Agent, Decision
from game.cards import FULL_DECK, parse_cards
from game.engine.actions import PlayCard
from game.engine.flow import new_game
from game.engine.state import GameState, Phase
from game.engine.transitions import apply
from game.engine.views import PlayerView, view_of
from game.rules.bids import BLIND_NIL, NIL, Bid
from game.rules.presets import CLASSIC
from game.rules.ruleset import RuleSet
from game.rules.scoring import Standing
from game.rules.seats import Seat
from game.rules.tricks import Play, Trick


def to_act(state: GameState) -> Seat:
    """Return whose decision *state* waits for; once a deal is scored anybody may go on."""
    return Seat.SOUTH if state.turn is None else state.turn


def sitting(
    agents: Sequence[Agent], rules: RuleSet, seed: int, deals: int
) -> Iterator[tuple[GameState, PlayerView, Decision]]:
    """Yield every state in which *agents* decide, what they see and what they do, for so many *deals* of a game."""
    rng = Random(seed)
    state = new_game(rules, seed).state
    while state.phase is not Phase.OVER and len(state.scores) < deals:
        view = view_of(state, to_act(state))
        decision = agents[view.seat].decide(view, rng)
        yield state, view, decision
        state = apply(state, decision.action).state


def _bid(word: str) -> Bid | None:
    """Return the bid written as *word*: a number, "nil", "blind" or "-" for none yet."""
    return {"-": None, "nil": NIL, "blind": BLIND_NIL}.get(word) if not word.isdigit() else Bid.of(int(word))


def seen(
    hand: str,
    trick: str = "",
    *,
    bids: str = "3 3 3 3",
    deck: str = "",
    won: str = "",
    rules: RuleSet = CLASSIC,
    points: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
) -> PlayerView:
    """Return what South sees while it is to play a card; spades are broken.

    *bids* are South's, West's, North's (its partner) and East's; *trick* the cards on the table, the last one East's;
    *won* the initials of who took the tricks before, without their cards. *deck* names all cards in play of an ending.
    """
    if deck:
        rules = replace(rules, removed=tuple(card for card in FULL_DECK if card not in parse_cards(deck)))
    said = tuple(_bid(word) for word in bids.split())
    table = parse_cards(trick)
    seats = (Seat.WEST, Seat.NORTH, Seat.EAST)[3 - len(table) :]
    cards = parse_cards(hand)
    return PlayerView(
        seat=Seat.SOUTH,
        rules=rules,
        phase=Phase.PLAY,
        turn=Seat.SOUTH,
        dealer=Seat.EAST,
        standings=tuple(Standing(one, many) for one, many in zip(points, bags, strict=True)),
        scores=(),
        winner=None,
        cuts=(),
        legal=tuple(PlayCard(Seat.SOUTH, card) for card in cards),
        index=0,
        attempt=0,
        seal="",
        opened=None,
        hand=cards,
        sizes=tuple(len(cards) - (seat in seats) for seat in (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)),
        looked=(True,) * 4,
        offers=(),
        blind=(None, None),
        low_named=(None, None),
        settled=(),
        bids=said,
        contracts=tuple(sum(bid.tricks for bid in said[side::2] if bid is not None) for side in (0, 1)),
        talk=(),
        passes=(),
        tricks=(),
        takers=tuple(Seat("SWNE".index(letter)) for letter in won.split()),
        trick=Trick(tuple(Play(seat, card) for seat, card in zip(seats, table, strict=True))),
        broken=True,
        calls=(),
    )
