"""What can go wrong in the server rather than in the game. Messages are fit for the person who asked."""

from __future__ import annotations

from parlour.core.errors import ParlourError


class ApiError(ParlourError):
    """A refusal with a code for programs and the HTTP status that goes with it."""

    status = 400
    code = "bad_request"


class BadMessage(ApiError):
    """JSON we will not read: malformed, too large, too deep, ambiguous, or not of the schema."""

    code = "bad_message"


class Unseen(BadMessage):
    """A text holds a character that cannot be seen."""

    code = "unseen"


class TooLarge(BadMessage):
    """More bytes than any honest message has."""

    status = 413


class BadMatchFile(ApiError):
    """A match file that cannot be read, or was not played by the rules; the field says where."""

    code = "bad_file"


class NoTable(ApiError):
    """No table has this id."""

    status = 404
    code = "no_table"


class NotFound(ApiError):
    """No such page."""

    status = 404
    code = "not_found"


class DamagedTable(NoTable):
    """The table's log cannot be replayed: it was altered. Other tables go on."""

    status = 500
    code = "damaged"


class OtherRules(NoTable):
    """The table is played by an edition of the rules that is not here; it is kept, and goes on where they are."""

    status = 409
    code = "other_rules"


class Conflict(ApiError):
    """Somebody else was first, or it is not the time for this."""

    status = 409
    code = "conflict"


class NoBranch(Conflict):
    """From this moment nobody may play on; the code says why."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text, "at")
        self.code = code


class NotYours(ApiError):
    """Only those who sit at the table may do this."""

    status = 403
    code = "not_yours"


class NoGuest(ApiError):
    """What should say who somebody is does not; the code says why."""

    status = 403

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Foreign(ApiError):
    """The request comes from a page of another site."""

    status = 403
    code = "foreign_origin"


class TooMany(ApiError):
    """A cap on tables or connections is reached; ``retry_s`` is when it may be tried again, in seconds."""

    status = 429
    code = "too_many"

    def __init__(self, text: str, field: str | None = None, retry_s: int | None = None) -> None:
        super().__init__(text, field)
        self.retry_s = retry_s


class Unavailable(ApiError):
    """The database did not take or give the data; nothing was acknowledged."""

    status = 503
    code = "retry"


class InUse(ParlourError):
    """Another server runs over the same database file."""
