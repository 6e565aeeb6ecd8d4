"""What is told and heard when a deal is scored."""

import pytest

from game.app.table.scoring import story
from game.app.table.sprites import MomentKind
from game.rules.bids import NIL, Bid
from game.rules.presets import CLASSIC
from game.rules.scoring import Reason
from game.rules.seats import Side
from tests.app.scores import scored

THREE = Bid.of(3)
ROWS: list[tuple[list[MomentKind | None], tuple[Bid, ...], tuple[int, ...], int]] = [
    (["made"], (THREE,) * 4, (3, 3, 3, 4), 0),
    (["made", None], (THREE,) * 4, (4, 3, 3, 3), 0),
    (["set"], (THREE,) * 4, (2, 4, 3, 4), 0),
    (["made", None, "penalty"], (THREE,) * 4, (4, 3, 3, 3), 9),
    (["made", None, "nil_made"], (NIL, THREE, THREE, THREE), (0, 5, 4, 4), 0),
    (["made", "nil_broken", None], (NIL, THREE, THREE, THREE), (1, 5, 3, 4), 0),
    (["boston"], (Bid.of(7), THREE, Bid.of(6), THREE), (7, 0, 6, 0), 0),
]


@pytest.mark.parametrize(("kinds", "bids", "taken", "bags"), ROWS)
def test_what_a_deal_brought_is_told(
    kinds: list[MomentKind | None], bids: tuple[Bid, ...], taken: tuple[int, ...], bags: int
) -> None:
    mine = [told.kind for told in story(CLASSIC, scored(bids, taken, bags)) if told.side is Side.WE]
    assert kinds == mine


def test_the_other_side_is_told_first() -> None:
    sides = [told.side for told in story(CLASSIC, scored((THREE,) * 4, (4, 3, 3, 3)))]
    assert sides == sorted(sides, reverse=True)
    assert set(sides) == {Side.WE, Side.THEY}


def test_every_line_of_the_score_is_told_or_counted() -> None:
    event = scored((NIL, THREE, THREE, THREE), (1, 5, 3, 4), 9)
    told = [one.line for one in story(CLASSIC, event)]
    lines = [line for side in reversed(event.score.sides) for line in side.lines]
    assert lines == told
    assert Reason.BAG_PENALTY in [line.reason for line in told]
