"""What moves at the table, how, and in which order."""

import math
from itertools import pairwise

import pytest

from game.app.motion.pose import Pose
from game.app.paint.canvas import Canvas
from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.shell.inputs import KeyPressed, PointerDown, PointerMoved, PointerUp
from game.app.table.dealing import is_heard
from game.app.table.picture import PACK, WINNING, sort_hand
from game.app.table.scene import TableScene
from game.app.table.sprites import CardSprite
from game.coach.hint import hint
from game.storage.settings import Speed
from tests.app.tables import (
    clear,
    drag,
    happen,
    play_on_turn,
    play_until,
    point_of,
    press,
    rest,
    sit_down,
)
from tests.app.watching import FRAME, following, watch


@pytest.fixture
def fresh(shared_services: Services) -> TableScene:
    """The table of a new game, at which nothing has been shown yet."""
    return sit_down(clear(shared_services, "normal"), "classic", 7)


@pytest.fixture
def scene(shared_services: Services) -> TableScene:
    """A table at which the person is to follow to the second trick or a later one, animated from now on."""
    return following(clear(shared_services))


def played_by_hint(scene: TableScene) -> CardSprite:
    """Play what the hint advises; return the card."""
    action = hint(scene.session.view).action
    card = getattr(action, "card", None)
    sprite = next(one for one in scene.display.hand.sprites if one.card is card)
    scene.submit(action)
    return sprite


def span(sprites: list[CardSprite]) -> float:
    return max(one.shown.x for one in sprites) - min(one.shown.x for one in sprites)


# -- shuffled, dealt, sorted ------------------------------------------------------------------------------------


