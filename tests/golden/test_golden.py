"""One whole game of every preset, as text: what the engine makes of recorded actions, to be read and compared."""

from pathlib import Path

import pytest

from game.engine.record import GameRecord, replay
from game.engine.state import Phase
from game.engine.text import record_lines
from game.rules.presets import ALL_PRESETS, find_preset

HERE = Path(__file__).parent
KEYS = [preset.key for preset in ALL_PRESETS]


def recorded(preset: str) -> GameRecord:
    return GameRecord.from_json((HERE / f"{preset}.json").read_bytes())


@pytest.mark.parametrize("preset", KEYS)
def test_the_recorded_game_reads_as_it_did(preset: str, request: pytest.FixtureRequest) -> None:
    page = HERE / f"{preset}.txt"
    text = "\n".join(record_lines(recorded(preset))) + "\n"
    if request.config.getoption("--golden"):
        page.write_text(text, encoding="utf-8")
    assert page.read_text(encoding="utf-8").splitlines() == text.splitlines()


@pytest.mark.parametrize("preset", KEYS)
def test_the_recorded_game_was_played_to_its_end_by_the_rules_of_its_preset(preset: str) -> None:
    record = recorded(preset)
    last = replay(record).states[-1]
    assert find_preset(preset).rules == record.rules
    assert Phase.OVER is last.phase
    points = [one.points for one in last.standings]
    assert max(points) >= record.rules.target or min(points) <= (record.rules.floor or min(points) - 1)


def test_the_recorded_games_show_every_special_phase() -> None:
    news = {preset: kinds_of(preset) for preset in KEYS}
    assert {"CardsLaidOut", "CardsPassed"} <= news["double_zero"]
    assert {"EstimateGiven", "NilWished", "ContractProposed", "ContractSettled", "CardsPassed"} <= news["table_talk"]
    assert {"StockLaid", "CardOffered", "CardDrawn"} <= news["two_hand"]
    assert {"CardCut", "BlindMade", "BlindSettled", "HandThrownIn", "RenegeCalled", "PenaltyChosen"} <= news["grill"]


def kinds_of(preset: str) -> set[str]:
    return {type(event).__name__ for events in replay(recorded(preset)).events for event in events}
