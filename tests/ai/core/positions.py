"""Positions of the core for tests: random deals, bids and play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from random import Random

from game.ai.core import pure
from game.ai.core.reading import read_terms
from game.rules.presets import CLASSIC, COUNTER_CLOCKWISE, GRILL
from game.rules.ruleset import RuleSet
from tests.ai.core.cores import Core

RULES = (replace(CLASSIC, blind_nil=200), GRILL, COUNTER_CLOCKWISE)


def terms(core: Core, rules: RuleSet = CLASSIC) -> pure.Terms:
    """Return *rules* as *core* reads them."""
    return core.Terms(**asdict(read_terms(rules)))


def random_deal(core: Core, seed: int) -> pure.Deal:
    """Return a deal with bids, ready for the first card."""
    rng = Random(seed)
    cards = rng.sample(range(52), 52)
    deal = core.Deal(terms(core, rng.choice(RULES)))
    bids = [rng.choice((0, 0, 1, 2, 3, 3, 4, 4, 5)) for _seat in range(4)]
    for seat in range(4):
        deal.hold(seat, sum(1 << card for card in cards[13 * seat : 13 * seat + 13]))
        deal.bid(seat, bids[seat], 0 if bids[seat] else rng.choice((1, 2)))
    for side in range(2):
        contract = bids[side] + bids[side + 2]
        deal.stake(side, contract, 10 * contract, -10 * contract, ordinary=True)
        deal.stand(side, rng.randrange(-100, 480), rng.randrange(10))
    deal.begin(rng.randrange(4))
    return deal


def random_position(core: Core, seed: int, cards: int | None = None) -> pure.Deal:
    """Return a deal in which some cards have been played at random; so many, if *cards* is given."""
    deal = random_deal(core, seed)
    for card in random_cards(core, seed, cards):
        deal.play(card)
    return deal


def random_cards(core: Core, seed: int, cards: int | None = None) -> list[int]:
    """Return the cards that `random_position` plays, in order."""
    deal, chance = random_deal(core, seed), core.Chance(seed)
    count = chance.below(52)
    played = []
    for _card in range(count if cards is None else cards):
        played.append(core.random_play(deal, chance))
        deal.play(played[-1])
    return played


def codes(mask: int) -> Iterator[int]:
    """Yield the codes of *mask*, lowest first."""
    return (code for code in range(52) if mask >> code & 1)
