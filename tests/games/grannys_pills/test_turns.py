"""Granny's Pills: the best turn is found among all there are, and playing on after it finds what a glance does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from parlour.bots.advice import advise, weigh
from parlour.bots.search import Budget, Halt
from parlour.core import verbs
from parlour.core.bits import filled
from parlour.core.dice import new_dice, roll
from parlour.core.game import legal_actions
from parlour.core.kernel import JIT, boxed, run
from parlour.core.match import Match
from parlour.core.record import copied
from parlour.games.grannys_pills.components import PILL_NAMES, PRESCRIPTIONS
from parlour.games.grannys_pills.record import CHOOSE
from parlour.games.grannys_pills.strategy.best_turn import carry_out, outlook
from parlour.games.grannys_pills.strategy.decisions import CHUNK, Thinker, decide
from parlour.games.grannys_pills.strategy.evaluation import best_now, race_of
from parlour.games.grannys_pills.strategy.outlook import TURNS_NEEDED
from parlour.games.grannys_pills.strategy.turns import NO_ACTION, actions_of
from tests.games.grannys_pills.drawing import ALMOST, BARE, GAME, Q, drawn, started

Turn = tuple[str, ...]

OPTIONS: list[dict[str, Any]] = [
    {},
    {"forms": "straight"},
    {"view": "around"},
    {"single": "forced"},
    {"colours": "trust"},
]


def thinker(match: Match, seat: int) -> Thinker:
    return Thinker(match.view(seat), seat, new_dice(1), Halt().word, 60_000)


def tried(state: Any, seat: int) -> Iterator[tuple[Turn, Any]]:
    """Every turn that the rules allow, by trying what is legal, step by step, each choice being final."""
    open_: list[tuple[Turn, Any]] = [((), boxed(copied(state)))]
    while open_:
        turn, here = open_.pop()
        for action in legal_actions(GAME, here, seat):
            text = GAME.rules.actions.text(action)
            if turn and turn[-1].startswith("take") and not text.startswith("place"):
                continue
            after = here.copy()
            verbs.apply(after, seat, action)
            if text.startswith("place"):
                yield (*turn, text), after[0]
            else:
                open_.append(((*turn, text), after))


def points(state: Any, seat: int) -> int:
    """The points of a schedule, counted space by space (GRA-41 to 44)."""
    asked = PRESCRIPTIONS[int(state.prescription[seat])].replace("/", " ").split()
    total = 0
    for space, kind in enumerate(state.top[seat].tolist()):
        if kind >= 0 and PILL_NAMES[kind][0] == asked[space][0]:
            total += 1 + (PILL_NAMES[kind] == asked[space]) - (int(state.stacked[seat]) >> space & 1)
    return total


def positions(options: dict[str, Any]) -> Iterator[Match]:
    """Positions before a turn of random games; interpreted few pills are left on the grid."""
    if not JIT:
        few = " ".join(pill if place < 18 and place % 6 < 4 else "." for place, pill in enumerate(Q.split()))
        yield drawn(few, options=options, cycle=0)
        return
    match, dice = started(2, **options), new_dice(2)
    for turn in range(1 if options.get("colours") == "trust" else 4):
        if turn % 3 == 0:
            yield match
        (seat,) = match.seats_to_act()
        while match.seats_to_act() == (seat,):
            actions = match.actions(seat)
            places = [action for action in actions if GAME.rules.actions.text(action).startswith("place")]
            match.play(seat, (places or actions)[roll(dice, len(places or actions))])


@pytest.mark.rule("GRA-19", "GRA-20", "GRA-21", "GRA-D8", "GRA-D9")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_best_turn_is_the_best_of_all_that_the_rules_allow(options: dict[str, Any]) -> None:
    for match in positions(options):
        (seat,) = match.seats_to_act()
        before, race = points(match.state, seat), race_of(match.state)
        naive = {
            turn: points(after, seat) - before + outlook(filled(after.top[seat]), race)
            for turn, after in tried(match.state, seat)
        }
        mind = thinker(match, seat)
        count = mind.find(swaps=True)
        found = {
            tuple(GAME.rules.actions.text(int(action)) for action in turn if action != NO_ACTION): float(value)
            for turn, value in zip(mind.plans.turns[:count], mind.plans.value[:count], strict=True)
        }
        assert found.keys() == naive.keys()
        if options.get("colours") != "trust":  # there a wrong colour costs all points
            assert found == pytest.approx(naive)
        value, turn = run(best_now, match.state, seat)
        assert value == pytest.approx(max(naive.values()))
        assert naive[tuple(GAME.rules.actions.text(action) for action in actions_of(turn))] == pytest.approx(value)


def test_a_turn_by_its_number_is_played_as_its_actions_are() -> None:
    for match in positions({}):
        (seat,) = match.seats_to_act()
        _, turn = run(best_now, match.state, seat)
        played = match.state.copy()
        carry_out(played, seat, turn)
        for action in actions_of(turn):
            match.play(seat, action)
        assert played.tobytes() == match.state.tobytes()


def test_spaces_that_no_form_fills_take_longer() -> None:
    def needed(*free: int) -> int:
        return int(TURNS_NEEDED[511 & ~sum(1 << space for space in free)])

    assert [needed(), needed(4), needed(0, 1, 2), needed(0, 1, 4), needed(*range(9))] == [0, 1, 1, 1, 3]
    assert [needed(0, 8), needed(0, 2, 8), needed(0, 2, 4, 6, 8)] == [2, 2, 3], "filled spaces may be covered"


def test_who_could_choose_again_is_shown_other_pills_too() -> None:
    match = drawn()
    match.play(0, "takeOne 0")
    mind = thinker(match, 0)
    placed = mind.find(swaps=True)
    assert 0 < placed < mind.find(swaps=True, changes=True)


def test_a_thought_ends_when_nobody_waits() -> None:
    halt, match = Halt(), drawn(" ".join(["B1 B2 G1"] + ["."] * 33))
    halt.call()
    mind = Thinker(match.view(0), 0, new_dice(1), halt.word, 60_000)
    mind.find(swaps=True)
    _, played = mind.compare(list(range(4)), 1_000_000)
    assert played <= CHUNK
    assert decide(match.view(0), 0, "expert", new_dice(1), halt.word).action in match.actions(0)


if JIT:  # hundreds of games

    @pytest.mark.rule("GRA-19", "GRA-21")
    @pytest.mark.parametrize("options", OPTIONS, ids=str)
    def test_wherever_one_stands_nothing_is_better_than_the_best_turn(options: dict[str, Any]) -> None:
        for seed in range(12):
            match, dice = started(2 + seed % 3, **options), new_dice(seed)
            while not match.over:
                (seat,) = match.seats_to_act()
                mind = thinker(match, seat)
                count = mind.find(swaps=True)
                if count == 0:
                    match.play(seat, "pass")
                    continue
                best = int(np.argmax(mind.plans.value[:count]))
                if int(match.state.phase) == CHOOSE:
                    assert run(best_now, match.state, seat)[0] == pytest.approx(float(mind.plans.value[best]))
                turn = best if roll(dice, 3) else roll(dice, count)
                match.play(seat, mind.first(turn))

    @pytest.mark.rule("GRA-36")
    def test_the_expert_ends_a_round_that_others_would_win() -> None:
        """Seat 1 has a single pill: every cycle more is one in which it comes nearer."""
        match = drawn(schedules=(ALMOST, "Y1 . . / . . . / . . ."), cycle=2, first=1)
        while match.seats_to_act() == (0,) and int(match.state.rounds) == 0:
            action = decide(match.view(0), 0, "expert", new_dice(1), Halt().word).action
            assert action is not None
            match.play(0, action)
        assert int(match.state.rounds) == 1

    def test_chances_after_the_best_turns_are_compared_in_worlds_alike() -> None:
        mind = thinker(drawn(schedules=(BARE, BARE)), 0)
        mind.find(swaps=True)
        best = mind.picked(*mind.glance(4))[:8]
        found, played = mind.compare(best, 400, kept=[best[-1]])
        assert played >= 400 // 8
        chances = list(found.values())
        assert best[-1] in found
        assert chances == sorted(chances, reverse=True)
        assert all(0 < chance < 1 for chance in chances)

    @pytest.mark.rule("GRA-43", "GRA-D20")
    def test_a_decision_is_weighed_by_playing_on() -> None:
        """G3 is wanted in the last space. Whoever has chosen B2, which can only cover a pill, had best choose again."""
        match = drawn(schedules=(ALMOST, "Y1 G3 R3 / G2 G4 R2 / B1 B2 ."), cycle=2, first=1)
        right, wrong, cover = map(GAME.rules.actions.read, ("takeOne 12", "takeOne 1", "placeOne 1"))
        budget = Budget(ms=60_000)
        assert weigh(GAME, match.view(0), 0, right, budget, 1).ahead == 0
        found = weigh(GAME, match.view(0), 0, wrong, budget, 1)
        assert found.action == right
        assert found.because == "", "no swap is needed"
        assert found.ahead is not None
        assert found.ahead > 0.2
        match.play(0, wrong)
        assert advise(GAME, match.view(0), 0, budget, 1).action == right
        assert weigh(GAME, match.view(0), 0, cover, budget, 1).ahead == 0, "what was lost is not lost again"
