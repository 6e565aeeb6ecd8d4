"""The options that choose rules and seeds, and the rules that they name: built in, made by people, or shared."""

from __future__ import annotations

import difflib
import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps

import click
from click.core import ParameterSource

from game.commands.inputs import BadInput
from game.engine.dealing import LARGEST_SEED
from game.rules.errors import RuleError
from game.rules.presets import ALL_PRESETS, find_preset
from game.rules.rule_keys import KEYS
from game.rules.ruleset import RuleSet
from game.rules.share_code import CodeError, rules_of
from game.storage.own_rules import Shelf, load_shelf
from game.storage.paths import find_places
from game.storage.saves import RulesName
from game.words import _

SEED = click.IntRange(0, LARGEST_SEED)

set_option = click.option(
    "--set",
    "changes",
    multiple=True,
    metavar=_("KEY=VALUE"),
    help=_("A house rule, such as nil=50 or ten_bid=[200,-100]; may be given again."),
)


def rule_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add `--preset`, `--rules` and `--set` to *command* and pass the chosen rules as *rules*."""
    keys = ", ".join(preset.key for preset in ALL_PRESETS)

    @click.option(
        "--preset",
        default=ALL_PRESETS[0].key,
        show_default=True,
        metavar=_("NAME"),
        help=_("The rules: {keys}.").format(keys=keys),
    )
    @click.option(
        "--rules",
        "called",
        metavar=_("NAME|CODE"),
        help=_("Rules that you have made, by their name, or those of a share code; instead of --preset."),
    )
    @set_option
    @wraps(command)
    def with_rules(preset: str, called: str | None, changes: tuple[str, ...], **rest: object) -> None:
        asked = click.get_current_context().get_parameter_source("preset") is ParameterSource.COMMANDLINE
        if called is not None and asked:
            raise BadInput(_("--preset and --rules exclude each other: give one of them"))
        command(rules=read_rules(preset, changes, called), **rest)

    return with_rules


def read_rules(preset: str, changes: Sequence[str], called: str | None = None) -> RuleSet:
    """Return the rules of the name *called*, or else of *preset*, with *changes*, each KEY=VALUE.

    Raises BadInput if there are no such rules.
    """
    return changed(_preset_rules(preset) if called is None else rules_called(called), changes)


def changed(rules: RuleSet, changes: Sequence[str]) -> RuleSet:
    """Return *rules* with *changes*, each KEY=VALUE; raise BadInput if they do not go together."""
    try:
        return rules.changed(dict(_read_change(change) for change in changes))
    except RuleError as error:
        raise BadInput(f"--set {error}") from error


def _preset_rules(preset: str) -> RuleSet:
    try:
        return find_preset(preset).rules
    except RuleError as error:
        raise BadInput(f"--{error}") from error


def _read_change(change: str) -> tuple[str, object]:
    key, equals, value = change.partition("=")
    if not equals:
        raise BadInput(_("--set {change}: write KEY=VALUE, such as nil=50").format(change=change))
    if key not in KEYS:
        near = difflib.get_close_matches(key, KEYS, n=1)
        remedy = _("did you mean {key}?").format(key=near[0]) if near else _("known are ") + ", ".join(KEYS)
        raise BadInput(
            _("--set {change}: there is no rule {key!r}; {remedy}").format(change=change, key=key, remedy=remedy)
        )
    return key, _read_value(value)


def _read_value(value: str) -> object:
    """Return *value* read as JSON, or itself if it is none: words need no quotes."""
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


# Rules by their names ------------------------------------------------------------------------------


def open_shelf() -> Shelf:
    """Return people's own rule sets; print problems with their file to standard error."""
    shelf, problem = load_shelf(find_places(os.environ))
    if problem:
        click.echo(f"ten-bags: {problem}", err=True)
    return shelf


@dataclass(frozen=True, slots=True)
class Asked:
    """Chosen rules, and what they are *called* if somebody made them."""

    rules: RuleSet
    called: RulesName | None = None


def rules_called(name: str) -> RuleSet:
    """Return the rules with that *name* or share code; raise BadInput if there are none."""
    return asked_by_name(name).rules


def asked_by_name(name: str) -> Asked:
    """Return the rules with that *name* or share code, and their name; raise BadInput if there are none."""
    shelf = open_shelf()
    own = shelf.named(name)
    if own is not None:
        return Asked(own.rules, own.called)
    try:
        return Asked(rules_of(name))
    except CodeError as error:
        raise BadInput(
            _("--rules {name}: {known}; as a share code: {reason}").format(
                name=name, known=_known(shelf), reason=_as_code(error)
            )
        ) from error


def _known(shelf: Shelf) -> str:
    if not shelf.sets:
        return _("you have made no rules yet")
    return _("your rules are {names}").format(
        names=", ".join(_("“{name}”").format(name=one.name) for one in shelf.sets)
    )


def _as_code(error: CodeError) -> str:
    text = str(error).rstrip(".")
    return text[:1].lower() + text[1:]
