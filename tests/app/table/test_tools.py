"""Undo, last trick, hint, score sheet, menu, sound; and from one deal to the next and to the end."""

import re
from dataclasses import replace

import pytest

from game.app.screens.help import HelpScene
from game.app.screens.menu import MenuScene
from game.app.screens.results import ResultsScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.screens.seal import SealScene
from game.app.screens.start import StartScene
from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.shell.inputs import FocusLost, KeyPressed, PointerDown, PointerMoved, PointerUp, Scrolled
from game.app.table.bid_panel import BidPanel
from game.app.table.scene import TableScene
from game.engine.actions import KeepCard, LookAtCards, PlaceBid, PlayCard, RefuseCard
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.card_words import card_name
from game.rules.presets import CLASSIC, DOUBLE_ZERO, find_preset
from game.rules.tricks import why_not
from tests.app.driver import top, widget
from tests.app.tables import (
    clear,
    click,
    close_sheet,
    drag,
    enliven,
    happen,
    last_action,
    panel,
    play_on_turn,
    play_until,
    point_of,
    press,
    rest,
    seat_at,
    shown,
    sit_down,
    snapped,
)
from tests.engine.seating import table


@pytest.fixture
def services(shared_services: Services) -> Services:
    """Services with no screen open and no animation."""
    return clear(shared_services)


@pytest.fixture
def scene(services: Services) -> TableScene:
    """A table in the middle of a deal: the person is to play to the third trick."""
    scene = sit_down(services, "classic", 7)
    play_until(scene, third_trick)
    return scene


def third_trick(view: PlayerView) -> bool:
    return play_on_turn(view) and len(view.tricks) == 2


def tool(scene: TableScene, name: str) -> None:
    """Click on a tool."""
    click(scene, scene.display.tools[name].rect.center)


# -- undo -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by_mouse", [True, False])
def test_undo_goes_back_to_the_last_choice(scene: TableScene, by_mouse: bool) -> None:
    before = scene.session.game.state
    click(scene, point_of(scene, scene.session.view.lawful_cards[0]))
    rest(scene)
    if by_mouse:
        tool(scene, "undo")
    else:
        press(scene, "u")
    rest(scene)
    assert before == scene.session.game.state
    assert snapped(scene) == shown(scene.display.picture)
    assert scene.may_play


def test_undo_in_the_middle_of_an_animation_leaves_no_trace_of_it(scene: TableScene) -> None:
    enliven(scene)
    before = scene.session.game.state
    click(scene, point_of(scene, scene.session.view.lawful_cards[0]))
    scene.app.step(0.05)
    assert not scene.timeline.idle
    tool(scene, "undo")
    rest(scene)
    assert before == scene.session.game.state
    assert snapped(scene) == shown(scene.display.picture)


# -- while others act -------------------------------------------------------------------------------------------


@pytest.fixture
def drawing(services: Services) -> TableScene:
    """A table for two at which the other player draws a card, which takes its time."""
    scene = sit_down(services, "two_hand", 7)
    play_until(scene, lambda view: view.phase is Phase.DRAW and view.turn is PERSON and len(view.hand) == 3)
    enliven(scene)
    press(scene, "k")
    assert not scene.timeline.idle
    return scene


def test_undo_by_key_takes_back_while_the_other_player_draws(drawing: TableScene) -> None:
    press(drawing, "u")
    assert len(drawing.session.view.hand) == 3
    rest(drawing)
    assert snapped(drawing) == shown(drawing.display.picture)


def test_a_tool_is_reached_and_pressed_by_keys_while_the_other_player_draws(drawing: TableScene) -> None:
    press(drawing, "tab", "tab")
    focused = drawing.display.group.focused
    assert focused is not None
    for _turn in range(6):
        if focused is drawing.display.tools["menu"]:
            break
        press(drawing, "tab")
        focused = drawing.display.group.focused
    assert focused is drawing.display.tools["menu"]
    assert not drawing.timeline.idle
    press(drawing, "enter")
    assert isinstance(top(drawing.services), MenuScene)


def test_any_other_key_hurries_the_other_player(drawing: TableScene) -> None:
    press(drawing, "k", "k", "k")
    rest(drawing)
    assert isinstance(drawing.session.record.actions[-1], KeepCard | RefuseCard)
    assert drawing.session.view.turn is PERSON


def test_the_last_trick_is_shown_by_key_while_others_play(scene: TableScene) -> None:
    enliven(scene)
    click(scene, point_of(scene, scene.session.view.lawful_cards[0]))
    assert not scene.timeline.idle
    press(scene, "l")
    assert scene.display.showing_last


