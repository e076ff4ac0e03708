"""A table in the terminal: its life (``table``), what a touch means (``narrow``, ``touching``), two ways to show it.

``targets``, ``writing`` and ``cells`` lay a scene out in characters and ``painting`` paints them; ``board`` is what one
seat sees and has in hand, ``app`` shows that on the whole screen. ``plain`` is for pipes and screen readers. None of
them knows a rule of any game.
"""
