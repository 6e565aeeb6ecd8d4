"""PlayerView: what one seat may know; computer players, hints and the table get nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Card
from game.engine.actions import Action
from game.engine.state import NO_CARDS, Call, DealState, GameState, Pass, Phase, Seal
from game.engine.transitions import legal_actions
from game.rules.bids import Bid, BlindBid
from game.rules.ruleset import RuleSet
from game.rules.scoring import DealScore, Standing
from game.rules.seats import Seat, Side
from game.rules.tricks import Trick, lawful


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """The table as *seat* sees it; tuples by seat are in seat order, tuples by side in side order.

    *hand* is empty until the seat has looked; *sizes* counts the cards that each seat holds. *passes* hold the cards
    only where *seat* gave or received them. *opened* is the deal's number and nonce once the deal is scored.
    Where the hands are drawn, *stock* counts the cards that still lie face down, *offered* is the one on top while
    *seat* looks at it, and *refused* are those that it has looked at and discarded.
    *legal* are the actions that *seat* may take now.
    """

    seat: Seat
    rules: RuleSet
    phase: Phase
    turn: Seat | None
    dealer: Seat | None
    standings: tuple[Standing, ...]
    scores: tuple[DealScore, ...] = ()
    winner: Side | None = None
    cuts: tuple[tuple[Seat, int, Card], ...]
    legal: tuple[Action, ...]
    index: int = 0
    attempt: int = 0
    seal: str = ""
    opened: Seal | None = None
    hand: tuple[Card, ...] = ()
    sizes: tuple[int, ...]
    looked: tuple[bool, ...]
    offers: tuple[Action, ...] = ()
    blind: tuple[BlindBid | None, ...]
    low_named: tuple[Seat | None, ...]
    settled: tuple[Seat, ...] = ()
    bids: tuple[Bid | None, ...]
    contracts: tuple[int | None, ...]
    talk: tuple[Action, ...] = ()
    passes: tuple[Pass, ...] = ()
    tricks: tuple[Trick, ...] = ()
    takers: tuple[Seat, ...] = ()
    trick: Trick = NO_CARDS
    broken: bool = False
    calls: tuple[Call, ...] = ()
    stock: int = 0
    offered: Card | None = None
    refused: tuple[Card, ...] = ()

    @property
    def side(self) -> Side:
        """The side of *seat*."""
        return self.rules.side_of(self.seat)

    @property
    def partners(self) -> tuple[Seat, ...]:
        """The seats that score with *seat*."""
        return self.rules.partners(self.seat)

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """The seats of the other sides, in seat order."""
        return tuple(seat for seat in self.rules.seats if self.rules.side_of(seat) is not self.side)

    @property
    def lawful_cards(self) -> tuple[Card, ...]:
        """The cards that *seat* may play now by the rules, even where others can be played and called as reneges."""
        if self.phase is not Phase.PLAY or not self.hand:
            return ()
        return lawful(self.hand, self.trick, self.rules, first=not self.tricks, broken=self.broken)

    def taken(self, seat: Seat) -> int:
        """Return how many tricks *seat* has won in this deal."""
        return self.takers.count(seat)

    def is_nil(self, seat: Seat) -> bool:
        """Whether *seat* is known to have bid nil, blind or not."""
        bid = self.bids[seat]
        return bid is not None and bid.is_nil

    def side_taken(self, side: Side) -> int:
        """Return how many tricks the seats of *side* have won in this deal."""
        return sum(self.taken(seat) for seat in self.rules.members(side))

    def owed(self, side: Side) -> int:
        """Return the contract of *side* or, until that stands, the sum of its bids so far, blind ones included."""
        contract, blind = self.contracts[side], self.blind[side]
        if contract is not None:
            return contract
        if blind is not None:
            return blind.contract
        bids = [self.bids[seat] for seat in self.rules.members(side)]
        return sum(bid.tricks for bid in bids if bid is not None)

    def behind(self, side: Side) -> int:
        """Return how many points *side* lies behind the best other side; negative when it leads."""
        others = [one.points for other, one in enumerate(self.standings) if other != side]
        return max(others) - self.standings[side].points


def view_of(state: GameState, seat: Seat) -> PlayerView:
    """Return what *seat* may know of *state*."""
    deal = state.deal
    if deal is None:
        return _before_the_first_deal(state, seat)
    over = state.phase in (Phase.SCORED, Phase.OVER)
    return PlayerView(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        turn=_known_turn(state, seat),
        dealer=state.dealer,
        standings=state.standings,
        scores=state.scores,
        winner=state.winner,
        cuts=state.cuts,
        legal=legal_actions(state, seat),
        index=deal.index,
        attempt=deal.attempt,
        seal=deal.seal.seal,
        opened=deal.seal if over else None,
        hand=deal.hands[seat] if deal.looked[seat] else (),
        sizes=tuple(len(hand) if deal.laid else 0 for hand in deal.hands),
        looked=deal.looked,
        offers=deal.offers,
        blind=deal.blind,
        low_named=deal.low_named,
        settled=deal.settled,
        bids=deal.bids,
        contracts=deal.contracts,
        talk=deal.talk,
        passes=_known_passes(deal, seat),
        tricks=deal.tricks,
        takers=deal.takers,
        trick=deal.trick,
        broken=deal.broken,
        calls=deal.calls,
        stock=len(deal.stock),
        offered=deal.stock[0] if state.phase is Phase.DRAW and state.turn is seat else None,
        refused=deal.refused[seat] if deal.refused else (),
    )


def _known_turn(state: GameState, seat: Seat) -> Seat | None:
    """Return whose turn it is; None where that would give away what a seat holds."""
    secret = state.phase is Phase.REDEAL and state.turn is not seat
    return None if secret else state.turn


def _known_passes(deal: DealState, seat: Seat) -> tuple[Pass, ...]:
    if not deal.passes:
        return ()
    return tuple(_known_pass(one, seat) for one in deal.passes)


def _known_pass(one: Pass, seat: Seat) -> Pass:
    known = one.giver is seat or (one.receiver is seat and one.done)
    return one if known else Pass(one.giver, one.receiver, (), one.done)


def _before_the_first_deal(state: GameState, seat: Seat) -> PlayerView:
    players, sides = len(state.rules.seats), state.rules.side_count
    return PlayerView(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        turn=state.turn,
        dealer=state.dealer,
        standings=state.standings,
        cuts=state.cuts,
        legal=legal_actions(state, seat),
        sizes=(0,) * players,
        looked=(False,) * players,
        blind=(None,) * sides,
        low_named=(None,) * sides,
        bids=(None,) * players,
        contracts=(None,) * sides,
    )
