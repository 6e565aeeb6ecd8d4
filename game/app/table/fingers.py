"""What the person does at the table with mouse and keys: hurry while something moves, else play."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from game.app.table.trade_panel import TradePanel
from game.cards import Card
from game.engine.actions import PlayCard
from game.rules.tricks import why_not
from game.words import _

if TYPE_CHECKING:
    from game.app.table.scene import TableScene

_ARROWS = ("left", "right", "up", "down")


class Fingers:
    """The person's at *scene*."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._confirming: Card | None = None  # was chosen once, where cards are to be chosen twice

    def forget(self) -> None:
        """Begin afresh: the game has gone on."""
        self._confirming = None

    def handle(self, event: InputEvent) -> None:
        """Do what *event* means now."""
        scene, display = self.scene, self.scene.display
        match event:
            case Resized() | FocusLost():
                display.hand.leave()
                scene.dirty = True
            case KeyPressed(key) if scene.errands.at_any_time(key):
                return
            case PointerDown() | KeyPressed() | Scrolled() if display.showing_last:
                display.past.handle(event, display.picture.layout)
                scene.dirty = True
            case PointerDown() | KeyPressed() if not scene.timeline.idle or scene.session.waits_for_computer:
                self._hurry(event)
            case _ if display.panel is not None and self._panel_hears(event):
                scene.dirty = True
            case PointerMoved(point):
                on_tools = display.group.handle(event)
                scene.dirty = display.hand.point_at(point) or on_tools or scene.dirty
            case PointerDown(_point, 1):
                self._pressed(event)
            case PointerUp(_point, 1):
                self._released(event)
            case KeyPressed(key):
                self._key(event, key)
            case _:
                display.group.handle(event)

    def _hurry(self, event: PointerDown | KeyPressed) -> None:
        """Hurry, unless *event* is meant for a tool: what the mouse can press while others act, keys can too."""
        meant = self._meant_for_tool(event) if isinstance(event, KeyPressed) else self.scene.display.group.handle(event)
        if meant:
            self.scene.dirty = True
        else:
            self.scene.hurry()

    def _meant_for_tool(self, event: KeyPressed) -> bool:
        tools, group = self.scene.display.tools, self.scene.display.group
        match event.key:
            case "l" | "u" | "r":
                tool = tools.get({"l": "last", "u": "undo", "r": "call"}[event.key])
                return tool is not None and tool.enabled and self.scene.errands.at_rest(event.key)
            case "tab":
                return group.handle(event)
            case "enter" | "space" if group.ring_shown and group.focused is not None:
                return group.handle(event)
            case _:
                return False

    def _panel_hears(self, event: InputEvent) -> bool:
        display = self.scene.display
        panel = display.panel
        if panel is None or (isinstance(event, KeyPressed) and event.key in ("h", "u", "l", "r", "c")):
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

    def _key(self, event: KeyPressed, key: str) -> None:
        hand, tools = self.scene.display.hand, self.scene.display.group
        match key:
            case "left" | "right" if self._hand_open:
                tools.focus(None)
                self._step(1 if key == "right" else -1)
            case "enter" | "space" if self._hand_open and hand.chosen_card is not None:
                self._choose(hand.chosen_card)
            case digit if self._hand_open and len(digit) == 1 and digit.isdigit():
                tools.focus(None)
                hand.choose((int(digit) - 1) % 10)
            case "tab":
                hand.choose(None)
                tools.handle(event)
            case _ if self.scene.errands.at_rest(key):
                pass
            case _:
                tools.handle(event)

    def _step(self, by: int) -> None:
        """Choose the next card that way; where any card can be played, the choice begins at one that the rules let."""
        hand, lawful = self.scene.display.hand, self.scene.session.view.lawful_cards
        fit = [place for place, card in enumerate(hand.sprites) if card.card in lawful]
        if hand.chosen is None and fit:
            hand.choose(fit[0 if by > 0 else -1])
        else:
            hand.step(by)

    def _pressed(self, event: PointerDown) -> None:
        scene, display = self.scene, self.scene.display
        if display.group.handle(event) or display.hand.press(event.point):
            return
        if display.picture.layout.seal.collidepoint(event.point) and display.picture.seal:
            scene.services.nav.open_seal(scene.session)

    def _released(self, event: PointerUp) -> None:
        display = self.scene.display
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
        panel = self.scene.display.panel
        return (self.scene.may_play and panel is None) or (panel is not None and panel.uses_hand)

    # -- cards -------------------------------------------------------------------------------------------------

    def _choose(self, card: Card) -> None:
        scene, display = self.scene, self.scene.display
        panel = display.panel
        if isinstance(panel, TradePanel):
            panel.toggle(card)
            if panel.ready:
                display.hand.choose(None)
            scene.app.audio.play("pick")
        elif scene.may_play and panel is None:
            self._play(card)

    def _play(self, card: Card) -> None:
        scene = self.scene
        view = scene.session.view
        action = PlayCard(PERSON, card)
        if action not in view.legal:
            first = not view.tricks
            reason = why_not(card, view.hand, view.trick, view.rules, first=first, broken=view.broken)
            scene.display.refuse(card, reason)
        elif scene.services.settings.confirm_card and self._confirming is not card:
            self._confirming = card
            scene.display.hand.choose_card(card)
            scene.display.say(_("Once more to play it"))
        else:
            scene.display.hand.let_go(card)
            scene.submit(action)