def test_undo_goes_back_choice_by_choice_to_the_bid_and_no_further(scene: TableScene) -> None:
    for _ in range(6):
        press(scene, "u")
        rest(scene)
    assert isinstance(scene.display.panel, BidPanel)
    assert "nothing to take back" in scene.display.notice.text
    assert not scene.display.tools["undo"].enabled


def test_undo_does_not_go_back_past_looking_at_the_cards(services: Services) -> None:
    scene = seat_at(services, table(DOUBLE_ZERO))
    rest(scene)
    press(scene, "enter")
    rest(scene)
    assert LookAtCards(PERSON) == last_action(scene)
    press(scene, "u")
    assert LookAtCards(PERSON) == last_action(scene)


def test_an_undone_game_is_kept_as_it_stands(scene: TableScene) -> None:
    press(scene, "u")
    unfinished = scene.services.archive.read()
    assert unfinished is not None
    assert scene.session.game.state == unfinished.game.state


# -- last trick -------------------------------------------------------------------------------------------------


def test_the_last_trick_is_shown_until_the_next_key(scene: TableScene) -> None:
    press(scene, "l")
    assert scene.display.showing_last
    before = len(scene.session.record.actions)
    press(scene, "enter")
    assert not scene.display.showing_last
    assert before == len(scene.session.record.actions)


def test_a_click_closes_the_last_trick_and_plays_nothing(scene: TableScene) -> None:
    before = len(scene.session.record.actions)
    tool(scene, "last")
    assert scene.display.showing_last
    click(scene, point_of(scene, scene.session.view.lawful_cards[0]))
    assert not scene.display.showing_last
    assert before == len(scene.session.record.actions)


@pytest.mark.parametrize("way", ["keys", "wheel", "arrows"])
def test_from_the_last_trick_one_goes_back_to_the_first_and_on_again(scene: TableScene, way: str) -> None:
    past, layout = scene.display.past, scene.display.picture.layout
    play_until(scene, lambda view: play_on_turn(view) and len(view.tricks) == 3)
    back, on = past.arrows(past.place(layout))

    def step(key: str) -> None:
        match way:
            case "keys":
                press(scene, key)
            case "wheel":
                happen(scene, Scrolled((640, 400), 1.0 if key == "left" else -1.0))
            case _:
                click(scene, (back if key == "left" else on).center)

    tool(scene, "last")
    seen = [past.index]
    for key in ("left", "left", "left", "right", "right", "right"):
        step(key)
        seen.append(past.index)
    assert seen == [2, 1, 0, 0, 1, 2, 2]
    press(scene, "escape" if way == "keys" else "l")
    assert not scene.display.showing_last


def test_every_trick_is_shown_with_who_took_it(scene: TableScene) -> None:
    play_until(scene, lambda view: play_on_turn(view) and len(view.tricks) == 3)
    past, view = scene.display.past, scene.session.view
    press(scene, "l")
    titles = []
    for _trick in range(3):
        titles.append(past.title)
        press(scene, "left")
    names = [scene.session.called(taker) for taker in view.takers]
    assert titles == [f"Trick {number}, taken by {names[number - 1]}" for number in (3, 2, 1)]


def test_before_the_first_trick_there_is_no_last_one(services: Services) -> None:
    scene = sit_down(services, "classic", 7)
    play_until(scene, play_on_turn)
    press(scene, "l")
    assert not scene.display.showing_last


def test_the_last_trick_of_a_deal_does_not_stay_for_the_next(scene: TableScene) -> None:
    play_until(scene, lambda view: play_on_turn(view) and len(view.hand) == 1)
    enliven(scene)
    press(scene, "right", "enter")
    while scene.session.view.phase is not Phase.SCORED or not scene.timeline.idle:
        scene.update(0.1)
    press(scene, "l")
    rest(scene)
    close_sheet(scene)
    scene.app.step(0.1)
    assert not scene.display.showing_last


# -- hint -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_hint_marks_a_lawful_card_and_says_why(scene: TableScene, by_mouse: bool) -> None:
    if by_mouse:
        tool(scene, "hint")
    else:
        press(scene, "h")
    hinted = scene.display.hand.hinted
    assert hinted in scene.session.view.lawful_cards
    assert hinted is not None
    text = scene.display.notice.text
    assert text.startswith(f"<icon:hint> <b>Play the {card_name(hinted)}</b>: ")
    assert len(text.partition(": ")[2]) > 25


@pytest.mark.parametrize("by_mouse", [True, False])
def test_enter_plays_what_a_hint_advises(scene: TableScene, by_mouse: bool) -> None:
    if by_mouse:
        tool(scene, "hint")
    else:
        press(scene, "h")
    hinted = scene.display.hand.hinted
    assert hinted is not None
    press(scene, "enter")
    assert PlayCard(PERSON, hinted) in scene.session.record.actions


