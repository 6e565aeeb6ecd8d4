"""The end of a game."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.app.screens.help import key_list
from game.app.screens.new_game import NewGameScene
from game.app.screens.results import ResultsScene
from game.app.screens.review.scene import ReviewScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.screens.start import StartScene
from game.app.screens.statistics import StatisticsScene
from game.app.services.services import Services
from game.app.services.session import Session
from game.rules.presets import CLASSIC, find_preset
from tests.app.driver import QuietTable, click, open_services, play_out, press, tab_to, top, widget
from tests.app.legible import reading

SHORT = replace(CLASSIC, target=100)


@pytest.fixture
def over(services: Services) -> Session:
    session = services.begin(SHORT, 5)
    session.seconds = 754
    play_out(session)
    return session


def open_results(services: Services, session: Session) -> ResultsScene:
    services.app.scenes.push(StartScene(services))
    scene = ResultsScene(services, session)
    services.app.scenes.push(scene)
    services.app.step(1.0)
    return scene


def test_the_winner_and_the_points_are_told(services: Services, over: Session) -> None:
    scene = open_results(services, over)
    points = [one.points for one in over.game.state.standings]
    assert scene.won == (points[0] > points[1])
    assert scene.headline == ("You win the game" if scene.won else "Walter and Jasper win")
    who = "You" if scene.won else "They"
    assert scene.reason == f"{who} reached 100 and won by {abs(points[0] - points[1])} points."


def test_v_looks_back_as_the_button_does(services: Services, over: Session) -> None:
    scene = open_results(services, over)
    press(services, "v")
    by_key = top(services)
    press(services, "escape")
    click(services, widget(scene, "Review"))
    assert isinstance(by_key, ReviewScene)
    assert isinstance(top(services), ReviewScene)


def test_the_help_names_the_keys_that_the_buttons_show(services: Services, over: Session) -> None:
    scene = open_results(services, over)
    shown = {way.shortcut for way in scene.ways} - {""}
    assert shown == {"V", "F5", "Esc"}
    assert shown <= {key for _heading, keys in key_list() for key, _words in keys}


def test_the_winners_are_named_once(services: Services) -> None:
    told = set()
    for seed in range(5, 25):
        session = services.begin(SHORT, seed)
        play_out(session)
        scene = ResultsScene(services, session)
        told.add((scene.headline, scene.winners))
    assert told == {("You win the game", "You and Ruth"), ("Walter and Jasper win", "")}


@pytest.mark.parametrize(("key", "verb"), [("solo", "wins"), ("three_hand", "wins"), ("six_hand", "win")])
def test_one_wins_and_two_win(services: Services, key: str, verb: str) -> None:
    told = set()
    for seed in range(5, 17):
        session = services.begin(replace(find_preset(key).rules, target=60, max_deals=4), seed)
        play_out(session)
        scene = ResultsScene(services, session)
        told.add(scene.headline.rpartition(" ")[2])
        if scene.won and key == "solo":
            assert scene.winners == ""
        assert "{" not in scene.reason
    assert told - {"game"} == {verb}


def test_the_facts_are_told(services: Services, over: Session) -> None:
    facts = dict(open_results(services, over).facts)
    deals = len(over.game.state.scores)
    assert facts["Rules"] == "Classic, to 100"
    assert (facts["Deals"], facts["Cards played"]) == (str(deals), str(52 * deals))
    assert (facts["Time"], facts["First deal’s number"]) == ("13 minutes", "5")


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (900, 1200)])
def test_all_facts_have_room(tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    services = open_services(tmp_path, size)
    session = services.begin(CLASSIC, 5)
    play_out(session)
    scene = open_results(services, session)
    with reading(monkeypatch) as reader:
        services.app.picture()
    services.app.close()
    shown = {word.what for word in reader.words}
    assert len(scene.points) == 3
    assert {label for label, _value in scene.facts} <= shown


def test_a_first_game_breaks_no_bests_and_a_better_one_does(services: Services, over: Session) -> None:
    assert services.archive.bests(over) == []
    better = None
    for seed in range(6, 40):
        session = services.begin(SHORT, seed)
        play_out(session)
        if services.archive.bests(session):
            better = open_results(services, session)
            break
    assert better is not None
    assert better.bests[0].sentence.startswith("Your ")


def test_the_ways_on(services: Services, over: Session) -> None:
    scene = open_results(services, over)
    for words, kind in (("Score sheet", ScoreSheetScene), ("Statistics", StatisticsScene)):
        tab_to(services, words)
        press(services, "enter")
        assert isinstance(top(services), kind)
        press(services, "escape")
        assert top(services) is scene
    click(services, widget(scene, "New game"))
    assert isinstance(top(services), NewGameScene)
    press(services, "escape")
    assert isinstance(top(services), StartScene)


def test_a_rematch_has_the_same_rules_and_other_cards(services: Services, over: Session) -> None:
    open_results(services, over)
    press(services, "enter")
    table = top(services)
    assert isinstance(table, QuietTable)
    assert table.session.rules == over.rules
    assert table.session.record.seed != over.record.seed


def test_escape_leads_to_the_first_screen(services: Services, over: Session) -> None:
    open_results(services, over)
    press(services, "escape")
    assert isinstance(top(services), StartScene)


def test_an_unattended_game_ends_the_program(tmp_path: Path) -> None:
    services = open_services(tmp_path, unattended=True)
    session = services.begin(SHORT, 5)
    play_out(session)
    open_results(services, session)
    services.app.step(1.5)
    assert services.app.exits


def test_a_press_meant_for_the_last_trick_leaves_the_results_alone(services: Services, over: Session) -> None:
    services.app.scenes.push(StartScene(services))
    scene = ResultsScene(services, over)
    services.app.scenes.push(scene)
    press(services, "enter", "escape", "v")
    click(services, scene.rematch)
    assert top(services) is scene
    services.app.step(1.0)
    press(services, "escape")
    assert top(services) is not scene
