"""`ten-bags rules`: a rule set as a page to read, as a table, or as a share code."""

from __future__ import annotations

import json
from dataclasses import dataclass

import click

from game.commands.inputs import BadInput
from game.commands.rule_options import open_shelf, rule_options
from game.engine.text import rules_line
from game.rules.page import page_lines, table_lines
from game.rules.presets import PRESETS, preset_of
from game.rules.ruleset import RuleSet
from game.rules.share_code import code_of
from game.words import _


@dataclass(frozen=True, slots=True)
class _Form:
    """The form in which rules are printed."""

    code: bool
    as_json: bool
    table: bool


@click.command(
    name="rules",
    help=_("Print rules as a page of sentences, in Markdown."),
    short_help=_("Print rules to read, or their share code."),
)
@rule_options
@click.option("--code", is_flag=True, help=_("Print their share code instead."))
@click.option("--json", "as_json", is_flag=True, help=_("Print them as a JSON object instead."))
@click.option("--table", is_flag=True, help=_("Print where the written rule sets differ, as a table."))
def command(rules: RuleSet, code: bool, as_json: bool, table: bool) -> None:
    """Print *rules*."""
    if code + as_json + table > 1:
        raise BadInput(_("--code, --json and --table exclude each other: give one of them"))
    click.echo(_printed(rules, _Form(code, as_json, table)))


def _printed(rules: RuleSet, form: _Form) -> str:
    if form.code:
        return code_of(rules)
    if form.as_json:
        return json.dumps(rules.to_json(), ensure_ascii=False)
    if form.table:
        sets = [(preset.title, preset.rules) for preset in PRESETS]
        if rules not in [preset.rules for preset in PRESETS]:
            sets.append((title_for(rules), rules))
        return "\n".join(table_lines(sets))
    return "\n".join(page_lines(title_for(rules), rules))


def title_for(rules: RuleSet) -> str:
    """Return the title of *rules*: the name people gave them, or how they differ from a preset."""
    if preset_of(rules) is not None:
        return rules_line(rules)
    own = next((one for one in open_shelf().sets if one.rules == rules), None)
    return own.name if own is not None else rules_line(rules)
