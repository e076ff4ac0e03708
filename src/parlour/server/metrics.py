"""What the server counts, for Prometheus: never anything of a position, a name, or a table's id."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, generate_latest

_TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
_WAITS = (0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300)

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

ACKNOWLEDGED = Counter("parlour_acknowledged", "Frames acknowledged, their effect on the disk.")
REFUSED = Counter("parlour_refused", "Frames refused, by code.", ["code"])
APPENDED = Counter("parlour_log_rows", "Rows written to the log, by kind.", ["kind"])
FRAMES = Counter("parlour_frames", "Frames received, by what they ask.", ["do"])
SENT_BYTES = Counter("parlour_sent_bytes", "Bytes sent over sockets.")
TABLES = Gauge("parlour_tables", "Tables in memory.")
CONNECTIONS = Gauge("parlour_connections", "Open sockets.")
WAITING_WRITES = Gauge("parlour_waiting_writes", "Works that wait for the thread that writes.")
WAITING_BOTS = Gauge("parlour_waiting_bots", "Bots that wait for a process to think in.")
BOT_WAIT = Histogram("parlour_bot_wait_seconds", "How long bots waited for a process.", buckets=_WAITS)
WRITE = Histogram("parlour_write_seconds", "From when a write was asked for until it was on the disk.", buckets=_TIMES)
READ = Histogram("parlour_read_seconds", "Reads of the database.", buckets=_TIMES)
LOOP_LAG = Histogram("parlour_loop_lag_seconds", "How late the event loop woke who slept.", buckets=_TIMES)


def written() -> bytes:
    """Write all metrics, those of the process included, in the text format of Prometheus."""
    return generate_latest()
