"""Tournaments: who meets whom, and who stands where.

A tournament is its settings and the list of its events (``events``); everything else follows from them
(``tournament``), so a file is its log. ``pairing`` makes the event of the next round, ``standings`` ranks the players.
Nothing here knows a server, a clock or the rules of a game; ``files`` alone reads and writes files.
"""
