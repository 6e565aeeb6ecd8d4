"""Bidding, alone or by talking with the partner: what to promise, and how a bid made before the deal is settled."""

from __future__ import annotations

from math import floor

from game.ai.agent import Decision
from game.ai.characters import STEADY, Character
from game.ai.codes import codes_of
from game.ai.hands import hand_nil, hand_tricks, is_hopeless, usual_bid
from game.ai.prospects import Prospects
from game.ai.reasons import hand_words, kept_back, kept_words, least_nil, nil_words
from game.engine.actions import AgreeContract, GiveEstimate, PlaceBid, ProposeContract, SettleBlind, WishNil
from game.engine.views import PlayerView
from game.rules.bids import NIL, Bid, BlindBid
from game.rules.seats import Seat
from game.words import _

# Numbers further than this from the tricks expected are weighed only where nothing nearer may be bid.
_REACH = 2
# How often a nil of a partner's unknown hand stands. Set by hand.
_PARTNER_NIL = 0.35
# How many tricks a special number may lie above what the hands are worth. Set by hand.
_STRETCH = 1.2
# How often a nil stands whose holder has wished for it, and any other. Set by hand.
_WISHED = 0.68
_NOT_WISHED = 0.25
# A proposal this much below the best, in chances to win, is agreed to at the first and at the second word. Set by hand.
_NEAR = 0.006
_NEAR_ENOUGH = 0.03


def decide_bid(view: PlayerView, character: Character = STEADY) -> Decision:
    """Return the bid, or how the side's blind bid is settled."""
    codes = codes_of(view.rules)
    hand = codes.mask(view.hand)
    expected = hand_tricks(view.rules, hand)
    chance = hand_nil(view.rules, hand, partner_bid(view))
    prospects = Prospects(view, expected, character)
    if isinstance(view.legal[0], SettleBlind):
        return _settle(view, prospects, chance)
    bids = [action.bid for action in view.legal if isinstance(action, PlaceBid)]
    if len(bids) == 1:
        return Decision(PlaceBid(view.seat, bids[0]), _("the rules leave no other bid"))
    if is_hopeless(view.rules, chance):
        bids = [bid for bid in bids if not bid.is_nil] or bids
    bid = max(_nearby(view, prospects, bids), key=lambda one: prospects.of_bid(one, nil_chance=chance))
    return Decision(PlaceBid(view.seat, bid), why_bid(view, bid, chance, character.nil))


def partner_bid(view: PlayerView) -> int | None:
    """Return the number that the partner has bid; None before it has, or without one."""
    return next((bid.tricks for seat in view.partners if (bid := view.bids[seat]) is not None), None)


def why_bid(view: PlayerView, bid: Bid, chance: float, taste: int = 0) -> str:
    """Return the reason for *bid* with a nil of such a *chance*, which *taste* points make more attractive."""
    codes = codes_of(view.rules)
    hand = codes.mask(view.hand)
    if bid.is_nil:
        return nil_words(chance, least_nil(view.rules, hand, taste), bid=True)
    kept = kept_back(view.rules, hand, bid.tricks)
    text = _("{worth}, {kept}: a set costs far more than a bag") if kept else "{worth}"
    return text.format(worth=hand_words(view.rules, hand), kept=kept_words(kept))


def _nearby(view: PlayerView, prospects: Prospects, bids: list[Bid]) -> list[Bid]:
    """Return those of *bids* that are worth weighing; never empty."""
    wanted = usual_bid(prospects.expected[view.seat])
    said = sum(bid.tricks for seat in view.partners if (bid := view.bids[seat]) is not None)
    together = prospects.expected[view.seat] + sum(prospects.expected[seat] for seat in view.partners)
    special = [total - said for total in (10, view.rules.hand_size) if said and together > total - _STRETCH]
    near = [bid for bid in bids if bid.is_nil or abs(bid.tricks - wanted) <= _REACH or bid.tricks in special]
    return near if any(not bid.is_nil for bid in near) or len(near) == len(bids) else bids


def _settle(view: PlayerView, prospects: Prospects, chance: float) -> Decision:
    """Return whether to go low and whether to take ten."""
    blind = view.blind[view.side]
    if blind is None:
        raise RuntimeError("there is no blind bid to settle")
    options = [action for action in view.legal if isinstance(action, SettleBlind)]
    best = max(options, key=lambda one: _settled_worth(view, prospects, chance, blind, one))
    if best.low:
        return Decision(best, why_bid(view, NIL, chance))
    if best.raised:
        return Decision(best, _("both hands together look strong enough for ten"))
    return Decision(best, _("the number stands as it was bid"))


