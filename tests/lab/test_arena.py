"""The arena: the same games whatever plays them, broken off and gone on with, each deal from every side."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from parlour.bots.lineups import lineups
from parlour.core.errors import BadFile, BadOption, ParlourError, UnknownGame
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.lab import arena as arena_module
from parlour.lab import charts
from parlour.lab.arena import Arena, Standing
from parlour.lab.contest import Contest, Pair, Played, duel, play_deal, share_of_deal, share_of_game
from parlour.lab.files import add_file, write
from parlour.lab.ratings import rate
from parlour.lab.simulated import play_match

THREE = Contest("gridsy", ("gentle", "casual", "club"), 2, {"grid": 3, "best_of": 1}, 5)
PAIR = Pair("weak", "strong")


def played(arena: Arena) -> list[tuple[Played, ...]]:
    return [deal for standing in arena.standings.values() for deal in standing.deals]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_sits_everywhere_equally_often(players: int) -> None:
    found = lineups(PAIR, players)
    assert len(set(found)) == len(found) == (2 if players % 2 == 0 else 2 * players)
    for seat in range(players):
        assert sum(bots[seat] == "strong" for bots in found) * 2 == len(found)


def test_equals_win_half_of_a_deal() -> None:
    deal = tuple(Played(bots, (0, 0, 0), (1,), 9) for bots in lineups(PAIR, 3))
    assert share_of_deal(deal, PAIR) == 0.5
    assert share_of_game(Played(("weak", "strong", "weak"), (1, 1, 0), (0, 1), 9), "strong") == 0.5
    assert share_of_game(Played(("weak", "strong", "weak"), (1, 1, 1), (), 9), "strong") == pytest.approx(1 / 3)


def test_a_deal_is_the_same_deal_for_all_who_play_it() -> None:
    deals = [play_deal(THREE, pair, number) for pair in THREE.pairs for number in (0, 1)]
    assert deals[0] == play_deal(THREE, THREE.pairs[0], 0)
    assert deals[0] != deals[1]
    assert [game.bots for game in deals[0]] == [("gentle", "casual"), ("casual", "gentle")]


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"bots": ("casual",)}, BadOption),
        ({"bots": ("casual", "casual")}, BadOption),
        ({"bots": ("casual", "master")}, BadOption),
        ({"players": 1}, BadOption),
        ({"players": 4}, BadOption),
        ({"options": {"gravity": 1}}, BadOption),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(wrong: dict[str, object], error: type[ParlourError]) -> None:
    given = {"game": "thirty-six", "bots": ("gentle", "casual"), "players": 2, "options": {}, "seed": 0}
    with pytest.raises(error):
        Contest(**(given | wrong)).check()  # type: ignore[arg-type]


def test_the_number_of_processes_changes_nothing() -> None:
    alone, together = Arena(THREE, 4), Arena(THREE, 4)
    assert alone.run(1)
    assert together.run(2)
    assert played(alone) == played(together)


def test_broken_off_it_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    whole, first, second = (Arena(THREE, 4) for _ in range(3))
    whole.run(1)

    def interrupt(standing: Standing) -> None:
        if len(played(first)) == 3:
            raise KeyboardInterrupt

    assert not first.run(1, interrupt)
    assert played(first) == [*played(whole)[:2], played(whole)[2]]
    write(first, file)
    add_file(second, file)
    assert played(second) == played(first)
    second.run(1)
    assert played(second) == played(whole)


def test_other_files_are_in_the_way(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("my diary")
    with pytest.raises(BadFile, match="no file of an arena"):
        add_file(Arena(THREE, 2), file)
    assert file.read_text() == "my diary"
    write(Arena(THREE, 2), file)
    with pytest.raises(BadFile, match="another contest"):
        add_file(Arena(replace(THREE, seed=6), 2), file)
    with pytest.raises(BadFile):
        write(Arena(THREE, 2), tmp_path / "nowhere" / "games.parquet")


def test_a_pair_stops_when_enough_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """A real contest takes too long here: deals come ready-made, the stronger bot winning all of them."""

    def easy(contest: Contest, pair: Pair, deal: int) -> tuple[Played, ...]:
        return tuple(Played(bots, (0, 0), (bots.index(pair.strong),), 9) for bots in lineups(pair, 2))

    monkeypatch.setattr(arena_module, "play_deal", easy)
    patient, sure = Arena(THREE, 200), Arena(THREE, 200, until_sure=True)
    patient.run(1)
    sure.run(1)
    assert len(played(patient)) == 200
    for standing in sure.standings.values():
        assert 5 < len(standing.deals) < 30
        assert standing.bounds.least > 0.5


def test_ratings_follow_victories_and_close_in(tmp_path: Path) -> None:
    bots = ("a", "b", "c")
    pairs = [Pair("a", "b"), Pair("b", "c")]

    def deals(number: int) -> dict[Pair, list[tuple[Played, ...]]]:
        return {
            pair: [
                tuple(
                    Played(two, (0, 0), (two.index(pair.weak if n % 4 == 0 else pair.strong),), 1)
                    for two in lineups(pair, 2)
                )
                for n in range(number)
            ]
            for pair in pairs
        }

    few, many = rate(bots, deals(6)), rate(bots, deals(60))
    assert many["a"].mu < many["b"].mu < many["c"].mu
    assert all(many[bot].sigma < few[bot].sigma and many[bot].within < few[bot].within for bot in bots)
    even = rate(("a", "b"), {pairs[0]: [tuple(Played(two, (0, 0), (), 1) for two in lineups(pairs[0], 2))]})
    assert even["a"].mu == pytest.approx(even["b"].mu)
    file = tmp_path / "ratings.svg"
    spans = {bot: (rating.mu, rating.within) for bot, rating in many.items()}
    charts.save(charts.ratings("Title", "Rating", bots, spans), file)
    said = file.read_text()
    assert all(f">{text}</text>" in said for text in ("Title", "Rating", *bots))
    assert 'fill="white"' not in said
    with pytest.raises(BadFile):
        charts.save(charts.ratings("Title", "Rating", bots, spans), tmp_path / "nowhere" / "ratings.svg")


def test_who_waits_less_acts_first_and_clocks_run_out() -> None:
    """GRI-G12: nobody of the quick waits for the slow; the same luck, the same match."""
    game = find_game("gridsy")
    matches = []
    for luck in (0, 0, 1):
        match = Match.start(game, 2, game.read_options({"grid": 3, "best_of": 1}), bytes(32))
        play_match(match, ("gentle", "expert"), luck=luck)
        matches.append(match.entries)
    assert matches[0] == matches[1] != matches[2]
    assert duel("pivot-pawns", "expert", "gentle", 2) > 0.5
