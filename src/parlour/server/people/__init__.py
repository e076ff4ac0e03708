"""Guests across tables: their passes, what they subscribe to, notices to their devices, and who plays nearby.

Their seats at a table are in ``table``, the rows of both in ``storage``.
"""
