"""What the cards played tell of the hands: of several likely deals, one is chosen in which they would be played so.

Every card that neither the habits nor the rules of the policy would choose halves the weight of a deal: weighting by
the likelihood of the play (Long, Sturtevant, Buro and Furtak, 2010; Rebstock, Solinas and Buro, 2019), softened.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.aims import unseen_cards
from game.ai.core.belief import Belief, draw_uniform, draw_world, fit
from game.ai.core.cards import ONE
from game.ai.core.chance import Chance, draw_below
from game.ai.core.cython import Codes, Masks, Tables, c_function, f64, i32, u64
from game.ai.core.deal import Deal, begin_play, gone_cards, legal_cards, play_card
from game.ai.core.neighbours import is_equal
from game.ai.core.policy import card_by_habit, card_by_rule

MOST_READS = cython.declare(i32, 13)
# How many deals are drawn, and weighed by the bids, for each that is read.
DRAWS = cython.declare(i32, 4)
UNLIKE = cython.declare(f64, 0.5)


@cython.final
@cython.cclass
class Memory(Belief):
    """What *seat* knows of the hands that it does not see, with the cards played so far in their order.

    So many likely deals (*reads*, up to 13) are compared by them; with 0 or 1 they tell nothing but who has run out of
    what.
    """

    reads: i32
    leader: i32
    size: i32
    codes: Codes
    # By seat, what it has played.
    cards: Masks
    # Four hands for each deal that is read, and those of the one being read.
    hands: Tables
    held: Masks

    def __init__(self, seat: int, draws: int = 1, reads: int = 0) -> None:
        super().__init__(seat, draws)
        if not 0 <= reads <= MOST_READS:
            raise ValueError(f"reads: {reads} is not from 0 to {MOST_READS}")
        self.reads = reads
        self.leader = 0
        self.size = 0
        self.codes = [0] * 52
        self.cards = [0, 0, 0, 0]
        self.hands = [0] * 52
        self.held = [0, 0, 0, 0]

    def tell(self, seat: int, code: int) -> None:
        """Let *seat* play *code* next; the first to play is the leader."""
        if self.size == 0:
            self.leader = seat
        self.codes[self.size] = code
        self.cards[seat] |= 1 << code
        self.size += 1

    def recall(self, deal: Deal, stage: Deal, chance: Chance) -> tuple[int, ...]:
        """Return the four hands of one likely deal; `prepare` must have found some, and *stage* have its terms."""
        draw_told(self, deal, stage, chance)
        return (self.kept[0], self.kept[1], self.kept[2], self.kept[3])


@c_function
def draw_told(memory: Memory, deal: Deal, stage: Deal, chance: Chance) -> cython.void:
    """Draw one deal into `kept`, by how well it fits the bids and what was played; *stage* is used to play it again."""
    place: i32
    seat: i32
    weight: f64
    total: f64 = 0.0
    if memory.size == 0 or memory.reads <= 1:
        draw_world(memory, deal, chance)
        return
    draw_fitting(memory, deal, chance)
    for place in range(memory.reads):
        for seat in range(4):
            memory.held[seat] = memory.hands[4 * place + seat]
        memory.held[memory.seat] = deal.hands[memory.seat]
        weight = likelihood(memory, stage)
        total += weight
        if place == 0 or total * draw_below(chance, 1 << 30) < weight * (1 << 30):
            for seat in range(4):
                memory.kept[seat] = memory.held[seat]


@c_function
def draw_fitting(memory: Memory, deal: Deal, chance: Chance) -> cython.void:
    """Draw deals, and let each place take one of them by how well it fits the bids."""
    place: i32
    seat: i32
    turn: i32
    weight: i32
    total: i32 = 0
    for turn in range(DRAWS * memory.reads):
        draw_uniform(memory, chance)
        weight = fit(memory, deal)
        total += weight
        for place in range(memory.reads):
            if turn == 0 or draw_below(chance, total) < weight:
                for seat in range(4):
                    memory.hands[4 * place + seat] = memory.drawn[seat]


@c_function
def likelihood(memory: Memory, stage: Deal) -> f64:
    """Return how likely the others, holding what is `held`, have played as they have; at most 1."""
    weight: f64 = 1.0
    place: i32
    seat: i32
    for seat in range(4):
        stage.hands[seat] = memory.held[seat] | memory.cards[seat]
    begin_play(stage)
    stage.turn = memory.leader
    for place in range(memory.size):
        if stage.turn != memory.seat and not is_like(stage, memory.codes[place]):
            weight *= UNLIKE
        play_card(stage, memory.codes[place])
    return weight


@c_function
def is_like(stage: Deal, code: i32) -> i32:
    """Return 1 where the policy would play *code*, by habit or by rule, or a card that does as well."""
    legal: u64 = legal_cards(stage)
    unseen: u64 = unseen_cards(stage, stage.turn)
    between: u64 = legal | gone_cards(stage)
    habit: i32
    if legal == ONE << code:
        return 1
    habit = card_by_habit(stage, legal, unseen)
    if habit >= 0 and is_equal(code, habit, between):
        return 1
    return is_equal(code, card_by_rule(stage, legal, unseen), between)
