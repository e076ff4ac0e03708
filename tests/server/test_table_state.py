"""The state of a table, made from its log: what the log holds is judged, what was judged just now is not again."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from parlour.core.dice import new_dice, roll
from parlour.core.game import Game, find_game, games
from parlour.core.kernel import JIT
from parlour.core.verbs import SPECTATOR
from parlour.protocol.messages import Changes
from parlour.server.base.errors import DamagedTable
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Lobby, Row, TableSetup
from parlour.server.table.connection import Connection
from parlour.server.table.history import MOST_PAST, PAGE
from parlour.server.table.table_state import MOST_ANSWERED, TableState
from parlour.server.table.views import Surroundings, draw_table, draw_view
from tests.server.rows import row

ROWS = 40 if JIT else 10
SEATS = [Seat(number, "bot", f"Bot {number + 1}", None, "random") for number in (0, 1)]


def state_of(game: str) -> TableState:
    return TableState(find_game(game), TableSetup("t", game, 1, {}, bytes(32)), SEATS)


def sealed(*rows: Row) -> list[tuple[Row, str]]:
    """Seal rows as a log does, whatever they say."""
    log: list[tuple[Row, str]] = []
    for each in rows:
        log.append((each, each.seal(log[-1][1] if log else "")))
    return log


def act(seq: int, seat: int, what: str) -> Row:
    return Row(seq, "act", seat, what)


@pytest.mark.parametrize("wrong", [act(2, 0, "step"), act(2, 7, "step"), act(2, 1, "clock none"), act(3, 1, "step")])
def test_a_well_sealed_row_that_breaks_the_rules_is_not_played(wrong: Row) -> None:
    state = state_of("trapdoor")
    with pytest.raises(DamagedTable):
        state.replay(sealed(act(1, 0, "step"), wrong))
    assert state.seq == len(state.playing().entries) < 2


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_log_played_out_at_once_comes_to_the_same_as_row_by_row(game: Game) -> None:
    first, again, log, dice = state_of(game.name), state_of(game.name), list[tuple[Row, str]](), new_dice(1)
    while len(log) < ROWS and (seats := first.playing().seats_to_act()):
        seat = seats[roll(dice, len(seats))]
        legal = first.playing().actions(seat)
        row = Row(
            len(log) + 1,
            "act",
            seat,
            game.rules.actions.text(legal[roll(dice, len(legal))]),
            "g",
            f"a{len(log)}",
            len(log),
        )
        log.append((row, row.seal(first.seal)))
        first.apply(row)
        if len(log) == ROWS // 2:
            again.replay(log)
    again.replay(log)
    for name in ("seq", "seal", "clocks", "authors", "_answered"):
        assert getattr(again, name) == getattr(first, name), name
    assert (again.playing().entries, again.playing()._positions) == (
        first.playing().entries,
        first.playing()._positions,
    )
    assert again.history.items == first.history.items
    assert again.scene() == first.scene()


def test_a_row_judged_before_it_was_written_is_not_judged_again() -> None:
    state = state_of("trapdoor")
    state.apply(act(1, 0, "stumble"))
    assert (state.seq, len(state.playing().entries)) == (1, 1)


def back_and_forth(state: TableState, pairs: int) -> None:
    """Act and take it back, again and again, as one guest may."""
    for number in range(pairs):
        seq = 2 * number + 1
        state.apply(Row(seq, "act", 0, "step", "guest", f"a{number}"))
        state.apply(Row(seq + 1, "undo", 0, "1", "guest", f"u{number}"))


CLOCKED = {
    "over_days": False,
    "days": 0,
    "late": "bot",
    "warm": False,
    "talk": False,
    "clock": "5+3",
    "rated": False,
    "open": False,
}


def draft(state: TableState, dice: random.Random, at: int) -> Row:
    """Draw a row that may follow: mostly an action, else something that people ask for or agree to."""
    match, seat = state.playing(), dice.randrange(state.playing().players)
    acting = dice.choice(match.seats_to_act())
    legal = match.actions(acting)
    rows = [
        state.row("act", acting, match.game.rules.actions.text(dice.choice(legal)), "g" if acting else None),
        state.row("ask", seat, dice.choice(["draw", "undo", "call-off"]), "g"),
        state.row("agree", seat, "", "g"),
        state.row("decline", seat, "", "g"),
        state.row("leave", seat, "usual", "g"),
    ]
    if match.entries:
        rows.append(state.row("undo", match.entries[-1].seat, "1", "g"))
    odd = dice.random() < 0.4
    if at > ROWS * 1_000 * 0.9:
        rows = [state.row("out", seat, "time"), state.row("end", seat, "drawn", "g")]
    return (dice.choice(rows) if odd or len(rows) == 2 else rows[0])._replace(at=at)


def seated(players: int) -> TableState:
    seats = [Seat(number, "human", "P", "g", nonce="0" * 32) for number in range(players)]
    return TableState(find_game("thirty-six"), TableSetup("t", "thirty-six", 1, {}, bytes(32), terms=CLOCKED), seats)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_clocks_and_agreements_follow_from_the_log(players: int, seed: int) -> None:
    first, again, log, dice, at = seated(players), seated(players), list[tuple[Row, str]](), random.Random(seed), 0
    while not first.playing().over and len(log) < ROWS:
        at += dice.randrange(2_000)
        row = draft(first, dice, at)
        log.append((row, row.seal(first.seal)))
        first.apply(row)
        if dice.random() < 0.1:
            again.replay(log)
    again.replay(log)
    assert first.times is not None and again.times is not None
    assert vars(again.times) == vars(first.times)
    for name in ("seq", "seal", "proposal", "declined", "seats", "away"):
        assert getattr(again, name) == getattr(first, name), name
    assert again.playing().ending == first.playing().ending and again.scene() == first.scene()
    assert again.history.items == first.history.items


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(2))
def test_what_is_shown_of_the_table_is_as_new_after_every_row_and_every_change_around_it(
    players: int, seed: int
) -> None:
    state, dice, around = seated(players), random.Random(seed), Surroundings()
    connection = Connection("g", lambda _: draw_view(state, connection, around))
    while not state.playing().over and state.seq < ROWS:
        match dice.randrange(8):
            case 0:
                seats = [replace(seat, name=dice.choice("PQ")) for seat in state.seats]
                state.reseat(Lobby(state.setup._replace(moved_at=dice.choice([None, None, 5])), seats))
            case 1:
                around = around._replace(online=frozenset(dice.choice(["g", "h", ""])))
            case 2:
                around = around._replace(thinking=frozenset({dice.randrange(players)}), again=dice.choice([None, "t2"]))
            case 3:
                state.setup = state.setup._replace(moved_at=dice.choice([None, 5]))
            case _:
                state.apply(draft(state, dice, state.seq * 1_000))
        draw_view(state, connection, around)
        assert connection.sent is not None
        assert connection.sent.table == draw_table(state, "g", around)
        again = draw_view(state, connection, around)
        assert isinstance(again, Changes) and again.table is None, "nothing has changed"


def test_going_back_and_forth_all_day_fills_no_memory() -> None:
    state = state_of("trapdoor")
    back_and_forth(state, 1_500)
    state.apply(act(3_001, 0, "step"))
    assert len(state.history.items) == MOST_PAST + 1
    assert len(state._answered) <= MOST_ANSWERED
    events, since = state.events(SPECTATOR, 0)
    assert len(events) == PAGE
    pages = 1
    while since:
        older, since = state.events(SPECTATOR, 0, since)
        assert 0 < len(older) <= PAGE
        events, pages = older + events, pages + 1
    assert len(events) == MOST_PAST + 1
    assert pages == 3
    assert state.events(SPECTATOR, 3_000) == (events[-1:], 3_000)
    assert state.answered("guest", "u1499") == 3_000


def test_what_stands_is_told_however_much_is_taken_back_after_it() -> None:
    state = state_of("trapdoor")
    state.apply(act(1, 0, "step"))
    first, _ = state.events(0, 0)
    for number in range(MOST_PAST):
        state.apply(act(2 * number + 2, 1, "step"))
        state.apply(Row(2 * number + 3, "undo", 1, "1"))
    told, since = (), state.seq
    while since:
        page, since = state.events(0, 0, since)
        told = page + told
    assert told[:1] == first
    assert len(told) == MOST_PAST + 1


def test_a_seal_depends_on_the_row_and_on_the_seal_before_it() -> None:
    assert row(1).seal("") != row(1).seal("x")
    assert row(1, "x").seal("") != row(1, "y").seal("")
