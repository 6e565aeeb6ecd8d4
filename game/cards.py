"""Cards: suits, ranks, the two jokers, and how they are written ("QS", "TH", "BJ")."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum


class Suit(IntEnum):
    """The four suits, spades highest."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    __hash__ = int.__hash__

    @property
    def letter(self) -> str:
        """The suit's letter, as in "QS"."""
        return "CDHS"[self]

    @property
    def sign(self) -> str:
        """The suit's sign, as in "Q♠"."""
        return "♣♦♥♠"[self]


class Rank(IntEnum):
    """2 to ace, and the two jokers above it."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    LITTLE_JOKER = 15
    BIG_JOKER = 16

    __hash__ = int.__hash__

    @property
    def letter(self) -> str:
        """The rank's letter, as in "TS"; jokers are "L" and "B"."""
        return "23456789TJQKALB"[self - 2]


JOKER_RANKS = (Rank.LITTLE_JOKER, Rank.BIG_JOKER)


class Card:
    """One playing card; each exists once, so cards compare by identity and never change.

    >>> Card.parse("QS") is Card(Rank.QUEEN, Suit.SPADES)
    True
    >>> Card.parse("BJ")
    Card.parse('BJ')
    """

    __slots__ = ("index", "is_joker", "name", "rank", "suit")
    _known: dict[tuple[int, int], Card] = {}  # noqa: RUF012 - the one table of all cards

    rank: Rank
    suit: Suit
    name: str
    index: int
    is_joker: bool

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        """Return the card of *rank* and *suit*, always the same object; jokers are spades."""
        card = cls._known.get((rank, suit))
        return card if card is not None else cls._make(Rank(rank), Suit(suit))

    @classmethod
    def _make(cls, rank: Rank, suit: Suit) -> Card:
        joker = rank in JOKER_RANKS
        if joker and suit is not Suit.SPADES:
            raise ValueError("a joker has no suit of its own: it is written as a spade")
        card = object.__new__(cls)
        fields = {
            "rank": rank,
            "suit": suit,
            "name": rank.letter + ("J" if joker else suit.letter),
            "index": 13 * suit + rank - 2,
            "is_joker": joker,
        }
        for field, value in fields.items():
            object.__setattr__(card, field, value)
        cls._known[rank, suit] = card
        return card

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card written as *text*, rank then suit, or "BJ" or "LJ"; raise ValueError otherwise."""
        card = _BY_NAME.get(text.upper())
        if card is None:
            raise ValueError(f"{text!r} is no card: write rank and suit, such as QS, TH or 2C, or BJ or LJ")
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card never changes")

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __repr__(self) -> str:
        return f"Card.parse({self.name!r})"

    def __str__(self) -> str:
        return self.name


FULL_DECK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in Rank if rank <= Rank.ACE)
LITTLE_JOKER = Card(Rank.LITTLE_JOKER, Suit.SPADES)
BIG_JOKER = Card(Rank.BIG_JOKER, Suit.SPADES)
_BY_NAME = {card.name: card for card in (*FULL_DECK, LITTLE_JOKER, BIG_JOKER)}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of *text*, written with blanks between them; raise ValueError at a word that is no card."""
    return tuple(Card.parse(word) for word in text.split())


def show_cards(cards: Iterable[Card]) -> str:
    """Return *cards* written with blanks between them."""
    return " ".join(card.name for card in cards)
