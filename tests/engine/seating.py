"""Tables to test at: a deal with chosen hands, dealer and score, and actions done one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace as change

from msgspec.structs import replace

from game.cards import Card, parse_cards
from game.engine.actions import Action, PlaceBid, PlayCard
from game.engine.dealing import hash_of
from game.engine.events import Event
from game.engine.state import GameState, Phase, Seal, Step
from game.engine.transitions import advance, apply, legal_actions, new_game
from game.rules.bids import NIL, Bid
from game.rules.ruleset import RuleSet
from game.rules.scoring import DealScore, Standing
from game.rules.seats import Seat

SOUTH, WEST, NORTH, EAST = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
ORDINARY = (
    "AS 9S 5S AH 9H 5H AD 9D 5D AC 9C 5C 2C",
    "KS 8S 4S KH 8H 4H KD 8D 4D KC 8C 4C 2D",
    "QS 7S 3S QH 7H 3H QD 7D 3D QC 7C 3C 2H",
    "JS TS 6S 2S JH TH 6H JD TD 6D JC TC 6C",
)


def table(
    rules: RuleSet,
    *,
    hands: Sequence[str] = ORDINARY,
    dealer: Seat = EAST,
    points: tuple[int, ...] = (),
    deals: int = 0,
) -> GameState:
    """Return the state in which somebody first has to decide after *dealer* has dealt *hands*, South's first.

    *points* stand on the sheet, and *deals* have been scored before.
    """
    cards = tuple(parse_cards(hand) for hand in hands)
    state = new_game(change(rules, first_dealer="random"), seed=1).state
    deal = replace(
        state.current,
        index=deals,
        dealer=dealer,
        dealt=cards,
        hands=cards,
        looked=(False,) * rules.players,
        laid=False,
        seal=Seal(1, "nonce", hash_of(1, cards, "nonce")),
    )
    standings = tuple(Standing(score) for score in points) or state.standings
    state = replace(
        state,
        rules=rules,
        phase=Phase.BLIND,
        dealer=dealer,
        standings=standings,
        deal=deal,
        scores=(DealScore(()),) * deals,
    )
    return advance(Step(state)).state


def do(state: GameState, *actions: Action) -> Step:
    """Return where *actions* lead from *state*, and all events on the way."""
    step = Step(state)
    for action in actions:
        step = step.then(apply(step.state, action))
    return step


def kinds(events: Sequence[Event]) -> list[str]:
    """Return what sort of events these are."""
    return [type(event).__name__ for event in events]


def bids(state: GameState, words: str) -> Step:
    """Bid for everybody in turn what *words* say: "4 3 nil 2"."""
    step = Step(state)
    for word in words.split():
        seat = turn(step.state)
        step = step.then(apply(step.state, PlaceBid(seat, NIL if word == "nil" else Bid.of(int(word)))))
    return step


def cards(state: GameState, words: str) -> Step:
    """Play for everybody in turn what *words* say: "4H KH 2H 3H"."""
    step = Step(state)
    for card in parse_cards(words):
        step = step.then(apply(step.state, PlayCard(turn(step.state), card)))
    return step


def turn(state: GameState) -> Seat:
    """Return whose turn it is; somebody's it must be."""
    assert state.turn is not None
    return state.turn


def options(state: GameState, seat: Seat | None = None) -> tuple[Action, ...]:
    """Return what *seat*, or whoever has the turn, may do."""
    return legal_actions(state, turn(state) if seat is None else seat)


def first_lawful(state: GameState) -> GameState:
    """Play the deal to its end: everybody always the first card that may be played, no call, the first choice."""
    while state.phase not in (Phase.SCORED, Phase.OVER):
        state = apply(state, options(state)[0]).state
    return state


def card(text: str) -> Card:
    return Card.parse(text)
