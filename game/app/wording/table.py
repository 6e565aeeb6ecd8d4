"""The words of the table: bids, stakes, turns, talk, hints and penalties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.app.paint.markup import escape
from game.app.services.court_points import moves_of
from game.app.services.session import PERSON, Session
from game.app.wording.phases import bidding_words, phase_advice
from game.cards import Card
from game.engine.actions import (
    Action,
    AgreeContract,
    GiveEstimate,
    KeepCard,
    PassCards,
    Penalty,
    PlaceBid,
    PlayCard,
    ProposeContract,
    RefuseCard,
    WishNil,
)
from game.engine.state import Call, Phase
from game.engine.views import PlayerView
from game.rules.bids import Bid, BlindBid
from game.rules.card_words import card_name, corner
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat, Side
from game.words import _, plural


class Named(Protocol):
    """A game whose seats have names."""

    @property
    def rules(self) -> RuleSet:
        """Its rules."""

    def name(self, seat: Seat) -> str:
        """Return the visible name of the player at *seat*."""


def bid_words(bid: Bid | None) -> str:
    """Return a bid as it stands on a plate: "4", "Nil", "Blind nil"; a bar where none is known."""
    return "–" if bid is None else str(bid)


def short_bid(bid: Bid | None) -> str:
    """Return a bid in a few letters."""
    if bid is not None and bid.kind.value == "blind_nil":
        return _("Blind")
    return bid_words(bid)


def tricks_words(count: int) -> str:
    """Return "1 trick", "5 tricks"."""
    return plural("{count} trick", "{count} tricks", count).format(count=count)


def bags_words(count: int) -> str:
    """Return "1 bag", "5 bags"."""
    return plural("{count} bag", "{count} bags", count).format(count=count)


def stakes(session: Session, view: PlayerView) -> str:
    """Return, as a rich line, what each side still needs; empty outside the play of the cards."""
    if view.phase is Phase.PLAY and view.rules.first_deal_bids_itself and view.index == 0:
        return _("Nobody bids in the first deal: <strong>every trick scores 10</strong>")
    if view.phase is not Phase.PLAY or any(contract is None for contract in view.contracts):
        return ""
    left = view.rules.hand_size - len(view.tricks)
    owing = [side for side in view.rules.all_sides if _takers(view, side)] or view.rules.all_sides
    needs = {side: _still_needed(view, side) for side in owing}
    urgent = max(needs, key=lambda side: needs[side] / max(1, left))
    parts = [
        need_words(session, view, side, needs[side], left, strong=side is urgent) for side in _ordered(owing, urgent)
    ]
    nils = [seat for seat in view.rules.seats if view.is_nil(seat) and not view.taken(seat)]
    parts += _nil_words(session, [seat for seat in nils if seat is not PERSON])
    if PERSON in nils:  # the person's own part is not dropped for want of room
        parts.insert(1, _("you must take none"))
    return " · ".join(parts)


def _takers(view: PlayerView, side: Side) -> list[Seat]:
    """Return the members of *side* that are to take its tricks: those that did not bid nil."""
    return [seat for seat in view.rules.members(side) if not view.is_nil(seat)]


def _ordered(sides: Sequence[Side], first: Side) -> list[Side]:
    return [first, *(side for side in sides if side is not first)]


def _still_needed(view: PlayerView, side: Side) -> int:
    helps = view.rules.failed_nil_tricks == "help_partner"
    won = sum(view.taken(seat) for seat in view.rules.members(side) if helps or not view.is_nil(seat))
    return max(0, view.owed(side) - won - _moved(view, side))


def _moved(view: PlayerView, side: Side) -> int:
    """Return the number of tricks that penalties give *side*; negative where they take tricks."""
    count, moved = view.rules.renege_tricks, 0
    for giver, receiver in (move for call in view.calls for move in moves_of(view.rules, call)):
        moved -= count if giver is side else 0
        moved += min(count, view.side_taken(giver)) if receiver is side else 0
    return moved


def need_words(session: Session, view: PlayerView, side: Side, needs: int, left: int, *, strong: bool) -> str:
    """Return what *side* still needs; beside a nil, what its partner needs."""
    takers = _takers(view, side)
    named = len(takers) == 1
    mine = side is view.side and (not named or takers[0] is PERSON)
    who = escape(session.name(takers[0]) if named else session.side_name(side))

    def said(you: str, we: str, one: str, they: str) -> str:
        return (you if named else we) if mine else (one if named else they)

    if not named and not mine and view.rules.side_count > 2:
        text = _pair_needs(needs, left)
    elif needs > left:
        text = said(_("you are set"), _("we are set"), _("{who} is set"), _("they are set"))
    elif needs == 0:
        enough, theirs = _("{who} has enough"), _("they have their tricks")
        text = said(_("you have your tricks"), _("we have our tricks"), enough, theirs)
    elif strong and left == 1:
        you, one = _("You need the last trick"), _("{who} needs the last trick")
        text = said(you, _("We need the last trick"), one, _("They need the last trick"))
    elif strong:
        you, one = _("You need {needs} of the {left} left"), _("{who} needs {needs} of the {left} left")
        text = said(you, _("We need {needs} of the {left} left"), one, _("They need {needs} of the {left} left"))
    else:
        text = said(_("you need {needs}"), _("we need {needs}"), _("{who} needs {needs}"), _("they need {needs}"))
    text = text.format(needs=needs, left=left, who=who)
    return f"<strong>{sentence(text)}</strong>" if strong else text


def _pair_needs(needs: int, left: int) -> str:
    """Return what one of several pairs still needs."""
    if needs > left:
        return _("{who} are set")
    return _("{who} need {needs}") if needs else _("{who} have enough")


def _nil_words(session: Session, seats: Sequence[Seat]) -> list[str]:
    """Return the sentence that *seats* must take no trick: one part of the line, or none."""
    names = [escape(session.name(seat)) for seat in seats]
    if len(names) < 2:
        return [_("{name} must take none").format(name=name) for name in names]
    return [_("{one} and {other} must take none").format(one=", ".join(names[:-1]), other=names[-1])]


def turn_words(session: Session, view: PlayerView) -> str:
    """Return, as a rich line, what the person is to do now; empty when another seat has the turn."""
    if view.turn is not PERSON:
        return ""
    match view.phase:
        case Phase.PLAY if view.trick.plays and not view.tricks and view.rules.first_trick == "lowest_club":
            return _("Your turn: lowest club") if _can_follow(view) else _("Your turn: no spade")
        case Phase.PLAY if view.trick.plays and view.rules.renege == "callable":
            return _("Your turn: {suit} led").format(suit=view.rules.suit(view.trick.lead).sign)
        case Phase.PLAY if view.trick.plays and not _can_follow(view):
            return _("Your turn: any card")
        case Phase.PLAY if view.trick.plays:
            return _("Your turn: follow {suit}").format(suit=view.rules.suit(view.trick.lead).sign)
        case Phase.PLAY:
            return _("Your lead")
        case Phase.AUCTION:
            return _("Your turn to bid")
        case Phase.TALK:
            if len(view.partners) > 1:
                return _("Talk to your partners")
            return _("Talk to {name}").format(name=escape(session.name(view.partners[0])))
        case Phase.CUT:
            return _("Turn a card over")
        case Phase.DRAW:
            return _("Keep it or not")
        case Phase.TRADE:
            return _("Choose cards to give")
        case _:
            return _("Your turn")


def _can_follow(view: PlayerView) -> bool:
    led = view.rules.suit(view.trick.lead)
    return any(view.rules.suit(card) is led for card in view.hand)


def talk_words(session: Named, word: Action) -> str:
    """Return *word* as a partner says it in the talk about the bid."""
    match word:
        case GiveEstimate(_seat, sure, hopeful) if sure == hopeful:
            return _("sure {sure}").format(sure=sure)
        case GiveEstimate(_seat, sure, hopeful):
            return _("sure {sure}, maybe {hopeful}").format(sure=sure, hopeful=hopeful)
        case WishNil():
            return _("I would go nil")
        case ProposeContract(_seat, tricks, nils):
            return _("let us say {contract}").format(contract=contract_words(session, tricks, nils))
        case AgreeContract():
            return _("agreed")
        case _:
            return ""


def contract_words(session: Named, tricks: int, nils: Sequence[Seat]) -> str:
    """Return a contract in words, as in "4, with nil for Ruth"."""
    if not nils:
        return str(tricks)
    names = _(" and ").join(_("you") if seat is PERSON else session.name(seat) for seat in nils)
    if tricks == 0:
        return _("nil for {names}").format(names=names)
    return _("{tricks}, with nil for {names}").format(tricks=tricks, names=names)


def advice(session: Named, action: Action, reason: str, view: PlayerView | None = None) -> str:
    """Return a hint for *view* as a rich sentence: what to do, and why."""
    words = _advised(session, action, view)
    if not words:
        return escape(sentence(reason))
    return _("{advice}: {reason}").format(advice=f"<b>{escape(words)}</b>", reason=escape(reason))


def sentence(clause: str) -> str:
    """Return *clause* with a capital, as a sentence of its own."""
    return clause[:1].upper() + clause[1:]


def _advised(session: Named, action: Action, view: PlayerView | None) -> str:
    """Return the advised *action* in a few words; empty for one that has none."""
    match action:
        case PlayCard(_seat, card):
            return _("Play the {card}").format(card=card_name(card))
        case KeepCard():
            return _("Keep the card")
        case RefuseCard():
            return _("Take the next card")
        case PlaceBid(_seat, bid):
            return _("Bid nil") if bid.is_nil else _("Bid {bid}").format(bid=bid_words(bid))
        case PassCards(_seat, cards):
            return _("Give {cards}").format(cards=cards_words(cards))
        case ProposeContract() | GiveEstimate() | WishNil() | AgreeContract():
            return _("Say “{words}”").format(words=talk_words(session, action))
        case _:
            return phase_advice(action, view)


def cards_words(cards: Sequence[Card]) -> str:
    """Return *cards* as they stand in a rich line, with their suit signs."""
    return "  ".join(card_name(card) if card.is_joker else corner(card) + card.suit.sign for card in cards)


def blind_words(bid: BlindBid) -> str:
    """Return a bid made before the deal, in words."""
    return str(bid)


def does(session: Named, seat: Seat, you: str, other: str) -> str:
    """Return *you* where *seat* is the person without a name, else *other* with {name} filled in."""
    name = session.name(seat)
    return you if seat is PERSON and name == _("You") else other.replace("{name}", name)


def owed_words(session: Session, view: PlayerView, bid: Bid | None) -> tuple[str, str]:
    """Return two rich lines: what the person's side would owe with *bid*, and what the others owe."""
    side = view.side
    mine = view.owed(side) + (bid.tricks if bid is not None else 0)
    who = escape(session.members_named(side, inside=True))
    words = bid_words(bid)
    first = _("With {bid}, {who} need <strong>{owed}</strong>").format(bid=words, who=who, owed=mine)
    if session.rules.sides == "solo":
        first = _("With {bid}, you need <strong>{owed}</strong>").format(bid=words, owed=mine)
    parts = [
        _owed_by(session, view, one)
        for one in view.rules.all_sides
        if one is not side
        and (any(view.bids[seat] is not None for seat in view.rules.members(one)) or view.blind[one] is not None)
    ]
    return first, " · ".join(parts) or _("The others have not bid yet")


