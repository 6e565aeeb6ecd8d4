"""The score sheet: what is written on it, and how it is left."""

from dataclasses import replace

import pytest

from game.app.screens.menu import MenuScene
from game.app.screens.score_chart import points_of, score_chart
from game.app.screens.score_sheet import ROW, ScoreSheetScene
from game.app.screens.start import StartScene
from game.app.services.services import Services
from game.app.services.session import Session
from game.app.shell.inputs import KeyPressed, Scrolled
from game.app.wording.score_lines import brief
from game.rules.presets import CLASSIC, GRILL
from game.rules.score_words import explained, is_bad
from game.rules.scoring import Reason, ScoreLine
from game.rules.seats import Seat, Side
from game.storage.settings import Speed
from tests.app.driver import click, play_deals, press, step, top, widget
from tests.counted import counted

LINES = {
    "Bid 7, took 9": ScoreLine(Reason.CONTRACT_MADE, 70, bid=7, taken=9),
    "Bid 4, took 3: set": ScoreLine(Reason.CONTRACT_SET, -40, bid=4, taken=3),
    "Bid 10, took 10": ScoreLine(Reason.TEN_MADE, 200, bid=10, taken=10),
    "Bid 4, took 8: twice": ScoreLine(Reason.DOUBLE_BID, -84, bags=4, bid=4, taken=8),
    "Blind 6, took 5: set": ScoreLine(Reason.BLIND_SET, -60, bid=6, taken=5),
    "Blind Low 5: one": ScoreLine(Reason.BLIND_LOW_ONE, 50, bid=5, taken=5),
    "1 bag": ScoreLine(Reason.OVERTRICKS, 1, bags=1, taken=1),
    "3 bags": ScoreLine(Reason.OVERTRICKS, 3, bags=3, taken=3),
    "2 bags of a nil": ScoreLine(Reason.FAILED_NIL_TRICKS, 2, bags=2, taken=2),
    "Ruth’s nil, made": ScoreLine(Reason.NIL_MADE, 100, seat=Seat.NORTH),
    "Your blind nil, failed": ScoreLine(Reason.BLIND_NIL_FAILED, -200, seat=Seat.SOUTH, taken=1),
    "Jasper’s renege: −3 tricks": ScoreLine(Reason.RENEGE_TRICKS, 0, seat=Seat.EAST, taken=-3),
    "Jasper’s renege: +1 trick": ScoreLine(Reason.RENEGE_TRICKS, 0, seat=Seat.EAST, taken=1),
    "10 bags, 1 carried": ScoreLine(Reason.BAG_PENALTY, -100, bags=-10, bid=10, taken=11),
}


def open_sheet(services: Services, session: Session, *, between: bool = False) -> tuple[ScoreSheetScene, list[str]]:
    gone_on: list[str] = []
    scene = ScoreSheetScene(services, session, (lambda: gone_on.append("next")) if between else None)
    services.app.scenes.push(scene)
    services.app.step(1.0)
    return scene, gone_on


def test_lines_are_told_briefly(services: Services) -> None:
    session = services.begin(CLASSIC, 5)
    assert {brief(line, session): line for line in LINES.values()} == LINES


def test_a_count_that_begins_again_carries_nothing(services: Services) -> None:
    assert brief(LINES["10 bags, 1 carried"], services.begin(GRILL, 5)) == "10 bags, back to 0"


def test_every_reason_has_words(services: Services) -> None:
    session = services.begin(CLASSIC, 5)
    for reason in Reason:
        line = ScoreLine(reason, 10, bags=1, seat=Seat.WEST, bid=5, taken=6)
        assert "{" not in brief(line, session) + explained(line, session.rules)


@pytest.mark.parametrize(
    ("reason", "bid", "words"),
    [
        (Reason.TEN_MADE, 10, "10 for 2: +200 / −100"),
        (Reason.BOSTON_SET, 13, "Boston: +400 / −200"),
        (Reason.BLIND_MADE, 6, "bid before the deal: +120 / −60"),
        (Reason.BLIND_LOW_ONE, 5, "both +200, one +50, neither −100"),
        (Reason.DOUBLE_BID, 4, "twice the bid is lost, and a point a bag"),
    ],
)
def test_points_of_special_bids_are_explained(reason: Reason, bid: int, words: str) -> None:
    assert words == explained(ScoreLine(reason, 1, bid=bid, taken=9), GRILL)


def test_what_was_lost_is_red() -> None:
    red = {words for words, line in LINES.items() if is_bad(line)}
    assert red == {
        "Bid 4, took 3: set",
        "Bid 4, took 8: twice",
        "Blind 6, took 5: set",
        "Your blind nil, failed",
        "10 bags, 1 carried",
    }


def test_the_curve_ends_at_the_standing(services: Services) -> None:
    session = services.begin(CLASSIC, 5)
    play_deals(session, 3)
    for side in counted(session.rules.all_sides):
        values = points_of(session, side)
        assert len(values) == 4
        assert values[-1] == session.game.state.standings[side].points


def test_a_bag_penalty_is_named_at_its_deal(services: Services) -> None:
    session = services.begin(replace(CLASSIC, bag_limit=3), 100)
    play_deals(session, 5)
    paid = [index for index, score in enumerate(session.game.state.scores, 1) if score.sides[Side.WE].bag_penalties]
    notes = score_chart(ScoreSheetScene(services, session).body, session, services.app.theme).notes
    assert paid
    assert [note.index for note in notes] == paid[-1:]


