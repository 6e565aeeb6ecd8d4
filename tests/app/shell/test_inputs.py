import pygame
import pytest
from pygame.event import Event

from game.app.paint.viewport import Viewport
from game.app.shell.inputs import (
    FocusLost,
    InputEvent,
    InputReader,
    KeyPressed,
    KeyReleased,
    PointerDown,
    PointerMoved,
    PointerUp,
    Quit,
    TextTyped,
)

VIEWPORT = Viewport.of_surface((1920, 1080))


def read(reader: InputReader, event: Event, now: float = 0.0) -> list[InputEvent]:
    return list(reader.read(event, VIEWPORT, (1920, 1080), now))


def down(x: int, y: int, button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button)


@pytest.fixture
def reader(app: object) -> InputReader:
    del app  # key names need pygame's display
    return InputReader()


def test_the_pointer_is_read_in_design_units(reader: InputReader) -> None:
    assert read(reader, Event(pygame.MOUSEMOTION, pos=(150, 300))) == [PointerMoved((100, 200))]
    assert read(reader, down(150, 300)) == [PointerDown((100, 200), 1, 1)]
    assert read(reader, Event(pygame.MOUSEBUTTONUP, pos=(150, 300), button=3)) == [PointerUp((100, 200), 3)]


def test_two_quick_clicks_on_one_place_are_a_double_click(reader: InputReader) -> None:
    counts = [
        read(reader, down(x, 300), now)[0] for x, now in ((150, 0.0), (152, 0.3), (152, 0.5), (152, 2.0), (900, 2.1))
    ]
    assert [event.clicks for event in counts if isinstance(event, PointerDown)] == [1, 2, 1, 1, 1]


def test_the_wheel_is_no_button(reader: InputReader) -> None:
    assert read(reader, down(10, 10, button=4)) == []


@pytest.mark.parametrize(
    ("key", "name"),
    [
        (pygame.K_RETURN, "enter"),
        (pygame.K_KP_ENTER, "enter"),
        (pygame.K_SPACE, "space"),
        (pygame.K_ESCAPE, "escape"),
        (pygame.K_LEFT, "left"),
        (pygame.K_h, "h"),
        (pygame.K_1, "1"),
        (pygame.K_KP1, "1"),
        (pygame.K_F11, "f11"),
        (pygame.K_PAGEDOWN, "page down"),
        (pygame.K_TAB, "tab"),
        (pygame.K_BACKSPACE, "backspace"),
    ],
)
def test_keys_have_plain_names(reader: InputReader, key: int, name: str) -> None:
    assert read(reader, Event(pygame.KEYDOWN, key=key, mod=0)) == [KeyPressed(name)]
    assert read(reader, Event(pygame.KEYUP, key=key, mod=0)) == [KeyReleased(name)]


def test_modifiers_are_told(reader: InputReader) -> None:
    event = Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
    assert read(reader, event) == [KeyPressed("tab", shift=True)]
    event = Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_LCTRL)
    assert read(reader, event) == [KeyPressed("v", control=True)]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_7, pygame.K_ESCAPE, pygame.K_u])
def test_a_key_that_is_held_is_pressed_once(reader: InputReader, key: int) -> None:
    down, up = Event(pygame.KEYDOWN, key=key, mod=0), Event(pygame.KEYUP, key=key)
    assert read(reader, down)
    assert read(reader, down) == []
    assert read(reader, down) == []
    assert read(reader, up)
    assert read(reader, down)


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_DOWN, pygame.K_BACKSPACE, pygame.K_PAGEUP])
def test_keys_that_walk_repeat_while_they_are_held(reader: InputReader, key: int) -> None:
    down = Event(pygame.KEYDOWN, key=key, mod=0)
    assert read(reader, down) == read(reader, down)


def test_a_key_held_when_the_window_was_left_can_be_pressed_again(reader: InputReader) -> None:
    down = Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    read(reader, down)
    read(reader, Event(pygame.WINDOWFOCUSLOST))
    assert read(reader, down) == [KeyPressed("enter")]


def test_text_comes_from_typing_not_from_keys(reader: InputReader) -> None:
    assert read(reader, Event(pygame.TEXTINPUT, text="ß")) == [TextTyped("ß")]


def test_the_window_tells_of_its_end_and_of_losing_the_focus(reader: InputReader) -> None:
    assert read(reader, Event(pygame.QUIT)) == [Quit()]
    assert read(reader, Event(pygame.WINDOWFOCUSLOST)) == [FocusLost()]


def test_a_controller_is_read_as_arrows_and_two_keys(reader: InputReader) -> None:
    assert read(reader, Event(pygame.JOYHATMOTION, value=(1, 0))) == [KeyPressed("right")]
    assert read(reader, Event(pygame.JOYHATMOTION, value=(0, 1))) == [KeyPressed("up")]
    assert read(reader, Event(pygame.JOYHATMOTION, value=(0, 0))) == []
    assert read(reader, Event(pygame.JOYBUTTONDOWN, button=0)) == [KeyPressed("enter")]
    assert read(reader, Event(pygame.JOYBUTTONDOWN, button=1)) == [KeyPressed("escape")]
    assert read(reader, Event(pygame.JOYBUTTONDOWN, button=7)) == []


def test_a_tilted_stick_is_one_press_until_it_has_come_back(reader: InputReader) -> None:
    def tilt(value: float, axis: int = 0) -> list[InputEvent]:
        return read(reader, Event(pygame.JOYAXISMOTION, instance_id=0, axis=axis, value=value))

    assert tilt(0.3) == []
    assert tilt(0.9) == [KeyPressed("right")]
    assert tilt(1.0) == []
    assert tilt(0.1) == []
    assert tilt(-0.8) == [KeyPressed("left")]
    assert tilt(0.9, axis=1) == [KeyPressed("down")]


def test_a_controller_that_is_gone_again_is_no_error(reader: InputReader) -> None:
    assert read(reader, Event(pygame.JOYDEVICEADDED, device_index=99)) == []
