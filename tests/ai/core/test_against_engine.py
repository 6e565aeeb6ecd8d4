"""The core follows the same rules as the engine: whole games, card by card and score by score."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random

import pytest

from game.ai.baselines import RandomPlayer
from game.ai.codes import codes_of
from game.ai.core import pure
from game.ai.core.reading import NOT_UNDERSTOOD, UNDERSTOOD, read_terms, set_bids, set_stakes, supports
from game.engine.actions import PlayCard
from game.engine.phases.play import lawful_cards
from game.engine.state import GameState, Phase
from game.engine.transitions import apply, new_game
from game.engine.views import view_of
from game.rules.presets import CLASSIC, PRESETS
from game.rules.ruleset import RuleSet
from tests.ai.core.cores import THERE, Core
from tests.ai.tables import to_act

GAMES = 12
OTHERS: dict[str, dict[str, object]] = {
    "suicide": {"bidding": "suicide"},
    "sets cost double, bags lose points": {"set_penalty": 20, "overtrick_points": -1, "bag_limit": 5},
    "failed nils are bags without points": {"failed_nil_tricks": "bags_without_points", "nil": 50},
    "two of clubs leads": {"first_trick": "two_of_clubs_leads", "forced_lead_breaks": True},
    "no bags": {"bag_limit": 0, "overtrick_points": 0, "bidding": "mirror"},
    "spades at any time": {"spade_lead": "any_time", "first_deal_bids_itself": True},
    "nils trade": {"nil_trade": 2, "both_nil": "bonuses_only"},
}
TABLES = {preset.key: preset.rules for preset in PRESETS} | {
    name: CLASSIC.changed(values) for name, values in OTHERS.items()
}


def mirrored(core: Core, state: GameState) -> pure.Deal:
    """Return the deal of *state*, before its first card, as the core has it."""
    rules, deal = state.rules, state.current
    assert supports(rules)
    mirror = core.Deal(read_terms(rules))
    for seat in rules.seats:
        mirror.hold(seat, codes_of(rules).mask(deal.hands[seat]))
    set_bids(mirror, deal.bids)
    for side in rules.all_sides:
        set_stakes(mirror, rules, side, deal.contracts[side], deal.blind[side])
        mirror.stand(side, state.standings[side].points, state.standings[side].bags)
    mirror.begin(rules.first_after(deal.dealer))
    return mirror


def follow(rules: RuleSet, seed: int, most_deals: int) -> int:
    """Play a game at random, comparing with all cores on the way; return how many cards were compared."""
    codes = codes_of(rules)
    rng = Random(seed)
    state = new_game(rules, seed).state
    mirrors: list[tuple[Core, pure.Deal]] = []
    compared = 0
    while state.phase is not Phase.OVER and len(state.scores) < most_deals:
        seat = to_act(state)
        if state.phase is Phase.PLAY:
            mirrors = mirrors or [(core, mirrored(core, state)) for core in THERE]
            lawful = lawful_cards(state, seat)
            action = rng.choice([PlayCard(seat, card) for card in lawful])
            for core, mirror in mirrors:
                assert (seat, codes.mask(lawful)) == (mirror.to_play, mirror.legal()), core
                mirror.play(codes.of[action.card.index])
            compared += 1
            state = apply(state, action).state
        else:
            state = apply(state, RandomPlayer().decide(view_of(state, seat), rng).action).state
        if state.phase in (Phase.SCORED, Phase.OVER):
            for core, mirror in mirrors:
                assert mirror.over
                assert [state.current.taken(one) for one in rules.seats] == [mirror.tricks(one) for one in rules.seats]
                after = [(one.points, one.bags) for one in state.standings]
                assert after == [core.final_standing(mirror, side) for side in rules.all_sides], core
            mirrors = []
    return compared


@pytest.mark.parametrize("name", TABLES)
def test_every_card_and_every_score_is_that_of_the_engine(name: str) -> None:
    compared = sum(follow(TABLES[name], seed, most_deals=8) for seed in range(GAMES))
    assert compared >= GAMES * 100


@pytest.mark.parametrize(
    "changes",
    [{"jokers": 2, "high_trumps": ["BJ", "LJ"], "removed": ["2H", "2C"]}, {"sides": "solo"}],
)
def test_other_decks_and_tables_are_not_served(changes: dict[str, object]) -> None:
    assert not supports(CLASSIC.changed(changes))


def test_the_core_knows_of_every_rule_key_whether_it_plays_by_it() -> None:
    """A new key fails here: read it into the terms, or name the value at which the core may go on without it."""
    assert {field.name for field in fields(RuleSet)} == UNDERSTOOD | NOT_UNDERSTOOD.keys()
    assert not UNDERSTOOD & NOT_UNDERSTOOD.keys()


def test_a_key_that_the_core_does_not_know_must_have_its_usual_value() -> None:
    @dataclass(frozen=True, kw_only=True)
    class NewRules(RuleSet):
        kitty: int = 0

    assert supports(NewRules())
    assert not supports(NewRules(kitty=3))
