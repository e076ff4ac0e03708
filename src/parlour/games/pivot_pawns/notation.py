"""Actions and positions of Pivot Pawns as text and JSON."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from parlour.core.actions import Action, Actions
from parlour.core.errors import BadOption, BadPosition
from parlour.core.options import options_of, read_options, write_options
from parlour.core.positions import StreamPosition, read_stream, write_stream
from parlour.games.pivot_pawns.puzzle import rank
from parlour.games.pivot_pawns.state import (
    BID,
    CARDS,
    COLOURS,
    DEMONSTRATE,
    MOST_PIVOTS,
    NOBODY,
    PAWNS,
    ROUNDS,
    SEATS,
    THINK,
    TURNS,
    UNKNOWN,
    Options,
    State,
)

ACTIONS = Actions(
    Action("bid", pivots=range(100)),
    Action("giveUp"),
    Action("done"),
    Action("pivot", moving=range(PAWNS), pivot=range(PAWNS)),
    Action("concede"),
    Action("pass"),
    Action("clock", name=("think", "timer", "demo")),
    Action("leave"),
)
"""Bids beyond 1 to 20 can be said so that the referee can refuse them by their rule (PIV-D12)."""

BID_FIRST = ACTIONS.first("bid")
GIVE_UP = ACTIONS.first("giveUp")
DONE = ACTIONS.first("done")
PIVOT_FIRST = ACTIONS.first("pivot")
CONCEDE = ACTIONS.first("concede")
PASS = ACTIONS.first("pass")
CLOCK_FIRST = ACTIONS.first("clock")
LEAVE = ACTIONS.first("leave")

PHASES = ("think", "bid", "demonstrate", "over")

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Card = Annotated[int, msgspec.Meta(ge=0, lt=CARDS)]
FiveCards = tuple[Card, Card, Card, Card, Card]
AllCards = Annotated[tuple[Card, ...], msgspec.Meta(min_length=CARDS, max_length=CARDS)]


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat: tokens, pivots of the rounds won, and the present round.

    ``place`` counts the bids of the round accepted before the player's own last one (PIV-D15).
    """

    tokens: Annotated[int, msgspec.Meta(ge=0, le=ROUNDS)] = 0
    pivots: Annotated[int, msgspec.Meta(ge=0, le=300)] = 0
    bid: Annotated[int, msgspec.Meta(ge=1, le=MOST_PIVOTS)] | None = None
    place: Annotated[int, msgspec.Meta(ge=0, le=319)] = 0
    gave_up: bool = False
    done: bool = False
    passed: bool = False
    failed: bool = False
    sits_out: bool = False
    left: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position of Pivot Pawns: the tableau in reading order, and cards for pawns and placeholders by colour.

    ``tokens`` is the order of drawing, those still in the bag null in what a seat may see; ``round`` counts from 1.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=1, max_length=SEATS)]
    tableau: AllCards
    tokens: Annotated[tuple[Card | None, ...], msgspec.Meta(min_length=ROUNDS, max_length=ROUNDS)]
    pawns: FiveCards
    placeholders: FiveCards
    phase: str = "think"
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)] = 1
    turn: Seat = 0
    demonstrator: Seat | None = None
    used: Annotated[int, msgspec.Meta(ge=0, lt=MOST_PIVOTS)] = 0
    bids: Annotated[int, msgspec.Meta(ge=0, le=320)] = 0
    clocks: Annotated[int, msgspec.Meta(ge=0, le=9_999)] = 0
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


_SETS = {
    "gave_up": "gave_up",
    "done": "done",
    "passed": "passed",
    "failed": "failed",
    "sits_out": "sitting_out",
    "left": "gone",
}
"""The player's flags and the record's sets of seats."""


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    return Position(
        players=tuple(_player(state, seat) for seat in range(int(state.players))),
        tableau=tuple(int(card) for card in state.card_at),
        tokens=tuple(None if int(token) == UNKNOWN else int(token) for token in state.token),
        pawns=_five(state.pawn),
        placeholders=_five(state.home),
        phase=PHASES[int(state.phase)],
        round=int(state.rounds),
        turn=int(state.turn),
        demonstrator=None if int(state.demonstrator) == NOBODY else int(state.demonstrator),
        used=int(state.used),
        bids=int(state.bids),
        clocks=int(state.clocks),
        options=options_of(Options, state),
        stream=write_stream(state),
    )


def _five(cards: Any) -> FiveCards:
    red, green, blue, yellow, black = (int(card) for card in cards)
    return red, green, blue, yellow, black


