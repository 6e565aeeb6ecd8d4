"""The menu over the table, and the apology."""

import pytest

from game.app.screens.apology import ApologyScene
from game.app.screens.help import HelpScene
from game.app.screens.menu import MenuScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.screens.settings import SettingsScene
from game.app.screens.start import StartScene
from game.app.services.services import House
from game.app.shell.scene import Scene
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


@pytest.mark.parametrize(
    ("words", "kind"), [("Rules of this game", HelpScene), ("Settings", SettingsScene), ("Help", HelpScene)]
)
def test_pages_come_back_to_the_menu(house: House, menu: MenuScene, words: str, kind: type[Scene]) -> None:
    tab_to(house, words)
    press(house, "enter")
    assert isinstance(top(house), kind)
    press(house, "escape")
    assert top(house) is menu


def test_the_rules_of_the_game_are_read_whatever_was_chosen_since(house: House, menu: MenuScene) -> None:
    house.change(preset="grill")
    click(house, widget(menu, "Rules of this game"))
    page = top(house)
    assert isinstance(page, HelpScene)
    assert ("rules", "Rules of this game") == (page.topic, page.title)
    assert "Classic, to 500" == page._lines[0].text


def test_help_begins_with_the_keys(house: House, menu: MenuScene) -> None:
    click(house, widget(menu, "Help"))
    page = top(house)
    assert isinstance(page, HelpScene)
    assert "keys" == page.topic


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_quitting_ends_the_program_with_the_game_saved(house: House, menu: MenuScene, how: str) -> None:
    house.archive.forget()
    if how == "mouse":
        click(house, widget(menu, "Quit"))
    else:
        tab_to(house, "Quit")
        press(house, "enter")
    assert house.app.exits
    house.close()
    found = house.archive.read()
    assert found is not None
    assert menu.session.record == found.saved.record


@pytest.mark.parametrize("with_sheet", [True, False])
def test_a_low_window_has_two_buttons_in_a_row(house: House, menu: MenuScene, *, with_sheet: bool) -> None:
    scene = MenuScene(house, menu.session, with_sheet=with_sheet)
    scene.arrange(800, 500)
    bounds = scene.panel
    assert 500 >= bounds.height
    assert all(bounds.contains(button.rect) for button in scene.buttons)
    assert scene.buttons[-1].rect.top == scene.buttons[-2].rect.top
    scene.arrange(1129, 706)
    assert {bounds.left for bounds in (button.rect for button in scene.buttons)} == {scene.buttons[0].rect.left}


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