def _settled_worth(
    view: PlayerView, prospects: Prospects, chance: float, blind: BlindBid, action: SettleBlind
) -> float:
    settled = BlindBid(blind.tricks, blind.low, blind.raised or action.raised)
    partners = view.partners
    bids = {partner: bid for partner in partners if (bid := view.bids[partner]) is not None}
    bids |= {partner: Bid.of(0) for partner in partners if partner not in bids}
    own = NIL if action.low else Bid.of(0)
    kept = {view.seat: chance, **dict.fromkeys(partners, _PARTNER_NIL)}
    open_low = blind.low and not action.low and not any(bid.is_nil for bid in bids.values())
    if open_low and partners:
        bids[partners[0]] = NIL
    worth = prospects.worth(prospects.results({view.seat: own, **bids}, settled.contract, kept, settled))
    return worth + prospects.taste if action.low else worth


def decide_talk(view: PlayerView, character: Character = STEADY) -> Decision:
    """Return an estimate, a proposal or agreement."""
    codes = codes_of(view.rules)
    hand = codes.mask(view.hand)
    expected = hand_tricks(view.rules, hand)
    chance = hand_nil(view.rules, hand, _partner_tricks(view))
    prospects = Prospects(view, expected, character)
    if any(isinstance(action, GiveEstimate) for action in view.legal):
        return _decide_estimate(view, prospects, expected, chance)
    return _decide_proposal(view, prospects, chance)


def _partner_tricks(view: PlayerView) -> int | None:
    """Return what the partner has said that it holds."""
    return next(
        (word.sure for word in view.talk if isinstance(word, GiveEstimate) and word.seat in view.partners), None
    )


def _decide_estimate(view: PlayerView, prospects: Prospects, expected: float, chance: float) -> Decision:
    sure = max(0, floor(expected - 0.5))
    hopeful = max(sure, floor(expected + 0.2))
    most = view.rules.hand_size
    wish = WishNil(view.seat)
    if wish in view.legal and chance > 0.5:
        number = max(prospects.of_bid(Bid.of(tricks), nil_chance=chance) for tricks in (max(1, sure), sure + 1))
        if prospects.of_bid(NIL, nil_chance=chance) > number:
            return Decision(wish, why_bid(view, NIL, chance))
    reason = why_bid(view, Bid.of(sure), chance)
    return Decision(GiveEstimate(view.seat, min(sure, most), min(hopeful, most)), reason)


def _decide_proposal(view: PlayerView, prospects: Prospects, chance: float) -> Decision:
    """Return agreement where the partner's number is about as good as any, else the best number."""
    heard = [word for word in view.talk if isinstance(word, ProposeContract) and word.seat in view.partners]
    offered = [action for action in view.legal if isinstance(action, ProposeContract)]
    near = [action for action in offered if _is_near(view, prospects, action)] or offered
    best = max(near, key=lambda action: _worth_of(view, prospects, chance, action))
    agree = AgreeContract(view.seat)
    if heard and agree in view.legal:
        patience = _NEAR if len(heard) == 1 else _NEAR_ENOUGH
        if _worth_of(view, prospects, chance, heard[-1]) + patience >= _worth_of(view, prospects, chance, best):
            return Decision(agree, _("the partner’s number is as good as any"))
    if best.nils:
        return Decision(best, _("one of the hands can stay under every trick"))
    tricks = sum(prospects.expected[seat] for seat in (view.seat, *view.partners))
    return Decision(best, _("both hands together are worth about {tricks} tricks").format(tricks=f"{tricks:.1f}"))


def _is_near(view: PlayerView, prospects: Prospects, action: ProposeContract) -> bool:
    """Whether *action* asks for about what the seats that bid no nil are worth."""
    numbers = [seat for seat in (view.seat, *view.partners) if seat not in action.nils and not view.is_nil(seat)]
    wanted = sum(prospects.expected[seat] for seat in numbers)
    return not numbers or abs(action.tricks - wanted) <= _REACH or action.tricks in (10, view.rules.hand_size)


def _worth_of(view: PlayerView, prospects: Prospects, chance: float, action: ProposeContract) -> float:
    """Return the chance to win the game with the contract of *action*."""
    bids: dict[Seat, Bid] = {}
    for seat in (view.seat, *view.partners):
        said = view.bids[seat]
        bids[seat] = NIL if seat in action.nils else said if said is not None else Bid.of(0)
    wishes = {word.seat for word in view.talk if isinstance(word, WishNil)}
    kept = {seat: _WISHED if seat in wishes else _NOT_WISHED for seat in bids}
    kept[view.seat] = chance
    worth = prospects.worth(prospects.results(bids, action.tricks, kept))
    return worth + prospects.taste if view.seat in action.nils else worth
