"""Rules that cannot stand together, each with the sentence that refuses it: key, value, and what would be right.

What stands in brackets at the end is for those who write files: the key and the value that would do.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    pairs = "play in pairs, or let each play alone (sides: pairs or solo)"
    alone = "let each play alone (sides: solo)"
    return [
        (
            sides == "pairs" and players not in (4, 6),
            f"sides: pairs need four or six players, not {players}; {alone}",
        ),
        (
            sides == "trios" and players != 6,
            f"sides: trios need six players, not {players}; {pairs if players == 4 else alone}",
        ),
    ]


def _deck_conflicts(rules: RuleSet) -> list[Conflict]:
    deck = rules.deck
    strangers = [card.name for card in rules.removed if card.is_joker and not rules.jokers]
    portions = 4 if rules.draws else rules.players
    odd = len(deck) % portions
    drawn = ", who keep every second card" if rules.draws else ""
    return [
        (
            bool(strangers),
            f"removed: {_listed(strangers)} cannot be left out of a deck without jokers; put both in first (jokers: 2)",
        ),
        (
            odd != 0,
            f"removed: {len(deck)} cards cannot be dealt evenly to {rules.players} players{drawn}; remove {odd} more"
            + (f", or put {portions - odd} back" if len(rules.removed) >= portions - odd else ""),
        ),
        (
            rules.hand_size < LEAST_HAND,
            f"removed: only {len(deck)} cards are left, too few for a deal; "
            f"{rules.players} players need {LEAST_HAND * portions}: put {LEAST_HAND * portions - len(deck)} back",
        ),
        *_rank_conflicts(rules),
        (
            rules.first_trick != "free" and rules.opening_card is None,
            f"first_trick: {rules.first_trick} needs a club in the deck; put one back, or let any lead open "
            "(first_trick: free)",
        ),
        (
            rules.first_trick != "free" and rules.draws,
            f"first_trick: {rules.first_trick} needs all cards in the hands, and two players leave half of them out; "
            "let any lead open (first_trick: free)",
        ),
    ]


def _rank_conflicts(rules: RuleSet) -> list[Conflict]:
    absent = [card for card in rules.high_trumps if card not in rules.deck]
    names = _listed([card.name for card in absent])
    low = [card.name for card in (BIG_JOKER, LITTLE_JOKER) if card in rules.deck and card not in rules.high_trumps]
    return [
        (
            any(card.is_joker for card in absent) and not rules.jokers,
            f"high_trumps: {names} cannot rank without being in the deck; put the jokers in first (jokers: 2)",
        ),
        (
            bool(absent),
            f"high_trumps: {names} cannot rank without being in the deck; leave nothing out that is to rank (removed)",
        ),
        (
            rules.jokers > 0 and bool(low),
            f"jokers: {_listed(low)} would have no rank; rank jokers above the ace of spades "
            '(high_trumps: ["BJ", "LJ"])',
        ),
    ]


def _listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def _bid_conflicts(rules: RuleSet) -> list[Conflict]:
    bidding, solo = rules.bidding, rules.sides == "solo"
    fixed = bidding in ("mirror", "whiz", "suicide")
    return [
        (
            bidding in ("negotiated", "suicide") and solo,
            f"bidding: {bidding} needs partners, and here each plays alone; "
            "bid one by one (bidding: individual, mirror or whiz)",
        ),
        (
            bidding in ("whiz", "suicide") and rules.nil == 0,
            f"bidding: {bidding} needs a nil that is worth something; give it points, such as 100 (nil: 100)",
        ),
        (
            fixed and rules.min_side_bid > 0,
            f"min_side_bid: {bidding} leaves no room for a least bid of {rules.min_side_bid}; "
            "let it be 0, or bid freely (bidding: individual)",
        ),
        (
            fixed and rules.max_side_bid is not None,
            f"max_side_bid: {bidding} leaves no room for a highest bid of {rules.max_side_bid}; "
            "set no limit (max_side_bid: null)",
        ),
        (
            bidding != "individual" and rules.forbidden_total is not None,
            f"forbidden_total: {rules.forbidden_total} can be forbidden only to those who bid one by one, which "
            f"{bidding} is not; allow any total (forbidden_total: null, or bidding: individual)",
        ),
        (
            bidding in ("mirror", "whiz") and rules.both_nil == "forbidden" and rules.nil > 0 and not solo,
            f"both_nil: {bidding} makes partners without spades bid nil, so that it cannot be forbidden; "
            "score it instead (both_nil: each_alone or bonuses_only)",
        ),
        (
            rules.min_side_bid > rules.hand_size,
            f"min_side_bid: {rules.min_side_bid} is more than the {rules.hand_size} tricks of a deal; "
            f"let it be {rules.hand_size} at the most",
        ),
    ]


def _trade_conflicts(rules: RuleSet) -> list[Conflict]:
    company = {
        "solo": "needs a partner, and here each plays alone",
        "trios": "needs one partner, and trios have two",
    }
    wrong = company.get(rules.sides)
    found: list[Conflict] = []
    for key, cards, points, nil in (
        ("nil_trade", rules.nil_trade, rules.nil, "nil"),
        ("blind_nil_trade", rules.blind_nil_trade, rules.blind_nil, "blind nil"),
    ):
        found += [
            (
                cards > 0 and points == 0,
                f"{key}: there is no {nil} to trade {cards} for; give it points, or trade none ({key}: 0)",
            ),
            (cards > 0 and wrong is not None, f"{key}: a trade of {cards} {wrong}; trade none ({key}: 0)"),
        ]
    return found


def _blind_conflicts(rules: RuleSet) -> list[Conflict]:
    numbers = [one.tricks for one in rules.blind_bids]
    low_five = rules.blind_low_five is not None
    least, largest = min(numbers, default=13), max(numbers, default=0)
    tricks, required = rules.hand_size, rules.min_side_bid
    without = "leave Blind Low 5 out (blind_low_five: null)"
    return [
        (
            low_five and rules.sides == "solo",
            f"blind_low_five: the low needs a partner, and here each plays alone; {without}",
        ),
        (
            bool(numbers or low_five) and rules.bidding != "individual",
            f"{'blind_bids' if numbers else 'blind_low_five'}: bids before the deal are for those who bid one by one, "
            f"which {rules.bidding} is not; have none before the deal (or bidding: individual)",
        ),
        (
            rules.low_named_with_bid and not low_five,
            "low_named_with_bid: there is no Blind Low 5 to name a low for; offer it, or let the low be chosen later "
            "(low_named_with_bid: false)",
        ),
        (
            largest > tricks,
            f"blind_bids: {largest} is more than the {tricks} tricks of a deal; offer {tricks} at the most",
        ),
        (low_five and tricks < 5, f"blind_low_five: 5 is more than the {tricks} tricks of a deal; {without}"),
        (
            least < required,
            f"blind_bids: {least} is less than a side’s least bid of {required}; offer no less than that, or lower it "
            f"(min_side_bid: {least})",
        ),
        (
            low_five and required > 5,
            f"blind_low_five: 5 is less than a side’s least bid of {required}; lower that to 5 (min_side_bid: 5)",
        ),
        *_raise_conflicts(rules, largest, blind=bool(numbers or low_five)),
    ]


def _raise_conflicts(rules: RuleSet, largest: int, *, blind: bool) -> list[Conflict]:
    raised, tricks = rules.raise_blind_to_ten, rules.hand_size
    without = "allow no raise (raise_blind_to_ten: false)"
    return [
        (raised and not blind, f"raise_blind_to_ten: there is no blind bid to raise to 10; offer one, or {without}"),
        (
            raised and rules.ten_bid is None,
            "raise_blind_to_ten: a raise to 10 needs points of its own for a bid of 10; "
            "give it some, such as +200 and -100 (ten_bid: [200, -100])",
        ),
        (
            raised and largest > 9,
            f"raise_blind_to_ten: a blind bid of {largest} cannot be raised to 10; offer 9 at the most, or {without}",
        ),
        (raised and tricks < 10, f"raise_blind_to_ten: 10 is more than the {tricks} tricks of a deal; {without}"),
    ]
