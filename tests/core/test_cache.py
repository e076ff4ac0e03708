"""Compiled kernels are kept by their meaning: an edit that changes nothing compiles nothing, any other is noticed."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from parlour.bots.tree import worth
from parlour.core import verbs
from parlour.core.game import find_game
from parlour.core.kernel import Kernel, kernel
from parlour.core.native import cache
from parlour.core.playout import playout

SOURCE = '''
FACTOR = 2
TABLE = np.array([1, 2, 3])

@kernel
def inner(x: int) -> int:
    """Multiply."""
    return x * FACTOR + int(TABLE[0])

@kernel
def outer(x: int) -> int:
    return inner(x) + 1

@kernel
def aside(x: int) -> int:
    return x
'''


def meaning(source: str, name: str = "outer") -> str:
    """The digest of a kernel of this source."""
    found: dict[str, Any] = {"kernel": kernel, "np": np, "__name__": "somewhere"}
    exec(compile(source, "somewhere.py", "exec"), found)
    return cache.digest(found[name], ())


@pytest.mark.parametrize(
    "edited",
    [
        SOURCE.replace('"""Multiply."""', '"""Multiply by two."""'),
        SOURCE.replace("    return inner(x) + 1", "    # one more\n\n    return inner(x) + 1"),
        "# a comment that moves every line\n" + SOURCE,
        SOURCE.replace("    return x\n", "    return x + 1\n"),
        SOURCE.replace("def outer(x: int) -> int", "def outer(x: 'int') -> 'int'"),
    ],
)
def test_an_edit_without_meaning_for_a_kernel_compiles_nothing(edited: str) -> None:
    assert edited != SOURCE
    assert meaning(edited) == meaning(SOURCE)


@pytest.mark.parametrize(
    "edited",
    [
        SOURCE.replace("inner(x) + 1", "inner(x) + 2"),
        SOURCE.replace("x * FACTOR", "x + FACTOR"),
        SOURCE.replace("FACTOR = 2", "FACTOR = 3"),
        SOURCE.replace("[1, 2, 3]", "[4, 2, 3]"),
        SOURCE.replace("[1, 2, 3]", "[1, 2, 3], np.int8"),
        SOURCE.replace("np.array([1, 2, 3])", "(1, 2, 3)"),
    ],
)
def test_an_edit_of_what_a_kernel_calls_or_of_a_constant_is_noticed(edited: str) -> None:
    assert meaning(edited) != meaning(SOURCE)


def test_an_edit_of_one_game_means_nothing_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """A playout of Pentic is compiled from the rules of Pentic, not from those of 36."""
    numba = pytest.importorskip("numba")
    pentic, other = (numba.from_dtype(find_game(name).dtype) for name in ("pentic", "thirty-six"))

    def digests() -> tuple[str, str]:
        cache._known.clear()
        kernel: Any = playout
        return cache.digest(kernel, (pentic,)), cache.digest(kernel, (other,))

    before = digests()
    verb: Any = verbs.apply
    apply: Kernel = verb.kernel_of(find_game("pentic").dtype)
    monkeypatch.setattr(apply, "python", lambda state, seat, action: None)
    after = digests()
    cache._known.clear()
    assert before[0] != after[0]
    assert before[1] == after[1]


@pytest.mark.parametrize("boxed", [False, True], ids=["a record", "an array of records"])
def test_a_kernel_is_kept_by_the_rules_that_its_verbs_run(monkeypatch: pytest.MonkeyPatch, boxed: bool) -> None:
    """What a position is worth is compiled from the game's judgement of it, however the position is handed over."""
    numba = pytest.importorskip("numba")
    registry = pytest.importorskip("numba.core.registry")
    pentic = numba.from_dtype(find_game("pentic").dtype)
    given = numba.types.Array(pentic, 1, "C") if boxed else pentic
    judging: Any = worth
    verb: Any = verbs.evaluate

    def file() -> Path:
        cache._known.clear()
        return cache.KernelCache(judging, {})._file((given,), registry.cpu_target.target_context.codegen())

    before = file()
    monkeypatch.setattr(verb.kernel_of(find_game("pentic").dtype), "python", lambda state, seat: 0.5)
    after = file()
    cache._known.clear()
    assert before != after


