"""The moments of a deal: what is broken, made, set and burnt is told at the table, and the score is counted there."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.app.screens.results import ResultsScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.shell.inputs import KeyPressed
from game.app.table.emblems import STAR, ring_places
from game.app.table.moment_drawing import PILL, WORDS_BELOW
from game.app.table.scene import TableScene
from game.app.table.sprites import TableMoment
from game.coach.hint import hint
from game.engine.events import DealScored, Event, GameWon, NilBroken, RenegeCalled, SpadesBroken
from game.engine.state import Phase
from game.rules.bids import NIL, Bid
from game.rules.presets import CLASSIC
from game.rules.scoring import Standing
from game.rules.seats import Seat, Side
from game.storage.settings import Speed
from tests.app.scores import scored
from tests.app.tables import clear, enliven, happen, play_on_turn, play_until, press, rest, sit_down
from tests.counted import counted

FRAME = 1 / 60
THREE = Bid.of(3)
Sounds = list[str]


@pytest.fixture
def scene(plain_services: Services) -> TableScene:
    """A table at which a card of the person's is awaited, animated from now on."""
    return awaiting_a_card(plain_services)


@pytest.fixture
def painted_scene(shared_services: Services) -> TableScene:
    """Such a table, of which there is a picture."""
    return awaiting_a_card(shared_services)


def awaiting_a_card(services: Services) -> TableScene:
    scene = sit_down(clear(services), "classic", 7)
    play_until(scene, play_on_turn)
    enliven(scene)
    rest(scene)
    return scene


