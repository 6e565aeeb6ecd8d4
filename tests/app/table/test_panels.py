"""The questions of every phase, answered by mouse and by keyboard."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.app.motion.pose import Pose
from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.shell.inputs import PointerMoved
from game.app.table.bid_panel import BidPanel
from game.app.table.card_panels import CutPanel, TradePanel
from game.app.table.court_panels import CourtPanel, PenaltyPanel
from game.app.table.panel import ChoicePanel
from game.app.table.scene import TableScene
from game.app.table.talk_panels import EstimatePanel, ProposalPanel
from game.app.widgets.buttons import Button
from game.app.wording.phases import why_no_bid
from game.app.wording.table import advice
from game.cards import Card, parse_cards
from game.engine.actions import (
    Action,
    AgreeBlind,
    AgreeContract,
    AskRedeal,
    BidBlind,
    BidBlindNil,
    CallRenege,
    ChoosePenalty,
    CloseCalls,
    CutCard,
    DeclineBlind,
    DeclineTrade,
    GiveEstimate,
    KeepHand,
    LookAtCards,
    PassCards,
    Penalty,
    PlaceBid,
    PlayCard,
    ProposeContract,
    SettleBlind,
    WishNil,
)
from game.engine.state import GameState, Phase
from game.engine.views import view_of
from game.rules.bids import NIL, Bid
from game.rules.presets import CLASSIC, DOUBLE_ZERO, GRILL, MIRROR, SUICIDE, TABLE_TALK, WHIZ
from game.rules.ruleset import RuleSet
from tests.app.tables import (
    button,
    clear,
    click,
    click_on,
    happen,
    last_action,
    panel,
    point_of,
    press,
    reach,
    rest,
    seat_at,
    sit_down,
)
from tests.engine.seating import EAST, NORTH, SOUTH, WEST, bids, cards, do, options, table, turn

BEHIND = (0, 100)


@pytest.fixture
def services(shared_services: Services) -> Services:
    """Services with no screen open and no animation."""
    return clear(shared_services)


@pytest.fixture
def sit(services: Services) -> Callable[[GameState], TableScene]:
    """Return what makes a table without animation at which the person is asked."""

    def sit_at(state: GameState) -> TableScene:
        assert state.turn is PERSON
        scene = seat_at(services, state)
        rest(scene)
        return scene

    return sit_at


Sit = Callable[[GameState], TableScene]


# -- the bid ----------------------------------------------------------------------------------------------------


def bidding() -> GameState:
    return table(CLASSIC)


def test_a_bid_is_chosen_and_confirmed_by_mouse(sit: Sit) -> None:
    scene = sit(bidding())
    click_on(scene, "5")
    assert bidding() == scene.session.game.state  # nothing is said before it is confirmed
    click_on(scene, "Bid 5")
    assert PlaceBid(PERSON, Bid.of(5)) == last_action(scene)


def test_nil_is_bid_by_mouse(sit: Sit) -> None:
    scene = sit(bidding())
    click_on(scene, "Nil")
    click_on(scene, "Bid Nil")
    assert PlaceBid(PERSON, NIL) == last_action(scene)


@pytest.mark.parametrize(
    ("keys", "bid"),
    [
        ("4", Bid.of(4)),
        ("1", Bid.of(1)),
        ("0", Bid.of(10)),
        ("10", Bid.of(10)),
        ("11", Bid.of(11)),
        ("13", Bid.of(13)),
        ("15", Bid.of(5)),
        ("n", NIL),
        ("n6", Bid.of(6)),
    ],
)
@pytest.mark.parametrize("confirm", ["enter", "space"])
def test_a_bid_is_typed_and_confirmed(sit: Sit, keys: str, bid: Bid, confirm: str) -> None:
    scene = sit(bidding())
    press(scene, *keys, confirm)
    assert PlaceBid(PERSON, bid) == last_action(scene)


def test_a_digit_after_a_1_that_was_not_typed_stands_for_itself(sit: Sit) -> None:
    scene = sit(bidding())
    panel(scene, BidPanel).choose(Bid.of(1))
    press(scene, "3", "enter")
    assert PlaceBid(PERSON, Bid.of(3)) == last_action(scene)


def test_arrows_go_from_bid_to_bid(sit: Sit) -> None:
    scene = sit(bidding())
    press(scene, "4", "right", "right")
    assert Bid.of(6) == panel(scene, BidPanel).chosen
    press(scene, "left", "enter")
    assert PlaceBid(PERSON, Bid.of(5)) == last_action(scene)


def test_down_reaches_the_second_row(sit: Sit) -> None:
    scene = sit(bidding())
    press(scene, "2", "down")
    assert Bid.of(9) == panel(scene, BidPanel).chosen


def test_no_bid_is_chosen_beforehand_and_enter_alone_says_none(sit: Sit) -> None:
    scene = sit(bidding())
    assert panel(scene, BidPanel).chosen is None
    assert not button(scene, "Choose a bid").enabled
    press(scene, "enter", "space")
    assert bidding() == scene.session.game.state
    press(scene, "3", "enter")
    assert PlaceBid(PERSON, Bid.of(3)) == last_action(scene)


@pytest.mark.parametrize("key", ["left", "right", "up", "down"])
def test_the_first_arrow_chooses_the_lowest_number(sit: Sit, key: str) -> None:
    scene = sit(bidding())
    press(scene, key)
    assert Bid.of(1) == panel(scene, BidPanel).chosen


def test_tab_reaches_the_button(sit: Sit) -> None:
    scene = sit(bidding())
    press(scene, "5")
    reach(scene, "Bid 5")
    press(scene, "enter")
    assert PlaceBid(PERSON, Bid.of(5)) == last_action(scene)


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_bid_that_the_rules_forbid_is_not_chosen_but_explained(sit: Sit, by_mouse: bool) -> None:
    scene = sit(bids(table(GRILL, dealer=SOUTH), "4 1 4").state)
    asked = panel(scene, BidPanel)
    assert Bid.of(2) not in asked.bids
    assert "Your side owes at least 4: bid 3 or more" == asked.lines[0]
    press(scene, "5")
    assert "at least" not in asked.lines[0]
    if by_mouse:
        click(scene, button(scene, "2").rect.center)
    else:
        press(scene, "2")
    assert Bid.of(5) == asked.chosen
    assert "<danger>Your side owes at least 4: bid 3 or more</danger>" == asked.lines[0]


@pytest.mark.parametrize(
    ("rules", "heard", "bid", "words"),
    [
        (GRILL, "4 1 4", Bid.of(2), "Your side owes at least 4: bid 3 or more"),
        (replace(CLASSIC, max_side_bid=13), "1 9 1", Bid.of(5), "Your side owes at most 13: bid 4 or less"),
        (replace(CLASSIC, forbidden_total=13), "4 3 4", Bid.of(2), "All bids together may not be 13"),
        (MIRROR, "", Bid.of(9), "Bid as many as you hold spades"),
        (WHIZ, "", Bid.of(9), "Bid as many as you hold spades, or nil"),
        (SUICIDE, "3 4 nil", Bid.of(2), "Your partner bids tricks: you bid nil"),
        (SUICIDE, "3 nil nil", NIL, "Your partner has bid nil already"),
        (GRILL, "4 nil 4", NIL, "Your partner has bid nil already"),
        (GRILL, "4 3 4", NIL, "Your side owes at least 4: bid 1 or more"),
    ],
)
def test_why_a_bid_is_forbidden_is_told(rules: RuleSet, heard: str, bid: Bid, words: str) -> None:
    state = bids(table(rules, dealer=SOUTH if heard else EAST), heard).state
    view = view_of(state, SOUTH)
    assert PlaceBid(SOUTH, bid) not in view.legal
    assert words == why_no_bid(view, bid)


def test_nil_that_cannot_be_bid_is_explained(sit: Sit) -> None:
    scene = sit(bids(table(GRILL, dealer=SOUTH), "4 3 4").state)
    press(scene, "n")
    assert "<danger>Your side owes at least 4: bid 1 or more</danger>" == panel(scene, BidPanel).lines[0]
    assert panel(scene, BidPanel).chosen is None


def test_the_only_bid_that_can_be_is_chosen_at_once(sit: Sit) -> None:
    scene = sit(table(MIRROR, dealer=EAST))
    only = panel(scene, BidPanel).bids
    assert [panel(scene, BidPanel).chosen] == only
    press(scene, "enter")
    assert PlaceBid(PERSON, only[0]) == last_action(scene)


# -- the cut ----------------------------------------------------------------------------------------------------


def cut(services: Services) -> TableScene:
    scene = sit_down(services, "grill", 3)
    rest(scene)
    assert Phase.CUT is scene.session.view.phase
    return scene


def test_a_card_is_cut_by_mouse(services: Services) -> None:
    scene = cut(services)
    pose = panel(scene, CutPanel).pose(7)
    point = (pose.x - 35, pose.y)
    happen(scene, PointerMoved(point))
    assert 7 == panel(scene, CutPanel).chosen
    click(scene, point)
    assert CutCard(PERSON, panel_place(scene, 7)) == last_action(scene)


def panel_place(scene: TableScene, index: int) -> int:
    """Return the place of the card that was at *index* when the person was to cut."""
    before = {one.place for one in scene.session.record.actions if isinstance(one, CutCard) and one.seat is not PERSON}
    mine = next(n for n, one in enumerate(scene.session.record.actions) if isinstance(one, CutCard) and one.seat == 0)
    earlier = {one.place for one in scene.session.record.actions[:mine] if isinstance(one, CutCard)}
    assert earlier <= before
    return [place for place in range(52) if place not in earlier][index]


def test_a_card_is_cut_by_keys(services: Services) -> None:
    scene = cut(services)
    count = len(panel(scene, CutPanel).places)
    press(scene, "right", "right", "left", "left", "enter")
    assert CutCard(PERSON, panel_place(scene, count // 2 - 1)) == last_action(scene)


# -- before the deal --------------------------------------------------------------------------------------------


def offering() -> GameState:
    """South's side lies 100 behind, and South speaks first."""
    return table(GRILL, dealer=EAST, points=BEHIND)


