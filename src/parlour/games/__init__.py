"""The games, one folder each; found by scanning this package (see ``core.game``)."""
