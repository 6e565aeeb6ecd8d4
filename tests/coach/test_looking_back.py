"""A deal that has been played can be gone through again, and its players say why they did what they did."""

from __future__ import annotations

import pytest

from game.ai.characters import find_character
from game.ai.core.chosen import describe
from game.ai.levels import find_level
from game.ai.rule_player import RulePlayer
from game.ai.simulation import play_game
from game.coach.looking_back import PlayedDeal, ask_again, played_deals
from game.engine.actions import PlayCard
from game.engine.record import GameRecord, replay
from game.rules.presets import CLASSIC, DOUBLE_ZERO, PRESETS, Preset
from tests.counted import counted

BOLD, STEADY = find_character("bold"), find_character("steady")


def deals_of(record: GameRecord) -> tuple[PlayedDeal, ...]:
    return played_deals(replay(record).states, record.actions)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_every_decision_of_a_deal_is_found_again_with_its_reason(preset: Preset) -> None:
    player = RulePlayer()
    outcome = play_game(preset.rules, 12, [player] * 4, most_deals=3)
    deals = deals_of(outcome.record)
    assert len(deals) == outcome.deals == 3
    for deal in counted(deals):
        assert sum(moment.trick is not None for moment in deal.moments) == 52
        for moment in counted(deal.moments, least=20):
            again = ask_again(moment, player)
            assert again.action == moment.action
            assert again.reason


@pytest.mark.parametrize("key", ["level1", "level3", "level4", "level5"])
def test_players_of_every_level_remember_why(key: str) -> None:
    level = find_level(key)
    outcome = play_game(CLASSIC, 3, [level.make(BOLD), level.make(), level.make(BOLD), level.make()], most_deals=1)
    (deal,) = deals_of(outcome.record)
    asked = deal.moments[:: 3 if describe() == "compiled" else 15]
    assert len(asked) > 3
    for moment in counted(asked, least=9):
        character = BOLD if moment.seat % 2 == 0 else STEADY
        assert ask_again(moment, level.make(character)).action == moment.action


def test_another_player_would_do_something_else_now_and_then() -> None:
    outcome = play_game(CLASSIC, 3, [find_level("level1").make()] * 4, most_deals=1)
    (deal,) = deals_of(outcome.record)
    expert = find_level("level4").make()
    assert any(ask_again(moment, expert).action != moment.action for moment in deal.moments)


def test_moments_know_their_trick_and_their_place_in_it() -> None:
    (deal,) = deals_of(play_game(CLASSIC, 7, [RulePlayer()] * 4, most_deals=1).record)
    bids, cards = deal.moments[:4], deal.moments[4:]
    assert {moment.trick for moment in bids} == {None}
    assert [(moment.trick, moment.place) for moment in cards] == [divmod(number, 4) for number in range(52)]
    assert [moment.number for moment in deal.moments] == list(range(56))


def test_hands_are_whole_and_what_was_played_of_them_is_known() -> None:
    (deal,) = deals_of(play_game(CLASSIC, 7, [RulePlayer()] * 4, most_deals=1).record)
    tenth = deal.moments[13]
    assert [13] * 4 == [len(hand) for hand in deal.hands_at(tenth)]
    assert len(deal.played_by(tenth)) == 10
    assert isinstance(tenth.action, PlayCard)
    assert tenth.action.card in deal.played_by(tenth)
    assert tenth.action.card in deal.hands_at(tenth)[tenth.seat]


def test_traded_cards_are_in_the_hands_that_played_them() -> None:
    deals = deals_of(play_game(DOUBLE_ZERO, 11, [RulePlayer()] * 4, most_deals=30).record)
    deal = next(deal for deal in deals if deal.deal.passes)
    plays = [(moment, moment.action) for moment in deal.moments if isinstance(moment.action, PlayCard)]
    assert 52 == len(plays)
    assert all(action.card in deal.hands_at(moment)[moment.seat] for moment, action in plays)


def test_a_deal_in_play_is_not_looked_back_on() -> None:
    record = play_game(CLASSIC, 7, [RulePlayer()] * 4, most_deals=2).record
    cut = GameRecord(record.rules, record.seed, record.actions[:-3])
    assert len(deals_of(cut)) == 1


def test_a_hand_thrown_in_is_left_out() -> None:
    rules = CLASSIC.changed({"redeal": "no_face_card"})
    outcomes = (play_game(rules, seed, [RulePlayer()] * 4, most_deals=1) for seed in range(400))
    outcome = next(one for one in outcomes if one.redeals)
    (deal,) = deals_of(outcome.record)
    assert deal.deal.attempt > 0
    assert {deal.deal.attempt} == {moment.before.current.attempt for moment in deal.moments}
