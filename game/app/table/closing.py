"""The end of a deal: the score sheet that leads to the next one, or the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.services.session import PERSON
from game.engine.actions import StartDeal
from game.engine.state import Phase

if TYPE_CHECKING:
    from game.app.table.scene import TableScene


class Closing:
    """Ends the deals at *scene*; *done*: the score sheet or the results of this one were opened."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.done = False

    @property
    def over(self) -> bool:
        """Whether the deal has been scored."""
        return self.scene.session.game.state.phase in (Phase.SCORED, Phase.OVER)

    def go_on(self) -> bool:
        """Open the score sheet or the results; without a person begin the next deal, and return True."""
        session = self.scene.session
        if PERSON in session.agents and not session.over:
            self.scene.submit(StartDeal())
            return True
        self.open()
        return False

    def open(self) -> None:
        """Open the score sheet that leads to the next deal, or the results."""

        scene = self.scene
        self.done = True
        scene.display.picture.news = ""
        if scene.session.over:
            scene.services.nav.open_results(scene.session)
        else:
            scene.services.nav.open_score_sheet(scene.session, self.next_deal)

    def next_deal(self) -> None:
        """Begin the next deal, unless that has been done."""
        if self.scene.session.game.state.phase is Phase.SCORED:
            self.scene.submit(StartDeal())
