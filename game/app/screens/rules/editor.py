"""The rules that are open on the rule page: a preset, or the player's own rules, which are saved at every change.

editor = RuleEditor(services, new_key)
editor.open(find_preset("grill"))
editor.change({"nil": 100}, "the change of nil")    # makes a copy, since presets stay as they are
editor.undo()                                       # and removes it again
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from game.app.services.services import Services
from game.rules.page import Difference, differences
from game.rules.presets import ALL_PRESETS, Preset, find_preset
from game.rules.ruleset import RuleSet
from game.rules.share_code import Shared, code_of
from game.storage.own_rules import LONGEST_NAME, OwnRules, Shelf
from game.words import _

_MOST = 100  # steps that can be undone


@dataclass(frozen=True, slots=True)
class _Step:
    """The state before something was done, and what was done."""

    shelf: Shelf
    opened: OwnRules | Preset
    deed: str


class RuleEditor:
    """Opens and changes the rules in *services*, at first those chosen for the next game; *new_key* makes keys."""

    def __init__(self, services: Services, new_key: Callable[[], str]) -> None:
        self.services = services
        self._new_key = new_key
        self._opened: OwnRules | Preset = services.next_own or find_preset(services.settings.preset)
        self._steps: list[_Step] = []

    # -- what is open ------------------------------------------------------------------------------------------

    @property
    def sets(self) -> tuple[OwnRules, ...]:
        """The player's own rules."""
        return self.services.shelf.sets

    @property
    def presets(self) -> tuple[Preset, ...]:
        """The built-in rules."""
        return ALL_PRESETS

    @property
    def own(self) -> OwnRules | None:
        """The open rules, if they are the player's own."""
        return self._opened if isinstance(self._opened, OwnRules) else None

    @property
    def model(self) -> Preset:
        """The open preset, or the one that the open rules were made from."""
        return self._opened.preset if isinstance(self._opened, OwnRules) else self._opened

    @property
    def rules(self) -> RuleSet:
        """The open rules."""
        return self._opened.rules

    @property
    def title(self) -> str:
        """The name of the open rules."""
        return self._opened.name if isinstance(self._opened, OwnRules) else self._opened.title

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Where the open rules differ from their model."""
        return differences(self.rules, self.model.rules)

    @property
    def code(self) -> str:
        """The share code of the open rules."""
        return code_of(self.rules)

    @property
    def undoable(self) -> str:
        """What `undo` would undo; empty if there is nothing."""
        return self._steps[-1].deed if self._steps else ""

    def open(self, opened: OwnRules | Preset) -> None:
        """Open other rules."""
        self._opened = opened

    # -- what is done ------------------------------------------------------------------------------------------

    def change(self, change: Mapping[str, object], deed: str) -> bool:
        """Change some keys; return whether that made a copy. Raises RuleError if the result is not a valid rule set."""
        rules = self.rules.changed(change)
        own = self.own
        if own is None:
            name = _("{model}, our way").format(model=self.model.title)
            self._put(OwnRules(self._new_key(), self.services.shelf.free_name(name), self.model.key, rules), deed)
            return True
        self._put(replace(own, rules=rules), deed)
        return False

    def copy(self) -> None:
        """Make a copy of the open rules, and open it."""
        wish = _("{model}, our way").format(model=self.model.title) if self.own is None else self.title
        name = self.services.shelf.free_name(wish)
        self._put(OwnRules(self._new_key(), name, self.model.key, self.rules), _("the copy"))

    def rename(self, name: str) -> str:
        """Call the open rules *name*; return why that is refused, or nothing."""
        own, other = self.own, self.services.shelf.named(name)
        if own is None:
            return _("Built-in rules keep their name.")
        if other is not None and other.key != own.key:
            return _("Other rules have that name already.")
        try:
            renamed = replace(own, name=name.strip())
        except ValueError:
            return _("A name has at least one letter, and at most {n}.").format(n=LONGEST_NAME)
        self._put(renamed, _("the new name"))
        return ""

    def delete(self) -> None:
        """Delete the open rules, and open their model."""
        own = self.own
        if own is not None:
            self._remember(_("the deletion of {name}").format(name=own.name))
            self.services.keep_shelf(self.services.shelf.without(own.key))
            self._opened = own.preset

    def paste(self, shared: Shared) -> bool:
        """Open the rules of a share code; return whether they were new, and so were added to the player's own."""
        there = [one for one in (self._opened, *ALL_PRESETS, *self.sets) if one.rules == shared.rules]
        preset = find_preset(shared.preset)
        if there:
            self._opened = there[0]
            return False
        name = self.services.shelf.free_name(_("{model}, shared").format(model=preset.title))
        self._put(OwnRules(self._new_key(), name, preset.key, shared.rules), _("the pasting"))
        return True

    def undo_changes(self) -> None:
        """Give the open rules the values of their model."""
        if self.own is not None:
            self._put(replace(self.own, rules=self.model.rules), _("undoing all changes"))

    def undo(self) -> None:
        """Restore the state before the last change."""
        if self._steps:
            step = self._steps.pop()
            self.services.keep_shelf(step.shelf)
            self._opened = step.opened

    def _put(self, own: OwnRules, deed: str) -> None:
        self._remember(deed)
        self.services.keep_shelf(self.services.shelf.with_set(own))
        self._opened = own

    def _remember(self, deed: str) -> None:
        self._steps = [*self._steps[-_MOST + 1 :], _Step(self.services.shelf, self._opened, deed)]
