"""Makes routes of the web server from operations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.types import AnyCallable

from parlour.server.house.tables import Tables
from parlour.server.operations.calls import Call
from parlour.server.operations.declarations import Method, Operation
from parlour.server.people.guests import COOKIE
from parlour.server.web.admission import program_of
from parlour.server.web.answers import Asked, address_of, write_answer

EVERYWHERE = (414, 421)
"""Refusals before any handler runs: an address that is too long, a Host header that does not name this server."""


def route_of(operation: Operation) -> HTTPRouteHandler:
    """Return the route of an operation whose handler takes a house and a Call."""

    async def handle(request: Asked, tables: NamedDependency[Tables]) -> Response[bytes]:
        return await write_answer(request, await operation.handler(tables, read_call(request)))

    return _routed(operation, handle)


def routed(
    method: Method, route: str, answers: Mapping[int, Any], refusals: tuple[int, ...] = (), **more: Any
) -> Callable[[AnyCallable], HTTPRouteHandler]:
    """Declare a handler of the web server itself as an operation; the arguments are the fields of Operation."""
    return lambda handler: _routed(Operation(handler, method, route, answers, refusals, **more), handler)


def _routed(operation: Operation, handler: AnyCallable) -> HTTPRouteHandler:
    declare = {"get": get, "post": post}[operation.method](
        operation.route,
        status_code=operation.success,
        request_max_body_size=operation.body_bytes,
        opt={"operation": operation, "price_us": operation.price_us},
    )
    made: HTTPRouteHandler = declare(handler)
    return made


def routes_in(module: ModuleType) -> tuple[HTTPRouteHandler, ...]:
    """Return the routes of a module's operations and handlers, in the order of their definition."""
    found = dict.fromkeys(value for value in vars(module).values() if isinstance(value, HTTPRouteHandler | Operation))
    return tuple(route_of(each) if isinstance(each, Operation) else each for each in found)


def operations_of(routes: Iterable[HTTPRouteHandler]) -> tuple[Operation, ...]:
    """Return the operations among routes; those that serve the browser client's files are none."""
    return tuple(route.opt["operation"] for route in routes if "operation" in route.opt)


def read_call(request: Asked) -> Call:
    """Read the call that a request makes; its body is received when the operation asks for it."""
    return Call(
        request.path_params,
        dict(request.query_params.multi_items()),
        request.body,
        request.cookies.get(COOKIE),
        address_of(request),
        program_of(request),
        _read_bearer(request.headers.get("authorization", "")),
        request.headers.get("origin", ""),
    )


def _read_bearer(header: str) -> str:
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
