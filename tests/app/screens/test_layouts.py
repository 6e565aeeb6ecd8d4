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
from game.app.screens.rules.choosing import TextPromptScene, ValueChoiceScene
from game.app.screens.rules.editor import RuleEditor
from game.app.screens.rules.scene import RulesScene, View
from game.app.screens.rules.trial import TrialScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.screens.settings import SettingsScene
from game.app.screens.start import StartScene
from game.app.screens.statistics import StatisticsScene
from game.app.services.played_game import PlayedGame
from game.app.services.services import Services
from game.app.services.session import Session
from game.app.shell.scene import Scene
from game.engine.game import Game
from game.engine.record import GameRecord
from game.rules.presets import CLASSIC, GRILL, find_preset
from game.rules.seats import Side
from game.storage.own_rules import OwnRules, Shelf
from tests.app.driver import open_services, play_deals, play_out
from tests.app.placement import misplaced
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


def _help(services: Services, topic: str) -> HelpScene:
    scene = HelpScene(services)
    scene.topic = topic  # type: ignore[assignment]  # the topics below
    return scene


def _sheet(services: Services, session: Session, shown: str) -> ScoreSheetScene:
    scene = ScoreSheetScene(services, session, lambda: None)
    scene.shown = "curve" if shown == "curve" else "sheet"
    return scene


def _review(services: Services, session: Session, place: int, shown: Literal["all", "mine"] = "all") -> ReviewScene:
    scene = ReviewScene(services, PlayedGame.of(session), deal=3)
    scene.show(shown)
    scene.go(place)
    return scene


OURS = OwnRules("a1", "Grill, our way of a Sunday night", "grill", replace(GRILL, blind_deficit=150, bag_carry=True))


def _rules(services: Services, view: View) -> RulesScene:
    services.keep_shelf(Shelf((OURS, replace(OURS, key="b2", name="Grandma’s table"))))
    scene = RulesScene(services)
    scene.open(OURS)
    scene.show_view(view)
    return scene


def _choice(services: Services, key: str) -> ValueChoiceScene:
    anchor = FRect(300, 160, 90, 30)
    return ValueChoiceScene(services.app, key, GRILL, find_preset("grill"), anchor, lambda _change: None, lambda: None)


def _asking(services: Services) -> TextPromptScene:
    wrong = "This code has a mistake in it, or is not whole: it fails its own check. Copy it again, from end to end."
    return TextPromptScene(services.app, "Paste a share code", "Code", lambda _text: "", text="AE62-DEQE", wrong=wrong)


def _trial(services: Services) -> TrialScene:
    short = replace(OURS, rules=replace(OURS.rules, max_deals=1))
    services.keep_shelf(Shelf((short,)))
    services.change(own_rules="a1")
    return TrialScene(services, RuleEditor(services, lambda: "c3"), games=1)


SCREENS: dict[str, Callable[[Services, Session, Session], Scene]] = {
    "start": lambda services, _over, _session: StartScene(services),
    "new game": lambda services, _over, _session: NewGameScene(services),
    "settings": lambda services, _over, _session: SettingsScene(services),
    "statistics": lambda services, _over, _session: StatisticsScene(services),
    "past games": lambda services, _over, _session: PastGamesScene(services),
    "keys": lambda services, _over, _session: _help(services, "keys"),
    "rules": lambda services, _over, _session: _help(services, "rules"),
    "about": lambda services, _over, _session: _help(services, "about"),
    "rules to change": lambda services, _over, _session: _rules(services, "page"),
    "rule sets": lambda services, _over, _session: _rules(services, "sets"),
    "rules to share": lambda services, _over, _session: _rules(services, "more"),
    "a choice": lambda services, _over, _session: _choice(services, "players"),
    "a choice with a field": lambda services, _over, _session: _choice(services, "blind_bids"),
    "a name": lambda services, _over, _session: _asking(services),
    "a trial": lambda services, _over, _session: _trial(services),
    "results": lambda services, over, _session: ResultsScene(services, over),
    "sheet": lambda services, _over, session: _sheet(services, session, "sheet"),
    "curve": lambda services, _over, session: _sheet(services, session, "curve"),
    "review, a bid": lambda services, _over, session: _review(services, session, 1),
    "review, a card": lambda services, _over, session: _review(services, session, 33),
    "review, the end": lambda services, _over, session: _review(services, session, 99, "mine"),
    "menu": lambda services, _over, session: MenuScene(services, session),
    "apology": lambda services, _over, _session: ApologyScene(services, ValueError("a broken wheel")),
}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two finished games and one in its seventh deal."""
    home = tmp_path_factory.mktemp("home")
    services = open_services(home)
    play_out(services.begin(CLASSIC, 100))
    play_out(services.begin(GRILL, 101))
    (home / "over.json").write_bytes(_lost_game(services).to_json())
    play_deals(services.begin(GRILL, 105), 6)
    services.close()
    services.app.close()
    return home


def _lost_game(services: Services) -> GameRecord:
    """Return a game that the others won, whose headline is the longest."""
    for seed in range(100, 140):
        session = services.begin(CLASSIC, seed)
        play_out(session)
        if session.game.state.winner == Side.THEY:
            return session.record
    raise AssertionError("the others never won")


@pytest.mark.usefixtures("trials_remembered", "paint")
@pytest.mark.parametrize(("size", "paint"), sized(SIZES), indirect=["paint"])
def test_everything_has_room(home: Path, size: tuple[int, int, int]) -> None:
    services = open_services(home, size[:2])
    services.change(ui_size=size[2])
    session = services.resume()
    assert session is not None
    record = GameRecord.from_json((home / "over.json").read_bytes())
    over = Session(Game.resume(record), session.players, {}, services.archive, started="", seconds=5000)
    problems = []
    for name, make in SCREENS.items():
        scene = make(services, over, session)
        services.app.scenes.push(scene)
        services.app.step(1.0)
        services.app.step(1.0)
        problems += [f"{name}: no room for {text!r}" for text in services.app.canvas.shortened]
        problems += [f"{name}: {problem}" for problem in misplaced(services, scene)]
        services.app.scenes.clear()
        services.app.exits = False
    services.close()
    services.app.close()
    assert problems == []


@pytest.mark.usefixtures("paint")
@pytest.mark.parametrize("paint", [True, False], indirect=True, ids=["painted", "only laid out"])
def test_a_room_without_room_is_noticed(tmp_path: Path) -> None:
    services = open_services(tmp_path, (1280, 800))
    scene = NewGameScene(services)
    services.app.scenes.push(scene)
    scene.deal.label = "Deal the cards " * 9
    scene.targets.rect.left = -5
    scene.name.rect = scene.number.rect
    services.app.step(1.0)
    assert ["Deal the cards " * 9] == services.app.canvas.shortened
    assert len(misplaced(services, scene)) >= 2
    services.app.close()
