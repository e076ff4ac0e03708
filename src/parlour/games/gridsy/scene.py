"""Draw the scene of Gridsy: cards are visible to everybody or hidden from everybody."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator

from parlour.core.facts import Fact, Word, say
from parlour.core.scene import Own, Piece, ScoreLine, ScorePart, Seam, SeatScore, Spot, Zone
from parlour.core.standings import standings
from parlour.core.values import once
from parlour.games.gridsy.board import neighbours
from parlour.games.gridsy.position import places_of
from parlour.games.gridsy.record import BUILD, CAP, GO, OVER, READY, SOLO, TRAY, State
from parlour.games.gridsy.strategy.solver import best_grid, best_possible, is_impossible
from parlour.games.tic.deck import CARDS, EMPTY, NOBODY, UNKNOWN
from parlour.games.tic.table import deck, open_card, seam


def own(state: State, seat: int) -> Own:
    """Return what the seat is asked to do; it sees nothing that others do not."""
    return Own(status=_describe_task(state, seat))


def _tags(state: State) -> list[list[int]]:
    """Return the tags of everybody's own cards."""
    return [places_of(state, seat) for seat in range(state.players)]


def zones(state: State) -> Iterator[Zone]:
    """Yield everybody's grid and tray, the middle or the deck, and between rounds the grid that won."""
    size = state.grid
    for seat, own_tags in enumerate(once(state, _tags)):
        yield Zone(f"grid-{seat}", "mat", size, size, say("grid", whose=seat), seat, numbers=(1, 1))
        yield Zone(f"hand-{seat}", "hand", len(own_tags), 1, say("tray", whose=seat), seat)
    if state.mode == SOLO:
        yield Zone("supply", "supply", 1, 1, say("deck"))
    else:
        yield Zone("middle", "supply", 1, size, say("middle"))
    if _last(state):
        label = say("a-solution") if state.mode == SOLO else say("last-grid", round=state.rounds - 1)
        yield Zone("last", "info", size, size, label)


def _last(state: State) -> list[int]:
    """Return the grid to show: between rounds the one that won, after an unsolved solo game a solution."""
    if state.mode == SOLO:
        unsolved = state.phase == OVER and not standings(state).winners
        return list(best_grid(state) or ()) if unsolved else []
    shown = state.phase in (READY, GO) and state.last_winner != NOBODY
    return list(state.last[: state.grid**2]) if shown else []


def card_id(rounds: int, tag: int) -> str:
    """Return the id of a card, by round and tag: cards get new ids with every shuffle."""
    return f"card-{rounds}.{tag}"


def cell_id(seat: int, cell: int) -> str:
    """Return the id of a cell of a seat's grid."""
    return f"cell-{seat}.{cell}"


def pieces(state: State) -> Iterator[Piece]:
    """Draw everybody's cards, the deck or the middle, and the grid of ``_last``."""
    for seat, tags in enumerate(once(state, _tags)):
        yield from _cards(state, seat, tags)
    yield from _shared(state)


