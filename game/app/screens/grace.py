"""The moment in which a page that came by itself does not hear what was meant for the screen before it.

Who presses Enter again and again to hurry the last trick would otherwise go on from a page without having seen it.
"""

from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown

_MOMENT = 0.75  # seconds from the first picture of the page on
_CALM = 0.45  # seconds without a press: more than lie between the presses of a key that is held or hammered
_LEADING = frozenset({"enter", "space", "escape", "v", "f5"})  # the keys that lead away from such a page


class Grace:
    """How long a page still spares its reader; *granted* is False where it was asked for."""

    def __init__(self, *, granted: bool = True) -> None:
        self._left = _MOMENT if granted else 0.0

    def swallows(self, event: InputEvent) -> bool:
        """Return whether *event* comes too early; after one that does, there has to be calm."""
        match event:
            case PointerDown() | KeyPressed() if self._left > 0 and _leads(event):
                self._left = max(self._left, _CALM)
                return True
            case _:
                return False

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""
        self._left = max(0.0, self._left - seconds)


def _leads(event: PointerDown | KeyPressed) -> bool:
    return isinstance(event, PointerDown) or event.key in _LEADING
