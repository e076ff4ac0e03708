"""A visit of a program to a table: it sits down, helps to mix the seed, plays to the end, and on if it is asked to.

What the house knows is all there is to know: after a lost line or a restart the next turn says how things stand.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

import websockets

from parlour.cli.visiting.house import Invitation, Json, Lost, Refused, VisitedHouse
from parlour.cli.visiting.line import Line, open_line
from parlour.cli.visiting.nonces import Nonces
from parlour.core.errors import BotFault
from parlour.core.game import find_game
from parlour.protocol.programs import AGAIN_MS, choose, end_programs

T = TypeVar("T")
MOST_FAILURES = 3
"""How often in a row a program may fail until it resigns."""
FIRST_RETRY_S, LAST_RETRY_S = 0.5, 30.0
MOMENT_S = 1.0
"""The pause before a request is repeated that the house refused for now."""
AGREES_TO = ("call-off", "undo")
"""What a program agrees to. It never agrees to a draw, as no bot does."""


class Wish(NamedTuple):
    """How to play: the bot's name, the seconds to pause before each action, and to wait for a rematch afterwards."""

    bot: str
    pause_s: float
    wait_s: float


class _SeatFreed(Exception):
    """The house waited in vain for this program to mix the seed, and freed its seat, which may be taken again."""


