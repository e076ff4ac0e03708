"""What compiles kernels: the code of primitives in LLVM's terms, and the files in which compiled kernels are kept.

Beside ``core.kernel`` only this package imports Numba.
"""
