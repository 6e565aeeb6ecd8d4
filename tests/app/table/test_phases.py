"""Every special phase gone through at the table, from its question to what comes of it, by mouse and by keys."""

from collections.abc import Callable, Sequence
from dataclasses import replace as change

import pytest
from msgspec.structs import replace

from game.ai.court import provable_call
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.table.bid_panel import BidPanel
from game.app.table.card_panels import CutPanel
from game.app.table.court_panels import CourtPanel, PenaltyPanel
from game.app.table.panel import ChoicePanel
from game.app.table.scene import TableScene
from game.app.table.talk_panels import EstimatePanel, ProposalPanel
from game.app.wording.table import advice, arithmetic
from game.cards import Card
from game.coach.hint import usual
from game.engine.actions import (
    Action,
    AgreeBlind,
    BidBlind,
    BidBlindNil,
    CallRenege,
    ChoosePenalty,
    CloseCalls,
    DeclineBlind,
    LookAtCards,
    PassCards,
    Penalty,
    PlaceBid,
    PlayCard,
    ProposeContract,
    SettleBlind,
    StartDeal,
)
from game.engine.phases.play import lawful_cards
from game.engine.phases.scored import level_at
from game.engine.state import GameState, Phase
from game.engine.views import view_of
from game.rules.bids import NIL, Bid
from game.rules.presets import CLASSIC, COOKOUT, DOUBLE_ZERO, GRILL, MIRROR, SIX_HAND, SUICIDE, TABLE_TALK, WHIZ
from game.rules.scoring import Standing
from game.rules.seats import Seat
from tests.app.tables import (
    button,
    clear,
    click,
    click_on,
    enliven,
    panel,
    point_of,
    press,
    reach,
    rest,
    seat_at,
    shown,
    sit_down,
    snapped,
    words_in,
)
from tests.engine.seating import EAST, NORTH, SOUTH, WEST, bids, cards, do, options, table, turn

BY_MOUSE = pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
BEHIND = (0, 150)


@pytest.fixture
def services(shared_services: Services) -> Services:
    """Services with no screen open and no animation."""
    return clear(shared_services)


# -- what the person does, one way or the other -----------------------------------------------------------------


def answer(scene: TableScene, words: str, by_mouse: bool) -> None:
    """Give the answer that begins with *words*, and let the others act."""
    if by_mouse:
        click_on(scene, words)
    else:
        reach(scene, words)
        press(scene, "enter")
    rest(scene)


def choose_cards(scene: TableScene, chosen: Sequence[Card], by_mouse: bool) -> None:
    """Choose cards of the hand, and give them."""
    for card in chosen:
        if by_mouse:
            click(scene, point_of(scene, card))
        else:
            hand = [sprite.card for sprite in scene.display.hand.sprites]
            here = scene.display.hand.chosen
            steps = hand.index(card) - (-1 if here is None else here)
            press(scene, *["right" if steps > 0 else "left"] * abs(steps), "enter")
        rest(scene)
    answer(scene, "Give these cards", by_mouse)


def bid(scene: TableScene, tricks: int, by_mouse: bool) -> None:
    """Bid a number."""
    if by_mouse:
        click_on(scene, str(tricks))
        click_on(scene, "Bid")
    else:
        press(scene, *str(tricks), "enter")
    rest(scene)


def watch(scene: TableScene, act: Callable[[], object]) -> list[str]:
    """Return what was told to the whole table after *act*, until the person is asked again."""
    enliven(scene)
    heard: list[str] = []
    act()
    for _frame in range(4000):
        scene.app.scenes.update(0.05)
        picture = scene.display.picture
        for words in (picture.news, picture.moment.words if picture.moment is not None else ""):
            if words and (not heard or heard[-1] != words):
                heard.append(words)
        if not scene.goes_on:
            return heard
    raise AssertionError("the table never comes to rest")


