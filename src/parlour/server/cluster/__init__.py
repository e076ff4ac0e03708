"""Several processes and machines that serve the same tables: leases and presence, the bus, workers and handover.

``cluster`` implements ``model.coordination.Coordination``. Nothing depends on an announcement: a process that misses
one learns of it from the database.
"""
