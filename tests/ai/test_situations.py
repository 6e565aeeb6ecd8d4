"""What a sane player does, as rows of cards named as advice; South plays, and North is its partner."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.ai.rule_player import RulePlayer
from game.engine.actions import PlayCard
from game.engine.views import PlayerView
from game.rules.presets import CLASSIC, GRILL
from tests.ai.tables import seen

_FREE_BAGS = replace(CLASSIC, bag_limit=0, bag_penalty=0)
_ENDING = "QH 3H KD 8D 4C 5H 9H TH KH AH 2C 5C 7C 9D JD 2D AS 3S 4S TS"


def _played(view: PlayerView) -> str:
    action = RulePlayer().decide(view, Random(0)).action
    assert isinstance(action, PlayCard)
    return action.card.name


# Advice: hand, trick, what may be played, and what else the table knows.
ADVICE: dict[str, tuple[str, str, str, dict[str, Any]]] = {
    "the last seat wins with the cheapest card that can": (
        "AH QH 3H KD 8D 4D 3D JC 8C 5C KS 7S 2S", "5H 9H TH", "QH", {}),
    "the last seat leaves the trick to the partner": (
        "AH QH 3H KD 8D 4D 3D JC 8C 5C KS 7S 2S", "5H KH 6H", "3H", {}),
    "a void hand does not ruff the partner's winner": (
        "KD 8D 4D 3D JC 8C 5C 4C 3C KS 7S 4S 2S", "5H KH 6H", "3C 3D 4C 4D", {}),
    "a void hand ruffs the opponents' winner with its lowest spade": (
        "KD 8D 4D 3D JC 8C 5C 4C 3C KS 7S 4S 2S", "AH 3H 4H", "2S", {"bids": "3 3 3 3"}),
    "an overruff is as low as can be": (
        "KD 8D 4D 3D JC 8C 5C 4C 3C KS 7S 4S 2S", "AH 3H 3S", "4S", {}),
    "a trick lost to a higher ruff gets the worst card": (
        "KD 8D 4D 3D JC 8C 5C 4C 3C QS 7S 4S 2S", "AH 3H AS", "3C 3D 4C 4D", {}),
    "the second hand plays low and keeps its king": (
        "KD 8D 4D JC 8C 5C 4C KS 7S 4S 6H 5H 4H", "5D", "4D", {}),
    "the third hand plays high": (
        "KD 8D 3D JC 8C 5C 4C KS 7S 4S 6H 5H 4H", "4D 6D", "KD", {}),
    "the third hand plays the lower of two touching cards": (
        "KD QD 3D JC 8C 5C 4C KS 7S 4S 6H 5H 4H", "4D 6D", "QD KD", {}),
    "nothing high is spent under the partner's ace": (
        "KD 8D 3D JC 8C 5C 4C KS 7S 4S 6H 5H 4H", "AD 6D", "3D", {}),
    "nothing high is spent under an ace that cannot be beaten": (
        "KD QD 3D JC 8C 5C 4C KS 7S 4S 6H 5H 4H", "AD 6D 7D", "3D", {}),
    "an ace is cashed before others run out of its suit": (
        "AD 8D 3D JC 8C 5C 4C QS 7S 4S 8H 5H 4H", "", "AD", {}),
    "no suit is opened from a king while there is a better lead": (
        "AD KD 3D KC 8C 5C 4C QS 7S 4S KH 5H 4H", "", "AD KD", {}),
    "a nil stays under with its highest card that does": (
        "8H 3H 2H 9D 4D 3D 2D 8C 5C 4C 6S 3S 2S", "9H", "8H", {"bids": "nil 4 4 3"}),
    "a nil throws its most dangerous card": (
        "AC 4C 3C 9D 4D 3D 2D 5C 2C 6S 4S 3S 2S", "9H KH 2H", "AC", {"bids": "nil 4 4 3"}),
    "a nil that must win does so with its highest card": (
        "KH 7H 9D 4D 3D 2D 8C 5C 4C 6S 4S 3S 2S", "2H 3H 4H", "KH", {"bids": "nil 4 4 3"}),
    "a nil does not ruff": (
        "AC 4C 3C 9D 4D 3D 2D 5C 2C 6S 4S 3S 2S", "9H", "AC 9D", {"bids": "nil 4 4 3"}),
    "a nil leads a card that somebody beats": (
        "8H 3H JH 9D 4D 3D 2D 8C 5C 2C 6S 3S 2S", "", "2C 2D 3H", {"bids": "nil 4 4 3"}),
    "a nil throws a high spade under a higher one": (
        "QS 3S 9D 4D 3D 2D 8C 5C 4C 8H 3H 2H 6C", "KS", "QS", {"bids": "nil 4 4 3"}),
    "the partner's nil is covered when it holds the trick": (
        "JH 2H KD 8D 4D JC 8C 5C 4C AS KS 7S 4S", "3H 9H 4H", "JH", {"bids": "4 3 nil 4"}),
    "a nil is covered with the smallest card that does": (
        "AH JH 2H KD 8D JC 8C 5C 4C AS KS 7S 4S", "3H 9H 4H", "JH", {"bids": "4 3 nil 4"}),
    "a nil is covered with a ruff where nothing else can": (
        "KD 8D 4D 3D JC 8C 5C 4C 3C AS KS 7S 4S", "3H 9H 4H", "4S", {"bids": "4 3 nil 4"}),
    "the partner of a nil leads high": (
        "AH KH 8H KD 8D 3D JC 8C 5C AS KS 7S 4S", "", "AH KH", {"bids": "5 3 nil 4"}),
    "a nil that is out of danger needs no cover": (
        "AH JH 2H KD 8D JC 8C 5C 4C AS KS 7S 4S", "QH 9H KH", "2H AH", {"bids": "4 3 nil 4"}),
    "the partner's broken nil is not covered": (
        "JH 2H KD 8D 4D JC 8C 5C 4C AS", "3H 9H 4H", "2H JH", {"bids": "4 3 nil 4", "won": "N W E"}),
    "an opponents' nil that holds the trick keeps it": (
        "AH 2H KD 8D 4D JC 8C 5C 4C AS KS 7S 4S", "9H 3H 4H", "2H", {"bids": "4 nil 3 5"}),
    "low cards are led against a nil": (
        "2C 9C KC KD QD AH KH JH AS KS QS 7S 8D", "", "2C 9C", {"bids": "7 nil 1 5"}),
    "a side that has its tricks stays under": (
        "QH 3H KD 8D 4C", "5H 9H TH", "3H", {"bids": "3 2 2 1", "won": "S S S N N W W W", "deck": _ENDING}),
    "a side that has its tricks throws high cards under higher ones": (
        "QH 3H KD 8D 4C", "5H 9H KH", "QH", {"bids": "3 2 2 1", "won": "S S S N N W W W", "deck": _ENDING}),
    "a side that needs every trick wins": (
        "AH 3H KD 8D 4C", "5H 9H KH", "AH", {"bids": "6 3 4 2", "won": "S S S N N W W W", "deck": _ENDING}),
    "a side that has its tricks still takes the one that sets the others": (
        "QH 3H", "5H 9H TH", "QH", {"bids": "3 4 2 4", "won": "S S S N N W W W W W W"}),
    "bags are taken where they cost nothing": (
        "QH 3H KD 8D 4C", "5H 9H TH", "QH",
        {"bids": "3 3 2 2", "won": "S S S N N W W W", "rules": _FREE_BAGS, "deck": _ENDING}),
    "a side about to take twice its bid stays under where that is punished": (
        "QH 3H KD 8D", "5H 9H TH", "3H",
        {"bids": "2 3 2 2", "won": "S S S S S N N W W", "rules": GRILL}),
    "a hopeless side leaves bags to the others": (
        "QH 3H", "5H 9H TH", "3H", {"bids": "6 2 5 1", "won": "S S S N N W W W W W W"}),
}  # fmt: skip


@pytest.mark.parametrize("advice", ADVICE)
def test_sane_players(advice: str) -> None:
    hand, trick, good, table = ADVICE[advice]
    assert _played(seen(hand, trick, **table)) in good.split()
