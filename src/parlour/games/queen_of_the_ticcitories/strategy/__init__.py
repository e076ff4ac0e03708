"""How Queen of the Ticcitories is played well."""
