"""What a search has seen, in one plain sentence."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from game.ai.codes import codes_of
from game.ai.core.pure import Search
from game.engine.views import PlayerView
from game.words import _

# Below so many standard errors the best two cannot be told apart.
CLOSE = 2.0


class Finding(NamedTuple):
    """How one candidate did: shares of the *worlds* in which it was tried, and means."""

    code: int
    worlds: int
    value: float
    made: float
    sets: float
    nils: float
    bags: float


def findings(search: Search) -> list[Finding]:
    """Return what *search* found of each candidate, best first; those tried longest before the others."""
    found = []
    for place in range(search.candidates):
        code, worlds, value, _points, made, sets, nils, bags = search.report(place)
        tried = max(worlds, 1)
        found.append(Finding(code, worlds, value / tried, made / tried, sets / tried, nils / tried, bags / tried))
    return sorted(found, key=lambda one: (-one.worlds, -one.value))


def is_close(search: Search, best: Finding, second: Finding) -> bool:
    """Whether the paired results of *best* and *second* differ by less than two standard errors."""
    codes = [search.report(place)[0] for place in range(search.candidates)]
    first, other = codes.index(best.code), codes.index(second.code)
    worlds = min(best.worlds, second.worlds)
    away = [search.result(first, world) - search.result(other, world) for world in range(worlds)]
    mean = sum(away) / worlds
    spread = sum((one - mean) ** 2 for one in away) / worlds
    return mean < CLOSE * sqrt(spread / worlds)


def why_card(view: PlayerView, search: Search, code: int) -> str:
    """Return the reason for the card *code*: the largest difference to the second best."""
    found = findings(search)
    best = next(one for one in found if one.code == code)
    others = [one for one in found if one.code != code and one.worlds]
    if not others:
        return _("No other card does anything else")
    second = others[0]
    other = codes_of(view.rules).cards[second.code].name
    if is_close(search, best, second):
        return _("Too close to call between this and {card}").format(card=other)
    return _difference(best, second, other)


def _difference(best: Finding, second: Finding, other: str) -> str:
    """Return what *best* does better than *second*, which is called *other*."""
    gains = {
        _("the nil stands"): (best.nils, second.nils),
        _("the contract is made"): (best.made, second.made),
        _("the opponents are set"): (best.sets, second.sets),
    }
    what, (one, two) = max(gains.items(), key=lambda item: item[1][0] - item[1][1])
    if one - two >= 0.05:
        text = _("So {what} in {one} of 10 likely deals; with {card} in {two}")
        return text.format(what=what, one=round(10 * one), two=round(10 * two), card=other)
    if second.bags - best.bags >= 0.1:
        text = _("It leaves {one:.1f} bags on average; {card} leaves {two:.1f}")
        return text.format(one=best.bags, two=second.bags, card=other)
    return _("It comes out better than {card} in the likely deals").format(card=other)


def why_bid(search: Search, tricks: int, expected: int) -> str:
    """Return the reason for a bid of *tricks*, 0 for nil, with a hand worth *expected* thousandths of a trick."""
    best = next(one for one in findings(search) if one.code == tricks)
    if not tricks:
        return _("Nil stands in {share} of 10 likely deals").format(share=round(10 * best.nils))
    text = _("The hand is worth {tricks:.1f} tricks; the side makes its bid in {share} of 10 likely deals")
    return text.format(tricks=expected / 1000, share=round(10 * best.made))
