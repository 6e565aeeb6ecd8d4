"""Events in words, a sentence for each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.cards import Card
from game.engine.actions import Penalty
from game.engine.events import (
    AuctionClosed,
    BidPlaced,
    BlindDeclined,
    BlindMade,
    BlindOffered,
    BlindSettled,
    CardCut,
    CardDrawn,
    CardOffered,
    CardPlayed,
    CardsDealt,
    CardsLaidOut,
    CardsPassed,
    ContractProposed,
    ContractSettled,
    DealerChosen,
    DealScored,
    DealStarted,
    EstimateGiven,
    Event,
    GameWon,
    HandKept,
    HandLooked,
    HandThrownIn,
    NilBroken,
    NilWished,
    PenaltyChosen,
    PlayBegan,
    RenegeCalled,
    SpadesBroken,
    StockLaid,
    TradeDeclined,
    TrickTaken,
)
from game.rules.bids import BidKind
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat, Side
from game.words import _, listed, plural


def card_text(card: Card) -> str:
    """Return *card* with its suit sign, as in "Q♠"; jokers are "BJ" and "LJ"."""
    return card.name if card.is_joker else card.rank.letter + card.suit.sign


def cards_text(cards: Iterable[Card]) -> str:
    """Return *cards* with their suit signs and blanks between them."""
    return " ".join(card_text(card) for card in cards)


def side_text(rules: RuleSet, side: Side, names: Sequence[str]) -> str:
    """Return the names of all seats of *side*, joined."""
    return listed([names[seat] for seat in rules.members(side)], _(" and "))


def _is_alone(rules: RuleSet, side: Side) -> bool:
    return len(rules.members(side)) == 1


def tell(event: Event, rules: RuleSet, names: Sequence[str]) -> str:
    """Return *event* in words, empty where it is no news by itself; *names* are in seat order."""
    match event:
        case CardCut() | DealerChosen() | DealStarted() | HandThrownIn() | HandKept():
            return _tell_deal(event, names)
        case BlindOffered() | BlindDeclined() | BlindMade() | BlindSettled():
            return _tell_blind(event, rules, names)
        case BidPlaced() | EstimateGiven() | NilWished() | ContractProposed() | ContractSettled():
            return _tell_bid(event, rules, names)
        case CardDrawn():
            return _tell_draw(event, names)
        case CardsPassed() | TradeDeclined():
            return _tell_trade(event, names)
        case CardPlayed(seat, card):
            return _("{name} plays {card}").format(name=names[seat], card=card_text(card))
        case SpadesBroken(seat):
            return _("{name} breaks spades").format(name=names[seat])
        case TrickTaken(seat, _cards, _index):
            return _("{name} takes the trick").format(name=names[seat])
        case NilBroken(seat):
            return _("{name} fails nil").format(name=names[seat])
        case RenegeCalled() | PenaltyChosen():
            return _tell_court(event, rules, names)
        case GameWon(side, standings):
            points = " : ".join(str(one.points) for one in standings)
            said = _("{side} wins, {points}") if _is_alone(rules, side) else _("{side} win, {points}")
            return said.format(side=side_text(rules, side, names), points=points)
        case (
            StockLaid()
            | CardOffered()
            | CardsDealt()
            | HandLooked()
            | AuctionClosed()
            | CardsLaidOut()
            | PlayBegan()
            | DealScored()
        ):
            return ""


def _tell_deal(event: CardCut | DealerChosen | DealStarted | HandThrownIn | HandKept, names: Sequence[str]) -> str:
    match event:
        case CardCut(seat, card, _place):
            return _("{name} cuts {card}").format(name=names[seat], card=card_text(card))
        case DealerChosen(seat, cut):
            said = _("{name} cut the highest card and deals first") if cut else _("{name} deals first")
            return said.format(name=names[seat])
        case DealStarted(index, attempt, dealer, _seal):
            said = _("Deal {deal}, dealt again by {name}") if attempt else _("Deal {deal}, dealt by {name}")
            return said.format(deal=index + 1, name=names[dealer])
        case HandThrownIn(seat, cards):
            return _("{name} throws in {cards}").format(name=names[seat], cards=cards_text(cards))
        case HandKept(seat):
            return _("{name} keeps a hand that could be thrown in").format(name=names[seat])


def _tell_blind(
    event: BlindOffered | BlindDeclined | BlindMade | BlindSettled, rules: RuleSet, names: Sequence[str]
) -> str:
    match event:
        case BlindOffered(seat, bid, low):
            if low is None:
                return _("{name} offers {bid}").format(name=names[seat], bid=bid)
            return _("{name} offers {bid} with {low} low").format(name=names[seat], bid=bid, low=names[low])
        case BlindDeclined(seat):
            return _("{name} bids nothing blind").format(name=names[seat])
        case BlindMade(side, bid):
            said = _("{side} bids {bid}") if _is_alone(rules, side) else _("{side} bid {bid}")
            return said.format(side=side_text(rules, side, names), bid=bid)
        case BlindSettled(seat, low, raised):
            return _settled_template(low=low, raised=raised).format(name=names[seat])


def _settled_template(*, low: bool, raised: bool) -> str:
    if low:
        return _("{name} goes low and raises to 10") if raised else _("{name} goes low")
    return _("{name} raises to 10") if raised else _("{name} lets the bid stand")


def _tell_bid(
    event: BidPlaced | EstimateGiven | NilWished | ContractProposed | ContractSettled,
    rules: RuleSet,
    names: Sequence[str],
) -> str:
    match event:
        case BidPlaced(seat, bid):
            said = {BidKind.NIL: _("{name} bids nil"), BidKind.BLIND_NIL: _("{name} bids blind nil")}
            return said.get(bid.kind, _("{name} bids {tricks}")).format(name=names[seat], tricks=bid.tricks)
        case EstimateGiven(seat, sure, hopeful):
            said_so = _("{name}: {sure} sure, maybe {hopeful}") if hopeful > sure else _("{name}: {sure} sure")
            return said_so.format(name=names[seat], sure=sure, hopeful=hopeful)
        case NilWished(seat):
            return _("{name} would go nil").format(name=names[seat])
        case ContractProposed(seat, tricks, nils):
            said_so = _("{name} proposes {contract}")
            return said_so.format(name=names[seat], contract=_contract_text(tricks, nils, names))
        case ContractSettled(side, tricks, nils, agreed):
            said_so = _("{side} agree on {contract}") if agreed else _("{side} do not agree: {contract} stands")
            contract = _contract_text(tricks, nils, names)
            return said_so.format(side=side_text(rules, side, names), contract=contract)


def _contract_text(tricks: int, nils: Sequence[Seat], names: Sequence[str]) -> str:
    if not nils:
        return str(tricks)
    nil = _("nil for {name}").format(name=_(" and ").join(names[seat] for seat in nils))
    return _("{tricks} with {nil}").format(tricks=tricks, nil=nil) if tricks else nil


def _tell_draw(event: CardDrawn, names: Sequence[str]) -> str:
    """Return a draw in words, naming the cards drawn and refused where they are known."""
    name = names[event.seat]
    if event.card is None:
        said = _("{name} keeps the card") if event.kept else _("{name} takes the next card")
        return said.format(name=name)
    if event.refused is None:
        return _("{name} keeps {card}").format(name=name, card=card_text(event.card))
    said = _("{name} refuses {refused} and draws {card}")
    return said.format(name=name, refused=card_text(event.refused), card=card_text(event.card))


def _tell_trade(event: CardsPassed | TradeDeclined, names: Sequence[str]) -> str:
    match event:
        case CardsPassed(giver, receiver, count, ()):
            said = plural("{giver} gives {receiver} {n} card", "{giver} gives {receiver} {n} cards", count)
            return said.format(giver=names[giver], receiver=names[receiver], n=count)
        case CardsPassed(giver, receiver, _count, cards):
            said = _("{giver} gives {receiver} {cards}")
            return said.format(giver=names[giver], receiver=names[receiver], cards=cards_text(cards))
        case TradeDeclined(seat):
            return _("{name} keeps all cards").format(name=names[seat])


def _tell_court(event: RenegeCalled | PenaltyChosen, rules: RuleSet, names: Sequence[str]) -> str:
    match event:
        case RenegeCalled(seat, accused, trick, proven):
            said = _("{name} calls a renege of {accused} in trick {trick}: {verdict}")
            verdict = _("proven") if proven else _("it was none")
            return said.format(name=names[seat], accused=names[accused], trick=trick + 1, verdict=verdict)
        case PenaltyChosen(seat, accused, penalty):
            said = _penalty_template(penalty)
            values = {"tricks": rules.renege_tricks, "points": rules.renege_points}
            return said.format(name=names[seat], accused=names[accused], **values)


def _penalty_template(penalty: Penalty) -> str:
    return {
        "take_tricks": _("{name} takes {tricks} tricks from {accused}"),
        "give_tricks": _("{name} gives {accused} {tricks} tricks"),
        "lose_points": _("{name} fines {accused} {points} points"),
        "win_points": _("{name} wins {points} points for the call"),
    }[penalty]
