"""Where tables are stored: implementations of ``model.storage.Storage``, in a database and in memory.

Beside them the database's schema and migrations, its writer and readers, what processes share in it, backups and the
doctor. What an action means is decided in ``table``; here it is a row.
"""
