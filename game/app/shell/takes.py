"""The takes of one sound, of which no two that follow each other are alike.

    takes = Takes([Path("sounds/card_play_1.ogg"), Path("sounds/card_play_2.ogg")], Random())
    while takes.prepare():          # one file, or one copy in another pitch
        pass
    sound, level = takes.following()

A sound of a single take is a phrase and always sounds as it was written. Others are struck by a hand: each time in
another take, a little higher or lower, a little louder or softer.
"""

import array
import logging
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pygame

_log = logging.getLogger(__name__)

_PITCHES = (0.976, 1.024)  # of the copies: about 40 cents down and up
_SOFTEST = 0.84  # 1.5 dB below the loudest


class Takes:
    """What the files at *paths* sound like; *chance* picks."""

    def __init__(self, paths: Sequence[Path], chance: Random) -> None:
        self._chance = chance
        self._files = list(paths)
        self._copies = [(index, pitch) for index in range(len(paths)) for pitch in _PITCHES] if len(paths) > 1 else []
        self._takes: dict[int, list[pygame.mixer.Sound]] = {}
        self._heard: deque[int] = deque(maxlen=len(paths) // 2)

    def prepare(self) -> bool:
        """Load one more file or make one more copy; return whether anything is left to do."""
        if len(self._takes) < len(self._files):
            self._load()
        elif self._copies:
            index, pitch = self._copies.pop()
            self._takes[index] += [retuned(sound, pitch) for sound in self._takes[index][:1]]
        return len(self._takes) < len(self._files) or bool(self._copies)

    def following(self) -> tuple[pygame.mixer.Sound, float] | None:
        """Return what is heard next and how loud (0-1), or None where no file can be played."""
        while len(self._takes) < len(self._files):
            self._load()
        sound = [index for index, takes in self._takes.items() if takes]
        if not sound:
            return None
        index = self._chance.choice([index for index in sound if index not in self._heard] or sound)
        self._heard.append(index)
        level = self._chance.uniform(_SOFTEST, 1.0) if len(self._files) > 1 else 1.0
        return self._chance.choice(self._takes[index]), level

    def _load(self) -> None:
        index = len(self._takes)
        try:
            self._takes[index] = [pygame.mixer.Sound(self._files[index])]
        except (OSError, pygame.error) as error:
            _log.warning("sound %s cannot be played: %s", self._files[index], error)
            self._takes[index] = []


def retuned(sound: pygame.mixer.Sound, pitch: float) -> pygame.mixer.Sound:
    """Return *sound*, of which both sides are the same, *pitch* times as high and as much shorter."""
    samples = array.array("h", sound.get_raw())[::2]
    places = [place * pitch for place in range(int((len(samples) - 1) / pitch))]
    moved = array.array("h", bytes(4 * len(places)))
    moved[::2] = moved[1::2] = array.array(
        "h", [round(samples[int(p)] + (samples[int(p) + 1] - samples[int(p)]) * (p % 1)) for p in places]
    )
    return pygame.mixer.Sound(buffer=moved.tobytes())
