"""How a table goes on by itself: from phase to phase until somebody has to decide."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards import Card
from game.engine.dealing import deal_number, make_seal, random_dealer, sealed_cards
from game.engine.events import AuctionClosed, CardsDealt, DealerChosen, DealStarted, HandThrownIn, PlayBegan, StockLaid
from game.engine.phases import auction, blind, court, cut, draw, looking, play, talk, trade
from game.engine.settling import settle_deal
from game.engine.state import DealState, GameState, Phase, Step
from game.rules.ruleset import RuleSet
from game.rules.scoring import Standing
from game.rules.seats import Seat


def new_game(rules: RuleSet, seed: int) -> Step:
    """Return the first state of a game and what has happened in it; the end of *seed* is its first deal's number."""
    standings = (Standing(),) * rules.side_count
    state = GameState(rules=rules, seed=seed, phase=Phase.CUT, turn=None, dealer=None, standings=standings)
    if rules.first_dealer == "cut_high":
        return advance(Step(state))
    dealer = random_dealer(rules, seed)
    return advance(_begin_deal(state, dealer).after(DealerChosen(dealer, cut=False)))


def next_deal(state: GameState) -> Step:
    """Pass the deal on and begin the next."""
    return advance(_begin_deal(state, state.rules.next_seat(state.current.dealer)))


def throw_in(state: GameState, seat: Seat) -> Step:
    """Begin the deal anew with other cards; what was bid before the deal stands."""
    old = state.current
    step = _begin_deal(state, old.dealer, old)
    return advance(step.after(HandThrownIn(seat, old.hands[seat])))


def _begin_deal(state: GameState, dealer: Seat, thrown_in: DealState | None = None) -> Step:
    rules = state.rules
    index = len(state.scores)
    attempt = thrown_in.attempt + 1 if thrown_in else 0
    cards = sealed_cards(rules, deal_number(state.seed, index, attempt), dealer)
    none: tuple[tuple[Card, ...], ...] = ((),) * rules.players
    hands = none if rules.draws else cards
    deal = DealState(
        index=index,
        attempt=attempt,
        dealer=dealer,
        seal=make_seal(state.seed, index, attempt, cards),
        dealt=hands,
        hands=hands,
        stock=cards[0] if rules.draws else (),
        refused=none if rules.draws else (),
        looked=(False,) * rules.players,
        offers=thrown_in.offers if thrown_in else (),
        blind=thrown_in.blind if thrown_in else (None,) * rules.side_count,
        low_named=thrown_in.low_named if thrown_in else (None,) * rules.side_count,
        bids=(None,) * rules.players,
        contracts=(None,) * rules.side_count,
    )
    state = replace(state, deal=deal, dealer=dealer, phase=Phase.BLIND, turn=None)
    return Step(state, (DealStarted(index, attempt, dealer, deal.seal.seal),))


def advance(step: Step) -> Step:
    """Return *step* followed by all that happens without anybody's decision; whoever is to act has the turn."""
    while True:
        state = step.state
        seat = _speaker(state)
        if seat is not None or state.phase in (Phase.SCORED, Phase.OVER):
            return step if state.turn is seat else Step(replace(state, turn=seat), step.events)
        step = step.then(_leave(state))


def _speaker(state: GameState) -> Seat | None:
    match state.phase:
        case Phase.PLAY:  # first, being asked for most often
            return play.speaker(state)
        case Phase.CUT:
            return cut.speaker(state)
        case Phase.BLIND:
            return blind.speaker(state)
        case Phase.BLIND_NIL:
            return looking.blind_nil_speaker(state)
        case Phase.DRAW:
            return draw.speaker(state)
        case Phase.REDEAL:
            return looking.redeal_speaker(state)
        case Phase.AUCTION:
            return auction.speaker(state)
        case Phase.TALK:
            return talk.speaker(state)
        case Phase.TRADE:
            return trade.speaker(state)
        case Phase.CALLS:
            return court.speaker(state)
        case Phase.PENALTY:
            return state.turn
        case Phase.SCORED | Phase.OVER:
            return None


def _leave(state: GameState) -> Step:
    """Return what follows when nobody is left to speak in the phase of *state*."""
    match state.phase:
        case Phase.CUT:
            dealer = cut.dealer(state)
            return _begin_deal(state, dealer).after(DealerChosen(dealer, cut=True))
        case Phase.BLIND:
            return _lay_cards(state)
        case Phase.BLIND_NIL if state.rules.draws:
            step = looking.look(state, state.rules.seats)  # nobody draws blind, not even a nil bid before looking
            return _enter(step.then(draw.begin(step.state)), Phase.DRAW)
        case Phase.DRAW:
            return Step(replace(state, phase=Phase.REDEAL))
        case Phase.BLIND_NIL:
            step = looking.look(state, looking.seats_not_blind(state.current))
            return _enter(step, Phase.REDEAL)
        case Phase.REDEAL:
            return _open_auction(state)
        case Phase.AUCTION:
            contracts = auction.contracts(state.rules, state.current)
            return _close_auction(replace(state, deal=replace(state.current, contracts=contracts)))
        case Phase.TALK:
            return _settle_silent_side(state)
        case Phase.TRADE:
            leader = play.first_leader(state.rules, state.current)
            return _enter(Step(state, (PlayBegan(leader),)), Phase.PLAY)
        case Phase.PLAY if state.rules.renege == "callable":
            return _enter(Step(state), Phase.CALLS)
        case Phase.PLAY | Phase.CALLS | Phase.PENALTY | Phase.SCORED | Phase.OVER:
            return settle_deal(state)


def _enter(step: Step, phase: Phase) -> Step:
    return Step(replace(step.state, phase=phase), step.events)


def _lay_cards(state: GameState) -> Step:
    """Deal the cards face down, or lay out the stock; seats that have nothing to bid blind take them up."""
    rules = state.rules
    first = rules.next_seat(state.current.dealer)
    dealt = StockLaid(len(rules.deck)) if rules.draws else CardsDealt(rules.hand_size, first)
    state = replace(state, deal=replace(state.current, laid=True), phase=Phase.BLIND_NIL)
    return looking.look(state, looking.seats_without_offer(state)).after(dealt)


def _open_auction(state: GameState) -> Step:
    rules = state.rules
    if rules.first_deal_bids_itself and state.current.index == 0:
        return _close_auction(state)
    return Step(replace(state, phase=Phase.TALK if rules.bidding == "negotiated" else Phase.AUCTION))


def _close_auction(state: GameState) -> Step:
    """Let all contracts stand; who bid nil before looking takes up its hand."""
    closed = AuctionClosed(state.current.contracts)
    return _enter(looking.look(state, state.rules.seats).after(closed), Phase.TRADE)


def _settle_silent_side(state: GameState) -> Step:
    """Settle a side on which both have bid nil before looking, or close the auction when all sides are settled."""
    side = talk.open_side(state)
    if side is None:
        return _close_auction(state)
    return talk.settle_silent(state, side)
