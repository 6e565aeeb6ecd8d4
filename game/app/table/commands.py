"""The commands of tools and keys at the table: hint, last trick, undo, claim, call, score and menu."""

from __future__ import annotations

from typing import Protocol

from game.ai.agent import Decision
from game.app.paint.markup import escape
from game.app.services.services import Services
from game.app.services.session import PERSON, Session
from game.app.shell.worker import Worker
from game.app.table.court_panels import CourtPanel, may_call
from game.app.table.display import TOOL_KEYS, Acts, Display
from game.app.table.questions import show_advice
from game.app.wording.table import advice
from game.cards import Card
from game.coach.claim import Claim, Objection, claim
from game.coach.hint import hint
from game.engine.actions import Action, PlayCard
from game.engine.state import Phase
from game.words import _

HASTE = 0.35  # share of the usual time, while a claim is played out


class TableControl(Protocol):
    """The part of the table that input, commands and claims use."""

    dirty: bool  # one redraw is wanted

    @property
    def settled(self) -> bool:
        """Whether everything that has happened has been shown."""

    @property
    def may_play(self) -> bool:
        """Whether the table waits for a card from the person."""

    def submit(self, action: Action) -> None:
        """Submit the action of the person."""

    def hurry(self) -> None:
        """Finish the queued animation now."""

    def undo(self) -> None:
        """Go back to before the person's last choice."""

    def open_score(self) -> None:
        """Open the score sheet; after the last deal the results."""


class Claims:
    """The person's claim of the rest: played out quickly while it is certain, stopped where it no longer is."""

    def __init__(self, table: TableControl, display: Display, services: Services) -> None:
        self._table = table
        self._display = display
        self._services = services
        self._session = display.session
        self._deal: int | None = None  # index of the deal whose rest is claimed
        self._undone_to: int | None = None  # number of actions that an undo left
        self._proven_at: int | None = None  # number of actions at which the claim was proven

    @property
    def _claimed(self) -> bool:
        deal = self._session.game.state.deal
        return deal is not None and deal.index == self._deal

    @property
    def haste(self) -> float:
        """The share of the usual time that animations take; the score of the deal is shown at the usual pace."""
        return HASTE if self._claimed and self._session.game.state.phase is Phase.PLAY else 1.0

    @property
    def held(self) -> bool:
        """Whether no card is played for the person, who has just undone a choice and may choose anew or undo more."""
        return len(self._session.record.actions) == self._undone_to

    def claim(self) -> None:
        """Say whether the rest is certain, and why; if it is, play it out when asked a second time."""
        now = len(self._session.record.actions)
        if not self._table.may_play:
            return
        answer = claim(self._session.view)
        if isinstance(answer, Claim) and self._proven_at == now:
            self._begin(answer)
            self._table.submit(PlayCard(PERSON, answer.card))
            return
        again = _("Claim again to play it out") if isinstance(answer, Claim) else ""
        self._say(answer, again)
        self._proven_at = now
        self._services.app.audio.play("pick" if again else "refuse")
        self._table.dirty = True

    def next_card(self) -> Card | None:
        """Return the card to play for the person now; None where it chooses for itself."""
        view = self._session.view
        unasked = self._services.settings.auto_claim and len(view.hand) > 1
        answer = claim(view) if self._claimed or unasked else None
        if isinstance(answer, Claim):
            if not self._claimed:
                self._begin(answer)
            return answer.card
        if self._claimed and answer is not None and view.phase is Phase.PLAY:
            self._say(answer)  # after a renege, what was said of the rest no longer holds
        self._deal = None
        return None

    def _begin(self, answer: Claim) -> None:
        self._deal = self._session.game.state.current.index
        self._say(answer)

    def _say(self, answer: Claim | Objection, more: str = "") -> None:
        words = f"<icon:claim> {escape(answer.reason)}" + (f" · <strong>{more}</strong>" if more else "")
        self._display.say(words, lasting=isinstance(answer, Claim) and not more)

    def hold(self) -> None:
        """Play no card for the person at the point to which it has gone back."""
        self._deal = None
        self._undone_to = len(self._session.record.actions)


