"""The groups of sounds, each with a volume of its own."""

from game.app.shell.audio import GROUPS
from tests.test_house_style import sounds


def test_every_sound_belongs_to_one_group() -> None:
    names = [name for group in GROUPS.values() for name in group]
    assert sorted(names) == sorted(sounds())
