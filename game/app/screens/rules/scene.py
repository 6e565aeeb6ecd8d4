"""The rule page: a rule set as sentences, with phrases that can be changed in place."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import token_hex
from typing import Literal, TypeAlias

from pygame import FRect

from game.app.paint.canvas import Canvas, Point
from game.app.paint.layout import below, beside, columns, strip
from game.app.screens.page import PageScene
from game.app.screens.rules.choosing import TextPromptScene, ValueChoiceScene
from game.app.screens.rules.editor import RuleEditor
from game.app.screens.rules.list import RuleList, RuleListActions
from game.app.screens.rules.paper import PhraseWidget, RulePaper
from game.app.screens.rules.side import SideActions, SidePanels
from game.app.screens.rules.trial import TrialScene
from game.app.services.services import Services
from game.app.shell.clipboard import read_clipboard, write_clipboard
from game.app.shell.inputs import KeyPressed
from game.app.widgets.buttons import Button
from game.app.widgets.choices import ChoiceBar
from game.app.widgets.widget import Widget
from game.rules.errors import RuleError
from game.rules.presets import Preset
from game.rules.refusals import in_page_words
from game.rules.rule_keys import title_of
from game.rules.share_code import LONGEST, CodeError, read_code
from game.storage.own_rules import LONGEST_NAME, OwnRules
from game.words import _

View: TypeAlias = Literal["page", "sets", "more"]

_WIDE = 1120.0
_LIST, _SIDE = 240.0, 276.0
_READABLE, _BROADER = 900.0, 120.0  # the widest paper, and how much wider than usual the side columns may be
_GAP = 24.0  # above the undo button
_CODE_SHOWN = 300  # letters of a wrong code that are offered for correction


class RulesScene(PageScene):
    """Three columns: the list of rules, the page of the open ones, and what can be done with them."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, _("Rules"))
        self.editor = RuleEditor(services, lambda: token_hex(4))
        self.rule_list = RuleList(self.editor, RuleListActions(self.open, self.copy, self.rename, self.delete))
        actions = SideActions(self.play, self.try_out, self.copy_code, self.paste, self.undo_changes)
        self.side = SidePanels(self.editor, actions)
        self.paper = RulePaper(self.editor, self.choose)
        self.undo_button = Button(_("Undo"), FRect(), self.undo, icon="undo")
        self.views = ChoiceBar[View](
            [("sets", _("Rule sets")), ("page", _("Page")), ("more", _("Play, share"))],
            FRect(), "page", self.show_view, label=_("Shown"),
        )  # fmt: skip
        self._view: View = "page"  # what is shown in a narrow window
        self._fresh = True  # the page is shown from its top

    # -- rules -------------------------------------------------------------------------------------------------

    def open(self, opened: OwnRules | Preset) -> None:
        """Show other rules from the top of their page."""
        self.editor.open(opened)
        self._fresh = True
        if self.views.visible:
            self.views.value = self._view = "page"
        self._refresh()

    def choose(self, key: str) -> None:
        """Open the choice of a value for *key* at its phrase."""
        phrase = self.paper.phrase_of(key)
        if phrase is None:
            return
        self.paper.opened = key
        phrase.open = True
        self.paper.area.reveal(phrase.whole.inflate(0, 48))
        self.paper.area.update(1.0)  # at once: the choice opens at the phrase
        choice = ValueChoiceScene(
            self.app, key, self.editor.rules, self.editor.model, FRect(phrase.place),
            lambda change: self._change(key, change), self._close_choice,
        )  # fmt: skip
        self.app.scenes.push(choice)

    def _close_choice(self) -> None:
        self.paper.opened = ""
        for phrase in self.paper.phrases:
            phrase.open = False
        self.dirty = True

    def _change(self, key: str, change: Mapping[str, object]) -> None:
        before = self.editor.rules
        try:
            if before.changed(change) == before:
                return
            copied = self.editor.change(change, _("the change of “{title}”").format(title=title_of(key)))
        except RuleError as error:
            self._say(in_page_words(error))
            return
        if copied:
            words = _("{model} stays as it is: this is your own copy.").format(model=self.editor.model.title)
            self._say(words)
        self._refresh(focus=key)

    def copy(self) -> None:
        """Make a copy of the open rules, and ask for its name."""
        self.editor.copy()
        self._refresh()
        self.rename()

    def rename(self) -> None:
        """Ask for another name for the open rules."""
        prompt = TextPromptScene(
            self.app,
            _("What are these rules called?"),
            _("Name"),
            self._name,
            text=self.editor.title,
            limit=LONGEST_NAME,
        )
        self.app.scenes.push(prompt)

    def _name(self, name: str) -> str:
        if name.strip() == self.editor.title:
            return ""
        wrong = self.editor.rename(name)
        if not wrong:
            self._refresh()
        return wrong

    def delete(self) -> None:
        """Delete the open rules; undo brings them back."""
        name = self.editor.title
        self.editor.delete()
        self._fresh = True
        self._say(_("{name} is deleted. Undo brings it back.").format(name=name))
        self._refresh()

    def undo(self) -> None:
        """Undo the last change."""
        deed = self.editor.undoable
        if deed:
            self.editor.undo()
            self._say(_("Undone: {deed}.").format(deed=deed))
            self._refresh()

    def undo_changes(self) -> None:
        """Give all phrases the values of the model."""
        self.editor.undo_changes()
        self._refresh()

    # -- what is done with them --------------------------------------------------------------------------------

    def play(self) -> None:
        """Open a new game with the open rules chosen."""
        own = self.editor.own
        self.services.change(
            preset=self.editor.model.key, own_rules=own.key if own is not None else "", house_rules=None,
            target=self.editor.rules.target,
        )  # fmt: skip
        self.services.nav.open_new_game(in_place=True)

    def try_out(self) -> None:
        """Open the trial, in which the computer plays many games by the open rules and by their model."""
        self.app.scenes.push(TrialScene(self.services, self.editor))

    def copy_code(self) -> None:
        """Put the share code on the clipboard."""
        copied = write_clipboard(self.editor.code)
        self._say(_("Copied.") if copied else _("The clipboard cannot be reached; write the code down instead."))

    def paste(self) -> None:
        """Open the rules of the share code on the clipboard; if there is none or a wrong one, ask for it."""
        text = read_clipboard()
        wrong = self._take(text) if text.strip() else _("There is no text on the clipboard. Type the code here.")
        if wrong:
            shown = " ".join(text.split())
            shown = "".join(sign for sign in shown if sign.isprintable())[:_CODE_SHOWN]
            prompt = TextPromptScene(
                self.app, _("Paste a share code"), _("Code"), self._take, text=shown, wrong=wrong, limit=LONGEST,
                done=_("Read it"),
            )  # fmt: skip
            self.app.scenes.push(prompt)

    def _take(self, text: str) -> str:
        """Open the rules of the share code *text*; return what is wrong with it, or nothing."""
        try:
            shared = read_code(text)
        except CodeError as error:
            return str(error)
        if self.editor.paste(shared) or self.editor.own is None:
            words = _("These are the rules of the code: {title}.")
        else:
            words = _("You have the rules of this code already: {title}.")
        self._say(words.format(title=self.editor.title))
        self._fresh = True
        self._refresh()
        return ""

    def _say(self, words: str) -> None:
        self.notice.say(words)
        self.dirty = True

    # -- laying out --------------------------------------------------------------------------------------------

    def show_view(self, view: View) -> None:
        """Show *view* in a window that has room for one only."""
        self._view = view
        self._refresh()

    def _refresh(self, focus: str = "") -> None:
        """Lay out again after a change, with the focus on the phrase for *focus*."""
        self.arrange_again()
        phrase = self.paper.phrase_of(focus) if focus else None
        if phrase is not None:
            self.widgets.focus(phrase)
        self.dirty = True

    def resume(self) -> None:
        """Show what another screen may have changed."""
        self._refresh()

    def arrange(self, width: float, height: float) -> None:
        """Lay out three columns, or one of them where there is no room for more."""
        super().arrange(width, height)
        header = self.header
        size = self.undo_button.natural_width(self.app.type.width)
        self.undo_button.visible = bool(self.editor.undoable)
        self.undo_button.tip = _("Undo {deed}").format(deed=self.editor.undoable)
        wide = width >= _WIDE
        self.views.visible = not wide
        rule_list, paper, side = self._columns(wide)
        if wide:
            self.undo_button.rect = strip(side, side.height - header.height, header.height)
            if self.undo_button.visible:
                side = strip(side, 0, side.height - header.height - _GAP)
        else:
            self.undo_button.rect = beside(header, header.width - size)
            left = header.left + 48 + 20 + self.app.type.width(self.title, "screen") + 20
            self.views.rect = FRect(left, header.top + 1, self.undo_button.rect.left - 12 - left, 46)
        type_, view = self.app.type, self._view
        self.rule_list.arrange(rule_list, type_)
        self.paper.arrange(paper, type_, fresh=self._fresh)
        self.side.arrange(side, type_)
        self._fresh = False
        parts: list[Widget] = []
        if wide or view == "page":
            parts.append(self.paper.area)
        if wide or view == "sets":
            parts += self.rule_list.widgets
        if wide or view == "more":
            parts += self.side.widgets
        first = self.paper.phrases[0] if wide or view == "page" else None
        self._regather([self.views, *parts, self.undo_button], first)

    def _columns(self, wide: bool) -> tuple[FRect, FRect, FRect]:
        body = self.body
        if not wide:
            return body, body, body
        margin = self.header.left
        room = FRect(body.left, margin, body.width, body.bottom - margin)
        spare = max(
            0.0, room.width - _LIST - _SIDE - 40 - _READABLE
        )  # in a wider paper the lines would be too long to read
        aside = min(_BROADER, spare / 2)
        sides = _LIST + aside, _SIDE + aside
        rule_list, paper, side = columns(room, (sides[0], room.width - sum(sides) - 40, sides[1]), 20)
        return below(rule_list, body.top - margin), paper, side

    def _regather(self, widgets: list[Widget], default: Widget | None) -> None:
        """Show *widgets*; as rows and phrases are made anew, the focus goes to the one that says the same."""
        before = self.widgets.focused
        anew = [one for widget in widgets for one in (widget, *widget.inner)]
        # not first to another widget: whatever gets the focus is scrolled to
        self.gather(*widgets, default=next((one for one in anew if _same(one, before)), default))

    # -- moments -----------------------------------------------------------------------------------------------

    def press_key(self, event: KeyPressed) -> None:
        """React to a key that no widget used: U and Ctrl Z undo."""
        if event.key == "u" or (event.key == "z" and event.control):
            self.undo()
        else:
            super().press_key(event)

    def draw_header(self, canvas: Canvas) -> None:
        """Show the title, which in a wide window shares its row with the paper."""
        left = self.back_button.rect.right + 20
        width = canvas.type.width(self.title, "screen") + 2
        canvas.text(self.title, FRect(left, self.header.top, width, 48), "screen", canvas.theme.accent.light)

    def draw_body(self, canvas: Canvas) -> None:
        """Show the paper and the panels."""
        wide, view = not self.views.visible, self._view
        if wide or view == "page":
            self.paper.draw(canvas)
        if wide or view == "sets":
            self.rule_list.draw(canvas)

    @property
    def notice_place(self) -> Point:
        """The middle of the foot of the paper."""
        return self.paper.rect.centerx, self.paper.rect.bottom - 44


def _same(widget: Widget, before: Widget | None) -> bool:
    """Return whether *widget* is the same as *before*, made anew."""
    if isinstance(before, PhraseWidget):
        return isinstance(widget, PhraseWidget) and widget.key == before.key
    return before is not None and bool(before.words) and widget.words == before.words
