"""The rack at the left of the rule page: one's own rules, the built-in ones, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import columns
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
_BROAD = 480.0  # from this width on, all buttons stand side by side
_LEFT, _RIGHT = 20.0, 10.0
_ROW_AIR = 14.0


@dataclass(frozen=True, slots=True)
class RuleListActions:
    """What the buttons of the rack do."""

    open: Callable[[OwnRules | Preset], object]
    copy: Callable[[], object]
    rename: Callable[[], object]
    delete: Callable[[], object]


class RuleList:
    """The rules of *editor* as rows."""

    def __init__(self, editor: RuleEditor, actions: RuleListActions) -> None:
        self.editor = editor
        self._actions = actions
        self.rect = FRect()
        self.copy = Button(_("Make a copy"), FRect(), actions.copy, icon="copy")
        self.rename = Button(_("Rename"), FRect(), actions.rename)
        self.delete = Button(_("Delete"), FRect(), actions.delete, kind="danger")
        self.rows: list[RuleListRow] = []
        self.area = ScrollArea(FRect(), 0)
        self._headings: list[tuple[str, FRect]] = []

    @property
    def widgets(self) -> list[Widget]:
        """Everything on it."""
        return [self.area, self.copy, self.rename, self.delete]

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Lay the rack out on *rect*."""
        self.rect = rect
        inside = FRect(rect.left + _PADDING, rect.top, rect.width - 2 * _PADDING, rect.height)
        own = self.editor.own is not None
        self.rename.visible = self.delete.visible = own
        foot = FRect(inside.left, rect.bottom - _PADDING - _BUTTON, inside.width, _BUTTON)
        if not own:
            self.copy.rect = foot
        elif inside.width >= _BROAD:
            self.copy.rect, self.rename.rect, self.delete.rect = columns(foot, (2, 1, 1), _GAP)
        else:
            self.copy.rect = foot.move(0, -_BUTTON - _GAP)
            self.rename.rect, self.delete.rect = columns(foot, 2, _GAP)
        page = FRect(rect.left + 1, rect.top + 8, rect.width - 2, self.copy.rect.top - 10 - rect.top - 8)
        top = self._place_rows(page, type_)
        if top - page.top > page.height:
            top = self._place_rows(FRect(page.left, page.top, page.width - 16, page.height), type_)
        self.area = ScrollArea(
            page, top - page.top, widgets=self.rows, paint=self._draw_headings, offset=self.area.offset
        )

    def _place_rows(self, page: FRect, type_: Typesetter) -> float:
        """Place the rows from the top of *page* on; return where they end."""
        self.rows, self._headings = [], []
        top = page.top
        if self.editor.sets:
            top = self._place_heading(_("Yours"), page, top)
        for own in self.editor.sets:
            open_own = partial(self._actions.open, own)
            row = RuleListRow(own.name, self._about(own), open_own, selected=own is self.editor.own)
            top = self._place_row(row, page, top, type_)
        top = self._place_heading(_("Built in"), page, top)
        for preset in self.editor.presets:
            selected = self.editor.own is None and preset is self.editor.model
            row = RuleListRow(preset.title, preset.blurb, partial(self._actions.open, preset), selected=selected)
            top = self._place_row(row, page, top, type_)
        return top

    def _place_heading(self, words: str, page: FRect, top: float) -> float:
        self._headings.append((words, FRect(page.left + 20, top, page.width - 30, _HEADING)))
        return top + _HEADING

    def _place_row(self, row: RuleListRow, page: FRect, top: float, type_: Typesetter) -> float:
        row.rect = FRect(page.left, top, page.width, row.height_in(page.width, type_))
        self.rows.append(row)
        return row.rect.bottom

    def _about(self, own: OwnRules) -> str:
        count = len(differences(own.rules, own.preset.rules))
        words = plural("{model} · {n} change", "{model} · {n} changes", count)
        return words.format(model=own.preset.title, n=count)

    def draw(self, canvas: Canvas) -> None:
        """Show the panel."""
        canvas.panel(self.rect)

    def _draw_headings(self, canvas: Canvas) -> None:
        for words, rect in self._headings:
            canvas.text(words, rect, "caption", canvas.theme.muted)


class RuleListRow(Pressable):
    """A *title* and a *note*; the *selected* row has a ground of its own and a bar."""

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
        """Return how high it stands in a room of *width*."""
        room = width - _LEFT - _RIGHT
        return (
            type_.height(self.title, room, self._style(room, type_)) + type_.height(self.note, room, "small") + _ROW_AIR
        )

    def _style(self, room: float, type_: Typesetter) -> Style:
        """Return how the title is set: smaller where one of its words has no room."""
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
        left, top = rect.left + _LEFT, rect.top + _ROW_AIR / 2
        ink = theme.accent.light if self.selected else theme.text
        top += canvas.paragraph(self.title, FRect(left, top, room, 0), self._style(room, canvas.type), ink)
        canvas.paragraph(self.note, FRect(left, top, room, 0), "small", theme.muted)
