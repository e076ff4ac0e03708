"""Decodes JSON from strangers, strictly.

Common decoders take the last of two equal keys, integers of any length, NUL and lone surrogates, so that two programs
could read one message differently. All that is refused here, before the schema is applied.
"""

from __future__ import annotations

import contextlib
import functools
import json
import typing
import unicodedata
from collections.abc import Sequence
from typing import Annotated, Any, TypeVar, cast

import msgspec

from parlour.core.errors import BadOption
from parlour.core.files import NAME_LENGTH
from parlour.protocol.frames import Incoming
from parlour.protocol.lessons import LessonQuestion
from parlour.protocol.scalars import Id
from parlour.server.base.errors import BadMessage, TooLarge, Unseen
from parlour.server.base.visible import unseen

FRAME_BYTES = 8 * 1024
BODY_BYTES = 32 * 1024
LONGEST_NUMBER = 16
UNNAMED = ""
"""The name of a guest who gave none; pages show a word for "guest" in the reader's language."""

T = TypeVar("T")


class Identified(msgspec.Struct):
    """The id of a frame, whatever else it holds."""

    id: Annotated[Id, msgspec.Meta(pattern="^[!-~]+$")]


def read_frame(data: str | bytes) -> Incoming:
    """Read a frame of the socket. Raises BadMessage."""
    if isinstance(data, bytes):
        raise BadMessage("frames are text, not binary")
    parsed = parse(data.encode("utf-8", "surrogatepass"), FRAME_BYTES)
    is_plain = data.isascii() and data.isprintable() and "\\" not in data
    frame: Incoming = convert(parsed, _kind_of(parsed), is_plain)
    return frame


FRAMES = {kind.__struct_config__.tag: kind for kind in typing.get_args(Incoming)}
"""The types of frames by their tags."""


def _kind_of(parsed: Any) -> Any:
    """Return the type of a frame by its tag: to convert to one type takes msgspec a hundredth of a union's time."""
    tag = cast(dict[str, Any], parsed).get("do") if isinstance(parsed, dict) else None
    return FRAMES.get(tag, Incoming) if isinstance(tag, str) else Incoming


def find_id(data: str | bytes) -> str | None:
    """Find the id in a frame that cannot be read, so that the answer can name it; None if there is none."""
    with contextlib.suppress(BadMessage, msgspec.ValidationError, UnicodeEncodeError):
        found = parse(data.encode("utf-8") if isinstance(data, str) else data, FRAME_BYTES)
        return msgspec.convert(found, Identified).id
    return None


def read_body(data: bytes, kind: type[T]) -> T:
    """Read the JSON body of a request as ``kind``. Raises BadMessage naming the field, TooLarge."""
    body: T = convert(parse(data, BODY_BYTES), kind)
    return body


def read_question(data: bytes) -> LessonQuestion:
    """Read a question in a lesson. Raises BadMessage naming the field."""
    question: LessonQuestion = convert(parse(data, FRAME_BYTES), LessonQuestion)
    return question


def read_asked(text: str, kind: Any) -> Any:
    """Read the question in a request whose body is a match file. Raises BadMessage naming the field."""
    return convert(parse(text.encode("utf-8", "surrogatepass"), FRAME_BYTES), kind)


def parse(data: bytes, most: int) -> Any:
    """Parse JSON without a schema. Raises BadMessage, and TooLarge above ``most`` bytes."""
    if len(data) > most:
        raise TooLarge(f"a message has at most {most} bytes, this one {len(data)}")
    try:
        return _reader().decode(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadMessage("not UTF-8") from None
    except RecursionError:
        raise BadMessage("nested too deeply") from None
    except json.JSONDecodeError as error:
        raise BadMessage(f"not JSON: {error}") from None


@functools.cache
def _reader() -> json.JSONDecoder:
    """Return the JSON parser, which is made once: making it takes longer than reading a frame."""
    return json.JSONDecoder(
        object_pairs_hook=_object, parse_int=_integer, parse_float=_decimal, parse_constant=_constant
    )


def convert(value: Any, kind: Any, is_plain: bool = False) -> Any:
    """Fit parsed JSON into a type; ``is_plain``: it holds printable ASCII alone. Raises BadMessage naming the field."""
    try:
        if not is_plain:
            check_text(value)
        return msgspec.convert(value, kind)
    except RecursionError:
        raise BadMessage("nested too deeply") from None
    except msgspec.ValidationError as error:
        raise BadMessage(str(error), field_of(str(error))) from None


def field_of(message: str) -> str | None:
    """Return the path of the field that msgspec's error message names.

    >>> field_of("Expected `int` >= 0 - at `$.seats[0].seat`"), field_of("Object missing required field `game`")
    ('seats[0].seat', 'game')
    """
    what, _, path = message.partition(" - at `$")
    inside = path.rstrip("`").lstrip(".")
    if "field `" not in what:
        return inside or None
    name = what.partition("field `")[2].partition("`")[0]
    return f"{inside}.{name}" if inside else name


def check_text(value: Any, field: str = "") -> None:
    """Raise Unseen, naming the field, if a string anywhere holds characters that cannot be seen."""
    if isinstance(value, str):
        bad = unseen(value)
        if bad is not None:
            raise Unseen(f"{field or 'text'} holds the invisible character U+{ord(bad):04X}", field or None)
    elif isinstance(value, dict):
        for key, inner in cast(dict[str, Any], value).items():
            check_text(key)
            check_text(inner, f"{field}.{key}" if field else key)
    elif isinstance(value, list):
        for number, inner in enumerate(cast(Sequence[Any], value)):
            check_text(inner, f"{field}[{number}]")


def clean_name(name: str, field: str) -> str:
    """Normalize a name to NFC, with single spaces. Raises BadOption naming the field if it is empty or too long."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean or len(clean) > NAME_LENGTH:
        raise BadOption(f"a name has 1 to {NAME_LENGTH} characters", field)
    return clean


def given_name(name: str | None, field: str) -> str:
    """Normalize a name as ``clean_name`` does; None becomes UNNAMED. Raises BadOption."""
    return UNNAMED if name is None else clean_name(name, field)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BadMessage("an object names a key twice")
    return found


def _integer(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise BadMessage(f"a number has at most {LONGEST_NUMBER} digits")
    return int(digits)


def _decimal(digits: str) -> float:
    if len(digits) > LONGEST_NUMBER:
        raise BadMessage(f"a number has at most {LONGEST_NUMBER} digits")
    return float(digits)


def _constant(word: str) -> float:
    raise BadMessage(f"{word} is not JSON")
