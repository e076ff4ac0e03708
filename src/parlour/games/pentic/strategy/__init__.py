"""How Pentic is played well."""
