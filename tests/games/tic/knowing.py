"""What a seat of a game with TIC cards may know (TIC-G10), for the tests of each of these games to ask."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from parlour.core.dice import new_dice, roll
from parlour.core.game import Game, hidden
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.record import Stream, copied, new_record, record_dtype
from parlour.core.verbs import CLOCK, SPECTATOR, apply, check, imagine, tally
from parlour.games.tic.dealing import write_hand
from parlour.games.tic.deck import CARDS, UNKNOWN
from parlour.games.tic.notation import read_set

SEATS = 4
ENOUGH = 24
"""So many imagined worlds show whether a place is ever dealt another card."""

POSITIONS = 24 if JIT else 2
"""At how many positions of a match worlds are imagined in which all is played again."""

EACH = 100
"""How often each of all deals is to be imagined on average, for one to see whether all are equally likely."""


def shows_all_but(game: Game, *secrets: str) -> None:
    """Of a record without a zero anywhere a spectator gets all but its stream and these fields, a seat no less."""
    state = new_record(game.rules.state)
    fields = {name for name in game.dtype.names if not name.startswith("gap")}
    for name in fields:
        state[name] = 1
    for viewer in range(SPECTATOR, SEATS):
        view = hidden(game, state, viewer)
        kept = {name for name in fields if view[name].tobytes() != state[name].tobytes()}
        always = {*record_dtype(Stream).names, *(secrets if viewer == SPECTATOR else ())}
        assert always <= kept <= {*always, *secrets}


def deals_every_unseen_card_everywhere(match: Match, viewer: int) -> None:
    """Imagined worlds hold every card once, and at each place the viewer cannot see now this one, now that.

    Each has a stream of its own, so what they draw later differs too.
    """
    worlds = imagined(match.view(viewer), viewer, ENOUGH)
    assert len({world.key.tobytes() for world, _ in worlds}) == ENOUGH
    for world, _ in worlds:
        holds_every_card_once(world)
    for place in zip(*(unseen for _, unseen in worlds), strict=True):
        assert len(set(place)) > ENOUGH / 2


def holds_every_card_once(state: Any) -> None:
    """TIC-02, by the game's own count."""
    counts = np.zeros(CARDS, np.int64)
    assert tally(state, counts)
    assert (counts == 1).all()


def deals_in_every_order(view: Any, viewer: int) -> None:
    """Where three cards are unseen, worlds come in all the six orders there are."""
    orders = {unseen for _, unseen in imagined(view, viewer, 2 * ENOUGH)}
    assert len(orders) == 6
    assert all(len(set(order)) == 3 for order in orders)


def imagined(view: Any, viewer: int, number: int) -> list[tuple[Any, tuple[int, ...]]]:
    """Imagine so many worlds; give each with the cards in the places that the viewer cannot see."""
    dice, worlds = new_dice(5), []
    fields = [name for name in view.dtype.names if isinstance(view[name], np.ndarray)]
    for _ in range(number):
        world = view.copy()
        imagine(world, viewer, dice)
        worlds.append((world, tuple(int(card) for name in fields for card in world[name][view[name] == UNKNOWN])))
    return worlds


# --- all deals that agree with what was seen


def deals_that_agree(begin: Match, entries: Sequence[tuple[int, int]], viewer: int) -> tuple[Any, set[bytes]]:
    """Give the view after some actions, and all stocks with which they are legal and look the same to the viewer.

    They are found by trying every order of the cards that are unseen in the end, and playing everything again.
    """
    looks, state = [], copied(begin.state)
    for seat, action in entries:
        apply(state, seat, action)
        looks.append(look(begin.game, state, viewer))
    view = hidden(begin.game, state, viewer)
    places = np.flatnonzero(view.stock == UNKNOWN)
    deals = set()
    for order in itertools.permutations(state.stock[places].tolist()):
        world, stock = copied(begin.state), begin.state.stock.copy()
        stock[places] = order
        deal_so(world, stock)
        if all(goes(begin.game, world, *entry, viewer, seen) for entry, seen in zip(entries, looks, strict=True)):
            deals.add(world.stock.tobytes())
    assert state.stock.tobytes() in deals
    return view, deals


def goes(game: Game, world: Any, seat: int, action: int, viewer: int, seen: bytes) -> bool:
    """Whether an action is legal in a world, and when it is carried out there, the viewer sees this."""
    if check(world, seat, action):
        return False
    apply(world, seat, action)
    return look(game, world, viewer) == seen


def look(game: Game, state: Any, viewer: int) -> bytes:
    """What a viewer sees of a position, without what the record keeps of what was told."""
    view = hidden(game, state, viewer)
    for name in view.dtype.names:
        if name.startswith(("not_", "fact")):
            view[name] = 0
    return bytes(view.tobytes())


def imagined_uniformly(view: Any, viewer: int, deals: set[bytes], deal: Callable[..., None] = imagine) -> None:
    """Worlds imagined are these deals and no others, each as often as any other (chi-square at 0.1 %)."""
    dice, counts = new_dice(11), Counter[bytes]()
    times = EACH * len(deals) if JIT else ENOUGH
    for _ in range(times):
        world = copied(view)
        deal(world, viewer, dice)
        counts[world.stock.tobytes()] += 1
    assert counts.keys() <= deals
    if JIT:
        free, mean = len(deals) - 1, times / len(deals)
        found = sum((counts[deal] - mean) ** 2 / mean for deal in deals)
        limit = free * (1 - 2 / (9 * free) + 3.09 * (2 / (9 * free)) ** 0.5) ** 3
        assert found < limit, f"chi-square {found:.0f}, {free} degrees, 0.1 %: {limit:.0f}"


def worlds_bear_out_what_was_seen(game: Game, seed: int, players: int, options: dict[str, Any], free: int) -> None:
    """Play a random match, imagine worlds at some positions, and do there all that was done since ``free`` actions."""
    dice = new_dice(seed)
    match = Match.start(game, players, game.read_options(options, players), (seed + 1).to_bytes(32, "big"))
    states = [copied(match.state)]
    while mask := match.actors() & ~(1 << CLOCK):
        seat = pick_actor(mask, dice)
        legal = match.actions(seat)
        match.carry_out(seat, legal[roll(dice, len(legal))])
        states.append(copied(match.state))
    for _ in range(POSITIONS):
        end, viewer = free + 1 + roll(dice, len(states) - free - 2), roll(dice, players + 1) - 1
        world = hidden(game, states[end], viewer)
        imagine(world, viewer, dice)
        stock, world = world.stock, copied(states[free])
        deal_so(world, stock)
        for number in range(free, end):
            seen = look(game, states[number + 1], viewer)
            assert goes(game, world, *match.entries[number], viewer, seen), (
                f"action {number} of {end}, seen by {viewer}"
            )


def deal_so(state: Any, stock: Any) -> None:
    """Put all cards into this order, those of the hands too."""
    state.stock[:] = stock
    for seat in range(int(state.players)):
        state.low[seat], state.high[seat] = read_set(write_hand(state, seat)["hand"])
