"""A line of the choice for a phrase: a radio mark, the words, and a note in quieter ones."""

from __future__ import annotations

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.typesetting import Typesetter
from game.app.screens.rules.offers import Offer
from game.app.widgets.buttons import OnPress, Pressable

_RADIO = 18.0
_LEFT = 44.0
_RIGHT = 12.0
_LEAST = 44.0
_BESIDE = 14.0


class OfferRow(Pressable):
    """The *offer*, marked where it is *selected*; one that cannot be chosen says why.

    *brief*: what else it changes is only counted, and told elsewhere.
    """

    def __init__(self, offer: Offer, on_press: OnPress, *, selected: bool) -> None:
        super().__init__(FRect(), on_press)
        self.offer = offer
        self.selected = selected
        self.enabled = bool(offer.change)
        self.brief = False

    @property
    def words(self) -> str:
        """The words and the note."""
        return f"{self.offer.words}. {self.offer.note}" if self.offer.note else self.offer.words

    @property
    def note(self) -> str:
        """The note as it is shown."""
        return self.offer.brief if self.brief and self.offer.brief else self.offer.note

    def lines_of_note(self, width: float, type_: Typesetter) -> int:
        """Return how many lines the whole note takes in a room of *width*; none where it is one that refuses."""
        note = self.offer.note if self.enabled else ""
        return len(type_.lines(note, width - _LEFT - _RIGHT, "small")) if note else 0

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return how high it stands in a room of *width*."""
        room = width - _LEFT - _RIGHT
        height = type_.height(self.offer.words, room, "strong")
        if self.note and not self._beside(room, type_):
            height += type_.height(self.note, room, "small")
        return max(_LEAST, height + 14)

    def _beside(self, room: float, type_: Typesetter) -> bool:
        """Whether the note has room on the line of the words."""
        taken = type_.width(self.offer.words, "strong") + _BESIDE + type_.width(self.note, "small")
        return taken <= room

    def draw(self, canvas: Canvas) -> None:
        """Show the line."""
        theme, rect, type_ = canvas.theme, self.rect, canvas.type
        if self.selected or (self.hovered and self.enabled):
            canvas.box(rect, theme.selected, theme.radii.key)
        room = rect.width - _LEFT - _RIGHT
        beside = self._beside(room, type_)
        words = type_.height(self.offer.words, room, "strong")
        note = 0.0 if beside or not self.note else type_.height(self.note, room, "small")
        top = rect.centery - (words + note) / 2
        self._draw_radio(canvas, (rect.left + 22, top + theme.type("strong").leading / 2))
        ink = theme.text if self.enabled else theme.disabled
        place = FRect(rect.left + _LEFT, top, room, words)
        canvas.paragraph(self.offer.words, place, "strong", ink)
        quiet = theme.muted if self.enabled else theme.danger
        if beside and self.note:
            left = place.left + type_.width(self.offer.words, "strong") + _BESIDE
            canvas.text(self.note, FRect(left, top, rect.right - left - 4, words), "small", quiet)
        elif self.note:
            canvas.paragraph(self.note, FRect(place.left, top + words, room, note), "small", quiet)

    def _draw_radio(self, canvas: Canvas, centre: tuple[float, float]) -> None:
        theme = canvas.theme
        canvas.disc(centre, _RADIO, theme.well, theme.accent.light if self.enabled else theme.disabled, 2)
        if self.selected:
            canvas.disc(centre, _RADIO - 8, theme.accent.light)
