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
from game.app.services.services import House
from game.app.services.session import Session
from game.rules.presets import CLASSIC, find_preset
from tests.app.legible import reading
from tests.app.rooms import QuietTable, click, open_house, play_out, press, tab_to, top, widget

SHORT = replace(CLASSIC, target=100)


@pytest.fixture
def over(house: House) -> Session:
    session = house.begin(SHORT, 5)
    session.seconds = 754
    play_out(session)
    return session


def open_results(house: House, session: Session) -> ResultsScene:
    house.app.scenes.push(StartScene(house))
    scene = ResultsScene(house, session)
    house.app.scenes.push(scene)
    house.app.step(1.0)
    return scene


def test_the_winner_and_the_points_are_told(house: House, over: Session) -> None:
    scene = open_results(house, over)
    points = [one.points for one in over.game.state.standings]
    assert scene.won == (points[0] > points[1])
    assert scene.headline == ("You win the game" if scene.won else "Walter and Jasper win")
    who = "You" if scene.won else "They"
    assert scene.reason == f"{who} reached 100 and won by {abs(points[0] - points[1])} points."


def test_v_looks_back_as_the_button_does(house: House, over: Session) -> None:
    scene = open_results(house, over)
    press(house, "v")
    by_key = top(house)
    press(house, "escape")
    click(house, widget(scene, "Review"))
    assert isinstance(by_key, ReviewScene)
    assert isinstance(top(house), ReviewScene)


def test_the_help_names_the_keys_that_the_buttons_show(house: House, over: Session) -> None:
    scene = open_results(house, over)
    shown = {way.shortcut for way in scene.ways} - {""}
    assert shown == {"V", "F5", "Esc"}
    assert shown <= {key for _heading, keys in key_list() for key, _words in keys}


def test_the_winners_are_named_once(house: House) -> None:
    told = set()
    for seed in range(5, 25):
        session = house.begin(SHORT, seed)
        play_out(session)
        scene = ResultsScene(house, session)
        told.add((scene.headline, scene.winners))
    assert told == {("You win the game", "You and Ruth"), ("Walter and Jasper win", "")}


@pytest.mark.parametrize(("key", "verb"), [("solo", "wins"), ("three_hand", "wins"), ("six_hand", "win")])
def test_one_wins_and_two_win(house: House, key: str, verb: str) -> None:
    told = set()
    for seed in range(5, 17):
        session = house.begin(replace(find_preset(key).rules, target=60, max_deals=4), seed)
        play_out(session)
        scene = ResultsScene(house, session)
        told.add(scene.headline.rpartition(" ")[2])
        if scene.won and key == "solo":
            assert scene.winners == ""
        assert "{" not in scene.reason
    assert told - {"game"} == {verb}


def test_the_facts_are_told(house: House, over: Session) -> None:
    facts = dict(open_results(house, over).facts)
    deals = len(over.game.state.scores)
    assert facts["Rules"] == "Classic, to 100"
    assert (facts["Deals"], facts["Cards played"]) == (str(deals), str(52 * deals))
    assert (facts["Time"], facts["First deal’s number"]) == ("13 minutes", "5")


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (900, 1200)])
def test_all_facts_have_room(tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house(tmp_path, size)
    session = house.begin(CLASSIC, 5)
    play_out(session)
    scene = open_results(house, session)
    with reading(monkeypatch) as reader:
        house.app.picture()
    house.app.close()
    shown = {word.what for word in reader.words}
    assert len(scene.points) == 3
    assert {label for label, _value in scene.facts} <= shown


def test_a_first_game_breaks_no_bests_and_a_better_one_does(house: House, over: Session) -> None:
    assert house.archive.bests(over) == []
    better = None
    for seed in range(6, 40):
        session = house.begin(SHORT, seed)
        play_out(session)
        if house.archive.bests(session):
            better = open_results(house, session)
            break
    assert better is not None
    assert better.bests[0].sentence.startswith("Your ")


def test_the_ways_on(house: House, over: Session) -> None:
    scene = open_results(house, over)
    for words, kind in (("Score sheet", ScoreSheetScene), ("Statistics", StatisticsScene)):
        tab_to(house, words)
        press(house, "enter")
        assert isinstance(top(house), kind)
        press(house, "escape")
        assert top(house) is scene
    click(house, widget(scene, "New game"))
    assert isinstance(top(house), NewGameScene)
    press(house, "escape")
    assert isinstance(top(house), StartScene)


def test_a_rematch_has_the_same_rules_and_other_cards(house: House, over: Session) -> None:
    open_results(house, over)
    press(house, "enter")
    table = top(house)
    assert isinstance(table, QuietTable)
    assert table.session.rules == over.rules
    assert table.session.record.seed != over.record.seed


def test_escape_leads_to_the_first_screen(house: House, over: Session) -> None:
    open_results(house, over)
    press(house, "escape")
    assert isinstance(top(house), StartScene)


def test_an_unattended_game_ends_the_program(tmp_path: Path) -> None:
    house = open_house(tmp_path, unattended=True)
    session = house.begin(SHORT, 5)
    play_out(session)
    open_results(house, session)
    house.app.step(1.5)
    assert house.app.exits


def test_a_press_meant_for_the_last_trick_leaves_the_results_alone(house: House, over: Session) -> None:
    house.app.scenes.push(StartScene(house))
    scene = ResultsScene(house, over)
    house.app.scenes.push(scene)
    press(house, "enter", "escape", "v")
    click(house, scene.rematch)
    assert top(house) is scene
    house.app.step(1.0)
    press(house, "escape")
    assert top(house) is not scene
