"""Arrays without NumPy do what NumPy's do: every operation is compared, on random dtypes, shapes and values."""

from __future__ import annotations

import ctypes
import operator
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from parlour.core import plain
from parlour.core.game import games
from parlour.core.kernel import JIT

np = pytest.importorskip("numpy")

INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint32")
NUMBERS = (*INTEGERS, "float32", "float64")
KINDS = (*NUMBERS, "bool_")
Pair = tuple[Any, Any]

kinds = st.sampled_from(KINDS)
shapes = st.lists(st.integers(0, 3), min_size=1, max_size=3).map(tuple)


def elements(kind: str) -> st.SearchStrategy[Any]:
    """Numbers that a dtype can hold, its limits among them."""
    if kind == "bool_":
        return st.booleans()
    if kind.startswith("float"):
        return st.floats(-1e6, 1e6, width=int(kind[5:]))  # type: ignore[arg-type]
    limits = np.iinfo(kind)
    ends = st.sampled_from((int(limits.min), int(limits.max)))
    return st.integers(-3, 9).filter(lambda value: value >= limits.min) | ends


@st.composite
def pairs(draw: st.DrawFn, kinds: st.SearchStrategy[str] = kinds, shapes: st.SearchStrategy[Any] = shapes) -> Pair:
    """The same array twice: without NumPy, and NumPy's; sometimes turned, so that elements do not lie in order."""
    kind, shape = draw(kinds), draw(shapes)
    size = int(np.prod(shape, dtype=int))
    values = draw(st.lists(elements(kind), min_size=size, max_size=size))
    ours = plain.array(values, getattr(plain, kind)).reshape(shape)
    theirs = np.array(values, getattr(np, kind)).reshape(shape)
    return (ours.T, theirs.T) if draw(st.booleans()) else (ours, theirs)


@st.composite
def keys(draw: st.DrawFn, shape: tuple[int, ...]) -> Any:
    """Indices, slices, None and an ellipsis for an array; indices may lie just outside."""
    bound = st.none() | st.integers(-4, 4)
    slices = st.builds(slice, bound, bound, st.sampled_from((None, 1, 2, -1, -2)))
    parts: list[Any] = [draw(slices | st.integers(-size - 1, size)) for size in shape]
    parts = parts[: draw(st.integers(1, len(parts)))]
    for extra in draw(st.lists(st.sampled_from((None, ...)), max_size=2, unique=True)):
        parts.insert(draw(st.integers(0, len(parts))), extra)
    return parts[0] if len(parts) == 1 else tuple(parts)


def outcome(compute: Callable[[], Any]) -> Any:
    """What something comes to, as Python's values: of an array its dtype, shape and elements; of an error its type."""
    try:
        found = compute()
    except (ArithmeticError, IndexError, TypeError, ValueError) as error:
        return OverflowError if isinstance(error, OverflowError) else "refused"
    if isinstance(found, plain.ndarray) or (isinstance(found, np.ndarray) and found.shape):
        return str(found.dtype.name), tuple(found.shape), found.tolist()
    return found.item() if isinstance(found, np.generic | np.ndarray) else found


def same(pair: Pair, compute: Callable[[Any], Any]) -> None:
    """An operation comes to the same for both arrays."""
    ours, theirs = (outcome(lambda each=each: compute(each)) for each in pair)  # type: ignore[misc]
    assert ours == theirs


# --- layouts and records

fields = st.lists(
    st.tuples(kinds, st.none() | st.integers(0, 3) | st.lists(st.integers(1, 3), max_size=2).map(tuple)),
    min_size=1,
    max_size=6,
)


def layout(module: Any, declared: list[tuple[str, Any]]) -> Any:
    """The aligned dtype of records with fields f0, f1 … of these kinds and shapes."""
    listed = [
        (f"f{place}", getattr(module, kind), *(() if shape is None else (shape,)))
        for place, (kind, shape) in enumerate(declared)
    ]
    return module.dtype((module.record, module.dtype(listed, align=True)))


@given(fields)
def test_fields_lie_where_numpy_lays_them(declared: list[tuple[str, Any]]) -> None:
    ours, theirs = layout(plain, declared), layout(np, declared)
    assert (ours.itemsize, ours.names) == (theirs.itemsize, theirs.names)
    for name in ours.names:
        (field, offset), (other, place) = ours.fields[name], theirs.fields[name][:2]
        assert (offset, field.shape, field.itemsize, field.base.name) == (
            place, other.shape, other.itemsize, other.base.name,
        )  # fmt: skip


def test_the_records_of_all_games_lie_as_numpy_lays_them() -> None:
    for game in games().values():
        declared = [(name, *game.dtype.fields[name][:2]) for name in game.dtype.names]
        listed = [(name, getattr(plain, field.base.name), field.shape) for name, field, _ in declared]
        ours = plain.dtype(listed, align=True)
        assert [ours.fields[name][1] for name in ours.names] == [offset for _, _, offset in declared]
        assert ours.itemsize == game.dtype.itemsize


