"""The review of a deal: gone through with keys and mouse, all hands open, each computer's decision with its reason."""

from dataclasses import replace
from itertools import permutations, product
from pathlib import Path

import pytest
from pygame import Vector2

from game.app.motion.timeline import Pose
from game.app.screens.results import ResultsScene
from game.app.screens.review.scene import ReviewScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.services.past import Past
from game.app.services.services import House
from game.app.services.session import PERSON, Player, Session
from game.app.shell.inputs import KeyPressed, PointerDown, PointerMoved, PointerUp, Scrolled
from game.app.table.picture import Sorting, sort_hand
from game.app.wording.review import chip_card
from game.cards import Card
from game.coach.hint import hint
from game.engine.actions import Action, PlaceBid, PlayCard, StartDeal
from game.rules.presets import CLASSIC, find_preset
from game.rules.seats import Seat
from game.storage.settings import RankOrder
from tests.app.rooms import click, open_house, play_deals, play_out, press, saved_once, step, tab_to, top, widget
from tests.app.tables import clear


@pytest.fixture
def house(shared_house: House) -> House:
    """The house as new."""
    return clear(shared_house)


ACTIONS: dict[tuple[str, int, int, tuple[Player, ...]], tuple[Action, ...]] = {}


def played(house: House, preset: str = "classic", deals: int = 2, seed: int = 5) -> Session:
    """Return a game some deals of which its players and the person, by the hints, have played; thought out once."""
    session = house.begin(find_preset(preset).rules, seed)
    known = (preset, deals, seed, session.players)
    with saved_once(session):
        for action in ACTIONS.get(known, ()):
            session.submit(action)
        while len(session.game.state.scores) < deals:
            state = session.game.state
            if state.turn is None:
                session.submit(StartDeal())
            else:
                session.submit(hint(session.view).action if state.turn is PERSON else session.think())
    ACTIONS[known] = session.record.actions
    return session


def opened(house: House, past: Past, deal: int = -1) -> ReviewScene:
    """Return the review of *past*, on the screen."""
    scene = ReviewScene(house, past, deal)
    house.app.scenes.push(scene)
    house.app.step(0.1)
    return scene


@pytest.fixture
def scene(house: House) -> ReviewScene:
    """The review of the second deal of a game."""
    return opened(house, Past.of(played(house)))


def card_of(scene: ReviewScene) -> Card:
    action = scene.moment.action
    assert isinstance(action, PlayCard)
    return action.card


def where(scene: ReviewScene) -> tuple[int | None, int]:
    """Return the trick that is looked at, and the card of it."""
    return scene.moment.trick, scene.moment.place


def told(house: House, scene: ReviewScene) -> str:
    """Return why the decision went as it did, once that is found."""
    house.app.step(0.1)
    return scene.reasons.told(scene.moment)


# -- ways to it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by_mouse", [True, False])
def test_the_score_sheet_leads_to_the_last_deal(house: House, by_mouse: bool) -> None:
    sheet = ScoreSheetScene(house, played(house), lambda: None)
    house.app.scenes.push(sheet)
    house.app.step(1.0)
    if by_mouse:
        click(house, widget(sheet, "Review"))
    else:
        press(house, "v")
    review = top(house)
    assert isinstance(review, ReviewScene)
    assert review.number == 1
    press(house, "escape")
    assert top(house) is sheet


def test_the_score_sheet_of_the_first_deal_leads_nowhere_yet(house: House) -> None:
    sheet = ScoreSheetScene(house, house.begin(CLASSIC, 5))
    house.app.scenes.push(sheet)
    assert not sheet.review_button.visible
    press(house, "v")
    assert top(house) is sheet


def test_the_deal_in_play_is_not_shown(house: House) -> None:
    session = played(house, deals=1)
    session.submit(StartDeal())
    assert len(Past.of(session).deals) == 1


def test_the_results_lead_to_the_last_deal(house: House) -> None:
    session = house.begin(CLASSIC, 100)
    play_out(session)
    results = ResultsScene(house, session)
    house.app.scenes.push(results)
    house.app.step(1.0)
    click(house, widget(results, "Review"))
    review = top(house)
    assert isinstance(review, ReviewScene)
    assert review.number == len(session.game.state.scores) - 1


# -- going through it -------------------------------------------------------------------------------------------


def test_it_begins_with_the_first_bid(scene: ReviewScene) -> None:
    assert isinstance(scene.moment.action, PlaceBid)
    assert scene.place == 0


def test_arrows_go_card_by_card_and_trick_by_trick(house: House, scene: ReviewScene) -> None:
    press(house, "right", "right", "right", "right")
    assert where(scene) == (0, 0)
    press(house, "left")
    assert where(scene)[0] is None
    press(house, "down", "down", "right")
    assert where(scene) == (1, 1)
    press(house, "up")
    assert where(scene) == (0, 0)


def test_home_and_end_go_to_the_ends_and_nothing_goes_beyond_them(house: House, scene: ReviewScene) -> None:
    press(house, "end", "right")
    assert where(scene) == (12, 3)
    press(house, "home", "left")
    assert scene.place == 0


