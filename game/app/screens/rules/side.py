"""The panels at the right of the rule page: play, try out, share, and the changes to the model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Box, Column, Drawn, Fit, Gap, Paragraph, Row, muted, strip
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
    """What the buttons of the panels do."""

    play: Callable[[], object]
    try_out: Callable[[], object]
    copy_code: Callable[[], object]
    paste: Callable[[], object]
    undo_changes: Callable[[], object]


@dataclass(frozen=True, slots=True)
class _Air:
    """How much room there is *below* the contents of a panel, between panels, for a *button*, and for *notes*."""

    below: float
    apart: float
    button: float
    notes: bool


_ROOMY, _TIGHT = _Air(18, 14, 46, notes=True), _Air(12, 10, 44, notes=False)


class SidePanels:
    """What can be done with the rules in *editor*: play them, share them, see and undo the changes."""

    def __init__(self, editor: RuleEditor, actions: SideActions) -> None:
        self.editor = editor
        self.play = Button(_("Play"), FRect(), actions.play, kind="gold", icon="play")
        self.try_out = Button(_("Try it out"), FRect(), actions.try_out, icon="speed")
        self.copy = Button(_("Copy"), FRect(), actions.copy_code, icon="copy")
        self.paste = Button(_("Paste"), FRect(), actions.paste, icon="paste")
        self.reset = Button(_("Undo all changes"), FRect(), actions.undo_changes, icon="undo")
        self.area = ScrollArea(FRect(), 0)
        self.panels: list[Column] = []

    @property
    def widgets(self) -> list[Widget]:
        """The area in which the panels scroll."""
        return [self.area]

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Lay the panels out one below the other on *rect*; what does not fit, even closer together, scrolls."""
        bottom = self._place(rect, _ROOMY, type_)
        if bottom > rect.bottom + 1:
            bottom = self._place(rect, _TIGHT, type_)
        if bottom > rect.bottom + 1:
            bottom = self._place(FRect(rect.left, rect.top, rect.width - 16, rect.height), _ROOMY, type_)
        reach = min(_SHADOW, rect.left)  # the scroll bar at the right stays in the window
        room = rect.inflate(2 * reach, 2 * reach)
        widgets = [self.play, self.try_out, self.copy, self.paste, self.reset]
        self.area = ScrollArea(
            room, bottom - rect.top + 2 * reach, widgets=widgets, paint=self._draw_panels, offset=self.area.offset,
            margin=reach,
        )  # fmt: skip

    def _place(self, rect: FRect, air: _Air, type_: Typesetter) -> float:
        """Place the panels on *rect*; return where they end."""
        found = self.editor.differences
        self.reset.visible = bool(found)
        self.panels = [self._play_panel(air), self._code_panel(air, rect.width - 2 * _PADDING, type_)]
        if found:
            self.panels.append(self._changes_panel(air, found))
        whole = Column(*self.panels, gap=air.apart)
        whole.place(FRect(rect.left, rect.top, rect.width, whole.height(type_, rect.width)), type_)
        return whole.rect.bottom

    def _play_panel(self, air: _Air) -> Column:
        words = _("200 games of these rules, played by the computer.")
        if self.editor.rules != self.editor.model.rules:
            words = _("200 games of these rules beside {model}, played by the computer.")
            words = words.format(model=self.editor.model.title)
        return _panel(
            air, _("Play it"),
            Fit(self.play, air.button), Gap(_GAP), Fit(self.try_out, air.button), Gap(6), _note(words),
        )  # fmt: skip

    def _code_panel(self, air: _Air, width: float, type_: Typesetter) -> Column:
        code = self.editor.code.replace("-", " ")  # lines may break at the blanks
        lines = [line.replace(" ", "-") for line in type_.lines(code, width - 20, "strong")]
        note = [Gap(6), _note(_("Holds every choice on this page."))] if air.notes else []
        return _panel(
            air, _("Share code"),
            Drawn(max(_WELL, 26.5 * len(lines) + 18), partial(_draw_code, lines)), *note, Gap(8),
            Row(Fit(self.copy, air.button), Fit(self.paste, air.button), gap=_GAP),
        )  # fmt: skip

    def _changes_panel(self, air: _Air, found: Sequence[Difference]) -> Column:
        title = plural("{n} change", "{n} changes", len(found)).format(n=len(found))
        changes = [box for one in found for box in (self._change(one), Gap(8))]
        return _panel(air, title, *changes, Gap(4), Fit(self.reset, air.button))

    def _change(self, one: Difference) -> Row:
        here = _("{title}: {words}").format(title=one.title, words=one.here)
        there = _("{model}: {words}").format(model=self.editor.model.title, words=one.there)
        return Row(Drawn(0, _draw_mark), Column(Paragraph(here, "small_strong"), _note(there)), widths=(24, None))

    def _draw_panels(self, canvas: Canvas) -> None:
        for panel in self.panels:
            canvas.panel(panel.rect)
            panel.draw(canvas)


def _panel(air: _Air, title: str, *boxes: Box) -> Column:
    """Return a panel with its *title*."""
    heading = Paragraph(title, "heading", high=_TITLE)
    return Column(Gap(-6), heading, Gap(4), *boxes, Gap(air.below - _PADDING), padding=_PADDING)


def _note(words: str) -> Paragraph:
    return Paragraph(words, "small", ink=muted)


def _draw_mark(canvas: Canvas, place: FRect) -> None:
    """Draw the diamond that marks a change."""
    x, y, half = place.left + 8, place.top + 10, 6
    canvas.area([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], canvas.theme.accent.light, 1.0)


def _draw_code(lines: Sequence[str], canvas: Canvas, well: FRect) -> None:
    """Draw the *lines* of a share code in the middle of *well*."""
    theme = canvas.theme
    canvas.well(well)
    canvas.dashed(well, theme.control_border, 1, theme.radii.well)
    leading = theme.type("strong").leading
    room = strip(well.inflate(-20, 0), (well.height - leading * len(lines)) / 2, leading)
    for row, line in enumerate(lines):
        canvas.text(line, room.move(0, row * leading), "strong", theme.accent.light, "centre")
