"""Declares operations, once each, at their handlers by ``@operation``.

The routes of web server and page, the OpenAPI description, the table in docs/wire.md and the browser's ``net/api.ts``
are made from these declarations.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Literal

from parlour.server.base.decode import BODY_BYTES
from parlour.server.operations.calls import Answer

Method = Literal["get", "post"]
Handler = Callable[..., Awaitable[Any]]
BODY = (400, 403, 413)
"""Refusals of a request that carries a body, or changes something."""
TABLE = (404, 409, 500, 503)
"""Refusals of a request about one table."""
USUAL_US = 1_500
PARAMETER = re.compile(r"{(\w+):(str|int)}")


@dataclass(frozen=True, eq=False)
class Operation:
    """One operation as its handler declares it.

    ``name``: the handler's, and the operation's id. ``route``: path in which parameters are written ``{name:str}``.
    ``answers``: type of the response's body by status, None without a body. ``refusals``: statuses answered with a
    Problem, besides those that every operation has. ``body``: type of the request's body, of at most ``body_bytes``.
    ``query``: types of the parameters in the query. ``cookie``: whether the answer sets or deletes the guest's cookie.
    ``programs``: whether programs may ask for it. ``attachment``: the answer is a download. ``for_banned``: whether
    also banned guests are answered. ``by_token``: whether the token of an operator is asked for. ``price_us``: time on
    the event loop charged, in microseconds.
    """

    handler: Handler
    method: Method
    route: str
    answers: Mapping[int, Any]
    refusals: tuple[int, ...] = ()
    body: Any = None
    body_bytes: int = BODY_BYTES
    query: Mapping[str, Any] = field(default_factory=dict)
    cookie: Literal["given", "taken"] | None = None
    attachment: bool = False
    programs: bool = False
    for_banned: bool = False
    by_token: bool = False
    price_us: int = USUAL_US

    @property
    def name(self) -> str:
        """The operation's id."""
        return self.handler.__name__

    @property
    def path(self) -> str:
        """The path, in which parameters are written ``{name}``."""
        return re.sub(r":\w+}", "}", self.route)

    @property
    def parameters(self) -> dict[str, type]:
        """The types of the parameters in the path."""
        return {name: {"str": str, "int": int}[kind] for name, kind in PARAMETER.findall(self.route)}

    @property
    def summary(self) -> str:
        """The first paragraph of the handler's docstring."""
        return " ".join(self._docstring[0].split())

    @property
    def note(self) -> str:
        """The handler's docstring without its first paragraph."""
        return " ".join(self._docstring[2].split())

    @property
    def _docstring(self) -> tuple[str, str, str]:
        return inspect.cleandoc(self.handler.__doc__ or "").partition("\n\n")

    @property
    def success(self) -> int:
        """The status of a successful answer."""
        return min(self.answers)


Declare = Callable[[Callable[..., Awaitable[Answer]]], Operation]


def operation(
    method: Method, route: str, answers: Mapping[int, Any], refusals: tuple[int, ...] = (), **more: Any
) -> Declare:
    """Declare a handler, which takes a house and a Call, as an operation; the arguments are the fields of Operation."""
    return lambda handler: Operation(handler, method, route, answers, refusals, **more)


def operations_in(modules: Iterable[ModuleType]) -> tuple[Operation, ...]:
    """Return the operations that modules define, in the order of their definition."""
    found = (value for module in modules for value in vars(module).values() if isinstance(value, Operation))
    return tuple(dict.fromkeys(found))
