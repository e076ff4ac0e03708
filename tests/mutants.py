"""Plant faults in a game's rules, one at a time, and see whether its tests notice.

    python tests/mutants.py GAME [MOST] [SEED]      all mutants, or so many drawn by seed; survivors are listed

A mutant is a kernel that the rules or the view of the game are made of, with one small change: a comparison shifted,
an operator exchanged, a number one off, a condition negated, a statement left out. The tests of the game, of the deck
where it has that, and of imagined worlds run interpreted, those that touch the kernel, the quickest first. Each
mutant has a process of its own; one that hangs is noticed too. The golden game is left out: it notices everything,
explains nothing.
"""

from __future__ import annotations

import os

if __name__ == "__main__":  # before anything is imported that reads them
    os.environ.update(NUMBA_DISABLE_JIT="1", HYPOTHESIS_PROFILE="mutants")

import ast
import copy
import functools
import inspect
import random
import signal
import sys
import textwrap
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from parlour.core.game import Game, find_game
from parlour.core.kernel import Kernel, Verb

CORES = os.cpu_count() or 1
PATIENCE_S = 20.0
WORLDS = "tests/games/test_worlds.py"
JUDGED = ("evaluate", "traits")
"""Verbs by which bots judge: what they say is no rule."""
WRITTEN = "<string>"
"""The file of kernels that are written from a list of fields (``core.showing``): they hold nothing to change."""
COMPARED = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq}
COMPUTED = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
Edit = Callable[[Any], str]


@dataclass
class Mutant:
    """A kernel with one fault: what was changed, and the function to run instead."""

    kernel: Kernel
    words: str
    function: Any


