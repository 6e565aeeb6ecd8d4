"""What hidden hands may be: counted exactly, drawn evenly, and weighed by what was bid and played."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from game.ai.core import pure
from tests.ai.core.cores import COMPILED, CORES, FASTEST, IS_COMPILED, Core
from tests.ai.core.positions import codes, random_cards, random_deal, random_position, terms

HEARTS, RANKS = 26, "23456789TJQKA"


def seen_by(core: Core, deal: pure.Deal, seat: int) -> pure.Belief:
    """Return what *seat* knows of *deal*; the other hands are taken away."""
    belief = core.Belief(seat)
    for other in range(4):
        if other != seat:
            deal.hold(other, 0)
    return belief


def all_worlds(unseen: int, sizes: list[int], barred: list[int]) -> list[tuple[int, ...]]:
    """Return every way to deal *unseen* to hands of *sizes* that may not hold what is *barred*, by brute force."""
    if not sizes:
        return [()]
    found = []
    free = list(codes(unseen & ~barred[0]))
    for chosen in combinations(free, sizes[0]):
        mask = sum(1 << code for code in chosen)
        found += [(mask, *rest) for rest in all_worlds(unseen & ~mask, sizes[1:], barred[1:])]
    return found


def position(core: Core, seed: int, cards: int) -> tuple[pure.Deal, pure.Belief, list[tuple[int, ...]]]:
    """Return a position late in a deal, what the seat to play knows, and every deal that agrees with it."""
    deal = random_position(core, seed, cards)
    seat = deal.to_play
    others = [other for other in range(4) if other != seat]
    hands = [deal.hand(other) for other in others]
    sizes = [hand.bit_count() for hand in hands]
    barred = [deal.excluded(other) for other in others]
    belief = seen_by(core, deal, seat)
    return deal, belief, all_worlds(sum(hands), sizes, barred)


@pytest.mark.parametrize("core", CORES)
@pytest.mark.parametrize("cards", [38, 41, 43, 46])
def test_the_count_of_deals_is_that_of_brute_force(core: Core, cards: int) -> None:
    for seed in range(25):
        deal, belief, worlds = position(core, seed, cards)
        assert len(worlds) == belief.prepare(deal)


@pytest.mark.parametrize("core", FASTEST)
def test_every_deal_is_drawn_equally_often(core: Core) -> None:
    draws = 6000
    for seed in range(6):
        deal, belief, worlds = position(core, seed, 42)
        belief.prepare(deal)
        chance = core.Chance(seed)
        seat = deal.to_play
        drawn = Counter(
            tuple(hand for other, hand in enumerate(belief.draw(deal, chance)) if other != seat)
            for _time in range(draws)
        )
        assert set(drawn) <= set(worlds)
        expected = draws / len(worlds)
        square = sum((drawn[world] - expected) ** 2 / expected for world in worlds)
        freedom = len(worlds) - 1
        assert square < freedom + 5 * (2 * freedom) ** 0.5 + 5


@pytest.mark.parametrize("core", CORES)
def test_cards_known_to_lie_with_a_seat_are_dealt_to_it(core: Core) -> None:
    for seed in range(20):
        deal = random_position(core, seed, 16)
        seat = deal.to_play
        partner = seat ^ 2
        known = deal.hand(partner) & (0 - deal.hand(partner))
        belief = seen_by(core, deal, seat)
        before = belief.prepare(deal)
        belief.know(partner, known)
        assert 0 < belief.prepare(deal) <= before
        for _time in range(20):
            assert belief.draw(deal, core.Chance(seed))[partner] & known


@pytest.mark.parametrize("core", CORES)
def test_facts_that_contradict_each_other_leave_no_deal(core: Core) -> None:
    deal = random_position(core, 3, 16)
    seat = deal.to_play
    belief = seen_by(core, deal, seat)
    for other in range(4):
        belief.bar(other, 0x1FFF << 39)
    assert belief.prepare(deal) == 0


@pytest.mark.parametrize("core", FASTEST)
def test_bids_heard_shift_what_is_likely(core: Core) -> None:
    deal = random_position(core, 11, 0)
    seat = deal.to_play
    strong = (seat + 1) & 3
    for other in range(4):
        deal.bid(other, 6 if other == strong else 1)
    spades = {}
    for draws in (1, 40):
        belief = core.Belief(seat, draws)
        for other in range(4):
            if other != seat:
                deal.hold(other, 0)
                belief.show(other, 0)
        belief.prepare(deal)
        chance = core.Chance(5)
        spades[draws] = sum((belief.draw(deal, chance)[strong] >> 39).bit_count() for _time in range(300)) / 300
    assert spades[40] > spades[1] + 0.5


@IS_COMPILED
def test_both_cores_draw_the_same_deals() -> None:
    for seed in range(300):
        drawn = []
        for core in (pure, COMPILED):
            deal = random_position(core, seed)
            belief = core.Belief(deal.to_play, 3)
            for other in range(4):
                belief.show(other, 0)
            assert belief.prepare(deal)
            chance = core.Chance(seed)
            drawn.append([belief.draw(deal, chance) for _time in range(3)])
        assert drawn[0] == drawn[1]


# What the cards played tell ------------------------------------------------------------------------


def told(core: Core, seed: int, reads: int, cards: int = 21) -> tuple[pure.Deal, pure.Belief]:
    """Return a deal as the seat to play sees it, and what it knows after random play."""
    deal = random_deal(core, seed)
    shown = [0, 0, 0, 0]
    plays = []
    for card in random_cards(core, seed, cards):
        shown[deal.to_play] |= 1 << card
        plays.append((deal.to_play, card))
        deal.play(card)
    belief = core.Belief(deal.to_play, 3, reads)
    for play in plays:
        belief.tell(*play)
    for seat in range(4):
        if seat != deal.to_play:
            belief.show(seat, shown[seat])
            deal.hold(seat, 0)
    assert belief.prepare(deal)
    return deal, belief


def share_with(core: Core, reads: int, played: str, asked: str) -> float:
    """Return how often South thinks that East has one of the hearts *asked*, after one round of the hearts *played*.

    Every side still needs tricks; South led, and East, the last to play, could have beaten it with those.
    """
    deal, stage = core.Deal(terms(core)), core.Deal(terms(core))
    cards = [HEARTS + RANKS.index(rank) for rank in played]
    deal.hold(0, sum(1 << code for code in (0, 1, 2, 13, 14, 15, 26, 27, 39, 40, 41, 42, cards[0])))
    for table in (deal, stage):
        for seat in range(4):
            table.bid(seat, 3)
        for side in range(2):
            table.stake(side, 6, 60, -60, ordinary=True)
    deal.begin(0)
    belief = core.Belief(0, 1, reads)
    for seat, card in enumerate(cards):
        belief.tell(seat, card)
        deal.play(card)
    assert belief.prepare(deal)
    wanted, chance = sum(1 << HEARTS + RANKS.index(rank) for rank in asked), core.Chance(7)
    drawn = [belief.recall(deal, stage, chance)[3] for _time in range(400)]
    return sum(hand & wanted > 0 for hand in drawn) / len(drawn)


@pytest.mark.parametrize("core", FASTEST)
@pytest.mark.parametrize(("played", "asked", "less"), [("Q456", "KA", 0.06), ("9568", "T", 0.04)])
def test_who_did_not_win_a_trick_that_it_needs_seldom_has_the_card_for_it(
    core: Core, played: str, asked: str, less: float
) -> None:
    heard, unheard = (share_with(core, reads, played, asked) for reads in (13, 0))
    assert heard < unheard - less


@pytest.mark.parametrize("core", CORES)
def test_deals_told_agree_with_what_was_seen(core: Core) -> None:
    for seed in range(40):
        deal, belief = told(core, seed, 4)
        full = random_deal(core, seed)
        unseen = sum(full.hand(seat) for seat in range(4) if seat != deal.to_play)
        for card in random_cards(core, seed, 21):
            unseen &= ~(1 << card)
        hands = belief.recall(deal, core.Deal(terms(core)), core.Chance(seed))
        assert hands[deal.to_play] == deal.hand(deal.to_play)
        assert sum(hand for seat, hand in enumerate(hands) if seat != deal.to_play) == unseen
        for seat in range(4):
            assert not hands[seat] & deal.excluded(seat), sorted(codes(hands[seat]))


@pytest.mark.parametrize("core", CORES)
def test_more_reads_than_there_is_room_for_are_refused(core: Core) -> None:
    with pytest.raises(ValueError, match="reads: 14 is not from 0 to 13"):
        core.Belief(0, 1, 14)


@IS_COMPILED
def test_both_cores_tell_the_same_deals() -> None:
    for seed in range(60):
        drawn = []
        for core in (pure, COMPILED):
            deal, belief = told(core, seed, 5)
            chance = core.Chance(seed)
            stage = core.Deal(terms(core))
            drawn.append([belief.recall(deal, stage, chance) for _time in range(3)])
        assert drawn[0] == drawn[1]
