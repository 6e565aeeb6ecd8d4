"""Input and commands of the table ask for what they do through a narrow protocol, and know no scene."""

import pytest

from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.shell.inputs import KeyPressed, PointerDown, PointerUp
from game.app.table.commands import Claims, TableCommands
from game.app.table.input import TableInput
from game.app.table.scene import TableScene
from game.engine.actions import Action, PlayCard
from game.rules.presets import CLASSIC
from tests.app.tables import clear, point_of, rest, seat_at
from tests.engine.seating import EAST, bids, table


class AskedTable:
    """A table that only remembers what it was asked for."""

    def __init__(self) -> None:
        self.dirty = False
        self.settled = self.may_play = True
        self.asked: list[Action | str] = []

    def submit(self, action: Action) -> None:
        self.asked.append(action)

    def hurry(self) -> None:
        self.asked.append("hurry")

    def undo(self) -> None:
        self.asked.append("undo")

    def open_score(self) -> None:
        self.asked.append("open score")


@pytest.fixture
def scene(shared_services: Services) -> TableScene:
    """A table at which the person is to lead to the first trick."""
    scene = seat_at(clear(shared_services), bids(table(CLASSIC, dealer=EAST), "3 3 3 3").state)
    rest(scene)
    return scene


@pytest.fixture
def asked() -> AskedTable:
    """The table that is asked."""
    return AskedTable()


@pytest.fixture
def inputs(scene: TableScene, asked: AskedTable) -> TableInput:
    """The input of the table that is asked, over the display of a real one."""
    display, services = scene.display, scene.services
    commands = TableCommands(asked, display, services, Claims(asked, display, services))
    return TableInput(asked, display, services, commands)


def test_a_click_on_a_lawful_card_submits_it(scene: TableScene, asked: AskedTable, inputs: TableInput) -> None:
    card = scene.session.view.lawful_cards[0]
    point = point_of(scene, card)
    inputs.handle(PointerDown(point))
    assert [] == asked.asked
    inputs.handle(PointerUp(point))
    assert [PlayCard(PERSON, card)] == asked.asked


def test_a_card_that_may_not_be_played_is_refused(scene: TableScene, asked: AskedTable, inputs: TableInput) -> None:
    card = next(one for one in scene.session.view.hand if one not in scene.session.view.lawful_cards)
    point = point_of(scene, card)
    inputs.handle(PointerDown(point))
    inputs.handle(PointerUp(point))
    assert [] == asked.asked
    assert scene.display.notice.text.startswith("<danger>")


def test_nothing_is_played_while_no_card_is_awaited(scene: TableScene, asked: AskedTable, inputs: TableInput) -> None:
    asked.may_play = False
    point = point_of(scene, scene.session.view.lawful_cards[0])
    inputs.handle(PointerDown(point))
    inputs.handle(PointerUp(point))
    assert [] == asked.asked


def test_a_click_and_a_key_hurry_while_something_moves(asked: AskedTable, inputs: TableInput) -> None:
    asked.settled = False
    inputs.handle(PointerDown((640, 300)))
    inputs.handle(KeyPressed("enter"))
    assert ["hurry", "hurry"] == asked.asked


def test_an_undo_is_asked_for_only_where_there_is_something_to_take_back(
    scene: TableScene, asked: AskedTable, inputs: TableInput
) -> None:
    inputs.handle(KeyPressed("u"))
    assert [] == asked.asked
    assert "There is nothing to take back" == scene.display.notice.text
    scene.submit(PlayCard(PERSON, scene.session.view.lawful_cards[0]))
    inputs.handle(KeyPressed("u"))
    assert ["undo"] == asked.asked


def test_the_score_is_asked_for_even_while_something_moves(asked: AskedTable, inputs: TableInput) -> None:
    asked.settled = False
    inputs.handle(KeyPressed("f5"))
    assert ["open score"] == asked.asked