def edits(node: ast.AST) -> Iterator[Edit]:
    """Yield the changes that one node of a kernel allows; each says what it did."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        yield lambda node: _swap(node.ops, COMPARED)
    elif isinstance(node, ast.BoolOp):
        yield lambda node: _put(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in COMPUTED:
        yield lambda node: _put(node, "op", COMPUTED[type(node.op)]())
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield lambda node: _put(node, "value", node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield lambda node: _put(node, "value", not node.value)
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield lambda node: _put(node, "test", ast.UnaryOp(ast.Not(), node.test))


def _swap(ops: list[Any], table: dict[Any, Any]) -> str:
    before, ops[0] = type(ops[0]).__name__, table[type(ops[0])]()
    return f"{before} becomes {type(ops[0]).__name__}"


def _put(node: Any, field: str, value: Any) -> str:
    before = getattr(node, field)
    setattr(node, field, value)
    return f"{_said(before)} becomes {_said(value)}"


def _said(value: Any) -> str:
    if isinstance(value, ast.expr):
        return ast.unparse(value)
    return type(value).__name__ if isinstance(value, ast.AST) else repr(value)


def mutants_of(kernel: Kernel) -> Iterator[Mutant]:
    """Yield every mutant of a kernel."""
    source = textwrap.dedent(inspect.getsource(kernel.python))
    tree = ast.parse(source)
    body: Any = tree.body[0]
    body.decorator_list, body.returns = [], None
    for place, node in enumerate(ast.walk(tree)):
        if _is_annotation(node):
            continue
        for number, _ in enumerate(edits(node)):
            changed = copy.deepcopy(tree)
            target = list(ast.walk(changed))[place]
            words = list(edits(target))[number](target)
            yield _made(kernel, changed, node, words)
        for field in ("body", "orelse"):
            for index, line in enumerate(getattr(node, field, ()) if not isinstance(node, ast.IfExp) else ()):
                if isinstance(line, ast.Assign | ast.AugAssign | ast.Expr) and not _is_docstring(line):
                    changed = copy.deepcopy(tree)
                    getattr(list(ast.walk(changed))[place], field)[index] = ast.Pass()
                    yield _made(kernel, changed, line, "left out")


def _is_docstring(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


def _is_annotation(node: ast.AST) -> bool:
    return isinstance(node, ast.arguments | ast.arg)


def _made(kernel: Kernel, tree: ast.Module, node: Any, words: str) -> Mutant:
    code = kernel.python.__code__
    place = f"{os.path.relpath(code.co_filename)}:{code.co_firstlineno + getattr(node, 'lineno', 1) - 1}"
    found: dict[str, Any] = {}
    exec(compile(ast.fix_missing_locations(tree), code.co_filename, "exec"), kernel.python.__globals__, found)
    shown = ast.unparse(node).splitlines()[0]
    return Mutant(kernel, f"{place} {kernel.python.__name__}: {shown!r}: {words}", found[kernel.python.__name__])


def kernels_of(game: Game) -> list[Kernel]:
    """List the kernels that the rules and the view of a game are made of, by where they stand."""
    found: dict[Kernel, None] = {}
    waiting = [kernel for verb, kernel in game.kernels.items() if verb not in JUDGED]
    while waiting:
        kernel = waiting.pop()
        if kernel in found or isinstance(kernel, Verb) or not kernel.__module__.startswith("parlour.games"):
            continue
        if kernel.python.__code__.co_filename != WRITTEN:
            found[kernel] = None
        values = map(kernel.python.__globals__.get, kernel.python.__code__.co_names)
        waiting += [value for value in values if isinstance(value, Kernel)]
    return sorted(found, key=lambda kernel: (kernel.__module__, kernel.python.__code__.co_firstlineno))


class Hunt:
    """Runs inside pytest: the tests once as they are, then those concerned with each mutant."""

    def __init__(self, game: Game, most: int | None, seed: int) -> None:
        self.name = game.name
        self.kernels = kernels_of(game)
        everything = [mutant for kernel in self.kernels for mutant in mutants_of(kernel)]
        self.mutants = random.Random(seed).sample(everything, min(most or len(everything), len(everything)))
        self.made = len(everything)
        self.touched: dict[Kernel, list[tuple[float, pytest.Item]]] = defaultdict(list)
        self.survivors: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out the laws of worlds of other games."""
        items[:] = [it for it in items if WORLDS not in it.nodeid or f"[{self.name}-" in it.nodeid]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.learn(session.items)
        running: dict[int, Mutant] = {}
        for mutant in self.mutants:
            if len(running) == CORES:
                self.wait(running)
            child = os.fork()
            if child == 0:
                os._exit(self.notice(mutant))
            running[child] = mutant
        while running:
            self.wait(running)
        return True

    def learn(self, items: list[pytest.Item]) -> None:
        """Run every test once and note which kernels it touches, and how long it takes."""
        touching: set[Kernel] = set()
        originals = {kernel: kernel.python for kernel in self.kernels}
        for kernel in self.kernels:
            kernel.python = _watched(kernel, touching)
        for number, item in enumerate(items):
            touching.clear()
            begin = time.perf_counter()
            following = items[number + 1] if number + 1 < len(items) else None
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
                raise SystemExit(f"{item.nodeid} fails as it is")
            for kernel in touching:
                self.touched[kernel].append((time.perf_counter() - begin, item))
        for kernel, original in originals.items():
            kernel.python = original
            self.touched[kernel].sort(key=lambda touch: touch[0])

    def notice(self, mutant: Mutant) -> int:
        """Run the tests that touch the mutant until one fails; 0 if none does."""
        mutant.kernel.python = mutant.function
        tests = self.touched[mutant.kernel]
        for seconds, item in tests:
            signal.alarm(int(PATIENCE_S + 10 * seconds))
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                return 1
        return 0

    def wait(self, running: dict[int, Mutant]) -> None:
        child, status = os.wait()
        mutant = running.pop(child)
        if status == 0:
            self.survivors.append(mutant.words)
            print(f"lives: {mutant.words}", flush=True)


def _watched(kernel: Kernel, touching: set[Kernel]) -> Callable[..., Any]:
    """Make a function that notes its call; its arguments' names say which are records, so it has the same."""
    original = kernel.python
    names = ", ".join(original.__code__.co_varnames[: original.__code__.co_argcount])
    found: dict[str, Any] = {"note": lambda: touching.add(kernel), "original": original}
    exec(f"def watched({names}):\n    note()\n    return original({names})", found)
    return functools.wraps(original)(found["watched"])


def main() -> None:
    """Hunt in one game."""
    if not sys.argv[1:]:
        raise SystemExit(__doc__)
    game = find_game(sys.argv[1])
    most, seed = map(int, [*sys.argv[2:], "0", "1"][:2] if len(sys.argv) < 4 else sys.argv[2:4])
    hunt = Hunt(game, most, seed)
    folders = {f"tests/games/{kernel.__module__.split('.')[2]}": None for kernel in hunt.kernels}  # tic's, too
    if pytest.main(["--no-header", "-p", "no:xdist", *folders, WORLDS], plugins=[hunt]) != 0:
        raise SystemExit("the tests do not run as they are")
    tried, living = len(hunt.mutants), len(hunt.survivors)
    noticed = 100 * (tried - living) / max(1, tried)
    print(f"{game.about.title}: {tried - living} of {tried} mutants noticed, {noticed:.1f} % ({hunt.made} there are)")


if __name__ == "__main__":
    main()
