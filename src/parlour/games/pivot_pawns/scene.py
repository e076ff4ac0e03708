"""What a seat of Pivot Pawns sees, and the words for what happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from parlour.core.clauses import ACT, D
from parlour.core.scene import Clock, Event, Piece, Scene, ScoreLine, SeatScore, Zone
from parlour.core.verbs import actors, score
from parlour.games.pivot_pawns.actions import ACTIONS
from parlour.games.pivot_pawns.puzzle import goal, shortest
from parlour.games.pivot_pawns.state import (
    BID,
    CARDS,
    COLOURS,
    DEMONSTRATE,
    FEWEST_PIVOTS,
    ICON_CARDS,
    ICON_NAMES,
    LIVE,
    OVER,
    PAWNS,
    ROUNDS,
    THINK,
    THIRD,
    TURNS,
    State,
)

THINK_SECONDS = (60, 120, 180, 300)
TIMER_SECONDS = (15, 30, 60)
DEMO_SECONDS = (30, 60, 120)
Path = tuple[str, ...]


def icon_words(icon: int) -> str:
    """Name an icon with its colour, as faces do.

    >>> icon_words(21)
    'pine tree-green'
    """
    return f"{ICON_NAMES[icon]}-{COLOURS[icon % PAWNS]}"


def shared_icon(a: int, b: int) -> int:
    """Give the one icon that two different cards share (PIV-03)."""
    third = int(THIRD[a, b])
    return ICON_CARDS.index(tuple(sorted((a, b, third))))


def icons_of(card: int) -> list[int]:
    """List the seven icons of a card, the centre first (PIV-D2)."""
    return [card, *(icon for icon, cards in enumerate(ICON_CARDS) if card in cards and icon != card)]


FACES = tuple(",".join(icon_words(icon) for icon in icons_of(card)) for card in range(CARDS))

# --- the drawing


def scene(state: State, viewer: int, names: Sequence[str]) -> Scene:
    """Draw the tableau with pawns and placeholders, and the token of the round."""
    points = np.zeros(int(state.players), np.int64)
    winners = int(score(state, points))
    return Scene(
        zones=(Zone("board", "board", 5, 3, "The fifteen cards"), Zone("info", "info", 2, 1, "Token of the round")),
        pieces=(*_cards(state), *_pawns(state), *_token(state)),
        spots=(),
        status=_status(state, viewer, names, winners),
        scores=tuple(_score(state, seat, names, winners) for seat in range(len(points))),
        to_act=tuple(seat for seat in range(len(points)) if int(actors(state)) >> seat & 1),
        over=int(state.phase) == OVER,
    )


def _cell(state: State, card: int) -> tuple[int, int]:
    place = state.card_at.tolist().index(card)
    return place % 5, place // 5


def _cards(state: State) -> Iterator[Piece]:
    for place, card in enumerate(int(card) for card in state.card_at):
        yield Piece(f"card-{card}", "pivot-card", "board", place % 5, place // 5, card_words(state, card), FACES[card])


def card_words(state: State, card: int) -> str:
    """Name a card by its centre, and say what stands on it."""
    words = [f"{ICON_NAMES[card]}, {COLOURS[card % PAWNS]}"]
    if int(state.phase) != OVER and card == goal(state):
        words.append("target")
    words += [f"{COLOURS[pawn]} pawn" for pawn in range(PAWNS) if int(state.pawn[pawn]) == card]
    others = ", ".join(ICON_NAMES[icon] for icon in icons_of(card)[1:])
    return f"{', '.join(words)}; with {others}"


def _pawns(state: State) -> Iterator[Piece]:
    for pawn, colour in enumerate(COLOURS):
        home, card = int(state.home[pawn]), int(state.pawn[pawn])
        words = f"{colour} placeholder on {ICON_NAMES[home]}"
        yield Piece(f"placeholder-{colour}", "placeholder", "board", *_cell(state, home), words, colour, level=1)
        words = f"{colour} pawn on {ICON_NAMES[card]}"
        yield Piece(f"pawn-{colour}", "pawn", "board", *_cell(state, card), words, colour, level=2)


def _token(state: State) -> Iterator[Piece]:
    if int(state.phase) != OVER:
        icon = goal(state)
        words = f"token {ICON_NAMES[icon]}, {COLOURS[icon % PAWNS]}: round {int(state.rounds)} of {ROUNDS}"
        yield Piece(f"token-{icon}", "token", "info", 0, 0, words, icon_words(icon))


def _score(state: State, seat: int, names: Sequence[str], winners: int) -> SeatScore:
    tokens, pivots = int(state.tokens[seat]), int(state.pivots_won[seat])
    words = [_count(tokens, "token")]
    if int(state.gone) >> seat & 1:
        words.append("left")
    elif int(state.phase) != OVER:
        words += _standing(state, seat)
    if int(state.tiebreak) == FEWEST_PIVOTS or int(state.players) == 1:
        words.append(f"{_count(pivots, 'pivot')} in rounds won")
    lines = (ScoreLine("tokens", tokens),)
    return SeatScore(seat, tokens, lines, ", ".join(words), winner=bool(winners >> seat & 1))


def _standing(state: State, seat: int) -> list[str]:
    words = []
    if int(state.sitting_out) >> seat & 1:
        return ["sits out"]
    if int(state.bid[seat]):
        words.append(f"bid {int(state.bid[seat])}")
    if int(state.phase) == THINK and int(state.gave_up) >> seat & 1:
        words.append("gave up")
    if int(state.phase) == BID and int(state.done) >> seat & 1:
        words.append("done")
    if int(state.phase) == BID and int(state.passed) >> seat & 1:
        words.append("passed")
    if int(state.failed) >> seat & 1:
        words.append("failed")
    return words


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _task(state: State) -> str:
    target = goal(state)
    return f"{COLOURS[target % PAWNS]} pawn to {ICON_NAMES[target]}"


def _status(state: State, viewer: int, names: Sequence[str], winners: int) -> str:
    phase = int(state.phase)
    if phase == OVER:
        return _outcome(state, names, winners)
    head = f"Round {int(state.rounds)}: {_task(state)}."
    if phase == THINK:
        return f"{head} Bid as soon as you see a way."
    if phase == BID and int(state.tempo) == LIVE:
        return f"{head} Bid lower, or say done."
    if phase == BID:
        turn = int(state.turn)
        return f"{head} {'Bid or pass.' if turn == viewer else f'{names[turn]} is to bid or pass.'}"
    seat, left = int(state.demonstrator), int(state.bid[int(state.demonstrator)]) - int(state.used)
    who = "Show your solution" if seat == viewer else f"{names[seat]} demonstrates"
    return f"{head} {who}: {_count(left, 'pivot')} left."


def _outcome(state: State, names: Sequence[str], winners: int) -> str:
    if int(state.players) == 1:
        tokens, pivots = int(state.tokens[0]), int(state.pivots_won[0])
        return f"{names[0]} has {_count(tokens, 'token')} with {_count(pivots, 'pivot')}."
    who = [names[seat] for seat in range(int(state.players)) if winners >> seat & 1]
    best = _count(max(int(state.tokens[seat]) for seat in range(int(state.players)) if winners >> seat & 1), "token")
    return f"{who[0]} wins with {best}." if len(who) == 1 else f"{' and '.join(who)} share the win with {best}."


def clocks(state: State) -> tuple[Clock, ...]:
    """Give the running clock, none in turns and after the game (PIV-D11, D13, D16)."""
    phase = int(state.phase)
    if phase == OVER or int(state.tempo) == TURNS:
        return ()
    name, label, seconds = (
        ("think", "Thinking", THINK_SECONDS[int(state.think)]),
        ("timer", "Bidding", TIMER_SECONDS[int(state.timer)]),
        ("demo", "Demonstration", DEMO_SECONDS[int(state.demo)]),
    )[phase]
    return (Clock(name, label, 1000 * seconds, int(state.clocks)),)


# --- touching


def say(state: State, seat: int, action: int) -> tuple[str, Path] | tuple[str, Path, str]:
    """Give an action's label, the ids to touch for it, and the card a pivot leads to."""
    kind, values = ACTIONS.split(action)
    if kind == "bid":
        return f"Bid {_count(int(values['pivots']), 'pivot')}", (f"bid-{values['pivots']}",)
    if kind == "pivot":
        return _say_pivot(state, int(values["moving"]), int(values["pivot"]))
    words = {"giveUp": "Give up", "done": "Done", "concede": "Concede", "pass": "Pass", "leave": "Leave the game"}
    return words.get(kind, f"The {values.get('name')} clock runs out"), (kind,)


