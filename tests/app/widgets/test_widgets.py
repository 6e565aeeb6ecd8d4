from collections.abc import Callable

import pytest
from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.shell.app import App
from game.app.shell.inputs import (
    FocusLost,
    KeyPressed,
    PointerDown,
    PointerMoved,
    PointerUp,
    Scrolled,
    TextTyped,
)
from game.app.widgets.buttons import Button, ListRow, Tile, Tool
from game.app.widgets.choices import ChoiceBar
from game.app.widgets.controls import Slider, Stepper, Toggle
from game.app.widgets.group import Group
from game.app.widgets.notice import Notice
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget
from tests.counted import counted


def click(group: Group, point: tuple[float, float]) -> None:
    group.handle(PointerMoved(point))
    group.handle(PointerDown(point))
    group.handle(PointerUp(point))


def press(group: Group, *keys: str) -> None:
    for key in keys:
        group.handle(KeyPressed(key))


def nothing(canvas: Canvas) -> None:
    del canvas


def button(name: str, x: float, y: float, pressed: list[str]) -> Button:
    return Button(name, FRect(x, y, 100, 44), lambda: pressed.append(name))


@pytest.fixture
def pressed() -> list[str]:
    return []


@pytest.fixture
def square(pressed: list[str]) -> Group:
    """Return four buttons in a square: a b / c d."""
    places = {"a": (0, 0), "b": (120, 0), "c": (0, 60), "d": (120, 60)}
    return Group([button(name, x, y, pressed) for name, (x, y) in places.items()])


def focused(group: Group) -> str:
    return group.focused.words if group.focused is not None else ""


# -- pressing ----------------------------------------------------------------------------------------------------


def test_a_click_presses_what_is_under_it(square: Group, pressed: list[str]) -> None:
    click(square, (130, 70))
    assert pressed == ["d"]
    assert focused(square) == "d"


def test_a_press_that_leaves_the_button_is_taken_back(square: Group, pressed: list[str]) -> None:
    square.handle(PointerDown((10, 10)))
    square.handle(PointerMoved((400, 400)))
    square.handle(PointerUp((400, 400)))
    assert pressed == []


def test_only_the_left_button_presses(square: Group, pressed: list[str]) -> None:
    square.handle(PointerDown((10, 10), button=3))
    square.handle(PointerUp((10, 10), button=3))
    assert pressed == []


def test_a_disabled_button_is_neither_pressed_nor_reached(square: Group, pressed: list[str]) -> None:
    square.widgets[1].enabled = False
    click(square, (130, 10))
    press(square, "tab", "tab")
    assert pressed == []
    assert focused(square) == "c"


def test_an_invisible_button_is_not_there(square: Group, pressed: list[str]) -> None:
    square.widgets[0].visible = False
    click(square, (10, 10))
    assert pressed == []


def test_the_later_of_two_buttons_lies_above(pressed: list[str]) -> None:
    group = Group([button("below", 0, 0, pressed), button("above", 0, 0, pressed)])
    click(group, (10, 10))
    assert pressed == ["above"]


@pytest.mark.parametrize("key", ["enter", "space"])
def test_enter_and_space_press_the_focused_button(square: Group, pressed: list[str], key: str) -> None:
    square.focus(square.widgets[2])
    press(square, key)
    assert pressed == ["c"]


def test_a_click_beside_everything_is_not_used(square: Group) -> None:
    assert square.handle(PointerDown((900, 500))) is False


def test_hovering_changes_the_picture_once(square: Group) -> None:
    assert square.handle(PointerMoved((10, 10))) is True
    assert square.handle(PointerMoved((12, 10))) is False
    assert square.handle(FocusLost()) is True
    assert not square.widgets[0].hovered


# -- moving the focus --------------------------------------------------------------------------------------------


def test_tab_goes_through_the_widgets_in_their_order_and_round(square: Group) -> None:
    seen = []
    for _ in range(5):
        press(square, "tab")
        seen.append(focused(square))
    assert seen == ["a", "b", "c", "d", "a"]
    square.handle(KeyPressed("tab", shift=True))
    assert focused(square) == "d"