class TableCommands:
    """Runs the commands of tools and keys at *table*."""

    def __init__(self, table: TableControl, display: Display, services: Services, claims: Claims) -> None:
        self._table = table
        self._display = display
        self._services = services
        self._session: Session = display.session
        self._claims = claims
        self.hints = Worker[Decision]("hints", threaded=services.thinks_aside)

    @property
    def acts(self) -> Acts:
        """What each tool does."""
        acts = {
            "hint": self.hint, "last": self.last, "undo": self.undo, "claim": self._claims.claim,
            "score": self._table.open_score, "menu": self.menu,
        }  # fmt: skip
        return {**acts, "call": self.call} if self._session.rules.renege == "callable" else acts

    def at_any_time(self, key: str) -> bool:
        """Run the command of *key* that works at any time; return whether there is one."""
        match key:
            case "escape" if self._court_is_open():
                self._display.close_panel()
            case "escape" if self._display.showing_last:
                self._display.past.close()
                self._table.dirty = True
            case "escape":
                self.menu()
            case "f1":
                self._services.nav.open_help(self._session.rules, "keys")
            case "f5":
                self._table.open_score()
            case "m":
                self.mute()
            case _:
                return False
        return True

    def _court_is_open(self) -> bool:
        """Whether the person has opened the tricks as evidence during the play."""
        return isinstance(self._display.panel, CourtPanel) and self._session.game.state.phase is Phase.PLAY

    def at_rest(self, key: str) -> bool:
        """Run the command of *key* while nothing moves; return whether there is one."""
        act = self.acts.get(TOOL_KEYS.get(key, ""))
        if act is not None:
            act()
        return act is not None

    @property
    def _on_turn(self) -> bool:
        """Whether the person is to act, and everything before has been shown."""
        return self._session.view.turn is PERSON and self._table.settled

    def refresh(self) -> None:
        """Enable the tools whose commands can be run now."""
        view, mine = self._session.view, self._on_turn
        enabled = {
            "hint": mine and view.phase is not Phase.CUT,
            "last": bool(view.tricks),
            "undo": self._session.may_undo,
            "claim": mine and view.phase is Phase.PLAY and bool(view.tricks),
            "call": mine and may_call(view.legal),
        }
        for name, tool in self._display.tools.items():
            tool.enabled = enabled.get(name, True)

    # -- hints -------------------------------------------------------------------------------------------------

    def hint(self) -> None:
        """Ask for a hint; `show_hint` shows it."""
        view = self._session.view
        if self._on_turn and view.phase is not Phase.CUT:
            self.hints.ask(lambda: hint(view))
            self.show_hint()

    def show_hint(self) -> None:
        """Show the hint that was asked for, once it has been found."""
        display, decision = self._display, self.hints.answer()
        if decision is not None:
            show_advice(decision.action, display.panel, display.hand, display.group)
            display.say(f"<icon:hint> {advice(self._session, *decision, self._session.view)}")
            self._table.dirty = True

    # -- the other commands ------------------------------------------------------------------------------------

    def last(self) -> None:
        """Show the last trick, or close it."""
        self._display.past.toggle()

    def undo(self) -> None:
        """Go back to before the person's last choice."""
        if self._session.may_undo:
            self._table.undo()
        else:
            self._display.say(_("There is nothing to take back"))

    def call(self) -> None:
        """Open the tricks as evidence, unless others are to act, who would play on behind the panel."""
        view, display = self._session.view, self._display
        if self._on_turn and may_call(view.legal) and display.panel is None:
            audio, leave = self._services.app.audio, _("Play on")
            display.open(CourtPanel(self._session, view, self._table.submit, audio, display.close_panel, leave))

    def mute(self) -> None:
        """Switch the sound off or on."""
        audio = self._services.app.audio
        self._services.change(muted=not audio.muted)
        self._display.say(sound_words(muted=audio.muted))

    def menu(self) -> None:
        """Open the menu."""
        self._services.nav.open_menu(self._session)


def sound_words(*, muted: bool) -> str:
    """Return the notice for switching the sound."""
    return _("Sound is off") if muted else _("Sound is on")
