"""The pictures of the table in every phase."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.gallery.games import (
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
    Name,
    StateTest,
    asked,
    beginning,
    begins_play,
    breaks_spades,
    calls_renege,
    just_before,
    scored,
)
from game.app.gallery.studio import RecordedTable, Shot, Studio
from game.app.screens.menu import MenuScene
from game.app.screens.new_game import NewGameScene
from game.app.screens.results import ResultsScene
from game.app.screens.review.scene import ReviewScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.screens.seal import SealScene
from game.app.services.played_game import PlayedGame
from game.app.services.session import PERSON
from game.app.shell.inputs import KeyPressed
from game.app.table.display import Display
from game.app.table.scene import TableScene
from game.coach.hint import usual_bid
from game.engine.actions import PlaceBid, PlayCard, StartDeal
from game.engine.state import GameState, Phase
from game.storage.settings import Settings


def table_shots() -> Iterator[Shot]:
    """Yield the shots of the table, in the order of a game."""
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
        yield Shot(f"table_{deck}", _chosen, Settings(deck=deck))
    yield Shot("table_left_handed", _chosen, Settings(left_handed=True))
    yield Shot("table_left_handed_large_print", _chosen, Settings(left_handed=True, deck="large_print"))
    yield Shot("table_left_handed_bidding", _bidding, Settings(left_handed=True))


def _dealing(studio: Studio) -> None:
    session = studio.session("won", scored(4))
    scene = TableScene(studio.table_services, session)
    studio.app.scenes.push(scene)
    scene.submit(StartDeal())
    studio.wait(1.3)


def _bidding(studio: Studio) -> None:
    """Show the bidding with a number chosen."""
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
    """Whether a bubble can be read."""
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


def _claim(studio: Studio, name: Name, moment: StateTest) -> TableScene:
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


def company_shots() -> Iterator[Shot]:
    """Yield the shots of tables with other numbers of players."""
    yield Shot("new_game_alone", _new_game)
    yield Shot("two_draw", lambda studio: studio.table("two", _draws))
    yield Shot("two_card_taken", _card_taken)
    yield Shot("two_play", lambda studio: studio.table("two", _follows))
    yield Shot("three_bidding", lambda studio: studio.table("three", asked(Phase.AUCTION, 1)))
    yield Shot("three_play", lambda studio: studio.table("three", _follows))
    yield Shot("solo_play", lambda studio: studio.table("solo", _follows))
    yield Shot("six_bidding", lambda studio: studio.table("six", asked(Phase.AUCTION, 1)))
    yield Shot("six_play", lambda studio: studio.table("six", _follows))
    yield Shot("six_last_trick", _company_last_trick)
    for name in ("solo", "three", "six"):
        yield Shot(f"{name}_sheet", lambda studio, name=name: _sheet(studio, name))  # type: ignore[misc]
        yield Shot(f"{name}_results", lambda studio, name=name: _results(studio, name))  # type: ignore[misc]
    for name in ("two", "three", "six"):
        yield Shot(f"{name}_review", lambda studio, name=name: _review(studio, name))  # type: ignore[misc]


def _draws(state: GameState) -> bool:
    """The person draws, and holds some cards."""
    return asked(Phase.DRAW)(state) and len(state.current.hands[PERSON]) > 5


def _follows(state: GameState) -> bool:
    """The person plays to a later trick of the second deal, to which others have played."""
    if not asked(Phase.PLAY, 1)(state) or len(state.current.tricks) < 3:
        return False
    return len(state.current.trick.plays) >= min(3, state.rules.players - 1)


def _new_game(studio: Studio) -> None:
    scene = NewGameScene(studio.new_services)
    scene.choose("solo")
    studio.open(scene)


def _card_taken(studio: Studio) -> None:
    scene = studio.table("two", _draws)
    scene.go_on()
    studio.wait(0.12)


def _company_last_trick(studio: Studio) -> None:
    studio.table("six", _follows)
    studio.happen(KeyPressed("l"))


def _sheet(studio: Studio, name: Name) -> None:
    session = studio.session(name, lambda state: len(state.scores) == 2)
    studio.open(ScoreSheetScene(studio.table_services, session, lambda: None))


def _results(studio: Studio, name: Name) -> None:
    studio.open(ResultsScene(studio.services, studio.session(name)))


def _review(studio: Studio, name: Name) -> None:
    scene = ReviewScene(studio.table_services, PlayedGame.of(studio.session(name, casual=True)), deal=1)
    cards = [place for place, one in enumerate(scene.deal.moments) if isinstance(one.action, PlayCard)]
    scene.go(cards[len(cards) // 2])
    studio.open(scene)
    studio.wait(0.6)
