"""Taking all pictures: every theme, every size, every shot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.app.gallery.contact import contact_sheet, thumbnail
from game.app.gallery.moments import SAVED
from game.app.gallery.shots import shots
from game.app.gallery.studio import Studio, furnish
from game.app.services.choices import Choices
from game.storage.settings import Look

Size = tuple[int, int]
THEMES: tuple[Look, ...] = ("felt", "night", "contrast")
SIZES: tuple[Size, ...] = ((960, 600), (1280, 800), (1920, 1080))


@dataclass(frozen=True, slots=True)
class Order:
    """What is wanted: *themes* and *sizes*, everything *ui_size* per cent large, and of the shots those named *only*.

    Where *only* is empty, all are taken; a name may be the beginning of several.
    """

    themes: Sequence[Look] = THEMES
    sizes: Sequence[Size] = SIZES
    ui_size: int = 100
    only: Sequence[str] = ()

    def wants(self, name: str) -> bool:
        """Whether the shot called *name* is wanted."""
        return not self.only or any(name.startswith(one) for one in self.only)


def unknown_names(names: Sequence[str]) -> list[str]:
    """Return those of *names* with which the name of no shot begins."""
    known = [shot.name for shot in shots()]
    return [name for name in names if not any(one.startswith(name) for one in known)]


def take_all(order: Order, folder: Path) -> Iterator[Path]:
    """Take the pictures of *order*; yield the file of each below *folder* once it is written."""
    with TemporaryDirectory() as home:
        furnish(Path(home), SAVED)
        for size in order.sizes:
            studio = Studio(Path(home), size)
            try:
                for theme in order.themes:
                    yield from _take(studio, theme, order, folder / theme)
            finally:
                studio.close()


def _take(studio: Studio, theme: Look, order: Order, folder: Path) -> Iterator[Path]:
    name = "x".join(str(side) for side in studio.app.viewport.pixels)
    name += f"_{order.ui_size}" if order.ui_size != 100 else ""
    small = []
    for shot in shots():
        if not order.wants(shot.name):
            continue
        picture = studio.take(shot, Choices(theme=theme, ui_size=order.ui_size))
        if picture is not None:
            small.append((shot.name, thumbnail(picture)))
            yield _save(picture, folder / name / f"{shot.name}.png")
    if small:
        yield _save(contact_sheet(small), folder / f"{name}.png")


def _save(picture: pygame.Surface, path: Path) -> Path:
    """Write *picture* to *path*; raise OSError where that fails, which SDL does not tell of a full disk."""
    packed = BytesIO()
    pygame.image.save(picture, packed, path.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(packed.getvalue())
    return path
