"""Environments beside Pgx's and PettingZoo's own: steps a second of one core, in Markdown.

python -m benchmarks.environments [ROUNDS] [SECONDS]

Counted is the processor's time of all threads spent in ``step``, with matches begun anew as they end; actions are drawn
at random outside. Pgx's step always makes masks and observations; XLA may leave out what nobody asks for, so what it
gives is waited for. PettingZoo's loop is ``last`` and ``step``, one match at a time, for its games and for ours.
"""

from __future__ import annotations

import statistics
import sys
import time
import warnings
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import numpy as np

from parlour.core.game import Game, games
from parlour.lab import environments
from parlour.lab.environments.many import legal_by_lot

BATCHES = (128, 1024, 4096)
MOST_BYTES = 1 << 29
"""Of masks and tensors together."""
PGX = ("connect_four", "tic_tac_toe", "backgammon")
CLASSICS = ("connect_four_v3", "tictactoe_v3")


def ours(name: str, matches: int, seconds: float, **how: Any) -> float:
    """Steps a second of so many of our matches at once."""
    env, random = environments.vector(name, matches, **how), np.random.default_rng(0)
    _, infos = env.reset(seed=0)
    spent, steps = 0.0, 0
    while spent < seconds:
        chosen = legal_by_lot(infos, random)
        begin = time.process_time()
        env.step(chosen)
        spent += time.process_time() - begin
        steps += matches
    return steps / spent


def whole(game: Game) -> int:
    """How many matches fit with masks and tensors: 4,096 in most games."""
    one = environments.vector(game.name, 1)
    bytes_ = len(game.rules.actions) + 4 * one.single_observation_space.shape[0]
    return max(size for size in (128, 256, 512, 1024, 2048, 4096) if size == 128 or size * bytes_ <= MOST_BYTES)


def pgx_steps(name: str, matches: int, seconds: float) -> float:
    """Steps a second of so many of Pgx's matches at once."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    begin_all, step_all = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    draw = jax.jit(jax.vmap(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -jax.numpy.inf))))
    key = jax.random.PRNGKey(0)
    state = begin_all(jax.random.split(key, matches))
    spent, steps = -1.0, 0
    while spent < seconds:
        key, drawing, stepping = jax.random.split(key, 3)
        chosen = draw(jax.random.split(drawing, matches), state.legal_action_mask)
        keys = jax.block_until_ready(jax.random.split(stepping, matches))
        jax.block_until_ready(chosen)
        begin = time.process_time()
        state = jax.block_until_ready(step_all(state, chosen, keys))
        if spent < 0:  # it was compiled
            spent = 0.0
            continue
        spent += time.process_time() - begin
        steps += matches
    return steps / spent


def turns(env: Any, seconds: float) -> float:
    """Steps a second of an environment of PettingZoo's."""
    random, steps, match = np.random.default_rng(0), 0, 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        match += 1
        env.reset(seed=match)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(random.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
    return steps / spent


def classic(name: str) -> Any:
    """One of PettingZoo's own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        module = __import__(f"pettingzoo.classic.{name}", fromlist=["env"])
    return module.env()


def jobs() -> dict[str, Callable[[float], float]]:
    """All that is measured."""
    found: dict[str, Callable[[float], float]] = {}
    for game in games().values():
        name, most = game.name, whole(game)
        for size in BATCHES:
            found[f"{name} {size}"] = lambda s, n=name, m=size: ours(n, m, s, observe=None, masks=False)
        found[f"{name} masks"] = lambda s, n=name, m=most: ours(n, m, s, observe=None)
        found[f"{name} fields"] = lambda s, n=name, m=most: ours(n, m, s, observe="fields")
        found[f"{name} all"] = lambda s, n=name, m=most: ours(n, m, s)
        found[f"{name} turns"] = lambda s, n=name: turns(environments.aec(n), s)
    for name in PGX:
        for size in BATCHES:
            found[f"pgx {name} {size}"] = lambda s, n=name, m=size: pgx_steps(n, m, s)
    for name in CLASSICS:
        found[f"classic {name}"] = lambda s, n=name: turns(classic(n), s)
    return found


def main(rounds: int, seconds: float) -> None:
    """Measure and print."""
    runs, found = jobs(), defaultdict(list)
    for run in runs.values():
        run(0.01)
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for name, run in runs.items():
            found[name].append(run(seconds))
    middle = {name: statistics.median(some) for name, some in found.items()}
    heads = " | ".join(f"{size:,}" for size in BATCHES)
    print(f"| million steps a second | {heads} | with masks | and fields | and tensors | of so many | one by one |")
    print("|---" * 9 + "|")
    for game in games().values():
        bare = " | ".join(f"{middle[f'{game.name} {size}'] / 1e6:.2f}" for size in BATCHES)
        seen = " | ".join(f"{middle[f'{game.name} {what}'] / 1e6:.2f}" for what in ("masks", "fields", "all"))
        print(
            f"| {game.about.title} | {bare} | {seen} | {whole(game):,} | {middle[f'{game.name} turns']:,.0f} a second |"
        )
    for name in PGX:
        bare = " | ".join(f"{middle[f'pgx {name} {size}'] / 1e6:.2f}" for size in BATCHES)
        print(f"| Pgx, {name}, all made | {bare} | – | – | {bare.split(' | ')[-1]} | 4,096 | – |")
    for name in CLASSICS:
        print(f"| PettingZoo, {name} | – | – | – | – | – | – | – | {middle[f'classic {name}']:,.0f} a second |")


if __name__ == "__main__":
    words = [float(word) for word in sys.argv[1:]]
    main(int(words[0]) if words else 3, words[1] if len(words) > 1 else 0.5)
