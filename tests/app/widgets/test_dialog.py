import pytest

from game.app.paint.canvas import Canvas
from game.app.shell.app import App
from game.app.shell.inputs import KeyPressed, PointerDown, PointerUp
from game.app.shell.scene import Scene
from game.app.shell.stack import Layer
from game.app.widgets.dialog import Answer, Dialog


class Table(Scene):
    def draw(self, canvas: Canvas) -> None:
        canvas.table()


@pytest.fixture
def given() -> list[str]:
    return []


@pytest.fixture
def dialog(app: App, given: list[str]) -> Dialog:
    """Return a dialog with two answers, open above a table."""
    answers = [
        Answer("Stay", lambda: given.append("stay")),
        Answer("Leave", lambda: given.append("leave"), kind="gold"),
    ]
    made = Dialog(app, "Leave this game?", "It is saved after every card.", answers)
    app.scenes.push(Table(app))
    app.scenes.push(made)
    app.step(0)
    return made


def test_enter_gives_the_last_answer(app: App, dialog: Dialog, given: list[str]) -> None:
    app.post(KeyPressed("enter"))
    app.step(0)
    assert given == ["leave"]
    assert app.scenes.top is not dialog


def test_enter_gives_the_golden_answer_wherever_it_stands(app: App, given: list[str]) -> None:
    answers = [
        Answer("Keep", lambda: given.append("keep"), kind="gold"),
        Answer("Drop", lambda: given.append("drop"), kind="danger"),
    ]
    app.scenes.push(Table(app))
    app.scenes.push(Dialog(app, "Drop it?", "", answers))
    app.post(KeyPressed("enter"))
    app.step(0)
    assert given == ["keep"]


def test_escape_gives_the_first_answer(app: App, dialog: Dialog, given: list[str]) -> None:
    app.post(KeyPressed("escape"))
    app.step(0)
    assert given == ["stay"]
    assert app.scenes.top is not dialog


def test_arrows_choose_between_the_answers(app: App, dialog: Dialog, given: list[str]) -> None:
    for key in ("tab", "left", "enter"):
        app.post(KeyPressed(key))
    app.step(0)
    assert given == ["stay"]
    assert len(app.scenes) == 1
    assert dialog.answers[0].label == "Stay"


def test_a_click_answers(app: App, dialog: Dialog, given: list[str]) -> None:
    place = dialog.widgets.widgets[-1].rect.center
    app.post(PointerDown(place))
    app.post(PointerUp(place))
    app.step(0)
    assert given == ["leave"]


def test_the_dialog_is_gone_before_its_answer_acts(app: App) -> None:
    tops: list[Layer | None] = []
    app.scenes.push(Table(app))
    app.scenes.push(Dialog(app, "Sure?", "", [Answer("Yes", lambda: tops.append(app.scenes.top))]))
    app.post(KeyPressed("enter"))
    app.step(0)
    assert [type(top) for top in tops] == [Table]


def test_a_dialog_comes_in_and_then_rests(app: App, dialog: Dialog) -> None:
    assert dialog.moving
    app.step(0.3)
    assert not dialog.moving
    assert app.step(0.033) is False


def test_without_animation_a_dialog_is_there_at_once(app: App) -> None:
    app.pace = 0
    app.scenes.push(Table(app))
    made = Dialog(app, "Sure?", "", [Answer("Yes")])
    app.scenes.push(made)
    assert not made.moving


@pytest.mark.parametrize("ui_size", [0.8, 1.0, 1.6])
def test_a_long_text_stays_inside_the_window(app: App, ui_size: float) -> None:
    app.ui_size = ui_size
    app.scenes.push(Table(app))
    made = Dialog(app, "Rules", "Long words. " * 400, [Answer("Close")])
    app.scenes.push(made)
    app.step(0.3)
    assert app.viewport.bounds.contains(made.rect)
    assert all(made.rect.contains(widget.rect) for widget in made.widgets.widgets)
    assert app.canvas.shortened == []
