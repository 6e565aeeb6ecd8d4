"""Small pictures of what can be chosen in the settings: decks, backs, tables, faces, and how a hand lies."""

from pygame import FRect

from game.app.motion.timeline import Pose
from game.app.paint.canvas import Canvas
from game.app.paint.layout import columns
from game.app.paint.tables import look
from game.app.services.services import THEME_NAMES
from game.storage.settings import Look, Settings

_INDEX = 0.556  # of the width of a card in large print: so much of it shows its index

_BY_DAYLIGHT = 1.2, 1.0  # the shares of a table by daylight and in high contrast


def draw_deck(canvas: Canvas, deck: str, place: FRect) -> None:
    """Draw three cards of *deck*."""
    width = min(place.height / 1.45, place.width / 2)
    for side, code in ((-1, "7H"), (0, "KS"), (1, "QD")):
        pose = Pose(place.centerx + side * width * 0.48, place.centery + abs(side) * 3, -7 * side)
        canvas.card_of(deck, code, pose, width)


def draw_face(canvas: Canvas, face: str, place: FRect) -> None:
    """Draw *face* as large as there is room."""
    canvas.face(face, place.center, min(place.width, place.height) - 4)


def draw_back(canvas: Canvas, back: str, place: FRect) -> None:
    """Draw *back* as large as there is room."""
    canvas.card_back(Pose(*place.center), min(place.height / 1.4, place.width), back=back)


def draw_table(canvas: Canvas, table: str, place: FRect, theme: Look) -> None:
    """Draw a piece of *table* as *theme* has it; where each theme has its own, a strip of each.

    Where contrast must be high, every table is nearly black: there they are shown as they are by daylight, and beside
    it as they will be.
    """
    if table == "theme":
        for name, strip in zip(THEME_NAMES.values(), columns(place, 3), strict=True):
            canvas.swatch(look(name, table), strip)
    elif theme == "contrast":
        by_day, dark = columns(place, _BY_DAYLIGHT)
        canvas.swatch(look(THEME_NAMES["felt"], table), by_day)
        canvas.swatch(look(THEME_NAMES[theme], table), dark)
    else:
        canvas.swatch(look(THEME_NAMES[theme], table), place)


def draw_hand(canvas: Canvas, settings: Settings, rect: FRect) -> None:
    """Draw the back that is chosen, and a few cards in the order that is."""
    ranks = "A2" if settings.rank_order == "high_first" else "2A"
    codes = [f"{rank}{suit}" for suit in settings.suit_order for rank in ranks]
    least = _INDEX if settings.deck == "large_print" else 0.0
    width = min(rect.height / 1.5, (rect.width - 56) / (2.9 + least * (len(codes) - 1)))
    canvas.card_back(Pose(rect.left + 32 + width / 2, rect.centery, 4), width)
    left = rect.left + 32 + width * 1.9
    step = min(width * max(0.42, least), (rect.right - 24 - width - left) / max(1, len(codes) - 1))
    places = list(enumerate(codes))
    for index, code in reversed(places) if canvas.left_handed else places:  # the leftmost on top, as in the hand
        canvas.card(code, Pose(left + width / 2 + index * step, rect.centery), width)