def _say_pivot(state: State, moving: int, pivot: int) -> tuple[str, Path] | tuple[str, Path, str]:
    path = (f"pawn-{COLOURS[moving]}", f"pawn-{COLOURS[pivot]}")
    if moving == pivot:
        return f"{COLOURS[moving].capitalize()} over itself", path
    return _pivot_words(state, moving, pivot), path, f"card-{_destination(state, moving, pivot)}"


def _destination(state: State, moving: int, pivot: int) -> int:
    return int(THIRD[int(state.pawn[moving]), int(state.pawn[pivot])])


def _pivot_words(state: State, moving: int, pivot: int) -> str:
    icon = ICON_NAMES[shared_icon(int(state.pawn[moving]), int(state.pawn[pivot]))]
    to = ICON_NAMES[_destination(state, moving, pivot)]
    return f"{COLOURS[moving].capitalize()} over {COLOURS[pivot]} by {icon} to {to}"


def reason(state: State, seat: int, action: int, code: int) -> str | None:
    """Say why an action is refused, with the word that the rules have for it in brackets."""
    kind, values = ACTIONS.split(action)
    own = int(state.bid[seat]) if 0 <= seat < int(state.players) else 0
    if kind == "pivot" and code in (29, 30):
        return _pivot_reason(state, int(values["moving"]), int(values["pivot"]), code)
    if kind == "bid" and code == D + 12 and int(values["pivots"]) == own > 0:
        return f"That is your bid already: bid less than {own} (not-lower)."
    return {
        25: "A pawn cannot pivot over itself: name two different pawns (same-pawn).",
        32: "While everybody thinks, the pawns stay where they are (wrong-phase).",
        37: f"Bid less than your own last bid of {own} (not-lower).",
        38: "Demonstrations begin when the time for bidding is over (wrong-phase).",
        44: "Somebody else is demonstrating: only they touch the pawns (not-demonstrator).",
        D + 11: "You may give up once, and only while everybody thinks (wrong-phase).",
        D + 12: "Bid a number from 1 to 20 (range).",
        D + 13: "The time for bidding in this round is over (too-late).",
        D + 14: "You may say done once after your last bid, and only while bidding runs (wrong-phase).",
        D + 18: "Your last demonstration failed: you sit this round out (wrong-phase).",
        D + 21: "Without clocks you speak in seat order, a bid or a pass; with clocks nobody passes (wrong-phase).",
        D + 22: "You have left the game.",
        ACT: "That is nothing you can do now (wrong-phase).",
    }.get(code)


