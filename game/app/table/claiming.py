"""The person's claim: what is certain is played out quickly, and stops where it is no longer certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.markup import escape
from game.app.table.session import PERSON
from game.coach.claim import Claim, Objection, claim
from game.engine.actions import PlayCard
from game.engine.state import Phase

if TYPE_CHECKING:
    from game.app.table.scene import TableScene
    from game.cards import Card

HASTE = 0.35  # of its usual time everything takes while a claim is played out


class Claiming:
    """Plays for the person at *scene* from a claim on."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._goes_on = False

    @property
    def haste(self) -> float:
        """How long things take, as a share of their usual time."""
        playing = self.scene.session.game.state.phase is Phase.PLAY  # what the deal was worth is seen in peace
        return HASTE if self._goes_on and playing else 1.0

    def begin(self) -> None:
        """Claim the rest: say why it is certain and play it out, or say what stands against it."""
        scene = self.scene
        if not scene.may_play:
            return
        answer = claim(scene.session.view)
        self._say(answer)
        if isinstance(answer, Claim):
            self._goes_on = True
            scene.submit(PlayCard(PERSON, answer.card))
        else:
            scene.app.audio.play("refuse")
            scene.dirty = True

    def next_card(self) -> Card | None:
        """Return the card that is played for the person now; None where it chooses itself."""
        scene, view = self.scene, self.scene.session.view
        unasked = scene.house.settings.auto_claim and len(view.hand) > 1
        answer = claim(view) if self._goes_on or unasked else None
        if not isinstance(answer, Claim):
            self.end()
            return None
        if not self._goes_on:
            self._goes_on = True
            self._say(answer)
        return answer.card

    def _say(self, answer: Claim | Objection) -> None:
        self.scene.display.say(f"<icon:claim> {escape(answer.reason)}", lasting=isinstance(answer, Claim))

    def end(self) -> None:
        """Let the person choose again."""
        self._goes_on = False
