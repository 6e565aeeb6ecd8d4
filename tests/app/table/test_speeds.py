"""How fast the table moves: hurried, at four speeds and off, with reduced motion; and always in the same order."""

from dataclasses import replace

import pygame
import pytest

from game.app.motion.pose import Pose
from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.shell.inputs import KeyPressed, PointerDown
from game.app.table.picture import PACK, RAISED
from game.app.table.scene import TableScene
from game.coach.hint import hint
from game.engine.actions import CutCard
from game.engine.state import Phase
from game.rules.seats import Seat
from game.storage.settings import Speed
from tests.app.tables import clear, play_on_turn, play_until, rest, shown, sit_down, snapped
from tests.app.watching import FRAME, following, watch


@pytest.fixture
def fresh(shared_services: Services) -> TableScene:
    """The table of a new game, at which nothing has been shown yet."""
    return sit_down(clear(shared_services, "normal"), "classic", 7)


# -- hurried, off, reduced --------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", [KeyPressed("space"), PointerDown((640, 400))])
def test_what_is_hurried_is_done_at_once_and_seen_to_catch_up(fresh: TableScene, event: KeyPressed) -> None:
    picture = fresh.display.picture
    watch(fresh, lambda: sum(one.shown != picture.deck_pose for one in picture.hands[PERSON]) > 4)
    fresh.app.post(event)
    fresh.app.step(0.0)
    assert fresh.timeline.idle
    assert snapped(fresh)["hands"] == shown(picture)["hands"]
    late = [one for one in picture.hands[PERSON] if one.late]
    assert len(late) > 8
    for _frame in range(14):
        fresh.app.step(FRAME)
    assert not any(one.late for one in picture.hands[PERSON])


def full_trick(scene: TableScene) -> TableScene:
    """Complete the trick on the table of *scene*."""
    scene.submit(hint(scene.session.view).action)
    watch(scene, lambda: len(scene.display.picture.trick) == 4 and scene.display.picture.winning_seat is not None)
    return scene


@pytest.mark.parametrize("speed", ["fastest", "fast", "normal", "gentle"])
def test_a_trick_that_is_hurried_fades_on_its_way_to_the_pile(shared_services: Services, speed: Speed) -> None:
    scene = following(clear(shared_services))
    scene.services.hurry(speed)
    scene.resume()
    picture = full_trick(scene).display.picture
    cards, before = list(picture.trick.values()), sum(picture.piles)
    scene.hurry()
    assert sum(picture.piles) > before
    assert set(cards) <= set(picture.swept)
    assert all(one.late and one.shown.alpha == 1 for one in cards)
    alphas, places = [], []
    while cards[0].late:
        scene.display.update(FRAME / 2)
        alphas.append(cards[0].shown.alpha)
        places.append((cards[0].shown.x, cards[0].shown.y))
    assert alphas == sorted(alphas, reverse=True)
    assert len([alpha for alpha in alphas if 0 < alpha < 1]) >= 4
    assert len(set(places)) >= 5
    assert alphas[-1] == 0


def test_a_trick_fades_before_the_eye(shared_services: Services) -> None:
    scene = full_trick(following(clear(shared_services)))
    picture = scene.display.picture
    scene.hurry()
    scene.timeline.clear()
    drawn = scene.app.picture()
    for sprite in picture.swept:
        sprite.follow_on(1.0)
    assert pygame.image.tobytes(drawn, "RGB") != pygame.image.tobytes(scene.app.picture(), "RGB")


def test_with_reduced_motion_a_hurried_trick_is_gone_at_once(shared_services: Services) -> None:
    scene = full_trick(following(clear(shared_services)))
    scene.app.reduced_motion = True
    scene.hurry()
    scene.app.reduced_motion = False
    assert scene.display.picture.swept
    assert not any(one.late for one in scene.display.picture.swept)


def test_without_animation_nothing_is_seen_on_its_way(shared_services: Services) -> None:
    scene = sit_down(clear(shared_services, "off"), "classic", 7)
    seen = 0
    for _turn in range(60):
        rest(scene)
        view = scene.session.view
        if view.phase is Phase.SCORED:
            break
        scene.submit(hint(view).action)
        scene.app.step(FRAME)
        assert not any(one.late for one in scene.display.picture.sprites)
        assert scene.display.picture.moment is None
        assert not scene.display.moving
        seen += 1
    assert seen > 10


