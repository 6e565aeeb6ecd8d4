"""The panels at the right of the rule page: play, try out, share, and what differs from the model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter
from game.app.screens.rules.editor import RuleEditor
from game.app.widgets.buttons import Button
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget
from game.rules.page import Difference
from game.words import _, plural

_PADDING = 18.0
_TITLE = 36.0
_GAP = 10.0
_WELL = 52.0
_SHADOW = 20.0


@dataclass(frozen=True, slots=True)
class SideActions:
    """What the buttons do."""

    play: Callable[[], object]
    try_out: Callable[[], object]
    copy_code: Callable[[], object]
    paste: Callable[[], object]
    undo_changes: Callable[[], object]


@dataclass(frozen=True, slots=True)
class _Room:
    """How much air there is: below what a panel holds, from panel to panel, and in a *button*; and for *notes*."""

    below: float
    apart: float
    button: float
    notes: bool


_ROOMY, _TIGHT = _Room(18, 14, 46, notes=True), _Room(12, 10, 44, notes=False)


class SidePanels:
    """What can be done with the rules on *editor*."""

    def __init__(self, editor: RuleEditor, actions: SideActions) -> None:
        self.editor = editor
        self.play = Button(_("Play"), FRect(), actions.play, kind="gold", icon="play")
        self.try_out = Button(_("Try it out"), FRect(), actions.try_out, icon="speed")
        self.copy = Button(_("Copy"), FRect(), actions.copy_code, icon="copy")
        self.paste = Button(_("Paste"), FRect(), actions.paste, icon="paste")
        self.reset = Button(_("Undo all changes"), FRect(), actions.undo_changes, icon="undo")
        self.area = ScrollArea(FRect(), 0)
        self._room = _ROOMY
        self._boxes: list[FRect] = []
        self._words: list[tuple[str, FRect, Style, bool]] = []
        self._marks: list[FRect] = []
        self._well = FRect()
        self._code = ""  # with blanks, where its lines may break

    @property
    def widgets(self) -> list[Widget]:
        """Everything on them."""
        return [self.area]

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Lay the panels out one below the other on *rect*; what has no room scrolls."""
        self._room = _ROOMY
        bottom = self._place(rect, type_)
        if bottom > rect.bottom + 1:
            self._room = _TIGHT
            bottom = self._place(rect, type_)
        if bottom > rect.bottom + 1:
            self._room = _ROOMY
            bottom = self._place(FRect(rect.left, rect.top, rect.width - 16, rect.height), type_)
        reach = min(_SHADOW, rect.left)  # the bar at the right stays in the window
        room = rect.inflate(2 * reach, 2 * reach)
        widgets = [self.play, self.try_out, self.copy, self.paste, self.reset]
        self.area = ScrollArea(
            room, bottom - rect.top + 2 * reach, widgets=widgets, paint=self._draw_boxes, offset=self.area.offset,
            margin=reach,
        )  # fmt: skip

    def _place(self, rect: FRect, type_: Typesetter) -> float:
        self._boxes, self._words, self._marks = [], [], []
        top = self._place_play(rect, rect.top, type_)
        top = self._place_code(rect, top + self._room.apart, type_)
        return self._place_changes(rect, top + self._room.apart, type_)

    def _box(self, rect: FRect, top: float, title: str) -> FRect:
        """Begin a panel; return the room below its title."""
        inside = FRect(rect.left + _PADDING, top + _PADDING - 6, rect.width - 2 * _PADDING, 0)
        self._words.append((title, FRect(inside.left, inside.top, inside.width, _TITLE), "heading", False))
        return FRect(inside.left, inside.top + _TITLE + 4, inside.width, 0)

    def _end(self, rect: FRect, top: float, bottom: float) -> float:
        bottom += self._room.below
        self._boxes.append(FRect(rect.left, top, rect.width, bottom - top))
        return bottom

    def _note(self, words: str, room: FRect, top: float, type_: Typesetter) -> float:
        height = type_.height(words, room.width, "small")
        self._words.append((words, FRect(room.left, top, room.width, height), "small", True))
        return top + height

    def _place_play(self, rect: FRect, top: float, type_: Typesetter) -> float:
        room = self._box(rect, top, _("Play it"))
        high = self._room.button
        self.play.rect = FRect(room.left, room.top, room.width, high)
        self.try_out.rect = FRect(room.left, room.top + high + _GAP, room.width, high)
        words = _("200 games of these rules, played by the computer.")
        if self.editor.rules != self.editor.model.rules:
            words = _("200 games of these rules beside {model}, played by the computer.")
            words = words.format(model=self.editor.model.title)
        return self._end(rect, top, self._note(words, room, self.try_out.rect.bottom + 6, type_))

    def _place_code(self, rect: FRect, top: float, type_: Typesetter) -> float:
        room = self._box(rect, top, _("Share code"))
        self._code = self.editor.code.replace("-", " ")
        lines = type_.lines(self._code, room.width - 20, "strong")
        self._well = FRect(room.left, room.top, room.width, max(_WELL, 26.5 * len(lines) + 18))
        bottom, high = self._well.bottom, self._room.button
        if self._room.notes:
            bottom = self._note(_("Holds every choice on this page."), room, bottom + 6, type_)
        half = (room.width - _GAP) / 2
        self.copy.rect = FRect(room.left, bottom + 8, half, high)
        self.paste.rect = FRect(room.right - half, bottom + 8, half, high)
        return self._end(rect, top, bottom + 8 + high)

    def _place_changes(self, rect: FRect, top: float, type_: Typesetter) -> float:
        found = self.editor.differences
        self.reset.visible = bool(found)
        if not found:
            return top - self._room.apart
        title = plural("{n} change", "{n} changes", len(found)).format(n=len(found))
        room = self._box(rect, top, title)
        bottom = room.top
        for one in found:
            bottom = self._place_change(one, room, bottom, type_) + 8
        self.reset.rect = FRect(room.left, bottom + 4, room.width, self._room.button)
        return self._end(rect, top, bottom + 4 + self._room.button)

    def _place_change(self, one: Difference, room: FRect, top: float, type_: Typesetter) -> float:
        inside = FRect(room.left + 24, top, room.width - 24, 0)
        self._marks.append(FRect(room.left + 2, top + 4, 12, 12))
        words = _("{title}: {words}").format(title=one.title, words=one.here)
        height = type_.height(words, inside.width, "small_strong")
        self._words.append((words, FRect(inside.left, top, inside.width, height), "small_strong", False))
        before = _("{model}: {words}").format(model=self.editor.model.title, words=one.there)
        return self._note(before, inside, top + height, type_)

    def _draw_boxes(self, canvas: Canvas) -> None:
        theme = canvas.theme
        for box in self._boxes:
            canvas.panel(box)
        for words, rect, style, muted in self._words:
            canvas.paragraph(words, rect, style, theme.muted if muted else theme.text)
        for mark in self._marks:
            x, y, half = mark.centerx, mark.centery, mark.width / 2
            canvas.area([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], theme.accent.light, 1.0)
        canvas.well(self._well)
        canvas.dashed(self._well, theme.control_border, 1, theme.radii.well)
        leading = theme.type("strong").leading
        lines = canvas.type.lines(self._code, self._well.width - 20, "strong")
        top = self._well.centery - leading * len(lines) / 2
        for index, line in enumerate(lines):
            place = FRect(self._well.left + 10, top + index * leading, self._well.width - 20, leading)
            canvas.text(line.replace(" ", "-"), place, "strong", theme.accent.light, "centre")
