"""One table of the arena."""

from collections.abc import Callable
from random import Random

import pytest

from game.ai.agent import Agent, Decision, Forecast
from game.ai.arena.figures import Bin, Figures
from game.ai.arena.protocol import ForfeitError
from game.ai.arena.results import value
from game.ai.arena.tables import ArenaTable, Played, PlayerTally
from game.ai.baselines import GreedyPlayer, RandomPlayer
from game.ai.simulation import play_game
from game.engine.actions import LookAtCards, PlaceBid, PlayCard
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.bids import NIL, Bid
from game.rules.presets import CLASSIC, GRILL, TABLE_TALK
from game.rules.ruleset import RuleSet
from game.rules.scoring import Reason, ScoreLine
from game.rules.seats import Seat, Side
from tests.ai.arena.contests import SHORT, Steps


class Listener:
    """Notes the chance it is given, and plays on with it."""

    def __init__(self) -> None:
        self.heard: dict[tuple[str, int, Seat, Phase, int], float] = {}

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        copy = Random()
        copy.setstate(rng.getstate())
        said = sum(word_seat is view.seat for word_seat in (getattr(word, "seat", None) for word in view.talk))
        self.heard[view.seal, len(view.tricks), view.seat, view.phase, said] = copy.random()
        return RandomPlayer().decide(view, rng)


class Failing:
    """Plays high until trick *trick*, and then fails in its way."""

    def __init__(self, trick: int, fail: Callable[[PlayerView], Decision]) -> None:
        self._trick = trick
        self._fail = fail

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        if view.phase is Phase.PLAY and len(view.tricks) >= self._trick:
            return self._fail(view)
        return GreedyPlayer().decide(view, rng)


class Prophet:
    """Says what it expects, and bids nil at South."""

    def foresee(self, view: PlayerView) -> Forecast:
        return Forecast(tricks=3.3, nil=0.62)

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        if view.phase is Phase.AUCTION:
            return Decision(PlaceBid(view.seat, NIL if view.seat is Seat.SOUTH else Bid.of(3)), "as foreseen")
        return GreedyPlayer().decide(view, rng)


def sit(*players: Agent, rules: RuleSet = CLASSIC, seed: int = 5, deals: int = 1) -> tuple[Played, list[Figures]]:
    """Return how a table goes at which *players* take turns around, and what each side did."""
    sides = [PlayerTally(), PlayerTally()]
    table = ArenaTable(rules, (players * 4)[:4], (sides * 2), Steps(), foresee=True)
    return table.play(seed, deals), [tally.figures() for tally in sides]


@pytest.mark.parametrize("rules", [CLASSIC, GRILL, TABLE_TALK])
def test_chance_is_the_same_at_every_table_with_these_cards(rules: RuleSet) -> None:
    one, two = Listener(), Listener()
    sit(one, GreedyPlayer(), rules=rules, deals=2)
    sit(GreedyPlayer(), two, rules=rules, deals=2)
    both = Listener()
    sit(both, both, rules=rules, deals=2)
    common = [key for key in one.heard | two.heard if key in both.heard]
    assert len(common) > 60
    assert [] == [key for key in common if both.heard[key] != (one.heard | two.heard)[key]]


def test_chance_is_another_in_every_decision() -> None:
    listener = Listener()
    sit(listener, listener, deals=2)
    assert len(listener.heard) == len(set(listener.heard.values()))
    assert len(listener.heard) == 2 * (4 + 52)


def test_a_game_is_scored_as_it_is_elsewhere() -> None:
    played, figures = sit(GreedyPlayer(), deals=200)
    outcome = play_game(CLASSIC, 5, [GreedyPlayer()] * 4)
    assert (outcome.deals, outcome.winner) == (played.deals, played.winner)
    assert outcome.deals == figures[0].counts.deals == figures[1].counts.deals


def test_a_bag_costs_its_part_of_the_penalty() -> None:
    lines = (
        ScoreLine(Reason.CONTRACT_MADE, 40, bid=4, taken=7),
        ScoreLine(Reason.OVERTRICKS, 3, 3, taken=3),
        ScoreLine(Reason.BAG_PENALTY, -100, -10),
    )
    assert 10 * 43 - 3 * 100 == value(CLASSIC, lines)


def test_the_margin_is_that_of_the_score() -> None:
    played, _figures = sit(GreedyPlayer(), rules=SHORT)
    outcome = play_game(SHORT, 5, [GreedyPlayer()] * 4)
    we, they = outcome.standings
    assert 10 * (we.points - they.points) - 100 * (we.bags - they.bags) == played.margin


def forfeit(_view: PlayerView) -> Decision:
    raise ForfeitError("it fell asleep")


def stumble(view: PlayerView) -> Decision:
    raise IndexError(f"seat {int(view.seat)} counted too far")


def foul(view: PlayerView) -> Decision:
    return Decision(PlayCard(view.seat, next(c for c in view.rules.deck if c not in view.hand)), "from the sleeve")


def usurp(view: PlayerView) -> Decision:
    return Decision(LookAtCards(view.rules.next_seat(view.seat)), "for the neighbour")


@pytest.mark.parametrize(
    ("fail", "illegal", "words"),
    [
        (forfeit, 0, "fell asleep"),
        (stumble, 0, "it failed with IndexError: seat "),
        (foul, 1, "may not play"),
        (usurp, 1, "may not act for another"),
    ],
)
def test_who_fails_loses_the_deal_and_the_game(
    fail: Callable[[PlayerView], Decision], illegal: int, words: str
) -> None:
    played, (we, they) = sit(Failing(2, fail), GreedyPlayer())
    assert Played(-10 * 500, 1, Side.THEY) == played
    assert (1, illegal) == (we.counts.forfeits, we.counts.illegal)
    assert (0, 0) == (they.counts.forfeits, they.counts.illegal)
    assert we.fault is not None
    assert 5 == we.fault.number
    assert words in we.fault.reason
    played, (we, they) = sit(GreedyPlayer(), Failing(2, fail))
    assert Played(10 * 500, 1, Side.WE) == played
    assert (0, 1) == (we.counts.forfeits, they.counts.forfeits)


def test_every_decision_is_counted_and_timed() -> None:
    _played, (we, _they) = sit(GreedyPlayer())
    assert 2 + 26 == we.counts.decisions
    assert {"auction": 2, "play": 26} == {phase: times.total for phase, times in we.times.items()}
    assert 1_000_000 == we.all_times.slowest


def test_forecasts_meet_what_comes() -> None:
    _played, (we, they) = sit(Prophet())
    assert [(7, 2, 6600)] == [(key, one.count, one.foreseen) for key, one in they.tricks.items()]
    assert {3: 2} == {key: one.count for key, one in they.bids.items()}
    assert {} == they.nils
    kept = we.counts.nils_made
    assert {6: Bin(1, 620, kept)} == we.nils
    assert {7: 1} == {key: one.count for key, one in we.tricks.items()}
    assert (1, 1) == (we.counts.nils, we.counts.deals)
    assert 13 == sum(one.came for one in (*we.owed.values(), *they.owed.values()))
