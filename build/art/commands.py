"""Draws every picture: `python build/art [PART ...]`; with --fonts, cuts the fonts first (needs npm)."""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from art.catalogue import Picture, pictures
from art.fonts import make_fonts
from art.icon_files import ICON_FILES
from art.places import ICONS, SPRITES
from art.sheets import make_sheets


def main() -> None:
    """Draw the pictures whose names contain one of the given parts, or all of them."""
    parser = argparse.ArgumentParser(prog="python build/art", description=__doc__)
    parser.add_argument("parts", nargs="*", help="draw only pictures whose names contain one of these")
    parser.add_argument("--fonts", action="store_true", help="fetch and cut the fonts before drawing")
    parser.add_argument("--sheets", action="store_true", help="also lay out contact sheets to look at")
    wishes = parser.parse_args()
    if wishes.fonts:
        make_fonts()
    with ProcessPoolExecutor() as pool:
        changed = sum(pool.map(draw, chosen(wishes.parts), chunksize=8))
    changed += sum(kept(ICONS / name, make()) for name, make in ICON_FILES.items() if wanted(name, wishes.parts))
    print(f"{changed} pictures changed")
    if wishes.sheets:
        make_sheets()


def chosen(parts: Sequence[str]) -> list[Picture]:
    """Return the pictures whose names contain one of *parts*, or all of them where none is given."""
    return [picture for picture in pictures() if wanted(picture.name, parts)]


def wanted(name: str, parts: Sequence[str]) -> bool:
    """Whether *name* contains one of *parts*, or there are none."""
    return not parts or any(part in name for part in parts)


def draw(picture: Picture) -> bool:
    """Draw one master into the sprites; return whether it differs from what lay there."""
    return kept(SPRITES / f"{picture.name}.png", picture.master())


def kept(place: Path, data: bytes) -> bool:
    """Write *data* to *place*; return whether it differs from what lay there."""
    if place.exists() and place.read_bytes() == data:
        return False
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(data)
    return True
