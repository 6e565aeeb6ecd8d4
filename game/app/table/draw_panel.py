"""Look and choose: the card on top of the stock, to keep or to refuse."""

from __future__ import annotations

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter
from game.app.services.session import PERSON
from game.app.shell.audio import Audio
from game.app.shell.inputs import InputEvent, KeyPressed
from game.app.table.layout import BASE
from game.app.table.panel import PADDING, Panel, Submit
from game.app.table.picture import Picture
from game.app.table.stock import draw_place
from game.app.widgets.buttons import Button
from game.engine.actions import KeepCard, RefuseCard
from game.engine.views import PlayerView
from game.words import _

_BUTTON, _SMALL_BUTTON = 50.0, 46.0


class DrawPanel(Panel):
    """Two answers beside the card, which lies on the panel; the keys K and N give them at once."""

    def __init__(self, view: PlayerView, submit: Submit, picture: Picture, audio: Audio) -> None:
        super().__init__(_("Draw a card"), audio)
        self._picture = picture
        self.number, self.count = len(view.hand) + 1, view.rules.hand_size
        self._submit = submit
        self.keep = Button(_("Keep it"), FRect(), lambda: submit(KeepCard(PERSON)), kind="gold")
        self.refuse = Button(_("Take the next"), FRect(), lambda: submit(RefuseCard(PERSON)))
        self._notes: list[tuple[str, FRect]] = []

    def height(self, type_: Typesetter, width: float) -> float:
        """Return how high the panel is."""
        return draw_place(self._picture.layout).panel.height

    @property
    def _side(self) -> FRect:
        """The room beside the card."""
        room = draw_place(self._picture.layout).card.scale * BASE + PADDING + 22
        left = self.rect.left + (PADDING if self.mirrored else room)
        return FRect(left, self.rect.top + 14, self.rect.width - room - PADDING, self.rect.height - 28)

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Put the answers beside the card: below each other, or side by side where the panel is low."""
        layout = self._picture.layout
        self.rect, self.tight, self.mirrored = draw_place(layout).panel, layout.compact, layout.mirrored
        side = self._side
        notes = _("K: the next card is put away unseen"), _("N: this card is put away")
        if self.tight:
            width = (side.width - 12) / 2
            places = [
                FRect(side.left + number * (width + 12), side.top + 44, width, _SMALL_BUTTON) for number in (0, 1)
            ]
            below = [FRect(place.left, place.bottom + 6, place.width, 52) for place in places]
        else:
            places = [FRect(side.left, side.top + 78 + number * 88, side.width, _BUTTON) for number in (0, 1)]
            below = [FRect(place.left, place.bottom + 4, place.width, 24) for place in places]
        for button, place in zip((self.keep, self.refuse), places, strict=True):
            button.rect = place
        self._notes = list(zip(notes, below, strict=True))
        self.renew([self.keep, self.refuse], self.group.focused or self.keep)

    def handle(self, event: InputEvent) -> bool:
        """Answer by key at once, or by the buttons."""
        match event:
            case KeyPressed("k"):
                self._submit(KeepCard(PERSON))
            case KeyPressed("n"):
                self._submit(RefuseCard(PERSON))
            case _:
                return super().handle(event)
        return True

    def draw_title(self, canvas: Canvas) -> None:
        """Show what is asked, and how many cards are drawn."""
        side = self._side
        if self.tight:
            canvas.text(_("Draw {n} of {count}").format(n=self.number, count=self.count),
                        FRect(side.left, side.top, side.width, 36), "heading")  # fmt: skip
            return
        canvas.text(self.title, FRect(side.left, side.top, side.width, 40), "panel")
        words = _("Card {n} of {count}").format(n=self.number, count=self.count)
        canvas.text(words, FRect(side.left, side.top + 40, side.width, 24), "label", canvas.theme.muted)

    def draw_body(self, canvas: Canvas) -> None:
        """Show what each answer means."""
        style: Style = "small"
        for words, place in self._notes:
            canvas.paragraph(words, place, style, canvas.theme.muted)
