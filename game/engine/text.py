"""The readable form of a record: its rules, then every deal with hands, bids, tricks and score.

Of an unfinished deal it shows only what South may know, so that reading it spoils no game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from itertools import groupby
from typing import TypeAlias

from game.cards import Card, Suit
from game.engine.events import (
    CardDrawn,
    CardOffered,
    CardPlayed,
    DealScored,
    DealStarted,
    Event,
    GameWon,
    HandThrownIn,
    NilBroken,
    PenaltyChosen,
    RenegeCalled,
    SpadesBroken,
    TrickTaken,
    news_for,
)
from game.engine.record import GameRecord, RecordError, steps
from game.engine.state import DealState, GameState
from game.engine.telling import card_text, side_text, tell
from game.engine.views import view_of
from game.rules.presets import ALL_PRESETS, Preset
from game.rules.ruleset import RuleSet
from game.rules.score_words import bag_count, sheet
from game.rules.seats import Seat, compass
from game.rules.tricks import Trick
from game.words import _, plural

Names: TypeAlias = Sequence[str]
_COLUMN = 9


@dataclass(slots=True)
class DealStory:
    """One shuffle and its events, with the *deal* as it stood last."""

    deal: DealState
    events: list[Event] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether the deal is scored, or was thrown in."""
        return any(isinstance(event, DealScored | HandThrownIn) for event in self.events)

    @property
    def known(self) -> Sequence[Event]:
        """All events once the deal is *over*; until then, the events as South may know them."""
        return self.events if self.over else news_for(self.events, Seat.SOUTH)


@dataclass(frozen=True, slots=True)
class Story:
    """A whole game: the events *before* the first deal, a chapter for every shuffle, and the *last* state.

    *names* are those of all seats, in seat order.
    """

    record: GameRecord
    names: Names
    before: tuple[Event, ...]
    chapters: tuple[DealStory, ...]
    last: GameState


def read_story(record: GameRecord, names: Names = ()) -> Story:
    """Return *record* as a story; raise RecordError where it cannot be played.

    *names* are those of all seats; without them, seats are called by the points of the compass.
    """
    before: list[Event] = []
    chapters: list[DealStory] = []
    for step in steps(record):
        last = step.state
        for event in step.events:
            if isinstance(event, DealStarted):
                chapters.append(DealStory(last.current))
            (chapters[-1].events if chapters else before).append(event)
        if chapters:
            chapters[-1].deal = last.current
    names = names or [compass(seat, record.rules.players) for seat in record.rules.seats]
    return Story(record, names, tuple(before), tuple(chapters), last)


def record_lines(record: GameRecord, deal: int | None = None, names: Names = ()) -> Iterator[str]:
    """Yield *record* as lines of text, or only its deal *deal* (from 1); raise RecordError where there is none."""
    story = read_story(record, names)
    chapters = [one for one in story.chapters if deal is None or one.deal.index + 1 == deal]
    if deal is not None and not chapters:
        count = len({one.deal.index for one in story.chapters})
        raise RecordError(f"deal: there is no deal {deal} in this record; it has deals 1 to {count}")
    yield from _head(story)
    for chapter in chapters:
        yield ""
        yield from _chapter(story, chapter)
    yield ""
    yield from summary_lines(story)


def _head(story: Story) -> Iterator[str]:
    record = story.record
    yield _("{rules}, game {seed}").format(rules=rules_line(record.rules), seed=record.seed)
    yield from _event_lines(story.before, story)
    if record.undone:
        times = plural("{count} choice was taken back", "{count} choices were taken back", record.undone)
        yield "  " + times.format(count=record.undone)


# Rules --------------------------------------------------------------------------------------------


def nearest_preset(rules: RuleSet) -> Preset:
    """Return the preset from which *rules* differ least."""
    return min(ALL_PRESETS, key=lambda preset: len(differences(rules, preset.rules)))


