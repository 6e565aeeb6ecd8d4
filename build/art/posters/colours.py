"""What the deck of four colours is printed in."""

from dataclasses import dataclass

from art.palette import SUITS, Skin

PAPER = "#fffdf7"
EDGE = "#8a8a90"
CREAM = "#fbf0d9"
INK = "#171a28"
GOLD = "#e9b44a"
GOLD_LIGHT = "#f8d98c"
GOLD_DARK = "#b57c22"
SILVER = "#d5dbe6"
SILVER_DARK = "#97a2b8"
WHITE = "#fffaf0"

PORCELAIN = Skin("#f9dcc0", "#e8b890", "#c88d65")
PEACH = Skin("#f6d0a8", "#e3a97a", "#bb7d50")
HONEY = Skin("#e2a970", "#c68850", "#93602f")
COPPER = Skin("#bd7c4c", "#9c5f35", "#6b3d1e")
COCOA = Skin("#8a5637", "#6d4028", "#432415")


@dataclass(frozen=True)
class Ink:
    """One suit in print: its *pips*, the *ground* of its posters with their *rays*, the *halo* behind a head."""

    letter: str
    pips: str
    ground: str
    rays: str
    halo: str


# Apart also for eyes that miss a colour: hearts lean to yellow, clubs to blue, and diamonds are the darkest hue.
SPADES = Ink("s", "#181b28", "#22263d", "#30354f", "#8c97b4")
HEARTS = Ink("h", "#c22718", "#b9281a", "#ca4734", "#f4b08f")
DIAMONDS = Ink("d", "#1f3ab5", "#1c35a8", "#2d4cbe", "#96c0f0")
CLUBS = Ink("c", "#0e7d62", "#08735a", "#1d886e", "#a5dcc0")
INKS = {ink.letter: ink for ink in (SPADES, HEARTS, DIAMONDS, CLUBS)}
SUIT_NAMES = {suit.letter: suit.name for suit in SUITS}