def others(state: GameState, choose: Callable[[GameState], Action], until: Callable[[GameState], bool]) -> GameState:
    """Return the state once everybody has done what *choose* says, *until* that is enough."""
    while not until(state):
        state = do(state, choose(state)).state
    return state


def phase(scene: TableScene) -> Phase:
    """Return what the table waits for."""
    return scene.session.view.phase


# -- the cut ----------------------------------------------------------------------------------------------------


@BY_MOUSE
def test_the_highest_card_of_the_cut_deals(services: Services, by_mouse: bool) -> None:
    scene = sit_down(services, "grill", 3)
    rest(scene)
    if by_mouse:
        click(scene, panel(scene, CutPanel).rect.center)
    else:
        press(scene, "right", "right", "enter")
    rest(scene)
    view = scene.session.view
    cut = {seat: (GRILL.strength(card), card.suit) for seat, _place, card in view.cuts}
    assert 4 == len(cut)
    assert max(cut, key=lambda seat: cut[seat]) is view.dealer
    assert 13 == len(view.hand)


def test_all_four_cards_of_the_cut_are_seen_together_and_the_dealer_is_named(services: Services) -> None:
    scene = sit_down(services, "grill", 3)
    rest(scene)
    enliven(scene)
    press(scene, "enter")
    seen = 0
    for _frame in range(400):
        scene.app.scenes.update(0.05)
        seen = max(seen, len(scene.display.picture.cut))
        if "highest card" in scene.display.picture.news:
            break
    assert 4 == seen
    assert scene.session.view.dealer is SOUTH
    assert "You have the highest card, and deal" == scene.display.picture.news


# -- blind bids -------------------------------------------------------------------------------------------------


def offering() -> GameState:
    return table(GRILL, dealer=EAST, points=BEHIND)


@BY_MOUSE
def test_a_blind_bid_is_offered_answered_and_settled_after_looking(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, do(table(GRILL, dealer=SOUTH, points=BEHIND), BidBlind(NORTH, 5, low=True)).state)
    rest(scene)
    assert all(sprite.card is None for sprite in scene.display.hand.sprites)
    answer(scene, "Agree", by_mouse)
    view = scene.session.view
    assert (5, True) == (view.owed(view.side), view.blind[view.side].low)  # type: ignore[union-attr]  # it was agreed
    assert 13 == len(view.hand)
    low_is_north = view.is_nil(NORTH)
    answer(scene, "Play for tricks" if low_is_north else "I go low", by_mouse)
    view = scene.session.view
    assert 1 == sum(view.is_nil(seat) for seat in (SOUTH, NORTH))
    assert Phase.PLAY is view.phase


@BY_MOUSE
def test_a_blind_six_is_raised_to_ten_after_looking(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, do(offering(), BidBlind(SOUTH, 6), AgreeBlind(NORTH)).state)
    rest(scene)
    answer(scene, "Raise to 10", by_mouse)
    assert 10 == scene.session.view.owed(scene.session.view.side)
    assert Phase.PLAY is phase(scene)


def test_settling_a_blind_bid_tells_who_wins_what_and_for_how_much(services: Services) -> None:
    scene = seat_at(services, do(offering(), BidBlind(SOUTH, 6), AgreeBlind(NORTH)).state)
    rest(scene)
    told = words_in(panel(scene, ChoicePanel).content)
    assert "You win 6 tricks together: +120, or −60" in told
    assert "You take no trick, Ruth wins 10: +200, or −100" in told


def test_a_refused_offer_is_told_from_bidding_nothing_blind(services: Services) -> None:
    scene = seat_at(services, offering())
    rest(scene)
    enliven(scene)
    assert "Ruth has to agree to what you offer." in panel(scene, ChoicePanel).lines
    for action, said in ((BidBlind(SOUTH, 6), ""), (DeclineBlind(NORTH), "no, cards first")):
        events = scene.session.submit(action)
        scene.show(events)
        for _frame in range(40):
            scene.timeline.update(0.05)
        words = [bubble.text for bubble in scene.display.picture.bubbles if bubble.seat is NORTH]
        assert ([said] if said else []) == words


