"""The system's clipboard, as text."""

import logging

import pygame

_log = logging.getLogger(__name__)


def read_clipboard() -> str:
    """Return the text on the clipboard; empty when there is none or it cannot be reached."""
    try:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
    except pygame.error as error:
        _log.warning("the clipboard cannot be read: %s", error)
        return ""


def write_clipboard(text: str) -> bool:
    """Put *text* on the clipboard; return whether that succeeded."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error as error:
        _log.warning("the clipboard cannot be written: %s", error)
        return False
    return True
