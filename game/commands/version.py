"""Which versions run."""

from __future__ import annotations

import platform

from game import __version__
from game.ai.core.chosen import remedy
from game.app.services.about import versions
from game.words import _


def version_lines() -> tuple[str, ...]:
    """Return the version of the game and of what it runs on, a line each."""
    found = versions()
    return (
        f"Ten Bags {__version__}",
        f"pygame-ce {found.pygame}, SDL {found.sdl}",
        f"Python {platform.python_version()}",
        _("AI core: {core}").format(core=found.core),
        *([remedy()] if remedy() else []),
    )
