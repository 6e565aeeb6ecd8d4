"""What everybody who knows the game would do, as rows of cards by kind; South decides, and North is its partner."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from game.engine.views import PlayerView
from game.rules.presets import CLASSIC, GRILL
from tests.ai.situations import to_bid, to_play


class Who(Enum):
    """Whom advice is for: who searches may know better where little hangs on it."""

    ALL = "all"
    RULES = "rules"
    EXPERT = "expert"


class Row(NamedTuple):
    """What South sees, and what it may do: cards, where ? stands for anything, or bids."""

    view: PlayerView
    good: str
    who: Who = Who.ALL


FREE_BAGS = replace(CLASSIC, bag_limit=0, bag_penalty=0)
HELPED = replace(CLASSIC, failed_nil_tricks="help_partner")
NO_SPADE = "?C ?D ?H"

# Cards that stand for nothing but a usual hand: a long one beside hearts, one without hearts, one beside two suits.
_REST = "KD 8D 4D 3D JC 8C 5C KS 7S 2S"
_VOID = "KD 8D 4D 3D JC 8C 5C 4C 3C KS 7S 4S 2S"
_BLACK = "JC 8C 5C 4C KS 7S 4S"
_NIL = "9D 4D 3D 2D 8C 5C 4C 6S 3S 2S"
_LOW = "9D 4D 3D 2D 5C 2C 6S 4S 3S 2S"
_COVER = "KD 8D JC 8C 5C 4C AS KS 7S 4S"
# Endings: what the others hold beside hearts, and who took the tricks before.
_FIVE, _EIGHT = "AD 9D 2D 2C 5C 7C JC AS 3S 4S TS QS", "S S S N N W W W"
_TWO, _ELEVEN = "7C 6D 9S", "S S S N N W W W W W W"

BESIDE_PARTNER = {
    "the last seat leaves the trick to the partner": Row(to_play(f"AH QH 3H {_REST}", "5H KH 6H"), "3H"),
    "a void hand in the last seat does not ruff the partner's winner": Row(to_play(_VOID, "5H KH 6H"), NO_SPADE),
    "a void hand in the third seat does not ruff the partner's ace": Row(
        to_play("KH 8H 4H 3H JC 8C 5C 4C 3C KS 7S 4S 2S", "AD 6D"), NO_SPADE
    ),
    "the partner's ruff is not overruffed": Row(to_play(_VOID, "KH 5S 3H"), NO_SPADE),
    "the partner's queen is not taken with its neighbour, the king": Row(
        to_play(f"KH JH 3H {_REST}", "5H QH 6H"), "3H JH", Who.RULES
    ),
    "an ace is kept under the partner's king": Row(to_play(f"AD 5D 3D 6H 5H 4H {_BLACK}", "KD 7D"), "5D 3D"),
    "an ace is kept under the partner's ruff": Row(to_play(f"AH 3H 6S {_REST}", "KH 4S 8H"), "3H"),
    "a king is kept under the partner's ace": Row(to_play(f"KD 8D 3D 6H 5H 4H {_BLACK}", "AD 6D"), "8D 3D"),
    "a suit is led that the partner ruffs": Row(
        to_play(
            "5C 4C 9D 7D 3S",
            left="QS TS 8S 6S KC QC JC TC AD KD 4H 7H 8H 9H TH",
            won="S N W E N W S",
            before="AC 8C 6D 9C",
            bids="4 3 5 3",
        ),
        "5C 4C",
    ),
    "trumps that only the partner has are not drawn": Row(
        to_play(
            "KS 9S AD 7D 4C",
            left="JS AC KC 9C KD QD 9D JD 6D 5D AH KH 9H 8H 4H",
            won="S N W E N W S",
            before="QS 2C 5S 2D",
            bids="5 3 3 2",
        ),
        "AD 7D 4C",
    ),
}

HIGH_AND_LOW = {
    "the last seat wins with the cheapest card that can": Row(to_play(f"AH QH 3H {_REST}", "5H 9H TH"), "QH"),
    "the last seat takes a king with its ace": Row(to_play(f"AH 4H 3H {_REST}", "KH 5H 6H"), "AH"),
    "a lost trick gets no high card": Row(to_play(f"JH 7H 3H {_REST}", "AH 5H KH"), "3H 7H"),
    "a void hand ruffs the opponents' winner with its lowest spade": Row(to_play(_VOID, "AH 3H 4H"), "2S", Who.RULES),
    "a void hand ruffs the opponents' winner with a low spade": Row(to_play(_VOID, "AH 3H 4H"), "2S 4S 7S"),
    "a void hand ruffs what has beaten the partner": Row(to_play(_VOID, "9H AH"), "2S 4S 7S"),
    "an overruff is as low as can be": Row(to_play(_VOID, "AH 3H 3S"), "4S", Who.RULES),
    "an overruff never takes the king where a lower spade does": Row(to_play(_VOID, "AH 3H 3S"), f"4S 7S {NO_SPADE}"),
    "a trick lost to a higher ruff gets the worst card": Row(
        to_play("KD 8D 4D 3D JC 8C 5C 4C 3C QS 7S 4S 2S", "AH 3H AS"), "3C 3D 4C 4D", Who.RULES
    ),
    "a trick lost to the ace of spades gets no spade": Row(
        to_play("KD 8D 4D 3D JC 8C 5C 4C 3C QS 7S 4S 2S", "AH 3H AS"), NO_SPADE
    ),
    "the second hand keeps its king while the ace is out": Row(to_play(f"KD 8D 4D 6H 5H 4H {_BLACK}", "5D"), "4D 8D"),
    "the second hand keeps its king of spades while the ace is out": Row(
        to_play("8D 4D JC 8C 5C 4C KS 7S 2S 6H 5H 4H 3H", "5S"), "2S 7S"
    ),
    "the third hand plays high": Row(to_play(f"KD 8D 3D 6H 5H 4H {_BLACK}", "4D 6D"), "KD", Who.RULES),
    "the third hand does not play its lowest": Row(to_play(f"KD 8D 3D 6H 5H 4H {_BLACK}", "4D 6D"), "KD 8D"),
    "the third hand plays one of two touching high cards": Row(
        to_play(f"KD QD 3D 6H 5H 4H {_BLACK}", "4D 6D"), "QD KD"
    ),
    "nothing high is spent under an ace that cannot be beaten": Row(
        to_play(f"KD QD 3D 6H 5H 4H {_BLACK}", "AD 6D 7D"), "3D"
    ),
    "an ace is cashed before others run out of its suit": Row(
        to_play("AD 8D 3D JC 8C 5C 4C QS 7S 4S 8H 5H 4H"), "AD", Who.RULES
    ),
    "no suit is opened from a king while there is a better lead": Row(
        to_play("AD KD 3D KC 8C 5C 4C QS 7S 4S KH 5H 4H"), "AD KD", Who.RULES
    ),
    "of two aces the one is led that nobody ruffs": Row(
        to_play(
            "AH AD 7D 4C 3S",
            left="JS TS 8S QS AC 9C 7C KD QD 9D QH JH 8H 4H 3H",
            won="S N W E N W S",
            before="KH 2C 5H 9H",
            bids="5 3 3 2",
        ),
        "AD 7D 4C 3S",
    ),
    "the last trumps are drawn before side winners are cashed": Row(
        to_play(
            "AS KS AD KD QD",
            left="9S 8S 7S 4C 5C 6C 7C 9C JD TD AH QH JH TH 2H",
            won="S N S N N W W S",
            bids="7 2 3 1",
        ),
        "AS KS",
        Who.EXPERT,
    ),
}

OWN_NIL = {
    "a nil stays under with its highest card that does": Row(
        to_play(f"8H 3H 2H {_NIL}", "9H", bids="nil 4 4 3"), "8H", Who.RULES
    ),
    "a nil stays under in the second seat": Row(to_play(f"JH 3H 2H {_NIL}", "9H", bids="nil 4 4 3"), "3H 2H"),
    "a nil gets rid of its queen under the partner's king": Row(
        to_play(f"QH 3H 2H {_NIL}", "KH 4H", bids="nil 4 4 3"), "QH"
    ),
    "a nil gets rid of its queen in the last seat": Row(
        to_play(f"QH 3H 2H {_NIL}", "9H KH 4H", bids="nil 4 4 3"), "QH"
    ),
    "a nil throws its most dangerous card": Row(
        to_play(f"AC 4C 3C {_LOW}", "9H KH 2H", bids="nil 4 4 3"), "AC", Who.RULES
    ),
    "a nil throws a bare ace": Row(
        to_play("AD 9C 8C 7C 6C 5C 4C 3C 2C 6S 4S 3S 2S", "9H KH 2H", bids="nil 4 4 3"), "AD"
    ),
    "a nil that must win does so with its highest card": Row(
        to_play(f"KH 7H 9C {_NIL}", "2H 3H 4H", bids="nil 4 4 3"), "KH", Who.RULES
    ),
    "a nil that cannot stay under goes over as little as it can": Row(
        to_play("KH 8H 9D 4D 3D 2D 5C 4C 3C 6S 4S 3S 2S", "7H", bids="nil 4 4 3"), "8H"
    ),
    "a nil does not ruff": Row(to_play(f"AC 4C 3C {_LOW}", "9H", bids="nil 4 4 3"), NO_SPADE),
    "a nil leads a card that somebody beats": Row(
        to_play("8H 3H JH 9D 4D 3D 2D 8C 5C 2C 6S 3S 2S", bids="nil 4 4 3"), "2? 3? 4D 5C 6S 8C"
    ),
    "a nil throws a high spade under a higher one": Row(
        to_play("QS 3S 9D 4D 3D 2D 8C 5C 4C 8H 3H 2H 6C", "KS", bids="nil 4 4 3"), "QS"
    ),
    "a nil throws a high spade under a higher ruff": Row(
        to_play("JS 3S 9D 4D 3D 2D 8C 5C 4C 2C 7D 6D 5D", "9H QS KH", bids="nil 4 4 3"), "JS"
    ),
    "a broken nil takes the trick that its side still owes, where it counts": Row(
        to_play(
            "AH 3H 4D",
            "5H 9H TH",
            left="KD 9D 8D 2D 7C 4S",
            won="S N N N W W W E E W",
            bids="nil 3 5 3",
            rules=HELPED,
        ),
        "AH",
    ),
}

PARTNERS_NIL = {
    "the partner's nil is covered when it holds the trick": Row(
        to_play(f"JH 2H 4D {_COVER}", "3H 9H 4H", bids="4 3 nil 4"), "JH"
    ),
    "a nil is covered with the smallest card that does": Row(
        to_play(f"AH JH 2H {_COVER}", "3H 9H 4H", bids="4 3 nil 4"), "JH"
    ),
    "a nil is covered with either of two touching cards, not with the ace": Row(
        to_play(f"AH JH TH {_COVER}", "3H 9H 4H", bids="4 3 nil 4"), "TH JH"
    ),
    "a nil that has led is covered": Row(to_play(f"KH 8H 2H {_COVER}", "5H 3H", bids="4 3 nil 4"), "8H KH"),
    "a nil is covered with a ruff where nothing else can": Row(
        to_play("KD 8D 4D 3D JC 8C 5C 4C 3C AS KS 7S 4S", "3H 9H 4H", bids="4 3 nil 4"), "4S 7S"
    ),
    "a nil that had to ruff is covered with the next spade": Row(
        to_play("KD 8D 4D 3D JC 8C 5C 4C 3C AS KS 7S 4S", "AH 6S 4H", bids="4 3 nil 4"), "7S"
    ),
    "a nil that is out of danger needs no cover": Row(
        to_play(f"AH JH 2H {_COVER}", "QH 9H KH", bids="4 3 nil 4"), "2H AH"
    ),
    "the second seat plays high before the partner's nil": Row(
        to_play(f"AH 5H 2H {_COVER}", "6H", bids="4 3 nil 4"), "AH", Who.RULES
    ),
    "the partner of a nil leads high": Row(
        to_play("AH KH 8H KD 8D 3D JC 8C 5C AS KS 7S 4S", bids="5 3 nil 4"), "AH KH", Who.RULES
    ),
    "a suit is led in which the partner's nil is safe": Row(
        to_play(
            "QC 5C 3H 8D JS",
            left="TC 9C 4C 2C AD 9D 2D AH QH 9H 7H AS TS 4S 2S",
            won="S S W E E S S",
            before="KC 8C QD 6C",
            bids="4 3 nil 4",
        ),
        "QC 5C",
    ),
}

THEIR_NIL = {
    "an opponents' nil that holds the trick keeps it": Row(
        to_play(f"AH 2H 4D {_COVER}", "9H 3H 4H", bids="4 nil 3 5"), "2H"
    ),
    "a nil that holds the trick from the seat before keeps it": Row(
        to_play(f"AH KH 2H {_COVER}", "3H 4H 9H", bids="5 3 3 nil"), "2H"
    ),
    "a nil that holds the trick is not ruffed": Row(
        to_play("KD 8D 4D 3D JC 8C 5C 4C 3C AS KS 7S 4S", "3H 4H 9H", bids="4 3 3 nil"), NO_SPADE
    ),
    "low cards are led against a nil": Row(
        to_play("2C 9C KC KD QD AH KH JH AS KS QS 7S 8D", bids="7 nil 1 5"), "2C 9C", Who.RULES
    ),
    "no ace is led against a nil": Row(
        to_play("3D 4D AC KC 9C AH KH JH AS KS QS 7S 8D", bids="6 3 1 nil"), "?D 9C JH QS KH KC 7S"
    ),
    "a suit is led that the nil still has": Row(
        to_play(
            "QC 5C 3H 8D JS",
            left="TC 9C 4C 2C AD 9D 2D AH QH 9H 7H AS TS 4S 2S",
            won="S S N E E S S",
            before="KC QD 8C 6C",
            bids="4 nil 3 4",
        ),
        "3H 8D JS",
    ),
    "after a nil is broken the own contract counts": Row(
        to_play("QH 2H KD 8D 4C", "9H 3H 4H", left=_FIVE, won="S N E E N E S W", bids="4 nil 3 5"), "QH"
    ),
    "a contract worth more than a nil comes first": Row(
        to_play("AH 2H", "3H 4H 9H", left=_TWO, won="S S S S S N N N N W W", bids="7 2 3 nil", rules=GRILL),
        "AH",
    ),
    "a nil worth more than a contract is broken first": Row(
        to_play("AH 2H", "3H 4H 9H", left=_TWO, won="S S N W W W W W W W W", bids="2 7 2 nil"), "2H"
    ),
}

BAGS = {
    "a side that has its tricks stays under": Row(
        to_play("QH 3H KD 8D 4C", "5H 9H TH", left=_FIVE, won=_EIGHT, bids="3 2 2 1"), "3H"
    ),
    "a side with nine bags stays under": Row(
        to_play("QH 3H KD 8D 4C", "5H 9H TH", left=_FIVE, won=_EIGHT, bids="3 2 2 1", bags=(9, 0)), "3H"
    ),
    "a side that has its tricks throws high cards under higher ones": Row(
        to_play(
            "QH 3H KD 8D 4C",
            "5H 9H KH",
            left="2H 4H TH JH AD 9D 2D AS 3S 4S TS QS",
            won=_EIGHT,
            bids="3 2 2 1",
        ),
        "QH",
    ),
    "a side that has its tricks throws its winners away": Row(
        to_play(
            "AD 8D KC 4C 7C",
            "5H 9H TH",
            left="AH KH QD 9D 2D 2C 5C AS 3S 4S TS QS",
            won=_EIGHT,
            bids="3 2 2 1",
        ),
        "AD KC 7C",
    ),
    "a side that has its tricks does not ruff": Row(
        to_play("8D 4D 7S 2S", "AH 9H 4H", left="QH 6H 9S TS 5S AD KD 9D 7C", won="S S S N N E E W W", bids="3 3 2 1"),
        NO_SPADE,
    ),
    "a side that has its tricks leads low": Row(
        to_play(
            "KD 3D JC 4C 5H",
            left="AD 9D 6D AC 9C 7C AH KH 9H 8H AS QS TS 4S 3S",
            won="S S N N N W W S",
            bids="3 2 2 1",
        ),
        "3D 4C 5H",
        Who.RULES,
    ),
    "a side that needs every trick wins": Row(
        to_play("AH 3H KD 8D 4C", "5H 9H KH", left=_FIVE, won=_EIGHT, bids="6 3 4 2"), "AH"
    ),
    "a trick that the side still owes is taken": Row(
        to_play("QH 3H KD 8D 4C", "5H 9H TH", left=_FIVE, won=_EIGHT, bids="3 2 3 1"), "QH", Who.RULES
    ),
    "bags are taken where they cost nothing": Row(
        to_play("QH 3H KD 8D 4C", "5H 9H TH", left=_FIVE, won=_EIGHT, bids="3 3 2 2", rules=FREE_BAGS), "QH"
    ),
    "a side about to take twice its bid stays under where that is punished": Row(
        to_play(
            "QH 3H KD 8D",
            "5H 9H TH",
            left="AD 9D 2D 7C AS 3S 4S TS QS",
            won="S S S S S N N W W",
            bids="2 3 2 2",
            rules=GRILL,
        ),
        "3H",
        Who.RULES,
    ),
    "a hopeless side leaves bags to the others": Row(
        to_play("QH 3H", "5H 9H TH", left=_TWO, won=_ELEVEN, bids="6 2 5 1"), "3H"
    ),
}

SETTING = {
    "a side that has its tricks still takes the one that sets the others": Row(
        to_play("QH 3H", "5H 9H TH", left=_TWO, won=_ELEVEN, bids="3 4 2 4"), "QH"
    ),
    "refusing a bag does not hand the others their contract": Row(
        to_play("QH 3H KD 8D 4C", "5H 9H TH", left=_FIVE, won=_EIGHT, bids="3 4 2 4"), "QH"
    ),
    "a hopeless side still sets the others": Row(
        to_play("QH 3H", "5H 9H TH", left=_TWO, won=_ELEVEN, bids="7 4 2 4"), "QH"
    ),
    "a ruff sets the others": Row(
        to_play("8D 4D 7S 2S", "AH 9H 4H", left="QH 6H 9S TS 5S AD KD 9D 7C", won="S S S N N E E W W", bids="3 4 2 4"),
        "?S",
    ),
    "nobody ducks where all have bid 14 together": Row(
        to_play("QH 3H 2H KD 8D 4D JC 8C 5C KS 7S 2S 3D", "5H 9H TH", bids="4 4 3 3"), "QH"
    ),
}

_POOR = "2C 3C 5C 2D 4D 6D 9D 3H 4H 7H 8H 2S 5S"
_RISKY = "2C 3C 5C 2D 4D 6D 9D 3H 4H 8H QH 2S 8S"
_PLAIN = "KS 9S 4S QH 7H 3H AD 7D 5D 2D JC 8C 3C"
_STRONG = "AS KS QS 9S 4S AH KH 3H AD 7D 5D 3C 2C"
_WILD = "2C 3C 4C 6C JC 2D 3D 4D 6D QD 6H 2S QS"
BIDS = {
    "a poor hand goes nil": Row(to_bid(_POOR), "nil"),
    "a poor hand goes nil beside a partner with tricks": Row(to_bid(_POOR, "- - 4 3"), "nil"),
    "a strong hand bids about its tricks": Row(to_bid(_STRONG), "6 7"),
    "a plain hand bids about its tricks": Row(to_bid(_PLAIN), "2 3"),
    "the partner of a nil still bids its own tricks": Row(to_bid(_STRONG, "- 3 nil 3"), "5 6 7"),
    "no nil is bid with the ace of spades": Row(to_bid(_POOR.replace("5S", "AS")), "1 2"),
    "no nil is bid with the ace of spades even far behind": Row(
        to_bid(_POOR.replace("5S", "AS"), points=(60, 440)), "1 2"
    ),
    "no nil is bid with king and queen of spades alone": Row(to_bid("2C 3C 5C 2D 4D 6D 9D 3H 4H 7H 8H KS QS"), "1 2"),
    "no nil is bid on five spades": Row(to_bid("2C 3C 5C 2D 4D 6D 3H 4H JS TS 9S 8S 7S"), "1 2 3"),
    "no nil is bid on a long suit from the top": Row(to_bid("AH KH QH JH 9H 8H 2D 4D 6D 2C 3C 2S 5S"), "1 2 3"),
    "the last to bid is careful at a full table": Row(to_bid(_PLAIN, "- 4 4 4"), "1 2"),
    "a side that needs few points bids no more than it is sure of": Row(
        to_bid(_PLAIN, "- 3 3 3", points=(490, 300)), "1 2"
    ),
    "far behind, a nil is risked that is left alone far ahead": Row(to_bid(_WILD, "- 3 3 3", points=(130, 360)), "nil"),
    "far ahead, a nil is left alone that is risked far behind": Row(to_bid(_WILD, "- 3 3 3", points=(430, 360)), "1 2"),
    "a side that is nearly home leaves a risky nil alone": Row(
        to_bid(_RISKY, "- 2 4 2", points=(460, 440)), "1 2", Who.RULES
    ),
    "two strong hands go for the ten that pays double": Row(to_bid(_STRONG, "- 2 4 1", rules=GRILL), "6"),
}

KINDS = {
    "beside the partner": BESIDE_PARTNER,
    "high and low": HIGH_AND_LOW,
    "own nil": OWN_NIL,
    "the partner's nil": PARTNERS_NIL,
    "their nil": THEIR_NIL,
    "bags": BAGS,
    "setting": SETTING,
    "bids": BIDS,
}
ROWS = {advice: row for rows in KINDS.values() for advice, row in rows.items()}
