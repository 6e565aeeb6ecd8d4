"""Rules that the command line names: by the name that people gave them in the window, or by a share code."""

from __future__ import annotations

import os
from dataclasses import dataclass

import click

from game.commands.errors import BadInput
from game.engine.text import rules_line
from game.rules.presets import preset_of
from game.rules.ruleset import RuleSet
from game.rules.share_code import CodeError, rules_of
from game.storage.own_rules import Shelf, load_shelf
from game.storage.paths import find_places
from game.storage.saves import RulesName
from game.words import _


def open_shelf() -> Shelf:
    """Return the rule sets that were made; what is wrong with their file is said on standard error."""
    shelf, problem = load_shelf(find_places(os.environ))
    if problem:
        click.echo(f"ten-bags: {problem}", err=True)
    return shelf


@dataclass(frozen=True, slots=True)
class Asked:
    """Rules that were asked for; those that somebody made are *called* so."""

    rules: RuleSet
    called: RulesName | None = None


def rules_called(name: str) -> RuleSet:
    """Return the rules of that *name* or share code; raise BadInput where there are none."""
    return asked_by_name(name).rules


def asked_by_name(name: str) -> Asked:
    """Return the rules of that *name* or share code, with their name; raise BadInput where there are none."""
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


def title_for(rules: RuleSet) -> str:
    """Return what people call *rules*: the name they gave them, or how they differ from a preset."""
    if preset_of(rules) is not None:
        return rules_line(rules)
    own = next((one for one in open_shelf().sets if one.rules == rules), None)
    return own.name if own is not None else rules_line(rules)
