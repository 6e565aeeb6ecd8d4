"""Where a hint stands in the smallest window, which has services of its own, and in a wide one."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import FRect

from game.app.services.session import PERSON
from game.app.table.bid_panel import BidPanel
from game.app.table.layout import RATIO
from game.app.table.panel import ChoicePanel
from game.app.table.scene import TableScene
from game.engine.actions import CallRenege
from tests.app.driver import open_services
from tests.app.table.test_panels import after_a_renege, poor, proposing, settling, telling, trading
from tests.app.tables import clear, panel, play_on_turn, play_until, press, rest, seat_at, sit_down
from tests.engine.seating import SOUTH, WEST, do


def test_in_the_smallest_window_a_hint_for_the_bid_hides_neither_the_hand_nor_a_button(tmp_path: Path) -> None:
    services = open_services(tmp_path, (960, 600))
    clear(services)
    scene = sit_down(services, "classic", 7)
    play_until(scene, lambda view: view.turn is PERSON)
    press(scene, "h")
    pill, asked = place_of_notice(scene), panel(scene, BidPanel)
    assert pill.bottom <= scene.display.picture.layout.hand.top
    assert asked.rect.bottom < pill.top
    services.app.close()


def test_in_the_smallest_window_a_hint_hides_neither_cards_nor_answers(tmp_path: Path) -> None:
    services = open_services(tmp_path, (960, 600))
    caught = do(after_a_renege(), CallRenege(SOUTH, WEST, 1)).state
    for state in (settling(), caught, telling(), proposing(), poor(), trading()):
        scene = seat_at(clear(services), state)
        rest(scene)
        scene.display.say("Low, raise to 10: about 5.2 tricks, nil stands in about 62 of 100 deals")
        pill, asked = place_of_notice(scene), scene.display.panel
        assert asked is not None
        assert pill.bottom <= scene.display.picture.layout.hand.top
        assert not [one.words for one in asked.group.widgets if pill.colliderect(one.place)]
    services.app.close()


def test_in_the_smallest_window_a_question_leaves_the_hand_free(tmp_path: Path) -> None:
    services = open_services(tmp_path, (960, 600))
    for state in (settling(), do(after_a_renege(), CallRenege(SOUTH, WEST, 1)).state, telling(), proposing(), poor()):
        scene = seat_at(clear(services), state)
        rest(scene)
        assert scene.display.panel is not None
        assert scene.display.panel.rect.bottom <= scene.display.picture.layout.hand.top
    services.app.close()


def test_a_title_is_not_seen_in_part_beside_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    services = open_services(tmp_path, (960, 600))
    scene = seat_at(clear(services), settling())
    rest(scene)
    asked, drawn = panel(scene, ChoicePanel), [""]
    monkeypatch.setattr(asked, "draw_title", lambda _canvas: drawn.append(asked.title))
    scene.display.say("Play for tricks")
    services.app.step(0.3)
    assert abs(place_of_notice(scene).centery - asked.title_middle) < 20
    assert [""] == drawn
    scene.display.notice.clear()
    scene.dirty = True
    services.app.step(0.3)
    assert ["", asked.title] == drawn
    services.app.close()


def test_a_hint_for_a_trade_stands_above_the_cards_that_it_raises(tmp_path: Path) -> None:
    services = open_services(tmp_path, (960, 600))
    scene = seat_at(clear(services), trading())
    rest(scene)
    press(scene, "h")
    raised = scene.display.picture.layout.hand.top - scene.display.picture.layout.hand.lift
    assert place_of_notice(scene).bottom <= raised
    services.app.close()


def place_of_notice(scene: TableScene) -> FRect:
    """Return where what is said stands."""
    return scene.display.notice_rect(scene.app.canvas)


def test_in_a_wide_window_a_long_hint_stands_in_one_line_between_panel_and_hand(tmp_path: Path) -> None:
    services = open_services(tmp_path, (1920, 1080))
    scene = sit_down(clear(services), "classic", 7)
    play_until(scene, lambda view: view.turn is PERSON)
    scene.display.say(
        "Bid 2: worth about 3.7 tricks, one is kept back; made in 96 of 100 likely deals; " + "a set costs " * 4
    )
    pill = place_of_notice(scene)
    assert pill.width > 860
    assert pill.height < 40
    assert pill.bottom <= scene.display.picture.layout.hand.top
    services.app.close()


@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)], ids=str)
def test_where_everything_is_large_a_hint_for_the_bid_hides_no_rank_of_a_card(
    tmp_path: Path, size: tuple[int, int], left_handed: bool
) -> None:
    services = open_services(tmp_path, size)
    services.preview(ui_size=160, left_handed=left_handed)
    scene = sit_down(services, "classic", 7)
    play_until(scene, lambda view: view.turn is PERSON)
    press(scene, "h")
    pill, layout = place_of_notice(scene), scene.display.picture.layout
    assert pill.bottom <= layout.hand.top
    assert not [one.words for one in panel(scene, BidPanel).group.widgets if pill.colliderect(one.place)]
    assert not pill.colliderect(layout.plates[PERSON])
    assert scene.app.canvas.viewport.bounds.contains(pill)
    services.app.close()


@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
def test_where_everything_is_large_a_hint_for_a_card_hides_no_card(tmp_path: Path, left_handed: bool) -> None:
    services = open_services(tmp_path)
    services.preview(ui_size=160, left_handed=left_handed)
    scene = sit_down(services, "classic", 7)
    play_until(scene, play_on_turn)
    scene.display.say(
        "Play the king of diamonds: the opponents are set in 2 of 10 likely deals, but only in 1 with the 2"
    )
    pill, layout = place_of_notice(scene), scene.display.picture.layout
    assert pill.height > 60
    assert pill.bottom <= layout.hand.top - layout.hand.lift
    lowest = [layout.trick_pose(seat) for seat in scene.session.rules.seats if seat is not PERSON]
    assert all(pose.y + layout.trick_width * RATIO / 2 <= pill.top for pose in lowest)
    services.app.close()
