"""The rule page: read, change, keep, share, play."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import FRect

from game.ai.trial import Trial
from game.app.screens.new_game import NewGameScene
from game.app.screens.rules import scene as scene_module
from game.app.screens.rules.asking import AskingScene
from game.app.screens.rules.choosing import ChoiceScene
from game.app.screens.rules.laboratory import LaboratoryScene
from game.app.screens.rules.phrase import PhraseWidget
from game.app.screens.rules.scene import RulesScene
from game.app.screens.start import StartScene
from game.app.screens.statistics import StatisticsScene
from game.app.services.services import House
from game.app.shell.inputs import PointerDown, PointerMoved, PointerUp, Scrolled
from game.app.wording.trial import figures
from game.rules.page.chapters import keys_told
from game.rules.presets import CLASSIC, GRILL, find_preset
from game.rules.ruleset import KEYS
from game.rules.share_code import code_of
from game.storage.own_rules import LONGEST_NAME, OwnRules, Shelf
from game.storage.settings import Look
from tests.app.legible import contrast
from tests.app.places import misplaced
from tests.app.rooms import QuietTable, click, open_house, play_out, press, step, tab_to, top, widget, write
from tests.app.unpainted import unpainted

OURS = OwnRules("a1", "Grill, our way", "grill", replace(GRILL, blind_deficit=150))
GRANDMA = OwnRules("b2", "Grandma’s table", "classic", replace(CLASSIC, nil=50, target=300))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house in which nothing is painted."""
    with unpainted():
        house = open_house(tmp_path)
    yield house
    house.app.close()


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is on the clipboard, the newest last; an empty text at first."""
    texts = [""]

    def put(text: str) -> bool:
        texts.append(text)
        return True

    monkeypatch.setattr(scene_module, "read_clipboard", lambda: texts[-1])
    monkeypatch.setattr(scene_module, "write_clipboard", put)
    return texts


def open_rules(house: House, *sets: OwnRules) -> RulesScene:
    house.keep_shelf(Shelf(sets))
    scene = RulesScene(house)
    house.app.scenes.push(scene)
    house.app.step(1.0)
    return scene


def choose(house: House, key: str, words: str) -> None:
    """Click on the phrase for *key*, and on the value that begins with *words*."""
    scene = top(house)
    assert isinstance(scene, RulesScene)
    phrase = scene.paper.phrase_of(key)
    assert phrase is not None
    click(house, phrase)
    choice = top(house)
    assert isinstance(choice, ChoiceScene)
    house.app.step(1.0)
    click(house, widget(choice, words))
    house.app.step(1.0)


def test_the_first_screen_leads_to_the_rules_chosen_last(house: House) -> None:
    house.change(preset="grill")
    house.app.scenes.push(StartScene(house))
    click(house, widget(top(house), "Rules"))
    scene = top(house)
    assert isinstance(scene, RulesScene)
    assert scene.desk.title == "Grill Rules"


def test_in_a_wide_window_what_can_be_done_with_two_changes_needs_no_scrolling(tmp_path: Path) -> None:
    house = open_house(tmp_path, (1280, 720))
    two = replace(OURS, rules=replace(GRILL, blind_deficit=150, bag_carry=True))
    scene = open_rules(house, two)
    scene.desk.open(two)
    scene.arrange(house.app.viewport.width, house.app.viewport.height)
    assert len(scene.desk.differences) == 2
    assert scene.side.reset.visible
    assert scene.side.area.furthest == 0
    house.app.close()


def test_a_phrase_of_a_preset_changes_a_copy(house: House) -> None:
    scene = open_rules(house)
    choose(house, "nil", "scores +50")
    assert scene.desk.title == "Classic, our way"
    assert scene.desk.rules == replace(CLASSIC, nil=50)
    assert find_preset("classic").rules == CLASSIC
    assert "Classic stays as it is" in scene.notice.text


def test_a_change_is_there_after_a_restart(house: House, tmp_path: Path) -> None:
    open_rules(house, OURS)
    scene = top(house)
    assert isinstance(scene, RulesScene)
    click(house, widget(scene, "Grill, our way"))
    choose(house, "bag_carry", "carries the rest over")
    again = open_house(tmp_path)
    assert again.shelf.sets == (replace(OURS, rules=replace(OURS.rules, bag_carry=True)),)
    again.app.close()


def test_keys_alone_change_a_phrase(house: House) -> None:
    scene = open_rules(house)
    tab_to(house, "After the penalty, the count of bags")
    press(house, "enter", "down", "enter")
    assert scene.desk.rules == replace(CLASSIC, bag_carry=False)
    focused = scene.widgets.focused
    assert focused is not None
    assert focused.words.startswith("After the penalty")


def test_every_phrase_is_reached_by_tab(house: House) -> None:
    scene = open_rules(house, OURS)
    scene.open(OURS)
    reached = set()
    for _turn in range(len(scene.widgets.widgets) + 4):
        press(house, "tab")
        assert scene.widgets.focused is not None
        reached.add(scene.widgets.focused.words)
    assert {phrase.words for phrase in scene.paper.phrases} <= reached
    assert len(scene.paper.phrases) > 30


@pytest.mark.parametrize("key", KEYS)
def test_every_choice_has_room_and_marks_the_value_that_stands(house: House, key: str) -> None:
    rules = replace(find_preset("double_zero").rules, nil_trade=2) if key not in keys_told(OURS.rules) else OURS.rules
    scene = open_rules(house, replace(OURS, rules=rules))
    scene.open(house.shelf.sets[0])
    scene.choose(key)
    choice = top(house)
    assert isinstance(choice, ChoiceScene)
    house.app.step(1.0)
    assert house.app.canvas.shortened == []
    assert misplaced(house, choice) == []
    assert sum(row.selected for row in choice.rows) == 1
    assert len(choice.rows) >= 2


def test_escape_and_a_click_elsewhere_change_nothing(house: House) -> None:
    scene = open_rules(house)
    scene.choose("nil")
    press(house, "escape")
    assert top(house) is scene
    scene.choose("nil")
    step(house, PointerDown((5, 5)), PointerUp((5, 5)))
    assert top(house) is scene
    assert house.shelf.sets == ()
    assert scene.paper.opened == ""


@pytest.mark.parametrize("keys", [["escape"], ["home", "enter"]], ids=["left alone", "changed"])
def test_the_page_stays_where_it_is_when_a_choice_closes(house: House, keys: list[str]) -> None:
    scene = open_rules(house, GRANDMA)
    phrase = scene.paper.phrase_of("bag_limit")
    assert phrase is not None
    scene.paper.area.handle(Scrolled((500, 400), -50))
    house.app.step(1.0)
    before = phrase.place.top
    click(house, phrase)
    house.app.step(1.0)
    press(house, *keys)
    house.app.step(1.0)
    again = scene.paper.phrase_of("bag_limit")
    assert again is not None
    assert top(house) is scene
    assert again.place.top == pytest.approx(before, abs=72)


def test_what_a_value_brings_with_it_is_said_and_done(house: House) -> None:
    scene = open_rules(house)
    scene.choose("jokers")
    choice = top(house)
    assert "with it: " in widget(choice, "both jokers").words
    assert "big joker, little joker" in widget(choice, "both jokers").words
    click(house, widget(choice, "both jokers"))
    assert scene.desk.rules.jokers == 2
    assert len(scene.desk.rules.high_trumps) >= 2


@pytest.mark.parametrize("look", ["felt", "night", "contrast"])
def test_the_ring_around_a_phrase_stands_out_from_the_paper(tmp_path: Path, look: Look) -> None:
    house = open_house(tmp_path)
    house.change(theme=look)
    scene = open_rules(house)
    press(house, "tab")
    phrase = scene.widgets.focused
    assert isinstance(phrase, PhraseWidget)
    space, scale = house.app.theme.space, house.app.viewport.scale
    edge = phrase.rings[0].left - space.ring_gap - space.ring / 2, phrase.rings[0].centery
    ink = house.app.picture().get_at((int(edge[0] * scale), int(edge[1] * scale)))
    house.app.close()
    assert contrast((ink.r, ink.g, ink.b), house.app.theme.paper.face.top) >= 4.5


def test_every_line_of_a_phrase_has_a_ring(house: House) -> None:
    scene = open_rules(house)
    broken = next(phrase for phrase in scene.paper.phrases if len(phrase.pieces) > 1)
    assert len(broken.rings) == len(broken.pieces)
    reach = scene.theme.space.ring + scene.theme.space.ring_gap
    upper, lower = (ring.inflate(0, 2 * reach) for ring in broken.rings[:2])
    assert upper.bottom <= lower.top


def test_long_notes_are_told_one_at_a_time_below_the_rows(house: House) -> None:
    scene = open_rules(house)
    scene.desk.open(find_preset("grill"))
    scene.choose("bidding")
    choice = top(house)
    assert isinstance(choice, ChoiceScene)
    house.app.step(1.0)
    assert choice.told_of.startswith("So it is now.")
    press(house, "down")
    focused = next(row for row in choice.rows if row.focused)
    assert focused.note == "changes 3 more choices"
    assert choice.told_of == focused.offer.note
    assert choice.told_of.startswith("with it: ")
    assert choice.rect.contains(choice.told)
    step(house, PointerMoved(choice.rows[-1].place.center))
    assert choice.told_of == choice.rows[-1].offer.note


def test_short_notes_stand_in_their_rows(house: House) -> None:
    scene = open_rules(house)
    scene.choose("jokers")
    choice = top(house)
    assert isinstance(choice, ChoiceScene)
    house.app.step(1.0)
    assert not choice.told.height
    assert all(row.note == row.offer.note for row in choice.rows)


def test_built_in_rules_say_what_they_are(house: House) -> None:
    scene = open_rules(house, OURS)
    blurbs = {preset.title: preset.blurb for preset in scene.desk.presets}
    assert blurbs == {row.title: row.note for row in scene.rack.rows if row.title != OURS.name}


def test_what_cannot_be_says_why(house: House) -> None:
    scene = open_rules(house)
    scene.choose("removed")
    choice = top(house)
    assert isinstance(choice, ChoiceScene)
    refused = [row for row in choice.rows if not row.enabled]
    for row in refused:
        assert row.offer.note.endswith(".")
        click(house, row)
        assert top(house) is choice


def test_another_value_may_be_written(house: House) -> None:
    scene = open_rules(house)
    scene.choose("ten_bid")
    choice = top(house)
    assert isinstance(choice, ChoiceScene)
    click(house, choice.field)
    write(house, "ninety")
    press(house, "enter")
    assert top(house) is choice
    assert choice.complaint == "“ninety” cannot stand here: write points, the best first, such as +200 / −100."
    press(house, *["backspace"] * 6)
    assert choice.complaint == ""
    write(house, "+90 / −40")
    press(house, "enter")
    assert top(house) is scene
    assert scene.desk.rules.ten_bid == (90, -40)


def test_differences_are_marked_and_can_be_undone_together(house: House) -> None:
    scene = open_rules(house, OURS)
    click(house, widget(scene, "Grill, our way"))
    assert [phrase.key for phrase in scene.paper.phrases if phrase.changed] == ["blind_deficit"]
    click(house, widget(scene, "Undo all changes"))
    assert scene.desk.rules == GRILL
    assert not any(phrase.changed for phrase in scene.paper.phrases)
    press(house, "u")
    assert scene.desk.rules == OURS.rules


def test_a_copy_gets_a_name_of_its_own(house: House) -> None:
    scene = open_rules(house)
    click(house, widget(scene, "Make a copy"))
    asking = top(house)
    assert isinstance(asking, AskingScene)
    press(house, *["backspace"] * 32)
    write(house, "Sunday rules")
    press(house, "enter")
    assert top(house) is scene
    assert [own.name for own in house.shelf.sets] == ["Sunday rules"]
    assert scene.desk.rules == CLASSIC


def test_another_name_is_written_over_the_old_one(house: House) -> None:
    scene = open_rules(house, GRANDMA)
    click(house, widget(scene, "Grandma’s table"))
    click(house, widget(scene, "Rename"))
    write(house, "Sunday rules")
    press(house, "enter")
    assert [own.name for own in house.shelf.sets] == ["Sunday rules"]


def test_a_name_is_given_once(house: House) -> None:
    scene = open_rules(house, OURS, GRANDMA)
    click(house, widget(scene, "Grill, our way"))
    click(house, widget(scene, "Rename"))
    asking = top(house)
    assert isinstance(asking, AskingScene)
    asking.field.text = "grandma’s TABLE"
    press(house, "enter")
    assert asking.wrong == "Other rules have that name already."
    asking.field.text = " "
    press(house, "enter")
    assert "at least one letter" in asking.wrong
    press(house, "escape")
    assert top(house) is scene
    assert house.shelf.sets == (OURS, GRANDMA)


def test_what_is_deleted_comes_back_by_undo(house: House, tmp_path: Path) -> None:
    scene = open_rules(house, OURS, GRANDMA)
    click(house, widget(scene, "Grandma’s table"))
    click(house, widget(scene, "Delete"))
    assert [own.name for own in house.shelf.sets] == ["Grill, our way"]
    assert scene.desk.title == "Classic"
    click(house, widget(scene, "Undo"))
    assert house.shelf.sets == (OURS, GRANDMA)
    assert scene.desk.own == GRANDMA
    again = open_house(tmp_path)
    assert again.shelf == house.shelf
    again.app.close()


def test_the_way_to_undo_leaves_the_title_alone(house: House) -> None:
    scene = open_rules(house)
    choose(house, "nil", "scores +50")
    title = FRect(scene.header.left + 68, scene.header.top, house.app.type.width(scene.title, "screen"), 48)
    assert scene.undo_button.visible
    assert not title.colliderect(scene.undo_button.rect)
    assert misplaced(house, scene) == []


def test_a_code_is_copied_and_pasted(house: House, clipboard: list[str]) -> None:
    scene = open_rules(house, OURS)
    click(house, widget(scene, "Grill, our way"))
    click(house, widget(scene, "Copy"))
    assert clipboard[-1] == code_of(OURS.rules)
    scene.desk.delete()
    click(house, widget(scene, "Paste"))
    assert top(house) is scene
    assert scene.desk.title == "Grill Rules, shared"
    assert scene.desk.rules == OURS.rules


def test_the_code_of_a_preset_opens_it(house: House, clipboard: list[str]) -> None:
    scene = open_rules(house)
    clipboard.append(f"  {code_of(GRILL).lower()} \n")
    scene.paste()
    assert scene.desk.title == "Grill Rules"
    assert house.shelf.sets == ()


def test_the_code_of_rules_that_are_there_opens_those(house: House, clipboard: list[str]) -> None:
    scene = open_rules(house, OURS, GRANDMA)
    clipboard.append(f"here is the code: {code_of(GRANDMA.rules)}, have fun")
    scene.paste()
    assert scene.desk.own == GRANDMA
    assert house.shelf.sets == (OURS, GRANDMA)
    assert scene.notice.text == "You have the rules of this code already: Grandma’s table."


def test_of_rules_that_are_there_twice_the_open_ones_stay_open(house: House, clipboard: list[str]) -> None:
    twin = replace(OURS, key="c3", name="Grill, twin")
    scene = open_rules(house, OURS, twin)
    scene.open(twin)
    clipboard.append(code_of(twin.rules))
    scene.paste()
    assert scene.desk.own == twin


def test_a_wrong_code_is_told_and_can_be_put_right(house: House, clipboard: list[str]) -> None:
    scene = open_rules(house)
    code = code_of(OURS.rules)
    clipboard.append(code[:-1])
    scene.paste()
    asking = top(house)
    assert isinstance(asking, AskingScene)
    assert "whole" in asking.wrong
    write(house, code[-1])
    press(house, "enter")
    assert top(house) is scene
    assert scene.desk.rules == OURS.rules


@pytest.mark.usefixtures("clipboard")
def test_without_a_clipboard_a_code_is_typed(house: House) -> None:
    scene = open_rules(house)
    scene.paste()
    asking = top(house)
    assert isinstance(asking, AskingScene)
    assert asking.wrong.startswith("There is no text on the clipboard")
    write(house, code_of(OURS.rules))
    press(house, "enter")
    assert scene.desk.rules == OURS.rules


def test_a_clipboard_that_cannot_be_written_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene_module, "write_clipboard", lambda _text: False)
    scene = open_rules(house)
    click(house, widget(scene, "Copy"))
    assert "cannot be reached" in scene.notice.text


def test_play_leads_to_a_new_game_by_these_rules(house: House) -> None:
    scene = open_rules(house, OURS, GRANDMA)
    click(house, widget(scene, "Grandma’s table"))
    click(house, widget(scene, "Play"))
    page = top(house)
    assert isinstance(page, NewGameScene)
    assert page.rules == GRANDMA.rules
    assert [tile.title for tile in page.tiles if tile.selected] == ["Grandma’s table"]


def test_what_rules_leave_open_stands_below_them(house: House) -> None:
    scene = open_rules(house)
    scene.open(find_preset("six_hand"))
    words = " ".join(one.text for one in scene.paper._words)
    assert "What the rules leave open" in words
    assert "Where do partners sit at a table of six?" in words


def test_rules_for_another_number_of_players_are_played_in_the_window_too(house: House) -> None:
    scene = open_rules(house)
    scene.open(find_preset("three_hand"))
    scene.play()
    page = top(house)
    assert isinstance(page, NewGameScene)
    assert page.rules.players == 3


def test_a_game_by_own_rules_is_saved_continued_and_counted(house: House, tmp_path: Path) -> None:
    house.keep_shelf(Shelf((OURS, GRANDMA)))
    page = NewGameScene(house)
    house.app.scenes.push(page)
    house.app.step(1.0)
    click(house, widget(page, "Grandma’s table"))
    page.start()
    table = top(house)
    assert isinstance(table, QuietTable)
    assert (table.session.title, table.session.rules) == ("Grandma’s table", GRANDMA.rules)
    house.close()
    again = open_house(tmp_path)
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


def test_a_trial_is_played_to_its_end(house: House) -> None:
    scene = open_rules(house, OURS)
    scene.open(OURS)
    trial = LaboratoryScene(house, scene.desk, games=3)
    house.app.scenes.push(trial)
    turns = 0
    while trial.running:
        assert not trial.waits
        house.app.step(0.02)
        turns += 1
    assert trial.waits
    assert trial.titles == ("Grill, our way", "Grill Rules")
    assert [one.games for one in trial.trial.tallies] == [3, 3]
    assert trial.trial.share == 1.0
    assert "3 games each" in trial._progress()
    assert turns >= 2


def test_a_trial_that_is_stopped_keeps_its_figures(house: House) -> None:
    scene = open_rules(house, OURS)
    scene.open(OURS)
    trial = LaboratoryScene(house, scene.desk)
    house.app.scenes.push(trial)
    while not trial.trial.played:
        house.app.step(0.02)
    click(house, widget(trial, "Stop"))
    assert top(house) is trial
    played, rows = trial.trial.played, trial._rows
    house.app.step(0.02)
    assert (played, rows) == (trial.trial.played, trial._rows)
    assert rows
    assert trial._progress() == f"Stopped after {played} of 200 games"
    assert trial.stop.label == "Back"
    click(house, trial.stop)
    assert top(house) is scene


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


def test_a_preset_is_not_tried_out_beside_itself(house: House) -> None:
    scene = open_rules(house, OURS)
    assert [words for words, *_rest in scene.side._words if words.startswith("200 games of these rules, played by")]
    scene.open(OURS)
    assert [words for words, *_rest in scene.side._words if "beside Grill Rules" in words]


def test_a_name_that_is_full_says_so(house: House) -> None:
    scene = open_rules(house, OURS)
    scene.open(OURS)
    scene.rename()
    asking = top(house)
    assert isinstance(asking, AskingScene)
    write(house, "A" * (LONGEST_NAME - 1))
    assert not asking.note
    write(house, "AB")
    assert asking.field.text == "A" * LONGEST_NAME
    assert asking.note == f"{LONGEST_NAME} letters at most"


def test_a_trial_is_left_by_escape(house: House) -> None:
    scene = open_rules(house)
    scene.try_out()
    trial = top(house)
    assert isinstance(trial, LaboratoryScene)
    press(house, "escape")
    assert top(house) is scene
    assert trial.trial.games == 200
    assert not trial.trial.done


def test_a_machine_that_cannot_try_rules_out_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_options: object) -> None:
        raise PermissionError("no semaphores")

    monkeypatch.setattr("game.app.screens.rules.workers.ProcessPoolExecutor", refuse)
    house.thinks_aside = True
    scene = open_rules(house)
    scene.try_out()
    trial = top(house)
    assert isinstance(trial, LaboratoryScene)
    house.app.step(0.02)
    assert trial.complaint == "The games cannot be played on this machine: no semaphores"
    press(house, "escape")
    assert top(house) is scene
