"""Tell the actions and events of Pentic as facts: paths, labels, refusals, events."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.clauses import ACT, G
from parlour.core.facts import Fact, say
from parlour.core.kernel import run
from parlour.core.scene import Event
from parlour.games.pentic.actions import PASS
from parlour.games.pentic.board import COVER_FACTOR, FOUR_NICS, SINGLE_POINTS, TIC_POINTS, count_edges, points_of
from parlour.games.pentic.record import END, OVER, PILES, State
from parlour.games.pentic.scene import outcome, pile_id
from parlour.games.tic.deck import CARD, COMMON, SEAMS, drawn_for_start
from parlour.games.tic.table import card_id


def path(state: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the ids for an action: a card in hand and a pile, or a button."""
    if action >= PASS:
        return ("pass",)
    card, pile = action // PILES, action % PILES
    hand = state.hand[seat]
    return (card_id(state.hand_tag[seat][hand.index(card)]), pile_id(pile)) if card in hand else ("nowhere",)


def label(state: State, seat: int, action: int) -> Fact:
    """Return which card goes on which other, or the button."""
    if action >= PASS:
        return say("pass")
    card, pile = action // PILES, action % PILES
    return say("play", card=CARD[card], under=CARD[state.top[pile]])


def reason(state: State, seat: int, action: int, code: int) -> Fact | None:
    """Return why an action is refused, where the clause alone would not be clear."""
    if action >= PASS:
        return say("pass-with-cards") if code == G + 7 else None
    card, pile = action // PILES, action % PILES
    if code == ACT:
        return say("not-in-hand", card=CARD[card])
    words = {7: "shares-nothing", G + 5: "shares-nothing-but-nics"}.get(code)
    return say(words, card=CARD[state.top[pile]]) if words else None


def tell(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Yield the events of an action; the card drawn is not told."""
    drawn = drawn_for_start(before.drawn_card, before.first)
    if before.rounds == 0 and seat == before.first and drawn:
        yield Event(drawn)
    if action >= PASS:
        yield Event(say("passes", who=seat), seat)
    else:
        yield _play(before, seat, action // PILES, action % PILES, after)
    if after.left > before.left:
        yield Event(say("reshuffled", cards=before.covered + 1))
    elif after.left == 0 and before.left == 1 and after.deck_out == END:
        yield Event(say("deck-empty"))
    if after.phase == OVER:
        yield Event(outcome(after))
    elif max(after.points) >= after.target > max(before.points):
        yield Event(say("round-is-last"))


def _play(before: State, seat: int, card: int, pile: int, after: State) -> Event:
    points = after.points[seat] - before.points[seat]
    fact = say("lays", who=seat, card=CARD[card], under=CARD[before.top[pile]], sum=breakdown(before, card, pile))
    place = pile_id(pile)
    return Event(fact, seat, (card_id(after.top_tag[pile]), place), points, place)


def breakdown(state: State, card: int, pile: int) -> Fact:
    """Return how the points of a play add up: ``1 Tic 2 + 3 Singles 5 = 7, on a Tic ×2: 14 points``."""
    nics, singles, tics = map(int, run(count_edges, state.record, card, pile))
    parts = [say("tics", number=tics, points=int(TIC_POINTS[tics]))] if tics else []
    parts += [say("singles", number=singles, points=int(SINGLE_POINTS[singles]))] if singles else []
    parts += [say("four-nics", points=FOUR_NICS)] if nics == 4 else []
    if not parts:
        return say("nothing-in-common")
    common = int(COMMON[card, state.top[pile]])
    points = int(run(points_of, state.record, card, pile))
    cover = say("cover", kind=SEAMS[common], factor=int(COVER_FACTOR[common]), points=points)
    if len(parts) == 1:
        return say("sum-of-one", part=parts[0], cover=cover)
    total = int(SINGLE_POINTS[singles]) + int(TIC_POINTS[tics])
    return say("sum-of-two", terms=tuple(parts), total=total, cover=cover)
