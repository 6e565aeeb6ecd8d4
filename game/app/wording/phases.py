"""The words of the special phases: poor hands, odds, restricted and special bids, and hints."""

from __future__ import annotations

from game.engine.actions import (
    Action,
    AgreeBlind,
    AskRedeal,
    BidBlind,
    BidBlindNil,
    ChoosePenalty,
    CloseCalls,
    DeclineBlind,
    DeclineTrade,
    KeepHand,
    LookAtCards,
    SettleBlind,
)
from game.engine.views import PlayerView
from game.rules.bids import Bid, BlindBid
from game.rules.ruleset import RuleSet
from game.words import _, plural


def poor_words(rules: RuleSet) -> str:
    """Return, in a few words, what allows a hand to be thrown in."""
    return {
        "none": "",
        "no_spade_no_ace": _("no spade, no ace"),
        "no_spade": _("no spade"),
        "no_face_card": _("no king, queen or jack"),
        "seven_of_a_suit": _("seven of a suit or more"),
    }[rules.redeal]


def odds_words(chance: float) -> str:
    """Return *chance* in words: "about 7 times in 10"."""
    tenths = round(10 * chance)
    if tenths <= 0:
        return _("hardly ever")
    if tenths >= 10:
        return _("nearly always")
    return plural("about once in 10 times", "about {count} times in 10", tenths).format(count=tenths)


def bidding_words(rules: RuleSet) -> str:
    """Return, in a few words, how the rules restrict a bid; empty where they do not."""
    match rules.bidding:
        case "mirror":
            return _("bid your spades")
        case "whiz":
            return _("bid your spades, or nil")
        case "suicide":
            return _("one partner bids nil")
        case "individual" | "negotiated":
            least = rules.min_side_bid
            return _("at least {least} together").format(least=least) if least else ""


def why_no_bid(view: PlayerView, bid: Bid) -> str:
    """Return why the seat of *view* may not bid *bid*, and what it may bid instead."""
    match view.rules.bidding:
        case "mirror":
            return _("Bid as many as you hold spades")
        case "whiz":
            return _("Bid as many as you hold spades, or nil")
        case _ if bid.is_nil and any(view.is_nil(seat) for seat in view.partners):
            return _("Your partner has bid nil already")
        case "suicide":
            return _("Your partner bids tricks: you bid nil")
        case "individual" | "negotiated":
            return _limit_words(view, bid)


def _limit_words(view: PlayerView, bid: Bid) -> str:
    """Return the limit on the side's total, or on all bids together, that rules out *bid*."""
    rules, heard = view.rules, view.owed(view.side)
    least, most = rules.min_side_bid, rules.max_side_bid
    if heard + bid.tricks < least:
        words = _("Your side owes at least {least}: bid {own} or more")
        return words.format(least=least, own=least - heard)
    if most is not None and heard + bid.tricks > most:
        words = _("Your side owes at most {most}: bid {own} or less")
        return words.format(most=most, own=most - heard)
    if rules.forbidden_total is not None:
        return _("All bids together may not be {total}").format(total=rules.forbidden_total)
    return _("This cannot be bid")


def special_words(view: PlayerView, bid: Bid) -> str:
    """Return, as rich text, the stakes of the side's total with *bid* where they are special; else empty."""
    rules, total = view.rules, view.owed(view.side) + bid.tricks
    if any(view.bids[seat] is None for seat in view.partners):
        return ""
    name, stakes = _("Boston"), rules.boston_bid if total == rules.hand_size else None
    if stakes is None and total == 10:
        name, stakes = _("10 for 2"), rules.ten_bid
    if stakes is None:
        return ""
    words = _("<strong>{total}</strong> tricks (<b>{name}</b>): +{made} / −{missed}")
    if view.partners:
        words = _("<strong>{total}</strong> together (<b>{name}</b>): +{made} / −{missed}")
    return words.format(total=total, name=name, made=stakes.made, missed=-stakes.missed)


def phase_advice(action: Action, view: PlayerView | None = None) -> str:
    """Return, in a few words, the *action* that a hint for *view* advises in a special phase; empty for others."""
    match action:
        case BidBlind(_seat, tricks, low):
            return _("Bid {bid}").format(bid=BlindBid(tricks, low))
        case AgreeBlind():
            return _("Agree")
        case DeclineBlind(seat):
            return _("Refuse") if view is not None and AgreeBlind(seat) in view.legal else _("No blind bid")
        case BidBlindNil():
            return _("Bid nil, blind")
        case LookAtCards():
            return _("Look at your cards")
        case KeepHand():
            return _("Play on")
        case AskRedeal():
            return _("Throw it in")
        case SettleBlind(_seat, low, raised):
            part = _("Go low") if low else _("Play for tricks")
            return _("{part}, raise to 10").format(part=part) if raised else part
        case DeclineTrade():
            return _("Keep your cards")
        case CloseCalls():
            return _("Let the tricks stand")
        case ChoosePenalty(_seat, penalty):
            return {
                "take_tricks": _("Take tricks"),
                "give_tricks": _("Give tricks"),
                "lose_points": _("Fine them"),
                "win_points": _("Take points"),
            }[penalty]
        case _:
            return ""
