"""Random house rules, random play, and what to look for in it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import msgspec
from hypothesis import strategies as st

from game.cards import BIG_JOKER, FULL_DECK, LITTLE_JOKER, Card
from game.engine.actions import (
    Action,
    AgreeBlind,
    AgreeContract,
    AskRedeal,
    BidBlind,
    BidBlindNil,
    CallRenege,
    ChoosePenalty,
    CloseCalls,
    CutCard,
    DeclineBlind,
    DeclineTrade,
    GiveEstimate,
    KeepCard,
    KeepHand,
    LookAtCards,
    PassCards,
    PlaceBid,
    PlayCard,
    ProposeContract,
    RefuseCard,
    SettleBlind,
    StartDeal,
    WishNil,
)
from game.engine.phases.court import PENALTIES
from game.engine.state import GameState, Phase, Step
from game.engine.transitions import apply, legal_actions, new_game
from game.rules.bids import Bid, BidKind
from game.rules.errors import RuleError
from game.rules.presets import ALL_PRESETS, CLASSIC
from game.rules.rule_keys import KEYS
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat

DECKS: tuple[dict[str, object], ...] = (
    {},
    {"removed": ["2C", "2D", "2H", "2S"]},
    {"removed": [rank + suit for rank in "23456" for suit in "CDHS"]},
    {"removed": [rank + suit for rank in "23456789T" for suit in "CDHS"]},
    {"removed": [rank + "S" for rank in "23456789TJQK"]},
    {"high_trumps": ["2H", "2C", "2D", "2S"]},
    {"jokers": 2, "high_trumps": ["BJ", "LJ"], "removed": ["2H", "2C"]},
    {"jokers": 2, "high_trumps": ["BJ", "LJ", "2D", "2S"], "removed": ["2H", "2C"]},
    {"jokers": 2, "high_trumps": ["LJ"], "removed": ["BJ", "3D"]},
)
JOKERS: dict[str, object] = {"jokers": 2, "high_trumps": ["BJ", "LJ"]}
TWOS: dict[str, object] = {"removed": ["2C", "2D", "2H", "2S"]}
SHORT: dict[str, object] = {"removed": [rank + suit for rank in "234567" for suit in "CDHS"]}
TABLES: tuple[dict[str, object], ...] = (
    {"players": 2, "sides": "solo"},
    {"players": 2, "sides": "solo", **TWOS},
    {"players": 2, "sides": "solo", **JOKERS, "removed": ["2H", "2C"]},
    {"players": 3, "sides": "solo", "removed": ["2C"]},
    {"players": 3, "sides": "solo", **JOKERS},
    {"players": 3, "sides": "solo", **TWOS, "high_trumps": ["3C"]},
    {"players": 6, "sides": "pairs", **JOKERS},
    {"players": 6, "sides": "pairs", **TWOS},
    {"players": 6, "sides": "trios", **JOKERS},
    {"players": 6, "sides": "trios", **TWOS},
    {"players": 6, "sides": "trios", **JOKERS, **SHORT},
    {"players": 6, "sides": "solo", **TWOS},
)
POINTS = st.integers(-300, 400)
CONSTANT = {"players", "jokers", "high_trumps", "removed"}  # as the table has them
USUAL = {name: st.sampled_from([key.kind.plain(value) for value in key.usual]) for name, key in KEYS.items()}
VALUES: dict[str, st.SearchStrategy[object]] = {
    **{name: values for name, values in USUAL.items() if name not in CONSTANT},
    "sides": st.sampled_from(["pairs", "pairs", "solo", "trios"]),
    "bidding": st.sampled_from(["individual", "individual", "negotiated", "mirror", "whiz", "suicide"]),
    "min_side_bid": st.integers(0, 13),
    "forbidden_total": st.none() | st.integers(0, 26),
    "nil": st.sampled_from([0, 50, 100, 1000]),
    "blind_nil": st.sampled_from([0, 200, 200]),
    "blind_deficit": st.sampled_from([0, 0, 1, 100]),
    "blind_nil_trade": st.integers(0, 4),
    "nil_trade": st.integers(0, 4),
    "ten_bid": st.none() | st.lists(POINTS, min_size=2, max_size=2),
    "boston_bid": st.none() | st.lists(POINTS, min_size=2, max_size=2),
    "blind_bids": st.dictionaries(st.integers(1, 13).map(str), st.lists(POINTS, min_size=2, max_size=2), max_size=3),
    "blind_low_five": st.none() | st.lists(POINTS, min_size=3, max_size=3),
    "bag_limit": st.sampled_from([0, 1, 5, 7, 10]),
    "bag_penalty": st.sampled_from([0, 50, 100]),
    "renege": st.sampled_from(["impossible", "impossible", "callable"]),
    "renege_tricks": st.integers(0, 13),
    "renege_points": st.sampled_from([0, 50]),
    "wrong_call_points": st.sampled_from([0, 50]),
    "target": st.sampled_from([1, 200, 500]),
    "floor": st.none() | st.integers(-300, -1),
    "max_deals": st.none() | st.integers(1, 3),
}


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Return rules of any house, mostly for four: every key may be changed, save where that cannot stand."""
    if draw(st.integers(0, 2)):
        rules, tables = draw(st.sampled_from(ALL_PRESETS)).rules, DECKS
    else:
        rules, tables = CLASSIC, TABLES
    keys = draw(st.sets(st.sampled_from(sorted(VALUES)), max_size=len(VALUES)))
    changes = [draw(st.sampled_from(tables)), *({key: draw(VALUES[key])} for key in KEYS if key in keys)]
    for change in changes:
        try:
            rules = rules.changed(change)
        except RuleError:
            continue
    return rules


