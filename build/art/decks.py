"""The decks: what draws each of their cards."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeAlias

import art.large.courts as large_courts
import art.large.jokers as large_jokers
import art.large.numbers as large_numbers
import art.posters.courts as poster_courts
import art.posters.jokers as poster_jokers
import art.posters.numbers as poster_numbers
from art.aces import ace
from art.courts import court
from art.jokers import joker
from art.number_cards import number_card
from art.palette import SUITS, Suit

Draw: TypeAlias = Callable[[], str]


class Joker(Protocol):
    """What draws both jokers of a deck."""

    def __call__(self, *, big: bool) -> str:
        """Return the SVG of the big or the little joker."""


@dataclass(frozen=True)
class Deck:
    """How the aces, numbers, courts and jokers of one deck are drawn."""

    ace: Callable[[Suit], str]
    number: Callable[[int, Suit], str]
    court: Callable[[str, Suit], str]
    joker: Joker

    def cards(self) -> Iterator[tuple[str, Draw]]:
        """Give all 54 cards: code, such as "qs", and what draws it."""
        for suit in SUITS:
            yield f"a{suit.letter}", partial(self.ace, suit)
            for count in range(2, 11):
                yield f"{'t' if count == 10 else count}{suit.letter}", partial(self.number, count, suit)
            for rank in "JQK":
                yield f"{rank.lower()}{suit.letter}", partial(self.court, rank, suit)
        yield "bj", partial(self.joker, big=True)
        yield "lj", partial(self.joker, big=False)


DECKS: Mapping[str, Deck] = {
    "classic": Deck(ace, number_card, court, joker),
    "four_colours": Deck(poster_numbers.ace, poster_numbers.number_card, poster_courts.court, poster_jokers.joker),
    "large_print": Deck(large_numbers.ace, large_numbers.number_card, large_courts.court, large_jokers.joker),
}
