"""Tricks: which cards may join one, why the others may not, and who wins it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.cards import Card, Suit
from game.rules.card_words import suit_name
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from game.words import _


class Play(NamedTuple):
    """A card on the table and the seat that played it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of one trick in order; false before the lead."""

    plays: tuple[Play, ...] = ()

    def __len__(self) -> int:
        return len(self.plays)

    @property
    def leader(self) -> Seat:
        """The seat that led."""
        return self.plays[0].seat

    @property
    def lead(self) -> Card:
        """The card led."""
        return self.plays[0].card

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order they were played."""
        return tuple(play.card for play in self.plays)

    def card_of(self, seat: Seat) -> Card | None:
        """Return the card of *seat*, if it has played."""
        return next((play.card for play in self.plays if play.seat is seat), None)

    def with_play(self, seat: Seat, card: Card) -> Trick:
        """Return the trick after *seat* has added *card*."""
        return Trick((*self.plays, Play(seat, card)))


def lawful(hand: Sequence[Card], trick: Trick, rules: RuleSet, *, first: bool, broken: bool) -> tuple[Card, ...]:
    """Return the cards of *hand* that may join *trick*, in hand order; never empty for a non-empty hand.

    *first*: it is the first trick of the deal, which no spade leads; *broken*: spades have been broken.
    """
    if trick.plays:
        return _follow(hand, rules.suit(trick.lead), rules, lowest_club=first and rules.first_trick == "lowest_club")
    if first and rules.opening_card in hand:
        return tuple(card for card in hand if card is rules.opening_card)
    if broken or (rules.spade_lead == "any_time" and not first):
        return tuple(hand)
    return _not_spades(hand, rules)


def _follow(hand: Sequence[Card], suit: Suit, rules: RuleSet, *, lowest_club: bool) -> tuple[Card, ...]:
    following = tuple(card for card in hand if rules.suit(card) is suit)
    if not lowest_club:
        return following or tuple(hand)
    return (min(following, key=rules.strength),) if following else _not_spades(hand, rules)


def _not_spades(hand: Sequence[Card], rules: RuleSet) -> tuple[Card, ...]:
    return tuple(card for card in hand if rules.suit(card) is not Suit.SPADES) or tuple(hand)


def why_not(card: Card, hand: Sequence[Card], trick: Trick, rules: RuleSet, *, first: bool, broken: bool) -> str:
    """Return why *card* may not be played, or an empty text if it may."""
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


def winning_play(trick: Trick, rules: RuleSet, *, first: bool) -> Play:
    """Return the play that takes *trick* as it lies: the highest spade, else the highest of the suit led.

    On a first trick of lowest clubs no spade wins: *first* tells that it is the first of the deal.
    """
    led = rules.suit(trick.lead)
    trumps = not (first and rules.first_trick == "lowest_club")
    best = trick.plays[0]
    best_suit, best_strength = led, rules.strength(best.card)
    for play in trick.plays[1:]:
        suit, strength = rules.suit(play.card), rules.strength(play.card)
        higher = suit is best_suit and strength > best_strength
        trumped = trumps and suit is Suit.SPADES and best_suit is not Suit.SPADES
        if higher or trumped:
            best, best_suit, best_strength = play, suit, strength
    return best


def winner(trick: Trick, rules: RuleSet, *, first: bool) -> Seat:
    """Return the seat that takes *trick*."""
    return winning_play(trick, rules, first=first).seat


def breaks_spades(trick: Trick, card: Card, hand: Sequence[Card], rules: RuleSet, *, first: bool) -> bool:
    """Whether *card*, played from *hand* (still holding it) to *trick*, breaks spades.

    A spade on another suit's lead breaks them. A lead that was forced, nothing but spades being left, breaks them
    only where the rules say so; a free lead, possible where spades may be led at any time, always does.
    """
    if rules.suit(card) is not Suit.SPADES:
        return False
    if first and rules.first_trick == "lowest_club":
        return False
    if trick.plays:
        return rules.suit(trick.lead) is not Suit.SPADES
    forced = all(rules.suit(one) is Suit.SPADES for one in hand)
    return rules.forced_lead_breaks or not forced
