import pytest
from pygame import FRect

from game.app.paint.viewport import Viewport


@pytest.mark.parametrize(
    ("pixels", "room"),
    [
        ((1280, 720), (1280, 720)),
        ((1280, 800), (1280, 800)),
        ((1920, 1080), (1280, 720)),
        ((3840, 2160), (1280, 720)),
        ((2560, 1440), (1280, 720)),
        ((2560, 1080), (1706.67, 720)),
        ((1024, 768), (1173.33, 880)),
        ((1200, 1200), (1040, 1040)),
        ((900, 1200), (960, 1280)),
        ((960, 1600), (960, 1600)),
    ],
)
def test_every_window_has_room_for_the_design(pixels: tuple[int, int], room: tuple[float, float]) -> None:
    viewport = Viewport.of_surface(pixels)
    assert viewport.width == pytest.approx(room[0], abs=0.01)
    assert viewport.height == pytest.approx(room[1], abs=0.01)


def test_in_a_small_window_things_are_not_as_small_as_it_is() -> None:
    assert Viewport.of_surface((960, 600)).scale == 0.85
    assert Viewport.of_surface((1024, 640), ui_size=0.8).scale == pytest.approx(0.68)


@pytest.mark.parametrize(
    ("pixels", "granted"),
    [
        ((1280, 800), {80: 80, 110: 110, 160: 160}),
        ((1920, 1080), {80: 80, 110: 110, 160: 160}),
        ((960, 600), {80: 80, 110: 110, 120: 120, 140: 140, 160: 141}),
        ((1024, 768), {80: 80, 140: 140, 150: 147, 160: 147}),
        ((900, 1200), {80: 80, 110: 110, 120: 120, 130: 120, 160: 120}),
    ],
)
def test_a_ui_size_is_granted_as_far_as_there_is_room(pixels: tuple[int, int], granted: dict[int, int]) -> None:
    told = {size: round(100 * Viewport.granted(pixels, size / 100)) for size in granted}
    assert granted == told


@pytest.mark.parametrize("pixels", [(640, 480), (960, 600), (1024, 640), (1280, 720), (900, 1200), (3840, 2160)])
def test_a_larger_ui_size_never_makes_things_smaller(pixels: tuple[int, int]) -> None:
    scales = [Viewport.of_surface(pixels, size / 100).scale for size in range(80, 161, 10)]
    assert scales == sorted(scales)


def test_in_an_upright_window_a_large_ui_leaves_room() -> None:
    viewport = Viewport.of_surface((900, 1200), ui_size=1.6)
    assert (viewport.width, viewport.height) == pytest.approx((800, 1066.67), abs=0.01)


def test_a_larger_ui_leaves_less_room() -> None:
    viewport = Viewport.of_surface((1280, 720), ui_size=1.6)
    assert (viewport.width, viewport.height) == (800, 450)
    assert viewport.px(10) == 16


def test_rectangles_that_touch_in_units_touch_in_pixels() -> None:
    viewport = Viewport.of_surface((1111, 777))
    for start in range(50):
        left = viewport.rect(FRect(start * 7.3, 0, 7.3, 10))
        right = viewport.rect(FRect((start + 1) * 7.3, 0, 7.3, 10))
        assert left.right == right.left


def test_the_pointer_counts_in_the_units_of_a_window_of_another_size() -> None:
    viewport = Viewport.of_surface((2560, 1440))
    assert viewport.pointer((640, 360), window=(1280, 720)) == (640, 360)
    assert viewport.pointer((640, 360), window=(2560, 1440)) == (320, 180)


def test_a_window_without_pixels_is_no_error() -> None:
    assert Viewport.of_surface((0, 0)).scale > 0
