"""Read-only content that needs no table: catalogue, guides, lessons, puzzles, example positions, uploaded match files.

Nothing here writes to storage.
"""
