"""Kernels as machine code: the backend where Numba is installed. Only this package imports Numba.

``entries`` is what ``core.kernel`` calls; ``calls`` lets compiled code call kernels and verbs; ``casts`` and
``lowering`` teach Numba conversions and primitives; ``cache`` keeps machine code on disk; ``listing`` gives the code to
those who compile it for other machines.
"""
