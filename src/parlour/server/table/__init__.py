"""One table in memory: its state and log, the people and bots at it, and a handler for every type of frame.

It works over the interfaces of ``model`` and knows no web server, database or other process, so it runs in a page too.
Opening and finding tables, guests and sockets belong to ``house``, ``people`` and ``web``.
"""
