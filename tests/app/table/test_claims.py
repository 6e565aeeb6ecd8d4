"""Claiming: a deal that is decided is played out at once, and one that is not says which card is in the way."""

from random import Random

import pytest
from msgspec.structs import replace

from game.ai.agent import Decision
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.table.commands import HASTE
from game.app.table.scene import TableScene
from game.cards import Card, Suit, parse_cards
from game.coach.claim import Claim, Objection, claim
from game.engine.actions import PlayCard
from game.engine.record import replay
from game.engine.state import GameState, Phase
from game.engine.views import PlayerView
from game.rules.presets import CLASSIC
from tests.app.tables import (
    clear,
    click,
    close_sheet,
    enliven,
    play_on_turn,
    play_until,
    press,
    put_at,
    rest,
    seat_at,
    sit_down,
)
from tests.engine.seating import EAST, bids, cards, table

NEARLY = 33  # a deal whose last three tricks are the person's


@pytest.fixture
def services(shared_services: Services) -> Services:
    """Services with no screen open and no animation."""
    return clear(shared_services)


def certain(view: PlayerView) -> bool:
    return play_on_turn(view) and len(view.hand) > 1 and isinstance(claim(view), Claim)


def certain_card(view: PlayerView) -> Card:
    answer = claim(view)
    assert isinstance(answer, Claim)
    return answer.card


def open_to_doubt(view: PlayerView) -> bool:
    return play_on_turn(view) and bool(view.tricks)


@pytest.fixture
def scene(services: Services) -> TableScene:
    """A table at which the person may claim the last three tricks."""
    scene = sit_down(services, "classic", NEARLY)
    play_until(scene, certain)
    return scene


def words(scene: TableScene) -> str:
    return scene.display.notice.text


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_claim_plays_the_rest_and_opens_the_score_sheet(scene: TableScene, by_mouse: bool) -> None:
    taken = scene.session.view.taken(PERSON)
    hand = scene.session.view.hand
    for _time in range(2):
        assert scene.session.view.hand == hand  # first one is only told
        if by_mouse:
            click(scene, scene.display.tools["claim"].rect.center)
        else:
            press(scene, "c")
        assert "The last 3 tricks are yours" in words(scene)
    rest(scene)
    assert isinstance(scene.app.scenes.top, ScoreSheetScene)
    assert scene.session.view.phase is Phase.SCORED
    assert scene.session.view.taken(PERSON) == taken + 3


def test_a_claimed_deal_is_recorded_card_by_card(scene: TableScene) -> None:
    press(scene, "c", "c")
    rest(scene)
    assert replay(scene.session.record).states[-1] == scene.session.game.state


def test_while_a_claim_is_played_out_things_move_faster_and_afterwards_as_before(scene: TableScene) -> None:
    enliven(scene)
    scene.update(0.0)
    pace = scene.timeline.pace
    press(scene, "c", "c")
    assert scene.timeline.pace == pytest.approx(pace * HASTE)
    rest(scene)
    scene.update(0.0)
    assert scene.session.view.phase is Phase.SCORED
    assert scene.timeline.pace == pace


def test_a_claim_can_be_taken_back(scene: TableScene) -> None:
    enliven(scene)
    before = scene.session.game.state
    press(scene, "c", "c")
    assert len(scene.session.view.hand) == 2
    scene.commands.undo()
    assert scene.session.game.state == before
    rest(scene)
    assert scene.session.game.state == before  # nothing is played for the person any more


def test_what_was_proven_is_asked_about_anew_after_another_card(scene: TableScene) -> None:
    press(scene, "c")
    assert "Claim again" in words(scene)
    scene.submit(PlayCard(PERSON, certain_card(scene.session.view)))
    rest(scene)
    assert len(scene.session.view.hand) == 2
    press(scene, "c")
    assert len(scene.session.view.hand) == 2
    assert "Claim again" in words(scene)


def test_what_may_come_between_is_named_and_nothing_is_played(services: Services) -> None:
    scene = sit_down(services, "classic", NEARLY)
    view = play_until(scene, open_to_doubt)
    answer = claim(view)
    assert isinstance(answer, Objection)
    press(scene, "c")
    assert answer.reason in words(scene)
    rest(scene)
    assert scene.session.view.hand == view.hand


def test_before_the_second_trick_and_while_others_act_the_tool_is_dim(services: Services) -> None:
    scene = sit_down(services, "classic", NEARLY)
    play_until(scene, play_on_turn)
    assert not scene.display.tools["claim"].enabled
    play_until(scene, open_to_doubt)
    assert scene.display.tools["claim"].enabled
    enliven(scene)
    scene.submit(scene.session.view.legal[0])
    assert not scene.display.tools["claim"].enabled