def answering() -> GameState:
    """North has offered a blind 6."""
    return do(table(GRILL, dealer=SOUTH, points=BEHIND), BidBlind(NORTH, 6)).state


def before_looking() -> GameState:
    return table(DOUBLE_ZERO)


def poor() -> GameState:
    """South holds all hearts and may throw the hand in."""
    suits = ("H", "S", "D", "C")
    hands = [" ".join(rank + suit for rank in "AKQJT98765432") for suit in suits]
    return table(replace(CLASSIC, redeal="seven_of_a_suit"), hands=hands)


def settling() -> GameState:
    """South and North have bid a blind 6 and seen their cards."""
    return do(offering(), BidBlind(SOUTH, 6), AgreeBlind(NORTH)).state


CHOICES = [
    (offering, "No blind bid", DeclineBlind(SOUTH)),
    (offering, "Blind 6", BidBlind(SOUTH, 6)),
    (offering, "Blind Low 5", BidBlind(SOUTH, 5, low=True)),
    (answering, "Agree", AgreeBlind(SOUTH)),
    (answering, "Refuse", DeclineBlind(SOUTH)),
    (before_looking, "Look at my cards", LookAtCards(SOUTH)),
    (before_looking, "Nil, blind", BidBlindNil(SOUTH)),
    (poor, "Play on", KeepHand(SOUTH)),
    (poor, "Throw it in", AskRedeal(SOUTH)),
    (settling, "Play for tricks", SettleBlind(SOUTH)),
    (settling, "I go low", SettleBlind(SOUTH, low=True)),
    (settling, "Raise to 10", SettleBlind(SOUTH, raised=True)),
    (settling, "Low, raise to 10", SettleBlind(SOUTH, low=True, raised=True)),
]


