"""Settings: every change is seen and heard at once, and saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.paint.canvas import Canvas, Point
from game.app.paint.layout import Box, Column, Drawn, Fit, Gap, Grow, Line, columns, muted
from game.app.paint.themes import themed
from game.app.paint.viewport import Viewport
from game.app.screens.page import PageScene
from game.app.services.services import THEME_NAMES, Services
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved
from game.app.widgets.choices import ChoiceBar, PictureChoice
from game.app.widgets.controls import Slider, Stepper, Toggle
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget
from game.storage.settings import DECLARED, Control, Look, SectionKey, Settings, section_titles, suit_signs
from game.words import _

W = TypeVar("W", bound=Widget)

_PERCENT = "{} %".format
_HEIGHTS = {"deck": 116.0, "back": 180.0, "table": 142.0, "face": 92.0}  # of the galleries, by setting, by setting
_THREE, _TWO = 1080.0, 700.0  # the least widths for three and for two columns
_SAMPLE = 92.0  # the height of the sample cards
_SHADOW = 12.0  # room above the panels for their shadows
_PADDING = 20.0
_GAP = 8.0
_TOGGLE, _STEPPER, _SLIDER = (12.0, 10.0), (12.0, 4.0), (12.0, 12.0)  # how far they reach beyond what they show
_KEYS_WIDTH, _KEYS_HEIGHT = 212.0, 108.0
_PLUS, _MINUS = 42.0, 162.0  # units from the middle of a key to the right edge
_KEYS_MIDDLE = 36.0  # from the middle of the keys to the lower edge
_KEYS_EDGE = 12.0  # from the last key to the right edge, in addition to that of a stepper
_KEYS_AIR = 14.0
_PRINT_INDEX = 0.556  # of the width of a card in large print: the part with its index

_BY_DAYLIGHT = 1.2, 1.0  # the shares of a table sample by daylight and in high contrast


class SettingsScene(PageScene):
    """All settings that have a control, in panels in one to three columns."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, _("Settings"))
        self._widgets: dict[str, Widget] = {}
        self.panels = [self._panel(section, title) for section, title in section_titles().items()]
        self.muted = self._find("muted", Toggle)
        self.sizes = self._find("ui_size", Stepper)
        self.keys = FloatingStepper(self.sizes, self._resize_again, _PERCENT)
        self.area = ScrollArea(FRect(), 0)
        self._pointer: Point = (0.0, 0.0)
        self._pressed = False  # by the pointer

    # -- the settings ------------------------------------------------------------------------------------------

    def _panel(self, section: SectionKey, title: str) -> Column:
        """Return the panel with the settings of *section*."""
        controls = {key: declared.control() for key, declared in DECLARED.items() if declared.control is not None}
        boxes = [self._box(key, control) for key, control in controls.items() if control.section == section]
        heading = Gap(-6), Line(title, "heading", high=32), Gap(10)
        sample = [Drawn(_SAMPLE, self._draw_sample)] if section == "cards" else []
        return Column(*heading, Column(*boxes, gap=_GAP), *sample, padding=_PADDING)

    def _box(self, key: str, control: Control) -> Box:
        """Return the box of the setting *key*, with a caption if its widget has none."""
        widget = self._widgets[key] = self._widget(key, control)
        match widget:
            case Toggle():
                return Grow(widget, beyond=_TOGGLE)
            case Stepper():
                return Grow(widget, beyond=_STEPPER)
            case Slider():
                return Fit(widget, 58, beyond=_SLIDER)
            case PictureChoice():
                box: Box = Fit(widget, _HEIGHTS[key])
            case ChoiceBar():
                box = Grow(widget)
            case _:
                return Fit(widget, 72)
        caption = Line(control.caption or control.title, "caption", high=24, ink=muted)
        return Column(caption, Gap(8), box)

    def _widget(self, key: str, control: Control) -> Widget:
        """Return the widget that *control* describes, which shows and changes the setting *key*."""
        title, value = control.title, getattr(self.services.settings, key)
        options = dict(control.options)
        match control.widget:
            case "toggle":
                on = self.app.full_screen if key == "full_screen" else value
                return Toggle(title, FRect(), on, self._changer(key), note=control.help)
            case "choice":
                if value not in options:
                    options[value] = suit_signs(value)  # an order from an edited settings file
                return ChoiceBar([*options.items()], FRect(), value, self._changer(key), label=title)
            case "gallery":
                paint = {"deck": draw_deck, "back": draw_back, "table": self._draw_table, "face": draw_face}[key]
                return PictureChoice(
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
        """Return a function that gives the setting *key* another value."""
        return lambda value: self.services.set({key: value})

    def _slider(self, key: str, control: Control) -> Slider:
        """Return a slider that has effect while it is pulled, and is saved once it is let go."""

        def follow(value: int) -> None:
            self.services.set({key: value}, keep=False)

        def let_go(value: int) -> None:
            self.services.set({key: value})
            self.app.audio.play(control.sample)

        value = getattr(self.services.settings, key)
        return Slider(control.title, FRect(), value, follow, values=control.values, shown=_PERCENT, on_release=let_go)

    def _find(self, key: str, kind: type[W]) -> W:
        """Return the widget of the setting *key*, which is a *kind*."""
        widget = self._widgets[key]
        if not isinstance(widget, kind):
            raise TypeError(f"{key} is shown by a {type(widget).__name__}")
        return widget

    # -- the size of everything --------------------------------------------------------------------------------

    def _resize(self, ui_size: int) -> None:
        """Change the size of everything; if a key of the stepper was clicked, keep it beneath the pointer."""
        before, point, pressed = self.app.viewport.scale, self._pointer, self._pressed
        self.services.change(ui_size=ui_size)
        self.sizes.value = ui_size
        if pressed:
            share = before / self.app.viewport.scale
            self.area.reveal(self.sizes.rect)
            self.area.update(1.0)  # at once: the row does not glide away from its keys
            self._pointer = point[0] * share, point[1] * share
            self.keys.lift(self._pointer, self.app.viewport.bounds, ui_size)

    def _room_for_size(self) -> str:
        """Return the size that the window has room for, in words, if it is not the chosen one."""
        chosen = self.services.settings.ui_size
        granted = round(100 * Viewport.granted(self.app.viewport.pixels, chosen / 100))
        return _("{percent} % in this window").format(percent=granted) if granted != chosen else ""

    def _resize_again(self, ui_size: int) -> None:
        """Change the size by the floating keys."""
        self.keys.value = self.sizes.value
        self._resize(ui_size)
        self.app.audio.play("click")

    def _lay_down(self) -> None:
        """Take the floating keys away."""
        self.keys.hide()
        self.dirty = True

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay the panels out in as many columns as there is room for."""
        super().arrange(width, height)
        self.sizes.note = self._room_for_size()
        body, gap = self.body, self.theme.space.gap
        count = 3 if body.width >= _THREE else 2 if body.width >= _TWO else 1
        content = self._stack(columns(body, count, gap), gap)
        if content > body.height:  # beside the scroll bar there is less room
            content = self._stack(columns(FRect(*body.topleft, body.width - 20, 0), count, gap), gap)
            content += height - body.bottom  # scrolled to the end, the margin shows, too
        air = min(_SHADOW, body.top - self.header.bottom)  # the shadows of the panels need room inside the area
        room = FRect(0, body.top - air, width, height - body.top + air)
        self.area = ScrollArea(
            room, content + air, widgets=[*self._widgets.values()], paint=self._draw_panels, offset=self.area.offset,
            margin=air,
        )  # fmt: skip
        self.keys.hide()
        self.gather(self.area, self.keys)

    def _stack(self, places: Sequence[FRect], gap: float) -> float:
        """Put each panel into the column that is lowest so far; return how high the highest column stands."""
        tops = [place.top for place in places]
        for panel in self.panels:
            column = tops.index(min(tops))
            place = places[column]
            height = panel.height(self.app.type, place.width)
            panel.place(FRect(place.left, tops[column], place.width, height), self.app.type)
            tops[column] += height + gap
        return max(tops) - gap - places[0].top

    # -- what happens meanwhile --------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> None:
        """React to what the player did; the floating keys go when the pointer leaves them."""
        if isinstance(event, PointerMoved | PointerDown):
            self._pointer = event.point
        self._pressed = isinstance(event, PointerDown)
        if self.keys.visible and (isinstance(event, KeyPressed) or not self.keys.rect.collidepoint(self._pointer)):
            self._lay_down()
        super().handle(event)

    def pause(self) -> None:
        """Take the floating keys away: another screen covers this one."""
        self._lay_down()

    def press_key(self, event: KeyPressed) -> None:
        """React to a key that no widget used: M works the switch for the sound."""
        if event.key == "m":
            self.muted.handle(KeyPressed("enter"))
            self.dirty = True
        else:
            super().press_key(event)

    # -- drawing -----------------------------------------------------------------------------------------------

    def _draw_panels(self, canvas: Canvas) -> None:
        for panel in self.panels:
            canvas.panel(panel.rect)
            panel.draw(canvas)

    def _draw_sample(self, canvas: Canvas, place: FRect) -> None:
        draw_hand(canvas, self.services.settings, place.inflate(2 * _PADDING, 0).move(0, 6))

    def _draw_table(self, canvas: Canvas, table: str, place: FRect) -> None:
        draw_table(canvas, table, place, self.services.settings.theme)


class FloatingStepper(Stepper):
    """A copy of the keys of *stepper* that floats over a page which is laid out anew at every press.

    It is hidden until `lift`, and calls *on_change*.
    """

    focusable = False

    def __init__(self, stepper: Stepper, on_change: Callable[[int], object], shown: Callable[[int], str]) -> None:
        values = range(stepper.low, stepper.high + 1, stepper.step)
        super().__init__(
            stepper.label, FRect(0, 0, _KEYS_WIDTH, _KEYS_HEIGHT), stepper.value, on_change, values=values, shown=shown
        )
        self.visible = False
        self._stepper = stepper

    def lift(self, point: Point, bounds: FRect, value: int) -> None:
        """Show *value* in place of the stepper's keys, with the key that led to it beneath *point*, inside *bounds*."""
        aside = _PLUS if value > self.value else _MINUS
        self.value = value
        self.rect.bottomright = point[0] + aside, point[1] + _KEYS_MIDDLE
        self.rect.clamp_ip(bounds)
        self.visible = self.hovered = True
        self._stepper.keys_shown = False
        self._pointer = point

    def hide(self) -> None:
        """Disappear, and show the keys of the stepper."""
        self.visible = False
        self._stepper.keys_shown = True

    def draw(self, canvas: Canvas) -> None:
        """Show the label and the keys on a panel."""
        theme = canvas.theme
        shadows = (*theme.depths.lifted, *theme.depths.panel)
        canvas.box(self.rect, theme.panel, theme.radii.panel, theme.accent.mid, 2, shadows)
        head = FRect(self.rect.left + _KEYS_AIR, self.rect.top + _KEYS_AIR - 4, self.rect.width - 2 * _KEYS_AIR, 24)
        canvas.text(self._stepper.note or self.label, head, "label", theme.muted, "centre")
        self.draw_keys(canvas)

    def step_buttons(self) -> tuple[FRect, FRect]:
        """Return the rectangles of minus and plus."""
        minus, plus = super().step_buttons()
        down = self.rect.bottom - _KEYS_MIDDLE - plus.centery
        return minus.move(-_KEYS_EDGE, down), plus.move(-_KEYS_EDGE, down)


def draw_deck(canvas: Canvas, deck: str, place: FRect) -> None:
    """Draw three cards of *deck*."""
    width = min(place.height / 1.45, place.width / 2)
    for side, code in ((-1, "7H"), (0, "KS"), (1, "QD")):
        pose = Pose(place.centerx + side * width * 0.48, place.centery + abs(side) * 3, -7 * side)
        canvas.card_of(deck, code, pose, width)


def draw_face(canvas: Canvas, face: str, place: FRect) -> None:
    """Draw *face* as large as *place* allows."""
    canvas.face(face, place.center, min(place.width, place.height) - 4)


def draw_back(canvas: Canvas, back: str, place: FRect) -> None:
    """Draw *back* as large as *place* allows."""
    canvas.card_back(Pose(*place.center), min(place.height / 1.4, place.width), back=back)


def draw_table(canvas: Canvas, table: str, place: FRect, theme: Look) -> None:
    """Draw a piece of *table* in *theme*; for the table of the theme itself, a strip of each theme.

    In high contrast every table is nearly black: the picture shows it by daylight, and beside it as it will be.
    """
    if table == "theme":
        for name, strip in zip(THEME_NAMES.values(), columns(place, 3), strict=True):
            canvas.swatch(themed(name, table), strip)
    elif theme == "contrast":
        by_day, dark = columns(place, _BY_DAYLIGHT)
        canvas.swatch(themed(THEME_NAMES["felt"], table), by_day)
        canvas.swatch(themed(THEME_NAMES[theme], table), dark)
    else:
        canvas.swatch(themed(THEME_NAMES[theme], table), place)


def draw_hand(canvas: Canvas, settings: Settings, rect: FRect) -> None:
    """Draw the chosen back, and a few cards in the chosen order."""
    ranks = "A2" if settings.rank_order == "high_first" else "2A"
    codes = [f"{rank}{suit}" for suit in settings.suit_order for rank in ranks]
    least = _PRINT_INDEX if settings.deck == "large_print" else 0.0
    width = min(rect.height / 1.5, (rect.width - 56) / (2.9 + least * (len(codes) - 1)))
    canvas.card_back(Pose(rect.left + 32 + width / 2, rect.centery, 4), width)
    left = rect.left + 32 + width * 1.9
    step = min(width * max(0.42, least), (rect.right - 24 - width - left) / max(1, len(codes) - 1))
    places = list(enumerate(codes))
    for index, code in reversed(places) if canvas.left_handed else places:  # the leftmost lies on top, as in the hand
        canvas.card(code, Pose(left + width / 2 + index * step, rect.centery), width)