def test_arrows_go_to_the_nearest_widget_in_their_direction(square: Group) -> None:
    press(square, "tab", "right")
    assert focused(square) == "b"
    press(square, "down")
    assert focused(square) == "d"
    press(square, "left")
    assert focused(square) == "c"
    press(square, "up")
    assert focused(square) == "a"


def test_an_arrow_that_leads_nowhere_leaves_the_focus(square: Group) -> None:
    press(square, "tab")
    assert square.handle(KeyPressed("up")) is False
    assert focused(square) == "a"


def test_the_first_key_shows_where_the_focus_is(square: Group) -> None:
    square.focus(square.widgets[2])
    assert not square.ring_shown
    press(square, "tab")
    assert square.ring_shown
    assert focused(square) == "c"


def test_the_mouse_hides_the_ring(square: Group) -> None:
    press(square, "tab")
    click(square, (130, 10))
    assert not square.ring_shown


def test_every_change_of_focus_is_told(pressed: list[str]) -> None:
    told: list[str] = []
    group = Group(
        [button("a", 0, 0, pressed), button("b", 120, 0, pressed)], on_focus=lambda widget: told.append(widget.words)
    )
    press(group, "tab", "tab")
    assert told == ["a", "b"]


def test_a_key_nobody_needs_is_passed_on(square: Group) -> None:
    press(square, "tab")
    assert square.handle(KeyPressed("h")) is False


# -- choosing ----------------------------------------------------------------------------------------------------


def test_a_toggle_turns_and_says_so() -> None:
    told: list[bool] = []
    toggle = Toggle("Confirm", FRect(0, 0, 300, 48), False, told.append)
    group = Group([toggle])
    click(group, (10, 10))
    press(group, "space")
    assert told == [True, False]
    assert toggle.words == "Confirm: Off"


def test_a_toggle_glides_and_rests() -> None:
    toggle = Toggle("Confirm", FRect(0, 0, 300, 48), False, lambda value: value)
    click(Group([toggle]), (10, 10))
    assert toggle.moving
    toggle.update(1.0)
    assert not toggle.moving


def test_a_choice_is_made_by_pointer_and_keys() -> None:
    told: list[str] = []
    choice = ChoiceBar([("off", "Off"), ("fast", "Fast"), ("slow", "Slow")], FRect(0, 0, 300, 44), "off", told.append)
    group = Group([choice])
    click(group, (250, 20))
    press(group, "left", "left", "left")
    assert told == ["slow", "fast", "off"]
    assert choice.words == "Off"


def test_a_choice_with_longer_words_stands_in_two_rows(app: App) -> None:
    labels = ["Off", "Fastest", "Fast", "Normal", "Gentle"]
    choice = ChoiceBar([(one, one) for one in labels], FRect(), "Off", lambda _value: None)
    low, high = choice.height_in(400, app.type), choice.height_in(260, app.type)
    assert low < high
    choice.rect = FRect(0, 0, 260, high)
    places = choice.places()
    assert len(places) == 5
    assert places[2].bottom < places[3].top
    assert all(choice.rect.contains(place) for place in places)
    for place, label in counted(zip(places, labels, strict=True), least=2):
        choice.handle(PointerDown(place.center))
        assert choice.value == label
    assert min(place.width for place in places) > 70


def test_a_slider_steps_within_its_ends() -> None:
    told: list[int] = []
    slider = Slider("Volume", FRect(0, 0, 300, 60), 10, told.append, values=range(0, 21, 5))
    group = Group([slider])
    press(group, "tab", "right", "right", "right", "home", "end")
    assert told == [15, 20, 0, 20]


