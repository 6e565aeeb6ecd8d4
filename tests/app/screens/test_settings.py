"""Settings: applied at once, saved, by mouse and by keyboard."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import FRect

from game.app.paint.themes import themed
from game.app.screens.settings import SettingsScene
from game.app.services.services import Services
from game.app.shell.inputs import PointerDown, PointerMoved, PointerUp
from game.app.widgets.choices import PictureChoice
from game.app.widgets.controls import Toggle
from game.storage.settings import Look
from tests.app.driver import click, open_services, press, step, tab_to, widget, write
from tests.art.vision import distance
from tests.storage.options import options_of

APART = 14.0  # a difference of colours that shows in small pictures; about 2 can just be seen side by side


def open_settings(services: Services) -> SettingsScene:
    scene = SettingsScene(services)
    services.app.scenes.push(scene)
    services.app.step(1.0)
    return scene


def test_each_setting_can_be_changed_by_keyboard_and_survives_a_restart(services: Services, tmp_path: Path) -> None:
    open_settings(services)
    keys = {
        "Volume": "left",
        "Cards": "left",
        "Bids, your turn": "left",
        "Tricks and scores": "left",
        "Buttons": "left",
        "Mute": "enter",
        "Animation": "right",
        "Reduced motion": "enter",
        "Deck": "right",
        "Card back": "right",
        "Order of suits": "right",
        "Order of ranks": "right",
        "Theme": "right",
        "Table": "right",
        "Size of everything": "right",
        "Confirm each card": "enter",
        "Play forced cards": "enter",
        "Play out what is certain": "enter",
    }
    for words, key in keys.items():
        tab_to(services, words)
        press(services, key)
    tab_to(services, "Your name")
    write(services, "Edda")
    tab_to(services, "Your face")
    press(services, "right")
    services.close()
    now = open_services(tmp_path).settings
    assert (now.volume, now.muted, now.speed, now.reduced_motion) == (65, True, "gentle", True)
    assert (now.volume_cards, now.volume_bids, now.volume_events, now.volume_buttons) == (95, 95, 95, 95)
    assert (now.deck, now.back) == ("four_colours", "burgundy")
    assert (now.suit_order, now.rank_order) == ("SHCD", "low_first")
    assert (now.theme, now.table, now.ui_size) == ("night", "green", 110)
    assert (now.confirm_card, now.auto_play_forced, now.auto_claim) == (True, True, True)
    assert (now.player_name, now.face) == ("Edda", "you_wavy")


def test_a_switch_is_turned_by_a_click(services: Services) -> None:
    scene = open_settings(services)
    click(services, widget(scene, "Confirm each card"))
    assert services.settings.confirm_card
    click(services, widget(scene, "Confirm each card"))
    assert not services.settings.confirm_card


def test_the_volume_follows_the_pointer(services: Services) -> None:
    scene = open_settings(services)
    rect = widget(scene, "Volume").place
    start, end = (rect.centerx, rect.bottom - 16), (rect.left + 20, rect.bottom - 16)
    step(services, PointerMoved(start), PointerDown(start), PointerMoved(end), PointerUp(end))
    assert services.settings.volume == 0
    assert services.app.audio.volume == 0.0


def test_the_volume_is_kept_once_it_is_let_go(services: Services, tmp_path: Path) -> None:
    scene = open_settings(services)
    rect = widget(scene, "Volume").place
    start, end = (rect.centerx, rect.bottom - 16), (rect.left + 20, rect.bottom - 16)
    step(services, PointerMoved(start), PointerDown(start), PointerMoved(end))
    assert not (tmp_path / "settings.json").exists()
    step(services, PointerUp(end))
    assert open_services(tmp_path).settings.volume == 0


@pytest.mark.parametrize(("words", "sound"), [
    ("Volume", "card_play"),
    ("Cards", "card_play"),
    ("Bids, your turn", "bid"),
    ("Tricks and scores", "trick_won"),
    ("Buttons", "click"),
])  # fmt: skip
def test_a_volume_is_heard_as_it_is_let_go(
    services: Services, words: str, sound: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_settings(services)
    heard: list[str] = []
    monkeypatch.setattr(services.app.audio, "play", heard.append)
    rect = widget(scene, words).place
    start, end = (rect.centerx, rect.bottom - 16), (rect.left + 20, rect.bottom - 16)
    step(services, PointerMoved(start), PointerDown(start), PointerMoved(end), PointerUp(end))
    assert heard[-1] == sound


def test_the_theme_changes_at_once_and_the_focus_stays(services: Services) -> None:
    scene = open_settings(services)
    tab_to(services, "Theme")
    press(services, "right", "right")
    assert services.app.theme.name == "high contrast"
    focused = scene.widgets.focused
    assert focused is not None
    assert focused.words == "Theme: Contrast"


def test_the_table_changes_at_once_under_the_same_theme(services: Services) -> None:
    open_settings(services)
    tab_to(services, "Table")
    before = services.app.theme
    press(services, "right", "right")
    assert services.settings.table == "blue"
    assert (services.app.theme.name, services.app.theme.text) == (before.name, before.text)
    assert services.app.theme.table != before.table


def middles(gallery: PictureChoice[str]) -> list[tuple[float, float]]:
    """Return the middles of the pictures of *gallery* in the window."""
    move = gallery.place.top - gallery.rect.top
    return [(place.centerx, place.centery + move) for place in gallery.places()]


def shown_tables(services: Services, theme: Look) -> PictureChoice[str]:
    """Scroll to the tables in the settings; the green one is chosen."""
    services.change(theme=theme, table="green")
    gallery = widget(open_settings(services), "Table")
    assert isinstance(gallery, PictureChoice)
    tab_to(services, "Table")
    step(services, seconds=1.0)
    return gallery


@pytest.mark.parametrize("theme", ["felt", "night", "contrast"])
def test_tables_can_be_told_apart_before_one_is_chosen(services: Services, theme: Look) -> None:
    gallery = shown_tables(services, theme)
    picture, scale = services.app.picture(), services.app.viewport.scale
    spots = [(round(x * scale), round((y - 12) * scale)) for x, y in middles(gallery)[1:]]
    colours = ["#{:02x}{:02x}{:02x}".format(*picture.get_at(spot)[:3]) for spot in spots]
    assert min(distance(one, other, "full") for one, other in combinations(colours, 2)) > APART


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_a_first_click_on_what_shows_in_part_is_not_lost(tmp_path: Path, size: tuple[int, int]) -> None:
    services = open_services(tmp_path, size)
    services.change(ui_size=160)
    scene = open_settings(services)
    toggle = [one for one in scene.widgets.widgets if isinstance(one, Toggle)][-1]
    scene.area.reveal(FRect(toggle.rect.left, toggle.rect.top, toggle.rect.width, 10))
    services.app.step(1.0)
    assert toggle.place.bottom > scene.area.rect.bottom
    point = (toggle.place.centerx, toggle.place.top + 2)
    before, place = toggle.value, toggle.place
    step(services, PointerMoved(point), PointerDown(point))
    for _ in range(8):
        step(services, PointerMoved((point[0] + 1, point[1])), seconds=0.05)
    step(services, PointerUp(point))
    assert (place, not before) == (toggle.place, toggle.value)
    services.app.close()


@pytest.mark.parametrize("theme", ["felt", "night", "contrast"])
def test_a_table_shows_how_it_will_be(services: Services, theme: Look) -> None:
    gallery = shown_tables(services, theme)
    x, y = middles(gallery)[2]
    scale = services.app.viewport.scale
    picture = services.app.picture()
    left, right = (picture.get_at((round((x + dx) * scale), round((y - 12) * scale))) for dx in (-16, 16))
    assert (sum(left[:3]) - sum(right[:3]) > 40) is (theme == "contrast")


@pytest.mark.parametrize("words", ["Deck", "Card back", "Table", "Your face"])
def test_a_picture_is_chosen_by_a_click_on_it(services: Services, words: str) -> None:
    scene = open_settings(services)
    gallery = widget(scene, words)
    assert isinstance(gallery, PictureChoice)
    first, last = gallery.value, gallery.options[-1][0]
    tab_to(services, words)
    step(services, seconds=1.0)
    point = middles(gallery)[-1]
    step(services, PointerMoved(point), PointerDown(point))
    assert first != gallery.value == last
    assert last in (services.settings.deck, services.settings.back, services.settings.table, services.settings.face)


def test_up_and_down_go_from_row_to_row_of_pictures_and_on(services: Services) -> None:
    scene = open_settings(services)
    tab_to(services, "Table")
    press(services, "right", "down")
    assert services.settings.table == "slate"
    press(services, "up")
    assert services.settings.table == "green"
    press(services, "down", "down")
    assert services.settings.table == "slate"
    assert not widget(scene, "Table").focused


def test_every_deck_back_and_table_can_be_drawn(services: Services) -> None:
    open_settings(services)
    names = [f"cards/{deck}/qs" for deck in options_of("deck")]
    names += [f"backs/{back}{form}" for back in options_of("back") for form in ("", "_plain")]
    names += [f"faces/{face}" for face in options_of("face")]
    names += [themed("felt", table).texture for table in options_of("table") if table != "black"]
    assert [name for name in names if not services.app.assets.pictures.has(name)] == []


def test_the_size_changes_at_once_and_steps_back(services: Services) -> None:
    open_settings(services)
    tab_to(services, "Size of everything")
    press(services, "end")
    assert services.app.ui_size == 1.6
    press(services, "home")
    assert services.app.ui_size == 0.8


@pytest.mark.parametrize(
    ("size", "ui_size", "note"),
    [
        ((1280, 800), 160, ""),
        ((960, 600), 110, ""),
        ((960, 600), 160, "141 % in this window"),
        ((1024, 768), 160, "147 % in this window"),
        ((900, 1200), 120, ""),
        ((900, 1200), 160, "120 % in this window"),
    ],
)
def test_what_the_window_has_room_for_is_told_beside_the_size(
    tmp_path: Path, size: tuple[int, int], ui_size: int, note: str
) -> None:
    services = open_services(tmp_path, size)
    scene = open_settings(services)
    tab_to(services, "Size of everything")
    press(services, *["right"] * ((ui_size - 100) // 10))
    services.app.close()
    assert scene.sizes.note == note
    assert scene.sizes.words == f"Size of everything: {ui_size} %{note and '. '}{note}"


def key_of_sizes(scene: SettingsScene, *, plus: bool) -> tuple[float, float]:
    """Scroll to a key of the size, and return the pixel in its middle."""
    scene.widgets.focus(scene.sizes)
    scene.app.step(1.0)
    key = scene.sizes.step_buttons()[plus].move(0, scene.sizes.place.top - scene.sizes.rect.top)
    return key.centerx * scene.app.viewport.scale, key.centery * scene.app.viewport.scale


def click_pixel(services: Services, pixel: tuple[float, float]) -> None:
    """Click on a *pixel* of the window."""
    for kind in (PointerMoved, PointerDown, PointerUp):
        step(services, kind(services.app.viewport.point(pixel)))


@pytest.mark.usefixtures("only_laid_out")
@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (1720, 720), (900, 1200)])
def test_presses_at_one_place_press_one_key_while_everything_grows_and_shrinks(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.mouse, "set_pos", lambda *_point: pytest.fail("the pointer is the person's"))
    services = open_services(tmp_path, size)
    scene = open_settings(services)
    pixel = key_of_sizes(scene, plus=True)
    for percent in (110, 120, 130, 140, 150, 160, 160):
        click_pixel(services, pixel)
        assert services.settings.ui_size == percent
        assert scene.sizes.value == scene.keys.value == percent
        assert services.app.viewport.bounds.contains(scene.keys.rect)
    step(services, PointerMoved((1.0, 1.0)))
    assert not scene.keys.visible
    pixel = key_of_sizes(scene, plus=False)
    for percent in (150, 140, 130, 120, 110, 100, 90, 80):
        click_pixel(services, pixel)
        assert services.settings.ui_size == percent
    services.close()
    services.app.close()


def test_keys_that_are_pressed_lift_nothing(services: Services) -> None:
    scene = open_settings(services)
    tab_to(services, "Size of everything")
    press(services, "right")
    assert services.settings.ui_size == 110
    assert not scene.keys.visible


def test_lifted_keys_are_laid_down_by_a_key(services: Services) -> None:
    scene = open_settings(services)
    click_pixel(services, key_of_sizes(scene, plus=True))
    assert scene.keys.visible
    press(services, "tab")
    assert not scene.keys.visible
    assert services.settings.ui_size == 110


def test_the_row_shows_its_keys_only_while_they_are_not_lifted(services: Services) -> None:
    scene = open_settings(services)
    assert scene.sizes.keys_shown
    click_pixel(services, key_of_sizes(scene, plus=True))
    assert scene.keys.visible
    assert not scene.sizes.keys_shown
    press(services, "tab")
    assert scene.sizes.keys_shown


def test_below_the_last_panel_there_is_a_margin(tmp_path: Path) -> None:
    services = open_services(tmp_path, (960, 600))
    scene = open_settings(services)
    lowest = max(panel.rect.bottom for panel in scene.panels) - scene.area.furthest
    services.app.close()
    assert scene.area.furthest > 0
    assert lowest == pytest.approx(scene.body.bottom)


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)])
def test_the_shadows_of_the_panels_have_room_at_the_top(tmp_path: Path, size: tuple[int, int]) -> None:
    services = open_services(tmp_path, size)
    scene = open_settings(services)
    services.app.close()
    assert scene.header.bottom <= scene.area.rect.top <= scene.body.top - 10


def test_full_screen_is_turned_on_and_off(services: Services) -> None:
    open_settings(services)
    tab_to(services, "Full screen")
    press(services, "enter")
    assert services.app.full_screen
    assert services.settings.full_screen
    press(services, "enter")
    assert not services.app.full_screen


def test_m_mutes(services: Services) -> None:
    scene = open_settings(services)
    press(services, "m")
    assert services.app.audio.muted
    assert scene.muted.words == "Mute: On"


def test_escape_goes_back(services: Services) -> None:
    open_settings(services)
    press(services, "escape")
    assert len(services.app.scenes) == 0
