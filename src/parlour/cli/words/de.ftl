# Was das Terminal sagt, neben dem, was Spiele sagen.

player = Spieler { $number }
bot = Bot { $number } ({ $level })
commitment = Festlegung des Startwerts: { $hash }
seed-was = Der Startwert war { $seed }.
alone = { $who }, drücke Enter, wenn sonst niemand hinschaut …
several = Beginne mit der Nummer des Platzes, z. B. 1: bid 4
between = und { $moves } dazwischen
help = Tippe eine Nummer, einen Zug wie in den Regeln oder: m (Züge), b (Brett), u (zurück), r KLAUSEL (Regel), q (Ende).
written = Geschrieben nach { $file }.
