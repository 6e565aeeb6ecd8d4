"""The rule policy: a card for every position, found by rules of thumb from what the seat may know."""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.aims import attacks, unseen_cards, wants
from game.ai.core.bits import lowest
from game.ai.core.chance import Chance, draw_below
from game.ai.core.cython import c_function, i32, u64
from game.ai.core.deal import Deal, copy_play, legal_cards, play_card
from game.ai.core.follows import cover_card, follow_at_nil, follow_to_lose, follow_to_win, nil_card
from game.ai.core.habits import card_by_habit
from game.ai.core.leads import cover_lead, lead_at_nil, lead_to_lose, lead_to_win


@c_function
def choose_card(deal: Deal) -> i32:
    """Return the card that the seat to play should play: by habit where there is one for the context, else by rule."""
    mask: u64 = legal_cards(deal)
    if not mask & (mask - 1):
        return lowest(mask)
    unseen: u64 = unseen_cards(deal, deal.turn)
    card: i32 = -1
    if deal.practised >> deal.turn & 1:
        card = card_by_habit(deal, mask, unseen)
    return card if card >= 0 else card_by_rule(deal, mask, unseen)


@c_function
def card_by_rule(deal: Deal, mask: u64, unseen: u64) -> i32:
    """Return the card that the rules of thumb choose."""
    seat: i32 = deal.turn
    if deal.alive[seat]:
        return nil_card(deal, mask, unseen)
    return lead(deal, seat, mask, unseen) if deal.laid == 0 else follow(deal, seat, mask, unseen)


@c_function
def lead(deal: Deal, seat: i32, mask: u64, unseen: u64) -> i32:
    """Return the lead of a seat that is no nil."""
    side: i32 = seat & 1
    if deal.alive[seat ^ 2]:
        return cover_lead(deal, mask, unseen, seat ^ 2)
    if attacks(deal, side):
        return lead_at_nil(deal, mask, unseen, 1 - side if deal.alive[1 - side] else 3 - side)
    return lead_to_win(deal, seat, mask, unseen) if wants(deal, seat, unseen) else lead_to_lose(mask, unseen)


@c_function
def follow(deal: Deal, seat: i32, mask: u64, unseen: u64) -> i32:
    """Return the card of a seat that is no nil and does not lead."""
    card: i32 = -1
    if deal.alive[seat ^ 2]:
        card = cover_card(deal, seat, mask, unseen)
    if card < 0 and attacks(deal, seat & 1):
        card = follow_at_nil(deal, seat, mask, unseen)
    if card >= 0:
        return card
    if wants(deal, seat, unseen):
        return follow_to_win(deal, seat, mask, unseen)
    return follow_to_lose(deal, mask, unseen)


@c_function
def play_out(deal: Deal) -> cython.void:
    """Play the rest of the deal by the policy."""
    while deal.left:
        play_card(deal, choose_card(deal))


@c_function
def random_card(deal: Deal, chance: Chance) -> i32:
    """Return any card that may be played."""
    mask: u64 = legal_cards(deal)
    size: i32 = 0
    rest: u64 = mask
    while rest:
        size += 1
        rest &= rest - 1
    size = draw_below(chance, size)
    while size:
        mask &= mask - 1
        size -= 1
    return lowest(mask)


def policy_card(deal: Deal) -> int:
    """Return the card that the policy plays."""
    return choose_card(deal)


def random_play(deal: Deal, chance: Chance) -> int:
    """Return any card that may be played."""
    return random_card(deal, chance)


def play_many(deal: Deal, other: Deal, times: int, seed: int, policy: bool) -> int:
    """Play *deal* out *times* times on *other*, by the policy or at random; return a check sum of the tricks."""
    turns: i32 = times
    ruled: i32 = policy
    total: i32 = 0
    chance = Chance(seed)
    with cython.nogil:
        total = repeat(deal, other, turns, ruled, chance)
    return total  # noqa: RET504 - no return from a block without the interpreter's lock


@c_function
def repeat(deal: Deal, other: Deal, turns: i32, ruled: i32, chance: Chance) -> i32:
    """Play *deal* out *turns* times on *other*."""
    total: i32 = 0
    _turn: i32
    for _turn in range(turns):
        copy_play(other, deal, deal.hands)
        if ruled:
            play_out(other)
        else:
            while other.left:
                play_card(other, random_card(other, chance))
        total += other.taken[0] + 3 * other.taken[1]
    return total
