"""The operations of a house: what is asked of it by method and path, and the handlers that answer.

Nothing here knows a web server. ``web`` adapts the operations to one, ``local`` answers them in a page.
"""
