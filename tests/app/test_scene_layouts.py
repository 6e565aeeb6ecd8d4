"""Every screen at every size: no text without room, no button outside the window or over another one."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest
from pygame import FRect

from game.app.screens.apology import ApologyScene
from game.app.screens.help import HelpScene
from game.app.screens.menu import MenuScene
from game.app.screens.new_game import NewGameScene
from game.app.screens.past_games import PastGamesScene
from game.app.screens.results import ResultsScene
from game.app.screens.review.scene import ReviewScene
from game.app.screens.rules.asking import AskingScene
from game.app.screens.rules.choosing import ChoiceScene
from game.app.screens.rules.desk import Desk
from game.app.screens.rules.laboratory import LaboratoryScene
from game.app.screens.rules.scene import RulesScene, View
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.screens.settings import SettingsScene
from game.app.screens.start import StartScene
from game.app.screens.statistics import StatisticsScene
from game.app.services.past import Past
from game.app.services.services import House
from game.app.services.session import Session
from game.app.shell.scene import Scene
from game.engine.game import Game
from game.engine.record import GameRecord
from game.rules.presets import CLASSIC, GRILL, find_preset
from game.rules.seats import Side
from game.storage.own_rules import OwnRules, Shelf
from tests.app.places import misplaced
from tests.app.rooms import open_house, play_deals, play_out
from tests.app.unpainted import sized

SIZES = [
    (960, 600, 100),
    (960, 600, 120),
    (960, 600, 140),
    (1280, 800, 100),
    (1920, 1080, 100),
    (1280, 800, 130),
    (1024, 640, 160),
    (1920, 1080, 80),
    (1024, 768, 100),
    (1720, 720, 100),
    (900, 1200, 100),
    (900, 1200, 160),
]


def _help(house: House, topic: str) -> HelpScene:
    scene = HelpScene(house)
    scene.topic = topic  # type: ignore[assignment]  # the topics below
    return scene


def _sheet(house: House, session: Session, shown: str) -> ScoreSheetScene:
    scene = ScoreSheetScene(house, session, lambda: None)
    scene.shown = "curve" if shown == "curve" else "sheet"
    return scene


def _review(house: House, session: Session, place: int, shown: Literal["all", "mine"] = "all") -> ReviewScene:
    scene = ReviewScene(house, Past.of(session), deal=3)
    scene._show(shown)
    scene.go(place)
    return scene


OURS = OwnRules("a1", "Grill, our way of a Sunday night", "grill", replace(GRILL, blind_deficit=150, bag_carry=True))


def _rules(house: House, view: View) -> RulesScene:
    house.keep_shelf(Shelf((OURS, replace(OURS, key="b2", name="Grandma’s table"))))
    scene = RulesScene(house)
    scene.open(OURS)
    scene._view(view)
    return scene


def _choice(house: House, key: str) -> ChoiceScene:
    anchor = FRect(300, 160, 90, 30)
    return ChoiceScene(house.app, key, GRILL, find_preset("grill"), anchor, lambda _change: None, lambda: None)


def _asking(house: House) -> AskingScene:
    wrong = "This code has a mistake in it, or is not whole: it fails its own check. Copy it again, from end to end."
    return AskingScene(house.app, "Paste a share code", "Code", lambda _text: "", text="AE62-DEQE", wrong=wrong)


def _trial(house: House) -> LaboratoryScene:
    short = replace(OURS, rules=replace(OURS.rules, max_deals=1))
    house.keep_shelf(Shelf((short,)))
    house.change(own_rules="a1")
    return LaboratoryScene(house, Desk(house, lambda: "c3"), games=1)


SCREENS: dict[str, Callable[[House, Session, Session], Scene]] = {
    "start": lambda house, _over, _session: StartScene(house),
    "new game": lambda house, _over, _session: NewGameScene(house),
    "settings": lambda house, _over, _session: SettingsScene(house),
    "statistics": lambda house, _over, _session: StatisticsScene(house),
    "past games": lambda house, _over, _session: PastGamesScene(house),
    "keys": lambda house, _over, _session: _help(house, "keys"),
    "rules": lambda house, _over, _session: _help(house, "rules"),
    "about": lambda house, _over, _session: _help(house, "about"),
    "rules to change": lambda house, _over, _session: _rules(house, "page"),
    "rule sets": lambda house, _over, _session: _rules(house, "sets"),
    "rules to share": lambda house, _over, _session: _rules(house, "more"),
    "a choice": lambda house, _over, _session: _choice(house, "players"),
    "a choice with a field": lambda house, _over, _session: _choice(house, "blind_bids"),
    "a name": lambda house, _over, _session: _asking(house),
    "a trial": lambda house, _over, _session: _trial(house),
    "results": lambda house, over, _session: ResultsScene(house, over),
    "sheet": lambda house, _over, session: _sheet(house, session, "sheet"),
    "curve": lambda house, _over, session: _sheet(house, session, "curve"),
    "review, a bid": lambda house, _over, session: _review(house, session, 1),
    "review, a card": lambda house, _over, session: _review(house, session, 33),
    "review, the end": lambda house, _over, session: _review(house, session, 99, "mine"),
    "menu": lambda house, _over, session: MenuScene(house, session),
    "apology": lambda house, _over, _session: ApologyScene(house, ValueError("a broken wheel")),
}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two finished games and one in its seventh deal."""
    home = tmp_path_factory.mktemp("home")
    house = open_house(home)
    play_out(house.begin(CLASSIC, 100))
    play_out(house.begin(GRILL, 101))
    (home / "over.json").write_bytes(_lost_game(house).to_json())
    play_deals(house.begin(GRILL, 105), 6)
    house.close()
    house.app.close()
    return home


def _lost_game(house: House) -> GameRecord:
    """Return a game that the others won, whose headline is the longest."""
    for seed in range(100, 140):
        session = house.begin(CLASSIC, seed)
        play_out(session)
        if session.game.state.winner == Side.THEY:
            return session.record
    raise AssertionError("the others never won")


@pytest.mark.usefixtures("trials_remembered", "paint")
@pytest.mark.parametrize(("size", "paint"), sized(SIZES), indirect=["paint"])
def test_everything_has_room(home: Path, size: tuple[int, int, int]) -> None:
    house = open_house(home, size[:2])
    house.change(ui_size=size[2])
    session = house.resume()
    assert session is not None
    record = GameRecord.from_json((home / "over.json").read_bytes())
    over = Session(Game.resume(record), session.players, {}, house.archive, started="", seconds=5000)
    problems = []
    for name, make in SCREENS.items():
        scene = make(house, over, session)
        house.app.scenes.push(scene)
        house.app.step(1.0)
        house.app.step(1.0)
        problems += [f"{name}: no room for {text!r}" for text in house.app.canvas.shortened]
        problems += [f"{name}: {problem}" for problem in misplaced(house, scene)]
        house.app.scenes.clear()
        house.app.exits = False
    house.close()
    house.app.close()
    assert problems == []


@pytest.mark.usefixtures("paint")
@pytest.mark.parametrize("paint", [True, False], indirect=True, ids=["painted", "only laid out"])
def test_a_room_without_room_is_noticed(tmp_path: Path) -> None:
    house = open_house(tmp_path, (1280, 800))
    scene = NewGameScene(house)
    house.app.scenes.push(scene)
    scene.deal.label = "Deal the cards " * 9
    scene.targets.rect.left = -5
    scene.name.rect = scene.number.rect
    house.app.step(1.0)
    assert ["Deal the cards " * 9] == house.app.canvas.shortened
    assert len(misplaced(house, scene)) >= 2
    house.app.close()
