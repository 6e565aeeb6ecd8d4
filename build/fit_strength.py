"""Fit the figures of game/ai/core/strength.py anew: `python build/fit_strength.py [--deals N]`.

Deals are bid by the table and played by the policy of the core, which is to be compiled. Tricks are fitted by least
squares to the hands that bid a number, nils by logistic regression to one weak hand a deal that is made to bid nil.
What is fitted is printed beside what is used, in thousandths; nothing is written.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from game.ai.core import strength
from game.ai.core.chosen import core
from game.ai.core.reading import read_terms
from game.rules.presets import find_preset

TERMS = read_terms(find_preset("classic").rules)
SPADES = 3
NEWTON_STEPS = 8

Row = tuple[list[float], float]


def suits_of(hand: int) -> list[list[int]]:
    """Return the ranks, 2 to 14 from low to high, of each suit of *hand*."""
    return [[code % 13 + 2 for code in range(13 * suit, 13 * suit + 13) if hand >> code & 1] for suit in range(4)]


def trick_features(hand: int) -> list[float]:
    """Return what each figure for tricks, in the order of `trick_figures`, is multiplied by."""
    *side, spades = suits_of(hand)
    count = len(spades)
    found = [1.0, count - 3.0, max(0.0, count - 4.0), max(0.0, count - 5.0)]
    found += [float(rank in spades) for rank in (11, 12, 13, 14)]
    honours = [[0.0] * 3 for _rank in range(3)]
    for cards in side:
        column = 0 if len(cards) <= 3 else 1 if len(cards) <= 5 else 2
        for place, rank in enumerate((14, 13, 12)):
            honours[place][column] += rank in cards and (rank != 12 or len(cards) > 1)
    found += [one for row in honours for one in row]
    return [*found, *(float(sum(len(cards) == n and count >= max(2, n + 1) for cards in side)) for n in (0, 1, 2))]


def trick_figures() -> dict[str, int]:
    """Return the figures for tricks that are used, by name."""
    found = {"always": strength.TRICKS_ALWAYS, "spade": strength.SPADE, "fifth spade": strength.FIFTH_SPADE}
    found |= {"sixth spade": strength.SIXTH_SPADE}
    found |= {f"{name} of spades": strength.SPADE_HONOURS[place] for place, name in enumerate("JQKA")}
    for name, row in (("ace", strength.ACES), ("king", strength.KINGS), ("queen", strength.QUEENS)):
        found |= {f"{name} of {cards} cards": row[place] for place, cards in enumerate(("1-3", "4-5", "6 or more"))}
    return found | {"void": strength.VOID, "singleton": strength.SINGLETON, "doubleton": strength.DOUBLETON}


def nil_features(hand: int, partner: int) -> list[float]:
    """Return what each figure for nils, in the order of `nil_figures`, is multiplied by."""
    *side, spades = suits_of(hand)
    top, second = (spades[-1:] or [0])[0], (spades[-2:-1] or [0])[0]
    found = [1.0, *(float(len(spades) == count) for count in (1, 2, 3, 4))]
    found += [-max(0.0, top - 6.0), -max(0.0, second - 6.0), -float(13 in spades), -float(12 in spades)]
    for place in range(3):
        ranks = [cards[place] for cards in side if len(cards) > place]
        found.append(-float(sum(max(0, rank - strength.NIL_LIMITS[place]) for rank in ranks)))
    found += [float(sum(len(cards) == count for cards in side)) for count in (0, 1)]
    return [*found, -float(sum(rank >= 11 for cards in side for rank in cards)), max(0.0, partner - 3.0)]


def nil_figures() -> dict[str, int]:
    """Return the figures for nils that are used, by name."""
    found = {"always": strength.NIL_ALWAYS}
    found |= {f"spades: {count}": strength.NIL_SPADES[count] for count in (1, 2, 3, 4)}
    found |= {"top spade": strength.NIL_TOP_SPADE, "second spade": strength.NIL_SECOND_SPADE}
    found |= {"king of spades": strength.NIL_KING, "queen of spades": strength.NIL_QUEEN}
    found |= {f"card {place + 1} of a suit": strength.NIL_COSTS[place] for place in range(3)}
    found |= {"void": strength.NIL_VOID, "singleton": strength.NIL_SINGLETON}
    return found | {"high card": strength.NIL_HIGH_CARD, "partner": strength.NIL_PARTNER}


def play(hands: Sequence[int], nil: int | None, leader: int) -> tuple[list[int], list[int]]:
    """Return what each seat bids with *hands*, the seat *nil* a nil and all others no other, and what it takes."""
    deal = core.Deal(TERMS)
    bids = [max(1, (core.table_tricks(hand) - strength.BID_MARGIN) // 1000) for hand in hands]
    bids = [0 if seat == nil else bid for seat, bid in enumerate(bids)]
    for seat in range(4):
        deal.hold(seat, hands[seat])
        deal.bid(seat, bids[seat], int(seat == nil))
    for side in range(2):
        contract = bids[side] + bids[side + 2]
        deal.stake(side, contract, 10 * contract, -10 * contract, ordinary=True)
    deal.begin(leader)
    while not deal.over:
        deal.play(core.policy_card(deal))
    return bids, [deal.tricks(seat) for seat in range(4)]


def dealt(deals: int, seed: int) -> Iterator[list[int]]:
    """Yield the four hands of *deals* deals."""
    chance = Random(seed)
    for _deal in range(deals):
        cards = chance.sample(range(52), 52)
        yield [sum(1 << card for card in cards[13 * seat : 13 * seat + 13]) for seat in range(4)]


def trick_rows(deals: int, seed: int) -> list[Row]:
    """Return the features of hands, and the tricks that they took."""
    found = []
    for number, hands in enumerate(dealt(deals, seed)):
        _bids, taken = play(hands, None, number % 4)
        found += [(trick_features(hand), float(taken[seat])) for seat, hand in enumerate(hands)]
    return found


def nil_rows(deals: int, seed: int) -> list[Row]:
    """Return the features of hands that were made to bid nil, and 1 where they took no trick."""
    found = []
    for number, hands in enumerate(dealt(deals, seed)):
        may = [seat for seat in range(4) if not hands[seat] >> 51 and len(suits_of(hands[seat])[SPADES]) <= 4]
        if may:
            nil = min(may, key=lambda seat: core.table_tricks(hands[seat]))
            bids, taken = play(hands, nil, number % 4)
            found.append((nil_features(hands[nil], bids[nil ^ 2]), float(taken[nil] == 0)))
    return found


def least_squares(rows: Sequence[Row], weigh: Callable[[list[float], float], tuple[float, float]]) -> list[float]:
    """Return the solution of the normal equations of *rows*, each with the weight and value that *weigh* gives it."""
    size = len(rows[0][0])
    table = [[0.0] * (size + 1) for _row in range(size)]
    for features, result in rows:
        weight, value = weigh(features, result)
        held = [(place, one) for place, one in enumerate(features) if one]
        for place, one in held:
            for other, two in held:
                table[place][other] += weight * one * two
            table[place][size] += one * value
    for place in range(size):
        table[place][place] += 1e-9
        for other in range(size):
            if other != place:
                factor = table[other][place] / table[place][place]
                table[other] = [one - factor * two for one, two in zip(table[other], table[place], strict=True)]
    return [table[place][size] / table[place][place] for place in range(size)]


def logistic(rows: Sequence[Row]) -> list[float]:
    """Return the figures of the likeliest logistic regression of *rows*, by Newton's method."""
    figures = [0.0] * len(rows[0][0])
    for _step in range(NEWTON_STEPS):

        def weigh(features: list[float], result: float, now: Sequence[float] = tuple(figures)) -> tuple[float, float]:
            chance = 1 / (1 + exp(-dot(features, now)))
            return chance * (1 - chance), result - chance

        figures = [one + away for one, away in zip(figures, least_squares(rows, weigh), strict=True)]
    return figures


