"""The rule page: read, change, keep, share, play."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import FRect

from game.ai.trial import Trial
from game.app.screens.new_game import NewGameScene
from game.app.screens.rules import scene as scene_module
from game.app.screens.rules.choosing import TextPromptScene, ValueChoiceScene
from game.app.screens.rules.paper import PhraseWidget
from game.app.screens.rules.scene import RulesScene
from game.app.screens.rules.trial import TrialScene
from game.app.screens.start import StartScene
from game.app.screens.statistics import StatisticsScene
from game.app.services.services import Services
from game.app.shell.inputs import PointerDown, PointerMoved, PointerUp, Scrolled
from game.app.wording.trial import figures
from game.rules.page import keys_told
from game.rules.presets import CLASSIC, GRILL, find_preset
from game.rules.rule_keys import KEYS
from game.rules.share_code import code_of
from game.storage.own_rules import LONGEST_NAME, OwnRules, Shelf
from game.storage.settings import Look
from tests.app.driver import QuietTable, click, open_services, play_out, press, step, tab_to, top, widget, write
from tests.app.legible import contrast
from tests.app.placement import misplaced, words_in
from tests.app.unpainted import unpainted
from tests.counted import counted

OURS = OwnRules("a1", "Grill, our way", "grill", replace(GRILL, blind_deficit=150))
GRANDMA = OwnRules("b2", "Grandma’s table", "classic", replace(CLASSIC, nil=50, target=300))


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    """Services that paint nothing."""
    with unpainted():
        services = open_services(tmp_path)
    yield services
    services.app.close()


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts written to the clipboard, the latest last; at first an empty one."""
    texts = [""]

    def put(text: str) -> bool:
        texts.append(text)
        return True

    monkeypatch.setattr(scene_module, "read_clipboard", lambda: texts[-1])
    monkeypatch.setattr(scene_module, "write_clipboard", put)
    return texts


def open_rules(services: Services, *sets: OwnRules) -> RulesScene:
    services.keep_shelf(Shelf(sets))
    scene = RulesScene(services)
    services.app.scenes.push(scene)
    services.app.step(1.0)
    return scene


def choose(services: Services, key: str, words: str) -> None:
    """Click on the phrase for *key*, and on the value that begins with *words*."""
    scene = top(services)
    assert isinstance(scene, RulesScene)
    phrase = scene.paper.phrase_of(key)
    assert phrase is not None
    click(services, phrase)
    choice = top(services)
    assert isinstance(choice, ValueChoiceScene)
    services.app.step(1.0)
    click(services, widget(choice, words))
    services.app.step(1.0)


def test_the_first_screen_leads_to_the_rules_chosen_last(services: Services) -> None:
    services.change(preset="grill")
    services.app.scenes.push(StartScene(services))
    click(services, widget(top(services), "Rules"))
    scene = top(services)
    assert isinstance(scene, RulesScene)
    assert scene.editor.title == "Grill Rules"


def test_in_a_wide_window_what_can_be_done_with_two_changes_needs_no_scrolling(tmp_path: Path) -> None:
    services = open_services(tmp_path, (1280, 720))
    two = replace(OURS, rules=replace(GRILL, blind_deficit=150, bag_carry=True))
    scene = open_rules(services, two)
    scene.editor.open(two)
    scene.arrange(services.app.viewport.width, services.app.viewport.height)
    assert len(scene.editor.differences) == 2
    assert scene.side.reset.visible
    assert scene.side.area.furthest == 0
    services.app.close()


def test_a_phrase_of_a_preset_changes_a_copy(services: Services) -> None:
    scene = open_rules(services)
    choose(services, "nil", "scores +50")
    assert scene.editor.title == "Classic, our way"
    assert scene.editor.rules == replace(CLASSIC, nil=50)
    assert find_preset("classic").rules == CLASSIC
    assert "Classic stays as it is" in scene.notice.text


def test_a_change_is_there_after_a_restart(services: Services, tmp_path: Path) -> None:
    open_rules(services, OURS)
    scene = top(services)
    assert isinstance(scene, RulesScene)
    click(services, widget(scene, "Grill, our way"))
    choose(services, "bag_carry", "carries the rest over")
    again = open_services(tmp_path)
    assert again.shelf.sets == (replace(OURS, rules=replace(OURS.rules, bag_carry=True)),)
    again.app.close()


def test_keys_alone_change_a_phrase(services: Services) -> None:
    scene = open_rules(services)
    tab_to(services, "After the penalty, the count of bags")
    press(services, "enter", "down", "enter")
    assert scene.editor.rules == replace(CLASSIC, bag_carry=False)
    focused = scene.widgets.focused
    assert focused is not None
    assert focused.words.startswith("After the penalty")


