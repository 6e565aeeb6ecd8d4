"""How a table is laid out: with much room, in an upright window, for a left hand; with little room see small_table."""

from __future__ import annotations

from dataclasses import replace

from pygame import FRect

from game.app.table.company import ABOVE_STAKES, CARD, FOUR, GAP, LEAST_LARGE_STEP, LEAST_TRICK, TRICK, Company
from game.app.table.layout import RATIO, HandPlace, Layout
from game.app.table.small_table import lay_out_small

_COMPACT_BELOW = (1100.0, 640.0)
_COMPACT_BELOW_FOR_SIX = (1100.0, 700.0)  # two seats with their cards and tricks stand at each side
_UPRIGHT, _HIGH = 0.95, 940.0  # from this share of the width and from this height on, a window is high
_TALLEST, _OF_HEIGHT = 172.0, 0.17  # a card grows with the height of the window, as far as the fan stays
_LOOSE = 0.36  # of a card's width from one to the next
_LARGE_CARD = 160.0
_LARGE_STEP = 0.556  # of a card's width: so much of a large index shows
_SINK, _FRAME = 18.0, 4.0  # how much lower a large card lies that may not be played, and the outline of one that may
_HIDDEN = 40.0  # of a large card, below the window
_UPRIGHT_ROW, _ABOVE_ROW = 114.0, 18.0  # from the hand up to the person's plate in a high window; above that
_STAKES_OVER_ROW = 56.0  # the line of stakes above that plate, where six have their tricks beside it
_LEDGE = 8.0  # below the outer corners of a fan in a high window
_PLATE = 68.0
_BACKS, _PILE = 70.0, 60.0  # above and below a plate: its cards, and its tricks
_ABOVE = 18.0
_CAPTION = 320.0  # a wider one would reach the tricks that lie beside the plate opposite
_TURN = 1 / 40  # degrees a unit


def lay_out(
    width: float, height: float, company: Company = FOUR, *, left_handed: bool = False, large: bool = False
) -> Layout:
    """Return the arrangement of *company* for *width* x *height*.

    *large*: for cards whose index is as wide as half of them.
    """
    least = _COMPACT_BELOW_FOR_SIX if company.players == 6 else _COMPACT_BELOW
    if height >= max(_UPRIGHT * width, _HIGH):
        layout = _upright(width, height, company, large=large)
    elif width < least[0] or height < least[1]:
        layout = lay_out_small(width, height, company, large=large)
    elif large and company.players != 6:
        layout = _wide_hand(width, height, company)
    else:
        layout = _roomy(width, height, company, large=large)
    if large:
        layout = replace(layout, hand=replace(layout.hand, sink=_SINK, frame=_FRAME))
    return _mirrored(layout) if left_handed else layout


def _mirrored(layout: Layout) -> Layout:
    """Return *layout* with everything that the person uses on the other side; the seats stay."""

    def over(rect: FRect) -> FRect:
        return FRect(layout.width - rect.right, *rect[1:])

    return replace(
        layout,
        mirrored=True,
        score=over(layout.score),
        tools=over(layout.tools),
        caption=over(layout.caption),
        plates=(over(layout.plates[0]), *layout.plates[1:]),
        seal=over(layout.seal),
        hand=replace(layout.hand, from_right=True),
    )


def _roomy(width: float, height: float, company: Company, *, large: bool) -> Layout:
    """Lay out: North above, the hand below between the person's plate and the seal."""
    room = width - 2 * 236
    card = max(CARD, min(_TALLEST, height * _OF_HEIGHT, room / (1 + (company.cards - 1) * _LOOSE)))
    hand_y = height - 96 * card / CARD - min(14.0, max(0.0, (height - 740) / 5))
    hand = HandPlace(width / 2, hand_y, card, room, 0.44, _TURN)
    if large:
        hand = replace(hand, most=_LARGE_STEP, turn=0.0)
    stakes_y = hand.top - 56
    low = FRect(24, height - 94, 208, 70), FRect(width - 24 - 176, height - 98, 176, 76)
    return _around(width, height, company, hand, stakes_y, low, height * 0.515)


def _wide_hand(width: float, height: float, company: Company) -> Layout:
    """Lay out: a straight row of large cards over the whole width, the person's plate and the seal above it."""
    card = min(_LARGE_CARD, (width - 48) / (1 + (company.cards - 1) * _LARGE_STEP))
    hand = HandPlace(width / 2, height + _HIDDEN - card * RATIO / 2, card, width - 48, _LARGE_STEP)
    row = hand.top - 68
    low = FRect(24, row - 36, 208, 70), FRect(width - 24 - 176, row - 38, 176, 76)
    return _around(width, height, company, hand, row, low, max(284.0, (180 + row - 68) / 2))


