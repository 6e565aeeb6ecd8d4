"""A game to look back on: its rules, its players and the deals that were scored."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.agent import Agent
from game.ai.characters import STEADY, find_character
from game.ai.levels import find_level
from game.app.services.seating import PERSON_LEVEL
from game.app.services.session import Player, Session
from game.coach.looking_back import PlayedDeal, played_deals
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from game.words import _


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The scored *deals* of a game by *rules*, which are called *title*; *players* are in seat order."""

    rules: RuleSet
    title: str
    players: tuple[Player, ...]
    deals: tuple[PlayedDeal, ...]

    @classmethod
    def of(cls, session: Session) -> PlayedGame:
        """Return the game of *session*, with the deals that hold a decision to review."""
        deals = played_deals(session.game.states, session.record.actions)
        return cls(session.rules, session.title, session.players, tuple(deal for deal in deals if deal.moments))

    def name(self, seat: Seat) -> str:
        """Return the visible name of who sat at *seat*."""
        return self.players[seat].name

    def is_person(self, seat: Seat) -> bool:
        """Whether a person sat at *seat*."""
        return self.players[seat].level == PERSON_LEVEL

    def agent(self, seat: Seat) -> Agent:
        """Return the computer player that sat at *seat*, as it plays in this version."""
        player = self.players[seat]
        return find_level(player.level).make(find_character(player.character))

    def role(self, seat: Seat) -> str:
        """Return the level and style of the computer player at *seat*; empty for a person."""
        if self.is_person(seat):
            return ""
        player = self.players[seat]
        level, character = find_level(player.level), find_character(player.character)
        if character is STEADY:
            return level.title
        return _("{level} · {character}").format(level=level.title, character=character.title)
