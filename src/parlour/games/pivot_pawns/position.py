"""Positions of Pivot Pawns as JSON, and which of them can be."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from parlour.core.errors import BadOption, BadPosition
from parlour.core.flat_positions import (
    StreamPosition,
    check_seats,
    held,
    read_common,
    read_flat,
    repeats,
    write_common,
    write_flat,
)
from parlour.games.pivot_pawns.record import CARDS, COLOURS, MOST_PIVOTS, PAWNS, ROUNDS, SEATS, UNKNOWN, Options, State
from parlour.games.pivot_pawns.strategy.solver import rank

PHASES = ("think", "bid", "demonstrate", "over")

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Card = Annotated[int, msgspec.Meta(ge=0, lt=CARDS)]
FiveCards = tuple[Card, Card, Card, Card, Card]
AllCards = Annotated[tuple[Card, ...], msgspec.Meta(min_length=CARDS, max_length=CARDS)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: tokens, pivots of the rounds won, and the present round.

    ``place`` counts the bids of the round accepted before the player's own last one (PIV-D15).
    """

    tokens: Annotated[int, msgspec.Meta(ge=0, le=ROUNDS)] = 0
    pivots: Annotated[int, msgspec.Meta(ge=0, le=MOST_PIVOTS * ROUNDS), held("pivots_won")] = 0
    bid: Annotated[int, msgspec.Meta(ge=1, le=MOST_PIVOTS)] | None = None
    place: Annotated[int, msgspec.Meta(ge=0, lt=MOST_PIVOTS * SEATS), held("bid_place")] = 0
    gave_up: bool = False
    done: bool = False
    passed: bool = False
    failed: bool = False
    sits_out: Annotated[bool, held("sitting_out")] = False
    left: Annotated[bool, held("gone")] = False


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Pivot Pawns: the tableau in reading order, and cards for pawns and placeholders by colour.

    ``tokens`` is the order of drawing, those still in the bag null in what a seat may see; ``round`` counts from 1.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=1, max_length=SEATS)]
    tableau: Annotated[AllCards, held("card_at")]
    tokens: Annotated[tuple[Card | None, ...], msgspec.Meta(min_length=ROUNDS, max_length=ROUNDS)]
    pawns: Annotated[FiveCards, held("pawn")]
    placeholders: Annotated[FiveCards, held("home")]
    phase: str = "think"
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS), held("rounds")] = 1
    turn: Seat = 0
    demonstrator: Seat | None = None
    used: Annotated[int, msgspec.Meta(ge=0, lt=MOST_PIVOTS)] = 0
    bids: Annotated[int, msgspec.Meta(ge=0, le=MOST_PIVOTS * SEATS)] = 0
    clocks: Annotated[int, msgspec.Meta(ge=0, le=9_999)] = 0
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


# --- where pawns may stand


def placement_problem(cards: tuple[int, ...]) -> str | None:
    """Say what forbids five pawns on these cards, None if nothing does."""
    if repeats(cards):
        return "two pawns stand on one card (PIV-24)"
    if rank(cards) < 4:
        return "the five cards lie in a plane of seven, so some targets cannot be reached (PIV-D9)"
    return None


def start_problem(cards: tuple[int, ...]) -> str | None:
    """Say what forbids a start (cards of red, green, blue, yellow, black), None if nothing does."""
    if len(cards) != PAWNS or any(card not in range(CARDS) for card in cards):
        return "give five cards from 0 to 14, for red, green, blue, yellow and black"
    if repeats(cards):
        return "no card gets two pawns (PIV-15)"
    for pawn, card in enumerate(cards):
        if card % PAWNS == pawn:
            return f"the {COLOURS[pawn]} pawn may not begin on card {card}, which is {COLOURS[pawn]} (PIV-14)"
    return placement_problem(cards)


# --- what can be


def check_position(position: Position, options: Options) -> None:
    """Raise BadPosition naming field and clause for what no game can come to."""
    check_seats(position, len(position.players), "demonstrator")
    if (position.phase == "demonstrate") != (position.demonstrator is not None):
        raise BadPosition("demonstrator: in phase demonstrate, and only then (PIV-38)", "demonstrator")
    _check_cards(position)
    _check_pawns(position)
    _check_rounds(position)
    if position.phase != "over":
        _check_seats(position, options)
        _check_bidding(position, options)
        _check_bids(position)
        _check_demonstration(position)


def _check_cards(position: Position) -> None:
    if repeats(position.tableau):
        raise BadPosition("tableau: every card lies once (PIV-11)", "tableau")
    if repeats(position.tokens) or None in position.tokens:
        raise BadPosition("tokens: each of the fifteen once, in the order of drawing (PIV-D5)", "tokens")


def _check_pawns(position: Position) -> None:
    drawn = position.tokens[: position.round - (position.phase != "over")]
    for field, cards in (("pawns", position.pawns), ("placeholders", position.placeholders)):
        if problem := placement_problem(cards):
            raise BadPosition(f"{field}: {problem}", field)
        for pawn, card in enumerate(cards):
            if card % PAWNS == pawn and card not in drawn:
                raise BadPosition(f"{field}: no pawn reaches card {card}, its own colour, sooner (PIV-D6)", field)
    if position.pawns != position.placeholders and not (position.phase == "demonstrate" and position.used):
        raise BadPosition("pawns: they leave the placeholders only in a demonstration (PIV-32)", "pawns")


