"""Writes the OpenAPI description of the HTTP interface, from the declared operations and the structs of ``protocol``.

The WebSocket is described in docs/wire.md.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from parlour import __version__
from parlour.core.facts import Fact
from parlour.protocol.http import Problem
from parlour.server.operations.declarations import Operation
from parlour.server.web.routes import EVERYWHERE

JSON = "application/json"
TEXT = "text/plain; version=0.0.4; charset=utf-8"
ATOM = "application/atom+xml"
PDF = "application/pdf"
OPERATOR = "operator"
KINDS = {str: TEXT, bytes: ATOM, bytearray: PDF}
PARAMETER_TYPES = {str: "string", int: "integer"}
MEANINGS = {
    200: "As asked.",
    201: "Made.",
    304: "As it was when it was asked for last.",
    400: "The request cannot be read, or names something that is not; ``field`` says where.",
    403: "Not this guest's to do, off in kid mode, or the Origin header does not name this server; or an operator "
    "banned the guest or the network, and ``until`` says for how long.",
    404: "There is no such thing.",
    409: "Somebody else was first, it is not the time for this, the table was closed, or its rules are not here.",
    413: "More than 32 KiB; of a match file, more than 1 MiB.",
    414: "The address is too long.",
    421: "The Host header is no name of this server.",
    429: "Too many tables, questions, passkeys, or wrong tokens; Retry-After says when to come back.",
    500: "The table's record is damaged.",
    503: "The database does not answer. Nothing was changed; try again.",
}
SPREAD_FACT = Annotated[
    list[Any], msgspec.Meta(min_length=2, max_length=2, description="the id of a message, and its arguments")
]
"""A fact as an array: facts contain facts as arrays, which msgspec cannot tell from other arrays.

The two are not described one by one: Schemathesis, which proves the document, misreads that in what every error holds.
"""


def write_document(operations: Sequence[Operation]) -> bytes:
    """Return the OpenAPI 3.1 description of operations as JSON."""
    types = [each for operation in operations for each in (*operation.answers.values(), operation.body) if each]
    distinct = list(dict.fromkeys([*types, Problem]))
    schemas, components = msgspec.json.schema_components(
        list(map(_spread_facts, distinct)), schema_hook=_describe_value, ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(distinct, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method] = _describe_operation(operation, schema_of)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Parlour", "version": __version__},
            "paths": paths,
            "components": {"schemas": components, "securitySchemes": {OPERATOR: {"type": "http", "scheme": "bearer"}}},
        }
    )


def _describe_operation(operation: Operation, schema_of: dict[Any, Any]) -> dict[str, Any]:
    refusals = dict.fromkeys((*operation.refusals, *_refused_everywhere(operation)), Problem)
    answers = sorted({**refusals, **operation.answers}.items())
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": PARAMETER_TYPES[kind]}}
        for name, kind in operation.parameters.items()
    ] + [{"name": name, "in": "query", "schema": {"type": "string"}} for name in operation.query]
    found: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "description": operation.note,
        "parameters": parameters,
        "responses": {str(status): _describe_answer(status, kind, schema_of) for status, kind in answers},
    }
    if operation.by_token:
        found["security"] = [{OPERATOR: []}]
    if operation.body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[operation.body]}}}
    return found


def _refused_everywhere(operation: Operation) -> tuple[int, ...]:
    return EVERYWHERE if operation.for_banned else (*EVERYWHERE, 403)


def _describe_answer(status: int, kind: Any, schema_of: dict[Any, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"description": MEANINGS[status]}
    if kind is not None:
        found["content"] = {KINDS.get(kind, JSON): {"schema": schema_of[kind]}}
    return found


def _describe_value(_kind: type) -> dict[str, Any]:
    return {"description": "a value that each game defines"}


# --- facts


def _spread_facts(annotation: Any) -> Any:
    """Replace every Fact in an annotation, at any depth of its structs, by SPREAD_FACT."""
    if annotation is Fact:
        return SPREAD_FACT
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return _spread_struct(annotation)
    arguments = get_args(annotation)
    spread = tuple(map(_spread_facts, arguments))
    if spread == arguments:
        return annotation
    origin = get_origin(annotation)
    return (Union if origin is UnionType else origin)[spread]


@functools.cache
def _spread_struct(cls: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """Copy a struct with the types of its fields spread; return the struct itself if it holds no Fact."""
    spread = [(field, _spread_facts(field.type)) for field in fields(cls)]
    if all(kind == field.type for field, kind in spread):
        return cls
    config = cls.__struct_config__
    return msgspec.defstruct(
        cls.__name__,
        [(field.name, kind, _copy_default(field)) for field, kind in spread],
        namespace={"__doc__": cls.__doc__},
        tag=config.tag,
        tag_field=config.tag_field,
        omit_defaults=config.omit_defaults,
        array_like=config.array_like,
        forbid_unknown_fields=config.forbid_unknown_fields,
        kw_only=True,
    )


def _copy_default(field: FieldInfo) -> Any:
    given = field.default_factory, field.default
    if given[0] is not msgspec.NODEFAULT:
        return msgspec.field(default_factory=given[0], name=field.encode_name)
    return msgspec.field(default=given[1], name=field.encode_name)
