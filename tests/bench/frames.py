"""Measure the processor time of frames and of an idle window: `python -m tests.bench.frames`.

`python -m tests.bench.frames thinking` measures instead how long frames take while the strongest player thinks beside
them, the whole table painted anew in each: by the clock, since it is another thread that they must not wait for. With
TEN_BAGS_PURE=1 the player thinks by the uncompiled core, which holds the interpreter; on a busy machine compare with
the frames in which nobody thinks.

Run it on a real display or under Xvfb; the dummy driver leaves out what presenting costs.
"""

import statistics
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.ai.agent import Agent, Decision
from game.ai.core.chosen import describe
from game.ai.levels import find_level
from game.app.motion.pose import Pose
from game.app.motion.timeline import Timeline, Tween, stagger
from game.app.navigator import Navigator
from game.app.paint.canvas import Canvas
from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.shell.app import App
from game.app.shell.scene import Scene
from game.app.table.scene import TableScene
from game.coach.hint import hint
from game.engine.views import PlayerView
from game.rules.presets import CLASSIC
from game.storage.paths import Places
from game.storage.settings import Settings

_SIZES = ((1280, 800), (1920, 1080))
_FRAMES = 240
_IDLE_SECONDS = 6.0
_CODES = tuple(rank + suit for suit in "CDHS" for rank in "23456789TJQKA")


class Whirl(Scene):
    """Fifty-two cards, all of them moving; *turning* ones also change their angle in every frame."""

    def __init__(self, app: App, *, turning: bool) -> None:
        super().__init__(app)
        self._turning = turning
        self._time = 0.0

    @property
    def moving(self) -> bool:
        return True

    def update(self, seconds: float) -> None:
        self._time += seconds

    def draw(self, canvas: Canvas) -> None:
        canvas.table()
        width, height = canvas.viewport.width, canvas.viewport.height
        for index, code in enumerate(_CODES):
            x = 60 + (index % 13) * (width - 120) / 12
            y = 110 + index // 13 * (height - 220) / 3
            angle = index * 7 - 180 + (self._time * 40 if self._turning else 0)
            canvas.card(code, Pose(x + 8 * (self._time % 2), y, angle), 100)


class Flying:
    """A card on its way from the pack."""

    def __init__(self, code: str, width: float) -> None:
        self.code = code
        self.width = width
        self.pose = Pose(640, 300, 0, 62 / width, 0.0)


