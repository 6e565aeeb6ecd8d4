"""A new game: two clicks, or exactly as wanted."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.app.screens.help import HelpScene
from game.app.screens.new_game import ICONS, NewGameScene
from game.app.screens.start import StartScene
from game.app.services.services import Services
from game.app.services.session import Session
from game.app.shell.inputs import PointerDown, PointerUp
from game.app.widgets.choices import ChoiceBar
from game.app.widgets.dialog import Dialog
from game.rules.presets import ALL_PRESETS, CLASSIC, find_preset
from game.storage.own_rules import OwnRules
from tests.app.driver import QuietTable, click, open_services, press, step, top, widget, write


def open_new_game(services: Services) -> NewGameScene:
    services.app.scenes.push(StartScene(services))
    scene = NewGameScene(services)
    services.app.scenes.push(scene)
    services.app.step(1.0)
    return scene


def dealt(services: Services) -> Session:
    table = top(services)
    assert isinstance(table, QuietTable)
    return table.session


def test_two_clicks_lead_to_the_first_card(services: Services) -> None:
    scene = StartScene(services)
    services.app.scenes.push(scene)
    click(services, widget(scene, "New game"))
    click(services, widget(top(services), "Deal the cards"))
    assert dealt(services).rules == CLASSIC


def test_two_keys_lead_to_the_first_card(services: Services) -> None:
    services.app.scenes.push(StartScene(services))
    press(services, "enter", "enter")
    assert dealt(services).rules == CLASSIC


def test_rules_target_name_and_deal_are_as_chosen(services: Services) -> None:
    scene = open_new_game(services)
    click(services, widget(scene, "Grill Rules"))
    scene.targets.handle(_at(scene, 0))
    click(services, scene.name)
    write(services, "Edda")
    click(services, scene.number)
    write(services, "31a4 1")
    assert scene.number.text == "3141"
    click(services, scene.deal)
    session = dealt(services)
    assert session.title == "Grill Rules"
    assert session.rules.target == 200
    assert session.record.seed == 3141
    assert session.players[0].name == "Edda"


def _at(scene: NewGameScene, index: int) -> PointerDown:
    rect = scene.targets.rect
    return PointerDown((rect.left + rect.width * (index + 0.5) / len(scene.targets.options), rect.centery))


def test_the_same_number_gives_the_same_cards(services: Services) -> None:
    hands = []
    for _ in range(2):
        scene = open_new_game(services)
        scene.number.text = "77"
        services.archive.forget()
        scene.start()
        hands.append(dealt(services).game.state.current.hands)
        services.app.scenes.clear()
    assert hands[0] == hands[1]


def test_without_a_number_chance_deals(services: Services) -> None:
    scene = open_new_game(services)
    assert len({scene.seed for _ in range(10)}) > 5


def test_the_largest_number_is_not_exceeded(services: Services) -> None:
    scene = open_new_game(services)
    scene.number.text = "9" * 16
    scene.start()
    assert dealt(services).record.seed == 10**12 - 1


def test_the_last_choices_are_chosen_again(services: Services, tmp_path: Path) -> None:
    scene = open_new_game(services)
    scene.choose("table_talk")
    scene.aim(300)
    scene.start()
    services.close()
    again = NewGameScene(open_services(tmp_path))
    assert (again.preset, again.target) == ("table_talk", 300)
    assert [tile.title for tile in again.tiles if tile.selected] == ["Table Talk"]


def test_a_saved_game_is_not_given_up_without_asking(services: Services) -> None:
    saved = services.begin(CLASSIC, 5)
    scene = open_new_game(services)
    click(services, scene.deal)
    assert isinstance(top(services), Dialog)
    press(services, "escape")
    assert top(services) is scene
    kept = services.resume()
    assert kept is not None
    assert kept.record == saved.record


def test_enter_keeps_the_saved_game(services: Services) -> None:
    saved = services.begin(CLASSIC, 5)
    scene = open_new_game(services)
    press(services, "enter", "enter")
    assert top(services) is scene
    kept = services.resume()
    assert kept is not None
    assert kept.record == saved.record


def test_a_saved_game_can_be_given_up(services: Services) -> None:
    services.begin(CLASSIC, 5)
    services.nav.offer_game(find_preset("grill").rules, 8)
    services.app.step(1.0)
    click(services, widget(top(services), "Give it up"))
    assert dealt(services).record.seed == 8
    resumed = services.resume()
    assert resumed is not None
    assert resumed.record.seed == 8


def test_the_rules_can_be_read_before(services: Services) -> None:
    scene = open_new_game(services)
    scene.choose("double_zero")
    click(services, widget(scene, "How Double Zero is played"))
    page = top(services)
    assert isinstance(page, HelpScene)
    assert page.rules == find_preset("double_zero").rules


def test_level_and_character_are_chosen_for_partner_and_opponents_apart(services: Services) -> None:
    scene = open_new_game(services)
    for choice, index in (
        (scene.partner.level, 4),
        (scene.partner.character, 1),
        (scene.opponents.level, 0),
        (scene.opponents.character, 4),
    ):
        _click_at(services, choice, index)
    click(services, scene.deal)
    chosen = [(player.level, player.character) for player in dealt(services).players[1:]]
    assert chosen == [("level1", "hunter"), ("level5", "bold"), ("level1", "hunter")]


def _click_at(services: Services, choice: ChoiceBar[str], index: int) -> None:
    rect = choice.place
    point = (rect.left + rect.width * (index + 0.5) / len(choice.options), rect.centery)
    step(services, PointerDown(point), PointerUp(point))


def test_keys_choose_a_character(services: Services) -> None:
    scene = open_new_game(services)
    for _turn in range(30):
        press(services, "tab")
        if scene.partner.character.focused:
            break
    press(services, "right", "right")
    assert scene.partner.character.value == "careful"
    assert scene.partner.level.value == "level2"


def test_characters_are_chosen_again_after_a_restart(services: Services, tmp_path: Path) -> None:
    scene = open_new_game(services)
    scene.partner.character.value = "thrifty"
    scene.opponents.character.value = "bold"
    scene.start()
    services.close()
    again = NewGameScene(open_services(tmp_path))
    assert [again.partner.character.value, again.opponents.character.value] == ["thrifty", "bold"]


def test_the_page_opens_where_the_chosen_rules_are(services: Services) -> None:
    services.change(preset="cookout")
    scene = open_new_game(services)
    [tile] = [tile for tile in scene.tiles if tile.selected]
    assert tile.title == "Cookout"
    assert tile.area is not None
    assert tile.area.rect.contains(tile.place)


def test_rules_with_a_target_of_their_own_are_played_to_it(services: Services) -> None:
    scene = open_new_game(services)
    scene.choose("quick")
    assert scene.rules.target == 200
    scene.choose("classic")
    scene.aim(500)
    own = OwnRules("a1", "Ours", "classic", replace(CLASSIC, target=450))
    scene.choose_own(own)
    assert scene.rules.target == 450
    assert (450, "450") in scene.targets.options


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (2560, 1080)])
def test_a_list_that_goes_on_is_cut_through_a_tile(tmp_path: Path, size: tuple[int, int]) -> None:
    services = open_services(tmp_path, size)
    scene = NewGameScene(services)
    services.app.scenes.push(scene)
    services.app.step(1.0)
    services.app.close()
    last = max((tile for tile in scene.tiles if tile.rect.top < scene.body.bottom), key=lambda tile: tile.rect.top)
    shown = (scene.body.bottom - last.rect.top) / last.rect.height
    assert shown == pytest.approx(0.55, abs=0.1)
    assert all(tile.rect.height >= 88 for tile in scene.tiles)


@pytest.mark.parametrize(
    ("size", "ui_size"), [((900, 1200), 100), ((900, 1200), 160), ((768, 1024), 100), ((1080, 1920), 100)]
)
def test_in_a_high_window_the_company_is_in_sight_whatever_rules_there_are(
    tmp_path: Path, size: tuple[int, int], ui_size: int
) -> None:
    services = open_services(tmp_path, size)
    services.change(ui_size=ui_size)
    scene = open_new_game(services)
    services.app.close()
    rules, form = scene.areas
    assert form.furthest == 0
    assert all(scene.body.contains(one.place) for one in (*scene.partner.widgets, *scene.opponents.widgets, scene.deal))
    assert rules.rect.bottom <= scene.panel.top
    assert sum(rules.rect.contains(tile.place) for tile in scene.tiles) >= 6
    assert all(tile.height_in(tile.rect.width, services.app.type) <= tile.rect.height for tile in scene.tiles)


def test_every_preset_has_an_icon_of_its_own(services: Services) -> None:
    assert list(ICONS) == [preset.key for preset in ALL_PRESETS]
    assert len(set(ICONS.values())) == len(ICONS)
    assert all(services.app.assets.pictures.has(f"ui/icons/{icon}") for icon in ICONS.values())
