"""What the seats say is shown beside them: over nobody's face, in any window."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import FRect

from game.app.paint.viewport import Viewport
from game.app.services.services import Services
from game.app.services.session import Session
from game.app.table.arranging import TableShape, lay_out
from game.app.table.picture import Picture
from game.app.table.seat_plates import SeatPlates
from game.rules.presets import find_preset
from game.rules.seats import Seat

Sessions = Mapping[str, Session]


@pytest.fixture(scope="module")
def sessions(one_services: Services) -> Sessions:
    """A game for each number of players."""
    presets = ("classic", "solo", "two_hand", "three_hand", "six_hand")
    return {preset: one_services.begin(find_preset(preset).rules, 1) for preset in presets}


@given(
    st.tuples(st.integers(960, 3840), st.integers(600, 2160)),
    st.sampled_from([0.8, 1.0, 1.2, 1.3, 1.6]),
    st.sampled_from(["classic", "solo", "two_hand", "three_hand", "six_hand"]),
    st.booleans(),
    st.sampled_from([60.0, 112.0, 140.0]),
)
def test_words_hide_no_face(
    sessions: Sessions, size: tuple[int, int], ui_size: float, preset: str, left_handed: bool, width: float
) -> None:
    rules, viewport = find_preset(preset).rules, Viewport.of_surface(size, ui_size)
    layout = lay_out(viewport.width, viewport.height, TableShape.of(rules), left_handed=left_handed)
    plates = SeatPlates(sessions[preset], Picture(rules, layout))
    faces = [plates.face_place(seat) for seat in rules.seats]
    for seat in rules.seats:
        words = layout.bubble(seat, width)
        words.clamp_ip(FRect(8, 8, layout.width - 16, layout.height - 16))
        assert not any(words.colliderect(face) for face in faces), seat
        assert layout.plates[seat].inflate(1, 1).contains(faces[seat])
        assert faces[seat].width >= 38


@pytest.mark.parametrize("left_handed", [False, True])
def test_where_plates_are_small_words_hide_the_figures_and_no_name(left_handed: bool) -> None:
    layout = lay_out(800, 500, left_handed=left_handed)
    south, west = layout.plates[0], layout.plates[1]
    own, other = layout.bubble(Seat.SOUTH, 40), layout.bubble(Seat.WEST, 40)
    aside = south.left + 16 + own.width / 2 if left_handed else south.right - 16 - own.width / 2
    assert aside == pytest.approx(own.centerx)
    assert own.width >= 68
    assert west.centerx == pytest.approx(other.centerx)
    assert other.width >= 84
    assert west.contains(other)