def _cards(state: State, seat: int, tags: list[int]) -> Iterator[Piece]:
    """Draw the cards of a seat in their cells, and those in the tray in the order of dealing."""
    size, waiting = state.grid, 0
    for tag in tags:
        card = state.deck[tag]
        cell = state.lies[card] if card != UNKNOWN else TRAY
        if cell == TRAY:
            yield _card(state, tag, f"hand-{seat}", waiting, 0, seat)
            waiting += 1
        else:
            yield _card(state, tag, f"grid-{seat}", cell % size, cell // size, seat)


def _card(state: State, tag: int, zone: str, x: int, y: int, owner: int | None = None) -> Piece:
    card, identity = state.deck[tag], card_id(state.rounds, tag)
    if card == UNKNOWN:
        return Piece(identity, "tic-card", zone, x, y, say("face-down"), owner=owner)
    return open_card(identity, card, zone, x, y, owner=owner)


def _shared(state: State) -> Iterator[Piece]:
    """Draw the deck of a solo game or the middle, and the grid of ``_last``."""
    size, stock = state.grid, list(state.deck)
    if state.mode != SOLO:
        for place, card in enumerate(state.middle[:size]):
            yield _card(state, stock.index(card), "middle", 0, place)
    else:
        yield from deck(CARDS - state.dealt)
    for cell, card in enumerate(_last(state)):
        yield open_card(f"last-{state.rounds}.{cell}", card, "last", cell % size, cell // size)


def spots(state: State) -> Iterator[Spot]:
    """Draw the cells of all grids, and who builds a place in the tray."""
    size = state.grid
    for seat, tags in enumerate(once(state, _tags)):
        for cell in range(size * size):
            yield _spot(seat, cell, size)
        if state.phase >= BUILD and state.laid[seat]:
            yield Spot(f"tray-{seat}", f"hand-{seat}", len(tags) - state.laid[seat], 0, say("to-tray"))


@functools.cache
def _spot(seat: int, cell: int, size: int) -> Spot:
    label = say("cell-of", whose=seat, row=cell // size + 1, column=cell % size + 1)
    return Spot(cell_id(seat, cell), f"grid-{seat}", cell % size, cell // size, label)


def seams(state: State) -> Iterator[Seam]:
    """Draw the edges of all grids, and of the grid of ``_last``."""
    for own_seams in once(state, _own_seams):
        yield from own_seams
    yield from _seams(state, "last", _last(state))


def _own_seams(state: State) -> list[tuple[Seam, ...]]:
    return [tuple(_seams(state, f"grid-{seat}", state.cells[seat])) for seat in range(state.players)]


def _seams(state: State, zone: str, cells: list[int]) -> Iterator[Seam]:
    """Draw the edges between the cards of a grid (TIC-03)."""
    size = state.grid
    for one, other in neighbours(size) if cells else ():
        if cells[one] != EMPTY and cells[other] != EMPTY:
            yield seam(zone, one % size, one // size, other % size, other // size, cells[one], cells[other])


# --- facts


def seat_score(state: State, seat: int) -> SeatScore:
    """Return the rounds won by a seat; alone, the extra cards."""
    points, won = standings(state).points[seat], seat in standings(state).winners
    summary = _summary(state, seat)
    if state.mode != SOLO:
        return SeatScore(seat, points, (ScoreLine(say("rounds-won"), points),), summary)
    extras = state.dealt - state.grid**2
    part = ScorePart(_extras(extras), extras, _spare(state, seat) if won else ())
    lines = [ScoreLine(say("extra-cards"), extras, (part,) if state.phase == OVER and extras else ())]
    if state.phase == OVER and not won:
        lines.append(ScoreLine(say("not-solved"), points - extras))
        summary = say("not-solved")
    record = f"{state.grid}" if won else ""
    detail = say("result", extras=_extras(extras), summary=summary)
    return SeatScore(seat, points, tuple(lines), detail, record=record)


def _spare(state: State, seat: int) -> tuple[str, ...]:
    """Return the ids of the cards that a complete grid left over."""
    tags = places_of(state, seat)
    return tuple(card_id(state.rounds, tag) for tag in tags if state.lies[state.deck[tag]] == TRAY)


def _summary(state: State, seat: int) -> Fact:
    """Return a fact that counts the edges of a grid by kind."""
    seams = once(state, _own_seams)[seat]
    if state.phase < BUILD:
        return say("readiness", ready="yes" if state.ready >> seat & 1 else "no")
    kinds = Counter(seam.kind for seam in seams)
    missing = 2 * state.grid * (state.grid - 1) - len(seams)
    return say("marks", nics=kinds["nic"], singles=kinds["single"], tics=kinds["tic"], open=missing)


def state_of_play(state: State) -> Fact:
    """Return what is waited for."""
    if state.phase == GO:
        return say("go-comes")
    return _between(state, "waiting") if state.phase == READY else say("wanted", size=state.grid)


def _describe_task(state: State, seat: int) -> Word:
    if state.phase == READY and not state.ready >> seat & 1:
        return _between(state, "say-ready")
    if state.phase != BUILD:
        return ""
    if state.acted[seat] >= CAP:
        return say("no-actions-left", actions=CAP)
    nics = sum(seam.kind == "nic" for seam in once(state, _own_seams)[seat])
    build = say("mend") if nics else say("build", size=state.grid)
    hinted = state.hint_impossible and is_impossible(state, seat)
    return say("after", first=build, then=say("no-grid")) if hinted else build


def _between(state: State, id: str) -> Fact:
    """Return a fact about which round it is, with the winner of the last one."""
    fact = say(id, round=state.rounds, most=2 * state.best_of + 1)
    return fact if state.rounds == 1 else say("after", first=_last_round(state), then=fact)


def _last_round(state: State) -> Fact:
    number, winner = state.rounds - 1, state.last_winner
    return say("no-winner", round=number) if winner == NOBODY else say("won-round", who=winner, round=number)


def outcome(state: State) -> Fact:
    """Return a fact about how the game ended."""
    points, winners, *_ = standings(state)
    if state.mode == SOLO:
        return _solo_outcome(state, bool(winners), points[0])
    rounds = max(points)
    won = say("wins-series", who=winners, rounds=say("rounds", number=rounds)) if rounds else say("nobody-won")
    return say("after", first=say("last-round" if state.rounds > 2 * state.best_of else "decided"), then=won)


def _solo_outcome(state: State, solved: bool, extras: int) -> Fact:
    """Return the result with the best possible one, which is computed only here (GRI-G03, G14)."""
    if solved and extras == 0:
        return say("perfect")
    best = best_possible(state)
    if solved and best == extras:
        return say("solved-best", extras=_extras(extras))
    first = say("solved", extras=_extras(extras)) if solved else say("unsolved")
    return first if best is None else say("after", first=first, then=say("possible", extras=_extras(best)))


def _extras(number: int) -> Fact:
    return say("extras", number=number)
