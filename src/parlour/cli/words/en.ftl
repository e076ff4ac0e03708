# What the terminal says besides what games say.

player = Player { $number }
bot = Bot { $number } ({ $level })
commitment = Seed commitment: { $hash }
seed-was = The seed was { $seed }.
alone = { $who }, press Enter when nobody else is looking …
several = Begin with the seat's number, e.g. 1: bid 4
between = and { $moves } between them
help = Type a number, an action as in the rules, or: m (moves), b (board), u (undo), r CLAUSE (rule), q (quit).
written = Written to { $file }.
