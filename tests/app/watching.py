"""Looking on at a table, frame by frame."""

from collections.abc import Callable

from game.app.services.services import Services
from game.app.table.scene import TableScene
from game.engine.views import PlayerView
from tests.app.tables import enliven, play_on_turn, play_until, sit_down

FRAME = 1 / 60


def following(services: Services) -> TableScene:
    """Return a table at which the person is to follow to the second trick or a later one, animated from now on."""
    scene = sit_down(services, "classic", 7)

    def third_to_play(view: PlayerView) -> bool:
        return play_on_turn(view) and len(view.trick.plays) == 2 and bool(view.tricks)

    play_until(scene, third_to_play)
    enliven(scene)
    watch(scene, lambda: not scene.goes_on)
    return scene


def watch(scene: TableScene, until: Callable[[], bool]) -> None:
    """Show frame after frame *until* something is so."""
    for _frame in range(3000):
        if until():
            return
        scene.app.step(FRAME)
    raise AssertionError("what was waited for never came")
