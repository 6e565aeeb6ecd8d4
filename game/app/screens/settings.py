"""Settings: every change is seen and heard at once, and kept."""

from collections.abc import Callable
from typing import TypeVar

from pygame import FRect

from game.app.paint.canvas import Canvas, Point
from game.app.paint.layout import columns
from game.app.paint.viewport import Viewport
from game.app.screens.lifted_keys import LiftedKeys
from game.app.screens.page import Page
from game.app.screens.samples import draw_back, draw_deck, draw_face, draw_table
from game.app.screens.settings_panels import Item, Panels, Section
from game.app.services.services import Services
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved
from game.app.widgets.base import Widget
from game.app.widgets.choice import Choice
from game.app.widgets.gallery import Gallery
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.slider import Slider
from game.app.widgets.stepper import Stepper
from game.app.widgets.text_field import TextField
from game.app.widgets.toggle import Toggle
from game.storage.settings import DECLARED, Control, SectionKey, section_titles, suit_signs
from game.words import _

W = TypeVar("W", bound=Widget)

_PERCENT = "{} %".format
_HEIGHTS = {"slider": 58.0, "text": 72.0}  # the others say how high they stand
_GALLERIES = {"deck": 116.0, "back": 180.0, "table": 142.0, "face": 92.0}
_THREE, _TWO = 1080.0, 700.0  # the least widths of three and of two columns
_SAMPLE = 92.0  # the height of the little cards that show the back
_AIR = 12.0  # above the panels, for their shadows


