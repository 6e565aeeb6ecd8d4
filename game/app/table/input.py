"""Mouse and keys at the table: they hurry the animation while something moves, otherwise they play."""

from __future__ import annotations

from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.shell.inputs import (
    FocusLost,
    InputEvent,
    KeyPressed,
    PointerDown,
    PointerMoved,
    PointerUp,
    Resized,
    Scrolled,
)
from game.app.table.card_panels import TradePanel
from game.app.table.commands import TableCommands, TableControl
from game.app.table.display import TOOL_KEYS, Display
from game.cards import Card
from game.engine.actions import PlayCard
from game.rules.tricks import why_not
from game.words import _

_ARROWS = ("left", "right", "up", "down")


class TableInput:
    """Turns input events into actions and commands at *table*."""

    def __init__(self, table: TableControl, display: Display, services: Services, commands: TableCommands) -> None:
        self._table = table
        self._display = display
        self._services = services
        self._session = display.session
        self._commands = commands
        self._confirming: Card | None = None  # chosen once, where the settings ask to choose twice

    def forget(self) -> None:
        """Forget the card chosen once: the game has gone on."""
        self._confirming = None

    def handle(self, event: InputEvent) -> None:
        """Do what *event* means now."""
        table, display = self._table, self._display
        match event:
            case Resized() | FocusLost():
                display.hand.leave()
                table.dirty = True
            case KeyPressed(key) if self._commands.at_any_time(key):
                return
            case PointerDown() | KeyPressed() | Scrolled() if display.showing_last:
                display.past.handle(event, display.picture.layout)
                table.dirty = True
            case PointerDown() | KeyPressed() if not table.settled or self._session.waits_for_computer:
                self._hurry(event)
            case _ if display.panel is not None and self._panel_handles(event):
                table.dirty = True
            case PointerMoved(point):
                on_tools = display.group.handle(event)
                table.dirty = display.hand.point_at(point) or on_tools or table.dirty
            case PointerDown(_point, 1):
                self._press(event)
            case PointerUp(_point, 1):
                self._release(event)
            case KeyPressed():
                self._key(event)
            case _:
                display.group.handle(event)

    def _hurry(self, event: PointerDown | KeyPressed) -> None:
        """Hurry, unless *event* is meant for a tool, which mouse and keys can press while others act."""
        meant = self._meant_for_tool(event) if isinstance(event, KeyPressed) else self._display.group.handle(event)
        if meant:
            self._table.dirty = True
        else:
            self._table.hurry()

    def _meant_for_tool(self, event: KeyPressed) -> bool:
        tools, group = self._display.tools, self._display.group
        match event.key:
            case "l" | "u" | "r":
                tool = tools.get(TOOL_KEYS[event.key])
                return tool is not None and tool.enabled and self._commands.at_rest(event.key)
            case "tab":
                return group.handle(event)
            case "enter" | "space" if group.ring_shown and group.focused is not None:
                return group.handle(event)
            case _:
                return False

    def _panel_handles(self, event: InputEvent) -> bool:
        """Give *event* to the open panel; return whether nothing else is to handle it."""
        display, panel = self._display, self._display.panel
        if panel is None or (isinstance(event, KeyPressed) and event.key in TOOL_KEYS):
            return False
        if isinstance(event, PointerMoved):
            display.group.handle(event)
            if panel.uses_hand:
                display.hand.point_at(event.point)
            panel.handle(event)
            return True
        if isinstance(event, PointerUp):
            panel.handle(event)
            return False
        if isinstance(event, KeyPressed) and event.key in _ARROWS and not panel.uses_hand:
            panel.handle(event)
            return True  # at the edge of a panel the arrows do not go on to the tools behind it
        return panel.handle(event) or (isinstance(event, PointerDown) and panel.contains(event.point))

    # -- keys and buttons --------------------------------------------------------------------------------------

    def _key(self, event: KeyPressed) -> None:
        hand, tools = self._display.hand, self._display.group
        match event.key:
            case "left" | "right" if self._hand_open:
                tools.focus(None)
                self._step(1 if event.key == "right" else -1)
            case "enter" | "space" if self._hand_open and hand.chosen_card is not None:
                self._choose(hand.chosen_card)
            case digit if self._hand_open and len(digit) == 1 and digit.isdigit():
                tools.focus(None)
                hand.choose((int(digit) - 1) % 10)
            case "tab":
                hand.choose(None)
                tools.handle(event)
            case key if self._commands.at_rest(key):
                pass
            case _:
                tools.handle(event)

    def _step(self, by: int) -> None:
        """Choose the next card in that direction; the first is a lawful one, even where any card can be played."""
        hand, lawful = self._display.hand, self._session.view.lawful_cards
        fit = [place for place, card in enumerate(hand.sprites) if card.card in lawful]
        if hand.chosen is None and fit:
            hand.choose(fit[0 if by > 0 else -1])
        else:
            hand.step(by)

    def _press(self, event: PointerDown) -> None:
        display, picture = self._display, self._display.picture
        if display.group.handle(event) or display.hand.press(event.point):
            return
        if picture.layout.seal.collidepoint(event.point) and picture.seal:
            self._services.nav.open_seal(self._session)

    def _release(self, event: PointerUp) -> None:
        display = self._display
        if display.group.handle(event):
            return
        card = display.hand.release(event.point)
        if card is not None:
            self._choose(card)
        else:
            with display.carrying():
                display.picture.place_hands()

    @property
    def _hand_open(self) -> bool:
        """Whether cards may be chosen."""
        panel = self._display.panel
        return self._table.may_play if panel is None else panel.uses_hand

    # -- cards -------------------------------------------------------------------------------------------------

    def _choose(self, card: Card) -> None:
        display, panel = self._display, self._display.panel
        if isinstance(panel, TradePanel):
            panel.toggle(card)
            if panel.ready:
                display.hand.choose(None)
            self._services.app.audio.play("pick")
        elif self._table.may_play and panel is None:
            self._play(card)

    def _play(self, card: Card) -> None:
        display, view = self._display, self._session.view
        action = PlayCard(PERSON, card)
        if action not in view.legal:
            first = not view.tricks
            reason = why_not(card, view.hand, view.trick, view.rules, first=first, broken=view.broken)
            display.refuse(card, reason)
        elif self._services.settings.confirm_card and self._confirming is not card:
            self._confirming = card
            display.hand.choose_card(card)
            display.say(_("Once more to play it"))
        else:
            display.hand.let_go(card)
            self._table.submit(action)
