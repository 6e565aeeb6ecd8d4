"""The building blocks of every animation at the table: movements, words, moments, sounds, and deferred steps."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.app.motion.durations import Durations
from game.app.motion.pose import STRAIGHT, Arc, Ease, Pose, ease_in_out, ease_out, linear
from game.app.motion.timeline import Callback, Change, Lanes, Parallel, Series, TimelineStep, Tween, Wait, stagger
from game.app.services.session import PERSON, Session
from game.app.shell.app import App
from game.app.table.layout import Layout
from game.app.table.picture import Picture
from game.app.table.sprites import Bubble, CardSprite, TableMoment
from game.rules.seats import Seat

ASIDE = 0.6  # how far to the left or right sounds come from a seat there (-1 to 1)


class StepMaker:
    """Makes steps that change *picture*; steps that nothing waits for run in the *background*."""

    def __init__(self, app: App, session: Session, picture: Picture, background: Lanes) -> None:
        self.app = app
        self.session = session
        self.picture = picture
        self.background = background

    @property
    def layout(self) -> Layout:
        """The present layout of the table."""
        return self.picture.layout

    @property
    def times(self) -> Durations:
        """The durations of movements."""
        return self.app.theme.durations

    # -- movement ----------------------------------------------------------------------------------------------

    def move(
        self, sprite: CardSprite, end: Pose, duration: float, ease: Ease = ease_out, arc: Arc = STRAIGHT
    ) -> TimelineStep:
        """Move *sprite* to *end* on an *arc*; with reduced motion it fades in there instead."""
        if not self.app.reduced_motion:
            return Tween(sprite, end, duration, ease, arc)
        return Series(Callback(lambda: sprite.appear(end)), Tween(sprite, end, self.times.fade, linear))

    def shift(
        self, sprite: CardSprite, end: Pose, duration: float, ease: Ease = ease_in_out, arc: Arc = STRAIGHT
    ) -> TimelineStep:
        """Move *sprite* a little way to *end*; with reduced motion it is there at once."""
        return Tween(sprite, end, 0.0 if self.app.reduced_motion else duration, ease, arc)

    def stagger(self, delay: float, *steps: TimelineStep) -> TimelineStep:
        """Start each of *steps* *delay* seconds after the one before; with reduced motion all at once."""
        return stagger(0.0 if self.app.reduced_motion else delay, *steps)

    def settle_hands(self, duration: float, arc: Arc = STRAIGHT, delay: float | None = None) -> TimelineStep:
        """Move all cards in the hands to where they belong, each *delay* seconds after the one before."""
        picture = self.picture
        shifts = [
            self.shift(sprite, pose, duration, arc=arc)
            for seat in self.session.rules.seats
            for sprite, pose in zip(picture.hands[seat], picture.hand_poses(seat), strict=True)
            if sprite.pose != pose
        ]
        return self.stagger(self.times.settle_stagger if delay is None else delay, *shifts)

    # -- words -------------------------------------------------------------------------------------------------

    def says(self, seat: Seat, words: str) -> list[TimelineStep]:
        """Return the steps in which *seat* says *words*."""
        self.hush()
        bubble = Bubble(seat, words, share=0.0, still=self.app.reduced_motion)
        self.picture.bubbles.append(bubble)
        self.picture.turn = None
        coming = Change(bubble.come, self.times.panel_in)
        return [
            self.sound("bid", seat),
            Parallel(coming, Wait(self.times.speech if seat is not PERSON else self.times.own_speech)),
        ]

    def hush(self) -> None:
        """Fade the bubbles in the background."""
        for bubble in self.picture.bubbles:
            if not bubble.leaving:
                bubble.leaving = True
                self.background.start(Change(bubble.go, self.times.panel_out, linear), Callback(self._forget_bubbles))

    def _forget_bubbles(self) -> None:
        self.picture.bubbles = [bubble for bubble in self.picture.bubbles if not (bubble.leaving and not bubble.share)]

    def news(self, words: str, sound: str, wait: float | None = None) -> list[TimelineStep]:
        """Return the steps that announce *words* with a *sound* and then pause for *wait*, or for the usual time."""
        rest = self.times.heard if wait is None else wait
        self.picture.news = words
        return [self.sound(sound), Wait(rest)] if rest else [self.sound(sound)]

    # -- moments -----------------------------------------------------------------------------------------------

    def moment(
        self,
        moment: TableMoment,
        sound: str | None,
        act: float,
        rest: float,
        *meanwhile: TimelineStep,
        before: Collection[TimelineStep] = (),
    ) -> list[TimelineStep]:
        """Return the steps in which a *moment* comes, acts for *act* seconds, rests for *rest* seconds and goes.

        *meanwhile* runs from when it has come until it goes. The steps *before* it acts hold its *sound* back, too.
        """
        coming = Change(moment.come, self.times.moment_in)
        heard = [self.sound(sound)] if sound is not None else []
        acting = Series(Change(moment.do, act, linear), Wait(rest))
        return [
            Callback(lambda: self._show(moment)),
            *((coming, *before, *heard) if before else (*heard, coming)),
            Parallel(acting, *meanwhile),
            Change(moment.go, self.times.moment_out, linear),
            Callback(lambda: self._take_away(moment)),
        ]

    def _show(self, moment: TableMoment) -> None:
        self.picture.moment = moment

    def _take_away(self, moment: TableMoment) -> None:
        if self.picture.moment is moment:
            self.picture.moment = None

    # -- sounds ------------------------------------------------------------------------------------------------

    def sound(self, name: str, seat: Seat = Seat.SOUTH) -> TimelineStep:
        """Play the sound *name* from where *seat* sits."""
        return Callback(lambda: self.app.audio.play(name, ASIDE * self.layout.places[seat].across))


class Deferred:
    """Steps that *make* returns when their turn comes."""

    def __init__(self, make: Callable[[], list[TimelineStep]]) -> None:
        self._make = make
        self._steps: Series | None = None

    def until_next(self, pace: float) -> float:
        """Return the seconds until something happens; 0 before the steps are made."""
        return self._steps.until_next(pace) if self._steps is not None else 0.0

    def advance(self, seconds: float, pace: float) -> bool:
        """Make the steps, then spend *seconds* in them; return whether they are over."""
        if self._steps is None:
            steps = self._make()
            self._steps = Series(*steps)
            return not steps
        return self._steps.advance(seconds, pace)
