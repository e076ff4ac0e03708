"""What a table is made of, as plain data, and what it needs from outside, as interfaces.

Data: seats, the setup of a table, the rows of its log and their seals. Interfaces: ``storage``, ``thinking`` and
``coordination``; what implements them lives in the packages ``storage``, ``thinking`` and ``cluster``.
"""
