"""Why a card may not be played, in words for the person at the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import Card, Suit
from game.rules.ruleset import RuleSet
from game.rules.tricks import Trick, lawful
from game.words import _


def suit_name(suit: Suit) -> str:
    """Return the visible name of *suit*, as it stands within a sentence."""
    return (_("clubs"), _("diamonds"), _("hearts"), _("spades"))[suit]


def why_not(card: Card, hand: Sequence[Card], trick: Trick, rules: RuleSet, *, first: bool, broken: bool) -> str:
    """Return the sentence that refuses *card*, or an empty text where it may be played."""
    if card not in hand:
        return _("That card is not in the hand")
    if card in lawful(hand, trick, rules, first=first, broken=broken):
        return ""
    if not trick.plays:
        return _why_not_lead(hand, rules, first=first)
    led = rules.suit(trick.lead)
    following = [one for one in hand if rules.suit(one) is led]
    if following and rules.suit(card) is led:
        return _("On the first trick everyone plays the lowest club")
    if following:
        return _("You must follow {suit}").format(suit=suit_name(led))
    return _("On the first trick no spade may be thrown while you hold another suit")


def _why_not_lead(hand: Sequence[Card], rules: RuleSet, *, first: bool) -> str:
    if first and rules.opening_card in hand:
        return _("The lowest club leads to the first trick")
    if rules.spade_lead == "any_time":
        return _("Spades may not be led to the first trick")
    return _("Spades may not be led until they are broken")