@pytest.mark.parametrize(("state", "words", "action"), CHOICES, ids=lambda one: one if isinstance(one, str) else "")
def test_a_choice_is_made_by_mouse(sit: Sit, state: Callable[[], GameState], words: str, action: Action) -> None:
    scene = sit(state())
    click_on(scene, words)
    assert action in scene.session.record.actions[:1]


@pytest.mark.parametrize("state", [offering, answering])
def test_a_hint_against_a_blind_bid_has_the_words_of_the_button(sit: Sit, state: Callable[[], GameState]) -> None:
    scene = sit(state())
    decline = DeclineBlind(SOUTH)
    told = advice(scene.session, decline, "the score is close", scene.session.view)
    label = re.fullmatch("<b>(.+)</b>: the score is close", told)
    assert label
    click_on(scene, label[1])
    assert (decline,) == scene.session.record.actions[:1]


@pytest.mark.parametrize(("state", "words", "action"), CHOICES, ids=lambda one: one if isinstance(one, str) else "")
def test_a_choice_is_made_by_keys(sit: Sit, state: Callable[[], GameState], words: str, action: Action) -> None:
    scene = sit(state())
    reach(scene, words)
    press(scene, "enter")
    assert action in scene.session.record.actions[:1]


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (offering, DeclineBlind(SOUTH)),
        (before_looking, LookAtCards(SOUTH)),
        (poor, KeepHand(SOUTH)),
    ],
)
def test_enter_alone_takes_the_quiet_way(sit: Sit, state: Callable[[], GameState], action: Action) -> None:
    scene = sit(state())
    press(scene, "enter")
    assert action in scene.session.record.actions[:1]


