"""Measure all drawing in one table: `python -m tests.bench.drawing [ROW ...] [--deals N]`.

Rows: start, resize, frames, idle, memory; all of them take some minutes. Everything is processor time, so that other
work on the machine disturbs it less, though a busy neighbour on the same core still makes it half as much again.

start    seconds of a new process until the first frame is on a screen of Xvfb's; of the very first one too, for which
         Python compiles every module, as pip does when it installs
resize   milliseconds of the window's thread until the table is sharp in a new size, and its longest frame
frames   milliseconds of a frame while cards are dealt, played and swept, and while bidding, in the first deal, where
         every picture is new: median and 99th percentile
idle     a window that waits for a bid, in per cent of one core
memory   resident megabytes after 1, 50 and 100 deals, all frames drawn
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from game.app.gallery.games import SAVED
from game.app.gallery.studio import Studio, furnish
from game.app.services.services import Services
from game.app.shell.resizing import SETTLED
from game.storage.paths import Places
from tests.app.desktop import Program, missing_tools, open_desktop, wait_for
from tests.bench.resize import SIZES, screens, sharp
from tests.bench.table import cpu_seconds, open_services, play_deal, play_quickly, resident, sit_down

SEED = 7
BUDGETS = {
    "start": "0.8 s",
    "resize": "200 ms",
    "dealing": "8 ms at 1920x1080",
    "idle": "0.7 %",
    "memory": "200 MB",
}
_IDLE_SECONDS = 20.0
_STARTS = 3
_FIRST_FRAME = """
import time
from game.app.main import Options, run
from game.app.shell.app import App
def until_first_frame(app):
    app.step(0.0)
    print(time.process_time())
App.loop = until_first_frame
run(Options(window=({width}, {height})))
"""

Row = tuple[str, Sequence[str]]


def show(what: str, cells: Sequence[str]) -> None:
    """Print a line of the table."""
    budget = next((words for key, words in BUDGETS.items() if what.startswith(key)), "")
    print(f"{what:<28}" + "".join(f"{cell:>16}" for cell in cells) + f"   {budget}", flush=True)


@contextmanager
def opened(size: tuple[int, int]) -> Iterator[Services]:
    """Open a house with a window of *size* in which every card is loaded, as idle frames of the first screen do it."""
    with TemporaryDirectory() as folder:
        services = open_services(size, Path(folder), x11=False)
        services.app.step(0.0)
        while services.app.assets.load_next():
            pass
        yield services
        services.app.close()


def start() -> Iterator[Row]:
    """Yield how long a process takes until its first frame, and the one that compiles all modules."""
    first, later = [], []
    with TemporaryDirectory() as folder, open_desktop(Path(folder), SIZES[-1]) as desktop:
        environment = desktop.environment(Path(folder) / "home") | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for width, height in SIZES:
            environment["PYTHONPYCACHEPREFIX"] = str(Path(folder) / f"{width}x{height}")
            command = [sys.executable, "-c", _FIRST_FRAME.format(width=width, height=height)]
            runs = [
                float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)
                for _run in range(1 + _STARTS)
            ]
            first.append(f"{runs[0]:.2f} s")
            later.append(f"{min(runs[1:]):.2f} s")
    yield "start to first frame", later
    yield "  the very first", first


def resize() -> Iterator[Row]:
    """Yield how long a window takes to follow its size."""
    with TemporaryDirectory() as home:
        furnish(Path(home), SAVED)
        studio = Studio(Path(home), (1280, 800))
        screens(studio)["table"]()
        took = [sharp(studio, size) for size in SIZES]
        studio.close()
    yield "resize to sharp", [f"{one.window:.0f} ms" for one in took]
    yield "  longest frame of it", [f"{one.longest:.0f} ms" for one in took]
    yield "  with the other thread", [f"{one.all:.0f} ms" for one in took]


def frames() -> Iterator[Row]:
    """Yield how long frames take, by what moves."""
    measured: list[Mapping[str, Sequence[float]]] = []
    for size in SIZES:
        with opened(size) as services:
            measured.append(play_deal(sit_down(services, SEED)))
    for what in sorted(measured[0]):
        cells = [_spread(by_what[what]) if what in by_what else "" for by_what in measured]
        yield f"{what} (median, p99)", cells


def _spread(spent: Sequence[float]) -> str:
    ordered = sorted(spent)
    return f"{statistics.median(ordered):.1f}, {ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]:.1f} ms"


def idle() -> Iterator[Row]:
    """Yield what a window costs that waits for the person's bid."""
    cells = []
    for size in SIZES:
        with TemporaryDirectory() as folder, open_desktop(Path(folder), size) as desktop:
            home = Path(folder) / "home"
            program = Program(desktop, home, "--seed", "7", "--preset", "classic", "--window", f"{size[0]}x{size[1]}")
            try:
                wait_for(Places.under(home).save_file.exists, "the table")
                time.sleep(10.0)  # what idle frames load is loaded, and nobody has touched anything for long
                before = cpu_seconds(program.process_id)
                time.sleep(_IDLE_SECONDS)
                share = (cpu_seconds(program.process_id) - before) / _IDLE_SECONDS
                cells.append(f"{100 * share:.2f} %, {resident(program.process_id):.0f} MB")
            finally:
                program.end()
    yield "idle table (core, memory)", cells