def test_the_odds_are_told_in_plain_words(services: Services) -> None:
    scene = seat_at(services, offering())
    rest(scene)
    told = " ".join(words_in(panel(scene, ChoicePanel).content))
    assert "Made <b>about 7 times in 10</b>" in told
    assert "Neither, −100: <b>about 4 times in 10</b>" in told


# -- nil before looking, and trades -----------------------------------------------------------------------------


@BY_MOUSE
def test_three_cards_are_traded_after_a_double_zero(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, table(DOUBLE_ZERO, dealer=EAST))
    rest(scene)
    answer(scene, "Nil, blind", by_mouse)
    assert Phase.TRADE is phase(scene)
    before = scene.session.view.hand
    given = tuple(sorted(before)[-3:])
    choose_cards(scene, given, by_mouse)
    passes = scene.session.view.passes
    assert [(SOUTH, 3, True), (NORTH, 3, True)] == [(one.giver, len(one.cards), one.done) for one in passes]
    got = {card for one in passes if one.receiver is SOUTH for card in one.cards}
    held = {*scene.session.view.hand, *(card for trick in scene.session.view.tricks for card in trick.cards)}
    held |= set(scene.session.view.trick.cards)
    assert got <= held
    assert Phase.PLAY is phase(scene)


def test_the_cards_of_a_trade_lie_raised_and_are_named(services: Services) -> None:
    scene = seat_at(services, bids(do(partner_is_blind(), LookAtCards(SOUTH)).state, "3 3 4").state)
    rest(scene)
    enliven(scene)
    press(scene, "h")
    rest(scene)
    press(scene, "enter")
    raised: set[Card | None] = set()
    for _frame in range(400):
        scene.app.scenes.update(0.05)
        picture = scene.display.picture
        if picture.news.startswith("Ruth gives you"):
            lying = zip(picture.hands[SOUTH], picture.hand_poses(SOUTH), strict=True)
            raised = {sprite.card for sprite, pose in lying if sprite.pose.y < pose.y - 10}
            break
    got = {card for one in scene.session.view.passes if one.receiver is SOUTH for card in one.cards}
    assert 3 == len(got)
    assert got == raised
    rest(scene)
    fan = scene.display.picture
    assert [sprite.pose for sprite in fan.hands[SOUTH]] == fan.hand_poses(SOUTH)


@BY_MOUSE
def test_the_bidder_of_table_talk_gives_first_and_gets_two_back(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, table(TABLE_TALK, points=(0, 200), dealer=EAST))
    rest(scene)
    answer(scene, "Nil, blind", by_mouse)
    assert Phase.TRADE is phase(scene)
    choose_cards(scene, scene.session.view.hand[:2], by_mouse)
    passed = [one for one in scene.session.record.actions if isinstance(one, PassCards)]
    assert [SOUTH, NORTH] == [one.seat for one in passed]
    assert [2, 2] == [len(one.cards) for one in passed]


@BY_MOUSE
def test_the_bidder_of_table_talk_may_keep_all_cards(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, table(TABLE_TALK, points=(0, 200), dealer=EAST))
    rest(scene)
    answer(scene, "Nil, blind", by_mouse)
    before = set(scene.session.view.hand)
    answer(scene, "Keep my cards", by_mouse)
    view = scene.session.view
    assert Phase.PLAY is view.phase
    played = {card for trick in (*view.tricks, view.trick) for card in trick.cards}
    assert before == set(view.hand) | (before & played)


def partner_is_blind() -> GameState:
    """North has bid nil before looking, South is asked."""
    state = do(table(DOUBLE_ZERO, dealer=SOUTH), LookAtCards(WEST), BidBlindNil(NORTH), LookAtCards(EAST)).state
    assert turn(state) is SOUTH
    return state


