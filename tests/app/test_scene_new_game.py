"""A new game: two clicks, or exactly as wanted."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.app.screens.help import HelpScene
from game.app.screens.new_game import ICONS, NewGameScene, offer_game
from game.app.screens.start import StartScene
from game.app.services.services import House
from game.app.services.session import Session
from game.app.shell.inputs import PointerDown, PointerUp
from game.app.widgets.choice import Choice
from game.app.widgets.dialog import Dialog
from game.rules.presets import ALL_PRESETS, CLASSIC, find_preset
from game.storage.own_rules import OwnRules
from tests.app.rooms import QuietTable, click, open_house, press, step, top, widget, write


def open_new_game(house: House) -> NewGameScene:
    house.app.scenes.push(StartScene(house))
    scene = NewGameScene(house)
    house.app.scenes.push(scene)
    house.app.step(1.0)
    return scene


def dealt(house: House) -> Session:
    table = top(house)
    assert isinstance(table, QuietTable)
    return table.session


def test_two_clicks_lead_to_the_first_card(house: House) -> None:
    scene = StartScene(house)
    house.app.scenes.push(scene)
    click(house, widget(scene, "New game"))
    click(house, widget(top(house), "Deal the cards"))
    assert dealt(house).rules == CLASSIC


def test_two_keys_lead_to_the_first_card(house: House) -> None:
    house.app.scenes.push(StartScene(house))
    press(house, "enter", "enter")
    assert dealt(house).rules == CLASSIC


def test_rules_target_name_and_deal_are_as_chosen(house: House) -> None:
    scene = open_new_game(house)
    click(house, widget(scene, "Grill Rules"))
    scene.targets.handle(_at(scene, 0))
    click(house, scene.name)
    write(house, "Edda")
    click(house, scene.number)
    write(house, "31a4 1")
    assert scene.number.text == "3141"
    click(house, scene.deal)
    session = dealt(house)
    assert session.title == "Grill Rules"
    assert session.rules.target == 200
    assert session.record.seed == 3141
    assert session.players[0].name == "Edda"


def _at(scene: NewGameScene, index: int) -> PointerDown:
    rect = scene.targets.rect
    return PointerDown((rect.left + rect.width * (index + 0.5) / len(scene.targets.options), rect.centery))


def test_the_same_number_gives_the_same_cards(house: House) -> None:
    hands = []
    for _ in range(2):
        scene = open_new_game(house)
        scene.number.text = "77"
        house.archive.forget()
        scene.start()
        hands.append(dealt(house).game.state.current.hands)
        house.app.scenes.clear()
    assert hands[0] == hands[1]


def test_without_a_number_chance_deals(house: House) -> None:
    scene = open_new_game(house)
    assert len({scene.seed for _ in range(10)}) > 5


def test_the_largest_number_is_not_exceeded(house: House) -> None:
    scene = open_new_game(house)
    scene.number.text = "9" * 16
    scene.start()
    assert dealt(house).record.seed == 10**12 - 1


def test_the_last_choices_are_chosen_again(house: House, tmp_path: Path) -> None:
    scene = open_new_game(house)
    scene.choose("table_talk")
    scene._aim(300)
    scene.start()
    house.close()
    again = NewGameScene(open_house(tmp_path))
    assert (again.preset, again.target) == ("table_talk", 300)
    assert [tile.title for tile in again.tiles if tile.selected] == ["Table Talk"]


def test_a_saved_game_is_not_given_up_without_asking(house: House) -> None:
    saved = house.begin(CLASSIC, 5)
    scene = open_new_game(house)
    click(house, scene.deal)
    assert isinstance(top(house), Dialog)
    press(house, "escape")
    assert top(house) is scene
    kept = house.resume()
    assert kept is not None
    assert kept.record == saved.record


def test_enter_keeps_the_saved_game(house: House) -> None:
    saved = house.begin(CLASSIC, 5)
    scene = open_new_game(house)
    press(house, "enter", "enter")
    assert top(house) is scene
    kept = house.resume()
    assert kept is not None
    assert kept.record == saved.record


def test_a_saved_game_can_be_given_up(house: House) -> None:
    house.begin(CLASSIC, 5)
    offer_game(house, find_preset("grill").rules, 8)
    house.app.step(1.0)
    click(house, widget(top(house), "Give it up"))
    assert dealt(house).record.seed == 8
    resumed = house.resume()
    assert resumed is not None
    assert resumed.record.seed == 8


def test_the_rules_can_be_read_before(house: House) -> None:
    scene = open_new_game(house)
    scene.choose("double_zero")
    click(house, widget(scene, "How Double Zero is played"))
    page = top(house)
    assert isinstance(page, HelpScene)
    assert page.rules == find_preset("double_zero").rules


def test_level_and_character_are_chosen_for_partner_and_opponents_apart(house: House) -> None:
    scene = open_new_game(house)
    for choice, index in (
        (scene.partner.level, 4),
        (scene.partner.character, 1),
        (scene.opponents.level, 0),
        (scene.opponents.character, 4),
    ):
        _click_at(house, choice, index)
    click(house, scene.deal)
    chosen = [(player.level, player.character) for player in dealt(house).players[1:]]
    assert chosen == [("level1", "hunter"), ("level5", "bold"), ("level1", "hunter")]


def _click_at(house: House, choice: Choice[str], index: int) -> None:
    rect = choice.place
    point = (rect.left + rect.width * (index + 0.5) / len(choice.options), rect.centery)
    step(house, PointerDown(point), PointerUp(point))


def test_keys_choose_a_character(house: House) -> None:
    scene = open_new_game(house)
    for _turn in range(30):
        press(house, "tab")
        if scene.partner.character.focused:
            break
    press(house, "right", "right")
    assert scene.partner.character.value == "careful"
    assert scene.partner.level.value == "level2"


def test_characters_are_chosen_again_after_a_restart(house: House, tmp_path: Path) -> None:
    scene = open_new_game(house)
    scene.partner.character.value = "thrifty"
    scene.opponents.character.value = "bold"
    scene.start()
    house.close()
    again = NewGameScene(open_house(tmp_path))
    assert [again.partner.character.value, again.opponents.character.value] == ["thrifty", "bold"]


def test_the_page_opens_where_the_chosen_rules_are(house: House) -> None:
    house.change(preset="cookout")
    scene = open_new_game(house)
    [tile] = [tile for tile in scene.tiles if tile.selected]
    assert tile.title == "Cookout"
    assert tile.area is not None
    assert tile.area.rect.contains(tile.place)


def test_rules_with_a_target_of_their_own_are_played_to_it(house: House) -> None:
    scene = open_new_game(house)
    scene.choose("quick")
    assert scene.rules.target == 200
    scene.choose("classic")
    scene._aim(500)
    own = OwnRules("a1", "Ours", "classic", replace(CLASSIC, target=450))
    scene.choose_own(own)
    assert scene.rules.target == 450
    assert (450, "450") in scene.targets.options


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (2560, 1080)])
def test_a_list_that_goes_on_is_cut_through_a_tile(tmp_path: Path, size: tuple[int, int]) -> None:
    house = open_house(tmp_path, size)
    scene = NewGameScene(house)
    house.app.scenes.push(scene)
    house.app.step(1.0)
    house.app.close()
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
    house = open_house(tmp_path, size)
    house.change(ui_size=ui_size)
    scene = open_new_game(house)
    house.app.close()
    rules, form = scene._areas
    assert form.furthest == 0
    assert all(scene.body.contains(one.place) for one in (*scene.partner.widgets, *scene.opponents.widgets, scene.deal))
    assert rules.rect.bottom <= scene.panel.top
    assert sum(rules.rect.contains(tile.place) for tile in scene.tiles) >= 6
    assert all(tile.height_in(tile.rect.width, house.app.type) <= tile.rect.height for tile in scene.tiles)


def test_every_preset_has_an_icon_of_its_own(house: House) -> None:
    assert list(ICONS) == [preset.key for preset in ALL_PRESETS]
    assert len(set(ICONS.values())) == len(ICONS)
    assert all(house.app.assets.pictures.has(f"ui/icons/{icon}") for icon in ICONS.values())
