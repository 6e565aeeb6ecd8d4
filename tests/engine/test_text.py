"""The readable form of a record."""

import re
from dataclasses import replace
from random import Random

import pytest

from game.cards import FULL_DECK, Card
from game.engine.actions import AskRedeal
from game.engine.events import TrickTaken
from game.engine.game import Game
from game.engine.record import RecordError, replay
from game.engine.state import Phase
from game.engine.telling import card_text, cards_text, tell
from game.engine.text import differences, hand_text, nearest_preset, record_lines, rules_line
from game.rules.presets import ALL_PRESETS, CLASSIC, GRILL, PRESETS, Preset, find_preset
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from tests.engine.aimless import act, aimless_game, aimless_record

NAMES = ("South", "West", "North", "East")
ROW = re.compile(r"  [ \d]\d  [ >]")


def deal_lines(rules: RuleSet, deal: int) -> list[str]:
    return list(record_lines(aimless_record(rules), deal))


def tricks(lines: list[str]) -> list[tuple[str, ...]]:
    """Return the four cells of every row of a trick table."""
    rows = [line[6:] for line in lines if ROW.match(line)]
    return [tuple(row[start : start + 9].strip() for start in (0, 9, 18, 27)) for row in rows]


def test_the_first_line_names_rules_and_game() -> None:
    assert "Classic, game 17" == next(record_lines(aimless_record(CLASSIC)))


def test_house_rules_are_told_as_differences_from_the_nearest_preset() -> None:
    rules = replace(GRILL, nil=100, bag_carry=True, floor=-300)
    assert "grill" == nearest_preset(rules).key
    assert ("nil", "bag_carry", "floor") == differences(rules, GRILL)
    assert "Grill Rules with nil=100, bag_carry=true, floor=-300" == rules_line(rules)


def test_a_preset_is_just_named() -> None:
    assert [preset.title for preset in PRESETS] == [rules_line(preset.rules) for preset in PRESETS]


def test_all_cards_are_shown_in_the_hands_they_were_dealt_to() -> None:
    lines = deal_lines(CLASSIC, 2)
    deal = replay(aimless_record(CLASSIC)).states[-1].current
    for name, hand in zip(NAMES, deal.dealt, strict=True):
        line = next(line for line in lines if line.startswith(f"  {name} ") and "♠" in line)
        assert "".join(line.split()[1:]) == hand_text(hand).replace(" ", "")
    shown = [re.findall(r"[♠♥♦♣] ([2-9TJQKA]+)", line) for line in lines if re.match(r"  \w+ +♠ ", line)]
    assert [13] * 4 == [len("".join(ranks)) for ranks in shown]


def test_a_hand_stands_by_suit_from_high_to_low() -> None:
    hand = tuple(Card.parse(name) for name in ["2S", "AH", "KS", "9C", "TC"])
    assert ["♠", "K2", "♥", "A", "♦", "-", "♣", "T9"] == hand_text(hand).split()


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_the_table_of_tricks_marks_who_led_and_who_won(preset: Preset) -> None:
    record = aimless_record(preset.rules)
    rows = tricks(list(record_lines(record, 2)))
    taken = [event for news in replay(record).events for event in news if isinstance(event, TrickTaken)][-13:]
    assert [NAMES[event.seat] for event in taken] == [_marked(row, "*") for row in rows]
    leaders = [_marked(row, ">") for row in rows]
    assert [_marked(row, "*") for row in rows[:-1]] == leaders[1:]
    assert sorted(map(card_text, FULL_DECK)) == sorted(cell.strip(">*") for row in rows for cell in row)


def _marked(row: tuple[str, ...], mark: str) -> str:
    return next(name for name, cell in zip(NAMES, row, strict=True) if mark in cell)


def test_the_sheet_ends_with_the_points_of_the_record() -> None:
    record = aimless_record(CLASSIC)
    after = [line for line in record_lines(record, 2) if line.strip().startswith("After ") and "bag" in line][-3:-1]
    standings = replay(record).states[-1].standings
    assert [one.points for one in standings] == [int(line.split()[1]) for line in after]


def test_one_deal_is_told_without_the_others() -> None:
    record = aimless_record(CLASSIC)
    everything = list(record_lines(record))
    both = {line for deal in (1, 2) for line in record_lines(record, deal)}
    assert [f"Deal {deal}, dealt" in "\n".join(record_lines(record, 2)) for deal in (1, 2)] == [False, True]
    assert set(everything) == both


def test_a_deal_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(RecordError, match=r"no deal 3 .* deals 1 to 2"):
        list(record_lines(aimless_record(CLASSIC), 3))


def test_a_long_name_keeps_away_from_the_cards() -> None:
    names = ("Bartholomew", "West", "North", "East")
    lines = list(record_lines(aimless_record(CLASSIC), 1, names))
    hands = [line for line in lines if "♠ " in line][:4]
    assert len({line.index("♠ ") for line in hands}) == 1
    assert hands[0].startswith("  Bartholomew ♠ ")
    heading = next(line for line in lines if "Bartholomew West" in line)
    first = next(line for line in lines if ROW.match(line))
    assert [heading.index(name) + 1 for name in names] == [place for place, sign in enumerate(first) if sign in "♣♦♥♠"]


