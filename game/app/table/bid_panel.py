"""The bidding panel: a key for each number, one for nil, and what the chosen bid would mean."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.app.paint.canvas import Align, Canvas
from game.app.paint.layout import Box, Column, Drawn, Fit, Gap, Row, rows
from game.app.paint.markup import escape
from game.app.paint.theme import Gradient, Style
from game.app.paint.typesetting import Typesetter
from game.app.services.session import Session
from game.app.shell.audio import Audio
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown
from game.app.table.panel import BUTTON_HEIGHT, Panel, Submit
from game.app.widgets.buttons import Button, OnPress, Pressable
from game.app.widgets.widget import Widget
from game.app.wording.phases import special_words, why_no_bid
from game.app.wording.table import arithmetic, bid_words, owed_words
from game.engine.actions import Action, PlaceBid
from game.engine.views import PlayerView
from game.rules.bids import NIL, Bid
from game.words import _

_GAP = 8.0  # between two keys
_LEAST_KEY = 43.0  # the width of a key, at least
_NIL_KEY, _NIL_GAP = 112.0, 24.0  # the width of the large key for nil, and the gap between it and the numbers
_LINE = 24.0
_ROOMY = 600.0  # the width of a panel from which nil has a place of its own


class BidKey(Pressable):
    """A key with a number on it."""

    def __init__(self, label: str, on_press: OnPress) -> None:
        super().__init__(FRect(), on_press)
        self.label = label
        self.chosen = False

    @property
    def words(self) -> str:
        """The number."""
        return self.label

    def draw(self, canvas: Canvas) -> None:
        """Show the key: gold when it is chosen, struck out where the rules forbid the bid."""
        theme, rect = canvas.theme, self.rect
        if self.chosen:
            canvas.box(rect, Gradient(theme.accent.light, theme.accent.low), theme.radii.key, theme.highlight, 2.5)
            canvas.text(self.label, rect, "key", theme.on_accent, "centre")
            return
        if not self.enabled:
            canvas.box(rect, theme.well, theme.radii.key, theme.divider)
            canvas.text(self.label, rect, "key", theme.disabled, "centre")
            across = FRect(0, 0, min(34.0, rect.width - 12), min(34.0, rect.height - 12))
            across.center = rect.center
            canvas.line(across.bottomleft, across.topright, theme.disabled, 2)
            return
        canvas.box(rect, theme.control_hover if self.hovered else theme.control, theme.radii.key, theme.control_border)
        canvas.text(self.label, rect, "key", theme.text, "centre")


class NilKey(BidKey):
    """The key for nil, with what it wins and loses where it is large."""

    def __init__(self, label: str, on_press: OnPress, points: int) -> None:
        super().__init__(label, on_press)
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
        if rect.height < 80:
            canvas.text(self.label, rect.inflate(-4, 0), "player", ink, "centre")
            return
        middle = rect.centery
        canvas.text(self.label, FRect(rect.left, middle - 42, rect.width, 34), "panel", ink, "centre")
        canvas.text(_("take no trick"), FRect(rect.left, middle - 8, rect.width, 22), "label", ink, "centre")
        words = _("+{points} / −{points}").format(points=self.points)
        canvas.text(words, FRect(rect.left, middle + 16, rect.width, 22), "label", soft, "centre")


class BidPanel(Panel):
    """Asks for the person's bid: choose a key, then confirm it.

    No bid is chosen beforehand, which would look like advice, unless only one is allowed.
    """

    width = 644.0

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        super().__init__(_("Your bid"), audio)
        self._session = session
        self._view = view
        self._submit = submit
        self.bids = [action.bid for action in view.legal if isinstance(action, PlaceBid)]
        self.chosen: Bid | None = self.bids[0] if len(self.bids) == 1 else None
        self._told = ""  # why the last key pressed did nothing
        self._typed_one = False
        self._keys: dict[Bid, BidKey] = {}
        self._confirm = Button("", FRect(), self.confirm, kind="gold")

    @property
    def head(self) -> float:
        """The height of the title: 0 with little room, where the seat's plate says whose turn it is."""
        return 0.0 if self.tight else super().head

    @property
    def padding(self) -> float:
        """The width of the margins at the sides."""
        return 16.0 if self.tight else super().padding

    @property
    def _gap(self) -> float:
        return 10.0 if self.tight else 17.0  # so that a hint has room below in the smallest window

    def build(self, type_: Typesetter, width: float) -> Box:
        """Return the keys, with the footer below; nil is a large key at the left, or comes before the numbers."""
        key, foot = (42.0, 44.0) if self.tight else (58.0, BUTTON_HEIGHT)
        roomy = self._roomy(width)
        rules, nil = self._view.rules, [bid for bid in self.bids if bid.is_nil]
        numbers = [Bid.of(n) for n in range(1 if rules.nil else 0, rules.hand_size + 1)]
        apart = nil if roomy else []
        self._keys = {bid: self._key(bid) for bid in (*nil, *numbers)}
        keys = self._in_rows([bid for bid in self._keys if bid not in apart], width, key)
        if apart:
            large = Fit(self._keys[apart[0]], keys.height(type_, width))
            keys = Row(large, keys, widths=(_NIL_KEY, None), gap=_NIL_GAP)
        words, confirm = Drawn(0, self._draw_lines), Fit(self._confirm, foot)
        footer = Row(words, confirm, widths=(None, 190 if roomy else 150), gap=16, from_right=self.mirrored)
        return Column(Gap(0), keys, footer, Gap(0), gap=self._gap)

    def _roomy(self, width: float) -> bool:
        """Whether nil has a place of its own on a panel that is *width* wide between its margins."""
        return width + 2 * self.padding >= _ROOMY

    def _key(self, bid: Bid) -> BidKey:
        press = partial(self.choose, bid)
        nil, tricks = self._view.rules.nil, str(bid.tricks)
        key = NilKey(_("Nil"), press, nil) if bid.is_nil else BidKey(tricks, press)
        key.enabled = bid in self.bids
        return key

    def _in_rows(self, bids: list[Bid], width: float, high: float) -> Box:
        """Return the keys of *bids*, each *high* units high: in two rows, or in three to be wide enough."""
        rules = self._view.rules
        room = width - (_NIL_KEY + _NIL_GAP if rules.nil and self._roomy(width) else 0)
        columns = (rules.hand_size + 2) // 2
        columns = -(-len(bids) // (2 if (room + _GAP) / columns - _GAP >= _LEAST_KEY else 3))
        boxes: list[Box] = [Fit(self._keys[bid], high) for bid in bids]
        boxes += [Gap(0)] * (-len(bids) % columns)
        return Column(*(Row(*boxes[at : at + columns], gap=_GAP) for at in range(0, len(boxes), columns)), gap=_GAP)

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Place the panel at *rect*; the chosen bid stays chosen."""
        self._confirm.label, self._confirm.enabled = _("Choose a bid"), False
        super().arrange(rect, type_)
        if self.chosen is not None:
            self.reach(self.chosen)

    def choose(self, bid: Bid) -> None:
        """Mark *bid*, which is made only when it is confirmed; where the rules forbid it, show why."""
        self._typed_one = False
        if bid not in self.bids:
            self._told = why_no_bid(self._view, bid)
            self.audio.play("refuse")
            return
        self._told = ""
        self.chosen = bid
        for other, key in self._keys.items():
            key.chosen = other == bid
        self._confirm.enabled = True
        self._confirm.label = _("Bid {bid}").format(bid=bid_words(bid))

    def confirm(self) -> None:
        """Make the chosen bid."""
        if self.chosen is not None:
            self._submit(PlaceBid(self._view.seat, self.chosen))

    def handle(self, event: InputEvent) -> bool:
        """Choose a number by its digits, nil by N, the next bid by an arrow; Enter on the chosen key confirms it."""
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
        """Choose *digit*, or 10 to 13 where a 1 was typed just before it."""
        tens = Bid.of(10 + digit)
        wanted = tens if self._typed_one and tens in self.bids else Bid.of(digit or 10)
        self.reach(wanted)
        self._typed_one = wanted == Bid.of(1)

    def reach(self, bid: Bid) -> None:
        """Mark *bid* and focus its key, so that Enter confirms it."""
        if bid in self.bids:
            self.group.focus(self._keys[bid])
        self.choose(bid)

    def answer_for(self, action: Action) -> None:
        """Mark the bid of *action*."""
        if isinstance(action, PlaceBid):
            self.reach(action.bid)

    def _on_chosen_key(self) -> bool:
        return self.chosen is not None and self.group.focused is self._keys[self.chosen]

    def _shut_at(self, point: tuple[float, float]) -> Bid | None:
        """Return the forbidden bid at *point*; None without one."""
        return next((bid for bid, key in self._keys.items() if not key.enabled and key.contains(point)), None)

    def _follow_focus(self) -> None:
        focused: Widget | None = self.group.focused
        for bid, key in self._keys.items():
            if key is focused:
                self.choose(bid)

    @property
    def _question(self) -> str:
        """The question while nothing is chosen, or the rule that limits the bid."""
        shut = next((bid for bid, key in self._keys.items() if not key.enabled), None)
        return _("How many tricks will you win?") if shut is None else why_no_bid(self._view, shut)

    def draw_title(self, canvas: Canvas) -> None:
        """Draw the question, and the tricks bid so far."""
        if self.tight:
            return
        super().draw_title(canvas)
        head = self.title_line
        canvas.rich(arithmetic(self._view), head, "text", align="right")
        line = head.bottom + self._gap / 2 - 3
        canvas.line((head.left, line), (head.right, line), canvas.theme.divider)

    @property
    def lines(self) -> tuple[str, str]:
        """The rich lines under the keys: the question, a refusal or the tricks owed; and what the others owe."""
        if self._told:
            return f"<danger>{escape(self._told)}</danger>", self._owed[1]
        if self.chosen is None:
            return escape(self._question), self._owed[1]
        return special_words(self._view, self.chosen) or self._owed[0], self._owed[1]

    @property
    def _owed(self) -> tuple[str, str]:
        """The tricks that both sides owe with the chosen bid, as two rich lines."""
        return owed_words(self._session, self._view, self.chosen)

    def _draw_lines(self, canvas: Canvas, place: FRect) -> None:
        """Draw the tricks that both sides owe; with little room, those bid so far and what the person's side owes."""
        first, second = self.lines
        lines = (arithmetic(self._view), first) if self.tight else (first, second)
        upper, lower = rows(place.inflate(0, 2 * _LINE - place.height), 2)
        align: Align = "right" if self.mirrored else "left"
        style: Style = "label" if self.tight else "text"
        if canvas.type.rich_width(lines[0], style) > upper.width:
            style = "small"
        canvas.rich(lines[0], upper, style, align=align)
        canvas.rich(lines[1], lower, "label", None if self.tight else canvas.theme.muted, align)
