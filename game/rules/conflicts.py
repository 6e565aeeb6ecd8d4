"""Rules that cannot stand together, each with the sentence that refuses it: key, value, and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from game.cards import BIG_JOKER, LITTLE_JOKER

if TYPE_CHECKING:
    from game.rules.ruleset import RuleSet

Conflict: TypeAlias = tuple[bool, str]
LEAST_HAND = 4


def conflicts(rules: RuleSet) -> list[Conflict]:
    """Return what may be wrong with *rules* and whether it is, each with its reason."""
    seating = _seating_conflicts(rules)
    if any(wrong for wrong, _reason in seating):  # hands and sides have no meaning then
        return seating
    return [*_deck_conflicts(rules), *_bid_conflicts(rules), *_trade_conflicts(rules), *_blind_conflicts(rules)]


def _seating_conflicts(rules: RuleSet) -> list[Conflict]:
    players, sides = rules.players, rules.sides
    return [
        (
            sides == "pairs" and players not in (4, 6),
            f"sides: pairs need four or six players, not {players}; with {players}, sides: solo",
        ),
        (
            sides == "trios" and players != 6,
            f"sides: trios need six players, not {players}; with {players}, sides: "
            + ("pairs or solo" if players == 4 else "solo"),
        ),
    ]


def _deck_conflicts(rules: RuleSet) -> list[Conflict]:
    deck = rules.deck
    strangers = [card.name for card in rules.removed if card.is_joker and not rules.jokers]
    portions = 4 if rules.draws else rules.players
    odd = len(deck) % portions
    drawn = ", who keep every second card" if rules.draws else ""
    return [
        (bool(strangers), f"removed: {', '.join(strangers)} is not in the deck; jokers: 2 puts it there"),
        (
            odd != 0,
            f"removed: {len(deck)} cards cannot be dealt evenly to {rules.players} players{drawn}; remove {odd} more"
            + (f", or put {portions - odd} back" if len(rules.removed) >= portions - odd else ""),
        ),
        (
            rules.hand_size < LEAST_HAND,
            f"removed: only {len(deck)} cards are left, too few for a deal; "
            f"{rules.players} players need {LEAST_HAND * portions}",
        ),
        (
            any(card not in deck for card in rules.high_trumps),
            "high_trumps: names a card that is not in the deck (jokers need jokers: 2, removed cards cannot rank)",
        ),
        (
            rules.jokers > 0 and not {BIG_JOKER, LITTLE_JOKER} - set(rules.removed) <= set(rules.high_trumps),
            'jokers: a joker in the deck needs its place in high_trumps, such as ["BJ", "LJ"]',
        ),
        (
            rules.first_trick != "free" and rules.opening_card is None,
            f"first_trick: {rules.first_trick} needs a club in the deck; without one, free",
        ),
        (
            rules.first_trick != "free" and rules.draws,
            f"first_trick: {rules.first_trick} needs all cards in the hands; where two draw them, free",
        ),
    ]


def _bid_conflicts(rules: RuleSet) -> list[Conflict]:
    bidding, solo = rules.bidding, rules.sides == "solo"
    fixed = bidding in ("mirror", "whiz", "suicide")
    return [
        (
            bidding in ("negotiated", "suicide") and solo,
            f"bidding: {bidding} needs partners; playing solo, individual, mirror or whiz",
        ),
        (
            bidding in ("whiz", "suicide") and rules.nil == 0,
            f"bidding: {bidding} needs a nil; give it points, such as nil: 100",
        ),
        (
            fixed and rules.min_side_bid > 0,
            f"min_side_bid: {bidding} bidding leaves no room for a minimum; allowed is 0",
        ),
        (
            fixed and rules.max_side_bid is not None,
            f"max_side_bid: {bidding} bidding leaves no room for a maximum; allowed is null",
        ),
        (
            bidding != "individual" and rules.forbidden_total is not None,
            f"forbidden_total: needs individual bidding, not {bidding}; allowed is null",
        ),
        (
            bidding in ("mirror", "whiz") and rules.both_nil == "forbidden" and rules.nil > 0 and not solo,
            f"both_nil: {bidding} bidding cannot forbid it, since partners without spades must bid nil; "
            "allowed is each_alone or bonuses_only",
        ),
        (
            rules.min_side_bid > rules.hand_size,
            f"min_side_bid: {rules.min_side_bid} is more than the {rules.hand_size} tricks of a deal",
        ),
    ]


def _trade_conflicts(rules: RuleSet) -> list[Conflict]:
    company = {"solo": "a trade needs a partner", "trios": "a trade needs one partner, and trios have two"}
    wrong = company.get(rules.sides)
    return [
        (rules.nil_trade > 0 and rules.nil == 0, "nil_trade: there is no nil to trade for; allowed is 0"),
        (rules.nil_trade > 0 and wrong is not None, f"nil_trade: {wrong}; allowed is 0"),
        (
            rules.blind_nil_trade > 0 and rules.blind_nil == 0,
            "blind_nil_trade: there is no blind nil to trade for; allowed is 0",
        ),
        (rules.blind_nil_trade > 0 and wrong is not None, f"blind_nil_trade: {wrong}; allowed is 0"),
    ]


def _blind_conflicts(rules: RuleSet) -> list[Conflict]:
    numbers = [one.tricks for one in rules.blind_bids]
    low_five = rules.blind_low_five is not None
    least, largest = min(numbers, default=13), max(numbers, default=0)
    tricks = rules.hand_size
    return [
        (low_five and rules.sides == "solo", "blind_low_five: the low needs a partner; playing solo, null"),
        (
            bool(numbers or low_five) and rules.bidding != "individual",
            f"blind_bids: bids before the deal need individual bidding, not {rules.bidding}",
        ),
        (
            rules.low_named_with_bid and not low_five,
            "low_named_with_bid: there is no blind_low_five to name a low for; allowed is false",
        ),
        (largest > tricks, f"blind_bids: {largest} is more than the {tricks} tricks of a deal"),
        (low_five and tricks < 5, f"blind_low_five: 5 is more than the {tricks} tricks of a deal"),
        (
            least < rules.min_side_bid,
            f"blind_bids: {least} is less than the min_side_bid of {rules.min_side_bid}",
        ),
        (
            low_five and rules.min_side_bid > 5,
            f"blind_low_five: 5 is less than the min_side_bid of {rules.min_side_bid}",
        ),
        *_raise_conflicts(rules, largest, blind=bool(numbers or low_five)),
    ]


def _raise_conflicts(rules: RuleSet, largest: int, *, blind: bool) -> list[Conflict]:
    raised, tricks = rules.raise_blind_to_ten, rules.hand_size
    return [
        (raised and not blind, "raise_blind_to_ten: there is no blind bid to raise; allowed is false"),
        (
            raised and rules.ten_bid is None,
            "raise_blind_to_ten: needs ten_bid, which says what the ten is worth",
        ),
        (raised and largest > 9, "raise_blind_to_ten: a blind bid of 10 or more cannot be raised"),
        (raised and tricks < 10, f"raise_blind_to_ten: 10 is more than the {tricks} tricks of a deal"),
    ]
