"""The program's icon in the files that Windows and macOS take."""

import io

import pytest

pytest.importorskip("resvg_py", reason="the icon is drawn with resvg-py, which playing does not need")

from art.icon_files import ICNS_SIZES, ICO_SIZES, ICON_FILES
from art.places import ICONS
from PIL import Image, ImageChops
from PIL.IcnsImagePlugin import IcnsFile
from PIL.IcoImagePlugin import IcoFile


def sizes(data: bytes, name: str) -> set[int]:
    if name.endswith(".ico"):
        return {width for width, _height in IcoFile(io.BytesIO(data)).sizes()}
    return {width * scale for width, _height, scale in IcnsFile(io.BytesIO(data)).itersizes()}


def test_every_size_is_in_its_file() -> None:
    assert set(ICO_SIZES) == sizes((ICONS / "ten-bags.ico").read_bytes(), ".ico")
    assert set(ICNS_SIZES.values()) == sizes((ICONS / "ten-bags.icns").read_bytes(), ".icns")


@pytest.mark.parametrize("name", ICON_FILES)
def test_the_generator_makes_what_is_packed(name: str) -> None:
    made, kept = ICON_FILES[name](), (ICONS / name).read_bytes()
    if made != kept:  # another release of zlib packs the same pixels into other bytes
        assert sizes(made, name) == sizes(kept, name)
        assert largest(made) == largest(kept)


def largest(data: bytes) -> bytes:
    with Image.open(io.BytesIO(data)) as picture:
        return picture.convert("RGBA").tobytes()


def test_the_smallest_icon_is_not_the_largest_made_small() -> None:
    file = IcoFile(io.BytesIO((ICONS / "ten-bags.ico").read_bytes()))
    small = file.getimage((16, 16)).convert("L")
    shrunk = file.getimage((256, 256)).convert("L").resize((16, 16))
    apart = ImageChops.difference(small, shrunk).histogram()
    assert sum(apart[60:]) > 20
