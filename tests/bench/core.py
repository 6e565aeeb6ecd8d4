"""How fast the core is: `python -m tests.bench.core`, with TEN_BAGS_PURE=1 for the uncompiled one.

Times are of the processor, so that other work on the machine disturbs them less.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random

from game.ai.core.chosen import core, describe
from game.ai.core.pure import Belief, Deal
from game.ai.core.reading import read_terms
from game.rules.presets import CLASSIC

DEALS = 20


def dealt(seed: int) -> Deal:
    """Return a classic deal with the bids of the table, before its first card."""
    cards = Random(seed).sample(range(52), 52)
    deal = core.Deal(read_terms(CLASSIC))
    bids = []
    for seat in range(4):
        deal.hold(seat, sum(1 << card for card in cards[13 * seat : 13 * seat + 13]))
        bids.append(core.table_bid(deal, deal.hand(seat), -1))
        deal.bid(seat, bids[seat], 0 if bids[seat] else 1)
    for side in range(2):
        contract = bids[side] + bids[side + 2]
        deal.stake(side, contract, 10 * contract, -10 * contract, ordinary=True)
    deal.begin(seed % 4)
    return deal


def seconds(work: Callable[[], object]) -> float:
    """Return how long *work* keeps the processor busy."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def play_outs(times: int, *, policy: bool) -> float:
    """Return how many whole deals a second are played out, by the policy or at random."""
    spent = 0.0
    for seed in range(DEALS):
        spent += seconds(partial(core.play_many, dealt(seed), dealt(seed), times, seed, policy))
    return DEALS * times / spent


def ending(seed: int, tricks: int) -> Deal:
    """Return a deal of which the policy has left so many *tricks*."""
    deal = dealt(seed)
    for _card in range(52 - 4 * tricks):
        deal.play(core.policy_card(deal))
    return deal


def endings(tricks: int, times: int) -> list[float]:
    """Return, lowest first, how long it takes to solve endings of so many *tricks*, in milliseconds."""
    equity = core.Equity()
    deals = [ending(seed, tricks) for seed in range(times)]
    return sorted(1000 * seconds(partial(core.solve_deal, deal, equity)) for deal in deals)


def draw_many(belief: Belief, deal: Deal, times: int) -> None:
    """Draw so many deals."""
    chance = core.Chance(times)
    for _time in range(times):
        belief.draw(deal, chance)


def draws(times: int, fits: int) -> float:
    """Return how many microseconds it takes to draw one deal, the best fit of so many, early in the play."""
    spent = 0.0
    for seed in range(DEALS):
        deal = ending(seed, 11)
        belief = core.Belief(deal.to_play, fits)
        for seat in range(4):
            belief.show(seat, 0)
        belief.prepare(deal)
        spent += seconds(partial(draw_many, belief, deal, times))
    return 1e6 * spent / (DEALS * times)


def main() -> None:
    """Measure and print."""
    compiled = describe() == "compiled"
    times = 20_000 if compiled else 20
    print(f"core: {describe()}")
    print(f"play-outs at random   {play_outs(times, policy=False):>10,.0f} a second")
    print(f"play-outs by policy   {play_outs(times, policy=True):>10,.0f} a second")
    for fits in (1, 5):
        print(f"a deal drawn from {fits}   {draws(2000 if compiled else 100, fits):>10.2f} µs")
    for tricks in (3, 4, 5, 6) if compiled else (2, 3, 4):
        taken = endings(tricks, 60 if compiled else 20)
        print(f"{tricks} tricks solved: mean {sum(taken) / len(taken):.3f} ms, longest {taken[-1]:.2f} ms")


if __name__ == "__main__":
    main()