def _pivot_reason(state: State, moving: int, pivot: int, code: int) -> str:
    card = _destination(state, moving, pivot)
    if code == 29:
        there = next(colour for pawn, colour in enumerate(COLOURS) if int(state.pawn[pawn]) == card)
        return f"{_pivot_words(state, moving, pivot)}: the {there} pawn stands there (occupied)."
    return f"{_pivot_words(state, moving, pivot)}: that card is {COLOURS[moving]}, like the pawn (own-colour)."


# --- telling


def tell(before: State, seat: int, action: int, after: State, viewer: int, names: Sequence[str]) -> Iterator[Event]:
    """Tell what an action did, and after a round how it could have been done (PIV-D20, D23)."""
    kind, values = ACTIONS.split(action)
    who = names[seat] if seat < len(names) else "The clock"
    if kind == "pivot":
        yield _tell_pivot(before, seat, int(values["moving"]), int(values["pivot"]), after, names)
    elif kind == "clock":
        yield Event({"think": "Nobody bids in time.", "timer": "The time for bidding is over."}.get(
            str(values["name"]), f"{names[int(before.demonstrator)]} has no time left."))  # fmt: skip
    else:
        yield Event(_deed(who, kind, values), seat)
    if int(before.phase) == DEMONSTRATE:
        yield from _tell_demonstration(before, after, names)
    if int(after.rounds) > int(before.rounds) or int(after.phase) == OVER:
        yield from _tell_round(before, after, names)
    elif int(after.phase) == DEMONSTRATE and _is_new_demonstration(before, after):
        demonstrator = int(after.demonstrator)
        yield Event(f"{names[demonstrator]} demonstrates a bid of {int(after.bid[demonstrator])}.", demonstrator)


