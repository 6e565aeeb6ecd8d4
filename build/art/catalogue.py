"""Every picture the program may name: its place under sprites/, its size in pixels, and what draws it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from art.aces import ace
from art.backs import GROUNDS, back, plain_back
from art.courts import court
from art.faces.cast import FACES
from art.icons import OUTLINES, icon
from art.jokers import joker
from art.number_cards import number_card
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
    """Give the faces of the classic deck."""
    deck = "cards/classic"
    for suit in SUITS:
        yield Picture(f"{deck}/a{suit.letter}", CARD_SIZE, partial(ace, suit))
        for count in range(2, 11):
            rank = "t" if count == 10 else str(count)
            yield Picture(f"{deck}/{rank}{suit.letter}", CARD_SIZE, partial(number_card, count, suit))
        for rank in "JQK":
            yield Picture(f"{deck}/{rank.lower()}{suit.letter}", CARD_SIZE, partial(court, rank, suit))
    yield Picture(f"{deck}/bj", CARD_SIZE, partial(joker, big=True))
    yield Picture(f"{deck}/lj", CARD_SIZE, partial(joker, big=False))
