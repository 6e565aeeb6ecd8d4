"""The layouts of a table: for much room, for an upright window, for little room, and mirrored for the left hand."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from pygame import FRect

from game.app.table.layout import RATIO, HandPlace, Layout, TablePlace, seat_places
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat

_CARD = 136.0  # the width of a card in the person's hand
_LEAST_LARGE_STEP = 0.468  # of a large card's width: its whole index, beside the outline of the next card
_TRICK, _LEAST_TRICK = 124.0, 76.0  # the width of the cards of a trick, at most and at least
_GAP = 6.0  # half of the gap between the card opposite and the person's
_ABOVE_STAKES = 11.0  # between the trick and the line of stakes, with the edge of a mat between them
_SHOWN, _LARGER = 0.45, 1.2  # the step of a small hand in widths of a card; how much its cards grow below the window
_ROW_DROP, _MOST_DROP = 0.25, 0.45  # of a card's width: how far the middle cards of a row lie off its middle
_ROW_WIDTH = 4.5  # the width of a row, in cards
_ROW_RISE = 4.0  # how far a row lies off the middle, clear of the person's plate
_ROW_AIR = 12.0  # free above and below a row together
_WORTH = 1.05  # how much larger its cards must be for a row instead of the cross
_TWO_ROWS = 92.0  # the height of two rows of tools
_LEAST_TOOL = 40.0  # the width in which the word of a tool can be read
_COMPACT_BELOW = (1100.0, 640.0)
_COMPACT_BELOW_FOR_SIX = (1100.0, 700.0)  # two seats with their cards and tricks stand at each side
_UPRIGHT, _HIGH = 0.95, 940.0  # a window is upright from this share of its width, and from this height on
_WIDEST_CARD, _OF_HEIGHT = 172.0, 0.17  # a card of the hand grows with the height of the window
_STEP = 0.36  # from one card to the next, in widths of a card, at least
_LARGE_CARD = 160.0
_LARGE_STEP = 0.556  # of a card's width: how much of a large index shows
_SINK, _FRAME = 18.0, 4.0  # how much lower a large card lies that may not be played; the outline of one that may
_HIDDEN = 40.0  # of a large card, below the window
_UPRIGHT_ROW, _ABOVE_ROW = 114.0, 18.0  # from the hand up to the person's plate in an upright window; above that
_STAKES_OVER_ROW = 56.0  # from that plate up to the stakes, where six have their tricks beside it
_LEDGE = 8.0  # below the outer corners of a fan in an upright window
_PLATE = 68.0
_BACKS, _PILE = 70.0, 60.0  # above and below a plate: its cards, and its tricks
_ABOVE = 18.0  # how far the seats at the sides stand above the middle of an upright window
_CAPTION = 320.0  # a wider one would reach the tricks beside the plate opposite
_TURN = 1 / 40  # degrees per unit


@dataclass(frozen=True, slots=True)
class TableShape:
    """What a layout must have room for: the numbers of players, of sides, of cards in a hand and of tools."""

    players: int = 4
    sides: int = 2
    cards: int = 13
    tools: int = 6

    @classmethod
    def of(cls, rules: RuleSet) -> TableShape:
        """Return the shape of a table that plays by *rules*."""
        tools = 7 if rules.renege == "callable" else 6
        return cls(rules.players, rules.side_count, rules.hand_size, tools)

    @property
    def places(self) -> tuple[TablePlace, ...]:
        """The places of the seats."""
        return seat_places(self.players)

    @property
    def roomy_score(self) -> float:
        """The height of the score plate where there is room."""
        return {2: 156.0, 4: 160.0}.get(self.sides, 138.0)

    @property
    def small_score(self) -> float:
        """The height of the score plate where there is little room."""
        return {2: 68.0, 4: 104.0, 6: 92.0}.get(self.sides, 81.0)

    @property
    def trick_heights(self) -> float:
        """The height of a trick, in cards."""
        return 2.16 if self.players == 6 else 2.0

    @property
    def wide_trick(self) -> bool:
        """Whether nobody sits opposite, so that the trick may lie higher."""
        return TablePlace.NORTH not in self.places

    def trick_card(self, top: float, bottom: float, most: float, least: float = _LEAST_TRICK) -> float:
        """Return the width of the cards of a trick between *top* and *bottom*, from *least* to *most*."""
        return min(most, max(least, (bottom - top - 2 * _GAP) / self.trick_heights / RATIO))

    def plates(
        self, person: FRect, north: FRect, left: FRect, stacked: tuple[FRect, FRect], width: float
    ) -> tuple[FRect, ...]:
        """Return the plates by seat: *left*, or *stacked* where two sit at the left, mirrored at the right."""
        upper, lower = stacked
        known = {
            TablePlace.SOUTH: person,
            TablePlace.WEST: left,
            TablePlace.NORTHWEST: upper,
            TablePlace.SOUTHWEST: lower,
            TablePlace.NORTH: north,
            TablePlace.EAST: _across(left, width),
            TablePlace.NORTHEAST: _across(upper, width),
            TablePlace.SOUTHEAST: _across(lower, width),
        }
        return tuple(known[place] for place in self.places)


FOUR_PLAYERS = TableShape()


def _across(rect: FRect, width: float) -> FRect:
    """Return *rect* mirrored on a table of that *width*."""
    return FRect(width - rect.right, *rect[1:])


def lay_out(
    width: float, height: float, shape: TableShape = FOUR_PLAYERS, *, left_handed: bool = False, large: bool = False
) -> Layout:
    """Return the layout of a table of *shape* in *width* x *height* units; *large*: for cards with a large index."""
    least = _COMPACT_BELOW_FOR_SIX if shape.players == 6 else _COMPACT_BELOW
    if height >= max(_UPRIGHT * width, _HIGH):
        layout = _upright(width, height, shape, large=large)
    elif width < least[0] or height < least[1]:
        layout = _small(width, height, shape, large=large)
    elif large and shape.players != 6:
        layout = _wide_hand(width, height, shape)
    else:
        layout = _roomy(width, height, shape, large=large)
    if large:
        layout = replace(layout, hand=replace(layout.hand, sink=_SINK, frame=_FRAME))
    return _mirrored(layout) if left_handed else layout


def _mirrored(layout: Layout) -> Layout:
    """Return *layout* with everything that the person uses on the other side; the other seats stay."""
    return replace(
        layout,
        mirrored=True,
        score=_across(layout.score, layout.width),
        tools=_across(layout.tools, layout.width),
        caption=_across(layout.caption, layout.width),
        plates=(_across(layout.plates[0], layout.width), *layout.plates[1:]),
        seal=_across(layout.seal, layout.width),
        hand=replace(layout.hand, from_right=True),
    )


def _roomy(width: float, height: float, shape: TableShape, *, large: bool) -> Layout:
    """Return a layout with North above, and the hand below between the person's plate and the seal."""
    room = width - 2 * 236
    card = max(_CARD, min(_WIDEST_CARD, height * _OF_HEIGHT, room / (1 + (shape.cards - 1) * _STEP)))
    hand_y = height - 96 * card / _CARD - min(14.0, max(0.0, (height - 740) / 5))
    hand = HandPlace(width / 2, hand_y, card, room, 0.44, _TURN)
    if large:
        hand = replace(hand, most=_LARGE_STEP, turn=0.0)
    stakes_y = hand.top - 56
    low = FRect(24, height - 94, 208, 70), FRect(width - 24 - 176, height - 98, 176, 76)
    return _around(width, height, shape, hand, stakes_y, low, height * 0.515)


