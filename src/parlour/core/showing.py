"""Make a game's ``hide`` from the list of fields to copy; all other fields stay hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from parlour.core.kernel import kernel
from parlour.core.primitives import assign
from parlour.core.record import Record, record_dtype


def showing(state: type[Record], fields: str) -> Callable[[Any, Any], None]:
    """Return a kernel that copies the named fields (separated by spaces) from one record to another.

    Raises KeyError for an unknown field.
    """
    dtype = record_dtype(cast(Any, state))
    copies = [
        f"assign(out.{name}, state.{name})" if dtype[name].shape else f"out.{name} = state.{name}"
        for name in fields.split()
    ]
    made: dict[str, Any] = {"__name__": state.__module__, "assign": assign, "State": state}
    exec("\n ".join(("def show(state: State, out: State) -> None:", *copies)), made)  # noqa: S102 — names of fields
    return kernel(cast(Callable[[Any, Any], None], made.pop("show")))
