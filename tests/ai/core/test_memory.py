"""What the cards played tell: hands with which the policy would have played otherwise become less likely."""

from __future__ import annotations

import pytest

from game.ai.core import pure
from tests.ai.core.cores import COMPILED, CORES, IS_COMPILED, Core
from tests.ai.core.positions import codes, random_cards, random_deal, terms

HEARTS, RANKS = 26, "23456789TJQKA"


def told(core: Core, seed: int, reads: int, cards: int = 21) -> tuple[pure.Deal, pure.Memory]:
    """Return a deal as the seat to play sees it, and what it remembers of what was played at random."""
    deal = random_deal(core, seed)
    shown = [0, 0, 0, 0]
    plays = []
    for card in random_cards(core, seed, cards):
        shown[deal.to_play] |= 1 << card
        plays.append((deal.to_play, card))
        deal.play(card)
    memory = core.Memory(deal.to_play, 3, reads)
    for play in plays:
        memory.tell(*play)
    for seat in range(4):
        if seat != deal.to_play:
            memory.show(seat, shown[seat])
            deal.hold(seat, 0)
    assert memory.prepare(deal)
    return deal, memory


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
    memory = core.Memory(0, 1, reads)
    for seat, card in enumerate(cards):
        memory.tell(seat, card)
        deal.play(card)
    assert memory.prepare(deal)
    wanted, chance = sum(1 << HEARTS + RANKS.index(rank) for rank in asked), core.Chance(7)
    drawn = [memory.recall(deal, stage, chance)[3] for _time in range(400)]
    return sum(hand & wanted > 0 for hand in drawn) / len(drawn)


@pytest.mark.parametrize("core", CORES)
@pytest.mark.parametrize(("played", "asked", "less"), [("Q456", "KA", 0.06), ("9568", "T", 0.04)])
def test_who_did_not_win_a_trick_that_it_needs_seldom_has_the_card_for_it(
    core: Core, played: str, asked: str, less: float
) -> None:
    heard, unheard = (share_with(core, reads, played, asked) for reads in (13, 0))
    assert heard < unheard - less


@pytest.mark.parametrize("core", CORES)
def test_deals_told_agree_with_what_was_seen(core: Core) -> None:
    for seed in range(40):
        deal, memory = told(core, seed, 4)
        full = random_deal(core, seed)
        unseen = sum(full.hand(seat) for seat in range(4) if seat != deal.to_play)
        for card in random_cards(core, seed, 21):
            unseen &= ~(1 << card)
        hands = memory.recall(deal, core.Deal(terms(core)), core.Chance(seed))
        assert hands[deal.to_play] == deal.hand(deal.to_play)
        assert sum(hand for seat, hand in enumerate(hands) if seat != deal.to_play) == unseen
        for seat in range(4):
            assert not hands[seat] & deal.excluded(seat), sorted(codes(hands[seat]))


@pytest.mark.parametrize("core", CORES)
def test_more_reads_than_there_is_room_for_are_refused(core: Core) -> None:
    with pytest.raises(ValueError, match="reads: 14 is not from 0 to 13"):
        core.Memory(0, 1, 14)


@IS_COMPILED
def test_both_cores_tell_the_same_deals() -> None:
    for seed in range(60):
        drawn = []
        for core in (pure, COMPILED):
            deal, memory = told(core, seed, 5)
            chance = core.Chance(seed)
            stage = core.Deal(terms(core))
            drawn.append([memory.recall(deal, stage, chance) for _time in range(3)])
        assert drawn[0] == drawn[1]