@BY_MOUSE
def test_nothing_is_traded_where_both_are_blind(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, partner_is_blind())
    rest(scene)

    def go_blind() -> None:
        if by_mouse:
            click_on(scene, "Nil, blind")
        else:
            reach(scene, "Nil, blind")
            press(scene, "enter")

    heard = watch(scene, go_blind)
    assert "We: both blind, so nothing is traded" in heard
    assert () == scene.session.view.passes
    assert Phase.PLAY is phase(scene)


def test_beside_a_blind_partner_the_odds_are_those_without_a_trade(services: Services) -> None:
    scene = seat_at(services, partner_is_blind())
    rest(scene)
    lines = panel(scene, ChoicePanel).lines
    told = words_in(panel(scene, ChoicePanel).content)
    assert "Ruth has bid so: if you do too, nothing is traded." == lines[-1]
    assert any("about once in 10 times" in words for words in told)


# -- the talk ---------------------------------------------------------------------------------------------------


@BY_MOUSE
def test_the_partners_talk_until_they_agree(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, table(TABLE_TALK, dealer=SOUTH))
    rest(scene)
    assert scene.session.view.contracts[1] is not None  # the others have talked first
    answer(scene, "Tell", by_mouse)
    talk = panel(scene, ProposalPanel)
    said = dict(talk.sides)
    assert 2 <= len(said[scene.session.rules.side_of(WEST)])
    assert [line for line in said[scene.session.rules.side_of(PERSON)] if "Ruth" in line]
    assert talk.agree is not None
    answer(scene, "Agree", by_mouse)
    assert None not in scene.session.view.contracts
    assert Phase.PLAY is phase(scene)


def test_beside_a_blind_partner_the_person_settles_alone(services: Services) -> None:
    state = do(table(TABLE_TALK, points=BEHIND, dealer=WEST), BidBlindNil(NORTH)).state
    state = others(state, lambda one: usual(view_of(one, turn(one))), lambda one: turn(one) is SOUTH)
    state = others(state, lambda one: LookAtCards(turn(one)), lambda one: one.phase is Phase.TALK)
    state = others(state, lambda one: usual(view_of(one, turn(one))), lambda one: turn(one) is SOUTH)
    scene = seat_at(services, state)
    rest(scene)
    talk = panel(scene, ProposalPanel)
    assert "Ruth has bid nil before looking: you alone say what your side owes." == talk.lead
    assert usual(scene.session.view) == ProposeContract(SOUTH, talk.tricks, ())
    click_on(scene, f"Settle on {talk.tricks}")
    assert talk.tricks == scene.session.view.contracts[0]


def test_who_may_go_nil_stands_in_one_order(services: Services) -> None:
    scene = seat_at(services, table(TABLE_TALK, dealer=SOUTH))
    rest(scene)
    answer(scene, "Tell", by_mouse=True)
    assert [(), (SOUTH,), (NORTH,), (SOUTH, NORTH)] == [
        nils for nils, _name in panel(scene, ProposalPanel).nil_options()
    ]


def test_beside_a_blind_nil_the_partner_settles_alone(services: Services) -> None:
    scene = seat_at(services, table(TABLE_TALK, points=(0, 200), dealer=EAST))
    rest(scene)
    heard = watch(scene, lambda: click_on(scene, "Nil, blind"))
    owed = scene.session.view.contracts[0]
    assert f"Ruth settles on {owed}" in heard
    assert not [words for words in heard if words.startswith("You and Ruth agree")]


TRIO_TALK = change(SIX_HAND, sides="trios", bidding="negotiated")


