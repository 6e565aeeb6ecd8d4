"""The list at the left of the rule page: the player's own rules, the built-in ones, and buttons for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Column, Gap, Grow, Line, Row, columns, muted, strip
from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter
from game.app.screens.rules.editor import RuleEditor
from game.app.widgets.buttons import Button, OnPress, Pressable
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget
from game.rules.page import differences
from game.rules.presets import Preset
from game.storage.own_rules import OwnRules
from game.words import _, plural

_HEADING = 40.0
_BUTTON = 46.0
_PADDING = 16.0
_GAP = 8.0
_BROAD = 480.0  # from this width all buttons are side by side
_LEFT, _RIGHT = 20.0, 10.0
_ROW_AIR = 14.0


@dataclass(frozen=True, slots=True)
class RuleListActions:
    """What the rows and buttons of the list do."""

    open: Callable[[OwnRules | Preset], object]
    copy: Callable[[], object]
    rename: Callable[[], object]
    delete: Callable[[], object]


class RuleList:
    """All rule sets as rows; the one that is open in *editor* is marked."""

    def __init__(self, editor: RuleEditor, actions: RuleListActions) -> None:
        self.editor = editor
        self._actions = actions
        self.rect = FRect()
        self.copy = Button(_("Make a copy"), FRect(), actions.copy, icon="copy")
        self.rename = Button(_("Rename"), FRect(), actions.rename)
        self.delete = Button(_("Delete"), FRect(), actions.delete, kind="danger")
        self.rows: list[RuleListRow] = []
        self.area = ScrollArea(FRect(), 0)
        self._layout = Column()

    @property
    def widgets(self) -> list[Widget]:
        """The list and the buttons below it."""
        return [self.area, self.copy, self.rename, self.delete]

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Lay the list out on *rect*."""
        self.rect = rect
        inside = FRect(rect.left + _PADDING, rect.top, rect.width - 2 * _PADDING, rect.height)
        own = self.editor.own is not None
        self.rename.visible = self.delete.visible = own
        foot = strip(inside, inside.height - _PADDING - _BUTTON, _BUTTON)
        if not own:
            self.copy.rect = foot
        elif inside.width >= _BROAD:
            self.copy.rect, self.rename.rect, self.delete.rect = columns(foot, (2, 1, 1), _GAP)
        else:
            self.copy.rect = foot.move(0, -_BUTTON - _GAP)
            self.rename.rect, self.delete.rect = columns(foot, 2, _GAP)
        page = strip(rect.inflate(-2, 0), 8, self.copy.rect.top - 10 - rect.top - 8)
        self.rows = [*self._own_rows(), *self._preset_rows()]
        self._layout = Column(
            *([_heading(_("Yours"))] if self.editor.sets else []),
            *(Grow(row) for row in self.rows[: len(self.editor.sets)]),
            _heading(_("Built in")),
            *(Grow(row) for row in self.rows[len(self.editor.sets) :]),
        )
        wide = page.width
        if self._layout.height(type_, wide) > page.height:
            wide -= 16
        content = self._layout.height(type_, wide)
        self._layout.place(FRect(page.left, page.top, wide, content), type_)
        self.area = ScrollArea(page, content, widgets=self.rows, paint=self._layout.draw, offset=self.area.offset)

    def _own_rows(self) -> Iterator[RuleListRow]:
        for own in self.editor.sets:
            open_own = partial(self._actions.open, own)
            yield RuleListRow(own.name, self._about(own), open_own, selected=own is self.editor.own)

    def _preset_rows(self) -> Iterator[RuleListRow]:
        for preset in self.editor.presets:
            selected = self.editor.own is None and preset is self.editor.model
            yield RuleListRow(preset.title, preset.blurb, partial(self._actions.open, preset), selected=selected)

    def _about(self, own: OwnRules) -> str:
        count = len(differences(own.rules, own.preset.rules))
        words = plural("{model} · {n} change", "{model} · {n} changes", count)
        return words.format(model=own.preset.title, n=count)

    def draw(self, canvas: Canvas) -> None:
        """Show the panel."""
        canvas.panel(self.rect)


def _heading(words: str) -> Row:
    """Return the heading of a part of the list."""
    return Row(Gap(0), Line(words, "caption", high=_HEADING, ink=muted), Gap(0), widths=(20, None, 10))


class RuleListRow(Pressable):
    """A rule set in the list: its *title* and a *note*; the *selected* one has a ground of its own and a bar."""

    def __init__(self, title: str, note: str, on_press: OnPress, *, selected: bool) -> None:
        super().__init__(FRect(), on_press)
        self.title = title
        self.note = note
        self.selected = selected

    @property
    def words(self) -> str:
        """Title and note."""
        return f"{self.title}. {self.note}"

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return how high the row is when it is *width* wide."""
        room = width - _LEFT - _RIGHT
        return (
            type_.height(self.title, room, self._style(room, type_)) + type_.height(self.note, room, "small") + _ROW_AIR
        )

    def _style(self, room: float, type_: Typesetter) -> Style:
        """Return the style of the title: a smaller one if one of its words does not fit."""
        widest = max(type_.width(line, "player") for line in type_.lines(self.title, room, "player"))
        return "player" if widest <= room else "strong"

    def draw(self, canvas: Canvas) -> None:
        """Show the row."""
        theme, rect = canvas.theme, self.rect
        if self.selected or self.hovered:
            canvas.box(rect, theme.selected)
        if self.selected:
            canvas.box(FRect(rect.left, rect.top, 4, rect.height), theme.accent.light)
        room = rect.width - _LEFT - _RIGHT
        ink = theme.accent.light if self.selected else theme.text
        words = FRect(rect.left + _LEFT, rect.top + _ROW_AIR / 2, room, 0)
        title = canvas.paragraph(self.title, words, self._style(room, canvas.type), ink)
        canvas.paragraph(self.note, words.move(0, title), "small", theme.muted)
