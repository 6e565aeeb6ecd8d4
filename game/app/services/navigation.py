"""The ways from screen to screen: a screen asks for one of these, and knows no other screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias

from game.app.services.played_game import PlayedGame
from game.app.services.session import Session
from game.rules.presets import Preset
from game.rules.ruleset import RuleSet
from game.storage.own_rules import OwnRules
from game.storage.saves import RulesName

HelpTopic: TypeAlias = Literal["keys", "rules", "about"]


class Navigation(Protocol):
    """Opens screens, each on top of the present one unless it says otherwise."""

    def restart(self) -> None:
        """Close all screens and open a new start screen."""

    def go_to_start(self) -> None:
        """Close all screens but the first."""

    def offer_game(self, rules: RuleSet, seed: int, called: RulesName | None = None) -> None:
        """Begin a game by *rules*, perhaps *called* something; ask first where it would replace the saved game."""

    def sit_down(self, session: Session) -> None:
        """Open the table with *session*, above the first screen only."""

    def open_new_game(self, *, in_place: bool = False) -> None:
        """Open the choice of a new game, *in_place* of the present screen if wanted."""

    def open_rules(self, opened: OwnRules | Preset | None = None) -> None:
        """Open the rules editor with the *opened* rules, or else with those chosen last."""

    def open_help(self, rules: RuleSet | None = None, topic: HelpTopic | None = None) -> None:
        """Open the help at *topic*, beside *rules* or else those chosen last."""

    def open_settings(self) -> None:
        """Open the settings."""

    def open_statistics(self) -> None:
        """Open the statistics."""

    def open_past_games(self, variant: str | None) -> None:
        """Open the list of finished games of *variant*, or of all."""

    def open_review(self, played: PlayedGame, deal: int = -1) -> None:
        """Open the review of the game *played* at a *deal*, by index."""

    def open_score_sheet(self, session: Session, on_next: Callable[[], object] | None = None) -> None:
        """Open the score sheet; with *on_next* it leads on to the next deal."""

    def open_results(self, session: Session) -> None:
        """Open the results of the finished *session* in place of the table."""

    def open_menu(self, session: Session, *, with_sheet: bool = True) -> None:
        """Open the menu over the table, *with_sheet* with a way to the score sheet."""

    def open_seal(self, session: Session) -> None:
        """Open the page about the seal of the deal."""
