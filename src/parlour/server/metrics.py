"""What the server counts, for Prometheus: never anything of a position, a name, or a table's id."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

ACKNOWLEDGED = Counter("parlour_acknowledged", "Frames acknowledged, their effect on the disk.")
REFUSED = Counter("parlour_refused", "Frames refused, by code.", ["code"])
APPENDED = Counter("parlour_log_rows", "Rows written to the log, by kind.", ["kind"])
FRAMES = Counter("parlour_frames", "Frames received, by what they ask.", ["do"])
SENT_BYTES = Counter("parlour_sent_bytes", "Bytes sent over sockets.")
TABLES = Gauge("parlour_tables", "Tables in memory.")
CONNECTIONS = Gauge("parlour_connections", "Open sockets.")


def written() -> bytes:
    """Write all metrics, those of the process included, in the text format of Prometheus."""
    return generate_latest()
