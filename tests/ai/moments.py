"""Decisions of all phases under many rules, each with other deals that its seat could not tell from the true one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from game.ai.agent import Agent
from game.ai.baselines import GreedyPlayer
from game.ai.core.reading import supports
from game.ai.rule_player import RulePlayer
from game.cards import Card
from game.engine.actions import Action, AskRedeal, KeepHand, PassCards, SettleBlind, StartDeal
from game.engine.state import GameState, Phase, Seal, Step
from game.engine.transitions import advance, apply, is_legal, new_game
from game.engine.views import PlayerView, view_of
from game.rules.presets import CLASSIC, DOUBLE_ZERO, GRILL, PRESETS, TABLE_TALK
from game.rules.ruleset import RuleSet
from game.rules.scoring import Standing
from game.rules.seats import Seat
from tests.ai.tables import to_act
from tests.strategies import choose

HOUSES: dict[str, RuleSet] = {preset.key: preset.rules for preset in PRESETS} | {
    "solo": CLASSIC.changed({"sides": "solo"}),
    "jokers": CLASSIC.changed({"jokers": 2, "high_trumps": ["BJ", "LJ"], "removed": ["2H", "2C"]}),
    "mirror": CLASSIC.changed({"bidding": "mirror"}),
    "whiz": CLASSIC.changed({"bidding": "whiz"}),
    "suicide": CLASSIC.changed({"bidding": "suicide"}),
    "redeal": DOUBLE_ZERO.changed({"redeal": "seven_of_a_suit", "nil_trade": 2}),
    "open_court": TABLE_TALK.changed({"renege": "callable", "redeal": "no_spade"}),
    "low_named": GRILL.changed({"low_named_with_bid": True, "redeal": "seven_of_a_suit"}),
}
_PRESETS = {preset.key for preset in PRESETS}
SETTLE = "settle"
# So many of a thousand decisions are of each kind.
SHARES = {
    Phase.PLAY: 480,
    Phase.AUCTION: 170,
    Phase.TALK: 90,
    Phase.TRADE: 60,
    SETTLE: 40,
    Phase.BLIND: 40,
    Phase.BLIND_NIL: 40,
    Phase.REDEAL: 30,
    Phase.CALLS: 20,
    Phase.PENALTY: 15,
    Phase.CUT: 15,
}
_SCORES = ((0, 0), (0, 0), (460, 380), (120, 340), (-60, 250))
_SWAPS = 60


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of *seat* in *state*: *dealt* is how its deal began, *actions* what was done since."""

    house: str
    dealt: GameState
    actions: tuple[Action, ...]
    state: GameState
    seat: Seat

    @property
    def view(self) -> PlayerView:
        """What the seat sees."""
        return view_of(self.state, self.seat)

    @property
    def kind(self) -> str:
        """The phase, with settling a blind bid as one of its own."""
        settles = self.state.phase is Phase.AUCTION and isinstance(self.view.legal[0], SettleBlind)
        return SETTLE if settles else self.state.phase


# Decisions -----------------------------------------------------------------------------------------


def moments(house: str, seed: int, choice: Callable[[GameState], Action]) -> Iterator[Moment]:
    """Yield the decisions of one deal in which all do what *choice* says, each after the one before."""
    state = dealt = opened(HOUSES[house], seed)
    actions: tuple[Action, ...] = ()
    while state.phase not in (Phase.SCORED, Phase.OVER):
        yield Moment(house, dealt, actions, state, to_act(state))
        action = choice(state)
        after = apply(state, action).state
        begun = state.deal is None or isinstance(action, AskRedeal)
        actions = () if begun else (*actions, action)
        dealt = after if begun else dealt
        state = after


def opened(rules: RuleSet, seed: int) -> GameState:
    """Return the first deal of a game, at a score as it may be later in one."""
    state = new_game(rules, seed).state
    scores = _SCORES[seed % len(_SCORES)] * 3
    if seed % 2:
        scores = scores[::-1]
    standings = tuple(Standing(points, (seed + side) % 10) for side, points in enumerate(scores[: rules.side_count]))
    state = replace(state, standings=standings)
    # Dealt anew, since the score says who may bid before looking.
    return state if state.deal is None else apply(replace(state, phase=Phase.SCORED, turn=None), StartDeal()).state


