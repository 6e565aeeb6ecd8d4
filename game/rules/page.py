"""A rule set as a page to read: sentences made from its values, in the order of a game.

    for chapter in chapters(rules):
        print(chapter.heading, *(sentence.text for sentence in chapter.told))

The same sentences are the page on which rules are changed, the help at the table and what the command line prints.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import TypeAlias

from game.rules.rule_keys import KEYS, title_of
from game.rules.ruleset import RuleSet
from game.rules.rulings import rulings_for
from game.words import _


@dataclass(frozen=True, slots=True)
class Phrase:
    """The words for the value of *key*; each value has its own."""

    text: str
    key: str


SentencePart: TypeAlias = str | Phrase


@dataclass(frozen=True, slots=True)
class Sentence:
    """Words and phrases in reading order; *idle* where it only says that something is not played."""

    parts: tuple[SentencePart, ...]
    idle: bool = False

    @property
    def text(self) -> str:
        """The whole sentence."""
        return "".join(part if isinstance(part, str) else part.text for part in self.parts)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of its phrases."""
        return tuple(part.key for part in self.parts if isinstance(part, Phrase))


def tell(template: str, rules: RuleSet, *, idle: bool = False, **words: str | int) -> Sentence:
    """Return the sentence of *template*, whose fields are keys of *rules* or names in *words*."""
    parts: list[SentencePart] = []
    for text, field, _spec, _conversion in Formatter().parse(template):
        parts.append(text)
        if field in words:
            parts.append(str(words[field]))
        elif field:
            parts.append(Phrase(rules.said(field, rules.value(field)), field))
    return Sentence(tuple(_begun([part for part in parts if part])), idle)


def _begun(parts: list[SentencePart]) -> list[SentencePart]:
    """Return *parts* beginning with a capital."""
    first, *rest = parts
    if isinstance(first, Phrase):
        return [Phrase(_capital(first.text), first.key), *rest]
    return [_capital(first), *rest]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@dataclass(frozen=True, slots=True)
class PageChapter:
    """Sentences under a *heading*, those about what is not played last."""

    heading: str
    sentences: tuple[Sentence, ...]

    @property
    def told(self) -> tuple[Sentence, ...]:
        """The sentences without those that only say what is not played."""
        return tuple(one for one in self.sentences if not one.idle)


def chapters(rules: RuleSet) -> tuple[PageChapter, ...]:
    """Return the page of *rules*, in the order of a game."""
    return (
        _chapter(_("The table"), _table_sentences(rules)),
        _chapter(_("Bidding"), _bidding_sentences(rules)),
        _chapter(_("Nil and blind bids"), _nil_sentences(rules)),
        _chapter(_("Play"), _play_sentences(rules)),
        _chapter(_("Score"), _score_sentences(rules)),
        _chapter(_("The end"), _end_sentences(rules)),
    )


def _chapter(heading: str, sentences: Iterable[Sentence]) -> PageChapter:
    return PageChapter(heading, tuple(sorted(sentences, key=lambda one: one.idle)))


def keys_told(rules: RuleSet) -> tuple[str, ...]:
    """Return the keys on the page of *rules*; the others have no effect beside them."""
    told = {key for chapter in chapters(rules) for one in chapter.sentences for key in one.keys}
    return tuple(key for key in KEYS if key in told)


@dataclass(frozen=True, slots=True)
class Difference:
    """The words for *key* in one rule set and in another."""

    key: str
    here: str
    there: str

    @property
    def title(self) -> str:
        """The title of the key."""
        return title_of(self.key)


def differences(rules: RuleSet, other: RuleSet) -> tuple[Difference, ...]:
    """Return the differences between *rules* and *other* that have an effect, in the order of the keys."""
    keys = {*keys_told(rules), *keys_told(other)}
    apart = [key for key in KEYS if key in keys and rules.value(key) != other.value(key)]
    return tuple(Difference(key, rules.said(key, rules.value(key)), other.said(key, other.value(key))) for key in apart)


# The table ---------------------------------------------------------------------------------------------------


def _table_sentences(rules: RuleSet) -> Iterator[Sentence]:
    """Yield what *rules* say of the table."""
    yield tell(_("{players} play, {sides}."), rules)
    yield tell(_("The deck has {jokers}."), rules, idle=not rules.jokers)
    yield tell(_("Left out of the deck: {removed}."), rules, idle=not rules.removed)
    yield _high_cards(rules)
    yield _hands(rules)
    yield tell(_("The first dealer {first_dealer}."), rules)
    yield tell(_("Turns go {rotation}, and so does the deal."), rules)
    yield tell(_("{redeal} may ask for a new deal."), rules, idle=rules.redeal == "none")