def _check_rounds(position: Position) -> None:
    over = position.phase == "over"
    if over and position.round < ROUNDS:
        raise BadPosition("round: the game has fifteen rounds (PIV-17)", "round")
    if sum(player.tokens for player in position.players) > position.round - (not over):
        raise BadPosition("players: there are more tokens than rounds (PIV-18)", "players")


def _check_seats(position: Position, options: Options) -> None:
    for player in position.players:
        if player.left and player.bid is not None:
            raise BadPosition("players: the bid of who has left is void (PIV-D22)", "players")
        if player.sits_out and not (player.gave_up and player.done and options.false_bid == "sit-out"):
            raise BadPosition("players: who sits out has given up and is done, if so agreed (PIV-D18)", "players")
        if (player.sits_out or player.gave_up) and player.bid is not None:
            raise BadPosition("players: to bid is not to sit out or to give up (PIV-D11, PIV-D18)", "players")
        if player.failed and (position.phase != "demonstrate" or (player.bid is None and not player.left)):
            raise BadPosition("players: only a bid demonstrated has failed (PIV-D15)", "players")
    if all(player.left or player.sits_out for player in position.players):
        raise BadPosition("players: nobody is left to bid (PIV-D22)", "players")


def _check_bidding(position: Position, options: Options) -> None:
    here = [player for player in position.players if not player.left]
    turns, phase = options.tempo == "turns", position.phase
    if any(player.passed for player in position.players) and not turns:
        raise BadPosition("players: nobody passes in a game with clocks (PIV-D21)", "players")
    if any((player.done or player.gave_up) and not player.sits_out for player in position.players) and turns:
        raise BadPosition("players: without clocks seats bid or pass (PIV-D21)", "players")
    if phase == "think":
        if turns:
            raise BadPosition("phase think: without clocks a round begins with bidding (PIV-D21)", "phase")
        if position.bids or any(player.done and not player.sits_out for player in position.players):
            raise BadPosition("phase think: the first bid opens the bidding (PIV-33)", "phase")
        if all(player.gave_up for player in here):
            raise BadPosition("players: everybody has given up, so the round is over (PIV-D11)", "players")
    elif phase == "bid" and turns:
        speaker = position.players[position.turn]
        if speaker.left or speaker.passed:
            raise BadPosition("turn: nobody speaks who has left, or has passed since the last bid (PIV-D21)", "turn")
    elif phase == "bid":
        if not position.bids:
            raise BadPosition("phase bid: somebody must have bid (PIV-33)", "phase")
        if all(player.done for player in here):
            raise BadPosition("players: everybody is done, so the bidding is over (PIV-D14)", "players")


def _check_bids(position: Position) -> None:
    places = [player.place for player in position.players if player.bid is not None]
    if repeats(places) or max(places, default=-1) >= position.bids:
        raise BadPosition("players: every bid has its own place among the bids of the round (PIV-43)", "players")
    most = [MOST_PIVOTS if p.left else MOST_PIVOTS + 1 - p.bid if p.bid else 0 for p in position.players]
    if position.bids > sum(most):
        raise BadPosition("bids: every bid is below the own last one (PIV-D12)", "bids")


def _check_demonstration(position: Position) -> None:
    if position.demonstrator is None:
        if position.used:
            raise BadPosition("used: pivots are counted in a demonstration (PIV-44)", "used")
        return
    shown = position.players[position.demonstrator]
    if shown.bid is None or shown.failed or position.used >= shown.bid:
        raise BadPosition("demonstrator: no bid of this seat is left to be shown (PIV-D15, PIV-D16)", "demonstrator")
    for player in position.players:
        earlier = player.bid is not None and (player.bid, player.place) < (shown.bid, shown.place)
        if player.bid is not None and player is not shown and earlier != player.failed:
            words = "the lowest bid left is shown, the earlier of equal ones (PIV-39)"
            raise BadPosition(f"demonstrator: {words}", "demonstrator")


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    agreed = tuple(state.agreed.tolist()) if int(state.agreed[0]) != int(state.agreed[1]) else ()
    return Position(
        players=tuple(_player(state, seat) for seat in range(int(state.players))),
        tokens=tuple(None if token == UNKNOWN else token for token in state.token.tolist()),
        **write_common(Position, state, Options, PHASES, start=agreed),
    )


def _player(state: State, seat: int) -> Player:
    return Player(**write_flat(Player, state, seat) | {"bid": int(state.bid[seat]) or None})


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    options = read_common(position, state, Options, PHASES)
    check_position(position, options)
    prepare(state, options)
    state.token[:] = position.tokens
    for seat, player in enumerate(position.players):
        read_flat(player, state, seat)
        state.bid[seat] = player.bid or 0


def prepare(state: State, options: Options) -> None:
    """Write the start that was agreed on for ``setup``."""
    state.agreed[:] = options.start or 0


def allow(players: int, options: Options) -> None:
    """Raise BadOption for too many seats, or for a start that breaks PIV-14, PIV-15 or PIV-D9."""
    if players > options.seats:
        words = f"there are {options.seats} seats; choose more (up to {SEATS}) to play with {players}"
        raise BadOption(words, "players")
    if not options.start:
        return
    if problem := start_problem(options.start):
        raise BadOption(f"option start: {problem}", "options.start")
