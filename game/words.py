"""Translation: every visible text passes through `_("Your bid")`. Also how numbers and lists are written."""

import gettext
from collections.abc import Sequence

_translations: gettext.NullTranslations = gettext.NullTranslations()


def speak(translations: gettext.NullTranslations) -> None:
    """Use *translations* for every text from now on."""
    global _translations  # noqa: PLW0603 - one program speaks one language at a time
    _translations = translations


def _(text: str) -> str:
    """Return *text* in the chosen language, or *text* itself where no translation is known."""
    return _translations.gettext(text)


def plural(one: str, many: str, count: int) -> str:
    """Return *one* or *many*, as the chosen language counts *count* things."""
    return _translations.ngettext(one, many, count)


def later(text: str) -> str:
    """Return *text* itself, which is translated where it is used: the language may be chosen only after import."""
    return text


def number(points: int) -> str:
    """Return *points* with a real minus where they are negative."""
    return f"−{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """Return *points* with a sign, a real minus before losses."""
    return f"+{points}" if points > 0 else number(points)


def listed(names: Sequence[str], joint: str) -> str:
    """Return *names* with commas between them and *joint*, such as " and ", before the last one."""
    return joint.join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def shortened(text: str, longest: int = 200) -> str:
    """Return *text*, which may come from a broken file, short and plain enough to stand in a sentence."""
    plain = "".join(sign if sign.isprintable() else "\ufffd" for sign in text)
    return plain if len(plain) <= longest else f"{plain[: longest - 1]}…"