def _high_cards(rules: RuleSet) -> Sentence:
    if not rules.high_trumps:
        return tell(_("{high_trumps} ranks above the ace of spades."), rules, idle=True)
    return tell(_("Above the ace of spades, and as spades themselves, rank from the highest: {high_trumps}."), rules)


def _hands(rules: RuleSet) -> Sentence:
    if rules.players == 2:
        words = _(
            "Nobody deals: each in turn looks at the top card and keeps it, putting the next away unseen, or puts it "
            "away and keeps the next, until both hold {n}."
        )
        return tell(words, rules, n=rules.hand_size)
    return tell(_("Each is dealt {n} cards."), rules, n=rules.hand_size)


# Bidding -----------------------------------------------------------------------------------------------------


def _bidding_sentences(rules: RuleSet) -> Iterator[Sentence]:
    """Yield what *rules* say of bidding numbers."""
    yield tell(_("{first_seat} begins: {bidding}."), rules)
    if rules.bidding == "negotiated":
        yield tell(_("The dealer’s side speaks last."), rules)
        yield tell(_("Each may propose twice; without agreement the lower number stands."), rules)
    yield _least(rules)
    yield tell(_("A side may bid {max_side_bid}."), rules, idle=rules.max_side_bid is None)
    yield _total(rules)
    yield tell(_("The first deal {first_deal_bids_itself}."), rules, idle=not rules.first_deal_bids_itself)


def _least(rules: RuleSet) -> Sentence:
    if rules.min_side_bid:
        return tell(_("A side has to bid {min_side_bid}."), rules)
    return tell(_("A side may bid {min_side_bid}."), rules, idle=True)


def _total(rules: RuleSet) -> Sentence:
    if rules.forbidden_total is None:
        return tell(_("All bids together may come to {forbidden_total}."), rules, idle=True)
    return tell(_("All bids together may not come to {forbidden_total}."), rules)


# Nil and blind bids ------------------------------------------------------------------------------------------


def _nil_sentences(rules: RuleSet) -> Iterator[Sentence]:
    """Yield what *rules* say of nil and of blind bids."""
    yield from _nil(rules)
    yield from _blind_nil(rules)
    yield from _blind_numbers(rules)
    if rules.blind_nil or _numbers(rules):
        yield tell(_("Blind bids are open {blind_deficit}."), rules)
    if rules.nil or rules.blind_nil or rules.blind_low_five:
        yield from _any_nil(rules)


def _nil(rules: RuleSet) -> Iterator[Sentence]:
    if rules.nil:
        yield tell(_("Nil, the bid to take no trick at all, {nil}: a single trick makes it fail."), rules)
        if rules.sides != "solo":
            yield tell(_("After a nil, the partners trade {nil_trade}."), rules, idle=not rules.nil_trade)
    else:
        yield tell(_("Nil {nil}."), rules, idle=True)


def _blind_nil(rules: RuleSet) -> Iterator[Sentence]:
    yield tell(_("Before looking at the cards, {blind_nil}."), rules, idle=not rules.blind_nil)
    if rules.blind_nil and rules.sides != "solo":
        yield tell(_("After a blind nil, the partners trade {blind_nil_trade}."), rules, idle=not rules.blind_nil_trade)
    if rules.sides != "solo" and _trades(rules):
        yield tell(_("The cards of a trade {trade_order}; nobody trades if both have bid blind."), rules)


def _trades(rules: RuleSet) -> bool:
    return bool((rules.nil and rules.nil_trade) or (rules.blind_nil and rules.blind_nil_trade))


def _numbers(rules: RuleSet) -> bool:
    return bool(rules.blind_bids or rules.blind_low_five)


def _blind_numbers(rules: RuleSet) -> Iterator[Sentence]:
    yield tell(_("Before the deal, a side may bid {blind_bids}."), rules, idle=not rules.blind_bids)
    if rules.sides != "solo":
        low = rules.blind_low_five
        yield (
            tell(_("Blind Low 5, five tricks by one partner and a nil by the other, {blind_low_five}."), rules)
            if (low)
            else tell(_("Blind Low 5 {blind_low_five}."), rules, idle=True)
        )
        if low:
            yield tell(_("Who goes low {low_named_with_bid}."), rules)
    if _numbers(rules):
        yield tell(_("Having looked, the side {raise_blind_to_ten}."), rules, idle=not rules.raise_blind_to_ten)


def _any_nil(rules: RuleSet) -> Iterator[Sentence]:
    if rules.sides != "solo" and (rules.nil or rules.blind_nil):
        forbidden = rules.both_nil == "forbidden"
        yield tell("{both_nil}." if forbidden else _("If both partners bid nil, {both_nil}."), rules)
    yield tell(_("The tricks of a failed nil {failed_nil_tricks}."), rules)


# Play --------------------------------------------------------------------------------------------------------


