"""How Granny's Pills is played well."""