def test_between_deals_enter_goes_on(services: Services) -> None:
    session = services.begin(CLASSIC, 5)
    play_deals(session, 1)
    scene, gone_on = open_sheet(services, session, between=True)
    press(services, "enter")
    assert gone_on == ["next"]
    assert scene not in services.app.scenes.visible


def test_between_deals_the_button_goes_on(services: Services) -> None:
    session = services.begin(CLASSIC, 5)
    play_deals(session, 1)
    scene, gone_on = open_sheet(services, session, between=True)
    click(services, widget(scene, "Next deal"))
    assert gone_on == ["next"]


def test_between_deals_escape_opens_the_menu(services: Services) -> None:
    session = services.begin(CLASSIC, 5)
    play_deals(session, 1)
    scene, gone_on = open_sheet(services, session, between=True)
    press(services, "escape")
    assert isinstance(top(services), MenuScene)
    press(services, "escape")
    assert top(services) is scene
    assert gone_on == []


def test_during_a_deal_escape_and_f5_close_it(services: Services) -> None:
    start = StartScene(services)
    services.app.scenes.push(start)
    session = services.begin(CLASSIC, 5)
    for key in ("escape", "f5"):
        open_sheet(services, session)
        press(services, key)
        assert top(services) is start


def test_the_newest_deal_shows_and_the_wheel_leads_back(services: Services) -> None:
    session = services.begin(CLASSIC, 5)
    play_deals(session, 9)
    scene, _ = open_sheet(services, session)
    assert scene.area.offset == scene.area.furthest > 0
    step(services, Scrolled((10.0, 10.0), 30))
    services.app.step(1.0)
    assert scene.area.offset == 0


def test_in_a_narrow_window_sheet_and_curve_take_turns(services: Services) -> None:
    services.change(ui_size=160)
    session = services.begin(CLASSIC, 5)
    play_deals(session, 2)
    scene, _ = open_sheet(services, session)
    assert scene.area.visible
    press(services, "tab")
    scene.widgets.focus(scene.tabs)
    press(services, "right")
    assert scene.shown == "curve"
    assert not scene.area.visible


@pytest.mark.parametrize("steps", [0, 1, 2, 5])
def test_a_long_sheet_shows_whole_rows(services: Services, steps: int) -> None:
    session = services.begin(CLASSIC, 5)
    play_deals(session, 9)
    scene, _ = open_sheet(services, session)
    assert scene.area.furthest > 0
    for _step in range(steps):
        step(services, Scrolled(scene.area.rect.center, 1))
    services.app.step(1.0)
    assert scene.area.offset % ROW == 0
    assert (scene.area.rect.height - 2) % ROW == 0


def test_the_lines_of_a_deal_say_whose_they_are(services: Services) -> None:
    pairs, _ = open_sheet(services, services.begin(CLASSIC, 5))
    solo, _ = open_sheet(services, services.begin(replace(CLASSIC, sides="solo"), 5))
    assert (pairs.lines_heading, solo.lines_heading) == ("Deal {n}: your side’s score", "Deal {n}: your score")


# -- a sheet that came by itself --------------------------------------------------------------------------------


def come_by_itself(services: Services, *, between: bool = True) -> tuple[ScoreSheetScene, list[str]]:
    session = services.begin(CLASSIC, 5)
    play_deals(session, 1)
    gone_on: list[str] = []
    scene = ScoreSheetScene(services, session, (lambda: gone_on.append("next")) if between else None)
    services.app.scenes.push(scene)
    return scene, gone_on


@pytest.mark.parametrize("speed", ["off", "normal"])
@pytest.mark.parametrize("key", ["enter", "space", "escape", "v"])
def test_a_press_meant_for_the_last_trick_leaves_the_sheet_alone(services: Services, key: str, speed: Speed) -> None:
    services.change(speed=speed)
    scene, gone_on = come_by_itself(services)
    step(services, KeyPressed(key), seconds=0.3)
    step(services, KeyPressed(key), seconds=0.3)
    assert ([], scene) == (gone_on, top(services))


def test_a_click_meant_for_the_last_trick_leaves_the_sheet_alone(services: Services) -> None:
    scene, gone_on = come_by_itself(services)
    click(services, scene.next_button)
    step(services, seconds=0.8)
    assert ([], scene) == (gone_on, top(services))
    click(services, scene.next_button)
    assert gone_on == ["next"]


def test_a_key_that_is_held_leaves_the_sheet_alone_until_it_is_let_go(services: Services) -> None:
    _scene, gone_on = come_by_itself(services)
    for _ in range(50):
        step(services, KeyPressed("enter"), seconds=0.04)
    assert not gone_on
    step(services, seconds=0.5)
    press(services, "enter")
    assert gone_on == ["next"]


def test_the_sheet_can_be_scrolled_and_its_buttons_reached_at_once(services: Services) -> None:
    scene, _gone_on = come_by_itself(services)
    press(services, "tab", "tab")
    assert scene.widgets.ring_shown


def test_a_sheet_that_was_asked_for_closes_at_once(services: Services) -> None:
    scene, _gone_on = come_by_itself(services, between=False)
    press(services, "escape")
    assert scene not in services.app.scenes.visible
