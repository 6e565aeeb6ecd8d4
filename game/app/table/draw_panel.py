"""Look and choose: the card on top of the stock, to keep or to refuse."""

from __future__ import annotations

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Box, Column, Drawn, Fit, Gap, Row, rows
from game.app.paint.typesetting import Typesetter
from game.app.services.session import PERSON
from game.app.shell.audio import Audio
from game.app.shell.inputs import InputEvent, KeyPressed
from game.app.table.layout import BASE
from game.app.table.panel import Panel, Submit
from game.app.table.picture import Picture
from game.app.table.stock import DrawPlace, draw_place
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
        self._heading = Gap(0)

    @property
    def head(self) -> float:
        """The title stands beside the card."""
        return 0.0

    @property
    def _place(self) -> DrawPlace:
        return draw_place(self._picture.layout)

    def build(self, type_: Typesetter, width: float) -> Box:
        """Return the card's room and the answers beside it: below each other, or side by side on a low panel."""
        self.default = self.group.focused or self.keep
        low = self._picture.layout.compact
        high, below, note = (_SMALL_BUTTON, 6, 52) if low else (_BUTTON, 4, 24)
        keep = Column(Fit(self.keep, high), Gap(below), _note(_("K: the next card is put away unseen"), note))
        refuse = Column(Fit(self.refuse, high), Gap(below), _note(_("N: this card is put away"), note))
        self._heading = Gap(36 if low else 64)
        answers = Row(keep, refuse, gap=12) if low else Column(keep, refuse, gap=10)
        side = Column(Gap(14), self._heading, Gap(8 if low else 14), answers)
        place = self._place
        card = Gap(place.panel.height)
        return Row(card, side, widths=(place.card.scale * BASE + 22, None), from_right=self.mirrored)

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Stand where the draw takes place, whatever *rect* says: the card lies on the panel."""
        super().arrange(self._place.panel, type_)

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
        place = self._heading.rect
        if self._picture.layout.compact:
            canvas.text(_("Draw {n} of {count}").format(n=self.number, count=self.count), place, "heading")
            return
        upper, lower = rows(place, (40, 24))
        canvas.text(self.title, upper, "panel")
        words = _("Card {n} of {count}").format(n=self.number, count=self.count)
        canvas.text(words, lower, "label", canvas.theme.muted)


def _note(words: str, high: float) -> Box:
    """Return what an answer means, in a place *high* units high."""
    return Drawn(high, lambda canvas, place: canvas.paragraph(words, place, "small", canvas.theme.muted))
