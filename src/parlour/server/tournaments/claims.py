"""Players who were typed in, and claim to be theirs by people with a device.

Somebody asks, an organiser agrees or declines. Each guest has one claim open at a time, so that nobody fills the log.
"""

from __future__ import annotations

from typing import NamedTuple

from parlour.protocol.tournaments import OpenClaim, OwnClaim
from parlour.server.base.errors import NotFound, NotNow
from parlour.server.storage.tournaments import Happened
from parlour.server.tournaments.deeds import require_organiser
from parlour.server.tournaments.refusals import refusal, refusing
from parlour.server.tournaments.standing import Held
from parlour.tournaments.events import Asked, Claimed, Declined

MOST_OPEN = 100
"""The most claims that wait for an organiser."""


class Claim(NamedTuple):
    """A claim by its number: which player, and whose guest says to be them."""

    number: int
    name: str
    guest: str


def ask_for(held: Held, guest: str, name: str) -> list[Happened]:
    """Ask to be a player who was typed in; who asked for the same before has asked."""
    own = held.player_of(guest)
    player = held.find_player(name, "name")
    if own is not None and own.name == player.name:
        return []
    if own is not None:
        raise refusal(NotNow, "claim-in", "name", name=own.name)
    if player.name in held.guest_of:
        raise refusal(NotNow, "claimed", "name", name=player.name)
    waiting = find_open(held)
    mine = next((claim for claim in waiting if claim.guest == guest), None)
    if mine is not None:
        if mine.name == player.name:
            return []
        raise refusal(NotNow, "claim-waits", "name", name=mine.name)
    if any(held.asked[number] == (player.name, guest) for number in held.declined):
        raise refusal(NotNow, "claim-declined", "name", name=player.name)
    if len(waiting) >= MOST_OPEN:
        raise refusal(NotNow, "claims-full", "name")
    return [Happened(Asked(player.name), guest)]


def answer_claim(held: Held, by: str | None, number: int, agrees: bool) -> list[Happened]:
    """Agree to a claim or decline it, as an organiser; the same answer once more says nothing."""
    require_organiser(held, by)
    if number not in held.asked:
        raise refusal(NotFound, "no-claim", "claim")
    name, guest = held.asked[number]
    is_theirs = held.guest_of.get(name) == guest
    if not agrees:
        if is_theirs:
            raise refusal(NotNow, "claim-agreed", "claim", name=name)
        return [] if number in held.declined else [Happened(Declined(number), by)]
    if is_theirs:
        return []
    own = held.name_of.get(guest)
    if own is not None:
        raise refusal(NotNow, "claim-other", "claim", name=name, other=own)
    if name in held.guest_of:
        raise refusal(NotNow, "claimed", "claim", name=name)
    if number in held.declined:
        raise refusal(NotNow, "claim-late", "claim")
    with refusing("claim"):
        held.tournament.find_player(name)
    return [Happened(Claimed(name), guest)]


def find_open(held: Held) -> list[Claim]:
    """List the claims that wait for an organiser, oldest first."""
    return [
        Claim(number, name, guest)
        for number, (name, guest) in held.asked.items()
        if number not in held.declined and name not in held.guest_of and guest not in held.name_of
    ]


def draw_claims(held: Held) -> tuple[OpenClaim, ...]:
    """Draw the claims that wait for an organiser; none once nobody can be claimed any more."""
    players = held.tournament.players
    here = () if held.tournament.is_closed else find_open(held)
    return tuple(OpenClaim(claim.number, claim.name) for claim in here if players[claim.name].is_here)


def draw_own_claim(held: Held, guest: str | None) -> OwnClaim | None:
    """Draw the latest claim of a guest who does not play; None if they made none, or somebody else plays by now."""
    if guest is None or guest in held.name_of:
        return None
    mine = [(number, name) for number, (name, by) in held.asked.items() if by == guest]
    if not mine or mine[-1][1] in held.guest_of:
        return None
    number, name = mine[-1]
    return OwnClaim(number, name, number in held.declined)


def list_typed(held: Held) -> tuple[str, ...]:
    """List the players who were typed in, are here and may be claimed."""
    if held.tournament.is_closed:
        return ()
    return tuple(player.name for player in held.tournament.here if player.name not in held.guest_of)
