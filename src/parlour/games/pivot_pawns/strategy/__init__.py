"""How Pivot Pawns is played well."""
