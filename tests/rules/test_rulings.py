"""What written rules leave open is answered where it can come up."""

from game.rules.presets import ALL_PRESETS, CLASSIC, find_preset
from game.rules.rulings import all_rulings, rulings_for


def questions(key: str) -> str:
    return " ".join(ruling.question for ruling in rulings_for(find_preset(key).rules))


def test_every_ruling_has_a_question_an_answer_and_rules_that_it_concerns() -> None:
    house = [
        CLASSIC.changed({"players": 2, "sides": "solo", "blind_nil": 200}),
        CLASSIC.changed({"players": 6, "sides": "trios", "removed": ["2C", "2D", "2H", "2S"], "bidding": "negotiated"}),
        CLASSIC.changed({"sides": "solo", "blind_nil": 200, "blind_deficit": 100, "floor": -200}),
        CLASSIC.changed({"forbidden_total": 13}),
        CLASSIC.changed({"removed": ["2C", "2D", "2H", "2S"], "max_side_bid": 13, "boston_bid": [400, -200]}),
    ]
    tables = [*(preset.rules for preset in ALL_PRESETS), *house]
    rulings = all_rulings()
    assert 19 == len(rulings)
    assert [] == [one.question for one in rulings if not one.question.endswith("?") or not one.answer.endswith(".")]
    assert [] == [one.question for one in rulings if not any(one.concerns(rules) for rules in tables)]


def test_plain_rules_leave_nothing_of_this_open() -> None:
    assert () == rulings_for(CLASSIC)


def test_a_table_is_told_what_concerns_it() -> None:
    assert "Who draws first" in questions("two_hand")
    assert "Where do partners sit" in questions("six_hand")
    assert "joker" in questions("joker_deuce")
    assert "without spades" in questions("mirror")
    assert "end sooner" in questions("mirror")
    assert "end sooner" not in questions("whiz")
    assert "downwards" not in questions("suicide")
    assert "most nils fail" in questions("suicide")
    assert "bids itself" in questions("cookout")
