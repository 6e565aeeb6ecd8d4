"""The menu over the table, and the apology."""

import pytest

from game.app.house import House
from game.app.scene import Scene
from game.app.scenes.apology import ApologyScene
from game.app.scenes.help import HelpScene
from game.app.scenes.menu import MenuScene
from game.app.scenes.score_sheet import ScoreSheetScene
from game.app.scenes.settings import SettingsScene
from game.app.scenes.start import StartScene
from game.app.table.seal import SealScene
from game.rules.presets import CLASSIC, GRILL
from tests.app.rooms import QuietTable, click, play_deals, press, tab_to, top, widget


@pytest.fixture
def menu(house: House) -> MenuScene:
    house.app.scenes.push(StartScene(house))
    session = house.begin(CLASSIC, 5)
    house.sit_down(session)
    scene = MenuScene(house, session)
    house.app.scenes.push(scene)
    house.app.step(1.0)
    return scene


def test_escape_and_enter_lead_back_to_the_game(house: House, menu: MenuScene) -> None:
    press(house, "escape")
    assert isinstance(top(house), QuietTable)
    house.app.scenes.push(menu)
    press(house, "enter")
    assert isinstance(top(house), QuietTable)


@pytest.mark.parametrize(("words", "kind"), [("Settings", SettingsScene), ("Help", HelpScene)])
def test_pages_come_back_to_the_menu(house: House, menu: MenuScene, words: str, kind: type[Scene]) -> None:
    tab_to(house, words)
    press(house, "enter")
    assert isinstance(top(house), kind)
    press(house, "escape")
    assert top(house) is menu


def test_the_seal_of_the_deal_is_reached_by_keyboard(house: House, menu: MenuScene) -> None:
    play_deals(menu.session, 1)
    between = MenuScene(house, menu.session, with_sheet=False)
    house.app.scenes.push(between)
    house.app.step(1.0)
    tab_to(house, "Fair deal")
    press(house, "enter")
    page = top(house)
    assert isinstance(page, SealScene)
    assert page.session.view.opened is not None
    press(house, "escape")
    assert top(house) is between


def test_before_the_first_deal_there_is_no_seal(house: House) -> None:
    session = house.begin(GRILL, 5)
    assert not session.view.seal
    assert "Fair deal" not in [button.words for button in MenuScene(house, session).buttons]


def test_the_score_sheet_comes_back_to_the_game(house: House, menu: MenuScene) -> None:
    click(house, widget(menu, "Score sheet"))
    assert isinstance(top(house), ScoreSheetScene)
    press(house, "escape")
    assert isinstance(top(house), QuietTable)


def test_the_start_screen_offers_the_game_again(house: House, menu: MenuScene) -> None:
    click(house, widget(menu, "Start screen"))
    start = top(house)
    assert isinstance(start, StartScene)
    assert start.saved is not None
    assert start.saved.record == menu.session.record


def test_the_menu_over_the_sheet_does_not_offer_the_sheet(house: House, menu: MenuScene) -> None:
    assert "Score sheet" not in [button.words for button in MenuScene(house, menu.session, with_sheet=False).buttons]


@pytest.mark.usefixtures("menu")
def test_a_failure_is_apologised_for_and_the_game_goes_on(house: House) -> None:
    class Failing(Scene):
        def update(self, seconds: float) -> None:
            raise ValueError("a broken wheel")

    house.app.on_failure = lambda error: ApologyScene(house, error)
    house.app.scenes.push(Failing(house.app))
    house.app.step(0.02)
    apology = top(house)
    assert isinstance(apology, ApologyScene)
    assert apology.error == "ValueError: a broken wheel"
    press(house, "enter")
    start = top(house)
    assert isinstance(start, StartScene)
    assert start.saved is not None
