"""Questions to the page of a lone person tell nothing that this person does not see."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from parlour.core import kernel
from parlour.core.conformance.random_play import started
from parlour.core.conformance.worlds import Pair, differ, imagine
from parlour.core.dice import new_dice, roll
from parlour.core.game import Game, find_game, games
from parlour.core.match import Match
from parlour.server.base.settings import Settings
from parlour.server.model.jobs import Answer, Job
from parlour.server.model.seats import Seat
from parlour.server.model.thinking import Standing
from parlour.server.shelf.examples import table_from_match
from parlour.server.table import page_thinking
from parlour.server.table.connection import Connection
from parlour.server.table.page_thinker import PageThinker
from parlour.server.table.page_thinking import PageThinking
from parlour.server.table.services import Services
from tests.server.counting import CountingThinkers

pytestmark = pytest.mark.anyio

GUEST = "g" * 64
MOVES = 12 if kernel.JIT else 2


class Page(PageThinker):
    """Keeps what it is asked, and refuses it."""

    def __init__(self) -> None:
        super().__init__(cast(Any, None))
        self.asked: list[bytes] = []

    @property
    def free(self) -> bool:
        return True

    async def ask(self, job: Job, within_s: float) -> Answer:
        self.asked.append(msgspec.msgpack.encode(job))
        raise TimeoutError

    def close(self) -> None:
        pass


async def record_questions(match: Match, person: int) -> list[bytes]:
    """Return every question to the page of a person in a position: for bots that act, for a hint, and for a review."""
    seats = [Seat(number, "bot", "", level="expert") for number in range(match.players)]
    seats[person] = Seat(person, "human", "Ada", GUEST)
    state = table_from_match(match, "t", seats)
    services = Services(*[cast(Any, None)] * 2, Settings(), CountingThinkers(), *[cast(Any, None)] * 5)
    connection = Connection(GUEST, cast(Any, None))
    connection.thinker = page = Page()
    thinking = PageThinking(services, state, lambda: [connection])
    for seat in match.seats_to_act():
        view, taken = match.view(seat), match.actions(seat)[0]
        await thinking.decide(match.game, view, seat, "expert", lambda: Standing("t", "g", 0))
        for action in (None, taken):
            await thinking.advise(match.game, view, seat, 100, lambda: Standing("t", "g", 0), action)
    return page.asked


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
async def test_two_worlds_that_look_alike_to_a_person_ask_the_page_the_same(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_thinking.secrets, "randbits", lambda bits: 7)  # type: ignore[attr-defined]
    dice = new_dice(37)
    match = started(game, 1, max(2, game.rules.players[0]), None)
    different = questions = 0
    for _ in range(MOVES):
        if not match.seats_to_act():
            break
        for person in range(match.players):
            other = imagine(match, person, dice)
            different += differ(Pair(match, other, person))
            asked = await record_questions(match, person)
            if set(match.seats_to_act()) == set(other.seats_to_act()):
                assert asked == await record_questions(other, person)
            questions += len(asked)
        acting = match.seats_to_act()[0]
        actions = match.actions(acting)
        match.play(acting, actions[roll(dice, len(actions))])
    assert questions
    assert different or not game.rules.secret or not kernel.JIT


def seated(match: Match, person: int) -> PageThinking:
    """The thinking of a table at which one person sits among bots."""
    seats = [Seat(number, "bot", "", level="expert") for number in range(match.players)]
    seats[person] = Seat(person, "human", "Ada", GUEST)
    return PageThinking(cast(Any, None), table_from_match(match, "t", seats), list)


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
def test_bots_think_in_pages_in_open_games_in_turns_only_even_where_all_see_the_same(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = started(game, 1, max(2, game.rules.players[0]), None)
    bot = match.seats_to_act()[0]
    view = match.view(bot)
    monkeypatch.setattr(match, "view", lambda *_: view)
    open_ = game.name in ("thirty-six", "queen-of-the-ticcitories")
    assert seated(match, (bot + 1) % match.players)._is_seen(view, bot) is open_


def test_a_bot_s_record_that_differs_from_the_person_s_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """No open game hides anything; one that did would not be believed to be open."""
    match = started(find_game("thirty-six"), 1, 2, None)
    bot, view = match.seats_to_act()[0], match.view
    assert seated(match, 1 - bot)._is_seen(match.view(bot), bot)

    def unlike(viewer: int, index: int | None = None) -> Any:
        record = view(viewer, index).copy()
        record.turn ^= viewer == bot
        return record

    monkeypatch.setattr(match, "view", unlike)
    assert not seated(match, 1 - bot)._is_seen(match.view(bot), bot)
