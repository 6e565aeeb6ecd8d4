"""A rule set as a short code to share with a friend.

    >>> from game.rules.presets import GRILL
    >>> code_of(GRILL)
    'AE62-DEQE-QA'
    >>> rules_of("ae62 deqe qa") == GRILL
    True

A code holds only what differs from the nearest preset. It is one byte for the version, a checksum of two (CRC-16/XMODEM
of all other bytes) and a MessagePack of the preset's number and the values under the numbers of their keys, written
in the letters and digits of base 32, which has no 0, 1, 8 or 9 that could be taken for O, I or B.
"""

from __future__ import annotations

import binascii
import re
from base64 import b32decode, b32encode
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from game.rules.errors import RuleError
from game.rules.presets import ALL_PRESETS, Preset
from game.rules.refusals import in_page_words
from game.rules.rule_keys import KEYS
from game.rules.ruleset import RuleSet
from game.words import _

VERSION = 1
LONGEST = 2000  # letters; no code of ours is as long
_GROUP = 4
_HEAD = 3  # bytes before the values
_LONGEST_TEXT = 4000  # signs of a message in which a code is looked for
_MOST_PIECES = 60  # of a code that is written with blanks
_PIECE = re.compile(r"(?<![^\W_])[A-Za-z0-9]+(?:[-–][A-Za-z0-9]+)*(?![^\W_])")
_BEGINNING = re.compile("A[E-H]", re.IGNORECASE)  # of every code of version 1

# Codes hold these numbers, which never change.
_PRESETS = {preset.code: preset for preset in ALL_PRESETS}
_KEYS = {key.code: name for name, key in KEYS.items()}
_ALIKE = str.maketrans("0189", "OIBG")


