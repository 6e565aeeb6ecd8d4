"""How a deal ends: every line of the score told at the table, bags burning, points counted; the game won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.app.motion.timeline import Call, Change, Parallel, Sequence, Step, Wait, ease_in_out, linear
from game.app.services.fines import before_counting, charged, is_fine
from game.app.services.session import PERSON
from game.app.table.moment import Moment
from game.app.table.stage import Late, Stage
from game.app.table.tally import Tally
from game.app.wording.phrases import number, score_words
from game.engine.events import DealScored, GameWon
from game.engine.state import Phase
from game.rules.ruleset import RuleSet
from game.rules.score_words import News, describe, news
from game.rules.scoring import Reason, ScoreLine
from game.rules.seats import Side
from game.words import _, plural

_SOUNDS = {
    "made": "trick_won", "set": "set", "nil_made": "nil_made", "nil_broken": "nil_broken", "boston": "boston",
    "penalty": "penalty",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Told:
    """A *line* of the score of *side*, and as what *kind* of moment it is told; None where it is only counted."""

    side: Side
    line: ScoreLine
    kind: News | None


class Reckoning(Stage):
    """Makes the steps of the end of a deal."""

    def fined(self, side: Side, points: int) -> list[Step]:
        """Count at once what a call costs or wins *side*."""
        picture = self.picture
        if not points:
            return []
        tally = Tally(picture.standings)

        def paid() -> None:
            picture.standings[side] = charged(picture.standings[side], points)
            picture.tally = None

        def begin() -> list[Step]:
            picture.tally = tally
            return [
                self.counting(tally.adding(side, points), self.times.count, ease_in_out),
                Wait(self.times.line_read),
                Call(paid),
            ]

        return [Late(begin)]

    def scored(self, event: DealScored) -> list[Step]:
        """Tell the score of a deal line by line, the person's side last."""
        picture = self.picture
        picture.phase, picture.turn, picture.news = Phase.SCORED, None, ""
        picture.tally = Tally([before_counting(side) for side in event.score.sides])
        self.hush()
        lines = [self._telling(told) for told in story(self.session.rules, event)]

        def counted() -> None:
            picture.standings = list(event.score.standings)
            picture.tally = None

        return [*lines, Call(counted)]

    def _telling(self, told: Told) -> Step:
        return Late(lambda: self._line(told))

    def _line(self, told: Told) -> list[Step]:
        """Return the steps that tell one line: its moment, while its points are counted, and its bags."""
        line, side = told.line, told.side
        tally = self.picture.tally
        if tally is None:
            return []
        if line.reason is Reason.BAG_PENALTY:
            return self._penalty(told, tally)
        if told.kind is None:
            return [*self._bags(told, tally)]
        counting = Late(lambda: [self.counting(tally.adding(side, line.points), self.times.count, ease_in_out)])
        moment = self._moment_of(told, told.kind)
        steps = self.moment(moment, _SOUNDS[told.kind], self.times.acts[told.kind], self.times.line_read, counting)
        return [*steps, *(self._bags_only(told, tally) if line.bags else ())]

    def _moment_of(self, told: Told, kind: News) -> Moment:
        names = [self.session.name(seat) for seat in self.session.rules.seats]
        words = describe(told.line, names)
        if kind == "boston":
            words = _("Boston! All {count} tricks").format(count=self.session.rules.hand_size)
        if told.line.seat is None:
            words = _("{who}: {what}").format(who=self.session.side_name(told.side), what=words)
        return Moment(kind, words, told.line.points)

    def _bags(self, told: Told, tally: Tally) -> Iterator[Step]:
        """Yield the steps that light a segment of the fuse for every bag, with its points, or count points alone."""
        line, count = told.line, max(0, told.line.bags)
        if not count:
            if line.points:
                yield Late(
                    lambda: [
                        self.counting(tally.adding(told.side, line.points), self.times.count_little, ease_in_out),
                        Wait(self.times.count_pause),
                    ]
                )
            return
        each = line.points // count
        for bag in range(count):
            points = each if bag else line.points - each * (count - 1)
            yield self._segment(tally, told.side, points)
        yield Wait(self.times.bags_pause)

    def _bags_only(self, told: Told, tally: Tally) -> Iterator[Step]:
        for _bag in range(max(0, told.line.bags)):
            yield self._segment(tally, told.side, 0)

    def _segment(self, tally: Tally, side: Side, points: int) -> Step:
        light = Late(lambda: [Change(tally.adding(side, points, 1), self.times.segment)])
        return Sequence(self.sound("bag"), light, Wait(self.times.segment_pause))

    def _penalty(self, told: Told, tally: Tally) -> list[Step]:
        """Let the full fuse burn away in the middle and in the score, and tell what that costs."""
        line, side = told.line, told.side
        moment = self._moment_of(told, "penalty")
        moment.fuse = self.session.rules.bag_limit
        counting = Late(lambda: [self.counting(tally.adding(side, line.points), self.times.count, ease_in_out)])
        burning = Parallel(
            Change(tally.burning(side, line.bags), self.times.burn, linear),
            Change(moment.burn, self.times.burn, linear),
        )
        before = [self.sound("fuse"), burning] if self.app.pace else [burning]
        return self.moment(
            moment, _SOUNDS["penalty"], self.times.acts["penalty"], self.times.line_read, counting, before=before
        )

    # -- the game ----------------------------------------------------------------------------------------------

    def won(self, event: GameWon) -> list[Step]:
        """Honour the winners, before the screen of results tells the rest."""
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
        moment = Moment("won" if mine else "lost", words, faces=faces)
        act = self.times.celebration if mine else self.times.defeat
        return self.moment(moment, "game_won" if mine else "game_lost", act, self.times.line_read)


def story(rules: RuleSet, event: DealScored) -> Iterator[Told]:
    """Yield what is told of a deal line by line, without what was told before: the others' first, then the person's."""
    mine = rules.side_of(PERSON)
    for side in sorted(rules.all_sides, key=lambda one: one is mine):
        all_tricks = sum(event.taken[seat] for seat in rules.members(side)) == rules.hand_size
        for line in event.score.sides[side].lines:
            if not is_fine(line):
                yield Told(side, line, news(line, all_tricks=all_tricks))
