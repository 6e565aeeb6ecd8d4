"""Scored deals, made of what was bid and taken."""

from game.engine.events import DealScored
from game.rules.bids import Bid
from game.rules.presets import CLASSIC
from game.rules.scoring import SeatResult, SideResult, Standing, score_deal


def scored(bids: tuple[Bid, ...], taken: tuple[int, ...], bags: int = 0) -> DealScored:
    """Return the score of a classic deal in which the seats bid and took so; the person's side had so many *bags*."""
    results = [
        SideResult(
            sum(bids[seat].tricks for seat in CLASSIC.members(side)),
            tuple(SeatResult(seat, bids[seat], taken[seat]) for seat in CLASSIC.members(side)),
        )
        for side in CLASSIC.all_sides
    ]
    score = score_deal(CLASSIC, results, [Standing(0, bags), Standing()])
    return DealScored(0, score, taken, 1, "")
