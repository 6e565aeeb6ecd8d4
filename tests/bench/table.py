"""Measure the table: `python -m tests.bench.table frames|idle|start|memory [x11]`.

frames   processor milliseconds of frames while cards are dealt, played and swept, and while bidding
idle     processor time of a waiting window under Xvfb, in percent of one core
start    processor time and time from the command to the first frame, and the slowest imports
memory   resident memory while a hundred deals are played

Times are the process's own, so that a busy machine does not matter much. With *x11* the frames are presented to
a screen of Xvfb's instead of SDL's dummy.
"""

import os
import re
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from game.app.navigator import Navigator
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.shell.app import App
from game.app.shell.inputs import PointerMoved
from game.app.table.scene import TableScene
from game.coach.hint import hint
from game.engine.actions import PlayCard
from game.engine.state import Phase
from game.rules.presets import CLASSIC
from game.storage.paths import Places
from game.storage.settings import Settings
from tests.app.desktop import Program, missing_tools, open_desktop, wait_for

_SIZES = ((1920, 1080), (1280, 800), (960, 600))
_FRAME = 1 / 60
_IDLE_SECONDS = 10.0
_DEALS = 100


# -- frames -----------------------------------------------------------------------------------------------------


def open_services(size: tuple[int, int], home: Path, *, x11: bool) -> Services:
    """Return a house with a window of *size*."""
    app = App(size=size, driver=None if x11 else "dummy")
    return Services(
        app, Places.under(home), Settings(window=size), clock=lambda: datetime.now(UTC), navigator=Navigator
    )


def sit_down(services: Services, seed: int) -> TableScene:
    """Return the table of a new classic game."""
    services.app.scenes.clear()
    services.app.exits = False
    scene = TableScene(services, services.begin(CLASSIC, seed))
    services.app.scenes.push(scene)
    return scene


def what_moves(scene: TableScene) -> str:
    """Return what the frame that comes now shows."""
    picture = scene.display.picture
    if picture.moving:
        return "a sweep"
    if any(sprite.pose == picture.deck_pose for hand in picture.hands for sprite in hand):
        return "dealing"
    if picture.phase in (Phase.AUCTION, Phase.BLIND, Phase.BLIND_NIL):
        return "bidding"
    if any(sprite.pose != picture.trick_pose(seat) for seat, sprite in picture.trick.items()):
        return "a card played"
    return "waiting"


def play_deal(scene: TableScene) -> dict[str, list[float]]:
    """Play one deal frame by frame and return the milliseconds of the frames that were drawn, by what moved."""
    spent: dict[str, list[float]] = defaultdict(list)
    turn = 0
    while scene.session.view.phase is not Phase.SCORED:
        if scene.app.exits:
            raise SystemExit("the window was closed")
        what = what_moves(scene)
        turn += 1
        scene.app.post(PointerMoved((500.0 + turn % 300, 400.0 + turn % 90)))
        start = time.process_time()
        drawn = scene.app.step(_FRAME)
        if drawn:
            spent[what].append((time.process_time() - start) * 1000)
        if not scene.goes_on and scene.session.view.turn is PERSON:
            for _ in range(20):  # the pointer wanders over the question
                turn += 1
                scene.app.post(PointerMoved((500.0 + 9 * (turn % 30), 350.0 + 5 * (turn % 30))))
                start = time.process_time()
                if scene.app.step(_FRAME):
                    spent[what_moves(scene)].append((time.process_time() - start) * 1000)
            scene.submit(hint(scene.session.view).action)
    return spent


def report(name: str, spent: list[float]) -> None:
    """Print the median and the 99th percentile."""
    ordered = sorted(spent)
    middle, last = statistics.median(ordered), ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    print(
        f"  {name:<30} {len(spent):5} frames   median {middle:6.2f} ms   p99 {last:6.2f} ms   most {ordered[-1]:6.2f}"
    )


def frames(*, x11: bool) -> None:
    """Print the figures of the first deal, when every picture is new, and of three later ones."""
    for size in _SIZES:
        with TemporaryDirectory() as folder:
            services = open_services(size, Path(folder), x11=x11)
            services.app.step(0.0)
            while services.app.assets.load_next():
                pass  # as idle frames do on the first screen
            print(f"{size[0]} x {size[1]}, {'x11' if x11 else 'dummy'}")
            for title, seeds in (("first deal", (7,)), ("later deals", (8,))):
                spent: dict[str, list[float]] = defaultdict(list)
                for seed in seeds:
                    for what, times in play_deal(sit_down(services, seed)).items():
                        spent[what] += times
                for what, times in sorted(spent.items()):
                    report(f"{what}, {title}", times)
            _click_to_frame(services)
            services.app.close()


