"""What can be taken from the shelf without a table: the games, lessons, guides, examples, puzzles and recorded matches.

Nothing here changes anything.
"""
