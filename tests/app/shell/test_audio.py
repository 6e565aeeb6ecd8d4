"""Sounds: which take is heard, from where, how loud; and what happens without a device."""

import array
import logging
import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.shell.app import App
from game.app.shell.audio import GROUPS, Audio, SoundGroup, SoundVariants, retuned, sides
from game.app.table.step_maker import ASIDE

SOUNDS = Path(__file__).parents[3] / "sounds"
REMOVED = pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)
ADDED = pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0)

pytestmark = pytest.mark.usefixtures("own_pictures")


class Heard:
    """What a sound device was given: sound, pan and loudness."""

    def __init__(self) -> None:
        self.sounds: list[pygame.mixer.Sound] = []
        self.pans: list[float] = []
        self.loudness: list[float] = []

    def start(self, sound: pygame.mixer.Sound, pan: float, loudness: float) -> None:
        self.sounds.append(sound)
        self.pans.append(pan)
        self.loudness.append(loudness)


@pytest.fixture
def audio() -> Iterator[Audio]:
    audio = Audio()
    yield audio
    audio.close()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    heard = Heard()
    monkeypatch.setattr(Audio, "start", heard.start)
    return heard


@pytest.fixture
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no_such_driver")


# -- takes --------------------------------------------------------------------------------------------------------


def test_every_sound_of_the_table_is_there(audio: Audio) -> None:
    audio.open()
    assert audio.names == {name for names in GROUPS.values() for name in names}


def test_no_two_of_five_cards_that_follow_each_other_are_the_same_take(audio: Audio) -> None:
    audio.open()
    takes = SoundVariants(sorted(SOUNDS.glob("card_play_*.ogg")), Random(3))
    played = [takes.following() for _ in range(60)]
    sounds = [id(one[0]) for one in played if one is not None]
    assert len(sounds) == 60
    assert len(set(sounds)) == 8
    for start in range(56):
        assert len(set(sounds[start : start + 5])) == 5


def test_the_same_take_is_higher_or_lower_and_louder_or_softer_another_time(audio: Audio) -> None:
    audio.open()
    takes = SoundVariants(sorted(SOUNDS.glob("card_deal_*.ogg")), Random(3))
    while takes.prepare():
        pass
    played = [one for one in (takes.following() for _ in range(200)) if one is not None]
    assert len({id(sound) for sound, _ in played}) == 24
    levels = [level for _, level in played]
    assert 0.84 <= min(levels) < 0.86
    assert 0.98 < max(levels) <= 1.0
    assert all(a != b for a, b in pairwise(levels))


def test_a_phrase_is_always_played_as_it_was_written(audio: Audio) -> None:
    audio.open()
    takes = SoundVariants([SOUNDS / "turn.ogg"], Random(3))
    assert not takes.prepare()
    first = takes.following()
    assert first is not None
    assert [first] * 4 == [takes.following() for _ in range(4)]
    assert first[1] == 1.0


def test_a_copy_that_is_higher_is_shorter_and_has_the_same_shape(audio: Audio) -> None:
    audio.open()
    steps = array.array("h", [level for place in range(1000) for level in (30 * place, 30 * place)])
    higher = array.array("h", retuned(pygame.mixer.Sound(buffer=steps.tobytes()), 1.25).get_raw())
    assert len(higher) == 2 * 799
    assert list(higher[:12]) == [0, 0, 38, 38, 75, 75, 112, 112, 150, 150, 188, 188]


# -- left and right -----------------------------------------------------------------------------------------------


def test_who_sits_left_is_heard_from_the_left() -> None:
    assert sides(-ASIDE) == pytest.approx((1.0, 0.4))
    assert sides(ASIDE) == pytest.approx((0.4, 1.0))
    assert sides(0.0) == (1.0, 1.0)


def test_a_place_beyond_the_table_is_its_edge() -> None:
    assert (sides(-3.0), sides(3.0)) == ((1.0, 0.0), (0.0, 1.0))


def test_a_card_is_played_with_the_pan_it_is_given(audio: Audio, heard: Heard) -> None:
    audio.play("card_play", ASIDE)
    audio.play("card_play", -ASIDE)
    assert [0.6, -0.6] == heard.pans


