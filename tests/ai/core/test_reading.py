"""What the core makes of a view: the true deal is never ruled out, and no deal is drawn that cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

import pytest

from game.ai.codes import Codes, codes_of, held
from game.ai.core.chosen import core
from game.ai.core.pure import Belief, Deal
from game.ai.core.reading import read_auction, read_belief, read_deal, win_chance
from game.cards import Card
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.presets import PRESETS
from game.rules.seats import Seat
from tests.ai.moments import Moment, decisions, exchanged_in
from tests.counted import counted

_PRESETS = {preset.key for preset in PRESETS}


@cache
def thought_about() -> list[Moment]:
    """Return decisions that the core thinks about, where nobody has reneged."""
    return [one for one in decisions(240, seed=700) if not one.state.current.reneges]


def read(view: PlayerView, draws: int) -> tuple[Deal, Belief]:
    """Return *view* as the core thinks about it."""
    deal = read_deal(view) if view.phase is Phase.PLAY else read_auction(view)
    belief = read_belief(view, deal, draws)
    assert belief is not None
    return deal, belief


def masks(codes: Codes, hands: Sequence[tuple[Card, ...]]) -> list[int]:
    """Return *hands* as the core has them."""
    return [codes.mask(hand) for hand in hands]


def test_there_are_bids_and_cards_of_all_presets_to_think_about() -> None:
    assert {one.house for one in thought_about()} >= _PRESETS
    assert {one.state.phase for one in thought_about()} == {Phase.PLAY, Phase.AUCTION}


def test_the_core_is_given_no_hand_but_the_own() -> None:
    for moment in counted(thought_about(), least=90):
        deal, _belief = read(moment.view, 1)
        others = [seat for seat in moment.state.rules.seats if seat is not moment.seat]
        assert [0, 0, 0] == [deal.hand(seat) for seat in others]
        assert codes_of(moment.state.rules).mask(moment.view.hand) == deal.hand(moment.seat)


def test_the_true_deal_is_never_ruled_out() -> None:
    for moment in counted(thought_about(), least=90):
        deal, belief = read(moment.view, 1)
        for seat, hand in enumerate(masks(codes_of(moment.state.rules), moment.state.current.hands)):
            if seat != moment.seat:
                belief.know(seat, hand)
        assert 1 == belief.prepare(deal)


def test_a_deal_that_was_shown_not_to_be_is_ruled_out() -> None:
    moment = next(one for one in thought_about() if _shown_void(one) is not None)
    seat = _shown_void(moment)
    assert seat is not None
    deal, belief = read(moment.view, 1)
    card = _of_a_suit_not_followed(moment, seat)
    belief.know(seat, codes_of(moment.state.rules).mask((card,)))
    assert 0 == belief.prepare(deal)


def _shown_void(moment: Moment) -> Seat | None:
    """Return another seat that has not followed to a suit of which others still hold a card."""
    seats = [seat for seat in moment.state.rules.seats if seat is not moment.seat]
    return next((seat for seat in seats if _missed(moment, seat)), None)


def _of_a_suit_not_followed(moment: Moment, seat: Seat) -> Card:
    return _missed(moment, seat)[0]


def _missed(moment: Moment, seat: Seat) -> list[Card]:
    """Return the cards that others than the own seat hold of suits to which *seat* did not follow."""
    deal = moment.state.current
    suits = {
        trick.lead.suit
        for trick in (*deal.tricks, deal.trick)
        if trick and (card := trick.card_of(seat)) is not None and card.suit is not trick.lead.suit
    }
    hidden = [card for other, hand in enumerate(deal.hands) if other not in (moment.seat, seat) for card in hand]
    return [card for card in hidden if card.suit in suits]


def test_every_deal_drawn_could_have_come_about_so() -> None:
    checked = 0
    for moment in counted(thought_about(), least=90):
        deal, belief = read(moment.view, 5)
        chance = core.Chance(checked)
        for _time in range(4):
            drawn = belief.draw(deal, chance)
            other = exchanged_in(moment, _exchange(moment, drawn))
            assert other is not None
            assert masks(codes_of(moment.state.rules), other.state.current.hands) == list(drawn)
            assert other.view == moment.view
            assert not other.state.current.reneges
            checked += 1
    assert checked > 150


def _exchange(moment: Moment, drawn: Sequence[int]) -> Mapping[Card, Card]:
    """Return which card takes the place of which where the hands are those *drawn*."""
    codes = codes_of(moment.state.rules)
    exchanged: dict[Card, Card] = {}
    for seat, hand in enumerate(moment.state.current.hands):
        new = [codes.cards[code] for code in held(drawn[seat])]
        gone = [card for card in hand if card not in new]
        exchanged |= dict(zip(gone, [card for card in new if card not in hand], strict=True))
    return exchanged


def test_the_true_deal_is_drawn_where_few_are_possible() -> None:
    found = 0
    for moment in counted(thought_about(), least=90):
        deal, belief = read(moment.view, 5)
        ways = belief.prepare(deal)
        if ways > 40:
            continue
        truth = tuple(masks(codes_of(moment.state.rules), moment.state.current.hands))
        chance = core.Chance(found)
        assert any(belief.draw(deal, chance) == truth for _time in range(60 * ways))
        found += 1
    assert found > 3


# The chance to win the game -----------------------------------------------------------------------


@pytest.mark.parametrize(("ours", "theirs"), [(0, 0), (300, 300), (480, 480), (-200, -200)])
def test_an_even_score_is_an_even_chance(ours: int, theirs: int) -> None:
    assert win_chance(ours, theirs, 500) == pytest.approx(0.5)


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    chances = [win_chance(score + 50, score, 500) for score in (0, 150, 300, 400)]
    assert chances == sorted(chances)
    assert chances[-1] > chances[0] + 0.1


def test_both_sides_together_win_once() -> None:
    scores = range(-300, 500, 50)
    for ours, theirs in product(scores, scores):
        assert win_chance(ours, theirs, 500) + win_chance(theirs, ours, 500) == pytest.approx(1.0)
