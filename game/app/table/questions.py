"""The panel for each phase, with the words of its question; and showing a hint on it."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.blinds import blind_chance, blind_nil_chance, low_odds
from game.app.paint.markup import escape
from game.app.services.session import PERSON, Session
from game.app.shell.audio import Audio
from game.app.table.bid_panel import BidPanel
from game.app.table.card_panels import CutPanel, DrawPanel, TradePanel
from game.app.table.court_panels import CourtPanel, PenaltyPanel, may_call
from game.app.table.hand import Hand
from game.app.table.panel import ChoicePanel, Option, Panel, Submit
from game.app.table.talk_panels import EstimatePanel, ProposalPanel
from game.app.widgets.group import Group
from game.app.wording.phases import odds_words, poor_words
from game.app.wording.table import blind_words, told_call
from game.engine.actions import (
    Action,
    AgreeBlind,
    AskRedeal,
    BidBlind,
    BidBlindNil,
    CloseCalls,
    DeclineBlind,
    GiveEstimate,
    KeepHand,
    LookAtCards,
    PlayCard,
    SettleBlind,
)
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.bids import BlindBid
from game.rules.seats import Seat
from game.words import _, signed

_CALLS = 2  # the last calls shown, at most
_ODDS = 620.0  # the width of a panel that tells odds


def ask(
    session: Session, view: PlayerView, submit: Submit, hand: Hand, audio: Audio, show: Callable[[Panel], object]
) -> Panel | None:
    """Return the panel for the person's decision in *view*; None where a card of the hand is the answer.

    *show* opens another panel in its place.
    """
    match view.phase:
        case Phase.CUT:
            return CutPanel(view, submit, audio)
        case Phase.BLIND:
            return _blind(session, view, submit, audio)
        case Phase.BLIND_NIL:
            return _blind_nil(session, view, submit, audio)
        case Phase.DRAW:
            return DrawPanel(view, submit, hand.picture, audio)
        case Phase.REDEAL:
            return _redeal(view, submit, audio)
        case Phase.AUCTION:
            if any(isinstance(action, SettleBlind) for action in view.legal):
                return _settle(session, view, submit, audio)
            return BidPanel(session, view, submit, audio)
        case Phase.TALK:
            estimating = any(isinstance(action, GiveEstimate) for action in view.legal)
            kind = EstimatePanel if estimating else ProposalPanel
            return kind(session, view, submit, audio)
        case Phase.TRADE:
            return TradePanel(session, view, submit, hand, audio)
        case Phase.CALLS:
            return _calls(session, view, submit, audio, show)
        case Phase.PENALTY:
            return PenaltyPanel(session, view, submit, audio)
        case Phase.PLAY | Phase.SCORED | Phase.OVER:
            return None


def _blind(session: Session, view: PlayerView, submit: Submit, audio: Audio) -> Panel:
    behind = view.behind(view.side)
    lines = [_("You are {points} points behind, and no card is dealt yet.").format(points=behind)]
    if AgreeBlind(PERSON) in view.legal:
        offer = next(one for one in reversed(view.offers) if isinstance(one, BidBlind))
        name = escape(session.name(offer.seat))
        bid = blind_words(BlindBid(offer.tricks, offer.low))
        lines.append(_("{name} wants to bid <strong>{bid}</strong>.").format(name=name, bid=bid))
        options = [
            Option(_("Agree"), AgreeBlind(PERSON), _blind_note(view, offer), "gold"),
            Option(_("Refuse"), DeclineBlind(PERSON), _("Look at the cards first, and bid as always")),
        ]
        return ChoicePanel(_("Before the deal"), lines, options, submit, audio, width=_ODDS)
    options = [
        Option(_offer_label(session, action), action, _blind_note(view, action))
        for action in view.legal
        if isinstance(action, BidBlind)
    ]
    if view.partners:
        who = escape(session.name(view.partners[0])) if len(view.partners) == 1 else _("A partner")
        lines.append(_("{name} has to agree to what you offer.").format(name=who))
    first = Option(_("No blind bid"), DeclineBlind(PERSON), _("See the cards first, and bid as always"), "gold")
    return ChoicePanel(_("Before the deal"), lines, [first, *options], submit, audio)


def _offer_label(session: Session, offer: BidBlind) -> str:
    bid = blind_words(BlindBid(offer.tricks, offer.low))
    if offer.named is None:
        return bid
    name = _("I") if offer.named is PERSON else session.name(offer.named)
    return _("{bid}: {name} low").format(bid=bid, name=name)


def _blind_note(view: PlayerView, offer: BidBlind) -> str:
    """Return what *offer* means and is worth and, on a line of its own, how often it is made."""
    if offer.low and view.rules.blind_low_five is not None:
        both, one, neither = (signed(points) for points in view.rules.blind_low_five)
        odds = low_odds(view, offer.tricks)
        words = _(
            "{tricks} tricks together, and one of you takes none\nBoth parts, {both}: {often}"
            "\nOne of them, {one}: {sometimes}\nNeither, {neither}: {else_}"
        )
        return words.format(
            tricks=offer.tricks, both=both, often=_odds(odds.both), one=one, sometimes=_odds(odds.one),
            neither=neither, else_=_odds(odds.neither),
        )  # fmt: skip
    stakes = view.rules.blind_stakes(offer.tricks)
    if stakes is None:
        return ""
    words = _("{tricks} tricks together: {made}, or {missed}\nMade {often}")
    often = _odds(blind_chance(view, offer.tricks))
    return words.format(tricks=offer.tricks, made=signed(stakes.made), missed=signed(stakes.missed), often=often)


def _odds(chance: float) -> str:
    return f"<b>{odds_words(chance)}</b>"


def _blind_nil(session: Session, view: PlayerView, submit: Submit, audio: Audio) -> Panel:
    points, chance = view.rules.blind_nil, blind_nil_chance(view)
    note = _("You take no trick: {made}, or {missed}\nMade {often}").format(
        made=signed(points), missed=signed(-points), often=_odds(chance)
    )
    later = _("Bid as always; nil is then worth {points}") if view.rules.nil else _("Bid as always, cards in hand")
    options = [
        Option(_("Look at my cards"), LookAtCards(PERSON), later.format(points=view.rules.nil), "gold"),
        Option(_("Nil, blind"), BidBlindNil(PERSON), note),
    ]
    lines = [_may_be_blind(view), _blind_nil_trade(session, view)]
    return ChoicePanel(_("Nil before looking?"), lines, options, submit, audio)


def _may_be_blind(view: PlayerView) -> str:
    """Return the sentence that nil may be bid blind, with the reason if that depends on the score."""
    if view.rules.blind_deficit:
        words = _("You are {points} points behind, and may bid nil before you see a card.")
        return words.format(points=view.behind(view.side))
    return _("You may bid nil before you see a card.")


def _blind_nil_trade(session: Session, view: PlayerView) -> str:
    """Return the sentence about the trade after a blind nil; empty without one."""
    count = view.rules.blind_nil_trade
    if not count or not view.partners:
        return ""
    name = escape(session.name(view.partners[0]))
    if any(view.is_nil(seat) for seat in view.partners):
        return _("{name} has bid so: if you do too, nothing is traded.").format(name=name)
    if view.rules.trade_order == "together":
        return _("You and {name} then give each other {count} cards.").format(name=name, count=count)
    return _("You may then give {name} {count} cards, and get {count} back.").format(name=name, count=count)


def _redeal(view: PlayerView, submit: Submit, audio: Audio) -> Panel:
    options = [
        Option(_("Play on"), KeepHand(PERSON), kind="gold"),
        Option(_("Throw it in"), AskRedeal(PERSON)),
    ]
    why = _("You hold <strong>{cards}</strong>.").format(cards=poor_words(view.rules))
    lines = [why, _("This hand may be thrown in for a new deal. You may also play it.")]
    return ChoicePanel(_("A poor hand"), lines, options, submit, audio)


def _settle(session: Session, view: PlayerView, submit: Submit, audio: Audio) -> Panel:
    blind = view.blind[view.side]
    bid = blind_words(blind) if blind is not None else ""
    told = _("Your side has bid <strong>{bid}</strong>.").format(bid=bid)
    partner: Seat | None = view.partners[0] if view.partners else None
    if partner is not None and partner in view.settled:
        who = escape(session.name(partner))
        said = _("{name} goes low.") if view.is_nil(partner) else _("{name} plays for tricks.")
        told = _("{bid} {partner}").format(bid=told, partner=said.format(name=who))
    options = [
        Option(_settle_label(action), action, _settle_note(session, view, action), "plain" if index else "gold")
        for index, action in enumerate(view.legal)
        if isinstance(action, SettleBlind)
    ]
    return ChoicePanel(_("Settle the blind bid"), [told], options, submit, audio)


def _settle_label(action: SettleBlind) -> str:
    if action.raised:
        return _("Low, raise to 10") if action.low else _("Raise to 10")
    return _("I go low") if action.low else _("Play for tricks")


def _settle_note(session: Session, view: PlayerView, action: SettleBlind) -> str:
    """Return who would win how many tricks, and what that is worth."""
    blind = view.blind[view.side]
    if blind is None:
        return ""
    tricks = 10 if action.raised else blind.tricks
    words = _("You win {tricks} tricks together")
    if action.low and view.partners:
        words = _("You take no trick, {name} wins {tricks}")
    elif any(view.is_nil(seat) for seat in view.partners):
        words = _("You win {tricks} tricks alone")
    parts = [words.format(tricks=tricks, name=escape(session.name(view.partners[0])) if view.partners else "")]
    stakes = view.rules.ten_bid if action.raised else None if blind.low else view.rules.blind_stakes(tricks)
    if stakes is not None:
        parts.append(_("{made}, or {missed}").format(made=signed(stakes.made), missed=signed(stakes.missed)))
    return ": ".join(parts)


def _calls(session: Session, view: PlayerView, submit: Submit, audio: Audio, show: Callable[[Panel], object]) -> Panel:
    close = CloseCalls(PERSON)
    leave = _("Let the tricks stand")
    options = [Option(leave, close, kind="gold")]
    if may_call(view.legal):
        court = CourtPanel(session, view, submit, audio, lambda: submit(close), leave)
        options.append(Option(_("Call a renege"), close, instead=lambda: show(court)))
    heard = [escape(told_call(session, call)) for call in view.calls[-_CALLS:]]
    lines = [*heard, _("Before it is scored, anybody may still call a renege.")]
    return ChoicePanel(_("The deal is played"), lines, options, submit, audio)


def show_advice(action: Action, panel: Panel | None, hand: Hand, tools: Group) -> None:
    """Mark what a hint advises: a card in *hand*, which takes the focus from *tools*, or an answer of *panel*."""
    if isinstance(action, PlayCard):
        hand.hinted = action.card
        tools.focus(None)
        hand.choose_card(action.card)
    elif panel is not None:
        panel.advise(action)
