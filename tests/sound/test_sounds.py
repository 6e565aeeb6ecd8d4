"""The shipped sounds: all there, all playable, none silent, none too loud or too long."""

import array
import math
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).parents[2]
SOUNDS = sorted((ROOT / "sounds").glob("*.ogg"))
RATE = 44_100


@pytest.fixture(scope="module")
def playable() -> Iterator[type[pygame.mixer.Sound]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(frequency=RATE, size=-16, channels=1, allowedchanges=0)
        yield pygame.mixer.Sound
        pygame.mixer.quit()


@pytest.fixture(params=SOUNDS, ids=lambda path: path.stem)
def wave(request: pytest.FixtureRequest, playable: type[pygame.mixer.Sound]) -> Sequence[int]:
    samples = array.array("h")
    samples.frombytes(playable(request.param).get_raw())
    return samples


def decibels(level: float) -> float:
    return 20 * math.log10(max(level, 1) / 32_768)


def test_the_generator_and_the_folder_name_the_same_sounds() -> None:
    listing = subprocess.run(
        [sys.executable, "build/sound", "--list"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert {path.stem for path in SOUNDS} == set(listing.stdout.split())


def test_the_credits_name_every_sound() -> None:
    credits_page = (ROOT / "sounds" / "CREDITS.md").read_text(encoding="utf-8")
    kinds = {path.stem.rstrip("0123456789") for path in SOUNDS}
    assert {kind for kind in kinds if f"`{kind}" not in credits_page} == set()


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS) < 250_000


def test_a_sound_is_audible_and_leaves_headroom(wave: Sequence[int]) -> None:
    assert -24 < decibels(max(map(abs, wave))) < -5


def test_a_sound_lasts_at_most_a_second_and_a_half(wave: Sequence[int]) -> None:
    assert 0.03 <= len(wave) / RATE <= 1.51


def test_a_sound_begins_and_ends_softly(wave: Sequence[int]) -> None:
    edge = RATE // 2_000
    loudest = max(map(abs, wave))
    assert max(map(abs, wave[:edge])) < 0.5 * loudest
    assert max(map(abs, wave[-edge:])) < 0.05 * loudest


def test_no_sound_is_heard_late(wave: Sequence[int]) -> None:
    threshold = 0.02 * max(map(abs, wave))
    assert next(i for i, x in enumerate(wave) if abs(x) > threshold) < 0.03 * RATE
