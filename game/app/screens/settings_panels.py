"""Sections of settings in panels, in columns of which each takes the next one where it stands lowest."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.typesetting import Typesetter
from game.app.screens.samples import draw_hand
from game.app.widgets.choices import ChoiceBar
from game.app.widgets.controls import Slider, Stepper, Toggle
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget
from game.storage.settings import Settings

_PADDING = 20.0
_HEADING = 36.0
_GAP = 8.0
_CAPTION = 32.0
_WORDS = 24.0  # of a caption; the rest of it is for the ring around what stands below
_OVERHANG = {Slider: 12.0, Stepper: 4.0, Toggle: 10.0}  # of what they react to over what they show, at the right


@dataclass(frozen=True, slots=True)
class Item:
    """A widget in a section, *height* units high; *caption* stands above those that have no label of their own."""

    widget: Widget
    height: float
    caption: str = ""

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return how high the widget is in a panel of *width*: words may need several lines, options two rows."""
        if isinstance(self.widget, Stepper):
            return self.widget.height_in(width - 2 * _PADDING + 12 + _OVERHANG[Stepper], type_)
        if type(self.widget) is ChoiceBar:
            return self.widget.height_in(width - 2 * _PADDING, type_)
        if isinstance(self.widget, Toggle):
            return self.widget.height_in(width - 2 * _PADDING + 12 + _OVERHANG[Toggle], type_)
        return self.height


@dataclass(frozen=True, slots=True)
class Section:
    """Settings that belong together, under a *heading*; *sample*: room for pictures at the end."""

    heading: str
    items: tuple[Item, ...]
    sample: float = 0.0

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return how high its panel stands when it is *width* wide."""
        rooms = (item.height_in(width, type_) + (_CAPTION if item.caption else 0) + _GAP for item in self.items)
        return 2 * _PADDING + _HEADING + sum(rooms) + self.sample - _GAP


class Panels:
    """The panels of *sections*, once they are stacked."""

    def __init__(self, sections: Sequence[Section]) -> None:
        self.sections = sections
        self._panels: list[tuple[FRect, Section]] = []
        self._captions: list[tuple[str, FRect]] = []

    @property
    def widgets(self) -> list[Widget]:
        """The widgets of all sections."""
        return [item.widget for section in self.sections for item in section.items]

    def stack(self, places: Sequence[FRect], gap: float, type_: Typesetter) -> float:
        """Place the sections in columns that begin at *places*; return how high the highest column stands."""
        width = places[0].width
        self._panels, self._captions = [], []
        tops = [place.top for place in places]
        for section in self.sections:
            column = tops.index(min(tops))
            height = section.height_in(width, type_)
            self._place(FRect(places[column].left, tops[column], width, height), section, type_)
            tops[column] += height + gap
        return max(tops) - gap - places[0].top

    def _place(self, panel: FRect, section: Section, type_: Typesetter) -> None:
        self._panels.append((panel, section))
        top = panel.top + _PADDING + _HEADING
        for item in section.items:
            if item.caption:
                self._captions.append(
                    (item.caption, FRect(panel.left + _PADDING, top, panel.width - 2 * _PADDING, _WORDS))
                )
                top += _CAPTION
            left = _PADDING if isinstance(item.widget, ChoiceBar | TextField) else _PADDING - 12
            right = _PADDING - _OVERHANG.get(type(item.widget), 0.0)
            height = item.height_in(panel.width, type_)
            item.widget.rect = FRect(panel.left + left, top, panel.width - left - right, height)
            top += height + _GAP

    def draw(self, canvas: Canvas, settings: Settings) -> None:
        """Show panels, headings, captions and, as *settings* have them, samples."""
        for panel, section in self._panels:
            canvas.panel(panel)
            heading = FRect(panel.left + _PADDING, panel.top + _PADDING - 6, panel.width - 2 * _PADDING, 32)
            canvas.text(section.heading, heading, "heading")
            if section.sample:
                room = FRect(panel.left, panel.bottom - section.sample - 14, panel.width, section.sample)
                draw_hand(canvas, settings, room)
        for words, rect in self._captions:
            canvas.text(words, rect, "caption", canvas.theme.muted)
