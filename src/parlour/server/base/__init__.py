"""The foundation of the server: errors, logs, metrics, clocks, settings, limits, the event loop's scheduler, decoding.

Nothing here knows a table or the database.
"""
