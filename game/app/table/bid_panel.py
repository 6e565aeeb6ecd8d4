"""The bidding panel: numbers, nil apart from them, and what the bid would mean."""

from __future__ import annotations

from pygame import FRect

from game.app.paint.canvas import Align, Canvas
from game.app.paint.markup import escape
from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter
from game.app.services.session import Session
from game.app.shell.audio import Audio
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown
from game.app.table.bid_keys import BidKey, NilKey
from game.app.table.panel import BUTTON_HEIGHT, PADDING, TITLE_HEIGHT, Panel, Submit
from game.app.widgets.buttons import Button, OnPress
from game.app.widgets.widget import Widget
from game.app.wording.phases import special_words, why_no_bid
from game.app.wording.table import arithmetic, bid_words, owed_words
from game.engine.actions import PlaceBid
from game.engine.views import PlayerView
from game.rules.bids import NIL, Bid
from game.words import _

_KEY_HEIGHT = 58.0
_GAP = 8.0
_LEAST_KEY = 43.0  # how wide a key is at least
_ROOMY = 600.0  # from this width on, nil has a place of its own


class BidPanel(Panel):
    """The person's bid: choose a key, then confirm it.

    Nothing is chosen beforehand, unless there is no choice: it would look like advice, which is the hint's to give.
    """

    width = 644.0

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        super().__init__(_("Your bid"), audio)
        self._session = session
        self._view = view
        self._submit = submit
        self.bids = [action.bid for action in view.legal if isinstance(action, PlaceBid)]
        self.chosen: Bid | None = self.bids[0] if len(self.bids) == 1 else None
        self._told = ""  # why the last thing that was tried cannot be
        self._typed_one = False
        self._rows = 2
        self._keys: dict[Bid, BidKey] = {}
        self._words = FRect()
        self._confirm: Button | None = None

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height of title, two rows of keys and the footer."""
        self._rows = self._rows_for(width)
        return self._keys_top + self._keys_height + self._gap + self._foot + self._gap

    @property
    def _key(self) -> float:
        return 42.0 if self.tight else _KEY_HEIGHT

    @property
    def _foot(self) -> float:
        return 44.0 if self.tight else BUTTON_HEIGHT

    @property
    def _gap(self) -> float:
        return 10.0 if self.tight else 17.0  # so that a hint has room below in the smallest window

    @property
    def _keys_top(self) -> float:
        """How far the keys are below the upper edge: where there is little room, the seat's plate says who bids."""
        return self._gap if self.tight else 16 + TITLE_HEIGHT + self._gap

    @property
    def _keys_height(self) -> float:
        return self._rows * (self._key + _GAP) - _GAP

    def _rows_for(self, width: float) -> int:
        """Return in how many rows the keys lie on a panel *width* wide: in two, where these can be hit."""
        rules = self._view.rules
        columns = (rules.hand_size + 2) // 2
        room = width - (32 if self.tight else 2 * PADDING) - (136 if rules.nil and width >= _ROOMY else 0)
        return 2 if (room + _GAP) / columns - _GAP >= _LEAST_KEY else 3

    @property
    def inner(self) -> FRect:
        """The room inside the padding, which is less where there is little of it."""
        return self.rect.inflate(-32, -24) if self.tight else super().inner

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Lay the keys out: numbers in two rows, nil as large as both at the left, or as the first of them."""
        self.rect = rect
        inner = self.inner
        keys = FRect(inner.left, rect.top + self._keys_top, inner.width, self._keys_height)
        footer = FRect(inner.left, keys.bottom + self._gap, inner.width, self._foot)
        self._keys = {}
        numbers = [Bid.of(n) for n in range(1 if self._view.rules.nil else 0, self._view.rules.hand_size + 1)]
        nil = next((bid for bid in self.bids if bid.is_nil), None)
        if nil is not None and rect.width >= _ROOMY:
            self._keys[nil] = self._nil_key(nil, FRect(keys.left, keys.top, 112, keys.height))
            keys = FRect(keys.left + 136, keys.top, keys.width - 136, keys.height)
            nil = None
        self._lay_keys(keys, [*([] if nil is None else [nil]), *numbers])
        width = 190.0 if rect.width >= _ROOMY else 150.0
        self._confirm = Button("", self.at_answer(footer, width), self.confirm, kind="gold")
        self._words = self.beside_answer(footer, footer.width - width - 16)
        self._confirm.label, self._confirm.enabled = _("Choose a bid"), False
        self.renew([*self._keys.values(), self._confirm], None)
        if self.chosen is not None:
            self.reach(self.chosen)

    def _nil_key(self, nil: Bid, rect: FRect) -> BidKey:
        return NilKey(_("Nil"), self._view.rules.nil, rect, self._chooser(nil))

    def _lay_keys(self, room: FRect, bids: list[Bid]) -> None:
        """Place a key for each of *bids* in rows."""
        columns = -(-len(bids) // self._rows)
        width = (room.width - _GAP * (columns - 1)) / columns
        for place, bid in enumerate(bids):
            row, column = divmod(place, columns)
            rect = FRect(room.left + column * (width + _GAP), room.top + row * (self._key + _GAP), width, self._key)
            key = self._nil_key(bid, rect) if bid.is_nil else BidKey(str(bid.tricks), rect, self._chooser(bid))
            key.enabled = bid in self.bids
            self._keys[bid] = key

    def _chooser(self, bid: Bid) -> OnPress:
        return lambda: self.choose(bid)

    def choose(self, bid: Bid) -> None:
        """Mark *bid*; it is not said before it is confirmed. Where the rules do not allow it, say why."""
        self._typed_one = False
        if bid not in self.bids:
            self._told = why_no_bid(self._view, bid)
            self.audio.play("refuse")
            return
        self._told = ""
        self.chosen = bid
        for other, key in self._keys.items():
            key.chosen = other == bid
        if self._confirm is not None:
            self._confirm.enabled = True
            self._confirm.label = _("Bid {bid}").format(bid=bid_words(bid))

    def confirm(self) -> None:
        """Say the chosen bid."""
        if self.chosen is not None:
            self._submit(PlaceBid(self._view.seat, self.chosen))

    def handle(self, event: InputEvent) -> bool:
        """Digits choose a number, N nil, Up and Down the next one; Enter on the chosen key says it."""
        match event:
            case KeyPressed(key) if len(key) == 1 and key.isdigit():
                self._digit(int(key))
                return True
            case KeyPressed("n"):
                if self._view.rules.nil:
                    self.reach(NIL)
                return True
            case KeyPressed("enter" | "space") if self._on_chosen_key():
                self.confirm()
                return True
            case KeyPressed("enter" | "space") if self.group.focused is None:
                self._told = (
                    _("Choose first: type a number, or N for nil") if NIL in self.bids else _("First type a number")
                )
                return True
            case KeyPressed("left" | "right" | "up" | "down") if self.group.focused is None:
                self.reach(next((bid for bid in self.bids if not bid.is_nil), self.bids[0]))
                return True
            case PointerDown(point, 1) if (shut := self._shut_at(point)) is not None:
                self.choose(shut)
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
        return self.chosen is not None and self.group.focused is self._keys[self.chosen]

    def _shut_at(self, point: tuple[float, float]) -> Bid | None:
        """Return the bid at *point* that the rules do not allow now, if there is one."""
        return next((bid for bid, key in self._keys.items() if not key.enabled and key.contains(point)), None)

    def _follow_focus(self) -> None:
        focused: Widget | None = self.group.focused
        for bid, key in self._keys.items():
            if key is focused:
                self.choose(bid)

    @property
    def _question(self) -> str:
        """What is asked while nothing is chosen: what binds the bid, if anything does."""
        shut = next((bid for bid, key in self._keys.items() if not key.enabled), None)
        return _("How many tricks will you win?") if shut is None else why_no_bid(self._view, shut)

    def draw_title(self, canvas: Canvas) -> None:
        """Show what is asked, and how many tricks are bid."""
        if self.tight:
            return
        super().draw_title(canvas)
        inner = self.inner
        head = FRect(inner.left, self.rect.top + 16, inner.width, TITLE_HEIGHT)
        canvas.rich(arithmetic(self._view), head, "text", align="right")
        line = head.bottom + self._gap / 2 - 3
        canvas.line((inner.left, line), (inner.right, line), canvas.theme.divider)

    @property
    def lines(self) -> tuple[str, str]:
        """What is told under the keys, as rich lines: what is asked, refused or owed, and what the others owe."""
        if self._told:
            return f"<danger>{escape(self._told)}</danger>", self._owed[1]
        if self.chosen is None:
            return escape(self._question), self._owed[1]
        return special_words(self._view, self.chosen) or self._owed[0], self._owed[1]

    @property
    def _owed(self) -> tuple[str, str]:
        """What both sides owe with the chosen bid."""
        return owed_words(self._session, self._view, self.chosen)

    def draw_body(self, canvas: Canvas) -> None:
        """Show what both sides owe, or where there is little room what is bid and what the person's side owes."""
        first, second = self.lines
        lines = (arithmetic(self._view), first) if self.tight else (first, second)
        upper = FRect(self._words.left, self._words.centery - 24, self._words.width, 24)
        align: Align = "right" if self.mirrored else "left"
        style: Style = "label" if self.tight else "text"
        if canvas.type.rich_width(lines[0], style) > upper.width:
            style = "small"
        canvas.rich(lines[0], upper, style, align=align)
        muted = None if self.tight else canvas.theme.muted
        canvas.rich(lines[1], upper.move(0, 24), "label", muted, align)
