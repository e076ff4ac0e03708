"""Ranks the clauses of games by how much people stumble over them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence

import msgspec

from parlour.clarity.comparison import Compared, compare_lots
from parlour.clarity.notes import BEGINNING, GENERAL, PERIODS, PRACTISED, Note, Period
from parlour.clarity.shares import Difference, Share, difference, share_of

FEW_DECISIONS, FEW_REFUSALS = 100, 5
"""A clause with fewer decisions or refusals says little."""


class Stumbling(msgspec.Struct, frozen=True):
    """How people stumble over a clause.

    game, clause: which one
    reason: the id of the message that explained most of its refusals
    rate: the share of decisions in which it refused, of those in which it could have
    early, late: the same in the first three matches of a person, and from the tenth match on
    unlearnt: the difference of these two
    slower: by how many steps of hesitation the decisions in which it refused took longer than the game's others;
        null where none was measured
    hints, undos: how many followed a refusal, in the same decision or by taking it back
    score: what it is ranked by
    is_scarce: whether there is too little to say much
    """

    game: str
    clause: str
    reason: str
    rate: Share
    early: Share
    late: Share
    unlearnt: Difference
    slower: float | None
    hints: int
    undos: int
    score: float
    is_scarce: bool


class Report(msgspec.Struct, frozen=True):
    """What a house kept says of the clauses of a game, or of several.

    games: which ones
    notes, actions, refusals, hints, undos: how many were kept; of refusals those by a clause of its own
    aimless: further refusals, of touches that mean nothing at the moment
    clauses: those that refused something, the worst first
    compared: the comparisons of two wordings
    """

    games: tuple[str, ...]
    notes: int
    actions: int
    refusals: int
    hints: int
    undos: int
    aimless: int
    clauses: tuple[Stumbling, ...]
    compared: tuple[Compared, ...]


def rank(notes: Iterable[Note]) -> Report:
    """Rank the clauses of all games of these notes, the worst first.

    The score is the lower end of the interval of the rate, so that few data weigh little, multiplied by one plus what
    follows a refusal: the share of hints, that of undos, and the steps by which such decisions took longer (a step is
    about twice the time). People who touch something by accident know better at once, and nothing follows.
    """
    found = list(notes)
    kinds = Counter(note.kind for note in found)
    aimless = sum(note.kind == "refusal" and note.clause.endswith(GENERAL) for note in found)
    games: dict[str, list[Note]] = defaultdict(list)
    for note in found:
        games[note.game].append(note)
    clauses = [each for name in sorted(games) for each in _rank_game(name, games[name])]
    return Report(
        tuple(sorted(games)),
        len(found),
        kinds["action"],
        kinds["refusal"] - aimless,
        kinds["hint"],
        kinds["undo"],
        aimless,
        tuple(sorted(clauses, key=lambda each: (-each.score, each.game, each.clause))),
        tuple(each for name in sorted(games) for each in compare_lots(name, games[name])),
    )


def _rank_game(game: str, notes: Sequence[Note]) -> list[Stumbling]:
    refused: dict[str, list[Note]] = defaultdict(list)
    for note in notes:
        if note.kind == "refusal" and note.clause and not note.clause.endswith(GENERAL):
            refused[note.clause].append(note)
    chances = Counter((clause, note.period) for note in notes if note.kind == "action" for clause in note.stakes)
    followed = Counter((note.kind, note.clause) for note in notes if note.kind in ("hint", "undo"))
    slower = _slower(notes)
    return [
        _describe(
            game,
            clause,
            [_rate(those, chances, periods) for periods in (PERIODS, BEGINNING, PRACTISED)],
            those,
            (followed["hint", clause], followed["undo", clause]),
            slower.get(clause),
        )
        for clause, those in refused.items()
    ]


def _describe(
    game: str,
    clause: str,
    rates: Sequence[Share],
    refused: Sequence[Note],
    followed: tuple[int, int],
    slower: float | None,
) -> Stumbling:
    rate, early, late = rates
    reasons = Counter(note.reason for note in refused)
    reason = min(reasons, key=lambda reason: (-reasons[reason], reason))
    hints, undos = followed
    weight = 1 + min(1.0, hints / len(refused)) + min(1.0, undos / len(refused)) + max(0.0, slower or 0.0)
    is_scarce = rate.of < FEW_DECISIONS or rate.count < FEW_REFUSALS
    unlearnt = difference(early, late)
    return Stumbling(
        game, clause, reason, rate, early, late, unlearnt, slower, hints, undos, rate.low * weight, is_scarce
    )


def _rate(refused: Sequence[Note], chances: Counter[tuple[str, Period]], periods: Collection[Period]) -> Share:
    """Return the share of decisions in these periods in which a clause refused; one that was not ended counts, too."""
    count = sum(note.period in periods for note in refused)
    return share_of(count, max(count, sum(chances[refused[0].clause, period] for period in periods)))


def _slower(notes: Iterable[Note]) -> dict[str, float]:
    """Map each clause to how many steps longer its decisions took than those in which nothing was refused."""
    steps: dict[str, list[int]] = defaultdict(list)
    for note in notes:
        if note.kind == "action" and note.step >= 0:
            steps[note.clause].append(note.step)
    usual = steps.pop("", [])
    if not usual:
        return {}
    middle = sum(usual) / len(usual)
    return {clause: sum(those) / len(those) - middle for clause, those in steps.items()}
