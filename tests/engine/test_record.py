"""Records: written, read, replayed, and refused with a sentence where they do not fit."""

import json
from dataclasses import replace
from functools import cache

import pytest

from game.engine.actions import PlaceBid
from game.engine.game import Game
from game.engine.record import FORMAT, GameRecord, RecordError, replay, steps
from game.rules.bids import Bid
from game.rules.presets import GRILL, PRESETS, TABLE_TALK, find_preset
from game.rules.seats import Seat
from tests.engine.test_game import go


@cache
def record(preset: str = "grill", count: int = 300) -> GameRecord:
    game = Game(find_preset(preset).rules, 11)
    go(game, count, seed=3)
    return game.record


def refusal(text: str | bytes) -> str:
    with pytest.raises(RecordError) as caught:
        replay(GameRecord.from_json(text))
    return str(caught.value)


def changed(**keys: object) -> str:
    return json.dumps({**json.loads(record().to_json()), **keys})


@pytest.mark.parametrize("preset", [preset.key for preset in PRESETS])
def test_a_record_comes_back_from_json(preset: str) -> None:
    assert record(preset) == GameRecord.from_json(record(preset).to_json())


def test_how_often_something_was_undone_comes_back_too() -> None:
    undone = replace(record(), undone=2)
    assert undone == GameRecord.from_json(undone.to_json())


def test_a_record_is_plain_json() -> None:
    page = json.loads(record("table_talk").to_json())
    assert ["format", "rules", "seed", "actions", "seals", "undone"] == list(page)
    assert (FORMAT, 11, TABLE_TALK.to_json()) == (page["format"], page["seed"], page["rules"])
    assert {"do", "seat"} <= set(page["actions"][0])


def test_cards_are_written_by_name_and_bids_by_kind() -> None:
    actions = json.loads(record().to_json())["actions"]
    card = next(one["card"] for one in actions if one["do"] == "play_card")
    assert 2 == len(card)
    bid = next(one["bid"] for one in actions if one["do"] == "place_bid")
    assert {"kind", "tricks"} == set(bid)


@pytest.mark.parametrize("preset", [preset.key for preset in PRESETS])
def test_replaying_leads_through_the_same_states(preset: str) -> None:
    path = replay(record(preset))
    assert len(record(preset).actions) + 1 == len(path.states) == len(path.events)
    assert record(preset).seals == tuple(path.seals)
    assert [step.state for step in steps(record(preset))] == path.states


def test_a_record_without_actions_is_a_new_game() -> None:
    assert Game(GRILL, 4).state == replay(GameRecord(GRILL, 4)).states[-1]


def test_missing_rules_are_classics() -> None:
    assert GameRecord.from_json('{"format": 1, "rules": {}, "seed": 4}').rules == find_preset("classic").rules


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is no record of a game: "),
        ("[]", "this is no record of a game: Expected `object`, got `array`"),
        ('{"seed": 4}', "this is no record of a game: Object missing required field `format`"),
        (b"\xff\xfe", "this is no record of a game: "),
        ('{"format": 1, "rules": {}, "seed": "4"}', "this is no record of a game: Expected `int`, got `str`"),
        ("[" * 100_000, "this is no record of a game: "),
        ('{"format": 1, "rules": ' + '{"a":' * 100_000, "this is no record of a game: "),
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes, sentence: str) -> None:
    assert refusal(text).startswith(sentence)


def test_a_later_format_is_named_even_with_keys_unknown_today() -> None:
    assert "format: 2 cannot be read; this version reads format 1" == refusal(changed(format=2))
    assert "format: 2 cannot be read; this version reads format 1" == refusal(changed(format=2, weather="fair"))
    assert refusal('{"format": 3}').startswith("format: 3 cannot be read")


def test_unknown_keys_are_refused() -> None:
    assert "weather" in refusal(changed(weather="fair"))


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_out_of_range_is_named(seed: int) -> None:
    assert f"seed: cannot be {seed}; allowed is a whole number from 0 to 9223372036854775807" == refusal(
        changed(seed=seed)
    )


def test_less_than_no_undo_is_refused() -> None:
    assert "undone" in refusal(changed(undone=-1))


def test_rules_that_cannot_be_are_named() -> None:
    assert refusal(changed(rules={"nil": -5})).startswith("this is no record of a game: nil: cannot be -5; allowed is")


@pytest.mark.parametrize(
    "action",
    [
        {"do": "fly", "seat": 0},
        {"do": "place_bid", "seat": 9, "bid": {"kind": "tricks", "tricks": 3}},
        {"do": "place_bid", "seat": 0, "bid": {"kind": "whim", "tricks": 3}},
        {"do": "play_card", "seat": 0, "card": "1S"},
        {"do": "play_card", "seat": 0},
        {"do": "play_card", "seat": 0, "card": "AS", "proudly": True},
        "play_card",
    ],
)
def test_an_action_that_is_none_is_refused(action: object) -> None:
    assert refusal(changed(actions=[action])).startswith("this is no record of a game: ")


def test_an_action_that_cannot_be_is_named_by_its_number() -> None:
    actions = json.loads(record().to_json())["actions"]
    sentence = refusal(changed(actions=[*actions[:4], actions[3], *actions[4:]]))
    assert sentence.startswith("action 5 cannot be: ")


def test_an_action_of_a_seat_that_is_not_there_is_named() -> None:
    bid = PlaceBid(Seat.SIXTH, Bid.of(3))
    with pytest.raises(RecordError, match="action 1 cannot be: seat 5 may not bid 3"):
        replay(replace(record(), actions=(bid,)))


def test_another_seed_does_not_fit_the_seals() -> None:
    lonely = replace(record("classic"), actions=())
    with pytest.raises(RecordError, match="the seal of deal 1 does not fit its cards; the record was changed"):
        replay(replace(lonely, seals=lonely.seals[:1], seed=12))


def test_a_forged_seal_is_named_by_its_deal() -> None:
    first, *rest = record("classic").seals
    assert rest
    forged = replace(record("classic"), seals=(first, "0" * 64, *rest[1:]))
    with pytest.raises(RecordError, match="the seal of deal 2 does not fit"):
        replay(forged)


def test_a_missing_or_surplus_seal_is_noticed() -> None:
    whole = record("classic")
    for seals in (whole.seals[:-1], (*whole.seals, "0" * 64)):
        with pytest.raises(RecordError, match="does not fit"):
            replay(replace(whole, seals=seals))


def test_a_record_keeps_how_many_choices_were_taken_back() -> None:
    assert 3 == GameRecord.from_json(replace(record(), undone=3).to_json()).undone
