"""The fan of cards on the first screen."""

import pytest

from game.app.motion.pose import Pose
from game.app.shell.app import App
from game.app.widgets.marks import FAN_CARDS, draw_fan


@pytest.mark.parametrize(("left_handed", "order"), [(False, FAN_CARDS), (True, FAN_CARDS[::-1])])
def test_the_cards_lie_so_that_all_ranks_show(
    app: App, monkeypatch: pytest.MonkeyPatch, left_handed: bool, order: tuple[str, ...]
) -> None:
    drawn: list[str] = []

    def card(code: str, _pose: Pose, _width: float) -> None:
        drawn.append(code)

    canvas = app.canvas
    monkeypatch.setattr(canvas, "card", card)
    monkeypatch.setattr(canvas, "left_handed", left_handed)
    draw_fan(canvas, (300, 300), 120)
    assert tuple(drawn) == order
