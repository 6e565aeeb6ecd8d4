"""The house: settings, the saved game, the history."""

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.rule_player import RulePlayer
from game.ai.search_player import SearchPlayer
from game.app.navigator import Navigator
from game.app.screens.start import StartScene
from game.app.services.seating import PERSON_LEVEL
from game.app.services.services import Services, chance_seed
from game.app.services.session import PERSON, Session
from game.app.shell.app import App
from game.engine.state import Phase
from game.rules.presets import CLASSIC, GRILL
from game.rules.seats import Seat
from game.storage.own_rules import OwnRules, Shelf
from game.storage.paths import Places
from game.storage.settings import Settings, Speed
from game.storage.statistics import statistics_of
from tests.app.driver import NOON, QuietTable, open_services, play_deals, play_on, play_out, resize, top


def test_a_change_is_applied_at_once(services: Services) -> None:
    services.change(volume=40, muted=True, speed="gentle", ui_size=130, theme="night", back="teal", reduced_motion=True)
    app = services.app
    assert (app.audio.volume, app.audio.muted, app.pace) == (0.4, True, 1.5)
    assert (app.ui_size, app.theme.name, app.canvas.back_name, app.reduced_motion) == (1.3, "night", "teal", True)


def test_each_group_of_sounds_has_a_volume_that_survives_a_restart(services: Services, tmp_path: Path) -> None:
    services.change(volume_cards=80, volume_bids=60, volume_events=40, volume_buttons=0, muted=True)
    for one in (services, open_services(tmp_path)):
        audio = one.app.audio
        assert (audio.share("cards"), audio.share("bids")) == (0.8, 0.6)
        assert (audio.share("events"), audio.share("buttons")) == (0.4, 0.0)
        assert audio.muted


def test_a_change_survives_a_restart(services: Services, tmp_path: Path) -> None:
    services.change(theme="contrast", ui_size=120, player_name="Edda", suit_order="SHCD")
    services.close()
    again = open_services(tmp_path)
    assert (again.settings.theme, again.settings.ui_size) == ("contrast", 120)
    assert (again.app.theme.name, again.app.ui_size) == ("high contrast", 1.2)
    assert (again.settings.player_name, again.settings.suit_order) == ("Edda", "SHCD")


@pytest.mark.parametrize(
    ("speed", "pace"), [("off", 0.0), ("fastest", 0.35), ("fast", 0.6), ("normal", 1.0), ("gentle", 1.5)]
)
def test_each_speed_has_a_pace_that_survives_a_restart(
    services: Services, tmp_path: Path, speed: Speed, pace: float
) -> None:
    services.change(speed=speed)
    services.close()
    again = open_services(tmp_path)
    assert (services.app.pace, again.settings.speed, again.app.pace) == (pace, speed, pace)


def test_two_windows_undo_none_of_each_others_settings(services: Services, tmp_path: Path) -> None:
    other = open_services(tmp_path)
    services.change(volume=20)
    other.change(theme="night")
    assert 20 != other.settings.volume  # a window that runs keeps its own until it reads
    services.change(muted=True)
    services.close()
    other.close()
    again = open_services(tmp_path).settings
    assert (20, "night", True) == (again.volume, again.theme, again.muted)


def test_an_impossible_setting_is_refused_and_changes_nothing(services: Services) -> None:
    before = services.settings
    with pytest.raises(ValueError, match="volume"):
        services.change(volume=1000)
    assert services.settings == before


def test_a_speed_for_once_is_not_kept(services: Services, tmp_path: Path) -> None:
    services.hurry("off")
    services.change(volume=10)
    services.close()
    assert services.app.pace == 0.0
    assert open_services(tmp_path).app.pace == 1.0


def test_the_window_is_remembered(services: Services, tmp_path: Path) -> None:
    resize(services.app, (1500, 900))
    services.close()
    assert open_services(tmp_path).settings.window == (1500, 900)


@pytest.mark.parametrize("full", [True, False])
def test_a_full_screen_as_large_as_the_window_is_remembered(services: Services, tmp_path: Path, full: bool) -> None:
    services.change(full_screen=not full)
    services.app.on_resize = None  # nothing is told where the size stays the same
    services.app.full_screen = full
    services.close()
    assert open_services(tmp_path).settings.full_screen is full


