"""The server's metrics for Prometheus. They hold nothing of positions, names or table ids.

Workers of one machine write their counts into files of a folder, and each of them reports the sums.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

_TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
_WAITS = (0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300)

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

ACKNOWLEDGED = Counter("parlour_acknowledged", "Frames acknowledged, their effect on the disk.")
REFUSED = Counter("parlour_refused", "Frames refused, by code.", ["code"])
APPENDED = Counter("parlour_log_rows", "Rows written to the log, by kind.", ["kind"])
FRAMES = Counter("parlour_frames", "Frames received, by what they ask.", ["do"])
GIVEN_AWAY = Counter("parlour_thoughts_given_away", "Questions sent to pages that think for the server.")
PAGE_THOUGHTS = Counter("parlour_page_thoughts", "Questions to pages that have ended, by outcome.", ["outcome"])
SENT_BYTES = Counter("parlour_sent_bytes", "Bytes sent over sockets.")
TABLES = Gauge("parlour_tables", "Tables in memory.", multiprocess_mode="livesum")
CONNECTIONS = Gauge("parlour_connections", "Open sockets.", multiprocess_mode="livesum")
CPU = Gauge("parlour_cpu_seconds", "Processor time of the living processes.", multiprocess_mode="livesum")
MEMORY = Gauge("parlour_memory_bytes", "Resident memory of the living processes.", multiprocess_mode="livesum")
WAITING_WRITES = Gauge(
    "parlour_waiting_writes", "Works that wait for the thread that writes.", multiprocess_mode="livesum"
)
WAITING_BOTS = Gauge("parlour_waiting_bots", "Bots that wait for a process to think in.", multiprocess_mode="livesum")
BOT_WAIT = Histogram("parlour_bot_wait_seconds", "How long bots waited for a process.", buckets=_WAITS)
WRITE = Histogram("parlour_write_seconds", "From when a write was asked for until it was on the disk.", buckets=_TIMES)
READ = Histogram("parlour_read_seconds", "Reads of the database.", buckets=_TIMES)
LOOP_LAG = Histogram("parlour_loop_lag_seconds", "How late the event loop woke who slept.", buckets=_TIMES)

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
_STATM = Path("/proc/self/statm")


def set_gauges(tables: int, connections: int) -> None:
    """Set the gauges: tables in memory, open connections, and the process's memory and processor time."""
    TABLES.set(tables)
    CONNECTIONS.set(connections)
    CPU.set(time.process_time())
    if _STATM.exists():
        MEMORY.set(int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"))


def write_text() -> bytes:
    """Return all metrics in Prometheus's text format: of this process, or the sums of all workers."""
    if FOLDER not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