def test_a_hint_for_the_bid_chooses_it(services: Services) -> None:
    scene = sit_down(services, "classic", 7)
    play_until(scene, lambda view: view.turn is PERSON)
    press(scene, "h")
    hinted = panel(scene, BidPanel).chosen
    assert hinted is not None
    press(scene, "enter")
    assert PlaceBid(PERSON, hinted) == last_action(scene)


def test_a_hint_for_the_bid_tells_what_each_suit_is_worth(services: Services) -> None:
    scene = sit_down(services, "classic", 7)
    play_until(scene, lambda view: view.turn is PERSON)
    press(scene, "h")
    text = scene.display.notice.text
    assert "<b>Bid " in text
    assert re.search(r"worth about \d+\.\d tricks \(♠", text)


@pytest.mark.parametrize("ui_size", [80, 100, 130, 160])
def test_a_long_hint_stands_in_the_window_off_the_cards_and_the_buttons(services: Services, ui_size: int) -> None:
    services.preview(ui_size=ui_size)
    scene = sit_down(services, "classic", 7)
    play_until(scene, lambda view: view.turn is PERSON)
    scene.display.say(" ".join(["nil stands in about 47 of 100 likely deals"] * 4))
    canvas = scene.app.canvas
    pill = scene.display.notice_rect(canvas)
    assert pill.height > 60
    assert canvas.viewport.bounds.contains(pill)
    assert pill.bottom <= scene.display.picture.layout.hand.top
    assert scene.display.panel is not None
    assert not [button.words for button in scene.display.panel.group.widgets if pill.colliderect(button.place)]


def test_a_hint_is_gone_with_the_next_card(scene: TableScene) -> None:
    press(scene, "h", "right", "enter")
    rest(scene)
    assert scene.display.hand.hinted is None


# -- focus on the tools -----------------------------------------------------------------------------------------


def test_tab_leaves_the_hand_for_the_tools_and_an_arrow_comes_back(scene: TableScene) -> None:
    before = len(scene.session.record.actions)
    press(scene, "right", "tab", "enter")
    assert before == len(scene.session.record.actions)
    assert "icon:hint" in scene.display.notice.text
    press(scene, "right", "enter")
    assert isinstance(last_action(scene), PlayCard)
    assert before < len(scene.session.record.actions)


# -- what is told -----------------------------------------------------------------------------------------------


def test_a_card_dropped_against_the_rules_is_refused_with_the_reason(services: Services) -> None:
    scene = sit_down(services, "classic", 7)
    view = play_until(scene, lambda view: play_on_turn(view) and 0 < len(view.lawful_cards) < len(view.hand))
    card = next(card for card in view.hand if card not in view.lawful_cards)
    drag(scene, point_of(scene, card), scene.display.picture.layout.slot.center)
    reason = why_not(card, view.hand, view.trick, view.rules, first=not view.tricks, broken=view.broken)
    assert reason in scene.display.notice.text


def test_a_note_of_the_house_is_told_at_once_and_stays_while_others_act(scene: TableScene) -> None:
    enliven(scene)
    scene.services.note("The disk is full.")
    click(scene, point_of(scene, scene.session.view.lawful_cards[0]))
    assert "The disk is full." in scene.display.notice.text
    while scene.session.waits_for_computer:
        scene.update(0.2)
        if scene.display.notice.text == "":
            break
    assert "The disk is full." in scene.display.notice.text


def test_losing_the_window_lets_go_of_a_dragged_card(scene: TableScene) -> None:
    card = scene.session.view.lawful_cards[0]
    start = point_of(scene, card)
    happen(scene, PointerMoved(start), PointerDown(start))
    happen(scene, PointerMoved(scene.display.picture.layout.slot.center))
    scene.app.post(FocusLost())
    assert scene.app.step(0.02)
    before = len(scene.session.record.actions)
    happen(scene, PointerUp(scene.display.picture.layout.slot.center))
    assert before == len(scene.session.record.actions)


# -- sound, menu, help, seal ------------------------------------------------------------------------------------


def test_m_switches_the_sound(scene: TableScene) -> None:
    press(scene, "m")
    assert scene.app.audio.muted
    assert scene.services.settings.muted
    press(scene, "m")
    assert not scene.app.audio.muted


def test_a_sound_device_that_goes_is_told_at_the_table(scene: TableScene) -> None:
    scene.app.audio.trouble = "The sound device is gone; the game plays on silently."
    scene.app.step(0.02)
    assert "device is gone" in scene.display.notice.text
    assert scene.app.audio.take_trouble() is None