def test_no_card_is_seen_before_the_blind_choice(sit: Sit) -> None:
    scene = sit(before_looking())
    assert [None] * 13 == [sprite.card for sprite in scene.display.hand.sprites]
    click_on(scene, "Look")
    assert all(sprite.card is not None for sprite in scene.display.hand.sprites)


# -- the talk ---------------------------------------------------------------------------------------------------


def telling() -> GameState:
    return table(TABLE_TALK)


def proposing() -> GameState:
    return do(telling(), GiveEstimate(SOUTH, 4, 5), GiveEstimate(NORTH, 2, 3)).state


def test_an_estimate_is_told_by_mouse(sit: Sit) -> None:
    scene = sit(telling())
    stepper = next(one for one in panel(scene, EstimatePanel).group.widgets if one.words.startswith("Sure"))
    assert (4, 4) == (panel(scene, EstimatePanel).sure, panel(scene, EstimatePanel).hopeful)  # as rules of thumb say
    click(scene, (stepper.rect.right - 20, stepper.rect.centery))
    assert (5, 5) == (panel(scene, EstimatePanel).sure, panel(scene, EstimatePanel).hopeful)
    click_on(scene, "Tell")
    assert GiveEstimate(SOUTH, 5, 5) == scene.session.record.actions[0]


def test_an_estimate_is_told_by_keys(sit: Sit) -> None:
    scene = sit(telling())
    reach(scene, "Maybe as many as")
    press(scene, "left", "left")
    assert (2, 2) == (panel(scene, EstimatePanel).sure, panel(scene, EstimatePanel).hopeful)
    press(scene, "right")
    reach(scene, "Tell")
    press(scene, "enter")
    assert GiveEstimate(SOUTH, 2, 3) == scene.session.record.actions[0]


@pytest.mark.parametrize("by_mouse", [True, False])
def test_nil_is_wished_for(sit: Sit, by_mouse: bool) -> None:
    scene = sit(telling())
    if by_mouse:
        click_on(scene, "I would go nil")
    else:
        reach(scene, "I would go nil")
        press(scene, "space")
    assert WishNil(SOUTH) == scene.session.record.actions[0]


def test_a_proposal_begins_with_the_sum_of_the_estimates(sit: Sit) -> None:
    scene = sit(proposing())
    assert 6 == panel(scene, ProposalPanel).tricks
    press(scene, "enter")
    assert ProposeContract(SOUTH, 6) == scene.session.record.actions[0]