def _owed_by(session: Session, view: PlayerView, side: Side) -> str:
    """Return what another *side* owes; in few words where there are several."""
    if view.rules.side_count > 2:
        return _("{who}: {owed}").format(who=escape(session.side_name(side)), owed=view.owed(side))
    members = view.rules.members(side)
    words = plural("{who} needs {owed}", "{who} need {owed}", len(members))
    if view.contracts[side] is None and view.blind[side] is None and any(view.bids[seat] is None for seat in members):
        words = _("{who} need {owed} so far")
    return words.format(who=escape(session.members_named(side)), owed=view.owed(side))


def arithmetic(view: PlayerView) -> str:
    """Return, as a rich line, how many tricks are bid and free, and whether the person bids last."""
    total = sum(view.owed(side) for side in view.rules.all_sides)
    free = view.rules.hand_size - total
    text = _("{bid} bid, {free} free").format(bid=total, free=free)
    if free < 0:
        text = _("{bid} bid, {over} too many").format(bid=total, over=-free)
    waiting = sum(bid is None and view.rules.seats[seat] not in view.settled for seat, bid in enumerate(view.bids))
    parts = [f"<strong>{text}</strong>"]
    parts += [_("you bid last")] if waiting == 1 else []
    parts += [style] if (style := bidding_words(view.rules)) else []
    return " · ".join(parts)


