"""Checkpoints of agents: what is written is read, and what cannot be used is refused in a sentence."""

from __future__ import annotations

import io
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.agents.checkpoints import (
    DATA,
    SUFFIX,
    Checkpoint,
    check_plays,
    file_of,
    find_checkpoint,
    read,
    shipped,
    write,
)
from parlour.agents.network import Layer, run_network
from parlour.core.errors import BadFile, BadOption
from parlour.core.tensors import VERSION
from tests.agents.nets import agent, layer

MOST_BYTES = 450_000


def run_slowly(layers: list[Layer], seen: list[float]) -> list[float]:
    """Do what ``run_network`` does, unit by unit."""
    for number, (weights, biases) in enumerate(layers):
        sums = [
            float(biases[unit]) + sum(float(weights[at, unit]) * value for at, value in enumerate(seen))
            for unit in range(len(biases))
        ]
        seen = sums if number == len(layers) - 1 else [max(0.0, one) for one in sums]
    return seen


@given(st.integers(0, 1 << 30), st.lists(st.integers(1, 6), min_size=2, max_size=5))
def test_a_network_gives_what_its_units_give_one_by_one(seed: int, sizes: list[int]) -> None:
    random = np.random.default_rng(seed)
    layers = [layer(random, before, units) for before, units in pairwise(sizes)]
    seen = random.normal(size=(3, sizes[0])).astype(np.float32)
    for row, found in zip(seen, run_network(layers, seen), strict=True):
        assert np.allclose(found, run_slowly(layers, row.tolist()), atol=1e-4)
        assert np.allclose(run_network(layers, row), found, atol=1e-4)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_written_is_read_but_for_rounding(seed: int, tmp_path: Path) -> None:
    made, file = agent(seed=seed, options={"target": 90}, decisions=7, copied=5), tmp_path / "mine.npz"
    write(made, file)
    found = read(file)
    assert found.about == made.about
    assert (found.inputs == made.inputs).all() and (found.actions == made.actions).all()
    for kept, first in zip(found.layers, made.layers, strict=True):
        step = np.abs(first.weights).max(axis=0) / 127
        assert (kept.biases == first.biases).all()
        assert (np.abs(kept.weights - first.weights) <= 0.5001 * step).all()


def test_a_unit_without_weights_is_kept(tmp_path: Path) -> None:
    made = agent()
    made.layers[0].weights[:, 3] = 0
    write(made, tmp_path / "mine.npz")
    assert (read(tmp_path / "mine.npz").layers[0].weights[:, 3] == 0).all()


def members(**changed: Any) -> Callable[[Checkpoint, Path], None]:
    """Return what writes a checkpoint with some members changed; None leaves one out."""

    def write_changed(made: Checkpoint, file: Path) -> None:
        write(made, file)
        with np.load(file) as archive:
            kept = {name: changed.get(name, archive[name]) for name in archive.files}
        np.savez(file, **{name: array for name, array in kept.items() if array is not None})

    return write_changed


@pytest.mark.parametrize(
    "spoil",
    [
        members(inputs=None),
        members(inputs=np.arange(5)),
        members(inputs=np.arange(412)[::-1]),
        members(inputs=np.arange(412) + 10_000),
        members(actions=np.arange(563) * 2 + 2),
        members(actions=np.arange(563) / 2),
        members(weights0=np.zeros((412, 9), np.int8)),
        members(weights1=np.zeros((9, 563), np.int8)),
        members(weights0=np.zeros((412, 8), np.float32)),
        members(weights1=None),
        members(biases0=np.full(8, np.nan, np.float32)),
        members(scales1=np.ones(2, np.float32)),
    ],
)
def test_arrays_that_do_not_fit_are_refused(spoil: Callable[[Checkpoint, Path], None], tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    write(agent(), file)
    assert read(file).inputs.shape == (412,)
    spoil(agent(), file)
    with pytest.raises(
        BadFile, match=r"mine.npz: the arrays of this checkpoint do not fit together, or do not fit pen"
    ):
        read(file)


@pytest.mark.parametrize("about", [b"", b"{}", b'{"game": "pentic"}', b"\xff"])
def test_what_is_no_checkpoint_is_refused(about: bytes, tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    members(about=np.frombuffer(about, np.uint8))(agent(), file)
    with pytest.raises(BadFile, match="this is no checkpoint of an agent"):
        read(file)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"no archive", b"\x93NUMPY\x01\x00v\x00"])
def test_other_files_are_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    file.write_bytes(content)
    with pytest.raises(BadFile, match="this is no checkpoint of an agent"):
        read(file)
    with pytest.raises(BadFile, match="cannot be read: No such file"):
        read(tmp_path / "other.npz")


@given(data=st.data())
def test_a_damaged_file_is_refused_or_read(data: st.DataObject, tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.getbasetemp() / "damaged.npz"
    written = io.BytesIO()
    write(agent(units=2), file)
    written.write(file.read_bytes())
    spoiled = bytearray(written.getvalue())
    for at in data.draw(st.lists(st.integers(0, len(spoiled) - 1), min_size=1, max_size=4)):
        spoiled[at] ^= data.draw(st.integers(1, 255))
    file.write_bytes(spoiled[: data.draw(st.integers(0, len(spoiled)))] if data.draw(st.booleans()) else spoiled)
    try:
        read(file)
    except BadFile as error:
        assert "damaged.npz: " in str(error)


def test_another_version_of_the_environments_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    write(agent(version=VERSION + 1), file)
    with pytest.raises(
        BadFile, match=f"trained in version {VERSION + 1} of the env.* this Parlour has version {VERSION}"
    ):
        read(file)


def test_names_that_are_not_there_are_refused_with_those_that_are() -> None:
    for name in ("", "chess", "pentic-ppo ", "../data/pentic-ppo"):
        with pytest.raises(BadOption) as refused:
            find_checkpoint(name)
        assert all(f"agent:{known}" in str(refused.value) for known in shipped())
    assert file_of("mine.npz") == Path("mine.npz")


def test_other_games_and_numbers_of_seats_are_refused() -> None:
    with pytest.raises(BadOption, match=r"^agent:pentic-ppo plays pentic, and not gridsy$"):
        check_plays("pentic-ppo", "gridsy", 2)
    with pytest.raises(BadOption, match="has learned to play with 2 seats, and not with 3"):
        check_plays("pentic-ppo", "pentic", 3)
    assert check_plays("pentic-ppo", "pentic", 2) is find_checkpoint("pentic-ppo")


def test_those_that_come_along_are_small_and_can_be_used() -> None:
    assert "pentic-ppo" in shipped()
    for name in shipped():
        assert (DATA / f"{name}{SUFFIX}").stat().st_size < MOST_BYTES
        assert name.startswith(find_checkpoint(name).about.game)
