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
        return _("Lead what somebody else will most likely beat, to keep the nil")
    if play.takes(choice.code):
        return _("No card stays under; hope that another beats it, to keep the nil")
    if SUIT_OF[choice.code] == play.position.led:
        return _("The highest card that stays under, to keep the nil")
    return _("Get rid of the card that endangers the nil most")


def _why_cover(play: CardPlay, choice: Choice) -> str:
    if not play.position.plays:
        return _("Lead what lets the partner's nil stay under")
    if play.nils[play.held_by] and play.held_by in play.position.partners and play.takes(choice.code):
        return _("Cover the partner's nil, which holds the trick")
    if play.takes(choice.code):
        return _("Play high, so that the partner's nil can stay under")
    return _("Save the high cards to cover the partner's nil")


def _why_lead(play: CardPlay, choice: Choice) -> str:
    sure = choice.chances[play.position.seat] > 0.85
    if play.ledger.foe_nils and not sure:
        return _("Lead low, to make the opponents' nil take the trick")
    if play.ledger.trick <= 0:
        return _("More tricks would only be bags: lead a card that likely loses")
    if sure:
        return _("A card that likely wins now may be ruffed later")
    if SUIT_OF[choice.code] == SPADES:
        return _("Draw the opponents' spades")
    return _("Lead low and keep the high cards behind the opponents")


def _why_follow(play: CardPlay, choice: Choice) -> str:
    position = play.position
    wins = play.takes(choice.code)
    if play.held_by in position.partners and not wins:
        return _("The partner holds the trick: throw the least useful card")
    if play.nils[play.held_by] and not wins:
        return _("The opponents' nil holds the trick: let it take it")
    if wins and play.ledger.trick > 0:
        if SUIT_OF[choice.code] != position.led:
            return _("Ruff, since the side needs the trick")
        return _("The side needs tricks, and this card can win one")
    if wins:
        return _("Take the trick while it costs the least")
    if play.ledger.trick <= 0:
        return _("The side has no use for the trick: stay under it")
    return _("Nothing here wins cheaply: keep the better cards")
