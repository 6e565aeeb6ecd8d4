"""The animation of the end of a deal: each line of the score, bags burning, points counted; the game won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.app.motion.pose import ease_in_out, linear
from game.app.motion.timeline import Callback, Change, Parallel, Series, TimelineStep, Wait
from game.app.services.court_points import before_counting, charged, is_fine
from game.app.services.session import PERSON
from game.app.table.sprites import ScoreTally, TableMoment
from game.app.table.step_maker import Deferred, StepMaker
from game.app.wording.phrases import score_words
from game.engine.events import DealScored, GameWon
from game.engine.state import Phase
from game.rules.ruleset import RuleSet
from game.rules.score_words import News, describe, news
from game.rules.scoring import Reason, ScoreLine
from game.rules.seats import Side
from game.words import _, number, plural

_SOUNDS = {
    "made": "trick_won", "set": "set", "nil_made": "nil_made", "nil_broken": "nil_broken", "boston": "boston",
    "penalty": "penalty",
}  # fmt: skip
_BEATS, _TICK = 8, 0.8  # ticks while points are counted, and how loud they are


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A *line* of the score of *side*, and the *kind* of moment that announces it; None if it is only counted."""

    side: Side
    line: ScoreLine
    kind: News | None


class Scoring(StepMaker):
    """Makes the steps of the end of a deal."""

    def fined(self, side: Side, points: int) -> list[TimelineStep]:
        """Count at once the points that a call costs or wins *side*."""
        picture = self.picture
        if not points:
            return []
        tally = ScoreTally(picture.standings)

        def paid() -> None:
            picture.standings[side] = charged(picture.standings[side], points)
            picture.tally = None

        def begin() -> list[TimelineStep]:
            picture.tally = tally
            return [self._count(tally, side, points, self.times.count), Wait(self.times.line_read), Callback(paid)]

        return [Deferred(begin)]

    def scored(self, event: DealScored) -> list[TimelineStep]:
        """Show the score of a deal line by line, the person's side last."""
        picture = self.picture
        picture.phase, picture.turn, picture.news = Phase.SCORED, None, ""
        picture.tally = tally = ScoreTally([before_counting(side) for side in event.score.sides])
        self.hush()

        def counted() -> None:
            picture.standings = list(event.score.standings)
            picture.tally = None

        return [*(self._telling(told, tally) for told in story(self.session.rules, event)), Callback(counted)]

    def _telling(self, told: ToldLine, tally: ScoreTally) -> TimelineStep:
        return Deferred(lambda: self._line(told, tally))

    def _line(self, told: ToldLine, tally: ScoreTally) -> list[TimelineStep]:
        """Return the steps of one line: its moment, while its points are counted, and its bags."""
        line, times = told.line, self.times
        if told.kind is None:
            return self._only_counted(told, tally)
        moment = self._moment_of(told, told.kind)
        counting = self._count(tally, told.side, line.points, times.count)
        sound, act = _SOUNDS[told.kind], times.acts[told.kind]
        if line.reason is Reason.BAG_PENALTY:
            burning = self._burning(moment, tally, told)
            return self.moment(moment, sound, act, times.line_read, counting, before=burning)
        return [
            *self.moment(moment, sound, act, times.line_read, counting),
            *self._bags(tally, told.side, 0, line.bags),
        ]

    def _moment_of(self, told: ToldLine, kind: News) -> TableMoment:
        names = [self.session.name(seat) for seat in self.session.rules.seats]
        words = describe(told.line, names)
        if kind == "boston":
            words = _("Boston! All {count} tricks").format(count=self.session.rules.hand_size)
        if told.line.seat is None:
            words = _("{who}: {what}").format(who=self.session.side_name(told.side), what=words)
        return TableMoment(kind, words, told.line.points)

    def _burning(self, moment: TableMoment, tally: ScoreTally, told: ToldLine) -> list[TimelineStep]:
        """Return the steps in which the full fuse burns away in the middle of the table and in the score."""
        moment.fuse = self.session.rules.bag_limit
        burning = Parallel(
            Change(tally.burning(told.side, told.line.bags), self.times.burn, linear),
            Change(moment.burn, self.times.burn, linear),
        )
        return [self.sound("fuse"), burning] if self.app.pace else [burning]

    def _only_counted(self, told: ToldLine, tally: ScoreTally) -> list[TimelineStep]:
        """Return the steps that count the points and bags of a line without a moment."""
        line = told.line
        if line.bags > 0:
            return [*self._bags(tally, told.side, line.points, line.bags), Wait(self.times.bags_pause)]
        if not line.points:
            return []
        return [self._count(tally, told.side, line.points, self.times.count_little), Wait(self.times.count_pause)]

    def _bags(self, tally: ScoreTally, side: Side, points: int, count: int) -> Iterator[TimelineStep]:
        """Yield the steps that light a segment of the fuse for each of *count* bags, which bring *points* together."""
        for bag in range(count):
            each = points // count
            yield self._segment(tally, side, each if bag else points - each * (count - 1))

    def _segment(self, tally: ScoreTally, side: Side, points: int) -> TimelineStep:
        light = Deferred(lambda: [Change(tally.adding(side, points, 1), self.times.segment)])
        return Series(self.sound("bag"), light, Wait(self.times.segment_pause))

    # -- counting ----------------------------------------------------------------------------------------------

    def _count(self, tally: ScoreTally, side: Side, points: int, seconds: float) -> TimelineStep:
        """Count *points* for *side* within *seconds*, with a tick now and then."""
        return Deferred(lambda: [self._ticking(tally, side, points, seconds)])

    def _ticking(self, tally: ScoreTally, side: Side, points: int, seconds: float) -> TimelineStep:
        """Count from the present tally: at most one tick a frame, and none when the count is hurried to its end."""
        add = tally.adding(side, points)
        beats, heard = 0, self.app.now

        def count(share: float) -> None:
            nonlocal beats, heard
            add(share)
            if beats < int(share * _BEATS) and share < 1 and heard < self.app.now:
                beats, heard = int(share * _BEATS), self.app.now
                self.app.audio.play("count", gain=_TICK)

        return Change(count, seconds, ease_in_out)

    # -- the game ----------------------------------------------------------------------------------------------

    def won(self, event: GameWon) -> list[TimelineStep]:
        """Honour the winners, before the results open."""
        rules, session = self.session.rules, self.session
        mine = event.side == rules.side_of(PERSON)
        who = session.members_named(event.side)
        score = score_words([(session.side_name(one), number(event.standings[one].points)) for one in rules.all_sides])
        words = (
            _("You win: {score}")
            if mine and rules.sides == "solo"
            else plural("{who} wins: {score}", "{who} win: {score}", len(rules.members(event.side)))
        )
        words = words.format(who=who, score=score)
        faces = tuple(session.players[seat].face for seat in rules.members(event.side))
        moment = TableMoment("won" if mine else "lost", words, faces=faces)
        act = self.times.celebration if mine else self.times.defeat
        return self.moment(moment, "game_won" if mine else "game_lost", act, self.times.line_read)


def story(rules: RuleSet, event: DealScored) -> Iterator[ToldLine]:
    """Yield the lines of the score not shown yet: the others' first, then the person's."""
    mine = rules.side_of(PERSON)
    for side in sorted(rules.all_sides, key=lambda one: one is mine):
        all_tricks = sum(event.taken[seat] for seat in rules.members(side)) == rules.hand_size
        for line in event.score.sides[side].lines:
            if not is_fine(line):
                yield ToldLine(side, line, news(line, all_tricks=all_tricks))
