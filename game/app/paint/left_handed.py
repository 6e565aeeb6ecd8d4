"""Cards for a fan whose leftmost card lies on top: of all others the right edge shows, and there the index must stand.

    mirrored(picture, "cards/classic/qh")

Most cards are turned over like a glove, with the indices put back as they are read. Where a picture fills the whole
card, and could not be put back without a seam, the index is copied to the other corner as a tab.
"""

from __future__ import annotations

from pygame import BLEND_RGB_MULT, FRect, Rect, Surface
from pygame.transform import flip

from game.app.paint.shapes import mask

_WIDE, _HIGH = 250.0, 350.0  # units of a card's drawing
_CORNERS: dict[str, tuple[FRect, bool]] = {  # where the index of a deck is, and whether it stands in two corners
    "classic": (FRect(8, 8.5, 41.4, 85.9), True),
    "four_colours": (FRect(8, 8, 50, 110), True),
    "large_print": (FRect(5, 8, 100, 172), False),
}
_JOKERS: dict[str, tuple[FRect, bool]] = {  # its letters stand below each other
    "classic": (FRect(8, 8.5, 30, 162), True),
    "four_colours": (FRect(8, 8, 36, 180), False),
    "large_print": (FRect(8, 100, 54, 236), False),
}
_TAB_RADIUS = 12.0


def mirrored(picture: Surface, name: str) -> Surface:
    """Return the card *picture*, called *name*, with its index in the upper right corner."""
    _kind, deck, code = name.split("/")
    joker = code in ("bj", "lj")
    corner, twice = (_JOKERS if joker else _CORNERS)[deck]
    if deck == "four_colours" and (joker or code[0] in "ajqk"):
        return _with_tab(picture, corner)
    turned = flip(picture, True, False)
    _put_back(turned, picture, _pixels(picture, corner))
    if twice:
        opposite = FRect(_WIDE - corner.right, _HIGH - corner.bottom, *corner.size)
        _put_back(turned, picture, _pixels(picture, opposite))
    return turned


def _put_back(turned: Surface, picture: Surface, box: Rect) -> None:
    """Show what *picture* has in *box* at the same place of its mirror image *turned*, but not mirrored."""
    turned.blit(picture, (picture.get_width() - box.right, box.top), box)


def _with_tab(picture: Surface, corner: FRect) -> Surface:
    """Return *picture* with what stands in *corner* also in the corner beside it."""
    box = _pixels(picture, corner)
    tab = mask(box.size, round(_TAB_RADIUS * picture.get_width() / _WIDE))
    tab.blit(picture, (0, 0), box, special_flags=BLEND_RGB_MULT)
    whole = picture.copy()
    whole.blit(tab, (picture.get_width() - box.right, box.top))
    return whole


def _pixels(picture: Surface, units: FRect) -> Rect:
    scale = picture.get_width() / _WIDE
    left, top = round(units.left * scale), round(units.top * scale)
    return Rect(left, top, round(units.right * scale) - left, round(units.bottom * scale) - top)
