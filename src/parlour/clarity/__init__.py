"""What people stumble over: notes of play that a house keeps with consent, and what they say of its rules.

``notes`` is what is kept, ``watch`` makes it from what a person does at a table, ``wordings`` are other words for a
message that are compared by lot, ``ranking`` and ``comparison`` count.
"""
