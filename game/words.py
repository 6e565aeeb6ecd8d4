"""The one way by which every visible text passes: `_("Your bid")`."""

import gettext

_translations: gettext.NullTranslations = gettext.NullTranslations()


def speak(translations: gettext.NullTranslations) -> None:
    """Let every text from now on be said in the language of *translations*."""
    global _translations  # noqa: PLW0603 - one program speaks one language at a time
    _translations = translations


def _(text: str) -> str:
    """Return *text* in the chosen language, or *text* itself where no translation is known."""
    return _translations.gettext(text)


def plural(one: str, many: str, count: int) -> str:
    """Return *one* or *many*, as the chosen language counts *count* things."""
    return _translations.ngettext(one, many, count)
