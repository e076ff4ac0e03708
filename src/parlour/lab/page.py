"""Reports of balance as one HTML page: findings, charts and a table, with the charting library inside the page."""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import Any

import altair as alt
import vl_convert

from parlour.core.outputs import write_file
from parlour.lab import charts
from parlour.lab.balance import Report, findings, percent, title
from parlour.lab.charts import PAPER_INK, style_chart
from parlour.lab.significance import Finding

BUNDLE: Any = vl_convert.javascript_bundle
"""Return the source of the charting library (Vega, Vega-Lite, Vega-Embed) as one script."""
STYLE = """
:root { color-scheme: light; --paper: #F6F1E7; --ink: #23201B; --line: #DDD3C0; --brass: #8A6118; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 17px/1.55 'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 48px 24px 80px; }
h1, h2 { font-family: Fraunces, Georgia, 'Times New Roman', serif; font-weight: 600; line-height: 1.2; }
h1 { font-size: 40px; margin: 0 0 8px; }
h2 { font-size: 24px; margin: 48px 0 12px; }
p, li { max-width: 44em; }
li { margin: 6px 0; }
.sure li::marker { content: '●  '; color: var(--brass); }
.unsure li::marker { content: '○  '; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(440px, 100%), 1fr)); gap: 20px; }
figure { margin: 0; padding: 18px 20px; background: #FFFDF8; border: 1px solid var(--line); border-radius: 10px;
  overflow-x: auto; }
figure svg { max-width: 100%; height: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
td { padding: 6px 14px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
td:first-child { text-align: left; padding-left: 0; }
tr:first-child td { font-weight: 600; }
.p { color: #6A6153; font-size: 15px; }
.vega-embed summary { display: none; }
"""
BEGIN = "<!doctype html>\n<!-- Parlour: a report of balance -->"
PAGE = """{begin}
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}: balance</title>
<style>{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p>{basis}</p>
<h2>What is sure</h2>
{sure}
<h2>What may be chance</h2>
{unsure}
<p class="p">p is how often chance alone would show as much or more, corrected for all {asked} questions of this page
(Holm), so that with a chance of 95 % nothing above is called sure wrongly. Intervals are of 95 % each, without that
correction. What is not sure may still be so: more matches would tell.</p>
<h2>In pictures</h2>
<p class="p">Lines are intervals of 95 %, the dashed one is what would be fair. Of lengths, points and changes of the
lead the largest one in a hundred lie further right.</p>
<div class="pictures">{figures}</div>
<h2>In figures</h2>
<div class="scroll">{table}</div>
</main>
<script>{bundle}</script>
<script>
const specs = {specs};
specs.forEach((spec, n) => vegaEmbed('#chart-' + n, spec, {{ actions: false, renderer: 'svg' }}));
</script>
</body>
</html>
"""


def write(report: Report, file: Path) -> None:
    """Write a report as an HTML page. Raises BadFile if the file cannot be written."""
    write_file(file, page_html(report).encode())


def is_report(file: Path) -> bool:
    """Tell whether a file is a report written by ``write``; False for a file that cannot be read."""
    try:
        with file.open(encoding="utf-8") as text:
            return text.read(len(BEGIN)) == BEGIN
    except (OSError, ValueError):
        return False


def page_html(report: Report) -> str:
    """Return a report as the text of an HTML page."""
    found, specs = findings(report), [_spec(chart) for chart in pictures(report)]
    return PAGE.format(
        begin=BEGIN,
        title=html.escape(title(report)),
        style=STYLE,
        basis=html.escape(basis(report)),
        sure=_list_html("sure", [one for one in found if one.significant]),
        unsure=_list_html("unsure", [one for one in found if not one.significant]),
        asked=len(found),
        figures="".join(f'<figure><div id="chart-{number}"></div></figure>' for number in range(len(specs))),
        table=_table_html(report),
        bundle=BUNDLE().replace("</script", "<\\/script"),
        specs=json.dumps(specs).replace("</", "<\\/"),
    )


def pictures(report: Report) -> list[Any]:
    """Return the charts of a report in the order they are shown."""
    drawn = [
        charts.seats(report),
        charts.skill(report),
        charts.lengths(report),
        charts.scores(report),
        charts.lead_changes(report),
        charts.decided(report),
        charts.means(report, "branching", "Choice", "legal actions at a decision"),
        charts.means(report, "ties", "Shared victories", "share of the matches", ".1%"),
        charts.options_of_a_turn(report),
    ]
    for chart in drawn:
        if isinstance(chart, alt.FacetChart):
            chart.spec.width = 420
        else:
            chart.width = 330
    return drawn


def basis(report: Report) -> str:
    """Return sentences that say how many matches and deals, between which bots, a report rests on."""
    plan = report.plan
    bots = plan.bots[0] if len(set(plan.bots)) == 1 else ", ".join(plan.bots)
    return (
        f"{plan.games} matches of every variant, each on a fresh deal, between {bots}; {plan.deals} deals between "
        f"{plan.pair[0]} and {plan.pair[1]}, each played from every seat. Seed {plan.seed}."
    )


def _spec(chart: Any) -> Any:
    return style_chart(chart, PAPER_INK).to_dict()


def _list_html(kind: str, found: list[Finding]) -> str:
    if not found:
        return "<p>Nothing.</p>"
    items = (f'<li>{html.escape(one.words)} <span class="p">{format_p(one)}</span></li>' for one in found)
    return f'<ul class="{kind}">{"".join(items)}</ul>'


def format_p(finding: Finding) -> str:
    """Format the p-value of a finding as HTML."""
    return (
        "p &lt; 0.0001" if finding.p < 0.0001 else f"p = {finding.p:.4f}" if finding.p < 0.1 else f"p = {finding.p:.2f}"
    )


def _table_html(report: Report) -> str:
    """Return an HTML table with a line for each figure and a column for each variant."""
    lines = [("", *(one.name for one in report.variants))]
    lines += [
        (f"victories of seat {seat + 1}", *(percent(one.figures.won[seat]) for one in report.variants))
        for seat in range(report.plan.players)
    ]
    for name, field, digits in (
        ("length, actions", "length", 1),
        ("legal actions at a decision", "branching", 1),
        ("changes of the lead", "lead_changes", 2),
        ("clocks run out, a match", "clocks", 2),
    ):
        lines.append((name, *(getattr(one.figures, field).text(digits) for one in report.variants)))
    for name, field in (("shared victories", "ties"), ("without a winner", "nobody"), ("ahead for good after", "led")):
        lines.append((name, *(percent(getattr(one.figures, field)) for one in report.variants)))
    for kind in report.variants[0].figures.kinds:
        cells = (f"{100 * one.figures.kinds[kind]:.2f} %" for one in report.variants)
        lines.append((f"of all actions, {kind}", *cells))
    weak, strong = report.plan.pair
    lines.append((f"victories of {strong} over {weak}", *(percent(one.skill) for one in report.variants)))
    rows = ("".join(f"<td>{html.escape(cell)}</td>" for cell in line) for line in lines)
    return f"<table>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"
