"""``parlour bot``: seats a program at a table of a house that somebody else runs."""
