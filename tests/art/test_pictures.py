"""The shipped pictures: all there, of the right size, and solid where they should be."""

from pathlib import Path

import pytest

pytest.importorskip("resvg_py", reason="the catalogue of the pictures is that of their generator, drawn with resvg-py")
pytest.importorskip("fontTools", reason="the rank signs are traced from our fonts by fonttools")

from art.catalogue import Picture, pictures
from art.places import SPRITES
from PIL import Image, ImageChops, ImageStat

CATALOGUE = {picture.name: picture for picture in pictures()}
SOLID = {"cards": 0.99, "backs": 0.99, "faces": 0.77, "icon": 0.7}
ICONS = """
    hint last_trick undo claim score menu play new_game calendar learn history rules settings quit back close check
    crown shield speaker speaker_off speed window copy paste save eye chevron_left chevron_right plus minus flag
    trophy clock star cards warning help dealer gavel swap zeros talk turn_back person seats_two seats_three seats_six
    mirror bolt nil jester jester_two crowned_two flame
"""


def place(name: str) -> Path:
    return SPRITES / f"{name}.png"


def opaque_share(picture: Image.Image) -> float:
    histogram = picture.convert("RGBA").getchannel("A").histogram()
    return sum(histogram[250:]) / sum(histogram)


@pytest.mark.parametrize("deck", ["classic", "four_colours", "large_print"])
def test_the_catalogue_names_a_whole_deck_with_two_jokers(deck: str) -> None:
    codes = {name.rpartition("/")[2] for name in CATALOGUE if name.startswith(f"cards/{deck}/")}
    assert {rank + suit for rank in "a23456789tjqk" for suit in "shdc"} | {"bj", "lj"} == codes


def test_the_catalogue_names_every_icon_of_the_window() -> None:
    assert {f"ui/icons/{name}" for name in ICONS.split()} <= CATALOGUE.keys()


def test_every_shipped_picture_is_in_the_catalogue() -> None:
    shipped = {str(path.relative_to(SPRITES).with_suffix("").as_posix()) for path in SPRITES.rglob("*.png")}
    drawn_here = {
        name for name in shipped if name.partition("/")[0] in {"cards", "backs", "tables", "faces", "ui", "icon"}
    }
    assert CATALOGUE.keys() == drawn_here


@pytest.mark.parametrize("picture", CATALOGUE.values(), ids=CATALOGUE)
def test_a_picture_exists_in_its_size(picture: Picture) -> None:
    with Image.open(place(picture.name)) as shipped:
        assert picture.size == shipped.size


@pytest.mark.parametrize("name", [name for name in CATALOGUE if name.partition("/")[0] in SOLID])
def test_a_card_a_face_and_an_icon_are_solid_inside_and_clear_in_the_corner(name: str) -> None:
    with Image.open(place(name)) as shipped:
        assert opaque_share(shipped) > SOLID[name.partition("/")[0]]
        assert shipped.convert("RGBA").getpixel((0, 0))[3] < 40  # type: ignore[index]  # RGBA gives four numbers


@pytest.mark.parametrize("name", [name for name in CATALOGUE if name.startswith(("ui/icons/", "ui/suits/"))])
def test_a_sign_to_be_tinted_is_white_and_nowhere_cut_off(name: str) -> None:
    with Image.open(place(name)) as shipped:
        picture = shipped.convert("RGBA")
    alpha = picture.getchannel("A")
    left, top, right, bottom = alpha.getbbox() or (0, 0, 0, 0)
    assert 0 < left < right < picture.width
    assert 0 < top < bottom < picture.height
    visible = Image.composite(picture.convert("RGB"), Image.new("RGB", picture.size, "white"), alpha.point(bool_mask))
    assert visible.getextrema() == ((255, 255), (255, 255), (255, 255))


def bool_mask(alpha: int) -> int:
    return 255 if alpha else 0


def test_no_two_cards_look_alike() -> None:
    cards = [place(name).read_bytes() for name in CATALOGUE if name.startswith("cards/")]
    assert len(cards) == len(set(cards))


def test_all_sprites_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in SPRITES.rglob("*.*")) < 9_000_000


@pytest.mark.parametrize("name", [name for name in CATALOGUE if name.startswith("tables/")])
def test_a_tile_has_no_seam(name: str) -> None:
    with Image.open(place(name)) as shipped:
        tile = shipped.convert("L")
    wide, high = tile.size
    inside = steps(tile, wide // 2, high // 2)
    at_the_seam = steps(ImageChops.offset(tile, wide // 2, high // 2), wide // 2, high // 2)
    assert at_the_seam[0] < inside[0] * 1.6 + 1
    assert at_the_seam[1] < inside[1] * 1.6 + 1 or "walnut" in name  # there, two planks meet


def steps(tile: Image.Image, x: int, y: int) -> tuple[float, float]:
    """Return how much the columns beside *x* differ from one to the next on average, and the rows above *y*."""
    wide, high = tile.size
    columns = ImageChops.difference(tile.crop((x - 1, 0, x, high)), tile.crop((x, 0, x + 1, high)))
    rows = ImageChops.difference(tile.crop((0, y - 1, wide, y)), tile.crop((0, y, wide, y + 1)))
    return ImageStat.Stat(columns).mean[0], ImageStat.Stat(rows).mean[0]


@pytest.mark.parametrize(
    "name", [name for name in CATALOGUE if name.startswith("cards/large_print/") and "j" not in name]
)
def test_a_rank_in_large_print_is_read_at_sixty_pixels(name: str) -> None:
    with Image.open(place(name)) as shipped:
        small = shipped.convert("L").resize((60, 84), Image.Resampling.LANCZOS)
    rank = small.crop((2, 2, 25, 34)).point(lambda value: 255 * (value < 128))
    left, top, right, bottom = rank.getbbox() or (0, 0, 0, 0)
    assert bottom - top >= 28
    assert right - left >= 14
