"""What the player does, in design units and without pygame: the only events a scene sees.

    match event:
        case PointerDown(point=point, button=1): ...
        case KeyPressed(key="h"): ...
        case KeyPressed(key="left" | "right"): ...

Keys are named as on the keyboard: "a", "1", "left", "up", "enter", "space", "escape", "tab", "backspace",
"delete", "home", "end", "page up", "page down", "f1". The keypad's keys have the same names. A controller's pad
gives the arrow keys, its first button "enter", its second "escape".
"""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

import pygame
from pygame.event import Event

from game.app.paint.viewport import Point, Viewport

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer is at *point*."""

    point: Point


@dataclass(frozen=True, slots=True)
class PointerDown:
    """A mouse button went down: 1 left, 2 middle, 3 right; *clicks* is 2 for the second of a double click."""

    point: Point
    button: int = 1
    clicks: int = 1


@dataclass(frozen=True, slots=True)
class PointerUp:
    """A mouse button came up."""

    point: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class Scrolled:
    """The wheel turned by *steps* at *point*; positive is up."""

    point: Point
    steps: float


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down, or repeats while it is held."""

    key: str
    shift: bool = False
    control: bool = False
    alt: bool = False


@dataclass(frozen=True, slots=True)
class KeyReleased:
    """A key came up."""

    key: str


@dataclass(frozen=True, slots=True)
class TextTyped:
    """*text* was typed, as the keyboard's layout and input method made it."""

    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window, the scale or the theme has changed; scenes are laid out again by `arrange`."""

    viewport: Viewport


@dataclass(frozen=True, slots=True)
class Quit:
    """The window's close button was pressed."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window is no longer the active one, or was minimised."""


InputEvent: TypeAlias = (
    PointerMoved
    | PointerDown
    | PointerUp
    | Scrolled
    | KeyPressed
    | KeyReleased
    | TextTyped
    | Resized
    | Quit
    | FocusLost
)

_DOUBLE_CLICK = 0.4  # seconds
_DOUBLE_CLICK_REACH = 8.0  # design units
_NAMES = {"return": "enter"}
_REPEATING = {"left", "right", "up", "down", "backspace", "delete", "page up", "page down"}


class InputReader:
    """Turns pygame's events into ours."""

    def __init__(self) -> None:
        self._last_click: tuple[float, Point] = (-1.0, (0.0, 0.0))
        self._held: set[int] = set()
        self._controller = ControllerReader()

    def read(self, event: Event, viewport: Viewport, window: tuple[int, int], now: float) -> Iterator[InputEvent]:
        """Yield what *event* means at *now* seconds; nothing for events that do not concern us."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            yield from self._pointer(event, viewport.pointer(event.pos, window), now)
        elif event.type == pygame.MOUSEWHEEL:
            point = viewport.pointer(pygame.mouse.get_pos(), window)
            yield Scrolled(point, event.precise_y)
        elif event.type == pygame.KEYDOWN:
            yield from self._key(event)
        elif event.type == pygame.KEYUP:
            self._held.discard(event.key)
            yield KeyReleased(key_name(event.key))
        elif event.type == pygame.TEXTINPUT:
            yield TextTyped(event.text)
        elif event.type == pygame.QUIT:
            yield Quit()
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self._held.clear()
            yield FocusLost()
        else:
            yield from self._controller.read(event)

    def _key(self, event: Event) -> Iterator[InputEvent]:
        """Yield the key; only keys that walk repeat while held.

        A key that ends one thing must not answer the next: while a long frame begins a game, an Enter that is already
        up again repeats as if it were held.
        """
        name, mods = key_name(event.key), event.mod
        if event.key in self._held and name not in _REPEATING:
            return
        self._held.add(event.key)
        yield KeyPressed(
            name,
            bool(mods & pygame.KMOD_SHIFT),
            bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            bool(mods & pygame.KMOD_ALT),
        )

    def _pointer(self, event: Event, point: Point, now: float) -> Iterator[InputEvent]:
        if event.type == pygame.MOUSEMOTION:
            yield PointerMoved(point)
        elif event.button > 3:
            return  # the wheel also reports itself as buttons
        elif event.type == pygame.MOUSEBUTTONUP:
            yield PointerUp(point, event.button)
        else:
            yield PointerDown(point, event.button, self._clicks(point, now))

    def _clicks(self, point: Point, now: float) -> int:
        then, before = self._last_click
        near = abs(point[0] - before[0]) + abs(point[1] - before[1]) <= _DOUBLE_CLICK_REACH
        double = near and now - then <= _DOUBLE_CLICK
        self._last_click = (-1.0, point) if double else (now, point)
        return 2 if double else 1


def key_name(key: int) -> str:
    """Return our name of pygame's *key*."""
    name = pygame.key.name(key)
    if len(name) == 3 and name[0] == "[":
        return name[1]  # the keypad's keys
    return _NAMES.get(name, name)


class ControllerReader:
    """Turns a game controller's pad, stick and two buttons into keys."""

    _KEYS = ("enter", "escape")
    _TILT = 0.6

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}
        self._tilted: dict[tuple[int, int], int] = {}

    def read(self, event: Event) -> Iterator[InputEvent]:
        """Yield the keys that *event* of a controller stands for."""
        if event.type == pygame.JOYDEVICEADDED:
            self._connect(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
        elif event.type == pygame.JOYHATMOTION:
            yield from self._arrows(event.value[0], -event.value[1])
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            yield from self._stick(event)
        elif event.type == pygame.JOYBUTTONDOWN and event.button < len(self._KEYS):
            yield KeyPressed(self._KEYS[event.button])

    def _connect(self, index: int) -> None:
        try:
            device = pygame.joystick.Joystick(index)
        except pygame.error as error:  # gone again already
            _log.warning("the controller cannot be used: %s", error)
            return
        self._open[device.get_instance_id()] = device

    def _stick(self, event: Event) -> Iterator[InputEvent]:
        """Yield an arrow when the stick tips over, not again until it has come back."""
        tilt = 0 if abs(event.value) < self._TILT else (1 if event.value > 0 else -1)
        key = (event.instance_id, event.axis)
        if tilt != self._tilted.get(key, 0):
            self._tilted[key] = tilt
            yield from self._arrows(tilt, 0) if event.axis == 0 else self._arrows(0, tilt)

    @staticmethod
    def _arrows(right: int, down: int) -> Iterator[InputEvent]:
        if right:
            yield KeyPressed("right" if right > 0 else "left")
        if down:
            yield KeyPressed("down" if down > 0 else "up")
