"""What opens over the rule page: the choice of a value at its phrase, and the question for a name or a share code."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Column, Fit, Gap, Grow, Line, Paragraph, Row, centred, danger, inset, muted, strip
from game.app.paint.typesetting import Typesetter
from game.app.shell.app import App
from game.app.shell.inputs import InputEvent, PointerDown
from game.app.widgets.buttons import Button, OnPress, Pressable
from game.app.widgets.dialog import Popup
from game.app.widgets.group import Group
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget
from game.rules.errors import RuleError
from game.rules.keys import RuleValue, example
from game.rules.page import keys_told
from game.rules.presets import Preset
from game.rules.refusals import in_page_words, remedy, unreadable
from game.rules.rule_keys import KEYS, title_of
from game.rules.ruleset import RuleSet, read_written
from game.words import _, plural

_WIDTH = 470.0
_PADDING = 12.0
_TITLE = 44.0
_FIELD = 72.0
_AWAY = 10.0  # from the phrase
_ARROW = 9.0
_LINES = 2  # of a note in a row, at most
_RING = 14.0  # room for the ring around the first and the last row
_RADIO = 18.0
_LEFT, _RIGHT = 44.0, 12.0
_LEAST = 44.0  # the height of a row
_BESIDE = 14.0  # from the words to a note beside them
_PROMPT_WIDTH = 540.0
_PROMPT_PADDING = 28.0

Choose = Callable[[Mapping[str, object]], object]


class ValueChoiceScene(Popup):
    """Offers the values of *key* of *rules* beside *anchor*; *on_choose* is given what is to be changed."""

    shaded = False
    rise = 0.0

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
            OfferRow(offer, partial(self._choose, offer.change), selected=offer.value == now)
            for offer in offers(key, rules, model)
        ]
        self.field = TextField(
            _("Another value"), FRect(), "", self._typed, on_enter=self._write, limit=80, hint=example(KEYS[key].kind)
        )
        self.field.visible = KEYS[key].kind.writable
        self.complaint = ""
        self.told = FRect()

    # -- what it does ------------------------------------------------------------------------------------------

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
        super().leave()
        self._on_close()

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay out below the phrase, above it, or wherever there is room."""
        type_ = self.app.type
        window = inset(FRect(0, 0, width, height), 12)
        wide = min(_WIDTH, window.width)
        inside = wide - 2 * _PADDING
        told = self._arrange_told(inside)
        rows = Column(*(Grow(row) for row in self.rows))
        content = rows.height(type_, inside)
        foot = told + (_FIELD + 14 if self.field.visible else 0.0) + self._complaint_height(inside)
        whole = _TITLE + content + foot + 2 * _PADDING
        self.rect = self._place(wide, min(whole, window.height), window)
        shown = inset(self.rect, _PADDING)
        shown = strip(shown, _TITLE, shown.height - _TITLE - foot)
        room = shown.width - (18 if content > shown.height + 1 else 0)
        content = rows.height(type_, room)  # beside the bar they are higher
        rows.place(FRect(shown.left, shown.top, room, content), type_)
        page = ScrollArea(shown.inflate(_RING, _RING), content + _RING, widgets=self.rows)
        beneath = strip(shown.inflate(-16, 0), shown.height + 10, 0)
        self.told = strip(beneath, 0, told - 10) if told else FRect()
        self.field.rect = strip(beneath, told, _FIELD)
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

    def handle(self, event: InputEvent) -> None:
        """Choose; Esc and a click elsewhere close it."""
        if isinstance(event, PointerDown) and not self.rect.collidepoint(event.point):
            self.leave()
        else:
            super().handle(event)

    def draw_content(self, canvas: Canvas) -> None:
        """Show the title, what a choice brings with it, what is wrong, and a tip toward the phrase."""
        theme = canvas.theme
        self._draw_tip(canvas)
        title = FRect(self.rect.left + _PADDING + 8, self.rect.top + _PADDING - 2, self.rect.width - 40, _TITLE - 6)
        canvas.text(title_of(self.key), title, "heading")
        if self.told.height:
            canvas.line(self.told.topleft, self.told.topright, theme.divider)
            canvas.paragraph(self.told_of, strip(self.told, 8, 0), "small", theme.muted)
        if self.complaint:
            canvas.paragraph(self.complaint, strip(self.field.rect, _FIELD + 6, 0), "small", theme.danger)

    def _draw_tip(self, canvas: Canvas) -> None:
        """Show the corner that points at the phrase, where the choice lies right below it."""
        if abs(self.rect.top - self.anchor.bottom - _AWAY) > 1:
            return
        x = min(max(self.anchor.centerx, self.rect.left + 24), self.rect.right - 24)
        y = self.rect.top + 1
        points = [(x - _ARROW, y), (x, y - _ARROW), (x + _ARROW, y)]
        canvas.area(points, canvas.theme.panel.top, 1.0)
        canvas.polyline(points, canvas.theme.accent.low, 1.5)