class CodeError(ValueError):
    """A text is no share code; the message is a sentence that says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Shared:
    """The *rules* of a code, and the key of the *preset* that it is based on."""

    rules: RuleSet
    preset: str


def code_of(rules: RuleSet) -> str:
    """Return the code of *rules*: the shortest that is based on a preset."""
    codes = (_code(rules, preset) for _number, preset in sorted(_PRESETS.items()))
    return min(codes, key=len)


def rules_of(code: str) -> RuleSet:
    """Return the rules of *code*; raise CodeError if it has none."""
    return read_code(code).rules


def read_code(code: str) -> Shared:
    """Return the rules and preset of *code*, in any case and with any dashes and blanks; raise CodeError if it is none.

    It may stand in a message, among other words.

    >>> read_code("My rules: AE62-DEQE-QA, have fun!").preset
    'grill'
    """
    try:
        return _read(code)
    except CodeError:
        found = _within(code)
        if not found:
            raise
    if len(found) > 1:
        raise CodeError(_("There are {n} codes in this text; copy only one of them.").format(n=len(found)))
    return found[0]


def _within(text: str) -> list[Shared]:
    """Return what each of the different codes among the words of *text* means."""
    found: dict[str, Shared] = {}
    for letters in filter(_is_sound, _candidates(text)):
        with suppress(CodeError):
            found.setdefault(letters, _read(letters))
    return list(found.values())


def _candidates(text: str) -> Iterator[str]:
    """Yield possible codes in *text*: words with dashes, or groups of four letters with blanks between them."""
    pieces = list(_PIECE.finditer(text)) if len(text) <= _LONGEST_TEXT else []
    for start, first in enumerate(pieces):
        if not _BEGINNING.match(first[0]):
            continue
        letters, end = "", first.start()
        for piece in pieces[start : start + _MOST_PIECES]:
            apart = text[end : piece.start()]
            if len(letters) % _GROUP or apart.strip(" \t\r\n\xa0-–"):
                break
            letters, end = letters + _plain(piece[0]), piece.end()
            yield letters


def _read(code: str) -> Shared:
    values = _checked(_bytes(code))
    try:
        number, changes = msgspec.msgpack.decode(values, type=tuple[int, dict[int, object]])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise CodeError(
            _("This code holds something else than rules; copy one from a rule page of Ten Bags.")
        ) from error
    if number not in _PRESETS or not _KEYS.keys() >= changes.keys():
        raise CodeError(_("This code speaks of a rule that this Ten Bags does not know yet; a newer one can read it."))
    preset = _PRESETS[number]
    try:
        raw = {_KEYS[code]: KEYS[_KEYS[code]].kind.unpacked(value) for code, value in changes.items()}
        return Shared(preset.rules.changed(raw), preset.key)
    except RuleError as error:
        reason = in_page_words(error)
        raise CodeError(_("This code says rules that cannot be. {reason}").format(reason=reason)) from error


def _bytes(code: str) -> bytes:
    plain = _plain(code)
    if not plain:
        raise CodeError(_("There is no code here: it is a row of letters and digits such as AE62-DEQE-QA."))
    strange = next((sign for sign in plain if not (sign.isascii() and (sign.isalpha() or sign in "234567"))), None)
    if strange is not None:
        words = _("This is no share code, for “{sign}” never stands in one; a code looks like AE62-DEQE-QA.")
        raise CodeError(words.format(sign=strange if strange.isprintable() else "?"))
    if len(plain) > LONGEST:
        words = _("This is no share code: {n} letters are far too many. Copy only the code.")
        raise CodeError(words.format(n=len(plain)))
    try:
        content = b32decode(plain + "=" * (-len(plain) % 8))
    except binascii.Error as error:
        raise _part(plain) from error
    if _letters(content) != plain:
        raise _mistake()
    return content


def _plain(code: str) -> str:
    return "".join(code.split()).replace("-", "").replace("–", "").upper().translate(_ALIKE)


def _letters(content: bytes) -> str:
    return b32encode(content).decode("ascii").rstrip("=")


def _part(letters: str) -> CodeError:
    words = _(
        "This code of {n} letters is not whole: some are missing, or are too many. Copy it again, from end to end."
    )
    return CodeError(words.format(n=len(letters)))


def _mistake() -> CodeError:
    words = _("This code has a mistake in it, or is not whole: it fails its own check. Copy it again, from end to end.")
    return CodeError(words)


def _checked(content: bytes) -> bytes:
    """Return the values in *content*; raise CodeError if its version or checksum is wrong."""
    if len(content) <= _HEAD:
        raise _part(_letters(content))
    version, told, values = content[0], content[1:_HEAD], content[_HEAD:]
    if told != _checksum(version, values):
        raise _mistake()
    if version > VERSION:
        raise CodeError(_("This code comes from a newer version of Ten Bags; bring yours up to date to read it."))
    if version < VERSION:
        words = _("This code is of version {n}, which there never was; copy one from a rule page of Ten Bags.")
        raise CodeError(words.format(n=version))
    return values


def _is_sound(letters: str) -> bool:
    """Whether the checksum of *letters* is right."""
    try:
        content = b32decode(letters + "=" * (-len(letters) % 8))
    except binascii.Error:
        return False
    return len(content) > _HEAD and content[1:_HEAD] == _checksum(content[0], content[_HEAD:])


def _checksum(version: int, values: bytes) -> bytes:
    return binascii.crc_hqx(bytes([version]) + values, 0).to_bytes(2, "big")


def _code(rules: RuleSet, preset: Preset) -> str:
    here, there = rules.to_json(), preset.rules.to_json()
    changes = {code: KEYS[key].kind.packed(here[key]) for code, key in sorted(_KEYS.items()) if here[key] != there[key]}
    return encode(VERSION, msgspec.msgpack.encode((preset.code, changes)))


def encode(version: int, values: bytes) -> str:
    """Return the code of *version* that holds *values*."""
    letters = _letters(bytes([version]) + _checksum(version, values) + values)
    return "-".join(letters[start : start + _GROUP] for start in range(0, len(letters), _GROUP))
