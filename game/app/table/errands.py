"""What the tools and keys of the table do besides playing: hint, last trick, undo, claim, calls, score, menu, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.agent import Decision
from game.app.paint.markup import escape
from game.app.services.session import PERSON
from game.app.shell.aside import Aside
from game.app.table.advising import show_advice
from game.app.table.court_panel import CourtPanel, calls_of
from game.app.table.display import sound_words
from game.app.table.tools import Acts
from game.app.wording.table import advice
from game.coach.hint import hint
from game.engine.state import Phase
from game.words import _

if TYPE_CHECKING:
    from game.app.table.scene import TableScene


class Errands:
    """Run for the person at *scene*."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._hints = Aside[Decision]("hints", threaded=scene.services.thinks_aside)

    @property
    def thinking(self) -> bool:
        """Whether a hint is being thought of."""
        return self._hints.waiting

    def acts(self) -> Acts:
        """Return what each tool does."""
        acts = {
            "hint": self.hint, "last": self.last, "undo": self.undo, "claim": self.scene.claiming.begin,
            "score": self.score, "menu": self.menu,
        }  # fmt: skip
        return {**acts, "call": self.call} if self.scene.session.rules.renege == "callable" else acts

    def at_any_time(self, key: str) -> bool:
        """Do what *key* means whatever is going on; return whether it means anything."""
        match key:
            case "escape" if self._court_is_open():
                self.scene.display.close_panel()
            case "escape" if self.scene.display.showing_last:
                self.scene.display.past.close()
                self.scene.dirty = True
            case "escape":
                self.menu()
            case "f1":
                self.help()
            case "f5":
                self.score()
            case "m":
                self.mute()
            case _:
                return False
        return True

    def _court_is_open(self) -> bool:
        """Whether the person is looking for a renege of its own accord, in the middle of the play."""
        panel, phase = self.scene.display.panel, self.scene.session.game.state.phase
        return isinstance(panel, CourtPanel) and phase is Phase.PLAY

    def at_rest(self, key: str) -> bool:
        """Do what *key* means while nothing moves; return whether it means anything."""
        match key:
            case "h":
                self.hint()
            case "l":
                self.last()
            case "u":
                self.undo()
            case "c":
                self.scene.claiming.begin()
            case "r" if "call" in self.scene.display.tools:
                self.call()
            case _:
                return False
        return True

    def refresh(self) -> None:
        """Let the tools that have something to do be bright."""
        scene = self.scene
        view = scene.session.view
        mine = view.turn is PERSON and scene.timeline.idle
        enabled = {
            "hint": mine and view.phase is not Phase.CUT,
            "last": bool(view.tricks),
            "undo": scene.session.may_undo,
            "claim": mine and view.phase is Phase.PLAY and bool(view.tricks),
            "call": mine and calls_of(view.legal),
        }
        for name, tool in scene.display.tools.items():
            tool.enabled = enabled.get(name, True)

    def hint(self) -> None:
        """Mark what a good player would do, and say why."""
        scene = self.scene
        view = scene.session.view
        if view.turn is not PERSON or not scene.timeline.idle or view.phase is Phase.CUT:
            return
        self._hints.ask(lambda: hint(view))
        self.listen()

    def listen(self) -> None:
        """Give the hint that was asked for, once it is there; say when the sound is lost."""
        if trouble := self.scene.app.audio.take_trouble():
            self.scene.display.say(escape(trouble), lasting=True)
            self.scene.dirty = True
        display, decision = self.scene.display, self._hints.answer()
        if decision is None:
            return
        show_advice(decision.action, display.panel, display.hand, display.group)
        display.say(f"<icon:hint> {advice(self.scene.session, *decision, self.scene.session.view)}")
        self.scene.dirty = True

    def forget_hint(self) -> None:
        """Give no hint any more for what was asked: the game has gone on."""
        self._hints.drop()

    def close(self) -> None:
        """Ask for no hint any more."""
        self._hints.close()

    def last(self) -> None:
        """Show the last trick, or take it away."""
        self.scene.display.past.toggle()

    def undo(self) -> None:
        """Go back to before the person's last choice."""
        scene = self.scene
        if not scene.session.may_undo:
            scene.display.say(_("There is nothing to take back"))
            return
        scene.timeline.clear()
        scene.session.undo()
        scene.snap()

    def call(self) -> None:
        """Open the tricks as evidence; while others are to act, they would go on behind it."""
        scene = self.scene
        view = scene.session.view
        mine = view.turn is PERSON and scene.timeline.idle
        if mine and calls_of(view.legal) and scene.display.panel is None:
            leave, close = _("Play on"), scene.display.close_panel
            scene.display.open(CourtPanel(scene.session, view, scene.submit, scene.app.audio, close, leave))

    def mute(self) -> None:
        """Switch the sound off or on."""
        scene = self.scene
        scene.services.change(muted=not scene.app.audio.muted)
        scene.display.say(sound_words(muted=scene.app.audio.muted))

    def score(self) -> None:
        """Open the score sheet; once the deal is over, the one that leads on."""

        scene = self.scene
        scene.finish_showing()
        if scene.closing.over:
            scene.closing.open()
        else:
            scene.services.nav.open_score_sheet(scene.session)

    def menu(self) -> None:
        """Open the menu."""

        self.scene.services.nav.open_menu(self.scene.session)

    def help(self) -> None:
        """Open the keys; the rules are beside them."""

        self.scene.services.nav.open_help(self.scene.session.rules, "keys")
