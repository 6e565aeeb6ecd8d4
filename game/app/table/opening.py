"""The first trick of lowest clubs: nobody chooses, so that all cards come as one event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.app.motion.timeline import Step, stagger
from game.app.services.session import Session
from game.app.table.playing import Playing
from game.app.table.stage import Late
from game.engine.actions import PlayCard
from game.engine.events import CardPlayed, Event
from game.engine.phases.play import forced_club
from game.rules.tricks import Play
from game.words import _

if TYPE_CHECKING:
    from game.app.table.choreography import Choreography


class Opening(Playing):
    """Makes the steps of the tricks, with that of several cards at once."""

    def lay(self, plays: Sequence[Play]) -> list[Step]:
        """Throw the cards of *plays* almost at once; the best of them rises when all lie there."""
        self.picture.news = _("Everybody lays the lowest club")
        throws = [Late(lambda play=play: self.play(*play)[:1]) for play in plays]  # type: ignore[misc]  # bound early
        return [stagger(0.0 if self.app.reduced_motion else self.times.clubs_stagger, *throws), Late(self._raised)]


def lay_lowest_clubs(session: Session, choreography: Choreography) -> list[Step]:
    """Let everybody in turn who has no choice lay the lowest club; return the steps that show it, if anybody has."""
    plays: list[Play] = []
    events: list[Event] = []
    while (card := forced_club(session.game.state)) is not None and (seat := session.game.state.turn) is not None:
        plays.append(Play(seat, card))
        events += session.submit(PlayCard(seat, card))
    if not plays:
        return []
    others = [event for event in events if not isinstance(event, CardPlayed)]
    return [choreography.lay(plays), *(choreography.show(event) for event in others)]