def test_escape_opens_the_menu_and_closes_it(scene: TableScene) -> None:
    press(scene, "escape")
    assert isinstance(top(scene.services), MenuScene)
    press(scene, "escape")
    assert top(scene.services) is scene


def test_f1_opens_the_keys_and_escape_comes_back(scene: TableScene) -> None:
    press(scene, "f1")
    page = top(scene.services)
    assert isinstance(page, HelpScene)
    assert ("keys", "Help") == (page.topic, page.title)
    press(scene, "escape")
    assert top(scene.services) is scene


def test_a_click_on_the_seal_opens_its_page(scene: TableScene) -> None:
    click(scene, scene.display.picture.layout.seal.center)
    assert isinstance(top(scene.services), SealScene)
    press(scene, "escape")
    assert top(scene.services) is scene


def test_leaving_for_the_start_screen_keeps_the_exact_card(services: Services) -> None:
    services.app.scenes.push(StartScene(services))
    session = services.begin(CLASSIC, 7)
    scene = TableScene(services, session)
    services.app.scenes.push(scene)
    play_until(scene, third_trick)
    press(scene, "escape")
    click(scene, widget(top(services), "Start screen").rect.center)
    assert isinstance(top(services), StartScene)
    again = services.resume()
    assert again is not None
    assert session.game.state == again.game.state


def test_nothing_moves_beneath_an_open_menu(scene: TableScene) -> None:
    enliven(scene)
    click(scene, point_of(scene, scene.session.view.lawful_cards[0]))
    press(scene, "escape")
    for _ in range(100):
        scene.app.step(0.1)
    assert scene.session.waits_for_computer
    before = len(scene.session.record.actions)
    assert not scene.app.step(0.03)
    assert before == len(scene.session.record.actions)


# -- from deal to deal ------------------------------------------------------------------------------------------


def test_f5_opens_the_score_sheet_and_escape_comes_back(scene: TableScene) -> None:
    press(scene, "f5")
    assert isinstance(top(scene.services), ScoreSheetScene)
    press(scene, "escape")
    assert top(scene.services) is scene


def last_card(view: PlayerView) -> bool:
    return play_on_turn(view) and len(view.hand) == 1


def play_last_card(scene: TableScene) -> None:
    play_until(scene, last_card)
    press(scene, "right", "enter")
    rest(scene)


def test_after_a_deal_the_score_sheet_comes_by_itself(scene: TableScene) -> None:
    play_last_card(scene)
    assert isinstance(top(scene.services), ScoreSheetScene)


@pytest.mark.parametrize("by_mouse", [True, False])
def test_the_next_deal_begins_from_the_score_sheet(scene: TableScene, by_mouse: bool) -> None:
    play_last_card(scene)
    sheet = top(scene.services)
    assert isinstance(sheet, ScoreSheetScene)
    if by_mouse:
        click(scene, sheet.next_button.rect.center)
    else:
        press(scene, "enter")
    rest(scene)
    assert top(scene.services) is scene
    assert 1 == scene.session.view.index
    assert snapped(scene) == shown(scene.display.picture)


def test_the_score_sheet_comes_again_after_it_was_left_for_the_menu(services: Services) -> None:
    services.app.scenes.push(StartScene(services))
    scene = TableScene(services, services.begin(CLASSIC, 7))
    services.app.scenes.push(scene)
    play_last_card(scene)
    services.nav.go_to_start()
    session = services.resume()
    assert session is not None
    again = TableScene(services, session)
    services.app.scenes.push(again)
    rest(again)
    assert isinstance(top(services), ScoreSheetScene)


@pytest.mark.parametrize("preset", ["classic", "double_zero", "table_talk", "counter_clockwise", "grill"])
def test_a_whole_game_ends_with_the_results(services: Services, preset: str) -> None:
    scene = TableScene(services, services.begin(replace(find_preset(preset).rules, max_deals=1), 3))
    services.app.scenes.push(scene)
    with pytest.raises(AssertionError, match="has ended"):
        play_until(scene, lambda _view: False)
    assert scene.session.over
    assert isinstance(top(services), ResultsScene)
    assert services.resume() is None


def test_hurry_through_the_end_of_a_deal(scene: TableScene) -> None:
    play_until(scene, last_card)
    enliven(scene)
    press(scene, "right", "enter", "f5")
    for _ in range(40):
        if isinstance(top(scene.services), ScoreSheetScene):
            break
        happen(scene, KeyPressed("z"))
        scene.app.step(0.5)
    assert isinstance(top(scene.services), ScoreSheetScene)
