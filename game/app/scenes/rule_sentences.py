"""A rule set told in short sentences: what the help screen shows of the rules that are played."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.ruleset import RuleSet
from game.rules.stakes import Stakes
from game.words import _, plural


@dataclass(frozen=True, slots=True)
class Chapter:
    """Sentences under a *heading*."""

    heading: str
    sentences: tuple[str, ...]


def chapters(rules: RuleSet) -> tuple[Chapter, ...]:
    """Return *rules* as chapters of sentences, in the order of a game."""
    parts = (
        (_("The game"), _game(rules)),
        (_("Bidding"), _bidding(rules)),
        (_("Nil"), _nil(rules)),
        (_("Blind bids"), _blind(rules)),
        (_("Play"), _play(rules)),
        (_("Score"), _score(rules)),
        (_("Bags"), _bags(rules)),
    )
    told = ((heading, tuple(sentences)) for heading, sentences in parts)
    return tuple(Chapter(heading, sentences) for heading, sentences in told if sentences)


def _game(rules: RuleSet) -> Iterator[str]:
    if rules.sides == "pairs":
        yield _("Four play; you and the player opposite are partners.")
    else:
        yield _("Four play, each alone.")
    yield _("The first side to {target} wins; if both pass it, the higher score wins.").format(target=rules.target)
    if rules.floor is not None:
        yield _("A side that falls to {points} has lost.").format(points=_number(rules.floor))
    if rules.max_deals is not None:
        yield _("After {n} deals whoever leads wins.").format(n=rules.max_deals)
    if rules.first_dealer == "cut_high":
        yield _("Everybody turns a card; the highest deals first.")
    if rules.rotation == "counterclockwise":
        yield _("Turns go counter-clockwise, and so does the deal.")
    yield from _deck(rules)


def _deck(rules: RuleSet) -> Iterator[str]:
    if rules.removed:
        cards = ", ".join(str(card) for card in rules.removed)
        yield _("These cards are left out: {cards}.").format(cards=cards)
    if rules.high_trumps:
        cards = ", ".join(str(card) for card in rules.high_trumps)
        yield _("These rank above the ace of spades, highest first: {cards}.").format(cards=cards)
    redeals = {
        "no_spade_no_ace": _("A hand with no spade and no ace may ask for a new deal."),
        "no_spade": _("A hand without a spade may ask for a new deal."),
        "no_face_card": _("A hand without an ace, king, queen or jack may ask for a new deal."),
        "seven_of_a_suit": _("A hand with seven cards of a suit may ask for a new deal."),
    }
    if rules.redeal in redeals:
        yield redeals[rules.redeal]


def _bidding(rules: RuleSet) -> Iterator[str]:
    match rules.bidding:
        case "individual":
            yield _("Each player in turn says how many tricks to take; partners’ bids are added up.")
        case "negotiated":
            yield _("The non-dealer’s side first, partners tell each other what they expect and agree on one number.")
            yield _("Each may propose twice; without agreement the lower number stands.")
        case "mirror":
            yield _("Each player has to bid the number of spades held.")
        case "whiz":
            yield _("Each player has to bid the number of spades held, or nil.")
        case "suicide":
            yield _("On each side one partner has to bid nil.")
    if rules.first_deal_bids_itself:
        yield _("The first deal has no bidding: every trick scores 10.")
    if rules.min_side_bid:
        yield _("A side has to bid at least {n}.").format(n=rules.min_side_bid)
    if rules.max_side_bid is not None:
        yield _("A side may bid at most {n}.").format(n=rules.max_side_bid)
    if rules.forbidden_total is not None:
        yield _("All bids together may not come to exactly {n}.").format(n=rules.forbidden_total)


def _nil(rules: RuleSet) -> Iterator[str]:
    if rules.nil:
        yield _("Nil is a bid to take no trick at all: +{n} if it holds, −{n} after a single trick.").format(
            n=rules.nil
        )
    if rules.nil_trade:
        yield _("Whoever bids nil trades {n} cards with the partner.").format(n=rules.nil_trade)
    if rules.blind_nil:
        yield _("Nil before looking at the cards wins or loses {n}.").format(n=rules.blind_nil)
        if rules.blind_deficit:
            yield _("It is open to a side {n} or more points behind.").format(n=rules.blind_deficit)
    if rules.blind_nil_trade:
        if rules.trade_order == "together":
            words = _("The partners then trade {n} cards, chosen before either sees the other’s.")
        else:
            words = _("The bidder may then give {n} cards to the partner, who looks at them and gives as many back.")
        yield words.format(n=rules.blind_nil_trade)
    if rules.nil or rules.blind_nil:
        yield from _both_nil(rules)
        yield from _failed_nil(rules)


def _both_nil(rules: RuleSet) -> Iterator[str]:
    if rules.both_nil == "forbidden":
        yield _("Only one of two partners may bid nil.")
    elif rules.both_nil == "bonuses_only":
        yield _("If both partners bid nil, only the two nils score.")


def _failed_nil(rules: RuleSet) -> Iterator[str]:
    match rules.failed_nil_tricks:
        case "bags":
            yield _("The tricks of a failed nil are bags; they do not help the partner’s bid.")
        case "help_partner":
            yield _("The tricks of a failed nil help the partner’s bid.")
        case "bags_without_points":
            yield _("The tricks of a failed nil are bags without points; they do not help the partner’s bid.")


def _blind(rules: RuleSet) -> Iterator[str]:
    if not rules.blind_bids and rules.blind_low_five is None:
        return
    yield _("A side {n} or more points behind may bid before the cards are dealt.").format(n=rules.blind_deficit)
    for blind in rules.blind_bids:
        stakes = _stakes(blind.stakes)
        yield _("Blind {n} scores {stakes}.").format(n=blind.tricks, stakes=stakes)
    if rules.blind_low_five is not None:
        both, one, neither = (_signed(points) for points in rules.blind_low_five)
        words = _(
            "Blind Low 5, five tricks and a nil, scores {both} for both, {one} for one of them, {neither} for none."
        )
        yield words.format(both=both, one=one, neither=neither)
    if rules.raise_blind_to_ten:
        yield _("Having looked, the side may raise its blind bid to 10.")


def _play(rules: RuleSet) -> Iterator[str]:
    match rules.first_trick:
        case "free":
            yield _("{who} leads first.").format(who=_first_leader(rules))
        case "lowest_club":
            yield _("To the first trick everybody plays the lowest club; the highest of them takes it.")
            yield _("Who has no club plays a heart or a diamond.")
        case "two_of_clubs_leads":
            yield _("The lowest club leads first.")
    yield _(
        "Follow suit if you can; otherwise play any card. The highest spade takes the trick, else the highest card led."
    )
    if rules.spade_lead == "broken":
        yield _("Spades may be led once one was played on another suit, or when nothing else is left.")
        if rules.forced_lead_breaks:
            yield _("Such a forced lead breaks spades as well.")
    else:
        yield _("Spades may be led at any time after the first trick.")
    if rules.renege == "callable":
        yield _("A player may fail to follow suit, and an opponent may call it after the deal.")
        yield from _penalties(rules)


def _penalties(rules: RuleSet) -> Iterator[str]:
    words = plural(
        "If the call is proven, the callers choose one of four: take {tricks} trick from the other side, give it "
        "{tricks} trick, cost it {points} points, or win {points} points themselves.",
        "If the call is proven, the callers choose one of four: take {tricks} tricks from the other side, give it "
        "{tricks} tricks, cost it {points} points, or win {points} points themselves.",
        rules.renege_tricks,
    )
    yield words.format(tricks=rules.renege_tricks, points=rules.renege_points)
    if rules.wrong_call_points:
        yield _("A wrong call costs {n} points.").format(n=rules.wrong_call_points)
    else:
        yield _("A wrong call costs nothing.")


def _first_leader(rules: RuleSet) -> str:
    return {
        "left_of_dealer": _("The player at the dealer’s left"),
        "dealer": _("The dealer"),
        "right_of_dealer": _("The player at the dealer’s right"),
    }[rules.first_seat]


def _score(rules: RuleSet) -> Iterator[str]:
    yield _("A bid that is made scores 10 for each trick bid.")
    yield _("A side that takes fewer is set: it loses {n} for each trick bid.").format(n=rules.set_penalty)
    if rules.overtrick_points:
        yield _("Each trick over the bid scores {n}.").format(n=_signed(rules.overtrick_points))
    if rules.ten_bid is not None:
        yield _("A bid of 10 scores {stakes}.").format(stakes=_stakes(rules.ten_bid))
    if rules.boston_bid is not None:
        yield _("A bid of all 13 scores {stakes}.").format(stakes=_stakes(rules.boston_bid))
    if rules.double_bid_penalty:
        yield _("A side that takes twice its bid or more loses twice the bid.")


def _bags(rules: RuleSet) -> Iterator[str]:
    yield _("Each trick over the bid is a bag.")
    if not rules.bag_limit:
        yield _("Bags cost nothing.")
        return
    yield _("{limit} bags cost {n} points.").format(limit=rules.bag_limit, n=rules.bag_penalty)
    yield _("The rest carries over.") if rules.bag_carry else _("The count then goes back to 0.")


def _stakes(stakes: Stakes) -> str:
    return _("{made} or {missed}").format(made=_signed(stakes.made), missed=_signed(stakes.missed))


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else _number(points)


def _number(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
