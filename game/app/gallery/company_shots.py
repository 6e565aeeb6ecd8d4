"""The pictures of tables for two, three and six, and of four who play alone."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.gallery.games import Name
from game.app.gallery.moments import asked
from game.app.gallery.studio import Shot, Studio
from game.app.screens.new_game import NewGameScene
from game.app.screens.results import ResultsScene
from game.app.screens.review.scene import ReviewScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.services.past import Past
from game.app.services.session import PERSON
from game.app.shell.inputs import KeyPressed
from game.engine.actions import PlayCard
from game.engine.state import GameState, Phase


def company_shots() -> Iterator[Shot]:
    """Yield the shots of these tables."""
    yield Shot("new_game_alone", _new_game)
    yield Shot("two_draw", lambda studio: studio.table("two", _draws))
    yield Shot("two_card_taken", _card_taken)
    yield Shot("two_play", lambda studio: studio.table("two", _follows))
    yield Shot("three_bidding", lambda studio: studio.table("three", asked(Phase.AUCTION, 1)))
    yield Shot("three_play", lambda studio: studio.table("three", _follows))
    yield Shot("solo_play", lambda studio: studio.table("solo", _follows))
    yield Shot("six_bidding", lambda studio: studio.table("six", asked(Phase.AUCTION, 1)))
    yield Shot("six_play", lambda studio: studio.table("six", _follows))
    yield Shot("six_last_trick", _last_trick)
    for name in ("solo", "three", "six"):
        yield Shot(f"{name}_sheet", lambda studio, name=name: _sheet(studio, name))  # type: ignore[misc]
        yield Shot(f"{name}_results", lambda studio, name=name: _results(studio, name))  # type: ignore[misc]
    for name in ("two", "three", "six"):
        yield Shot(f"{name}_review", lambda studio, name=name: _review(studio, name))  # type: ignore[misc]


def _draws(state: GameState) -> bool:
    """The person draws, and holds some cards."""
    return asked(Phase.DRAW)(state) and len(state.current.hands[PERSON]) > 5


def _follows(state: GameState) -> bool:
    """The person plays to a later trick of the second deal, to which others have played."""
    if not asked(Phase.PLAY, 1)(state) or len(state.current.tricks) < 3:
        return False
    return len(state.current.trick.plays) >= min(3, state.rules.players - 1)


def _new_game(studio: Studio) -> None:
    scene = NewGameScene(studio.new_services)
    scene.choose("solo")
    studio.open(scene)


def _card_taken(studio: Studio) -> None:
    scene = studio.table("two", _draws)
    scene.go_on()
    studio.wait(0.12)


def _last_trick(studio: Studio) -> None:
    studio.table("six", _follows)
    studio.happen(KeyPressed("l"))


def _sheet(studio: Studio, name: Name) -> None:
    session = studio.session(name, lambda state: len(state.scores) == 2)
    studio.open(ScoreSheetScene(studio.table_services, session, lambda: None))


def _results(studio: Studio, name: Name) -> None:
    studio.open(ResultsScene(studio.services, studio.session(name)))


def _review(studio: Studio, name: Name) -> None:
    scene = ReviewScene(studio.table_services, Past.of(studio.session(name, casual=True)), deal=1)
    cards = [place for place, one in enumerate(scene.deal.moments) if isinstance(one.action, PlayCard)]
    scene.go(cards[len(cards) // 2])
    studio.open(scene)
    studio.wait(0.6)
