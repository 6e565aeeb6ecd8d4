"""What pictures to come need: of a new size all at once, of what is foreseen a little in every frame.

prospect.renew(canvas.wishes(paint))
while prospect.renews():            # once a frame, until all is there
    ...
prospect.foresee(canvas.wishes(paint))
prospect.look_ahead()               # once a frame
"""

from collections.abc import Sequence

from game.app.paint.cache import Wish
from game.app.shell.renewal import Renewal

SLICE = 0.02  # seconds of a frame in which pictures of a new size are made
AHEAD = 0.002  # seconds of a frame in which pictures are made that are drawn soon


class Prospect:
    """Knows what is still to be made before it is seen."""

    def __init__(self) -> None:
        self._renewal: Renewal | None = None
        self._ahead: Renewal | None = None

    @property
    def renewing(self) -> bool:
        """Whether the next picture waits for what it needs."""
        return self._renewal is not None

    @property
    def foreseeing(self) -> bool:
        """Whether something is to be made that is drawn soon."""
        return self._ahead is not None

    def renew(self, wishes: Sequence[Wish]) -> None:
        """Let the next picture wait for all these *wishes*."""
        self._renewal = Renewal(wishes)

    def renews(self) -> bool:
        """Go on with what the next picture needs; return whether there is more of it."""
        if self._renewal is not None and self._renewal.work(SLICE):
            self._renewal = None
        return self._renewal is not None

    def foresee(self, wishes: Sequence[Wish]) -> None:
        """Grant these *wishes* a little in every frame, in the place of what was foreseen before."""
        self._ahead = Renewal(wishes, aside=False)

    def look_ahead(self) -> None:
        """Make a little of what is foreseen."""
        if self._ahead is not None and self._ahead.work(AHEAD):
            self._ahead = None

    def forget(self) -> None:
        """Make no more of what is foreseen."""
        self._ahead = None

    def give_up(self) -> None:
        """Let the next picture wait for nothing."""
        if self._renewal is not None:
            self._renewal.drop()
            self._renewal = None
