"""A picture of which parts change is painted anew only there."""

from pygame import FRect

from game.app.paint.brush import LayerPart
from game.app.shell.app import App

LEFT, RIGHT = FRect(0, 0, 300, 300), FRect(600, 0, 300, 300)


def painted(app: App, key: str, left: str, right: str) -> list[FRect | None]:
    """Draw a mosaic of two parts, and return the areas that were painted."""
    areas: list[FRect | None] = []

    def paint(area: FRect | None) -> None:
        areas.append(area)
        canvas.surface.fill({"a": (200, 0, 0), "b": (0, 200, 0)}[left], canvas.pixels(LEFT))
        canvas.surface.fill({"a": (200, 0, 0), "b": (0, 200, 0)}[right], canvas.pixels(RIGHT))

    canvas = app.canvas
    canvas.layer_in_parts("test", key, {"left": LayerPart(LEFT, left), "right": LayerPart(RIGHT, right)}, paint)
    return areas


def test_it_is_painted_whole_once_and_then_kept(app: App) -> None:
    assert [None] == painted(app, "key", "a", "a")
    assert [] == painted(app, "key", "a", "a")


def test_only_the_part_that_changed_is_painted_anew(app: App) -> None:
    painted(app, "key", "a", "a")
    assert [RIGHT] == painted(app, "key", "a", "b")
    assert (200, 0, 0) == app.canvas.surface.get_at(app.canvas.at((100, 100)))[:3]
    assert (0, 200, 0) == app.canvas.surface.get_at(app.canvas.at((700, 100)))[:3]


def test_painting_anew_is_clipped_to_the_part(app: App) -> None:
    painted(app, "key", "a", "a")
    app.canvas.assets.layers["test"].surface.set_at(app.canvas.at((100, 100)), (1, 2, 3))
    painted(app, "key", "a", "b")
    assert (1, 2, 3) == app.canvas.surface.get_at(app.canvas.at((100, 100)))[:3]


def test_another_key_paints_everything(app: App) -> None:
    painted(app, "key", "a", "a")
    assert [None] == painted(app, "other", "a", "a")


# -- pieces of a layer over what was drawn since -------------------------------------------------------------------

PIECE = FRect(100, 100, 100, 60)


def shown_after_cover(app: App, key: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Draw blue over the mosaic, cover it by a round piece; return what shows in its middle and at its corner."""
    app.canvas.surface.fill((0, 0, 200))
    app.canvas.cover("test", PIECE, 30, key)
    surface = app.canvas.surface
    return (
        surface.get_at(app.canvas.at((150, 130)))[:3],
        surface.get_at((app.canvas.at((100, 100))[0] + 1, app.canvas.at((100, 100))[1] + 1))[:3],
    )


def test_a_piece_of_a_layer_covers_what_was_drawn_since_but_not_beyond_its_round_corners(app: App) -> None:
    painted(app, "key", "a", "a")
    assert ((200, 0, 0), (0, 0, 200)) == shown_after_cover(app, "red")


def test_a_piece_is_cut_anew_when_what_it_depends_on_has_changed(app: App) -> None:
    painted(app, "key", "a", "a")
    shown_after_cover(app, "red")
    painted(app, "key", "b", "a")
    assert (200, 0, 0) == shown_after_cover(app, "red")[0]
    assert (0, 200, 0) == shown_after_cover(app, "green")[0]
