"""A table in the terminal: its life (``table``), what a touch means (``narrow``, ``touching``), and two ways to show it.

``targets`` and ``cells`` lay a scene out in characters, ``app`` shows it on the whole screen; ``plain`` is for pipes and
screen readers. None of them knows a rule of any game.
"""
