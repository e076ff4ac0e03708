"""The charts of a report, made with Altair; they have no background, so that they fit the page and the docs."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import altair as alt
import numpy as np

from parlour.core.outputs import write_file
from parlour.lab.balance import Report
from parlour.lab.figures import Mean, kinds, points

INK, LINE = "#767676", "#b5562f"
"""Colours that are readable on white and on black, with a contrast of at least 4.5 (text) and 3 (lines)."""
PAPER_INK = "#23201B"
SANS = "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
BINS = 24
Chart = Any
Rows = list[dict[str, Any]]


def style_chart(chart: Chart, ink: str = INK) -> Chart:
    """Return a chart with Parlour's style: grey axes, no frame, no background. ``ink``: the colour of texts."""
    return (
        chart.configure(background="transparent", font=SANS)
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=ink, titleColor=ink, tickColor=ink, domainColor=ink, gridColor=INK, gridOpacity=0.25,
            labelFontSize=13, titleFontSize=13, titleFontWeight="normal", labelLimit=260,
        )
        .configure_title(color=ink, fontSize=15, anchor="start", fontWeight=600)
        .configure_header(labelColor=ink, titleColor=ink, labelFontSize=13, labelAnchor="start", title=None)
    )  # fmt: skip


def save(chart: Chart, file: Path) -> None:
    """Write a chart as SVG. Raises BadFile if the file cannot be written."""
    drawn = io.StringIO()
    style_chart(chart).save(drawn, format="svg")
    write_file(file, drawn.getvalue().encode())


def _percent(found: Mean) -> dict[str, Any]:
    return {"value": found.value, "least": found.least, "most": found.most, "matches": found.matches}


def _row_per_variant(order: list[str]) -> Any:
    header = alt.Header(labelOrient="top", labelAngle=0, labelAnchor="start", labelPadding=2)
    return alt.Row("variant:N", sort=order, title=None, header=header)


def _data(rows: Rows) -> Any:
    data: Any = alt.Data
    return data(values=rows)


def within(rows: Rows, field: str, title: str, axis: str, fair: float | None = None, form: str = ".0%") -> Chart:
    """Return a chart with a line for each row: a dot at its value, and a bar from ``least`` to ``most``.

    ``field``: the key of a row's name. ``fair``: where to draw a dashed rule. ``form``: the format of numbers.
    """
    order = list(dict.fromkeys(row[field] for row in rows))
    base = alt.Chart(_data(rows)).encode(y=alt.Y(f"{field}:N", sort=order, title=None))
    scale = alt.Scale(zero=False, nice=True)
    x = alt.X("value:Q", title=axis, scale=scale, axis=alt.Axis(format=form, tickCount=5))
    told = [alt.Tooltip(f"{field}:N")] + [alt.Tooltip(f"{name}:Q", format=".3f") for name in ("value", "least", "most")]
    dots = base.mark_point(filled=True, size=70, color=LINE, opacity=1).encode(x=x, tooltip=told)
    bars = base.mark_rule(color=LINE, strokeWidth=2).encode(x=alt.X("least:Q", title=axis, scale=scale), x2="most:Q")
    layers = [bars, dots]
    if fair is not None:
        rule = alt.Chart(_data([{"fair": fair}])).mark_rule(color=INK, strokeDash=[4, 4])
        layers.insert(0, rule.encode(x=alt.X("fair:Q", title=axis)))
    return alt.layer(*layers).properties(title=title, height=alt.Step(26))


def spread(rows: Rows, title: str, axis: str, form: str = "~s") -> Chart:
    """Return histograms, one for each variant. Rows have ``variant``, ``low``, ``high`` and ``part``, a share."""
    order = list(dict.fromkeys(row["variant"] for row in rows))
    chart = (
        alt.Chart(_data(rows))
        .mark_bar(color=LINE)
        .encode(
            x=alt.X("low:Q", title=axis, bin="binned", axis=alt.Axis(format=form, tickCount=6)),
            x2="high:Q",
            y=alt.Y("part:Q", title=None, axis=None),
            tooltip=[alt.Tooltip(f"{name}:Q") for name in ("low", "high")] + [alt.Tooltip("part:Q", format=".1%")],
        )
    )
    if len(order) == 1:
        return chart.properties(title=title, height=90)
    rowed = _row_per_variant(order)
    return chart.properties(height=56).facet(row=rowed, spacing=8, title=title)


def _histogram(values: Any, edges: Any, name: str) -> Rows:
    counts, _ = np.histogram(values, edges)
    total = max(1, len(values))
    return [
        {"variant": name, "low": round(float(low), 4), "high": round(float(high), 4), "part": round(number / total, 5)}
        for low, high, number in zip(edges[:-1], edges[1:], counts.tolist(), strict=True)
        if number
    ]


def _edges(values: Sequence[Any]) -> Any:
    """Return the edges of common bins with whole widths, from the minimum to the 99th percentile of all values."""
    every = np.concatenate(values)
    low, high = np.floor(np.quantile(every, 0.0)), np.ceil(np.quantile(every, 0.99)) + 1
    width = max(1, np.ceil((high - low) / BINS))
    return np.arange(low, high + width, width)


