"""The server, in nine packages; each imports only those to its right.

``web``, ``house``, ``shelf``, ``people``, ``table``, ``cluster``, ``thinking``, ``storage``, ``base``.
"""
