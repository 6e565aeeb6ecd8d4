"""Every picture the program may name: its place under sprites/, its size in pixels, and what draws it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from art.backs.all import BACKS
from art.decks import DECKS
from art.faces.cast import FACES
from art.gavel import gavel, gavel_block
from art.icons import OUTLINES, icon
from art.ornaments import app_icon, seal, spark, suit_sign
from art.palette import SUITS
from art.raster import rasterised
from art.tables import TILES

CARD_SIZE = (400, 560)
FACE_SIZE = (256, 256)
ICON_SIZE = (96, 96)
SUIT_SIZE = (128, 128)
APP_ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)


@dataclass(frozen=True)
class Picture:
    """One master: *name* is its path under sprites/ without the ending, *size* is width and height.

    *grey*: without colours.
    """

    name: str
    size: tuple[int, int]
    draw: Callable[[], str]
    grey: bool = False

    def master(self) -> bytes:
        """Return the picture as PNG."""
        return rasterised(self.draw(), *self.size, grey=self.grey)


def pictures() -> Iterator[Picture]:
    """Give every picture there is."""
    yield from cards()
    for name, back in BACKS.items():
        yield Picture(f"backs/{name}", CARD_SIZE, back.full)
        yield Picture(f"backs/{name}_plain", CARD_SIZE, back.plain)
    for name, tile in TILES.items():
        yield Picture(f"tables/{name}", tile.size, tile.draw, grey=True)
    for name, sitter in FACES.items():
        yield Picture(f"faces/{name}", FACE_SIZE, sitter)
    for name in OUTLINES:
        yield Picture(f"ui/icons/{name}", ICON_SIZE, partial(icon, name))
    for suit in SUITS:
        yield Picture(f"ui/suits/{suit.name}", SUIT_SIZE, partial(suit_sign, suit))
    yield Picture("ui/seal", (256, 256), seal)
    yield Picture("ui/spark", (128, 128), spark)
    yield Picture("ui/gavel", (512, 512), gavel)
    yield Picture("ui/gavel_block", (256, 74), gavel_block)
    for size in APP_ICON_SIZES:
        yield Picture(f"icon/ten_bags_{size}", (size, size), partial(app_icon, size))


def cards() -> Iterator[Picture]:
    """Give the faces of every deck."""
    for name, deck in DECKS.items():
        for code, draw in deck.cards():
            yield Picture(f"cards/{name}/{code}", CARD_SIZE, draw)
