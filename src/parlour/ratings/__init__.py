"""Ratings of people: what rated matches say of how strong somebody is, per game and number of seats.

A rating is a fold over results: ``results`` ranks the seats of a finished match, ``anchors`` has the fixed strengths of
bots, and ``pool`` rates in the order of time. Nothing here knows a server or a database.
"""
