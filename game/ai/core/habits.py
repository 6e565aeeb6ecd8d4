"""Habits: for what a decision in the play looks like, the tactic that practice has shown to do better than the rules.

A *context* is the few things that a habit depends on, as one number below `PLACES`; a *tactic* is a simple way to
choose a card, numbered from 1, by which -1 is chosen where there is no card of its kind. Leads, cards to the suit led
and cards of another suit have contexts and tactics of their own. Which context calls for which tactic stands in
habits.txt, which `python build/practise.py` writes.
"""

from __future__ import annotations

from pkgutil import get_data

from game.ai.core import cython
from game.ai.core.aims import sure_spades
from game.ai.core.bits import count, highest, lowest
from game.ai.core.cards import ABOVE, FIRST_SPADE, SIDE_SUITS, SPADES, SUIT_OF, SUITS
from game.ai.core.cython import Habits, c_function, c_inline, i32, u64
from game.ai.core.deal import UNBID, Deal
from game.ai.core.follows import beating, throw_as_nil, throw_dangerous, throw_useless, touching_low
from game.ai.core.leads import cover_lead, lead_at_nil, lead_to_lose, lead_to_win, may_ruff

LEAD = cython.declare(i32, 0)
FOLLOW = cython.declare(i32, 1)
THROW = cython.declare(i32, 2)
PLACES = cython.declare(i32, 40960)
KINDS = ("lead", "follow", "throw")  # by their numbers
# How many tactics there are for each kind of decision; 0 stands for the rules.
TACTICS = cython.declare(i32, 12)


@c_function
def aim_of(deal: Deal, seat: i32, unseen: u64) -> i32:
    """Return what the side of *seat* is after, from 0 to 10: its contract, the others', or no more tricks."""
    side: i32 = seat & 1
    left: i32 = deal.left
    mine: i32 = deal.need[side]
    theirs: i32 = deal.need[1 - side]
    if theirs > left:
        theirs = 0
    if mine > left:
        return 0 if theirs > 0 and left - theirs <= 2 else 1
    if mine > 0:
        if sure_spades(deal, seat, unseen) >= mine:
            return 6
        return 2 + max(0, min(left - mine - max(theirs, 0), 3))
    if deal.terms.doubles and deal.ordinary[side] and deal.contracts[side] + mine <= 2:
        return 10
    if deal.bag_cost <= 0 or deal.kinds[side] == UNBID:
        return 2
    if theirs <= 0:
        return 10
    if left - theirs <= 1:
        return 7
    return 8 if left - theirs <= 3 else 9


@c_inline
def nil_in_trick(deal: Deal, seat: i32) -> i32:
    """Return how a trick on the table stands to the nils that live, from 0 to 7; 7: the own one."""
    nil: i32
    base: i32
    if deal.alive[seat]:
        return 7
    if deal.alive[seat ^ 2]:
        nil = seat ^ 2
        base = 1
    elif deal.alive[(seat + 1) & 3]:
        nil = (seat + 1) & 3
        base = 4
    elif deal.alive[(seat + 3) & 3]:
        nil = (seat + 3) & 3
        base = 4
    else:
        return 0
    if deal.holder == nil:
        return base
    return base + 1 if (((nil - seat) * deal.terms.step) & 3) + deal.laid <= 3 else base + 2


@c_inline
def phase_of(deal: Deal) -> i32:
    """Return 0 early in the deal, 1 in its middle, 2 at its end."""
    if deal.left >= 9:
        return 0
    return 1 if deal.left >= 5 else 2


@c_function
def holder_of(deal: Deal, seat: i32, beat: u64, unseen: u64) -> i32:
    """Return 0 where *seat* cannot beat the trick, 1 where a foe holds it, 2 or 3 where the partner does, 3 surely."""
    if not beat:
        return 0
    if deal.holder != seat ^ 2:
        return 1
    if unseen & ABOVE[deal.best]:
        return 2
    return 3


@c_function
def follow_context(deal: Deal, seat: i32, mask: u64, unseen: u64) -> i32:
    """Return the context of a card to the suit led."""
    beat: u64 = beating(deal, mask)
    against: u64 = unseen & SUITS[deal.led]
    place: i32 = 8 * aim_of(deal, seat, unseen) + nil_in_trick(deal, seat)
    risk: i32 = 0
    later: i32 = (seat + deal.terms.step) & 3
    place = 3 * place + deal.laid - 1
    place = 4 * place + holder_of(deal, seat, beat, unseen)
    place = 2 * place + (1 if not against & ABOVE[highest(mask)] else 0)
    if deal.led != 3:
        if count(against) < 3 or (deal.laid < 3 and may_ruff(deal, later, deal.led, unseen)):
            risk = 2
        elif count(against) < 6:
            risk = 1
    place = 3 * place + risk
    place = 2 * place + (1 if deal.led == 3 else 0)
    return 3 * place + phase_of(deal)