class Visit:
    """A program at a table, and at the tables of its rematches. ``tell`` is told in sentences what happens."""

    def __init__(
        self, house: VisitedHouse, wish: Wish, tell: Callable[[str], None], nonces: Nonces | None = None
    ) -> None:
        self._house = house
        self._wish = wish
        self._say = tell
        self._said = ""
        self._nonces = nonces or Nonces()
        self._promised = False
        self._known = 0
        self._responded = -1
        self._failures = 0

    async def play(self, invitation: Invitation) -> None:
        """Play at a table until the match is over and no other is asked for. Raises Refused, BotFault."""
        try:
            you = await self._insist(lambda: self._house.get("/api/you"))
            if not you.get("program"):
                raise Refused(f"{self._house.origin} lets no programs in: its Parlour is an older one.")
            self._tell(f"{self._house.origin} knows this program as {you['names'][0]}.")
            again = await self._play_at(invitation)
            while again is not None:
                self._tell("Another game is asked for.")
                again = await self._play_at(Invitation(invitation.house, again, None))
        except asyncio.CancelledError:
            end_programs()  # one that is still thinking would be waited for
            raise

    def _tell(self, sentence: str) -> None:
        """Tell what is new; a house that is gone would be told of again and again."""
        if sentence != self._said:
            self._said = sentence
            self._say(sentence)

    async def _insist(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask until the house answers. Raises Refused."""
        retry_s = FIRST_RETRY_S
        while True:
            try:
                return await ask()
            except Lost as lost:
                self._tell(f"{lost} Trying again.")
                await asyncio.sleep(retry_s)
                retry_s = min(2 * retry_s, LAST_RETRY_S)

    async def _play_at(self, invitation: Invitation) -> str | None:
        """Play at one table, connecting as often as the line is lost; return the id of the rematch, if there is one."""
        self._known, self._responded, retry_s = 0, -1, FIRST_RETRY_S
        while True:
            await self._insist(lambda: self._sit(invitation))
            began = time.monotonic()
            try:
                async with open_line(self._house, invitation.table) as (line, reading):
                    return await self._follow(line, reading, invitation)
            except _SeatFreed:
                self._tell("The house had freed the seat; taking it again.")
            except Lost as lost:
                self._tell(f"{lost} Connecting again.")
            retry_s = FIRST_RETRY_S if time.monotonic() - began > LAST_RETRY_S else min(2 * retry_s, LAST_RETRY_S)
            await asyncio.sleep(retry_s)

    async def _sit(self, invitation: Invitation) -> None:
        """Take the seat of the link, which changes nothing if it is held already; without a secret there is one."""
        if invitation.secret is not None:
            await self._house.post(f"/api/tables/{invitation.table}/join", {"secret": invitation.secret})

    async def _follow(self, line: Line, reading: asyncio.Task[None], invitation: Invitation) -> str | None:
        """Follow a table over one line until nothing more is to come. Raises what ends the line."""
        playing = asyncio.create_task(self._play_on(line, invitation))
        try:
            await asyncio.wait((reading, playing), return_when=asyncio.FIRST_COMPLETED)
            if not playing.done():
                await reading
            return await playing
        except websockets.ConnectionClosed:
            await reading
            raise
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    async def _play_on(self, line: Line, invitation: Invitation) -> str | None:
        """Do at each turn what is to be done; return the id of the rematch once there is one, None if there is none."""
        await line.look(None)
        patience, ends, self._promised = None, None, False
        while True:
            await line.wait(patience)
            turn, patience = line.turn, None
            if turn is None or not await self._has_seat(line, turn, invitation):
                continue
            if turn["table"]["phase"] == "waiting":
                await self._mix(turn)
            elif turn["table"]["phase"] == "playing":
                patience = await self._play_turn(line, turn)
            elif (again := turn["table"].get("again")) is not None:
                return str(again)
            else:
                ends = ends or await self._note_end(turn)
                patience = ends - time.monotonic()
                if patience <= 0:
                    return None

    async def _has_seat(self, line: Line, turn: Json, invitation: Invitation) -> bool:
        """Return whether a turn is that of the program's seat; if not, look from it. Raises Refused, _SeatFreed."""
        if turn["table"].get("moved"):
            raise Refused("The match goes on in another house.")
        if turn["seat"] is not None:
            return True
        mine = [seat["seat"] for seat in turn["table"]["seats"] if seat.get("mine")]
        if mine:
            self._tell(f"It has seat {mine[0] + 1} of {turn['table']['title']}: {invitation.address}")
            await line.look(mine[0])
        elif turn["table"]["phase"] == "waiting" and invitation.secret is not None:
            raise _SeatFreed
        else:
            raise Refused("This program has no seat at that table. A link to an open seat ends with # and a secret.")
        return False

    # --- mixing the seed

    async def _mix(self, turn: Json) -> None:
        """Commit to a nonce, and reveal it once everybody has committed. Raises Lost."""
        table, number, seats = turn["table"]["id"], turn["seat"], turn["table"]["seats"]
        promise = seats[number].get("commitment", "")
        if promise:
            self._promised = False
        try:
            if not promise and not self._promised:
                self._promised = True
                await self._send_share("commit", table, number, commitment=self._nonces.draw_nonce(table, number))
            elif all(seat["kind"] == "bot" or seat.get("commitment") for seat in seats) and not seats[number].get(
                "mixed"
            ):
                nonce = self._nonces.find_nonce(table, number, promise)
                if nonce is None:
                    self._tell(
                        "What it added to the seed is lost; the house will free the seat, and it is taken again."
                    )
                else:
                    await self._send_share("reveal", table, number, nonce=nonce)
        except Refused as refused:  # others changed the seats meanwhile, as the next turn shows
            self._tell(str(refused))

    async def _send_share(self, step: str, table: str, number: int, **share: str) -> None:
        await self._house.post(f"/api/tables/{table}/{step}", {"seats": [{"seat": number, **share}]})

    # --- playing

    async def _play_turn(self, line: Line, turn: Json) -> float | None:
        """Answer what others ask for, and act if the program may; return after how many seconds to look again."""
        self._nonces.delete_nonce(turn["table"]["id"], turn["seat"])
        proposal = turn["table"].get("proposal")
        if proposal is not None and turn["seat"] not in proposal["agreed"] and self._responded < turn["seq"]:
            self._responded = turn["seq"]
            await line.ask("respond", seat=turn["seat"], agrees=proposal["what"] in AGREES_TO)
        if not turn.get("legal") or turn["seq"] < self._known:
            return None
        began = time.monotonic()
        try:
            action = await self._choose(turn)
        except BotFault as fault:
            await self._note_failure(line, turn, fault)
            return 0.0
        self._failures = 0
        if action is None:
            return AGAIN_MS / 1000
        if not turn.get("times"):
            await asyncio.sleep(max(0.0, self._wish.pause_s - (time.monotonic() - began)))
        return self._note_answer(await line.ask("act", seat=turn["seat"], action=action, seq=turn["seq"]))

    async def _choose(self, turn: Json) -> str | None:
        game = find_game(turn["table"]["game"])
        return await asyncio.to_thread(choose, game, turn["seat"], turn["view"], turn["legal"], self._wish.bot)

    def _note_answer(self, answer: Json) -> float | None:
        """Note from which position on to act again; return the seconds to wait for it, None: until it comes."""
        if answer["is"] in ("ack", "stale"):
            self._known = answer["seq"]
            return None
        if answer["is"] == "fault" or answer["code"] != "illegal":
            self._tell(str(answer.get("message") or answer.get("reason")))
        return MOMENT_S

    async def _note_failure(self, line: Line, turn: Json, fault: BotFault) -> None:
        """Note that the program failed, which is asked again; raise its fault, after resigning, at the last time."""
        self._failures += 1
        self._tell(str(fault))
        if self._failures >= MOST_FAILURES:
            await line.ask("resign" if "resign" in turn.get("may", ()) else "leave", seat=turn["seat"])
            raise BotFault(f"The program failed {MOST_FAILURES} times in a row and has given up: {fault}", turn["seat"])

    async def _note_end(self, turn: Json) -> float:
        """Tell how the match ended; return until when to wait for a rematch."""
        result = (await self._house.get(f"/api/tables/{turn['table']['id']}/file"))["result"]
        winners = " and ".join(str(seat + 1) for seat in result["winners"])
        points = " ".join(map(str, result["scores"]))
        self._tell(f"The match is over: won by {f'seat {winners}' if winners else 'nobody'}, scores {points}.")
        return time.monotonic() + self._wish.wait_s
