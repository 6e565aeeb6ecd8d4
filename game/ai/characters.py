"""The characters of computer players: the same strength in another style."""

from __future__ import annotations

from dataclasses import dataclass

from game.words import _


@dataclass(frozen=True, slots=True)
class Character:
    """What a player likes more, or less, than the score sheet alone would say; *key* is what files call it.

    *nil* are points added to the value of an own nil. A bag of the own side counts *bags* times what it costs. The
    opponents' set counts *sets* points more than it brings. What the partner's bid is worth is never touched.
    """

    key: str
    nil: int = 0
    bags: float = 1.0
    sets: int = 0

    @property
    def title(self) -> str:
        """The visible name."""
        return _titles()[self.key]

    @property
    def about(self) -> str:
        """The style in a few words."""
        return _abouts()[self.key]


def _titles() -> dict[str, str]:
    return {
        "steady": _("Steady"),
        "bold": _("Bold"),
        "careful": _("Careful"),
        "thrifty": _("Thrifty"),
        "hunter": _("Hunter"),
    }


def _abouts() -> dict[str, str]:
    return {
        "steady": _("Plays by the odds alone"),
        "bold": _("Goes nil where others would not"),
        "careful": _("Goes nil only when it is all but safe"),
        "thrifty": _("Takes as few bags as it can"),
        "hunter": _("Takes bags to set the other side"),
    }


STEADY = Character("steady")
CHARACTERS: tuple[Character, ...] = (
    STEADY,
    Character("bold", nil=30),
    Character("careful", nil=-30),
    Character("thrifty", bags=1.5),
    Character("hunter", bags=0.5, sets=60),
)


def find_character(key: str) -> Character:
    """Return the character called *key*, or the steady one where there is none of that name."""
    return next((character for character in CHARACTERS if character.key == key), STEADY)
