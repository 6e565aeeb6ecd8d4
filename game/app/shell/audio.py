"""Sounds by name: `audio.play("card_play", pan=-0.6)` is heard from the left, in another take than the time before.

Without a sound device, or after it is lost, everything is silent; `audio.trouble` says so in words, once. A device
that was lost is taken up again when one is there.
"""

from __future__ import annotations

import array
import logging
import random
import re
from collections import deque
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Literal, TypeAlias

import pygame

from game.app.paint.pictures import find_root
from game.words import _

_log = logging.getLogger(__name__)
_TAKE = re.compile(r"_\d+$")
_CHANNELS = 16
_CURVE = 1.5  # the ear hears steps of a slider as even this way


class Audio:
    """The sounds of *folder*, at *volume* 0-1, of which each group has its share."""

    def __init__(self, folder: Path | None = None, volume: float = 0.8, *, muted: bool = False) -> None:
        self._volume = volume
        self.muted = muted
        self.trouble: str | None = None
        self._chance = random.Random()
        self._shares: dict[SoundGroup, float] = dict.fromkeys(GROUPS, 1.0)
        self._folder = folder or find_root("sounds")
        self._sounds: dict[str, SoundVariants] = {}
        self._waiting: list[SoundVariants] = []
        self._opened = False
        self._lost = False

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
        return self._lost or not pygame.mixer.get_init()

    def share(self, group: SoundGroup) -> float:
        """Return how loud the sounds of *group* are beside the others, 0-1."""
        return self._shares[group]

    def give(self, group: SoundGroup, share: float) -> None:
        """Set the sounds of *group* to *share* (0-1) of the volume."""
        self._shares[group] = min(1.0, max(0.0, share))

    def loudness(self, name: str) -> float:
        """Return how loud the sound called *name* is played, 0-1."""
        return float((self._volume * self._shares[group_of(name)]) ** _CURVE)

    # -- the device --------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Open the sound device."""
        self._opened = True
        try:
            pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=1024, allowedchanges=0)
            pygame.mixer.set_num_channels(_CHANNELS)
        except pygame.error as error:
            _log.warning("no sound: %s", error)
            self.trouble = _("No sound device was found; the game plays on silently.")
            return
        files = sorted(self._folder.glob("*.ogg"), key=lambda path: (_name(path), path.stem))
        self._sounds = {name: SoundVariants(list(paths), self._chance) for name, paths in groupby(files, _name)}
        self._waiting = list(self._sounds.values())

    @property
    def unloaded(self) -> bool:
        """Whether there is anything left to open or to load."""
        return not self.muted and (not self._opened or (bool(self._waiting) and not self.silent))

    def load_next(self) -> bool:
        """Open the device, or load a little more, so that no first sound comes late; return whether any is left."""
        if self.muted:
            return False
        if not self._opened:
            self.open()
        elif self._waiting and not self.silent and not self._waiting[-1].prepare():
            self._waiting.pop()
        return self.unloaded

    def notice(self, event: pygame.event.Event) -> None:
        """Take in that a sound device has gone or come."""
        if event.type not in (pygame.AUDIODEVICEREMOVED, pygame.AUDIODEVICEADDED) or event.iscapture:
            return
        if event.type == pygame.AUDIODEVICEREMOVED:
            if event.which and self._opened and not self.silent:  # any other device is number 0
                self._lose()
        elif self._lost:
            self._lost = False  # whether or not it can be opened: devices are announced again when one is tried
            self.close()
            self.open()

    def take_trouble(self) -> str | None:
        """Return what is wrong with the sound the first time it is asked, then None."""
        trouble, self.trouble = self.trouble, None
        return trouble

    def close(self) -> None:
        """Close the sound device."""
        self._sounds.clear()
        self._waiting.clear()
        if pygame.mixer.get_init():
            pygame.mixer.quit()

    def _lose(self) -> None:
        _log.warning("the sound device is gone")
        self._lost = True
        self.trouble = _("The sound device is gone; the game plays on silently.")

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, name: str, pan: float = 0.0, gain: float = 1.0) -> None:
        """Play a take of the sound called *name*, from the left (-1) to the right (1) of the table."""
        if self.muted:
            return
        if not self._opened:
            self.open()
        takes = None if self.silent else self._sounds.get(name)
        chosen = takes.following() if takes is not None else None
        if chosen is not None:
            sound, level = chosen
            self._start(sound, pan, self.loudness(name) * gain * level)

    def _start(self, sound: pygame.mixer.Sound, pan: float, loudness: float) -> None:
        try:
            sound.set_volume(loudness)  # not that of the channel: it is set when the first samples are out already
            channel = sound.play()
            if channel is not None:
                channel.set_volume(*sides(pan))
        except pygame.error as error:
            _log.warning("no sound any more: %s", error)
            self._lose()


def sides(pan: float) -> tuple[float, float]:
    """Return how loud left and right are for *pan* from -1 to 1; in the middle both are at their loudest."""
    pan = min(1.0, max(-1.0, pan))
    return min(1.0, 1.0 - pan), min(1.0, 1.0 + pan)


def _name(path: Path) -> str:
    return _TAKE.sub("", path.stem)


_log = logging.getLogger(__name__)

_PITCHES = (0.976, 1.024)  # of the copies: about 40 cents down and up
_SOFTEST = 0.84  # 1.5 dB below the loudest


class SoundVariants:
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


SoundGroup: TypeAlias = Literal["cards", "bids", "events", "buttons"]

_CARDS = ("card_deal", "card_play", "card_slide", "shuffle", "pick")
_EVENTS = ("trick_won", "spades_broken", "nil_made", "nil_broken", "bag", "set", "boston")
_COURT = ("gavel", "fuse", "count", "penalty")
_ENDS = ("game_won", "game_lost")

GROUPS: Mapping[SoundGroup, frozenset[str]] = {
    "cards": frozenset(_CARDS),
    "bids": frozenset({"bid", "turn"}),
    "events": frozenset({*_EVENTS, *_COURT, *_ENDS}),
    "buttons": frozenset({"click", "refuse"}),
}


def group_of(name: str) -> SoundGroup:
    """Return the group of the sound called *name*; what belongs to none is news of the table."""
    return next((group for group, names in GROUPS.items() if name in names), "events")
