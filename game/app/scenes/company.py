"""Who plays with the person, and who against: one strength and one character for the partner or for both opponents."""

from collections.abc import Sequence

from pygame import FRect

from game.ai.characters import CHARACTERS, find_character
from game.ai.levels import LEVELS, find_level
from game.app.canvas import Canvas
from game.app.house import OTHERS
from game.app.widgets.base import Widget
from game.app.widgets.choice import Choice
from game.rules.seats import Seat
from game.words import _

_FACE = 38.0
_ROW = 46.0
_GAP = 5.0


class Company:
    """The computer players at *seats*, called *title*; *partner*: they are of the person's side.

    *level* and *character* are keys; those that are unknown by now are taken for the usual ones.
    """

    def __init__(self, title: str, seats: Sequence[Seat], level: str, character: str, *, partner: bool) -> None:
        self.title = title
        self.seats = seats
        self.partner = partner
        level, character = find_level(level).key, find_character(character).key
        names = _("{who}, level").format(who=title), _("{who}, character").format(who=title)
        levels = [(one.key, one.title) for one in LEVELS]
        characters = [(one.key, one.title) for one in CHARACTERS]
        self.level = Choice(levels, FRect(), level, self._no_change, label=names[0])
        self.character = Choice(characters, FRect(), character, self._no_change, label=names[1])
        self._head = FRect()

    def _no_change(self, key: str) -> None:
        """What is chosen is read when the game starts."""

    @property
    def widgets(self) -> list[Widget]:
        """What can be chosen."""
        return [self.level, self.character]

    def arrange(self, left: float, top: float, width: float) -> float:
        """Lay out below *top*; return where it ends."""
        self._head = FRect(left, top, width, _FACE)
        self.level.rect = FRect(left, self._head.bottom + _GAP, width, _ROW)
        self.character.rect = FRect(left, self.level.rect.bottom + _GAP, width, _ROW)
        return self.character.rect.bottom

    def draw(self, canvas: Canvas) -> None:
        """Show faces and names, and what the character means."""
        theme, head = canvas.theme, self._head
        ring = theme.we if self.partner else theme.they
        for index, seat in enumerate(self.seats):
            centre = head.left + head.height / 2 + index * (head.height + 4), head.centery
            canvas.face(OTHERS[seat][1], centre, head.height - 4, ring, 2)
        names = _(" and ").join(OTHERS[seat][0] for seat in self.seats)
        left = head.left + len(self.seats) * (head.height + 4) + 8
        words = _("{who}, {names}").format(who=self.title, names=names)
        line = FRect(left, head.top - 1, head.right - left, 20)
        canvas.text(words, line, "caption", theme.text)
        about = find_character(self.character.value).about
        canvas.text(about, line.move(0, 20), "small", theme.muted)
