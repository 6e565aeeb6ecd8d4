"""Sets of cards as the bits of a number: how many, which is lowest, which highest.

Compiled, these three are single instructions; `build/core.pxd` says which.
"""


def count(mask: int) -> int:
    """Return how many cards *mask* holds."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """Return the lowest code in *mask*, which holds at least one."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """Return the highest code in *mask*, which holds at least one."""
    return mask.bit_length() - 1
