"""Claims: whether the rest of a deal is certain, however the other cards lie, and why.

    match claim(view):
        case Claim(card, reason): ...       # certain; *card* is how to go on
        case Objection(card, reason): ...   # *card* may still come between

Proofs use only what the seat has seen: an unseen card may be in any hand that has not shown void in its suit, and every
suit may be trumped. They are sound but not complete: a certain claim may be refused where a proof would have to count
the unseen cards hand by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.cards import Card, Suit
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.card_words import card_name
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from game.rules.tricks import Trick, breaks_spades, lawful, winner, winning_play
from game.words import _, plural


@dataclass(frozen=True, slots=True)
class Claim:
    """The rest is certain if *card* is played now, and then that of each later claim; *reason* is a sentence."""

    card: Card
    reason: str


@dataclass(frozen=True, slots=True)
class Objection:
    """The rest is not certain: *card*, unseen or on the table, may win a trick; *reason* is a sentence."""

    card: Card | None
    reason: str


def claim(view: PlayerView) -> Claim | Objection:
    """Return whether it is certain that the seat of *view* takes all the tricks left, or none of them."""
    if view.phase is not Phase.PLAY or view.turn is not view.seat:
        return Objection(None, _("The rest can be claimed when it is your turn to play"))
    if not view.tricks:
        return Objection(None, _("The rest can be claimed after the first trick"))
    out = _cards_out(view)
    return _claim_none(view, out) or _claim_all(view, out)


# -- what is out ------------------------------------------------------------------------------------------------------


def _cards_out(view: PlayerView) -> tuple[Card, ...]:
    """Return the cards that other seats may hold, highest first."""
    seen = {*view.hand, *view.refused, *view.trick.cards}
    seen.update(card for trick in view.tricks for card in trick.cards)
    others = [seat for seat in view.rules.seats if seat is not view.seat]
    voids = _voids(view)
    out = (card for card in view.rules.deck if card not in seen)
    held = [card for card in out if any((seat, view.rules.suit(card)) not in voids for seat in others)]
    return tuple(_sorted(held, view.rules))


def _voids(view: PlayerView) -> frozenset[tuple[Seat, Suit]]:
    """Return the seats that have shown void, with the suit; none where reneges are possible."""
    rules = view.rules
    if rules.renege == "callable":
        return frozenset()
    shown = {
        (play.seat, rules.suit(trick.lead))
        for trick in (*view.tricks, view.trick)
        for play in trick.plays
        if rules.suit(play.card) is not rules.suit(trick.lead)
    }
    return frozenset(shown)


def _sorted(cards: Iterable[Card], rules: RuleSet) -> list[Card]:
    return sorted(cards, key=rules.strength, reverse=True)


def _of(suit: Suit, cards: Iterable[Card], rules: RuleSet) -> list[Card]:
    """Return those of *cards* that belong to *suit*, highest first."""
    return _sorted((card for card in cards if rules.suit(card) is suit), rules)


# -- all of them ------------------------------------------------------------------------------------------------------


def _claim_all(view: PlayerView, out: Sequence[Card]) -> Claim | Objection:
    """Return a way to win every trick against any play, or the objection to the best try."""
    cards = lawful(view.hand, view.trick, view.rules, first=False, broken=view.broken)
    if not view.trick:
        objection = _against_leads(view.hand, out, view.rules, trumps=len(_trumps(cards, view.rules)) > 0)
        return objection or Claim(_first_lead(view.hand, out, view.rules), _proof(view.hand, out, view.rules))
    winning = [card for card in _by_worth(cards, view.rules) if _leads_trick(view, card)]
    if not winning:
        return _lost_trick(view)
    objections = []
    for card in winning:
        objection = _against_card(view, card, out) or _against_rest(view, card, out)
        if objection is None:
            return Claim(card, _proof(view.hand, out, view.rules))
        objections.append(objection)
    return objections[-1]


def _by_worth(cards: Iterable[Card], rules: RuleSet) -> list[Card]:
    """Return *cards* from the lowest up, trumps last."""
    return sorted(cards, key=lambda card: (rules.suit(card) is Suit.SPADES, rules.strength(card)))


def _leads_trick(view: PlayerView, card: Card) -> bool:
    """Whether *card* beats all cards on the table."""
    return winner(view.trick.with_play(view.seat, card), view.rules, first=False) is view.seat


def _lost_trick(view: PlayerView) -> Objection:
    best = winning_play(view.trick, view.rules, first=False).card
    return Objection(best, _("This trick is not yours: the {card} is higher").format(card=card_name(best)))


def _against_card(view: PlayerView, card: Card, out: Sequence[Card]) -> Objection | None:
    """Return the objection that *card* may be beaten in the trick on the table."""
    rules, trick = view.rules, view.trick.with_play(view.seat, card)
    if len(trick) == rules.players:
        return None
    later = rules.next_seat(view.seat)
    over = next((one for one in out if winner(trick.with_play(later, one), rules, first=False) is later), None)
    return _beaten(card, over, rules) if over is not None else None


def _against_rest(view: PlayerView, card: Card, out: Sequence[Card]) -> Objection | None:
    """Return the objection to winning every trick after *card* has won this one."""
    rules = view.rules
    rest = [one for one in view.hand if one is not card]
    broken = view.broken or breaks_spades(view.trick, card, view.hand, rules, first=False)
    if not rest:
        return None
    leads = lawful(rest, Trick(), rules, first=False, broken=broken)
    return _against_leads(rest, out, rules, trumps=len(_trumps(leads, rules)) > 0)


def _against_leads(hand: Sequence[Card], out: Sequence[Card], rules: RuleSet, *, trumps: bool) -> Objection | None:
    """Return the objection to a hand that leads from now on; *trumps*: it may lead its spades, which it does first."""
    for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS):
        mine, theirs = _of(suit, hand, rules), _of(suit, out, rules)
        beaten = _first_beaten(mine, theirs, rules)
        if beaten is not None:
            return _beaten(beaten, theirs[0], rules)
    own, others = _trumps(hand, rules), _trumps(out, rules)
    sides = _sorted((card for card in hand if card not in own), rules)
    if not sides or not others:
        return None
    if own and not trumps:
        words = _("Spades may not be led yet, and the {card} may trump").format(card=card_name(others[0]))
        return Objection(others[0], words)
    return _beaten(sides[0], others[0], rules) if len(own) < len(others) else None


def _first_beaten(mine: Sequence[Card], theirs: Sequence[Card], rules: RuleSet) -> Card | None:
    """Return the highest of *mine* that may lose when all are led from the top, if any may.

    Each lead draws at least one card of a hand that holds all of theirs, and it will be its lowest.
    """
    if not theirs:
        return None
    sure = sum(rules.strength(card) > rules.strength(theirs[0]) for card in mine)
    return None if sure >= min(len(mine), len(theirs)) else mine[sure]


def _trumps(cards: Iterable[Card], rules: RuleSet) -> list[Card]:
    return _of(Suit.SPADES, cards, rules)


def _first_lead(hand: Sequence[Card], out: Sequence[Card], rules: RuleSet) -> Card:
    """Return the first lead: a trump while others may hold any, then the highest card of a suit."""
    own = _trumps(hand, rules)
    sides = [card for card in hand if card not in own]
    if own and (_trumps(out, rules) or not sides):
        return own[0]
    suit = rules.suit(sides[0])
    return _of(suit, sides, rules)[0]


def _beaten(card: Card, over: Card, rules: RuleSet) -> Objection:
    names = {"card": card_name(card), "over": card_name(over)}
    if rules.suit(card) is rules.suit(over):
        return Objection(over, _("The {over} is out, and may beat your {card}").format(**names))
    return Objection(over, _("The {over} is out, and may trump your {card}").format(**names))


def _proof(hand: Sequence[Card], out: Sequence[Card], rules: RuleSet) -> str:
    """Return a sentence that says why nothing beats *hand*."""
    others, sides = _trumps(out, rules), any(rules.suit(card) is not Suit.SPADES for card in hand)
    count = len(hand)
    words = plural("The last trick is yours", "The last {count} tricks are yours", count).format(count=count)
    if not others:
        why = _("no spade is out, and nothing higher than your cards") if sides else _("no other spade is out")
    elif sides:
        why = plural(
            "your spades draw the one that is out, and nothing else beats you",
            "your spades draw the {count} that are out, and nothing else beats you",
            len(others),
        ).format(count=len(others))
    else:
        why = _("no spade that is out beats yours")
    return f"{words}: {why}"


# -- none of them -----------------------------------------------------------------------------------------------------


def _claim_none(view: PlayerView, out: Sequence[Card]) -> Claim | None:
    """Return a claim where no card of the hand can win another trick, whatever suit is led."""
    rules = view.rules
    if not view.trick or _trumps(view.hand, rules):
        return None
    cards = lawful(view.hand, view.trick, rules, first=False, broken=view.broken)
    if any(_leads_trick(view, card) for card in cards):
        return None
    for suit in {rules.suit(card) for card in view.hand}:
        mine, theirs = _of(suit, view.hand, rules), _of(suit, out, rules)
        if theirs and rules.strength(theirs[-1]) < rules.strength(mine[0]):
            return None
    return Claim(cards[0], _("You cannot take another trick: whatever is led, it is higher than your cards"))
