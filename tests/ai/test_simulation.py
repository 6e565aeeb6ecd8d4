"""Games between computer players, and what many of them add up to."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from game.ai.agent import Agent, Decision
from game.ai.baselines import GreedyPlayer, RandomPlayer
from game.ai.simulation import Outcome, play_game, tally
from game.engine.actions import CloseCalls
from game.engine.events import DealScored, GameWon, HandThrownIn
from game.engine.game import Game
from game.engine.record import replay
from game.engine.views import PlayerView
from game.rules.presets import CLASSIC, GRILL, PRESETS, Preset
from game.rules.scoring import Reason, ScoreLine, Standing
from game.rules.seats import Side
from tests.counted import counted

GREEDY: Sequence[Agent] = [GreedyPlayer()] * 4
AIMLESS: Sequence[Agent] = [RandomPlayer()] * 4


class Reckless:
    """A player that plays whatever can be played, calls reneges at random, and none after the last trick."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        close = CloseCalls(view.seat)
        return Decision(close if close in view.legal else rng.choice(view.legal), "by lot")


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_a_game_is_what_its_record_tells(preset: Preset) -> None:
    outcome = play_game(replace(preset.rules, max_deals=2), 7, AIMLESS)
    path = replay(outcome.record)
    news = [event for events in path.events for event in events]
    scored = [event for event in news if isinstance(event, DealScored)]
    assert path.states[-1].standings == outcome.standings
    assert [event.side for event in news if isinstance(event, GameWon)] == [outcome.winner]
    assert len(scored) == outcome.deals
    assert sum(isinstance(event, HandThrownIn) for event in news) == outcome.redeals
    assert [line for event in scored for side in event.score.sides for line in side.lines] == list(outcome.lines)


def test_the_same_seed_and_players_give_the_same_game() -> None:
    rules = replace(CLASSIC, max_deals=2)
    assert play_game(rules, 3, AIMLESS) == play_game(rules, 3, AIMLESS)
    assert play_game(rules, 3, AIMLESS) != play_game(rules, 4, AIMLESS)


def test_a_decision_depends_on_seed_place_and_seat_only() -> None:
    record = play_game(replace(CLASSIC, max_deals=1), 5, AIMLESS).record
    game = Game(record.rules, 5)
    for number, action in counted(enumerate(record.actions), least=20):
        turn = game.state.turn
        assert turn is not None
        assert action == RandomPlayer().decide(game.view(turn), Random(f"5:{number}:{int(turn)}")).action
        game.submit(action)


def test_a_game_that_does_not_end_is_broken_off() -> None:
    outcome = play_game(replace(CLASSIC, target=10_000), 1, GREEDY, most_deals=3)
    assert (3, None) == (outcome.deals, outcome.winner)
    assert 1 == tally([outcome], 2).undecided


def test_reneges_are_counted_and_those_that_were_called() -> None:
    outcome = play_game(replace(GRILL, max_deals=1), 11, [Reckless()] * 4)
    last = replay(outcome.record).states[-1].current
    assert len(last.reneges) == outcome.reneges
    assert sum(call.proven for call in last.calls) == outcome.proven
    assert outcome.reneges > outcome.proven > 0


def invented(winner: Side | None, points: tuple[int, int], *lines: ScoreLine, deals: int = 1) -> Outcome:
    """Return an outcome with a record that nobody looks at."""
    record = play_game(replace(CLASSIC, max_deals=1), 1, GREEDY).record
    return Outcome(record, winner, (Standing(points[0]), Standing(points[1])), deals, lines, 1, 2, 1, 60)


def test_many_games_add_up() -> None:
    lines = (
        ScoreLine(Reason.CONTRACT_MADE, 40, bid=4, taken=5),
        ScoreLine(Reason.OVERTRICKS, 1, 1, taken=1),
        ScoreLine(Reason.NIL_MADE, 100),
        ScoreLine(Reason.NIL_FAILED, -100),
        ScoreLine(Reason.BLIND_NIL_FAILED, -200),
        ScoreLine(Reason.FAILED_NIL_TRICKS, 3, 3, taken=3),
        ScoreLine(Reason.BAG_PENALTY, -100, -10),
    )
    blind = (
        ScoreLine(Reason.BLIND_SET, -60, bid=6, taken=5),
        ScoreLine(Reason.BLIND_LOW_BOTH, 200, bid=5, taken=5),
        ScoreLine(Reason.BLIND_LOW_ONE, 50, bid=5, taken=4),
        ScoreLine(Reason.CONTRACT_SET, -40, bid=4, taken=3),
    )
    sums = tally([invented(Side.WE, (510, -20), *lines, deals=3), invented(Side.THEY, (100, 500), *blind)], 2)
    assert (2, 0, (1, 1), (305.0, 240.0)) == (sums.games, sums.undecided, sums.wins, sums.average_scores)
    assert (4, 3, 2.0) == (sums.deals, sums.longest, sums.deals_per_game)
    assert (4, 1, 0.5) == (sums.bags, sums.bag_penalties, sums.bags_per_deal)
    assert (5, 3) == (sums.contracts, sums.sets)
    assert (2, 1, 1, 0) == (sums.nils, sums.nils_made, sums.blind_nils, sums.blind_nils_made)
    assert (3, 1) == (sums.blind_bids, sums.blind_bids_made)
    assert (2, 4, 2, 120) == (sums.redeals, sums.reneges, sums.reneges_proven, sums.decisions)
