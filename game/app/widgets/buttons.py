"""Everything that is pressed as a whole: buttons, tools with a word under an icon, tiles, rows of lists.

A button is plain, gold (the main action), quiet (text only) or danger.

Button(_("Bid 4"), FRect(765, 499, 168, 46), self.bid, kind="gold")
Button(_("Close"), rect, self.close, shortcut=_("Esc"))
Button("", FRect(24, 24, 48, 48), self.back, icon="left", tip=_("Back"))
Tool(_("Hint"), FRect(870, 30, 60, 56), self.hint, icon="hint")
Tile(_("New game"), _("Classic, experts"), FRect(96, 368, 226, 84), self.new_game, icon="new_game")
ListRow(_("Classic"), _("Bags, nil 100"), FRect(25, 300, 224, 60), self.show_classic, selected=True)
ListRow(_("carries the rest over"), "", rect, choose, radio=True, selected=True)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Colour, Gradient, Style
from game.app.paint.typesetting import Typesetter
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved, PointerUp
from game.app.widgets.widget import Widget

ButtonKind: TypeAlias = Literal["plain", "gold", "quiet", "danger"]
OnPress: TypeAlias = Callable[[], object]

_ICON = 22.0
_ICON_GAP = 10.0
_LIP = 2.0
_LOW_TOOL = 50.0  # units: below this height the icon is smaller


class Pressable(Widget):
    """A widget that is pressed with the pointer, Enter or Space."""

    def __init__(self, rect: FRect, on_press: OnPress) -> None:
        super().__init__(rect)
        self.on_press = on_press
        self.pressed = False

    def handle(self, event: InputEvent) -> bool:
        """Call *on_press* when the press ends on the widget."""
        if not self.enabled:
            return False
        match event:
            case PointerDown(point, 1) if self.contains(point):
                self.pressed = True
                return True
            case PointerMoved(point) if self.pressed and not self.contains(point):
                self.pressed = False
                return True
            case PointerUp(point, 1) if self.pressed:
                self.pressed = False
                self.on_press()
                return True
            case KeyPressed("enter" | "space"):
                self.on_press()
                return True
            case _:
                return False


class Button(Pressable):
    """A button with an *icon*, a *label* and the *shortcut* that does the same."""

    def __init__(
        self,
        label: str,
        rect: FRect,
        on_press: OnPress,
        *,
        kind: ButtonKind = "plain",
        icon: str = "",
        shortcut: str = "",
        tip: str = "",
        style: Style = "button",
    ) -> None:
        super().__init__(rect, on_press)
        self.label = label
        self.kind = kind
        self.icon = icon
        self.shortcut = shortcut
        self.tip = tip
        self.style: Style = style

    @property
    def words(self) -> str:
        """The label, or the tip of a button without one."""
        return self.label or self.tip

    def natural_width(self, canvas_width: Callable[[str, Style], float]) -> float:
        """Return the width that the content needs, measured with *canvas_width*, such as `app.type.width`."""
        return self._content_width(canvas_width) + 44

    def draw(self, canvas: Canvas) -> None:
        """Show the button."""
        face = self._draw_face(canvas)
        self._draw_content(canvas, face)

    def _draw_face(self, canvas: Canvas) -> FRect:
        theme = canvas.theme
        radius = theme.radii.button
        rect = FRect(self.rect)
        if self.kind == "gold" and self.enabled:
            canvas.box(rect, theme.lip, radius, shadows=theme.depths.button)
            face = FRect(rect.left, rect.top + (_LIP if self.pressed else 0), rect.width, rect.height - _LIP)
            top = theme.accent.light if not self.hovered else theme.highlight
            canvas.box(face, Gradient(top, theme.accent.low), radius)
            return face
        if self.kind == "quiet":
            if self.hovered and self.enabled:
                canvas.box(rect, theme.selected, radius)
            return rect
        fill = theme.control_hover if self.hovered and self.enabled else theme.control
        if self.pressed or not self.enabled:
            fill = Gradient(theme.control.bottom, theme.control.bottom)
        border = theme.danger if self.kind == "danger" else theme.control_border
        if theme.flat and not self.enabled:  # where muted text is as bright as any other
            canvas.dashed(rect, border, theme.border_width, radius)
        else:
            canvas.box(rect, fill, radius, border, shadows=theme.depths.button if self.enabled else ())
        return rect

    def _draw_content(self, canvas: Canvas, face: FRect) -> None:
        colour, accent = self._colours(canvas)
        width = self._content_width(canvas.type.width)
        x = face.centerx - width / 2
        if self.icon:
            canvas.icon(self.icon, (x + _ICON / 2, face.centery), _ICON, accent)
            x += _ICON + _ICON_GAP
        if self.label:
            room = min(face.right - x - 4, canvas.type.width(self.label, self.style) + 2)
            canvas.text(self.label, FRect(x, face.top, room, face.height), self.style, colour)
        if self.shortcut:
            x += canvas.type.width(self.label, self.style) + 14
            muted = colour if self.kind == "gold" else canvas.theme.muted
            canvas.text(self.shortcut, FRect(x, face.top, face.right - x, face.height), "text", muted)

    def _content_width(self, measure: Callable[[str, Style], float]) -> float:
        width = measure(self.label, self.style) if self.label else 0.0
        if self.icon:
            width += _ICON + (_ICON_GAP if self.label else 0)
        if self.shortcut:
            width += 14 + measure(self.shortcut, "text")
        return width

    def _colours(self, canvas: Canvas) -> tuple[Colour, Colour]:
        """Return the colours of the label and of the icon."""
        theme = canvas.theme
        if not self.enabled:
            return theme.disabled, theme.disabled
        match self.kind:
            case "gold":
                return theme.on_accent, theme.on_accent
            case "danger":
                return theme.danger, theme.danger
            case "plain" | "quiet":
                return theme.text, theme.accent.light


class Tool(Pressable):
    """A tool in a bar: an icon with a word below."""

    def __init__(self, label: str, rect: FRect, on_press: OnPress, *, icon: str, tip: str = "") -> None:
        super().__init__(rect, on_press)
        self.label = label
        self.icon = icon
        self.tip = tip

    @property
    def words(self) -> str:
        """The word under the icon."""
        return self.label

    def draw(self, canvas: Canvas) -> None:
        """Show the tool, icon and word muted if it is disabled."""
        theme, rect = canvas.theme, self.rect
        if self.enabled and (self.hovered or self.pressed):
            canvas.box(rect, theme.selected, theme.radii.button)
        low = rect.height < _LOW_TOOL
        word = FRect(rect.left, rect.centery + (1 if low else 4), rect.width, 22)
        middle = rect.centerx, rect.centery - (9 if low else 10)
        canvas.icon(self.icon, middle, 20 if low else 25, theme.accent.light if self.enabled else theme.disabled)
        canvas.text(self.label, word, "small", theme.text if self.enabled else theme.disabled, "centre")


_RADIO = 18.0


class ListRow(Pressable):
    """A *title* and a *subtitle*; the *selected* row is highlighted, with a bar or a filled radio button."""

    def __init__(
        self, title: str, subtitle: str, rect: FRect, on_press: OnPress, *, selected: bool = False, radio: bool = False
    ) -> None:
        super().__init__(rect, on_press)
        self.title = title
        self.subtitle = subtitle
        self.selected = selected
        self.radio = radio

    @property
    def words(self) -> str:
        """Title and subtitle."""
        return f"{self.title}. {self.subtitle}" if self.subtitle else self.title

    def words_end(self, canvas: Canvas) -> float:
        """Return the right edge of title and subtitle."""
        return self.rect.right - 12

    def draw(self, canvas: Canvas) -> None:
        """Show the row."""
        theme, rect = canvas.theme, self.rect
        if self.selected or (self.hovered and self.enabled):
            canvas.box(rect, theme.selected, theme.radii.key if self.radio else 0)
        left = rect.left + 20
        if self.radio:
            self._draw_radio(canvas, left + 1)
            left += 30
        elif self.selected:
            canvas.box(FRect(rect.left, rect.top, 4, rect.height), theme.accent.light)
        ink = (
            theme.disabled
            if not self.enabled
            else (theme.accent.light if self.selected and not self.radio else theme.text)
        )
        room = self.words_end(canvas) - left
        title_style: Style = "strong" if self.radio else "player"
        if not self.subtitle:
            canvas.text(self.title, FRect(left, rect.top, room, rect.height), title_style, ink)
            return
        top = rect.centery - 24
        canvas.text(self.title, FRect(left, top, room, 26), title_style, ink)
        canvas.text(self.subtitle, FRect(left, top + 26, room, 20), "small", theme.muted)

    def _draw_radio(self, canvas: Canvas, x: float) -> None:
        theme, y = canvas.theme, self.rect.centery
        canvas.disc((x, y), _RADIO, theme.well, theme.accent.light if self.enabled else theme.disabled, 2)
        if self.selected:
            canvas.disc((x, y), _RADIO - 8, theme.accent.light)


_TILE_PADDING, _TILE_RIGHT = 20.0, 12.0
_TILE_ICON = 47.0  # the icon with its margin
_TILE_AIR = 5.0  # above and below the text


class Tile(Pressable):
    """A panel with *icon*, *title* and *subtitle*; *selected*: it is the chosen one of several."""

    def __init__(
        self, title: str, subtitle: str, rect: FRect, on_press: OnPress, *, icon: str = "", selected: bool = False
    ) -> None:
        super().__init__(rect, on_press)
        self.title = title
        self.subtitle = subtitle
        self.icon = icon
        self.selected = selected

    @property
    def words(self) -> str:
        """Title and subtitle."""
        return f"{self.title}. {self.subtitle}"

    @property
    def radius(self) -> float | None:
        """The radius of a panel."""
        return 14.0

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return the height that a tile of *width* needs for its text."""
        room = width - _TILE_PADDING - (_TILE_ICON if self.icon else 0) - _TILE_RIGHT
        words = type_.height(self.subtitle, room, "label") if self.subtitle else 0.0
        return type_.theme.type("tile").leading + words + 2 * _TILE_AIR

    def draw(self, canvas: Canvas) -> None:
        """Show the tile."""
        theme, rect = canvas.theme, self.rect
        lit = self.enabled and (self.hovered or self.selected) and not self.pressed
        border = theme.accent.mid if self.selected else theme.border
        canvas.box(
            rect, theme.selected if lit else theme.panel, theme.radii.panel, border,
            theme.border_width + (1 if self.selected else 0), theme.depths.panel,
        )  # fmt: skip
        left = rect.left + _TILE_PADDING
        if self.icon:
            canvas.icon(
                self.icon, (left + 16, rect.centery), 32, theme.accent.light if self.enabled else theme.disabled
            )
            left += _TILE_ICON
        room = rect.right - left - _TILE_RIGHT
        title = theme.type("tile").leading
        lines = canvas.type.lines(self.subtitle, room, "label") if self.subtitle else ()
        leading = theme.type("label").leading
        top = rect.centery - (title + len(lines) * leading) / 2
        ink = theme.text if self.enabled else theme.disabled
        canvas.text(self.title, FRect(left, top, room, title), "tile", ink)
        canvas.paragraph(self.subtitle, FRect(left, top + title, room, len(lines) * leading), "label", theme.muted)