def test_during_the_auction_the_key_does_nothing(services: Services) -> None:
    scene = seat_at(services, bids(table(CLASSIC, dealer=EAST), "").state)
    rest(scene)
    before = scene.session.game.state
    press(scene, "c")
    assert scene.session.game.state == before
    assert not words(scene)


def test_who_cannot_take_another_trick_may_leave_the_rest_to_the_others(services: Services) -> None:
    scene = sit_down(services, "classic", 31)
    play_until(scene, certain)
    taken = scene.session.view.taken(PERSON)
    press(scene, "c", "c")
    assert "You cannot take another trick" in words(scene)
    rest(scene)
    assert scene.session.view.phase is Phase.SCORED
    assert scene.session.view.taken(PERSON) == taken


def test_who_has_taken_back_what_was_played_by_itself_chooses_and_may_go_back_further(scene: TableScene) -> None:
    scene.services.change(auto_claim=True, auto_play_forced=True)
    enliven(scene)
    before = scene.session.record.actions
    scene.ask()
    assert len(scene.session.record.actions) > len(before)
    scene.commands.undo()
    rest(scene)
    assert scene.session.record.actions == before
    scene.commands.undo()
    rest(scene)
    assert len(scene.session.record.actions) < len(before)


def test_who_plays_on_after_an_undo_has_the_rest_played_out_again(scene: TableScene) -> None:
    scene.services.change(auto_claim=True)
    enliven(scene)
    scene.ask()
    scene.commands.undo()
    rest(scene)
    scene.submit(PlayCard(PERSON, certain_card(scene.session.view)))
    rest(scene)
    assert scene.session.view.phase is Phase.SCORED


def test_the_next_deal_is_played_at_the_usual_pace(scene: TableScene) -> None:
    scene.ask()
    press(scene, "c", "c")
    rest(scene)
    enliven(scene)
    close_sheet(scene)
    deal = scene.session.game.state.current
    put_at(scene.session, replace(scene.session.game.state, phase=Phase.PLAY))
    assert (deal.index, scene.claims.haste) == (1, 1.0)


class Careless:
    """A player that holds its spades back, whatever is led."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Play anything but a spade, while that can be."""
        plays = [action for action in view.legal if isinstance(action, PlayCard)]
        return Decision(min(plays, key=lambda play: play.card.suit is Suit.SPADES), "so it will not be missed")


def before_a_renege() -> GameState:
    """Return a deal of four tricks in which South may claim the last three, unless West reneges."""
    low = [f"{rank}{suit}" for rank in "23456789T" for suit in "CDHS"]
    rules = CLASSIC.changed({"removed": low, "renege": "callable", "spade_lead": "any_time"})
    hands = ("AS KS AH AD", "QS JS QH KC", "QD JD KH QC", "KD JH AC JC")
    auction = bids(table(rules, hands=hands, dealer=EAST), "2 1 1 1")
    return cards(auction.state, "AH QH KH JH").state


def test_a_claim_that_a_renege_has_undone_stops_and_says_what_is_out(services: Services) -> None:
    scene = seat_at(services, before_a_renege())
    scene.session.agents = dict.fromkeys(scene.session.agents, Careless())
    rest(scene)
    enliven(scene)
    press(scene, "c", "c")
    assert "The last 3 tricks are yours" in words(scene)
    rest(scene)
    assert scene.session.view.hand == parse_cards("KS AD")
    assert "The queen of spades is out, and may trump your ace of diamonds" in words(scene)


def test_a_game_left_in_the_middle_of_a_claim_goes_on_where_it_was(scene: TableScene) -> None:
    press(scene, "c", "c")
    state = scene.session.game.state
    scene.close()
    kept = scene.services.archive.read()
    assert kept is not None
    assert kept.game.state == state


def test_what_is_certain_is_played_out_by_itself_where_the_settings_say_so(scene: TableScene) -> None:
    taken = scene.session.view.taken(PERSON)
    scene.services.change(auto_claim=True)
    scene.ask()
    rest(scene)
    assert "The last 3 tricks are yours" in words(scene)
    assert scene.session.view.phase is Phase.SCORED
    assert scene.session.view.taken(PERSON) == taken + 3


def test_nothing_doubtful_is_played_by_itself(services: Services) -> None:
    scene = sit_down(services, "classic", NEARLY)
    services.change(auto_claim=True)
    view = play_until(scene, open_to_doubt)
    scene.ask()
    rest(scene)
    assert scene.session.view.hand == view.hand
