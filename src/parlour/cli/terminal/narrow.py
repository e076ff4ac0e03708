"""Narrows the legal choices as ids are touched, without knowledge of games: a choice is its path of ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from parlour.core.scene import Choice

Choices = Sequence[Choice]
Path = tuple[str, ...]


@dataclass(frozen=True)
class Send:
    """The touch completes this choice, and no other begins like it."""

    choice: Choice


@dataclass(frozen=True)
class Narrow:
    """The touch is one of several to come; ``path`` is the path so far."""

    path: Path


@dataclass(frozen=True)
class Offer:
    """The touch completes several choices, from which one has to be picked."""

    path: Path
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Ask:
    """No choice begins with this path: ask the referee why not."""

    path: Path


Meaning = Send | Narrow | Offer | Ask


def ids_left(choice: Choice, touched: Path) -> Path | None:
    """Return the ids left to touch for a choice, None if the ids touched do not begin it.

    The last ``choice.free`` ids may be touched in any order.
    """
    fixed = len(choice.path) - choice.free
    rest = list(choice.path)
    for i, id in enumerate(touched):
        at = 0 if i < fixed else rest.index(id) if id in rest else len(rest)
        if at >= len(rest) or rest[at] != id:
            return None
        del rest[at]
    return tuple(rest)


def matching_choices(choices: Choices, path: Path) -> tuple[Choice, ...]:
    """Return the choices whose path begins with the ids touched."""
    return tuple(choice for choice in choices if ids_left(choice, path) is not None)


def completed_choices(choices: Choices, path: Path) -> tuple[Choice, ...]:
    """Return the choices that the ids touched complete."""
    return tuple(choice for choice in choices if ids_left(choice, path) == ())


def next_ids(choices: Choices, path: Path) -> dict[str, tuple[Choice, ...]]:
    """Return the ids that may be touched next, each with the choices left after it."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        rest = ids_left(choice, path) or ()
        fixed = len(path) < len(choice.path) - choice.free
        for id in rest[:1] if fixed else rest:
            found.setdefault(id, []).append(choice)
    return {id: tuple(those) for id, those in found.items()}


def extend_forced(choices: Choices, path: Path = ()) -> Path:
    """Extend a path by ids that are the only ones possible, except the last id of a choice, which is touched."""
    following = next_ids(choices, path)
    if len(following) != 1 or completed_choices(choices, path):
        return path
    ((only, those),) = following.items()
    ends = any(len(choice.path) == len(path) + 1 for choice in those)
    return path if ends else extend_forced(choices, (*path, only))


def choice_leading_to(choices: Choices, path: Path, id: str) -> Choice | None:
    """Return the only choice with target ``id`` among those one touch from complete, None if there is not just one."""
    near = [choice for choice in matching_choices(choices, path) if len(choice.path) == len(path) + 1]
    there = [choice for choice in near if choice.to == id]
    return there[0] if len(there) == 1 else None


def interpret_touch(choices: Choices, path: Path, ids: Sequence[str], kinds: Mapping[str, str]) -> Meaning:
    """Return what touching a place means.

    path: the ids touched before
    ids: what lies at the place, topmost first
    kinds: the kind of every spot and piece, by id
    """
    following = next_ids(choices, path)
    here = next((id for id in ids if id in following), None)
    if here is not None:
        return _interpret_path(choices, (*path, here))
    lead = next(filter(None, (choice_leading_to(choices, path, id) for id in ids)), None)
    return Send(lead) if lead else _interpret_elsewhere(choices, path, ids, kinds)


def _interpret_elsewhere(choices: Choices, path: Path, ids: Sequence[str], kinds: Mapping[str, str]) -> Meaning:
    """Return what touching a place means that does not continue the path: put back, begin otherwise, or ask why.

    It never completes a choice.
    """
    base = extend_forced(choices)
    back = next((id for id in path[len(base) :] if id in ids), None)
    if back is not None:
        return Narrow(_path_without(choices, path, back))
    if any(id in base for id in ids):
        return Narrow(base)
    for kept in range(len(path) - 1, len(base) - 1, -1):
        following = next_ids(choices, path[:kept])
        id = next((id for id in ids if id in following), None)
        if id is not None:
            return Narrow(_begin_otherwise(choices, path[:kept], id))
    return Ask((*path, likely_id(choices, path, ids, kinds)))


def _path_without(choices: Choices, path: Path, id: str) -> Path:
    """Return the path without ``id``; unless order is free, also without all ids touched after it."""
    others = tuple(other for other in path if other != id)
    loose = any(choice.free for choice in matching_choices(choices, others))
    return others if loose else path[: path.index(id)]


def _begin_otherwise(choices: Choices, begun: Path, id: str) -> Path:
    """Return the path ``begun`` continued by ``id``; only ``begun`` if that completed a choice, as it may be a slip."""
    meant = _interpret_path(choices, (*begun, id))
    return meant.path if isinstance(meant, Narrow) else begun


def _interpret_path(choices: Choices, path: Path) -> Meaning:
    done = completed_choices(choices, path)
    if len(matching_choices(choices, path)) > len(done):
        return Narrow(path if done else extend_forced(choices, path))
    return Send(done[0]) if len(done) == 1 else Offer(path, done)


def likely_id(choices: Choices, path: Path, ids: Sequence[str], kinds: Mapping[str, str]) -> str:
    """Return which of the ids at a touched place is meant; ``ids`` (not empty) lists them from the bottom up.

    That is the first in the path of any choice, else the first whose kind (``kinds``) equals that of an id that may be
    touched next after ``path``, else the topmost.
    """
    likely = {kinds[id] for id in next_ids(choices, path) if id in kinds}
    known = {id for choice in choices for id in choice.path}
    alike = (id for id in ids if kinds.get(id) in likely)
    return next((id for id in ids if id in known), None) or next(alike, ids[-1])
