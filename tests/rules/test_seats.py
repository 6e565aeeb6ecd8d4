"""Who sits where, and whose turn follows whose."""

from dataclasses import replace

import pytest

from game.rules.presets import CLASSIC, COUNTER_CLOCKWISE
from game.rules.ruleset import RuleSet
from game.rules.seats import Grouping, Seat, Side, compass, count_sides

SOUTH, WEST, NORTH, EAST = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
SOLO = replace(CLASSIC, sides="solo")
REMOVED: dict[int, list[str]] = {2: [], 3: ["2C"], 4: [], 6: ["2C", "2D", "2H", "2S"]}


def test_seats_count_clockwise_from_south() -> None:
    assert (SOUTH, WEST, NORTH, EAST) == CLASSIC.seats


def test_west_sits_at_souths_left_and_east_at_its_right() -> None:
    assert (WEST, EAST) == (CLASSIC.next_seat(SOUTH), COUNTER_CLOCKWISE.next_seat(SOUTH))


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_left_and_right_undo_each_other_at_every_table(players: int) -> None:
    table = CLASSIC.changed({"players": players, "sides": "solo", "removed": REMOVED[players]})
    other_way = replace(table, rotation="counterclockwise")
    assert list(table.seats) == [other_way.next_seat(table.next_seat(seat)) for seat in table.seats]


def test_partners_sit_opposite() -> None:
    assert {SOUTH: (NORTH,), WEST: (EAST,), NORTH: (SOUTH,), EAST: (WEST,)} == {
        seat: CLASSIC.partners(seat) for seat in CLASSIC.seats
    }


def test_the_person_and_its_partner_are_side_we() -> None:
    assert (Side.WE, Side.THEY, Side.WE, Side.THEY) == tuple(CLASSIC.side_of(seat) for seat in CLASSIC.seats)
    assert ((SOUTH, NORTH), (WEST, EAST)) == tuple(CLASSIC.members(side) for side in CLASSIC.all_sides)


def test_playing_solo_everyone_is_a_side_without_partners() -> None:
    assert 4 == SOLO.side_count
    assert all(() == SOLO.partners(seat) for seat in SOLO.seats)
    assert list(SOLO.seats) == [int(SOLO.side_of(seat)) for seat in SOLO.seats]


@pytest.mark.parametrize(
    ("rotation", "first_seat", "order"),
    [
        ("clockwise", "left_of_dealer", (EAST, SOUTH, WEST, NORTH)),
        ("clockwise", "dealer", (NORTH, EAST, SOUTH, WEST)),
        ("clockwise", "right_of_dealer", (WEST, NORTH, EAST, SOUTH)),
        ("counterclockwise", "left_of_dealer", (EAST, NORTH, WEST, SOUTH)),
        ("counterclockwise", "dealer", (NORTH, WEST, SOUTH, EAST)),
        ("counterclockwise", "right_of_dealer", (WEST, SOUTH, EAST, NORTH)),
    ],
)
def test_turns_go_round_from_the_first_seat_when_north_deals(
    rotation: str, first_seat: str, order: tuple[Seat, ...]
) -> None:
    rules = CLASSIC.changed({"rotation": rotation, "first_seat": first_seat})
    assert order == rules.order_from(rules.first_after(NORTH))


def test_counter_clockwise_goes_left_then_dealer_then_right_then_across() -> None:
    order = COUNTER_CLOCKWISE.order_from(COUNTER_CLOCKWISE.first_after(SOUTH))
    assert (WEST, SOUTH, EAST, NORTH) == order


@pytest.mark.parametrize("rules", [CLASSIC, COUNTER_CLOCKWISE])
def test_the_next_seat_is_the_second_of_the_order(rules: RuleSet) -> None:
    assert [rules.order_from(seat)[1] for seat in rules.seats] == [rules.next_seat(seat) for seat in rules.seats]


@pytest.mark.parametrize(
    ("players", "grouping", "sides"),
    [(4, "pairs", 2), (4, "solo", 4), (6, "pairs", 3), (6, "trios", 2), (3, "solo", 3), (2, "solo", 2)],
)
def test_players_make_as_many_sides_as_their_grouping_says(players: int, grouping: Grouping, sides: int) -> None:
    assert sides == count_sides(players, grouping)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_seat_of_every_table_has_a_name_of_its_own(players: int) -> None:
    assert players == len({compass(seat, players) for seat in list(Seat)[:players]})


def test_the_seats_of_four_are_called_by_the_compass() -> None:
    assert ["South", "West", "North", "East"] == [compass(seat) for seat in CLASSIC.seats]
