"""The table's places: nothing over another thing in any window, and a hand for every hand."""

import math
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pygame import FRect

from game.app.motion.pose import Pose
from game.app.paint.viewport import Viewport
from game.app.services.services import Services
from game.app.table.arranging import TableShape, lay_out
from game.app.table.bid_panel import BidPanel
from game.app.table.court_panels import CourtPanel
from game.app.table.display import make_tools
from game.app.table.layout import BASE, RATIO, Layout
from game.app.table.picture import RAISED
from game.app.table.scene import TableScene
from game.cards import Card
from game.engine.state import Phase
from game.rules.presets import find_preset
from game.rules.seats import Seat
from game.storage.settings import Look
from tests.app.driver import open_services
from tests.app.tables import clear, click_on, last_action, panel, play_on_turn, play_until, point_of, press, sit_down
from tests.counted import counted

TABLES_OF = ("classic", "solo", "two_hand", "three_hand", "six_hand")
PIXELS = st.tuples(st.integers(640, 3840), st.integers(480, 2160))
UI_SIZES = st.sampled_from([0.8, 1.0, 1.2, 1.3, 1.6])
TABLES = {preset: TableShape.of(find_preset(preset).rules) for preset in TABLES_OF}
COMPANIES = st.sampled_from(
    [*TABLES.values(), TableShape(6, 2, 9), TableShape(6, 6, 9), TableShape(tools=7), TableShape(4, 4, 13, 7)]
)
INDEX = {False: 0.2, True: 0.433}  # of a card's width: what must show of it, by whether the deck is of large print


FOUR_PLAYERS = TableShape()


def laid_out(
    pixels: tuple[int, int],
    ui_size: float,
    shape: TableShape = FOUR_PLAYERS,
    *,
    left_handed: bool = False,
    large: bool = False,
) -> Layout:
    viewport = Viewport.of_surface(pixels, ui_size)
    return lay_out(viewport.width, viewport.height, shape, left_handed=left_handed, large=large)


@given(PIXELS, UI_SIZES, COMPANIES, st.booleans(), st.booleans())
def test_nothing_lies_over_another_thing(
    pixels: tuple[int, int], ui_size: float, shape: TableShape, left_handed: bool, large: bool
) -> None:
    layout = laid_out(pixels, ui_size, shape, left_handed=left_handed, large=large)
    window = FRect(0, 0, layout.width, layout.height)
    places = (layout.score, layout.tools, layout.caption, *layout.plates, layout.seal)
    for place in counted(places):
        assert window.contains(place)
    for one, other in counted(combinations(places, 2)):
        assert not one.colliderect(other), (one, other)


@given(PIXELS, UI_SIZES, COMPANIES, st.booleans(), st.booleans(), st.integers(1, 17))
def test_the_index_of_every_card_of_the_hand_shows(
    pixels: tuple[int, int], ui_size: float, shape: TableShape, left_handed: bool, large: bool, count: int
) -> None:
    layout = laid_out(pixels, ui_size, shape, left_handed=left_handed, large=large)
    hand = layout.hand
    poses = [hand.pose(index, count) for index in range(count)]
    widest = shape.cards if shape.players != 4 else 14 if large else 16  # cards, of four after a trade
    for one, next_one in counted(pairwise(poses), least=count - 1):
        if count <= widest:
            frame = hand.frame if count <= shape.cards else 0.0  # with more, cards are exchanged and none is framed
            assert next_one.x - one.x >= INDEX[large] * hand.width + frame - 0.5
    assert poses[0].x - hand.width / 2 >= -1
    assert poses[-1].x + hand.width / 2 <= layout.width + 1
    shown = layout.height - (max(pose.y for pose in poses) + hand.sink - hand.width * RATIO / 2)
    assert shown >= hand.width * 0.6  # rank and suit below it


@pytest.mark.parametrize("preset", TABLES_OF)
@pytest.mark.parametrize("pixels", [(900, 1200), (1024, 1366), (1080, 1920), (1440, 1920)])
@pytest.mark.parametrize("left_handed", [False, True])
def test_in_a_high_window_the_outer_cards_of_a_whole_hand_show_with_all_their_corners(
    pixels: tuple[int, int], preset: str, left_handed: bool
) -> None:
    layout = laid_out(pixels, 1.0, TABLES[preset], left_handed=left_handed)
    count = TABLES[preset].cards
    for pose in (layout.hand.pose(0, count), layout.hand.pose(count - 1, count)):
        lowest = max(y for _x, y in corners(pose))
        assert layout.height - 20 <= lowest <= layout.height - 4


def corners(pose: Pose) -> list[tuple[float, float]]:
    turn, half = math.radians(-pose.angle), BASE * pose.scale / 2
    return [
        (
            pose.x + x * half * math.cos(turn) - y * half * RATIO * math.sin(turn),
            pose.y + x * half * math.sin(turn) + y * half * RATIO * math.cos(turn),
        )
        for x in (-1, 1)
        for y in (-1, 1)
    ]


