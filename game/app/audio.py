"""Sounds by name: `audio.play("card_play")` picks one of card_play_1.ogg ... and never the same twice running.

Without a sound device, or after it is lost, everything is silent; `audio.trouble` says so in words, once.
"""

import logging
import random
import re
from pathlib import Path

import pygame

from game.app.pictures import find_root
from game.words import _

_log = logging.getLogger(__name__)
_VARIANT = re.compile(r"_\d+$")


class Audio:
    """The sounds of *folder*, at *volume* 0-1."""

    def __init__(self, folder: Path | None = None, volume: float = 0.8, *, muted: bool = False) -> None:
        self._volume = volume
        self.muted = muted
        self.trouble: str | None = None
        self._chance = random.Random()
        self._last: dict[str, int] = {}
        self._folder = folder or find_root("sounds")
        self._sounds: dict[str, list[pygame.mixer.Sound]] = {}
        self._loaded = False

    @property
    def volume(self) -> float:
        """How loud sounds are, 0-1."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = min(1.0, max(0.0, volume))

    @property
    def names(self) -> frozenset[str]:
        """The names that can be played."""
        return frozenset(self._sounds)

    @property
    def silent(self) -> bool:
        """Whether there is no device to play on."""
        return not pygame.mixer.get_init()

    def open(self) -> None:
        """Open the sound device and load the sounds."""
        self._loaded = True
        try:
            pygame.mixer.init(frequency=44100, channels=2, buffer=512)
            pygame.mixer.set_num_channels(16)
        except pygame.error as error:
            _log.warning("no sound: %s", error)
            self.trouble = _("No sound device was found; the game plays on silently.")
            return
        for path in sorted(self._folder.glob("*.ogg")):
            self._load(path)

    def take_trouble(self) -> str | None:
        """Return what is wrong with the sound the first time it is asked, then None."""
        trouble, self.trouble = self.trouble, None
        return trouble

    def play(self, name: str, pan: float = 0.0, gain: float = 1.0) -> None:
        """Play one of the sounds called *name*, from the left (-1) to the right (1) of the table."""
        if not self._loaded:
            self.open()
        variants = self._sounds.get(name)
        if self.muted or self.silent or not variants:
            return
        self._start(variants[self._variant(name, len(variants))], pan, gain)

    def close(self) -> None:
        """Let the sound device go."""
        self._sounds.clear()
        if pygame.mixer.get_init():
            pygame.mixer.quit()

    def _load(self, path: Path) -> None:
        try:
            sound = pygame.mixer.Sound(path)
        except pygame.error as error:
            _log.warning("sound %s cannot be played: %s", path, error)
            return
        self._sounds.setdefault(_VARIANT.sub("", path.stem), []).append(sound)

    def _start(self, sound: pygame.mixer.Sound, pan: float, gain: float) -> None:
        channel = sound.play()
        if channel is not None:
            loudness = self._volume**1.5 * gain  # the ear hears steps of a slider as even this way
            channel.set_volume(loudness * min(1.0, 1.0 - pan), loudness * min(1.0, 1.0 + pan))

    def _variant(self, name: str, count: int) -> int:
        last = self._last.get(name)
        choices = [index for index in range(count) if index != last or count == 1]
        self._last[name] = self._chance.choice(choices)
        return self._last[name]
