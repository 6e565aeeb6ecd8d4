"""Rules that cannot stand together."""

from __future__ import annotations

from collections.abc import Iterator

from game.cards import BIG_JOKER, LITTLE_JOKER
from game.rules.problems import Clash, Conflict, ConflictValue
from game.rules.rule_keys import RuleKeys

LEAST_HAND = 4


def conflicts(rules: RuleKeys) -> Iterator[Conflict]:
    """Yield what is wrong with *rules* beside each other, the most fundamental first."""
    seating = next(_seating_conflicts(rules), None)
    if seating is not None:  # hands and sides have no meaning then
        yield seating
        return
    yield from _deck_conflicts(rules)
    yield from _bid_conflicts(rules)
    yield from _trade_conflicts(rules)
    yield from _blind_conflicts(rules)
    yield from _raise_conflicts(rules)


def _conflict(key: str, clash: Clash, **values: ConflictValue) -> Conflict:
    return Conflict(key, clash, values)


def _seating_conflicts(rules: RuleKeys) -> Iterator[Conflict]:
    players = rules.players
    if rules.sides == "pairs" and players not in (4, 6):
        yield _conflict("sides", Clash.PAIRS_PLAYERS, players=players)
    if rules.sides == "trios" and players != 6:
        yield _conflict("sides", Clash.TRIOS_OF_FOUR if players == 4 else Clash.TRIOS_PLAYERS, players=players)


def _deck_conflicts(rules: RuleKeys) -> Iterator[Conflict]:
    strangers = tuple(card for card in rules.removed if card.is_joker and not rules.jokers)
    if strangers:
        yield _conflict("removed", Clash.NO_JOKERS_TO_REMOVE, cards=strangers)
    yield from _count_conflicts(rules)
    yield from _rank_conflicts(rules)
    if rules.first_trick != "free":
        if rules.opening_card is None:
            yield _conflict("first_trick", Clash.NO_CLUB, first_trick=rules.first_trick)
        if rules.draws:
            yield _conflict("first_trick", Clash.CLUBS_LEFT_OUT, first_trick=rules.first_trick)


def _count_conflicts(rules: RuleKeys) -> Iterator[Conflict]:
    deck, players = len(rules.deck), rules.players
    portions = 4 if rules.draws else players
    odd = deck % portions
    if odd:
        back = portions - odd
        clashes = (
            (Clash.UNEVEN_DRAWN, Clash.UNEVEN_DRAWN_OR_BACK) if rules.draws else (Clash.UNEVEN, Clash.UNEVEN_OR_BACK)
        )
        clash = clashes[len(rules.removed) >= back]
        yield _conflict("removed", clash, deck=deck, players=players, odd=odd, back=back)
    if rules.hand_size < LEAST_HAND:
        least = LEAST_HAND * portions
        yield _conflict("removed", Clash.FEW_CARDS, deck=deck, players=players, least=least, back=least - deck)


def _rank_conflicts(rules: RuleKeys) -> Iterator[Conflict]:
    absent = tuple(card for card in rules.high_trumps if card not in rules.deck)
    low = tuple(card for card in (BIG_JOKER, LITTLE_JOKER) if card in rules.deck and card not in rules.high_trumps)
    if absent:
        jokers = any(card.is_joker for card in absent) and not rules.jokers
        yield _conflict("high_trumps", Clash.NO_JOKERS_TO_RANK if jokers else Clash.NOT_IN_DECK, cards=absent)
    if low:
        yield _conflict("jokers", Clash.JOKERS_WITHOUT_RANK, cards=low)


