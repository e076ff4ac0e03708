"""The house of one device: the operations and tables of a house in a page, without a server.

``entry`` is what the page's workers call. The page gives a function that sends messages, and a database.
"""
