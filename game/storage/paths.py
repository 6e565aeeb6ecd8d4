"""Where settings, games and logs are kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

HOME = "TEN_BAGS_HOME"
_NAME = "ten-bags"


@dataclass(frozen=True, slots=True)
class Places:
    """The three folders of the program; each is made when something is first written there."""

    config: Path
    data: Path
    log: Path

    @classmethod
    def under(cls, home: Path) -> Places:
        """Return the places of an installation that keeps everything in *home*."""
        home = home.expanduser().absolute()
        return cls(home, home, home / "logs")

    @classmethod
    def of_system(cls) -> Places:
        """Return the folders that this system gives a user's programs."""
        return cls(
            platformdirs.user_config_path(_NAME, appauthor=False),
            platformdirs.user_data_path(_NAME, appauthor=False),
            platformdirs.user_log_path(_NAME, appauthor=False),
        )

    @property
    def settings_file(self) -> Path:
        """The settings."""
        return self.config / "settings.json"

    @property
    def save_file(self) -> Path:
        """The unfinished game."""
        return self.data / "unfinished-game.json"

    @property
    def rules_file(self) -> Path:
        """The rule sets that people have made."""
        return self.data / "own-rules.json"

    @property
    def history_file(self) -> Path:
        """The finished deals and games."""
        return self.data / "history.db"

    @property
    def log_file(self) -> Path:
        """The newest part of the log."""
        return self.log / "ten-bags.log"


def find_places(environ: Mapping[str, str]) -> Places:
    """Return the places below the folder that TEN_BAGS_HOME names in *environ*, or else the system's."""
    home = environ.get(HOME, "")
    return Places.under(Path(home)) if home else Places.of_system()
