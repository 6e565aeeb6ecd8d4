"""Characters: another style, in the direction that their name says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.ai.agent import Agent
from game.ai.characters import CHARACTERS, STEADY, Character, find_character
from game.ai.core.chosen import describe
from game.ai.levels import LEVELS, Level
from game.ai.players import find_player
from game.ai.rule_player import BeginnerPlayer, RulePlayer
from game.ai.search_player import Budget, SearchPlayer
from game.ai.simulation import is_set
from game.cards import Card
from game.engine.actions import PlaceBid, PlayCard
from game.engine.game import Game
from game.engine.state import Phase
from game.engine.transitions import is_legal
from game.rules.presets import CLASSIC, PRESETS, Preset
from tests.ai.tables import seen, sitting, states
from tests.counted import counted

COMPILED = describe() == "compiled"
SMALL = Budget(24, 24, 2, 2, solved=8) if COMPILED else Budget(8, 8, 1, 1, solved=4)
GAMES = 25 if COMPILED else 12
BOLD, CAREFUL, THRIFTY, HUNTER = CHARACTERS[1:]
# What a search finds changes a little with each tuning: shifts so large tell their direction from few deals.
MISER, WOLF = Character("miser", bags=5.0), Character("wolf", bags=0.0, sets=400)
MAKERS: dict[str, Callable[[Character], Agent]] = {
    "rules": RulePlayer,
    "search": lambda character: SearchPlayer(4, SMALL, character),
}


def nils(player: Agent, deals: int = 30) -> int:
    """Return how many nils *player* bids in all seats of so many deals."""
    found = 0
    for seed in range(deals):
        game = Game(CLASSIC, seed)
        while game.state.phase is Phase.AUCTION:
            turn = game.state.turn
            assert turn is not None
            action = player.decide(game.view(turn), Random(seed)).action
            assert isinstance(action, PlaceBid)
            found += action.bid.is_nil
            game.submit(action)
    return found


def taken(name: str, character: Character) -> tuple[int, int]:
    """Return the bags that a side of *character* takes in some deals against steady players, and those it sets."""
    player, steady = MAKERS[name](character), MAKERS[name](STEADY)
    bags = sets = 0
    for seed in range(GAMES if name == "search" else 25):
        *_before, last = states([player, steady, player, steady], CLASSIC, seed, deals=2)
        for score in last.scores:
            bags += sum(max(0, line.bags) for line in score.sides[0].lines)
            sets += sum(is_set(line) for line in score.sides[1].lines)
    return bags, sets


@pytest.mark.parametrize("name", MAKERS)
def test_the_bold_bid_nil_more_often_and_the_careful_less(name: str) -> None:
    make = MAKERS[name]
    assert nils(make(BOLD)) > nils(make(STEADY)) > nils(make(CAREFUL))


@pytest.mark.parametrize(("name", "thrifty", "hunter"), [("rules", THRIFTY, HUNTER), ("search", MISER, WOLF)])
def test_the_thrifty_take_fewer_bags_and_hunters_more_for_sets(
    name: str, thrifty: Character, hunter: Character
) -> None:
    steady_bags, steady_sets = taken(name, STEADY)
    assert taken(name, thrifty)[0] < steady_bags
    bags, sets = taken(name, hunter)
    assert bags > steady_bags
    assert sets > steady_sets


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.key)
def test_every_character_gets_through_every_preset_lawfully(preset: Preset, character: Character) -> None:
    agents: list[Agent] = [
        BeginnerPlayer(character),
        SearchPlayer(5, SMALL, character),
        RulePlayer(character),
        RulePlayer(),
    ]
    for state, _view, decision in counted(sitting(agents, preset.rules, seed=6, deals=1), least=20):
        assert is_legal(state, decision.action)
        assert decision.reason


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_a_character_decides_the_same_from_the_same_seed(level: Level) -> None:
    views = (view for _state, view, _decision in sitting([RulePlayer()] * 4, CLASSIC, seed=8, deals=1))
    view = next(view for view in views if view.phase is Phase.PLAY and len(view.lawful_cards) > 4)
    for character in CHARACTERS if COMPILED else (STEADY, HUNTER):
        decided = {level.make(character).decide(view, Random(9)) for _ in range(2)}
        assert len(decided) == 1


def test_a_player_without_a_character_is_steady() -> None:
    plain, steady = SearchPlayer(4, SMALL), SearchPlayer(4, SMALL, STEADY)
    for number, (_state, view, decision) in counted(
        enumerate(sitting([RulePlayer()] * 4, CLASSIC, seed=8, deals=1)), least=20
    ):
        assert plain.decide(view, Random(number)) == steady.decide(view, Random(number))
        assert RulePlayer(STEADY).decide(view, Random(number)) == decision


def test_the_value_of_the_partners_nil_is_the_same_for_all() -> None:
    """Beside a nil of the partner, only bags and the others' contract may count otherwise."""
    view = seen("JH 2H KD 8D 4D JC 8C 5C 4C AS KS 7S 4S", "3H 9H 4H", bids="4 3 nil 4")
    cards = {RulePlayer(character).decide(view, Random(0)).action for character in CHARACTERS}
    assert cards == {PlayCard(view.seat, Card.parse("JH"))}


def test_characters_have_names_and_are_found_by_their_keys() -> None:
    assert [find_character(one.key) for one in CHARACTERS] == list(CHARACTERS)
    assert ["Steady", "Bold", "Careful", "Thrifty", "Hunter"] == [one.title for one in CHARACTERS]
    assert all(one.about for one in CHARACTERS)


def test_an_unknown_character_is_steady() -> None:
    assert STEADY is find_character("moody")


def test_a_player_can_be_asked_for_with_its_character() -> None:
    player = find_player("level5/bold")
    assert isinstance(player, SearchPlayer)
    assert BOLD is player.character


def test_a_player_of_an_unknown_character_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"there is no 'level5/moody'.*steady, bold, careful, thrifty, hunter"):
        find_player("level5/moody")
