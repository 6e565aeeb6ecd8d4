"""Bidding: how many tricks to promise, nil or a number, and settling a bid made before the deal."""

from __future__ import annotations

from math import floor

from game.ai.agent import Decision
from game.ai.bid_reasons import hand_words, kept_back, kept_words, least_nil, nil_words
from game.ai.characters import STEADY, Character
from game.ai.codes import codes_of
from game.ai.hands import hand_nil, hand_tricks, is_hopeless
from game.ai.prospects import Prospects
from game.engine.actions import PlaceBid, SettleBlind
from game.engine.views import PlayerView
from game.rules.bids import NIL, Bid, BlindBid
from game.words import _

# Numbers further than this from the expected tricks are weighed only where nothing nearer may be bid.
_REACH = 2
# A partner's unknown hand makes a nil so often, and a hand known to be poor at it no more often than this.
_PARTNER_NIL = 0.35
# A special number is not stretched for by more than so many tricks.
_STRETCH = 1.2


def decide(view: PlayerView, character: Character = STEADY) -> Decision:
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
    wanted = max(1, floor(prospects.expected[view.seat] - 0.2))
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
