"""Help: keys, rules, about."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from pygame import FRect

from game import __version__
from game.app.screens.help import HelpScene, key_list, set_caps
from game.app.screens.new_game import NewGameScene
from game.app.screens.rules.scene import RulesScene
from game.app.screens.start import StartScene
from game.app.screens.statistics import StatisticsScene
from game.app.services.diagnostics import diagnostics
from game.app.services.services import Services
from game.app.shell.app import App
from game.app.shell.scene import Scene
from game.rules.page import chapters
from game.rules.presets import ALL_PRESETS, CLASSIC, PRESETS, Preset, find_preset, preset_of
from game.rules.ruleset import RuleSet
from game.storage.own_rules import OwnRules, Shelf
from tests.app.driver import click, press, tab_to, top, widget
from tests.app.placement import words_in
from tests.counted import counted


def open_help(services: Services, rules: RuleSet | None = None) -> HelpScene:
    scene = HelpScene(services, rules)
    services.app.scenes.push(scene)
    services.app.step(1.0)
    return scene


def text_of(scene: HelpScene) -> str:
    return " ".join(words_in(scene.paper))


def test_at_the_table_it_begins_with_the_rules_played(services: Services) -> None:
    scene = open_help(services, find_preset("grill").rules)
    assert "Grill Rules, to 500" in text_of(scene)
    assert scene.preset.words == "Rules of: Grill Rules"


def test_rules_that_are_played_are_the_title_until_others_are_read(services: Services) -> None:
    scene = open_help(services, find_preset("grill").rules)
    assert "Rules of this game" == scene.title
    scene.preset.choose(CLASSIC)
    assert "Help" == scene.title
    scene.preset.choose(find_preset("grill").rules)
    scene.show("keys")
    assert "Help" == scene.title


def test_all_rule_sets_can_be_read(services: Services) -> None:
    services.keep_shelf(Shelf((OwnRules("a1", "Grandma’s table", "classic", replace(CLASSIC, nil=50)),)))
    scene = open_help(services, find_preset("grill").rules)
    titles = [title for _rules, title in scene.preset.options]
    assert [*(preset.title for preset in ALL_PRESETS), "Grandma’s table"] == titles
    for rules, _title in counted(scene.preset.options, least=9):
        scene.preset.choose(rules)
        assert f"{services.title_of(rules)}, to {rules.target}" in text_of(scene)


def test_no_rules_are_listed_twice(services: Services) -> None:
    scene = open_help(services, replace(CLASSIC, target=200))
    assert len({rules for rules, _title in scene.preset.options}) == len(scene.preset.options)
    assert "Rules of: Classic" == scene.preset.words


def test_elsewhere_it_begins_with_the_keys(services: Services) -> None:
    assert "the last trick" in text_of(open_help(services))


def test_topics_and_rules_are_chosen_by_keyboard(services: Services) -> None:
    scene = open_help(services)
    tab_to(services, "Topic")
    press(services, "right")
    assert "Classic, to 500" in text_of(scene)
    tab_to(services, "Rules of")
    press(services, "enter", "down", "enter")
    assert "Double Zero, to 500" in text_of(scene)
    tab_to(services, "Topic")
    press(services, "right")
    assert __version__ in text_of(scene)


def test_rules_of_the_house_are_shown_beside_the_presets(services: Services) -> None:
    scene = open_help(services, replace(CLASSIC, nil=50))
    assert scene.preset.options[0][1] == "House rules"
    assert "scores +50 or −50" in text_of(scene)


def test_what_rules_leave_open_is_told_below_them(services: Services) -> None:
    scene = open_help(services, find_preset("two_hand").rules)
    assert "What the rules leave open" in text_of(scene)
    assert "Who draws first" in text_of(scene)
    assert scene.preset.words == "Rules of: Two-hand"
    assert "leave open" not in text_of(open_help(services, CLASSIC))


def test_the_details_name_version_and_folders_but_nobody(services: Services) -> None:
    services.change(player_name="Edda")
    text = diagnostics(services)
    assert f"Ten Bags {__version__}" in text
    assert str(services.places.settings_file) in text
    assert "Edda" not in text


def test_copying_is_answered(services: Services) -> None:
    scene = open_help(services)
    scene.show("about")
    click(services, widget(scene, "Copy details"))
    assert scene.notice.shown or scene.notice.moving


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_it_says_what_the_rule_page_says_is_played(services: Services, preset: Preset) -> None:
    text = text_of(open_help(services, preset.rules))
    for chapter in counted(chapters(preset.rules), least=3):
        assert all(sentence.text in text for sentence in chapter.told)
        assert not any(sentence.text in text for sentence in chapter.sentences if sentence.idle)


def test_rules_that_somebody_made_have_their_name(services: Services) -> None:
    rules = replace(CLASSIC, nil=50)
    services.keep_shelf(Shelf((OwnRules("a1", "Grandma’s table", "classic", rules),)))
    scene = open_help(services, replace(rules, target=300))
    assert "Grandma’s table, to 300" in text_of(scene)


def test_what_is_played_is_named_first(services: Services) -> None:
    rules = replace(CLASSIC, nil=50)
    services.keep_shelf(Shelf((OwnRules("a1", "Grandma’s table", "classic", rules),)))
    assert open_help(services, replace(rules, target=300)).preset.words == "Rules of: Grandma’s table"
    assert open_help(services, find_preset("whiz").rules).preset.words == "Rules of: Whiz"


@pytest.mark.parametrize("key", ["whiz", "grill", "quick"])
def test_a_button_leads_to_all_rules_at_those_that_are_read(services: Services, key: str) -> None:
    scene = open_help(services, find_preset(key).rules)
    click(services, widget(scene, f"All {len(ALL_PRESETS)} rule sets"))
    page = top(services)
    assert isinstance(page, RulesScene)
    assert page.editor.model == preset_of(find_preset(key).rules)
    press(services, "escape")
    assert top(services) is scene


def test_a_button_leads_to_rules_that_somebody_made(services: Services) -> None:
    own = OwnRules("a1", "Grandma’s table", "classic", replace(CLASSIC, nil=50))
    services.keep_shelf(Shelf((own,)))
    click(services, widget(open_help(services, replace(own.rules, target=300)), f"All {len(ALL_PRESETS)} rule sets"))
    page = top(services)
    assert isinstance(page, RulesScene)
    assert page.editor.rules == own.rules


def test_f1_closes_the_help_it_opened(services: Services) -> None:
    open_help(services)
    press(services, "f1")
    assert len(services.app.scenes) == 0


def test_m_and_f1_are_listed_for_everywhere() -> None:
    keys = dict(key_list())
    assert {"M", "F1"} <= {key for key, _words in keys["Everywhere"]}
    assert "M" not in {key for key, _words in keys["At the table"]}


@pytest.mark.parametrize("make", [StartScene, NewGameScene, StatisticsScene, HelpScene])
def test_m_turns_the_sound_off_and_on_everywhere(services: Services, make: Callable[[Services], Scene]) -> None:
    services.app.scenes.push(make(services))
    services.app.step(1.0)
    press(services, "m")
    assert services.app.audio.muted
    press(services, "m")
    assert not services.app.audio.muted


def test_f1_opens_the_help_on_every_page(services: Services) -> None:
    services.app.scenes.push(StatisticsScene(services))
    services.app.step(1.0)
    press(services, "f1")
    assert isinstance(top(services), HelpScene)


def test_the_readme_lists_the_same_keys_once_each() -> None:
    readme = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    for heading, keys in counted(key_list()):
        table = readme.split(f"| {heading} | |\n|---|---|\n")[1].split("\n\n")[0]
        listed = [row.split("|")[1].strip() for row in table.splitlines()]
        assert sorted(key for key, _words in keys if key != "any key or click") == sorted(listed)


def test_no_key_is_listed_twice_for_the_same_place() -> None:
    for _heading, keys in counted(key_list()):
        assert len({key for key, _words in keys}) == len(keys)


def test_keys_are_drawn_one_by_one_within_their_column(app: App) -> None:
    room = FRect(100, 50, 200, 0)
    caps, bottom = set_caps("Left, Right, Page down, Page up", room, app.type)
    assert [cap.name for cap in caps] == ["Left", "Right", "Page down", "Page up"]
    assert all(room.left <= cap.rect.left and cap.rect.right <= room.right for cap in caps)
    assert not any(one.rect.colliderect(other.rect) for one, other in combinations(caps, 2))
    assert bottom >= max(cap.rect.bottom for cap in caps)


def test_what_is_no_key_stands_without_one(app: App) -> None:
    caps, _bottom = set_caps("any key or click", FRect(100, 50, 200, 0), app.type)
    assert [(cap.name, cap.bare) for cap in caps] == [("any key or click", True)]


def test_the_buttons_below_the_paper_are_as_wide_as_their_words(services: Services) -> None:
    scene = open_help(services)
    for button in (scene.copy, scene.more):
        button.label *= 2
    scene.arrange(1280, 720)
    for button in (scene.copy, scene.more):
        assert button.rect.width >= button.natural_width(services.app.type.width)
        assert button.rect.right == scene.sheet.right
