"""The core: records, kernels, verbs, chance, games, matches. It knows no game."""
