"""Why a card is played, in one plain sentence."""

from __future__ import annotations

from game.ai.cardplay import CardPlay, Choice
from game.ai.codes import SPADES, SUIT_OF
from game.words import _


def why_card(play: CardPlay, choice: Choice) -> str:
    """Return the sentence for *choice*."""
    position = play.position
    if play.nils[position.seat]:
        return _why_nil(play, choice)
    if any(play.nils[seat] for seat in position.partners):
        return _why_cover(play, choice)
    if not position.plays:
        return _why_lead(play, choice)
    return _why_follow(play, choice)


def _why_nil(play: CardPlay, choice: Choice) -> str:
    if not play.position.plays:
        return _("lead what somebody else will most likely beat, to keep the nil")
    if play.takes(choice.code):
        return _("no card stays under, so hope that another beats it, to keep the nil")
    if SUIT_OF[choice.code] == play.position.led:
        return _("the highest card that stays under, to keep the nil")
    return _("get rid of the card that endangers the nil most")


def _why_cover(play: CardPlay, choice: Choice) -> str:
    if not play.position.plays:
        return _("lead what lets the partner’s nil stay under")
    if play.nils[play.held_by] and play.held_by in play.position.partners and play.takes(choice.code):
        return _("cover the partner’s nil, which holds the trick")
    if play.takes(choice.code):
        return _("play high, so that the partner’s nil can stay under")
    return _("save the high cards to cover the partner’s nil")


def _why_lead(play: CardPlay, choice: Choice) -> str:
    sure = choice.chances[play.position.seat] > 0.85
    if play.ledger.foe_nils and not sure:
        return _("lead low, to make the opponents’ nil take the trick")
    if play.ledger.trick <= 0:
        return _("more tricks would only be bags, so lead a card that likely loses")
    if sure:
        return _("a card that likely wins now may be ruffed later")
    if SUIT_OF[choice.code] == SPADES:
        return _("draw the opponents’ spades")
    return _("lead low and keep the high cards behind the opponents")


def _why_follow(play: CardPlay, choice: Choice) -> str:
    position = play.position
    wins = play.takes(choice.code)
    if play.held_by in position.partners and not wins:
        return _("the partner holds the trick, so throw the least useful card")
    if play.nils[play.held_by] and not wins:
        return _("the opponents’ nil holds the trick, so let it take it")
    if wins and play.ledger.trick > 0:
        if SUIT_OF[choice.code] != position.led:
            return _("ruff, since the side needs the trick")
        return _("the side needs tricks, and this card can win one")
    if wins:
        return _("take the trick while it costs the least")
    if play.ledger.trick <= 0:
        return _("the side has no use for the trick, so stay under it")
    return _("nothing here wins cheaply, so keep the better cards")