def penalty_words(session: Named, penalty: Penalty) -> tuple[str, str]:
    """Return the name of a penalty and what it does in numbers."""
    tricks, points = session.rules.renege_tricks, session.rules.renege_points
    match penalty:
        case "take_tricks":
            return _("Take tricks"), _("{tricks} of their tricks become yours").format(tricks=tricks)
        case "give_tricks":
            return _("Give tricks"), _("{tricks} of your tricks become theirs").format(tricks=tricks)
        case "lose_points":
            return _("Fine them"), _("They lose {points} points").format(points=points)
        case "win_points":
            return _("Take points"), _("You win {points} points").format(points=points)


def penalty_news(session: Session, seat: Seat, penalty: Penalty) -> str:
    """Return the announcement of the *penalty* that *seat* has chosen for a proven renege."""
    tricks, points = session.rules.renege_tricks, session.rules.renege_points
    words = {
        "take_tricks": does(session, seat, _("You take {tricks} tricks"), _("{name} takes {tricks} tricks")),
        "give_tricks": does(session, seat, _("You give {tricks} tricks"), _("{name} gives {tricks} tricks")),
        "lose_points": does(session, seat, _("They lose {points} points"), _("{name} lets it cost {points} points")),
        "win_points": does(session, seat, _("You win {points} points"), _("{name} is paid {points} points")),
    }[penalty]
    return words.format(tricks=tricks, points=points)


def called_words(session: Session, seat: Seat, accused: Seat, trick: int, *, proven: bool) -> str:
    """Return the announcement of a call of a renege, with the verdict."""
    verdict = does(
        session, seat,
        _("You call a renege of {other} in trick {number}: {verdict}"),
        _("{name} calls a renege of {other} in trick {number}: {verdict}"),
    )  # fmt: skip
    words = _("proven") if proven else _("wrong")
    return verdict.format(other=session.called(accused), number=trick + 1, verdict=words)


def told_call(session: Session, call: Call) -> str:
    """Return the result of a past *call*: the verdict, and the penalty if there was one."""
    verdict = called_words(session, call.seat, call.accused, call.trick, proven=call.proven)
    if call.penalty is None:
        return _("{verdict}.").format(verdict=verdict)
    return _("{verdict}. {penalty}.").format(verdict=verdict, penalty=penalty_news(session, call.seat, call.penalty))
