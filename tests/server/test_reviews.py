"""Looking back at decisions: after the match, for whoever looks, judged one by one from what the seat knew then."""

from __future__ import annotations

import zlib
from types import SimpleNamespace
from typing import Any, cast

import pytest

from parlour.bots.advice import weigh
from parlour.bots.search import Budget
from parlour.bots.verdicts import is_reviewed
from parlour.core import kernel
from parlour.core.contract import Advice
from parlour.core.game import Game, find_game, legal_actions
from parlour.core.match import Match
from parlour.lab.simulated import play_match
from parlour.protocol.advice import Judged
from parlour.server.base.settings import Settings
from parlour.server.model.thinking import Standing
from parlour.server.table.connection import Connection
from parlour.server.table.reviews import Reviews
from parlour.server.table.services import Services
from parlour.server.thinking.thinkers import Thinkers
from tests.server.browser import Json, Live, new_id
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio


NEVER_LEGAL = 0
"""An action that is legal in no position of the table below: no tile is laid there."""


class Critic(Thinkers):
    """Would have done the last that was possible, finds the first as good; cannot judge ``puzzled`` decisions."""

    def __init__(self) -> None:
        super().__init__(600_000)
        self.asked: list[tuple[bytes, int, int]] = []
        self.puzzled = 0

    async def advise(
        self, game: Game, view: Any, seat: int, ms: int, standing: Any, taken: int | None = None
    ) -> Advice:
        assert taken is not None
        assert standing().rank == 3, "people's turns come first"
        self.asked.append((view.tobytes(), seat, taken))
        if self.puzzled:
            self.puzzled -= 1
            raise TimeoutError
        first, *_, best = legal_actions(game, view, seat)
        return Advice(best, 0.625, 0.0 if best == taken else 0.25, as_good=(first, NEVER_LEGAL))


async def played(server: Running, thinkers: Any = None) -> tuple[str, Any]:
    """A table where a match between two bots is over, and its match."""
    browser = server.browser()
    table = await browser.make("thirty-six", "bot:random", "bot:random", options={"stall": 6})
    async with browser.live(table) as live:
        assert "reviews" not in live.view["table"]
        await live.send(do="review", id="early", seat=0)
        assert (await live.next("refused"))["code"] == "no-review"
        while live.view["table"]["phase"] != "over":
            await live.hear()
        assert live.view["table"]["reviews"]
    return table, server.tables.in_memory[table].state.match


async def review(live: Live, seat: int) -> tuple[int, list[Json]]:
    await live.send(do="review", id=new_id(), seat=seat)
    found: list[Json] = []
    while True:
        answer = await live.next("reviewed", "refused")
        assert answer["is"] == "reviewed", answer
        found += answer["decisions"]
        if len(found) == answer["total"]:
            return answer["total"], found


async def test_every_decision_of_a_seat_is_judged_from_what_it_knew_then(serving: Serving) -> None:
    async with serving(thinkers=(critic := Critic())) as server:
        table, match = await played(server)
        mine = [
            (match.view(1, index).tobytes(), 1, entry.action)
            for index, entry in enumerate(match.entries)
            if entry.seat == 1 and len(legal_actions(match.game, match.view(1, index), 1)) > 1
        ]
        async with server.browser().live(table) as live:
            total, found = await review(live, 1)
            assert (total, critic.asked) == (len(mine), mine)
            assert [match.entries[each["at"] - 1].seat for each in found] == [1] * total
            lost = [each for each in found if each.get("lost")]
            assert lost
            assert all((each["lost"], each["chance"]) == (0.25, 0.62) and each["took"] != each["best"] for each in lost)
            assert all(each["took"] == each["best"] for each in found if not each.get("lost"))
            by_text = match.game.rules.actions.read
            for each in lost:
                after = each["at"] - 1
                first, *_, last = legal_actions(match.game, match.view(1, after), 1)
                assert [by_text(text) for text in each["right"]] == [last, first], "the best, and what is as good"
                await live.send(do="recall", at=[after], seat=1, choices=True)
                then = await live.next("recalled")
                texts = [choice["text"] for choice in then["actions"]]
                assert [by_text(text) for text in texts] == legal_actions(match.game, match.view(1, after), 1)
                assert each["right"][0] in texts
            await live.send(do="recall", at=[1], seat=1)
            assert "actions" not in await live.next("recalled"), "unless asked for"
            assert await review(live, 1) == (total, found)
            assert len(critic.asked) == total, "what is known is not thought about again"


async def test_what_cannot_be_judged_is_left_out(serving: Serving, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(thinkers=(critic := Critic())) as server:
        table, _ = await played(server)
        critic.puzzled = 2
        async with server.browser().live(table) as live:
            total, found = await review(live, 0)
            assert total == len(found) == len(critic.asked) - 2
        assert any("review_failed" in record.message for record in caplog.records)


@pytest.mark.parametrize(
    ("game", "players", "judged"), [("pentic", 2, True), ("gridsy", 1, True), ("pentic", 1, False)]
)
async def test_there_is_none_where_nobody_can_judge(game: str, players: int, judged: bool) -> None:
    match = SimpleNamespace(over=True, players=players, game=find_game(game))
    assert is_reviewed(cast(Any, match)) == judged


class Pocket(Thinkers):
    """Thinks here."""

    def __init__(self) -> None:
        super().__init__(600_000)

    async def advise(
        self, game: Game, view: Any, seat: int, ms: int, standing: Any, taken: int | None = None
    ) -> Advice:
        assert taken is not None
        return weigh(game, view, seat, taken, Budget(playouts=8, ms=60_000), zlib.crc32(view.tobytes()))


async def told_of(match: Match, seat: int) -> list[Judged]:
    """What is told of a seat's decisions in a match that is over."""
    rows = {index: index + 1 for index in range(len(match.entries))}
    state = SimpleNamespace(match=match, playing=lambda: match, rows=lambda: rows, setup=SimpleNamespace(id="t"))
    services = Services(*[cast(Any, None)] * 2, Settings(), Pocket(), *[cast(Any, None)] * 5)
    reviews = Reviews(services, cast(Any, state), services.thinking, lambda: Standing("t", "g", 0))
    reviews.request_review(Connection(None, cast(Any, None)), seat)
    review = reviews._seats[seat]
    if review.task is not None:
        await review.task
    return review.judged


@pytest.mark.parametrize(
    ("game", "options", "chances"),
    [
        ("grannys-pills", {}, True),
        ("mismemory", {}, True),
        ("tic-squared", {}, True),
        ("tic-squared", {"mode": "race"}, False),
        ("gridsy", {"grid": 3}, False),
        ("pivot-pawns", {}, False),
    ],
    ids=str,
)
@pytest.mark.sampled(3)
async def test_games_with_bots_of_their_own_are_looked_back_at(
    game: str, options: dict[str, Any], chances: bool
) -> None:
    found = find_game(game)
    kernel.use_compiled(found.dtype)  # servers of other tests may play interpreted
    match = Match.start(found, 2, found.read_options(options, 2), bytes(32))
    play_match(match, ("gentle", "gentle"))
    assert is_reviewed(match)
    lost = 0.0
    for seat in range(2):
        judged = await told_of(match, seat)
        assert judged, "everybody decided something"
        for each in judged:
            assert (each.chance is not None) == chances
            assert 0 <= each.lost <= (each.chance or 1)
            assert found.speaker().knows(cast(Any, each.because)) if each.because else each.lost < 1 or chances
            assert match.entries[each.at - 1].seat == seat
        lost += sum(each.lost for each in judged)
    assert lost or game in ("gridsy", "tic-squared"), "the gentle give chances away"
