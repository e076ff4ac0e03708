"""Declares HTTP operations, once each, at their handlers by ``@operation``.

The application's routes, the OpenAPI description, the table in docs/wire.md and the browser's ``net/api.ts`` are
generated from these declarations.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType, ModuleType
from typing import Any, Literal

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.types import AnyCallable

from parlour.server.base.decode import BODY_BYTES

Method = Literal["get", "post"]
NONE: Mapping[str, Any] = MappingProxyType({})
EVERYWHERE = (414, 421)
"""Refusals before any handler runs: an address that is too long, a Host header that does not name this server."""
BODY = (400, 403, 413)
"""Refusals of a request that carries a body, or changes something."""
TABLE = (404, 409, 500, 503)
"""Refusals of a request about one table."""
USUAL_US = 1_500


@dataclass(frozen=True)
class Operation:
    """One operation as its handler declares it.

    ``name``: the handler's, and the operation's id. ``answers``: type of the response's body by status, None without a
    body. ``refusals``: statuses answered with a Problem, without those of EVERYWHERE. ``body``: type of the request's
    body. ``query``, ``parameters``: types of the parameters in the query and in the path. ``summary``, ``note``: first
    paragraph of the handler's docstring, and the rest. ``cookie``: whether the answer sets or deletes the guest's
    cookie. ``attachment``: the answer is a download. ``price_us``: time on the event loop charged, in microseconds.
    """

    name: str
    method: Method
    path: str
    summary: str
    note: str
    answers: Mapping[int, Any]
    refusals: tuple[int, ...]
    body: Any
    query: Mapping[str, Any]
    parameters: Mapping[str, type]
    cookie: Literal["given", "taken"] | None
    attachment: bool
    price_us: int

    @property
    def success(self) -> int:
        """The status of a successful answer."""
        return min(self.answers)


def operation(
    method: Method,
    path: str,
    answers: Mapping[int, Any],
    refusals: tuple[int, ...] = (),
    *,
    body: Any = None,
    body_bytes: int = BODY_BYTES,
    query: Mapping[str, Any] = NONE,
    cookie: Literal["given", "taken"] | None = None,
    attachment: bool = False,
    price_us: int = USUAL_US,
) -> Callable[[AnyCallable], HTTPRouteHandler]:
    """Declare a handler as the operation of a method and a path, in which parameters are written ``{name:str}``.

    The fields are those of Operation; ``body_bytes`` is the most bytes that a body may have.
    """

    def declare(handler: AnyCallable) -> HTTPRouteHandler:
        summary, _, note = inspect.cleandoc(handler.__doc__ or "").partition("\n\n")
        types = {name: {"str": str, "int": int}[kind] for name, kind in re.findall(r"{(\w+):(\w+)}", path)}
        declared = Operation(
            handler.__name__,
            method,
            re.sub(r":\w+}", "}", path),
            " ".join(summary.split()),
            " ".join(note.split()),
            answers,
            refusals,
            body,
            query,
            types,
            cookie,
            attachment,
            price_us,
        )
        routed: HTTPRouteHandler = {"get": get, "post": post}[method](
            path,
            status_code=declared.success,
            request_max_body_size=body_bytes,
            opt={"operation": declared, "price_us": price_us},
        )(handler)
        return routed

    return declare


def routes_of(modules: Iterable[ModuleType]) -> tuple[HTTPRouteHandler, ...]:
    """Return the routes that modules define, in the order of their definition."""
    found = (value for module in modules for value in vars(module).values() if isinstance(value, HTTPRouteHandler))
    return tuple(dict.fromkeys(found))


def operations_of(routes: Iterable[HTTPRouteHandler]) -> tuple[Operation, ...]:
    """Return the operations among routes; those that serve the browser client's files are none."""
    return tuple(route.opt["operation"] for route in routes if "operation" in route.opt)