def test_the_wheel_goes_card_by_card(house: House, scene: ReviewScene) -> None:
    step(house, Scrolled((400, 300), -1.0))
    step(house, Scrolled((400, 300), -1.0))
    step(house, Scrolled((400, 300), 1.0))
    assert scene.place == 1


def test_a_click_on_a_trick_goes_to_its_lead(house: House, scene: ReviewScene) -> None:
    click(house, widget(scene, "Trick 7"))
    assert where(scene) == (6, 0)
    assert [chip.selected for chip in scene.strip.chips].index(True) == 7
    click(house, widget(scene, "Before the play"))
    assert scene.place == 0


def test_buttons_go_one_card_back_and_on(house: House, scene: ReviewScene) -> None:
    click(house, scene.strip.on)
    click(house, scene.strip.on)
    click(house, scene.strip.back)
    assert scene.place == 1


def test_tab_and_enter_reach_a_trick(house: House, scene: ReviewScene) -> None:
    tab_to(house, "Trick 3,")
    press(house, "enter")
    assert scene.moment.trick == 2


def _click_at(house: House, point: tuple[float, float]) -> None:
    step(house, PointerMoved(point), PointerDown(point), PointerUp(point))


def _point_of(scene: ReviewScene, card: Card) -> tuple[float, float]:
    width, height = scene.app.viewport.width, scene.app.viewport.height
    points = ((x, y) for y in range(0, int(height), 9) for x in range(0, int(width), 9))
    return next(point for point in points if scene.table.card_at(point) is card)


@pytest.mark.parametrize("ui_size", [100, 160])
def test_a_click_on_any_card_goes_to_where_it_was_played(house: House, ui_size: int) -> None:
    house.change(keep=False, ui_size=ui_size)
    scene = opened(house, Past.of(played(house)))
    for seat, hand in enumerate(scene.deal.hands_at(scene.moment)):
        _click_at(house, _point_of(scene, hand[4]))
        assert (scene.moment.seat, card_of(scene)) == (Seat(seat), hand[4])


def test_a_click_on_a_name_goes_to_the_bid(house: House, scene: ReviewScene) -> None:
    press(house, "end")
    _click_at(house, scene.layout.labels[Seat.EAST].center)
    assert isinstance(scene.moment.action, PlaceBid)
    assert scene.moment.seat is Seat.EAST


def test_page_keys_and_buttons_go_from_deal_to_deal(house: House, scene: ReviewScene) -> None:
    click(house, widget(scene, "Deal 1"))
    assert scene.number == 0
    press(house, "page up")
    assert scene.number == 0
    press(house, "page down")
    assert scene.number == 1
    assert scene.place == 0


def order_seen(scene: ReviewScene) -> list[list[Card]]:
    """Return the cards of every hand as they lie: in rows from the left, on plates from above."""
    rows = [[card for card in row if card is not None] for row in scene.table._rows.values()]
    return rows + [list(plate._cells) for plate in scene.table._plates.values()]


@pytest.mark.parametrize("suits", ["CDSH", "SHCD"])
@pytest.mark.parametrize("ranks", ["high_first", "low_first"])
def test_all_hands_lie_in_the_order_that_is_set_for_the_table(house: House, suits: str, ranks: RankOrder) -> None:
    house.change(suit_order=suits, rank_order=ranks)
    scene = opened(house, Past.of(played(house)))
    sorting = Sorting(suits, ranks == "high_first")
    hands = order_seen(scene)
    assert 4 == len(hands)
    for hand in hands:
        assert list(sort_hand(hand, scene.past.rules, sorting)) == hand


def test_what_was_bid_is_told_in_words(scene: ReviewScene) -> None:
    deal, bids = scene.deal.deal, scene.strip.chips[0]
    total = sum(bid.tricks for bid in deal.bids if bid is not None)
    assert f"{total} of 13" == bids.note
    assert [f"{scene.past.name(seat)} " in bids.tip for seat in scene.past.rules.seats] == [True] * 4


def test_of_a_contract_the_side_is_told(house: House) -> None:
    scene = opened(house, Past.of(played(house, "table_talk", deals=1)))
    deal, bids = scene.deal.deal, scene.strip.chips[0]
    told = [contract for contract in deal.contracts if contract is not None]
    assert told
    assert f"{sum(told)} of 13" == bids.note
    assert f"together {told[0]}" in bids.tip


@pytest.mark.parametrize(("card", "words"), [("BJ", "Big"), ("LJ", "Little"), ("TS", "10♠"), ("KH", "K♥")])
def test_jokers_are_named(card: str, words: str) -> None:
    assert words == chip_card(Card.parse(card))


