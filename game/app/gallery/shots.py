"""All screens that the gallery shows, in the order of a visit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from game.app.gallery.games import SAVED
from game.app.gallery.motion_shots import motion_shots
from game.app.gallery.studio import Shot, Studio
from game.app.gallery.table_shots import company_shots, table_shots
from game.app.screens.apology import ApologyScene
from game.app.screens.help import HelpScene
from game.app.screens.new_game import NewGameScene
from game.app.screens.past_games import PastGamesScene
from game.app.screens.results import ResultsScene
from game.app.screens.review.scene import ReviewScene
from game.app.screens.rules.scene import RulesScene, View
from game.app.screens.rules.trial import TrialScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.screens.settings import SettingsScene
from game.app.screens.start import StartScene
from game.app.screens.statistics import StatisticsScene
from game.app.services.about import Versions
from game.app.services.navigation import HelpTopic
from game.app.services.played_game import PlayedGame
from game.app.shell.inputs import KeyPressed
from game.app.widgets.scroll import ScrollArea
from game.rules.presets import CLASSIC, GRILL
from game.rules.ruleset import RuleSet
from game.storage.own_rules import OwnRules, Shelf

_OURS = OwnRules("a1", "Grill, our way", "grill", replace(GRILL, blind_deficit=150, bag_carry=True))
_GRANDMA = OwnRules("b2", "Grandma’s table", "classic", replace(CLASSIC, nil=50))
_RUNS = Versions("2.5.8", "2.32.10", "search, compiled")  # whatever this machine has
_GAMES = 8  # of a trial


def shots() -> Iterator[Shot]:
    """Yield every shot."""
    yield Shot("start", lambda studio: studio.open(StartScene(studio.services)))
    yield Shot("start_first_time", lambda studio: studio.open(StartScene(studio.new_services)))
    yield Shot("new_game", lambda studio: studio.open(NewGameScene(studio.services)))
    yield Shot("new_game_asked", _asked)
    yield from table_shots()
    yield from motion_shots()
    yield from company_shots()
    yield Shot("sheet", _sheet)
    yield Shot("sheet_curve", _curve)
    yield Shot("sheet_at_the_table", _sheet_at_the_table)
    yield Shot("results_won", lambda studio: studio.open(ResultsScene(studio.services, studio.session("won"))))
    yield Shot("results_lost", lambda studio: studio.open(ResultsScene(studio.services, studio.session("lost"))))
    yield Shot("review_bid", lambda studio: _review(studio, 2))
    yield Shot("review_card", lambda studio: _review(studio, 18))
    yield Shot("review_mine", lambda studio: _review(studio, 31, "mine"))
    yield Shot("statistics", lambda studio: studio.open(StatisticsScene(studio.services)))
    yield Shot("statistics_reset", _statistics_reset)
    yield Shot("past_games", lambda studio: studio.open(PastGamesScene(studio.services)))
    yield Shot("statistics_empty", lambda studio: studio.open(StatisticsScene(studio.new_services)))
    yield Shot("rules", _rules)
    yield Shot("rules_sets", lambda studio: _rules(studio, "sets"))
    yield Shot("rules_share", lambda studio: _rules(studio, "more"))
    yield Shot("rules_choice", _rules_choice)
    yield Shot("rules_name", _rules_name)
    yield Shot("rules_trial", _rules_trial)
    yield Shot("settings", lambda studio: studio.open(SettingsScene(studio.services)))
    yield Shot("settings_end", _settings_end)
    yield Shot("help_keys", lambda studio: _help(studio, "keys"))
    yield Shot("help_rules", lambda studio: _help(studio, "rules", GRILL))
    yield Shot("help_about", lambda studio: _help(studio, "about"))
    yield Shot("apology", _apology)


def _asked(studio: Studio) -> None:
    studio.open(NewGameScene(studio.services))
    studio.services.nav.offer_game(CLASSIC, 7)
    studio.rest()


def _sheet(studio: Studio) -> None:
    session = studio.session("won", lambda state: len(state.scores) == 5)
    studio.open(ScoreSheetScene(studio.table_services, session, lambda: None))


def _curve(studio: Studio) -> object:
    """Show the curve where it has no room beside the sheet."""
    session = studio.session("won", lambda state: len(state.scores) == 5)
    scene = ScoreSheetScene(studio.table_services, session, lambda: None)
    scene.shown = "curve"
    studio.open(scene)
    return scene.tabs.visible


def _sheet_at_the_table(studio: Studio) -> None:
    studio.open(ScoreSheetScene(studio.table_services, studio.session("won", SAVED)))


def _review(studio: Studio, place: int, shown: Literal["all", "mine"] = "all") -> None:
    game = PlayedGame.of(studio.session("won", casual=True))
    scene = ReviewScene(studio.table_services, game, deal=5)
    scene.switch.choose(shown)
    scene.go(place)
    studio.open(scene)
    studio.wait(0.6)


def _rules(studio: Studio, view: View = "page") -> bool:
    """Show the rule page; where it has room for all, there are no other views of it."""
    scene = _rules_scene(studio)
    if view != "page":
        scene.views.choose(view)
    studio.rest()
    return view == "page" or scene.views.visible


def _rules_scene(studio: Studio) -> RulesScene:
    studio.table_services.shelf = Shelf((_OURS, _GRANDMA))
    scene = RulesScene(studio.table_services)
    studio.open(scene)
    scene.open(_OURS)
    return scene


def _rules_choice(studio: Studio) -> None:
    _rules_scene(studio).choose("bidding")
    studio.rest()


def _rules_name(studio: Studio) -> None:
    _rules_scene(studio).rename()
    studio.rest()


def _rules_trial(studio: Studio) -> None:
    """Show the figures of some of the games, while more are played."""
    page = TrialScene(studio.table_services, _rules_scene(studio).editor, games=_GAMES)
    studio.app.scenes.push(page)
    studio.wait_until(lambda: page.trial.played >= _GAMES // 2)


def _statistics_reset(studio: Studio) -> None:
    scene = StatisticsScene(studio.services)
    studio.open(scene)
    scene.widgets.focus(scene.reset)
    studio.happen(KeyPressed("enter"))
    studio.rest()


def _settings_end(studio: Studio) -> bool:
    scene = SettingsScene(studio.services)
    studio.open(scene)
    return _scroll_on(studio, scene.area)


def _scroll_on(studio: Studio, area: ScrollArea) -> bool:
    """Scroll *area* to its end; return whether there was more to see."""
    area.handle(KeyPressed("end"))
    studio.rest()
    return area.furthest > 0


def _help(studio: Studio, topic: HelpTopic, rules: RuleSet | None = None) -> None:
    scene = HelpScene(studio.example_services, rules, runs=_RUNS)
    scene.topics.choose(topic)
    studio.open(scene)


def _apology(studio: Studio) -> None:
    studio.open(ApologyScene(studio.services, ValueError("a broken wheel")))
