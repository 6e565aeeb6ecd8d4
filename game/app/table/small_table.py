"""How a table is laid out where there is little room: small plates, no backs, the trick in a row if that is larger."""

from __future__ import annotations

import math
from dataclasses import replace

from pygame import FRect

from game.app.table.company import ABOVE_STAKES, CARD, LEAST_LARGE_STEP, TRICK, Company
from game.app.table.layout import RATIO, HandPlace, Layout
from game.rules.seats import Seat

_SHOWN, _LARGER = 0.45, 1.2  # of a card's width in a small hand; by how much its cards grow below the window
_ROW_DROP, _MOST_DROP = 0.25, 0.45  # of a card's width, by which the middle cards of a row lie off its middle
_ROW_WIDTH = 4.5  # cards that a row is wide
_ROW_RISE = 4.0  # units nearer to the seat opposite, clear of the person's plate
_ROW_AIR = 12.0  # units above and below together
_WORTH = 1.05  # so many times as large, the cards of a row are worth leaving the cross
_TWO_ROWS = 92.0  # of tools
_LEAST_TOOL = 40.0  # units of a tool in which its word can be read


def lay_out_small(width: float, height: float, company: Company, *, large: bool) -> Layout:
    """Return the layout of *company* in little room: no backs, a straight hand, small plates."""
    margin = 12.0
    facing = min(256.0, width * 0.305)
    corner = min(276.0, (width - facing) / 2 - margin - 8)
    card = min(114.0, height * (0.2 if height >= 480 else 0.17))
    if large:
        card = min(card, (width - 56) / (1 + (company.cards - 1) * LEAST_LARGE_STEP))
    hand_top = height - card * RATIO - 6
    if not large:
        wide = (width - 56) / (1 + (company.cards - 1) * _SHOWN)
        card = max(card, min(CARD, card * _LARGER, wide))
    hand = HandPlace(width / 2, hand_top + card * RATIO / 2, card, width - 56, 0.56, lift=18.0)
    row = hand.top - 84
    score = FRect(margin, margin, corner, company.small_score)
    tools, caption = _small_tools(score, company, width)
    free = caption.bottom + 4 if caption.right < width / 2 else score.bottom + 12
    side = FRect(margin, max(margin + 104, free), min(150.0, width * 0.17), 0)
    side.height = max(86.0, min(160.0, row - 10 - side.top))
    high = min(96.0, (row - 8 - side.top - 8) / 2)
    upper = FRect(margin, side.top, side.width, high)
    lower = FRect(margin, row - 8 - high, side.width, high)
    north = FRect((width - facing) / 2, margin, facing, 60)
    stakes = FRect(width / 2 - width * 0.19, row + 14, width * 0.38, 34)
    top, bottom = (margin + 44 if company.wide_trick else north.bottom + 14), stakes.top - ABOVE_STAKES
    beside = (width - 2 * score.right - 8) / 3.24 if company.players == 6 else TRICK
    trick = company.trick_card(top, bottom, min(TRICK, beside), 50.0)
    low = min(250.0, width * 0.28)
    layout = Layout(
        width=width,
        height=height,
        compact=True,
        mirrored=False,
        score=score,
        tools=tools,
        caption=caption,
        places=company.places,
        plates=company.plates(FRect(margin, row, low, 60), north, side, (upper, lower), width),
        stakes=stakes,
        seal=FRect(width - margin - min(230.0, width * 0.28), row, min(230.0, width * 0.28), 60),
        hand=hand,
        trick_width=trick,
        trick_centre=(width / 2, (top + bottom) / 2),
        trick_drop=trick * RATIO / 2 + 3,
        panel_top=north.bottom + 8,
        panel_bottom=row - 4,
    )
    return layout if company.players in (3, 6) else _in_a_row(layout, bottom - top)


def _in_a_row(layout: Layout, room: float) -> Layout:
    """Return *layout* with the trick in a row, if its cards are larger so in a *room* of so many units of height."""
    left, right = layout.between
    card = min(TRICK, (right - left - 16) / _ROW_WIDTH, (room - _ROW_AIR) / (RATIO + 2 * _ROW_DROP))
    while card > layout.trick_width * _WORTH:
        drop = min(card * _MOST_DROP, (room - _ROW_AIR - card * RATIO) / 2)
        centre = layout.trick_centre[0], layout.trick_centre[1] - _ROW_RISE
        row = replace(layout, trick_width=card, trick_centre=centre, trick_drop=drop, trick_row=True)
        if _lies_free(row):
            return row
        card -= 2.0
    return layout


def _lies_free(layout: Layout) -> bool:
    """Whether no card of a trick lies over a plate, the tools, or the words under them."""
    around = (*layout.plates, layout.score, layout.tools, layout.caption.inflate(10, 8))
    for seat in range(len(layout.plates)):
        pose = layout.trick_pose(Seat(seat))
        leaning = math.sin(math.radians(abs(pose.angle))) * layout.trick_width
        card = FRect(0, 0, layout.trick_width + leaning * RATIO, layout.trick_width * RATIO + leaning).inflate(2, 2)
        card.center = pose.x, pose.y
        if any(card.colliderect(place) for place in around):
            return False
    return True


def _small_tools(score: FRect, company: Company, width: float) -> tuple[FRect, FRect]:
    """Return the places of tools and caption: the tools as wide as *score*, in two rows where one has no room.

    The caption lies under the tools, or under the score where the tools are in two rows.
    """
    tools = FRect(width - score.right, score.top, score.width, 68)
    if tools.width < company.tools * _LEAST_TOOL + 6:
        tools.height = _TWO_ROWS
        return tools, FRect(score.left, score.bottom + 4, score.width, 24)
    return tools, FRect(tools.left, tools.bottom + 4, tools.width, 24)
