"""What every animation at the table is made of: movements, words, sounds, and steps that are worked out late."""

from __future__ import annotations

from collections.abc import Callable

from game.app.app import App
from game.app.motion import Call, Ease, Parallel, Pose, Sequence, Step, Tween, Wait, ease_in_out, ease_out, linear
from game.app.table.layout import Layout
from game.app.table.picture import Bubble, CardSprite, Picture
from game.app.table.session import PERSON, Session
from game.app.theme import Durations
from game.rules.seats import Seat

PANS = {Seat.SOUTH: 0.0, Seat.WEST: -0.6, Seat.NORTH: 0.0, Seat.EAST: 0.6}
SPEECH = 0.8  # seconds a bubble stays before play goes on
HEARD = 1.4


class Stage:
    """What all steps need: who plays, what is shown, how long movements take."""

    def __init__(self, app: App, session: Session, picture: Picture) -> None:
        self.app = app
        self.session = session
        self.picture = picture

    @property
    def layout(self) -> Layout:
        """Where everything lies now."""
        return self.picture.layout

    @property
    def times(self) -> Durations:
        """How long movements take."""
        return self.app.theme.durations

    def settle_hands(self, duration: float) -> Step:
        """Return the step in which all cards in the hands go where they belong."""
        picture = self.picture
        tweens = [
            self.move(sprite, pose, duration, ease_in_out)
            for seat in self.session.rules.seats
            for sprite, pose in zip(picture.hands[seat], picture.hand_poses(seat), strict=True)
            if sprite.pose != pose
        ]
        return Parallel(*tweens)

    def says(self, seat: Seat, words: str) -> list[Step]:
        """Return the steps by which *seat* says *words*."""
        self.picture.bubble = Bubble(seat, words)
        self.picture.turn = None
        listening = Wait(SPEECH) if seat is not PERSON else Wait(0.2)
        return [self.sound("bid", seat), listening]

    def news(self, words: str, sound: str, wait: float = HEARD) -> list[Step]:
        """Return the steps that tell *words* to the whole table, with a sound, and rest for *wait* seconds."""
        self.picture.news = words
        return [self.sound(sound), Wait(wait)] if wait else [self.sound(sound)]

    def move(self, sprite: CardSprite, end: Pose, duration: float, ease: Ease = ease_out) -> Step:
        """Move *sprite* to *end*; with reduced motion it fades in there instead."""
        if not self.app.reduced_motion:
            return Tween(sprite, end, duration, ease)
        return Sequence(Call(lambda: sprite.appear(end)), Tween(sprite, end, self.times.fade, linear))

    def sound(self, name: str, seat: Seat = Seat.SOUTH) -> Step:
        """Return the step that plays the sound *name* from where *seat* sits."""
        return Call(lambda: self.app.audio.play(name, PANS[seat]))


class Late:
    """Steps that *make* works out when their turn comes."""

    def __init__(self, make: Callable[[], list[Step]]) -> None:
        self._make = make
        self._steps: Sequence | None = None

    def until_next(self, pace: float) -> float:
        """Return the seconds until something happens; 0 before the steps are made."""
        return self._steps.until_next(pace) if self._steps is not None else 0.0

    def advance(self, seconds: float, pace: float) -> bool:
        """Make the steps, then spend *seconds* in them; return whether they are over."""
        if self._steps is None:
            steps = self._make()
            self._steps = Sequence(*steps)
            return not steps
        return self._steps.advance(seconds, pace)