def test_cards_grow_with_the_height_of_the_window() -> None:
    low, high = laid_out((1280, 800), 1.0), laid_out((1280, 800), 0.8)
    assert low.hand.width / low.height == pytest.approx(high.hand.width / high.height, abs=0.002)
    assert high.trick_width > 150
    assert laid_out((1280, 720), 1.0).hand.width == low.hand.width


@pytest.mark.parametrize("pixels", [(1280, 800), (1920, 1080), (1900, 760)])
def test_at_a_large_size_of_everything_the_cards_are_larger_too(pixels: tuple[int, int]) -> None:
    wide = {
        ui_size: [width * Viewport.of_surface(pixels, ui_size).scale for width in (one.trick_width, one.hand.width)]
        for ui_size in (1.0, 1.6)
        for one in [laid_out(pixels, ui_size)]
    }
    assert wide[1.6][0] > 1.2 * wide[1.0][0]
    assert wide[1.6][1] > wide[1.0][1]


@pytest.mark.parametrize("pixels", [(1280, 800), (1920, 1080), (1280, 720)])
def test_the_best_card_lies_clear_of_the_place_for_the_persons_and_of_the_plate(pixels: tuple[int, int]) -> None:
    layout = laid_out(pixels, 1.0)
    pose = layout.trick_pose(Seat.NORTH)
    best = box(layout.outwards(replace(pose, scale=RAISED * pose.scale)))
    assert layout.slot.top - best.bottom >= 14
    assert best.top - layout.plates[Seat.NORTH].bottom >= 8


@given(PIXELS, UI_SIZES)
def test_a_sentence_of_three_lines_hides_neither_the_persons_plate_nor_the_seal(
    pixels: tuple[int, int], ui_size: float
) -> None:
    layout = laid_out(pixels, ui_size)
    sentence = FRect(0, 0, layout.notice_width, 92)
    sentence.midbottom = layout.stakes.midbottom
    assert not sentence.colliderect(layout.plates[Seat.SOUTH])
    assert not sentence.colliderect(layout.seal)
    assert sentence.width >= 300


@given(PIXELS, UI_SIZES)
def test_for_a_left_hand_all_that_is_used_is_on_the_other_side(pixels: tuple[int, int], ui_size: float) -> None:
    right, left = laid_out(pixels, ui_size), laid_out(pixels, ui_size, left_handed=True)
    for one, other in ((right.tools, left.tools), (right.plates[Seat.SOUTH], left.plates[Seat.SOUTH])):
        assert other.left == pytest.approx(right.width - one.right, abs=0.01)
        assert (other.top, other.size) == (one.top, one.size)
    assert right.plates[1:] == left.plates[1:]
    assert left.hand.from_right
    assert not right.hand.from_right


@pytest.mark.parametrize("ui_size", [0.8, 1.0, 1.2, 1.3, 1.4, 1.5, 1.6])
@pytest.mark.parametrize("pixels", [(960, 600), (1024, 640), (1280, 800), (1920, 1080), (3840, 2160), (900, 1200)])
def test_every_tool_has_its_button_in_every_room(pixels: tuple[int, int], ui_size: float) -> None:
    acts = dict.fromkeys(("hint", "last", "undo", "claim", "score", "menu"), lambda: None)
    for shape, wanted in ((FOUR_PLAYERS, acts), (TableShape(tools=7), {**acts, "call": lambda: None})):
        layout = laid_out(pixels, ui_size, shape)
        tools = make_tools(layout, wanted)
        assert {*wanted} == {*tools}
        assert min(min(tool.rect.size) for tool in tools.values()) >= 40
        assert all(layout.tools.contains(tool.rect) for tool in tools.values())
        rects = [tool.rect.inflate(-0.01, -0.01) for tool in tools.values()]  # they touch, but for rounding
        assert not any(one.colliderect(other) for one, other in combinations(rects, 2))


@given(PIXELS, UI_SIZES, COMPANIES)
@example((800, 800), 1.0, TableShape(6, 3, 9))
@example((970, 603), 1.0, TableShape(3, 3, 17))
def test_the_trick_lies_between_the_plates(pixels: tuple[int, int], ui_size: float, shape: TableShape) -> None:
    layout = laid_out(pixels, ui_size, shape)
    for seat in counted(seats_of(layout)):
        card = box(layout.trick_pose(seat))
        assert not any(card.colliderect(place) for place in (*layout.plates, layout.score, layout.tools)), seat
        assert card.bottom < layout.hand.top