def test_a_slider_is_pulled_even_when_the_pointer_leaves_it() -> None:
    told: list[int] = []
    released: list[int] = []
    slider = Slider("Volume", FRect(0, 0, 300, 60), 50, told.append, on_release=released.append)
    group = Group([slider])
    group.handle(PointerDown((150, 45)))
    group.handle(PointerMoved((900, 300)))
    assert slider.value == 100
    group.handle(PointerMoved((-50, 300)))
    group.handle(PointerUp((-50, 300)))
    assert slider.value == 0
    assert released == [0]
    group.handle(PointerMoved((150, 45)))
    assert slider.value == 0


def test_a_stepper_steps_by_its_keys_and_stops_at_its_ends() -> None:
    told: list[int] = []
    stepper = Stepper("Target", FRect(0, 0, 320, 52), 450, told.append, values=range(400, 501, 50))
    group = Group([stepper])
    click(group, (300, 26))
    click(group, (300, 26))
    click(group, (180, 26))
    press(group, "left", "left")
    assert told == [500, 450, 400]
    click(group, (20, 26))
    assert told == [500, 450, 400]


# -- writing -----------------------------------------------------------------------------------------------------


def field(told: list[str], text: str = "", limit: int = 8) -> tuple[TextField, Group]:
    made = TextField("Name", FRect(0, 0, 300, 74), text, told.append, limit=limit)
    return made, Group([made], default=made)


def test_letters_are_written_and_deleted_at_the_caret() -> None:
    told: list[str] = []
    _, group = field(told, "Rth")
    press(group, "left", "left")
    group.handle(TextTyped("u"))
    assert told[-1] == "Ruth"
    press(group, "end", "backspace")
    assert told[-1] == "Rut"
    press(group, "home", "delete")
    assert told[-1] == "ut"


def test_what_is_written_takes_the_place_of_a_chosen_text() -> None:
    told: list[str] = []
    made, group = field(told, "Ruth")
    group.handle(KeyPressed("a", control=True))
    assert made.chosen
    group.handle(TextTyped("Peg"))
    assert told == ["Peg"]
    group.handle(TextTyped("gy"))
    assert told[-1] == "Peggy"


def test_a_full_field_is_written_anew_when_all_of_it_is_chosen() -> None:
    told: list[str] = []
    made, group = field(told, "Margaret", limit=8)
    made.choose_all()
    group.handle(TextTyped("Dorothea"))
    assert made.text == "Dorothea"


@pytest.mark.parametrize("key", ["backspace", "delete"])
def test_a_chosen_text_is_deleted_as_a_whole(key: str) -> None:
    told: list[str] = []
    made, group = field(told, "Ruth")
    made.choose_all()
    press(group, key)
    assert told == [""]
    assert not made.chosen


@pytest.mark.parametrize(("key", "text"), [("left", "eRuth"), ("home", "eRuth"), ("right", "Ruthe"), ("end", "Ruthe")])
def test_an_arrow_leaves_the_text_and_the_choice_of_it(key: str, text: str) -> None:
    told: list[str] = []
    made, group = field(told, "Ruth")
    made.choose_all()
    press(group, key)
    group.handle(TextTyped("e"))
    assert made.text == text


def test_a_click_puts_the_caret_between_two_letters(app: App) -> None:
    told: list[str] = []
    made, group = field(told, "Ruth")
    made.choose_all()
    made.draw(app.canvas)
    first = app.type.width("R", "text")
    click(group, (made.ring.left + 14 + first, made.ring.centery))
    assert made.caret == 1
    assert not made.chosen
    click(group, (made.ring.right - 4, made.ring.centery))
    assert made.caret == 4


def test_a_field_never_holds_more_than_its_limit() -> None:
    told: list[str] = []
    made, group = field(told, "Margaret", limit=8)
    group.handle(TextTyped("he"))
    assert made.text == "Margaret"
    press(group, "backspace")
    group.handle(TextTyped("abc"))
    assert made.text == "Margarea"


def test_letters_written_are_not_taken_for_shortcuts() -> None:
    _, group = field([])
    assert group.handle(KeyPressed("m")) is True
    assert group.handle(KeyPressed("space")) is True
    assert group.handle(KeyPressed("f5")) is False


