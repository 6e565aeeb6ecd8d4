"""What happens at a table: a closed union of events, named in the past tense.

Some events carry what only some seats may know; `seen_by` gives each seat its own version.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from game.cards import Card
from game.engine.actions import Penalty
from game.rules.bids import Bid, BlindBid
from game.rules.scoring import DealScore, Standing
from game.rules.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class CardCut:
    """*seat* turned over *card*, at *place* of the spread deck."""

    seat: Seat
    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class DealerChosen:
    """*seat* deals first; *cut*: its card was the highest."""

    seat: Seat
    cut: bool


@dataclass(frozen=True, slots=True)
class DealStarted:
    """Deal *index* (from 0) was shuffled and sealed; *attempt* counts hands thrown in before it."""

    index: int
    attempt: int
    dealer: Seat
    seal: str


@dataclass(frozen=True, slots=True)
class BlindOffered:
    """*seat* offered a bid before the deal; a partner has to agree."""

    seat: Seat
    bid: BlindBid
    named: Seat | None


@dataclass(frozen=True, slots=True)
class BlindDeclined:
    """*seat* made no blind bid, or refused its partner's offer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BlindMade:
    """*side* has bid before the deal."""

    side: Side
    bid: BlindBid


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """*count* cards lie face down before every seat, dealt one at a time from *first*."""

    count: int
    first: Seat


@dataclass(frozen=True, slots=True)
class StockLaid:
    """*count* cards lie face down, and the seats will draw their hands from them."""

    count: int


@dataclass(frozen=True, slots=True)
class CardOffered:
    """*seat* looks at the top *card* of the stock; others do not see it."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """*seat* drew *card*: the one it had looked at if *kept*, else the next, having discarded *refused*.

    With a *kept* card, the next was discarded unseen. Other seats see neither card.
    """

    seat: Seat
    card: Card | None
    refused: Card | None
    kept: bool


@dataclass(frozen=True, slots=True)
class HandLooked:
    """*seat* took up its *cards*; others see none of them."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandKept:
    """*seat* kept a hand that it might have thrown in; no other seat learns of it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandThrownIn:
    """*seat* showed *cards* and asked for a new deal."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BidPlaced:
    """*seat* made *bid*."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class BlindSettled:
    """*seat* settled its side's blind bid after looking: whether it goes *low*, and whether it is *raised* to ten."""

    seat: Seat
    low: bool
    raised: bool


@dataclass(frozen=True, slots=True)
class EstimateGiven:
    """*seat* told its partner the number of its *sure* and of its *hopeful* tricks."""

    seat: Seat
    sure: int
    hopeful: int


@dataclass(frozen=True, slots=True)
class NilWished:
    """*seat* told its partner that it would go nil."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ContractProposed:
    """*seat* proposed what its side should owe."""

    seat: Seat
    tricks: int
    nils: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ContractSettled:
    """*side* owes *tricks*, and *nils* take none; *agreed* or, without agreement, the lower proposal."""

    side: Side
    tricks: int
    nils: tuple[Seat, ...]
    agreed: bool


@dataclass(frozen=True, slots=True)
class AuctionClosed:
    """All have bid; every side owes its contract."""

    contracts: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class CardsLaidOut:
    """*seat* chose *count* cards for its partner; they lie face down until the partner has chosen too."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """*count* cards went from *giver* to *receiver*; only these two see which."""

    giver: Seat
    receiver: Seat
    count: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TradeDeclined:
    """*seat* kept its cards."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayBegan:
    """*leader* leads to the first trick."""

    leader: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """*seat* played *card*."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class SpadesBroken:
    """*seat* broke spades: they may be led from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The *cards* on the table went to *seat*; *index* counts tricks from 0."""

    seat: Seat
    cards: tuple[Card, ...]
    index: int


@dataclass(frozen=True, slots=True)
class NilBroken:
    """*seat*, which had bid nil, took its first trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RenegeCalled:
    """*seat* called a renege of *accused* in trick *trick*; *proven*, or wrong."""

    seat: Seat
    accused: Seat
    trick: int
    proven: bool


@dataclass(frozen=True, slots=True)
class PenaltyChosen:
    """*seat*, which had proved a renege of *accused*, chose the *penalty*."""

    seat: Seat
    accused: Seat
    penalty: Penalty


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal is over; *number* and *nonce* open its seal."""

    index: int
    score: DealScore
    taken: tuple[int, ...]
    number: int
    nonce: str


@dataclass(frozen=True, slots=True)
class GameWon:
    """*side* has won with these final *standings*."""

    side: Side
    standings: tuple[Standing, ...]


Event: TypeAlias = (
    CardCut
    | DealerChosen
    | DealStarted
    | BlindOffered
    | BlindDeclined
    | BlindMade
    | CardsDealt
    | StockLaid
    | CardOffered
    | CardDrawn
    | HandLooked
    | HandKept
    | HandThrownIn
    | BidPlaced
    | BlindSettled
    | EstimateGiven
    | NilWished
    | ContractProposed
    | ContractSettled
    | AuctionClosed
    | CardsLaidOut
    | CardsPassed
    | TradeDeclined
    | PlayBegan
    | CardPlayed
    | SpadesBroken
    | TrickTaken
    | NilBroken
    | RenegeCalled
    | PenaltyChosen
    | DealScored
    | GameWon
)


def seen_by(event: Event, seat: Seat) -> Event | None:
    """Return *event* as *seat* may know it: without the cards hidden from it, or None where it learns nothing."""
    match event:
        case CardsPassed(giver, receiver):
            return event if seat in (giver, receiver) else replace(event, cards=())
        case HandLooked(who):
            return event if seat is who else replace(event, cards=())
        case HandKept(who):
            return event if seat is who else None
        case CardOffered(who):
            return event if seat is who else replace(event, card=None)
        case CardDrawn(who):
            return event if seat is who else replace(event, card=None, refused=None)
        case (
            CardPlayed()
            | TrickTaken()
            | CardCut()
            | DealerChosen()
            | DealStarted()
            | BlindOffered()
            | BlindDeclined()
            | BlindMade()
            | CardsDealt()
            | StockLaid()
            | HandThrownIn()
            | BidPlaced()
            | BlindSettled()
            | EstimateGiven()
            | NilWished()
            | ContractProposed()
            | ContractSettled()
            | AuctionClosed()
            | CardsLaidOut()
            | TradeDeclined()
            | PlayBegan()
            | SpadesBroken()
            | NilBroken()
            | RenegeCalled()
            | PenaltyChosen()
            | DealScored()
            | GameWon()
        ):
            return event


def news_for(events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """Return *events* as *seat* may know them, without those of which it learns nothing."""
    return tuple(seen for event in events if (seen := seen_by(event, seat)) is not None)
