"""Tables for two, three and six, and for four who play alone: laid out, played, kept, looked back on."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from pygame import FRect

from game.ai.baselines import GreedyPlayer
from game.app.screens.new_game import NewGameScene
from game.app.screens.results import ResultsScene
from game.app.screens.review.scene import ReviewScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.screens.statistics import StatisticsScene
from game.app.services.played_game import PlayedGame
from game.app.services.seating import sitters
from game.app.services.services import Services
from game.app.services.session import PERSON, Session
from game.app.shell.inputs import KeyPressed
from game.app.shell.scene import Scene
from game.app.table.card_panels import DrawPanel
from game.app.table.layout import draw_place
from game.app.table.scene import TableScene
from game.app.wording.table import stakes
from game.engine.actions import KeepCard, PlayCard, RefuseCard, StartDeal
from game.engine.game import Game
from game.engine.record import GameRecord
from game.engine.state import GameState, Phase
from game.rules.presets import find_preset
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from tests.app.driver import open_services
from tests.app.placement import misplaced
from tests.app.screens.test_layouts import SIZES
from tests.app.tables import (
    clear,
    click,
    click_on,
    happen,
    last_action,
    panel,
    point_of,
    press,
    rest,
    sit_down,
)
from tests.app.unpainted import sized

SIX = find_preset("six_hand").rules
RULES = {
    **{key: find_preset(key).rules for key in ("solo", "two_hand", "three_hand", "six_hand")},
    "six in trios": replace(SIX, sides="trios"),
}
ALL_RULES = pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
Moment = Callable[[GameState], bool]


def mine(phase: Phase, *, least: int = 0) -> Moment:
    """Return the moment in which the person is to act in *phase*, with *least* tricks behind it."""
    return lambda state: state.turn is PERSON and state.phase is phase and len(state.current.tricks) >= least


def scored(deals: int) -> Moment:
    return lambda state: len(state.scores) == deals


MOMENTS: dict[str, Moment] = {
    "draw": mine(Phase.DRAW),
    "bid": lambda state: mine(Phase.AUCTION)(state) and sum(bid is not None for bid in state.current.bids) > 0,
    "follow": lambda state: mine(Phase.PLAY, least=3)(state) and bool(state.current.trick.plays),
    "end": scored(3),
}


@cache
def record_of(rules: RuleSet, moment: str) -> GameRecord | None:
    """Return a game by *rules* up to a *moment* of it; None where it has no such."""
    game, player = Game(rules, 12), GreedyPlayer()
    for turn in range(3000):
        state = game.state
        if state.deal is not None and MOMENTS[moment](state):
            return game.record
        if game.over or (moment == "draw" and state.phase is Phase.PLAY):
            return None
        game.submit(StartDeal() if state.turn is None else player.decide(game.view(state.turn), Random(turn)).action)
    return None


@cache
def game_at(rules: RuleSet, moment: str) -> Game | None:
    """Return that game, to be looked at only: it is one for all sizes of the window."""
    record = record_of(rules, moment)
    return None if record is None else Game.resume(record)


def session_of(services: Services, game: Game) -> Session:
    """Return *game*, taken up in *services*."""
    begun = services.begin(game.record.rules, game.record.seed)
    return Session(game, begun.players, begun.agents, services.archive, started=begun.started)


@pytest.fixture
def services(shared_services: Services) -> Services:
    """The shared house, for the tests that leave the window as it is."""
    return shared_services


# -- everything has room ---------------------------------------------------------------------------------------------


def screens(services: Services, rules: RuleSet) -> Iterator[tuple[str, Scene]]:
    """Yield the screens of games by *rules* that are worth a look."""
    for moment in ("draw", "bid", "follow"):
        game = game_at(rules, moment)
        if game is not None:
            yield moment, TableScene(services, session_of(services, game))
    end = game_at(rules, "end")
    assert end is not None
    session = session_of(services, end)
    yield "sheet", ScoreSheetScene(services, session, lambda: None)
    yield "results", ResultsScene(services, session)
    review = ReviewScene(services, PlayedGame.of(session), deal=1)
    review.go(len(review.deal.moments) - 3)
    yield "review", review


@pytest.mark.usefixtures("paint")
@pytest.mark.parametrize(("size", "paint"), sized(SIZES), indirect=["paint"])
def test_everything_has_room(tmp_path: Path, size: tuple[int, int, int]) -> None:
    services = open_services(tmp_path, size[:2])
    services.hurry("off")
    services.change(ui_size=size[2])
    problems = [f"{name}, {problem}" for name, rules in RULES.items() for problem in without_room(services, rules)]
    services.app.close()
    assert problems == []


def without_room(services: Services, rules: RuleSet) -> Iterator[str]:
    """Yield what has no room on the screens of games by *rules*."""
    for screen, scene in screens(services, rules):
        services.app.scenes.push(scene)
        services.app.step(1.0)
        services.app.step(1.0)
        yield from (f"{screen}: no room for {text!r}" for text in services.app.canvas.shortened)
        yield from (f"{screen}: {problem}" for problem in misplaced(services, scene))
        if isinstance(scene, ReviewScene):
            yield from (f"{screen}: {problem}" for problem in overlaps(scene))
        services.app.scenes.clear()
        services.app.exits = False


def overlaps(scene: ReviewScene) -> Iterator[str]:
    """Yield which names and hands lie over each other."""
    layout = scene.layout
    places = {f"name {seat}": rect for seat, rect in enumerate(layout.labels)}
    places |= {f"hand {seat}": rect for seat, rect in enumerate(layout.hands)}
    for (one, first), (other, second) in combinations(places.items(), 2):
        if FRect(first).inflate(-1, -1).colliderect(second):
            yield f"{one} lies over {other}"


# -- a new game ------------------------------------------------------------------------------------------------------


@ALL_RULES
def test_others_than_the_person_have_names_and_faces_of_their_own(rules: RuleSet) -> None:
    people = sitters(rules)
    assert list(people) == list(rules.seats[1:])
    assert len({who.name for who in people.values()}) == len({who.face for who in people.values()}) == len(people)


@pytest.mark.parametrize("key", ["classic", "six_hand", "jokers"])
def test_ruth_is_the_partner(key: str) -> None:
    rules = find_preset(key).rules
    assert sitters(rules)[rules.partners(PERSON)[0]].name == "Ruth"


def test_without_partners_one_strength_is_chosen_for_all(services: Services) -> None:
    page = NewGameScene(clear(services))
    services.archive.forget()  # what another test has left would be asked about
    services.app.scenes.push(page)
    page.choose("solo")
    assert not page.partner.people
    assert not page.partner.level.visible
    assert [who.name for who in page.opponents.people] == ["Walter", "Ruth", "Jasper"]
    page.opponents.level.choose("level1")
    page.start()
    table = services.app.scenes.top
    assert {player.level for player in table.session.players[1:]} == {"level1"}  # type: ignore[union-attr]
    page.choose("classic")
    assert page.partner.level.visible


def test_two_partners_and_three_opponents_sit_down_to_trios(services: Services) -> None:
    rules = RULES["six in trios"]
    clear(services).change(partner_level="level1", opponents_level="level3")
    players = services.begin(rules, 7).players
    assert [players[seat].level for seat in rules.partners(PERSON)] == ["level1", "level1"]
    assert [players[seat].level for seat in (Seat.WEST, Seat.EAST, Seat.SIXTH)] == ["level3"] * 3


# -- a deal ----------------------------------------------------------------------------------------------------------


def by_mouse(scene: TableScene) -> None:
    """Answer what the person is asked with the mouse: the first lawful card, the first offer."""
    view = scene.session.view
    match view.phase:
        case Phase.PLAY:
            click(scene, point_of(scene, view.lawful_cards[0]))
        case Phase.DRAW:
            click_on(scene, "Keep" if len(view.hand) % 2 else "Take the next")
        case _:
            click_on(scene, "2")
            click_on(scene, "Bid")


def by_keys(scene: TableScene) -> None:
    """Answer what the person is asked with keys."""
    match scene.session.view.phase:
        case Phase.PLAY:
            press(scene, "right", "enter")
        case Phase.DRAW:
            press(scene, "k" if len(scene.session.view.hand) % 2 else "n")
        case _:
            press(scene, "2", "enter")


@pytest.mark.parametrize("answer", [by_mouse, by_keys])
@ALL_RULES
def test_a_deal_is_played(
    services: Services, plain_services: Services, rules: RuleSet, answer: Callable[[TableScene], None]
) -> None:
    if answer is by_keys:
        services = plain_services
    session = clear(services).begin(rules, 7)
    scene = TableScene(services, session)
    services.app.scenes.push(scene)
    for _turn in range(200):
        rest(scene)
        if session.game.state.phase is Phase.SCORED:
            break
        before = len(session.record.actions)
        answer(scene)
        assert len(session.record.actions) > before, session.view.phase
    rest(scene)
    assert sum(session.view.taken(seat) for seat in rules.seats) == rules.hand_size
    assert isinstance(services.app.scenes.top, ScoreSheetScene)


@ALL_RULES
def test_a_game_is_saved_and_goes_on_at_the_exact_card(services: Services, rules: RuleSet) -> None:
    record = record_of(rules, "follow")
    assert record is not None
    session = session_of(clear(services), Game.resume(record))
    services.archive.keep(session)
    resumed = services.resume()
    assert resumed is not None
    assert resumed.game.state == session.game.state
    assert resumed.players == session.players
    scene = TableScene(services, resumed)
    services.app.scenes.push(scene)
    rest(scene)
    card = resumed.view.lawful_cards[0]
    click(scene, point_of(scene, card))
    assert last_action(scene) == PlayCard(PERSON, card)


# -- look and choose -------------------------------------------------------------------------------------------------


def to_draw(services: Services) -> TableScene:
    """Return a table for two at which the person has a card to look at."""
    scene = sit_down(clear(services), "two_hand", 7)
    rest(scene)
    assert scene.session.view.phase is Phase.DRAW
    return scene


def test_the_offered_card_lies_large_on_the_panel(services: Services) -> None:
    scene = to_draw(services)
    offered, place = scene.display.picture.offered, draw_place(scene.display.picture.layout)
    assert offered is not None
    assert offered.card is scene.session.view.offered
    assert offered.pose == place.card
    rect = panel(scene, DrawPanel).rect
    assert rect == place.panel
    assert rect.collidepoint(offered.pose.x, offered.pose.y)
    assert offered.pose.scale > scene.display.picture.layout.hand.width / 100


def test_a_kept_card_comes_into_the_hand(services: Services) -> None:
    scene = to_draw(services)
    card = scene.session.view.offered
    press(scene, "k")
    assert last_action(scene) == KeepCard(PERSON)
    rest(scene)
    assert card in [sprite.card for sprite in scene.display.hand.sprites]


def test_a_refused_card_is_put_away_and_the_next_comes_instead(services: Services) -> None:
    scene = to_draw(services)
    card = scene.session.view.offered
    press(scene, "n")
    assert last_action(scene) == RefuseCard(PERSON)
    rest(scene)
    held = [sprite.card for sprite in scene.display.hand.sprites]
    assert card not in held
    assert held == list(scene.session.view.hand)


def test_the_piles_tell_how_many_cards_are_left_and_put_away(services: Services) -> None:
    scene = to_draw(services)
    happen(scene, KeyPressed("enter"))
    rest(scene)
    picture, view = scene.display.picture, scene.session.view
    assert picture.stock == view.stock
    assert picture.thrown == (52 - view.stock) // 2
    assert len(picture.hands[Seat.WEST]) == view.sizes[Seat.WEST]


def test_after_the_draw_no_pile_is_left(services: Services) -> None:
    scene = to_draw(services)
    while scene.session.view.phase is Phase.DRAW:
        press(scene, "k")
        rest(scene)
    picture = scene.display.picture
    assert (picture.stock, picture.thrown, picture.offered) == (0, 0, None)
    assert len(picture.hands[PERSON]) == 13


# -- what is said ----------------------------------------------------------------------------------------------------


def test_every_side_of_several_has_a_name(services: Services) -> None:
    names = {key: [session.side_name(side) for side in rules.all_sides]
             for key, rules in RULES.items() for session in [clear(services).begin(rules, 7)]}  # fmt: skip
    assert names["solo"] == ["You", "Walter", "Ruth", "Jasper"]
    assert names["two_hand"] == ["You", "Walter"]
    assert names["six_hand"] == ["We", "Walter & Hazel", "Jasper & Omar"]
    assert names["six in trios"] == ["We", "They"]


def test_of_several_pairs_each_is_named_in_the_stakes(services: Services) -> None:
    record = record_of(RULES["six_hand"], "follow")
    assert record is not None
    session = session_of(clear(services), Game.resume(record))
    line = stakes(session, session.view)
    assert "They" not in line
    assert "they" not in line


# -- what is kept (with services of its own, and so at the end)


@ALL_RULES
def test_a_finished_game_is_counted_for_its_rules(tmp_path: Path, rules: RuleSet) -> None:
    services = open_services(tmp_path)
    session = services.begin(replace(rules, max_deals=1), 7)
    player = GreedyPlayer()
    for turn in range(400):
        state = session.game.state
        if session.over:
            break
        session.submit(
            StartDeal() if state.turn is None else player.decide(session.game.view(state.turn), Random(turn)).action
        )
    again = open_services(tmp_path)
    assert again.archive.lifetime[0] == 1 if session.over else again.archive.has_saved
    page = StatisticsScene(again)
    again.app.scenes.push(page)
    again.app.step(1.0)
    assert not again.app.canvas.shortened
    again.app.close()
