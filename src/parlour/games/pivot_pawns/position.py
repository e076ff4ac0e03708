"""Convert positions of Pivot Pawns to and from JSON, and check that a match can reach them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.core.errors import BadOption
from parlour.core.objections import find_repeated, paths_of, refuse, repeats
from parlour.core.positions import MatchPosition, held, named, read_position, seats, write_position
from parlour.games.pivot_pawns.components import CARDS, COLOURS, MOST_PIVOTS, PAWNS, ROUNDS, SEATS
from parlour.games.pivot_pawns.options import Options
from parlour.games.pivot_pawns.record import State
from parlour.games.pivot_pawns.strategy.solver import rank

Seat = Annotated[int, seats(SEATS)]
Card = Annotated[int, msgspec.Meta(ge=0, lt=CARDS)]
FiveCards = tuple[Card, Card, Card, Card, Card]
AllCards = Annotated[tuple[Card, ...], msgspec.Meta(min_length=CARDS, max_length=CARDS)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: its tokens, the pivots of the rounds it won, and its part in the present round.

    ``place`` is the number of bids accepted in this round before the player's last one (PIV-D15).
    """

    tokens: Annotated[int, msgspec.Meta(ge=0, le=ROUNDS)] = 0
    pivots: Annotated[int, msgspec.Meta(ge=0, le=MOST_PIVOTS * ROUNDS), held("pivots_won")] = 0
    bid: Annotated[Annotated[int, msgspec.Meta(ge=1, le=MOST_PIVOTS)] | None, held("bid", none=0)] = None
    place: Annotated[int, msgspec.Meta(ge=0, lt=MOST_PIVOTS * SEATS), held("bid_place")] = 0
    gave_up: bool = False
    done: bool = False
    passed: bool = False
    failed: bool = False
    sits_out: Annotated[bool, held("sitting_out")] = False
    left: Annotated[bool, held("gone")] = False