def test_the_pack_is_parted_and_woven_together_before_the_deal(fresh: TableScene) -> None:
    picture = fresh.display.picture
    watch(fresh, lambda: len(picture.pack) == PACK)
    before = list(picture.pack)
    x, widest = picture.deck_pose.x, 0.0
    while picture.pack == before:
        fresh.app.step(FRAME)
        widest = max(widest, span(picture.pack))
    assert widest > 60
    assert all((one.shown.x < x) is (index < PACK // 2) for index, one in enumerate(before))
    woven = [before.index(one) for one in picture.pack]
    assert woven == [0, 5, 1, 6, 2, 7, 3, 8, 4, 9]
    watch(fresh, lambda: not picture.pack)
    assert picture.hands[PERSON]


def test_cards_come_into_a_closed_fan_that_opens(fresh: TableScene) -> None:
    picture = fresh.display.picture

    def dealt() -> bool:
        hand = picture.hands[PERSON]
        return len(hand) == 13 and all(one.pose.y > picture.deck_pose.y + 100 for one in hand)

    watch(fresh, dealt)
    hand = picture.hands[PERSON]
    closed = span(hand)
    watch(fresh, lambda: any(one.shown.face_up > 0 for one in hand))
    assert span(hand) > 3 * closed


def test_cards_are_turned_over_as_they_were_dealt_and_then_sorted(fresh: TableScene) -> None:
    picture = fresh.display.picture
    cards = fresh.session.game.state.current.hands[PERSON]
    watch(fresh, lambda: bool(picture.hands[PERSON]) and all(one.shown.face_up == 1 for one in picture.hands[PERSON]))
    assert [one.card for one in picture.hands[PERSON]] == list(cards)
    watch(fresh, lambda: not fresh.goes_on or picture.bids != [None] * 4)
    ordered = sort_hand(cards, fresh.session.rules, picture.sorting)
    assert [one.card for one in picture.hands[PERSON]] == list(ordered)
    assert picture.rests(PERSON)


# -- cards played -----------------------------------------------------------------------------------------------


def test_a_card_flies_on_an_arc_turns_and_lands(scene: TableScene) -> None:
    sprite = played_by_hint(scene)
    scene.app.step(FRAME)
    start, end = sprite.shown, scene.display.picture.layout.trick_pose(PERSON)
    aside, height, turned = 0.0, 0.0, 0.0
    for _frame in range(20):
        scene.app.step(FRAME)
        pose = sprite.shown
        way = (end.x - start.x, end.y - start.y)
        off = (pose.x - start.x) * way[1] - (pose.y - start.y) * way[0]
        aside = max(aside, abs(off) / math.hypot(*way))
        height = max(height, pose.lift)
        turned = min(turned, pose.angle - end.angle)
    assert aside > 4
    assert height > 0.5
    assert turned < -1
    watch(scene, lambda: sprite.shown == scene.display.picture.trick_pose(PERSON))


def test_a_raised_card_is_played_from_where_it_is_seen(scene: TableScene) -> None:
    press(scene, "right")
    watch(scene, lambda: not scene.display.hand.moving)
    sprite = next(one for one in scene.display.hand.sprites if one.card is scene.display.hand.chosen_card)
    low = sprite.shown.y
    scene.app.post(KeyPressed("enter"))
    scene.app.step(0.0)
    assert sprite.shown.y < low - 20
    assert sprite.shown.lift == pytest.approx(1.0)


def test_the_best_card_of_a_trick_rises_and_the_one_before_sinks(scene: TableScene) -> None:
    picture = scene.display.picture
    scene.submit(hint(scene.session.view).action)
    watch(scene, lambda: len(picture.trick) == 4 and all(
        one.shown == picture.trick_pose(seat) for seat, one in picture.trick.items()
    ))  # fmt: skip
    best = picture.winning_seat
    assert best is not None
    assert {seat: one.shown.lift for seat, one in picture.trick.items()} == dict.fromkeys(picture.trick, 0.0) | {
        best: WINNING
    }


def test_a_trick_is_gathered_before_it_goes_to_its_pile(scene: TableScene) -> None:
    picture = scene.display.picture
    scene.submit(hint(scene.session.view).action)
    watch(scene, lambda: bool(picture.moving))
    cards, taker = list(picture.moving), scene.session.view.takers[-1]
    assert span(cards) < 30
    assert cards[-1].card is scene.session.view.tricks[-1].card_of(taker)
    before = list(picture.piles)
    watch(scene, lambda: not picture.moving)
    assert picture.piles[taker] == before[taker] + 1


def test_a_card_let_go_elsewhere_glides_back(scene: TableScene) -> None:
    card = scene.session.view.lawful_cards[0]
    sprite = next(one for one in scene.display.hand.sprites if one.card is card)
    start = point_of(scene, card)
    drag(scene, start, (start[0] + 150, start[1]))
    assert scene.display.picture.rests(PERSON) is False
    assert abs(sprite.shown.x - sprite.pose.x) > 20
    watch(scene, lambda: not scene.display.moving)
    assert sprite.shown == sprite.pose
    assert scene.display.picture.rests(PERSON)


def dragged(scene: TableScene, distance: float) -> list[float]:
    """Drag a lawful card aside within ten frames, then hold still; return its angles frame by frame."""
    card = scene.session.view.lawful_cards[0]
    x, y = point_of(scene, card)
    happen(scene, PointerMoved((x, y)), PointerDown((x, y)))
    angles = []
    for frame in range(60):
        happen(scene, PointerMoved((x + distance * min(frame, 10) / 10, y)))
        scene.app.step(FRAME)
        angles.append(scene.display.hand.tilt.angle)
    return angles


@pytest.mark.parametrize("distance", [200.0, -200.0])
@pytest.mark.parametrize("speed", ["fastest", "fast", "normal", "gentle"])
def test_a_card_that_is_dragged_stays_behind_and_hangs_straight_in_the_end(
    scene: TableScene, distance: float, speed: Speed
) -> None:
    scene.services.hurry(speed)
    angles = dragged(scene, distance)
    behind = [angle * -distance for angle in angles]
    assert min(behind) >= 0
    assert 2 < max(abs(angle) for angle in angles) <= 9
    assert angles[-1] == 0
    assert not scene.display.hand.moving


def test_a_card_that_is_let_go_is_played_as_it_hangs(scene: TableScene) -> None:
    card = scene.session.view.lawful_cards[0]
    sprite = next(one for one in scene.display.hand.sprites if one.card is card)
    x, y = point_of(scene, card)
    happen(scene, PointerMoved((x, y)), PointerDown((x, y)), PointerMoved((x + 12, y)))
    for frame in range(6):
        happen(scene, PointerMoved((x + 40 * frame, y - 60 * frame)))
        scene.app.step(FRAME)
    scene.app.post(PointerUp((x + 200, y - 300)))
    scene.app.step(0.0)
    assert sprite.shown.angle < -2


@pytest.mark.parametrize(("speed", "reduced"), [("off", False), ("normal", True)])
def test_without_motion_a_dragged_card_hangs_straight(scene: TableScene, speed: Speed, reduced: bool) -> None:
    scene.services.hurry(speed)
    scene.app.reduced_motion = reduced
    angles = dragged(scene, 200.0)
    scene.app.reduced_motion = False
    assert set(angles) == {0.0}


def test_what_is_taken_back_is_seen_to_come_back(scene: TableScene) -> None:
    sprite = played_by_hint(scene)
    watch(scene, lambda: sprite.shown == scene.display.picture.trick_pose(PERSON))
    scene.commands.undo()
    assert sprite in scene.display.hand.sprites
    assert sprite.late
    before = sprite.shown
    scene.app.step(FRAME)
    assert sprite.shown != before
    watch(scene, lambda: not scene.display.moving)
    assert sprite.shown == sprite.pose


# -- words ------------------------------------------------------------------------------------------------------


def test_a_bubble_comes_and_goes_by_and_by(fresh: TableScene) -> None:
    picture = fresh.display.picture
    watch(fresh, lambda: fresh.session.view.turn is PERSON and not fresh.goes_on)
    fresh.submit(hint(fresh.session.view).action)
    watch(fresh, lambda: bool(picture.bubbles))
    first = picture.bubbles[0]
    shares = []
    while first in picture.bubbles:
        shares.append(first.share)
        fresh.app.step(FRAME)
        if not fresh.goes_on and fresh.session.view.turn is PERSON:
            fresh.submit(hint(fresh.session.view).action)
    top = shares.index(1.0)
    assert len([share for share in shares if 0 < share < 1]) > 8
    assert shares[: top + 1] == sorted(shares[: top + 1])
    tail = shares[len(shares) - shares[::-1].index(1.0) :]
    assert tail == sorted(tail, reverse=True)


def test_a_card_on_its_way_passes_above_the_one_that_wins(
    shared_services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit_down(clear(shared_services), "classic", 7)
    play_until(scene, lambda view: play_on_turn(view) and len(view.trick.plays) == 3)
    picture, drawn = scene.display.picture, list[str]()
    winner = picture.winning_seat
    assert winner is not None
    card = scene.session.view.lawful_cards[0]
    picture.trick[PERSON] = CardSprite(card, Pose(picture.trick[winner].pose.x, 500.0, scale=1.0, lift=0.1))
    monkeypatch.setattr(Canvas, "card", lambda _canvas, name, *_how, **_more: drawn.append(name))
    scene.display.middle.draw_trick(scene.app.canvas)
    assert card.name == drawn[3]
    assert len(drawn) >= 4


def test_a_heap_of_cards_casts_one_shadow(shared_services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit_down(clear(shared_services), "classic", 7)
    rest(scene)
    picture, casting = scene.display.picture, list[bool]()
    picture.pack = [CardSprite(None, picture.pack_pose(index)) for index in range(PACK)]
    picture.pack += [CardSprite(None, picture.pack_pose(index).moved(60, 0)) for index in range(PACK)]
    monkeypatch.setattr(Canvas, "card_back", lambda *_how, shadows=None, **_more: casting.append(shadows is None))
    scene.display.seats.draw_deck(scene.app.canvas)
    picture.pack = []
    assert [index in (0, PACK) for index in range(2 * PACK)] == casting


def test_the_cards_are_heard_evenly_as_they_are_dealt_and_from_every_seat(
    fresh: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[float, float]] = []
    picture, clock = fresh.display.picture, 0.0

    def play(name: str, pan: float = 0.0, gain: float = 1.0) -> None:
        if name == "card_deal" and gain:
            heard.append((clock, pan))

    monkeypatch.setattr(fresh.app.audio, "play", play)
    while picture.bids == [None] * 4 and fresh.goes_on:
        clock += 0.005
        fresh.app.scenes.update(0.005)
    pauses = [later - before for (before, _pan), (later, _other) in pairwise(heard)]
    assert len(heard) == 26
    assert min(pauses) > 0.06
    assert max(pauses) < 0.12
    assert {-0.6, 0.0, 0.6} == {pan for _time, pan in heard}


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_second_card_is_heard_and_of_every_player_some(players: int) -> None:
    count = players * 13
    heard = [number for number in range(count) if is_heard(number, count)]
    assert {later - before for before, later in pairwise(heard)} <= {2, 3}
    assert sum(later - before == 3 for before, later in pairwise(heard)) <= 1
    assert {number % players for number in heard} == set(range(players))