class Deal(Scene):
    """Thirteen cards fly to each seat; the near ones turn over on their way."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._cards = [Flying(code, 62 if index % 4 else 136) for index, code in enumerate(_CODES)]
        self._timeline = Timeline()
        ends = [self._end(index) for index in range(len(_CODES))]
        flights = [Tween(card, end, 0.180) for card, end in zip(self._cards, ends, strict=True)]
        self._timeline.add(stagger(0.035, *flights))

    @property
    def moving(self) -> bool:
        return not self._timeline.idle

    def update(self, seconds: float) -> None:
        self._timeline.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        canvas.table()
        for card in self._cards:
            canvas.card(card.code, card.pose, card.width)

    @staticmethod
    def _end(index: int) -> Pose:
        place, rank = index % 4, index // 4 - 6
        match place:
            case 0:
                return Pose(640 + 56 * rank, 640 + rank * rank, -1.62 * rank)
            case 2:
                return Pose(640 + 11.5 * rank, 100 + rank * rank / 3, -2.4 * rank, face_up=0)
            case _:
                return Pose(150 if place == 1 else 1130, 360 + rank, -2.4 * rank, face_up=0)


class Still(Scene):
    """A table on which nothing moves."""

    def draw(self, canvas: Canvas) -> None:
        canvas.table()
        for index, code in enumerate(_CODES[:13]):
            canvas.card(code, Pose(300 + 60 * index, 600, 12 - 2 * index), 136)


def frames(app: App, count: int) -> list[float]:
    """Return the processor milliseconds of *count* frames."""
    spent = []
    for _ in range(count):
        start = time.process_time()
        app.step(1 / 60)
        spent.append((time.process_time() - start) * 1000)
    return spent


def report(name: str, spent: list[float]) -> None:
    ordered = sorted(spent)
    middle, last = statistics.median(ordered), ordered[int(len(ordered) * 0.99)]
    print(f"  {name:<34} median {middle:6.2f} ms   p99 {last:6.2f} ms")


def timed(name: str, work: Callable[[], object]) -> None:
    start = time.perf_counter()
    work()
    print(f"  {name:<34} {(time.perf_counter() - start) * 1000:13.1f} ms")


def idle(app: App) -> None:
    """Print how much of one core an idle window takes."""
    app.scenes.reset(Still(app))
    frames(app, 20)
    start, end = time.process_time(), time.perf_counter() + _IDLE_SECONDS

    def leave_when_over() -> bool:
        return time.perf_counter() > end

    app.loop(leave_when_over)
    print(f"  {'idle':<34} {(time.process_time() - start) / _IDLE_SECONDS * 100:13.2f} % of one core")


# -- while somebody thinks ---------------------------------------------------------------------------------------


class Ponderer:
    """Decides as *player* does, many times over: there are more frames to measure."""

    def __init__(self, player: Agent, times: int) -> None:
        self._player = player
        self._times = times

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        for _ in range(self._times):
            self._player.decide(view, Random(0))
        return self._player.decide(view, rng)


def thinking(size: tuple[int, int], seconds: float) -> None:
    """Print how long frames take by the clock while the strongest player thinks, and while the person does."""
    with TemporaryDirectory() as home:
        app = App(size=size)
        services = Services(
            app, Places.under(Path(home)), Settings(window=size), clock=lambda: datetime.now(UTC), navigator=Navigator
        )
        services.thinks_aside = True
        services.hurry("fast")
        session = services.begin(CLASSIC, 7)
        player = Ponderer(find_level("level5").make(), 40 if describe() == "compiled" else 1)
        session.agents = {seat: player for seat in session.rules.seats if seat is not PERSON}
        table = TableScene(services, session)
        app.scenes.push(table)
        while app.assets.load_next():
            pass
        alone, beside = _play(app, table, seconds)
        report("frames, nobody thinks", alone)
        report(f"frames, level 5 thinks ({describe()})", beside)
        app.close()


def _play(app: App, table: TableScene, seconds: float) -> tuple[list[float], list[float]]:
    """Play for so many *seconds*; return the times of frames in which nobody thinks, and of those in which one does."""
    alone: list[float] = []
    beside: list[float] = []
    session = table.session
    end = time.perf_counter() + seconds
    while time.perf_counter() < end and not session.over:
        before, moving = len(session.record.actions), table.moving
        spent = _painted(app, table)
        if len(session.record.actions) == before and not moving and not table.moving:
            (beside if session.waits_for_computer else alone).append(spent)
        if session.view.turn is PERSON and table.timeline.idle and len(alone) % 8 == 7:
            table.submit(hint(session.view).action)
        elif app.scenes.top is not table and app.scenes.top is not None:
            app.scenes.pop()  # the score sheet
            table.next_deal()
    return alone, beside


def _painted(app: App, table: TableScene) -> float:
    """Run one frame in which the table is painted, at its time; return how many milliseconds it took by the clock."""
    start = time.perf_counter()
    table.dirty = True
    app.step(1 / 60)
    spent = time.perf_counter() - start
    time.sleep(max(0.001, 1 / 60 - spent))
    return spent * 1000


def main() -> None:
    if sys.argv[1:] == ["thinking"]:
        for size in _SIZES:
            print(f"{size[0]} x {size[1]}")
            thinking(size, 20.0)
        return
    for size in _SIZES:
        print(f"{size[0]} x {size[1]}")
        app = App(size=size)
        timed("first frame", lambda app=app: (app.scenes.push(Still(app)), app.step(0)))  # type: ignore[misc]
        while app.assets.load_next():
            pass  # the loop does this while the start screen waits
        app.scenes.reset(Deal(app))
        report("dealing, for the first time", frames(app, 122))
        app.scenes.reset(Deal(app))
        report("dealing, again", frames(app, 122))
        app.scenes.reset(Whirl(app, turning=False))
        frames(app, 10)
        report("background, 52 cards moving", frames(app, _FRAMES))
        app.scenes.reset(Whirl(app, turning=True))
        frames(app, 10)
        report("the same, all turning, not kept", frames(app, _FRAMES))
        timed("from theme change to crisp", lambda app=app: (app.assets.rescale(app.theme, app.viewport), app.step(0)))  # type: ignore[misc]
        idle(app)


if __name__ == "__main__":
    main()