class Position(MatchPosition):
    """A position of Pivot Pawns: the tableau in reading order, and the cards of pawns and placeholders by colour.

    ``tokens`` is the order of drawing, with null for hidden tokens in the bag; ``round`` counts from 1.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=1, max_length=SEATS)]
    tableau: Annotated[AllCards, held("card_at")]
    tokens: Annotated[tuple[Card | None, ...], msgspec.Meta(min_length=ROUNDS, max_length=ROUNDS), held("token")]
    pawns: Annotated[FiveCards, held("pawn")]
    placeholders: Annotated[FiveCards, held("home")]
    phase: Annotated[str, named(("think", "bid", "demonstrate", "over"))] = "think"
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS), held("rounds")] = 1
    turn: Seat = 0
    demonstrator: Seat | None = None
    used: Annotated[int, msgspec.Meta(ge=0, lt=MOST_PIVOTS)] = 0
    bids: Annotated[int, msgspec.Meta(ge=0, le=MOST_PIVOTS * SEATS)] = 0
    clocks: Annotated[int, msgspec.Meta(ge=0, le=9_999)] = 0


def position(state: State) -> Position:
    """Return a record as a Position."""
    agreed = tuple(state.agreed.tolist())
    return write_position(Position, state, Options, others={"start": () if repeats(agreed) else agreed})


def load(position: Position, state: State) -> None:
    """Read a complete position into an empty record.

    Raises BadPosition for cards or pawns that lie wrong, also for a pawn already on its target, which bots rely on.
    """
    prepare(state, read_position(position, state, Options))
    twice = [("tableau", place) for place in find_repeated(position.tableau)]
    refuse(twice, "tableau: every card lies once (PIV-11)", at=twice)
    wrong = repeats(position.tokens) or None in position.tokens
    twice = [("tokens", number) for number in find_repeated(position.tokens)]
    refuse(wrong, "tokens: each of the fifteen once, in the order of drawing (PIV-D5)", at=twice)
    drawn = position.tokens[: position.round - (position.phase != "over")]
    for field, cards in (("pawns", position.pawns), ("placeholders", position.placeholders)):
        problem = placement_problem(cards)
        refuse(problem, f"{field}: {problem}", at=[(field, pawn) for pawn in find_repeated(cards)])
        for pawn, card in enumerate(cards):
            early = card % PAWNS == pawn and card not in drawn
            refuse(early, f"{field}: no pawn reaches card {card}, its own colour, sooner (PIV-D6)", at=((field, pawn),))
    wrong = (position.phase == "demonstrate") != (position.demonstrator is not None)
    refuse(wrong, "demonstrator: in phase demonstrate, and only then (PIV-38)")


# --- where pawns may stand


def placement_problem(cards: tuple[int, ...]) -> str | None:
    """Return why five pawns may not be on these cards, None if they may."""
    if repeats(cards):
        return "two pawns stand on one card (PIV-24)"
    if rank(cards) < 4:
        return "the five cards lie in a plane of seven, so some targets cannot be reached (PIV-D9)"
    return None


def start_problem(cards: tuple[int, ...]) -> str | None:
    """Return why these cards (for red, green, blue, yellow, black) are no legal start, None if they are."""
    if len(cards) != PAWNS or any(card not in range(CARDS) for card in cards):
        return "give five cards from 0 to 14, for red, green, blue, yellow and black"
    if repeats(cards):
        return "no card gets two pawns (PIV-15)"
    for pawn, card in enumerate(cards):
        if card % PAWNS == pawn:
            return f"the {COLOURS[pawn]} pawn may not begin on card {card}, which is {COLOURS[pawn]} (PIV-14)"
    return placement_problem(cards)


# --- what no match comes to


def status(position: Position, state: State) -> None:
    """Raise BadPosition if no match can reach the position; checks rounds, seats, bids and demonstration."""
    over = position.phase == "over"
    moved = position.phase == "demonstrate" and position.used
    wrong = position.pawns != position.placeholders and not moved
    both = zip(position.pawns, position.placeholders, strict=True)
    apart = [("pawns", pawn) for pawn, (card, place) in enumerate(both) if card != place]
    refuse(wrong, "pawns: they leave the placeholders only in a demonstration (PIV-32)", at=apart)
    refuse(over and position.round < ROUNDS, "round: the game has fifteen rounds (PIV-17)")
    won = sum(player.tokens for player in position.players)
    at = paths_of(range(len(position.players)), "tokens")
    refuse(won > position.round - (not over), "players: there are more tokens than rounds (PIV-18)", at=at)
    if not over:
        options = Options(**position.options)
        _check_seats(position, options)
        _check_bidding(position, options.tempo == "turns")
        _check_bids(position)
        _check_demonstration(position)


def _check_seats(position: Position, options: Options) -> None:
    for seat, player in enumerate(position.players):
        bids, bid = player.bid is not None, paths_of((seat,), "bid")
        refuse(player.left and bids, "players: the bid of who has left is void (PIV-D22)", at=bid)
        wrong = player.sits_out and not (player.gave_up and player.done and options.false_bid == "sit-out")
        at = paths_of((seat,), "sits_out")
        refuse(wrong, "players: who sits out has given up and is done, if so agreed (PIV-D18)", at=at)
        wrong = (player.sits_out or player.gave_up) and bids
        refuse(wrong, "players: to bid is not to sit out or to give up (PIV-D11, PIV-D18)", at=bid)
        wrong = player.failed and (position.phase != "demonstrate" or not (bids or player.left))
        refuse(wrong, "players: only a bid demonstrated has failed (PIV-D15)", at=paths_of((seat,), "failed"))
    gone = all(player.left or player.sits_out for player in position.players)
    refuse(gone, "players: nobody is left to bid (PIV-D22)")


def _check_bidding(position: Position, in_turns: bool) -> None:
    players, phase = position.players, position.phase
    here, seats = [player for player in players if not player.left], range(len(players))
    passed = paths_of((seat for seat, player in enumerate(players) if player.passed), "passed")
    refuse(passed and not in_turns, "players: nobody passes in a game with clocks (PIV-D21)", at=passed)
    finished = [seat for seat, it in enumerate(players) if (it.done or it.gave_up) and not it.sits_out]
    at = (*paths_of(finished, "done"), *paths_of(finished, "gave_up"))
    refuse(finished and in_turns, "players: without clocks seats bid or pass (PIV-D21)", at=at)
    if phase == "think":
        refuse(in_turns, "phase think: without clocks a round begins with bidding (PIV-D21)")
        wrong = position.bids or any(player.done and not player.sits_out for player in players)
        refuse(wrong, "phase think: the first bid opens the bidding (PIV-33)")
        gave_up = all(player.gave_up for player in here)
        at = paths_of(seats, "gave_up")
        refuse(gave_up, "players: everybody has given up, so the round is over (PIV-D11)", at=at)
    elif phase == "bid" and in_turns:
        wrong = players[position.turn].left or players[position.turn].passed
        refuse(wrong, "turn: nobody speaks who has left, or has passed since the last bid (PIV-D21)")
    elif phase == "bid":
        refuse(not position.bids, "phase bid: somebody must have bid (PIV-33)")
        done = all(player.done for player in here)
        refuse(done, "players: everybody is done, so the bidding is over (PIV-D14)", at=paths_of(seats, "done"))


def _check_bids(position: Position) -> None:
    places = [player.place for player in position.players if player.bid is not None]
    wrong = repeats(places) or max(places, default=-1) >= position.bids
    at = paths_of((seat for seat, player in enumerate(position.players) if player.bid is not None), "place")
    refuse(wrong, "players: every bid has its own place among the bids of the round (PIV-43)", at=at)
    most = [MOST_PIVOTS if p.left else MOST_PIVOTS + 1 - p.bid if p.bid else 0 for p in position.players]
    refuse(position.bids > sum(most), "bids: every bid is below the own last one (PIV-D12)")


def _check_demonstration(position: Position) -> None:
    if position.demonstrator is None:
        refuse(position.used, "used: pivots are counted in a demonstration (PIV-44)")
        return
    shown = position.players[position.demonstrator]
    wrong = shown.bid is None or shown.failed or position.used >= shown.bid
    refuse(wrong, "demonstrator: no bid of this seat is left to be shown (PIV-D15, PIV-D16)")
    for player in position.players:
        if player.bid is not None and player is not shown:
            earlier = (player.bid, player.place) < (shown.bid or 0, shown.place)
            words = "demonstrator: the lowest bid left is shown, the earlier of equal ones (PIV-39)"
            refuse(earlier != player.failed, words)


def prepare(state: State, options: Options) -> None:
    """Write the start that was agreed on, for ``setup``."""
    state.agreed[:] = options.start or 0


def allow(players: int, options: Options) -> None:
    """Raise BadOption for too many seats, or for a start that breaks PIV-14, PIV-15 or PIV-D9."""
    if players > options.seats:
        words = f"there are {options.seats} seats; choose more (up to {SEATS}) to play with {players}"
        raise BadOption(words, "players")
    if options.start and (problem := start_problem(options.start)):
        raise BadOption(f"option start: {problem}", "options.start")
