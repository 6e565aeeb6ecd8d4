"""The colours of the deck, and what each suit wears."""

from dataclasses import dataclass

INK = "#1c2040"
IVORY = "#fdf8ec"
ERMINE = "#fbf7ec"
PARCHMENT = "#f6ecd2"
GOLD = "#d5a23c"
GOLD_LIGHT = "#f1d487"
GOLD_DARK = "#9c6f1d"
CARD_EDGE = "#8d8064"
STEEL = "#dfe3ea"
STEEL_DARK = "#8b93a5"
WOOD = "#7a4b2b"
LEAF = "#3c8059"
STEM = "#2f6b4a"
NAVY = "#1d2a57"

# Fills that are gradients, defined once a picture.
GOLD_FILL = "url(#gold)"
BELT_FILL = "url(#belt)"
PAPER_FILL = "url(#paper)"


@dataclass(frozen=True)
class Skin:
    """A face's light side, its shaded side, and the line of nose and fingers."""

    light: str
    shade: str
    line: str


FAIR = Skin("#f6d9b8", "#e3b68c", "#b98058")
ROSY = Skin("#f8dcc2", "#e9bd98", "#b77f5c")
SAND = Skin("#efcaa0", "#dbab7a", "#a06c42")
OLIVE = Skin("#e0b07e", "#c99360", "#8e5c34")
BRONZE = Skin("#c98d5c", "#ad7143", "#7a4826")
UMBER = Skin("#9a6440", "#7f4d2e", "#55301b")
EBONY = Skin("#7b4a2f", "#623722", "#3f2113")


@dataclass(frozen=True)
class Suit:
    """What is drawn in one suit: the *ink* of its pips, and the cloth, skin and hair of its courts."""

    letter: str
    name: str
    ink: str
    main: str
    trim: str
    skin: Skin
    hair: str
    strand: str


SPADES = Suit("s", "spades", "#1a1d2b", "#22305e", "#b5222f", FAIR, "#3a2b2a", "#93735b")
HEARTS = Suit("h", "hearts", "#b8202d", "#b5222f", "#22305e", ROSY, "#b9772c", "#efc67c")
DIAMONDS = Suit("d", "diamonds", "#b92d20", "#c2552a", "#1f6166", SAND, "#8a4a22", "#d79c60")
CLUBS = Suit("c", "clubs", "#1a1d2b", "#1f5a4c", "#8c2a4a", BRONZE, "#2a2320", "#75645a")
SUITS = (SPADES, HEARTS, DIAMONDS, CLUBS)