@given(fields, st.data())
def test_records_are_read_and_written_in_place(declared: list[tuple[str, Any]], data: st.DataObject) -> None:
    both = [module.zeros(3, layout(module, declared)) for module in (plain, np)]
    assume(both[0].dtype.itemsize)
    for place, (kind, shape) in enumerate(declared):
        name, row = f"f{place}", data.draw(st.integers(0, 2))
        value = data.draw(elements(kind))
        for records in both:
            record = records[row]
            if shape in (None, ()):
                setattr(record, name, value)
            elif getattr(record, name).size:
                getattr(record, name)[...] = value
                records[name][row, ..., 0] = value
    ours, theirs = both
    assert ours.tobytes() == theirs.tobytes()
    for name in ours.dtype.names:
        assert ours[name].tolist() == theirs[name].tolist()
        assert outcome(lambda: ours[1][name]) == outcome(lambda: getattr(theirs[1], name))  # noqa: B023
    ours[0], theirs[0] = ours[2], theirs[2]
    ours[1:] = ours[0]
    theirs[1:] = theirs[0]
    assert ours.tobytes() == theirs.tobytes() == plain.frombuffer(ours.tobytes(), ours.dtype).tobytes()
    assert ours[1].tobytes() == theirs[1].tobytes() == ours[1:2].copy()[0].copy().tobytes()
    assert plain.base_of(ours[1]).address == ours[1].address == ours.address + ours.dtype.itemsize


@given(st.data())
def test_records_are_copied_from_one_array_to_another(data: st.DataObject) -> None:
    """Also within one array, and in another order."""
    size = 5
    body = data.draw(st.binary(min_size=size * 16, max_size=size * 16))
    ours, theirs = ([_records(module, body), _records(module, bytes(size * 16))] for module in (plain, np))
    to, of = data.draw(st.sampled_from(((1, 0), (0, 0))))
    bound = st.integers(0, size)
    key = slice(data.draw(bound), data.draw(bound))
    step = data.draw(st.sampled_from((1, -1)))
    for arrays in (ours, theirs):
        rows = arrays[of][key][::step]
        arrays[to][: len(rows)] = rows if to != of or step == 1 else rows.copy()
    assert [it.tobytes() for it in ours] == [it.tobytes() for it in theirs]