def test_a_number_is_proposed_by_mouse(sit: Sit) -> None:
    scene = sit(proposing())
    stepper = panel(scene, ProposalPanel).group.widgets[0]
    click(scene, (stepper.rect.right - 20, stepper.rect.centery))
    click_on(scene, "Propose 7")
    assert ProposeContract(SOUTH, 7) == scene.session.record.actions[0]


NILS = [(0, "Propose 6", ()), (1, "Propose", (SOUTH,)), (2, "Propose", (NORTH,)), (3, "Propose nil", (SOUTH, NORTH))]


@pytest.mark.parametrize(("index", "words", "nils"), NILS)
def test_a_nil_is_proposed_by_mouse(sit: Sit, index: int, words: str, nils: tuple[object, ...]) -> None:
    scene = sit(proposing())
    choice = panel(scene, ProposalPanel).group.widgets[1]
    click(scene, (choice.rect.left + choice.rect.width * (index + 0.5) / 4, choice.rect.centery))
    click_on(scene, words)
    said = scene.session.record.actions[0]
    assert isinstance(said, ProposeContract)
    assert nils == said.nils


@pytest.mark.parametrize(("index", "words", "nils"), NILS)
def test_a_nil_is_proposed_by_keys(sit: Sit, index: int, words: str, nils: tuple[object, ...]) -> None:
    scene = sit(proposing())
    reach(scene, "No nil")
    press(scene, *["right"] * index)
    reach(scene, words)
    press(scene, "enter")
    said = scene.session.record.actions[0]
    assert isinstance(said, ProposeContract)
    assert nils == said.nils


def answered() -> GameState:
    """North has proposed 5 with nil for South; South agrees or proposes back."""
    state = table(TABLE_TALK, dealer=SOUTH)
    for seat in (WEST, EAST):
        state = do(state, GiveEstimate(seat, 3, 4)).state
    state = do(state, ProposeContract(WEST, 6), AgreeContract(EAST)).state
    return do(state, GiveEstimate(NORTH, 4, 5), WishNil(SOUTH), ProposeContract(NORTH, 5, (SOUTH,))).state


def test_a_proposal_is_agreed_to_by_mouse(sit: Sit) -> None:
    scene = sit(answered())
    click_on(scene, "Agree: 5, with nil for you")
    assert AgreeContract(SOUTH) == scene.session.record.actions[0]


def test_enter_agrees(sit: Sit) -> None:
    scene = sit(answered())
    press(scene, "enter")
    assert AgreeContract(SOUTH) == scene.session.record.actions[0]


def test_another_number_is_proposed_back_by_keys(sit: Sit) -> None:
    scene = sit(answered())
    reach(scene, "Our tricks")
    press(scene, "left")
    reach(scene, "I go nil")
    press(scene, "left", "left")
    reach(scene, "Propose 4")
    press(scene, "enter")
    assert ProposeContract(SOUTH, 4) == scene.session.record.actions[0]


def test_what_was_proposed_cannot_be_proposed_back(sit: Sit) -> None:
    scene = sit(answered())
    assert not next(one for one in panel(scene, ProposalPanel).group.widgets if one.words == "Propose another").enabled


# -- trades -----------------------------------------------------------------------------------------------------


def trading() -> GameState:
    """South has bid nil before looking and chooses three cards; nobody may decline."""
    state = table(DOUBLE_ZERO)
    state = do(state, BidBlindNil(SOUTH), *(LookAtCards(seat) for seat in (WEST, NORTH, EAST))).state
    return bids(state, "4 4 4").state


def offered_a_trade() -> GameState:
    """South has bid nil before looking; it may trade two cards or keep its hand."""
    state = table(TABLE_TALK, points=(0, 200), dealer=EAST)
    state = do(state, BidBlindNil(SOUTH), LookAtCards(NORTH), ProposeContract(NORTH, 4)).state
    state = do(state, *(GiveEstimate(seat, 3, 4) for seat in (WEST, EAST)), ProposeContract(WEST, 4)).state
    return do(state, AgreeContract(EAST)).state


