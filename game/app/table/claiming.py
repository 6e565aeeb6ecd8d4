"""The person's claim: what is certain is played out quickly, and stops where it is no longer certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.paint.markup import escape
from game.app.services.session import PERSON
from game.coach.claim import Claim, Objection, claim
from game.engine.actions import PlayCard
from game.engine.state import Phase
from game.words import _

if TYPE_CHECKING:
    from game.app.table.scene import TableScene
    from game.cards import Card

HASTE = 0.35  # of its usual time everything takes while a claim is played out


class Claiming:
    """Plays for the person at *scene* from a claim on."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._deal: int | None = None  # whose rest is claimed
        self._undone_to: int | None = None  # so many actions
        self._proven_at: int | None = None  # after so many actions

    @property
    def _goes_on(self) -> bool:
        deal = self.scene.session.game.state.deal
        return deal is not None and deal.index == self._deal

    @property
    def haste(self) -> float:
        """How long things take, as a share of their usual time."""
        playing = self.scene.session.game.state.phase is Phase.PLAY  # what the deal was worth is seen in peace
        return HASTE if self._goes_on and playing else 1.0

    @property
    def held(self) -> bool:
        """Whether nothing is played for the person: it has gone back to choose otherwise, or to go back further."""
        return len(self.scene.session.record.actions) == self._undone_to

    def begin(self) -> None:
        """Claim the rest: say why it is certain, and play it out when that is done once more; or say why it is not."""
        scene, now = self.scene, len(self.scene.session.record.actions)
        if not scene.may_play:
            return
        answer = claim(scene.session.view)
        if isinstance(answer, Claim) and self._proven_at == now:
            self._begin(answer)
            scene.submit(PlayCard(PERSON, answer.card))
            return
        again = _("Claim again to play it out") if isinstance(answer, Claim) else ""
        self._say(answer, again)
        self._proven_at = now
        scene.app.audio.play("pick" if again else "refuse")
        scene.dirty = True

    def next_card(self) -> Card | None:
        """Return the card that is played for the person now; None where it chooses itself."""
        scene, view = self.scene, self.scene.session.view
        unasked = scene.services.settings.auto_claim and len(view.hand) > 1
        answer = claim(view) if self._goes_on or unasked else None
        if isinstance(answer, Claim):
            if not self._goes_on:
                self._begin(answer)
            return answer.card
        if self._goes_on and answer is not None and view.phase is Phase.PLAY:
            self._say(answer)  # somebody has reneged: what was said of the rest does not hold any more
        self._deal = None
        return None

    def _begin(self, answer: Claim) -> None:
        self._deal = self.scene.session.game.state.current.index
        self._say(answer)

    def _say(self, answer: Claim | Objection, more: str = "") -> None:
        words = f"<icon:claim> {escape(answer.reason)}" + (f" · <strong>{more}</strong>" if more else "")
        self.scene.display.say(words, lasting=isinstance(answer, Claim) and not more)

    def hold(self) -> None:
        """Let the person choose where it has gone back to."""
        self._deal = None
        self._undone_to = len(self.scene.session.record.actions)