def test_every_phrase_is_reached_by_tab(services: Services) -> None:
    scene = open_rules(services, OURS)
    scene.open(OURS)
    reached = set()
    for _turn in range(len(scene.widgets.widgets) + 4):
        press(services, "tab")
        assert scene.widgets.focused is not None
        reached.add(scene.widgets.focused.words)
    assert {phrase.words for phrase in scene.paper.phrases} <= reached
    assert len(scene.paper.phrases) > 30


@pytest.mark.parametrize("key", KEYS)
def test_every_choice_has_room_and_marks_the_value_that_stands(services: Services, key: str) -> None:
    rules = replace(find_preset("double_zero").rules, nil_trade=2) if key not in keys_told(OURS.rules) else OURS.rules
    scene = open_rules(services, replace(OURS, rules=rules))
    scene.open(services.shelf.sets[0])
    scene.choose(key)
    choice = top(services)
    assert isinstance(choice, ValueChoiceScene)
    services.app.step(1.0)
    assert services.app.canvas.shortened == []
    assert misplaced(services, choice) == []
    assert sum(row.selected for row in choice.rows) == 1
    assert len(choice.rows) >= 2


def test_escape_and_a_click_elsewhere_change_nothing(services: Services) -> None:
    scene = open_rules(services)
    scene.choose("nil")
    press(services, "escape")
    assert top(services) is scene
    scene.choose("nil")
    step(services, PointerDown((5, 5)), PointerUp((5, 5)))
    assert top(services) is scene
    assert services.shelf.sets == ()
    assert scene.paper.opened == ""


@pytest.mark.parametrize("keys", [["escape"], ["home", "enter"]], ids=["left alone", "changed"])
def test_the_page_stays_where_it_is_when_a_choice_closes(services: Services, keys: list[str]) -> None:
    scene = open_rules(services, GRANDMA)
    phrase = scene.paper.phrase_of("bag_limit")
    assert phrase is not None
    scene.paper.area.handle(Scrolled((500, 400), -50))
    services.app.step(1.0)
    before = phrase.place.top
    click(services, phrase)
    services.app.step(1.0)
    press(services, *keys)
    services.app.step(1.0)
    again = scene.paper.phrase_of("bag_limit")
    assert again is not None
    assert top(services) is scene
    assert again.place.top == pytest.approx(before, abs=72)


def test_what_a_value_brings_with_it_is_said_and_done(services: Services) -> None:
    scene = open_rules(services)
    scene.choose("jokers")
    choice = top(services)
    assert "with it: " in widget(choice, "both jokers").words
    assert "big joker, little joker" in widget(choice, "both jokers").words
    click(services, widget(choice, "both jokers"))
    assert scene.editor.rules.jokers == 2
    assert len(scene.editor.rules.high_trumps) >= 2


@pytest.mark.parametrize("look", ["felt", "night", "contrast"])
def test_the_ring_around_a_phrase_stands_out_from_the_paper(tmp_path: Path, look: Look) -> None:
    services = open_services(tmp_path)
    services.change(theme=look)
    scene = open_rules(services)
    press(services, "tab")
    phrase = scene.widgets.focused
    assert isinstance(phrase, PhraseWidget)
    space, scale = services.app.theme.space, services.app.viewport.scale
    edge = phrase.rings[0].left - space.ring_gap - space.ring / 2, phrase.rings[0].centery
    ink = services.app.picture().get_at((int(edge[0] * scale), int(edge[1] * scale)))
    services.app.close()
    assert contrast((ink.r, ink.g, ink.b), services.app.theme.paper.face.top) >= 4.5


def test_every_line_of_a_phrase_has_a_ring(services: Services) -> None:
    scene = open_rules(services)
    broken = next(phrase for phrase in scene.paper.phrases if len(phrase.pieces) > 1)
    assert len(broken.rings) == len(broken.pieces)
    reach = scene.theme.space.ring + scene.theme.space.ring_gap
    upper, lower = (ring.inflate(0, 2 * reach) for ring in broken.rings[:2])
    assert upper.bottom <= lower.top


