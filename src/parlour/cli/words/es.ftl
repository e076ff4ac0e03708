# Lo que dice la terminal, además de lo que dicen los juegos.

player = Jugador { $number }
bot = Bot { $number } ({ $level })
commitment = Compromiso de la semilla: { $hash }
seed-was = La semilla era { $seed }.
alone = { $who }, pulsa Intro cuando nadie más mire …
several = Empieza con el número del asiento, p. ej. 1: bid 4
between = y { $moves } entre ellas
help = Escribe un número, una acción como en las reglas, o: m (jugadas), b (tablero), u (deshacer), r CLÁUSULA (regla), q (salir).
written = Escrito en { $file }.
