"""What is heard when a deal is scored."""

import pytest

from game.app.table.choreography import deal_sound
from game.engine.events import DealScored
from game.rules.bids import NIL, Bid
from game.rules.presets import CLASSIC
from game.rules.scoring import SeatResult, SideResult, Standing, score_deal


def scored(bids: tuple[Bid, ...], taken: tuple[int, ...], bags: int = 0) -> DealScored:
    results = [
        SideResult(
            sum(bids[seat].tricks for seat in CLASSIC.members(side)),
            tuple(SeatResult(seat, bids[seat], taken[seat]) for seat in CLASSIC.members(side)),
        )
        for side in CLASSIC.all_sides
    ]
    score = score_deal(CLASSIC, results, [Standing(0, bags), Standing()])
    return DealScored(0, score, taken, 1, "")


THREE = Bid.of(3)
ROWS = [
    ("trick_won", (THREE,) * 4, (3, 3, 3, 4), 0),
    ("bag", (THREE,) * 4, (4, 3, 3, 3), 0),
    ("set", (THREE,) * 4, (2, 4, 3, 4), 0),
    ("penalty", (THREE,) * 4, (4, 3, 3, 3), 9),
    ("nil_made", (NIL, THREE, THREE, THREE), (0, 5, 3, 5), 0),
    ("set", (NIL, THREE, THREE, THREE), (1, 5, 3, 4), 0),
    ("boston", (Bid.of(7), THREE, Bid.of(6), THREE), (7, 0, 6, 0), 0),
]


@pytest.mark.parametrize(("sound", "bids", "taken", "bags"), ROWS)
def test_a_scored_deal_is_heard(sound: str, bids: tuple[Bid, ...], taken: tuple[int, ...], bags: int) -> None:
    assert sound == deal_sound(CLASSIC, scored(bids, taken, bags))