def test_long_notes_are_told_one_at_a_time_below_the_rows(services: Services) -> None:
    scene = open_rules(services)
    scene.editor.open(find_preset("grill"))
    scene.choose("bidding")
    choice = top(services)
    assert isinstance(choice, ValueChoiceScene)
    services.app.step(1.0)
    assert choice.full_note.startswith("So it is now.")
    press(services, "down")
    focused = next(row for row in choice.rows if row.focused)
    assert focused.note == "changes 3 more choices"
    assert choice.full_note == focused.offer.note
    assert choice.full_note.startswith("with it: ")
    assert choice.rect.contains(choice.note_rect)
    step(services, PointerMoved(choice.rows[-1].place.center))
    assert choice.full_note == choice.rows[-1].offer.note


def test_short_notes_stand_in_their_rows(services: Services) -> None:
    scene = open_rules(services)
    scene.choose("jokers")
    choice = top(services)
    assert isinstance(choice, ValueChoiceScene)
    services.app.step(1.0)
    assert not choice.note_rect.height
    assert all(row.note == row.offer.note for row in choice.rows)


def test_built_in_rules_say_what_they_are(services: Services) -> None:
    scene = open_rules(services, OURS)
    blurbs = {preset.title: preset.blurb for preset in scene.editor.presets}
    assert blurbs == {row.title: row.note for row in scene.rule_list.rows if row.title != OURS.name}


def test_what_cannot_be_says_why(services: Services) -> None:
    scene = open_rules(services)
    scene.choose("removed")
    choice = top(services)
    assert isinstance(choice, ValueChoiceScene)
    refused = [row for row in choice.rows if not row.enabled]
    for row in counted(refused):
        assert row.offer.note.endswith(".")
        click(services, row)
        assert top(services) is choice


def test_another_value_may_be_written(services: Services) -> None:
    scene = open_rules(services)
    scene.choose("ten_bid")
    choice = top(services)
    assert isinstance(choice, ValueChoiceScene)
    click(services, choice.field)
    write(services, "ninety")
    press(services, "enter")
    assert top(services) is choice
    assert choice.complaint == "“ninety” cannot stand here: write points, the best first, such as +200 / −100."
    press(services, *["backspace"] * 6)
    assert choice.complaint == ""
    write(services, "+90 / −40")
    press(services, "enter")
    assert top(services) is scene
    assert scene.editor.rules.ten_bid == (90, -40)


def test_differences_are_marked_and_can_be_undone_together(services: Services) -> None:
    scene = open_rules(services, OURS)
    click(services, widget(scene, "Grill, our way"))
    assert [phrase.key for phrase in scene.paper.phrases if phrase.changed] == ["blind_deficit"]
    click(services, widget(scene, "Undo all changes"))
    assert scene.editor.rules == GRILL
    assert not any(phrase.changed for phrase in scene.paper.phrases)
    press(services, "u")
    assert scene.editor.rules == OURS.rules


def test_a_copy_gets_a_name_of_its_own(services: Services) -> None:
    scene = open_rules(services)
    click(services, widget(scene, "Make a copy"))
    prompt = top(services)
    assert isinstance(prompt, TextPromptScene)
    press(services, *["backspace"] * 32)
    write(services, "Sunday rules")
    press(services, "enter")
    assert top(services) is scene
    assert [own.name for own in services.shelf.sets] == ["Sunday rules"]
    assert scene.editor.rules == CLASSIC


def test_another_name_is_written_over_the_old_one(services: Services) -> None:
    scene = open_rules(services, GRANDMA)
    click(services, widget(scene, "Grandma’s table"))
    click(services, widget(scene, "Rename"))
    write(services, "Sunday rules")
    press(services, "enter")
    assert [own.name for own in services.shelf.sets] == ["Sunday rules"]


def test_a_name_is_given_once(services: Services) -> None:
    scene = open_rules(services, OURS, GRANDMA)
    click(services, widget(scene, "Grill, our way"))
    click(services, widget(scene, "Rename"))
    prompt = top(services)
    assert isinstance(prompt, TextPromptScene)
    prompt.field.text = "grandma’s TABLE"
    press(services, "enter")
    assert prompt.wrong == "Other rules have that name already."
    prompt.field.text = " "
    press(services, "enter")
    assert "at least one letter" in prompt.wrong
    press(services, "escape")
    assert top(services) is scene
    assert services.shelf.sets == (OURS, GRANDMA)


def test_what_is_deleted_comes_back_by_undo(services: Services, tmp_path: Path) -> None:
    scene = open_rules(services, OURS, GRANDMA)
    click(services, widget(scene, "Grandma’s table"))
    click(services, widget(scene, "Delete"))
    assert [own.name for own in services.shelf.sets] == ["Grill, our way"]
    assert scene.editor.title == "Classic"
    click(services, widget(scene, "Undo"))
    assert services.shelf.sets == (OURS, GRANDMA)
    assert scene.editor.own == GRANDMA
    again = open_services(tmp_path)
    assert again.shelf == services.shelf
    again.app.close()


