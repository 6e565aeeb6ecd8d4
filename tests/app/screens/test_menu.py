"""The menu over the table, and the apology."""

import pytest

from game.app.screens.apology import ApologyScene
from game.app.screens.help import HelpScene
from game.app.screens.menu import MenuScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.screens.seal import SealScene
from game.app.screens.settings import SettingsScene
from game.app.screens.start import StartScene
from game.app.services.services import Services
from game.app.shell.scene import Scene
from game.rules.presets import CLASSIC, GRILL
from tests.app.driver import QuietTable, click, play_deals, press, tab_to, top, widget
from tests.app.placement import words_in


@pytest.fixture
def menu(services: Services) -> MenuScene:
    services.app.scenes.push(StartScene(services))
    session = services.begin(CLASSIC, 5)
    services.nav.sit_down(session)
    scene = MenuScene(services, session)
    services.app.scenes.push(scene)
    services.app.step(1.0)
    return scene


def test_escape_and_enter_lead_back_to_the_game(services: Services, menu: MenuScene) -> None:
    press(services, "escape")
    assert isinstance(top(services), QuietTable)
    services.app.scenes.push(menu)
    press(services, "enter")
    assert isinstance(top(services), QuietTable)


@pytest.mark.parametrize(
    ("words", "kind"), [("Rules of this game", HelpScene), ("Settings", SettingsScene), ("Help", HelpScene)]
)
def test_pages_come_back_to_the_menu(services: Services, menu: MenuScene, words: str, kind: type[Scene]) -> None:
    tab_to(services, words)
    press(services, "enter")
    assert isinstance(top(services), kind)
    press(services, "escape")
    assert top(services) is menu


def test_the_rules_of_the_game_are_read_whatever_was_chosen_since(services: Services, menu: MenuScene) -> None:
    services.change(preset="grill")
    click(services, widget(menu, "Rules of this game"))
    page = top(services)
    assert isinstance(page, HelpScene)
    assert ("rules", "Rules of this game") == (page.topic, page.title)
    assert "Classic, to 500" == next(words_in(page.paper))


def test_help_begins_with_the_keys(services: Services, menu: MenuScene) -> None:
    click(services, widget(menu, "Help"))
    page = top(services)
    assert isinstance(page, HelpScene)
    assert "keys" == page.topic


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_quitting_ends_the_program_with_the_game_saved(services: Services, menu: MenuScene, how: str) -> None:
    services.archive.forget()
    if how == "mouse":
        click(services, widget(menu, "Quit"))
    else:
        tab_to(services, "Quit")
        press(services, "enter")
    assert services.app.exits
    services.close()
    found = services.archive.read()
    assert found is not None
    assert menu.session.record == found.saved.record


@pytest.mark.parametrize("with_sheet", [True, False])
def test_a_low_window_has_two_buttons_in_a_row(services: Services, menu: MenuScene, *, with_sheet: bool) -> None:
    scene = MenuScene(services, menu.session, with_sheet=with_sheet)
    scene.arrange(800, 500)
    bounds = scene.rect
    assert 500 >= bounds.height
    assert all(bounds.contains(button.rect) for button in scene.buttons)
    assert scene.buttons[-1].rect.top == scene.buttons[-2].rect.top
    scene.arrange(1129, 706)
    assert {bounds.left for bounds in (button.rect for button in scene.buttons)} == {scene.buttons[0].rect.left}


def test_the_seal_of_the_deal_is_reached_by_keyboard(services: Services, menu: MenuScene) -> None:
    play_deals(menu.session, 1)
    between = MenuScene(services, menu.session, with_sheet=False)
    services.app.scenes.push(between)
    services.app.step(1.0)
    tab_to(services, "Fair deal")
    press(services, "enter")
    page = top(services)
    assert isinstance(page, SealScene)
    assert page.session.view.opened is not None
    press(services, "escape")
    assert top(services) is between


def test_before_the_first_deal_there_is_no_seal(services: Services) -> None:
    session = services.begin(GRILL, 5)
    assert not session.view.seal
    assert "Fair deal" not in [button.words for button in MenuScene(services, session).buttons]


def test_the_score_sheet_comes_back_to_the_game(services: Services, menu: MenuScene) -> None:
    click(services, widget(menu, "Score sheet"))
    assert isinstance(top(services), ScoreSheetScene)
    press(services, "escape")
    assert isinstance(top(services), QuietTable)


def test_the_start_screen_offers_the_game_again(services: Services, menu: MenuScene) -> None:
    click(services, widget(menu, "Start screen"))
    start = top(services)
    assert isinstance(start, StartScene)
    assert start.saved is not None
    assert start.saved.record == menu.session.record


def test_the_menu_over_the_sheet_does_not_offer_the_sheet(services: Services, menu: MenuScene) -> None:
    assert "Score sheet" not in [button.words for button in MenuScene(services, menu.session, with_sheet=False).buttons]


@pytest.mark.usefixtures("menu")
def test_a_failure_is_apologised_for_and_the_game_goes_on(services: Services) -> None:
    class Failing(Scene):
        def update(self, seconds: float) -> None:
            raise ValueError("a broken wheel")

    services.app.on_failure = lambda error: ApologyScene(services, error)
    services.app.scenes.push(Failing(services.app))
    services.app.step(0.02)
    apology = top(services)
    assert isinstance(apology, ApologyScene)
    assert apology.error == "ValueError: a broken wheel"
    press(services, "enter")
    start = top(services)
    assert isinstance(start, StartScene)
    assert start.saved is not None
