"""`ten-bags gallery`: every screen as a picture."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import click

from game.commands.inputs import BadInput, Complaint, read_sizes
from game.storage.settings import UI_SIZES, Look
from game.words import _, speak


@click.command(
    name="gallery",
    help=_("Draw every screen in every theme and several sizes, from recorded games, as pictures in DIR."),
    short_help=_("Draw every screen as a picture."),
)
@click.option(
    "--out", required=True, type=click.Path(file_okay=False, path_type=Path), metavar=_("DIR"), help=_("The folder.")
)
@click.option("--theme", "themes", multiple=True, type=click.Choice(get_args(Look)), help=_("Only this theme."))
@click.option(
    "--size",
    "sizes",
    multiple=True,
    callback=read_sizes,
    metavar=_("WxH"),
    help=_("Only this size, in pixels."),
)
@click.option("--ui-size", type=click.Choice([str(size) for size in UI_SIZES]), default="100", help=_("In per cent."))
@click.option("--longer", is_flag=True, help=_("In words two fifths longer, as other languages need them."))
@click.option("--only", multiple=True, metavar=_("NAME"), help=_("Only pictures whose names begin so."))
def command(
    out: Path,
    themes: tuple[Look, ...],
    sizes: tuple[tuple[int, int], ...],
    ui_size: str,
    longer: bool,
    only: tuple[str, ...],
) -> None:
    """Draw the chosen pictures into the folder *out*."""
    # pygame is not needed to refuse what cannot be
    from game.app.gallery.showing import (  # noqa: PLC0415
        SIZES,
        THEMES,
        Longer,
        Order,
        take_all,
        unknown_names,
    )

    if "" in only:
        raise BadInput(_("--only needs the beginning of a name, and got nothing"))
    if unknown := unknown_names(only):
        raise BadInput(_("no picture is called {names}").format(names=", ".join(unknown)))
    if longer:
        speak(Longer())
    order = Order(tuple(dict.fromkeys(themes)) or THEMES, tuple(dict.fromkeys(sizes)) or SIZES, int(ui_size), only)
    begun, count = time.perf_counter(), 0
    for path in _drawn(take_all(order, out), out):
        count += 1
        click.echo(path)
    click.echo(_("{count} pictures in {seconds:.0f} seconds").format(count=count, seconds=time.perf_counter() - begun))


def _drawn(paths: Iterator[Path], out: Path) -> Iterator[Path]:
    """Yield *paths* as they are drawn; raise Complaint if *out* cannot be written."""
    try:
        yield from paths
    except OSError as error:
        raise Complaint(_("{path} cannot be written: {reason}").format(path=out, reason=error.strerror)) from error
