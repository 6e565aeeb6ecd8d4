"""The table: plays the events of a session as an animation, and takes the person's answers.

The game is always ahead of the picture. The person can act only once everything has been shown; until then a click or
a key hurries the animation. The way of a click, from the mouse to the saved record:
`TableScene.handle`, `TableInput.handle`, `TableScene.submit`, `Session.submit`, `Archive.keep`.
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
from game.app.shell.worker import Worker
from game.app.table.arranging import TableShape, lay_out
from game.app.table.choreography import Choreography
from game.app.table.commands import Claims, TableCommands
from game.app.table.display import Display
from game.app.table.input import TableInput
from game.app.table.picture import Sorting
from game.app.table.questions import ask
from game.app.wording.table import stakes, turn_words
from game.cards import Card
from game.engine.actions import Action, PlayCard, StartDeal
from game.engine.events import CardPlayed, Event, news_for
from game.engine.phases.play import forced_club
from game.engine.state import Phase
from game.rules.tricks import Play

AT_ONCE = 24  # actions a frame when nothing is animated


class TableScene(Scene):
    """A game at the table. With computer players in all seats it plays by itself to the end of the game."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services.app)
        self.services = services
        self.session = session
        self.display = Display(self.app, session)
        self.timeline = Timeline(self.app.pace)
        self.choreography = Choreography(self.app, session, self.display.picture)
        self.claims = Claims(self, self.display, services)
        self.commands = TableCommands(self, self.display, services, self.claims)
        self._input = TableInput(self, self.display, services, self.commands)
        self._thinker = Thinker(session, threaded=services.thinks_aside)
        self._waited = 0.0
        self.asked = False  # the person has been asked
        self._closed = False  # the score sheet or the results of this deal have been opened
        self._arranged = False
        self._stakes_at = -1  # number of actions at which the line of stakes was written
        self._begin()

    # -- the six moments -------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay the table out; where the layout changes, whatever is moving is brought to its end."""
        settings = self.services.settings
        large = settings.deck in LARGE_INDEX
        shape = TableShape.of(self.session.rules)
        layout = lay_out(width, height, shape, left_handed=settings.left_handed, large=large)
        if self._arranged and layout != self.display.picture.layout:
            self._finish_showing()
        self._arranged = True
        self.display.arrange(layout, self.commands.acts)
        self.commands.refresh()

    def resume(self) -> None:
        """Sort the hand as the settings say."""
        settings = self.services.settings
        self.arrange(self.app.viewport.width, self.app.viewport.height)
        with self.display.carrying():
            self.display.picture.sort(Sorting(settings.suit_order, settings.rank_order == "high_first"))
        self._waited = 0.0
        self._show_notes()

    def _show_notes(self) -> None:
        """Show the notes of problems elsewhere, such as a full disk or a missing sound."""
        notes = self.services.take_notes()
        if notes:
            self.display.say(escape(" ".join(notes)), lasting=True)

    @property
    def moving(self) -> bool:
        """Whether anything moves."""
        return not self.settled or not self.choreography.background.idle or self.display.moving

    @property
    def goes_on(self) -> bool:
        """Whether something happens without the person: a movement, a computer player's turn, the score sheet."""
        closing = self._deal_over and not self._closed
        asking = not (self.asked or self._closed)
        return self.moving or self.session.waits_for_computer or self._clubs_forced or closing or asking

    @property
    def waits(self) -> bool:
        """Whether the person has been asked, and nothing else is under way."""
        return self.asked and not self.commands.hints.waiting and not self.goes_on

    def update(self, seconds: float) -> None:
        """Advance the animation by *seconds*; once all is shown, continue the game."""
        if self.app.scenes.top is self:
            self.session.seconds += seconds
        self.timeline.pace = self.app.pace * self.claims.haste
        self.timeline.update(seconds)
        self.choreography.background.update(seconds, self.timeline.pace)
        self.display.update(seconds)
        self._listen()
        for _turn in range(AT_ONCE if self.timeline.pace == 0 else 1):
            if self.app.scenes.top is not self or not self.settled or not self._progress(seconds):
                break
            self.timeline.update(0.0)

    def _listen(self) -> None:
        """Show a hint once it has been found, and a notice when the sound is lost."""
        if trouble := self.app.audio.take_trouble():
            self.display.say(escape(trouble), lasting=True)
            self.dirty = True
        self.commands.show_hint()

    def draw(self, canvas: Canvas) -> None:
        """Show the table."""
        self.display.draw(canvas)

    def pause(self) -> None:
        """Forget the pointer."""
        self.display.hand.leave()

    def close(self) -> None:
        """Save the game and stop thinking: the person leaves the table."""
        self._thinker.close()
        self.commands.hints.close()
        self.services.archive.save_durably(self.session)

    # -- what the person does --------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> None:
        """Handle *event*, as TableInput does."""
        self._input.handle(event)

    @property
    def settled(self) -> bool:
        """Whether everything that has happened has been shown."""
        return self.timeline.idle

    @property
    def may_play(self) -> bool:
        """Whether the table waits for a card from the person."""
        state = self.session.game.state
        return self.settled and state.phase is Phase.PLAY and state.turn is PERSON and self.asked

    def submit(self, action: Action) -> None:
        """Submit the action of the person or of a computer player; the animation follows."""
        self._before_acting()
        self.show(self.session.submit(action))
        self._after_acting()

    def hurry(self) -> None:
        """Finish the queued animation now, as the cards visibly catch up; the next player acts at once."""
        with self.display.carrying():
            self.timeline.hurry()
            self.choreography.background.hurry()
        self._waited = self.app.theme.durations.think

    def undo(self) -> None:
        """Go back to before the person's last choice."""
        self.timeline.clear()
        self.session.undo()
        self.snap()

    # -- showing ---------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Show a new game from its beginning, and a resumed one as it stands."""
        picture = self.display.picture
        if self.session.record.actions:
            picture.snap(self.session.view)
            return
        picture.standings = list(self.session.view.standings)
        picture.contracts = [None] * self.session.rules.side_count
        picture.blind = [None] * self.session.rules.side_count
        self.show(news_for(self.session.game.opening, PERSON))

    def show(self, events: Iterable[Event]) -> None:
        """Queue the animation of *events*."""
        self.timeline.add(*(self.choreography.show(event) for event in events))

    def show_turn(self) -> bool:
        """Show whose turn it is; return whether that has changed."""
        picture, view = self.display.picture, self.session.view
        news = picture.turn is not view.turn or picture.phase is not view.phase
        done = len(self.session.record.actions)
        if news or done != self._stakes_at:
            picture.turn, picture.phase, self._stakes_at = view.turn, view.phase, done
            self.display.line = stakes(self.session, view)
            self.dirty = True
        return news

    def snap(self) -> None:
        """Show the game as it stands, at once, and ask again."""
        self._forget()
        self.claims.hold()
        self.choreography.background.clear()
        with self.display.carrying():
            self.display.picture.snap(self.session.view)
        self.display.hand.mark([])
        self._follow()

    def _finish_showing(self) -> None:
        """Bring the animation to its end."""
        while not self.settled:
            self.timeline.hurry()
        self.choreography.background.hurry()

    # -- the game goes on ------------------------------------------------------------------------------------

    def _forget(self) -> None:
        """Forget what was asked, chosen and said about the table as it was."""
        self._thinker.drop()
        self._input.forget()
        self.commands.hints.drop()
        self.display.quiet()
        self.asked = self._closed = False

    def _before_acting(self) -> None:
        self._forget()
        self._waited = 0.0

    def _after_acting(self) -> None:
        if self.session.view.phase is not Phase.PLAY:
            self.display.line = ""
        self._show_notes()
        self._follow()

    def _follow(self) -> None:
        """Update hand and tools after an action."""
        self.display.hand.settle()
        self.commands.refresh()
        self.dirty = True

    def _progress(self, seconds: float) -> bool:
        """Continue the game, now that all is shown; return whether something was done."""
        times = self.app.theme.durations
        if self._deal_over:
            return not self._closed and self._pause_over(seconds, times.closing) and self._end_deal()
        if self._clubs_forced:
            return self._pause_over(seconds, times.think) and self._lay_lowest_clubs()
        if self.session.waits_for_computer:
            return self._let_computer_act(seconds)
        if not self.asked:
            self.ask()
        return False

    def _pause_over(self, seconds: float, pause: float) -> bool:
        """Advance by *seconds*; return whether a *pause*, in seconds at the normal pace, is over."""
        self._waited += seconds
        return self._waited >= pause * self.timeline.pace

    def _let_computer_act(self, seconds: float) -> bool:
        if self.show_turn() and self.services.thinks_aside:
            return False  # that frame is painted first: an uncompiled core would take half of its time
        self._thinker.ask()
        times = self.app.theme.durations
        drawing = self.session.game.state.phase is Phase.DRAW  # many cards are drawn: no long thought over each
        if not self._pause_over(seconds, times.think_draw if drawing else times.think):
            return False
        action = self._thinker.answer()
        if action is None:
            return False
        self.submit(action)
        return True

    @property
    def _clubs_forced(self) -> bool:
        """Whether the rules force the next player to lay its lowest club."""
        return forced_club(self.session.game.state) is not None

    def _lay_lowest_clubs(self) -> bool:
        """Lay the lowest clubs of all players who have no choice, and show them as one event; return True."""
        self._before_acting()
        game = self.session.game
        plays: list[Play] = []
        events: list[Event] = []
        while (card := forced_club(game.state)) is not None and (seat := game.state.turn) is not None:
            plays.append(Play(seat, card))
            events += self.session.submit(PlayCard(seat, card))
        self.timeline.add(self.choreography.lay(plays))
        self.show(event for event in events if not isinstance(event, CardPlayed))
        self._after_acting()
        return True

    def ask(self) -> None:
        """Ask the person for its decision."""
        self.asked = True
        self.show_turn()
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
        self.commands.refresh()
        self.dirty = True

    def _played_for_person(self) -> PlayCard | None:
        """Return the card to play without asking: it was claimed, or no other may be played."""
        if self.claims.held:
            return None
        claimed = self.claims.next_card()
        if claimed is not None:
            return PlayCard(PERSON, claimed)
        legal = self.session.view.legal
        forced = legal[0] if len(legal) == 1 and self.services.settings.auto_play_forced else None
        return forced if isinstance(forced, PlayCard) else None

    def _bright(self, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the cards that are not dimmed: all of *hand* where reneges can be called, so that nothing warns."""
        return hand if self.session.rules.renege == "callable" else self.session.view.lawful_cards

    # -- the end of a deal -----------------------------------------------------------------------------------

    @property
    def _deal_over(self) -> bool:
        """Whether the deal has been scored."""
        return self.session.game.state.phase in (Phase.SCORED, Phase.OVER)

    def _end_deal(self) -> bool:
        """Open the score sheet or the results; without a person begin the next deal, and return True."""
        if PERSON in self.session.agents and not self.session.over:
            self.submit(StartDeal())
            return True
        self._close_deal()
        return False

    def open_score(self) -> None:
        """Open the score sheet, which leads on once the deal is over; after the last deal the results."""
        self._finish_showing()
        if self._deal_over:
            self._close_deal()
        else:
            self.services.nav.open_score_sheet(self.session)

    def _close_deal(self) -> None:
        """Open the score sheet that leads on to the next deal, or the results."""
        self._closed = True
        self.display.picture.news = ""
        if self.session.over:
            self.services.nav.open_results(self.session)
        else:
            self.services.nav.open_score_sheet(self.session, self.next_deal)

    def next_deal(self) -> None:
        """Begin the next deal, unless it has begun."""
        if self.session.game.state.phase is Phase.SCORED:
            self.submit(StartDeal())


class Thinker:
    """Asks the computer player of *session* whose turn it is: *threaded*, so that no frame waits for it, or at once."""

    def __init__(self, session: Session, *, threaded: bool) -> None:
        self._session = session
        self._aside = Worker[Action]("thinker", threaded=threaded)

    def ask(self) -> None:
        """Start the player's thinking, unless it already runs."""
        if not self._aside.waiting:
            self._aside.ask(self._session.question())

    def answer(self) -> Action | None:
        """Return the player's action, or None while it thinks; raise here any error in its thinking."""
        self.ask()
        return self._aside.answer()

    def drop(self) -> None:
        """Forget the question: the game has changed."""
        self._aside.drop()

    def close(self) -> None:
        """Stop for good."""
        self._aside.close()
