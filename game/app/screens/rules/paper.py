"""The paper of the rule page: all chapters of a rule set, with phrases to press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter
from game.app.screens.rules.desk import Desk
from game.app.screens.rules.lines import Placed, set_sentences
from game.app.screens.rules.phrase import PhraseWidget
from game.app.widgets.scroll import ScrollArea
from game.rules.page import chapters
from game.rules.rulings import rulings_for
from game.words import _

_PADDING = 40.0
_NARROW_PADDING = 24.0
_FRAME = 10.0
_AIR = 14.0


@dataclass(frozen=True, slots=True)
class _Words:
    """Words that cannot be pressed."""

    text: str
    style: Style
    rect: FRect
    muted: bool = False


@dataclass(slots=True)
class RulePaper:
    """The page of what is open on *desk*; *on_press* is given the key of a phrase, *opened* is the one in choice."""

    desk: Desk
    on_press: Callable[[str], object]
    opened: str = ""
    rect: FRect = field(default_factory=FRect)
    phrases: list[PhraseWidget] = field(default_factory=list)
    area: ScrollArea = field(default_factory=lambda: ScrollArea(FRect(), 0))
    _words: list[_Words] = field(default_factory=list)

    def arrange(self, rect: FRect, type_: Typesetter, *, fresh: bool) -> None:
        """Set the page on *rect*, from its top where it is *fresh*."""
        self.rect = rect
        padding = _PADDING if rect.width > 560 else _NARROW_PADDING
        page = FRect(rect.left + _FRAME + 2, rect.top + _FRAME + 4, rect.width - 2 * _FRAME - 4, 0)
        page.height = rect.height - 2 * _FRAME - 8
        room = FRect(rect.left + padding, page.top + padding / 2 - 6, rect.width - 2 * padding - 6, 0)
        bottom = self._set(room, type_)
        offset = 0.0 if fresh else self.area.offset
        self.area = ScrollArea(
            page, bottom - page.top + padding / 2, widgets=self.phrases, paint=self._draw_words, offset=offset,
            on_paper=True,
        )  # fmt: skip

    def _set(self, room: FRect, type_: Typesetter) -> float:
        """Set everything from the top of *room* on; return where it ends."""
        self._words, self.phrases = [], []
        top = self._add(self.desk.title, "paper_title", room, type_)
        top = self._add(self._lead(), "label", FRect(room.left, top, room.width, 0), type_, muted=True)
        found: dict[str, list[Placed]] = {}
        marked = {one.key for one in self.desk.differences}
        for chapter in chapters(self.desk.rules):
            heading = FRect(room.left, top + _AIR, room.width, 0)
            top = self._add(chapter.heading, "paper_heading", heading, type_)
            placed, top = set_sentences(chapter.sentences, FRect(room.left, top, room.width, 0), type_, marked)
            for piece in placed:
                if piece.run.key:
                    found.setdefault(piece.run.key, []).append(piece)
                else:
                    self._words.append(_Words(piece.run.text, "text", piece.rect, piece.run.idle))
        self.phrases = [self._phrase(key, pieces) for key, pieces in found.items()]
        return self._set_rulings(FRect(room.left, top, room.width, 0), type_)

    def _set_rulings(self, room: FRect, type_: Typesetter) -> float:
        """Set what written rules leave open, and how it is played here."""
        top, rulings = room.top, rulings_for(self.desk.rules)
        if rulings:
            heading = FRect(room.left, top + _AIR, room.width, 0)
            top = self._add(_("What the rules leave open"), "paper_heading", heading, type_)
        for ruling in rulings:
            top = self._add(ruling.question, "strong", FRect(room.left, top + 4, room.width, 0), type_)
            top = self._add(ruling.answer, "text", FRect(room.left, top, room.width, 0), type_)
        return top

    def _phrase(self, key: str, pieces: list[Placed]) -> PhraseWidget:
        changed = self.desk.rules.value(key) != self.desk.model.rules.value(key)
        return PhraseWidget(key, pieces, self.on_press, changed=changed, open_=key == self.opened)

    def _lead(self) -> str:
        model = self.desk.model.title
        if self.desk.own is None:
            words = _(
                "Press an underlined phrase to change it: {model} stays as it is, and you get a copy of your own."
            )
            return words.format(model=model)
        if not self.desk.differences:
            return _("Press an underlined phrase to change it. So far this is {model}.").format(model=model)
        words = _("Press an underlined phrase to change it. Those on gold differ from {model}.")
        return words.format(model=model)

    def _add(self, text: str, style: Style, room: FRect, type_: Typesetter, *, muted: bool = False) -> float:
        leading = type_.theme.type(style).leading
        top = room.top
        for line in type_.lines(text, room.width, style):
            self._words.append(_Words(line, style, FRect(room.left, top, room.width, leading), muted))
            top += leading
        return top

    def phrase_of(self, key: str) -> PhraseWidget | None:
        """Return the phrase that says *key*, if the page has one."""
        return next((phrase for phrase in self.phrases if phrase.key == key), None)

    def draw(self, canvas: Canvas) -> None:
        """Show the sheet, on which the area shows the words."""
        canvas.paper(self.rect)
        canvas.outline(self.rect.inflate(-2 * _FRAME, -2 * _FRAME), canvas.theme.paper.dotted, 1, 6)

    def _draw_words(self, canvas: Canvas) -> None:
        paper = canvas.theme.paper
        for words in self._words:
            canvas.text(words.text, words.rect, words.style, paper.muted if words.muted else paper.ink)