@pytest.fixture
def sounds(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> Sounds:
    heard: Sounds = []
    monkeypatch.setattr(scene.app.audio, "play", lambda name, *_how, **_more: heard.append(name))
    return heard


def show(scene: TableScene, event: Event) -> None:
    """Show *event*, whatever the game says."""
    scene.timeline.add(scene.choreography.show(event))


def moments(scene: TableScene) -> Iterator[TableMoment]:
    """Yield what is made something of, frame after frame, until all is shown; to save time, few frames are drawn."""
    for frame in range(2000):
        if frame % 6:
            scene.app.scenes.update(FRAME)
        else:
            scene.app.step(FRAME)
        if scene.display.picture.moment is not None:
            yield scene.display.picture.moment
        elif scene.timeline.idle and scene.choreography.background.idle:
            return
    raise AssertionError("the moments never end")


def kinds(scene: TableScene) -> list[str]:
    """Return the kinds of the moments until all is shown, in their order."""
    seen: list[TableMoment] = []
    for moment in moments(scene):
        if moment not in seen[-1:]:
            seen.append(moment)
    return [moment.kind for index, moment in enumerate(seen) if not index or moment is not seen[index - 1]]


# -- broken -----------------------------------------------------------------------------------------------------


def test_that_spades_are_broken_holds_nothing_up(scene: TableScene, sounds: Sounds) -> None:
    show(scene, SpadesBroken(Seat.WEST))
    scene.app.step(FRAME)
    scene.app.step(FRAME)
    assert scene.timeline.idle
    moment = scene.display.picture.moment
    assert moment is not None
    assert moment.kind == "spades_broken"
    assert sounds == ["spades_broken"]
    assert scene.may_play
    acts = [one.act for one in moments(scene)]
    assert acts == sorted(acts)
    assert len(set(acts)) > 10
    assert scene.display.picture.moment is None


def test_a_broken_nil_is_told_with_what_it_costs_as_long_as_a_set_contract(scene: TableScene, sounds: Sounds) -> None:
    scene.display.picture.bids[Seat.EAST] = NIL
    show(scene, NilBroken(Seat.EAST))
    seen = list(moments(scene))
    assert {(one.kind, one.words, one.points) for one in seen} == {("nil_broken", "Jasper: nil is broken", -100)}
    assert sounds == ["nil_broken"]
    times = scene.app.theme.durations
    assert len(seen) * FRAME >= times.moment_in + times.acts["set"] + times.line_read


def test_what_a_broken_nil_costs_is_not_told_where_nobody_knows_yet(scene: TableScene) -> None:
    scene.display.picture.bids[Seat.EAST] = None
    show(scene, NilBroken(Seat.EAST))
    assert {one.points for one in moments(scene)} == {None}


def test_a_broken_nil_holds_the_play_up_until_it_is_read(scene: TableScene) -> None:
    show(scene, NilBroken(Seat.EAST))
    for _frame in range(round(1.3 / FRAME)):
        scene.app.scenes.update(FRAME)
    assert not scene.timeline.idle
    assert scene.display.picture.moment is not None


def test_two_things_broken_at_once_are_told_one_after_the_other(scene: TableScene) -> None:
    show(scene, SpadesBroken(Seat.WEST))
    show(scene, NilBroken(Seat.WEST))
    assert kinds(scene) == ["spades_broken", "nil_broken"]


@pytest.mark.parametrize("theme", ["felt", "night", "contrast"])
def test_a_moment_is_drawn_in_every_theme(painted_scene: TableScene, theme: str) -> None:
    scene = painted_scene
    scene.services.preview(theme="contrast" if theme == "contrast" else "night" if theme == "night" else "felt")
    before = scene.app.picture()
    show(scene, NilBroken(Seat.NORTH))
    for _frame in range(30):
        scene.app.step(FRAME)
    after = scene.app.picture()
    layout = scene.display.picture.layout
    x, y = (round(one * scene.app.viewport.scale) for one in layout.trick_centre)
    assert {tuple(after.get_at((x + dx, y + 10))) for dx in range(-30, 31)} != {
        tuple(before.get_at((x + dx, y + 10))) for dx in range(-30, 31)
    }
    scene.services.preview(theme="felt")


# -- the court --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("proven", [True, False])
def test_the_gavel_is_raised_falls_and_is_heard(
    scene: TableScene, sounds: Sounds, monkeypatch: pytest.MonkeyPatch, proven: bool
) -> None:
    angles: list[float] = []
    monkeypatch.setattr(scene.app.canvas, "lay", lambda _picture, pose: angles.append(pose.angle))
    show(scene, RenegeCalled(Seat.WEST, Seat.EAST, 2, proven=proven))
    struck = None
    for moment in counted(moments(scene)):
        assert moment.kind == "verdict"
        if struck is None and sounds:
            struck = len(angles)
    assert [name for name in sounds if name != "count"] == ["gavel"]
    assert ("count" in sounds) is not proven  # what a wrong call costs is counted at once
    assert struck is not None
    assert min(angles) < -30
    assert angles.index(min(angles)) < struck
    assert max(abs(angle) for angle in angles[struck:]) < 8
    assert angles[-1] == 0


def test_with_reduced_motion_the_gavel_lies_on_its_block(
    scene: TableScene, sounds: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    angles: list[float] = []
    monkeypatch.setattr(scene.app.canvas, "lay", lambda _picture, pose: angles.append(pose.angle))
    scene.app.reduced_motion = True
    show(scene, RenegeCalled(Seat.WEST, Seat.EAST, 2, proven=True))
    assert list(moments(scene))
    scene.app.reduced_motion = False
    assert {round(angle) for angle in angles} == {0}
    assert sounds == ["gavel"]


# -- the end of a deal ------------------------------------------------------------------------------------------

STORIES: list[tuple[DealScored, list[str], list[str]]] = [
    (scored((THREE,) * 4, (3, 3, 3, 4)), ["made", "made"], ["trick_won", "bag", "trick_won"]),
    (scored((THREE,) * 4, (2, 4, 3, 4)), ["made", "set"], ["trick_won", "bag", "bag", "set"]),
    (
        scored((NIL, THREE, THREE, THREE), (0, 5, 3, 5)),
        ["made", "made", "nil_made"],
        ["trick_won", *["bag"] * 4, "trick_won", "nil_made"],
    ),
    (
        scored((Bid.of(7), THREE, Bid.of(6), THREE), (7, 0, 6, 0)),
        ["set", "boston"],
        ["set", "boston"],
    ),
    (
        scored((THREE,) * 4, (4, 3, 3, 3), 9),
        ["made", "made", "penalty"],
        ["trick_won", "trick_won", "bag", "fuse", "penalty"],
    ),
]


@pytest.mark.parametrize(("event", "told", "heard"), STORIES)
def test_a_deal_is_told_line_by_line(
    scene: TableScene, sounds: Sounds, event: DealScored, told: list[str], heard: list[str]
) -> None:
    show(scene, event)
    assert kinds(scene) == told
    assert [sound for sound in sounds if sound != "count"][: len(heard)] == heard
    assert scene.display.picture.standings == list(event.score.standings)
    assert scene.display.picture.tally is None


def counts(scene: TableScene, event: DealScored) -> list[tuple[float, float, float]]:
    """Return points, bags and how much of the fuse has burnt of the person's side, frame by frame."""
    show(scene, event)
    seen = []
    scene.app.step(FRAME)
    while scene.display.picture.tally is not None:
        count = scene.display.picture.tally.of(Side.WE)
        seen.append((count.points, count.bags, count.burning))
        scene.app.step(FRAME)
    return seen


def test_points_count_up(scene: TableScene) -> None:
    points = [one[0] for one in counts(scene, scored((THREE,) * 4, (3, 3, 3, 4)))]
    assert (points[0], points[-1]) == (0, 60)
    assert points == sorted(points)
    assert len(set(points)) > 15


@pytest.mark.parametrize("reduced", [False, True])
def test_counting_ticks(scene: TableScene, sounds: Sounds, reduced: bool) -> None:
    scene.app.reduced_motion = reduced
    counts(scene, scored((THREE,) * 4, (3, 3, 3, 3)))
    assert sounds.count("count") == 14  # seven times for every side
    scene.app.reduced_motion = False


def test_a_count_that_is_hurried_or_off_does_not_tick(scene: TableScene, sounds: Sounds) -> None:
    show(scene, scored((THREE,) * 4, (4, 3, 3, 3), 9))
    scene.hurry()
    assert "penalty" in sounds
    assert "count" not in sounds
    sounds.clear()
    scene.services.hurry("off")
    scene.resume()
    show(scene, scored((THREE,) * 4, (4, 3, 3, 3), 9))
    scene.app.step(FRAME)
    assert "penalty" in sounds
    assert not {"count", "fuse"} & set(sounds)


@pytest.mark.parametrize("speed", ["fastest", "fast", "normal", "gentle"])
def test_the_fuse_hisses_while_it_burns(scene: TableScene, sounds: Sounds, speed: Speed) -> None:
    scene.services.hurry(speed)
    scene.resume()
    show(scene, scored((THREE,) * 4, (4, 3, 3, 3), 9))
    scene.app.step(FRAME)
    hissing = []
    while (tally := scene.display.picture.tally) is not None:
        if "penalty" in sounds:
            break
        if tally.of(Side.WE).burning:
            hissing.append("fuse" in sounds)
        scene.app.step(FRAME)
    assert len(hissing) > 10
    assert all(hissing)
    assert sounds.count("fuse") == 1


def test_the_fuse_burns_bag_by_bag_to_the_penalty(scene: TableScene) -> None:
    seen = counts(scene, scored((THREE,) * 4, (5, 2, 4, 2), 8))
    bags = [one[1] for one in seen]
    burning = [one[2] for one in seen]
    full = next(index for index, share in enumerate(burning) if share)
    rise = bags[: full + 1]
    assert rise == sorted(rise)
    assert {8.0, 9.0, 10.0, 11.0} <= set(rise)
    burnt = [share for share in burning if share]
    assert burnt == sorted(burnt)
    assert len(burnt) > 20
    assert seen[-1][1] == 1
    assert seen[-1][0] == 63 - 100
    assert all(later <= before for before, later in pairwise(one[0] for one in seen[full:]))


@pytest.mark.parametrize("reduced", [False, True])
def test_the_fuse_burns_in_the_middle_too_before_the_penalty_is_heard(
    scene: TableScene, sounds: Sounds, reduced: bool
) -> None:
    scene.app.reduced_motion = reduced
    show(scene, scored((THREE,) * 4, (4, 3, 3, 3), 9))
    burnt = []
    for moment in counted(moments(scene)):
        tally = scene.display.picture.tally
        if tally is not None and tally.of(Side.WE).burning:
            assert (moment.kind, moment.fuse, moment.coming) == ("penalty", 10, 1)
            assert moment.burnt == tally.of(Side.WE).burning
            assert "fuse" in sounds
            assert "penalty" not in sounds
            burnt.append(moment.burnt)
    scene.app.reduced_motion = False
    assert len(burnt) > 20
    assert "penalty" in sounds


def test_a_fuse_that_is_hurried_leaves_nothing_in_the_middle(scene: TableScene) -> None:
    show(scene, scored((THREE,) * 4, (4, 3, 3, 3), 9))
    for moment in moments(scene):
        if 0.3 < moment.burnt < 1:
            break
    scene.hurry()
    assert scene.display.picture.moment is None
    assert scene.display.picture.tally is None
    assert scene.display.picture.standings[Side.WE] == Standing(61 - 100, 0)


def test_the_sheet_opens_only_when_the_deal_is_told(shared_services: Services) -> None:
    scene = sit_down(clear(shared_services), "classic", 7)
    play_until(scene, lambda view: play_on_turn(view) and len(view.hand) == 1)
    enliven(scene)
    scene.submit(hint(scene.session.view).action)
    seen = set()
    while scene.app.scenes.top is scene:
        scene.app.step(FRAME)
        if scene.display.picture.moment is not None:
            seen.add(scene.display.picture.moment.kind)
    assert seen & {"made", "set"}
    assert isinstance(scene.app.scenes.top, ScoreSheetScene)
    assert scene.display.picture.standings == list(scene.session.view.standings)


def test_the_telling_of_a_deal_is_hurried_like_everything(shared_services: Services) -> None:
    scene = sit_down(clear(shared_services), "classic", 7)
    play_until(scene, lambda view: play_on_turn(view) and len(view.hand) == 1)
    enliven(scene)
    scene.submit(hint(scene.session.view).action)
    while scene.session.game.state.phase is not Phase.SCORED or scene.display.picture.moment is None:
        scene.app.step(FRAME)
        if scene.session.view.turn is PERSON and not scene.goes_on:
            scene.submit(hint(scene.session.view).action)
    happen(scene, KeyPressed("space"))
    assert scene.display.picture.moment is None
    assert scene.timeline.idle
    assert scene.display.picture.standings == list(scene.session.view.standings)


# -- the end of a game ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "kind", "sound", "words"),
    [
        (Side.WE, "won", "game_won", "You and Ruth win: We 512  ·  They 430"),
        (Side.THEY, "lost", "game_lost", "Walter and Jasper win: We 430  ·  They 512"),
    ],
)
def test_the_winners_are_honoured(
    scene: TableScene, sounds: Sounds, side: Side, kind: str, sound: str, words: str
) -> None:
    standings = [Standing(430, 7), Standing(430, 7)]
    standings[side] = Standing(512, 3)
    show(scene, GameWon(side, tuple(standings)))
    seen = list(moments(scene))
    assert {one.kind for one in seen} == {kind}
    assert seen[0].faces == tuple(scene.session.players[seat].face for seat in CLASSIC.members(side))
    assert seen[0].words == words
    assert sounds == [sound]


@pytest.mark.parametrize(
    ("side", "words"),
    [
        (0, "You win: You 512  ·  Walter 200  ·  Ruth 200  ·  Jasper 200"),
        (2, "Ruth wins: You 200  ·  Walter 200  ·  Ruth 512  ·  Jasper 200"),
    ],
)
def test_who_wins_alone_is_named_with_everybodys_points(shared_services: Services, side: int, words: str) -> None:
    scene = sit_down(clear(shared_services, "normal"), "solo", 7)
    rest(scene)
    standings = [Standing(512 if one == side else 200, 3) for one in range(4)]
    show(scene, GameWon(scene.session.rules.all_sides[side], tuple(standings)))
    assert next(iter(moments(scene))).words == words


def test_a_game_ends_at_the_table_before_its_results(
    shared_services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = clear(shared_services)
    heard: Sounds = []
    monkeypatch.setattr(services.app.audio, "play", lambda name, *_how, **_more: heard.append(name))
    services.preview(target=100)
    scene = TableScene(services, services.begin(services.next_rules, 5))
    services.app.scenes.push(scene)
    told: set[str] = set()
    while not isinstance(services.app.scenes.top, ResultsScene):
        rest(scene)
        if services.app.scenes.top is not scene:
            if isinstance(services.app.scenes.top, ScoreSheetScene):
                press(scene, "enter")
        elif scene.session.view.turn is PERSON:
            scene.submit(hint(scene.session.view).action)
    told |= set(heard)
    assert len(told & {"game_won", "game_lost"}) == 1
    assert sum(name in ("game_won", "game_lost") for name in heard) == 1


@pytest.mark.parametrize("count", [8, 13])
@pytest.mark.parametrize("share", [0.05, 0.3, 0.6, 0.99])
def test_no_star_flies_behind_the_words(count: int, share: float) -> None:
    places = ring_places((0.0, 0.0), count, share)
    assert max(y for _x, y in places) + STAR / 2 <= WORDS_BELOW - PILL / 2
    assert count == len({(round(x), round(y)) for x, y in places})
