import pytest

from game.app.paint.canvas import Canvas
from game.app.shell.app import App
from game.app.shell.inputs import InputEvent, KeyPressed, PointerMoved
from game.app.shell.scene import Scene


class Noting(Scene):
    def __init__(self, app: App, name: str, notes: list[str], *, overlay: bool = False) -> None:
        super().__init__(app)
        self.name = name
        self.notes = notes
        self.overlay = overlay
        self.moves = False

    @property
    def moving(self) -> bool:
        return self.moves

    def note(self, what: str) -> None:
        self.notes.append(f"{self.name} {what}")

    def arrange(self, width: float, height: float) -> None:
        self.note(f"arrange {width:g}x{height:g}")

    def resume(self) -> None:
        self.note("resume")

    def handle(self, event: InputEvent) -> None:
        self.note(f"handle {type(event).__name__}")

    def update(self, seconds: float) -> None:
        self.note("update")

    def draw(self, canvas: Canvas) -> None:
        self.note("draw")

    def pause(self) -> None:
        self.note("pause")

    def close(self) -> None:
        self.note("close")


@pytest.fixture
def notes() -> list[str]:
    return []


def taken(notes: list[str]) -> list[str]:
    found = list(notes)
    notes.clear()
    return found


def test_a_scene_is_laid_out_before_it_resumes(app: App, notes: list[str]) -> None:
    app.scenes.push(Noting(app, "a", notes))
    assert notes == ["a arrange 1280x800", "a resume"]


def test_push_pauses_and_pop_resumes_the_scene_beneath(app: App, notes: list[str]) -> None:
    app.scenes.push(Noting(app, "a", notes))
    notes.clear()
    app.scenes.push(Noting(app, "b", notes))
    assert taken(notes) == ["a pause", "b arrange 1280x800", "b resume"]
    app.scenes.pop()
    assert taken(notes) == ["b close", "a resume"]


def test_replace_closes_the_scene_it_takes_the_place_of(app: App, notes: list[str]) -> None:
    app.scenes.push(Noting(app, "a", notes))
    notes.clear()
    app.scenes.replace(Noting(app, "b", notes))
    assert notes == ["a close", "b arrange 1280x800", "b resume"]
    assert len(app.scenes) == 1


def test_only_the_top_scene_hears_the_player(app: App, notes: list[str]) -> None:
    app.scenes.push(Noting(app, "a", notes))
    app.scenes.push(Noting(app, "b", notes, overlay=True))
    notes.clear()
    app.post(KeyPressed("h"))
    app.step(0)
    assert "b handle KeyPressed" in notes
    assert "a handle KeyPressed" not in notes


def test_an_overlay_leaves_the_scene_beneath_visible(app: App, notes: list[str]) -> None:
    app.scenes.push(Noting(app, "a", notes))
    app.scenes.push(Noting(app, "b", notes))
    app.scenes.push(Noting(app, "c", notes, overlay=True))
    notes.clear()
    app.step(0)
    assert notes == ["b update", "c update", "b draw", "c draw"]


def test_nothing_is_drawn_when_nothing_has_changed(app: App, notes: list[str]) -> None:
    app.scenes.push(Noting(app, "a", notes))
    assert app.step(0) is True
    assert app.step(0.033) is False


def test_a_dirty_scene_is_drawn_once(app: App, notes: list[str]) -> None:
    scene = Noting(app, "a", notes)
    app.scenes.push(scene)
    app.step(0)
    scene.dirty = True
    assert [app.step(0.033), app.step(0.033)] == [True, False]


def test_a_moving_scene_is_drawn_every_frame(app: App, notes: list[str]) -> None:
    scene = Noting(app, "a", notes)
    app.scenes.push(scene)
    scene.moves = True
    assert [app.step(0.016) for _ in range(3)] == [True, True, True]


def test_a_key_is_followed_by_a_redraw_and_a_moved_pointer_is_not(app: App, notes: list[str]) -> None:
    app.scenes.push(Noting(app, "a", notes))
    app.step(0)
    app.post(PointerMoved((10, 10)))
    assert app.step(0.033) is False
    app.post(KeyPressed("h"))
    assert app.step(0.033) is True


def test_remove_takes_a_scene_off_wherever_it_is(app: App, notes: list[str]) -> None:
    lower, upper = Noting(app, "a", notes), Noting(app, "b", notes)
    app.scenes.push(lower)
    app.scenes.push(upper)
    notes.clear()
    app.scenes.remove(lower)
    assert notes == ["a close"]
    assert app.scenes.top is upper
    app.scenes.remove(lower)
    assert notes == ["a close"]


def test_clear_closes_the_top_scene_first(app: App, notes: list[str]) -> None:
    app.scenes.push(Noting(app, "a", notes))
    app.scenes.push(Noting(app, "b", notes))
    notes.clear()
    app.scenes.clear()
    assert notes == ["b close", "a close"]
