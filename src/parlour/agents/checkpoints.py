"""Checkpoints: what an agent has learned, as a NumPy archive (``NAME.npz``) of its network and what that is for.

Members of an archive: ``about`` (JSON of ``About``), ``inputs``, ``actions``, and for each layer from 0 on
``weights0`` (int8[units before, units]), ``scales0`` and ``biases0`` (float32[units]): a weight is its number times the
scale of its unit.
"""

from __future__ import annotations

import functools
import io
import zipfile
import zlib
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from parlour.agents.network import Layer
from parlour.core.errors import BadFile, BadOption
from parlour.core.game import find_game
from parlour.core.kernel import Array
from parlour.core.outputs import write_file
from parlour.core.tensors import VERSION, plan_of

DATA = Path(__file__).parent / "data"
SUFFIX = ".npz"
DAMAGED = (
    *(ValueError, KeyError, EOFError, NotImplementedError, RuntimeError, MemoryError, SyntaxError),
    *(zipfile.BadZipFile, zlib.error, msgspec.MsgspecError),
)
"""What NumPy and the libraries below it raise for archives that are none."""
MOST, TINY = 127, 1e-12
"""The largest weight of a unit as it is stored, and the least that is told from 0."""


class About(msgspec.Struct, frozen=True):
    """What an agent was trained for.

    game, players: what it plays, with how many seats; options: those it was trained with, as JSON values
    version: the version of the environments it was trained in (``core.tensors.VERSION``)
    parlour: the version of Parlour that trained it
    heat: how much chance decides: 0 takes the best action, 1 plays as it was trained, by the chances of its outputs
    decisions, copied: how many decisions of its own it learned from, and how many it copied before that
    """

    game: str
    players: int
    options: dict[str, Any]
    version: int
    parlour: str
    heat: float = 0.0
    decisions: int = 0
    copied: int = 0


@dataclass(frozen=True, eq=False)
class Checkpoint:
    """An agent's network and what it is for.

    inputs: the places of the tensor that the network reads (int32[inputs])
    actions: the action that each output is for (int32[outputs]), in ascending order
    layers: the layers of the network, first to last
    """

    about: About
    inputs: Array
    actions: Array
    layers: tuple[Layer, ...]


def shipped() -> tuple[str, ...]:
    """Return the names of the agents that come with Parlour."""
    return tuple(sorted(file.stem for file in DATA.glob(f"*{SUFFIX}")))


def file_of(agent: str) -> Path:
    """Return the file of an agent: its own name if that ends in ``.npz``, else one that comes with Parlour.

    Raises BadOption, which lists those, if there is none.
    """
    if agent.endswith(SUFFIX):
        return Path(agent)
    if agent not in shipped():
        known = ", ".join(f"agent:{name}" for name in shipped()) or "none here"
        raise BadOption(f"there is no agent {agent!r}; there are {known}, or agent:FILE{SUFFIX}", "bot")
    return DATA / f"{agent}{SUFFIX}"


@functools.lru_cache(maxsize=16)
def find_checkpoint(agent: str) -> Checkpoint:
    """Return an agent by its name, or by a file that ends in ``.npz``. Raises BadOption, BadFile as ``read`` does."""
    return read(file_of(agent))


def check_plays(agent: str, game: str, players: int) -> Checkpoint:
    """Return an agent that plays a game with this number of seats. Raises BadOption, or as ``find_checkpoint``."""
    found = find_checkpoint(agent)
    about = found.about
    if game != about.game:
        raise BadOption(f"agent:{agent} plays {about.game}, and not {game}", "bot")
    if players != about.players:
        raise BadOption(f"agent:{agent} has learned to play with {about.players} seats, and not with {players}", "bot")
    return found


def write(checkpoint: Checkpoint, file: Path) -> None:
    """Write a checkpoint. Raises BadFile if that fails."""
    members = {"about": np.frombuffer(msgspec.json.encode(checkpoint.about), np.uint8)}
    members |= {"inputs": checkpoint.inputs.astype(np.int32), "actions": checkpoint.actions.astype(np.int32)}
    for number, layer in enumerate(checkpoint.layers):
        scales = np.maximum(np.abs(layer.weights).max(axis=0), np.float32(TINY)) / MOST
        members[f"weights{number}"] = np.rint(layer.weights / scales).astype(np.int8)
        members[f"scales{number}"] = scales.astype(np.float32)
        members[f"biases{number}"] = layer.biases.astype(np.float32)
    packed = io.BytesIO()
    np.savez_compressed(packed, allow_pickle=False, **members)
    write_file(file, packed.getvalue())


def read(file: Path) -> Checkpoint:
    """Read a checkpoint. Raises BadFile if it is none, is damaged, or was trained with another version."""
    try:
        with np.load(io.BytesIO(file.read_bytes()), allow_pickle=False) as archive:
            members = {name: archive[name] for name in archive.files}
        about = msgspec.json.decode(members["about"].tobytes(), type=About)
    except OSError as error:
        raise BadFile(f"{file}: cannot be read: {error.strerror}") from None
    except DAMAGED:
        raise BadFile(f"{file}: this is no checkpoint of an agent") from None
    if about.version != VERSION:
        raise BadFile(
            f"{file}: trained in version {about.version} of the environments, and this Parlour has version {VERSION}; "
            "train the agent again"
        )
    return _checked(file, about, members)


def _checked(file: Path, about: About, members: dict[str, Array]) -> Checkpoint:
    """Return the checkpoint of an archive's members. Raises BadFile unless its arrays fit together and the game."""
    game = find_game(about.game)
    try:
        count = sum(name.startswith("weights") for name in members)
        layers = tuple(_layer(members, number) for number in range(count))
        found = Checkpoint(about, members["inputs"], members["actions"], layers)
        sizes = [len(found.inputs), *(len(layer.biases) for layer in layers)]
        fits = count > 0 and sizes[-1] == len(found.actions) and _lie_in(found.inputs, plan_of(game)[1])
        fits = fits and _lie_in(found.actions, len(game.rules.actions))
        fits = fits and all(layer.weights.shape == shape for layer, shape in zip(layers, pairwise(sizes), strict=True))
    except (KeyError, TypeError, ValueError):
        fits = False
    if not fits:
        raise BadFile(f"{file}: the arrays of this checkpoint do not fit together, or do not fit {about.game}")
    return found


def _layer(members: dict[str, Array], number: int) -> Layer:
    weights, scales, biases = (members[f"{name}{number}"] for name in ("weights", "scales", "biases"))
    if weights.dtype != np.int8 or scales.shape != biases.shape or not np.isfinite(scales + biases).all():
        raise ValueError
    return Layer(weights * scales.astype(np.float32), biases.astype(np.float32))


def _lie_in(numbers: Array, end: int) -> bool:
    """Tell whether whole numbers ascend from 0 or more to below ``end``."""
    ascending = numbers.ndim == 1 and numbers.dtype.kind == "i" and len(numbers) > 0 and (np.diff(numbers) > 0).all()
    return bool(ascending and numbers[0] >= 0 and numbers[-1] < end)
