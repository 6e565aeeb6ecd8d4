"""From SVG to the PNG masters that ship."""

import io

import resvg_py
from PIL import Image


def rasterised(svg: str, wide: int, high: int, *, grey: bool = False) -> bytes:
    """Return the picture of *svg* as PNG, *wide* by *high* pixels, squeezed without loss; *grey*: its lightness."""
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=wide, height=high, skip_system_fonts=True)
    picture = Image.open(io.BytesIO(bytes(drawn))).convert("L" if grey else "RGBA")
    squeezed = io.BytesIO()
    picture.save(squeezed, "PNG", optimize=True)
    return squeezed.getvalue()
