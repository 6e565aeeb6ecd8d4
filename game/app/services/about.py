"""The versions of what the game runs on, for `--version` and the About page."""

from dataclasses import dataclass

import pygame

from game.ai.core.chosen import describe
from game.words import _


@dataclass(frozen=True, slots=True)
class Versions:
    """The versions of *pygame* and *sdl*, and which *core* the computer players think with."""

    pygame: str
    sdl: str
    core: str


def versions() -> Versions:
    """Return the versions now running."""
    sdl = ".".join(str(part) for part in pygame.get_sdl_version())
    return Versions(pygame.version.ver, sdl, _("search, {how}").format(how=describe()))