def test_the_way_to_undo_leaves_the_title_alone(services: Services) -> None:
    scene = open_rules(services)
    choose(services, "nil", "scores +50")
    title = FRect(scene.header.left + 68, scene.header.top, services.app.type.width(scene.title, "screen"), 48)
    assert scene.undo_button.visible
    assert not title.colliderect(scene.undo_button.rect)
    assert misplaced(services, scene) == []


def test_a_code_is_copied_and_pasted(services: Services, clipboard: list[str]) -> None:
    scene = open_rules(services, OURS)
    click(services, widget(scene, "Grill, our way"))
    click(services, widget(scene, "Copy"))
    assert clipboard[-1] == code_of(OURS.rules)
    scene.editor.delete()
    click(services, widget(scene, "Paste"))
    assert top(services) is scene
    assert scene.editor.title == "Grill Rules, shared"
    assert scene.editor.rules == OURS.rules


def test_the_code_of_a_preset_opens_it(services: Services, clipboard: list[str]) -> None:
    scene = open_rules(services)
    clipboard.append(f"  {code_of(GRILL).lower()} \n")
    scene.paste()
    assert scene.editor.title == "Grill Rules"
    assert services.shelf.sets == ()


def test_the_code_of_rules_that_are_there_opens_those(services: Services, clipboard: list[str]) -> None:
    scene = open_rules(services, OURS, GRANDMA)
    clipboard.append(f"here is the code: {code_of(GRANDMA.rules)}, have fun")
    scene.paste()
    assert scene.editor.own == GRANDMA
    assert services.shelf.sets == (OURS, GRANDMA)
    assert scene.notice.text == "You have the rules of this code already: Grandma’s table."


def test_of_rules_that_are_there_twice_the_open_ones_stay_open(services: Services, clipboard: list[str]) -> None:
    twin = replace(OURS, key="c3", name="Grill, twin")
    scene = open_rules(services, OURS, twin)
    scene.open(twin)
    clipboard.append(code_of(twin.rules))
    scene.paste()
    assert scene.editor.own == twin


def test_a_wrong_code_is_told_and_can_be_put_right(services: Services, clipboard: list[str]) -> None:
    scene = open_rules(services)
    code = code_of(OURS.rules)
    clipboard.append(code[:-1])
    scene.paste()
    prompt = top(services)
    assert isinstance(prompt, TextPromptScene)
    assert "whole" in prompt.wrong
    write(services, code[-1])
    press(services, "enter")
    assert top(services) is scene
    assert scene.editor.rules == OURS.rules


@pytest.mark.usefixtures("clipboard")
def test_without_a_clipboard_a_code_is_typed(services: Services) -> None:
    scene = open_rules(services)
    scene.paste()
    prompt = top(services)
    assert isinstance(prompt, TextPromptScene)
    assert prompt.wrong.startswith("There is no text on the clipboard")
    write(services, code_of(OURS.rules))
    press(services, "enter")
    assert scene.editor.rules == OURS.rules


def test_a_clipboard_that_cannot_be_written_is_told(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene_module, "write_clipboard", lambda _text: False)
    scene = open_rules(services)
    click(services, widget(scene, "Copy"))
    assert "cannot be reached" in scene.notice.text


def test_play_leads_to_a_new_game_by_these_rules(services: Services) -> None:
    scene = open_rules(services, OURS, GRANDMA)
    click(services, widget(scene, "Grandma’s table"))
    click(services, widget(scene, "Play"))
    page = top(services)
    assert isinstance(page, NewGameScene)
    assert page.rules == GRANDMA.rules
    assert [tile.title for tile in page.tiles if tile.selected] == ["Grandma’s table"]


def test_what_rules_leave_open_stands_below_them(services: Services) -> None:
    scene = open_rules(services)
    scene.open(find_preset("six_hand"))
    words = " ".join(words_in(scene.paper.content))
    assert "What the rules leave open" in words
    assert "Where do partners sit at a table of six?" in words


def test_rules_for_another_number_of_players_are_played_in_the_window_too(services: Services) -> None:
    scene = open_rules(services)
    scene.open(find_preset("three_hand"))
    scene.play()
    page = top(services)
    assert isinstance(page, NewGameScene)
    assert page.rules.players == 3


