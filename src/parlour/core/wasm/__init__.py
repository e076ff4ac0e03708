"""Kernels as WebAssembly, for processes without Numba: they were compiled when the product was built."""
