"""The paper of the rule page: all chapters of a rule set, with phrases to press."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Box, Column, Gap, Paragraph, paper_ink, paper_muted
from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter
from game.app.screens.rules.editor import RuleEditor
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerUp
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget
from game.rules.page import Phrase, Sentence, chapters
from game.rules.rule_keys import title_of
from game.rules.rulings import rulings_for
from game.words import _

_PADDING = 40.0
_NARROW_PADDING = 24.0
_FRAME = 10.0
_AIR = 14.0
_LEADING = 30.0  # of the lines: high enough to hit the phrases in them
_SAME = 0.01  # units: widths that differ by less are the same
_TEXT_STYLE: Style = "text"
_PHRASE_STYLE: Style = "strong"
_PHRASE_PAD, _PHRASE_AIR = 4.0, 1.5  # how far the ground of a marked phrase, and of any other, goes beyond its words
_PHRASE_DOT = 2.0  # units of the dotted rule


class RulePaper:
    """The page of the rules in *editor*; *on_press* gets the key of a phrase; `opened` is the key being chosen."""

    def __init__(self, editor: RuleEditor, on_press: Callable[[str], object]) -> None:
        self.editor = editor
        self.opened = ""
        self.rect = FRect()
        self.phrases: list[PhraseWidget] = []
        self.area = ScrollArea(FRect(), 0)
        self.content = Column()
        self._on_press = on_press

    def arrange(self, rect: FRect, type_: Typesetter, *, fresh: bool) -> None:
        """Set the page on *rect*; a *fresh* page is shown from its top."""
        self.rect = rect
        padding = _PADDING if rect.width > 560 else _NARROW_PADDING
        page = rect.inflate(-2 * _FRAME - 4, -2 * _FRAME - 8)
        self.content = Column(*self._boxes())
        width = rect.width - 2 * padding - 6
        height = self.content.height(type_, width)
        self.content.place(FRect(rect.left + padding, page.top + padding / 2 - 6, width, height), type_)
        found: dict[str, list[PlacedRun]] = {}
        for box in self.content.boxes:
            for piece in box.phrases if isinstance(box, SentencesBox) else ():
                found.setdefault(piece.run.key, []).append(piece)
        self.phrases = [self._phrase(key, pieces) for key, pieces in found.items()]
        self.area = ScrollArea(
            page, self.content.rect.bottom - page.top + padding / 2, widgets=self.phrases, paint=self.content.draw,
            offset=0.0 if fresh else self.area.offset, on_paper=True,
        )  # fmt: skip

    def _boxes(self) -> Iterator[Box]:
        """Yield everything on the page."""
        yield Paragraph(self.editor.title, "paper_title", ink=paper_ink)
        yield Paragraph(self._lead(), "label", ink=paper_muted)
        marked = {one.key for one in self.editor.differences}
        for chapter in chapters(self.editor.rules):
            yield Gap(_AIR)
            yield Paragraph(chapter.heading, "paper_heading", ink=paper_ink)
            yield SentencesBox(chapter.sentences, marked)
        rulings = rulings_for(self.editor.rules)
        if rulings:
            yield Gap(_AIR)
            yield Paragraph(_("What the rules leave open"), "paper_heading", ink=paper_ink)
        for ruling in rulings:
            yield Gap(4)
            yield Paragraph(ruling.question, "strong", ink=paper_ink)
            yield Paragraph(ruling.answer, ink=paper_ink)

    def _phrase(self, key: str, pieces: list[PlacedRun]) -> PhraseWidget:
        changed = self.editor.rules.value(key) != self.editor.model.rules.value(key)
        return PhraseWidget(key, pieces, self._on_press, changed=changed, open_=key == self.opened)

    def _lead(self) -> str:
        model = self.editor.model.title
        if self.editor.own is None:
            words = _(
                "Press an underlined phrase to change it: {model} stays as it is, and you get a copy of your own."
            )
        elif not self.editor.differences:
            words = _("Press an underlined phrase to change it. So far this is {model}.")
        else:
            words = _("Press an underlined phrase to change it. Those on gold differ from {model}.")
        return words.format(model=model)

    def phrase_of(self, key: str) -> PhraseWidget | None:
        """Return the phrase of *key*, if the page has one."""
        return next((phrase for phrase in self.phrases if phrase.key == key), None)

    def draw(self, canvas: Canvas) -> None:
        """Show the paper; the words are shown by the scroll area."""
        canvas.paper(self.rect)
        canvas.outline(self.rect.inflate(-2 * _FRAME, -2 * _FRAME), canvas.theme.paper.dotted, 1, 6)


@dataclass(frozen=True, slots=True)
class TextRun:
    """Words in one style: those of the phrase of *key*, or of an *idle* sentence; with *pad* units on both sides."""

    text: str
    key: str = ""
    idle: bool = False
    pad: float = 0.0

    @property
    def style(self) -> Style:
        """The style of the words."""
        return _PHRASE_STYLE if self.key else _TEXT_STYLE


@dataclass(frozen=True, slots=True)
class PlacedRun:
    """A run at its place on the paper."""

    run: TextRun
    rect: FRect


class SentencesBox(Box):
    """A paragraph of sentences; it draws the words between the `phrases`, which are widgets.

    The phrases of the *marked* keys are drawn on a ground of their own, and take more room.
    """

    def __init__(self, sentences: Iterable[Sentence], marked: Collection[str]) -> None:
        super().__init__()
        self.phrases: list[PlacedRun] = []
        self._units = list(_units(sentences, marked))
        self._words: list[PlacedRun] = []
        self._broken: tuple[float, list[list[TextRun]]] = (0.0, [])  # for which width, and into which lines

    def _lines(self, width: float, type_: Typesetter) -> list[list[TextRun]]:
        if abs(self._broken[0] - width) > _SAME:
            self._broken = width, list(_lines(self._units, width, type_))
        return self._broken[1]

    def height(self, type_: Typesetter, width: float) -> float:
        """Return how high the paragraph is."""
        return len(self._lines(width, type_)) * _LEADING

    def place(self, rect: FRect, type_: Typesetter) -> None:
        """Set the lines from the top."""
        self.rect = rect
        placed = [
            piece
            for row, line in enumerate(self._lines(rect.width, type_))
            for piece in _place(line, rect.left, rect.top + row * _LEADING, type_)
        ]
        self.phrases = [piece for piece in placed if piece.run.key]
        self._words = [piece for piece in placed if not piece.run.key]

    def draw(self, canvas: Canvas) -> None:
        """Show the words between the phrases."""
        for piece in self._words:
            ink = paper_muted(canvas.theme) if piece.run.idle else paper_ink(canvas.theme)
            canvas.text(piece.run.text, piece.rect, "text", ink)


def _units(sentences: Iterable[Sentence], marked: Collection[str]) -> Iterator[list[TextRun]]:
    """Yield the parts between which a line may break, each with the blank behind it."""
    unit: list[TextRun] = []
    for sentence in sentences:
        for part in (*sentence.parts, " "):
            key, text = (part.key, part.text) if isinstance(part, Phrase) else ("", part)
            for word in re.findall(r"[^ ]* |[^ ]+", text):
                unit.append(
                    TextRun(word, key, sentence.idle, _PHRASE_PAD if key in marked else _PHRASE_AIR if key else 0.0)
                )
                if word.endswith(" "):
                    yield unit
                    unit = []
    if unit:
        yield unit


def _lines(units: Sequence[list[TextRun]], width: float, type_: Typesetter) -> Iterator[list[TextRun]]:
    line: list[TextRun] = []
    for unit in units:
        longer = _joined([*line, *unit])
        if line and _width(longer, type_) > width:
            yield line
            longer = _joined(unit)
        line = longer
    if line:
        yield line


def _joined(runs: Sequence[TextRun]) -> list[TextRun]:
    """Return *runs* with neighbours of one style joined."""
    joined: list[TextRun] = []
    for run in runs:
        last = joined[-1] if joined else None
        if last is not None and (last.key, last.idle) == (run.key, run.idle):
            joined[-1] = replace(last, text=last.text + run.text)
        else:
            joined.append(run)
    return joined


def _width(line: Sequence[TextRun], type_: Typesetter) -> float:
    widths = [_advance(run, type_) for run in line[:-1]]
    return sum(widths) + type_.width(line[-1].text.rstrip(), line[-1].style) + 2 * line[-1].pad


def _advance(run: TextRun, type_: Typesetter) -> float:
    return type_.face(run.style).width(run.text) / type_.viewport.scale + 2 * run.pad


def _place(line: Sequence[TextRun], left: float, top: float, type_: Typesetter) -> Iterator[PlacedRun]:
    x = left
    for run in line:
        text = run.text.rstrip()
        if text:
            rect = FRect(x + run.pad, top, type_.width(text, run.style), _LEADING)
            yield PlacedRun(replace(run, text=text), rect)
        x += _advance(run, type_)


class PhraseWidget(Widget):
    """The phrase of *key*, in *pieces*, one a line; *changed*: its value differs from the model."""

    def __init__(
        self, key: str, pieces: Sequence[PlacedRun], on_press: Callable[[str], object], *, changed: bool, open_: bool
    ) -> None:
        super().__init__(FRect(pieces[0].rect))
        self.key = key
        self.pieces = tuple(pieces)
        self.changed = changed
        self.open = open_
        self.on_paper = True
        self._on_press = on_press
        self._pressed = False

    @property
    def words(self) -> str:
        """The title of the rule, and its value."""
        return f"{title_of(self.key)}: {' '.join(piece.run.text for piece in self.pieces)}"

    @property
    def whole(self) -> FRect:
        """The rectangle around all pieces."""
        return self.rect.unionall([piece.rect for piece in self.pieces])

    @property
    def radius(self) -> float | None:
        """Slightly round."""
        return 4.0

    @property
    def rings(self) -> Sequence[FRect]:
        """A ring for each piece, close enough not to cross the ring of the next line."""
        return [piece.rect.inflate(-6, -12) for piece in self.pieces]

    def contains(self, point: tuple[float, float]) -> bool:
        """Return whether *point* is on one of the pieces."""
        return self.visible and any(piece.rect.inflate(6, 0).collidepoint(point) for piece in self.pieces)

    def handle(self, event: InputEvent) -> bool:
        """Open the choice when a press ends on the phrase."""
        match event:
            case PointerDown(point, 1) if self.contains(point):
                self._pressed = True
                return True
            case PointerUp(point, 1) if self._pressed:
                self._pressed = False
                if self.contains(point):
                    self._on_press(self.key)
                return True
            case KeyPressed("enter" | "space"):
                self._on_press(self.key)
                return True
            case _:
                return False

    def draw(self, canvas: Canvas) -> None:
        """Show the words over a dotted line; on gold if they differ from the model, dark while the choice is open."""
        theme, paper = canvas.theme, canvas.theme.paper
        for piece in self.pieces:
            rect, aside = piece.rect, piece.run.pad  # the words beside it are not covered
            ink = paper.phrase
            if self.open:
                canvas.box(rect.inflate(2 * aside, -2), theme.control, 5)
                ink = theme.text
            elif self.changed:
                canvas.box(rect.inflate(2 * aside, -4), paper.changed_back, 4)
                start, end = (rect.left - aside, rect.bottom - 3), (rect.right + aside, rect.bottom - 3)
                canvas.line(start, end, paper.dotted, 2)
                ink = paper.changed
            elif self.hovered:
                canvas.box(rect.inflate(2 * aside + 1, -4), paper.total, 4, paper.dotted)
            if not self.open and not self.changed:
                self._draw_dots(canvas, rect)
            canvas.text(piece.run.text, rect, "strong", ink)

    def _draw_dots(self, canvas: Canvas, rect: FRect) -> None:
        y = rect.bottom - 4
        canvas.polyline([(rect.left, y), (rect.right, y)], canvas.theme.paper.dotted, 1.6, dash=_PHRASE_DOT)