@dataclass(frozen=True, slots=True)
class ValueOffer:
    """A *value* in *words*; *change* are the keys to be changed for it, empty where it cannot be.

    The *note* says where it comes from, what else it changes, or why it cannot be; *brief* says how much it changes.
    """

    value: RuleValue
    words: str
    note: str = ""
    brief: str = ""
    change: Mapping[str, object] = field(default_factory=dict)


def offers(key: str, rules: RuleSet, model: Preset) -> tuple[ValueOffer, ...]:
    """Return the offers for *key* of *rules*, which were made from *model*."""
    return tuple(_offer(key, value, rules, model) for value in _values(key, rules, model))


def _values(key: str, rules: RuleSet, model: Preset) -> list[RuleValue]:
    """Return the usual values, with those that stand here and in the *model* among them."""
    values = list(KEYS[key].usual)
    for value in (model.rules.value(key), rules.value(key)):
        if value not in values:
            values.append(value)
    if all(isinstance(value, int) and not isinstance(value, bool) for value in values if value is not None):
        values.sort(key=lambda value: (value is not None, abs(value) if isinstance(value, int) else 0))
    return values


def _offer(key: str, value: RuleValue, rules: RuleSet, model: Preset) -> ValueOffer:
    raw = KEYS[key].kind.plain(value)
    words = rules.said(key, value)
    more = remedy(rules, key, raw)
    if more is None:
        return ValueOffer(value, words, refusal(key, raw, rules))
    change = {key: raw, **more}
    origin, company = [*_origin(key, value, model)], [*_company(more, rules, rules.changed(change))]
    if not company:
        return ValueOffer(value, words, "; ".join(origin), change=change)
    count = plural("changes {n} more choice", "changes {n} more choices", len(company)).format(n=len(company))
    whole = _("with it: {changes}").format(changes=" · ".join(company))
    return ValueOffer(value, words, "; ".join([*origin, whole]), "; ".join([*origin, count]), change)


def refusal(key: str, raw: object, rules: RuleSet) -> str:
    """Return why *raw* cannot stand under *key* in *rules*, or nothing where it can."""
    try:
        rules.changed({key: raw})
    except RuleError as error:
        return in_page_words(error)
    return ""


def _origin(key: str, value: RuleValue, model: Preset) -> Iterator[str]:
    if value == model.rules.value(key):
        yield _("as in {model}").format(model=model.title)


def _company(more: Mapping[str, object], rules: RuleSet, after: RuleSet) -> Iterator[str]:
    """Yield what else changes, in the words of the page."""
    told = {*keys_told(rules), *keys_told(after)}
    for key in more:
        if key in told and after.value(key) != rules.value(key):
            yield f"{title_of(key)} {after.said(key, after.value(key))}"


