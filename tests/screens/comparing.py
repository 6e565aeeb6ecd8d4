"""Comparing pictures of screens as eyes do: a letter that is smoothed otherwise is no difference, another word is."""

from pathlib import Path

from PIL import Image, ImageChops

HERE = Path(__file__).parent
FAILED = HERE / "failed"
_CELL = 8  # pixels of a picture that is half as large
_DIFFERENT = 10  # levels of 255 by which a cell may differ in red, green or blue
_STEP = 4  # levels between two that are kept: of a fine grain, which nobody sees, half a picture's bytes
_GAP = 8


def half(picture: Image.Image) -> Image.Image:
    """Return *picture* half as large."""
    return picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.BOX)


def difference(expected: Image.Image, computed: Image.Image) -> int:
    """Return by how many levels the most different cell of two pictures of one size differs."""
    if expected.size != computed.size:
        return 255
    apart = ImageChops.difference(expected.convert("RGB"), computed.convert("RGB"))
    cells = apart.resize((-(-apart.width // _CELL), -(-apart.height // _CELL)), Image.Resampling.BOX)
    return max(level for channel in cells.split() for level, count in enumerate(channel.histogram()) if count)


def same(expected: Image.Image, computed: Image.Image) -> bool:
    """Whether two pictures show the same."""
    return difference(expected, computed) <= _DIFFERENT


def keep(picture: Image.Image, path: Path) -> None:
    """Write *picture* with fewer levels, and nothing else lost: it is kept for ever."""
    few = picture.point(lambda level: min(255, (level + _STEP // 2) // _STEP * _STEP))
    few.save(path, "WEBP", lossless=True, quality=100, method=6)


def show_failure(name: str, expected: Image.Image, computed: Image.Image) -> Path:
    """Write the computed picture beside the expected one, their difference below; return where."""
    width, height = max(expected.width, computed.width), max(expected.height, computed.height)
    sheet = Image.new("RGB", (2 * width + _GAP, 2 * height + _GAP), (40, 40, 44))
    sheet.paste(expected.convert("RGB"), (0, 0))
    sheet.paste(computed.convert("RGB"), (width + _GAP, 0))
    if expected.size == computed.size:
        apart = ImageChops.difference(expected.convert("RGB"), computed.convert("RGB"))
        sheet.paste(apart.point(lambda level: min(255, 4 * level)), (width + _GAP, height + _GAP))
    FAILED.mkdir(exist_ok=True)
    path = FAILED / f"{name}.png"
    sheet.save(path)
    return path