@c_function
def throw_context(deal: Deal, seat: i32, mask: u64, unseen: u64) -> i32:
    """Return the context of a card of another suit than the one led."""
    beat: u64 = beating(deal, mask)
    place: i32 = 8 * aim_of(deal, seat, unseen) + nil_in_trick(deal, seat)
    later: i32 = (seat + deal.terms.step) & 3
    risk: i32 = 1 if deal.laid < 3 and may_ruff(deal, later, deal.led, unseen) else 0
    place = 3 * place + deal.laid - 1
    place = 4 * place + holder_of(deal, seat, beat, unseen)
    place = 2 * place + (1 if deal.best >= FIRST_SPADE else 0)
    place = 3 * place + max(0, min(count(mask & SPADES) - 1, 2))
    place = 2 * place + risk
    return 3 * place + phase_of(deal)


@c_inline
def nil_of_lead(deal: Deal, seat: i32) -> i32:
    """Return which nil lives: 0 none, 1 the leader's own, 2 its partner's, 3 the next one's, 4 the last one's."""
    if deal.alive[seat]:
        return 1
    if deal.alive[seat ^ 2]:
        return 2
    if deal.alive[(seat + deal.terms.step) & 3]:
        return 3
    return 4 if deal.alive[(seat - deal.terms.step) & 3] else 0


@c_function
def lead_context(deal: Deal, seat: i32, mask: u64, unseen: u64) -> i32:
    """Return the context of a lead."""
    suit: i32
    masters: i32 = 0
    single: i32 = 0
    foes: i32 = 0
    partner: i32 = 0
    cards: u64
    spades: u64 = mask & SPADES
    out: u64 = unseen & SPADES
    for suit in range(3):
        cards = mask & SUITS[suit]
        if not cards:
            continue
        if not unseen & SUITS[suit] & ABOVE[highest(cards)]:
            masters = 1
        if not cards & (cards - 1):
            single = 1
        if may_ruff(deal, (seat + 1) & 3, suit, unseen) or may_ruff(deal, (seat + 3) & 3, suit, unseen):
            foes = 1
        if may_ruff(deal, seat ^ 2, suit, unseen):
            partner = 1
    place: i32 = 5 * aim_of(deal, seat, unseen) + nil_of_lead(deal, seat)
    place = 2 * place + masters
    place = 2 * place + (1 if spades and not out & ABOVE[highest(spades)] else 0)
    suit = count(deal.hands[seat] & SPADES)
    place = 3 * place + (0 if suit == 0 else (2 if 2 * suit >= count(out) else 1))
    place = 2 * place + foes
    place = 2 * place + partner
    place = 2 * place + single
    place = 2 * place + (1 if spades else 0)
    return 3 * place + phase_of(deal)


@c_function
def follow_by(deal: Deal, mask: u64, unseen: u64, tactic: i32) -> i32:
    """Return the card of the suit led that *tactic* 1 to 4 chooses."""
    beat: u64 = beating(deal, mask)
    under: u64 = mask & ~beat
    if tactic == 1:
        return lowest(mask)
    if tactic == 2:
        return highest(under) if under else -1
    if tactic == 3:
        return lowest(beat) if beat else -1
    if tactic == 4:
        return touching_low(highest(mask), mask, unseen)
    return -1


@c_function
def throw_by(deal: Deal, mask: u64, unseen: u64, tactic: i32) -> i32:
    """Return the card that *tactic* 1 to 8 chooses where the suit led is out."""
    beat: u64 = beating(deal, mask)
    side: u64 = mask & SIDE_SUITS
    under: u64
    if tactic == 1:
        return lowest(beat) if beat else -1
    if tactic == 2:
        return touching_low(highest(beat), beat, unseen) if beat else -1
    if tactic == 6:
        under = mask & SPADES & ~beat
        return highest(under) if under else -1
    if not side:
        return -1
    if tactic == 3:
        return throw_useless(side, unseen)
    if tactic == 4:
        return throw_dangerous(side, unseen)
    if tactic == 5:
        return of_length(side, 0)
    if tactic == 7:
        return throw_as_nil(side, unseen)
    return -1


@c_function
def of_length(side: u64, longest: i32) -> i32:
    """Return the lowest card of the shortest suit of *side*, or of its *longest*."""
    suit: i32
    size: i32
    value: i32
    best: i32 = -1
    most: i32 = -1000
    cards: u64
    for suit in range(3):
        cards = side & SUITS[suit]
        if cards == 0:
            continue
        size = count(cards)
        value = 20 * size if longest else -20 * size
        value -= lowest(cards) - 13 * suit
        if value > most:
            most = value
            best = lowest(cards)
    return best


@c_function
def master_card(side: u64, unseen: u64) -> i32:
    """Return the card that nothing in its suit beats, of the suit of which most is out; -1 where there is none."""
    suit: i32
    value: i32
    best: i32 = -1
    most: i32 = -1
    cards: u64
    for suit in range(3):
        cards = side & SUITS[suit]
        if cards == 0 or unseen & SUITS[suit] & ABOVE[highest(cards)]:
            continue
        value = count(unseen & SUITS[suit])
        if value > most:
            most = value
            best = highest(cards)
    return best


