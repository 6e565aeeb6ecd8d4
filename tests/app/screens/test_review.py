"""The review of a deal: stepping with keys and mouse, open hands, and the reasons of the computer players."""

from dataclasses import replace
from itertools import permutations, product
from pathlib import Path

import pytest
from pygame import Vector2

from game.app.motion.pose import Pose
from game.app.screens.results import ResultsScene
from game.app.screens.review.scene import ReviewScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.services.played_game import PlayedGame
from game.app.services.services import Services
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
from tests.app.driver import click, open_services, play_deals, play_out, press, saved_once, step, tab_to, top, widget
from tests.app.tables import clear
from tests.counted import counted


@pytest.fixture
def services(shared_services: Services) -> Services:
    """The services as new."""
    return clear(shared_services)


ACTIONS: dict[tuple[str, int, int, tuple[Player, ...]], tuple[Action, ...]] = {}


def played(services: Services, preset: str = "classic", deals: int = 2, seed: int = 5) -> Session:
    """Return a game of some deals, played once by its players and, following the hints, by the person."""
    session = services.begin(find_preset(preset).rules, seed)
    known = (preset, deals, seed, session.players)
    with saved_once(session):
        for action in ACTIONS.get(known, ()):
            session.submit(action)
        while len(session.game.state.scores) < deals:
            state = session.game.state
            if state.turn is None:
                session.submit(StartDeal())
            else:
                session.submit(hint(session.view).action if state.turn is PERSON else session.question()())
    ACTIONS[known] = session.record.actions
    return session


def opened(services: Services, game: PlayedGame, deal: int = -1) -> ReviewScene:
    """Return the review of *game*, on the screen."""
    scene = ReviewScene(services, game, deal)
    services.app.scenes.push(scene)
    services.app.step(0.1)
    return scene


@pytest.fixture
def scene(services: Services) -> ReviewScene:
    """The review of the second deal of a game."""
    return opened(services, PlayedGame.of(played(services)))


def card_of(scene: ReviewScene) -> Card:
    action = scene.moment.action
    assert isinstance(action, PlayCard)
    return action.card


def where(scene: ReviewScene) -> tuple[int | None, int]:
    """Return the number of the present trick, and the card of it."""
    return scene.moment.trick, scene.moment.place


def told(services: Services, scene: ReviewScene) -> str:
    """Return the reason of the decision, once it is found."""
    services.app.step(0.1)
    return scene.reasons.reason_of(scene.moment)


# -- ways to it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by_mouse", [True, False])
def test_the_score_sheet_leads_to_the_last_deal(services: Services, by_mouse: bool) -> None:
    sheet = ScoreSheetScene(services, played(services), lambda: None)
    services.app.scenes.push(sheet)
    services.app.step(1.0)
    if by_mouse:
        click(services, widget(sheet, "Review"))
    else:
        press(services, "v")
    review = top(services)
    assert isinstance(review, ReviewScene)
    assert review.number == 1
    press(services, "escape")
    assert top(services) is sheet


def test_the_score_sheet_of_the_first_deal_leads_nowhere_yet(services: Services) -> None:
    sheet = ScoreSheetScene(services, services.begin(CLASSIC, 5))
    services.app.scenes.push(sheet)
    assert not sheet.review_button.visible
    press(services, "v")
    assert top(services) is sheet


def test_the_deal_in_play_is_not_shown(services: Services) -> None:
    session = played(services, deals=1)
    session.submit(StartDeal())
    assert len(PlayedGame.of(session).deals) == 1


def test_the_results_lead_to_the_last_deal(services: Services) -> None:
    session = services.begin(CLASSIC, 100)
    play_out(session)
    results = ResultsScene(services, session)
    services.app.scenes.push(results)
    services.app.step(1.0)
    click(services, widget(results, "Review"))
    review = top(services)
    assert isinstance(review, ReviewScene)
    assert review.number == len(session.game.state.scores) - 1


# -- going through it -------------------------------------------------------------------------------------------


def test_it_begins_with_the_first_bid(scene: ReviewScene) -> None:
    assert isinstance(scene.moment.action, PlaceBid)
    assert scene.place == 0


def test_arrows_go_card_by_card_and_trick_by_trick(services: Services, scene: ReviewScene) -> None:
    press(services, "right", "right", "right", "right")
    assert where(scene) == (0, 0)
    press(services, "left")
    assert where(scene)[0] is None
    press(services, "down", "down", "right")
    assert where(scene) == (1, 1)
    press(services, "up")
    assert where(scene) == (0, 0)


def test_home_and_end_go_to_the_ends_and_nothing_goes_beyond_them(services: Services, scene: ReviewScene) -> None:
    press(services, "end", "right")
    assert where(scene) == (12, 3)
    press(services, "home", "left")
    assert scene.place == 0


def test_the_wheel_goes_card_by_card(services: Services, scene: ReviewScene) -> None:
    step(services, Scrolled((400, 300), -1.0))
    step(services, Scrolled((400, 300), -1.0))
    step(services, Scrolled((400, 300), 1.0))
    assert scene.place == 1


