"""The navigator, which opens every screen; with the gallery the only room that knows them all."""

from __future__ import annotations

from collections.abc import Callable

from game.app.screens.help import HelpScene
from game.app.screens.menu import MenuScene
from game.app.screens.new_game import NewGameScene
from game.app.screens.past_games import PastGamesScene
from game.app.screens.results import ResultsScene
from game.app.screens.review.scene import ReviewScene
from game.app.screens.rules.scene import RulesScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.screens.seal import SealScene
from game.app.screens.settings import SettingsScene
from game.app.screens.start import StartScene
from game.app.screens.statistics import StatisticsScene
from game.app.services.navigation import HelpTopic
from game.app.services.played_game import PlayedGame
from game.app.services.services import Services
from game.app.services.session import Session
from game.app.shell.scene import Scene
from game.app.table.scene import TableScene
from game.app.widgets.dialog import Answer, Dialog
from game.rules.presets import Preset
from game.rules.ruleset import RuleSet
from game.storage.own_rules import OwnRules
from game.storage.saves import RulesName
from game.words import _


class Navigator:
    """Opens screens, and gives them the services that they share."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._scenes = services.app.scenes

    def restart(self) -> None:
        """Close all screens and open a new start screen."""
        self._scenes.reset(StartScene(self._services))

    def go_to_start(self) -> None:
        """Close all screens but the first."""
        while len(self._scenes) > 1:
            self._scenes.pop()

    def offer_game(self, rules: RuleSet, seed: int, called: RulesName | None = None) -> None:
        """Begin a game by *rules*, perhaps *called* something; ask first where it would replace the saved game."""
        services = self._services

        def deal() -> None:
            self.sit_down(services.begin(rules, seed, called))

        if not services.archive.has_saved:
            deal()
            return
        body = _("Only one game is kept: a new deal takes the place of the saved game.")
        answers = [
            Answer(_("Keep the saved game"), kind="gold"),
            Answer(_("Give it up and deal"), deal, kind="danger"),
        ]
        self._scenes.push(Dialog(services.app, _("A game is waiting"), body, answers))

    def sit_down(self, session: Session) -> None:
        """Open the table with *session*, above the first screen only."""
        self.go_to_start()
        self._services.seated = session
        self._scenes.push(self.table(session))

    def table(self, session: Session) -> Scene:
        """Return the table at which *session* is played."""
        return TableScene(self._services, session)

    def open_new_game(self, *, in_place: bool = False) -> None:
        """Open the choice of a new game, *in_place* of the present screen if wanted."""
        show = self._scenes.replace if in_place else self._scenes.push
        show(NewGameScene(self._services))

    def open_rules(self, opened: OwnRules | Preset | None = None) -> None:
        """Open the rules editor with the *opened* rules, or else with those chosen last."""
        page = RulesScene(self._services)
        if opened is not None:
            page.editor.open(opened)
        self._scenes.push(page)

    def open_help(self, rules: RuleSet | None = None, topic: HelpTopic | None = None) -> None:
        """Open the help at *topic*, beside *rules* or else those chosen last."""
        self._scenes.push(HelpScene(self._services, rules, topic))

    def open_settings(self) -> None:
        """Open the settings."""
        self._scenes.push(SettingsScene(self._services))

    def open_statistics(self) -> None:
        """Open the statistics."""
        self._scenes.push(StatisticsScene(self._services))

    def open_past_games(self, variant: str | None) -> None:
        """Open the list of finished games of *variant*, or of all."""
        self._scenes.push(PastGamesScene(self._services, variant))

    def open_review(self, played: PlayedGame, deal: int = -1) -> None:
        """Open the review of the game *played* at a *deal*, by index."""
        self._scenes.push(ReviewScene(self._services, played, deal))

    def open_score_sheet(self, session: Session, on_next: Callable[[], object] | None = None) -> None:
        """Open the score sheet; with *on_next* it leads on to the next deal."""
        self._scenes.push(ScoreSheetScene(self._services, session, on_next))

    def open_results(self, session: Session) -> None:
        """Open the results of the finished *session* in place of the table."""
        self._scenes.replace(ResultsScene(self._services, session))

    def open_menu(self, session: Session, *, with_sheet: bool = True) -> None:
        """Open the menu over the table, *with_sheet* with a way to the score sheet."""
        self._scenes.push(MenuScene(self._services, session, with_sheet=with_sheet))

    def open_seal(self, session: Session) -> None:
        """Open the page about the seal of the deal."""
        self._scenes.push(SealScene(self._services.app, session))
