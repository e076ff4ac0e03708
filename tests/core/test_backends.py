"""Kernels and their backends: what runs compiled, and the code that is handed to compilers for other machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from parlour.bots.compiling import load_game
from parlour.core import arrays, kernel, verbs
from parlour.core.dice import new_dice, roll
from parlour.core.game import Game, find_game, games, hidden, legal_actions
from parlour.core.kernel import Kernel, boxed, run
from parlour.core.seats import seats_in

ROLL: Any = roll
GAME = find_game("pentic")


class Backend:
    """A backend that has kernels of some dtypes, and notes what it is asked for and what is called."""

    def __init__(self, *dtypes: Any) -> None:
        self.dtypes = list(dtypes)
        self.called: list[str] = []

    def entry_of(self, kernel: Kernel, dtype: Any) -> Callable[..., Any] | None:
        def entry(*args: Any) -> Any:
            self.called.append(kernel.python.__name__)
            return kernel.interpret(*args)

        return entry if dtype in self.dtypes else None

    def exact_entry_of(self, kernel: Kernel, args: tuple[Any, ...]) -> Callable[..., Any] | None:
        return self.entry_of(kernel, args[0].dtype)

    def has_kernels(self, dtype: Any) -> bool:
        return dtype in self.dtypes

    def load(self, dtype: Any, use_everything: Callable[[], None]) -> bool:
        return self.has_kernels(dtype)


@pytest.fixture
def backend(monkeypatch: pytest.MonkeyPatch) -> Iterator[Backend]:
    """A backend with kernels of Pentic and of dice, in the place of the real one; nothing is compiled."""
    made = Backend(GAME.dtype, arrays.dtype(arrays.int64))
    monkeypatch.setattr(kernel, "backend", lambda: made)
    monkeypatch.setattr(kernel, "JIT", True)
    kernels = {id(each): each for game in (GAME, find_game("tyramid")) for each in (*game.kernels.values(), ROLL)}
    for each in kernels.values():
        monkeypatch.setattr(each, "_entries", {})
    monkeypatch.setattr(kernel, "_chosen", {})
    monkeypatch.setattr(kernel, "_interpreted", set())
    yield made
    monkeypatch.undo()
    kernel._chosen.clear()


def test_what_a_backend_has_runs_compiled_and_all_else_interpreted(backend: Backend) -> None:
    pentic, tyramid = (game.blank(2, game.rules.options()) for game in (GAME, find_game("tyramid")))
    assert [verbs.actors(boxed(each)) for each in (pentic, tyramid)] == [verbs.actors(pentic), verbs.actors(tyramid)]
    assert run(roll, new_dice(1), 6) == roll(new_dice(1), 6)
    assert backend.called == ["actors", "actors", "roll"]


def test_a_game_that_no_backend_has_is_not_said_to_be_compiled(backend: Backend) -> None:
    tyramid = find_game("tyramid")
    assert kernel.is_compiled(GAME.dtype)
    kernel.bind(tyramid.dtype, tyramid.kernels)
    assert not kernel.is_compiled(tyramid.dtype)


def test_a_kernel_of_no_game_is_asked_for_until_it_is_there(backend: Backend) -> None:
    dice = backend.dtypes.pop()
    assert run(roll, new_dice(1), 6) == roll(new_dice(1), 6)
    assert backend.called == []
    backend.dtypes.append(dice)
    assert run(roll, new_dice(1), 6) == roll(new_dice(1), 6)
    assert backend.called == ["roll"]


def test_kernels_that_come_later_are_used_from_then_on(backend: Backend) -> None:
    tyramid = find_game("tyramid")
    kernel.bind(tyramid.dtype, tyramid.kernels)
    box = boxed(tyramid.blank(2, tyramid.rules.options()))
    verbs.actors(box)
    assert backend.called == []
    load_game.cache_clear()
    assert not load_game("tyramid")
    backend.dtypes.append(tyramid.dtype)
    load_game.cache_clear()
    assert load_game("tyramid")
    load_game.cache_clear()
    verbs.actors(box)
    assert backend.called == ["actors"]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_what_runs_interpreted_goes_on_when_its_game_is_switched(game: Game) -> None:
    """A kernel that runs interpreted holds records in larger arrays, and calls verbs on them."""
    state = game.new(game.rules.players[0], game.rules.options(), bytes(32))
    worlds = arrays.zeros(3, game.dtype)
    worlds[0] = state
    assert verbs.actors(worlds[0]) == verbs.actors(boxed(state))
    seat = seats_in(int(verbs.actors(worlds[0])))[0]
    verbs.hide(worlds[0], seat, worlds[1])
    assert worlds[1].tobytes() == hidden(game, state, seat).tobytes()
    action = legal_actions(game, worlds[1], seat)[0]
    assert verbs.check(worlds[0], seat, action) == 0
    verbs.apply(worlds[0], seat, action)
    verbs.apply(boxed(state), seat, action)
    assert worlds[0].tobytes() == state.tobytes()
