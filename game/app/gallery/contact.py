"""Contact sheets: many pictures small, side by side, each with its name below."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.app.paint.fonts import Fonts
from game.app.paint.pictures import find_root
from game.app.paint.theme import Colour

_COLUMNS = 6
_WIDTH = 400
_GAP = 16
_NAME = 30
_LETTERS = 17.0
_GROUND: Colour = (24, 26, 30)
_INK: Colour = (230, 230, 224)


def thumbnail(picture: Surface) -> Surface:
    """Return *picture* made small."""
    return pygame.transform.smoothscale(picture, (_WIDTH, round(_WIDTH * picture.get_height() / picture.get_width())))


def contact_sheet(thumbnails: Sequence[tuple[str, Surface]]) -> Surface:
    """Return the named *thumbnails*, all of one size, on one sheet."""
    columns = min(_COLUMNS, len(thumbnails))
    rows = -(-len(thumbnails) // columns)
    height = thumbnails[0][1].get_height()
    cell = (_WIDTH + _GAP, height + _NAME + _GAP)
    sheet = Surface((columns * cell[0] + _GAP, rows * cell[1] + _GAP))
    sheet.fill(_GROUND)
    face = Fonts(find_root("sprites") / "fonts").get("sans", "regular", _LETTERS)
    for number, (name, picture) in enumerate(thumbnails):
        row, column = divmod(number, columns)
        left, top = _GAP + column * cell[0], _GAP + row * cell[1]
        sheet.blit(picture, (left, top))
        sheet.blit(face.render(name, _INK), (left, top + height + 4))
    return sheet
