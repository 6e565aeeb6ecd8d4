"""What special contracts win and lose."""

from typing import NamedTuple


class Stakes(NamedTuple):
    """Points for a contract made and for one missed."""

    made: int
    missed: int


class Blind(NamedTuple):
    """A number of tricks that may be bid before the deal, and its stakes."""

    tricks: int
    stakes: Stakes