def _click_to_frame(services: Services) -> None:
    """Print how many frames after it was submitted a card has moved."""
    scene = sit_down(services, 7)
    while not (scene.session.view.phase is Phase.PLAY and scene.session.view.turn is PERSON and not scene.goes_on):
        scene.app.step(0.2)
        if not scene.goes_on and scene.session.view.turn is PERSON:
            scene.submit(hint(scene.session.view).action)
    action = hint(scene.session.view).action
    assert isinstance(action, PlayCard)
    sprite = next(one for one in scene.display.hand.sprites if one.card is action.card)
    before, count = sprite.pose, 0
    scene.submit(action)
    while (sprite.pose.x, sprite.pose.y) == (before.x, before.y):
        scene.app.step(_FRAME)
        count += 1
    print(f"  a card has moved in frame {count} after the click")


# -- a real window ----------------------------------------------------------------------------------------------


def cpu_seconds(process: int) -> float:
    """Return the processor seconds that *process* has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int | str) -> float:
    """Return the resident megabytes of *process*."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text(encoding="ascii"))
    return int(found[1]) / 1024 if found else 0.0


def idle() -> None:
    """Print what a window costs that waits for the person's bid."""
    with TemporaryDirectory() as folder, open_desktop(Path(folder)) as desktop:
        home = Path(folder) / "home"
        program = Program(desktop, home, "--seed", "7", "--preset", "classic")
        try:
            wait_for(Places.under(home).save_file.exists, "the table")
            time.sleep(5.0)  # pictures that idle frames load are loaded
            before = cpu_seconds(program.process_id)
            time.sleep(_IDLE_SECONDS)
            share = (cpu_seconds(program.process_id) - before) / _IDLE_SECONDS
            print(f"idle table: {share * 100:.2f} % of one core, {resident(program.process_id):.0f} MB resident")
        finally:
            program.end()


_FIRST_FRAME = """
import time; begun = time.time()
from game.app.main import Options, run
from game.app.shell.app import App
def until_first_frame(app):
    app.step(0.0)
    print(f"{time.process_time():.3f} s processor, {time.time() - begun:.3f} s")
App.loop = until_first_frame
run(Options(window=(1280, 800)))
"""


def start() -> None:
    """Print how long the first frame takes, three times, and which imports are slow."""
    with TemporaryDirectory() as folder, open_desktop(Path(folder)) as desktop:
        environment = desktop.environment(Path(folder) / "home") | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        for _ in range(3):
            subprocess.run([sys.executable, "-c", _FIRST_FRAME], env=environment, check=True)
        command = [sys.executable, "-X", "importtime", "-c", _FIRST_FRAME]
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    lines = re.findall(r"import time:\s+(\d+) \|\s+(\d+) \| (\s*)(\S+)", done.stderr)
    print("slowest modules by themselves, in ms:")
    for own, whole, _depth, name in sorted(lines, key=lambda line: -int(line[0]))[:18]:
        print(f"  {int(own) / 1000:7.1f}  (with what it imports {int(whole) / 1000:7.1f})  {name}")


# -- memory -----------------------------------------------------------------------------------------------------


def memory() -> None:
    """Print the resident memory while deals are played, all frames drawn."""
    with TemporaryDirectory() as folder:
        services = open_services((1280, 800), Path(folder), x11=False)
        services.hurry("off")
        deals = 0
        seed = 0
        while deals < _DEALS:
            scene = sit_down(services, seed)
            seed += 1
            while not scene.session.over and deals < _DEALS:
                deals += play_quickly(scene)
                if deals in (1, 10, 25, 50, 75, 100):
                    print(f"  {deals:4} deals: {resident('self'):.0f} MB")
        services.app.close()


def play_quickly(scene: TableScene) -> int:
    """Play to the end of the deal as fast as frames go; return 1."""
    before = len(scene.session.view.scores)
    while len(scene.session.view.scores) == before and not scene.session.over:
        scene.app.step(_FRAME)
        if isinstance(scene.app.scenes.top, ScoreSheetScene):
            scene.app.scenes.pop()
            scene.next_deal()  # as the button of the sheet does
        elif scene.session.view.turn is PERSON:
            scene.submit(hint(scene.session.view).action)
    return 1


def main() -> int:
    """Measure what the command line says."""
    jobs: dict[str, Callable[[], None]] = {"idle": idle, "start": start, "memory": memory}
    x11 = "x11" in sys.argv[2:]
    if (x11 or sys.argv[1:2] in (["idle"], ["start"])) and missing_tools():
        print(missing_tools(), file=sys.stderr)
        return 2
    match sys.argv[1:]:
        case ["frames", *_] if not x11:
            frames(x11=False)
        case ["frames", *_]:
            with TemporaryDirectory() as folder, open_desktop(Path(folder), (1920, 1080)) as desktop:
                os.environ["DISPLAY"] = desktop.display
                frames(x11=True)
        case [job, *_] if job in jobs:
            jobs[job]()
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
