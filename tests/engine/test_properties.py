"""What holds at every table, whatever its rules, its cards and its players."""

import contextlib
import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import Card
from game.engine.actions import Action, IllegalActionError, PassCards, PlaceBid, StartDeal
from game.engine.events import DealScored, DealStarted, Event, seen_by
from game.engine.game import Game
from game.engine.record import GameRecord, RecordError, replay
from game.engine.state import GameState, Phase, Step
from game.engine.transitions import apply, is_legal, legal_actions
from game.engine.views import view_of
from game.rules.bids import Bid, allowed_bids
from game.rules.rule_keys import KEYS
from game.rules.ruleset import RuleSet
from tests.strategies import CONSTANT, VALUES, actions, cards_in, chances, known_to, rule_sets, seeds, walk


def test_the_random_rules_reach_every_key() -> None:
    assert set(KEYS) == set(VALUES) | CONSTANT


def whole(rules: RuleSet, seed: int, chance: random.Random, deals: int = 1) -> list[tuple[Step, Action | None]]:
    """Return the steps of a random game until *deals* are scored: one a card at the least, and the last."""
    path = list(walk(rules, seed, chance, deals))
    assert len(path) > rules.players * rules.hand_size
    assert path[-1][0].state.scores
    return path


@given(rules=rule_sets())
def test_any_rules_come_back_from_json(rules: RuleSet) -> None:
    assert rules == RuleSet.from_json(json.loads(json.dumps(rules.to_json())))


@given(rules=rule_sets(), seed=seeds, chance=chances)
def test_every_card_is_in_exactly_one_place(rules: RuleSet, seed: int, chance: random.Random) -> None:
    for step, _action in whole(rules, seed, chance):
        if step.state.deal is not None:
            assert Counter(rules.deck) == Counter(places(step.state))


def places(state: GameState) -> list[Card]:
    deal = state.current
    tricks = (*deal.tricks, deal.trick)
    held = [card for hand in (*deal.hands, *deal.refused) for card in hand]
    return [*held, *deal.stock, *deal.burned, *(card for trick in tricks for card in trick.cards)]


@given(rules=rule_sets(), seed=seeds, chance=chances)
def test_somebody_can_always_do_something_until_the_game_is_over(
    rules: RuleSet, seed: int, chance: random.Random
) -> None:
    for step, _action in whole(rules, seed, chance, deals=2):
        state = step.state
        doers = [seat for seat in rules.seats if legal_actions(state, seat)]
        if state.phase is Phase.OVER:
            assert not doers
        elif state.phase is Phase.SCORED:
            assert list(rules.seats) == doers
        else:
            assert state.turn in doers


@given(rules=rule_sets(), seed=seeds, chance=chances)
def test_a_deal_has_as_many_tricks_as_cards_in_a_hand(rules: RuleSet, seed: int, chance: random.Random) -> None:
    *_, (last, _none) = walk(rules, seed, chance)
    deal = last.state.current
    assert rules.hand_size == len(deal.tricks) == len(deal.takers)
    assert {rules.players} == {len(trick) for trick in deal.tricks}
    (scored,) = (event for event in last.events if isinstance(event, DealScored))
    assert rules.hand_size == sum(scored.taken)
    assert min(scored.taken) >= 0


@given(rules=rule_sets(), seed=seeds, chance=chances)
def test_no_view_holds_a_card_its_seat_cannot_know(rules: RuleSet, seed: int, chance: random.Random) -> None:
    for number, (step, _action) in enumerate(whole(rules, seed, chance)):
        seats = rules.seats if step.state.phase is not Phase.PLAY else rules.seats[number % rules.players :][:1]
        for seat in seats:
            view = view_of(step.state, seat)
            assert cards_in(view) <= known_to(step.state, seat)
            assert (view.opened is None) is (step.state.phase not in (Phase.SCORED, Phase.OVER))


@given(rules=rule_sets(), seed=seeds, chance=chances)
def test_no_event_tells_a_seat_of_a_card_it_cannot_know(rules: RuleSet, seed: int, chance: random.Random) -> None:
    shown: set[Card] = set()
    for step, action in whole(rules, seed, chance):
        if any(isinstance(event, DealStarted) for event in step.events):
            shown = cards_in([event for event in step.events if type(event).__name__ == "HandThrownIn"])
        for seat in rules.seats:
            news: list[Event | None] = [seen_by(event, seat) for event in step.events]
            assert cards_in(news) <= known_to(step.state, seat) | shown
        if isinstance(action, StartDeal):
            shown = set()


@given(rules=rule_sets(), seed=seeds, chance=chances)
def test_what_is_legal_is_what_is_listed(rules: RuleSet, seed: int, chance: random.Random) -> None:
    pool: list[Action] = []
    for step, action in whole(rules, seed, chance):
        listed = {one for seat in rules.seats for one in legal_actions(step.state, seat)}
        sample = chance.sample(sorted(listed, key=repr), min(len(listed), 5))
        assert all(is_legal(step.state, one) for one in sample)
        for other in chance.sample(pool, min(len(pool), 5)):
            in_any_order = isinstance(other, PassCards) and is_legal(step.state, other)
            assert (other in listed or in_any_order) is is_legal(step.state, other)
            if not is_legal(step.state, other):
                assert_refused(step.state, other)
        if action is not None:
            pool.append(action)


