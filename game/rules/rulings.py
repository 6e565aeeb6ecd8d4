"""Questions that written rules leave open, and how they are answered here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.ruleset import RuleSet
from game.words import _


@dataclass(frozen=True, slots=True)
class Ruling:
    """An open *question* and its *answer*; *concerns* tells whether a rule set raises it."""

    question: str
    answer: str
    concerns: Callable[[RuleSet], bool]


def rulings_for(rules: RuleSet) -> tuple[Ruling, ...]:
    """Return the rulings that concern *rules*, in the order of a deal."""
    return tuple(ruling for ruling in all_rulings() if ruling.concerns(rules))


def all_rulings() -> tuple[Ruling, ...]:
    """Return every ruling, in the order of a deal."""
    return (*_tables(), *_decks(), *_bids(), *_scores())


def _tables() -> tuple[Ruling, ...]:
    return (
        Ruling(
            _("Who draws first, where two players draw their hands?"),
            _("Whoever bids first, the player who does not deal. Both draw in turn until the stock is used up."),
            lambda rules: rules.draws,
        ),
        Ruling(
            _("Who sees the cards thrown away in the draw?"),
            _("A refused card only the player who refused it; the card after a kept one nobody."),
            lambda rules: rules.draws,
        ),
        Ruling(
            _("When is a nil bid blind, where hands are drawn?"),
            _("Before the first card is drawn. Whoever bids it draws like the other, and may choose low cards."),
            lambda rules: rules.draws and rules.blind_nil > 0,
        ),
        Ruling(
            _("Who leads to the first trick of three?"),
            _("The player at the dealer’s left, and no spade. The two of clubs is out, so that all hold seventeen."),
            lambda rules: rules.players == 3 and rules.first_trick == "free",
        ),
        Ruling(
            _("Where do partners sit at a table of six?"),
            _("Pairs opposite, two others on either side between them. Three of a side take every second seat."),
            lambda rules: rules.players == 6 and rules.sides != "solo",
        ),
        Ruling(
            _("How do three partners agree?"),
            _("Two of them are enough: who proposes, and one who says yes. Each may propose twice."),
            lambda rules: rules.sides == "trios" and (rules.bidding == "negotiated" or bool(rules.blind_bids)),
        ),
    )


def _decks() -> tuple[Ruling, ...]:
    return (
        Ruling(
            _("What is a joker or a raised two?"),
            _("A spade in every way: it follows spades, breaks them, and counts where you bid the spades you hold."),
            lambda rules: bool(rules.high_trumps),
        ),
        Ruling(
            _("Why are two twos missing beside the jokers?"),
            _("So that the cards can be dealt evenly: the two of hearts and the two of clubs go out."),
            lambda rules: rules.jokers > 0 and rules.players == 4,
        ),
    )


def _bids() -> tuple[Ruling, ...]:
    return (
        Ruling(
            _("What does a hand without spades bid, where spades are counted?"),
            _("Nil, and it scores as one. Without a nil in the rules it bids 0."),
            lambda rules: rules.bidding in ("mirror", "whiz"),
        ),
        Ruling(
            _("Does a game end sooner, where everybody bids the spades held?"),
            _("No, though many contracts miss: it goes to the same points, in about twice as many deals as Classic. ")
            + _("For an evening, choose fewer points, or a number of deals."),
            lambda rules: rules.bidding == "mirror" and rules.max_deals is None,
        ),
        Ruling(
            _("Who of a side goes nil, where one must?"),
            _("Whoever wants to. If the others have bid numbers, the last of the side has no choice left."),
            lambda rules: rules.bidding == "suicide",
        ),
        Ruling(
            _("How does a game end in which most nils fail?"),
            _("Also downwards: a side at −500 or below has lost, and of two the lower."),
            lambda rules: rules.bidding == "suicide" and rules.floor is not None,
        ),
        Ruling(
            _("Is there a nil in a deal that bids itself?"),
            _("No, nor a bid before looking. Every trick scores 10, and none is a bag."),
            lambda rules: rules.first_deal_bids_itself,
        ),
        Ruling(
            _("Who is kept from the forbidden total?"),
            _("Only the last to bid a number. A limit of the side counts before it where both cannot be met."),
            lambda rules: rules.forbidden_total is not None,
        ),
        Ruling(
            _("What is the most a side may bid, where there are fewer tricks than 13?"),
            _("All tricks of the deal."),
            lambda rules: rules.max_side_bid is not None and rules.hand_size < 13,
        ),
        Ruling(
            _("What is a Boston, where a deal has not 13 tricks?"),
            _("All tricks of the deal, however many."),
            lambda rules: rules.boston_bid is not None and rules.hand_size != 13,
        ),
    )


def _scores() -> tuple[Ruling, ...]:
    return (
        Ruling(
            _("How far behind is a side among several?"),
            _("As far as it lies behind the best of the others."),
            lambda rules: rules.side_count > 2 and rules.blind_deficit > 0,
        ),
        Ruling(
            _("Who has won, where one of several sides falls to the floor?"),
            _("The game is over, and the highest score has won it; a tie at the top is played on."),
            lambda rules: rules.side_count > 2 and rules.floor is not None,
        ),
        Ruling(
            _("What are bags without a bag limit?"),
            _("Counted and shown, but they cost nothing."),
            lambda rules: rules.bag_limit == 0,
        ),
    )
