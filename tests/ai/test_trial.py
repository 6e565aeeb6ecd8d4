"""Two rule sets tried out beside each other."""

import pickle
from dataclasses import replace

from game.ai.trial import Trial
from game.rules.presets import CLASSIC, find_preset

SHORT = replace(CLASSIC, max_deals=1)


def test_each_set_sees_the_same_seeds() -> None:
    trial = Trial((SHORT, replace(SHORT, nil=50)), games=3)
    tasks = list(trial.tasks())
    assert [(0, 1, 2), (1, 1, 2), (0, 3, 1), (1, 3, 1)] == [(one.place, one.first, one.count) for one in tasks]


def test_games_add_up_however_they_come() -> None:
    forth, back = (Trial((SHORT, replace(SHORT, bag_limit=1)), games=6) for _turn in range(2))
    tasks = list(forth.tasks())
    for task in tasks:
        forth.add(task, task.play())
    for task in reversed(tasks):
        back.add(task, task.play())
    assert forth.tallies == back.tallies
    assert forth.done
    assert forth.share == 1.0
    assert [6, 6] == [one.games for one in forth.tallies]
    assert forth.tallies[1].bag_penalties > forth.tallies[0].bag_penalties


def test_a_game_counts_once_every_set_has_seen_it() -> None:
    trial = Trial((SHORT, SHORT), games=4)
    told = []
    for task in trial.tasks():
        trial.add(task, task.play())
        told.append((trial.played, trial.share, trial.done))
    assert [(0, 0.0, False), (2, 0.5, False), (2, 0.5, False), (4, 1.0, True)] == told


def test_tables_of_any_size_are_tried_out() -> None:
    sets = [replace(find_preset(key).rules, max_deals=1) for key in ("two_hand", "three_hand", "six_hand")]
    trial = Trial(sets, games=1)
    for task in trial.tasks():
        trial.add(task, task.play())
    assert [2, 3, 3] == [len(one.wins) for one in trial.tallies]


def test_a_task_and_its_outcome_can_be_sent_to_another_process() -> None:
    task = next(Trial((SHORT,), games=1).tasks())
    assert task == pickle.loads(pickle.dumps(task))
    outcomes = task.play()
    assert outcomes == pickle.loads(pickle.dumps(outcomes))
    assert outcomes[0].record.actions == ()
