"""The rank signs of the corner indices."""

from art.svg import num, path
from art.ten import ten


def rank_sign(word: str, x: float, baseline: float, height: float, fill: str, widest: float) -> str:
    """Return *word* centred at *x* with capitals *height* high, squeezed where it is wider than *widest*.

    A 10 is always *widest* wide.
    """
    high = height / 100
    if word == "10":
        place = f"translate({num(x - widest / 2)},{num(baseline)}) scale({high:.5f},{high:.5f})"
        return path(ten(widest / high), fill, transform=place)
    # Imported late: the catalogue of pictures can then be read on machines without fonttools.
    from art.serif import outline  # noqa: PLC0415

    shape = outline(word)
    wide = min(high, widest / shape.width)
    left = x - (shape.left + shape.right) / 2 * wide
    return path(shape.path, fill, transform=f"translate({num(left)},{num(baseline)}) scale({wide:.5f},{high:.5f})")
