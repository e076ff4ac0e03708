"""All tables together: opening, finding, branching and forgetting them, and everybody's list of their own.

What happens at a table is in ``table``.
"""