def test_a_game_by_own_rules_is_saved_continued_and_counted(services: Services, tmp_path: Path) -> None:
    services.keep_shelf(Shelf((OURS, GRANDMA)))
    page = NewGameScene(services)
    services.app.scenes.push(page)
    services.app.step(1.0)
    click(services, widget(page, "Grandma’s table"))
    page.start()
    table = top(services)
    assert isinstance(table, QuietTable)
    assert (table.session.title, table.session.rules) == ("Grandma’s table", GRANDMA.rules)
    services.close()
    again = open_services(tmp_path)
    session = again.resume()
    assert session is not None
    assert (session.title, session.rules) == ("Grandma’s table", GRANDMA.rules)
    play_out(session)
    statistics = StatisticsScene(again)
    assert statistics.filter.options == [(None, "All"), ("own:b2", "Grandma’s table")]
    statistics.filter.choose("own:b2")
    assert statistics.found.sides.deals == len(session.game.state.scores)
    assert NewGameScene(again).own == GRANDMA
    again.keep_shelf(again.shelf.without("b2"))
    assert StatisticsScene(again).filter.options[1] == ("own:b2", "Grandma’s table")
    assert NewGameScene(again).own is None
    again.app.close()


def test_a_trial_is_played_to_its_end(services: Services) -> None:
    scene = open_rules(services, OURS)
    scene.open(OURS)
    trial = TrialScene(services, scene.editor, games=3)
    services.app.scenes.push(trial)
    turns = 0
    while trial.running:
        assert not trial.waits
        services.app.step(0.02)
        turns += 1
    assert trial.waits
    assert trial.titles == ("Grill, our way", "Grill Rules")
    assert [one.games for one in trial.trial.tallies] == [3, 3]
    assert trial.trial.share == 1.0
    assert "3 games each" in trial.progress
    assert turns >= 2


def test_a_trial_that_is_stopped_keeps_its_figures(services: Services) -> None:
    scene = open_rules(services, OURS)
    scene.open(OURS)
    trial = TrialScene(services, scene.editor)
    services.app.scenes.push(trial)
    while not trial.trial.played:
        services.app.step(0.02)
    click(services, widget(trial, "Stop"))
    assert top(services) is trial
    played, rows = trial.trial.played, trial.rows
    services.app.step(0.02)
    assert (played, rows) == (trial.trial.played, trial.rows)
    assert rows
    assert trial.progress == f"Stopped after {played} of 200 games"
    assert trial.stop.label == "Back"
    click(services, trial.stop)
    assert top(services) is scene


def test_what_never_happened_is_zero_beside_what_did() -> None:
    ours, theirs = (
        Trial((rules,), games=2) for rules in (replace(CLASSIC, bag_limit=0), replace(CLASSIC, bag_limit=1))
    )
    for trial in (ours, theirs):
        for task in trial.tasks():
            trial.add(task, task.play())
    rows = dict(figures((ours.tallies[0], theirs.tallies[0])))
    assert rows["Bag penalties a game"][0] == "0"
    assert rows["Bag penalties a game"][1] != "0"
    assert "Hands thrown in, in 100 deals" not in rows


def test_a_preset_is_not_tried_out_beside_itself(services: Services) -> None:
    scene = open_rules(services, OURS)
    assert [words for words in words_in(*scene.side.panels) if words.startswith("200 games of these rules, played by")]
    scene.open(OURS)
    assert [words for words in words_in(*scene.side.panels) if "beside Grill Rules" in words]


def test_a_name_that_is_full_says_so(services: Services) -> None:
    scene = open_rules(services, OURS)
    scene.open(OURS)
    scene.rename()
    prompt = top(services)
    assert isinstance(prompt, TextPromptScene)
    write(services, "A" * (LONGEST_NAME - 1))
    assert not prompt.note
    write(services, "AB")
    assert prompt.field.text == "A" * LONGEST_NAME
    assert prompt.note == f"{LONGEST_NAME} letters at most"


def test_a_trial_is_left_by_escape(services: Services) -> None:
    scene = open_rules(services)
    scene.try_out()
    trial = top(services)
    assert isinstance(trial, TrialScene)
    press(services, "escape")
    assert top(services) is scene
    assert trial.trial.games == 200
    assert not trial.trial.done


def test_a_machine_that_cannot_try_rules_out_says_so(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_options: object) -> None:
        raise PermissionError("no semaphores")

    monkeypatch.setattr("game.app.screens.rules.workers.ProcessPoolExecutor", refuse)
    services.thinks_aside = True
    scene = open_rules(services)
    scene.try_out()
    trial = top(services)
    assert isinstance(trial, TrialScene)
    services.app.step(0.02)
    assert trial.complaint == "The games cannot be played on this machine: no semaphores"
    press(services, "escape")
    assert top(services) is scene