def _bid_conflicts(rules: RuleKeys) -> Iterator[Conflict]:
    bidding, solo, least = rules.bidding, rules.sides == "solo", rules.min_side_bid
    fixed = bidding in ("mirror", "whiz", "suicide")
    if bidding in ("negotiated", "suicide") and solo:
        yield _conflict("bidding", Clash.BIDDING_ALONE, bidding=bidding)
    if bidding in ("whiz", "suicide") and rules.nil == 0:
        yield _conflict("bidding", Clash.BIDDING_WITHOUT_NIL, bidding=bidding)
    if fixed and least > 0:
        yield _conflict("min_side_bid", Clash.FIXED_LEAST, bidding=bidding, least=least)
    if fixed and rules.max_side_bid is not None:
        yield _conflict("max_side_bid", Clash.FIXED_MOST, bidding=bidding, most=rules.max_side_bid)
    if bidding != "individual" and rules.forbidden_total is not None:
        yield _conflict("forbidden_total", Clash.TOTAL_FORBIDDEN, bidding=bidding, total=rules.forbidden_total)
    if bidding in ("mirror", "whiz") and rules.both_nil == "forbidden" and rules.nil > 0 and not solo:
        yield _conflict("both_nil", Clash.NIL_FORBIDDEN, bidding=bidding)
    if least > rules.hand_size:
        yield _conflict("min_side_bid", Clash.LEAST_OVER_TRICKS, least=least, tricks=rules.hand_size)


def _trade_conflicts(rules: RuleKeys) -> Iterator[Conflict]:
    for key, count, points, without in (
        ("nil_trade", rules.nil_trade, rules.nil, Clash.NO_NIL_TO_TRADE),
        ("blind_nil_trade", rules.blind_nil_trade, rules.blind_nil, Clash.NO_BLIND_NIL_TO_TRADE),
    ):
        if count > 0 and points == 0:
            yield _conflict(key, without, count=count)
        if count > 0 and rules.sides != "pairs":
            yield _conflict(key, Clash.TRADE_ALONE if rules.sides == "solo" else Clash.TRADE_OF_TRIOS, count=count)


def _blind_conflicts(rules: RuleKeys) -> Iterator[Conflict]:
    numbers = [one.tricks for one in rules.blind_bids]
    low_five = rules.blind_low_five is not None
    tricks, least = rules.hand_size, rules.min_side_bid
    if low_five and rules.sides == "solo":
        yield _conflict("blind_low_five", Clash.LOW_ALONE)
    if (numbers or low_five) and rules.bidding != "individual":
        key = "blind_bids" if numbers else "blind_low_five"
        yield _conflict(key, Clash.BLIND_BIDDING, bidding=rules.bidding)
    if rules.low_named_with_bid and not low_five:
        yield _conflict("low_named_with_bid", Clash.NO_LOW_TO_NAME)
    if numbers and max(numbers) > tricks:
        yield _conflict("blind_bids", Clash.BLIND_OVER_TRICKS, blind=max(numbers), tricks=tricks)
    if low_five and tricks < 5:
        yield _conflict("blind_low_five", Clash.LOW_OVER_TRICKS, tricks=tricks)
    if numbers and min(numbers) < least:
        yield _conflict("blind_bids", Clash.BLIND_UNDER_LEAST, blind=min(numbers), least=least)
    if low_five and least > 5:
        yield _conflict("blind_low_five", Clash.LOW_UNDER_LEAST, least=least)


def _raise_conflicts(rules: RuleKeys) -> Iterator[Conflict]:
    if not rules.raise_blind_to_ten:
        return
    key, largest = "raise_blind_to_ten", max((one.tricks for one in rules.blind_bids), default=0)
    if not rules.blind_bids and rules.blind_low_five is None:
        yield _conflict(key, Clash.NO_BLIND_TO_RAISE)
    if rules.ten_bid is None:
        yield _conflict(key, Clash.RAISE_WITHOUT_POINTS)
    if largest > 9:
        yield _conflict(key, Clash.RAISE_OF_TEN, blind=largest)
    if rules.hand_size < 10:
        yield _conflict(key, Clash.RAISE_OVER_TRICKS, tricks=rules.hand_size)
