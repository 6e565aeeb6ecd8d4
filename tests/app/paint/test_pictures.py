import logging
from itertools import groupby, pairwise
from pathlib import Path

import pygame
import pytest
from pygame import FRect, Surface

from game.app.motion.pose import Pose
from game.app.paint.cache import SurfaceCache
from game.app.paint.deck import CardLook
from game.app.paint.lighting import fades, lay_tile, lit_table, plate, soft, widened
from game.app.paint.pictures import LEFT_HANDED
from game.app.paint.shapes import Size, disc, face, gradient, mask, outline
from game.app.paint.theme import Gradient, Shadows
from game.app.paint.themes import FELT, HIGH_CONTRAST
from game.app.paint.typesetting import Fonts
from game.app.shell.app import App
from game.app.shell.window import open_window

pytestmark = pytest.mark.usefixtures("own_pictures")

WHITE = (255, 255, 255)


def test_a_missing_picture_is_a_red_cross_and_logged_once(app: App, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            app.canvas.icon("no_such_icon", (100, 100), 40)
            app.canvas.card("5X", Pose(300, 300), 100)
    assert app.canvas.surface.get_at((100, 100))[:3] == (220, 40, 40)
    assert sum("no_such_icon" in record.getMessage() for record in caplog.records) == 1
    assert sum("5x" in record.getMessage() for record in caplog.records) == 1


def test_a_missing_font_is_replaced_and_logged_once(app: App, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for size in (20, 30):
            face = app.assets.fonts.get("serif", "regular", size)
            assert face.width("Spades") > 0
    assert len(caplog.records) == 1


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("content", [b"", b"junk", b"\x00\x01\x00\x00" + bytes(200)])
def test_a_damaged_font_is_replaced_and_logged(
    tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "ten_bags_serif_bold.ttf").write_bytes(content)
    with caplog.at_level(logging.WARNING):
        assert Fonts(tmp_path).get("serif", "bold", 20).width("Spades") > 0
    assert ["ten_bags_serif_bold.ttf cannot be used" in record.getMessage() for record in caplog.records] == [True]


@pytest.mark.parametrize("content", [None, b"junk"])
def test_a_window_opens_without_its_icon(
    tmp_path: Path, content: bytes | None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    if content is not None:
        (tmp_path / "icon").mkdir()
        (tmp_path / "icon" / "ten_bags_64.png").write_bytes(content)
    monkeypatch.setattr("game.app.shell.window.find_root", lambda _name: tmp_path)
    with caplog.at_level(logging.WARNING):
        open_window((960, 600), "dummy")
    assert pygame.display.get_surface() is not None
    assert ["ten_bags_64.png cannot be used" in record.getMessage() for record in caplog.records] == [True]
    pygame.display.quit()


@pytest.mark.parametrize("width", [47, 62, 112, 136, 204, 385])
def test_a_card_is_whole_inside_and_rounded_at_its_corners(app: App, width: int) -> None:
    card = app.assets.deck.flat(CardLook("cards/classic/qs", width))
    high = card.get_height()
    assert card.get_width() == width
    assert card.get_at((0, 0))[3] == 0
    assert {card.get_at((x, high // 2))[3] for x in range(width)} == {255}
    assert {card.get_at((width // 2, y))[3] for y in range(high)} == {255}


def test_a_turned_card_is_kept(app: App) -> None:
    deck = app.assets.deck
    look = CardLook("cards/classic/qs", 136)
    assert deck.turned(look, 7.1) is deck.turned(look, 7.0)
    assert deck.turned(look, 7.5) is not deck.turned(look, 7.0)
    assert deck.turned(look, 0.1) is deck.flat(look)


def test_a_dimmed_card_is_darker(app: App) -> None:
    deck = app.assets.deck
    plain = deck.flat(CardLook("cards/classic/2h", 136)).get_at((68, 95))
    dim = deck.flat(CardLook("cards/classic/2h", 136, FELT.card_dim)).get_at((68, 95))
    assert sum(dim[:3]) < sum(plain[:3]) * 0.75


def test_a_card_that_turns_over_shows_its_back_first(app: App) -> None:
    def drawn(face_up: float) -> bytes:
        app.canvas.surface.fill((0, 0, 0))
        app.canvas.card("AH", Pose(300, 300, face_up=face_up), 136)
        return pygame.image.tobytes(app.canvas.surface, "RGB")

    back = drawn(0.0)
    app.canvas.surface.fill((0, 0, 0))
    app.canvas.card_back(Pose(300, 300), 136)
    assert pygame.image.tobytes(app.canvas.surface, "RGB") == back
    assert len({drawn(share) for share in (0.0, 0.25, 0.75, 1.0)}) == 4


def test_the_light_on_the_table_has_no_bands() -> None:
    table = lit_table((1280, 800), FELT.table)
    row = [tuple(table.get_at((x, 352))) for x in range(1280)]
    assert max(len(list(run)) for _, run in groupby(row)) <= 12
    means = [sum(colour[1] for colour in row[x : x + 40]) / 40 for x in range(640, 1240, 40)]
    assert means == sorted(means, reverse=True)


def test_the_light_has_the_colours_of_its_theme() -> None:
    table = lit_table((1280, 800), FELT.table)
    centre = table.get_at((640, 352))
    assert all(abs(a - b) <= 2 for a, b in zip(centre[:3], FELT.table.stops[0][1], strict=True))
    flat = lit_table((320, 200), HIGH_CONTRAST.table)
    assert {tuple(flat.get_at((x, 100)))[:3] for x in range(320)} == {(0, 0, 0)}


def test_rounded_shapes_have_smooth_corners() -> None:
    shape = mask((60, 40), 12)
    assert shape.get_at((0, 0))[3] == 0
    assert shape.get_at((30, 20))[3] == 255
    edge = {shape.get_at((x, y))[3] for x in range(12) for y in range(12)}
    assert len(edge) > 8  # many shades between clear and whole


def test_an_outline_is_clear_inside() -> None:
    ring = outline((60, 40), 10, 3, (200, 100, 50))
    assert ring.get_at((30, 20))[3] == 0
    assert tuple(ring.get_at((30, 1))) == (200, 100, 50, 255)


def test_a_face_has_its_border_and_its_gradient() -> None:
    panel = face((60, 40), 8, Gradient((10, 20, 30), (50, 60, 70)), WHITE, 2)
    assert panel.get_at((30, 0))[:3] == WHITE
    assert panel.get_at((30, 3))[0] < panel.get_at((30, 36))[0]


def test_a_gradient_ends_in_its_colours() -> None:
    surface = gradient((3, 50), Gradient((0, 0, 0), (200, 100, 50)))
    assert surface.get_at((1, 0))[:3] == (0, 0, 0)
    assert surface.get_at((1, 49))[:3] == (200, 100, 50)


@pytest.mark.parametrize("blur", [2.0, 12.0, 28.0, 84.0])
def test_a_shadow_is_whole_in_the_middle_and_fades_to_nothing(blur: float) -> None:
    shadow, reach = soft((400, 300), 14, blur)
    width, height = shadow.get_size()
    assert (width, height) == (400 + 2 * reach, 300 + 2 * reach)
    row = [shadow.get_at((x, height // 2))[3] for x in range(width // 2)]
    assert row[0] <= 8
    assert row[-1] >= 250
    assert all(a <= b + 1 for a, b in pairwise(row))


@pytest.mark.parametrize("shadows", [(), FELT.depths.panel], ids=["flat", "floating"])
@pytest.mark.parametrize(("size", "radius", "border"), [((700, 90), 14, 1), ((500, 400), 0, 3), ((301, 33), 40, 2)])
def test_a_narrow_plate_drawn_out_is_the_wide_one(size: Size, radius: int, border: int, shadows: Shadows) -> None:
    def drawn(width: int) -> Surface:
        fill = Gradient((10, 20, 30), (50, 60, 70))
        return plate(face((width, size[1]), radius, fill, WHITE, border), radius, shadows, 1.0)

    wide, narrow = drawn(size[0]), drawn(2 * (max(radius, border) + fades(shadows, 1.0)) + 1)
    assert narrow.get_width() < wide.get_width()
    assert widened(narrow, wide.get_width()).get_buffer().raw == wide.get_buffer().raw


def test_cards_on_their_way_do_not_drive_out_those_that_lie_there(app: App) -> None:
    deck, look = app.assets.deck, CardLook("cards/classic/qs", 136)
    lying = deck.turned(look, 5.0)
    for width in range(100, 400, 3):
        for degrees in range(-40, 40, 7):
            deck.passing(look, width, degrees)
    assert deck.passed.pixels > 0.8 * deck.passed.budget  # there were more than have room
    assert deck.turned(look, 5.0) is lying


def test_a_disc_is_round() -> None:
    assert disc(20, WHITE).get_at((0, 0))[3] == 0
    assert disc(20, WHITE).get_at((10, 10))[3] == 255


def test_a_cache_keeps_what_was_used_last_within_its_room() -> None:
    cache = SurfaceCache(300)
    made: list[str] = []

    def get(key: str) -> Surface:
        def make() -> Surface:
            made.append(key)
            return Surface((10, 10))

        return cache.get(key, make)

    for key in ("a", "b", "c", "a", "d", "a", "b"):
        get(key)
    assert made == ["a", "b", "c", "d", "b"]
    assert cache.pixels == 300


def test_a_cache_holds_one_picture_that_is_larger_than_its_room() -> None:
    cache = SurfaceCache(10)
    large = cache.get("large", lambda: Surface((100, 100)))
    assert cache.get("large", lambda: Surface((1, 1))) is large


def test_a_faded_group_is_blended_as_one_picture(app: App) -> None:
    canvas = app.canvas
    canvas.surface.fill((0, 0, 0))
    with canvas.faded(FRect(0, 0, 200, 200), 0.5):
        canvas.box(FRect(20, 20, 100, 100), WHITE)
        canvas.box(FRect(40, 40, 100, 100), WHITE)
    assert canvas.surface.get_at((60, 60))[0] == pytest.approx(128, abs=2)
    assert canvas.surface.get_at((30, 30))[0] == pytest.approx(128, abs=2)


def test_shifting_and_clipping_end_with_their_block(app: App) -> None:
    canvas = app.canvas
    canvas.surface.fill((0, 0, 0))
    with canvas.clipped(FRect(0, 0, 100, 100)), canvas.shifted(50, 0):
        canvas.box(FRect(0, 0, 200, 50), WHITE)
    assert [canvas.surface.get_at((x, 10))[0] for x in (40, 60, 110)] == [0, 255, 0]
    canvas.box(FRect(300, 0, 20, 20), WHITE)
    assert canvas.surface.get_at((310, 10))[0] == 255


def test_a_tile_gives_the_table_its_grain_everywhere() -> None:
    table, tile = Surface((300, 200)), Surface((64, 64))
    table.fill((200, 100, 40))
    tile.fill((255, 255, 255))
    tile.fill((128, 128, 128), (0, 0, 64, 32))
    lay_tile(table, tile)
    shades = [table.get_at((299, y))[0] for y in (10, 50, 74, 114)]
    assert shades == [100, 200, 100, 200]


def test_masters_of_a_deck_that_is_put_away_are_let_go(app: App) -> None:
    before = app.assets.pictures.opaque("cards/classic/qs")
    app.set_cards("classic", "navy")
    assert app.assets.pictures.opaque("cards/classic/qs") is before
    app.set_cards("large_print", "navy")
    assert app.assets.pictures.opaque("cards/classic/qs") is not before


def test_the_cards_of_the_chosen_deck_and_their_back_are_loaded_in_idle_moments(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(app.assets.pictures, "opaque", loaded.append)
    app.set_cards("four_colours", "teal")
    while app.assets.load_next():
        pass
    assert loaded[:2] == ["backs/teal", "backs/teal_plain"]
    assert len(set(loaded)) == 56
    assert all(name.startswith("cards/four_colours/") for name in loaded[2:])


def test_another_back_lets_the_faces_stay_loaded(app: App) -> None:
    before = app.assets.pictures.opaque("cards/classic/qs")
    app.set_cards("classic", "teal")
    assert app.assets.pictures.opaque("cards/classic/qs") is before


# -- for a left hand --------------------------------------------------------------------------------------------------

UPPER_LEFT = {"classic": (13, 14, 66, 137), "four_colours": (13, 13, 80, 176), "large_print": (8, 13, 160, 275)}


@pytest.mark.parametrize("deck", UPPER_LEFT)
@pytest.mark.parametrize("code", ["qh", "td", "as", "2c", "ks", "jd"])
def test_for_a_left_hand_the_index_stands_at_the_right_as_it_is_read(app: App, deck: str, code: str) -> None:
    name = f"cards/{deck}/{code}"
    plain, turned = app.assets.pictures.opaque(name), app.assets.pictures.opaque(f"{name}{LEFT_HANDED}")
    left, top, width, height = UPPER_LEFT[deck]
    right = plain.get_width() - left - width
    inner = 6  # a tab has round corners
    box = pygame.Rect(left + inner, top + inner, width - 2 * inner, height - 2 * inner)
    expected, found = plain.subsurface(box), turned.subsurface(box.move(right - left, 0))
    assert pygame.image.tobytes(expected, "RGB") == pygame.image.tobytes(found, "RGB")


@pytest.mark.parametrize("code", ["jh", "qs", "kd", "jc"])
def test_for_a_left_hand_nothing_of_a_frame_is_put_beside_its_index(app: App, code: str) -> None:
    name = f"cards/classic/{code}"
    turned = app.assets.pictures.opaque(f"{name}{LEFT_HANDED}")
    darkest = min(sum(turned.get_at((x, y))[:3]) for x in range(382, 392) for y in range(140, 152))
    assert darkest > 690  # bare paper, from the sign of the suit to the edge, above the frame


@pytest.mark.parametrize(("deck", "aside"), [("classic", 326), ("four_colours", 317), ("large_print", 288)])
@pytest.mark.parametrize("code", ["bj", "lj"])
def test_for_a_left_hand_a_joker_is_named_at_the_right(app: App, deck: str, aside: int, code: str) -> None:
    name = f"cards/{deck}/{code}"
    plain, turned = app.assets.pictures.opaque(name), app.assets.pictures.opaque(f"{name}{LEFT_HANDED}")
    letters = pygame.Rect(20, 180, 36, 70)
    expected, found = plain.subsurface(letters), turned.subsurface(letters.move(aside, 0))
    assert pygame.image.tobytes(expected, "RGB") == pygame.image.tobytes(found, "RGB")


def test_the_index_of_a_left_hand_is_chosen_with_the_cards(app: App) -> None:
    def drawn() -> bytes:
        app.canvas.surface.fill((0, 0, 0))
        app.canvas.card("QH", Pose(300, 300), 136)
        return pygame.image.tobytes(app.canvas.surface, "RGB")

    right = drawn()
    app.set_cards("classic", "navy", left_handed=True)
    assert drawn() != right
    app.set_cards("classic", "navy")
    assert drawn() == right


@pytest.mark.parametrize("width", [62, 83, 97, 113, 120, 136, 150])
def test_the_shadow_of_a_card_on_its_way_is_no_wider_than_when_it_lies(app: App, width: int) -> None:
    deck, shadows = app.assets.deck, app.theme.depths.card
    passing = deck.shadow(width, shadows, 1.0, 0.0, passing=True)
    lying = deck.shadow(width, shadows, 1.0, 0.0)
    assert 0.88 * lying.get_width() <= passing.get_width() <= lying.get_width() + 2
