"""The table: plays the events of a session as an animation, and takes the person's answers.

The game is always ahead of the picture. What the person does is answered only once everything has been shown; until
then a click or a key hurries the animation on.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.app.canvas import Canvas
from game.app.inputs import FocusLost, InputEvent, KeyPressed, PointerDown, PointerMoved, PointerUp, Resized
from game.app.markup import escape
from game.app.motion import Glide, Timeline
from game.app.scene import Scene
from game.app.table.bid_panel import BidPanel
from game.app.table.choreography import Choreography
from game.app.table.court_panel import CourtPanel, calls_of
from game.app.table.hand import Hand
from game.app.table.last_trick import draw_last_trick, last_trick_size
from game.app.table.layout import lay_out
from game.app.table.panel import Panel
from game.app.table.picture import Picture
from game.app.table.plates import Plates
from game.app.table.questions import ask
from game.app.table.seal import SealScene
from game.app.table.session import PERSON, Session
from game.app.table.tools import make_tools
from game.app.table.trade_panel import TradePanel
from game.app.table.wording import stakes, turn_words
from game.app.widgets.button import Tool
from game.app.widgets.focus import Group
from game.app.widgets.notice import Notice
from game.cards import Card
from game.coach.hint import hint
from game.engine.actions import Action, PlaceBid, PlayCard, StartDeal
from game.engine.events import Event, seen_by
from game.engine.state import Phase
from game.rules.refusal import why_not
from game.words import _

if TYPE_CHECKING:
    from game.app.house import House

THINKING = 0.35  # seconds between the end of an animation and a computer player's next action
CLOSING = 1.0  # seconds before the score sheet or the results cover the table
AT_ONCE = 24  # actions a frame when nothing is animated


class TableScene(Scene):
    """A game at the table. With computer players in all seats it plays by itself and ends when the game does."""

    def __init__(self, house: House, session: Session) -> None:
        super().__init__(house.app)
        self.house = house
        self.session = session
        self.picture = Picture(session.rules, lay_out(1280, 720))
        self.timeline = Timeline(self.app.pace)
        self.choreography = Choreography(self.app, session, self.picture)
        self.plates = Plates(session, self.picture)
        self.hand = Hand(self.picture, self.theme.durations.hover)
        self.notice = Notice()
        self.panel: Panel | None = None
        self.tools: dict[str, Tool] = {}
        self.group = Group()
        self.line = ""
        self.turn_line = ""
        self.showing_last = False
        self._shake = Glide(0.0, self.theme.durations.shake)
        self._shaken: Card | None = None
        self._waited = 0.0
        self._asked = False
        self._dealt_with = False
        self._confirming: Card | None = None
        self._arranged = False
        self._begin()

    # -- the six moments -------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay the table out; where it had another layout before, what still moves is brought to its end."""
        layout = lay_out(width, height)
        if self._arranged and layout != self.picture.layout:
            self._finish_showing()
        self._arranged = True
        self.picture.relaid(layout)
        self._make_tools()
        self._place_panel()

    def resume(self) -> None:
        """Take up the pace that the settings say."""
        self.timeline.pace = self.app.pace
        self._waited = 0.0
        self._say_troubles()

    @property
    def moving(self) -> bool:
        """Whether anything moves, or somebody is about to act."""
        still = self.timeline.idle and not self.hand.moving and not self._shake.moving and not self.notice.moving
        panel = self.panel is not None and self.panel.moving
        return not still or panel or self.group.moving or self._goes_on_by_itself()

    def _goes_on_by_itself(self) -> bool:
        phase = self.session.game.state.phase
        closing = phase in (Phase.SCORED, Phase.OVER) and not self._dealt_with
        return self.session.waits_for_computer or closing or not self._asked

    def update(self, seconds: float) -> None:
        """Show what has happened; when all is shown, let the game go on."""
        self.session.seconds += seconds
        self.timeline.update(seconds)
        self.hand.update(seconds, self.app.pace)
        self._shake.update(seconds, 1.0)
        self.notice.update(seconds)
        self.group.update(seconds)
        if self.panel is not None:
            self.panel.update(seconds)
        for _turn in range(AT_ONCE if self.timeline.pace == 0 else 1):
            if not self.timeline.idle or not self._progress(seconds):
                break
            self.timeline.update(0.0)

    def draw(self, canvas: Canvas) -> None:
        """Show the table."""
        canvas.table()
        plates = self.plates
        plates.draw_felt(canvas)
        plates.draw_seal(canvas)
        plates.draw_backs(canvas)
        plates.draw_seats(canvas, self.turn_line)
        plates.draw_piles(canvas)
        plates.draw_score(canvas)
        plates.draw_caption(canvas)
        canvas.panel(self.picture.layout.tools)
        if self._may_play and not self.picture.trick.get(PERSON):
            plates.draw_slot(canvas)
        plates.draw_trick(canvas)
        if self.panel is None:
            plates.draw_line(canvas, (self.picture.news and escape(self.picture.news)) or self.line)
        self.hand.draw(canvas, self._shake_offset, self._shaken)
        plates.draw_bubble(canvas)
        if self.panel is not None:
            self.panel.draw(canvas)
        if self.showing_last:
            layout = self.picture.layout
            draw_last_trick(canvas, self.session, self.session.view, layout.panel(*last_trick_size()))
        self.group.draw(canvas)
        stakes_place = self.picture.layout.stakes
        self.notice.draw(canvas, stakes_place.center)

    # -- what the person does --------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> None:
        """Keys and clicks: hurry while something moves, else play."""
        match event:
            case Resized() | FocusLost():
                self.hand.leave()
            case KeyPressed(key) if self._key_for_all_times(key):
                return
            case PointerDown() | KeyPressed() if self.showing_last:
                self.showing_last = False
            case PointerDown() | KeyPressed() if not self.timeline.idle:
                self._hurry(event)
            case _ if self.panel is not None and self._panel_hears(event):
                self.dirty = True
            case PointerMoved(point):
                on_tools = self.group.handle(event)
                self.dirty = self.hand.point_at(point) or on_tools or self.dirty
            case PointerDown(point, 1):
                if not self.group.handle(event) and self.hand.press(point):
                    self._refuse_unready()
            case PointerUp(point, 1):
                self._released(event)
            case KeyPressed(key):
                self._key(event, key)
            case _:
                self.group.handle(event)

    def _key_for_all_times(self, key: str) -> bool:
        """Do what a key means whatever is going on; return whether it means anything."""
        match key:
            case "escape":
                self._menu()
            case "f1":
                self._help()
            case "f5":
                self._score()
            case "m":
                self.house.change(muted=not self.app.audio.muted)
                self.notice.say(_("Sound is off") if self.app.audio.muted else _("Sound is on"))
            case _:
                return False
        return True

    def _hurry(self, event: InputEvent) -> None:
        if isinstance(event, PointerDown) and self.group.handle(event):
            return
        self.timeline.hurry()
        self._waited = THINKING

    def _panel_hears(self, event: InputEvent) -> bool:
        panel = self.panel
        if panel is None:
            return False
        if isinstance(event, KeyPressed) and event.key in ("h", "u", "l", "r"):
            return False
        if isinstance(event, PointerMoved):
            self.group.handle(event)
            if panel.uses_hand:
                self.hand.point_at(event.point)
            panel.handle(event)
            return True
        if panel.handle(event):
            return True
        return isinstance(event, PointerDown) and panel.contains(event.point)

    def _key(self, event: KeyPressed, key: str) -> None:
        match key:
            case "left" | "right" if self._hand_open:
                self.hand.step(1 if key == "right" else -1)
            case "enter" | "space" if self._hand_open and self.hand.chosen_card is not None:
                self._choose(self.hand.chosen_card)
            case digit if self._hand_open and len(digit) == 1 and digit.isdigit():
                self.hand.choose((int(digit) - 1) % 10)
            case "h":
                self._hint()
            case "l":
                self._last()
            case "u":
                self._undo()
            case "r" if "call" in self.tools:
                self._call()
            case _:
                self.group.handle(event)

    def _released(self, event: PointerUp) -> None:
        if self.group.handle(event):
            return
        card = self.hand.release(event.point)
        if card is not None:
            self._choose(card)
        else:
            self._snap_hand()

    @property
    def _may_play(self) -> bool:
        """Whether a card of the person's is awaited."""
        state = self.session.game.state
        return self.timeline.idle and state.phase is Phase.PLAY and state.turn is PERSON and self._asked

    @property
    def _hand_open(self) -> bool:
        panel = self.panel
        return (self._may_play and panel is None) or (panel is not None and panel.uses_hand)

    def _refuse_unready(self) -> None:
        if self.panel is None and self.session.waits_for_computer and self.timeline.idle:
            self._waited = THINKING

    def _choose(self, card: Card) -> None:
        if isinstance(self.panel, TradePanel):
            self.panel.toggle(card)
            self.app.audio.play("pick")
        elif self._may_play:
            self._play(card)

    def _play(self, card: Card) -> None:
        view = self.session.view
        action = PlayCard(PERSON, card)
        if action not in view.legal:
            first = not view.tricks
            reason = why_not(card, view.hand, view.trick, view.rules, first=first, broken=view.broken)
            self._refuse(card, reason)
        elif self.house.settings.confirm_card and self._confirming is not card:
            self._confirming = card
            self.hand.choose(next(n for n, sprite in enumerate(self.hand.sprites) if sprite.card is card))
            self._snap_hand()
            self.notice.say(_("Once more to play it"))
        else:
            self._submit(action)

    def _refuse(self, card: Card, reason: str) -> None:
        self._shaken = card
        self._shake.jump(1.0)
        self._shake.aim(0.0)
        self._snap_hand()
        self.notice.say(f"<danger>{escape(reason)}</danger>")
        self.app.audio.play("refuse")

    @property
    def _shake_offset(self) -> float:
        """Return how far the refused card is aside: three times to and fro."""
        share = self._shake.value
        return 6.0 * share * math.sin(share * 6 * math.pi)

    # -- tools -----------------------------------------------------------------------------------------------

    def _make_tools(self) -> None:
        acts = {"hint": self._hint, "last": self._last, "undo": self._undo, "score": self._score, "menu": self._menu}
        if self.session.rules.renege == "callable":
            acts["call"] = self._call
        self.tools = make_tools(self.picture.layout, acts)
        self.group = Group(self.tools.values(), audio=self.app.audio)
        self._refresh_tools()

    def _refresh_tools(self) -> None:
        view = self.session.view
        mine = view.turn is PERSON and self.timeline.idle
        enabled = {
            "hint": mine and view.phase not in (Phase.CUT,),
            "last": bool(view.tricks),
            "undo": self.session.may_undo,
            "call": calls_of(view.legal),
        }
        for name, tool in self.tools.items():
            tool.enabled = enabled.get(name, True)

    def _hint(self) -> None:
        view = self.session.view
        if view.turn is not PERSON or not self.timeline.idle or not view.legal:
            return
        decision = hint(view)
        if isinstance(decision.action, PlayCard):
            self.hand.hinted = decision.action.card
        if isinstance(decision.action, PlaceBid) and self.panel is not None:
            self._hint_bid(decision.action)
        self.notice.say(f"<icon:hint> {escape(decision.reason)}")

    def _hint_bid(self, action: PlaceBid) -> None:
        if isinstance(self.panel, BidPanel):
            self.panel.choose(action.bid)

    def _last(self) -> None:
        self.showing_last = not self.showing_last and bool(self.session.view.tricks)

    def _undo(self) -> None:
        if not self.session.may_undo:
            self.notice.say(_("There is nothing to take back"))
            return
        self.timeline.clear()
        self.session.undo()
        self._snap()

    def _call(self) -> None:
        view = self.session.view
        if calls_of(view.legal) and self.timeline.idle and self.panel is None:
            self._open(CourtPanel(self.session, view, self._submit, self.app.audio, self._close_panel, _("Play on")))

    def _score(self) -> None:
        from game.app.scenes.score_sheet import ScoreSheetScene  # noqa: PLC0415 - screens and table open each other

        self._finish_showing()
        if self.session.game.state.phase is Phase.SCORED:
            self._show_scores()
        else:
            self.app.scenes.push(ScoreSheetScene(self.house, self.session))

    def _menu(self) -> None:
        from game.app.scenes.menu import MenuScene  # noqa: PLC0415 - screens and table open each other

        self.app.scenes.push(MenuScene(self.house, self.session))

    def _help(self) -> None:
        from game.app.scenes.help import HelpScene  # noqa: PLC0415 - screens and table open each other

        self.app.scenes.push(HelpScene(self.house, self.session.rules))

    def show_seal(self) -> None:
        """Open the page about the seal of this deal."""
        self.app.scenes.push(SealScene(self.house, self.session))

    # -- the game goes on ------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Show a fresh game from its beginning, and a resumed one as it stands."""
        if self.session.record.actions:
            self.picture.snap(self.session.view)
            return
        self.picture.standings = list(self.session.view.standings)
        self.picture.contracts = [None] * self.session.rules.side_count
        self.picture.blind = [None] * self.session.rules.side_count
        seen = (seen_by(event, PERSON) for event in self.session.game.opening)
        self._show([event for event in seen if event is not None])

    def _show(self, events: list[Event] | tuple[Event, ...]) -> None:
        self.timeline.add(*(self.choreography.show(event) for event in events))

    def _submit(self, action: Action) -> None:
        """Do the person's or a computer player's action; the animation follows."""
        self._close_panel()
        self._asked = False
        self._dealt_with = False
        self._confirming = None
        self._waited = 0.0
        self.turn_line = ""
        self.hand.active = False
        self.hand.hinted = None
        self.notice.clear()
        self._show(self.session.submit(action))
        self.hand.settle()
        self._refresh_tools()
        self.dirty = True

    def _progress(self, seconds: float) -> bool:
        """Do the next thing when all is shown; return whether something was done."""
        state = self.session.game.state
        if state.phase in (Phase.SCORED, Phase.OVER):
            return self._after_the_deal(seconds)
        if self.session.waits_for_computer:
            return self._let_computer_act(seconds)
        if not self._asked:
            self._ask()
        return False

    def _let_computer_act(self, seconds: float) -> bool:
        self._look_at_turn()
        self._waited += seconds
        if self._waited < THINKING * self.timeline.pace:
            return False
        self._submit(self.session.think())
        return True

    def _look_at_turn(self) -> None:
        """Show whose turn it is."""
        state = self.session.game.state
        if self.picture.turn is not state.turn or self.picture.phase is not state.phase:
            self.picture.turn, self.picture.phase = self.session.view.turn, state.phase
            self.line = stakes(self.session, self.session.view)
            self.dirty = True

    def _ask(self) -> None:
        """Let the person answer what the game waits for."""
        self._asked = True
        self._look_at_turn()
        view = self.session.view
        self.line = stakes(self.session, view)
        self.turn_line = turn_words(self.session, view)
        forced = view.legal[0] if len(view.legal) == 1 else None
        if self.house.settings.auto_play_forced and isinstance(forced, PlayCard):
            self._submit(forced)
            return
        callable_reneges = view.rules.renege == "callable"
        self.hand.active = view.phase is Phase.PLAY or view.phase is Phase.TRADE
        self.hand.lawful = view.lawful_cards if not callable_reneges else view.hand
        if view.phase is Phase.TRADE:
            self.hand.lawful = ()
        self._snap_hand()
        panel = ask(self.session, view, self._submit, self.hand, self.app.audio)
        if panel is not None:
            self._open(panel)
        self.app.audio.play("turn", gain=0.5)
        self._refresh_tools()
        self.dirty = True

    def _after_the_deal(self, seconds: float) -> bool:
        """Open the score sheet or the results, once, after a moment; without a person, just go on."""
        if self._dealt_with:
            return False
        self._waited += seconds
        if self._waited < CLOSING * self.timeline.pace:
            return False
        if PERSON in self.session.agents and not self.session.over:
            self._submit(StartDeal())
            return True
        self._dealt_with = True
        self.picture.news = ""
        self._show_scores()
        return False

    def _show_scores(self) -> None:
        from game.app.scenes.results import ResultsScene  # noqa: PLC0415 - screens and table open each other
        from game.app.scenes.score_sheet import ScoreSheetScene  # noqa: PLC0415 - screens and table open each other

        self._dealt_with = True
        if self.session.over:
            self.app.scenes.replace(ResultsScene(self.house, self.session))
        else:
            self.app.scenes.push(ScoreSheetScene(self.house, self.session, self._next_deal))

    def _next_deal(self) -> None:
        if self.session.game.state.phase is Phase.SCORED:
            self._submit(StartDeal())

    # -- panels and snapping ---------------------------------------------------------------------------------

    def _open(self, panel: Panel) -> None:
        self.panel = panel
        self._place_panel()
        self.dirty = True

    def _place_panel(self) -> None:
        if self.panel is None:
            return
        width = min(self.panel.width, self.picture.layout.width - 24)
        height = self.panel.height(self.app.type, width)
        self.panel.arrange(self.picture.layout.panel(width, height), self.app.type)

    def _close_panel(self) -> None:
        self.panel = None
        self.dirty = True

    def _snap(self) -> None:
        """Show the game as it stands, and ask again."""
        self._close_panel()
        self.picture.snap(self.session.view)
        self.hand.mark([])
        self.hand.active, self.hand.hinted = False, None
        self.hand.settle()
        self._asked = self._dealt_with = False
        self.turn_line = self.line = ""
        self.notice.clear()
        self._refresh_tools()

    def _snap_hand(self) -> None:
        """Put the cards of the hand where they belong: after a drag that came to nothing."""
        self.picture.place_hands()
        self.dirty = True

    def _finish_showing(self) -> None:
        while not self.timeline.idle:
            self.timeline.hurry()

    def _say_troubles(self) -> None:
        trouble = self.app.audio.take_trouble()
        if trouble is not None:
            self.notice.say(escape(trouble))
