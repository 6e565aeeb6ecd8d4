"""All that is loaded: pictures, cards and fonts of one scale and one theme.

    assets.pictures.white("ui/icons/hint", (24, 24), theme.accent.mid)
    assets.deck.flat(Look("cards/classic/qs", 136))
    assets.fonts.get("serif", "semibold", 32)
    assets.baked.get(key, make)          # anything else that is costly to draw

Scenes draw through the canvas and rarely need this.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from pygame import Rect, Surface

from game.app.paint.cache import MissingSurface, SurfaceCache
from game.app.paint.deck import Deck
from game.app.paint.lighting import lay_tile, lit_table
from game.app.paint.pictures import LEFT_HANDED, Pictures, find_root
from game.app.paint.shapes import Size
from game.app.paint.theme import Theme
from game.app.paint.typesetting import Fonts, Typesetter
from game.app.paint.viewport import Viewport


@dataclass(slots=True)
class KeptLayer:
    """A picture of the whole window that is kept while *key* stays the same, and the texts it had no room for.

    *covers* are pieces cut out of it, each with what it depends on; in the areas *renewed* it was painted since it was
    shown last.
    """

    key: object
    surface: Surface
    shortened: list[str] = field(default_factory=list)
    covers: dict[object, tuple[object, Surface]] = field(default_factory=dict)
    renewed: list[Rect] = field(default_factory=list)


class Assets:
    """Pictures, cards, fonts and baked shapes below *root*, for *viewport* and *theme*."""

    def __init__(self, theme: Theme, viewport: Viewport, root: Path | None = None) -> None:
        self.root = root or find_root("sprites")
        self.pictures = Pictures(self.root)
        self.fonts = Fonts(self.root / "fonts")
        self.theme = theme
        self.viewport = viewport
        self._cards = ("", "", "")
        self.unloaded: list[str] = []  # the cards left to load, last first
        self.rehearsing = False  # what is drawn now nobody sees
        self.renew()
        self.use_cards("classic")

    def use_cards(self, deck: str, back: str = "navy", *, left_handed: bool = False) -> None:
        """Use the cards of *deck* with *back* from now on, and drop the masters of others."""
        cards = (deck, back, LEFT_HANDED if left_handed else "")
        if cards == self._cards:
            return
        for kind, before, now in zip(("cards/", "backs/", "cards/"), self._cards, cards, strict=True):
            if before != now:
                self.pictures.forget(kind)
        self._cards = cards
        faces = sorted((self.root / "cards" / deck).glob("*.png"))
        self.unloaded = [f"cards/{deck}/{face.stem}{cards[-1]}" for face in faces]
        self.unloaded += [f"backs/{back}_plain", f"backs/{back}"]  # the last are loaded first: they are dealt

    def load_next(self) -> bool:
        """Load one more card, so that the first deal need not; return whether any is left."""
        if self.unloaded:
            self.pictures.opaque(self.unloaded.pop())
        return bool(self.unloaded)

    def rescale(self, theme: Theme, viewport: Viewport) -> None:
        """Drop what was made for another scale or theme; masters stay loaded."""
        self.theme = theme
        self.viewport = viewport
        self.pictures.clear()
        self.fonts.clear()
        self.renew()

    def renew(self) -> None:
        """Begin with nothing made."""
        width, height = self.viewport.pixels
        self.baked = SurfaceCache(2_000_000 + 9 * width * height // 8)
        self.tables = SurfaceCache(1)  # the last one
        self.layers: dict[str, KeptLayer] = {}
        self.deck = Deck(self.pictures, self.theme, 2_500_000 + 2 * width * height)
        self.type = Typesetter(self.fonts, self.theme, self.viewport)

    def table(self, size: Size) -> Surface:
        """Return the lit table that fills *size*."""
        return self.tables.get(size, lambda: self.lit(self.theme, size), anywhere=True)

    def missing(self, paint: Callable[[], object]) -> list[MissingSurface]:
        """Return what would have to be made for what *paint* draws, in its order; nothing is made.

        What *paint* draws meanwhile is no picture that anybody should see.
        """
        deck = self.deck
        caches = (self.tables, self.baked, deck.kept, deck.passed, self.pictures.scaled, self.type.rendered)
        missing: list[MissingSurface] = []
        self.rehearsing = True
        for cache in caches:
            cache.missing = missing
        try:
            paint()
        finally:
            self.rehearsing = False
            for cache in caches:
                cache.missing = None
        return list({(id(one.cache), one.key): one for one in missing}.values())

    def lit(self, theme: Theme, size: Size) -> Surface:
        """Return the table of *theme* in any *size*, which is not kept."""
        table = lit_table(size, theme.table)
        if theme.texture and self.pictures.has(theme.texture):
            lay_tile(table, self.pictures.master(theme.texture))
        return table
