"""Views of South made from cards as they are written, with tricks before that show nothing but what is meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.cards import FULL_DECK, Card, parse_cards
from game.engine.actions import PlaceBid
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.bids import allowed_bids
from game.rules.presets import CLASSIC
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from game.rules.tricks import Play, Trick, winner
from tests.ai.tables import said, seen

_TURNS = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)


def to_play(
    hand: str,
    trick: str = "",
    *,
    left: str = "",
    before: str = "",
    won: str = "",
    bids: str = "3 3 3 3",
    points: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
    rules: RuleSet = CLASSIC,
) -> PlayerView:
    """Return what South sees that is to play a card to *trick*, whose last card is East's.

    *left* are the cards that the others hold, all that were not seen where nothing is said. *won* are the initials of
    who took the earliest tricks: all followed to them, four cards of a suit at a time, so that they tell of nobody's
    hand. *before* are the tricks after those, parted by bars, as they were played.
    """
    view = seen(hand, trick, bids=bids, points=points, bags=bags, rules=rules)
    later = [parse_cards(one) for one in before.split("|")] if before else []
    takers = [Seat("SWNE".index(letter)) for letter in won.split()]
    shown = (*view.hand, *view.trick.cards, *(card for one in later for card in one), *parse_cards(left))
    tricks = list(_followed([card for card in FULL_DECK if card not in shown], takers)) if takers else []
    for cards in later:
        leader = winner(tricks[-1], rules, first=False) if tricks else Seat.SOUTH
        tricks.append(Trick(tuple(Play(Seat((leader + turn) % 4), card) for turn, card in enumerate(cards))))
    taken = tuple(winner(one, rules, first=False) for one in tricks)
    leads = view.trick.leader if view.trick else Seat.SOUTH
    if len(tricks) + len(view.hand) != 13 or (taken and taken[-1] is not leads):
        raise ValueError(f"{hand} after {len(tricks)} tricks, the last one to {taken[-1:]}, and {leads} leads")
    # Spades were led among the earliest tricks, which should not tell that their leader held nothing else.
    free = replace(rules, spade_lead="any_time") if tricks else rules
    return replace(view, rules=free, tricks=tuple(tricks), takers=taken)


def _followed(gone: Sequence[Card], takers: Sequence[Seat]) -> Iterator[Trick]:
    """Yield tricks of the cards *gone* that *takers* won in turn, to which everybody followed."""
    suits = [sorted(card for card in gone if card.suit is suit) for suit in dict.fromkeys(card.suit for card in gone)]
    if len(gone) != 4 * len(takers) or any(len(suit) % 4 for suit in suits):
        raise ValueError(f"{len(gone)} cards are no {len(takers)} tricks of four of a suit: {gone}")
    leader = Seat.SOUTH
    groups = [suit[start : start + 4] for suit in suits for start in range(0, len(suit), 4)]
    for group, taker in zip(groups, takers, strict=True):
        *low, high = group
        cards = {seat: high if seat is taker else low.pop() for seat in _TURNS}
        order = [Seat((leader + turn) % 4) for turn in range(4)]
        yield Trick(tuple(Play(seat, cards[seat]) for seat in order))
        leader = taker


def to_bid(
    hand: str,
    bids: str = "- - - -",
    *,
    points: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
    rules: RuleSet = CLASSIC,
) -> PlayerView:
    """Return what South sees that is to bid; *bids* are South's, West's, North's and East's, who goes before South."""
    heard = said(bids)
    view = seen(hand, bids="- - - -", points=points, bags=bags, rules=rules)
    legal = tuple(PlaceBid(Seat.SOUTH, bid) for bid in allowed_bids(rules, Seat.SOUTH, view.hand, heard))
    dealer = Seat((3 - sum(bid is not None for bid in heard)) % 4)
    return replace(view, phase=Phase.AUCTION, dealer=dealer, legal=legal, bids=heard, contracts=(None, None))
