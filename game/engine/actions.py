"""What a seat may do: a closed union of actions, named as commands and written to records as small JSON objects."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from game.cards import Card
from game.rules.bids import Bid
from game.rules.seats import Seat


class IllegalActionError(ValueError):
    """An action that is illegal in a state; the text says which, why, and what is legal instead."""


def _tag(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class _Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=_tag):
    """An action of a *seat*."""

    seat: Seat


class CutCard(_Act, frozen=True):
    """Turn over the card at *place* (from 0) of the spread deck, to find the dealer."""

    place: int


class BidBlind(_Act, frozen=True):
    """Offer, before the deal, that the side takes *tricks*, and with *low* that one of its seats takes none.

    *named* is the seat to take none, where the rules want it named with the bid.
    """

    tricks: int
    low: bool = False
    named: Seat | None = None


class AgreeBlind(_Act, frozen=True):
    """Join in the partner's blind bid."""


class DeclineBlind(_Act, frozen=True):
    """Make no blind bid, or refuse the partner's."""


class BidBlindNil(_Act, frozen=True):
    """Bid nil before looking at the cards."""


class LookAtCards(_Act, frozen=True):
    """Take up the hand, which rules out a blind nil."""


class KeepCard(_Act, frozen=True):
    """Keep the top card of the stock, which only the seat has seen, and discard the next unseen."""


class RefuseCard(_Act, frozen=True):
    """Discard the top card of the stock, and keep the next."""


class AskRedeal(_Act, frozen=True):
    """Throw the hand in for a new deal."""


class KeepHand(_Act, frozen=True):
    """Play a hand that may be thrown in."""


class PlaceBid(_Act, frozen=True):
    """Make *bid* in the auction."""

    bid: Bid


class SettleBlind(_Act, frozen=True):
    """Settle the side's blind bid after looking: whether the seat goes *low*, and whether it is *raised* to ten."""

    low: bool = False
    raised: bool = False


class GiveEstimate(_Act, frozen=True):
    """Tell the partner the number of *sure* tricks and of *hopeful* ones, which include the sure."""

    sure: int
    hopeful: int


class WishNil(_Act, frozen=True):
    """Tell the partner that the seat would go nil."""


class ProposeContract(_Act, frozen=True):
    """Propose that the side owes *tricks*, with *nils* taking none."""

    tricks: int
    nils: tuple[Seat, ...] = ()


class AgreeContract(_Act, frozen=True):
    """Agree to what the partner has proposed."""


class PassCards(_Act, frozen=True):
    """Give *cards* to the partner."""

    cards: tuple[Card, ...]


class DeclineTrade(_Act, frozen=True):
    """Keep all cards."""


class PlayCard(_Act, frozen=True):
    """Play *card* to the trick."""

    card: Card


class CallRenege(_Act, frozen=True):
    """Accuse *accused* of not having followed suit in trick *trick* (from 0)."""

    accused: Seat
    trick: int


class CloseCalls(_Act, frozen=True):
    """Leave the tricks as they are."""


Penalty: TypeAlias = Literal["take_tricks", "give_tricks", "lose_points", "win_points"]


class ChoosePenalty(_Act, frozen=True):
    """Choose the *penalty*: tricks taken from the side that reneged or given to it, points taken from it or won."""

    penalty: Penalty


class StartDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=_tag):
    """Start the next deal; any seat may, once a deal is scored."""


BlindWord: TypeAlias = BidBlind | AgreeBlind | DeclineBlind  # said before the deal
TalkWord: TypeAlias = GiveEstimate | WishNil | ProposeContract | AgreeContract  # said between partners

Action: TypeAlias = (
    CutCard
    | BidBlind
    | AgreeBlind
    | DeclineBlind
    | BidBlindNil
    | LookAtCards
    | KeepCard
    | RefuseCard
    | AskRedeal
    | KeepHand
    | PlaceBid
    | SettleBlind
    | GiveEstimate
    | WishNil
    | ProposeContract
    | AgreeContract
    | PassCards
    | DeclineTrade
    | PlayCard
    | CallRenege
    | CloseCalls
    | ChoosePenalty
    | StartDeal
)
