"""How every event is shown: steps for the timeline, made when their turn comes.

Events change the picture only here. Each is turned into steps at the moment the animation reaches it, so that the
steps start from what is on the table then.
"""

from __future__ import annotations

from dataclasses import replace

from game.app.motion import (
    Call,
    Parallel,
    Pose,
    Sequence,
    Step,
    Wait,
    ease_in_out,
    stagger,
)
from game.app.table.picture import CardSprite, sort_hand
from game.app.table.session import PERSON
from game.app.table.stage import Late, Stage
from game.app.table.wording import bid_words, blind_words, contract_words, penalty_news, talk_words
from game.cards import Card
from game.engine.actions import GiveEstimate, ProposeContract, WishNil
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
from game.engine.state import Phase
from game.rules.bids import NIL, Bid
from game.rules.ruleset import RuleSet
from game.rules.scoring import Reason
from game.rules.seats import Seat, Side
from game.words import _

SETS = {Reason.CONTRACT_SET, Reason.TEN_SET, Reason.BOSTON_SET, Reason.BLIND_SET, Reason.BLIND_LOW_NEITHER}
NILS_MADE = {Reason.NIL_MADE, Reason.BLIND_NIL_MADE, Reason.BLIND_LOW_BOTH}


class Choreography(Stage):
    """Turns the events of *session* into steps that change *picture*."""

    def show(self, event: Event) -> Step:
        """Return the step that shows *event*, worked out when the animation reaches it."""
        return Late(lambda: self._steps(event))

    # -- one case an event -----------------------------------------------------------------------------------

    def _steps(self, event: Event) -> list[Step]:  # noqa: C901 - one case an event
        match event:
            case CardCut(seat, card, _place):
                return self._cut(seat, card)
            case DealerChosen(seat, cut):
                return self._dealer(seat, cut=cut)
            case DealStarted():
                return self._deal_started(event)
            case BlindOffered(seat, bid, _named):
                return self.says(seat, _("{bid}?").format(bid=blind_words(bid)))
            case BlindDeclined(seat):
                return self.says(seat, _("nothing blind"))
            case BlindMade(side, bid):
                self.picture.blind[side] = bid
                who = self.session.side_name(side)
                return self.news(_("{who}: {bid}").format(who=who, bid=blind_words(bid)), "bid")
            case CardsDealt(count, first):
                return self._deal(count, first)
            case StockLaid() | CardOffered() | CardDrawn():
                return []  # at tables for two, which are not laid out yet
            case HandLooked(seat, cards):
                return self._look(seat, cards)
            case HandKept(_seat):
                return []
            case HandThrownIn(seat, _cards):
                name = self.session.name(seat)
                return [*self.news(_("{name} throws the hand in: new deal").format(name=name), "shuffle")]
            case BidPlaced(seat, bid):
                return self._bid(seat, bid)
            case BlindSettled(seat, low, raised):
                return self._settled(seat, low=low, raised=raised)
            case EstimateGiven(seat, sure, hopeful):
                return self.says(seat, talk_words(self.session, GiveEstimate(seat, sure, hopeful)))
            case NilWished(seat):
                return self.says(seat, talk_words(self.session, WishNil(seat)))
            case ContractProposed(seat, tricks, nils):
                return self.says(seat, talk_words(self.session, ProposeContract(seat, tricks, nils)))
            case ContractSettled(side, tricks, nils, agreed):
                return self._contract(side, tricks, nils, agreed=agreed)
            case AuctionClosed(contracts):
                self.picture.contracts = list(contracts)
                self.picture.bubble = None
                return []
            case CardsLaidOut(seat, count):
                return self.says(seat, _("{count} cards chosen").format(count=count))
            case CardsPassed():
                return self._passed(event)
            case TradeDeclined(seat):
                return self.says(seat, _("no trade"))
            case PlayBegan(leader):
                self.picture.phase = Phase.PLAY
                self.picture.turn = leader
                self.picture.bubble = None
                return []
            case CardPlayed(seat, card):
                return self._play(seat, card)
            case SpadesBroken(_seat):
                self.picture.broken = True
                return self.news(_("Spades are broken"), "spades_broken", wait=0.0)
            case TrickTaken(seat, _cards, _index):
                return self._sweep(seat)
            case NilBroken(seat):
                name = self.session.name(seat)
                return self.news(_("{name}: nil is broken").format(name=name), "nil_broken", wait=0.5)
            case RenegeCalled():
                return self._called(event)
            case PenaltyChosen(seat, _accused, penalty):
                return self.news(penalty_news(self.session, seat, penalty), "penalty", wait=1.2)
            case DealScored():
                return self._scored(event)
            case GameWon():
                return []  # the screen of results greets the winner

    # -- before the cards ------------------------------------------------------------------------------------

    def _cut(self, seat: Seat, card: Card) -> list[Step]:
        x, y = self.layout.trick_centre
        start = Pose(x, y, 0, self.layout.trick_width / 100, face_up=0.0)
        sprite = CardSprite(card, start)
        self.picture.cut[seat] = sprite
        end = replace(self.layout.trick_pose(seat), face_up=1.0)
        return [self.sound("card_play", seat), self.move(sprite, end, self.times.play), Wait(0.25)]

    def _dealer(self, seat: Seat, *, cut: bool) -> list[Step]:
        self.picture.dealer = seat
        if not cut:
            return []
        name = self.session.name(seat)
        steps = self.news(_("{name}: highest card, first deal").format(name=name), "turn", wait=1.0)
        return [*steps, Call(self.picture.cut.clear)]

    def _deal_started(self, event: DealStarted) -> list[Step]:
        picture, rules = self.picture, self.session.rules
        picture.cut.clear()
        picture.dealer, picture.index, picture.seal = event.dealer, event.index, event.seal
        picture.hands = [[] for _seat in rules.seats]
        picture.trick, picture.tricks_done, picture.broken = {}, 0, False
        picture.trick_plays = type(picture.trick_plays)()
        picture.piles, picture.taken = [0] * rules.players, [0] * rules.players
        picture.bids = [None] * rules.players
        if not event.attempt:
            picture.contracts, picture.blind = [None] * rules.side_count, [None] * rules.side_count
        picture.phase, picture.turn, picture.bubble, picture.news = Phase.BLIND, None, None, ""
        return [self.sound("shuffle"), Wait(0.35)]

    def _deal(self, count: int, first: Seat) -> list[Step]:
        picture = self.picture
        start = picture.deck_pose
        order = self.session.rules.order_from(first)
        flights: list[Step] = []
        for turn in range(count):
            for seat in order:
                sprite = CardSprite(None, start)
                picture.hands[seat].append(sprite)
                flights.append(self._flight(sprite, seat, turn, count))
        return [stagger(0.0 if self.app.reduced_motion else self.times.deal_stagger, *flights)]

    def _flight(self, sprite: CardSprite, seat: Seat, turn: int, count: int) -> Step:
        if seat is PERSON:
            end = replace(self.layout.hand.pose(turn, count), face_up=0.0)
        else:
            end = self.layout.back_pose(seat, turn, count)
        flight = self.move(sprite, end, self.times.deal)
        if turn % 3 == 0:
            return Sequence(self.sound("card_deal", seat), flight)
        return flight

    def _look(self, seat: Seat, cards: tuple[Card, ...]) -> list[Step]:
        if seat is not PERSON or not cards:
            return []
        ordered = sort_hand(cards, self.session.rules, self.picture.sorting)
        sprites = self.picture.hands[PERSON]
        if len(sprites) != len(ordered):
            sprites[:] = [CardSprite(None, Pose()) for _card in ordered]
            self.picture.place_hands()
        for sprite, card in zip(sprites, ordered, strict=True):
            sprite.card = card
        poses = [replace(pose, face_up=1.0) for pose in self.picture.hand_poses(PERSON)]
        turns = [self.move(sprite, pose, 0.22) for sprite, pose in zip(sprites, poses, strict=True)]
        return [self.sound("card_slide"), stagger(0.02, *turns)]

    # -- bids ------------------------------------------------------------------------------------------------

    def _bid(self, seat: Seat, bid: Bid) -> list[Step]:
        self.picture.bids[seat] = bid
        return self.says(seat, bid_words(bid))

    def _settled(self, seat: Seat, *, low: bool, raised: bool) -> list[Step]:
        side = self.session.rules.side_of(seat)
        blind = self.picture.blind[side]
        if low:
            self.picture.bids[seat] = NIL
        if raised and blind is not None:
            self.picture.blind[side] = replace(blind, raised=True)
        words = [_("I go low") if low else _("I play for tricks")]
        words += [_("raised to 10")] if raised else []
        return self.says(seat, ", ".join(words))

    def _contract(self, side: Side, tricks: int, nils: tuple[Seat, ...], *, agreed: bool) -> list[Step]:
        self.picture.contracts[side] = tricks
        for seat in nils:
            if self.picture.bids[seat] is None:
                self.picture.bids[seat] = NIL
        who = self.session.members_named(side)
        said = contract_words(self.session, tricks, nils)
        how = _("{who} agree on {contract}") if agreed else _("{who} did not agree; the lower stands: {contract}")
        return self.news(how.format(who=who, contract=said), "bid", wait=1.0)

    def _passed(self, event: CardsPassed) -> list[Step]:
        """Move cards between partners; the person sees only what it gave or received."""
        picture = self.picture
        giver, receiver = picture.hands[event.giver], picture.hands[event.receiver]
        moved = self._taken_from(giver, event) if event.giver is PERSON else giver[-event.count :]
        for sprite in moved:
            giver.remove(sprite)
        if event.receiver is PERSON:
            for sprite, card in zip(moved, event.cards, strict=False):
                sprite.card = card
        else:
            for sprite in moved:
                sprite.card = None
        receiver.extend(moved)
        if event.receiver is PERSON:
            picture.order_hand()
        return [self.sound("card_slide"), self.settle_hands(0.4)]

    def _taken_from(self, sprites: list[CardSprite], event: CardsPassed) -> list[CardSprite]:
        return [sprite for sprite in sprites if sprite.card in event.cards]

    # -- the play --------------------------------------------------------------------------------------------

    def _play(self, seat: Seat, card: Card) -> list[Step]:
        picture = self.picture
        sprite = self._leaving(seat, card)
        sprite.card = card
        picture.trick[seat] = sprite
        picture.trick_plays = picture.trick_plays.with_play(seat, card)
        picture.turn = None
        picture.phase = Phase.PLAY
        if picture.bubble is not None and picture.bubble.seat is seat:
            picture.bubble = None
        raised = replace(sprite.pose, lift=1.0)
        sprite.pose = raised
        land = self.move(sprite, self.layout.trick_pose(seat), self.times.play)
        return [
            Parallel(land, self.settle_hands(self.times.play), Sequence(Wait(0.12), self.sound("card_play", seat))),
            Wait(0.1),
        ]

    def _leaving(self, seat: Seat, card: Card) -> CardSprite:
        """Take the sprite of *card* out of the hand of *seat*; of a hidden hand, one from the middle."""
        sprites = self.picture.hands[seat]
        found = next((sprite for sprite in sprites if sprite.card is card), None)
        if found is None:
            found = sprites[len(sprites) // 2] if sprites else CardSprite(card, self._entry(seat))
        if found in sprites:
            sprites.remove(found)
        if self.layout.compact and seat is not PERSON:
            found.pose = self._entry(seat)
        return found

    def _entry(self, seat: Seat) -> Pose:
        x, y = self.layout.spot(seat)
        return Pose(x, y, 0, 0.62, face_up=0.0)

    def _sweep(self, seat: Seat) -> list[Step]:
        picture = self.picture
        cards = list(picture.trick.values())
        pile = self.layout.pile_pose(seat, min(picture.piles[seat], 12))

        def taken() -> None:
            picture.moving = cards
            picture.trick = {}
            picture.trick_plays = type(picture.trick_plays)()
            picture.taken[seat] += 1
            picture.tricks_done += 1
            picture.news = ""

        def swept() -> None:
            picture.moving = []
            picture.piles[seat] += 1
            picture.turn = seat

        away = Parallel(*(self.move(sprite, pile, self.times.sweep, ease_in_out) for sprite in cards))
        return [Wait(self.times.rest), Call(taken), self.sound("card_slide", seat), away, Call(swept)]

    # -- after the cards -------------------------------------------------------------------------------------

    def _called(self, event: RenegeCalled) -> list[Step]:
        name, other = self.session.name(event.seat), self.session.called(event.accused)
        verdict = _("{name} calls a renege of {other}: proven") if event.proven else _("{name} accuses {other}: wrong")
        return self.news(verdict.format(name=name, other=other), "penalty" if event.proven else "refuse", wait=1.2)

    def _scored(self, event: DealScored) -> list[Step]:
        self.picture.standings = list(event.score.standings)
        self.picture.phase, self.picture.turn = Phase.SCORED, None
        return [self.sound(deal_sound(self.session.rules, event)), Wait(0.5)]


def deal_sound(rules: RuleSet, event: DealScored) -> str:
    """Return the name of the sound for what a deal brought the person's side: the rarest thing is heard."""
    side = rules.side_of(PERSON)
    score = event.score.sides[side]
    reasons = {line.reason for line in score.lines}
    if score.bag_penalties:
        return "penalty"
    if reasons & SETS or score.points < 0:
        return "set"
    if sum(event.taken[seat] for seat in rules.members(side)) == rules.hand_size:
        return "boston"
    if reasons & NILS_MADE:
        return "nil_made"
    return "bag" if score.after.bags > score.before.bags else "trick_won"
