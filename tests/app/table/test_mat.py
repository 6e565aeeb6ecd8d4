"""The mat under the trick in the plain theme: it lies there while cards are played, and beneath nothing else."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.app.paint.canvas import Canvas
from game.app.paint.themes import HIGH_CONTRAST
from game.app.paint.viewport import Viewport
from game.app.services.services import Services
from game.app.table.arranging import TableShape, lay_out
from game.app.table.layout import Layout, lay_mat
from game.app.table.scene import TableScene
from game.engine.state import Phase
from game.rules.presets import find_preset
from game.rules.seats import Seat
from tests.app.table.test_layout import corners
from tests.app.tables import clear, play_on_turn, play_until, press, sit_down
from tests.counted import counted


@pytest.fixture
def scene(shared_services: Services) -> TableScene:
    """A table of high contrast."""
    clear(shared_services).change(theme="contrast")
    return sit_down(shared_services, "classic", 7)


def mat_shows(scene: TableScene) -> bool:
    """Whether any of the mat's colour is seen along the middle of the table, from its top to the hand."""
    viewport, layout = scene.app.viewport, scene.display.picture.layout
    x = viewport.px(lay_mat(scene.display.picture.layout)[0].left + 12)
    picture = scene.app.picture()
    rows = range(viewport.px(layout.ellipse.top), viewport.px(layout.hand.top))
    return any(tuple(picture.get_at((x, y)))[:3] == HIGH_CONTRAST.pad for y in rows)


def test_it_lies_under_the_trick(scene: TableScene) -> None:
    play_until(scene, play_on_turn)
    assert mat_shows(scene)


def test_it_peeks_out_behind_no_question(scene: TableScene) -> None:
    play_until(scene, lambda view: view.phase is Phase.AUCTION)
    assert scene.display.panel is not None
    assert not mat_shows(scene)


def test_it_peeks_out_behind_no_trick_of_before(scene: TableScene) -> None:
    play_until(scene, lambda view: play_on_turn(view) and len(view.tricks) == 2)
    press(scene, "l")
    assert scene.display.showing_last
    assert not mat_shows(scene)
    press(scene, "l")
    assert mat_shows(scene)


def test_no_trick_peeks_out_behind_the_one_before(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    play_until(scene, lambda view: play_on_turn(view) and len(view.tricks) > 1 and len(view.trick.plays) > 0)
    drawn: list[Canvas] = []
    monkeypatch.setattr(scene.display.middle, "draw_trick", drawn.append)
    press(scene, "l")
    assert scene.display.showing_last
    scene.app.picture()
    assert drawn == []
    press(scene, "l")
    scene.app.picture()
    assert drawn


@given(
    st.tuples(st.integers(960, 3840), st.integers(600, 2160)),
    st.sampled_from([0.8, 1.0, 1.3, 1.6]),
    st.sampled_from(["classic", "solo", "two_hand", "three_hand", "six_hand"]),
    st.booleans(),
)
def test_it_keeps_clear_of_plates_and_score(size: tuple[int, int], ui_size: float, preset: str, left: bool) -> None:
    rules, viewport = find_preset(preset).rules, Viewport.of_surface(size, ui_size)
    layout = lay_out(viewport.width, viewport.height, TableShape.of(rules), left_handed=left)
    mat = lay_mat(layout)
    places = (*layout.plates, layout.score, layout.tools, layout.stakes)
    assert not any(part.colliderect(place) for part in mat for place in places)


@given(
    st.tuples(st.integers(720, 3840), st.integers(600, 2160)),
    st.sampled_from([0.8, 1.0, 1.3, 1.6]),
    st.sampled_from(["classic", "solo", "two_hand", "three_hand", "six_hand"]),
)
@example((900, 1200), 1.0, "classic")
@example((900, 1200), 1.6, "classic")
@example((1024, 1366), 1.6, "three_hand")
def test_the_cards_of_the_trick_lie_on_it(size: tuple[int, int], ui_size: float, preset: str) -> None:
    rules, viewport = find_preset(preset).rules, Viewport.of_surface(size, ui_size)
    layout = lay_out(viewport.width, viewport.height, TableShape.of(rules))
    mat = lay_mat(layout)
    for x, y in counted(edges(layout), least=4):
        assert any(part.inflate(-2, -2).collidepoint(x, y) for part in mat), (x, y)


def edges(layout: Layout) -> list[tuple[float, float]]:
    """Return the corners of all cards of a trick."""
    poses = [layout.trick_pose(Seat(number)) for number in range(len(layout.places))]
    return [corner for pose in poses for corner in corners(pose)]
