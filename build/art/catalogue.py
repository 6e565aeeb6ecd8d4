"""Every picture the program may name: its place under sprites/, its size in pixels, and what draws it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from art.backs import GROUNDS, back, plain_back
from art.decks import DECKS
from art.faces.cast import FACES
from art.icons import OUTLINES, icon
from art.ornaments import app_icon, seal, spark, suit_sign
from art.palette import SUITS

CARD_SIZE = (400, 560)
FACE_SIZE = (256, 256)
ICON_SIZE = (96, 96)
SUIT_SIZE = (128, 128)
APP_ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)


@dataclass(frozen=True)
class Picture:
    """One master: *name* is its path under sprites/ without the ending, *size* is width and height."""

    name: str
    size: tuple[int, int]
    draw: Callable[[], str]


def pictures() -> Iterator[Picture]:
    """Give every picture there is."""
    yield from cards()
    for colour in GROUNDS:
        yield Picture(f"backs/{colour}", CARD_SIZE, partial(back, colour))
        yield Picture(f"backs/{colour}_plain", CARD_SIZE, partial(plain_back, colour))
    for name, sitter in FACES.items():
        yield Picture(f"faces/{name}", FACE_SIZE, sitter)
    for name in OUTLINES:
        yield Picture(f"ui/icons/{name}", ICON_SIZE, partial(icon, name))
    for suit in SUITS:
        yield Picture(f"ui/suits/{suit.name}", SUIT_SIZE, partial(suit_sign, suit))
    yield Picture("ui/seal", (256, 256), seal)
    yield Picture("ui/spark", (128, 128), spark)
    for size in APP_ICON_SIZES:
        yield Picture(f"icon/ten_bags_{size}", (size, size), partial(app_icon, size))


def cards() -> Iterator[Picture]:
    """Give the faces of every deck."""
    for name, deck in DECKS.items():
        for code, draw in deck.cards():
            yield Picture(f"cards/{name}/{code}", CARD_SIZE, draw)
