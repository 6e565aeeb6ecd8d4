"""What the settings page offers."""

from game.storage.settings import DECLARED


def options_of(key: str) -> tuple[str, ...]:
    """Return the values that the settings page offers for *key*."""
    control = DECLARED[key].control
    return tuple(control().options) if control is not None else ()