class Pair(NamedTuple):
    """A decision, and the same one with hidden cards of which so many have *moved*."""

    moment: Moment
    other: Moment
    moved: int


def sample(number: int, seed: int = 1) -> list[Pair]:
    """Return *number* decisions of all kinds from many deals, with sensible and with random play."""
    rng = Random(seed)
    wanted = Counter({kind: max(1, share * number // 1000) for kind, share in SHARES.items()})
    wanted[Phase.PLAY] += number - wanted.total()
    found: list[Pair] = []
    for game in count(seed):
        house = rng.choices(list(HOUSES), [3 if house in _PRESETS else 1 for house in HOUSES])[0]
        for moment in moments(house, game, chooser(rng)):
            if not +wanted:
                return found
            if _is_enough(moment.state, wanted):
                break
            usual = moment.kind in (Phase.PLAY, Phase.AUCTION, Phase.TALK)
            if wanted[moment.kind] > 0 and (not usual or rng.random() < 0.15):
                other = redealt(moment, rng)
                if other is not None:
                    wanted[moment.kind] -= 1
                    found.append(Pair(moment, *other))
    raise AssertionError("there are always more games")


def _is_enough(state: GameState, wanted: Counter[str]) -> bool:
    """Whether the rest of the deal holds nothing that is *wanted*."""
    if state.phase not in (Phase.PLAY, Phase.CALLS, Phase.PENALTY):
        return False
    kinds = (Phase.PLAY, Phase.CALLS, Phase.PENALTY) if state.rules.renege == "callable" else (Phase.PLAY,)
    return not any(wanted[kind] > 0 for kind in kinds)


@cache
def decisions(number: int, seed: int = 1) -> list[Moment]:
    """Return *number* decisions that the core thinks about, by all presets: three of four cards, else bids."""
    rng = Random(seed)
    wanted = Counter({Phase.AUCTION: number // 4, Phase.PLAY: number - number // 4})
    found: list[Moment] = []
    for game in count(seed):
        house = PRESETS[game % len(PRESETS)].key
        for moment in moments(house, game, chooser(rng)):
            searched = is_searched(moment) and len(moment.view.legal) > 1
            if searched and wanted[moment.state.phase] > 0 and rng.random() < 0.3:
                wanted[moment.state.phase] -= 1
                found.append(moment)
            if not +wanted:
                return found
    raise AssertionError("there are always more games")


def is_searched(moment: Moment) -> bool:
    """Whether the core can think about *moment*."""
    rules, phase = moment.state.rules, moment.state.phase
    bids = phase is Phase.AUCTION and rules.bidding == "individual" and not any(moment.state.current.blind)
    return supports(rules) and (phase is Phase.PLAY or bids)


def chooser(rng: Random) -> Callable[[GameState], Action]:
    """Return how the seats of one deal decide: as one player, by chance, or now and then by chance."""
    chance = rng.choice((0.0, 0.2, 1.0))
    player: Agent = rng.choice((RulePlayer(), GreedyPlayer()))

    def choice(state: GameState) -> Action:
        if rng.random() < chance:
            return choose(state, rng)
        return player.decide(view_of(state, to_act(state)), rng).action

    return choice


# Other deals ---------------------------------------------------------------------------------------


def redealt(moment: Moment, rng: Random) -> tuple[Moment, int] | None:
    """Return *moment* with other hidden cards, and how many lie elsewhere; None where none can.

    The other deal is proven by playing it: all that was done is done again and must be legal. What is secret besides
    the cards, the seed and what opens the seal, is another as well.
    """
    if moment.state.deal is None:
        return _with_secrets(moment, rng), 0
    holders = _holders(moment)
    if not holders:
        return _with_secrets(moment, rng), 0
    swaps = _SWAPS
    while swaps:
        for _time in range(3):
            exchanged = _exchange(moment, holders, rng, swaps)
            moved = sum(holders[card] is not holders[other] for card, other in exchanged.items())
            other = exchanged_in(moment, exchanged) if moved else None
            if other is not None:
                return _with_secrets(other, rng), moved
        swaps //= 2
    return None


def _holders(moment: Moment) -> dict[Card, Seat]:
    """Return the cards that the seat of *moment* does not know the place of, and who holds them."""
    deal = moment.state.current
    known = {card for one in deal.passes if one.giver is moment.seat and one.done for card in one.cards}
    return {
        card: seat
        for seat, hand in zip(moment.state.rules.seats, deal.hands, strict=True)
        if seat is not moment.seat or not deal.looked[seat]
        for card in hand
        if card not in known
    }


def _exchange(moment: Moment, holders: Mapping[Card, Seat], rng: Random, swaps: int) -> dict[Card, Card]:
    """Return which card takes the place of which after so many *swaps* between hands that may hold them."""
    suit, voids = moment.state.rules.suit, _voids(moment)
    places = list(holders)
    cards = list(places)
    for _time in range(swaps):
        one, other = rng.randrange(len(cards)), rng.randrange(len(cards))
        first, second = holders[places[one]], holders[places[other]]
        if (first, suit(cards[other])) not in voids and (second, suit(cards[one])) not in voids:
            cards[one], cards[other] = cards[other], cards[one]
    return dict(zip(places, cards, strict=True))


def _voids(moment: Moment) -> set[tuple[Seat, object]]:
    """Return who has not followed to which suit; with callable reneges that shows nothing."""
    rules = moment.state.rules
    if rules.renege == "callable":
        return set()
    deal = moment.state.current
    return {
        (seat, rules.suit(trick.lead))
        for trick in (*deal.tricks, deal.trick)
        for seat, card in trick.plays
        if rules.suit(card) is not rules.suit(trick.lead)
    }


def exchanged_in(moment: Moment, exchanged: Mapping[Card, Card]) -> Moment | None:
    """Return *moment* with every card replaced as in *exchanged*, or None where it could not have come about so."""
    hands = tuple(_exchanged(hand, exchanged) for hand in moment.dealt.current.hands)
    actions = tuple(
        PassCards(one.seat, _exchanged(one.cards, exchanged)) if isinstance(one, PassCards) else one
        for one in moment.actions
    )
    dealt = _begun(moment.dealt, hands)
    state = _after(dealt, actions, moment.seat)
    if state is None or state.current.calls != moment.state.current.calls:
        return None
    return Moment(moment.house, dealt, actions, state, moment.seat)


def _exchanged(cards: tuple[Card, ...], exchanged: Mapping[Card, Card]) -> tuple[Card, ...]:
    return tuple(exchanged.get(card, card) for card in cards)


def _begun(dealt: GameState, hands: tuple[tuple[Card, ...], ...]) -> GameState:
    """Return the deal of *dealt* begun anew with other *hands*."""
    unseen = (False,) * dealt.rules.players
    deal = replace(dealt.current, dealt=hands, hands=hands, looked=unseen, laid=False)
    return advance(Step(replace(dealt, deal=deal, phase=Phase.BLIND, turn=None))).state


def _after(state: GameState, actions: tuple[Action, ...], seat: Seat) -> GameState | None:
    """Return *state* after *actions*, or None where one cannot be; that somebody keeps a poor hand *seat* cannot see.

    So who has another poor hand keeps it, and who has none more is not asked.
    """
    for action in actions:
        state = _kept(state, seat, action)
        if isinstance(action, KeepHand) and state.phase is not Phase.REDEAL:
            continue
        if not is_legal(state, action):
            return None
        state = apply(state, action).state
    return _kept(state, seat, None)


def _kept(state: GameState, seat: Seat, action: Action | None) -> GameState:
    while state.phase is Phase.REDEAL and state.turn is not None and state.turn is not seat:
        if isinstance(action, KeepHand | AskRedeal) and action.seat is state.turn:
            break
        state = apply(state, KeepHand(state.turn)).state
    return state


def _with_secrets(moment: Moment, rng: Random) -> Moment:
    """Return *moment* in a game of another seed, the seal of whose deal opens otherwise."""
    states = []
    for state in (moment.dealt, moment.state):
        deal = state.deal
        if deal is not None:
            seal = Seal(rng.randrange(10**12), f"{rng.getrandbits(128):032x}", deal.seal.seal)
            deal = replace(deal, seal=seal)
        states.append(replace(state, seed=rng.randrange(2**62), deal=deal))
    return Moment(moment.house, states[0], moment.actions, states[1], moment.seat)
