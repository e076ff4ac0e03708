"""How Gridsy is played well."""