def test_a_click_on_a_trick_goes_to_its_lead(services: Services, scene: ReviewScene) -> None:
    click(services, widget(scene, "Trick 7"))
    assert where(scene) == (6, 0)
    assert [chip.selected for chip in scene.strip.chips].index(True) == 7
    click(services, widget(scene, "Before the play"))
    assert scene.place == 0


def test_buttons_go_one_card_back_and_on(services: Services, scene: ReviewScene) -> None:
    click(services, scene.strip.on)
    click(services, scene.strip.on)
    click(services, scene.strip.back)
    assert scene.place == 1


def test_tab_and_enter_reach_a_trick(services: Services, scene: ReviewScene) -> None:
    tab_to(services, "Trick 3,")
    press(services, "enter")
    assert scene.moment.trick == 2


def _click_at(services: Services, point: tuple[float, float]) -> None:
    step(services, PointerMoved(point), PointerDown(point), PointerUp(point))


def _point_of(scene: ReviewScene, card: Card) -> tuple[float, float]:
    width, height = scene.app.viewport.width, scene.app.viewport.height
    points = ((x, y) for y in range(0, int(height), 9) for x in range(0, int(width), 9))
    return next(point for point in points if scene.table.card_at(point) is card)


@pytest.mark.parametrize("ui_size", [100, 160])
def test_a_click_on_any_card_goes_to_where_it_was_played(services: Services, ui_size: int) -> None:
    services.preview(ui_size=ui_size)
    scene = opened(services, PlayedGame.of(played(services)))
    for seat, hand in counted(enumerate(scene.deal.hands_at(scene.moment)), least=2):
        _click_at(services, _point_of(scene, hand[4]))
        assert (scene.moment.seat, card_of(scene)) == (Seat(seat), hand[4])


def test_a_click_on_a_name_goes_to_the_bid(services: Services, scene: ReviewScene) -> None:
    press(services, "end")
    _click_at(services, scene.layout.labels[Seat.EAST].center)
    assert isinstance(scene.moment.action, PlaceBid)
    assert scene.moment.seat is Seat.EAST


def test_page_keys_and_buttons_go_from_deal_to_deal(services: Services, scene: ReviewScene) -> None:
    click(services, widget(scene, "Deal 1"))
    assert scene.number == 0
    press(services, "page up")
    assert scene.number == 0
    press(services, "page down")
    assert scene.number == 1
    assert scene.place == 0


def order_seen(scene: ReviewScene) -> list[list[Card]]:
    """Return the cards of every hand in their order: in rows from the left, written out from the top."""
    rows = [[card for card in row if card is not None] for row in scene.table.rows.values()]
    return rows + [list(plate.cells) for plate in scene.table.plates.values()]


@pytest.mark.parametrize("suits", ["CDSH", "SHCD"])
@pytest.mark.parametrize("ranks", ["high_first", "low_first"])
def test_all_hands_lie_in_the_order_that_is_set_for_the_table(services: Services, suits: str, ranks: RankOrder) -> None:
    services.change(suit_order=suits, rank_order=ranks)
    scene = opened(services, PlayedGame.of(played(services)))
    sorting = Sorting(suits, ranks == "high_first")
    hands = order_seen(scene)
    assert 4 == len(hands)
    for hand in counted(hands, least=2):
        assert list(sort_hand(hand, scene.game.rules, sorting)) == hand


def test_what_was_bid_is_told_in_words(scene: ReviewScene) -> None:
    deal, bids = scene.deal.deal, scene.strip.chips[0]
    total = sum(bid.tricks for bid in deal.bids if bid is not None)
    assert f"{total} of 13" == bids.note
    assert [f"{scene.game.name(seat)} " in bids.tip for seat in scene.game.rules.seats] == [True] * 4


def test_of_a_contract_the_side_is_told(services: Services) -> None:
    scene = opened(services, PlayedGame.of(played(services, "table_talk", deals=1)))
    deal, bids = scene.deal.deal, scene.strip.chips[0]
    told = [contract for contract in deal.contracts if contract is not None]
    assert told
    assert f"{sum(told)} of 13" == bids.note
    assert f"together {told[0]}" in bids.tip


@pytest.mark.parametrize(("card", "words"), [("BJ", "Big"), ("LJ", "Little"), ("TS", "10♠"), ("KH", "K♥")])
def test_jokers_are_named(card: str, words: str) -> None:
    assert words == chip_card(Card.parse(card))


def test_with_only_mine_the_others_cards_show_when_they_are_played(services: Services, scene: ReviewScene) -> None:
    tab_to(services, "Hands")
    press(services, "right")
    assert scene.shown == "mine"
    lead = next(one for one in scene.deal.moments if one.trick == 0 and one.seat is not PERSON)
    assert isinstance(lead.action, PlayCard)
    with pytest.raises(StopIteration):
        _point_of(scene, lead.action.card)
    scene.go(scene.deal.moments.index(lead))
    assert _point_of(scene, lead.action.card)


