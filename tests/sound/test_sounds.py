"""The shipped sounds: all there, all playable, none silent, none too loud or too long."""

import array
import math
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from tests.counted import counted

ROOT = Path(__file__).parents[2]
SOUNDS = sorted((ROOT / "sounds").glob("*.ogg"))
RATE = 44_100
LOUDNESS = {  # of a sound's loudest twentieth of a second, in decibels of full scale
    "click": (-32, -28), "pick": (-33, -29), "card_": (-25, -20), "shuffle": (-24, -20), "bid": (-25, -21),
    "refuse": (-23, -20), "bag": (-23, -19), "fuse": (-23, -19), "count": (-32, -28),
    "turn": (-20, -16), "trick_won": (-22, -19),
}  # fmt: skip
MOMENTS = (-18, -14)  # what happens once a deal or less
SHORT = ("click_1", "pick_2", "bid_3")  # quickly made


@pytest.fixture(scope="module")
def playable() -> Iterator[type[pygame.mixer.Sound]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(frequency=RATE, size=-16, channels=1, allowedchanges=0)
        yield pygame.mixer.Sound
        pygame.mixer.quit()


@pytest.fixture(params=SOUNDS, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    path = request.param
    assert isinstance(path, Path)
    return path


@pytest.fixture
def wave(path: Path, playable: type[pygame.mixer.Sound]) -> Sequence[int]:
    return decoded(playable(path))


def kind_of(path: Path) -> str:
    return re.sub(r"_\d+$", "", path.stem)


def loudest_moment(wave: Sequence[int]) -> float:
    """Return the loudness of the loudest twentieth of a second."""
    length = min(RATE // 20, len(wave))
    starts = range(0, len(wave) - length + 1, RATE // 200)
    return decibels(math.sqrt(max(sum(x * x for x in wave[start : start + length]) for start in starts) / length))


def decoded(sound: pygame.mixer.Sound) -> Sequence[int]:
    return array.array("h", sound.get_raw())


def decibels(level: float) -> float:
    return 20 * math.log10(max(level, 1) / 32_768)


def test_the_generator_and_the_folder_name_the_same_sounds() -> None:
    listing = subprocess.run(
        [sys.executable, "build/sound", "--list"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert {path.stem for path in SOUNDS} == set(listing.stdout.split())


def test_the_credits_name_every_sound() -> None:
    credits_page = (ROOT / "sounds" / "CREDITS.md").read_text(encoding="utf-8")
    kinds = {kind_of(path) for path in SOUNDS}
    assert {kind for kind in kinds if f"`{kind}" not in credits_page} == set()


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS) < 310_000


def test_a_sound_is_audible_and_leaves_headroom(wave: Sequence[int]) -> None:
    assert -24 < decibels(max(map(abs, wave))) < -5  # far from being clipped


def test_a_sound_is_as_loud_as_its_kind_may_be(path: Path, wave: Sequence[int]) -> None:
    low, high = next((bounds for kind, bounds in LOUDNESS.items() if path.stem.startswith(kind)), MOMENTS)
    assert low < loudest_moment(wave) < high


def test_the_takes_of_a_sound_are_equally_loud_and_none_is_another(playable: type[pygame.mixer.Sound]) -> None:
    kinds: dict[str, list[Sequence[int]]] = {}
    for path in SOUNDS:
        kinds.setdefault(kind_of(path), []).append(decoded(playable(path)))
    assert len(kinds["card_play"]) == len(kinds["card_deal"]) == 8
    for kind, waves in counted(kinds.items(), least=10):
        levels = [loudest_moment(wave) for wave in waves]
        assert max(levels) - min(levels) < 0.8, kind
        assert len({bytes(array.array("h", wave)) for wave in waves}) == len(waves)


@pytest.mark.skipif(shutil.which("oggenc") is None, reason="oggenc packs sounds")
def test_a_sound_is_made_again_byte_for_byte(tmp_path: Path) -> None:
    for folder in ("once", "again"):
        command = [sys.executable, "build/sound", "--into", str(tmp_path / folder), *SHORT]
        subprocess.run(command, cwd=ROOT, check=True)
    for name in SHORT:
        once, again = ((tmp_path / folder / f"{name}.ogg").read_bytes() for folder in ("once", "again"))
        assert once == again
        shipped = (ROOT / "sounds" / f"{name}.ogg").read_bytes()
        assert encoder(once) != encoder(shipped) or once == shipped


def encoder(ogg: bytes) -> bytes:
    """Return what the comment of a file says about the library that packed it: others pack otherwise."""
    start = ogg.index(b"\x03vorbis") + 7
    length = int.from_bytes(ogg[start : start + 4], "little")
    return ogg[start + 4 : start + 4 + length]


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