def test_before_the_first_deal_there_is_none_to_tell() -> None:
    with pytest.raises(RecordError, match="no deal 1"):
        list(record_lines(Game(GRILL, 4).record, 1))


def test_an_unfinished_deal_ends_with_whose_turn_it_is() -> None:
    game, lot = Game(CLASSIC, 5), Random(5)
    while len(game.state.current.trick) != 2 or len(game.state.current.tricks) != 3:
        act(game, lot)
    assert game.state.turn is not None
    lines = list(record_lines(game.record))
    assert f"The game goes on: it is the turn of {NAMES[game.state.turn]}." == lines[-1]
    assert 2 == sum(bool(cell) for cell in tricks(lines)[-1])
    assert not [line for line in lines if "nonce" in line]


def test_of_a_deal_in_play_only_souths_hand_is_told() -> None:
    game, lot = Game(CLASSIC, 5), Random(5)
    while len(game.state.scores) < 1 or len(game.state.current.tricks) != 3:
        act(game, lot)
    lines = list(record_lines(game.record))
    place = next(number for number, line in enumerate(lines) if line.startswith("Deal 2, "))
    before, during = lines[:place], lines[place:]
    assert list(NAMES) == [line.split()[0] for line in before if re.match(r"  \w+ +♠ ", line)]
    assert ["South"] == [line.split()[0] for line in during if re.match(r"  \w+ +♠ ", line)]
    assert hand_text(game.state.current.dealt[0]) in during[2]
    assert "  The other hands are told once this deal is over: it is still being played." == during[3]
    assert [True, False] == [", number " in lines[0] for lines in (before[3:], during)]


def test_a_hand_that_south_has_not_looked_at_is_not_told() -> None:
    game = Game(find_preset("double_zero").rules, 5)
    assert not game.state.current.looked[0]
    lines = list(record_lines(game.record))
    assert not [line for line in lines if "♠" in line]
    assert "  The hands are told once this deal is over: South has not looked yet." in lines


def test_nothing_in_a_deal_in_play_depends_on_what_south_cannot_see() -> None:
    for preset in ALL_PRESETS:
        game, lot = Game(preset.rules, 5), Random(5)
        while game.state.deal is None or game.state.phase is not Phase.PLAY:
            act(game, lot)
        deal = game.state.current
        hidden = {card_text(card) for hand in deal.hands[1:] for card in hand}
        shown = set(re.findall(r"[2-9TJQKA][♠♥♦♣]|BJ|LJ", "\n".join(list(record_lines(game.record))[3:])))
        known = {card_text(card) for one in deal.passes if one.giver is Seat.SOUTH for card in one.cards}
        cuts = {card_text(card) for _seat, _place, card in game.state.cuts}
        assert not shown & hidden - known - cuts, preset.key


def test_a_renege_in_a_deal_in_play_is_not_told() -> None:
    game = next(game for game in map(_with_a_renege, range(50)) if game is not None)
    assert not [line for line in record_lines(game.record) if "reneges" in line]


def _with_a_renege(seed: int) -> Game | None:
    """Return a game by callable reneges where one has happened in the first deal, or None."""
    game, lot = Game(replace(CLASSIC, renege="callable"), seed), Random(seed)
    while not game.state.scores:
        act(game, lot)
        if game.state.deal is not None and game.state.deal.reneges and not game.state.deal.calls:
            return game
    return None


def test_a_finished_game_ends_with_who_has_won() -> None:
    game = aimless_game(replace(CLASSIC, max_deals=1), deals=9)
    assert game.state.winner is not None
    won = ("South and North have won.", "West and East have won.")[game.state.winner]
    assert won == list(record_lines(game.record))[-1]


def test_a_hand_thrown_in_has_a_chapter_of_its_own() -> None:
    rules = replace(CLASSIC, redeal="seven_of_a_suit")
    game = next(game for seed in range(99) if (game := Game(rules, seed)).state.phase is Phase.REDEAL)
    holder = game.state.turn
    assert holder is not None
    cards = game.view(holder).hand
    game.submit(AskRedeal(holder))
    lines = list(record_lines(game.record))
    assert f"  {NAMES[holder]} throws in {cards_text(cards)}" in lines
    assert ["dealt by", "dealt again by"] == [
        line.split(", ")[1].rpartition(" ")[0] for line in lines if line.startswith("Deal ")
    ]


def test_choices_taken_back_are_told() -> None:
    game = aimless_game(CLASSIC, deals=1)
    game.undo()
    assert "  1 choice was taken back" in record_lines(game.record)


def test_players_are_called_by_the_names_they_are_given() -> None:
    text = "\n".join(record_lines(aimless_record(CLASSIC), names=("You", "Walter", "Ruth", "Jasper")))
    assert "You and Ruth" in text
    assert not [name for name in NAMES if name in text]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_every_event_is_told_in_words_for_people(preset: Preset) -> None:
    news = [event for events in replay(aimless_record(preset.rules)).events for event in events]
    sentences = {sentence for event in news if (sentence := tell(event, preset.rules, NAMES))}
    assert len(sentences) > 60
    assert [] == [one for one in sentences if re.search(r"[{}<>_]|Seat|Side|None", one)]
