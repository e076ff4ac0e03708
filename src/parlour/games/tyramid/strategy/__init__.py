"""How Tyramid is played well."""
