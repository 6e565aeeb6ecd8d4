"""The facts for a bug report: versions, system, window, folders."""

import platform
import sys

from game import __version__
from game.app.services.about import versions
from game.app.services.services import Services


def diagnostics(services: Services) -> str:
    """Return the facts as lines of text, without anything about the player or the games."""
    found = versions()
    pixels = "x".join(str(side) for side in services.app.viewport.pixels)
    settings = services.settings
    return "\n".join(
        (
            f"Ten Bags {__version__}",
            f"Python {platform.python_version()}, pygame-ce {found.pygame}, SDL {found.sdl}",
            f"Computer players: {found.core}",
            f"System: {platform.system()} {platform.release()}, {platform.machine()}, {sys.byteorder} endian",
            f"Window: {pixels} pixels, interface {settings.ui_size} %, theme {settings.theme}, speed {settings.speed}",
            f"Sound: {'none' if services.app.audio.silent else 'open'}",
            f"Settings: {services.places.settings_file}",
            f"Games: {services.places.data}",
            f"Log: {services.places.log_file}",
        )
    )
