"""One table in memory: its state, the people and bots at it, and one handler for every frame of the protocol.

Where a table comes from, who the guests are elsewhere and how a frame arrives belong to ``house``, ``people`` and
``web``.
"""
