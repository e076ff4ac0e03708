"""Guests independent of any table: tokens, passes to other devices, Atom feeds, Web Push, the address in a network.

Seats at a table are in ``table``; the database tables of both are in ``storage``.
"""