def giving_back() -> GameState:
    """North has bid nil before looking and given South two cards."""
    state = table(TABLE_TALK, points=(0, 200), dealer=WEST)
    state = do(state, BidBlindNil(NORTH), LookAtCards(SOUTH), ProposeContract(SOUTH, 4)).state
    for seat in (EAST, WEST):
        state = do(state, options(state, seat)[0]).state
    state = do(state, ProposeContract(EAST, 4)).state
    return do(state, options(state)[0], PassCards(NORTH, parse_cards("QS QH"))).state


def test_three_cards_are_given_by_mouse(sit: Sit) -> None:
    scene = sit(trading())
    for card in parse_cards("AS AH 2C"):
        click(scene, point_of(scene, card))
        rest(scene)
    click_on(scene, "Give these cards")
    assert PassCards(SOUTH, parse_cards("AS AH 2C")) == scene.session.record.actions[0]
    rest(scene)
    assert len(scene.display.hand.sprites) in (12, 13)  # thirteen, or the first card is played
    assert not set(parse_cards("AS AH 2C")) & {sprite.card for sprite in scene.display.hand.sprites}


def test_three_cards_are_given_by_keys(sit: Sit) -> None:
    scene = sit(trading())
    order = [sprite.card for sprite in scene.display.hand.sprites]
    press(scene, "right", "enter", "right", "right", "enter", "5", "enter")
    assert [order[0], order[2], order[4]] == scene.display.hand.marked
    reach(scene, "Give these cards")
    press(scene, "enter")
    said = scene.session.record.actions[0]
    assert isinstance(said, PassCards)
    assert {order[0], order[2], order[4]} == set(said.cards)


def test_after_tab_the_arrows_choose_cards_again(sit: Sit) -> None:
    scene = sit(offered_a_trade())
    first = scene.display.hand.sprites[0].card
    press(scene, "tab", "right", "enter")
    assert [first] == scene.display.hand.marked
    assert isinstance(scene.display.panel, TradePanel)


def test_a_second_click_takes_the_mark_away(sit: Sit) -> None:
    scene = sit(trading())
    card = Card.parse("AS")
    click(scene, point_of(scene, card))
    assert [card] == scene.display.hand.marked
    rest(scene)
    click(scene, point_of(scene, card))
    assert [] == scene.display.hand.marked


def test_one_card_too_many_replaces_the_first(sit: Sit) -> None:
    scene = sit(trading())
    for text in ("AS", "AH", "2C", "5D"):
        click(scene, point_of(scene, Card.parse(text)))
        rest(scene)
    assert list(parse_cards("AH 2C 5D")) == scene.display.hand.marked