def _around(
    width: float,
    height: float,
    company: Company,
    hand: HandPlace,
    stakes_y: float,
    low: tuple[FRect, FRect],
    middle: float,
) -> Layout:
    """Return the layout around *hand*; *low* are the places of the person's plate and the seal."""
    margin, side = 24.0, 264.0
    score = FRect(margin, margin, 364, company.roomy_score)
    north = FRect(width / 2 - 140, 96, 280, _PLATE)
    left = FRect(margin, max(middle - _PLATE / 2, score.bottom + _BACKS), side, _PLATE)
    upper = FRect(margin, score.bottom + 8 + _BACKS, side, _PLATE)
    lower = FRect(margin, low[1].top - 6 - _PILE - _PLATE, side, _PLATE)
    if hand.pose(0, company.cards).x - hand.width / 2 < lower.right + 12:
        lower.top = min(lower.top, hand.top - 4 - _PLATE)
    upper.top += max(0.0, (lower.top - upper.bottom - _BACKS - _PILE) * 0.4)
    top = 100.0 if company.wide_trick else north.bottom + 18
    bottom = stakes_y - 18 - ABOVE_STAKES
    line = min(580.0, width - 2 * (lower.right + 10)) if company.players == 6 else 580.0
    beside = (width / 2 - score.right - 8) / 1.59 if company.wide_trick else width  # the trick may lie as high
    card = company.trick_card(top, bottom, min(beside, max(TRICK, hand.width * 0.92)))
    return Layout(
        width=width,
        height=height,
        compact=False,
        mirrored=False,
        score=score,
        tools=FRect(width - margin - 400, margin, 400, 66),
        caption=FRect(width - margin - _CAPTION, margin + 70, _CAPTION - 2, 26),
        places=company.places,
        plates=company.plates(low[0], north, left, (upper, lower), width),
        stakes=FRect((width - line) / 2, stakes_y - 18, line, 36),
        seal=low[1],
        hand=hand,
        trick_width=card,
        trick_centre=(width / 2, (top + bottom) / 2),
        trick_drop=card * RATIO / 2 + GAP,
        panel_top=112.0 if company.wide_trick else north.bottom + 14,
        panel_bottom=hand.top - 14,
    )


def _upright(width: float, height: float, company: Company, *, large: bool) -> Layout:
    """Lay out one below the other: score and tools, North, the trick between the sides, plate and seal, the hand."""
    margin = 24.0
    half = min(366.0, (width - 3 * margin) / 2)
    card = min(150.0, width * 0.156)
    if large:
        card = min(card, (width - 40) / (1 + (company.cards - 1) * LEAST_LARGE_STEP))
    hand = HandPlace(
        width / 2, height - card * RATIO / 2 + 14, card, width - 40,
        _LARGE_STEP if large else 0.44, 0.0 if large else _TURN,
    )  # fmt: skip
    score = FRect(margin, margin, half, company.roomy_score)
    north = FRect(width / 2 - 140, max(264.0, score.bottom + 84), 280, _PLATE)
    top = score.bottom + 64 if company.wide_trick else north.bottom + 24
    if not large:
        hand = replace(hand, y=_raised(height, company, hand, top))
    row = hand.top - _UPRIGHT_ROW
    bottom = row - _ABOVE_ROW
    side = FRect(margin, 0, min(168.0, width * 0.165), 176)
    side.centery = (top + bottom) / 2 - _ABOVE  # the person's tricks lie below those of the left
    upper = FRect(margin, score.bottom + 10 + _BACKS, side.width, 0)
    upper.height = min(176.0, (bottom - 50 - upper.top - _BACKS - _PILE) / 2)
    lower = FRect(margin, bottom - 50 - upper.height, side.width, upper.height)
    between = width - 2 * side.right
    line = row + 17
    if company.players == 6:  # whose tricks lie beside the plate
        line = row - _STAKES_OVER_ROW
        bottom = line - ABOVE_STAKES
    trick = min(company.trick_card(top, bottom, 176.0), (between - 40) / 3.4)
    low = min(236.0, width * 0.28)
    return Layout(
        width=width,
        height=height,
        compact=False,
        mirrored=False,
        score=score,
        tools=FRect(width - margin - half, margin, half, 66),
        caption=FRect(width - margin - half, margin + 70, half - 2, 26),
        places=company.places,
        plates=company.plates(FRect(margin, row, low, 70), north, side, (upper, lower), width),
        stakes=FRect(margin + low + 8, line, width - 2 * (margin + low + 8), 36),
        seal=FRect(width - margin - min(176.0, low), row - 3, min(176.0, low), 76),
        hand=hand,
        trick_width=trick,
        trick_centre=(width / 2, (top + bottom) / 2),
        trick_drop=trick * RATIO / 2 + 4,
        panel_top=top - 10,
        panel_bottom=row - 14,
    )


def _raised(height: float, company: Company, hand: HandPlace, top: float) -> float:
    """Return how far down a fan lies of which all corners show; lower where a trick from *top* on had no room else."""
    trick = company.trick_heights * LEAST_TRICK * RATIO + 8
    below = _STAKES_OVER_ROW + ABOVE_STAKES if company.players == 6 else _ABOVE_ROW
    above = top + trick + below + _UPRIGHT_ROW
    shown = height - _LEDGE - hand.depth(company.cards)
    return max(shown, min(above, height - hand.width * RATIO + 4) + hand.width * RATIO / 2)
