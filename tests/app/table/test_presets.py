"""A deal of every preset for four, played at the table by mouse and by keys: whatever is asked can be answered."""

from collections.abc import Callable

import pytest

from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.shell.inputs import KeyPressed
from game.app.table.card_panels import CutPanel
from game.app.table.scene import TableScene
from game.app.table.talk_panels import EstimatePanel, ProposalPanel
from game.app.widgets.choices import ChoiceBar
from game.app.widgets.controls import Stepper
from game.app.widgets.group import Group
from game.cards import Card
from game.coach.hint import usual
from game.engine.actions import (
    Action,
    AgreeBlind,
    AgreeContract,
    AskRedeal,
    BidBlind,
    BidBlindNil,
    CloseCalls,
    CutCard,
    DeclineBlind,
    DeclineTrade,
    GiveEstimate,
    KeepHand,
    LookAtCards,
    PassCards,
    PlaceBid,
    PlayCard,
    ProposeContract,
    SettleBlind,
    WishNil,
)
from game.engine.state import GameState, Phase
from game.rules.presets import DOUBLE_ZERO, GRILL, TABLE_TALK
from tests.app.tables import (  # fmt: skip
    clear,
    click,
    click_on,
    happen,
    panel,
    point_of,
    press,
    reach,
    rest,
    seat_at,
    sit_down,
)
from tests.engine.seating import EAST, table

PRESETS = (
    "classic", "double_zero", "table_talk", "counter_clockwise", "grill", "cookout", "suicide", "mirror", "whiz",
    "jokers", "joker_deuce", "deuces_high", "quick", "solo",
)  # fmt: skip
PAINTED = ("classic", "double_zero", "table_talk", "grill", "jokers", "solo")
BEHIND = (100, 380)
BY_MOUSE = pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])


@pytest.fixture
def services(request: pytest.FixtureRequest, by_mouse: bool) -> Services:
    """A house without animation; it is painted for the mouse where most is asked, and else only laid out."""
    painted = by_mouse and request.node.callspec.params.get("preset") in PAINTED
    services: Services = request.getfixturevalue("shared_services" if painted else "plain_services")
    return clear(services)


class Player:
    """Answers whatever *scene* asks, with the mouse or with keys, as rules of thumb advise."""

    def __init__(self, scene: TableScene, *, by_mouse: bool) -> None:
        self.scene = scene
        self.by_mouse = by_mouse

    def play_deal(self) -> set[Phase]:
        """Play until the deal is scored; return the phases in which something was asked."""
        asked: set[Phase] = set()
        for _turn in range(80):
            rest(self.scene)
            state = self.scene.session.game.state
            if state.scores:
                return asked
            view = self.scene.session.view
            assert view.turn is PERSON, f"nobody acts in phase {state.phase}"
            asked.add(view.phase)
            action, count = usual(view), len(self.scene.session.record.actions)
            self.answer(action)
            assert action == self.scene.session.record.actions[count]
        raise AssertionError("the deal never ends")

    def answer(self, action: Action) -> None:
        """Do *action* by what there is on the screen."""
        match action:
            case PlayCard(_seat, card):
                self._card(card)
            case PlaceBid(_seat, bid):
                words = "Nil" if bid.is_nil else str(bid.tricks)
                self._choose(words, "n" if bid.is_nil else str(bid.tricks))
                self._press(f"Bid {words}")
            case PassCards(_seat, cards):
                for card in cards:
                    self._card(card)
                    rest(self.scene)
                self._press("Give these cards")
            case GiveEstimate(_seat, sure, hopeful):
                group = panel(self.scene, EstimatePanel).group
                for stepper, value in zip(_steppers(group), (sure, hopeful), strict=True):
                    self._step(stepper, value)
                self._press("Tell")
            case ProposeContract():
                self._propose(action)
            case CutCard(_seat, place):
                self._cut(place)
            case _:
                self._press(LABELS[type(action)](action))

    def _press(self, words: str) -> None:
        if self.by_mouse:
            click_on(self.scene, words)
            return
        reach(self.scene, words)
        press(self.scene, "enter")

    def _choose(self, words: str, keys: str) -> None:
        """Choose a bid without saying it."""
        if self.by_mouse:
            click_on(self.scene, words)
        else:
            press(self.scene, *keys)

    def _card(self, card: Card) -> None:
        """Play *card*, or mark it for a trade."""
        if self.by_mouse:
            click(self.scene, point_of(self.scene, card))
            return
        hand = self.scene.display.hand
        for _step in range(30):
            if hand.chosen_card is card:
                press(self.scene, "enter")
                return
            press(self.scene, "right")
        raise AssertionError(f"the arrows do not reach {card}")

    def _step(self, stepper: Stepper, value: int) -> None:
        """Bring *stepper* to *value*."""
        while stepper.value != value:
            more = value > stepper.value
            if self.by_mouse:
                minus, plus = stepper.step_buttons()
                click(self.scene, (plus if more else minus).center)
            else:
                reach(self.scene, stepper.words)
                press(self.scene, "right" if more else "left")

    def _propose(self, action: ProposeContract) -> None:
        group = panel(self.scene, ProposalPanel).group
        for choice in [one for one in group.widgets if isinstance(one, ChoiceBar)]:
            index = [value for value, _label in choice.options].index(action.nils)
            if self.by_mouse:
                click(self.scene, choice.places()[index].center)
            else:
                reach(self.scene, choice.words)
                press(self.scene, *["left"] * len(choice.options), *["right"] * index)
        if action.tricks:
            self._step(_steppers(group)[0], action.tricks)
        self._press("Propose")

    def _cut(self, place: int) -> None:
        asked = panel(self.scene, CutPanel)
        index = asked.places.index(place)
        pose = asked.pose(index)
        if self.by_mouse:
            click(self.scene, (pose.x - 38, pose.y))
            return
        while asked.chosen != index:
            happen(self.scene, KeyPressed("right"))
        press(self.scene, "enter")