@given(PIXELS, UI_SIZES, COMPANIES)
def test_the_cards_of_a_trick_lie_beside_each_other_and_nearest_to_their_seats(
    pixels: tuple[int, int], ui_size: float, shape: TableShape
) -> None:
    layout = laid_out(pixels, ui_size, shape)
    cards = {seat: box(layout.trick_pose(seat)) for seat in seats_of(layout)}
    for one, other in counted(combinations(cards.values(), 2)):
        assert not one.inflate(-2, -2).colliderect(other)
    for seat in counted(seats_of(layout)[1:]):
        assert min(cards, key=lambda one: math.dist(cards[one].center, layout.plates[seat].center)) is seat
    assert max(cards, key=lambda one: cards[one].centery) is Seat.SOUTH


@given(PIXELS, UI_SIZES, COMPANIES)
def test_what_lies_beside_the_plates_hides_no_other_plate(
    pixels: tuple[int, int], ui_size: float, shape: TableShape
) -> None:
    layout = laid_out(pixels, ui_size, shape)
    if layout.compact:
        return  # neither backs nor piles have room there
    for seat in counted(seats_of(layout)[1:]):
        others = [layout.score, layout.tools, *(plate for other, plate in enumerate(layout.plates) if other != seat)]
        lying = [box(layout.back_pose(seat, index, shape.cards)) for index in range(shape.cards)]
        lying += [box(layout.pile_pose(seat, index)) for index in range(min(13, shape.cards))]
        for place in counted(others):
            assert not any(place.colliderect(card) for card in lying), (seat, place)


@given(PIXELS, UI_SIZES, COMPANIES)
def test_the_hand_lies_clear_of_the_plates(pixels: tuple[int, int], ui_size: float, shape: TableShape) -> None:
    layout = laid_out(pixels, ui_size, shape)
    cards = [box(layout.hand.pose(index, shape.cards)) for index in range(shape.cards)]
    for plate in counted(layout.plates):
        assert not any(card.colliderect(plate) for card in cards)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_seats_go_round_the_table_clockwise_from_the_person(players: int) -> None:
    layout = lay_out(1280, 800, TableShape(players))
    x, y = layout.trick_centre
    turns = [math.atan2(plate.centerx - x, y - plate.centery) % math.tau for plate in layout.plates[1:]]
    around = [(turn - math.pi) % math.tau for turn in turns]  # from below, over the left
    assert around == sorted(around)
    assert layout.plates[0].centery > y


def seats_of(layout: Layout) -> list[Seat]:
    return [Seat(index) for index in range(len(layout.plates))]


def box(pose: Pose) -> FRect:
    width = BASE * pose.scale
    return FRect(pose.x - width / 2, pose.y - width * RATIO / 2, width, width * RATIO)


# -- at the table ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ui_size", [100, 120, 130, 140, 160])
@pytest.mark.parametrize("size", [(960, 600), (1024, 640), (1280, 720), (1920, 1080), (900, 1200)])
def test_the_bid_hides_no_plate(tmp_path: Path, size: tuple[int, int], ui_size: int) -> None:
    services = open_services(tmp_path, size)
    clear(services).change(ui_size=ui_size)
    scene = sit_down(services, "classic", 7)
    play_until(scene, lambda view: view.turn is Seat.SOUTH)
    rect = panel(scene, BidPanel).rect
    layout = scene.display.picture.layout
    assert not any(rect.colliderect(plate) for plate in (*layout.plates, layout.score, layout.tools))
    assert not rect.colliderect(FRect(0, layout.hand.top, layout.width, 200))
    services.app.close()


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (3840, 2160), (900, 1200)])
def test_the_evidence_takes_the_room_there_is(tmp_path: Path, size: tuple[int, int]) -> None:
    services = clear(open_services(tmp_path, size))
    scene = sit_down(services, "grill", 7)
    play_until(scene, lambda view: play_on_turn(view) and len(view.tricks) == 6)
    assert_large(scene)
    press(scene, "escape")
    play_until(scene, lambda view: view.phase is Phase.CALLS and view.turn is Seat.SOUTH)
    assert_large(scene)
    services.close()
    services.app.close()


def assert_large(scene: TableScene) -> None:
    """Open the tricks, and look whether their cards are large, and hide neither the hand nor the window's edges."""
    if scene.display.panel is None:
        press(scene, "r")
    else:
        click_on(scene, "Call a renege")
    court, layout = panel(scene, CourtPanel), scene.display.picture.layout
    cards = [court.evidence.cell(trick, seat) for trick in range(13) for seat in seats_of(layout)]
    assert min(min(card.size) for card in cards) >= 54
    assert all(court.evidence.rect.inflate(1, 1).contains(card) for card in cards)
    assert sum(card.width * card.height for card in cards) >= 0.42 * court.rect.width * court.rect.height
    floor = layout.hand.top if scene.display.hand.sprites else layout.height - 8
    assert FRect(8, 8, layout.width - 16, floor - 8).contains(court.rect)
    assert court.rect.bottom <= layout.plates[Seat.SOUTH].top - 40  # where it is said whose turn it is


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_the_evidence_of_six_takes_the_width_there_is(tmp_path: Path, size: tuple[int, int]) -> None:
    services = clear(open_services(tmp_path, size))
    rules = replace(find_preset("six_hand").rules, renege="callable")
    scene = TableScene(services, services.begin(rules, 7))
    services.app.scenes.push(scene)
    play_until(scene, lambda view: play_on_turn(view) and len(view.tricks) == 6)
    press(scene, "r")
    evidence = panel(scene, CourtPanel).evidence
    assert evidence.names_width < 0.2 * evidence.rect.width
    assert evidence.cell(0, Seat.SOUTH).height >= 32
    services.close()
    services.app.close()