def test_a_line_break_is_not_written() -> None:
    told: list[str] = []
    _, group = field(told)
    group.handle(TextTyped("a\nb\t"))
    assert told == ["ab"]


def test_enter_gives_the_text() -> None:
    given: list[str] = []
    made = TextField("Name", FRect(0, 0, 300, 74), "Ruth", lambda text: text, on_enter=given.append)
    press(Group([made], default=made), "enter")
    assert given == ["Ruth"]


def test_tab_leaves_a_field(pressed: list[str]) -> None:
    made = TextField("Name", FRect(0, 0, 300, 74), "Ruth", lambda text: text)
    group = Group([made, button("next", 0, 100, pressed)], default=made)
    press(group, "tab", "tab")
    assert focused(group) == "next"


# -- scrolling ---------------------------------------------------------------------------------------------------


@pytest.fixture
def page(pressed: list[str]) -> tuple[ScrollArea, Group]:
    """Return ten rows of 60 in a window of 200."""
    rows = [
        ListRow(f"row {i}", "", FRect(0, 60 * i, 200, 60), lambda i=i: pressed.append(f"row {i}"))  # type: ignore[misc]
        for i in range(10)
    ]
    area = ScrollArea(FRect(0, 0, 200, 200), 600, widgets=rows)
    return area, Group([area])


def test_the_wheel_scrolls_between_both_ends(page: tuple[ScrollArea, Group]) -> None:
    area, group = page
    group.handle(Scrolled((50, 50), -1))
    area.update(1)
    assert area.offset == 72
    for _ in range(20):
        group.handle(Scrolled((50, 50), -1))
    area.update(1)
    assert area.offset == 400
    assert group.handle(Scrolled((50, 50), -1)) is False
    for _ in range(20):
        group.handle(Scrolled((50, 50), 1))
    area.update(1)
    assert area.offset == 0


def test_a_click_presses_the_row_that_shows_there(page: tuple[ScrollArea, Group], pressed: list[str]) -> None:
    area, group = page
    group.handle(Scrolled((50, 50), -5))
    area.update(1)
    click(group, (50, 30))  # 30 + 360: the seventh row
    assert pressed == ["row 6"]


def test_what_is_cut_off_cannot_be_pressed(page: tuple[ScrollArea, Group], pressed: list[str]) -> None:
    _, group = page
    click(group, (50, 250))
    assert pressed == []


def test_the_focus_brings_its_row_into_view(page: tuple[ScrollArea, Group]) -> None:
    area, group = page
    press(group, *["tab"] * 7)
    area.update(1)
    row = group.focused
    assert isinstance(row, Widget)
    assert area.rect.top <= row.place.top
    assert row.place.bottom <= area.rect.bottom


def test_page_keys_scroll_beside_the_focus(page: tuple[ScrollArea, Group]) -> None:
    area, group = page
    press(group, "tab", "page down")
    area.update(1)
    assert area.offset > 100


def test_the_bar_is_pulled(page: tuple[ScrollArea, Group]) -> None:
    area, _ = page
    group = Group([area])
    area.handle(PointerDown((195, 10)))
    area.handle(PointerMoved((195, 500)))
    area.handle(PointerUp((195, 500)))
    assert area.offset == 400
    assert group.handle(PointerMoved((195, 10))) in (True, False)
    assert area.offset == 400


def test_the_bar_keeps_out_of_the_room_for_shadows() -> None:
    area = ScrollArea(FRect(0, 0, 200, 240), 640, paint=nothing, margin=20)
    assert area.knob.top == 20
    area.handle(PointerDown((195, 30)))
    area.handle(PointerMoved((195, 500)))
    assert area.offset == 400
    assert area.knob.bottom == 220