@c_function
def ruffed_lead(deal: Deal, seat: i32, side: u64, unseen: u64) -> i32:
    """Return the lowest card of a suit that the partner may ruff, or -1."""
    suit: i32
    for suit in range(3):
        if side & SUITS[suit] and may_ruff(deal, seat ^ 2, suit, unseen):
            return lowest(side & SUITS[suit])
    return -1


@c_function
def nil_lead_by(deal: Deal, seat: i32, mask: u64, unseen: u64, tactic: i32) -> i32:
    """Return the lead for or against a nil that *tactic* 9 or 10 chooses."""
    if tactic == 10:
        return cover_lead(deal, mask, unseen, seat ^ 2) if deal.alive[seat ^ 2] else -1
    if deal.alive[(seat + 1) & 3]:
        return lead_at_nil(deal, mask, unseen, (seat + 1) & 3)
    return lead_at_nil(deal, mask, unseen, (seat + 3) & 3) if deal.alive[(seat + 3) & 3] else -1


@c_function
def lead_by(deal: Deal, seat: i32, mask: u64, unseen: u64, tactic: i32) -> i32:
    """Return the lead that *tactic* 1 to 11 chooses."""
    side: u64 = mask & SIDE_SUITS
    spades: u64 = mask & SPADES
    if tactic == 2:
        return touching_low(highest(spades), spades, unseen) if spades else -1
    if tactic == 5:
        return lowest(spades) if spades else -1
    if tactic == 6:
        return lead_to_lose(mask, unseen)
    if tactic == 11:
        return lead_to_win(deal, seat, mask, unseen)
    if tactic >= 9:
        return nil_lead_by(deal, seat, mask, unseen, tactic)
    if not side:
        return -1
    if tactic == 1:
        return master_card(side, unseen)
    if tactic == 3:
        return of_length(side, 1)
    if tactic == 4:
        return of_length(side, 0)
    if tactic == 7:
        return ruffed_lead(deal, seat, side, unseen)
    longest: u64 = side & SUITS[SUIT_OF[of_length(side, 1)]]
    return touching_low(highest(longest), longest, unseen)


# By kind of decision and context: the tactic in use, 0 where the rules do as well.
HABITS = cython.declare(Habits, [0] * 122880)


def _fill_habits() -> None:
    data = get_data("game.ai.core", "habits.txt")
    if data is None:
        raise ImportError("game/ai/core/habits.txt cannot be read")
    for line in data.decode("ascii").splitlines():
        name, *words = line.split()
        if name in KINDS:
            for word in words:
                HABITS[PLACES * KINDS.index(name) + int(word[:4], 16)] = int(word[4], 16)


_fill_habits()


@c_inline
def kind_of(deal: Deal, mask: u64) -> i32:
    """Return what kind of decision it is for the seat to play which of *mask*."""
    if deal.laid == 0:
        return LEAD
    return FOLLOW if mask & SUITS[deal.led] else THROW


@c_function
def context_of(deal: Deal, kind: i32, mask: u64, unseen: u64) -> i32:
    """Return the context of a decision of *kind*."""
    if kind == LEAD:
        return lead_context(deal, deal.turn, mask, unseen)
    if kind == FOLLOW:
        return follow_context(deal, deal.turn, mask, unseen)
    return throw_context(deal, deal.turn, mask, unseen)


@c_function
def card_by_tactic(deal: Deal, kind: i32, mask: u64, unseen: u64, tactic: i32) -> i32:
    """Return the card that *tactic*, from 1 on, chooses in a decision of *kind*; -1 where it finds none."""
    if kind == LEAD:
        return lead_by(deal, deal.turn, mask, unseen, tactic)
    if kind == FOLLOW:
        return follow_by(deal, mask, unseen, tactic)
    return throw_by(deal, mask, unseen, tactic)


@c_function
def card_by_habit(deal: Deal, mask: u64, unseen: u64) -> i32:
    """Return the card that practice has shown to be best in such a context, or -1 where the rules do as well."""
    # Written out for each kind, since play-outs spend their time here: `kind_of` and the like cost two per cent.
    seat: i32 = deal.turn
    tactic: i32
    if deal.laid == 0:
        tactic = HABITS[PLACES * LEAD + lead_context(deal, seat, mask, unseen)]
        return lead_by(deal, seat, mask, unseen, tactic) if tactic else -1
    if mask & SUITS[deal.led]:
        tactic = HABITS[PLACES * FOLLOW + follow_context(deal, seat, mask, unseen)]
        return follow_by(deal, mask, unseen, tactic) if tactic else -1
    tactic = HABITS[PLACES * THROW + throw_context(deal, seat, mask, unseen)]
    return throw_by(deal, mask, unseen, tactic) if tactic else -1
