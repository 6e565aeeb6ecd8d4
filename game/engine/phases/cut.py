"""The cut for the deal: every seat turns a card over, and the highest deals first."""

from msgspec.structs import replace

from game.cards import Card
from game.engine.actions import Action, CutCard
from game.engine.dealing import begin_deal, cutting_deck
from game.engine.events import CardCut, DealerChosen
from game.engine.phases import PhaseRow, PhaseWords
from game.engine.state import GameState, Step
from game.rules.seats import Seat
from game.words import _


def speaker(state: GameState) -> Seat | None:
    """Return the next seat to cut, South first; None when all have cut."""
    done = {seat for seat, _place, _card in state.cuts}
    return next((seat for seat in state.rules.order_from(Seat.SOUTH) if seat not in done), None)


def legal(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return a cut for every card of the spread deck that is still face down."""
    gone = {place for _seat, place, _card in state.cuts}
    return tuple(CutCard(seat, place) for place in range(len(state.rules.deck)) if place not in gone)


def apply(state: GameState, action: CutCard) -> Step:
    """Turn a card over."""
    card = cutting_deck(state.rules, state.seed)[action.place]
    cuts = (*state.cuts, (action.seat, action.place, card))
    return Step(replace(state, cuts=cuts), (CardCut(action.seat, card, action.place),))


def dealer(state: GameState) -> Seat:
    """Return the seat that turned over the highest card; equal ranks go by suit: spades, hearts, diamonds, clubs."""

    def height(cut: tuple[Seat, int, Card]) -> tuple[int, int]:
        return state.rules.strength(cut[2]), state.rules.suit(cut[2])

    return max(state.cuts, key=height)[0]


def leave(state: GameState) -> Step:
    """Begin the first deal."""
    first = dealer(state)
    return begin_deal(state, first).after(DealerChosen(first, cut=True))


ROW = PhaseRow(
    kinds=(CutCard,),
    speaker=speaker,
    legal=legal,
    apply=apply,
    leave=leave,
    words=lambda: PhaseWords(_("Cut for the deal"), _("deal {deal}, bidding")),
)
