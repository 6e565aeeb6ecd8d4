"""What the core says to the compiler, meaning nothing while it runs uncompiled.

The core is one source: plain Python, with C types in its annotations. `build/compile_core.py` joins its modules into
one and compiles that; there `cython` is the real thing, and the types below are those of `build/core.pxd`.
"""

from __future__ import annotations

from types import TracebackType
from typing import TypeAlias, TypeVar

T = TypeVar("T")

u64: TypeAlias = int
i32: TypeAlias = int
i64: TypeAlias = int
f64: TypeAlias = float
void: TypeAlias = None
# Lists of fixed length: by seat, by side, by code, and so on.
Masks: TypeAlias = list[int]
Seats: TypeAlias = list[int]
Sides: TypeAlias = list[int]
Codes: TypeAlias = list[int]
Tables: TypeAlias = list[int]
Counts: TypeAlias = list[int]
Shares: TypeAlias = list[int]
Factors: TypeAlias = list[int]
Places: TypeAlias = list[int]
Classes: TypeAlias = list[int]
Grid: TypeAlias = list[int]
Results: TypeAlias = list[int]
Sums: TypeAlias = list[int]
Splits: TypeAlias = list[int]
Weights: TypeAlias = list[int]
Habits: TypeAlias = list[int]
Lessons: TypeAlias = list[int]
Keys: TypeAlias = list[int]
Bounds: TypeAlias = list[int]


class _NoGil:
    """Marks what touches no Python object, a function or a block, so that other threads run meanwhile."""

    def __call__(self, function: T) -> T:
        return function

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass


nogil = _NoGil()
compiled = False


def declare(_kind: type[T], value: T) -> T:
    """Return *value*, a constant of C type *kind*."""
    return value


def cclass(kind: type[T]) -> type[T]:
    """Mark a class whose attributes are C values."""
    return kind


def final(kind: type[T]) -> type[T]:
    """Mark a class that nothing derives from."""
    return kind


def c_function(function: T) -> T:
    """Mark a function for the core alone: called as C calls, without the interpreter's lock, and never raising."""
    return function


def c_inline(function: T) -> T:
    """Mark a `c_function` that is woven into its callers."""
    return function
