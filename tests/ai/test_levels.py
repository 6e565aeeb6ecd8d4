"""The levels of computer players."""

from collections.abc import Iterator
from random import Random

from game.ai.levels import LEVELS, USUAL, find_level
from game.ai.players import find_player
from game.ai.rule_player import BeginnerPlayer, RulePlayer
from game.ai.search_player import SearchPlayer
from game.engine.actions import PlaceBid, PlayCard, StartDeal
from game.engine.game import Game
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.presets import CLASSIC
from tests.counted import counted


def views(deals: int, seed: int = 3) -> Iterator[PlayerView]:
    """Yield what the seat on turn sees, decision by decision, in a game by rules of thumb."""
    game = Game(CLASSIC, seed)
    while len(game.state.scores) < deals and not game.over:
        turn = game.state.turn
        if turn is None:
            game.submit(StartDeal())
            continue
        view = game.view(turn)
        yield view
        game.submit(RulePlayer().decide(view, Random(0)).action)


def test_there_are_five_levels_and_each_can_be_found_by_name() -> None:
    assert ["Beginner", "Casual", "Good", "Strong", "Expert"] == [level.title for level in LEVELS]
    assert isinstance(find_player("level5"), SearchPlayer)


def test_an_unknown_level_is_the_usual_one() -> None:
    assert USUAL is find_level("level9")


def test_a_beginner_slips_now_and_then_but_plays_lawfully() -> None:
    slips = total = 0
    for number, view in counted(enumerate(views(6)), least=160):
        action = BeginnerPlayer().decide(view, Random(number)).action
        assert action in view.legal
        total += 1
        slips += action != RulePlayer().decide(view, Random(number)).action
    assert 0 < slips < total / 4


def test_a_beginner_never_slips_beside_a_nil() -> None:
    checked = 0
    for number, view in counted(enumerate(views(40)), least=160):
        beside = any(view.is_nil(seat) for seat in (view.seat, *view.partners))
        if view.phase is Phase.PLAY and beside and len(view.lawful_cards) > 1:
            checked += 1
            wanted = RulePlayer().decide(view, Random(number)).action
            assert wanted == BeginnerPlayer().decide(view, Random(number)).action
    assert checked > 20


def test_a_beginners_bid_is_at_most_one_off() -> None:
    off = set()
    for number, view in enumerate(views(15)):
        wanted = RulePlayer().decide(view, Random(number)).action
        found = BeginnerPlayer().decide(view, Random(number)).action
        if isinstance(wanted, PlaceBid) and isinstance(found, PlaceBid):
            off.add(found.bid.tricks - wanted.bid.tricks)
    assert off == {-1, 0, 1}


def test_every_level_plays_a_lawful_card() -> None:
    view = next(view for view in views(1) if view.phase is Phase.PLAY and len(view.lawful_cards) > 3)
    for level in LEVELS:
        action = level.make().decide(view, Random(5)).action
        assert isinstance(action, PlayCard)
        assert action.card in view.lawful_cards
