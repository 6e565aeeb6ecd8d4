"""Why a number or nil is bid: what the hand is worth suit by suit, and how sure a nil must be to pay."""

from __future__ import annotations

from math import floor

from game.ai.codes import codes_of
from game.ai.hands import hand_tricks, is_plain
from game.ai.strength import suit_tricks
from game.cards import Suit
from game.rules.ruleset import RuleSet
from game.words import _, plural

_ORDER = (Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS)
_SHOWN = 0.05


def hand_words(rules: RuleSet, hand: int) -> str:
    """Return what *hand* is worth, and what each suit adds: "worth about 4.2 tricks (♠ 2.9  ♥ 1.3)".

    Where the table makes tricks rarer or commoner than the suits tell, the whole is said alone.
    """
    text = _("worth about {tricks} tricks").format(tricks=f"{hand_tricks(rules, hand):.1f}")
    if not is_plain(rules) or rules.bidding == "suicide":
        return text
    parts = [
        f"{suit.sign}\N{NO-BREAK SPACE}{part:.1f}".replace("-", "−")
        for suit, part in zip(_ORDER, suit_tricks(hand, codes_of(rules).deck), strict=True)
        if abs(part) >= _SHOWN
    ]
    return _("{words} ({suits})").format(words=text, suits="  ".join(parts)) if len(parts) > 1 else text


def kept_back(rules: RuleSet, hand: int, tricks: int) -> int:
    """Return how many tricks fewer than *hand* is worth a bid of *tricks* is; 0 where it is not a whole one."""
    return max(0, floor(hand_tricks(rules, hand) - tricks))


def kept_words(kept: int) -> str:
    """Return how many tricks are *kept* back."""
    return plural("one is kept back", "{count} are kept back", kept).format(count=kept)


def least_nil(rules: RuleSet, hand: int, taste: int = 0) -> float:
    """Return how often a nil of *hand* must stand to bring as much as the number that it would bid instead.

    *taste* are the points that a nil is worth to the player besides.
    """
    number = max(1, floor(hand_tricks(rules, hand) - 0.2))
    return (rules.nil + 10 * number - taste) / (2 * rules.nil) if rules.nil else 1.0


def nil_words(chance: float, least: float, *, bid: bool) -> str:
    """Return how likely a nil stands, and the *least* chance from which on it pays, where that is why it was *bid*.

    Where the score asks for another risk than that, the chance speaks alone.
    """
    if (chance >= least) is not bid:
        return _("nil stands in about {chance} of 100 likely deals").format(chance=round(100 * chance))
    text = _("nil stands in about {chance} of 100 likely deals, and is worth it from {least} on")
    return text.format(chance=round(100 * chance), least=round(100 * least))