@pytest.mark.parametrize("deck", ["classic", "large_print"])
def test_in_a_left_hand_the_card_at_the_left_lies_on_top(shared_services: Services, deck: str) -> None:
    clear(shared_services).change(left_handed=True, deck=deck)
    scene = sit_down(shared_services, "classic", 7)
    play_until(scene, play_on_turn)
    hand = scene.display.hand
    first, second = hand.sprites[:2]
    both = second.pose.x - BASE * second.pose.scale / 2 + 6, second.pose.y - 20
    assert hand.card_at(both) is first.card
    assert hand.card_at((second.pose.x + BASE * second.pose.scale / 2 - 8, second.pose.y)) is second.card


def test_in_large_print_what_may_not_be_played_sinks_and_is_still_hit(shared_services: Services) -> None:
    clear(shared_services).change(deck="large_print")
    scene = sit_down(shared_services, "classic", 7)
    view = play_until(scene, lambda view: play_on_turn(view) and len(view.lawful_cards) < len(view.hand))
    hand = scene.display.hand
    sprite = next(one for one in hand.sprites if one.card is not None and one.card not in view.lawful_cards)
    top = sprite.pose.y - BASE * sprite.pose.scale * RATIO / 2
    assert hand.card_at((sprite.pose.x, top + 4)) is None
    assert hand.card_at((sprite.pose.x, top + hand.picture.layout.hand.sink + 4)) is not None


def outlines(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[object, float]]:
    """Draw the hand; return the outline of every card that has one, and how thick it is."""
    seen: dict[str, tuple[object, float]] = {}

    def card(code: str, *_pose: object, outline: object = None, outline_width: float = 3, **_more: object) -> None:
        if outline is not None:
            seen[code] = outline, outline_width

    with monkeypatch.context() as patch:
        patch.setattr(scene.app.canvas, "card", card)
        scene.display.hand.draw(scene.app.canvas)
    return seen


@pytest.mark.parametrize("theme", ["felt", "night", "contrast"])
def test_in_large_print_lawful_cards_have_an_outline_and_a_chosen_one_a_thicker(
    shared_services: Services, monkeypatch: pytest.MonkeyPatch, theme: Look
) -> None:
    clear(shared_services).change(deck="large_print", theme=theme)
    scene = sit_down(shared_services, "classic", 7)
    view = play_until(scene, lambda view: play_on_turn(view) and len(view.lawful_cards) < len(view.hand))
    hand, accent = scene.display.hand, scene.app.theme.accent
    hand.choose(None)
    assert outlines(scene, monkeypatch) == {card.name: (accent.mid, 4.0) for card in view.lawful_cards}
    hand.choose_card(view.lawful_cards[0])
    framed = outlines(scene, monkeypatch)
    assert framed.pop(view.lawful_cards[0].name) == (accent.light, 6.0)
    assert set(framed) == {card.name for card in view.lawful_cards[1:]}
    hand.active = False
    assert not outlines(scene, monkeypatch)
    shared_services.change(theme="felt", deck="classic")


def test_cards_of_another_deck_have_an_outline_only_when_chosen(
    shared_services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit_down(clear(shared_services), "classic", 7)
    play_until(scene, play_on_turn)
    scene.display.hand.choose(None)
    assert not outlines(scene, monkeypatch)
    scene.display.hand.choose(0)
    assert [3.0] == [width for _colour, width in outlines(scene, monkeypatch).values()]


def test_another_hand_chosen_in_the_settings_is_taken_up_at_the_table(shared_services: Services) -> None:
    scene = sit_down(clear(shared_services), "classic", 7)
    view = play_until(scene, play_on_turn)
    shared_services.change(left_handed=True)
    scene.resume()
    assert scene.display.picture.layout.mirrored
    card: Card = view.lawful_cards[0]
    point_of(scene, card)
    place = next(place for place, sprite in enumerate(scene.display.hand.sprites, 1) if sprite.card is card)
    press(scene, str(place % 10), "enter")
    assert card is getattr(last_action(scene), "card", None)
