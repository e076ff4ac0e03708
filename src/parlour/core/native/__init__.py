"""Compiling kernels: machine code of primitives, and the disk cache of compiled kernels.

Apart from ``core.kernel`` only this package imports Numba.
"""