SEAT = st.sampled_from(Seat)
NUMBER = st.integers(-2, 20) | st.integers(-(10**20), 10**20)
CARD = st.sampled_from([*FULL_DECK, LITTLE_JOKER, BIG_JOKER])
HANDFUL = st.lists(CARD, max_size=5).map(tuple)


def actions() -> st.SearchStrategy[Action]:
    """Return anything that can be written as an action, sense or nonsense."""
    bid = st.builds(Bid, st.sampled_from(BidKind), NUMBER)
    lonely = (AgreeBlind, DeclineBlind, BidBlindNil, LookAtCards, AskRedeal, KeepHand, WishNil, AgreeContract)
    return st.one_of(
        *(st.builds(kind, SEAT) for kind in (*lonely, KeepCard, RefuseCard, DeclineTrade, CloseCalls)),
        st.builds(StartDeal),
        st.builds(CutCard, SEAT, NUMBER),
        st.builds(BidBlind, SEAT, NUMBER, st.booleans(), st.none() | SEAT),
        st.builds(PlaceBid, SEAT, bid),
        st.builds(SettleBlind, SEAT, st.booleans(), st.booleans()),
        st.builds(GiveEstimate, SEAT, NUMBER, NUMBER),
        st.builds(ProposeContract, SEAT, NUMBER, st.lists(SEAT, max_size=3).map(tuple)),
        st.builds(PassCards, SEAT, HANDFUL),
        st.builds(PlayCard, SEAT, CARD),
        st.builds(CallRenege, SEAT, SEAT, NUMBER),
        st.builds(ChoosePenalty, SEAT, st.sampled_from(PENALTIES)),
    )


seeds = st.integers(0, 2**63 - 1)
chances = st.integers(0, 2**32).map(random.Random)


def choose(state: GameState, chance: random.Random) -> Action:
    """Return something that may be done in *state*: any sort as likely as any other, but few calls during play."""
    seat = state.turn
    if state.phase is Phase.SCORED:
        return StartDeal()
    if seat is None or chance.random() < 0.02:
        callers = [one for one in state.rules.seats if one is not state.turn and legal_actions(state, one)]
        seat = chance.choice(callers) if callers else seat
    assert seat is not None
    legal = legal_actions(state, seat)
    sorts = list(dict.fromkeys(type(action) for action in legal))
    sort = PlayCard if PlayCard in sorts and chance.random() < 0.97 else chance.choice(sorts)
    return chance.choice([action for action in legal if type(action) is sort])


def walk(rules: RuleSet, seed: int, chance: random.Random, deals: int = 1) -> Iterator[tuple[Step, Action | None]]:
    """Yield each step of a random game and the action that follows it, until *deals* are scored or the game is over."""
    step = new_game(rules, seed)
    while step.state.phase is not Phase.OVER and len(step.state.scores) < deals:
        action = choose(step.state, chance)
        yield step, action
        step = apply(step.state, action)
    yield step, None


def cards_in(thing: object) -> set[Card]:
    """Return all cards that can be reached from *thing*, but for those that its rules name."""
    if isinstance(thing, Card):
        return {thing}
    if thing is None or isinstance(thing, str | int | RuleSet):
        return set()
    return {card for part in _parts(thing) for card in cards_in(part)}


def _parts(thing: object) -> list[object]:
    if isinstance(thing, dict):
        return list(thing.values())
    if isinstance(thing, tuple | list):
        return list(thing)
    if isinstance(thing, msgspec.Struct):
        return [getattr(thing, name) for name in thing.__struct_fields__]
    if is_dataclass(thing):
        return [getattr(thing, field.name) for field in fields(thing)]
    raise TypeError(f"cannot look into {type(thing).__name__}")


def known_to(state: GameState, seat: Seat) -> set[Card]:
    """Return the cards that *seat* can know: its own once it has looked, those played, given, got, cut and drawn."""
    cut = {card for _seat, _place, card in state.cuts}
    deal = state.deal
    if deal is None:
        return cut
    played = {card for trick in (*deal.tricks, deal.trick) for card in trick.cards}
    passed = {
        card for one in deal.passes if one.giver is seat or (one.receiver is seat and one.done) for card in one.cards
    }
    drawn = {*deal.refused[seat], *(deal.stock[:1] if state.turn is seat else ())} if deal.refused else set()
    return cut | played | passed | drawn | (set(deal.hands[seat]) if deal.looked[seat] else set())
