"""What the commands of ``parlour tournament`` do: read the file, add events, write it, and return what to print."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from parlour.cli.tournament_text import (
    FORMAT_TITLES,
    describe,
    night_text,
    report_text,
    round_text,
    show_text,
    standings_text,
    what_next,
)
from parlour.core.errors import BadFile, BadOption
from parlour.core.game import Game, find_game
from parlour.core.night import deal_board
from parlour.core.outputs import check_output, reason_of, write_file
from parlour.core.seed import new_seed
from parlour.tournaments.cells import write_csv
from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import CameBack, Closed, Corrected, Entered, Event, Left, Result
from parlour.tournaments.files import read_tournament, write_tournament
from parlour.tournaments.outcomes import make_outcome
from parlour.tournaments.page import write_page
from parlour.tournaments.pairing import pair_round, planned_rounds
from parlour.tournaments.settings import TIE_BREAKS, USUAL_TIE_BREAKS, Format, Number, Settings
from parlour.tournaments.standings import rank_players
from parlour.tournaments.tournament import Round, Tournament, clean_name, same_name

LOWEST_WINS = ("thirty-six",)
"""Games that the fewest points win, as they are typed in: counters left."""


def found_tournament(file: Path, players: Path | None, given: Mapping[str, Any]) -> str:
    """Write a new tournament. Raises ParlourError where the file is there already or the options do not fit."""
    if file.exists():
        raise BadFile(f"{file} is there already; choose another name, so that nothing is lost")
    check_output(file)
    game = find_game(given["game"])
    tournament = Tournament(_read_settings(game, given))
    names = _read_names(players) if players else []
    for name in names:
        tournament.apply(Entered(clean_name(name)))
    most = tournament.settings.seats[1]
    if tournament.settings.format == "thirty-six" and len(names) > most:
        raise TournamentRefused("one-table", most=most, players=len(names))
    write_tournament(file, tournament)
    said = "\n".join([describe(tournament), *night_text(tournament)])
    return f"{said}\nWritten to {file}. {what_next(tournament)}"


def _read_settings(game: Game, given: Mapping[str, Any]) -> Settings:
    form: Format = given["form"]
    is_own, is_duplicate = form == "thirty-six", form == "duplicate"
    if is_own and game.name != "thirty-six":
        raise BadOption("the format thirty-six is the tournament of 36's own rules; give --game thirty-six")
    seats = _read_seats(given["seats"] or ("2-3" if is_own else "2"))
    least, most = game.rules.players
    if not least <= seats[0] <= seats[1] <= most:
        raise BadOption(f"{game.about.title} is for {least} to {most} players, not for tables of {given['seats']}")
    wishes = given["tie_breaks"]
    return Settings(
        title=given["title"] or f"{game.about.title}, {FORMAT_TITLES[form]}",
        game=game.name,
        format=form,
        seed=given["seed"] or new_seed().hex(),
        seats=seats,
        rounds=given["rounds"],
        best_of=given["best_of"],
        cycles=given["cycles"],
        scoring=given["scoring"] or ("points" if is_own else "fitted" if is_duplicate else "places"),
        place_points=tuple(map(_read_number, _split(given["place_points"]))),
        bye_points=None if given["bye_points"] is None else _plain(given["bye_points"]),
        missed_points=_plain(given["missed_points"]),
        lowest_wins=given["lowest_wins"] or game.name in LOWEST_WINS,
        tie_breaks=USUAL_TIE_BREAKS[form] if wishes is None else _read_tie_breaks(wishes),
        labels=tuple(_split(given["labels"])),
        seeding=given["seeding"],
        night=new_seed().hex() if is_duplicate else "",
    )


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text.strip() else []


def _read_seats(text: str) -> tuple[int, int]:
    """Read ``3`` or ``3-4``. Raises BadOption for anything else."""
    least, _, most = text.replace("–", "-").partition("-")
    if not (least.isdecimal() and (not most or most.isdecimal())):
        raise BadOption(f"--seats is a number as 2, or two as 3-4, not {text!r}")
    return int(least), int(most or least)


def _read_number(text: str) -> Number:
    try:
        return _plain(float(text))
    except ValueError:
        raise BadOption(f"--place-points are numbers as 5,3,1,0, not {text!r}") from None


def _plain(value: float) -> Number:
    """Return a whole number as an integer. Raises BadOption for what is no number."""
    if value != value or value in (float("inf"), float("-inf")):
        raise BadOption(f"{value} is no number of points")
    return int(value) if value == int(value) else value


def _read_tie_breaks(text: str) -> tuple[Any, ...]:
    wishes = [] if text == "none" else _split(text)
    for wish in wishes:
        if wish not in TIE_BREAKS:
            raise BadOption(f"there is no tie-break {wish!r}; there are {', '.join(TIE_BREAKS)}")
    return tuple(wishes)


def _read_names(players: Path) -> list[str]:
    """Read a name a line; empty lines do not count. Raises BadFile where the file is no text."""
    try:
        lines = players.read_text(encoding="utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise BadFile(f"{players} is not a text file in UTF-8") from None
    except OSError as error:
        raise BadFile(f"{players}: {reason_of(error)}") from None
    return [line for line in lines if line.strip()]


def find_name(names: Iterable[str], text: str, where: str = "here") -> str:
    """Return the name that a text means: the same one, or the only one that begins with it; case does not count.

    Raises BadOption, saying where it was looked for, if there is none or more than one.
    """
    known = list(names)
    wanted = same_name(text.strip())
    if found := [name for name in known if same_name(name) == wanted]:
        return found[0]
    found = [name for name in known if same_name(name).startswith(wanted)] if wanted else []
    if len(found) > 1:
        raise BadOption(f"{text} may be {' or '.join(found)}; type more of the name")
    if not found:
        raise BadOption(f"nobody {where} is called {text}; there are {', '.join(known) or 'no players yet'}")
    return found[0]


def _change(file: Path, make: Callable[[Tournament], Iterable[Event]]) -> tuple[Tournament, list[Event]]:
    """Add events to a file; all or, where one is refused, none of them."""
    tournament = read_tournament(file)
    added = []
    for event in make(tournament):
        tournament.apply(event)
        added.append(event)
    write_tournament(file, tournament)
    return tournament, added


def enter(file: Path, names: Sequence[str]) -> str:
    """Enter players."""
    tournament, _ = _change(file, lambda found: (Entered(clean_name(name)) for name in names))
    when = "from the next round on" if tournament.rounds else "from the first round on"
    return f"{_list(map(clean_name, names))} {_are(names)} in, {when}. {len(tournament.here)} players are here."


def leave(file: Path, names: Sequence[str]) -> str:
    """Let players leave."""
    tournament, added = _change(file, lambda found: (Left(find_name(found.players, name)) for name in names))
    gone = [event.name for event in added if isinstance(event, Left)]
    said = f"{_list(gone)} left. {len(tournament.here)} players are here."
    for found, pod in tournament.open_tables:
        for name in set(gone) & set(pod.seats):
            said += (
                f"\nTable {pod.table} of round {found.number} still waits for its result;"
                f" if {name} did not play: parlour tournament result {file} {pod.table} --no-show {_quote(name)}"
            )
    return said


def come_back(file: Path, names: Sequence[str]) -> str:
    """Let players come back."""
    tournament, added = _change(file, lambda found: (CameBack(find_name(found.players, name)) for name in names))
    back = [event.name for event in added if isinstance(event, CameBack)]
    return f"{_list(back)} {_are(back)} back, from the next round on. {len(tournament.here)} players are here."


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)


def _are(names: Sequence[str]) -> str:
    return "are" if len(names) > 1 else "is"


def _quote(name: str) -> str:
    return f'"{name}"' if " " in name else name


def pair(file: Path, all_rounds: bool) -> str:
    """Pair the next round, or all that a round robin has left."""
    tournament = read_tournament(file)
    if all_rounds and not tournament.settings.meets_all:
        raise BadOption("--all is for a round robin or league for two: other rounds depend on results")
    before = len(tournament.rounds)
    tournament.apply(pair_round(tournament))
    while all_rounds and _pair_another(tournament):
        pass
    write_tournament(file, tournament)
    planned = planned_rounds(tournament)
    return "\n\n".join(round_text(tournament, found, planned) for found in tournament.rounds[before:])


def _pair_another(tournament: Tournament) -> bool:
    try:
        tournament.apply(pair_round(tournament))
    except TournamentRefused:
        return False
    return True


def write_board(file: Path, number: int, out: Path) -> str:
    """Write what a table needs to play a board. Raises ParlourError where there is none or ``out`` is there already."""
    tournament = read_tournament(file)
    settings, planned = tournament.settings, planned_rounds(tournament)
    if not settings.night:
        raise BadOption("boards are for the format duplicate; found one with --format duplicate")
    if planned is not None and number > planned:
        raise BadOption(f"there is no board {number}: {planned} rounds are planned, one board each")
    if out.exists():
        raise BadFile(f"{out} is there already; choose another name, so that nothing is lost")
    check_output(out)
    dealt = deal_board(settings.game, bytes.fromhex(settings.night), number)
    write_file(out, msgspec.json.encode(dealt) + b"\n")
    return (
        f"Board {number} is in {out}. Keep it secret until all have played it."
        f" Each table: parlour play {settings.game} --board {out}"
    )


def report(given: Mapping[str, Any], corrects: bool) -> str:
    """Note or correct a result."""
    file, table = given["file"], given["table"]
    tournament = read_tournament(file)
    number = given["number"] or _find_round(tournament, table, corrects)
    found, pod = tournament.find_pod(number, table)
    before, where = found.outcomes.get(table), f"at table {table} of round {number}"
    outcome = make_outcome(
        tournament.settings,
        pod,
        tuple(map(_plain, given["points"])),
        find_name(pod.seats, given["winner"], where) if given["winner"] else None,
        [find_name(pod.seats, name, where) for name in given["absent"]],
        given["draw"],
    )
    event = Corrected(number, table, outcome) if corrects else Result(number, table, outcome)
    tournament.apply(event)
    write_tournament(file, tournament)
    return report_text(tournament, found, pod, before)


def _find_round(tournament: Tournament, table: int, corrects: bool) -> int:
    """Return the round that a table number means.

    For a result that is the first round with open tables, in an arena the one in which this table is open. For a
    correction it is the last round in which the table has a result. Where there is none, it is the last round.
    """
    last = len(tournament.rounds)
    if corrects:
        return next((one.number for one in reversed(tournament.rounds) if table in one.outcomes), last)
    is_arena = tournament.settings.format == "arena"

    def is_meant(one: Round) -> bool:
        return any(pod.table == table or not is_arena for pod in one.open_pods)

    return next((one.number for one in tournament.rounds if is_meant(one)), last)


def print_standings(file: Path, sheet: Path | None, page: Path | None) -> str:
    """Return the standings as text, and write them as a sheet and as a page."""
    tournament = read_tournament(file)
    for path in (sheet, page):
        if path is not None:
            if path.resolve() == file.resolve():
                raise BadOption(f"{path} is the tournament itself; choose another name")
            check_output(path)
    written = []
    if sheet is not None:
        text = write_csv(tournament.settings, rank_players(tournament), len(tournament.rounds))
        write_file(sheet, text.encode("utf-8-sig"))  # by its mark spreadsheets know UTF-8
        written.append(f"Written to {sheet}.")
    if page is not None:
        write_file(page, write_page(tournament, describe(tournament)).encode())
        written.append(f"Written to {page}.")
    return "\n".join([standings_text(tournament), *written])


def show(file: Path) -> str:
    """Return everything as text."""
    return show_text(read_tournament(file))


def close(file: Path) -> str:
    """Close a tournament."""
    tournament, _ = _change(file, lambda found: (Closed(),))
    waiting = [str(pod.table) for _, pod in tournament.open_tables]
    return f"Closed. Still in play: {', '.join(waiting)}." if waiting else "Closed."
