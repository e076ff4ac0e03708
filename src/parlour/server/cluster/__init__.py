"""Several processes and machines that serve the same tables: the bus between them, who is where, workers and handover.

Announcements are hints: whoever misses one reads the log.
"""
