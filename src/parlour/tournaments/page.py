"""The standings as one page that needs nothing else: for A4 paper and for a projector, light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from parlour.tournaments.cells import headings, number_text, round_cells, seat_texts, spoken, standing_cells
from parlour.tournaments.settings import Settings
from parlour.tournaments.standings import Standing, rank_players
from parlour.tournaments.tie_breaks import share
from parlour.tournaments.tournament import Round, Tournament

WIDEST = 40
"""The most players for whom the cross table is drawn; a larger one fits no page."""
STYLE = """
:root { color-scheme: light dark; --ink: #1f2933; --soft: #52606d; --line: #cbd2d9; --band: #f5f0e6; --paper: #fffdf8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f0f4f8; --soft: #b8c4ce; --line: #52606d; --band: #2a3139; --paper: #1e242b; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem; max-width: 84em; background: var(--paper); color: var(--ink);
  font: clamp(16px, 1.35vw, 28px)/1.4 system-ui, sans-serif; }
h1 { margin: 0; font-size: 2em; } h2 { margin: 1.6em 0 .4em; font-size: 1.3em; } h3 { margin: .8em 0 .2em; }
p { margin: .2em 0; color: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25em .6em; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; }
thead th { white-space: normal; }
td.name, th.name { text-align: left; white-space: normal; min-width: 7em; overflow-wrap: anywhere; }
tbody tr:nth-child(even) { background: var(--band); }
td.self { background: var(--line); }
td.score { font-weight: 700; } td b { white-space: nowrap; }
.rounds { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(26em, 100%), 1fr)); gap: 0 2em;
  align-items: start; }
.rounds table { width: 100%; }
.cross td, .cross th { text-align: center; padding: .25em .4em; } .cross .name { text-align: left; }
@page { size: A4; margin: 12mm; }
@media print {
  :root { color-scheme: light; --ink: #000; --soft: #333; --line: #999; --band: #f2f2f2; --paper: #fff; }
  body { padding: 0; max-width: none; font-size: 9.5pt; }
  h1 { font-size: 18pt; }
  .wide { overflow: visible; }
  th, td { padding: .15em .4em; }
  .rounds { grid-template-columns: 1fr 1fr; }
  thead { display: table-header-group; } tr { break-inside: avoid; } section.keep { break-inside: avoid; }
  h2 { break-after: avoid; }
  tbody tr, td.self { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""


def write_page(tournament: Tournament, subtitle: str) -> str:
    """Return the page as HTML; ``subtitle`` stands below the title."""
    standings = rank_players(tournament)
    title = escape(tournament.settings.title)
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>\n<style>{STYLE}</style>",
            f"<h1>{title}</h1>\n<p>{escape(subtitle)}</p>",
            *_standings(tournament, standings),
            *_cross_table(standings),
            *_rounds(tournament),
            "</html>\n",
        ]
    )


def _standings(tournament: Tournament, standings: Sequence[Standing]) -> Iterator[str]:
    yield '<h2>Standings</h2>\n<div class="wide"><table>'
    rounds = len(tournament.rounds) if tournament.settings.format != "arena" else 0
    kept = spoken(standings)
    head = [heading for n, heading in enumerate(headings(tournament.settings)) if n in kept]
    yield _head([*head, *map(str, range(1, rounds + 1))], names=(1,))
    yield "<tbody>"
    places = {standing.name: standing.place for standing in standings}
    for standing in standings:
        cells = [cell for n, cell in enumerate(standing_cells(standing)) if n in kept]
        yield _row([*cells, *(round_cells(standing, rounds, places) if rounds else ())], {1: "name", 2: "score"})
    yield "</tbody></table></div>"
    if rounds:
        yield f"<p>{_legend(tournament.settings)}</p>"


def _legend(settings: Settings) -> str:
    if settings.scoring == "comparison":
        return "Columns with numbers are boards: how many of the other results with the same seat were beaten."
    if settings.for_two:
        return "Columns with numbers are rounds: W won, D drawn, L lost, against the player of that place."
    return "Columns with numbers are rounds: the place at the table, of how many."


def _cross_table(standings: Sequence[Standing]) -> Iterator[str]:
    """Yield who won against whom, in the order of the standings."""
    if not 2 <= len(standings) <= WIDEST:
        return
    yield '<section class="keep"><h2>Cross table</h2>\n<div class="wide"><table class="cross">'
    yield _head(["", "Name", *(str(n) for n in range(1, len(standings) + 1))], names=(1,))
    yield "<tbody>"
    for n, one in enumerate(standings):
        met = [_against(one, other.name) if other is not one else "" for other in standings]
        yield _row([str(n + 1), one.name, *met], {1: "name", n + 2: "self"})
    yield "</tbody></table></div>"
    yield "<p>1 ahead, ½ equal, 0 behind; columns are lines, from the top. Only games that were played.</p></section>"


def _against(one: Standing, name: str) -> str:
    found = [
        number_text(share(line.place, place)).replace("0.5", "½")
        for line in one.account.lines
        if line.kind == "played"
        for other, place in zip(line.opponents, line.places, strict=True)
        if other == name and place
    ]
    return " ".join(found)


def _rounds(tournament: Tournament) -> Iterator[str]:
    if tournament.rounds:
        yield '<h2>Rounds</h2>\n<div class="rounds">'
        for one in reversed(tournament.rounds):
            yield from _round(tournament.settings, one)
        yield "</div>"


def _round(settings: Settings, one: Round) -> Iterator[str]:
    """Yield the tables of a round, a column a seat: a name, its score, and the points of the game where noted."""
    label = f" · {one.label}" if one.label else ""
    most = max((len(pod.seats) for pod in one.pods), default=1)
    yield f'<section class="keep"><h3>Round {one.number}{escape(label)}</h3>\n<table>'
    seats = ["Seat 1, starts", *(f"Seat {n}" for n in range(2, most + 1))]
    yield _head(["Table", *seats], names=range(1, most + 1))
    yield "<tbody>"
    for pod in one.pods:
        if pod.seats:
            outcome = one.outcomes.get(pod.table)
            said = seat_texts(settings, outcome) if outcome else [""] * len(pod.seats)
            said = said if pod.table else ["rest" if settings.meets_all else "bye"]
            cells = [_name(name, text) for name, text in zip(pod.seats, said, strict=True)]
            cells += ["<td></td>"] * (most - len(cells))
            yield f"<tr><td>{pod.table or ''}</td>{''.join(cells)}</tr>"
    yield "</tbody></table></section>"


def _name(name: str, text: str) -> str:
    return f'<td class="name"><bdi>{escape(name)}</bdi> <b>{escape(text)}</b></td>'


def _head(cells: Iterable[str], names: Sequence[int]) -> str:
    found = (f"<th{' class=name' if n in names else ''}>{escape(cell)}</th>" for n, cell in enumerate(cells))
    return f"<thead><tr>{''.join(found)}</tr></thead>"


def _row(cells: Iterable[str], classes: dict[int, str]) -> str:
    """Return a line; names are set apart, so that a name written from the right does not turn its neighbours."""
    found = (
        f'<td class="{classes[n]}"><bdi>{escape(cell)}</bdi></td>' if n in classes else f"<td>{escape(cell)}</td>"
        for n, cell in enumerate(cells)
    )
    return f"<tr>{''.join(found)}</tr>"