def _wide_hand(width: float, height: float, shape: TableShape) -> Layout:
    """Return a layout with a straight row of large cards over the whole width, below plate and seal."""
    card = min(_LARGE_CARD, (width - 48) / (1 + (shape.cards - 1) * _LARGE_STEP))
    hand = HandPlace(width / 2, height + _HIDDEN - card * RATIO / 2, card, width - 48, _LARGE_STEP)
    row = hand.top - 68
    low = FRect(24, row - 36, 208, 70), FRect(width - 24 - 176, row - 38, 176, 76)
    return _around(width, height, shape, hand, row, low, max(284.0, (180 + row - 68) / 2))


def _around(
    width: float,
    height: float,
    shape: TableShape,
    hand: HandPlace,
    stakes_y: float,
    low: tuple[FRect, FRect],
    middle: float,
) -> Layout:
    """Return the layout around *hand*; *low* are the places of the person's plate and the seal."""
    margin, side = 24.0, 264.0
    score = FRect(margin, margin, 364, shape.roomy_score)
    north = FRect(width / 2 - 140, 96, 280, _PLATE)
    left = FRect(margin, max(middle - _PLATE / 2, score.bottom + _BACKS), side, _PLATE)
    upper = FRect(margin, score.bottom + 8 + _BACKS, side, _PLATE)
    lower = FRect(margin, low[1].top - 6 - _PILE - _PLATE, side, _PLATE)
    if hand.pose(0, shape.cards).x - hand.width / 2 < lower.right + 12:
        lower.top = min(lower.top, hand.top - 4 - _PLATE)
    upper.top += max(0.0, (lower.top - upper.bottom - _BACKS - _PILE) * 0.4)
    top = 100.0 if shape.wide_trick else north.bottom + 18
    bottom = stakes_y - 18 - _ABOVE_STAKES
    line = min(580.0, width - 2 * (lower.right + 10)) if shape.players == 6 else 580.0
    # where nobody sits opposite, the trick lies between score and tools
    beside = (width / 2 - score.right - 8) / 1.59 if shape.wide_trick else width
    card = shape.trick_card(top, bottom, min(beside, max(_TRICK, hand.width * 0.92)))
    return Layout(
        width=width,
        height=height,
        compact=False,
        mirrored=False,
        score=score,
        tools=FRect(width - margin - 400, margin, 400, 66),
        caption=FRect(width - margin - _CAPTION, margin + 70, _CAPTION - 2, 26),
        places=shape.places,
        plates=shape.plates(low[0], north, left, (upper, lower), width),
        stakes=FRect((width - line) / 2, stakes_y - 18, line, 36),
        seal=low[1],
        hand=hand,
        trick_width=card,
        trick_centre=(width / 2, (top + bottom) / 2),
        trick_drop=card * RATIO / 2 + _GAP,
        panel_top=112.0 if shape.wide_trick else north.bottom + 14,
        panel_bottom=hand.top - 14,
    )


