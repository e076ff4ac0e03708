"""All tables of a server: opening, loading and freeing them, what-ifs, guests' lists of tables, forgetting guests.

What happens at one table is in ``table``.
"""
