"""Opponents that renege now and then, if the person wants it, and a partner that leaves calling to the person."""

import pytest

from game.ai.careless import CarelessPlayer, QuietPlayer, is_slip
from game.app.services.played_game import PlayedGame
from game.app.services.services import Services
from game.app.services.session import PERSON, Session
from game.coach.hint import usual
from game.coach.looking_back import ask_again
from game.engine.actions import PlayCard, StartDeal
from game.engine.state import Phase
from game.rules.presets import CLASSIC, GRILL
from game.rules.seats import Seat
from tests.app.tables import clear
from tests.counted import counted

DEALS = 12


@pytest.fixture
def services(shared_services: Services) -> Services:
    """The house without a screen and without animation."""
    return clear(shared_services)


def play(session: Session, deals: int) -> Session:
    """Have the person follow the hints for *deals* deals, and call nothing."""
    while len(session.game.state.scores) < deals and not session.over:
        state = session.game.state
        if state.phase is Phase.SCORED:
            session.submit(StartDeal())
        elif state.turn is PERSON:
            view = session.view
            session.submit(view.legal[0] if state.phase is Phase.CALLS else usual(view))
        else:
            session.submit(session.question()())
    return session


def reneges(session: Session) -> list[Seat]:
    """Return who has reneged in *session*, deal by deal."""
    ends = (state for state in session.game.states if state.phase in (Phase.SCORED, Phase.OVER))
    return [seat for state in ends for seat, _trick in state.current.reneges]


def test_only_where_reneges_can_be_called_may_anybody_be_careless(services: Services) -> None:
    services.change(reneges=True)
    kinds = {seat: type(agent) for seat, agent in services.begin(GRILL, 1).agents.items()}
    assert {Seat.WEST: CarelessPlayer, Seat.NORTH: QuietPlayer, Seat.EAST: CarelessPlayer} == kinds
    assert not {CarelessPlayer, QuietPlayer} & {type(agent) for agent in services.begin(CLASSIC, 1).agents.values()}


def test_nobody_reneges_unless_that_is_wanted(services: Services) -> None:
    assert not services.settings.reneges
    assert [] == reneges(play(services.begin(GRILL, 5), DEALS // 2))


def test_opponents_renege_and_the_partner_leaves_calling_to_the_person(services: Services) -> None:
    services.change(reneges=True)
    found = []
    for seed in range(5, 9):
        session = play(services.begin(GRILL, seed), DEALS // 4)
        found += reneges(session)
        assert all(not state.current.calls for state in session.game.states if state.deal is not None)
    assert found
    assert set(found) <= {Seat.WEST, Seat.EAST}


def test_the_review_tells_a_renege_as_an_oversight(services: Services) -> None:
    services.change(reneges=True)
    played = PlayedGame.of(play(services.begin(GRILL, guilty(services)), 1))
    slips = [
        moment
        for moment in played.deals[0].moments
        if isinstance(moment.action, PlayCard) and is_slip(moment.view, moment.action.card)
    ]
    assert slips
    for moment in counted(slips):
        why = ask_again(moment, played.agent(moment.seat))
        assert moment.action == why.action
        assert why.reason.endswith("was overlooked")


def guilty(services: Services) -> int:
    """Return the number of a deal in which an opponent reneges."""
    return next(seed for seed in range(1, 60) if reneges(play(services.begin(GRILL, seed), 1)))


def test_a_change_of_mind_counts_from_the_next_card(services: Services) -> None:
    session = services.begin(GRILL, 5)
    services.change(reneges=True)
    agent = session.agents[Seat.WEST]
    assert isinstance(agent, CarelessPlayer)
    assert agent.careless()
    services.change(reneges=False)
    assert not agent.careless()
