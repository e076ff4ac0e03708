"""The core: records, kernels, verbs, chance, games, matches. It depends on no particular game."""
