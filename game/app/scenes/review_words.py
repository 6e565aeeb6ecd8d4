"""What is said of a deal that is looked back on."""

from __future__ import annotations

from game.app.scenes.past import Past
from game.app.table.wording import cards_words, penalty_words, talk_words
from game.cards import Card
from game.coach.looking_back import Moment
from game.engine.actions import (
    Action,
    AgreeBlind,
    AgreeContract,
    AskRedeal,
    BidBlind,
    BidBlindNil,
    CallRenege,
    ChoosePenalty,
    DeclineTrade,
    GiveEstimate,
    PassCards,
    PlaceBid,
    PlayCard,
    ProposeContract,
    SettleBlind,
    WishNil,
)
from game.engine.state import DealState
from game.rules.bids import Bid, BlindBid
from game.rules.card_words import card_name
from game.rules.seats import Seat
from game.words import _


def deed(past: Past, moment: Moment) -> str:
    """Return what was done at *moment*."""
    return _("{name} {deed}").format(name=past.name(moment.seat), deed=did(past, moment.action))


def did(past: Past, action: Action) -> str:
    """Return *action* as it stands behind the name of who did it: "played the 4 of hearts"."""
    match action:
        case PlayCard(_seat, card):
            return _("played the {card}").format(card=card_name(card))
        case PlaceBid(_seat, bid):
            return _("bid {bid}").format(bid=_small(bid))
        case GiveEstimate() | WishNil() | ProposeContract() | AgreeContract():
            return _("said “{words}”").format(words=talk_words(past, action))
        case PassCards(_seat, cards):
            return _("gave {cards}").format(cards=cards_words(cards))
        case DeclineTrade():
            return _("kept all cards")
        case CallRenege(_seat, accused, trick):
            words = _("said that {name} did not follow suit in trick {n}")
            return words.format(name=past.name(accused), n=trick + 1)
        case ChoosePenalty(_seat, penalty):
            return _("chose: {penalty}").format(penalty=penalty_words(past, penalty)[0])
        case _:
            return _did_before(action)


def _did_before(action: Action) -> str:
    """Return what was done about a bid before looking."""
    match action:
        case BidBlindNil():
            return _("bid nil before looking")
        case BidBlind(_seat, tricks, low):
            return _("offered {bid}").format(bid=BlindBid(tricks, low))
        case AgreeBlind():
            return _("agreed to the blind bid")
        case SettleBlind(_seat, low, raised):
            if low:
                return _("went low, and raised to 10") if raised else _("went low")
            return _("raised the blind bid to 10") if raised else _("left the blind bid as it was")
        case AskRedeal():
            return _("threw the hand in")
        case _:
            return _("went on")


def _small(bid: Bid) -> str:
    return _("nil") if bid.is_nil else str(bid)


def stage(past: Past, moment: Moment) -> str:
    """Return where in the deal *moment* is."""
    if moment.trick is not None:
        size = past.rules.players
        return _("Trick {trick}, card {place} of {size}").format(
            trick=moment.trick + 1, place=moment.place + 1, size=size
        )
    return _("After the play") if isinstance(moment.action, CallRenege | ChoosePenalty) else _("Before the play")


def tally(past: Past, deal: DealState, seat: Seat) -> str:
    """Return what *seat* has bid in *deal*, as far as it has come, and how many tricks it has taken."""
    bid, contract = deal.bids[seat], deal.contracts[past.rules.side_of(seat)]
    taken = deal.taken(seat)
    if bid is not None:
        return _("bid {bid} · took {taken}").format(bid=_small(bid), taken=taken)
    if contract is not None:
        return _("side bid {bid} · took {taken}").format(bid=contract, taken=taken)
    return _("to bid")


def chip_card(card: Card) -> str:
    """Return *card* in as few signs as can be."""
    return card.name if card.is_joker else card.rank.letter.replace("T", "10") + card.suit.sign
