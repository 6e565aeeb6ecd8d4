"""The bidding panel: numbers, nil apart from them, and what the bid would mean."""

from __future__ import annotations

from pygame import FRect

from game.app.audio import Audio
from game.app.canvas import Canvas
from game.app.inputs import InputEvent, KeyPressed
from game.app.table.panel import BUTTON_HEIGHT, Panel, Submit
from game.app.table.session import Session
from game.app.table.wording import arithmetic, bid_words, owed_words
from game.app.theme import Gradient
from game.app.typesetting import Typesetter
from game.app.widgets.base import Widget
from game.app.widgets.button import Button, Press, Pressable
from game.coach.hint import usual_bid
from game.engine.actions import PlaceBid
from game.engine.views import PlayerView
from game.rules.bids import Bid
from game.words import _

_KEY_HEIGHT = 58.0
_GAP = 10.0


class BidKey(Pressable):
    """A key with a number on it."""

    def __init__(self, label: str, rect: FRect, on_press: Press) -> None:
        super().__init__(rect, on_press)
        self.label = label
        self.chosen = False

    @property
    def words(self) -> str:
        """The number."""
        return self.label

    def draw(self, canvas: Canvas) -> None:
        """Show the key: gold when it is chosen."""
        theme, rect = canvas.theme, self.rect
        if self.chosen:
            canvas.box(rect, Gradient(theme.accent.light, theme.accent.low), theme.radii.key, theme.highlight, 2.5)
            canvas.text(self.label, rect, "key", theme.on_accent, "centre")
            return
        fill = theme.control_hover if self.hovered and self.enabled else theme.control
        canvas.box(rect, fill, theme.radii.key, theme.control_border)
        canvas.text(self.label, rect, "key", theme.text if self.enabled else theme.divider, "centre")


class NilKey(BidKey):
    """The key for nil: it says what it wins and loses."""

    def __init__(self, label: str, points: int, rect: FRect, on_press: Press) -> None:
        super().__init__(label, rect, on_press)
        self.points = points

    def draw(self, canvas: Canvas) -> None:
        """Show the key."""
        theme, rect = canvas.theme, self.rect
        if self.chosen:
            canvas.box(rect, Gradient(theme.accent.light, theme.accent.low), theme.radii.key, theme.highlight, 2.5)
        else:
            canvas.box(rect, theme.nil_hover if self.hovered else theme.nil_face, theme.radii.key, theme.nil_border)
        ink = theme.on_accent if self.chosen else theme.text if self.enabled else theme.muted
        soft = theme.on_accent if self.chosen else theme.muted
        middle = rect.centery
        canvas.text(self.label, FRect(rect.left, middle - 42, rect.width, 34), "panel", ink, "centre")
        canvas.text(_("take no trick"), FRect(rect.left, middle - 8, rect.width, 22), "label", ink, "centre")
        words = _("+{points} / −{points}").format(points=self.points)
        canvas.text(words, FRect(rect.left, middle + 16, rect.width, 22), "label", soft, "centre")


