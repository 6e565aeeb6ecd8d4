from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.app.audio import Audio


@pytest.fixture
def audio() -> Iterator[Audio]:
    audio = Audio()
    yield audio
    audio.close()


def played(monkeypatch: pytest.MonkeyPatch) -> list[pygame.mixer.Sound]:
    heard: list[pygame.mixer.Sound] = []

    def start(audio: Audio, sound: pygame.mixer.Sound, pan: float, gain: float) -> None:
        del audio, pan, gain
        heard.append(sound)

    monkeypatch.setattr(Audio, "_start", start)
    return heard


def test_every_sound_of_the_table_is_there(audio: Audio) -> None:
    audio.open()
    wanted = {
        "card_deal", "card_play", "card_slide", "shuffle", "pick", "refuse", "bid", "turn", "trick_won",
        "spades_broken", "nil_made", "nil_broken", "bag", "penalty", "set", "game_won", "game_lost", "click", "boston",
    }  # fmt: skip
    assert wanted <= audio.names


def test_a_sound_with_variants_never_repeats_itself_at_once(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = played(monkeypatch)
    for _ in range(40):
        audio.play("card_play")
    assert len(set(map(id, heard))) > 2
    assert all(a is not b for a, b in pairwise(heard))


def test_a_muted_game_plays_nothing(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = played(monkeypatch)
    audio.muted = True
    audio.play("click")
    audio.muted = False
    audio.play("click")
    assert len(heard) == 1


def test_an_unknown_sound_is_silent(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = played(monkeypatch)
    audio.play("no_such_sound")
    assert heard == []


def test_the_volume_stays_between_nothing_and_full(audio: Audio) -> None:
    audio.volume = 7
    assert audio.volume == 1
    audio.volume = -1
    assert audio.volume == 0


def test_without_a_device_the_game_is_silent_and_says_so_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no_such_driver")
    audio = Audio(tmp_path)
    audio.play("click")
    assert audio.silent
    assert audio.take_trouble() == "No sound device was found; the game plays on silently."
    audio.play("click")
    assert audio.take_trouble() is None


def test_a_broken_sound_file_does_not_silence_the_others(tmp_path: Path) -> None:
    (tmp_path / "bad.ogg").write_bytes(b"not a sound")
    (tmp_path / "click.ogg").write_bytes((Path(__file__).parents[2] / "sounds" / "click.ogg").read_bytes())
    audio = Audio(tmp_path)
    audio.open()
    assert audio.names == {"click"}
    audio.close()
