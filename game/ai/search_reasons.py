"""What a search has seen, in one plain clause."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from game.ai.bid_reasons import hand_words, kept_back, kept_words, least_nil, nil_words
from game.ai.codes import codes_of
from game.cards import Card
from game.engine.views import PlayerView
from game.rules.card_words import card_name, rank_name
from game.words import _

if TYPE_CHECKING:  # the uncompiled core is not loaded where there is a compiled one
    from game.ai.core.pure import Search

# Below so many standard errors the best two cannot be told apart.
CLOSE = 2.0
# Shares and bags that differ by less are no reason.
_TELLING, _BAGS = 0.05, 0.1
# A nil less likely than that was never in question.
_THINKABLE = 0.3
_MILLION = 1_000_000


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


def _best_two(search: Search, code: int) -> tuple[Finding, Finding | None]:
    """Return how the candidate *code* did, and the best of the others, if any was tried."""
    found = findings(search)
    best = next(one for one in found if one.code == code)
    return best, next((one for one in found if one.code != code and one.worlds), None)


# Cards --------------------------------------------------------------------------------------------


def why_card(view: PlayerView, search: Search, code: int, *, by_chance: bool = False) -> str:
    """Return the reason for the card *code*: the largest difference to the second best.

    *by_chance*: the search has valued deals by the chance to win the game.
    """
    best, second = _best_two(search, code)
    if second is None:
        return _("the other cards are worth the same")
    cards = codes_of(view.rules).cards
    other = _beside(cards[second.code], cards[code])
    if is_close(search, best, second):
        return _("too close to call, the {card} is about as good").format(card=other)
    return _difference(view, best, second, other) or _outcome(best, second, other, by_chance=by_chance)


def _beside(other: Card, card: Card) -> str:
    """Return the name of *other* as it stands beside that of *card*: of the same suit, the rank is enough."""
    return rank_name(other.rank) if other.suit is card.suit and not other.is_joker else card_name(other)


def _difference(view: PlayerView, best: Finding, second: Finding, other: str) -> str:
    """Return what *best* does more often than *second*, which is called *other*, or leaves fewer of; maybe nothing."""
    gains = {
        _nil_safe(view): (best.nils, second.nils),
        _("the contract is made"): (best.made, second.made),
        _("the opponents are set"): (best.sets, second.sets),
    }
    what, (one, two) = max(gains.items(), key=lambda item: item[1][0] - item[1][1])
    if one - two >= _TELLING:
        many = 10 if round(10 * one) > round(10 * two) else 100
        text = _("{what} in {one} of {many} likely deals, but only in {two} with the {card}")
        return text.format(what=what, one=round(many * one), many=many, two=round(many * two), card=other)
    if second.bags - best.bags >= _BAGS:
        text = _("it leaves {one:.1f} bags on average, and the {card} leaves {two:.1f}")
        return text.format(one=best.bags, two=second.bags, card=other)
    return ""


def _nil_safe(view: PlayerView) -> str:
    own = view.is_nil(view.seat)
    if any(view.is_nil(seat) for seat in view.partners):
        return _("both nils are safe") if own else _("the partner’s nil is safe")
    return _("the nil is safe")


def _outcome(best: Finding, second: Finding, other: str, *, by_chance: bool) -> str:
    """Return how much better *best* comes out on the whole than *second*, which is called *other*."""
    one, two = (round(50 * (finding.value / _MILLION + 1)) for finding in (best, second))
    if by_chance and one > two:
        text = _("it wins the game in {one} of 100 likely deals, but only in {two} with the {card}")
        return text.format(one=one, two=two, card=other)
    return _("it comes out a little better than the {card} in the likely deals").format(card=other)


# Bids ---------------------------------------------------------------------------------------------


def why_bid(view: PlayerView, search: Search, tricks: int, *, trust: float, taste: int) -> str:
    """Return the reason for a bid of *tricks*, 0 for nil.

    *trust* are the points that are added to a nil since play-outs are too sure of it, *taste* those that the player
    adds.
    """
    codes = codes_of(view.rules)
    hand = codes.mask(view.hand)
    best, second = _best_two(search, tricks)
    parts = [hand_words(view.rules, hand)]
    kept = kept_back(view.rules, hand, tricks) if tricks else 0
    if kept:
        parts[0] = _("{worth}, {kept}").format(worth=parts[0], kept=kept_words(kept))
    if tricks:
        parts.append(_made(search, best, more=bool(kept)))
    nil = next((one for one in findings(search) if one.code == 0 and one.worlds), None)
    if nil is not None and view.rules.nil:
        chance = max(0.0, nil.nils + trust / (2 * view.rules.nil))
        if not tricks or chance >= _THINKABLE:
            least = least_nil(view.rules, hand, taste)
            parts.insert(len(parts) if tricks else 0, nil_words(chance, least, bid=not tricks))
    if second is not None and is_close(search, best, second):
        said = _("nil") if not second.code else str(second.code)
        parts.insert(0, _("too close to call, {bid} is about as good").format(bid=said))
    return "; ".join(parts)


def _made(search: Search, best: Finding, *, more: bool) -> str:
    """Return how often the *best* bid is made, and where *more* could be bid, what one trick more would do."""
    text = _("made in {one} of {many} likely deals")
    higher = next((one for one in findings(search) if one.code == best.code + 1 and one.worlds), None)
    if not more or higher is None:
        return text.format(one=round(10 * best.made), many=10)
    many = 10 if round(10 * best.made) > round(10 * higher.made) else 100
    one, two = round(many * best.made), round(many * higher.made)
    if one <= two:
        return _("{made}; a set costs far more than a bag").format(made=text.format(one=one, many=many))
    return _("{made}, but only {two} with a bid of {higher}").format(
        made=text.format(one=one, many=many), higher=higher.code, two=two
    )
