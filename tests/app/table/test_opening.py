"""The first trick of lowest clubs is one event: nobody is asked who has no choice."""

import pytest

from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.table.scene import TableScene
from game.cards import Card, parse_cards
from game.engine.actions import PlaceBid, PlayCard
from game.engine.state import GameState, Phase
from game.rules.bids import Bid
from game.rules.presets import CLASSIC, GRILL
from game.rules.seats import Seat
from tests.app.tables import clear, click, enliven, point_of, press, rest, seat_at, shown, snapped
from tests.engine.seating import ORDINARY, bids, cards, table

VOID = (
    "AS 9S 5S AH 9H 5H AD 9D 5D 2D 4D 8D 2H",
    "KS 8S 4S KH 8H 4H KD KC 8C 4C AC 9C 5C",
    "QS 7S 3S QH 7H 3H QD 7D 3D QC 7C 3C 2C",
    "JS TS 6S 2S JH TH 6H JD TD 6D JC TC 6C",
)


@pytest.fixture
def services(shared_services: Services) -> Services:
    """Services with no screen open and no animation."""
    return clear(shared_services)


def last_bid(hands: tuple[str, ...] = ORDINARY) -> GameState:
    """Return the state in which only South has not bid."""
    return bids(table(GRILL, dealer=Seat.SOUTH, hands=hands), "4 4 4").state


def played(scene: TableScene) -> list[tuple[Seat, Card]]:
    """Return who has played which card, in order."""
    actions = scene.session.record.actions
    return [(one.seat, one.card) for one in actions if isinstance(one, PlayCard)]


def test_four_lowest_clubs_come_without_a_question(services: Services) -> None:
    scene = seat_at(services, last_bid())
    rest(scene)
    scene.submit(PlaceBid(PERSON, Bid.of(4)))
    rest(scene)
    assert parse_cards("2C 4C 3C 6C") == tuple(card for _seat, card in played(scene)[:4])
    assert (Seat.EAST,) == scene.session.view.takers[:1]


def test_they_are_on_their_way_at_the_same_time(services: Services) -> None:
    scene = seat_at(services, last_bid())
    rest(scene)
    enliven(scene)
    scene.submit(PlaceBid(PERSON, Bid.of(4)))
    picture = scene.display.picture
    for _frame in range(400):
        scene.app.scenes.update(0.02)
        if len(picture.trick) == 4:
            break
    assert 4 == len(picture.trick)
    flying = [seat for seat, sprite in picture.trick.items() if sprite.pose != picture.trick_pose(seat)]
    assert len(flying) > 2
    assert "Everybody lays the lowest club" == picture.news


def test_what_is_shown_at_last_is_what_has_happened(services: Services) -> None:
    scene = seat_at(services, last_bid())
    enliven(scene)
    scene.submit(PlaceBid(PERSON, Bid.of(4)))
    while scene.session.game.state.current.first_trick or not scene.timeline.idle:
        scene.app.scenes.update(0.05)
    scene.show_turn()
    assert snapped(scene) == shown(scene.display.picture)


@pytest.mark.parametrize("by_mouse", [True, False])
def test_who_is_void_in_clubs_chooses_between_the_others(services: Services, by_mouse: bool) -> None:
    scene = seat_at(services, last_bid(VOID))
    rest(scene)
    scene.submit(PlaceBid(PERSON, Bid.of(4)))
    rest(scene)
    assert [(Seat.NORTH, Card.parse("2C")), (Seat.EAST, Card.parse("6C"))] == played(scene)
    assert scene.session.view.turn is PERSON
    card = Card.parse("9H")
    if by_mouse:
        click(scene, point_of(scene, card))
    else:
        hand = [sprite.card for sprite in scene.display.hand.sprites]
        press(scene, *["right"] * (hand.index(card) + 1), "enter")
    rest(scene)
    assert [(PERSON, card), (Seat.WEST, Card.parse("4C"))] == played(scene)[2:4]


def test_the_club_is_nothing_to_take_back(services: Services) -> None:
    scene = seat_at(services, last_bid())
    rest(scene)
    scene.submit(PlaceBid(PERSON, Bid.of(4)))
    rest(scene)
    press(scene, "u")
    rest(scene)
    assert Phase.AUCTION is scene.session.view.phase
    assert scene.session.view.turn is PERSON


def test_elsewhere_everybody_plays_one_by_one(services: Services) -> None:
    scene = seat_at(services, bids(table(CLASSIC), "3 3 3 3").state)
    rest(scene)
    assert [] == played(scene)
    later = seat_at(services, cards(bids(table(GRILL), "4 4 4 4").state, "2C 4C 3C 6C TH").state)
    rest(later)
    assert [] == played(later)
