"""The play of the cards."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards import Card, Suit
from game.engine.actions import Action, CallRenege, PlayCard
from game.engine.events import CardPlayed, Event, NilBroken, SpadesBroken, TrickTaken
from game.engine.phases import PhaseRow, PhaseWords
from game.engine.phases.court import call, legal_calls
from game.engine.phases.scored import settle_deal
from game.engine.state import NO_CARDS, DealState, GameState, Phase, Step, put
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from game.rules.tricks import breaks_spades, lawful, winner
from game.words import _


def first_leader(rules: RuleSet, deal: DealState) -> Seat:
    """Return the seat that leads to the first trick."""
    opening = rules.opening_card
    for seat in rules.seats:
        if opening is not None and opening in deal.hands[seat]:
            return seat
    return rules.first_after(deal.dealer)


def speaker(state: GameState) -> Seat | None:
    """Return the next seat to play; None when all cards are played."""
    deal, rules = state.current, state.rules
    if deal.trick.plays:
        return rules.next_seat(deal.trick.plays[-1].seat)
    if len(deal.tricks) == rules.hand_size:
        return None
    return deal.takers[-1] if deal.takers else first_leader(rules, deal)


def lawful_cards(state: GameState, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that *seat* may play by the rules."""
    deal = state.current
    return lawful(deal.hands[seat], deal.trick, state.rules, first=deal.first_trick, broken=deal.broken)


def playable(state: GameState, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that *seat* can play: all of them, where reneges are callable and a card has been led."""
    deal = state.current
    free = state.rules.renege == "callable" and bool(deal.trick.plays)
    return deal.hands[seat] if free else lawful_cards(state, seat)


def forced_club(state: GameState) -> Card | None:
    """Return the club that the next seat has to play to a first trick of lowest clubs; None otherwise.

    It counts as no choice, even where other cards can be played and called as a renege.
    """
    seat = state.turn
    if state.phase is not Phase.PLAY or seat is None:
        return None
    if state.rules.first_trick != "lowest_club" or not state.current.first_trick:
        return None
    cards = lawful_cards(state, seat)
    return cards[0] if len(cards) == 1 and state.rules.suit(cards[0]) is Suit.CLUBS else None


def legal(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return the plays that *seat* has."""
    return tuple(PlayCard(seat, card) for card in playable(state, seat))


def apply(state: GameState, action: PlayCard | CallRenege) -> Step:
    """Play a card, which may complete the trick, or judge a call."""
    if isinstance(action, CallRenege):
        return call(state, action)
    deal, rules = state.current, state.rules
    seat, card = action.seat, action.card
    hand = deal.hands[seat]
    events: list[Event] = [CardPlayed(seat, card)]
    broken = deal.broken
    if not broken and breaks_spades(deal.trick, card, hand, rules, first=deal.first_trick):
        broken = True
        events.append(SpadesBroken(seat))
    reneges = deal.reneges
    if rules.renege == "callable" and card not in lawful_cards(state, seat):
        reneges = (*reneges, (seat, len(deal.tricks)))
    hands = put(deal.hands, seat, tuple(one for one in hand if one is not card))
    trick = deal.trick.with_play(seat, card)
    if len(trick) < rules.players:
        deal = replace(deal, hands=hands, trick=trick, broken=broken, reneges=reneges)
        return Step(replace(state, deal=deal), tuple(events))
    taker = winner(trick, rules, first=deal.first_trick)
    events.append(TrickTaken(taker, trick.cards, len(deal.tricks)))
    if _breaks_nil(deal, taker):
        events.append(NilBroken(taker))
    deal = replace(
        deal,
        hands=hands,
        trick=NO_CARDS,
        tricks=(*deal.tricks, trick),
        takers=(*deal.takers, taker),
        broken=broken,
        reneges=reneges,
    )
    return Step(replace(state, deal=deal), tuple(events))


def _breaks_nil(deal: DealState, taker: Seat) -> bool:
    bid = deal.bids[taker]
    return bid is not None and bid.is_nil and taker not in deal.takers


def leave(state: GameState) -> Step:
    """Go on to the last calls where reneges are callable; else score the deal."""
    return Step(state).enter(Phase.CALLS) if state.rules.renege == "callable" else settle_deal(state)


ROW: PhaseRow[PlayCard | CallRenege] = PhaseRow(
    kinds=(PlayCard, CallRenege),
    speaker=speaker,
    legal=legal,
    anytime=legal_calls,
    apply=apply,
    leave=leave,
    words=lambda: PhaseWords(_("Play"), _("deal {deal}, trick {trick}")),
)
