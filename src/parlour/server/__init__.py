"""The server: tables, seats, clocks, storage, live updates."""