@BY_MOUSE
def test_in_a_side_of_three_each_seat_goes_nil_or_not(services: Services, by_mouse: bool) -> None:
    scene = TableScene(services, services.begin(TRIO_TALK, 3))
    services.app.scenes.push(scene)
    rest(scene)
    assert "Talk with Ruth and Hazel" == panel(scene, EstimatePanel).title
    answer(scene, "Tell them", by_mouse)
    talk = panel(scene, ProposalPanel)
    for words in ("Ruth: tricks", "Hazel: tricks", "Hazel: nil", "You: tricks"):
        if by_mouse:
            click_on(scene, words)
        else:
            reach(scene, words)
            press(scene, "enter")
    ruth = next(seat for seat in scene.session.view.partners if scene.session.name(seat) == "Ruth")
    assert {PERSON, ruth} == set(talk.nils)
    answer(scene, "Propose", by_mouse)
    said = next(one for one in scene.session.view.talk if isinstance(one, ProposeContract) and one.seat is PERSON)
    assert {PERSON, ruth} == set(said.nils)


# -- bids that are bound ----------------------------------------------------------------------------------------


def asked_for_a_bid(services: Services, state: GameState) -> TableScene:
    scene = seat_at(services, state)
    rest(scene)
    assert Phase.AUCTION is phase(scene)
    return scene


def bidding_lines(scene: TableScene) -> str:
    """Return what the panel of bids tells in words."""
    return f"{arithmetic(scene.session.view)} | {panel(scene, BidPanel).lines[0]}"


@BY_MOUSE
def test_a_side_owes_at_least_four(services: Services, by_mouse: bool) -> None:
    scene = asked_for_a_bid(services, bids(table(GRILL, dealer=SOUTH), "4 1 4").state)
    assert "at least 4 together" in bidding_lines(scene)
    assert not button(scene, "2").enabled
    bid(scene, 3, by_mouse)
    assert 4 == scene.session.view.owed(scene.session.view.side)


@BY_MOUSE
@pytest.mark.parametrize(
    ("heard", "own", "special"),
    [
        ("1 5 3", 5, "<strong>10</strong> together (<b>10 for 2</b>): +200 / −100"),
        ("1 6 3", 7, "<strong>13</strong> together (<b>Boston</b>): +400 / −200"),
    ],
)
def test_ten_and_boston_say_what_they_are_worth(
    services: Services, heard: str, own: int, special: str, by_mouse: bool
) -> None:
    scene = asked_for_a_bid(services, bids(table(GRILL, dealer=SOUTH), heard).state)
    if by_mouse:
        click_on(scene, str(own))
    else:
        press(scene, str(own))
    assert special in bidding_lines(scene)
    press(scene, "enter")
    assert PlaceBid(PERSON, Bid.of(own)) == scene.session.record.actions[0]


@BY_MOUSE
def test_mirror_leaves_the_spades_to_bid(services: Services, by_mouse: bool) -> None:
    scene = asked_for_a_bid(services, table(MIRROR, dealer=EAST))
    assert "bid your spades" in bidding_lines(scene)
    assert not button(scene, "4").enabled
    bid(scene, 3, by_mouse)
    assert Bid.of(3) == scene.session.view.bids[SOUTH]


@BY_MOUSE
def test_whiz_leaves_the_spades_or_nil(services: Services, by_mouse: bool) -> None:
    scene = asked_for_a_bid(services, table(WHIZ, dealer=EAST))
    assert "bid your spades, or nil" in bidding_lines(scene)
    if by_mouse:
        click_on(scene, "Nil")
        click_on(scene, "Bid Nil")
    else:
        press(scene, "n", "enter")
    assert PlaceBid(PERSON, NIL) == scene.session.record.actions[0]


@BY_MOUSE
def test_suicide_forces_nil_on_one_partner(services: Services, by_mouse: bool) -> None:
    scene = asked_for_a_bid(services, bids(table(SUICIDE, dealer=SOUTH), "3 4 nil").state)
    assert "one partner bids nil" in bidding_lines(scene)
    answer(scene, "Bid Nil", by_mouse)
    assert NIL == scene.session.view.bids[SOUTH]


