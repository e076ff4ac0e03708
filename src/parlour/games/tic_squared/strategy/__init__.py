"""How Tic Squared is played well."""