def _records(module: Any, body: bytes) -> Any:
    kind = module.dtype((module.record, module.dtype([("a", module.int64), ("b", module.float64)], align=True)))
    made = module.zeros(len(body) // kind.itemsize, kind)
    made[...] = module.frombuffer(bytearray(body), kind)
    return made


def test_no_record_lies_in_a_record_and_none_where_numbers_cannot_be_read_in_place() -> None:
    with pytest.raises(ValueError, match="aligned"):
        plain.dtype([("a", plain.int8), ("b", plain.int16)])
    with pytest.raises(ValueError, match="number"):
        plain.dtype([("a", plain.dtype([("b", plain.int8)]))])
    with pytest.raises(TypeError, match="same dtype"):
        plain.zeros(1, plain.dtype([("a", plain.int8)]))[0] = plain.zeros(1, plain.dtype([("b", plain.int8)]))[0]


# --- reading and writing


@settings(max_examples=150)
@given(pairs(), st.data())
def test_what_is_selected_is_the_same_and_in_place(pair: Pair, data: st.DataObject) -> None:
    key = data.draw(keys(pair[1].shape))
    same(pair, operator.itemgetter(key))
    ours, theirs = pair
    parts = outcome(lambda: theirs[key])
    if isinstance(parts, tuple):
        for each in pair:
            each[key][...] = 1
        assert ours.tolist() == theirs.tolist()


@given(pairs(), pairs() | st.integers(-(1 << 65), 1 << 65) | st.floats(-300, 300) | st.booleans(), st.data())
def test_what_is_written_is_the_same_or_refused_by_both(pair: Pair, value: Any, data: st.DataObject) -> None:
    """Integers too large are refused, those of arrays wrap; numbers lose what the dtype cannot hold."""
    key = data.draw(keys(pair[1].shape))
    many = isinstance(value, tuple)
    if many:
        floats = value[1].dtype.kind == "f" and value[1].size and abs(value[1]).max() > 127
        assume(pair[1].dtype.kind == "f" or not floats)  # what then comes is undefined
        assume(pair[1].dtype.kind != "u" or value[1].dtype.kind != "f")
    elif isinstance(value, float) and pair[1].dtype.kind in "iu":
        limits = np.iinfo(pair[1].dtype)
        assume(limits.min <= int(value) <= limits.max)
    ours, theirs = pair
    done = [
        outcome(lambda each=each, given=given: each.__setitem__(key, given))  # type: ignore[misc]
        for each, given in zip(pair, value if many else (value, value), strict=True)
    ]
    leading = many and value[1].shape[0] == 1  # NumPy also leaves out leading dimensions of one
    assert done[0] == done[1] or (leading and done[0] == "refused")
    assert ours.tolist() == theirs.tolist() or done[0] != done[1]


@given(pairs(), st.data())
def test_lists_arrays_and_bools_select_copies(pair: Pair, data: st.DataObject) -> None:
    ours, theirs = pair
    size = len(theirs)
    chosen = data.draw(st.lists(st.integers(-size, size - 1), max_size=5)) if size else []
    same(pair, operator.itemgetter(chosen)) if chosen else None
    for shape in ((len(chosen),), (1, len(chosen), 1)):
        found = [
            each[module.array(chosen, module.int64).reshape(shape)]
            for each, module in zip(pair, (plain, np), strict=True)
        ]
        assert outcome(lambda: found[0]) == outcome(lambda: found[1])  # noqa: B023
    mask = data.draw(st.lists(st.booleans(), min_size=size, max_size=size))
    assert outcome(lambda: ours[plain.array(mask, plain.bool_)]) == outcome(lambda: theirs[np.array(mask, bool)])
    if len(set(chosen)) == len(chosen) and all(place >= 0 for place in chosen):
        for each, module in zip(pair, (plain, np), strict=True):
            each[module.array(chosen, module.int64)] = 1
        assert ours.tolist() == theirs.tolist()


@given(pairs())
def test_arrays_are_the_same_in_whole(pair: Pair) -> None:
    ours, theirs = pair
    assert (ours.shape, ours.ndim, ours.size, len(ours)) == (theirs.shape, theirs.ndim, theirs.size, len(theirs))
    assert (ours.nbytes, ours.itemsize, ours.dtype.name) == (theirs.nbytes, theirs.itemsize, theirs.dtype.name)
    assert ours.tolist() == theirs.tolist()
    assert ours.tobytes() == theirs.tobytes()
    assert [outcome(lambda each=each: each) for each in ours] == [outcome(lambda each=each: each) for each in theirs]  # type: ignore[misc]
    for name in ("copy", "ravel", "any", "all", "min", "max", "item"):
        same(pair, lambda each, name=name: getattr(each, name)())  # type: ignore[misc]
    if theirs.dtype.kind != "f":
        assert ours.sum() == (
            int(theirs.sum()) if abs(theirs.astype(object)).sum() < 1 << 63 else sum(theirs.ravel().tolist())
        )
    for number in (int, float, operator.index):
        same(pair, number)
        same((ours.reshape(-1)[:1], theirs.reshape(-1)[:1]), number)
    for turned in (0, 1, True):
        assert (turned in ours) == (turned in theirs)


@given(pairs(), kinds, st.permutations([-1, 2, 3]))
def test_elements_are_seen_otherwise_in_the_same_way(pair: Pair, kind: str, shape: list[int]) -> None:
    ours, theirs = pair
    if theirs.dtype.kind != "f" or kind.startswith("float"):
        assert outcome(lambda: ours.astype(getattr(plain, kind))) == outcome(lambda: theirs.astype(getattr(np, kind)))
    same(
        pair,
        lambda each: each.reshape(shape[0], 1 if theirs.size % 2 else 2, -1) if shape[0] != -1 else each.reshape(-1),
    )
    same(pair, lambda each: each.reshape(*shape))
    if theirs.ndim == 1 and theirs.flags.c_contiguous and kind != "bool_":
        seen = [
            each.view(getattr(module, kind))
            for each, module in zip(pair, (plain, np), strict=True)
            if theirs.nbytes % 8 == 0
        ]
        assert not seen or seen[0].tobytes() == seen[1].tobytes() == ours.tobytes()
        if seen:
            seen[0][:] = 0
            assert not any(ours.tobytes())


@given(pairs())
def test_an_address_is_where_the_elements_are(pair: Pair) -> None:
    ours = pair[0].copy()
    assert not ours.size or ctypes.string_at(ours.address, ours.nbytes) == ours.tobytes()
    if ours.size:
        ctypes.memset(ours.address, 0, ours.nbytes)
        assert not any(ours.tobytes())
    if len(ours) and ours.size:
        assert ours[-1:].address == ours.address + (len(ours) - 1) * (ours.nbytes // len(ours))


# --- games


if JIT:  # both programs run interpreted, so that one stage is enough

    @pytest.mark.sampled(3)
    @pytest.mark.parametrize("name", games())
    def test_games_and_bots_are_the_same_without_numpy(name: str) -> None:
        """Positions, scenes, choices, events, what is refused, previewed and revealed, and what bots decide."""
        programs = [
            subprocess.Popen(
                [sys.executable, "-m", f"tests.core.{module}", name, "18"],
                env={**os.environ, "NUMBA_DISABLE_JIT": disabled},
                stdout=subprocess.PIPE,
                text=True,
            )
            for module, disabled in (("witness", "1"), ("without_numpy", "0"))  # a page has a backend without kernels
        ]
        said = [program.communicate()[0].splitlines() for program in programs]
        assert [program.returncode for program in programs] == [0, 0]
        assert said[0] == said[1]
        assert len(said[0]) > 10
