"""The hint for a bid in the smallest window, which has a house of its own."""

from __future__ import annotations

from pathlib import Path

from game.app.table.bid_panel import BidPanel
from game.app.table.session import PERSON
from tests.app.rooms import open_house
from tests.app.tables import clear, panel, play_until, press, sit_down


def test_in_the_smallest_window_a_hint_for_the_bid_hides_neither_the_hand_nor_a_button(tmp_path: Path) -> None:
    house = open_house(tmp_path, (960, 600))
    clear(house)
    scene = sit_down(house, "classic", 7)
    play_until(scene, lambda view: view.turn is PERSON)
    press(scene, "h")
    height = scene.display.notice.size(scene.app.canvas)[1]
    y = scene.display._notice_place(height)[1]
    asked = panel(scene, BidPanel)
    assert y + height / 2 <= scene.display.picture.layout.hand.top
    assert all(y - height / 2 >= button.place.bottom for button in asked.group.widgets)
    house.app.close()


def test_in_a_wide_window_a_long_hint_stands_in_one_line_between_panel_and_hand(tmp_path: Path) -> None:
    house = open_house(tmp_path, (1920, 1080))
    scene = sit_down(clear(house), "classic", 7)
    play_until(scene, lambda view: view.turn is PERSON)
    scene.display.say(
        "Bid 2: worth about 3.7 tricks, one is kept back; made in 96 of 100 likely deals; " + "a set costs " * 4
    )
    width, height = scene.display.notice.size(scene.app.canvas)
    assert width > 860
    assert height < 40
    assert scene.display._notice_place(height)[1] + height / 2 <= scene.display.picture.layout.hand.top
    house.app.close()
