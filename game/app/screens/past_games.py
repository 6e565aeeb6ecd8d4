"""The list of finished games, the latest first; each opens its review."""

from datetime import datetime
from functools import partial

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import beside, strip
from game.app.paint.markup import escape
from game.app.screens.page import PageScene
from game.app.services.played_game import PlayedGame
from game.app.services.services import Services
from game.app.widgets.buttons import ListRow, OnPress
from game.app.widgets.scroll import ScrollArea
from game.app.wording.phrases import duration, moment, score_words
from game.storage.statistics import GameFigures, finished_games
from game.words import _, number, plural

MOST = 200  # games are listed
_WIDEST = 760.0
_ROW = 62.0
_BAR = 18.0
_SIGN = 40.0  # the width of the arrow at the right
_INSET = 14.0  # units: the focus ring with its gap on both sides, and a little air


class GameRow(ListRow):
    """A game in the list: its title, its *score*, and an arrow."""

    def __init__(self, title: str, subtitle: str, score: str, rect: FRect, on_press: OnPress) -> None:
        super().__init__(title, subtitle, rect, on_press)
        self.score = score

    @property
    def words(self) -> str:
        """Title, score and subtitle."""
        return ". ".join((self.title, self.score, self.subtitle))

    @property
    def ring(self) -> FRect:
        """Where the focus ring goes: inside the row, since the list is cut at its edges."""
        return self.rect.inflate(-_INSET, -_INSET)

    def words_end(self, canvas: Canvas) -> float:
        """Where the words end, to leave room for the score."""
        return self.rect.right - _SIGN - canvas.type.width(self.score, "player") - 26

    def draw(self, canvas: Canvas) -> None:
        """Show the row, the score and the arrow."""
        super().draw(canvas)
        score = beside(self.rect, 0, self.rect.width - _SIGN)
        canvas.text(self.score, score, "player", canvas.theme.text, "right")
        canvas.icon("chevron_right", (self.rect.right - 20, self.rect.centery), 20, canvas.theme.muted)


class PastGamesScene(PageScene):
    """The finished games of *variant*, or of all variants; choosing one opens the review of its first deal."""

    def __init__(self, services: Services, variant: str | None = None) -> None:
        super().__init__(services, _("Games"))
        self.games = tuple(reversed(finished_games(services.archive.history, variant)[-MOST:]))
        self.area = ScrollArea(FRect(), 0)
        self.panel = FRect()

    # -- what it does ------------------------------------------------------------------------------------------

    def open(self, game: GameFigures) -> None:
        """Open the review of *game*, or say why it cannot be read."""
        session = self.services.look_back(game)
        played = PlayedGame.of(session) if session is not None else None
        if played is not None and played.deals:
            self.services.nav.open_review(played, deal=0)
            return
        words = " ".join(self.services.take_notes()) or _("Of this game nothing is kept but its figures.")
        self.notice.say(escape(words))
        self.dirty = True

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay out a row for each game."""
        super().arrange(width, height)
        self.panel = FRect(0, 0, min(_WIDEST, self.body.width), 0)
        self.panel.height = min(self.body.height, len(self.games) * _ROW + 24)
        self.panel.midtop = self.body.midtop
        page = self.panel.inflate(-24, -24)
        page.height = page.height // _ROW * _ROW  # whole rows
        self.panel.height = page.height + 24
        bar = _BAR if len(self.games) * _ROW > page.height else 0.0
        rows = []
        for place, game in enumerate(self.games):
            rect = beside(strip(page, place * _ROW, _ROW), 0, page.width - bar)
            told = self._title(game), self._about(game), self._score(game)
            rows.append(GameRow(*told, rect, partial(self.open, game)))
        self.area = ScrollArea(
            page, len(rows) * _ROW, widgets=rows, paint=self._draw_lines, offset=self.area.offset, row=_ROW
        )
        before = self.widgets.focused
        same = next((row for row in rows if before is not None and row.words == before.words), None)
        self.gather(self.area, default=same or (rows[0] if rows else None))

    def _title(self, game: GameFigures) -> str:
        words = _("Won  ·  {rules}") if game.won else _("Lost  ·  {rules}")
        return words.format(rules=self.services.title_of_variant(game.variant))

    def _score(self, game: GameFigures) -> str:
        we = self.services.person_name if game.alone else _("We")
        they = _("They") if game.sides <= 2 else _("best other")
        return score_words(((we, number(game.points)), (they, number(game.against))))

    def _about(self, game: GameFigures) -> str:
        deals = plural("{n} deal", "{n} deals", game.deals).format(n=game.deals)
        told = (self._moment(game), deals, duration(game.seconds))
        return "  ·  ".join(filter(None, told))

    def _moment(self, game: GameFigures) -> str:
        """Return when *game* ended, or nothing if its date cannot be read."""
        try:
            return moment(datetime.fromisoformat(game.finished).astimezone(), self.services.clock())
        except (ValueError, OverflowError, OSError):
            return ""

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw_body(self, canvas: Canvas) -> None:
        """Show the panel."""
        canvas.panel(self.panel)

    def _draw_lines(self, canvas: Canvas) -> None:
        """Draw lines between the rows."""
        for row in self.area.inner[1:]:
            canvas.line((row.rect.left, row.rect.top), (row.rect.right, row.rect.top), canvas.theme.divider)