def _upright(width: float, height: float, shape: TableShape, *, large: bool) -> Layout:
    """Return a layout from top to bottom: score and tools, North, the trick, plate and seal, the hand."""
    margin = 24.0
    half = min(366.0, (width - 3 * margin) / 2)
    card = min(150.0, width * 0.156)
    if large:
        card = min(card, (width - 40) / (1 + (shape.cards - 1) * _LEAST_LARGE_STEP))
    hand = HandPlace(
        width / 2, height - card * RATIO / 2 + 14, card, width - 40,
        _LARGE_STEP if large else 0.44, 0.0 if large else _TURN,
    )  # fmt: skip
    score = FRect(margin, margin, half, shape.roomy_score)
    north = FRect(width / 2 - 140, max(264.0, score.bottom + 84), 280, _PLATE)
    top = score.bottom + 64 if shape.wide_trick else north.bottom + 24
    if not large:
        hand = replace(hand, y=_raised(height, shape, hand, top))
    row = hand.top - _UPRIGHT_ROW
    bottom = row - _ABOVE_ROW
    side = FRect(margin, 0, min(168.0, width * 0.165), 176)
    side.centery = (top + bottom) / 2 - _ABOVE  # the person's tricks lie below those of the left
    upper = FRect(margin, score.bottom + 10 + _BACKS, side.width, 0)
    upper.height = min(176.0, (bottom - 50 - upper.top - _BACKS - _PILE) / 2)
    lower = FRect(margin, bottom - 50 - upper.height, side.width, upper.height)
    between = width - 2 * side.right
    line = row + 17
    if shape.players == 6:  # their tricks lie beside the plate
        line = row - _STAKES_OVER_ROW
        bottom = line - _ABOVE_STAKES
    trick = min(shape.trick_card(top, bottom, 176.0), (between - 40) / 3.4)
    low = min(236.0, width * 0.28)
    return Layout(
        width=width,
        height=height,
        compact=False,
        mirrored=False,
        score=score,
        tools=FRect(width - margin - half, margin, half, 66),
        caption=FRect(width - margin - half, margin + 70, half - 2, 26),
        places=shape.places,
        plates=shape.plates(FRect(margin, row, low, 70), north, side, (upper, lower), width),
        stakes=FRect(margin + low + 8, line, width - 2 * (margin + low + 8), 36),
        seal=FRect(width - margin - min(176.0, low), row - 3, min(176.0, low), 76),
        hand=hand,
        trick_width=trick,
        trick_centre=(width / 2, (top + bottom) / 2),
        trick_drop=trick * RATIO / 2 + 4,
        panel_top=top - 10,
        panel_bottom=row - 14,
    )


def _raised(height: float, shape: TableShape, hand: HandPlace, top: float) -> float:
    """Return the height at which a fan shows all its corners; lower where a trick below *top* needs the room."""
    trick = shape.trick_heights * _LEAST_TRICK * RATIO + 8
    below = _STAKES_OVER_ROW + _ABOVE_STAKES if shape.players == 6 else _ABOVE_ROW
    above = top + trick + below + _UPRIGHT_ROW
    shown = height - _LEDGE - hand.depth(shape.cards)
    return max(shown, min(above, height - hand.width * RATIO + 4) + hand.width * RATIO / 2)


# -- little room --------------------------------------------------------------------------------------------------


