"""The words of the review of a deal."""

from __future__ import annotations

from game.app.services.played_game import PlayedGame
from game.app.wording.table import cards_words, penalty_words, talk_words
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
from game.rules.card_words import card_name, corner
from game.rules.seats import Seat
from game.words import _


def deed(game: PlayedGame, moment: Moment) -> str:
    """Return the action at *moment* in words, with who took it."""
    return _("{name} {deed}").format(name=game.name(moment.seat), deed=did(game, moment.action))


def did(game: PlayedGame, action: Action) -> str:
    """Return *action* as it follows a name: "played the 4 of hearts"."""
    match action:
        case PlayCard(_seat, card):
            return _("played the {card}").format(card=card_name(card))
        case PlaceBid(_seat, bid):
            return _("bid {bid}").format(bid=_small(bid))
        case GiveEstimate() | WishNil() | ProposeContract() | AgreeContract():
            return _("said “{words}”").format(words=talk_words(game, action))
        case PassCards(_seat, cards):
            return _("gave {cards}").format(cards=cards_words(cards))
        case DeclineTrade():
            return _("kept all cards")
        case CallRenege(_seat, accused, trick):
            words = _("said that {name} did not follow suit in trick {n}")
            return words.format(name=game.name(accused), n=trick + 1)
        case ChoosePenalty(_seat, penalty):
            return _("chose: {penalty}").format(penalty=penalty_words(game, penalty)[0])
        case _:
            return _did_before(action)


def _did_before(action: Action) -> str:
    """Return an action of a special phase as it follows a name."""
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


def stage(game: PlayedGame, moment: Moment) -> str:
    """Return the place of *moment* in its deal: "Trick 3, card 2 of 4"."""
    if moment.trick is not None:
        size = game.rules.players
        return _("Trick {trick}, card {place} of {size}").format(
            trick=moment.trick + 1, place=moment.place + 1, size=size
        )
    return _("After the play") if isinstance(moment.action, CallRenege | ChoosePenalty) else _("Before the play")


def tally(game: PlayedGame, deal: DealState, seat: Seat) -> str:
    """Return the bid of *seat* in *deal*, and the number of tricks that it has taken."""
    bid, contract = deal.bids[seat], deal.contracts[game.rules.side_of(seat)]
    taken = deal.taken(seat)
    if bid is not None:
        return _("bid {bid} · took {taken}").format(bid=_small(bid), taken=taken)
    if contract is not None:
        return _("side bid {bid} · took {taken}").format(bid=contract, taken=taken)
    return _("to bid")


def chip_card(card: Card) -> str:
    """Return *card* in the fewest signs: "4♥"."""
    return corner(card) if card.is_joker else corner(card) + card.suit.sign


def bids_told(game: PlayedGame, deal: DealState) -> str:
    """Return all bids in words: "You 3, Walter nil, Ruth and you 7"."""
    rules = game.rules
    told = [
        _("{name} {bid}").format(name=game.name(seat), bid=_small(bid))
        for seat, bid in zip(rules.seats, deal.bids, strict=True)
        if bid is not None
    ]
    for side, contract in zip(rules.all_sides, deal.contracts, strict=True):
        if any(deal.bids[seat] is None for seat in rules.members(side)) and contract is not None:
            names = _(" and ").join(game.name(seat) for seat in rules.members(side))
            told.append(_("{names} together {bid}").format(names=names, bid=contract))
    return ", ".join(told)


def bids_in_short(game: PlayedGame, deal: DealState) -> str:
    """Return the number of tricks bid: "9 of 13"."""
    rules = game.rules
    bid = 0
    for side, contract in zip(rules.all_sides, deal.contracts, strict=True):
        bids = [deal.bids[seat] for seat in rules.members(side)]
        known = sum(one.tricks for one in bids if one is not None)
        bid += contract if contract is not None and None in bids else known
    return _("{bid} of {tricks}").format(bid=bid, tricks=rules.hand_size)
