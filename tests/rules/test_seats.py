"""Who sits where, and whose turn follows whose."""

from dataclasses import replace

import pytest

from game.rules.presets import CLASSIC, COUNTER_CLOCKWISE
from game.rules.seats import Grouping, Seat, Side, compass, count_sides, left_of, right_of

SOUTH, WEST, NORTH, EAST = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
SOLO = replace(CLASSIC, sides="solo")


def test_seats_count_clockwise_from_south() -> None:
    assert (SOUTH, WEST, NORTH, EAST) == CLASSIC.seats


def test_west_sits_at_souths_left_and_east_at_its_right() -> None:
    assert (WEST, EAST) == (left_of(SOUTH, 4), right_of(SOUTH, 4))


def test_left_and_right_undo_each_other_at_every_table() -> None:
    for players in (2, 3, 4, 6):
        for seat in list(Seat)[:players]:
            assert seat is right_of(left_of(seat, players), players)


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
    dealer = SOUTH
    order = COUNTER_CLOCKWISE.order_from(COUNTER_CLOCKWISE.first_after(dealer))
    assert (left_of(dealer, 4), dealer, right_of(dealer, 4), NORTH) == order


def test_the_next_seat_is_the_second_of_the_order() -> None:
    for rules in (CLASSIC, COUNTER_CLOCKWISE):
        for seat in rules.seats:
            assert rules.order_from(seat)[1] is rules.next_seat(seat)


@pytest.mark.parametrize(
    ("players", "grouping", "sides"),
    [(4, "pairs", 2), (4, "solo", 4), (6, "pairs", 3), (6, "trios", 2), (3, "solo", 3), (2, "solo", 2)],
)
def test_players_make_as_many_sides_as_their_grouping_says(players: int, grouping: Grouping, sides: int) -> None:
    assert sides == count_sides(players, grouping)


def test_every_seat_of_every_table_has_a_name_of_its_own() -> None:
    for players in (2, 3, 4, 6):
        names = [compass(seat, players) for seat in list(Seat)[:players]]
        assert players == len(set(names))
    assert ["South", "West", "North", "East"] == [compass(seat) for seat in CLASSIC.seats]