def assert_refused(state: GameState, action: Action) -> None:
    with pytest.raises(IllegalActionError) as caught:
        apply(state, action)
    assert len(str(caught.value)) > 20


@given(rules=rule_sets(), seed=seeds, chance=chances, wishes=st.lists(actions(), min_size=5, max_size=20))
def test_nonsense_is_refused_in_a_sentence_and_sense_is_done(
    rules: RuleSet, seed: int, chance: random.Random, wishes: list[Action]
) -> None:
    for step, _action in whole(rules, seed, chance):
        wish = chance.choice(wishes)
        if is_legal(step.state, wish):
            assert step.state != apply(step.state, wish).state
        else:
            assert_refused(step.state, wish)


@given(record=st.builds(GameRecord, rule_sets(), seeds, st.lists(actions(), max_size=30).map(tuple)))
def test_any_record_comes_back_from_json_and_nonsense_is_named(record: GameRecord) -> None:
    assert record == GameRecord.from_json(record.to_json())
    with contextlib.suppress(RecordError):
        replay(record)


@given(rules=rule_sets(), seed=seeds, chance=chances)
def test_acting_leaves_the_state_before_as_it_was(rules: RuleSet, seed: int, chance: random.Random) -> None:
    before: list[tuple[GameState, int]] = []
    for step, _action in whole(rules, seed, chance):
        before.append((step.state, hash(step.state)))
    assert all(mark == hash(state) for state, mark in before)


@given(rules=rule_sets(), seed=seeds, chance=chances)
def test_a_record_replays_and_comes_back_from_json(rules: RuleSet, seed: int, chance: random.Random) -> None:
    states, done = [], []
    for step, action in whole(rules, seed, chance, deals=2):
        states.append(step.state)
        done += [action] if action is not None else []
    record = GameRecord(rules, seed, tuple(done))
    again = GameRecord.from_json(record.to_json())
    assert record == again
    assert states == replay(again).states


@given(rules=rule_sets(), seed=seeds, chance=chances)
def test_undo_inverts(rules: RuleSet, seed: int, chance: random.Random) -> None:
    game, states = Game(rules, seed), []
    for step, action in whole(rules, seed, chance):
        states.append(step.state)
        if action is not None:
            game.submit(action)
    while game.record.actions:
        count = chance.randint(1, min(9, len(game.record.actions)))
        game.undo(count)
        del states[-count:]
        assert states[-1] == game.state
    assert 1 == len(states)
    assert GameRecord(rules, seed, (), game.record.seals, game.record.undone) == game.record


@given(rules=rule_sets(), seed=seeds, chance=chances)
def test_score_lines_sum_to_totals(rules: RuleSet, seed: int, chance: random.Random) -> None:
    *_, (last, _none) = walk(rules, seed, chance, deals=3)
    state = last.state
    totals = [(0, 0)] * rules.side_count
    assert 1 <= len(state.scores) <= 3
    for score in state.scores:
        for side, sheet in enumerate(score.sides):
            points, bags = totals[side]
            assert (points, bags) == (sheet.before.points, sheet.before.bags)
            totals[side] = (
                points + sum(line.points for line in sheet.lines),
                bags + sum(line.bags for line in sheet.lines),
            )
    assert totals == [(one.points, one.bags) for one in state.standings]
    if rules.bag_limit:
        assert all(one.bags < rules.bag_limit for one in state.standings)


@given(rules=rule_sets(), total=st.integers(0, 26), seed=seeds, chance=chances)
def test_where_a_number_is_bid_after_looking_the_forbidden_total_is_never_reached(
    rules: RuleSet, total: int, seed: int, chance: random.Random
) -> None:
    hooked = {"bidding": "individual", "min_side_bid": 0, "max_side_bid": None, "first_deal_bids_itself": False}
    path = list(walk(rules.changed({**hooked, "forbidden_total": total}), seed, chance))
    contracts = path[-1][0].state.current.contracts
    if any(isinstance(action, PlaceBid) for _step, action in path):
        assert total != sum(owed or 0 for owed in contracts)


@given(rules=rule_sets(), seed=seeds, chance=chances)
def test_there_is_always_something_to_bid(rules: RuleSet, seed: int, chance: random.Random) -> None:
    deck = chance.sample(rules.deck, len(rules.deck))
    heard: list[Bid | None] = [None] * rules.players
    for turn, seat in enumerate(rules.order_from(rules.seats[seed % rules.players])):
        allowed = allowed_bids(rules, seat, deck[turn :: rules.players], heard)
        assert allowed
        heard[seat] = chance.choice(allowed)