def differences(rules: RuleSet, other: RuleSet) -> tuple[str, ...]:
    """Return the keys whose values in *rules* are not those of *other*."""
    return tuple(one.name for one in fields(RuleSet) if getattr(rules, one.name) != getattr(other, one.name))


def rules_line(rules: RuleSet) -> str:
    """Return the name of *rules*; of house rules, the nearest preset and what is different."""
    nearest = nearest_preset(rules)
    written = rules.to_json()
    changes = ", ".join(f"{key}={_plain(written[key])}" for key in differences(rules, nearest.rules))
    if not changes:
        return nearest.title
    return _("{preset} with {changes}").format(preset=nearest.title, changes=changes)


def _plain(value: object) -> str:
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


# Deals --------------------------------------------------------------------------------------------


def _chapter(story: Story, chapter: DealStory) -> Iterator[str]:
    deal, events = chapter.deal, chapter.known
    heading = tell(events[0], story.record.rules, story.names)
    # the number of an unfinished deal stays hidden: dealt in another game, it would show all the cards
    yield _("{heading}, number {number}").format(heading=heading, number=deal.seal.number) if chapter.over else heading
    yield _("  seal {seal}").format(seal=deal.seal.seal)
    yield from _hands(story, chapter)
    play = [place for place, event in enumerate(events) if isinstance(event, CardPlayed)]
    first, last = (play[0], play[-1]) if play else (len(events), len(events))
    yield from _event_lines(events[1:first], story)
    if play:
        yield from _tricks(story, chapter, events[first : last + 1])
    yield from _event_lines(events[last + 1 :], story)
    yield from _scores(story, chapter)


def _hands(story: Story, chapter: DealStory) -> Iterator[str]:
    """Yield the hands that may be shown, as they were dealt, and a line that says why others are not."""
    deal, names = chapter.deal, story.names
    looked = deal.looked[Seat.SOUTH]
    for seat in story.record.rules.seats:
        if chapter.over or (seat is Seat.SOUTH and looked):
            yield f"  {names[seat]:<{_column(names)}}{hand_text(deal.dealt[seat])}"
    if not chapter.over:
        said = (
            _("The other hands are told once this deal is over: it is still being played.")
            if looked
            else _("The hands are told once this deal is over: {name} has not looked yet.")
        )
        yield "  " + said.format(name=names[Seat.SOUTH])


def _column(names: Names) -> int:
    """Return how wide a column is that holds each of *names* and a space."""
    return max(_COLUMN, *(len(name) + 1 for name in names))


def hand_text(hand: Sequence[Card]) -> str:
    """Return *hand* suit by suit, spades first, each from high to low."""
    suits = []
    for suit in sorted(Suit, reverse=True):
        held = sorted((card for card in hand if card.suit is suit), reverse=True)
        suits.append(f"{suit.sign} {''.join(card.rank.letter for card in held) or '-':<7} ")
    return "".join(suits).rstrip()


def _event_lines(events: Sequence[Event], story: Story) -> Iterator[str]:
    """Yield *events* in words, those of a kind in one line."""
    skipped = (TrickTaken, SpadesBroken, NilBroken, GameWon, CardOffered)
    shown = [event for event in events if not isinstance(event, skipped)]
    for kind, group in groupby(shown, key=type):
        if kind is CardDrawn:
            yield from _draws(list(group), story)
            continue
        sentences = [tell(event, story.record.rules, story.names) for event in group]
        if line := "; ".join(sentence for sentence in sentences if sentence):
            yield "  " + line


def _draws(events: Sequence[Event], story: Story) -> Iterator[str]:
    """Yield a line for each seat: the cards it drew, in order, with those it refused for them in brackets."""
    for seat in story.record.rules.seats:
        drawn = [event for event in events if isinstance(event, CardDrawn) and event.seat is seat]
        cards = " ".join(
            card_text(one.card) + (f" ({card_text(one.refused)})" if one.refused else "") for one in drawn if one.card
        )
        if cards:
            yield "  " + _("{name} draws {cards}").format(name=story.names[seat], cards=cards)