class OfferRow(Pressable):
    """The *offer*, marked where it is *selected*; one that cannot be chosen says why.

    *brief*: what else it changes is only counted, and told elsewhere.
    """

    def __init__(self, offer: ValueOffer, on_press: OnPress, *, selected: bool) -> None:
        super().__init__(FRect(), on_press)
        self.offer = offer
        self.selected = selected
        self.enabled = bool(offer.change)
        self.brief = False

    @property
    def words(self) -> str:
        """The words and the note."""
        return f"{self.offer.words}. {self.offer.note}" if self.offer.note else self.offer.words

    @property
    def note(self) -> str:
        """The note as it is shown."""
        return self.offer.brief if self.brief and self.offer.brief else self.offer.note

    def lines_of_note(self, width: float, type_: Typesetter) -> int:
        """Return how many lines the whole note takes in a room of *width*; none where it is one that refuses."""
        note = self.offer.note if self.enabled else ""
        return len(type_.lines(note, width - _LEFT - _RIGHT, "small")) if note else 0

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return how high it stands in a room of *width*."""
        room = width - _LEFT - _RIGHT
        height = type_.height(self.offer.words, room, "strong")
        if self.note and not self._beside(room, type_):
            height += type_.height(self.note, room, "small")
        return max(_LEAST, height + 14)

    def _beside(self, room: float, type_: Typesetter) -> bool:
        """Whether the note has room on the line of the words."""
        taken = type_.width(self.offer.words, "strong") + _BESIDE + type_.width(self.note, "small")
        return taken <= room

    def draw(self, canvas: Canvas) -> None:
        """Show the line."""
        theme, rect, type_ = canvas.theme, self.rect, canvas.type
        if self.selected or (self.hovered and self.enabled):
            canvas.box(rect, theme.selected, theme.radii.key)
        room = rect.width - _LEFT - _RIGHT
        beside = self._beside(room, type_)
        words = type_.height(self.offer.words, room, "strong")
        note = 0.0 if beside or not self.note else type_.height(self.note, room, "small")
        top = rect.centery - (words + note) / 2
        self._draw_radio(canvas, (rect.left + 22, top + theme.type("strong").leading / 2))
        ink = theme.text if self.enabled else theme.disabled
        place = FRect(rect.left + _LEFT, top, room, words)
        canvas.paragraph(self.offer.words, place, "strong", ink)
        quiet = theme.muted if self.enabled else theme.danger
        if beside and self.note:
            left = place.left + type_.width(self.offer.words, "strong") + _BESIDE
            canvas.text(self.note, FRect(left, top, rect.right - left - 4, words), "small", quiet)
        elif self.note:
            canvas.paragraph(self.note, FRect(place.left, top + words, room, note), "small", quiet)

    def _draw_radio(self, canvas: Canvas, centre: tuple[float, float]) -> None:
        theme = canvas.theme
        canvas.disc(centre, _RADIO, theme.well, theme.accent.light if self.enabled else theme.disabled, 2)
        if self.selected:
            canvas.disc(centre, _RADIO - 8, theme.accent.light)


class TextPromptScene(Popup):
    """Asks for a text; *answer* takes it and returns what is wrong with it, or nothing when all is well."""

    rise = 0.0

    def __init__(
        self, app: App, title: str, label: str, answer: Callable[[str], str], *, text: str = "", wrong: str = "",
        limit: int = 32, done: str = "",
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.title = title
        self.wrong = wrong
        self._limit = limit
        self._answer = answer
        self.field = TextField(label, FRect(), text, self._typed, on_enter=lambda _text: self._finish(), limit=limit)
        if not wrong:
            self.field.choose_all()  # a new name replaces the old one; a wrong text is corrected
        self.cancel = Button(_("Cancel"), FRect(), self.leave, shortcut=_("Esc"))
        self.done = Button(done or _("Done"), FRect(), self._finish, kind="gold")
        self.widgets = Group([self.field, self.cancel, self.done], audio=app.audio, default=self.field)
        self._layout = Column()

    @property
    def note(self) -> str:
        """What is wrong, or that the text has reached its limit."""
        full = len(self.field.text) >= self._limit
        return self.wrong or (_("{n} letters at most").format(n=self._limit) if full else "")

    def _typed(self, text: str) -> None:
        self._complain("")

    def _finish(self) -> None:
        wrong = self._answer(self.field.text)
        if wrong:
            self._complain(wrong)
        else:
            self.leave()

    def _complain(self, wrong: str) -> None:
        self.wrong = wrong
        self.arrange(self.app.viewport.width, self.app.viewport.height)

    def arrange(self, width: float, height: float) -> None:
        """Lay out in the middle."""
        type_, buttons = self.app.type, (self.done, self.cancel)
        room = inset(FRect(0, 0, width, height), 24)
        wide = min(_PROMPT_WIDTH, room.width)
        ink = danger if self.wrong else muted
        note = [Gap(8), Paragraph(self.note, "label", ink=ink), Gap(2)] if self.note else []
        widths = [max(120.0, button.natural_width(type_.width)) for button in buttons]
        self._layout = Column(
            Gap(-6), Line(self.title, "panel", high=40), Gap(8), Fit(self.field, _FIELD), *note, Gap(22),
            Row(*(Fit(button, 46) for button in buttons), gap=12, widths=widths, from_right=True),
            padding=_PROMPT_PADDING,
        )  # fmt: skip
        self.rect = centred(wide, self._layout.height(type_, wide), room)
        self._layout.place(self.rect, type_)

    def draw_content(self, canvas: Canvas) -> None:
        """Show the question, and what is wrong with the text."""
        self._layout.draw(canvas)
