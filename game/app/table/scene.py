"""The table: plays the events of a session as an animation, and takes the person's answers.

The game is always ahead of the picture. What the person does is answered only once everything has been shown; until
then a click or a key hurries the animation on.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.app.motion.timeline import Timeline
from game.app.paint.canvas import Canvas
from game.app.paint.deck import LARGE_INDEX
from game.app.paint.markup import escape
from game.app.services.services import Services
from game.app.services.session import PERSON, Session
from game.app.shell.inputs import InputEvent
from game.app.shell.scene import Scene
from game.app.table.arranging import lay_out
from game.app.table.choreography import Choreography
from game.app.table.claiming import Claiming
from game.app.table.closing import Closing
from game.app.table.company import Company
from game.app.table.display import Display
from game.app.table.errands import Errands
from game.app.table.fingers import Fingers
from game.app.table.opening import lay_lowest_clubs
from game.app.table.picture import Sorting
from game.app.table.questions import ask
from game.app.table.thinking import Thinker
from game.app.wording.table import stakes, turn_words
from game.cards import Card
from game.engine.actions import Action, PlayCard
from game.engine.events import Event, seen_by
from game.engine.phases.play import forced_club
from game.engine.state import Phase

AT_ONCE = 24  # actions a frame when nothing is animated


class TableScene(Scene):
    """A game at the table. With computer players in all seats it plays by itself and ends when the game does."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services.app)
        self.services = services
        self.session = session
        self.display = Display(self.app, session)
        self.timeline = Timeline(self.app.pace)
        self.choreography = Choreography(self.app, session, self.display.picture)
        self.errands = Errands(self)
        self.fingers = Fingers(self)
        self.claiming = Claiming(self)
        self.closing = Closing(self)
        self._thinker = Thinker(session, aside=services.thinks_aside)
        self._waited = 0.0
        self._asked = False  # the person knows what it is asked
        self._arranged = False
        self._told = -1  # after so many actions the line of stakes was written
        self._begin()

    # -- the six moments -------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay the table out; where it had another layout before, what still moves is brought to its end."""
        settings = self.services.settings
        large = settings.deck in LARGE_INDEX
        company = Company.of(self.session.rules)
        layout = lay_out(width, height, company, left_handed=settings.left_handed, large=large)
        if self._arranged and layout != self.display.picture.layout:
            self.finish_showing()
        self._arranged = True
        self.display.arrange(layout, self.errands.acts())
        self.errands.refresh()

    def resume(self) -> None:
        """Take up how the hand lies, as the settings say."""
        settings = self.services.settings
        self.arrange(self.app.viewport.width, self.app.viewport.height)
        with self.display.carrying():
            self.display.picture.sort(Sorting(settings.suit_order, settings.rank_order == "high_first"))
        self._waited = 0.0
        self._tell()

    def _tell(self) -> None:
        """Say what the house has to tell: a disk that is full, a sound that is missing."""
        notes = self.services.take_notes()
        if notes:
            self.display.say(escape(" ".join(notes)), lasting=True)

    @property
    def moving(self) -> bool:
        """Whether anything moves."""
        return not self.timeline.idle or not self.choreography.beside.idle or self.display.moving

    @property
    def goes_on(self) -> bool:
        """Whether the next thing happens by itself: something moves, somebody thinks, the sheet is about to come."""
        done = self.closing.done
        closing = self.closing.over and not done
        forced = forced_club(self.session.game.state) is not None
        return self.moving or self.session.waits_for_computer or forced or closing or not (self._asked or done)

    @property
    def waits(self) -> bool:
        """Whether the person has been asked, and nobody thinks."""
        return self._asked and not self.errands.thinking and not self.goes_on

    def update(self, seconds: float) -> None:
        """Show what has happened; when all is shown, let the game go on."""
        if self.app.scenes.top is self:
            self.session.seconds += seconds
        self.timeline.pace = self.app.pace * self.claiming.haste
        self.timeline.update(seconds)
        self.choreography.beside.update(seconds, self.timeline.pace)
        self.display.update(seconds)
        self.errands.listen()
        for _turn in range(AT_ONCE if self.timeline.pace == 0 else 1):
            if self.app.scenes.top is not self or not self.timeline.idle or not self._progress(seconds):
                break
            self.timeline.update(0.0)

    def draw(self, canvas: Canvas) -> None:
        """Show the table."""
        self.display.draw(canvas)

    def pause(self) -> None:
        """Forget the pointer."""
        self.display.hand.leave()

    def close(self) -> None:
        """Keep the game: the table is left."""
        self._thinker.close()
        self.errands.close()
        self.services.archive.put_away(self.session)

    # -- what the person does --------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> None:
        """Let the person do something."""
        self.fingers.handle(event)

    def hurry(self) -> None:
        """Bring what is queued to its end, and let the next player act at once; cards are seen to catch up."""
        with self.display.carrying():
            self.timeline.hurry()
            self.choreography.beside.hurry()
        self._waited = self.app.theme.durations.think

    @property
    def may_play(self) -> bool:
        """Whether a card of the person's is awaited."""
        state = self.session.game.state
        return self.timeline.idle and state.phase is Phase.PLAY and state.turn is PERSON and self._asked

    # -- the game goes on ------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Show a fresh game from its beginning, and a resumed one as it stands."""
        picture = self.display.picture
        if self.session.record.actions:
            picture.snap(self.session.view)
            return
        picture.standings = list(self.session.view.standings)
        picture.contracts = [None] * self.session.rules.side_count
        picture.blind = [None] * self.session.rules.side_count
        seen = (seen_by(event, PERSON) for event in self.session.game.opening)
        self._show(event for event in seen if event is not None)

    def _show(self, events: Iterable[Event]) -> None:
        self.timeline.add(*(self.choreography.show(event) for event in events))

    def submit(self, action: Action) -> None:
        """Do the person's or a computer player's action; the animation follows."""
        self._before_acting()
        self._show(self.session.submit(action))
        self._after_acting()

    def _before_acting(self) -> None:
        """Forget what was asked and said about the table as it was."""
        self._thinker.drop()  # its question was about the table as it was
        self.errands.forget_hint()
        self.display.quiet()
        self._asked = self.closing.done = False
        self.fingers.forget()
        self._waited = 0.0

    def _after_acting(self) -> None:
        """Tell what is to be told, and let the tools follow."""
        if self.session.view.phase is not Phase.PLAY:
            self.display.line = ""
        self._tell()
        self.display.hand.settle()
        self.errands.refresh()
        self.dirty = True

    def _progress(self, seconds: float) -> bool:
        """Do the next thing when all is shown; return whether something was done."""
        if self.closing.over:
            return self._after_the_deal(seconds)
        if forced_club(self.session.game.state) is not None:
            return self._open_with_clubs(seconds)
        if self.session.waits_for_computer:
            return self._let_computer_act(seconds)
        if not self._asked:
            self._ask()
        return False

    @property
    def _pause(self) -> float:
        """How long a computer player seems to think, at the normal pace: not long over each of many cards drawn."""
        times = self.app.theme.durations
        return times.think_draw if self.session.game.state.phase is Phase.DRAW else times.think

    def _let_computer_act(self, seconds: float) -> bool:
        if self._look_at_turn() and self.services.thinks_aside:
            return False  # that frame is painted first: an uncompiled core would take half of its time
        self._thinker.ask()
        self._waited += seconds
        if self._waited < self._pause * self.timeline.pace:
            return False
        action = self._thinker.answer()
        if action is None:
            return False
        self.submit(action)
        return True

    def _open_with_clubs(self, seconds: float) -> bool:
        """After a moment, let all lay their lowest clubs who have no choice."""
        self._waited += seconds
        if self._waited < self.app.theme.durations.think * self.timeline.pace:
            return False
        self._before_acting()
        self.timeline.add(*lay_lowest_clubs(self.session, self.choreography))
        self._after_acting()
        return True

    def _look_at_turn(self) -> bool:
        """Show whose turn it is; return whether that is news."""
        picture, view = self.display.picture, self.session.view
        news = picture.turn is not view.turn or picture.phase is not view.phase
        done = len(self.session.record.actions)
        if news or done != self._told:
            picture.turn, picture.phase, self._told = view.turn, view.phase, done
            self.display.line = stakes(self.session, view)
            self.dirty = True
        return news

    def _ask(self) -> None:
        """Let the person answer what the game waits for."""
        self._asked = True
        self._look_at_turn()
        view, display = self.session.view, self.display
        if (own := self._played_for_person()) is not None:
            self.submit(own)
            return
        display.turn_line = turn_words(self.session, view)
        display.awaiting_card = view.phase is Phase.PLAY
        display.hand.active = view.phase in (Phase.PLAY, Phase.TRADE)
        display.hand.lawful = () if view.phase is Phase.TRADE else self._bright(view.hand)
        display.picture.place_hands()
        panel = ask(self.session, view, self.submit, display.hand, self.app.audio, display.open)
        if panel is not None:
            display.open(panel)
        self.app.audio.play("turn", gain=0.5)
        self.errands.refresh()
        self.dirty = True

    def _played_for_person(self) -> PlayCard | None:
        """Return the card that the person need not choose: it was claimed, or no other may be played."""
        if self.claiming.held:
            return None
        claimed = self.claiming.next_card()
        if claimed is not None:
            return PlayCard(PERSON, claimed)
        legal = self.session.view.legal
        forced = legal[0] if len(legal) == 1 and self.services.settings.auto_play_forced else None
        return forced if isinstance(forced, PlayCard) else None

    def _bright(self, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the cards that are not dimmed: where reneges can be called, nothing warns of them."""
        return hand if self.session.rules.renege == "callable" else self.session.view.lawful_cards

    def _after_the_deal(self, seconds: float) -> bool:
        """Open the score sheet or the results, once, after a moment; without a person, just go on."""
        if self.closing.done:
            return False
        self._waited += seconds
        if self._waited < self.app.theme.durations.closing * self.timeline.pace:
            return False
        return self.closing.go_on()

    def snap(self) -> None:
        """Show the game as it stands, and ask again."""
        self._thinker.drop()
        self.errands.forget_hint()
        self.display.quiet()
        self.claiming.hold()
        self.choreography.beside.clear()
        with self.display.carrying():
            self.display.picture.snap(self.session.view)
        self.display.hand.mark([])
        self.display.hand.settle()
        self._asked = self.closing.done = False
        self.errands.refresh()
        self.dirty = True

    def finish_showing(self) -> None:
        """Bring the animation to its end."""
        while not self.timeline.idle:
            self.timeline.hurry()
        self.choreography.beside.hurry()