def test_with_only_mine_the_others_cards_show_when_they_are_played(house: House, scene: ReviewScene) -> None:
    tab_to(house, "Hands")
    press(house, "right")
    assert scene.shown == "mine"
    lead = next(one for one in scene.deal.moments if one.trick == 0 and one.seat is not PERSON)
    assert isinstance(lead.action, PlayCard)
    with pytest.raises(StopIteration):
        _point_of(scene, lead.action.card)
    scene.go(scene.deal.moments.index(lead))
    assert _point_of(scene, lead.action.card)


# -- why --------------------------------------------------------------------------------------------------------


def test_every_computer_decision_has_the_reason_of_then(house: House, scene: ReviewScene) -> None:
    checked = 0
    for place, moment in enumerate(scene.deal.moments):
        if moment.seat is PERSON:
            continue
        scene.go(place)
        words = told(house, scene)
        assert words.endswith(".")
        assert "Asked again" not in words
        checked += 1
    assert checked == 42


def test_experts_of_some_character_remember_too(house: House) -> None:
    house.change(keep=False, partner_level="level5", partner_character="bold", opponents_level="level3")
    scene = opened(house, Past.of(played(house, deals=1)))
    places = [place for place, moment in enumerate(scene.deal.moments) if moment.seat is Seat.NORTH]
    for place in places:
        scene.go(place)
        assert "Asked again" not in told(house, scene)
    assert scene.past.role(Seat.NORTH) == "Expert · Bold"


def test_where_the_player_has_changed_since_that_is_said_instead_of_a_reason(house: House) -> None:
    past = Past.of(played(house))
    changed = tuple(replace(player, level="level1") if player.level != "person" else player for player in past.players)
    scene = opened(house, replace(past, players=changed))
    said = []
    for place, moment in enumerate(scene.deal.moments):
        if moment.seat is not PERSON:
            scene.go(place)
            said.append(told(house, scene))
    other = [words for words in said if words.startswith("Asked again today, ")]
    assert other
    assert all("cannot be told" in words for words in other)


def test_the_persons_own_choice_is_set_beside_the_hint(house: House) -> None:
    session = house.begin(CLASSIC, 5)
    play_deals(session, 1)
    scene = opened(house, Past.of(session))
    said = set()
    for place, moment in enumerate(scene.deal.moments):
        if moment.seat is PERSON:
            scene.go(place)
            said.add(told(house, scene).partition(":")[0])
    assert said == {"Your own choice, and what a hint would have advised", "Your own choice. A hint would have said"}


def test_a_reason_is_looked_for_beside_the_frames(house: House) -> None:
    house.thinks_aside = True
    try:
        scene = opened(house, Past.of(played(house)))
        place = next(place for place, moment in enumerate(scene.deal.moments) if moment.seat is not PERSON)
        scene.go(place)
        for _frame in range(100_000):
            if told(house, scene):
                break
        assert told(house, scene)
    finally:
        house.app.scenes.clear()
        house.thinks_aside = False


@pytest.mark.parametrize("preset", ["double_zero", "table_talk", "counter_clockwise", "grill"])
def test_every_preset_can_be_gone_through(plain_house: House, preset: str) -> None:
    house = clear(plain_house)
    scene = opened(house, Past.of(played(house, preset, deals=2, seed=11)))
    for deal in range(2):
        scene.open(deal)
        for _moment in scene.deal.moments:
            assert told(house, scene)
            press(house, "right")
    assert house.app.canvas.shortened == []


def covers(pose: Pose, other: Pose, width: float) -> bool:
    """Whether a card at *pose*, with the edge of one that is looked at, lies over the index of one at *other*."""
    edge = 4.0
    for across, down in product((0.03, 0.1, 0.2), (0.03, 0.1, 0.2)):
        point = Vector2((across - 0.5) * width, (down - 0.5) * width * 1.4).rotate(-other.angle)
        seen = (Vector2(other.x, other.y) + point - Vector2(pose.x, pose.y)).rotate(pose.angle)
        if abs(seen.x) <= width / 2 + edge and abs(seen.y) <= width * 0.7 + edge:
            return True
    return False


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (900, 1200)])
def test_no_card_of_a_trick_lies_over_the_index_of_another(tmp_path: Path, size: tuple[int, int]) -> None:
    house = open_house(tmp_path, size)
    scene = opened(house, Past.of(played(house)))
    layout = scene.table.layout
    poses = [layout.trick_pose(seat) for seat in CLASSIC.seats]
    house.app.close()
    assert not any(covers(one, other, layout.trick_width) for one, other in permutations(poses, 2))


def test_f1_opens_the_help_and_escape_comes_back(house: House, scene: ReviewScene) -> None:
    step(house, KeyPressed("f1"))
    assert top(house) is not scene
    press(house, "escape")
    assert top(house) is scene


def test_below_the_title_stand_rules_and_deal_however_long_the_rules_are_called(house: House) -> None:
    past = replace(Past.of(played(house)), title="The way we played it at Grandma's table")
    scene = opened(house, past, 0)
    words = scene._subtitle(house.app.canvas, 160.0)
    assert words.startswith("The")
    assert words.endswith("…  ·  deal 1")
    assert house.app.type.width(words, "label") <= 160.0
