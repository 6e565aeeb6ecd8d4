"""Two players draw their hands: each looks at the top card of the stock and keeps it or refuses it.

A seat that keeps it discards the next card unseen; one that refuses it must keep the next. They draw in turn until the
stock is used up, which leaves half of the cards out of play.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.engine.actions import Action, KeepCard, RefuseCard
from game.engine.events import CardDrawn, CardOffered, Event
from game.engine.phases import PhaseRow, PhaseWords
from game.engine.state import GameState, Phase, Step, put
from game.rules.seats import Seat
from game.words import _


def speaker(state: GameState) -> Seat | None:
    """Return the next seat to draw; None when the stock is used up."""
    deal, rules = state.current, state.rules
    if not deal.stock:
        return None
    turns = (len(rules.deck) - len(deal.stock)) // 2
    return rules.order_from(rules.first_after(deal.dealer))[turns % rules.players]


def legal(_state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return the two choices for the card on top."""
    return (KeepCard(seat), RefuseCard(seat))


def enter_draw(state: GameState) -> Step:
    """Show the top card to the first seat to draw."""
    return Step(state, _offered(state)).enter(Phase.DRAW)


def apply(state: GameState, action: KeepCard | RefuseCard) -> Step:
    """Take one of the two top cards into the hand, discard the other, and show the next card to the next seat."""
    deal, seat = state.current, action.seat
    top, under, *rest = deal.stock
    match action:
        case KeepCard():
            drawn = CardDrawn(seat, top, None, kept=True)
            deal = replace(deal, burned=(*deal.burned, under))
        case RefuseCard():
            drawn = CardDrawn(seat, under, top, kept=False)
            deal = replace(deal, refused=put(deal.refused, seat, (*deal.refused[seat], top)))
    hand = (*deal.hands[seat], under if drawn.refused else top)
    hands = put(deal.hands, seat, hand)
    deal = replace(deal, hands=hands, dealt=hands, stock=tuple(rest))
    state = replace(state, deal=deal)
    return Step(state, (drawn, *_offered(state)))


def _offered(state: GameState) -> tuple[Event, ...]:
    seat = speaker(state)
    return () if seat is None else (CardOffered(seat, state.current.stock[0]),)


def leave(state: GameState) -> Step:
    """Go on to poor hands."""
    return Step(state).enter(Phase.REDEAL)


ROW: PhaseRow[KeepCard | RefuseCard] = PhaseRow(
    kinds=(KeepCard, RefuseCard),
    speaker=speaker,
    legal=legal,
    apply=apply,
    leave=leave,
    words=lambda: PhaseWords(_("Drawing cards"), _("deal {deal}, drawing")),
)
