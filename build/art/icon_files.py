"""The program's icon as Windows and macOS want it: one file that holds all sizes, each drawn for itself.

ICON_FILES["ten-bags.ico"]()        # the bytes of the file
"""

import struct
from collections.abc import Callable, Mapping

from art.ornaments import app_icon
from art.raster import rasterised

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_SIZES: Mapping[str, int] = {  # by Apple's names; half of them are for screens with twice the pixels
    "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024,
}  # fmt: skip
_HEAD, _ENTRY = struct.Struct("<3H"), struct.Struct("<4B2H2I")


def ico() -> bytes:
    """Return the icon for Windows: a list of the pictures, and behind it the pictures, as PNG."""
    pictures = [_drawn(size) for size in ICO_SIZES]
    start, entries = _HEAD.size + _ENTRY.size * len(pictures), []
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        entries.append(_ENTRY.pack(side, side, 0, 0, 1, 32, len(picture), start))
        start += len(picture)
    return b"".join((_HEAD.pack(0, 1, len(pictures)), *entries, *pictures))


def icns() -> bytes:
    """Return the icon for macOS: the pictures as PNG, each behind its name and its length."""
    chunks = [_chunk(name, _drawn(size)) for name, size in ICNS_SIZES.items()]
    return _chunk("icns", b"".join(chunks))


ICON_FILES: Mapping[str, Callable[[], bytes]] = {"ten-bags.ico": ico, "ten-bags.icns": icns}


def _chunk(name: str, content: bytes) -> bytes:
    return name.encode() + struct.pack(">I", len(content) + 8) + content


def _drawn(size: int) -> bytes:
    return rasterised(app_icon(size), size, size)
