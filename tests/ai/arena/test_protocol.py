"""What programs are told, and what they may answer."""

import json
import re
from collections.abc import Iterator
from dataclasses import fields
from random import Random

import pytest
from msgspec.structs import replace

from game.ai.arena.protocol import PROTOCOL, ForfeitError, SeatPage, answer, question
from game.ai.baselines import RandomPlayer
from game.cards import Card
from game.engine.state import GameState, Phase
from game.engine.transitions import apply, new_game
from game.engine.views import PlayerView, view_of
from game.rules.presets import PRESETS, Preset
from game.rules.seats import Seat
from tests.ai.arena.contests import EXAMPLE
from tests.counted import counted

NOT_TOLD = {"winner", "opened", "seal"}  # nobody is asked after the end; of the seal, see question()


def positions(preset: Preset, seed: int, deals: int = 2) -> Iterator[tuple[GameState, PlayerView]]:
    """Yield states of a random game, each with the view of who is to act."""
    chance, player = Random(seed), RandomPlayer()
    state = new_game(preset.rules, seed).state
    while len(state.scores) < deals and state.phase is not Phase.OVER:
        view = view_of(state, Seat.SOUTH if state.turn is None else state.turn)
        if state.turn is not None:
            yield state, view
        state = apply(state, player.decide(view, chance).action).state


def told(view: PlayerView) -> dict[str, object]:
    page: dict[str, object] = json.loads(question(view))
    return page


def cards_in(value: object) -> set[str]:
    """Return everything in *value* that is written like a card, but for the rules."""
    if isinstance(value, dict):
        return set().union(*(cards_in(one) for key, one in value.items() if key != "rules"))
    if isinstance(value, list):
        return set().union(*(cards_in(one) for one in value))
    return {value} if isinstance(value, str) and re.fullmatch(r"[2-9TJQKA][CDHS]", value) else set()


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_everything_a_seat_may_know_is_told_in_one_line(preset: Preset) -> None:
    names = {field.name for field in fields(PlayerView)} - NOT_TOLD
    for _state, view in counted(positions(preset, 3, deals=1), least=20):
        line = question(view)
        assert line.index(b"\n") == len(line) - 1
        assert names <= json.loads(line).keys()


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_no_card_is_told_that_the_seat_has_not_seen(preset: Preset) -> None:
    for state, view in counted(positions(preset, 4), least=50):
        seen = {card.name for trick in (*view.tricks, view.trick) for card in trick.cards}
        seen |= {card.name for card in view.hand} | {card.name for _seat, _place, card in view.cuts}
        seen |= {card.name for one in view.passes for card in one.cards}
        assert cards_in(told(view)) <= seen
        if state.deal is not None and not state.deal.looked[view.seat]:
            assert [] == told(view)["hand"]


def test_hidden_cards_make_no_difference() -> None:
    for state, view in counted(positions(PRESETS[0], 5), least=50):
        deal = state.current
        others = [seat for seat in state.rules.seats if seat is not view.seat]
        pool = [card for seat in others for card in deal.hands[seat]]
        Random(len(pool)).shuffle(pool)
        hands: list[tuple[Card, ...]] = list(deal.hands)
        for seat in others:
            size = len(deal.hands[seat])
            hands[seat], pool = tuple(pool[:size]), pool[size:]
        other = replace(state, deal=replace(deal, hands=tuple(hands)))
        assert question(view) == question(view_of(other, view.seat))


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_every_action_told_can_be_sent_back(preset: Preset) -> None:
    for _state, view in counted(positions(preset, 6, deals=1), least=20):
        legal = told(view)["legal"]
        assert isinstance(legal, list)
        assert list(view.legal) == [answer(json.dumps(one).encode()) for one in legal]


def test_every_key_is_documented() -> None:
    table = EXAMPLE.read_text(encoding="utf-8").split("### The view")[1].split("### An example")[0]
    documented = {name for row in re.findall(r"^\| (`.*?) \|", table, re.M) for name in re.findall(r"`(\w+)`", row)}
    assert set(SeatPage.__struct_fields__) == documented
    assert 1 == PROTOCOL
    phases = re.search(r"^\| `phase` \| (.*) \|$", table, re.M)
    assert phases is not None
    assert {phase.value for phase in Phase} - {"scored", "over"} == set(re.findall(r"`(\w+)`", phases[1]))


def test_the_line_is_as_it_was_when_programs_were_written_for_it() -> None:
    _state, view = next(pair for pair in positions(PRESETS[0], 17) if len(pair[1].trick) == 2)
    page = told(view)
    assert view.rules.to_json() == page.pop("rules")
    assert {
        "protocol": 1,
        "random": 3696609722027572,
        "seat": 1,
        "partners": [3],
        "phase": "play",
        "legal": [{"do": "play_card", "seat": 1, "card": card} for card in ("4D", "8D", "KD", "TD")],
        "lawful": ["4D", "8D", "KD", "TD"],
        "hand": ["AH", "4D", "8D", "KD", "6C", "7S", "8H", "JC", "TS", "5S", "TD", "TC", "KH"],
        "bids": [{"kind": "tricks", "tricks": tricks} for tricks in (7, 13, 5, 9)],
        "contracts": [12, 22],
        "trick": [[3, "6D"], [0, "AD"]],
        "tricks": [],
        "takers": [],
        "broken": False,
        "standings": [{"points": 0, "bags": 0}, {"points": 0, "bags": 0}],
        "scores": [],
        "turn": 1,
        "dealer": 2,
        "index": 0,
        "attempt": 0,
        "sizes": [12, 13, 13, 12],
        "looked": [True, True, True, True],
        "cuts": [],
        "offers": [],
        "blind": [None, None],
        "low_named": [None, None],
        "settled": [],
        "talk": [],
        "passes": [],
        "calls": [],
        "stock": 0,
        "offered": None,
        "refused": [],
    } == page


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_every_decision_has_a_chance_of_its_own(preset: Preset) -> None:
    numbers = [told(view)["random"] for _state, view in positions(preset, 8) if view.hand and len(view.legal) > 1]
    assert len(numbers) == len(set(numbers))
    assert all(isinstance(number, int) and 0 <= number < 2**53 for number in numbers)


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"pass\n",
        b"[]\n",
        b'{"do":"play_card"}\n',
        b'{"do":"play_card","seat":0,"card":"XX"}\n',
        b'{"do":"play_card","seat":9,"card":"AS"}\n',
        b'{"do":"play_card","seat":0,"card":"AS","why":"luck"}\n',
        b'{"do":"fold","seat":0}\n',
        b"\xff\n",
        b"[" * 50_000 + b"\n",
    ],
)
def test_what_is_no_action_is_called_so(line: bytes) -> None:
    with pytest.raises(ForfeitError, match=r"it answered .* which is no action: ") as caught:
        answer(line)
    assert len(str(caught.value)) < 400