def test_the_first_deal_of_cookout_bids_itself(services: Services) -> None:
    scene = sit_down(services, "cookout", 4)
    heard = watch(scene, lambda: None)
    assert "This deal bids itself: every trick counts ten" in heard
    assert Phase.PLAY is phase(scene)
    assert COOKOUT == scene.session.rules


# -- a poor hand ------------------------------------------------------------------------------------------------

POOR = ("KH QH JH TH 9H 8H KD QD JD TD 9D 8D KC", "AS KS QS JS AH 7H 6H AD 7D 6D AC 2C 3C",
        "TS 9S 8S 7S 5H 4H 3H 5D 4D 3D 4C 5C 6C", "6S 5S 4S 3S 2S 2H 2D 7C 8C 9C TC JC QC")  # fmt: skip


@BY_MOUSE
def test_a_poor_hand_is_thrown_in_for_another(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, table(GRILL, hands=POOR))
    rest(scene)
    assert Phase.REDEAL is phase(scene)
    assert "no spade, no ace" in panel(scene, ChoicePanel).lines[0]
    seal = scene.session.view.seal
    answer(scene, "Throw it in", by_mouse)
    assert 1 == scene.session.view.attempt
    assert seal != scene.session.view.seal


@BY_MOUSE
def test_a_poor_hand_may_be_played(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, table(GRILL, hands=POOR))
    rest(scene)
    answer(scene, "Play on", by_mouse)
    assert Phase.AUCTION is phase(scene)
    assert 0 == scene.session.view.attempt


# -- a level score ----------------------------------------------------------------------------------------------


def level(points: int = 512) -> GameState:
    """Return a deal just scored after which both sides have as many points, past the target."""
    state = bids(table(CLASSIC), "3 3 3 3").state
    state = others(state, lambda one: options(one)[0], lambda one: one.phase is Phase.SCORED)
    return replace(state, standings=(Standing(points), Standing(points)))


@BY_MOUSE
def test_a_level_score_past_the_target_leads_to_one_more_deal(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, level())
    rest(scene)
    sheet = scene.app.scenes.top
    assert isinstance(sheet, ScoreSheetScene)
    assert "Level at 512: one more deal" == sheet.about()
    if by_mouse:
        click(scene, sheet.next_button.rect.center)
    else:
        press(scene, "enter")
    assert (StartDeal(),) == scene.session.record.actions[:1]
    rest(scene)
    assert scene.app.scenes.top is scene


def test_a_level_score_is_told_at_the_table(services: Services) -> None:
    scene = seat_at(services, level())
    rest(scene)
    sheet = scene.app.scenes.top
    assert isinstance(sheet, ScoreSheetScene)
    assert "Level at 512: one more deal" in watch(scene, sheet.go_on)


@pytest.mark.parametrize(
    ("points", "deals", "wanted"), [((512, 512), 3, 512), ((512, 510), 3, None), ((480, 480), 3, None)]
)
def test_only_a_level_score_past_the_end_is_level(points: tuple[int, int], deals: int, wanted: int | None) -> None:
    assert wanted == level_at(CLASSIC, tuple(Standing(one) for one in points), deals)


def test_a_level_score_after_the_last_deal_is_level() -> None:
    rules = change(CLASSIC, max_deals=2)
    assert 80 == level_at(rules, (Standing(80), Standing(80)), 2)
    assert level_at(rules, (Standing(80), Standing(80)), 1) is None


# -- the court --------------------------------------------------------------------------------------------------


def after_a_renege() -> GameState:
    """West has ruffed a heart with hearts in hand; South is to play."""
    return cards(bids(table(GRILL), "4 4 4 4").state, "2C 4C 3C 6C TH AH KS 3H 4D QD JD").state


