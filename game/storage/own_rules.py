"""The rule sets that people have made and named, in one file."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from game.rules.errors import RuleError
from game.rules.presets import Preset, find_preset
from game.rules.refusals import in_page_words
from game.rules.ruleset import RuleSet
from game.storage.files import StorageError, is_there, read_whole, set_broken_aside, write_atomically
from game.storage.paths import Places
from game.storage.saves import RulesName
from game.words import _, shortened

FORMAT = 1
LONGEST_NAME = 32
_LONGEST_KEY = 40
PREFIX = "own:"  # of a variant, before the key


@dataclass(frozen=True, slots=True)
class OwnRules:
    """*rules* called *name*, made from the preset called *model*; *key* never changes.

    Raises ValueError for a name that is not allowed.
    """

    key: str
    name: str
    model: str
    rules: RuleSet

    def __post_init__(self) -> None:
        if not is_name(self.name):
            raise ValueError(_("a name is one line of 1 to {n} characters").format(n=LONGEST_NAME))

    @property
    def preset(self) -> Preset:
        """The preset that they were made from."""
        return find_preset(self.model)

    @property
    def called(self) -> RulesName:
        """The name of these rules, and the variant under which their games are counted."""
        return RulesName(self.name, self.variant)

    @property
    def variant(self) -> str:
        """The variant under which games by these rules are counted."""
        return PREFIX + self.key


@dataclass(frozen=True, slots=True)
class Shelf:
    """All own rule sets, in the order in which they were made; *gone* has the keys and names of the deleted ones."""

    sets: tuple[OwnRules, ...] = ()
    gone: tuple[tuple[str, str], ...] = ()

    def find(self, key: str) -> OwnRules | None:
        """Return the set with that *key*; None without one."""
        return next((one for one in self.sets if one.key == key), None)

    def named(self, name: str) -> OwnRules | None:
        """Return the set called *name*, whatever the case of its letters; None without one."""
        return next((one for one in self.sets if one.name.casefold() == name.strip().casefold()), None)

    def title_of(self, variant: str) -> str | None:
        """Return the name of the set whose games are counted under *variant*, even if it was deleted."""
        names = {**dict(self.gone), **{one.key: one.name for one in self.sets}}
        return names.get(variant.removeprefix(PREFIX)) if variant.startswith(PREFIX) else None

    def with_set(self, own: OwnRules) -> Shelf:
        """Return the shelf with *own* in place of the set with its key, or at the end."""
        gone = tuple(one for one in self.gone if one[0] != own.key)
        if self.find(own.key) is None:
            return Shelf((*self.sets, own), gone)
        return Shelf(tuple(own if one.key == own.key else one for one in self.sets), gone)

    def without(self, key: str) -> Shelf:
        """Return the shelf without the set with *key*; its name is kept for the games played by it."""
        found = self.find(key)
        if found is None:
            return self
        return Shelf(tuple(one for one in self.sets if one is not found), (*self.gone, (key, found.name)))

    def free_name(self, wish: str) -> str:
        """Return *wish*, with a number added where a set has that name already."""
        wish = wish.strip()[:LONGEST_NAME].strip() or _("Our rules")
        name, count = wish, 2
        while self.named(name) is not None:
            ending = f" {count}"
            name = wish[: LONGEST_NAME - len(ending)].rstrip() + ending
            count += 1
        return name


def is_name(text: str) -> bool:
    """Whether *text* may be the name of a rule set."""
    return len(text.strip()) > 0 and len(text) <= LONGEST_NAME and text.isprintable() and text == text.strip()


class _Row(msgspec.Struct, forbid_unknown_fields=True):
    """A rule set as it is written."""

    key: str
    name: str
    model: str
    rules: dict[str, object]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file; its rows are read one by one, so that a broken one does not spoil the others."""

    format: int
    sets: list[msgspec.Raw]
    gone: dict[str, str] = {}


def load_shelf(places: Places) -> tuple[Shelf, str | None]:
    """Return the rule sets that were made, and what was wrong with their file in whole sentences, or None.

    A broken file is kept aside; the sets in it that can be read are kept.
    """
    path = places.rules_file
    try:
        text = read_whole(path)
    except StorageError as error:
        return Shelf(), set_broken_aside(path, str(error))
    if text is None:
        return Shelf(), None
    try:
        file = msgspec.json.decode(text, type=_File)
    except (ValueError, RecursionError) as error:
        problem = _("Your rule sets cannot be read: {reason}.").format(reason=shortened(str(error)))
        return Shelf(), set_broken_aside(path, problem)
    if file.format != FORMAT:
        problem = _("Your rule sets are of format {n}, and this version reads format {ours}.")
        return Shelf(), set_broken_aside(path, problem.format(n=file.format, ours=FORMAT))
    return _read_rows(places, file)


def _read_rows(places: Places, file: _File) -> tuple[Shelf, str | None]:
    shelf, problems = Shelf(gone=tuple(file.gone.items())), []
    for raw in file.sets:
        try:
            own = _read_row(raw)
            if shelf.find(own.key) is not None:
                raise ValueError(_("two have the key {key}").format(key=own.key))
            shelf = shelf.with_set(own)
        except (ValueError, RecursionError) as error:
            reason = in_page_words(error) if isinstance(error, RuleError) else f"{error}."
            problems.append(_("One of your rule sets cannot be read: {reason}").format(reason=shortened(reason)))
    if not problems:
        return shelf, None
    told = set_broken_aside(places.rules_file, " ".join(problems))
    try:
        save_shelf(places, shelf)
    except StorageError as error:
        told = f"{told} {error}"
    return shelf, told


def _read_row(raw: msgspec.Raw) -> OwnRules:
    row = msgspec.json.decode(raw, type=_Row)
    if not 0 < len(row.key) <= _LONGEST_KEY or not row.key.isalnum():
        raise ValueError(_("the key {key} cannot be").format(key=shortened(repr(row.key))))
    find_preset(row.model)
    return OwnRules(row.key, row.name, row.model, RuleSet.from_json(row.rules))


def save_shelf(places: Places, shelf: Shelf) -> None:
    """Write *shelf*; raise StorageError where that fails."""
    rows = [_Row(one.key, one.name, one.model, one.rules.to_json()) for one in shelf.sets]
    raws = [msgspec.Raw(msgspec.json.encode(row)) for row in rows]
    page = msgspec.json.encode(_File(FORMAT, raws, dict(shelf.gone)))
    write_atomically(places.rules_file, msgspec.json.format(page) + b"\n")


def keep_changes(places: Places, before: Shelf, after: Shelf) -> str | None:
    """Write the changes from *before* to *after*, keeping what another window has written in the meantime.

    Returns what was wrong with the file, in whole sentences, or None. Raises StorageError where writing fails.
    """
    there, problem = load_shelf(places)
    if problem is not None or not is_there(places.rules_file):
        before = Shelf()  # what the file has lost is written again
    save_shelf(places, after if there == before else merged(before, after, there))
    return problem


def merged(before: Shelf, after: Shelf, there: Shelf) -> Shelf:
    """Return the shelf *there* with the changes from *before* to *after*."""
    for own in before.sets:
        if after.find(own.key) is None:
            there = there.without(own.key)
    for own in after.sets:
        if before.find(own.key) != own:
            there = there.with_set(own)
    return there


def renamed(own: OwnRules, name: str) -> OwnRules:
    """Return *own* under another *name*; raise ValueError where that is not allowed."""
    return replace(own, name=name.strip())
