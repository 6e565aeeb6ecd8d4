"""Position: what a seat knows in the play, as numbers and masks of codes."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.codes import ABOVE, BELOW, SPADE_MASK, SPADES, SUIT_MASKS, SUIT_OF, Codes, codes_of, seating_of
from game.cards import Card, Suit
from game.engine.views import PlayerView
from game.rules.ruleset import RuleSet
from game.rules.tricks import Trick

SIDE_SUITS = SUIT_MASKS[0] | SUIT_MASKS[1] | SUIT_MASKS[2]


class Position:
    """The play as *seat* knows it; lists by seat are in seat order.

    *hand* and *legal* are the seat's cards and those it may play; *unseen* the cards that others hold, *sizes* how
    many each; where hands are drawn, part of the *unseen* is out of play. *cannot* are the cards that a seat is known
    not to hold, *known* those it is known to hold (they were traded). *plays* are the seats and codes on the table,
    *led* the suit led or -1, *after* the seats that play after this one. *left* counts the tricks still to be won,
    this one with them.
    """

    __slots__ = (
        "_dead",
        "_shares",
        "after",
        "cannot",
        "codes",
        "first",
        "hand",
        "known",
        "led",
        "left",
        "legal",
        "partners",
        "plays",
        "rules",
        "seat",
        "side",
        "sizes",
        "trumps",
        "unseen",
    )

    def __init__(self, view: PlayerView, lawful: Sequence[Card]) -> None:
        rules = view.rules
        seating = seating_of(rules)
        codes = codes_of(rules)
        self.rules: RuleSet = rules
        self.codes: Codes = codes
        self.seat: int = view.seat
        self.side: tuple[int, ...] = seating.side
        self.partners: tuple[int, ...] = seating.partners[view.seat]
        self.first: bool = not view.tricks
        self.trumps: bool = not (self.first and rules.first_trick == "lowest_club")
        self.sizes: tuple[int, ...] = view.sizes
        self.left: int = len(view.hand)
        self.hand: int = codes.mask(view.hand)
        self.legal: int = codes.mask(lawful)
        of = codes.of
        self.led: int = SUIT_OF[of[view.trick.lead.index]] if view.trick.plays else -1
        self.plays: list[tuple[int, int]] = [(seat, of[card.index]) for seat, card in view.trick.plays]
        players, step = rules.players, 1 if rules.rotation == "clockwise" else -1
        self.after: tuple[int, ...] = tuple(
            (view.seat + step * turn) % players for turn in range(1, players - len(self.plays))
        )
        self.cannot: list[int] = [0] * rules.players
        self.known: list[int] = [0] * rules.players
        self._shares: dict[int, float] = {}
        played = self._read_tricks(view)
        self.unseen: int = codes.deck & ~played & ~self.hand
        if view.passes:
            self._read_passes(view)
        self._dead = 0
        if rules.draws:
            self.unseen &= ~codes.mask(view.refused)
            self._dead = self.unseen.bit_count() - sum(self.sizes) + self.sizes[view.seat]

    def _read_tricks(self, view: PlayerView) -> int:
        """Take in what the cards played tell of the hands behind them, and return those cards."""
        of, cannot = self.codes.of, self.cannot
        guarded = self.rules.spade_lead == "broken"
        broken = False
        played = 0
        unbreaking = view.rules.first_trick == "lowest_club"
        for trick in (*view.tricks, view.trick):
            suit = -1
            for seat, card in trick.plays:
                code = of[card.index]
                played |= 1 << code
                own = SUIT_OF[code]
                if suit < 0:
                    suit = own
                    if own == SPADES and guarded and not broken:
                        cannot[seat] |= SIDE_SUITS
                        broken = self.rules.forced_lead_breaks
                elif own != suit:
                    cannot[seat] |= SUIT_MASKS[suit]
                    if own == SPADES and not unbreaking:
                        broken = True
            unbreaking = False
        if self.rules.first_trick == "lowest_club":
            self._read_first_trick(view.tricks[0] if view.tricks else view.trick)
        return played

    def _read_first_trick(self, trick: Trick) -> None:
        """Take in that all played their lowest club to *trick*, and no spade while they held another suit."""
        for seat, card in trick.plays:
            code = self.codes.of[card.index]
            suit = SUIT_OF[code]
            if suit == Suit.CLUBS:
                self.cannot[seat] |= BELOW[code]
            elif suit == SPADES:
                self.cannot[seat] |= SIDE_SUITS

    def _read_passes(self, view: PlayerView) -> None:
        """Take in which cards have gone to the partner in a trade."""
        for one in view.passes:
            if one.giver is view.seat and one.done:
                mask = self.codes.mask(one.cards) & self.unseen
                self.known[one.receiver] |= mask
                for seat in range(len(self.cannot)):
                    if seat != one.receiver:
                        self.cannot[seat] |= mask

    # Odds ------------------------------------------------------------------------------------------

    def share(self, seat: int, suit: int) -> float:
        """Return the likely part of the unseen cards of *suit* that *seat* holds."""
        key = seat * 4 + suit
        known = self._shares.get(key)
        if known is not None:
            return known
        mask = SUIT_MASKS[suit] & self.unseen
        total = self._dead
        for other, size in enumerate(self.sizes):
            if other != self.seat and mask & ~self.cannot[other]:
                total += size
        share = self.sizes[seat] / total if total and mask & ~self.cannot[seat] else 0.0
        self._shares[key] = share
        return share

    def has(self, seat: int, mask: int, suit: int) -> float:
        """Return how likely *seat* is to hold a card of *mask*, all of whose cards are of *suit*."""
        mask &= self.unseen & ~self.cannot[seat]
        if not mask:
            return 0.0
        if mask & self.known[seat]:
            return 1.0
        return 1.0 - float((1.0 - self.share(seat, suit)) ** mask.bit_count())

    def can_beat(self, seat: int, code: int, led: int) -> float:
        """Return how likely *seat* is to be able to beat the card *code* in a trick of suit *led*."""
        suit = SUIT_OF[code]
        if suit != led:
            void = 1.0 - self.has(seat, SUIT_MASKS[led], led)
            return void * self.has(seat, ABOVE[code], SPADES)
        higher = self.has(seat, ABOVE[code], suit)
        if led == SPADES or not self.trumps:
            return higher
        void = 1.0 - self.has(seat, SUIT_MASKS[led], led)
        return higher + void * self.has(seat, SPADE_MASK, SPADES) if void else higher

    def must_beat(self, seat: int, code: int, led: int) -> float:
        """Return how likely *seat* is to have to beat the card *code* in a trick of suit *led*."""
        suit = SUIT_OF[code]
        if suit != led:
            return 0.0
        lower = self.has(seat, BELOW[code], suit)
        return (1.0 - lower) * self.has(seat, ABOVE[code], suit) if lower < 1.0 else 0.0

    def best(self) -> tuple[int, int]:
        """Return who holds the trick as it lies, and with which code; (-1, -1) where nothing is led."""
        if not self.plays:
            return -1, -1
        holder, best = self.plays[0]
        led = SUIT_OF[best]
        for seat, code in self.plays[1:]:
            suit = SUIT_OF[code]
            if (suit == led or (suit == SPADES and self.trumps)) and code > best:
                holder, best = seat, code
        return holder, best