def accuse(scene: TableScene, trick: int, seat: Seat, by_mouse: bool) -> None:
    """Open the tricks, point at the card of *seat* in *trick*, call."""
    if by_mouse:
        click(scene, scene.display.tools["call"].rect.center)
        click(scene, panel(scene, CourtPanel).evidence.cell(trick, seat).center)
    else:
        press(scene, "r")
        reach(scene, "The tricks of this deal")
        evidence = panel(scene, CourtPanel).evidence
        press(scene, "left")
        while evidence.pointed is not None and evidence.pointed[0] != trick:
            press(scene, "left")
        while evidence.pointed is not None and evidence.pointed[1] is not seat:
            press(scene, "down")
    answer(scene, "Call a renege", by_mouse)


@BY_MOUSE
def test_a_renege_is_called_priced_and_paid(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, after_a_renege())
    rest(scene)
    accuse(scene, 1, WEST, by_mouse)
    assert Phase.PENALTY is phase(scene)
    assert isinstance(scene.display.panel, PenaltyPanel)
    answer(scene, "Take points", by_mouse)
    assert ("win_points",) == tuple(one.penalty for one in scene.session.view.calls)
    assert Phase.PLAY is phase(scene)
    assert scene.session.view.turn is PERSON


@BY_MOUSE
def test_a_wrong_call_costs_its_price(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, after_a_renege())
    rest(scene)
    accuse(scene, 0, WEST, by_mouse)
    state = scene.session.game.state
    assert [False] == [call.proven for call in state.current.calls]
    assert Phase.PLAY is state.phase
    state = others(state, honest, lambda one: bool(one.scores))
    lines = [line for line in state.scores[0].sides[0].lines if line.reason == "wrong_call"]
    assert [-50] == [line.points for line in lines]


def points(scene: TableScene) -> list[int]:
    """Return the points that the table shows."""
    return [standing.points for standing in scene.display.picture.standings]


def test_a_wrong_call_is_seen_in_the_score_at_once_and_counted_once(services: Services) -> None:
    scene = seat_at(services, after_a_renege())
    rest(scene)
    scene.submit(CallRenege(SOUTH, WEST, 0))
    rest(scene)
    assert [-50, 0] == points(scene)
    assert shown(scene.display.picture) == snapped(scene)
    heard = watch(scene, lambda: finish_deal(scene))
    assert not [words for words in heard if "wrong" in words]
    assert [standing.points for standing in scene.session.view.standings] == points(scene)


@pytest.mark.parametrize(("penalty", "expected"), [("lose_points", [0, -50]), ("win_points", [50, 0])])
def test_points_of_a_penalty_are_seen_in_the_score_at_once(
    services: Services, penalty: Penalty, expected: list[int]
) -> None:
    scene = seat_at(services, do(after_a_renege(), CallRenege(SOUTH, WEST, 1)).state)
    rest(scene)
    scene.submit(ChoosePenalty(SOUTH, penalty))
    rest(scene)
    assert expected == points(scene)
    assert shown(scene.display.picture) == snapped(scene)
    finish_deal(scene)
    rest(scene)
    assert [standing.points for standing in scene.session.view.standings] == points(scene)


@pytest.mark.parametrize(
    ("penalty", "expected", "stakes"),
    [
        ("take_tricks", ["2 / 8", "0 / 8"], "we need 6"),
        ("give_tricks", ["0 / 8", "2 / 8"], "We need 11"),
    ],
)
def test_tricks_of_a_penalty_are_seen_in_the_score_at_once(
    services: Services, penalty: Penalty, expected: list[str], stakes: str
) -> None:
    scene = seat_at(services, do(after_a_renege(), CallRenege(SOUTH, WEST, 1)).state)
    rest(scene)
    scene.submit(ChoosePenalty(SOUTH, penalty))
    rest(scene)
    sides = scene.session.rules.all_sides
    assert expected == [scene.display.score.tricks_of(side) for side in sides]
    assert stakes in scene.display.line
    scene.snap()
    assert expected == [scene.display.score.tricks_of(side) for side in sides]