def _deed(who: str, kind: str, values: dict[str, str | int]) -> str:
    if kind == "bid":
        return f"{who} bids {values['pivots']}."
    deeds = {
        "giveUp": "gives up",
        "done": "is done",
        "concede": "concedes",
        "pass": "passes",
        "leave": "leaves the game",
    }
    return f"{who} {deeds[kind]}."


def _is_new_demonstration(before: State, after: State) -> bool:
    return int(before.phase) != DEMONSTRATE or int(before.demonstrator) != int(after.demonstrator)


def _tell_pivot(before: State, seat: int, moving: int, pivot: int, after: State, names: Sequence[str]) -> Event:
    card = _destination(before, moving, pivot)
    trace = (f"pawn-{COLOURS[moving]}", f"pawn-{COLOURS[pivot]}", f"card-{card}")
    number = int(before.used) + 1
    return Event(f"{names[seat]}, pivot {number}: {_pivot_words(before, moving, pivot)}.", seat, trace)


def _tell_demonstration(before: State, after: State, names: Sequence[str]) -> Iterator[Event]:
    """Tell how a running demonstration ended, if it did."""
    seat = int(before.demonstrator)
    if int(after.pivots_won[seat]) > int(before.pivots_won[seat]):
        text = f"{names[seat]} wins the {ICON_NAMES[goal(before)]} token."
        yield Event(text, seat, points=1, at=f"card-{goal(before)}")
    elif int(after.rounds) > int(before.rounds) or int(after.phase) == OVER or int(after.failed) >> seat & 1:
        yield Event(f"{names[seat]}'s demonstration fails; the pawns go back.", seat)
        if int(after.tokens[seat]) < int(before.tokens[seat]):
            yield Event(f"{names[seat]} gives a token back.", seat, points=-1)


def _tell_round(before: State, after: State, names: Sequence[str]) -> Iterator[Event]:
    if (after.tokens <= before.tokens).all():
        yield Event(f"Nobody gets the {ICON_NAMES[goal(before)]} token.")
    yield Event(_solution_words(before))
    for number in range(int(before.rounds), int(after.rounds) - 1):
        yield Event(f"Nobody may bid for the {ICON_NAMES[int(after.token[number])]} token.")
    if int(after.phase) == OVER:
        points = np.zeros(int(after.players), np.int64)
        yield Event(_outcome(after, names, int(score(after, points))))
    else:
        yield Event(f"Round {int(after.rounds)}: {_task(after)}.", ids=(f"card-{goal(after)}",))


def _solution_words(before: State) -> str:
    """PIV-D23: one shortest solution of the round that is over, from where its pawns began."""
    state = before.copy()
    state.pawn[:] = before.home
    way = shortest(tuple(int(card) for card in before.home), goal(before)) or ()
    steps = []
    for moving, pivot in way:
        steps.append(_pivot_words(state, moving, pivot))
        state.pawn[moving] = _destination(state, moving, pivot)
    return f"A shortest solution has {_count(len(way), 'pivot')}: {'; '.join(steps)}."
