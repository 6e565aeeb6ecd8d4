"""The dialog about the seal of a deal: what was fixed before anybody bid, and how to check it."""

from __future__ import annotations

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Style
from game.app.services.session import Session
from game.app.shell.app import App
from game.app.shell.inputs import InputEvent, KeyPressed
from game.app.shell.scene import Scene
from game.app.widgets.buttons import Button
from game.app.widgets.group import Group
from game.engine.dealing import hash_of, sealed_cards
from game.words import _

_WIDTH = 760.0  # units
_HEAD, _FOOT = 66.0, 92.0  # units high


class SealScene(Scene):
    """Explains the seal of the deal; once the deal is scored, also shows what it was made from, and that it fits."""

    overlay = True

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.group = Group()
        self.rect = FRect(0, 0, _WIDTH, _WIDTH / 2)

    def arrange(self, width: float, height: float) -> None:
        """Place the dialog in the middle."""
        wide = min(_WIDTH, width - 24)
        words = sum(self.app.type.rich_height(line, wide - 56, style) + 8 for line, style in self._lines())
        size = wide, min(_HEAD + words + _FOOT, height - 24)
        self.rect = FRect((width - size[0]) / 2, (height - size[1]) / 2, *size)
        place = FRect(self.rect.right - 24 - 170, self.rect.bottom - 24 - 48, 170, 48)
        close = Button(_("Close"), place, self.leave, kind="gold", shortcut=_("Esc"))
        self.group = Group([close], audio=self.app.audio, default=close)

    def leave(self) -> None:
        """Go back to the table."""
        self.app.scenes.remove(self)

    def handle(self, event: InputEvent) -> None:
        """Close at Esc, otherwise let the button handle *event*."""
        if isinstance(event, KeyPressed) and event.key == "escape":
            self.leave()
        elif self.group.handle(event):
            self.dirty = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the dialog."""
        canvas.shade()
        canvas.panel(self.rect)
        left, width = self.rect.left + 28, self.rect.width - 56
        canvas.text(_("Fair deal"), FRect(left, self.rect.top + 16, width, 40), "panel")
        top = self.rect.top + _HEAD
        for line, style in self._lines():
            top += canvas.rich(line, FRect(left, top, width, 20), style, wrap=True) + 8
        self.group.draw(canvas)

    def _lines(self) -> list[tuple[str, Style]]:
        view = self.session.view
        half = len(view.seal) // 2
        lines: list[tuple[str, Style]] = [
            (_("These cards were fixed before anybody bid: not even the program can change them now."), "text"),
            (_("This is their seal. Other cards would give another seal."), "text"),
            (f"<b>{view.seal[:half]}\n{view.seal[half:]}</b>", "label"),
        ]
        if view.opened is None:
            words = _("When the deal is over, you see here from which deal number the seal was made, and can check it.")
            return [*lines, (words, "text")]
        opened = view.opened
        lines.append((_("Deal number <b>{number}</b>").format(number=opened.number), "text"))
        dealer = view.dealer
        if dealer is not None:
            hands = sealed_cards(view.rules, opened.number, dealer)
            fits = hash_of(opened.number, hands, opened.nonce) == view.seal
            good = _("<good>Checked: the cards that were dealt give this seal.</good>")
            lines.append(
                (good if fits else _("<danger>The cards that were dealt do not give this seal.</danger>"), "text")
            )
        lines.append((_("Random word, so that nobody guesses the cards from the seal (nonce):"), "label"))
        lines.append((f"<b>{opened.nonce}</b>", "label"))
        words = _(
            "The seal is a hash, SHA-256, of deal number, hands clockwise from South and nonce, with bars between."
        )
        lines.append((words, "label"))
        return lines