def finish_deal(scene: TableScene) -> None:
    """Play honestly in all seats until the deal is scored."""
    while not scene.session.game.state.scores:
        scene.submit(honest(scene.session.game.state))


def honest(state: GameState) -> Action:
    """Return the first thing that may be done by the rules, without a call."""
    lawful = [
        one
        for one in options(state)
        if not isinstance(one, CallRenege) and not (isinstance(one, PlayCard) and not _follows(state, one))
    ]
    return lawful[0]


def _follows(state: GameState, play: PlayCard) -> bool:
    return play.card in lawful_cards(state, play.seat)


def test_a_verdict_is_told_to_the_whole_table(services: Services) -> None:
    scene = seat_at(services, after_a_renege())
    rest(scene)
    heard = watch(scene, lambda: scene.submit(CallRenege(SOUTH, WEST, 0)))
    assert "You call a renege of Walter in trick 1: wrong" in heard


@BY_MOUSE
def test_any_card_can_be_played_and_nothing_warns(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, after_a_renege())
    rest(scene)
    view = scene.session.view
    assert view.hand == scene.display.hand.lawful
    assert "Your turn: ♦ led" == scene.display.turn_line
    wrong = next(card for card in view.hand if card not in view.lawful_cards)
    if by_mouse:
        click(scene, point_of(scene, wrong))
    else:
        press(scene, "right")
        while scene.display.hand.chosen_card is not wrong:
            press(scene, "right")
        press(scene, "enter")
    assert PlayCard(PERSON, wrong) == scene.session.record.actions[0]
    assert not scene.display.notice.shown


@pytest.mark.parametrize(("key", "place"), [("right", 0), ("left", -1)])
def test_where_any_card_can_be_played_the_arrows_begin_at_one_that_follows(
    services: Services, key: str, place: int
) -> None:
    scene = seat_at(services, after_a_renege())
    rest(scene)
    follow = scene.session.view.lawful_cards
    shown = [sprite.card for sprite in scene.display.hand.sprites if sprite.card in follow]
    assert len(shown) < len(scene.display.hand.sprites)
    press(scene, key)
    assert shown[place] is scene.display.hand.chosen_card


def test_what_the_person_reneges_is_called_by_the_others(services: Services) -> None:
    state = after_a_renege()
    wrong = next(card for card in state.current.hands[SOUTH] if card.suit != Card.parse("2D").suit)
    state = do(state, PlayCard(SOUTH, wrong)).state
    state = others(state, honest, lambda one: one.phase is Phase.CALLS)
    scene = seat_at(services, others(state, lambda one: CloseCalls(turn(one)), lambda one: turn(one) is WEST))
    assert provable_call(scene.session.game.view(WEST)) is not None
    scene.app.scenes.update(0.1)
    rest(scene)
    assert any(one.accused is SOUTH and one.proven for one in scene.session.game.state.current.calls)


# -- hints ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (BidBlind(SOUTH, 5, low=True), "Bid Blind Low 5"),
        (AgreeBlind(SOUTH), "Agree"),
        (BidBlindNil(SOUTH), "Bid nil, blind"),
        (LookAtCards(SOUTH), "Look at your cards"),
        (SettleBlind(SOUTH, low=True, raised=True), "Go low, raise to 10"),
        (SettleBlind(SOUTH), "Play for tricks"),
        (ChoosePenalty(SOUTH, "give_tricks"), "Give tricks"),
        (CloseCalls(SOUTH), "Let the tricks stand"),
    ],
)
def test_a_hint_says_what_to_do_in_a_special_phase(services: Services, action: Action, words: str) -> None:
    session = services.begin(GRILL, 1)
    assert f"<b>{words}</b>: for a reason" == advice(session, action, "for a reason")


def test_a_hint_for_the_court_does_not_point_at_anybody(services: Services) -> None:
    told = advice(services.begin(GRILL, 1), CallRenege(SOUTH, WEST, 4), "the card came later")
    assert "The card came later" == told