def test_with_reduced_motion_cards_are_only_where_they_belong(shared_services: Services) -> None:
    services = clear(shared_services, "normal")
    services.preview(reduced_motion=True)
    scene = sit_down(services, "classic", 7)
    picture = scene.display.picture

    def places() -> set[tuple[float, float]]:
        layout = picture.layout
        poses = [pose for seat in picture.rules.seats for count in range(14) for pose in fan(seat, count)]
        lying = [layout.trick_pose(seat) for seat in picture.rules.seats]
        poses += [*lying, *(layout.outwards(replace(pose, scale=RAISED * pose.scale)) for pose in lying)]
        poses += [layout.pile_pose(seat, index) for seat in picture.rules.seats for index in range(13)]
        closed = [layout.hand.closed(index, 13) for index in range(13)]
        pack = [picture.pack_pose(index) for index in range(PACK)]
        return {(round(pose.x), round(pose.y)) for pose in (*poses, *closed, *pack, picture.deck_pose)}

    def fan(seat: Seat, count: int) -> list[Pose]:
        layout = picture.layout
        if seat is PERSON:
            return [layout.hand.pose(index, count) for index in range(count)]
        return [layout.back_pose(seat, index, count) for index in range(count)]

    known = places()
    for _frame in range(500):
        scene.app.step(FRAME)
        assert {(round(one.shown.x), round(one.shown.y)) for one in picture.sprites} <= known
        if not scene.goes_on and scene.session.view.turn is PERSON:
            scene.submit(hint(scene.session.view).action)
    assert len(scene.session.view.tricks) + len(scene.session.view.trick.plays) > 0


def test_each_speed_takes_its_time(shared_services: Services) -> None:
    frames = []
    speeds: tuple[Speed, ...] = ("off", "fastest", "fast", "normal", "gentle")
    for speed in speeds:
        scene = following(clear(shared_services))
        scene.services.hurry(speed)
        scene.resume()
        scene.submit(hint(scene.session.view).action)
        count = 0
        while not scene.timeline.idle:
            scene.app.step(FRAME)
            count += 1
        frames.append(count)
    assert frames == sorted(frames)
    assert frames[0] <= 1
    assert len(set(frames)) == len(frames)


# -- order ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cuts", [(0.1,), (0.35,), (0.004, 0.2, 0.05), (1.5, 0.001)])
def test_slow_frames_tell_the_same_story(
    shared_services: Services, cuts: tuple[float, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def heard(cuts: tuple[float, ...]) -> list[tuple[str, float]]:
        services = clear(shared_services, "normal")
        sounds: list[tuple[str, float]] = []

        def play(name: str, pan: float = 0.0, gain: float = 1.0) -> None:
            if gain == 1.0:  # a turn is told softly
                sounds.append((name, pan))

        monkeypatch.setattr(services.app.audio, "play", play)
        scene = sit_down(services, "classic", 7)
        turn = 0
        while len(scene.session.view.tricks) < 2:
            scene.app.scenes.update(cuts[turn % len(cuts)])
            turn += 1
            if not scene.goes_on and scene.session.view.turn is PERSON:
                scene.submit(hint(scene.session.view).action)
        while scene.goes_on:
            scene.app.scenes.update(FRAME)
        return sounds

    even = heard((FRAME,))
    assert len(even) > 30
    assert even == heard(cuts)


# -- reduced ----------------------------------------------------------------------------------------------------


def test_with_reduced_motion_a_chosen_card_is_up_at_once(shared_services: Services) -> None:
    services = clear(shared_services)
    services.preview(reduced_motion=True)
    scene = sit_down(services, "classic", 7)
    play_until(scene, play_on_turn)
    scene.display.hand.step(1)
    scene.app.step(FRAME)
    assert not scene.display.hand.moving
    assert scene.display.hand.chosen_card is not None


def test_with_reduced_motion_words_do_not_rise(shared_services: Services) -> None:
    services = clear(shared_services, "normal")
    services.preview(reduced_motion=True)
    scene = sit_down(services, "classic", 7)
    watch(scene, lambda: scene.session.view.turn is PERSON and not scene.goes_on)
    scene.submit(hint(scene.session.view).action)
    watch(scene, lambda: bool(scene.display.picture.bubbles))
    assert scene.display.picture.bubbles[-1].share < 1
    assert scene.display.picture.bubbles[-1].rise == 0


# -- the cut ----------------------------------------------------------------------------------------------------


@pytest.fixture(params=["off", "fastest", "fast", "normal", "gentle"])
def cut(shared_services: Services, request: pytest.FixtureRequest) -> TableScene:
    """A table at which it is just told who has the highest card, at any speed."""
    scene = sit_down(clear(shared_services, "off"), "grill", 7)
    rest(scene)
    scene.services.hurry(request.param)
    scene.resume()
    scene.submit(CutCard(PERSON, next(one.place for one in scene.session.view.legal if isinstance(one, CutCard))))
    watch(scene, lambda: bool(scene.display.picture.news))
    return scene


def test_what_was_cut_lies_there_long_enough_to_be_compared(cut: TableScene) -> None:
    picture, seconds = cut.display.picture, 0.0
    assert len(picture.cut) == 4
    while picture.cut:
        cut.app.scenes.update(FRAME)
        seconds += FRAME
    assert 2.0 < seconds < 3.0


def test_who_has_compared_what_was_cut_hurries_on(cut: TableScene) -> None:
    cut.app.post(PointerDown((640, 400)))
    cut.app.step(FRAME)
    assert not cut.display.picture.cut
