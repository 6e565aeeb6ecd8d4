"""A language in which every text is two fifths longer, to see whether there is room for others.

speak(Longer())
_("Score sheet")        # "Scoreso sheetsh"
"""

from __future__ import annotations

import gettext
import re
from functools import cache

_SHARE = 0.4
_KEPT = re.compile(r"(\{[^}]*\}|<[^>]*>|[^\w{<]+)")  # fields, tags and what stands between words


class Longer(gettext.NullTranslations):
    """Says everything in words with more letters."""

    def gettext(self, message: str) -> str:
        """Return *message*, longer."""
        return longer(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return *msgid1* or *msgid2*, as English counts *n* things, longer."""
        return longer(msgid1 if n == 1 else msgid2)


@cache  # a page of rules asks for the same texts over and over
def longer(text: str) -> str:
    """Return *text* with letters added to its words; fields and tags stay as they are.

    >>> longer("Bid {bid}, took <b>{taken} tricks</b>")
    'Bidb {bid}, tooktoo <b>{taken} trickstr</b>'
    """
    missing, parts = 0.0, []
    for part in _KEPT.split(text):
        letters = "".join(letter for letter in part if letter.isalpha())
        if len(letters) < 2 or _KEPT.fullmatch(part):
            parts.append(part)
            continue
        missing += _SHARE * len(letters)
        added = int(missing)
        missing -= added
        parts.append(part + letters[:added].lower())
    return "".join(parts)
