# Ce que dit le terminal, outre ce que disent les jeux.

player = Joueur { $number }
bot = Bot { $number } ({ $level })
commitment = Engagement sur la graine : { $hash }
seed-was = La graine était { $seed }.
alone = { $who }, appuie sur Entrée quand personne d’autre ne regarde …
several = Commence par le numéro de la place, p. ex. 1: bid 4
between = et { $moves } entre les deux
help = Tape un numéro, une action comme dans les règles, ou : m (coups), b (plateau), u (reprendre), r CLAUSE (règle), q (quitter).
written = Écrit dans { $file }.