def dot(features: Sequence[float], figures: Sequence[float]) -> float:
    """Return what *figures* make of *features*."""
    return sum(one * two for one, two in zip(features, figures, strict=True))


def show(title: str, used: dict[str, int], fitted: Sequence[float]) -> None:
    """Print the figures side by side."""
    print(f"{title:24}{'used':>8}{'fitted':>8}")
    for (name, figure), one in zip(used.items(), fitted, strict=True):
        print(f"{name:24}{figure:8}{round(1000 * one):8}")


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description="Fit the figures for tricks and nils anew.")
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rows = trick_rows(options.deals, options.seed)
    fitted = least_squares(rows, lambda _features, result: (1.0, result))
    show(f"tricks, {len(rows)} hands", trick_figures(), fitted)
    for name, figures in (("used", [one / 1000 for one in trick_figures().values()]), ("fitted", fitted)):
        away = [result - dot(features, figures) for features, result in rows]
        spread = sqrt(sum(one * one for one in away) / len(away))
        print(f"off by {sum(away) / len(away):+.2f} tricks on average, by {spread:.2f} as a rule ({name})")
    nils = nil_rows(options.deals, options.seed + 1)
    show(f"\nnil, {len(nils)} hands", nil_figures(), logistic(nils))


if __name__ == "__main__":
    main()
