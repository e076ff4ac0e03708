"""The database: its schema, one writer, readers, every table's log, seats with their secrets, backups and the doctor.

What an action means is decided above; here it is a row.
"""
