"""The cards from two to ten: pips in columns, those of the lower half upside down."""

from art.palette import Suit
from art.paper import MIDDLE_X, MIDDLE_Y, card, indices
from art.pips import pip
from art.svg import Point

LEFT, RIGHT = 87.0, 163.0


def pip_places(count: int) -> list[Point]:
    """Return the middles of the pips on the card of *count*."""
    top, bottom = (68.0, 282.0) if count < 9 else (60.0, 290.0)
    step = (bottom - top) / 3
    corners = [(x, y) for x in (LEFT, RIGHT) for y in (top, bottom)]
    sides = [(x, MIDDLE_Y) for x in (LEFT, RIGHT)]
    middle = [(MIDDLE_X, MIDDLE_Y)]
    four_rows = [(x, top + step * row) for x in (LEFT, RIGHT) for row in range(4)]
    upper, lower = (MIDDLE_X, (top + MIDDLE_Y) / 2), (MIDDLE_X, (MIDDLE_Y + bottom) / 2)
    ends = [(MIDDLE_X, top), (MIDDLE_X, bottom)]
    between_rows = [(MIDDLE_X, top + step / 2), (MIDDLE_X, bottom - step / 2)]
    return {
        2: ends,
        3: ends + middle,
        4: corners,
        5: corners + middle,
        6: corners + sides,
        7: [*corners, *sides, upper],
        8: [*corners, *sides, upper, lower],
        9: four_rows + middle,
        10: four_rows + between_rows,
    }[count]


def pip_size(count: int) -> float:
    """Return how high a pip is on the card of *count*."""
    if count <= 6:
        return 56
    return 49 if count <= 8 else 43


def number_card(count: int, suit: Suit) -> str:
    """Return the SVG of the card of *count* pips."""
    size = pip_size(count)
    pips = [pip(suit, x, y, size, turn=180 if y > MIDDLE_Y else 0) for x, y in pip_places(count)]
    return card(*pips, indices(str(count), suit))