def test_a_page_of_text_is_scrolled_by_arrows() -> None:
    area = ScrollArea(FRect(0, 0, 200, 200), 600, paint=nothing)
    group = Group([area])
    press(group, "tab", "down", "down")
    area.update(1)
    assert area.offset == 96


def test_a_page_that_fits_does_not_take_the_focus() -> None:
    area = ScrollArea(FRect(0, 0, 200, 200), 150, paint=nothing)
    group = Group([area])
    press(group, "tab")
    assert group.focused is None


# -- telling -----------------------------------------------------------------------------------------------------


def test_a_tip_shows_after_the_pointer_has_rested(pressed: list[str]) -> None:
    made = button("a", 0, 0, pressed)
    made.tip = "First letter"
    group = Group([made])
    group.handle(PointerMoved((10, 10)))
    assert group.moving
    group.update(0.3)
    assert group.moving
    group.update(0.3)
    assert not group.moving


def test_no_word_of_a_notice_stands_alone_in_its_last_line(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "Play the 7 of hearts: it comes out a little better than the 9 in the likely deals"
    notice = Notice()
    notice.say(words)
    notice.update(1.0)
    room = app.type.rich_width(words, "text") - 8  # the last word has no room
    drawn: list[FRect] = []
    monkeypatch.setattr(app.canvas, "rich", lambda _words, rect, *_how, **_more: drawn.append(rect))
    notice.draw_in(app.canvas, FRect(100, 100, room + 42, 64))
    first, last = app.type.rich_lines(words, drawn[0].width, "text")
    assert last.width > 0.6 * first.width
    assert drawn[0].centerx == pytest.approx(100 + (room + 42) / 2)


def test_a_notice_goes_by_itself() -> None:
    notice = Notice(seconds=2.0)
    notice.say("You must follow hearts.")
    notice.update(0.2)
    assert notice.shown
    notice.update(2.0)
    notice.update(1.0)
    assert not notice.shown
    assert not notice.moving


@pytest.mark.parametrize(
    "make",
    [
        lambda rect: Button("Bid 4", rect, print, kind="gold", icon="play", shortcut="B"),
        lambda rect: Button("Why?", rect, print),
        lambda rect: Button("Quit", rect, print, kind="quiet"),
        lambda rect: Button("Reset", rect, print, kind="danger"),
        lambda rect: Tool("Hint", rect, print, icon="hint"),
        lambda rect: Tile("New game", "Classic, experts", rect, print, icon="new_game"),
        lambda rect: ListRow("Classic", "Bags, nil 100", rect, print),
        lambda rect: ListRow("Classic", "", rect, print, radio=True),
        lambda rect: Toggle("Confirm", rect, True, print, note="Ask before a card is played."),
        lambda rect: ChoiceBar([(1, "One"), (2, "Two")], rect, 1, print),
        lambda rect: Slider("Volume", rect, 50, print),
        lambda rect: Stepper("Target", rect, 500, print, values=range(100, 1001, 50)),
        lambda rect: TextField("Name", rect, "Ruth", print),
    ],
)
def test_a_disabled_widget_looks_different_in_every_theme(app: App, make: Callable[[FRect], Widget]) -> None:
    from game.app.paint.themes import THEMES

    for theme in THEMES.values():
        app.theme = theme
        pictures = set()
        for enabled in (True, False):
            widget = make(FRect(100, 100, 320, 74))
            widget.enabled = enabled
            app.canvas.table()
            widget.draw(app.canvas)
            pictures.add(picture(app))
        assert len(pictures) == 2, theme.name
        assert app.canvas.shortened == []


def picture(app: App) -> bytes:
    import pygame

    return pygame.image.tobytes(app.canvas.surface, "RGB")


def test_the_focus_can_be_seen_on_every_widget(app: App) -> None:
    group = Group([Button("Bid 4", FRect(100, 100, 200, 46), print)])
    app.canvas.table()
    group.draw(app.canvas)
    before = picture(app)
    press(group, "tab")
    app.canvas.table()
    group.draw(app.canvas)
    assert picture(app) != before