def memory(deals: int) -> Iterator[Row]:
    """Yield how much memory is resident while deals are played, at each size in a process of its own."""
    columns = []
    for width, height in SIZES:
        command = [sys.executable, "-m", "tests.bench.drawing", "--hold", f"{width}x{height}", "--deals", str(deals)]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        columns.append(done.stdout.splitlines()[-1].split())
    for index, count in enumerate(_marks(deals)):
        yield f"memory after {count} deals", [f"{column[index]} MB" for column in columns]


def hold(size: tuple[int, int], deals: int) -> None:
    """Play *deals* deals without pauses and print how many megabytes are resident at some of them."""
    marks, found, done, seed = _marks(deals), [], 0, 0
    with opened(size) as services:
        services.hurry("off")
        while done < deals:
            scene = sit_down(services, seed)
            seed += 1
            while not scene.session.over and done < deals:
                done += play_quickly(scene)
                rest(services)
                if done in marks:
                    found.append(f"{resident('self'):.0f}")
    print(" ".join(found))


def rest(services: Services) -> None:
    """Do nothing for a moment, as when the score of a deal is read."""
    for _frame in range(20):
        if not services.app.step(2 * SETTLED):
            break
    while services.app.assets.unloaded or services.app.audio.unloaded:
        services.app.use_idle_frame()
    services.app.use_idle_frame()


def _marks(deals: int) -> list[int]:
    return sorted({1, max(1, deals // 2), deals})


def main() -> int:
    """Read the command line, measure, print the table."""
    parser = argparse.ArgumentParser(description="Measure all drawing in one table.")
    parser.add_argument(
        "rows", nargs="*", metavar="ROW", help="start, resize, frames, idle, memory; all if none is named"
    )
    parser.add_argument("--deals", type=int, default=100, help="for memory")
    parser.add_argument("--hold", metavar="WIDTHxHEIGHT", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.hold:
        width, height = options.hold.split("x")
        hold((int(width), int(height)), options.deals)
        return 0
    jobs: dict[str, Callable[[], Iterator[Row]]] = {
        "start": start, "resize": resize, "frames": frames, "idle": idle, "memory": lambda: memory(options.deals),
    }  # fmt: skip
    wanted = options.rows or list(jobs)
    if unknown := [row for row in wanted if row not in jobs]:
        parser.error(f"there is no row {', '.join(unknown)}; there are {', '.join(jobs)}")
    if missing_tools() and {"start", "idle"} & set(wanted):
        print(missing_tools(), file=sys.stderr)
        return 2
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    show("", [f"{width} x {height}" for width, height in SIZES])
    for row in wanted:
        for what, cells in jobs[row]():
            show(what, cells)
    return 0


if __name__ == "__main__":
    sys.exit(main())