def _small(width: float, height: float, shape: TableShape, *, large: bool) -> Layout:
    """Return a layout for little room: no backs, a straight hand, small plates; the trick may be a row."""
    margin = 12.0
    facing = min(256.0, width * 0.305)
    corner = min(276.0, (width - facing) / 2 - margin - 8)
    card = min(114.0, height * (0.2 if height >= 480 else 0.17))
    if large:
        card = min(card, (width - 56) / (1 + (shape.cards - 1) * _LEAST_LARGE_STEP))
    hand_top = height - card * RATIO - 6
    if not large:
        wide = (width - 56) / (1 + (shape.cards - 1) * _SHOWN)
        card = max(card, min(_CARD, card * _LARGER, wide))
    hand = HandPlace(width / 2, hand_top + card * RATIO / 2, card, width - 56, 0.56, lift=18.0)
    row = hand.top - 84
    score = FRect(margin, margin, corner, shape.small_score)
    tools, caption = _small_tools(score, shape, width)
    free = caption.bottom + 4 if caption.right < width / 2 else score.bottom + 12
    side = FRect(margin, max(margin + 104, free), min(150.0, width * 0.17), 0)
    side.height = max(86.0, min(160.0, row - 10 - side.top))
    high = min(96.0, (row - 8 - side.top - 8) / 2)
    upper = FRect(margin, side.top, side.width, high)
    lower = FRect(margin, row - 8 - high, side.width, high)
    north = FRect((width - facing) / 2, margin, facing, 60)
    stakes = FRect(width / 2 - width * 0.19, row + 14, width * 0.38, 34)
    top, bottom = (margin + 44 if shape.wide_trick else north.bottom + 14), stakes.top - _ABOVE_STAKES
    beside = (width - 2 * score.right - 8) / 3.24 if shape.players == 6 else _TRICK
    trick = shape.trick_card(top, bottom, min(_TRICK, beside), 50.0)
    low = min(250.0, width * 0.28)
    layout = Layout(
        width=width,
        height=height,
        compact=True,
        mirrored=False,
        score=score,
        tools=tools,
        caption=caption,
        places=shape.places,
        plates=shape.plates(FRect(margin, row, low, 60), north, side, (upper, lower), width),
        stakes=stakes,
        seal=FRect(width - margin - min(230.0, width * 0.28), row, min(230.0, width * 0.28), 60),
        hand=hand,
        trick_width=trick,
        trick_centre=(width / 2, (top + bottom) / 2),
        trick_drop=trick * RATIO / 2 + 3,
        panel_top=north.bottom + 8,
        panel_bottom=row - 4,
    )
    return layout if shape.players in (3, 6) else _in_a_row(layout, bottom - top)


def _in_a_row(layout: Layout, room: float) -> Layout:
    """Return *layout* with the trick in a row, if that makes its cards larger in a *room* of that height."""
    left, right = layout.between
    card = min(_TRICK, (right - left - 16) / _ROW_WIDTH, (room - _ROW_AIR) / (RATIO + 2 * _ROW_DROP))
    while card > layout.trick_width * _WORTH:
        drop = min(card * _MOST_DROP, (room - _ROW_AIR - card * RATIO) / 2)
        centre = layout.trick_centre[0], layout.trick_centre[1] - _ROW_RISE
        row = replace(layout, trick_width=card, trick_centre=centre, trick_drop=drop, trick_row=True)
        if _lies_free(row):
            return row
        card -= 2.0
    return layout


def _lies_free(layout: Layout) -> bool:
    """Return whether no card of a trick lies over a plate, the tools or the caption."""
    around = (*layout.plates, layout.score, layout.tools, layout.caption.inflate(10, 8))
    for seat in range(len(layout.plates)):
        pose = layout.trick_pose(Seat(seat))
        leaning = math.sin(math.radians(abs(pose.angle))) * layout.trick_width
        card = FRect(0, 0, layout.trick_width + leaning * RATIO, layout.trick_width * RATIO + leaning).inflate(2, 2)
        card.center = pose.x, pose.y
        if any(card.colliderect(place) for place in around):
            return False
    return True


def _small_tools(score: FRect, shape: TableShape, width: float) -> tuple[FRect, FRect]:
    """Return the places of tools and caption: the tools as wide as *score*, in two rows where one is too narrow.

    The caption stands under the tools, or under the score where the tools are in two rows.
    """
    tools = FRect(width - score.right, score.top, score.width, 68)
    if tools.width < shape.tools * _LEAST_TOOL + 6:
        tools.height = _TWO_ROWS
        return tools, FRect(score.left, score.bottom + 4, score.width, 24)
    return tools, FRect(tools.left, tools.bottom + 4, tools.width, 24)
