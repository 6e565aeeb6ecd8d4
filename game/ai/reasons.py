"""Why a bid or a card was chosen, in one plain clause: by rules of thumb, or by what a search has seen."""

from __future__ import annotations

from math import floor, sqrt
from typing import TYPE_CHECKING, NamedTuple

from game.ai.cardplay import CardPlay, RatedCard
from game.ai.codes import SPADES, SUIT_OF, codes_of
from game.ai.hands import hand_tricks, is_plain, suit_tricks, usual_bid
from game.cards import Card, Suit
from game.engine.views import PlayerView
from game.rules.card_words import card_name, rank_name
from game.rules.ruleset import RuleSet
from game.words import _, plural

if TYPE_CHECKING:  # the uncompiled core is not loaded where there is a compiled one
    from game.ai.core.pure import Search

_ORDER = (Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS)
_SHOWN = 0.05
# The standard errors below which the best two cannot be told apart.
CLOSE = 2.0
# Differences in shares of deals and in bags that are too small to be a reason.
_TELLING, _BAGS = 0.05, 0.1
# A nil less likely than this was never in question.
_THINKABLE = 0.3
_MILLION = 1_000_000


def hand_words(rules: RuleSet, hand: int) -> str:
    """Return what *hand* is worth, and what each suit adds: "worth about 4.2 tricks (♠ 2.9  ♥ 1.3)".

    Where the table makes tricks rarer or commoner than the suits tell, the whole is said alone.
    """
    text = _("worth about {tricks} tricks").format(tricks=f"{hand_tricks(rules, hand):.1f}")
    if not is_plain(rules) or rules.bidding == "suicide":
        return text
    parts = [
        f"{suit.sign}\N{NO-BREAK SPACE}{part:.1f}".replace("-", "−")
        for suit, part in zip(_ORDER, suit_tricks(hand, codes_of(rules).deck), strict=True)
        if abs(part) >= _SHOWN
    ]
    return _("{words} ({suits})").format(words=text, suits="  ".join(parts)) if len(parts) > 1 else text


def kept_back(rules: RuleSet, hand: int, tricks: int) -> int:
    """Return how many tricks fewer than *hand* is worth a bid of *tricks* is; 0 where it is not a whole one."""
    return max(0, floor(hand_tricks(rules, hand) - tricks))


def kept_words(kept: int) -> str:
    """Return how many tricks are *kept* back."""
    return plural("one is kept back", "{count} are kept back", kept).format(count=kept)


def least_nil(rules: RuleSet, hand: int, taste: int = 0) -> float:
    """Return how often a nil of *hand* must stand to bring as much as the number that it would bid instead.

    *taste* are the points that a nil is worth to the player besides.
    """
    number = usual_bid(hand_tricks(rules, hand))
    return (rules.nil + 10 * number - taste) / (2 * rules.nil) if rules.nil else 1.0


def nil_words(chance: float, least: float, *, bid: bool) -> str:
    """Return how likely a nil stands, and the *least* chance from which on it pays, where that is why it was *bid*.

    Where the score asks for another risk than that, the chance speaks alone.
    """
    if (chance >= least) is not bid:
        return _("nil stands in about {chance} of 100 likely deals").format(chance=round(100 * chance))
    text = _("nil stands in about {chance} of 100 likely deals, and is worth it from {least} on")
    return text.format(chance=round(100 * chance), least=round(100 * least))


def why_card(play: CardPlay, choice: RatedCard) -> str:
    """Return the sentence for *choice*."""
    position = play.position
    if play.nils[position.seat]:
        return _why_nil(play, choice)
    if any(play.nils[seat] for seat in position.partners):
        return _why_cover(play, choice)
    if not position.plays:
        return _why_lead(play, choice)
    return _why_follow(play, choice)


def _why_nil(play: CardPlay, choice: RatedCard) -> str:
    if not play.position.plays:
        return _("lead what somebody else will most likely beat, to keep the nil")
    if play.takes(choice.code):
        return _("no card stays under, so hope that another beats it, to keep the nil")
    if SUIT_OF[choice.code] == play.position.led:
        return _("the highest card that stays under, to keep the nil")
    return _("get rid of the card that endangers the nil most")


def _why_cover(play: CardPlay, choice: RatedCard) -> str:
    if not play.position.plays:
        return _("lead what lets the partner’s nil stay under")
    if play.nils[play.held_by] and play.held_by in play.position.partners and play.takes(choice.code):
        return _("cover the partner’s nil, which holds the trick")
    if play.takes(choice.code):
        return _("play high, so that the partner’s nil can stay under")
    return _("save the high cards to cover the partner’s nil")


def _why_lead(play: CardPlay, choice: RatedCard) -> str:
    sure = choice.chances[play.position.seat] > 0.85
    if play.ledger.foe_nils and not sure:
        return _("lead low, to make the opponents’ nil take the trick")
    if play.ledger.trick <= 0:
        return _("more tricks would only be bags, so lead a card that likely loses")
    if sure:
        return _("a card that likely wins now may be ruffed later")
    if SUIT_OF[choice.code] == SPADES:
        return _("draw the opponents’ spades")
    return _("lead low and keep the high cards behind the opponents")


def _why_follow(play: CardPlay, choice: RatedCard) -> str:
    position = play.position
    wins = play.takes(choice.code)
    if play.held_by in position.partners and not wins:
        return _("the partner holds the trick, so throw the least useful card")
    if play.nils[play.held_by] and not wins:
        return _("the opponents’ nil holds the trick, so let it take it")
    if wins and play.ledger.trick > 0:
        if SUIT_OF[choice.code] != position.led:
            return _("ruff, since the side needs the trick")
        return _("the side needs tricks, and this card can win one")
    if wins:
        return _("take the trick while it costs the least")
    if play.ledger.trick <= 0:
        return _("the side has no use for the trick, so stay under it")
    return _("nothing here wins cheaply, so keep the better cards")


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


def why_searched_card(view: PlayerView, search: Search, code: int, *, by_chance: bool = False) -> str:
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


def why_searched_bid(view: PlayerView, search: Search, tricks: int, *, trust: float, taste: int) -> str:
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
