"""Draw the scene of Pivot Pawns: what is on the table, and where."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator

from parlour.core.facts import Fact, say
from parlour.core.scene import Own, Piece, ScoreLine, SeatScore, Zone
from parlour.core.standings import standings
from parlour.games.pivot_pawns.board import COLOUR, FACES, ICON, OTHERS, PAWN, icon_face
from parlour.games.pivot_pawns.components import COLOURS, PAWNS, ROUNDS
from parlour.games.pivot_pawns.options import FEWEST_PIVOTS, LIVE
from parlour.games.pivot_pawns.record import BID, OVER, THINK, State
from parlour.games.pivot_pawns.strategy.solver import Places, goal

ZONES = (Zone("board", "board", 5, 3, say("cards")), Zone("info", "info", 1, 1, say("token-of-round")))


def zones(state: State) -> tuple[Zone, ...]:
    """Return the tableau, and where the token of the round lies."""
    return ZONES


def own(state: State, seat: int) -> Own:
    """Return what the seat is asked to do; it sees nothing that others do not."""
    if seat not in standings(state).to_act:
        return Own(tries=may_try(state, seat))
    said_done = state.phase == BID and state.done >> seat & 1
    status = say("after", first=task(state), then=say("said-done")) if said_done else state_of_play(state)
    return Own(status=status, tries=may_try(state, seat))


def may_try(state: State, seat: int) -> bool:
    """Whether a seat may plan pivots: while everybody thinks and bids."""
    return state.phase in (THINK, BID) and not state.gone >> seat & 1


def pieces(state: State) -> Iterator[Piece]:
    """Draw the cards, the placeholders, the pawns, and the token of the round."""
    target = goal(state) if state.phase != OVER else -1
    for place, card in enumerate(state.card_at):
        marks = [COLOUR[card % PAWNS], *([say("target")] if card == target else ())]
        marks += [PAWN[pawn] for pawn in range(PAWNS) if state.pawn[pawn] == card]
        label = say("card", icon=ICON[card], marks=row("beside", marks), others=OTHERS[card])
        yield Piece(f"card-{card}", "pivot-card", "board", place % 5, place // 5, label, FACES[card])
    yield from _pawns(state)
    if state.phase != OVER:
        icon = goal(state)
        label = say("token", icon=ICON[icon], colour=COLOUR[icon % PAWNS], round=state.rounds, rounds=ROUNDS)
        yield Piece(f"token-{icon}", "token", "info", 0, 0, label, icon_face(icon))


def _pawns(state: State) -> Iterator[Piece]:
    """Draw placeholders, pawns, and marks of the target and of the pawn that has to reach it."""
    for pawn, colour in enumerate(COLOURS):
        yield _standing_on(state, "placeholder", colour, state.home[pawn], 1)
    if state.phase != OVER:
        target = goal(state)
        yield _mark(state, "card", target)
        yield _mark(state, "pawn", state.pawn[target % PAWNS])
    yield from pawns(state, tuple(state.pawn))


def pawns(state: State, places: Places) -> Iterator[Piece]:
    """Draw the pawns as if they stood on these cards."""
    for colour, card in zip(COLOURS, places, strict=True):
        yield _standing_on(state, "pawn", colour, card, 2)


def _standing_on(state: State, kind: str, colour: str, card: int, level: int) -> Piece:
    place = list(state.card_at).index(card)
    label = say("on-card", piece=say(kind, colour=colour), icon=ICON[card])
    return Piece(f"{kind}-{colour}", kind, "board", place % 5, place // 5, label, colour, level=level)


def _mark(state: State, what: str, card: int) -> Piece:
    place = list(state.card_at).index(card)
    label = say("target") if what == "card" else say("to-move")
    return Piece(f"mark-{what}", "mark", "board", place % 5, place // 5, label, what, level=1)


def seat_score(state: State, seat: int) -> SeatScore:
    """Return the tokens of a seat, and what it has said and done in this round."""
    tokens = state.tokens[seat]
    words = [say("tokens", tokens=tokens), *_standing(state, seat)]
    if state.tiebreak == FEWEST_PIVOTS or state.players == 1:
        words.append(say("in-rounds-won", pivots=state.pivots_won[seat]))
    return SeatScore(seat, tokens, (ScoreLine(say("tokens-won"), tokens),), row("beside", words))


def row(id: str, parts: Iterable[Fact]) -> Fact:
    """Return facts, at least one, joined by a message that joins two."""
    return functools.reduce(lambda first, then: say(id, first=first, then=then), parts)


def _standing(state: State, seat: int) -> Iterator[Fact]:
    """Yield what a seat has said and done in this round, as facts."""
    sets = {"gave-up": (THINK, state.gave_up), "done": (BID, state.done), "passed": (BID, state.passed)}
    if state.gone >> seat & 1:
        yield say("standing", name="left")
    elif state.phase != OVER and state.sitting_out >> seat & 1:
        yield say("standing", name="sits-out")
    elif state.phase != OVER:
        if state.bid[seat]:
            yield say("has-bid", pivots=state.bid[seat])
        for name, (phase, seats) in sets.items():
            if state.phase == phase and seats >> seat & 1:
                yield say("standing", name=name)
        if state.failed >> seat & 1:
            yield say("standing", name="failed")


def task(state: State) -> Fact:
    """Return a fact about which pawn has to reach which card in this round."""
    target = goal(state)
    return say("task", round=state.rounds, pawn=PAWN[target % PAWNS], icon=ICON[target])


def state_of_play(state: State) -> Fact:
    """Return the task, and what is to be done."""
    return say("after", first=task(state), then=_describe_task(state))


def _describe_task(state: State) -> Fact:
    if state.phase == THINK:
        return say("think")
    if state.phase == BID:
        if state.tempo != LIVE:
            return say("bid-or-pass", who=state.turn)
        least = min((int(bid) for bid in state.bid[: state.players] if bid), default=None)
        if least is None:  # the bidder has left (PIV-D22)
            return say("think")
        return say("unbeatable") if least == 1 else say("bid-lower", least=least)
    seat = state.demonstrator
    return say("shows", who=seat, pivots=state.bid[seat] - state.used)


def outcome(state: State) -> Fact:
    """Return a fact about why and how the game ended (PIV-23, D20)."""
    if state.players == 1:
        result = say("alone", who=0, tokens=state.tokens[0], pivots=state.pivots_won[0])
    else:
        points, winners, *_ = standings(state)
        result = say("wins-tokens", who=winners, tokens=points[winners[0]])
    return say("after", first=say("last-token"), then=result)
