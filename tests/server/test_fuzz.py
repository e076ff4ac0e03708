"""Frames nobody has thought of: a table stays usable, and every frame with an id is answered once."""

from __future__ import annotations

import asyncio
import json
import math
import secrets
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.game import find_game
from parlour.core.seed import commitment
from parlour.protocol.http import Commit, NewTable, Reveal, SeatCommitment, SeatNonce, SeatRequest
from parlour.server.base.decode import find_id, read_frame
from parlour.server.base.errors import BadMessage
from parlour.server.table.connection import Close, Connection
from parlour.server.table.reception import receive_frame
from parlour.server.table.table import Table
from parlour.server.table.table_requests import commit_nonces, reveal_nonces
from tests.server.conftest import Running

pytestmark = pytest.mark.anyio
GUEST = "g" * 64
GAMES = ("thirty-six", "queen-of-the-ticcitories", "pentic", "mismemory", "quickdraw", "trapdoor")

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=6)
WILD = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3))
SEATS = st.integers(0, 2) | st.integers(-1, 40)
SEQS = st.integers(0, 3) | st.integers(-1, 2_000_000)
IDS = st.sampled_from("abcdefgh") | st.text(max_size=66)
NUMBERS = st.sampled_from(["--2", "²", "٣", "+1", "1_000", "01", "9" * 150, "", "null", "1.0"]) | st.integers().map(str)
IN_REACH = 200
SPOILS = "fall"
"""What the trapdoor is there for: an action that fails when it is carried out, so that its table is made anew."""


async def open_table(server: Running, game: str) -> Table:
    """Open a table at which one guest holds both seats, without the way through a browser."""
    tables = server.tables
    opened = await tables.make_table(NewTable(game, (SeatRequest("here"),) * 2), GUEST, secrets.token_hex(4))
    table = await tables.find_table(opened.table)
    promises = tuple(SeatCommitment(seat, commitment(bytes(16))) for seat in range(2))
    await table.run_question(lambda: commit_nonces(table, GUEST, Commit(promises)))
    nonces = tuple(SeatNonce(seat, "0" * 32) for seat in range(2))
    await table.run_question(lambda: reveal_nonces(table, GUEST, Reveal(nonces)))
    return table


def texts(game: str) -> st.SearchStrategy[str]:
    """Texts of actions, legal and not, whole and with one word put out."""
    actions = find_game(game).rules.actions
    whole = st.integers(0, min(IN_REACH, len(actions) - 1)).map(actions.text).filter(lambda text: text != SPOILS)

    def spoilt(parts: tuple[str, int, str]) -> str:
        words = parts[0].split()
        words[parts[1] % len(words)] = parts[2]
        return " ".join(words)

    return (
        whole
        | st.tuples(whole, st.integers(0, 9), NUMBERS).map(spoilt)
        | st.text(max_size=12).filter(lambda text: text != SPOILS)
    )


def frames(game: str) -> st.SearchStrategy[dict[str, Any]]:
    """Frames of the right build, most with values that make sense here."""
    fixed = {"id": IDS, "seat": SEATS}
    ids = st.sampled_from(["board", "s1", "pass", "card-1"]) | st.text(max_size=6)
    build = st.one_of(
        st.fixed_dictionaries({"do": st.just("act"), **fixed, "action": texts(game), "seq": SEQS}),
        st.fixed_dictionaries({"do": st.just("undo"), **fixed, "seq": SEQS}),
        st.fixed_dictionaries({"do": st.just("why"), **fixed, "path": st.lists(ids, max_size=4)}),
        st.fixed_dictionaries({"do": st.just("leave"), **fixed}),
        st.fixed_dictionaries({"do": st.just("look"), "seat": SEATS | st.none(), "seq": SEQS}),
        st.fixed_dictionaries({"do": st.just("history"), "before": SEQS}),
        st.fixed_dictionaries({"do": st.just("ping")}),
    )
    return build | st.tuples(build, st.sampled_from(["do", "id", "seat", "seq", "action", "path", "more"]), WILD).map(
        lambda parts: {**parts[0], parts[1]: parts[2]}
    )


async def answers(connection: Connection) -> list[dict[str, Any]]:
    heard = []
    while connection._queue:
        item = await connection.next()
        assert not isinstance(item, Close), item
        heard += [json.loads(line) for line in item.split(b"\n")]
    return heard


async def hear_out(server: Running, table: Table, said: list[str]) -> None:
    """Say everything, frame by frame; count the answers; see that one can play on."""
    connection = Connection(GUEST, table.view, server.tables.time.now())
    table.attach(connection)
    await table.run_question(nothing)
    await answers(connection)
    for text in said:
        receive_frame(table, connection, text, server.tables.time.now())
        await table.run_question(nothing)
        await server.tables.scheduler.wait(lambda: math.inf)
        heard = [message for message in await answers(connection) if message["is"] not in ("view", "changes")]
        assert [message.get("id") for message in heard] == expected(text), (text, heard)
    table.detach(connection)
    await still_usable(server, table)


def expected(text: str) -> list[str | None]:
    """The ids of the answers there must be; a fault has one where it could be read."""
    try:
        frame = read_frame(text)
    except BadMessage:
        return [find_id(text)]
    return [] if type(frame).__name__ == "Look" else [getattr(frame, "id", None)]


async def nothing() -> None:
    pass


async def still_usable(server: Running, table: Table) -> None:
    assert server.tables.in_memory[table.id] is table
    assert table.open
    fresh = Connection(GUEST, table.view, server.tables.time.now())
    table.attach(fresh)
    receive_frame(table, fresh, '{"do": "look", "seat": 0}', server.tables.time.now())
    await table.run_question(nothing)
    assert "view" in [message["is"] for message in await answers(fresh)]
    table.detach(fresh)
    server.tables.loaded.unload(table.id)
    await asyncio.gather(*server.tables.loaded._ending.values())


@pytest.mark.fault(32)
@settings(max_examples=60)
@given(said=st.lists(st.text(max_size=40) | st.text(st.characters(), max_size=12) | WILD.map(repr), max_size=8))
async def test_raw_text(shared: Running, said: list[str]) -> None:
    await hear_out(shared, await open_table(shared, "thirty-six"), said)


@pytest.mark.fault(32)
@settings(max_examples=200)
@given(
    data=st.binary(max_size=60)
    | st.integers(1, 1200).map(lambda n: b"[" * n + b"]" * n)
    | WILD.map(lambda value: json.dumps(value).encode())
)
async def test_raw_bytes_are_a_frame_or_a_bad_message(data: bytes) -> None:
    for given_ in (data, data.decode("utf-8", "surrogateescape")):
        try:
            read_frame(given_)
        except BadMessage:
            continue


def conversations(game: str) -> st.SearchStrategy[tuple[str, list[dict[str, Any]]]]:
    return st.tuples(st.just(game), st.lists(frames(game), min_size=1, max_size=8))


@pytest.mark.fault(33)
@settings(max_examples=150)
@given(talk=st.sampled_from(GAMES).flatmap(conversations))
async def test_frames_of_the_right_build(shared: Running, talk: tuple[str, list[dict[str, Any]]]) -> None:
    game, said = talk
    await hear_out(shared, await open_table(shared, game), [json.dumps(frame) for frame in said])
