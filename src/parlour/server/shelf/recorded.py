"""Reproducible states of a table for the gallery: a view, followed by the server's answers to what the page asks."""

from __future__ import annotations

import functools
from collections import deque
from itertools import islice

from msgspec.structs import replace

from parlour.bots.advice import advise, weigh
from parlour.bots.levels import LEVELS
from parlour.bots.search import Budget
from parlour.bots.verdicts import Decision, decisions_of, is_reviewed, verdict
from parlour.core.game import Game
from parlour.core.scene import Piece
from parlour.protocol.advice import Judged, Reviewed
from parlour.protocol.frames import Recall, Try, Why
from parlour.protocol.messages import Outgoing, Tried
from parlour.server.base.errors import NotFound
from parlour.server.model.seats import Seat
from parlour.server.shelf.catalogue import known_game
from parlour.server.shelf.examples import MOST_ACTIONS, draw_whole_view, new_viewer, play_randomly, seat_example
from parlour.server.table.hints import describe_advice
from parlour.server.table.questions import answers, explain_refusal
from parlour.server.table.table_state import TableState

THOUGHT = Budget(playouts=400, ms=60_000)
SEED = 1
OPENING = 6
"""The number of actions that are skipped before a turn of seat 0 is shown."""

JUDGED = 5
"""The least number of decisions judged for the review, of which the worst is shown."""

FOR_GOOD = "for-good"
"""The id of the button that ends a game given up."""


@functools.lru_cache(maxsize=64)
def draw_state(name: str, state: str) -> tuple[Outgoing, ...]:
    """Return a game's view in a state of STATES, then the answers to what the page asks in it.

    Raises NotFound for an unknown game or state, or a state that the game does not have.
    """
    if state not in STATES:
        raise NotFound("There is no such state.", "state")
    return STATES[state](known_game(name))


def _show_hint(game: Game) -> tuple[Outgoing, ...]:
    """Show a hint for seat 0 in a game against bots."""
    state = _seat_against_bots(game)
    for number in play_randomly(state, game, game.rules.players[0], SEED, 10 * OPENING):
        if number >= OPENING and 0 in state.playing().seats_to_act():
            break
    advice = advise(game, state.playing().view(0), 0, THOUGHT, SEED)
    return draw_whole_view(state), describe_advice(state, 0, advice)


def _seat_against_bots(game: Game) -> TableState:
    state = seat_example(game, game.rules.players[0], SEED)
    bots = [replace(seat, kind="bot", guest=None, level=LEVELS[-1]) for seat in state.seats[1:]]
    return TableState(game, state.setup, [state.seats[0], *bots])


def _show_refusal(game: Game) -> tuple[Outgoing, ...]:
    """Show the longest refusal that seat 0 can get early in a game, among ids touched first or last."""
    state = _seat_against_bots(game)
    for number in play_randomly(state, game, game.rules.players[0], SEED, 10 * OPENING):
        if number >= OPENING and 0 in state.playing().seats_to_act():
            break
    scene = state.playing().scene(0)
    legal = {choice.path[:end] for choice in state.playing().choices(0) for end in range(1, 1 + len(choice.path))}
    begun = {(), *(path[:-1] for path in islice(sorted(legal), 2))}
    ids = {piece.id for piece in scene.pieces} | {spot.id for spot in scene.spots}
    paths = {(*path, id) for path in begun for id in ids} - legal
    found = [explain_refusal(state, Why("", 0, path)) for path in sorted(paths)]
    return draw_whole_view(state), max(found, key=lambda each: len(game.word_error(each.reason, ())))


def _show_giving_up(game: Game) -> tuple[Outgoing, ...]:
    """Show a game that its only player may give up for good. Raises NotFound where there is none."""
    view = draw_whole_view(seat_example(game, game.rules.players[0], SEED))
    if not any(FOR_GOOD in choice.path for choice in view.actions):
        raise NotFound("Nothing is given up there.", "name")
    return (view,)


def _show_invitation(game: Game) -> tuple[Outgoing, ...]:
    """Show a table as an invited friend sees it whose seat is still open."""
    state = seat_example(game, max(2, game.rules.players[0]), SEED)
    host, *_, friend = state.seats
    held = replace(host, guest="host")
    seats = [held, *state.seats[1:-1], Seat(friend.number, "open", "")]
    return (draw_whole_view(TableState(game, state.setup, seats), None),)


def _show_trying(game: Game) -> tuple[Outgoing, ...]:
    """Show a way tried out up to a bid. Raises NotFound in games where nothing can be tried out."""
    state = seat_example(game, max(2, game.rules.players[0]), SEED)
    view = draw_whole_view(state)
    if view.own is None or not view.own.tries:
        raise NotFound("Nothing is tried there.", "name")
    return view, _find_bid(state)


def _find_bid(state: TableState) -> Tried:
    """Search breadth first for the shortest way whose end may be bid. Raises NotFound."""
    known, ways = set[tuple[Piece, ...]](), deque[tuple[str, ...]]([()])
    while ways:
        way = ways.popleft()
        (found,) = answers(state, new_viewer(state), Try(0, way))
        assert isinstance(found, Tried) and found.attempt is not None
        if found.attempt.offer is not None:
            return found
        if found.attempt.pieces not in known:
            known.add(found.attempt.pieces)
            ways += [(*way, choice.text) for choice in found.attempt.choices]
    raise NotFound("No way leads to a bid.", "name")


def _show_review(game: Game) -> tuple[Outgoing, ...]:
    """Show the review of seat 0's first decisions, JUDGED or as many as contain a mistake, and the moments around it.

    Raises NotFound in games without reviews, or if all of the decisions were good.
    """
    state = seat_example(game, game.rules.players[0], SEED)
    for _ in play_randomly(state, game, game.rules.players[0], SEED, MOST_ACTIONS):
        pass
    if not is_reviewed(state.playing()):
        raise NotFound("Nobody can judge these decisions.", "name")
    judged = list[Judged]()
    for decision in decisions_of(state.playing(), 0):
        judged.append(_judge_decision(state, decision))
        if len(judged) >= JUDGED and any(each.lost for each in judged):
            break
    worst = max(judged, key=lambda each: each.lost)
    if not worst.lost:
        raise NotFound("All these decisions were good.", "name")
    around = Recall(tuple(range(max(0, worst.at - 3), worst.at + 4)), 0)
    return draw_whole_view(state), Reviewed(0, len(judged), tuple(judged)), *answers(state, new_viewer(state), around)


def _judge_decision(state: TableState, decision: Decision) -> Judged:
    match = state.playing()
    view = match.view(0, decision.after)
    found = weigh(match.game, view, 0, decision.action, THOUGHT, SEED)
    return Judged(state.rows()[decision.after], *verdict(match.game, view, 0, decision.action, found))


STATES = {
    "hint": _show_hint,
    "refused": _show_refusal,
    "review": _show_review,
    "giving-up": _show_giving_up,
    "invitation": _show_invitation,
    "trying": _show_trying,
}