LABELS: dict[type[Action], Callable[[Action], str]] = {
    BidBlind: lambda action: "Blind Low 5" if isinstance(action, BidBlind) and action.low else "Blind 6",
    AgreeBlind: lambda _action: "Agree",
    DeclineBlind: lambda _action: "No blind bid",
    BidBlindNil: lambda _action: "Nil, blind",
    LookAtCards: lambda _action: "Look at my cards",
    KeepHand: lambda _action: "Play on",
    AskRedeal: lambda _action: "Throw it in",
    WishNil: lambda _action: "I would go nil",
    AgreeContract: lambda _action: "Agree",
    DeclineTrade: lambda _action: "Keep my cards",
    CloseCalls: lambda _action: "Let the tricks stand",
    SettleBlind: lambda action: _settle(action) if isinstance(action, SettleBlind) else "",
}


def _steppers(group: Group) -> list[Stepper]:
    return [widget for widget in group.widgets if isinstance(widget, Stepper)]


def _settle(action: SettleBlind) -> str:
    if action.raised:
        return "Low, raise to 10" if action.low else "Raise to 10"
    return "I go low" if action.low else "Play for tricks"


@BY_MOUSE
@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_is_played_to_its_end(services: Services, preset: str, by_mouse: bool) -> None:
    scene = sit_down(services, preset, 11)
    asked = Player(scene, by_mouse=by_mouse).play_deal()
    assert Phase.PLAY in asked
    assert {"table_talk": Phase.TALK, "double_zero": Phase.BLIND_NIL, "grill": Phase.CUT}.get(
        preset, Phase.PLAY
    ) in asked


def far_behind(rules: str) -> GameState:
    """Return the beginning of a deal in which South's side is so far behind that it bids before looking."""
    named = {"double_zero": DOUBLE_ZERO, "table_talk": TABLE_TALK, "grill": GRILL}
    return table(named[rules], dealer=EAST, points=BEHIND)


@BY_MOUSE
@pytest.mark.parametrize(
    ("rules", "phases"),
    [
        ("double_zero", {Phase.BLIND_NIL, Phase.TRADE}),
        ("table_talk", {Phase.BLIND_NIL, Phase.TRADE}),
        ("grill", {Phase.BLIND, Phase.AUCTION}),
    ],
)
def test_a_deal_far_behind_is_played_to_its_end(
    services: Services, rules: str, phases: set[Phase], by_mouse: bool
) -> None:
    scene = seat_at(services, far_behind(rules))
    assert phases <= Player(scene, by_mouse=by_mouse).play_deal()
