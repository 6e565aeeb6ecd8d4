"""The lines of a score sheet in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.scoring import Reason, ScoreLine, SideScore
from game.words import _, plural

WIDTH = 52


def describe(line: ScoreLine, names: Sequence[str]) -> str:
    """Return why *line* stands on the sheet; *names* are those of all seats, in seat order.

    >>> describe(ScoreLine(Reason.CONTRACT_SET, -50, bid=5, taken=4), ())
    'Contract of 5 set with 4 tricks'
    """
    name = "" if line.seat is None else names[line.seat]
    template = _own_template(line) if name == _("You") else ""
    return (template or _template(line)).format(bid=line.bid, taken=abs(line.taken), name=name)


def _own_template(line: ScoreLine) -> str:
    """Return how *line* is told to whom it is about; nothing where "You" can stand for a name."""
    count = abs(line.taken)
    match line.reason:
        case Reason.NIL_MADE:
            return _("You made your nil")
        case Reason.BLIND_NIL_MADE:
            return _("You made your blind nil")
        case Reason.NIL_FAILED:
            return plural("Your nil failed with {taken} trick", "Your nil failed with {taken} tricks", count)
        case Reason.BLIND_NIL_FAILED:
            return plural(
                "Your blind nil failed with {taken} trick", "Your blind nil failed with {taken} tricks", count
            )
        case Reason.RENEGE:
            return _("Your renege")
        case Reason.RENEGE_TRICKS if line.taken > 0:
            return plural("Your renege: {taken} trick won", "Your renege: {taken} tricks won", count)
        case Reason.RENEGE_TRICKS:
            return plural("Your renege: {taken} trick lost", "Your renege: {taken} tricks lost", count)
        case _:
            return ""


def _template(line: ScoreLine) -> str:
    match line.reason:
        case Reason.OVERTRICKS:
            return plural("{taken} overtrick", "{taken} overtricks", line.taken)
        case Reason.FAILED_NIL_TRICKS:
            return plural("{taken} trick of a failed nil", "{taken} tricks of a failed nil", line.taken)
        case Reason.UNBID_TRICKS:
            return plural("{taken} trick, without bids", "{taken} tricks, without bids", line.taken)
        case Reason.DOUBLE_BID:
            return _("Contract of {bid}, and {taken} tricks: twice the bid or more")
        case Reason.BAG_PENALTY:
            return plural("Penalty for {bid} bag: {taken} counted", "Penalty for {bid} bags: {taken} counted", line.bid)
        case Reason.RENEGE:
            return _("Renege by {name}")
        case Reason.RENEGE_TRICKS:
            return _moved_template(line)
        case Reason.WRONG_CALL:
            return _("{name} called a renege that was none")
        case Reason.NIL_MADE | Reason.NIL_FAILED | Reason.BLIND_NIL_MADE | Reason.BLIND_NIL_FAILED:
            return _nil_template(line)
        case Reason.BLIND_LOW_BOTH | Reason.BLIND_LOW_ONE | Reason.BLIND_LOW_NEITHER:
            return _low_template(line)
        case (
            Reason.CONTRACT_MADE
            | Reason.CONTRACT_SET
            | Reason.TEN_MADE
            | Reason.TEN_SET
            | Reason.BOSTON_MADE
            | Reason.BOSTON_SET
            | Reason.BLIND_MADE
            | Reason.BLIND_SET
        ):
            return _contract_template(line)


def _moved_template(line: ScoreLine) -> str:
    if line.taken > 0:
        return plural("Renege by {name}: {taken} trick won", "Renege by {name}: {taken} tricks won", line.taken)
    return plural("Renege by {name}: {taken} trick lost", "Renege by {name}: {taken} tricks lost", -line.taken)


def _nil_template(line: ScoreLine) -> str:
    if line.reason is Reason.NIL_MADE:
        return _("{name} made nil")
    if line.reason is Reason.BLIND_NIL_MADE:
        return _("{name} made blind nil")
    if line.reason is Reason.NIL_FAILED:
        return plural("{name} failed nil with {taken} trick", "{name} failed nil with {taken} tricks", line.taken)
    return plural(
        "{name} failed blind nil with {taken} trick", "{name} failed blind nil with {taken} tricks", line.taken
    )


def _low_template(line: ScoreLine) -> str:
    if line.reason is Reason.BLIND_LOW_BOTH:
        return _("Blind Low {bid}: both the {bid} and the low")
    if line.reason is Reason.BLIND_LOW_NEITHER:
        return _("Blind Low {bid}: neither the {bid} nor the low")
    if line.taken >= line.bid:
        return _("Blind Low {bid}: the {bid}, but not the low")
    return _("Blind Low {bid}: the low, but not the {bid}")


def _contract_template(line: ScoreLine) -> str:
    if line.reason in (Reason.BLIND_MADE, Reason.BLIND_SET):
        if line.reason is Reason.BLIND_MADE:
            return plural("Blind {bid} made with {taken} trick", "Blind {bid} made with {taken} tricks", line.taken)
        return plural("Blind {bid} set with {taken} trick", "Blind {bid} set with {taken} tricks", line.taken)
    if line.reason in (Reason.CONTRACT_MADE, Reason.TEN_MADE, Reason.BOSTON_MADE):
        return plural(
            "Contract of {bid} made with {taken} trick", "Contract of {bid} made with {taken} tricks", line.taken
        )
    return plural("Contract of {bid} set with {taken} trick", "Contract of {bid} set with {taken} tricks", line.taken)


def bag_words(bags: int) -> str:
    """Return the change of a bag counter in words, and nothing for none."""
    return plural("{bags:+} bag", "{bags:+} bags", abs(bags)).format(bags=bags) if bags else ""


def sheet(score: SideScore, names: Sequence[str]) -> Iterator[str]:
    """Yield the score of one side as lines of text: what it had, each line with its reason, and what it has."""
    yield _row(_("Before"), f"{score.before.points}", bag_count(score.before.bags))
    for line in score.lines:
        yield _row(describe(line, names), f"{line.points:+}", bag_words(line.bags))
    yield _row(_("After"), f"{score.after.points}", bag_count(score.after.bags))


def bag_count(bags: int) -> str:
    """Return how many bags stand on a counter."""
    return plural("{bags} bag", "{bags} bags", bags).format(bags=bags)


def _row(words: str, points: str, bags: str) -> str:
    return f"{words:<{WIDTH}}{points:>6}   {bags:>8}".rstrip()
