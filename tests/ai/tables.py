"""Tables of computer players, for the tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

from game.ai.agent import Agent, Decision, chance_of
from game.cards import parse_cards
from game.engine.actions import Action, PlayCard, StartDeal
from game.engine.state import GameState, Phase
from game.engine.transitions import apply, new_game
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


def states(agents: Sequence[Agent], rules: RuleSet, seed: int, deals: int) -> Iterator[GameState]:
    """Yield every state of a game between *agents* until *deals* deals are scored, with chance as the game gives it."""
    state = new_game(rules, seed).state
    for number in count():
        yield state
        if state.phase is Phase.OVER or (state.phase is Phase.SCORED and len(state.scores) >= deals):
            return
        seat = state.turn
        action: Action = StartDeal()
        if seat is not None:
            action = agents[seat].decide(view_of(state, seat), chance_of(seed, number, seat)).action
        state = apply(state, action).state


def said(bids: str) -> tuple[Bid | None, ...]:
    """Return *bids*, each written as a number, "nil", "blind" or "-" for none yet."""
    named = {"-": None, "nil": NIL, "blind": BLIND_NIL}
    return tuple(Bid.of(int(word)) if word.isdigit() else named[word] for word in bids.split())


def seen(
    hand: str,
    trick: str = "",
    *,
    bids: str = "3 3 3 3",
    rules: RuleSet = CLASSIC,
    points: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
) -> PlayerView:
    """Return what South sees while it is to play a card; spades are broken.

    *bids* are South's, West's, North's (its partner) and East's; *trick* the cards on the table, the last one East's.
    """
    heard = said(bids)
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
        bids=heard,
        contracts=tuple(sum(bid.tricks for bid in heard[side::2] if bid is not None) for side in (0, 1)),
        talk=(),
        passes=(),
        tricks=(),
        takers=(),
        trick=Trick(tuple(Play(seat, card) for seat, card in zip(seats, table, strict=True))),
        broken=True,
        calls=(),
    )
