"""`ten-bags simulate`: games between computer players only."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

import click

from game.ai.players import find_player
from game.ai.simulation import Outcome, Tally, play_game, tally
from game.commands.inputs import BadInput, write_bytes
from game.commands.rule_options import SEED, rule_options
from game.engine.dealing import LARGEST_SEED
from game.engine.telling import side_text
from game.engine.text import rules_line
from game.rules.ruleset import RuleSet
from game.rules.seats import compass
from game.words import _, plural

LONG_RUN = 10  # games from which on a terminal is shown how far they have come


@click.command(
    name="simulate",
    help=_("Let computer players play whole games by themselves, and say how they went."),
    short_help=_("Let computer players play by themselves."),
)
@rule_options
@click.option("--games", type=click.IntRange(min=1), default=10, show_default=True, help=_("How many games."))
@click.option("--seed", type=SEED, default=1, show_default=True, help=_("Number of the first game; the next follow."))
@click.option(
    "--player",
    default="rule",
    show_default=True,
    help=_("Who plays: rule, greedy, random, or a level with or without a character, as in level5/bold."),
)
@click.option("--records", type=click.Path(path_type=Path), metavar=_("FOLDER"), help=_("Write every game there."))
@click.option("--json", "as_json", is_flag=True, help=_("Print one JSON object."))
def command(rules: RuleSet, games: int, seed: int, player: str, records: Path | None, as_json: bool) -> None:
    """Play *games* games from number *seed* on and print their totals."""
    if seed + games - 1 > LARGEST_SEED:
        raise BadInput(
            _("--seed {seed}: {games} games from there on pass the last, {last}").format(
                seed=seed, games=games, last=LARGEST_SEED
            )
        )
    begun = time.perf_counter()
    outcomes = _played(rules, seed, games, player)
    sums = tally(_kept(_watched(outcomes, games), records), rules.side_count)
    seconds = time.perf_counter() - begun
    click.echo(_json_line(rules, seed, player, sums) if as_json else "\n".join(report(rules, player, sums)))
    speed = _("{seconds:.1f} s, {rate:.0f} decisions a second")
    click.echo(speed.format(seconds=seconds, rate=sums.decisions / seconds), err=True)


def _played(rules: RuleSet, seed: int, games: int, player: str) -> Iterator[Outcome]:
    try:
        players = [find_player(player) for _seat in rules.seats]
    except ValueError as error:
        raise BadInput(f"--{error}") from error
    for number in range(seed, seed + games):
        yield play_game(rules, number, players)


def _watched(outcomes: Iterator[Outcome], games: int) -> Iterator[Outcome]:
    """Pass *outcomes* on; show the progress of a long run on a terminal."""
    if games < LONG_RUN or not sys.stderr.isatty():
        yield from outcomes
        return
    with click.progressbar(outcomes, length=games, label=_("Games"), file=sys.stderr) as bar:
        yield from bar


def _kept(outcomes: Iterable[Outcome], folder: Path | None) -> Iterator[Outcome]:
    """Pass *outcomes* on and write their records to *folder*, if one is named."""
    for outcome in outcomes:
        if folder is not None:
            write_bytes(folder / f"game-{outcome.record.seed}.json", outcome.record.to_json())
        yield outcome


def _json_line(rules: RuleSet, seed: int, player: str, sums: Tally) -> str:
    numbers = {**asdict(sums), "deals_per_game": sums.deals_per_game, "bags_per_deal": sums.bags_per_deal}
    return json.dumps({"rules": rules_line(rules), "seed": seed, "player": player, **numbers}, ensure_ascii=False)


def report(rules: RuleSet, player: str, sums: Tally) -> Iterator[str]:
    """Yield lines to read about *sums*, the totals of games by *rules* between players called *player*."""
    title = plural("{rules}: {games} game, players: {player}", "{rules}: {games} games, players: {player}", sums.games)
    yield title.format(rules=rules_line(rules), games=sums.games, player=player)
    rows = list(_rows(rules, sums))
    width = max(34, *(len(name) + 1 for name, _value in rows))
    for name, value in rows:
        yield f"  {name:<{width}}{value}"


def _rows(rules: RuleSet, sums: Tally) -> Iterator[tuple[str, str]]:
    names = [compass(seat, rules.players) for seat in rules.seats]
    for side in rules.all_sides:
        value = _("{wins}, average score {score:.1f}").format(wins=sums.wins[side], score=sums.average_scores[side])
        yield _("Won by {side}").format(side=side_text(rules, side, names)), value
    if sums.undecided:
        yield _("Broken off"), str(sums.undecided)
    yield (
        _("Deals"),
        _("{deals}, {average:.1f} a game, the longest {longest}").format(
            deals=sums.deals, average=sums.deals_per_game, longest=sums.longest
        ),
    )
    yield (
        _("Bags"),
        _("{average:.2f} a side and deal, {penalties} penalties").format(
            average=sums.bags_per_deal, penalties=sums.bag_penalties
        ),
    )
    yield _("Contracts set"), _share(sums.sets, sums.contracts)
    yield _("Nils made"), _share(sums.nils_made, sums.nils)
    if rules.blind_nil:
        yield _("Blind nils made"), _share(sums.blind_nils_made, sums.blind_nils)
    if rules.blind_bids or rules.blind_low_five:
        yield _("Blind bids made"), _share(sums.blind_bids_made, sums.blind_bids)
    if rules.redeal != "none":
        yield _("Hands thrown in"), str(sums.redeals)
    if rules.renege == "callable":
        yield (
            _("Reneges"),
            _("{count}, of which called {called}").format(count=sums.reneges, called=sums.reneges_proven),
        )
    yield _("Decisions"), str(sums.decisions)


def _share(part: int, whole: int) -> str:
    if not whole:
        return _("none bid")
    return _("{part} of {whole} ({percent:.1f} %)").format(part=part, whole=whole, percent=100 * part / whole)