def seats(report: Report) -> Chart:
    """Chart each seat's share of the victories."""
    several = len(report.variants) > 1
    rows = [
        {"seat": f"{variant.name}, seat {seat + 1}" if several else f"seat {seat + 1}", **_percent(won)}
        for variant in report.variants
        for seat, won in enumerate(variant.figures.won)
    ]
    return within(rows, "seat", "Who wins by seat", "share of the victories", 1 / report.plan.players)


def lengths(report: Report) -> Chart:
    """Chart the distribution of the lengths of matches."""
    values = [np.asarray(variant.table["length"]) for variant in report.variants]
    return _spreads(report, values, "How long a match takes", "actions")


def lead_changes(report: Report) -> Chart:
    """Chart the distribution of the changes of the lead in a match."""
    values = [np.asarray(variant.table["lead_changes"]) for variant in report.variants]
    return _spreads(report, values, "How often the lead changes", "changes in a match")


def scores(report: Report) -> Chart:
    """Chart the distribution of the points of a seat, over all seats."""
    values = [points(variant.table).ravel() for variant in report.variants]
    return _spreads(report, values, "Points at the end", "points of a seat")


def _spreads(report: Report, values: Sequence[Any], heading: str, axis: str) -> Chart:
    edges = _edges(values)
    pairs = zip(report.variants, values, strict=True)
    return spread([row for variant, some in pairs for row in _histogram(some, edges, variant.name)], heading, axis)


def decided(report: Report) -> Chart:
    """Chart the distribution of the part of a match after which its winner led for good."""
    edges, rows = np.linspace(0, 1, 21), []
    for variant in report.variants:
        led = variant.table.filter(variant.table["led_from"].is_valid())
        parts = np.asarray(led["led_from"]) / np.maximum(np.asarray(led["length"]), 1)
        rows += _histogram(parts, edges, variant.name)
    return spread(rows, "When the winner is ahead for good", "part of the match played", ".0%")


def means(report: Report, name: str, heading: str, axis: str, form: str = "~s") -> Chart:
    """Chart one figure (``name``, a field of ``Figures``) of every variant."""
    rows = [{"variant": one.name, **_percent(getattr(one.figures, name))} for one in report.variants]
    return within(rows, "variant", heading, axis, form=form)


def skill(report: Report) -> Chart:
    """Chart the stronger bot's share of the victories."""
    weak, strong = report.plan.pair
    several = len(report.variants) > 1
    rows = [{"variant": one.name if several else strong, **_percent(one.skill)} for one in report.variants]
    return within(rows, "variant", f"Luck and skill: {strong} over {weak}", "share of the victories", 0.5)


def options_of_a_turn(report: Report) -> Chart:
    """Chart how often each kind of action is taken."""
    rows: Rows = []
    for variant in report.variants:
        taken = kinds(variant.table)
        total = max(1, sum(int(times.sum()) for times in taken.values()))
        rows += [
            {
                "variant": variant.name,
                "kind": kind,
                "part": int(times.sum()) / total,
                "matches": float((times > 0).mean()) if len(times) else 0.0,
            }
            for kind, times in taken.items()
        ]
    order = list(dict.fromkeys(row["variant"] for row in rows))
    chart = (
        alt.Chart(_data(rows))
        .mark_bar(color=LINE, height=12)
        .encode(
            x=alt.X("part:Q", title="share of all actions", axis=alt.Axis(format=".0%", tickCount=5)),
            y=alt.Y("kind:N", sort=None, title=None),
            tooltip=[
                alt.Tooltip("kind:N"),
                alt.Tooltip("part:Q", format=".2%", title="of all actions"),
                alt.Tooltip("matches:Q", format=".1%", title="matches with one"),
            ],
        )
        .properties(height=alt.Step(22))
    )
    heading = "What is done in a turn"
    if len(order) == 1:
        return chart.properties(title=heading)
    return chart.facet(row=_row_per_variant(order), spacing=8, title=heading)


def ratings(heading: str, axis: str, bots: Sequence[str], found: Mapping[str, tuple[float, float]]) -> Chart:
    """Chart ratings of bots, given weakest first, with the strongest on top.

    ``found``: each bot's rating and half the width of its interval.
    """
    rows = [
        {"bot": bot, "value": middle, "least": middle - away, "most": middle + away}
        for bot, (middle, away) in ((bot, found[bot]) for bot in reversed(bots))
    ]
    return within(rows, "bot", heading, axis, form="~s").properties(width=520)


def overview(report: Report, heading: str) -> Chart:
    """Return four small charts of the usual game in one, for the docs."""
    report = Report(report.plan, report.variants[:1])
    parts = [part(report) for part in (seats, lengths, decided, skill)]
    narrow = [part.properties(width=190, height=90) for part in parts]
    return alt.concat(*narrow, columns=2, spacing={"row": 18, "column": 48}).properties(
        title=alt.TitleParams(heading, fontSize=18, offset=16)
    )
