"""The choice that opens at a phrase: its values, and a field for another one where there are more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from pygame import FRect

from game.app.motion.timeline import Glide
from game.app.paint.canvas import Canvas
from game.app.screens.rules.offer_row import OfferRow
from game.app.screens.rules.offers import Offer, offers, refusal
from game.app.shell.app import App
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown
from game.app.shell.scene import Scene
from game.app.widgets.base import Widget
from game.app.widgets.focus import Group
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.text_field import TextField
from game.rules.errors import RuleError
from game.rules.keys import example
from game.rules.presets import Preset
from game.rules.refusals import remedy, unreadable
from game.rules.rule_keys import KEYS, title_of
from game.rules.ruleset import RuleSet, read_written
from game.words import _

_WIDTH = 470.0
_PADDING = 12.0
_TITLE = 44.0
_FIELD = 72.0
_AWAY = 10.0
_ARROW = 9.0
_LINES = 2  # so many of a note may stand in a row
_RING = 14.0  # room for the ring around the first and the last row

Choose = Callable[[Mapping[str, object]], object]


class ChoiceScene(Scene):
    """Offers the values of *key* of *rules* beside *anchor*; *on_choose* is given what is to be changed."""

    overlay = True

    def __init__(
        self,
        app: App,
        key: str,
        rules: RuleSet,
        model: Preset,
        anchor: FRect,
        on_choose: Choose,
        on_close: Callable[[], object],
    ) -> None:
        super().__init__(app)
        self.key = key
        self.rules = rules
        self.anchor = anchor
        self._on_choose = on_choose
        self._on_close = on_close
        now = rules.value(key)
        self.rows = [
            OfferRow(offer, partial(self._take, offer), selected=offer.value == now)
            for offer in offers(key, rules, model)
        ]
        self.field = TextField(
            _("Another value"), FRect(), "", self._typed, on_enter=self._write, limit=80, hint=example(KEYS[key].kind)
        )
        self.field.visible = KEYS[key].kind.writable
        self.complaint = ""
        self.told = FRect()
        self.rect = FRect(0, 0, _WIDTH, 0)
        self.widgets = Group()
        self._entrance = Glide(0.0, self.theme.durations.panel_in)

    @property
    def moving(self) -> bool:
        """Whether it is coming in or something in it moves."""
        return self._entrance.moving or self.widgets.moving

    # -- what it does ------------------------------------------------------------------------------------------

    def _take(self, offer: Offer) -> None:
        self._choose(offer.change)

    def _choose(self, change: Mapping[str, object]) -> None:
        self.leave()
        self._on_choose(change)

    def _typed(self, text: str) -> None:
        if self.complaint:
            self._complain("")

    def _write(self, text: str) -> None:
        """Take the value that was written, or say why it cannot be."""
        try:
            raw = read_written(self.key, text)
        except RuleError:
            self._complain(unreadable(self.key, text))
            return
        more = remedy(self.rules, self.key, raw)
        if more is None:
            self._complain(refusal(self.key, raw, self.rules))
        else:
            self._choose({self.key: raw, **more})

    def _complain(self, words: str) -> None:
        self.complaint = words
        self.arrange(self.app.viewport.width, self.app.viewport.height)
        self.widgets.focus(self.field)

    def leave(self) -> None:
        """Close without a choice."""
        self.app.scenes.remove(self)
        self._on_close()

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay out below the phrase, above it, or wherever there is room."""
        type_ = self.app.type
        window = FRect(0, 0, width, height).inflate(-24, -24)
        wide = min(_WIDTH, window.width)
        inside = wide - 2 * _PADDING
        told = self._arrange_told(inside)
        heights = [row.height_in(inside, type_) for row in self.rows]
        content = sum(heights)
        foot = told + (_FIELD + 14 if self.field.visible else 0.0) + self._complaint_height(inside)
        whole = _TITLE + content + foot + 2 * _PADDING
        self.rect = self._place(wide, min(whole, window.height), window)
        shown = FRect(self.rect.left + _PADDING, self.rect.top + _PADDING + _TITLE, inside, 0)
        shown.height = self.rect.height - 2 * _PADDING - _TITLE - foot
        room = shown.width - (18 if content > shown.height + 1 else 0)
        if room < shown.width:  # beside the bar they stand higher
            heights = [row.height_in(room, type_) for row in self.rows]
            content = sum(heights)
        top = shown.top
        for row, row_height in zip(self.rows, heights, strict=True):
            row.rect = FRect(shown.left, top, room, row_height)
            top += row_height
        page = ScrollArea(shown.inflate(_RING, _RING), content + _RING, widgets=self.rows)
        self.told = FRect(shown.left + 8, shown.bottom + 10, inside - 16, told - 10) if told else FRect()
        self.field.rect = FRect(shown.left + 8, shown.bottom + told + 10, inside - 16, _FIELD)
        self._gather([page, self.field])

    def _arrange_told(self, inside: float) -> float:
        """Let the rows be brief where their notes would be a wall; return how high the note of one stands below."""
        type_ = self.app.type
        brief = any(row.lines_of_note(inside, type_) > _LINES for row in self.rows)
        for row in self.rows:
            row.brief = brief
        notes = [row.offer.note for row in self.rows if row.offer.brief]
        return max(type_.height(note, inside - 16, "small") for note in notes) + 26 if brief else 0.0

    @property
    def told_of(self) -> str:
        """What is told below the rows: all that goes with the one under the pointer, or else with the marked one."""
        looked_at = [row for row in self.rows if row.hovered] or [row for row in self.rows if row.focused]
        if not looked_at or not looked_at[0].enabled:
            return ""
        if looked_at[0].selected:
            return _("So it is now. What another choice brings with it is told here.")
        return looked_at[0].offer.note if looked_at[0].offer.brief else _("Nothing else changes with it.")

    def _complaint_height(self, inside: float) -> float:
        return self.app.type.height(self.complaint, inside - 16, "small") + 8 if self.complaint else 0.0

    def _place(self, width: float, height: float, window: FRect) -> FRect:
        rect = FRect(self.anchor.centerx - width / 2, self.anchor.bottom + _AWAY, width, height)
        if rect.bottom > window.bottom and self.anchor.top - _AWAY - height >= window.top:
            rect.bottom = self.anchor.top - _AWAY
        rect.clamp_ip(window)
        return rect

    def _gather(self, widgets: list[Widget]) -> None:
        before = self.widgets
        group = Group(widgets, audio=self.app.audio)
        chosen = next((row for row in self.rows if row.selected), self.rows[0])
        group.focus(before.focused if before.focused in group.widgets else chosen)
        group.ring_shown = True
        self.widgets = group

    # -- moments -----------------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Come in, unless movement is off."""
        self._entrance.aim(1.0)
        if self.app.pace == 0:
            self._entrance.jump(1.0)

    def handle(self, event: InputEvent) -> None:
        """Choose; Esc and a click elsewhere close it."""
        escape = isinstance(event, KeyPressed) and event.key == "escape"
        elsewhere = isinstance(event, PointerDown) and not self.rect.collidepoint(event.point)
        if escape or elsewhere:
            self.leave()
        elif self.widgets.handle(event):
            self.dirty = True

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""
        self._entrance.update(seconds)
        self.widgets.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show the choice, with a tip toward its phrase."""
        theme, share = canvas.theme, self._entrance.value
        with canvas.faded(self.rect.inflate(120, 120), share):
            canvas.panel(self.rect, border=theme.accent.low)
            self._draw_tip(canvas)
            title = FRect(self.rect.left + _PADDING + 8, self.rect.top + _PADDING - 2, self.rect.width - 40, _TITLE - 6)
            canvas.text(title_of(self.key), title, "heading")
            self.widgets.draw(canvas)
            if self.told.height:
                line = self.told.top
                canvas.line((self.told.left, line), (self.told.right, line), theme.divider)
                words = FRect(self.told.left, line + 8, self.told.width, 0)
                canvas.paragraph(self.told_of, words, "small", theme.muted)
            if self.complaint:
                below = FRect(self.field.rect.left, self.field.rect.bottom + 6, self.field.rect.width, 0)
                canvas.paragraph(self.complaint, below, "small", theme.danger)

    def _draw_tip(self, canvas: Canvas) -> None:
        """Show the corner that points at the phrase, where the choice lies right below it."""
        if abs(self.rect.top - self.anchor.bottom - _AWAY) > 1:
            return
        x = min(max(self.anchor.centerx, self.rect.left + 24), self.rect.right - 24)
        y = self.rect.top + 1
        points = [(x - _ARROW, y), (x, y - _ARROW), (x + _ARROW, y)]
        canvas.area(points, canvas.theme.panel.top, 1.0)
        canvas.polyline(points, canvas.theme.accent.low, 1.5)
