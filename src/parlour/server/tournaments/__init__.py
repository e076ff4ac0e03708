"""Tournaments of a house: founding them, what people ask of them, the tables of their pairings, their pages.

``parlour.tournaments`` pairs and ranks; ``storage.tournaments`` holds the logs.
"""
