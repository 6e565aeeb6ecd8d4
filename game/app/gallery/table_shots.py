"""The pictures of the table: every phase, and what shows only while something moves."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.gallery.games import Moment, Name, just_before
from game.app.gallery.moments import (
    ANOTHER_BIDS,
    ANSWER,
    BIDDING,
    CALLS,
    CLAIM,
    FOLLOWING,
    LAST_CARDS,
    LEADING,
    OFFER,
    PROPOSAL,
    SETTLE,
    asked,
    beginning,
    begins_play,
    breaks_spades,
    calls_renege,
    scored,
)
from game.app.gallery.studio import RecordedTable, Shot, Studio
from game.app.screens.menu import MenuScene
from game.app.services.choices import Choices
from game.app.services.session import PERSON
from game.app.shell.inputs import KeyPressed
from game.app.table.display import Display
from game.app.table.scene import TableScene
from game.app.table.seal import SealScene
from game.coach.hint import usual_bid
from game.engine.actions import PlaceBid, StartDeal
from game.engine.state import Phase


def table_shots() -> Iterator[Shot]:
    """Yield the shots of the table, in the order in which a game gets there."""
    yield Shot("table_cut", lambda studio: studio.table("court", beginning))
    yield Shot("table_dealing", _dealing)
    yield Shot("table_blind_offer", lambda studio: studio.table("court", OFFER))
    yield Shot("table_blind_answer", lambda studio: studio.table("court", ANSWER))
    yield Shot("table_blind_settled", lambda studio: studio.table("court", SETTLE))
    yield Shot("table_poor_hand", lambda studio: studio.table("poor", asked(Phase.REDEAL)))
    yield Shot("table_nil_unseen", lambda studio: studio.table("blind_nil", asked(Phase.BLIND_NIL)))
    yield Shot("table_bidding", _bidding)
    yield Shot("table_a_bid_said", _a_bid_said)
    yield Shot("table_another_bids", _another_bids)
    yield Shot("table_hint_for_a_bid", _hint_for_a_bid)
    yield Shot("table_talk_estimate", lambda studio: studio.table("talk", asked(Phase.TALK)))
    yield Shot("table_talk_answer", lambda studio: studio.table("talk", PROPOSAL))
    yield Shot("table_trade", _trade)
    yield Shot("table_lowest_clubs", _lowest_clubs)
    yield Shot("table_follow", lambda studio: studio.table("won", FOLLOWING))
    yield Shot("table_chosen", _chosen)
    yield Shot("table_full_trick", _full_trick)
    yield Shot("table_sweep", _sweep)
    yield Shot("table_lead", lambda studio: studio.table("won", LEADING))
    yield Shot("table_hint", _hint)
    yield Shot("table_refused", _refused)
    yield Shot("table_claim_refused", lambda studio: _claim(studio, "lost", LEADING))
    yield Shot("table_claim_asked", lambda studio: _claim(studio, "lost", CLAIM))
    yield Shot("table_claim_proven", _claim_proven)
    yield Shot("table_last_trick", _last_trick)
    yield Shot("table_spades_broken", _spades_broken)
    yield Shot("table_court", _court)
    yield Shot("table_last_calls", lambda studio: studio.table("court", CALLS))
    yield Shot("table_verdict", _verdict)
    yield Shot("table_penalty", lambda studio: studio.table("court", asked(Phase.PENALTY)))
    yield Shot("table_deal_end", _deal_end)
    yield Shot("table_menu", _menu)
    yield Shot("table_seal", _seal)
    for deck in ("four_colours", "large_print"):
        yield Shot(f"table_{deck}", _chosen, Choices(deck=deck))
    yield Shot("table_left_handed", _chosen, Choices(left_handed=True))
    yield Shot("table_left_handed_large_print", _chosen, Choices(left_handed=True, deck="large_print"))
    yield Shot("table_left_handed_bidding", _bidding, Choices(left_handed=True))


def _dealing(studio: Studio) -> None:
    session = studio.session("won", scored(4))
    scene = TableScene(studio.table_services, session)
    studio.app.scenes.push(scene)
    scene.submit(StartDeal())
    studio.wait(1.3)


def _bidding(studio: Studio) -> None:
    """Show the bid with a number chosen, whatever is advised."""
    studio.table("won", BIDDING)
    studio.happen(KeyPressed("3"))


def _a_bid_said(studio: Studio) -> None:
    scene = studio.table("won", BIDDING)
    bid = usual_bid(scene.session.view)
    if bid is not None:
        scene.submit(PlaceBid(PERSON, bid))
    studio.wait_until(lambda: _said(scene.display))


def _another_bids(studio: Studio) -> None:
    scene = RecordedTable(studio.table_services, studio.session("won", ANOTHER_BIDS))
    studio.app.scenes.push(scene)
    studio.wait_until(lambda: _said(scene.display))


def _said(display: Display) -> bool:
    """Whether what somebody says can be read."""
    bubble = display.picture.bubble
    return bubble is not None and bubble.share == 1


def _hint_for_a_bid(studio: Studio) -> None:
    studio.table("won", BIDDING)
    studio.happen(KeyPressed("h"))
    studio.wait(0.4)


def _hint(studio: Studio) -> None:
    studio.table("won", FOLLOWING)
    studio.happen(KeyPressed("h"))
    studio.wait(0.4)


def _lowest_clubs(studio: Studio) -> None:
    session = studio.session("court", just_before("court", begins_play))
    scene = TableScene(studio.table_services, session)
    studio.app.scenes.push(scene)
    studio.wait_until(lambda: len(scene.display.picture.trick) == 4 and _lies(scene.display))


def _verdict(studio: Studio) -> None:
    session = studio.session("court", just_before("court", calls_renege))
    scene = RecordedTable(studio.table_services, session)
    studio.app.scenes.push(scene)
    if session.game.state.turn is PERSON:
        studio.rest()
        scene.go_on()
    studio.wait_until(lambda: scene.display.picture.moment is not None)
    studio.wait(0.8)


def _trade(studio: Studio) -> None:
    studio.table("blind_nil", asked(Phase.TRADE))
    studio.happen(KeyPressed("1"), KeyPressed("enter"), KeyPressed("3"), KeyPressed("enter"))
    studio.rest()


def _full_trick(studio: Studio) -> TableScene:
    scene = studio.table("won", FOLLOWING)
    scene.go_on()
    picture = scene.display.picture
    studio.wait_until(lambda: len(picture.trick) == 4 and _lies(scene.display))
    return scene


def _lies(display: Display) -> bool:
    picture = display.picture
    return all(sprite.pose == picture.trick_pose(seat) for seat, sprite in picture.trick.items())


def _sweep(studio: Studio) -> None:
    scene = _full_trick(studio)
    studio.wait_until(lambda: bool(scene.display.picture.moving))
    studio.wait(0.12)


def _refused(studio: Studio) -> None:
    studio.table("won", FOLLOWING)
    studio.happen(KeyPressed("6"), KeyPressed("enter"))
    studio.wait(0.4)


def _claim(studio: Studio, name: Name, moment: Moment) -> TableScene:
    """Claim the rest of a deal once, at a *moment*."""
    scene = studio.table(name, moment)
    studio.happen(KeyPressed("c"))
    studio.wait(0.4)
    return scene


def _claim_proven(studio: Studio) -> None:
    scene = _claim(studio, "lost", CLAIM)
    studio.happen(KeyPressed("c"))
    picture = scene.display.picture
    studio.wait_until(lambda: len(picture.trick) == 4 and _lies(scene.display))


def _last_trick(studio: Studio) -> None:
    studio.table("won", LEADING)
    studio.happen(KeyPressed("l"))


def _spades_broken(studio: Studio) -> None:
    scene = studio.table("lost", just_before("lost", breaks_spades))
    scene.go_on()
    studio.wait_until(lambda: bool(scene.display.picture.news) and _lies(scene.display))


def _court(studio: Studio) -> None:
    studio.table("court", CALLS)
    studio.happen(*(KeyPressed(key) for key in ("tab", "tab", "enter", "tab", "tab", "left", "left", "down", "left")))


def _deal_end(studio: Studio) -> None:
    scene = studio.table("won", LAST_CARDS)
    scene.go_on()
    studio.wait_until(lambda: _told(scene.display))


def _told(display: Display) -> bool:
    """Whether the first line of the score can be read."""
    moment = display.picture.moment
    return display.picture.tally is not None and moment is not None and moment.act == 1


def _menu(studio: Studio) -> None:
    scene = studio.table("won", FOLLOWING)
    studio.open(MenuScene(studio.table_services, scene.session))


def _seal(studio: Studio) -> None:
    scene = studio.table("won", FOLLOWING)
    studio.open(SealScene(studio.app, scene.session))


def _chosen(studio: Studio) -> None:
    """Show the hand with one of its cards raised."""
    studio.table("won", FOLLOWING)
    studio.happen(KeyPressed("right"), KeyPressed("right"))
    studio.rest()
