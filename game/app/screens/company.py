"""Who plays with the person, and who against: one strength and one character for the partners or for all opponents."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.ai.characters import CHARACTERS, find_character
from game.ai.levels import LEVELS, find_level
from game.app.paint.canvas import Canvas
from game.app.services.seating import Sitter, sitters
from game.app.services.session import PERSON
from game.app.widgets.base import Widget
from game.app.widgets.choice import Choice
from game.rules.ruleset import RuleSet
from game.words import _, listed, plural

_FACE = 38.0
_ROW = 46.0
_GAP = 5.0
_FEW, _CLOSE = 2, 0.72  # more faces than these lie over each other


class Company:
    """The computer players on the person's side (*partner*) or against it, as the rules of `invite` have them.

    *level* and *character* are keys; those that are unknown by now are taken for the usual ones.
    """

    def __init__(self, level: str, character: str, *, partner: bool) -> None:
        self.partner = partner
        self.title = ""
        self.people: Sequence[Sitter] = ()
        level, character = find_level(level).key, find_character(character).key
        levels = [(one.key, one.title) for one in LEVELS]
        characters = [(one.key, one.title) for one in CHARACTERS]
        self.level = Choice(levels, FRect(), level, self._no_change)
        self.character = Choice(characters, FRect(), character, self._no_change)
        self._head = FRect()

    def invite(self, rules: RuleSet) -> None:
        """Let those be of this company that a game by *rules* needs: nobody, where there are no partners."""
        partners = rules.partners(PERSON)
        self.people = [who for seat, who in sitters(rules).items() if (seat in partners) is self.partner]
        count = len(self.people)
        title = plural("Your partner", "Your partners", count)
        self.title = title if self.partner else plural("Your opponent", "Your opponents", count)
        self.level.label = _("{who}, level").format(who=self.title)
        self.character.label = _("{who}, character").format(who=self.title)
        self.level.visible = self.character.visible = bool(self.people)

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
        if not self.people:
            self._draw_alone(canvas)
            return
        theme, head = canvas.theme, self._head
        ring = theme.we if self.partner else theme.they
        step = head.height + 4 if len(self.people) <= _FEW else head.height * _CLOSE
        for index, who in reversed(list(enumerate(self.people))):
            centre = head.left + head.height / 2 + index * step, head.centery
            canvas.face(who.face, centre, head.height - 4, ring, 2)
        left = head.left + (len(self.people) - 1) * step + head.height + 12
        line = FRect(left, head.top - 1, head.right - left, 20)
        canvas.text(self._heading(canvas, line.width), line, "caption", theme.text)
        about = find_character(self.character.value).about
        if canvas.type.width(about, "small") <= line.width or len(self.people) <= _FEW:
            canvas.text(about, line.move(0, 20), "small", theme.muted)

    def _draw_alone(self, canvas: Canvas) -> None:
        """Say that nobody is of the person's side."""
        theme, head = canvas.theme, self._head
        place = FRect(head.left, head.top, head.width, self.character.rect.bottom - head.top)
        canvas.box(place, theme.well, theme.radii.well, theme.well_border)
        line = FRect(place.left + 20, place.centery - 26, place.width - 40, 28)
        canvas.text(_("Everybody plays alone"), line, "player", theme.text, "centre")
        words = _("No partner: your bid and your tricks are yours only.")
        canvas.text(words, line.move(0, 28), "small", theme.muted, "centre")

    def _heading(self, canvas: Canvas, room: float) -> str:
        """Return who they are, with their names where there is *room* for these."""
        names = [who.name for who in self.people]
        words = _("{who}, {names}").format(who=self.title, names=listed(names, _(" and ")))
        return words if len(names) <= _FEW or canvas.type.width(words, "caption") <= room else self.title
