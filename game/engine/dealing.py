"""The shuffle, the seal and the beginning of a deal, written out so that a deal number always means the same cards.

Random numbers come from SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014);
the shuffle is Fisher and Yates's in the version of Durstenfeld, from the last card down.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from msgspec.structs import replace

from game.cards import Card, show_cards
from game.engine.events import DealStarted
from game.engine.state import DealState, GameState, Phase, Seal, Step
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat

NUMBERS = 10**12  # deal numbers lie below this
LARGEST_SEED = 2**63 - 1
_MASK = 2**64 - 1
_DEAL, _NONCE, _DEALER, _CUT = 0x44, 0x4E, 0x46, 0x43


class SplitMix:
    """A stream of random numbers from *seed*, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """Return the next number from 0 to 2^64 - 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to *bound* - 1, each equally likely."""
        limit = 2**64 - 2**64 % bound
        while (number := self.next()) >= limit:
            pass
        return number % bound


def _stream(seed: int, purpose: int, *rest: int) -> SplitMix:
    """Return the stream of *seed* for one *purpose*, apart from the streams for all others."""
    state = seed
    for part in (purpose, *rest):
        state = SplitMix(state ^ (part * 0xD1342543DE82EF95)).next()
    return SplitMix(state)


def shuffle(cards: Sequence[Card], number: int) -> tuple[Card, ...]:
    """Return *cards* in the order that deal *number* gives them."""
    deck = list(cards)
    stream = SplitMix(number)
    for last in range(len(deck) - 1, 0, -1):
        other = stream.below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def deal_number(seed: int, index: int, attempt: int = 0) -> int:
    """Return the number of a deal: the last twelve digits of the game's *seed* for the first.

    Later numbers follow from the whole seed. Digits before the last twelve are salt: with them, the number of
    the first deal alone does not tell the next ones.
    """
    if index == 0 and attempt == 0:
        return seed % NUMBERS
    return _stream(seed, _DEAL, index, attempt).next() % NUMBERS


def deal_hands(rules: RuleSet, number: int, dealer: Seat) -> tuple[tuple[Card, ...], ...]:
    """Return the hands of deal *number* in seat order, dealt one card at a time from the seat after *dealer*."""
    deck = shuffle(rules.deck, number)
    order = rules.order_from(rules.next_seat(dealer))
    hands = {seat: deck[turn :: rules.players] for turn, seat in enumerate(order)}
    return tuple(hands[seat] for seat in rules.seats)


def sealed_cards(rules: RuleSet, number: int, dealer: Seat) -> tuple[tuple[Card, ...], ...]:
    """Return the cards that are sealed with deal *number*: all hands in seat order, or the stock from the top."""
    return (shuffle(rules.deck, number),) if rules.draws else deal_hands(rules, number, dealer)


def make_seal(seed: int, index: int, attempt: int, hands: Sequence[Sequence[Card]]) -> Seal:
    """Return the seal of a deal whose *hands*, as `sealed_cards` gives them, are in seat order."""
    number = deal_number(seed, index, attempt)
    stream = _stream(seed, _NONCE, index, attempt)
    nonce = f"{stream.next():016x}{stream.next():016x}"
    return Seal(number, nonce, hash_of(number, hands, nonce))


def hash_of(number: int, hands: Sequence[Sequence[Card]], nonce: str) -> str:
    """Return the hash that seals a deal: SHA-256 of its sealed text, in hex."""
    return sha256(sealed_text(number, hands, nonce).encode("ascii")).hexdigest()


def sealed_text(number: int, hands: Sequence[Sequence[Card]], nonce: str) -> str:
    """Return what is hashed: the number, the hands in seat order as they were dealt, or the stock, and the nonce.

    For instance `17|AS KD ...|...|...|...|0f3c...`: parts joined by bars, cards by blanks.
    """
    return "|".join([str(number), *(show_cards(hand) for hand in hands), nonce])


def random_dealer(rules: RuleSet, seed: int) -> Seat:
    """Return the first dealer where the rules leave it to chance."""
    return rules.seats[_stream(seed, _DEALER).below(rules.players)]


def cutting_deck(rules: RuleSet, seed: int) -> tuple[Card, ...]:
    """Return the deck as it lies spread for the cut."""
    return shuffle(rules.deck, _stream(seed, _CUT).next())


def begin_deal(state: GameState, dealer: Seat, thrown_in: DealState | None = None) -> Step:
    """Shuffle and seal the next deal, dealt by *dealer*, or the same deal again after a hand was *thrown_in*."""
    rules = state.rules
    index = len(state.scores)
    attempt = thrown_in.attempt + 1 if thrown_in else 0
    cards = sealed_cards(rules, deal_number(state.seed, index, attempt), dealer)
    none: tuple[tuple[Card, ...], ...] = ((),) * rules.players
    hands = none if rules.draws else cards
    deal = DealState(
        index=index,
        attempt=attempt,
        dealer=dealer,
        seal=make_seal(state.seed, index, attempt, cards),
        dealt=hands,
        hands=hands,
        stock=cards[0] if rules.draws else (),
        refused=none if rules.draws else (),
        looked=(False,) * rules.players,
        offers=thrown_in.offers if thrown_in else (),
        blind=thrown_in.blind if thrown_in else (None,) * rules.side_count,
        low_named=thrown_in.low_named if thrown_in else (None,) * rules.side_count,
        bids=(None,) * rules.players,
        contracts=(None,) * rules.side_count,
    )
    state = replace(state, deal=deal, dealer=dealer, phase=Phase.BLIND, turn=None)
    return Step(state, (DealStarted(index, attempt, dealer, deal.seal.seal),))