def _player(state: State, seat: int) -> Player:
    return Player(
        tokens=int(state.tokens[seat]),
        pivots=int(state.pivots_won[seat]),
        bid=int(state.bid[seat]) or None,
        place=int(state.bid_place[seat]),
        **{flag: bool(int(getattr(state, name)) >> seat & 1) for flag, name in _SETS.items()},
    )


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    _check(position)
    state.players = len(position.players)
    write_options(read_options(Options, position.options), state)
    state.phase = PHASES.index(position.phase)
    state.card_at[:] = position.tableau
    state.token[:] = position.tokens
    state.pawn[:] = position.pawns
    state.home[:] = position.placeholders
    state.rounds = position.round
    state.demonstrator = NOBODY if position.demonstrator is None else position.demonstrator
    for field in ("turn", "used", "bids", "clocks"):
        setattr(state, field, getattr(position, field))
    for seat, player in enumerate(position.players):
        _load_player(player, seat, state)
    _check_phase(position, state)
    read_stream(position.stream, state)


def _load_player(player: Player, seat: int, state: State) -> None:
    state.tokens[seat] = player.tokens
    state.pivots_won[seat] = player.pivots
    state.bid[seat] = player.bid or 0
    state.bid_place[seat] = player.place
    for flag, name in _SETS.items():
        setattr(state, name, int(getattr(state, name)) | int(getattr(player, flag)) << seat)


def _check(position: Position) -> None:
    if position.phase not in PHASES:
        raise BadPosition(f"phase {position.phase!r} is none of {', '.join(PHASES)}", "phase")
    if len(set(position.tableau)) < CARDS:
        raise BadPosition("tableau: every card lies once (PIV-11)", "tableau")
    if len(set(position.tokens)) < ROUNDS or None in position.tokens:
        raise BadPosition("tokens: each of the fifteen once, in the order of drawing (PIV-D5)", "tokens")
    for field, cards in (("pawns", position.pawns), ("placeholders", position.placeholders)):
        if problem := _placement_problem(cards):
            raise BadPosition(f"{field}: {problem}", field)
    if position.phase != "demonstrate" and position.pawns != position.placeholders:
        raise BadPosition("pawns: they leave the placeholders only in a demonstration (PIV-32)", "pawns")
    if max(position.turn, position.demonstrator or 0) >= len(position.players):
        raise BadPosition("turn and demonstrator must name seats of this game", "turn")
    if sum(player.tokens for player in position.players) > position.round:
        raise BadPosition("players: there are more tokens than rounds (PIV-18)", "players")


def _check_phase(position: Position, state: State) -> None:
    phase, turns = int(state.phase), int(state.tempo) == TURNS
    if phase == THINK and turns:
        raise BadPosition("phase think: without clocks a round begins with bidding (PIV-D21)", "phase")
    if phase == BID and not turns and all(player.bid is None for player in position.players) and not position.bids:
        raise BadPosition("phase bid: somebody must have bid (PIV-33)", "phase")
    if (phase == DEMONSTRATE) != (position.demonstrator is not None):
        raise BadPosition("demonstrator: in phase demonstrate, and only then (PIV-38)", "demonstrator")
    if position.demonstrator is not None:
        player = position.players[position.demonstrator]
        if player.failed or player.left or position.used >= (player.bid or 0):
            raise BadPosition(
                "demonstrator: no bid of this seat is left to be shown (PIV-D15, PIV-D16)", "demonstrator"
            )
    if phase in (THINK, BID) and all(player.left or player.sits_out for player in position.players):
        raise BadPosition("players: nobody is left to bid (PIV-D22)", "players")


def _placement_problem(cards: tuple[int, ...]) -> str | None:
    if len(set(cards)) < PAWNS:
        return "two pawns stand on one card (PIV-24)"
    return (
        "the five cards lie in a plane of seven, so some targets cannot be reached (PIV-D9)"
        if rank(cards) < 4
        else None
    )


def prepare(state: State, options: Options) -> None:
    """Put the pawns where the option says; five pawns on card 0 wait for ``setup``."""
    if options.start:
        state.pawn[:] = options.start


def allow(players: int, options: Options) -> None:
    """Raise BadOption for too many seats, or for a start that breaks PIV-14, PIV-15 or PIV-D9."""
    if players > options.seats:
        raise BadOption(
            f"there are {options.seats} seats; choose more (up to {SEATS}) to play with {players}", "players"
        )
    if not options.start:
        return
    if problem := start_problem(options.start):
        raise BadOption(f"option start: {problem}", "options.start")


def start_problem(cards: tuple[int, ...]) -> str | None:
    """Say what forbids a start (cards of red, green, blue, yellow, black), None if nothing does."""
    if len(cards) != PAWNS or any(card not in range(CARDS) for card in cards):
        return "give five cards from 0 to 14, for red, green, blue, yellow and black"
    if len(set(cards)) < PAWNS:
        return "no card gets two pawns (PIV-15)"
    for pawn, card in enumerate(cards):
        if card % PAWNS == pawn:
            return f"the {COLOURS[pawn]} pawn may not begin on card {card}, which is {COLOURS[pawn]} (PIV-14)"
    return _placement_problem(cards)