# -- why --------------------------------------------------------------------------------------------------------


def test_every_computer_decision_has_the_reason_of_then(services: Services, scene: ReviewScene) -> None:
    checked = 0
    for place, moment in counted(enumerate(scene.deal.moments), least=20):
        if moment.seat is PERSON:
            continue
        scene.go(place)
        words = told(services, scene)
        assert words.endswith(".")
        assert "Asked again" not in words
        checked += 1
    assert checked == 42


def test_experts_of_some_character_remember_too(services: Services) -> None:
    services.preview(partner_level="level5", partner_character="bold", opponents_level="level3")
    scene = opened(services, PlayedGame.of(played(services, deals=1)))
    places = [place for place, moment in enumerate(scene.deal.moments) if moment.seat is Seat.NORTH]
    for place in counted(places, least=7):
        scene.go(place)
        assert "Asked again" not in told(services, scene)
    assert scene.game.role(Seat.NORTH) == "Expert · Bold"


def test_where_the_player_has_changed_since_that_is_said_instead_of_a_reason(services: Services) -> None:
    game = PlayedGame.of(played(services))
    changed = tuple(replace(player, level="level1") if player.level != "person" else player for player in game.players)
    scene = opened(services, replace(game, players=changed))
    said = []
    for place, moment in enumerate(scene.deal.moments):
        if moment.seat is not PERSON:
            scene.go(place)
            said.append(told(services, scene))
    other = [words for words in said if words.startswith("Asked again today, ")]
    assert other
    assert all("cannot be told" in words for words in other)


def test_the_persons_own_choice_is_set_beside_the_hint(services: Services) -> None:
    session = services.begin(CLASSIC, 5)
    play_deals(session, 1)
    scene = opened(services, PlayedGame.of(session))
    said = set()
    for place, moment in enumerate(scene.deal.moments):
        if moment.seat is PERSON:
            scene.go(place)
            said.add(told(services, scene).partition(":")[0])
    assert said == {"Your own choice, and what a hint would have advised", "Your own choice. A hint would have said"}


def test_a_reason_is_looked_for_beside_the_frames(services: Services) -> None:
    services.thinks_aside = True
    try:
        scene = opened(services, PlayedGame.of(played(services)))
        place = next(place for place, moment in enumerate(scene.deal.moments) if moment.seat is not PERSON)
        scene.go(place)
        for _frame in range(100_000):
            if told(services, scene):
                break
        assert told(services, scene)
    finally:
        services.app.scenes.clear()
        services.thinks_aside = False


@pytest.mark.parametrize("preset", ["double_zero", "table_talk", "counter_clockwise", "grill"])
def test_every_preset_can_be_gone_through(plain_services: Services, preset: str) -> None:
    services = clear(plain_services)
    scene = opened(services, PlayedGame.of(played(services, preset, deals=2, seed=11)))
    for deal in range(2):
        scene.open(deal)
        for _moment in counted(scene.deal.moments, least=20):
            assert told(services, scene)
            press(services, "right")
    assert services.app.canvas.shortened == []


def covers(pose: Pose, other: Pose, width: float) -> bool:
    """Whether a card at *pose*, with the edge of the present one, covers the index of one at *other*."""
    edge = 4.0
    for across, down in product((0.03, 0.1, 0.2), (0.03, 0.1, 0.2)):
        point = Vector2((across - 0.5) * width, (down - 0.5) * width * 1.4).rotate(-other.angle)
        seen = (Vector2(other.x, other.y) + point - Vector2(pose.x, pose.y)).rotate(pose.angle)
        if abs(seen.x) <= width / 2 + edge and abs(seen.y) <= width * 0.7 + edge:
            return True
    return False


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (900, 1200)])
def test_no_card_of_a_trick_lies_over_the_index_of_another(tmp_path: Path, size: tuple[int, int]) -> None:
    services = open_services(tmp_path, size)
    scene = opened(services, PlayedGame.of(played(services)))
    layout = scene.table.layout
    poses = [layout.trick_pose(seat) for seat in CLASSIC.seats]
    services.app.close()
    assert not any(covers(one, other, layout.trick_width) for one, other in permutations(poses, 2))


def test_f1_opens_the_help_and_escape_comes_back(services: Services, scene: ReviewScene) -> None:
    step(services, KeyPressed("f1"))
    assert top(services) is not scene
    press(services, "escape")
    assert top(services) is scene


def test_below_the_title_stand_rules_and_deal_however_long_the_rules_are_called(services: Services) -> None:
    game = replace(PlayedGame.of(played(services)), title="The way we played it at Grandma's table")
    scene = opened(services, game, 0)
    words = scene.subtitle(services.app.canvas, 160.0)
    assert words.startswith("The")
    assert words.endswith("…  ·  deal 1")
    assert services.app.type.width(words, "label") <= 160.0
