"""The names of suits and cards, as they stand within a sentence: "the king of hearts"."""

from __future__ import annotations

from game.cards import Card, Rank, Suit
from game.words import _


def suit_name(suit: Suit) -> str:
    """Return the visible name of *suit*: "hearts"."""
    return (_("clubs"), _("diamonds"), _("hearts"), _("spades"))[suit]


def rank_name(rank: Rank) -> str:
    """Return the visible name of *rank*: "4", "king"."""
    if rank <= Rank.TEN:
        return str(int(rank))
    names = (_("jack"), _("queen"), _("king"), _("ace"), _("little joker"), _("big joker"))
    return names[rank - Rank.JACK]


def corner(card: Card) -> str:
    """Return the text in the corner of a small card: "4", "K", "Big" on the big joker."""
    if card.is_joker:
        return _("Big") if card.rank is Rank.BIG_JOKER else _("Little")
    return str(int(card.rank)) if card.rank <= Rank.TEN else card.rank.letter


def card_name(card: Card) -> str:
    """Return the visible name of *card*: "4 of hearts"."""
    if card.is_joker:
        return rank_name(card.rank)
    return _("{rank} of {suit}").format(rank=rank_name(card.rank), suit=suit_name(card.suit))
