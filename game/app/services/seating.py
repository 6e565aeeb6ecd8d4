"""The players at a table: the person and those that the settings invite, and the agents that decide for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.ai.agent import Agent
from game.ai.careless import CarelessPlayer, QuietPlayer
from game.ai.characters import find_character
from game.ai.levels import find_level
from game.app.services.session import PERSON, Player
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from game.storage.settings import Settings

PERSON_LEVEL = "person"


def invited(rules: RuleSet, settings: Settings, person: Player) -> tuple[Player, ...]:
    """Return the players of a game by *rules*, by seat: *person*, and computer players as in *settings*."""
    others = sitters(rules)
    return tuple(person if seat is PERSON else _other(rules, settings, seat, others[seat]) for seat in rules.seats)


def _other(rules: RuleSet, settings: Settings, seat: Seat, sitter: Sitter) -> Player:
    partner = seat in rules.partners(PERSON)
    level = settings.partner_level if partner else settings.opponents_level
    character = settings.partner_character if partner else settings.opponents_character
    return Player(*sitter, find_level(level).key, find_character(character).key)


def agents_of(rules: RuleSet, players: tuple[Player, ...], reneging: Callable[[], bool]) -> dict[Seat, Agent]:
    """Return the agents of the computer's seats; opponents may renege, while *reneging*, where it can be called."""
    return {
        Seat(index): _agent(rules, Seat(index), player, reneging)
        for index, player in enumerate(players)
        if player.level != PERSON_LEVEL
    }


def _agent(rules: RuleSet, seat: Seat, player: Player, reneging: Callable[[], bool]) -> Agent:
    agent = find_level(player.level).make(find_character(player.character))
    if rules.renege != "callable":
        return agent
    if rules.side_of(seat) is rules.side_of(PERSON):
        return QuietPlayer(agent, reneging)
    return CarelessPlayer(agent, reneging)


class Sitter(NamedTuple):
    """A computer player's *name* and the picture of its *face*."""

    name: str
    face: str


RUTH = Sitter("Ruth", "ruth")
_OTHERS = (
    Sitter("Walter", "walter"),
    Sitter("Jasper", "jasper"),
    Sitter("Hazel", "hazel"),
    Sitter("Omar", "omar"),
    Sitter("Nora", "nora"),
)
_OLD_FRIEND = Seat.NORTH  # where Ruth sits when the person has no partner


def sitters(rules: RuleSet) -> Mapping[Seat, Sitter]:
    """Return the computer's sitters by seat at a table by *rules*; Ruth is the person's partner, if there is one."""
    person, *others = rules.seats
    partners = rules.partners(person)
    ruth = partners[0] if partners else _OLD_FRIEND
    rest = iter(_OTHERS)
    return {seat: RUTH if seat is ruth else next(rest) for seat in others}


def face_of(name: str) -> str | None:
    """Return the face of the sitter called *name*; None for an unknown name."""
    return next((one.face for one in (RUTH, *_OTHERS) if one.name == name), None)