def test_the_channel_is_louder_on_the_side_of_the_seat(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    audio.open()
    set_volumes: list[tuple[float, float]] = []

    class Channel:
        def set_volume(self, left: float, right: float) -> None:
            set_volumes.append((left, right))

    class Sound:
        def set_volume(self, loudness: float) -> None:
            assert loudness <= 1

        def play(self) -> Channel:
            return Channel()

    monkeypatch.setattr(SoundVariants, "following", lambda _takes: (Sound(), 1.0))
    audio.play("bid", ASIDE)
    assert set_volumes == [pytest.approx((0.4, 1.0))]


# -- loudness -----------------------------------------------------------------------------------------------------


def test_a_muted_game_plays_nothing(audio: Audio, heard: Heard) -> None:
    audio.muted = True
    audio.play("click")
    audio.muted = False
    audio.play("click")
    assert len(heard.sounds) == 1


def test_the_volume_stays_between_nothing_and_full(audio: Audio) -> None:
    audio.volume = 7
    assert audio.volume == 1
    audio.volume = -1
    assert audio.volume == 0


@pytest.mark.parametrize(("group", "inside", "outside"), [
    ("cards", "card_deal", "bid"),
    ("bids", "turn", "card_play"),
    ("events", "nil_made", "click"),
    ("buttons", "refuse", "game_won"),
])  # fmt: skip
def test_a_group_is_made_softer_alone(audio: Audio, group: SoundGroup, inside: str, outside: str) -> None:
    full = audio.loudness(inside)
    audio.give(group, 0.5)
    assert audio.share(group) == 0.5
    assert audio.loudness(inside) == pytest.approx(full * 0.5**1.5)
    assert audio.loudness(outside) == full
    audio.give(group, 0.0)
    assert audio.loudness(inside) == 0.0


def test_what_is_heard_is_volume_group_gain_and_the_level_of_the_take(audio: Audio, heard: Heard) -> None:
    audio.volume = 0.64
    audio.give("bids", 0.25)
    audio.play("turn", gain=0.5)
    assert [pytest.approx(0.512 * 0.125 * 0.5)] == heard.loudness


def test_an_unknown_sound_is_silent(audio: Audio, heard: Heard) -> None:
    audio.play("no_such_sound")
    assert heard.sounds == []


# -- devices ------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("no_device")
def test_without_a_device_the_game_is_silent_and_says_so_once(tmp_path: Path) -> None:
    audio = Audio(tmp_path)
    audio.play("click")
    assert audio.silent
    assert audio.take_trouble() == "No sound device was found; the game plays on silently."
    audio.play("click")
    assert not audio.load_next()
    assert audio.take_trouble() is None


def test_a_device_that_is_lost_is_told_once_and_all_is_silent(audio: Audio, heard: Heard) -> None:
    audio.play("click")
    audio.notice(REMOVED)
    audio.notice(REMOVED)
    audio.play("click")
    assert audio.silent
    assert len(heard.sounds) == 1
    assert audio.take_trouble() == "The sound device is gone; the game plays on silently."
    audio.play("click")
    assert audio.take_trouble() is None


def test_a_device_that_comes_back_is_taken_up_again(audio: Audio, heard: Heard) -> None:
    audio.play("click")
    audio.notice(REMOVED)
    audio.notice(ADDED)
    audio.play("click")
    assert not audio.silent
    assert len(heard.sounds) == 2


def test_a_new_device_that_cannot_be_opened_is_tried_once(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    audio.play("click")
    audio.notice(REMOVED)
    monkeypatch.setenv("SDL_AUDIODRIVER", "no_such_driver")
    audio.notice(ADDED)
    assert audio.take_trouble() is not None
    opened: list[Audio] = []
    monkeypatch.setattr(Audio, "open", opened.append)
    audio.notice(ADDED)
    assert opened == []


def test_a_device_that_was_never_used_may_go(audio: Audio) -> None:
    audio.notice(REMOVED)
    assert audio.take_trouble() is None


def test_another_device_may_go(audio: Audio) -> None:
    audio.open()
    audio.notice(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
    assert not audio.silent


def test_a_microphone_may_go(audio: Audio) -> None:
    audio.open()
    audio.notice(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=3, iscapture=1))
    assert not audio.silent


def test_a_mixer_that_refuses_to_play_is_a_lost_device(audio: Audio) -> None:
    audio.open()
    broken = pygame.mixer.Sound(buffer=bytes(64))
    pygame.mixer.quit()
    audio.start(broken, 0.0, 1.0)
    assert audio.silent
    assert audio.take_trouble() == "The sound device is gone; the game plays on silently."


def test_the_app_hears_of_a_device_that_goes(app: App) -> None:
    app.audio.open()
    pygame.event.post(REMOVED)
    app.step(0.02)
    assert app.audio.silent


# -- loading ------------------------------------------------------------------------------------------------------


def test_a_sound_that_cannot_be_opened_is_no_sound(
    tmp_path: Path, heard: Heard, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "click_1.ogg").mkdir()
    (tmp_path / "tick_1.ogg").symlink_to(tmp_path / "nowhere.ogg")
    audio = Audio(tmp_path)
    with caplog.at_level(logging.WARNING):
        while audio.load_next():
            pass
        audio.play("click")
        audio.play("tick")
    audio.close()
    assert heard.sounds == []
    assert {"click_1.ogg", "tick_1.ogg"} <= {Path(word).name for word in caplog.text.split()}


def test_a_broken_sound_file_does_not_silence_the_others(tmp_path: Path, heard: Heard) -> None:
    (tmp_path / "click_1.ogg").write_bytes(b"not a sound")
    (tmp_path / "click_2.ogg").write_bytes((SOUNDS / "click_2.ogg").read_bytes())
    (tmp_path / "bad.ogg").write_bytes(b"not a sound either")
    audio = Audio(tmp_path)
    audio.play("bad")
    audio.play("click")
    audio.play("click")
    assert len(heard.sounds) == 2
    audio.close()


def test_idle_frames_load_every_sound_little_by_little(audio: Audio) -> None:
    frames = 0
    while audio.load_next():
        frames += 1
    assert frames > len(list(SOUNDS.glob("*.ogg")))
    assert not audio.load_next()


def test_a_muted_game_loads_nothing(audio: Audio) -> None:
    audio.muted = True
    assert not audio.load_next()
    assert audio.silent or not audio.names


def test_a_device_lost_while_sounds_are_loaded_leaves_nothing_to_load(audio: Audio) -> None:
    audio.play("click")
    assert audio.load_next()
    audio.notice(REMOVED)
    assert not audio.load_next()
    assert not audio.unloaded


def test_the_tests_have_no_device() -> None:
    assert os.environ["SDL_AUDIODRIVER"] == "dummy"
