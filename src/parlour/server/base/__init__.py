"""What everything in the server stands on: errors, logs, metrics, clocks, settings, limits, and the reading of input.

Nothing here knows a table, a guest or the database.
"""
