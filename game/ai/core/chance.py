"""A generator that draws the same numbers compiled and uncompiled: SplitMix64 (Steele, Lea and Flood, 2014)."""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.cython import c_function, c_inline, i32, u64

ALL_BITS = cython.declare(u64, 0xFFFFFFFFFFFFFFFF)
GOLDEN = cython.declare(u64, 0x9E3779B97F4A7C15)
MIX_ONE = cython.declare(u64, 0xBF58476D1CE4E5B9)
MIX_TWO = cython.declare(u64, 0x94D049BB133111EB)


@cython.final
@cython.cclass
class Chance:
    """A stream of numbers that a *seed* of 64 bits fixes."""

    state: u64

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    def next(self) -> int:
        """Return the next 64 bits."""
        return draw(self)

    def below(self, limit: int) -> int:
        """Return a number from 0 to *limit* - 1."""
        return draw_below(self, limit)


@c_inline
def draw(chance: Chance) -> u64:
    """Return the next 64 bits."""
    chance.state = (chance.state + GOLDEN) & ALL_BITS
    mixed: u64 = chance.state
    mixed = ((mixed ^ (mixed >> 30)) * MIX_ONE) & ALL_BITS
    mixed = ((mixed ^ (mixed >> 27)) * MIX_TWO) & ALL_BITS
    return mixed ^ (mixed >> 31)


@c_inline
def draw_below(chance: Chance, limit: u64) -> i32:
    """Return a number below *limit*, which is far below 2**31; its bias is below 2**-20."""
    return ((draw(chance) >> 32) * limit) >> 32


@c_function
def draw_wide(chance: Chance, limit: u64) -> u64:
    """Return a number below *limit*, however large, without bias."""
    spare: u64 = ((ALL_BITS - limit) + 1) % limit
    drawn: u64 = draw(chance)
    while drawn < spare:
        drawn = draw(chance)
    return drawn % limit
