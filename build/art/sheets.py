"""Contact sheets for the eye: `python build/art --sheets` puts them into build/made/art/sheets."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from art.decks import DECKS
from art.icons import OUTLINES
from art.places import SPRITES, WORK

FELT = "#1f6549"
PANEL = "#16362a"
ACCENT = "#f4da94"
GAP = 10
SHEETS = WORK / "sheets"

COURT_CODES = [rank + suit for suit in "shdc" for rank in "kqj"]
NUMBER_CODES = ["as", "ah", "ad", "ac", "2s", "3h", "4d", "5c", "6s", "7h", "8d", "9c", "ts", "th", "bj", "lj"]
CARD_WIDTHS = (60, 100, 200, 400)


def make_sheets() -> None:
    """Write every contact sheet."""
    SHEETS.mkdir(parents=True, exist_ok=True)
    for deck in DECKS:
        for wide in CARD_WIDTHS:
            across = max(3, min(12, 1600 // (wide + GAP)))
            save(f"{deck}_courts_{wide}", cards(deck, COURT_CODES, wide), across)
            save(f"{deck}_numbers_{wide}", cards(deck, NUMBER_CODES, wide), across)
    backs = sorted((SPRITES / "backs").glob("*.png"))
    save("backs", [shrunk(back, wide) for wide in (200, 62, 32) for back in backs], len(backs))
    faces = sorted((SPRITES / "faces").glob("*.png"))
    save("faces", [shrunk(face, wide) for wide in (256, 72, 48) for face in faces], len(faces))
    icons = [tinted(SPRITES / "ui" / "icons" / f"{name}.png", size) for size in (48, 28, 20) for name in OUTLINES]
    save("icons", icons, 14, ground=PANEL)
    save("ornaments", [shrunk(p, w) for w in (200, 64, 24) for p in ornaments()], len(ornaments()))


def ornaments() -> list[Path]:
    """Return the seal, the spark, the suit signs and the program's icon."""
    signs = sorted((SPRITES / "ui" / "suits").glob("*.png"))
    return [
        SPRITES / "ui" / "seal.png",
        SPRITES / "ui" / "spark.png",
        *signs,
        SPRITES / "icon" / "ten_bags_256.png",
        SPRITES / "icon" / "ten_bags_32.png",
    ]


def cards(deck: str, codes: Sequence[str], wide: int) -> list[Image.Image]:
    """Return the cards of *codes*, *wide* pixels wide."""
    return [shrunk(SPRITES / "cards" / deck / f"{code}.png", wide) for code in codes]


def shrunk(place: Path, wide: int) -> Image.Image:
    """Return the picture at *place* scaled to *wide* pixels."""
    picture = Image.open(place).convert("RGBA")
    return picture.resize((wide, round(picture.height * wide / picture.width)), Image.Resampling.LANCZOS)


def tinted(place: Path, wide: int) -> Image.Image:
    """Return the white icon at *place* in the accent colour."""
    icon = shrunk(place, wide)
    colour = Image.new("RGBA", icon.size, ACCENT)
    colour.putalpha(icon.getchannel("A"))
    return colour


def save(name: str, pictures: Sequence[Image.Image], across: int, *, ground: str = FELT) -> None:
    """Write *pictures* as a table of *across* columns."""
    rows = [pictures[start : start + across] for start in range(0, len(pictures), across)]
    wide = max(sum(picture.width + GAP for picture in row) for row in rows) + GAP
    high = sum(max(picture.height for picture in row) + GAP for row in rows) + GAP
    sheet = Image.new("RGB", (wide, high), ground)
    y = GAP
    for row in rows:
        x = GAP
        for picture in row:
            sheet.paste(picture, (x, y), picture)
            x += picture.width + GAP
        y += max(picture.height for picture in row) + GAP
    sheet.save(SHEETS / f"{name}.png")
