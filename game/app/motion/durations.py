"""How long movements take, all in one place, in seconds at the normal pace."""

from collections.abc import Mapping
from dataclasses import dataclass, field

ACTS: Mapping[str, float] = {  # of the animated emblem of a moment, by its kind
    "made": 0.3, "set": 0.3, "nil_made": 0.8, "nil_broken": 0.5, "boston": 1.1, "penalty": 0.5,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Durations:
    """How long movements take, in seconds at the normal pace."""

    deal: float = 0.180
    deal_stagger: float = 0.035
    play: float = 0.240
    lift: float = 0.150
    sweep: float = 0.320
    rest: float = 0.600
    hover: float = 0.110
    panel_in: float = 0.200
    panel_out: float = 0.140
    shake: float = 0.260
    pulse: float = 0.350
    fade: float = 0.120
    tooltip_delay: float = 0.500
    catch_up: float = 0.160  # until a card is seen where it belongs
    # a cut and a riffle
    cut_pause: float = 0.250
    cut_read: float = 2.400  # at any pace: the time to compare the cards
    part: float = 0.160
    fall: float = 0.150
    fall_stagger: float = 0.030
    shuffled: float = 0.080
    # a hand: closed as it is dealt, opened, turned over, sorted
    open: float = 0.300
    flip: float = 0.220
    flip_stagger: float = 0.020
    flipped: float = 0.100
    sort: float = 0.340
    sort_stagger: float = 0.020
    settle_stagger: float = 0.012
    hand_over: float = 0.400
    received: float = 1.600  # that cards from the partner stay raised
    # cards that are drawn from a stock
    stock: float = 0.240
    offer: float = 0.200
    take: float = 0.220
    take_pause: float = 0.050
    # tricks
    raised: float = 0.100
    sweep_stagger: float = 0.020
    clubs_stagger: float = 0.090  # between the clubs that open a deal
    think: float = 0.350  # between the end of an animation and a computer player's next action
    think_draw: float = 0.100  # and before it draws its next card
    # speech
    speech: float = 0.800  # that a bubble holds up play
    own_speech: float = 0.200
    heard: float = 1.400
    settled: float = 1.000  # that a contract, or the result of two blind nils, is shown
    penalty_told: float = 1.200
    # moments: how they appear, what their emblems do, the rest until they disappear
    moment_in: float = 0.220
    moment_out: float = 0.200
    snap: float = 0.500
    snapped: float = 0.350
    gavel: float = 0.700
    verdict: float = 1.100
    court_news: float = 0.400
    acts: Mapping[str, float] = field(default_factory=lambda: ACTS)
    line_read: float = 0.700
    count: float = 0.500
    count_little: float = 0.400
    count_pause: float = 0.200
    segment: float = 0.160  # until a segment of the fuse is lit
    segment_pause: float = 0.050
    bags_pause: float = 0.150
    burn: float = 0.600  # until the whole fuse has burnt
    celebration: float = 2.400
    defeat: float = 0.800
    closing: float = 1.000  # before the score sheet or the results cover the table