def test_the_end_leaves_the_whole_history_in_one_file(services: Services, tmp_path: Path) -> None:
    play_deals(services.begin(CLASSIC, 5), 1)
    assert list(tmp_path.rglob("*.db-wal"))
    services.close()
    assert not list(tmp_path.rglob("*.db-wal"))


def test_a_folder_that_cannot_even_be_looked_into_keeps_nobody_from_playing(tmp_path: Path) -> None:
    services = open_services(tmp_path / ("x" * 300))
    assert services.resume() is None
    services.change(volume=20)
    services.keep_shelf(Shelf((OwnRules("ours", "Ours", "grill", GRILL),)))
    play_out(services.begin(CLASSIC, 5))
    notes = services.take_notes()
    assert {"unfinished-game.json", "settings.json", "own-rules.json", "history.db"} <= named(notes)
    services.close()


def named(notes: Sequence[str]) -> set[str]:
    """Return the names of the files that *notes* speak of."""
    return {Path(word).name for note in notes for word in note.split()}


def test_a_full_screen_for_once_is_not_kept(tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    app = App(driver="dummy", full_screen=True)
    Services(app, places, Settings(), clock=lambda: NOON, navigator=Navigator).close()
    app.close()
    assert not open_services(tmp_path).settings.full_screen


def test_a_new_game_seats_the_person_and_three_computer_players(services: Services) -> None:
    session = services.begin(CLASSIC, 5)
    assert [player.name for player in session.players] == ["You", "Walter", "Ruth", "Jasper"]
    assert session.players[PERSON].level == PERSON_LEVEL
    assert set(session.agents) == {Seat.WEST, Seat.NORTH, Seat.EAST}


def test_a_game_resumes_at_the_exact_card(services: Services, tmp_path: Path) -> None:
    session = services.begin(GRILL, 12)
    session.seconds = 61.5
    play_on(session, lambda one: one.game.state.phase is Phase.PLAY and len(one.game.state.current.tricks) == 3)
    services.close()
    again = open_services(tmp_path).resume()
    assert again is not None
    assert again.game.state == session.game.state
    assert again.players == session.players
    assert set(again.agents) == set(session.agents)


def test_levels_and_characters_survive_a_restart(services: Services, tmp_path: Path) -> None:
    services.change(partner_level="level4", partner_character="bold", opponents_character="hunter")
    services.begin(CLASSIC, 12)
    services.close()
    again = open_services(tmp_path).resume()
    assert again is not None
    partner, opponent = again.agents[Seat.NORTH], again.agents[Seat.EAST]
    assert isinstance(partner, SearchPlayer)
    assert partner.character.key == "bold"
    assert isinstance(opponent, RulePlayer)
    assert again.players[Seat.EAST].character == "hunter"


def test_the_time_played_is_kept_when_the_program_ends(services: Services, tmp_path: Path) -> None:
    session = services.begin(CLASSIC, 5)
    services.app.scenes.push(StartScene(services))
    services.nav.sit_down(session)
    session.seconds = 99.0
    services.close()
    again = open_services(tmp_path).resume()
    assert again is not None
    assert again.seconds == 99.0


def test_there_is_nothing_to_resume_before_the_first_game(services: Services) -> None:
    assert services.resume() is None
    assert not services.archive.has_saved


def test_a_finished_game_leaves_the_game_of_another_window_saved(services: Services, tmp_path: Path) -> None:
    ours, other = services.begin(CLASSIC, 5), open_services(tmp_path)
    theirs = other.begin(CLASSIC, 6)
    play_out(ours)
    assert services.resume() is None
    other.close()
    resumed = services.resume()
    assert resumed is not None
    assert theirs.record == resumed.record


def test_a_window_that_wrote_over_a_game_does_not_give_it_up(services: Services) -> None:
    """Where a disk knows no locks, two windows may write in one place."""
    ours = services.begin(CLASSIC, 5)
    theirs = services.begin(CLASSIC, 6)
    ours.keeper = QuietKeeper()
    play_out(ours)
    services.archive.note_game(ours)
    resumed = services.resume()
    assert resumed is not None
    assert theirs.record == resumed.record


class QuietKeeper:
    """Keeps nothing."""

    def keep(self, session: Session) -> None: ...

    def note_deal(self, session: Session) -> None: ...

    def note_game(self, session: Session) -> None: ...


def test_a_finished_game_is_history_and_no_longer_saved(services: Services) -> None:
    session = services.begin(CLASSIC, 5)
    play_out(session)
    assert not services.archive.has_saved
    assert services.archive.played_out
    won = session.game.state.winner == 0
    assert services.archive.lifetime == (1, int(won))


def test_every_scored_deal_is_history(services: Services) -> None:
    play_deals(services.begin(CLASSIC, 5), 2)
    assert statistics_of(services.archive.history).sides.deals == 2


def test_a_new_name_is_used_in_the_saved_game(services: Services) -> None:
    services.begin(CLASSIC, 5)
    services.change(player_name="Edda")
    session = services.resume()
    assert session is not None
    assert session.players[PERSON].name == "Edda"


def test_a_broken_saved_game_is_told_once_and_kept_aside(services: Services, tmp_path: Path) -> None:
    services.places.save_file.write_bytes(b"{ no game")
    assert services.resume() is None
    notes = services.take_notes()
    assert len(notes) == 1
    assert "broken" in notes[0]
    assert services.take_notes() == ()
    assert (tmp_path / f"{services.places.save_file.name}.broken-1").read_bytes() == b"{ no game"


def test_broken_settings_are_told(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("[1, 2]", encoding="utf-8")
    assert "settings" in open_services(tmp_path).take_notes()[0]


def test_a_disk_that_cannot_be_written_is_told_once_and_the_game_goes_on(services: Services, tmp_path: Path) -> None:
    session = services.begin(CLASSIC, 5)
    for name in ("unfinished-game.json", "unfinished-game.json.bak"):
        (tmp_path / name).unlink()
        (tmp_path / name).mkdir()
    play_on(session, lambda one: len(one.record.actions) > 6)
    assert len(session.record.actions) > 6
    assert len(services.take_notes()) == 1


@pytest.mark.parametrize("moment", [10**12, -(10**12), 253_402_300_800])
def test_a_moment_that_no_calendar_has_is_not_told(
    services: Services, monkeypatch: pytest.MonkeyPatch, moment: int
) -> None:
    services.begin(CLASSIC, 5)
    assert services.archive.saved_at is not None
    monkeypatch.setattr(Path, "stat", lambda _path, **_options: os.stat_result((0,) * 8 + (moment, 0)))
    assert services.archive.saved_at is None


def test_two_windows_lose_none_of_each_others_rules(services: Services, tmp_path: Path) -> None:
    other = open_services(tmp_path)
    ours, theirs = (OwnRules(key, key.title(), "grill", GRILL) for key in ("ours", "theirs"))
    services.keep_shelf(services.shelf.with_set(ours))
    other.keep_shelf(other.shelf.with_set(theirs))
    services.keep_shelf(services.shelf.without("ours"))
    services.keep_shelf(Shelf((ours,)))  # undone
    other.keep_shelf(other.shelf.with_set(replace(theirs, name="Sundays")))
    assert {one.name for one in open_services(tmp_path).shelf.sets} == {"Ours", "Sundays"}


def test_an_unattended_house_keeps_nothing(tmp_path: Path) -> None:
    services = open_services(tmp_path, unattended=True)
    play_out(services.begin(CLASSIC, 5))
    services.change(volume=3)
    services.close()
    assert services.archive.played_out
    assert list(tmp_path.iterdir()) == []


def test_sitting_down_leaves_only_the_first_screen_beneath(services: Services) -> None:
    services.app.scenes.push(StartScene(services))
    for seed in (5, 6):
        session = services.begin(CLASSIC, seed)
        services.nav.sit_down(session)
        table = top(services)
        assert isinstance(table, QuietTable)
        assert table.session is session
        assert len(services.app.scenes) == 2


def test_chance_gives_different_deals() -> None:
    assert len({chance_seed() for _ in range(20)}) > 15
