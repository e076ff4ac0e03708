"""How Mismemory is played well."""
