"""How 36 is played well."""