COUNTING = """
import llvmlite.binding as llvm
import numba
import numpy as np
from parlour.core.kernel import kernel

parsed, parse = [], llvm.parse_bitcode
llvm.parse_bitcode = lambda code: parsed.append(code) or parse(code)
"""


def test_stale_kernels_are_never_used_whatever_is_imported_first(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    kept = tmp_path / "kept"

    def answer(source: str) -> tuple[str, int]:
        """Return what the kernel gives and how many libraries were parsed, and how many files are kept then."""
        program.write_text(COUNTING + source + "\nprint(outer.call_entry(None, 5), len(parsed))\n")
        environment = {**os.environ, "PARLOUR_CACHE": str(kept), "NUMBA_DISABLE_JIT": "0"}
        done = subprocess.run([sys.executable, str(program)], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip(), sum(1 for file in kept.rglob("*") if file.is_file())

    assert answer(SOURCE) == ("12 0", 2)
    assert answer("# moved\n" + SOURCE) == ("12 0", 2)
    assert answer(SOURCE.replace("FACTOR = 2", "FACTOR = 3")) == ("17 0", 4)
    for file in kept.rglob("*outer*"):
        file.write_bytes(b"torn")
    assert answer(SOURCE)[0] == "12 1", "the kept one is linked with the one that is compiled again"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of one kernel, and nothing else."""
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path))
    folder = tmp_path / "kernels" / "module"
    folder.mkdir(parents=True)
    (folder / "kernel").write_bytes(b"compiled")
    return folder / "kernel"


def test_a_kernel_that_cannot_be_marked_as_used_is_used(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_only(*_: object) -> None:
        raise OSError(errno.EROFS, "read-only file system")

    os.utime(kept, (0, 0))
    monkeypatch.setattr(os, "utime", read_only)
    cache._mark_used(kept)
    assert cache._read_own(kept) == b"compiled"


def test_a_folder_of_somebody_else_is_refused_by_name(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.check_folder(cache.folder())
    if os.getuid() == 0:
        os.chown(cache.folder(), 4_711, -1)
    monkeypatch.setattr(os, "getuid", lambda: 4_712)
    with pytest.raises(cache.ForeignCache, match="kernels"):
        cache.check_folder(cache.folder())


def test_a_folder_that_anybody_can_write_is_refused_and_that_of_a_group_is_closed(kept: Path) -> None:
    cache.folder().chmod(0o775)
    cache.check_folder(cache.folder())
    assert cache.folder().stat().st_mode & 0o777 == 0o755
    cache.folder().chmod(0o777)
    with pytest.raises(cache.ForeignCache, match="PARLOUR_CACHE"):
        cache.check_folder(cache.folder())


def test_a_file_that_anybody_can_write_is_not_read(kept: Path) -> None:
    kept.chmod(0o666)
    with pytest.raises(PermissionError):
        cache._read_own(kept)
    kept.chmod(0o644)
    kept.parent.chmod(0o777)
    with pytest.raises(PermissionError):
        cache._read_own(kept)


def test_no_two_processes_give_two_functions_one_symbol() -> None:
    """Of two functions with one name a process that loads both calls only one."""
    ask = (
        "from parlour.core.native import cache\n"
        "from numba.core.bytecode import FunctionIdentity\n"
        "print(FunctionIdentity.from_function(cache.folder).unique_name.rpartition('$')[2])"
    )
    numbers = [int(subprocess.check_output([sys.executable, "-c", ask])) for _ in range(2)]
    assert abs(numbers[0] - numbers[1]) > 1_000_000
