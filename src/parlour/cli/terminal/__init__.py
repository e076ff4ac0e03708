"""The terminal client: runs a table (``table``), interprets touches (``narrow``, ``touching``), shows it in two ways.

``targets``, ``writing`` and ``cells`` lay a scene out in characters, ``painting`` paints them, ``board`` combines what
one seat sees and has touched, and ``app`` shows it on the whole screen. ``plain`` shows a table line by line, for pipes
and screen readers. No module knows the rules of any game.
"""