def _play_sentences(rules: RuleSet) -> Iterator[Sentence]:
    """Yield what *rules* say of the play."""
    yield tell(_("On the first trick {first_trick}."), rules)
    if rules.first_trick == "lowest_club":
        yield tell(_("Who has no club plays a heart or a diamond."), rules)
    yield tell(_("Follow suit if you can; otherwise play any card."), rules)
    yield tell(_("The highest spade takes the trick, else the highest card of the suit led."), rules)
    yield tell(_("Spades may be led {spade_lead}."), rules)
    if rules.spade_lead == "broken":
        yield tell(
            _("A lead of spades by a hand with nothing else {forced_lead_breaks}."),
            rules,
            idle=not rules.forced_lead_breaks,
        )
    yield from _renege(rules)


def _renege(rules: RuleSet) -> Iterator[Sentence]:
    yield tell(_("Not following suit when able {renege}."), rules, idle=rules.renege == "impossible")
    if rules.renege == "callable":
        words = _(
            "If the call is proven, the callers choose: take {renege_tricks} from the other side or give it as many, "
            "cost it {renege_points} or win as many."
        )
        yield tell(words, rules)
        yield tell(_("A wrong call costs {wrong_call_points}."), rules)


# Score -------------------------------------------------------------------------------------------------------


def _score_sentences(rules: RuleSet) -> Iterator[Sentence]:
    """Yield what *rules* say of the score."""
    yield tell(
        _("A contract made scores 10 for each trick bid; one that is missed costs {set_penalty} for each."), rules
    )
    yield tell(_("Each trick over the bid {overtrick_points} and is one bag."), rules)
    yield tell(_("A bid of 10 {ten_bid}."), rules, idle=rules.ten_bid is None)
    yield tell(_("A bid of all the tricks {boston_bid}."), rules, idle=rules.boston_bid is None)
    words = _("A side that takes twice its bid or more {double_bid_penalty}.")
    if rules.double_bid_penalty:
        yield tell(words, rules)
    else:
        yield tell(_("Taking twice the bid or more {double_bid_penalty}."), rules, idle=True)
    yield from _bags(rules)


def _bags(rules: RuleSet) -> Iterator[Sentence]:
    if not rules.bag_limit:
        yield tell(_("However many bags a side has, {bag_limit} of them costs anything."), rules)
        return
    words = _("{bag_limit} cost {bag_penalty}; the count of bags then {bag_carry}.")
    yield tell(words, rules)


# The end -----------------------------------------------------------------------------------------------------


def _end_sentences(rules: RuleSet) -> Iterator[Sentence]:
    """Yield what *rules* say of the end."""
    yield tell(_("The game goes to {target}; if several sides pass that in one deal, the highest score wins."), rules)
    yield tell(_("After a tie, another deal is played."), rules)
    yield tell(_("A side has lost {floor}."), rules, idle=rules.floor is None)
    if rules.max_deals is None:
        yield tell(_("The game ends {max_deals}."), rules, idle=True)
    else:
        yield tell(_("It ends {max_deals} at the latest, and the leader wins."), rules)


# Markdown ----------------------------------------------------------------------------------------------------


_NOT_PLAYED = "–"


def page_lines(title: str, rules: RuleSet) -> Iterator[str]:
    """Yield the lines of the page of *rules*: what is played and what rulings apply, without what is not played."""
    yield f"# {title}"
    for chapter in chapters(rules):
        yield ""
        yield f"## {chapter.heading}"
        yield ""
        yield " ".join(sentence.text for sentence in chapter.told)
    yield from _ruling_lines(rules)


def _ruling_lines(rules: RuleSet) -> Iterator[str]:
    """Yield the rulings on what written rules leave open."""
    rulings = rulings_for(rules)
    if rulings:
        yield ""
        yield f"## {_('What the rules leave open')}"
        yield ""
    for ruling in rulings:
        yield f"- *{ruling.question}* {ruling.answer}"


def table_lines(sets: Sequence[tuple[str, RuleSet]]) -> Iterator[str]:
    """Yield the lines of a table with a column for each of *sets*, titles and rules, and a row for each difference."""
    yield f"| | {' | '.join(title for title, _rules in sets)} |"
    yield "|---" * (len(sets) + 1) + "|"
    played = [_played(rules) for _title, rules in sets]
    for key in KEYS:
        values = {rules.value(key) for _title, rules in sets}
        if len(values) > 1 and any(key in one for one in played):
            cells = [
                rules.said(key, rules.value(key)) if key in one else _NOT_PLAYED
                for one, (_title, rules) in zip(played, sets, strict=True)
            ]
            yield f"| {title_of(key)} | {' | '.join(cells)} |"


def _played(rules: RuleSet) -> set[str]:
    """Return the keys of *rules* that have an effect in play."""
    return {key for chapter in chapters(rules) for sentence in chapter.told for key in sentence.keys}