class BidPanel(Panel):
    """The person's bid: choose a key, then confirm it."""

    width = 644.0

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        super().__init__(_("Your bid"), audio)
        self._session = session
        self._view = view
        self._submit = submit
        self.bids = [action.bid for action in view.legal if isinstance(action, PlaceBid)]
        self.chosen: Bid = self._first_choice()
        self._typed_one = False
        self._keys: dict[Bid, BidKey] = {}
        self._confirm: Button | None = None

    def _first_choice(self) -> Bid:
        """Return the bid that rules of thumb advise."""
        advised = usual_bid(self._view)
        return advised if advised in self.bids else self.bids[0]

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height of title, two rows of keys and the footer."""
        return 16 + 40 + self._gap + 2 * self._key + _GAP + self._gap + BUTTON_HEIGHT + self._gap

    @property
    def _key(self) -> float:
        return 46.0 if self.tight else _KEY_HEIGHT

    @property
    def _gap(self) -> float:
        return 12.0 if self.tight else 20.0

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Lay the keys out: nil at the left, numbers in two rows."""
        self.rect = rect
        inner = self.inner
        top = rect.top + 16 + 40 + self._gap
        self._keys = {}
        left = inner.left
        nil = next((bid for bid in self.bids if bid.is_nil), None)
        if nil is not None:
            key = FRect(left, top, 112, 2 * self._key + _GAP)
            self._keys[nil] = NilKey(_("Nil"), self._view.rules.nil, key, self._chooser(nil))
            left += 112 + 24
        self._number_keys(FRect(left, top, inner.right - left, 0))
        width = 190.0
        place = FRect(inner.right - width, top + 2 * self._key + _GAP + self._gap, width, BUTTON_HEIGHT)
        self._confirm = Button("", place, self.confirm, kind="gold")
        self.renew([*self._keys.values(), self._confirm], self._keys.get(self.chosen))
        self.choose(self.chosen)

    def _number_keys(self, room: FRect) -> None:
        numbers = range(1 if self._view.rules.nil else 0, self._view.rules.hand_size + 1)
        columns = (len(numbers) + 1) // 2
        width = (room.width - _GAP * (columns - 1)) / columns
        for place, number in enumerate(numbers):
            row, column = divmod(place, columns)
            top = room.top + row * (self._key + _GAP)
            rect = FRect(room.left + column * (width + _GAP), top, width, self._key)
            bid = Bid.of(number)
            key = BidKey(str(number), rect, self._chooser(bid))
            key.enabled = bid in self.bids
            self._keys[bid] = key

    def _chooser(self, bid: Bid) -> Press:
        return lambda: self.choose(bid)

    def choose(self, bid: Bid) -> None:
        """Mark *bid*; it is not said before it is confirmed."""
        if bid not in self.bids:
            return
        self._typed_one = False
        self.chosen = bid
        for other, key in self._keys.items():
            key.chosen = other == bid
        if self._confirm is not None:
            self._confirm.label = _("Bid {bid}").format(bid=bid_words(bid))

    def confirm(self) -> None:
        """Say the chosen bid."""
        self._submit(PlaceBid(self._view.seat, self.chosen))

    def handle(self, event: InputEvent) -> bool:
        """Digits choose a number, N nil, Up and Down the next one; Enter on the chosen key says it."""
        match event:
            case KeyPressed(key) if len(key) == 1 and key.isdigit():
                self._digit(int(key))
                return True
            case KeyPressed("n"):
                for bid in self.bids:
                    if bid.is_nil:
                        self.reach(bid)
                return True
            case KeyPressed("enter" | "space") if self._on_chosen_key():
                self.confirm()
                return True
            case KeyPressed("left" | "right" | "up" | "down"):
                self.group.ring_shown = True  # the chosen key is marked already: the first arrow moves on from it
                used = super().handle(event)
                self._follow_focus()
                return used
            case _:
                return super().handle(event)

    def _digit(self, digit: int) -> None:
        """Choose *digit*, or with a 1 typed just before it 10 to 13."""
        tens = Bid.of(10 + digit)
        wanted = tens if self._typed_one and tens in self.bids else Bid.of(digit or 10)
        self.reach(wanted)
        self._typed_one = wanted == Bid.of(1)

    def reach(self, bid: Bid) -> None:
        """Mark *bid* and go to its key, so that Enter says it."""
        if bid in self.bids:
            self.group.focus(self._keys[bid])
            self.choose(bid)

    def _on_chosen_key(self) -> bool:
        return self.group.focused is self._keys.get(self.chosen)

    def _follow_focus(self) -> None:
        focused: Widget | None = self.group.focused
        for bid, key in self._keys.items():
            if key is focused:
                self.choose(bid)

    def draw_body(self, canvas: Canvas) -> None:
        """Show the arithmetic at the top, and what both sides owe at the bottom."""
        inner, theme = self.inner, canvas.theme
        canvas.rich(
            arithmetic(self._view), FRect(inner.left, self.rect.top + 16, inner.width, 40), "text", align="right"
        )
        line = self.rect.top + 16 + 40 + self._gap / 2 - 3
        canvas.line((inner.left, line), (inner.right, line), theme.divider)
        first, second = owed_words(self._session, self._view, self.chosen)
        bottom = self.rect.bottom - self._gap - BUTTON_HEIGHT
        width = inner.width - 206
        canvas.rich(first, FRect(inner.left, bottom, width, 24), "text")
        canvas.rich(second, FRect(inner.left, bottom + 24, width, 24), "label", theme.muted)
