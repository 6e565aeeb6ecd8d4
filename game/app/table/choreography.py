"""The animation of every event, as steps for the timeline.

Only here do events change the picture. An event is turned into steps when the animation reaches it, so that they
start from what is on the table at that moment.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.app.motion.timeline import Callback, Lanes, TimelineStep
from game.app.services.court_points import fine_of, moves_of
from game.app.services.session import PERSON, Session
from game.app.shell.app import App
from game.app.table.dealing import Dealing, Drawing
from game.app.table.picture import Picture
from game.app.table.playing import Playing, Speaking
from game.app.table.scoring import Scoring
from game.app.table.step_maker import Deferred
from game.app.wording.phases import poor_words
from game.app.wording.table import blind_words, does, penalty_news, talk_words
from game.engine.actions import Action, GiveEstimate, ProposeContract, WishNil
from game.engine.events import (
    AuctionClosed,
    BidPlaced,
    BlindDeclined,
    BlindMade,
    BlindOffered,
    BlindSettled,
    CardCut,
    CardDrawn,
    CardOffered,
    CardPlayed,
    CardsDealt,
    CardsLaidOut,
    CardsPassed,
    ContractProposed,
    ContractSettled,
    DealerChosen,
    DealScored,
    DealStarted,
    EstimateGiven,
    Event,
    GameWon,
    HandKept,
    HandLooked,
    HandThrownIn,
    NilBroken,
    NilWished,
    PenaltyChosen,
    PlayBegan,
    RenegeCalled,
    SpadesBroken,
    StockLaid,
    TradeDeclined,
    TrickTaken,
)
from game.engine.phases.scored import level_at
from game.engine.state import Phase
from game.rules.seats import Seat, Side
from game.rules.tricks import Play
from game.words import _


class Choreography:
    """Turns the events of *session* into steps that change *picture*, some of them in the *background*."""

    def __init__(self, app: App, session: Session, picture: Picture) -> None:
        self.session = session
        self.picture = picture
        self.background = Lanes()
        self._offering: set[Side] = set()  # sides with an offer of a blind bid
        self._dealing = Dealing(app, session, picture, self.background)
        self._drawing = Drawing(app, session, picture, self.background)
        self._speaking = Speaking(app, session, picture, self.background)
        self._playing = Playing(app, session, picture, self.background)
        self._scoring = Scoring(app, session, picture, self.background)

    def show(self, event: Event) -> TimelineStep:
        """Return the step that shows *event*, worked out when the animation reaches it."""
        return Deferred(lambda: self._steps(event))

    def lay(self, plays: Iterable[Play]) -> TimelineStep:
        """Return the step that shows cards laid on the table all at once."""
        return Deferred(lambda: self._playing.lay(plays))

    def _told(self, seat: Seat, word: Action) -> list[TimelineStep]:
        """Return the steps of a *word* of the talk; a partner's bubble fades, as the person's panel repeats it."""
        said = self._speaking.says(seat, talk_words(self.session, word))
        return [*said, Callback(self._speaking.hush)] if PERSON in self.session.rules.partners(seat) else said

    # -- one case an event -----------------------------------------------------------------------------------

    def _steps(self, event: Event) -> list[TimelineStep]:  # noqa: C901 - one case an event
        dealing, speaking = self._dealing, self._speaking
        playing, scoring = self._playing, self._scoring
        match event:
            case CardCut(seat, card, _place):
                return dealing.cut(seat, card)
            case DealerChosen(seat, cut):
                return dealing.dealer(seat, cut=cut)
            case DealStarted():
                self._offering.clear()
                level = level_at(self.session.rules, self.picture.standings, event.index)
                return [*(speaking.level(level) if level is not None else ()), *dealing.started(event)]
            case BlindOffered(seat, bid, _named):
                self._offering.add(self.session.rules.side_of(seat))
                return speaking.says(seat, _("{bid}?").format(bid=blind_words(bid)))
            case BlindDeclined(seat):
                refused = self.session.rules.side_of(seat) in self._offering
                return speaking.says(seat, _("no, cards first") if refused else _("no blind bid"))
            case BlindMade(side, bid):
                self.picture.blind[side] = bid
                who = self.session.side_name(side)
                return speaking.news(_("{who}: {bid}").format(who=who, bid=blind_words(bid)), "bid")
            case CardsDealt(count, first):
                return dealing.deal(count, first)
            case StockLaid(count):
                return self._drawing.laid(count)
            case CardOffered(seat, offered):
                return self._drawing.offered(seat, offered)
            case CardDrawn():
                return self._drawing.drawn(event)
            case HandLooked(seat, cards):
                return dealing.look(seat, cards)
            case HandKept(_seat):
                return []
            case HandThrownIn(seat, _cards):
                you, other = _("You throw the hand in"), _("{name} throws the hand in")
                who, why = does(self.session, seat, you, other), poor_words(self.session.rules)
                return speaking.news(_("{who} ({why}): new deal").format(who=who, why=why), "shuffle")
            case BidPlaced(seat, bid):
                return speaking.bid(seat, bid)
            case BlindSettled(seat, low, raised):
                return speaking.settled(seat, low=low, raised=raised)
            case EstimateGiven(seat, sure, hopeful):
                return self._told(seat, GiveEstimate(seat, sure, hopeful))
            case NilWished(seat):
                return self._told(seat, WishNil(seat))
            case ContractProposed(seat, tricks, nils):
                return self._told(seat, ProposeContract(seat, tricks, nils))
            case ContractSettled(side, tricks, nils, agreed):
                return speaking.contract(side, tricks, nils, agreed=agreed)
            case AuctionClosed(contracts):
                self.picture.contracts = list(contracts)
                speaking.hush()
                return speaking.untraded()
            case CardsLaidOut(seat, count):
                return speaking.says(seat, _("{count} cards chosen").format(count=count))
            case CardsPassed():
                return dealing.passed(event)
            case TradeDeclined(seat):
                return speaking.says(seat, _("no trade"))
            case PlayBegan(leader):
                self.picture.phase = Phase.PLAY
                self.picture.turn = leader
                speaking.hush()
                return speaking.unbid() if all(one is None for one in self.picture.contracts) else []
            case CardPlayed(seat, card):
                return playing.play(seat, card)
            case SpadesBroken(_seat):
                return playing.broken()
            case TrickTaken(seat, _cards, _index):
                return playing.sweep(seat)
            case NilBroken(seat):
                return playing.nil_broken(seat)
            case RenegeCalled():
                return [*speaking.called(event), *scoring.fined(*fine_of(self.session.rules, event))]
            case PenaltyChosen(seat, _accused, penalty):
                self.picture.moves += moves_of(self.session.rules, event)
                told = speaking.news(
                    penalty_news(self.session, seat, penalty), "penalty", wait=speaking.times.penalty_told
                )
                return [*told, *scoring.fined(*fine_of(self.session.rules, event))]
            case DealScored():
                return scoring.scored(event)
            case GameWon():
                return scoring.won(event)