class SettingsScene(Page):
    """All settings that have a control, in panels, one to three side by side."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, _("Settings"))
        self._widgets: dict[str, Widget] = {}
        self.panels = Panels([self._section(section, title) for section, title in section_titles().items()])
        self.muted = self._find("muted", Toggle)
        self.sizes = self._find("ui_size", Stepper)
        self.keys = LiftedKeys(self.sizes, self._resize_again, _PERCENT)
        self.area = ScrollArea(FRect(), 0)
        self._pointer: Point = (0.0, 0.0)
        self._pressed = False  # by the pointer

    # -- the settings ------------------------------------------------------------------------------------------

    def _section(self, section: SectionKey, title: str) -> Section:
        """Return the settings that are declared to be in *section*."""
        controls = {key: declared.control() for key, declared in DECLARED.items() if declared.control is not None}
        items = [self._item(key, control) for key, control in controls.items() if control.section == section]
        return Section(title, tuple(items), _SAMPLE if section == "cards" else 0.0)

    def _item(self, key: str, control: Control) -> Item:
        """Return the widget of the setting *key* with its caption, if it has one."""
        widget = self._widgets[key] = self._widget(key, control)
        height = _GALLERIES[key] if isinstance(widget, Gallery) else _HEIGHTS.get(control.widget, 0.0)
        return Item(widget, height, (control.caption or control.title) if isinstance(widget, Choice) else "")

    def _widget(self, key: str, control: Control) -> Widget:
        """Return the widget that *control* asks for; it shows the value of the setting *key*, and changes it."""
        title, value = control.title, getattr(self.services.settings, key)
        options = dict(control.options)
        match control.widget:
            case "toggle":
                on = self.app.full_screen if key == "full_screen" else value
                return Toggle(title, FRect(), on, self._changer(key), note=control.help)
            case "choice":
                if value not in options:
                    options[value] = suit_signs(value)  # an order that somebody wrote into the file
                return Choice([*options.items()], FRect(), value, self._changer(key), label=title)
            case "gallery":
                paint = {"deck": draw_deck, "back": draw_back, "table": self._draw_table, "face": draw_face}[key]
                return Gallery(
                    [*options.items()], FRect(), value, self._changer(key), paint, label=title, across=control.across
                )
            case "slider":
                return self._slider(key, control)
            case "stepper":
                change = self._resize if key == "ui_size" else self._changer(key)
                return Stepper(title, FRect(), value, change, values=control.values, shown=_PERCENT)
            case "text":
                change = self._changer(key)
                return TextField(title, FRect(), value, change, limit=control.longest, hint=control.help)

    def _changer(self, key: str) -> Callable[[object], None]:
        """Return what gives the setting *key* another value."""
        return lambda value: self.services.set({key: value})

    def _slider(self, key: str, control: Control) -> Slider:
        """Return a slider that is seen and heard while it is pulled, and kept once it is let go."""

        def follow(value: int) -> None:
            self.services.set({key: value}, keep=False)

        def let_go(value: int) -> None:
            self.services.set({key: value})
            self.app.audio.play(control.sample)

        value = getattr(self.services.settings, key)
        return Slider(control.title, FRect(), value, follow, values=control.values, shown=_PERCENT, on_release=let_go)

    def _find(self, key: str, kind: type[W]) -> W:
        """Return the widget of the setting *key*, which is of *kind*."""
        widget = self._widgets[key]
        if not isinstance(widget, kind):
            raise TypeError(f"{key} is shown by a {type(widget).__name__}")
        return widget

    # -- the size of everything --------------------------------------------------------------------------------

    def _resize(self, ui_size: int) -> None:
        """Change the size of everything; keys pressed with the pointer are lifted, and stay beneath it."""
        before, point, pressed = self.app.viewport.scale, self._pointer, self._pressed
        self.services.change(ui_size=ui_size)
        self.sizes.value = ui_size
        if pressed:
            share = before / self.app.viewport.scale
            self.area.reveal(self.sizes.rect)
            self.area.update(1.0)  # at once: the row does not glide behind its keys
            self._pointer = point[0] * share, point[1] * share
            self.keys.lift(self._pointer, self.app.viewport.bounds, ui_size)

    def _room_for_size(self) -> str:
        """Return what there is to say where the window has no room for the size that is chosen."""
        chosen = self.services.settings.ui_size
        granted = round(100 * Viewport.granted(self.app.viewport.pixels, chosen / 100))
        return _("{percent} % in this window").format(percent=granted) if granted != chosen else ""

    def _resize_again(self, ui_size: int) -> None:
        """Change the size by the lifted keys."""
        self.keys.value = self.sizes.value
        self._resize(ui_size)
        self.app.audio.play("click")

    def _lay_down(self) -> None:
        """Take the lifted keys away."""
        self.keys.lay_down()
        self.dirty = True

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay the sections out in as many columns as there is room for, each where the least stands so far."""
        super().arrange(width, height)
        self.sizes.note = self._room_for_size()
        body, gap = self.body, self.theme.space.gap
        count = 3 if body.width >= _THREE else 2 if body.width >= _TWO else 1
        places = columns(FRect(*body.topleft, body.width, 0), count, gap)
        content = self.panels.stack(places, gap, self.app.type)
        scrolls = content > body.height
        if scrolls:  # beside the bar there is less room
            places = columns(FRect(*body.topleft, body.width - 20, 0), count, gap)
            content = self.panels.stack(places, gap, self.app.type)
            content += height - body.bottom  # at the end the margin shows, too
        air = min(_AIR, body.top - self.header.bottom)  # the shadows of the panels need room inside the area
        room = FRect(0, body.top - air, width, height - body.top + air)
        self.area = ScrollArea(
            room, content + air, widgets=self.panels.widgets, paint=self._draw_panels, offset=self.area.offset,
            margin=air,
        )  # fmt: skip
        self.keys.lay_down()
        self.gather(self.area, self.keys)

    # -- what happens meanwhile --------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> None:
        """Know where the pointer is, which may leave the lifted keys; the rest is as on every page."""
        if isinstance(event, PointerMoved | PointerDown):
            self._pointer = event.point
        self._pressed = isinstance(event, PointerDown)
        if self.keys.visible and (isinstance(event, KeyPressed) or not self.keys.rect.collidepoint(self._pointer)):
            self._lay_down()
        super().handle(event)

    def pause(self) -> None:
        """Forget the pointer: another screen follows."""
        self._lay_down()

    def press_key(self, event: KeyPressed) -> None:
        """M mutes; Esc goes back."""
        if event.key == "m":
            self.muted.handle(KeyPressed("enter"))
            self.dirty = True
        else:
            super().press_key(event)

    # -- drawing -----------------------------------------------------------------------------------------------

    def _draw_panels(self, canvas: Canvas) -> None:
        self.panels.draw(canvas, self.services.settings)

    def _draw_table(self, canvas: Canvas, table: str, place: FRect) -> None:
        draw_table(canvas, table, place, self.services.settings.theme)
