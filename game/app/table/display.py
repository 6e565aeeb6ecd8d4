"""Everything drawn at the table: picture, hand, panel, tool bar, lines of words."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TypeAlias

from pygame import FRect

from game.app.motion.animation import AnimatedNumber, Animator
from game.app.paint.canvas import Canvas
from game.app.paint.markup import escape
from game.app.services.session import PERSON, Session
from game.app.shell.app import App
from game.app.table.arranging import TableShape, lay_out
from game.app.table.hand import Hand
from game.app.table.layout import Layout
from game.app.table.moment_drawing import draw_moment
from game.app.table.panel import TITLE_HEIGHT, Panel, place_notice
from game.app.table.past_tricks import PastTricks
from game.app.table.picture import Picture
from game.app.table.static_layer import StaticLayer
from game.app.widgets.buttons import Tool
from game.app.widgets.group import Group
from game.app.widgets.notice import Notice
from game.cards import Card
from game.rules.seats import Seat
from game.words import _

Acts: TypeAlias = Mapping[str, Callable[[], object]]  # the command of each tool
TOOL_KEYS = {"h": "hint", "l": "last", "u": "undo", "c": "claim", "r": "call"}  # of tools, heard while nothing moves

_SHAKE = 6.0  # units to either side
_VEIL = 0.75  # darkness of the table under a panel that has no room between the plates
_MARGIN = 8.0  # units between a panel and the edge of the window
_OVER_PLATE = 42.0  # units above the person's plate where the line of the turn stands
_ABOVE_HAND = 4.0  # units between a panel and the hand
_BELOW = 50.0  # units left free for a notice between panel and hand, if there is room
_LONG = 1.3  # how much wider than another the tool with the longest word is
_LEAST_LONG = 60.0  # units of a tool in which that word has room
_TWO_ROWS = 80.0  # units: a tool bar as high as this holds two rows


class Display:
    """The view of *session* in the window of *app*."""

    def __init__(self, app: App, session: Session) -> None:
        self.app = app
        self.session = session
        self.picture = Picture(session.rules, lay_out(1280, 720, TableShape.of(session.rules)))
        self.hand = Hand(self.picture, app.theme.durations.hover)
        self._layer = StaticLayer(session, self.picture, self.hand)
        self.middle, self.seats, self.score = self._layer.middle, self._layer.seats, self._layer.score
        self.notice = Notice()
        self.panel: Panel | None = None
        self.tools: dict[str, Tool] = {}
        self.group = Group()
        self.line = ""
        self.turn_line = ""
        self.awaiting_card = False
        self.past = PastTricks(session)
        self._lasting = False
        self._shake = AnimatedNumber(0.0, app.theme.durations.shake)
        self._shaken: Card | None = None
        self._pulse = AnimatedNumber(0.0, app.theme.durations.pulse)
        self._pulsing: Seat | None = None
        self._turn: Seat | None = None
        self.animator = Animator(app.theme.durations.catch_up)

    # -- arranging -------------------------------------------------------------------------------------------

    def arrange(self, layout: Layout, acts: Acts) -> None:
        """Lay everything out; *acts* are the commands of the tools."""
        self.animator.settle()
        self.picture.relaid(layout)
        self.notice.widest = layout.notice_width
        self.tools = make_tools(layout, acts)
        self.group = Group(self.tools.values(), audio=self.app.audio)
        self._place_panel()

    def open(self, panel: Panel) -> None:
        """Show *panel* over the table."""
        self.panel = panel
        self._place_panel()

    def close_panel(self) -> None:
        """Close the panel."""
        self.panel = None

    def _place_panel(self) -> None:
        if self.panel is None:
            return
        layout = self.picture.layout
        room = layout.width - 24 if self.panel.wide else layout.panel_width
        width = min(self.panel.width, room)
        self.panel.mirrored = layout.mirrored
        self.panel.tight = False
        floor = layout.hand.top - _ABOVE_HAND
        if self.panel.tall and not self.hand.sprites:
            floor = layout.height - _MARGIN
        elif self.panel.tall and not layout.compact:
            floor = layout.panel_bottom  # in a high window the person's plate lies above the hand
        self.panel.room = floor - _MARGIN if self.panel.tall else layout.panel_bottom - layout.panel_top
        self.panel.tight = layout.compact or self.panel.height(self.app.type, width) > self.panel.room
        below = max(0.0, _BELOW - (layout.hand.top - layout.panel_bottom))
        rect = layout.panel(width, self.panel.height(self.app.type, width), below)
        if self.panel.tall and not self.hand.sprites:
            rect.centery = layout.height / 2
            words = layout.plates[PERSON].top - _OVER_PLATE
            rect.top -= max(0.0, min(rect.bottom - words, rect.top - _MARGIN))
        elif not self.hand.sprites and rect.colliderect(layout.tools.inflate(0, 2 * _ABOVE_HAND)):
            rect.top = min(layout.tools.bottom + _ABOVE_HAND, layout.height - _MARGIN - rect.height)
        over = rect.bottom - floor
        if over > 0 and (self.panel.tall or self.hand.sprites):
            rect.top = max(_MARGIN, rect.top - over)  # the question is about the hand: plates are covered instead
        self.panel.arrange(rect, self.app.type)

    @property
    def showing_last(self) -> bool:
        """Whether a past trick is shown again."""
        return self.past.index is not None

    # -- words -----------------------------------------------------------------------------------------------

    def say(self, markup: str, *, lasting: bool = False) -> None:
        """Show *markup* for a while in place of the stakes; a *lasting* sentence stays though the game goes on."""
        self.notice.say(markup)
        self._lasting = lasting

    def refuse(self, card: Card, reason: str) -> None:
        """Shake *card* and say why it may not be played."""
        self._shaken = card
        self._shake.jump(1.0)
        self._shake.aim(0.0)
        with self.carrying():
            self.picture.place_hands()
        self.hand.refuse(card)
        self.say(f"<danger>{escape(reason)}</danger>")
        self.app.audio.play("refuse")

    def quiet(self) -> None:
        """Clear what was said and asked for the last decision; the line of stakes stays for now."""
        self.close_panel()
        self.turn_line = ""
        self.awaiting_card = False
        self.past.close()
        self.hand.active, self.hand.hinted = False, None
        if not self._lasting:
            self.notice.clear()

    # -- time ------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether anything moves besides the animation of events."""
        panel = self.panel is not None and self.panel.moving
        own = self.hand.moving or self._shake.moving or self._pulse.moving or self.animator.moving
        return panel or own or self.notice.moving or self.group.moving

    def update(self, seconds: float) -> None:
        """Advance by *seconds*."""
        self.hand.update(seconds, 0.0 if self.app.reduced_motion else self.app.pace)
        self.animator.update(seconds, self.app.pace)
        self._shake.update(seconds)
        self._follow_turn()
        self._pulse.update(seconds, self.app.pace)
        self.notice.update(seconds)
        self.group.update(seconds)
        if self.panel is not None:
            self.panel.update(seconds)

    def _follow_turn(self) -> None:
        """Flash the plate of the seat at turn."""
        turn = self.picture.turn
        if turn is self._turn:
            return
        self._turn = turn
        if turn is not None and self.app.pace and not self.app.reduced_motion:
            self._pulsing = turn
            self._pulse.jump(1.0)
            self._pulse.aim(0.0)

    @contextmanager
    def carrying(self) -> Iterator[None]:
        """Animate the cards that are moved in this context."""
        self.animator.still = not self.app.pace or self.app.reduced_motion
        with self.animator.carrying(lambda: self.picture.sprites):
            yield

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, from the felt up."""
        covered = self.panel is not None or self.showing_last
        resting = self._layer.draw(canvas, self.turn_line, covered=covered)
        self.seats.draw_deck(canvas)
        self._draw_lights(canvas)
        self.group.draw(canvas)
        if self.awaiting_card and PERSON not in self.picture.trick and not self.showing_last:
            self.middle.draw_slot(canvas)
        if not covered and not self.notice.shown:
            self.middle.draw_line(canvas, escape(self.picture.news) or self.line)
        self.middle.draw_stock(canvas)
        if not self.showing_last:
            self.middle.draw_trick(canvas)
        self.hand.draw(canvas, self.shake_offset, self._shaken, first=resting)
        if self.panel is not None:
            self.hand.draw_dragged(canvas)
            if self._covers_plates(self.panel.rect):
                canvas.shade(_VEIL)
                self.hand.draw(canvas, self.shake_offset, self._shaken)
            self.panel.draw(canvas, titled=not self._hides_title(canvas, self.panel))
        self.middle.draw_offered(canvas)
        self.middle.draw_bubbles(canvas)
        if self.picture.moment is not None:
            draw_moment(canvas, self.picture.layout, self.picture.moment, still=self.app.reduced_motion)
        self.past.draw(canvas, self.picture.layout)
        if self.notice.shown:
            self.notice.draw_in(canvas, self.notice_rect(canvas))
        if self.panel is None:
            self.hand.draw_dragged(canvas)

    def _covers_plates(self, rect: FRect) -> bool:
        """Whether a panel at *rect* hides a part of the plates or of the score."""
        layout = self.picture.layout
        return any(rect.colliderect(plate) for plate in (*layout.plates, layout.score))

    def _hides_title(self, canvas: Canvas, panel: Panel) -> bool:
        """Whether the notice would cover half of the title of *panel*."""
        if not self.notice.shown:
            return False
        rect = self.notice_rect(canvas)
        return abs(rect.centery - panel.title_middle) < (rect.height + TITLE_HEIGHT) / 2

    def _draw_lights(self, canvas: Canvas) -> None:
        """Draw what shows on the plates for a moment: points as they are counted, the flash of the turn."""
        if self.picture.tally is not None:
            self.score.draw_counting(canvas, self.picture.tally)
        if self._pulse.value and self._pulsing is not None:
            self.seats.draw_pulse(canvas, self._pulsing, self._pulse.value)

    def notice_rect(self, canvas: Canvas) -> FRect:
        """Return the place of the notice."""
        layout = self.picture.layout
        return place_notice(
            layout, self.panel, lambda widest: self.notice.size(canvas, widest), hand=bool(self.hand.sprites)
        )

    @property
    def shake_offset(self) -> float:
        """The offset of the refused card in units, as it shakes three times to and fro, less and less."""
        share = 0.0 if self.app.reduced_motion else self._shake.value
        return _SHAKE * share * math.sin(share * 6 * math.pi)


def make_tools(layout: Layout, acts: Acts) -> dict[str, Tool]:
    """Return the tools for which *acts* has a command, in their places."""
    known = {
        "hint": (_("Hint"), "hint"),
        "last": (_("Last trick"), "last_trick"),
        "undo": (_("Undo"), "undo"),
        "claim": (_("Claim"), "claim"),
        "call": (_("Call"), "gavel"),
        "score": (_("Score"), "score"),
        "menu": (_("Menu"), "menu"),
    }
    keys = {name: key.upper() for key, name in TOOL_KEYS.items()} | {"score": "F5", "menu": _("Esc")}
    names = [name for name in known if name in acts]
    bar = layout.tools.inflate(-6 if layout.compact else -12, -8)
    short = bar.width / len(names) < _LEAST_LONG
    longest = None if short else "last"
    places = _in_two_rows(bar, names) if bar.height >= _TWO_ROWS else _in_one_row(bar, names, longest)
    tools = {}
    for name in names:
        label, icon = known[name]
        if short and name == "last":
            label = _("Last")
        tools[name] = Tool(label, places[name], acts[name], icon=icon, tip=_("Key {key}").format(key=keys[name]))
    return tools


def _in_one_row(bar: FRect, names: list[str], longest: str | None = None) -> dict[str, FRect]:
    """Return the places of tools side by side; the *longest* word gets more room."""
    shares = [_LONG if name == longest else 1.0 for name in names]
    width = bar.width / sum(shares)
    places, left = {}, bar.left
    for name, share in zip(names, shares, strict=True):
        places[name] = FRect(left, bar.top, width * share, bar.height)
        left = places[name].right
    return places


def _in_two_rows(bar: FRect, names: list[str]) -> dict[str, FRect]:
    """Return the places of tools in two rows, the last tool beside both."""
    *others, last = names
    columns = (len(others) + 1) // 2
    width = bar.width / (columns + 1)
    above = FRect(*bar.topleft, width * columns, bar.height / 2)
    below = FRect(bar.left, above.bottom, *above.size)
    menu = {last: FRect(bar.right - width, bar.top, width, bar.height)}
    return _in_one_row(above, others[:columns]) | _in_one_row(below, others[columns:]) | menu
