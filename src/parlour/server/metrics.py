"""What the server counts, for Prometheus: never anything of a position, a name, or a table's id."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

ACKNOWLEDGED = Counter("parlour_acknowledged", "Frames acknowledged, their effect on the disk.")
REFUSED = Counter("parlour_refused", "Frames refused, by code.", ["code"])
APPENDED = Counter("parlour_log_rows", "Rows written to the log, by kind.", ["kind"])
SENT_BYTES = Counter("parlour_sent_bytes", "Bytes of frames sent, by what they are.", ["kind"])
SENT = Counter("parlour_sent_frames", "Frames sent, by what they are.", ["kind"])
ANSWERED_S = Histogram(
    "parlour_answer_seconds",
    "Seconds from the receipt of a frame until it is answered.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
TABLES = Gauge("parlour_tables", "Tables in memory.")
CONNECTIONS = Gauge("parlour_connections", "Open sockets.")


def written() -> bytes:
    """Write all metrics, those of the process included, in the text format of Prometheus."""
    return generate_latest()
