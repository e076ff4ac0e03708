"""Where the figures come from (docs/speed.md): ``make bench``."""
