"""What a hint does besides speaking: it sets the open question so that Enter does what was advised."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.table.bid_panel import BidPanel
from game.app.table.draw_panel import DrawPanel
from game.app.table.hand import Hand
from game.app.table.panel import ChoicePanel, Panel
from game.app.table.penalty_panel import PenaltyPanel
from game.app.table.proposal_panel import ProposalPanel
from game.app.table.talk_panel import EstimatePanel
from game.app.table.trade_panel import TradePanel
from game.app.widgets.group import Group
from game.app.widgets.widget import Widget
from game.engine.actions import Action, KeepCard, PassCards, PlaceBid, PlayCard


def show_advice(action: Action, panel: Panel | None, hand: Hand, tools: Group) -> None:
    """Mark what *action* advises: a card in *hand*, a bid, an answer of *panel*; nothing of *tools* has the focus."""
    match panel, action:
        case _, PlayCard(_seat, card):
            hand.hinted = card
            tools.focus(None)
            hand.choose_card(card)
        case BidPanel(), PlaceBid(_seat, bid):
            panel.reach(bid)
        case TradePanel(), PassCards(_seat, cards):
            panel.advise(cards)
            hand.choose(None)
        case None, _:
            pass
        case _:
            _point_at(panel, _answer(panel, action))


def _answer(panel: Panel, action: Action) -> Widget | None:
    """Return what of *panel* stands for *action*."""
    match panel:
        case EstimatePanel() | ProposalPanel():
            return panel.advise(action)
        case DrawPanel():
            return panel.keep if isinstance(action, KeepCard) else panel.refuse
        case ChoicePanel():
            return _button(panel, [option.action for option in panel.options], action)
        case PenaltyPanel():
            return _button(panel, panel.options, action)
        case _:
            return None


def _button(panel: Panel, answers: Sequence[Action], action: Action) -> Widget | None:
    """Return the button of *panel* for *action*, the buttons being those for *answers*."""
    return panel.group.widgets[answers.index(action)] if action in answers else None


def _point_at(panel: Panel, answer: Widget | None) -> None:
    if answer is not None:
        panel.group.focus(answer)
        panel.group.ring_shown = True
