"""Statistics: how the player has done, by rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Fit, Row, below, beside, columns, inset, strip
from game.app.screens.page import PageScene
from game.app.services.services import Services
from game.app.widgets.buttons import Button
from game.app.widgets.chart import BarChart, ChartBar
from game.app.widgets.choices import ChoiceBar, DropDown
from game.app.widgets.dialog import Answer, Dialog
from game.app.widgets.marks import draw_fan
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget
from game.rules.presets import ALL_PRESETS
from game.storage.statistics import BidAccuracy, Statistics, statistics_of, variants_played
from game.words import _, number, plural

_WIDE = 1060.0
_CELL, _CELL_HEIGHT, _HIGHEST_CELL, _GAP = 176.0, 92.0, 190.0, 12.0
_FILTER = 46.0
_BESIDE = 5  # choices that are shown side by side; more are shown as a list
_PICK = 460.0
_CHART, _HIGHEST_CHART = 320.0, 640.0
_FURTHEST = 3  # bids missed by more are counted together


class StatisticsScene(PageScene):
    """The figures and the bid chart of one variant or of all."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, _("Statistics"))
        self.variant: str | None = None
        self.found: Statistics = statistics_of(services.archive.history)
        self.undoable = False
        self.reset = Button(_("Reset"), FRect(), self._ask, kind="quiet", icon="close")
        tip = _("The games you finished, to look at every card again")
        self.games = Button(_("Games"), FRect(), self._open_games, icon="eye", tip=tip)
        self.undo = Button(_("Undo the reset"), FRect(), self._undo, kind="gold", icon="undo")
        self.filter = self._make_filter()
        self.area = ScrollArea(FRect(), 0)
        self.cells: list[tuple[StatisticFigure, FRect]] = []
        self.chart_panel = FRect()

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show."""
        return self.found.sides.deals == 0 and not self.found.games

    # -- what it does ------------------------------------------------------------------------------------------

    def _make_filter(self) -> ChoiceBar[str | None] | DropDown[str | None]:
        played = variants_played(self.services.archive.history)
        known = [key for key in (*(preset.key for preset in ALL_PRESETS), *played) if key in played]
        options = [(key, self.services.title_of_variant(key)) for key in dict.fromkeys(known)]
        every: list[tuple[str | None, str]] = [(None, _("All")), *options]
        if len(every) <= _BESIDE:
            return ChoiceBar[str | None](every, FRect(), self.variant, self.show, label=_("Rules"))
        return DropDown[str | None](self.app, every, FRect(), self.variant, self.show, label=_("Rules"))

    def show(self, variant: str | None) -> None:
        """Show the figures of *variant*, or of all."""
        self.variant = variant
        self.found = statistics_of(self.services.archive.history, variant)
        self.arrange_again()

    def _open_games(self) -> None:
        self.services.nav.open_past_games(self.variant)

    def _ask(self) -> None:
        body = _("All figures begin again at zero. You can undo this until you leave this page.")
        answers = [Answer(_("Keep them"), kind="gold"), Answer(_("Reset"), self._reset, kind="danger")]
        self.app.scenes.push(Dialog(self.app, _("Reset the statistics?"), body, answers))

    def _reset(self) -> None:
        self.undoable = self.services.archive.reset_history() or self.undoable
        self._reload()

    def _undo(self) -> None:
        self.undoable = not self.services.archive.restore_history()
        self._reload()

    def _reload(self) -> None:
        self.variant = None
        self.filter = self._make_filter()
        self.show(None)

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay out the figures, beside or above the chart."""
        super().arrange(width, height)
        header, empty = self.header, self.empty
        self.reset.visible, self.undo.visible = not empty, self.undoable and empty
        self.filter.visible = not empty and len(self.filter.options) > 2
        self.games.visible = bool(self.found.games)
        buttons = Fit(self.reset, header.height), Fit(self.games, header.height)
        widths = 120, self.games.natural_width(self.app.type.width)
        Row(*buttons, widths=widths, gap=12, from_right=True).place(header, self.app.type)
        self.undo.rect = FRect(0, 0, 240, 52)
        self.undo.rect.center = (self.body.centerx, self.body.bottom - 60)
        body = FRect(self.body)
        if self.filter.visible:
            wide = body.width if isinstance(self.filter, ChoiceBar) else min(body.width, _PICK)
            self.filter.rect = FRect(body.left, body.top, wide, _FILTER)
            body = below(body, _FILTER + _GAP)
        chart = BarChart(FRect(), bid_bars(self.found.bids))
        self.cells, self.chart_panel = [], FRect()
        if not empty:
            self._arrange_figures(body, chart, wide=width >= _WIDE)
        inner: list[Widget] = [chart] if chart.rect.width else []
        air = _GAP  # the shadow of a panel reaches beyond the body
        room = FRect(0, body.top - air, width, height - body.top + air)
        beyond = max(0.0, round(self._bottom() - body.bottom, 2))
        self.area = ScrollArea(room, room.height + beyond, widgets=inner, paint=self._draw_content, margin=air)
        self.area.focusable = self.area.furthest > 0
        self.gather(
            self.filter, self.area, self.games, self.undo, self.reset, default=self.undo if self.undo.visible else None
        )

    def _arrange_figures(self, body: FRect, chart: BarChart, *, wide: bool) -> None:
        chosen = list(figures(self.found))
        if wide and chart.bars:
            left, right = columns(body, (1.25, 1), self.theme.space.gap)
            self._place_cells(left, chosen)
            bottom = max(cell.bottom for _figure, cell in self.cells)
            self.chart_panel = strip(right, 0, min(right.height, max(360, bottom - right.top)))
        else:
            room = FRect(body)
            self._place_cells(room, chosen)
            if self._bottom() + (self.theme.space.gap + _CHART if chart.bars else 0) > room.bottom:
                room.width -= 20  # for the scroll bar
                self._place_cells(room, chosen)
            if chart.bars:
                top = self.cells[-1][1].bottom + self.theme.space.gap
                height = min(_HIGHEST_CHART, max(_CHART, room.bottom - top - 4))
                self.chart_panel = FRect(room.left, top, room.width, height)
        if self.chart_panel.width:
            chart.rect = below(inset(self.chart_panel, 24), 62)

    def _place_cells(self, room: FRect, chosen: list[StatisticFigure]) -> None:
        count = max(2, int((room.width + _GAP) // (_CELL + _GAP)))
        rows = -(-len(chosen) // count)
        height = min(_HIGHEST_CELL, max(_CELL_HEIGHT, (room.height - (rows - 1) * _GAP) / rows))
        each, more = divmod(len(chosen), rows)
        places: list[FRect] = []
        for row in range(rows):  # every row is filled
            places += columns(strip(room, row * (height + _GAP), height), each + (row < more), _GAP)
        self.cells = list(zip(chosen, places, strict=True))

    def _bottom(self) -> float:
        edges = [rect.bottom for _figure, rect in self.cells]
        return max([*edges, self.chart_panel.bottom if self.chart_panel.width else 0.0, 0.0])

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw_body(self, canvas: Canvas) -> None:
        """Show a friendly word if there are no figures yet."""
        if not self.empty:
            return
        theme, body = canvas.theme, self.body
        width = min(120.0, body.height * 0.18)
        draw_fan(canvas, (body.centerx, body.top + body.height * 0.36), width)
        room = below(body, body.height * 0.36 + width * 1.15)
        title = _("The statistics are empty now") if self.undoable else _("Nothing to count yet")
        canvas.text(title, strip(room, 0, 40), "panel", align="centre")
        words = _("Play a deal, and your first figures stand here.")
        canvas.text(words, strip(room, 42, 28), "text", theme.muted, "centre")

    def _draw_content(self, canvas: Canvas) -> None:
        for figure, rect in self.cells:
            self._draw_cell(canvas, figure, rect)
        if self.chart_panel.width:
            canvas.panel(self.chart_panel)
            room = strip(self.chart_panel.inflate(-48, 0), 14, 32)
            canvas.text(_("Tricks taken, against your bid"), room, "heading")
            words = _("How often you took fewer or more than you bid")
            canvas.text(words, room.move(0, 28), "small", canvas.theme.muted)

    def _draw_cell(self, canvas: Canvas, figure: StatisticFigure, rect: FRect) -> None:
        theme = canvas.theme
        canvas.panel(rect)
        room = below(rect.inflate(-32, 0), rect.height / 2 - 33)
        canvas.text(figure.value, strip(room, 0, 38), "points", theme.accent.light)
        note = beside(strip(room, 4, 34), canvas.type.width(figure.value, "points") + 10)
        canvas.text(figure.note, note, "small", theme.muted)
        canvas.text(figure.label, strip(room, 40, 24), "label", theme.text)


@dataclass(frozen=True, slots=True)
class StatisticFigure:
    """A *value* in large type, with a *label* below and a *note* beside it."""

    label: str
    value: str
    note: str = ""


def figures(found: Statistics) -> Iterator[StatisticFigure]:
    """Yield those figures of *found* that have a value."""
    yield StatisticFigure(_("Games"), str(len(found.games)), _deals(found.sides.deals))
    if found.win_rate is not None:
        yield StatisticFigure(
            _("Won"), percent(found.win_rate), _("{n} of {all}").format(n=found.wins, all=len(found.games))
        )
        yield StatisticFigure(_("Average score"), number(round(found.average_score or 0)))
        yield StatisticFigure(_("Best score"), number(found.best_score or 0))
        yield StatisticFigure(
            _("Wins in a row"), str(max(0, found.current_streak)), _("best {n}").format(n=found.best_streak)
        )
    if found.fewest_deals is not None:
        words = plural("{n} deal", "{n} deals", found.fewest_deals)
        yield StatisticFigure(_("Fastest win"), words.format(n=found.fewest_deals))
    if found.best_comeback is not None:
        yield StatisticFigure(_("Best comeback"), str(found.best_comeback), _("points behind"))
    yield from _bidding(found)


def _bidding(found: Statistics) -> Iterator[StatisticFigure]:
    sides, nils = found.sides, found.nils
    if found.bids.bids:
        exact = percent(found.bids.exact / found.bids.bids)
        yield StatisticFigure(_("Bids taken exactly"), exact, _("of {n}").format(n=found.bids.bids))
    if found.set_rate is not None:
        note = _("{n} of {all}").format(n=sides.sets, all=sides.contracts)
        yield StatisticFigure(_("Contracts set"), percent(found.set_rate), note)
    if found.bags_a_deal is not None:
        yield StatisticFigure(
            _("Bags a deal"), f"{found.bags_a_deal:.1f}", _("penalties: {n}").format(n=sides.bag_penalties)
        )
    if nils.made + nils.failed:
        yield StatisticFigure(_("Nils made"), str(nils.made), _("failed: {n}").format(n=nils.failed))
    if nils.blind_made + nils.blind_failed:
        yield StatisticFigure(_("Blind nils made"), str(nils.blind_made), _("failed: {n}").format(n=nils.blind_failed))
    if sides.bostons:
        yield StatisticFigure(_("Bostons"), str(sides.bostons), _("all 13 tricks"))


def bid_bars(bids: BidAccuracy) -> list[ChartBar]:
    """Return bars in per cent: how often the person took how many tricks fewer or more than bid."""
    counts = dict.fromkeys(range(-_FURTHEST, _FURTHEST + 1), 0)
    for miss, times in bids.misses:
        counts[max(-_FURTHEST, min(_FURTHEST, -miss))] += times
    return (
        [ChartBar(_label(by), times, percent(times / bids.bids)) for by, times in counts.items()] if bids.bids else []
    )


def _label(by: int) -> str:
    if by == 0:
        return _("as bid")
    sign = f"+{by}" if by > 0 else number(by)
    return f"{sign} …" if by == _FURTHEST else f"… {sign}" if by == -_FURTHEST else sign


def percent(share: float) -> str:
    """Return *share* (0 to 1) in whole per cent."""
    return _("{n} %").format(n=round(100 * share))


def _deals(count: int) -> str:
    return plural("{n} deal", "{n} deals", count).format(n=count)
