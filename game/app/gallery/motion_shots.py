"""Pictures taken in the middle of a movement at the table: cards on their way, and the moments of a deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.app.gallery.games import FOLLOWING, Name, scored
from game.app.gallery.studio import RecordedTable, Shot, Studio
from game.app.services.session import PERSON
from game.app.table.picture import Picture
from game.app.table.sprites import MomentKind
from game.engine.actions import StartDeal
from game.engine.state import GameState, Phase

_FRAME = 0.02  # seconds
_PATIENCE = 3000  # frames


def motion_shots() -> Iterator[Shot]:
    """Yield the shots of movements."""
    yield Shot("motion_shuffle", lambda studio: _dealing(studio, _parted))
    yield Shot("motion_closed_fan", lambda studio: _dealing(studio, lambda picture: _dealt(picture) > 9))
    yield Shot("motion_sorting", lambda studio: _dealing(studio, _sorting))
    yield Shot("motion_card_played", _card_played)
    yield Shot("motion_gathered", lambda studio: _followed(studio, lambda picture: bool(picture.moving)))
    yield Shot("motion_nil_broken", lambda studio: _told(studio, "close", 3, "nil_broken", 0.6))
    yield Shot("motion_nil_made", lambda studio: _told(studio, "won", 1, "nil_made", 0.4))
    yield Shot("motion_contract_made", lambda studio: _told(studio, "won", 7, "made", 1.0))
    yield Shot("motion_set", lambda studio: _told(studio, "won", 2, "set", 1.0))
    yield Shot("motion_boston", lambda studio: _told(studio, "boston", 0, "boston", 0.6))
    yield Shot("motion_fuse", lambda studio: _at_the_end(studio, "won", 4, _burning))
    yield Shot("motion_penalty", lambda studio: _told(studio, "won", 4, "penalty", 1.0))
    yield Shot("motion_game_won", lambda studio: _told(studio, "won", 8, "won", 0.5))
    yield Shot("motion_game_lost", lambda studio: _told(studio, "lost", 11, "lost", 0.5))


# -- cards --------------------------------------------------------------------------------------------------------


def _dealing(studio: Studio, until: Callable[[Picture], bool]) -> None:
    scene = _table(studio, "won", scored(4))
    scene.submit(StartDeal())
    _watch(scene, studio, until)


def _parted(picture: Picture) -> bool:
    return bool(picture.pack) and abs(picture.pack[-1].shown.x - picture.deck_pose.x) > 30


def _dealt(picture: Picture) -> int:
    return sum(one.shown.y > picture.deck_pose.y + 100 for one in picture.hands[PERSON])


def _sorting(picture: Picture) -> bool:
    hand = picture.hands[PERSON]
    return bool(hand) and all(one.shown.face_up == 1 for one in hand) and any(one.shown.lift > 0.2 for one in hand)


def _card_played(studio: Studio) -> None:
    scene = studio.table("won", FOLLOWING)
    scene.go_on()
    studio.wait(0.08)


def _followed(studio: Studio, until: Callable[[Picture], bool]) -> None:
    scene = studio.table("won", FOLLOWING)
    scene.go_on()
    _watch(scene, studio, until)


# -- moments ------------------------------------------------------------------------------------------------------


def _told(studio: Studio, name: Name, deals: int, kind: MomentKind, act: float) -> None:
    """Show the *kind* of moment after *deals* deals of a game, its sign moved by the share *act*."""

    def told(picture: Picture) -> bool:
        moment = picture.moment
        return moment is not None and moment.kind == kind and moment.act >= act

    _at_the_end(studio, name, deals, told, tricks=0 if kind == "nil_broken" else 12)


def _burning(picture: Picture) -> bool:
    return picture.tally is not None and any(count.burning > 0.4 for count in picture.tally.counts)


def _at_the_end(studio: Studio, name: Name, deals: int, until: Callable[[Picture], bool], tricks: int = 12) -> None:
    """Play the deal after *deals* deals, from its trick *tricks* on, *until* the picture is as wanted."""

    def near(state: GameState) -> bool:
        return len(state.scores) == deals and state.phase is Phase.PLAY and len(state.current.tricks) >= tricks

    _watch(_table(studio, name, near), studio, until)


def _table(studio: Studio, name: Name, moment: Callable[[GameState], bool]) -> RecordedTable:
    scene = RecordedTable(studio.table_services, studio.session(name, moment))
    studio.app.scenes.push(scene)
    return scene


def _watch(scene: RecordedTable, studio: Studio, until: Callable[[Picture], bool]) -> None:
    """Replay the person's recorded actions *until* the picture is as wanted."""
    for _frame in range(_PATIENCE):
        if until(scene.display.picture):
            return
        studio.app.scenes.update(_FRAME)
        if not scene.goes_on and scene.session.view.turn is PERSON:
            scene.go_on()
    raise RuntimeError("what was waited for never came")