def test_what_is_chosen_is_told_by_a_tick_from_what_is_only_pointed_at(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticked: list[Pose] = []
    monkeypatch.setattr("game.app.table.hand.draw_tick", lambda _canvas, pose: ticked.append(pose))
    scene = sit(trading())
    press(scene, "1", "enter", "right", "right")
    ticked.clear()
    scene.dirty = True
    scene.app.step(0.02)
    raised = scene.display.hand.sprites[0].pose
    assert [round(raised.x)] == [round(pose.along_normal(-scene.display.picture.layout.hand.lift).x) for pose in ticked]


def test_with_two_of_three_cards_nothing_is_given(sit: Sit) -> None:
    scene = sit(trading())
    for text in ("AS", "AH"):
        click(scene, point_of(scene, Card.parse(text)))
    assert not next(one for one in panel(scene, TradePanel).group.widgets if one.words.startswith("2 of 3")).enabled
    panel(scene, TradePanel).confirm()
    assert () == scene.session.record.actions


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_trade_is_declined(sit: Sit, by_mouse: bool) -> None:
    scene = sit(offered_a_trade())
    if by_mouse:
        click_on(scene, "Keep my cards")
    else:
        reach(scene, "Keep my cards")
        press(scene, "enter")
    assert DeclineTrade(SOUTH) == scene.session.record.actions[0]


def test_the_partner_gives_two_back(sit: Sit) -> None:
    scene = sit(giving_back())
    assert 15 == len(scene.display.hand.sprites)
    for card in parse_cards("2C QH"):
        click(scene, point_of(scene, card))
        rest(scene)
    click_on(scene, "Give these cards")
    assert {*parse_cards("2C QH")} == set(scene.session.record.actions[0].cards)  # type: ignore[union-attr]  # a pass
    rest(scene)
    assert 13 == len(scene.session.view.hand) + len(scene.session.view.tricks) + bool(
        PERSON in scene.display.picture.trick
    )


# -- reneges ----------------------------------------------------------------------------------------------------


def test_the_evidence_lies_in_the_middle_where_there_is_no_hand(sit: Sit) -> None:
    scene = sit(last_calls())
    click_on(scene, "Call a renege")
    layout = scene.display.picture.layout
    assert not scene.display.hand.sprites
    place = panel(scene, CourtPanel).rect
    assert layout.height / 2 == pytest.approx(place.centery, abs=1)
    assert place.bottom <= layout.plates[SOUTH].top - 40  # where it is said whose turn it is


def north_after_a_renege() -> GameState:
    """West ruffs the heart lead with hearts in hand, takes the trick and leads the next."""
    state = bids(table(GRILL), "4 4 4 4").state
    state = cards(state, "2C 4C 3C 6C").state
    state = cards(state, "TH AH KS 3H").state
    assert WEST is state.turn
    return cards(state, "4D").state


def after_a_renege() -> GameState:
    """The turn comes to South."""
    return cards(north_after_a_renege(), "QD JD").state


def last_calls() -> GameState:
    """The deal is played, West has reneged, South may call."""
    state = after_a_renege()
    while state.phase is Phase.PLAY:
        state = do(state, next(one for one in options(state) if isinstance(one, PlayCard))).state
    while turn(state) is not SOUTH:
        state = do(state, CloseCalls(turn(state))).state
    return state


def penalty() -> GameState:
    return do(last_calls(), CallRenege(SOUTH, WEST, 1)).state


def test_what_was_called_is_told_again_before_the_score(sit: Sit) -> None:
    state = do(penalty(), ChoosePenalty(SOUTH, "give_tricks")).state
    lines = panel(sit(do(state, CallRenege(SOUTH, WEST, 0)).state), ChoicePanel).lines
    assert "You call a renege of Walter in trick 2: proven. You give 3 tricks." == lines[0]
    assert "You call a renege of Walter in trick 1: wrong." == lines[1]


def test_the_tricks_stand(sit: Sit) -> None:
    scene = sit(last_calls())
    press(scene, "enter")
    assert CloseCalls(SOUTH) == scene.session.record.actions[0]


def test_a_renege_is_called_by_mouse_after_the_last_trick(sit: Sit) -> None:
    scene = sit(last_calls())
    click_on(scene, "Call a renege")
    accuse_by_mouse(scene)
    assert CallRenege(SOUTH, WEST, 1) == scene.session.record.actions[0]
    rest(scene)
    assert Phase.PENALTY is scene.session.view.phase


def accuse_by_mouse(scene: TableScene) -> None:
    """Point at West's card in the second trick, call."""
    court = panel(scene, CourtPanel)
    click(scene, court.evidence.cell(1, WEST).center)
    click_on(scene, "Call a renege")


def test_a_renege_is_called_by_keys_after_the_last_trick(sit: Sit) -> None:
    scene = sit(last_calls())
    reach(scene, "Call a renege")
    press(scene, "enter")
    accuse_by_keys(scene)
    assert CallRenege(SOUTH, WEST, 1) == scene.session.record.actions[0]


def accuse_by_keys(scene: TableScene) -> None:
    """Go back to West's card in the second trick, call."""
    court = panel(scene, CourtPanel)
    reach(scene, "The tricks of this deal")
    for _ in range(13):
        if court.evidence.pointed is None or court.evidence.pointed[0] != 1:
            press(scene, "left")
    while court.evidence.pointed != (1, WEST):
        press(scene, "up")
    reach(scene, "Call a renege")
    press(scene, "enter")


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_renege_is_called_during_the_play(sit: Sit, by_mouse: bool) -> None:
    scene = sit(after_a_renege())
    if by_mouse:
        click(scene, scene.display.tools["call"].rect.center)
        accuse_by_mouse(scene)
    else:
        press(scene, "r")
        accuse_by_keys(scene)
    assert CallRenege(SOUTH, WEST, 1) == scene.session.record.actions[0]


def test_the_play_goes_on_without_a_call(sit: Sit) -> None:
    scene = sit(after_a_renege())
    press(scene, "r", "enter")
    assert scene.display.panel is None
    card = scene.session.view.lawful_cards[0]
    click(scene, point_of(scene, card))
    assert PlayCard(SOUTH, card) == scene.session.record.actions[0]


def test_a_call_needs_an_accused(sit: Sit) -> None:
    scene = sit(after_a_renege())
    press(scene, "r")
    court = panel(scene, CourtPanel)
    court.call()
    assert () == scene.session.record.actions
    click(scene, court.evidence.cell(1, NORTH).center)  # the partner cannot be accused
    assert (1, NORTH) == court.evidence.pointed
    assert not button(scene, "Call a renege").enabled


def test_a_click_beside_the_cards_points_at_nothing(sit: Sit) -> None:
    scene = sit(after_a_renege())
    press(scene, "r")
    court = panel(scene, CourtPanel)
    click(scene, court.evidence.cell(9, WEST).center)  # a trick that has not been played
    assert court.evidence.pointed is None


def test_the_arrows_leave_the_evidence_at_its_lower_edge(sit: Sit) -> None:
    scene = sit(after_a_renege())
    press(scene, "r")
    reach(scene, "The tricks of this deal")
    press(scene, "left", *["down"] * 5)
    assert isinstance(panel(scene, CourtPanel).group.focused, Button)


PENALTIES: list[tuple[str, Penalty]] = [
    ("Take tricks", "take_tricks"),
    ("Give tricks", "give_tricks"),
    ("Fine them", "lose_points"),
    ("Take points", "win_points"),
]


@pytest.mark.parametrize(("words", "chosen"), PENALTIES)
@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_penalty_is_chosen(sit: Sit, words: str, chosen: Penalty, by_mouse: bool) -> None:
    scene = sit(penalty())
    if by_mouse:
        click_on(scene, words)
    else:
        reach(scene, words)
        press(scene, "enter")
    assert ChoosePenalty(SOUTH, chosen) == scene.session.record.actions[0]


def test_a_penalty_leads_to_the_score_that_was_shown(sit: Sit) -> None:
    for _words, chosen in PENALTIES:
        scene = sit(penalty())
        foretold = panel(scene, PenaltyPanel).scores[chosen]
        scene.submit(ChoosePenalty(SOUTH, chosen))
        while scene.session.game.state.phase is Phase.CALLS:
            scene.submit(CloseCalls(turn(scene.session.game.state)))
        assert foretold == scene.session.game.state.scores[-1]


def test_the_proof_names_the_card_and_where_the_suit_came_out(sit: Sit) -> None:
    proof = panel(sit(penalty()), PenaltyPanel).proof
    assert proof.startswith("Walter played the king of spades on the 10 of hearts in trick 2, and the ")


def test_a_call_during_the_play_is_priced_as_if_the_rest_went_where_it_is_owed(sit: Sit) -> None:
    scene = sit(do(after_a_renege(), CallRenege(SOUTH, WEST, 1)).state)
    asked = panel(scene, PenaltyPanel)
    assert "If the rest goes where it is owed" == asked.heading
    assert asked.scores["win_points"].standings[0].points == asked.unpunished.standings[0].points + 50
