"""A person at the real program: sees where things are by a table of its own, knows the game by its file."""

from collections.abc import Callable
from pathlib import Path

from pygame import Rect

from game.app.screens.new_game import NewGameScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.screens.start import StartScene
from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.shell.inputs import KeyPressed
from game.app.shell.scene import Scene
from game.app.table.scene import TableScene
from game.app.widgets.widget import Widget
from game.coach.hint import hint
from game.engine.actions import Action, PlaceBid, PlayCard
from game.engine.game import Game
from game.engine.state import GameState, Phase
from game.engine.views import PlayerView
from game.storage.history import History
from game.storage.paths import Places
from game.storage.saves import SavedGame, Unfinished
from tests.app.desktop import WINDOW, Desktop, Program, act_until, quiet, wait_for
from tests.app.driver import open_services, step, widget
from tests.app.tables import button, clear, click_on, point_of, rest

_SPARED = 2.0  # seconds after which the score sheet, which does not hear a press that comes at once, is pressed again


class Person:
    """Plays on *desktop* with the program's files in *folder*, following the hints."""

    def __init__(self, desktop: Desktop, folder: Path) -> None:
        self._desktop = desktop
        self._home = quiet(folder / "home")
        self._file = Places.under(self._home).save_file
        self._shadow: Services = open_services(quiet(folder / "shadow"), WINDOW)
        self._program: Program | None = None
        self._found: Unfinished | None = None
        self._text = b""

    # -- coming and going ------------------------------------------------------------------------------------

    @property
    def program(self) -> Program:
        """The running program."""
        assert self._program is not None
        return self._program

    def start(self, *options: str) -> None:
        """Start the program."""
        if self._program is not None:
            self._program.end()
        self._program = Program(self._desktop, self._home, *options)

    def leave(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()
        self._shadow.app.close()

    # -- what the file says ----------------------------------------------------------------------------------

    @property
    def _unfinished(self) -> Unfinished | None:
        """The game in the file: only looked at, since the program writes it meanwhile."""
        try:
            text = self._file.read_bytes()
        except FileNotFoundError:
            return None
        if text != self._text:
            saved = SavedGame.from_json(text)
            self._text, self._found = text, Unfinished(saved, Game.resume(saved.record))
        return self._found

    @property
    def saved(self) -> SavedGame:
        """The game in the file."""
        found = self._unfinished
        assert found is not None
        return found.saved

    @property
    def state(self) -> GameState:
        """Where the game stands."""
        found = self._unfinished
        assert found is not None
        return found.game.state

    @property
    def saved_at(self) -> int:
        """When the file was written, in nanoseconds."""
        return self._file.stat().st_mtime_ns

    @property
    def game_over(self) -> bool:
        """Whether the game was finished, and so is no longer saved."""
        return not self._slot_exists

    @property
    def _slot_exists(self) -> bool:
        return self._file.exists()

    def _asked(self) -> bool:
        """Whether the person is to act, or a deal or the game is over."""
        if not self._slot_exists:
            return True
        state = self.state
        return state.turn is PERSON or state.phase is Phase.SCORED

    def history(self) -> History:
        """Return the finished games."""
        return History(Places.under(self._home))

    # -- where things are ------------------------------------------------------------------------------------

    def _see(self, scene: Scene) -> Scene:
        """Put *scene* on the shadow's screen, for its places."""
        clear(self._shadow).app.scenes.push(scene)
        return scene

    def _table(self) -> TableScene:
        """Return the table as the program must show it."""
        assert self._unfinished is not None
        self._shadow.places.save_file.write_bytes(self._text)
        session = self._shadow.resume()
        assert session is not None
        table = TableScene(self._shadow, session)
        self._see(table)
        rest(table)
        return table

    def _click(self, point: tuple[float, float]) -> None:
        scale = self._shadow.app.viewport.scale
        self.program.click(point[0] * scale, point[1] * scale)

    def _click_on(self, found: Widget) -> None:
        self._click(found.place.center)

    def wait_for_hand(self) -> None:
        """Wait until the table shows the hand as the file says it is, to the pixel."""
        layout = self._table().display.picture.layout
        self.program.rest_pointer()
        top = round((layout.hand.top - 40) * self._shadow.app.viewport.scale)
        expected, area = self._shadow.app.picture(), Rect(0, top, WINDOW[0], WINDOW[1] - top)
        wait_for(lambda: self._desktop.shows(expected, area), "the hand of the saved game")

    # -- beginning -------------------------------------------------------------------------------------------

    def begin_by_mouse(self, number: int) -> None:
        """Click from the first screen to the first question of deal *number*."""
        self._open_new_game(lambda: self._click_on(widget(self._see(StartScene(self._shadow)), "New game")))
        scene = NewGameScene(self._shadow)
        self._see(scene)
        self._click_on(scene.number)
        self.program.write(str(number))
        act_until(lambda: self._click_on(scene.deal), lambda: self._slot_exists, "a new game")
        self.wait_for_question()

    def begin_by_keys(self, number: int) -> None:
        """Type from the first screen to the first question of deal *number*."""
        self._open_new_game(lambda: self.program.press("Return"))
        scene = NewGameScene(self._shadow)
        self._see(scene)
        tabs = 0
        while scene.widgets.focused is not scene.number:
            step(self._shadow, KeyPressed("tab"))
            tabs += 1
        self.program.press(*["Tab"] * tabs)
        self.program.write(str(number))
        act_until(lambda: self.program.press("Return"), lambda: self._slot_exists, "a new game")
        self.wait_for_question()

    def wait_for_question(self) -> None:
        """Wait until the game asks the person something."""
        wait_for(lambda: self._slot_exists and self._asked(), "a question")

    def _open_new_game(self, act: Callable[[], object]) -> None:
        before = settled(self._heading)
        act_until(act, lambda: self._heading() != before, "the page of a new game")

    def _heading(self) -> bytes:
        """Return the picture of the upper edge, where nothing reacts to the pointer."""
        return self._desktop.picture(200, 0, WINDOW[0] - 400, 90)

    def continue_by_mouse(self) -> None:
        """Click on Continue."""
        self._shadow.archive.keep(self._table().session)
        place = widget(self._see(StartScene(self._shadow)), "Continue").place.center
        before = settled(self._heading)
        act_until(lambda: self._click(place), lambda: self._heading() != before, "the table")

    # -- playing ---------------------------------------------------------------------------------------------

    def play_by_mouse(self, until: Callable[[PlayerView], bool]) -> None:
        """Click on what the hints advise until the person's view is as wanted."""
        self._play(until, self._answer_by_mouse)

    def play_by_keys(self, until: Callable[[PlayerView], bool]) -> None:
        """Type what the hints advise until the person's view is as wanted."""
        self._play(until, self._answer_by_keys)

    def play_deal_by_mouse(self) -> None:
        """Play to the score sheet."""
        self.play_by_mouse(lambda view: view.phase is Phase.SCORED)

    def play_deal_by_keys(self) -> None:
        """Play to the score sheet."""
        self.play_by_keys(lambda view: view.phase is Phase.SCORED)

    def _play(self, until: Callable[[PlayerView], bool], answer: Callable[[TableScene, Action], None]) -> None:
        while not self.game_over:
            table = self._table()
            view = table.session.view
            if until(view) or view.phase is Phase.SCORED:
                return
            count = len(table.session.record.actions)
            action = hint(view).action

            def act(table: TableScene = table, action: Action = action) -> None:
                answer(table, action)

            act_until(act, lambda count=count: self._moved_on(count), f"what follows {action}")  # type: ignore[misc]
            if not self.game_over:
                assert action == self.saved.record.actions[count]

    def _moved_on(self, count: int) -> bool:
        """Whether something was done since *count* actions, and the person is asked again."""
        if not self._slot_exists:
            return True
        return len(self.saved.record.actions) > count and self._asked()

    def _answer_by_mouse(self, table: TableScene, action: Action) -> None:
        match action:
            case PlayCard(card=card):
                self._click(point_of(table, card))
            case PlaceBid(bid=bid):
                words = "Nil" if bid.is_nil else str(bid.tricks)
                self._click_on(button(table, words))
                click_on(table, words)  # the button beneath says "Bid 3" from now on
                self._click_on(button(table, "Bid"))
            case _:
                raise AssertionError(f"a classic game asks for no {action}")

    def _answer_by_keys(self, table: TableScene, action: Action) -> None:
        match action:
            case PlayCard(card=card):
                cards = [sprite.card for sprite in table.display.hand.sprites]
                lawful = [one for one in cards if one in table.session.view.lawful_cards]
                self.program.press(*["Right"] * (lawful.index(card) + 1), "Return")
            case PlaceBid(bid=bid):
                digits = "n" if bid.is_nil else str(bid.tricks)
                self.program.press(*digits, "Return")
            case _:
                raise AssertionError(f"a classic game asks for no {action}")

    # -- from deal to deal -----------------------------------------------------------------------------------

    def go_on_by_mouse(self) -> None:
        """Click on Next deal."""
        self._table()
        sheet = self._shadow.app.scenes.top
        assert isinstance(sheet, ScoreSheetScene)
        place = sheet.next_button.rect.center
        act_until(lambda: self._click(place), self._has_begun, "the next deal", _SPARED)

    def go_on_by_keys(self) -> None:
        """Press Enter for the next deal."""
        act_until(lambda: self.program.press("Return"), self._has_begun, "the next deal", _SPARED)

    def _has_begun(self) -> bool:
        return self.state.phase is not Phase.SCORED and self._asked()


def settled(look: Callable[[], bytes]) -> bytes:
    """Return what *look* returns twice in a row, a few frames apart."""
    seen: list[bytes] = [look()]

    def same() -> bool:
        seen.append(look())
        return len(seen) > 12 and len(set(seen[-12:])) == 1

    wait_for(same, "a picture that stands still")
    return seen[-1]
