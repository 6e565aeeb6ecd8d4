"""Take the README's picture of the table: a game of set choices, in the middle of a deal.

python build/screenshot.py [FILE]
"""

from __future__ import annotations

import os
import sys
import tempfile
from datetime import datetime
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).parents[1]))

from game.app.app import App
from game.app.house import House
from game.app.inputs import KeyPressed
from game.app.table.scene import TableScene
from game.coach.hint import hint
from game.engine.actions import StartDeal
from game.engine.state import GameState, Phase
from game.rules.presets import CLASSIC
from game.rules.seats import Seat
from game.storage.paths import Places
from game.storage.settings import Settings

SEED, DEAL, TRICK, CARDS = 29, 4, 2, 3


def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as home:
        app = App(driver="dummy", size=(1280, 800))
        house = House(app, Places.under(Path(home)), Settings(), clock=lambda: datetime.now().astimezone())
        session = house.begin(CLASSIC, SEED)
        while not _reached(session.game.state):
            state = session.game.state
            if state.phase is Phase.SCORED:
                session.submit(StartDeal())
            elif state.turn is Seat.SOUTH:
                session.submit(hint(session.view).action)
            else:
                session.submit(session.think())
        app.scenes.push(TableScene(house, session))
        for key in ("right", "right"):
            app.step(0.5)
            app.post(KeyPressed(key))
        for _frame in range(20):
            app.step(0.1)
        app.screenshot(target)
        app.close()


def _reached(state: GameState) -> bool:
    deal = state.deal
    return (
        deal is not None
        and deal.index >= DEAL
        and len(deal.tricks) >= TRICK
        and len(deal.trick) == CARDS
        and state.turn is Seat.SOUTH
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("tests/screens/table.png"))
