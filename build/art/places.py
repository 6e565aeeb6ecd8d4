"""Where the drawing room reads and writes."""

from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
SPRITES = PROJECT / "sprites"
FONTS = SPRITES / "fonts"
ICONS = PROJECT / "build" / "icons"
WORK = PROJECT / "build" / "made" / "art"