def _tricks(story: Story, chapter: DealStory, events: Sequence[Event]) -> Iterator[str]:
    """Yield a table of the tricks: `>` before the card that led, `*` behind the one that won."""
    deal = chapter.deal
    width = _column(story.names)
    yield "  " + "".join([" " * 5, *(f"{name:<{width}}" for name in story.names)]).rstrip()
    remarks = _remarks(story, chapter, events)
    unfinished = (deal.trick,) if deal.trick.plays else ()
    for number, trick in enumerate((*deal.tricks, *unfinished)):
        taker = deal.takers[number] if number < len(deal.takers) else None
        cells = [f"{_cell(trick, seat, taker):<{width}}" for seat in story.record.rules.seats]
        yield f"  {number + 1:>2}  {''.join(cells)} {'; '.join(remarks[number].beside)}".rstrip()
        for line in remarks[number].below:
            yield " " * 7 + line


def _cell(trick: Trick, seat: Seat, taker: Seat | None) -> str:
    card = trick.card_of(seat)
    if card is None:
        return ""
    lead, won = ">" if seat is trick.leader else " ", "*" if seat is taker else ""
    return f"{lead}{card_text(card)}{won}"


@dataclass(slots=True)
class _Remarks:
    """The remarks on a trick: words *beside* it, and lines *below* it."""

    beside: list[str] = field(default_factory=list)
    below: list[str] = field(default_factory=list)


def _remarks(story: Story, chapter: DealStory, events: Sequence[Event]) -> list[_Remarks]:
    remarks = [_Remarks() for _trick in range(len(chapter.deal.tricks) + 1)]
    number = 0
    for event in events:
        words = tell(event, story.record.rules, story.names)
        if isinstance(event, TrickTaken):
            number += 1
        elif isinstance(event, SpadesBroken):
            remarks[number].beside.append(words)
        elif isinstance(event, NilBroken):
            remarks[number - 1].beside.append(words)
        elif isinstance(event, RenegeCalled | PenaltyChosen):
            remarks[max(number - 1, 0)].below.append(words)
    for seat, trick in chapter.deal.reneges if chapter.over else ():
        remarks[trick].beside.append(_("{name} reneges").format(name=story.names[seat]))
    return remarks


def _scores(story: Story, chapter: DealStory) -> Iterator[str]:
    scored = next((event for event in chapter.events if isinstance(event, DealScored)), None)
    if scored is None:
        return
    rules = story.record.rules
    for side, score in zip(rules.all_sides, scored.score.sides, strict=True):
        yield "  " + side_text(rules, side, story.names)
        for line in sheet(score, story.names):
            yield "    " + line
    yield _("  nonce {nonce}").format(nonce=scored.nonce)


def summary_lines(story: Story) -> Iterator[str]:
    """Yield the state of the game: deals and points, and who has won or is to act."""
    state, rules = story.last, story.record.rules
    deals = len(state.scores)
    count = plural("After {deals} deal", "After {deals} deals", deals).format(deals=deals)
    standings = [
        _("{side} {points} ({bags})").format(
            side=side_text(rules, side, story.names), points=one.points, bags=bag_count(one.bags)
        )
        for side, one in zip(rules.all_sides, state.standings, strict=True)
    ]
    yield _("{count}: {standings}.").format(count=count, standings=", ".join(standings))
    if state.winner is not None:
        alone = len(rules.members(state.winner)) == 1
        said = _("{side} has won.") if alone else _("{side} have won.")
        yield said.format(side=side_text(rules, state.winner, story.names))
    elif state.turn is not None:
        known = view_of(state, Seat.SOUTH).turn is not None  # otherwise it would show what somebody holds
        said = _("The game goes on: it is the turn of {name}.") if known else _("The game goes on.")
        yield said.format(name=story.names[state.turn])
    else:
        yield _("The game goes on with the next deal.")
