"""Share codes: round trips, mistakes, and codes from elsewhere."""

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.presets import ALL_PRESETS, CLASSIC, GRILL
from game.rules.rule_keys import KEYS
from game.rules.ruleset import RuleSet
from game.rules.share_code import VERSION, CodeError, code_of, encode, read_code, rules_of
from tests.strategies import rule_sets

OURS = replace(GRILL, blind_deficit=150, bag_carry=True)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


def refusal(code: str) -> str:
    with pytest.raises(CodeError) as caught:
        rules_of(code)
    return str(caught.value)


@given(rule_sets())
def test_rules_come_back_from_their_code(rules: RuleSet) -> None:
    assert rules == rules_of(code_of(rules))


@given(rule_sets(), st.booleans(), st.sampled_from(["", " ", "\n", "–"]))
def test_case_and_dashes_do_not_matter(rules: RuleSet, small: bool, dash: str) -> None:
    code = code_of(rules).replace("-", dash)
    assert rules == rules_of(f"  {code.lower() if small else code}\n")


def test_codes_are_read_for_ever() -> None:
    assert CLASSIC == rules_of("AHYW-LEQA-QA")
    assert OURS == rules_of("AHQE-XEQE-QIH4-ZFRC-YM")
    assert code_of(OURS) == "AHQE-XEQE-QIH4-ZFRC-YM"


@pytest.mark.parametrize("preset", ALL_PRESETS, ids=lambda preset: preset.key)
def test_a_preset_is_ten_letters(preset: object) -> None:
    rules = getattr(preset, "rules", CLASSIC)
    assert len(code_of(rules).replace("-", "")) == 10


def test_every_key_and_preset_has_a_number() -> None:
    assert sorted(key.code for key in KEYS.values()) == list(range(len(KEYS)))
    assert sorted(preset.code for preset in ALL_PRESETS) == list(range(len(ALL_PRESETS)))


def test_a_code_tells_the_preset_it_begins_with() -> None:
    assert read_code(code_of(OURS)).preset == "grill"


@pytest.mark.parametrize(
    "text",
    [
        "here is the code: {code} have fun",
        "Hey, {code}!",
        "“{code}”.",
        "*{code}* (our rules, from 2024 on)",
        "our code is {code}, {code} again",
        "https://example.org/?rules={code}&from=me",
        "Our aunt's:\n\n{code}\nSent from afar",
    ],
)
@pytest.mark.parametrize(
    "form", [str, str.lower, lambda code: code.replace("-", " "), lambda code: code.replace("-", "")]
)
def test_a_code_is_found_in_a_message(text: str, form: Callable[[str], str]) -> None:
    assert OURS == rules_of(text.format(code=form(code_of(OURS))))


@given(rule_sets(), st.sampled_from(["-", " ", "", "–"]))
def test_any_code_is_found_in_a_message(rules: RuleSet, dash: str) -> None:
    assert rules == rules_of(f"Here: {code_of(rules).replace('-', dash)} have fun, AHOY each!")


def test_of_two_codes_in_a_message_none_is_taken() -> None:
    assert "There are 2 codes in this text" in refusal(f"{code_of(OURS)} or {code_of(GRILL)}?")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("here: AHQE-XEQE-QIH4-ZFRC have fun", "“:” never stands in one"),
        ("AHQE-XEQE-QIH4-ZFRC-YM-AB", "Copy it again"),
        ("XAHQE-XEQE-QIH4-ZFRC-YM", "Copy it again"),
    ],
)
def test_a_broken_code_in_a_message_is_refused_as_ever(text: str, words: str) -> None:
    assert words in refusal(text)


def test_a_message_full_of_beginnings_is_read_at_once() -> None:
    assert "never stands in one" in refusal("AHQE " * 700 + "!")


def test_letters_taken_for_digits_are_understood() -> None:
    code = next(
        found for rules in (replace(CLASSIC, target=n) for n in range(1, 200)) if "O" in (found := code_of(rules))
    )
    assert rules_of(code) == rules_of(code.replace("O", "0"))


def test_any_wrong_letter_is_noticed() -> None:
    code = code_of(OURS).replace("-", "")
    wrong = [
        code[:place] + letter + code[place + 1 :]
        for place in range(len(code))
        for letter in LETTERS.replace(code[place], "")
    ]
    assert (18 * 31, 18 * 31) == (len(set(wrong)), sum(bool(refusal(one)) for one in wrong))


def test_two_letters_swapped_are_noticed() -> None:
    code = code_of(OURS).replace("-", "")
    swapped = {code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in range(len(code) - 1)} - {code}
    assert (17, 17) == (len(swapped), sum(bool(refusal(one)) for one in swapped))


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("", "There is no code here"),
        ("  -- ", "There is no code here"),
        ("https://example.org/game", "“:” never stands in one"),
        ("café", "“É” never stands in one"),
        ("A" * 3000, "3000 letters are far too many"),
        ("AHQE-XEQE-QIH4-ZFRC", "it fails its own check"),
        ("AHQE", "is not whole"),
        ("A", "is not whole"),
        (encode(VERSION + 1, b"anything"), "from a newer version"),
        (encode(0, b"anything"), "of version 0, which there never was"),
        (encode(VERSION, b"\xc1\x00"), "something else than rules"),
        (encode(VERSION, msgspec.msgpack.encode([[], {}])), "something else than rules"),
        (encode(VERSION, msgspec.msgpack.encode([99, {}])), "does not know"),
        (encode(VERSION, msgspec.msgpack.encode([0, {99: 1}])), "does not know"),
        (
            encode(VERSION, msgspec.msgpack.encode([0, {KEYS["nil"].code: -5}])),
            "rules that cannot be. “Nil”: cannot be -5",
        ),
        (encode(VERSION, msgspec.msgpack.encode([0, {KEYS["bidding"].code: 77}])), "rules that cannot be"),
        (encode(VERSION, msgspec.msgpack.encode([0, {KEYS["removed"].code: "2C2"}])), "rules that cannot be"),
        (encode(VERSION, msgspec.msgpack.encode([0, {KEYS["nil_trade"].code: 9}])), "rules that cannot be"),
    ],
)
def test_what_is_wrong_is_said(code: str, words: str) -> None:
    assert words in refusal(code)


@given(st.text() | st.binary().map(lambda content: encode(VERSION, content)))
def test_any_text_is_read_or_refused_in_a_sentence(text: str) -> None:
    try:
        rules = rules_of(text)
    except CodeError as error:
        told = str(error)
    else:
        told = f"These are {rules}."
    assert told[0].isupper()
    assert told.endswith(".")


@given(rule_sets(), st.data())
def test_a_damaged_code_never_says_other_rules_than_it_says(rules: RuleSet, data: st.DataObject) -> None:
    code = code_of(rules).replace("-", "")
    place = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from(LETTERS.replace(code[place], "")))
    with pytest.raises(CodeError):
        rules_of(code[:place] + letter + code[place + 1 :])
