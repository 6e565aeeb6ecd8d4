"""Draws every picture: `python build/art [PART ...]`; with --fonts, cuts the fonts first (needs npm)."""

import argparse
import sys
from pathlib import Path

# Run as a folder: its parent takes the folder's place on the path, so that modules are art.something.
sys.path[0] = str(Path(__file__).resolve().parents[1])


def main() -> None:
    """Draw the pictures whose names contain one of the given parts, or all of them."""
    parser = argparse.ArgumentParser(prog="python build/art", description=__doc__)
    parser.add_argument("parts", nargs="*", help="draw only pictures whose names contain one of these")
    parser.add_argument("--fonts", action="store_true", help="fetch and cut the fonts before drawing")
    parser.add_argument("--sheets", action="store_true", help="also lay out contact sheets to look at")
    wishes = parser.parse_args()
    if wishes.fonts:
        from art.fonts import make_fonts  # noqa: PLC0415 - drawing alone needs no subsetter

        make_fonts()
    from art.catalogue import pictures  # noqa: PLC0415
    from art.places import SPRITES  # noqa: PLC0415
    from art.raster import rasterised, write  # noqa: PLC0415

    for picture in pictures():
        if not wishes.parts or any(part in picture.name for part in wishes.parts):
            write(rasterised(picture.draw(), *picture.size), SPRITES / f"{picture.name}.png")
    if wishes.sheets:
        from art.sheets import make_sheets  # noqa: PLC0415

        make_sheets()


if __name__ == "__main__":
    main()
