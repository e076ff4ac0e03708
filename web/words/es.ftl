## The bar

home = Parlour, todos los juegos
to-light = Cambiar a claro
to-dark = Cambiar a oscuro
language = Idioma
close = Cerrar
skip = Saltar la barra
settings = Ajustes

## The shelf

yours-heading = Tus partidas
yours-turn = Te toca
yours-waiting = Le toca a { $who }
yours-open = Faltan jugadores
yours-with = con { $names }
yours-alone = en solitario
yours-title = ({ $count }) Parlour
shelf-offline = Sin conexión: así estaba todo la última vez que miraste. Tus partidas te esperan.
shelf-heading = ¿A qué jugamos?
shelf-icons = Iconos de Pivot Pawns creados por los artistas de game-icons.net, CC BY 3.0
try-again = Volver a intentarlo
warming = Preparando los juegos: { $done } de { $total }
players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
players-range = { $least }–{ $most } jugadores
minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
by-designer = de { $name }

## Pages without a game

lost-heading = Aquí no hay nada
lost-link = Ir a los juegos
missing-heading = Esa mesa no existe
missing-text = Puede que el enlace esté mal escrito o que la mesa ya se haya recogido.
missing-link = Empieza una partida nueva.
going = Camino de la mesa…
unanswered = Parlour no responde. Volviendo a intentarlo…

## Setting up

setup-title = Partida nueva · Parlour
table-title = { $game } · Parlour
table-title-turn = Te toca · { $game }
setup-players = Jugadores
setup-more = Más opciones
setup-play = Jugar
setup-pictures = El juego en imágenes
setup-clause = { $option }: cláusula { $clause }
setup-last = Como la última vez
wrong-range = Elige de { $least } a { $most }.
wrong-steps = Elige de { $least } a { $most }, de { $step } en { $step }.
wrong-together = Esto no encaja con lo demás elegido.
wrong-players = Con estas opciones no pueden jugar tantos.
wrong-name = Este nombre no sirve. Elige otro.
usual = lo habitual ({ $least }–{ $most })
yes = Sí
no = No
seat-who = Sitio { $seat }: quién juega
seat-strength = Sitio { $seat }: nivel
seat-name = Sitio { $seat }: nombre
chair-me = Yo
chair-here = Alguien aquí
chair-link = Alguien por enlace
chair-bot = Bot
chair-joins = entra con el enlace
name-me = Tú
name-host = Anfitrión
name-friend = Invitado
name-friend-at = Invitado { $seat }
bot = Bot

## Strengths of bots

level-gentle = Suave
level-casual = Informal
level-club = De club
level-expert = Experto

## Ajustes

setting-sound = Sonidos
setting-buzz = Vibración
setting-speed = Velocidad de los movimientos
speed-slow = Lenta
speed-usual = Normal
speed-fast = Rápida
speed-none = Ninguna
speed-still = Este dispositivo pide poco movimiento: nada se desliza.
setting-marks = Marcas de lo que se puede tocar
marks-usual = Normales
marks-strong = Fuertes
setting-hand = Dónde están los botones
hand-left = Izquierda
hand-middle = Centro
hand-right = Derecha
setting-light = Luz
light-device = Como el dispositivo
light-light = Clara
light-dark = Oscura
settings-kept = Se guarda en este dispositivo.

## The lobby

invited = { $host } te invita a una partida.
guest = Invitado
share = Compartir
share-text = { $host } te invita a una partida de { $game }.
scan = Código para escanear
only-here = Este enlace solo sirve en este ordenador. Abre Parlour con { $option } y los móviles de la misma sala podrán unirse.
your-name = Tu nombre
send-link = { $friends ->
    [one] Envía este enlace a quien falta.
   *[other] Envía a cada persona que falta su propio enlace.
} La partida empieza sola.
seat-link = Enlace al sitio { $seat }
copy = Copiar
copied = Copiado
being-laid = Estamos poniendo la mesa…
waiting = Aún falta alguien
sit-here = Sentarme aquí
role-bot = bot
role-here = aquí
role-joined = ya está

## Passing the device

pass-device = Pásale el dispositivo a
pass-device-to = Pásale el dispositivo a { $name }.
i-am = Soy { $name }

## The table

players-label = Jugadores
thinking = está pensando
away = ausente
take-back = Deshacer
with-key = { $label } ({ $key })
leave-table = Dejar la mesa
drawer-rules = Reglas
drawer-log = Qué ha pasado
drawer-moves = Jugadas posibles
drawer-result = Resultado
drawer-leave = ¿Dejar la mesa?
board-size = Tamaño del tablero
larger = Más grande
smaller = Más pequeño
whole-board = Tablero entero
follow-game = Seguir el juego
show-large = Ver en grande: { $place }
place-chosen = { $place }, elegido
place-open = { $place }, se puede elegir
place-brings = { $place }, se puede elegir: { $points }
play-again-move = Ver otra vez la última jugada
look-back = Mostrar la mesa tras esta jugada
past = Estás mirando atrás.
past-end = Volver al presente
past-before = La jugada anterior
past-after = La jugada siguiente
past-beginning = Empieza la partida.
past-moment = Momento de la partida
past-of = Jugada { $move } de { $moves }
past-eyes = Visto por
past-onlooker = Espectador
past-link = Copiar un enlace a este momento
comes-back = { $name } ha vuelto.
goes-away = { $name } se ha ausentado.
clock-minutes = { $clock }: { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
clock-seconds = { $clock }: { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}

## What to do now

line-down = Se ha cortado la conexión. Volviendo a intentarlo…
go-on = Seguir
to-result = Resultado y siguiente partida
actions = Acciones
turn-none = Tal como está
turn-right = Girar a la derecha
turn-round = Dar media vuelta
turn-left = Girar a la izquierda

## The drawers

log-empty = Todavía no ha pasado nada.
log-earlier = Ver lo anterior
moves-none = Ahora no hay nada que hacer.
moves-of = { $name }:
rules-fetching = Buscando las reglas…
rules-failed = No se han podido cargar las reglas. Cierra esto e inténtalo otra vez.
leave-text = Un bot seguirá jugando por ti. No podrás volver a tu sitio, pero sí mirar.
leave-stay = Quedarme
leave-for-good = Irme del todo
leave-of = { $name } se va

## The result

over = La partida ha terminado
draw = Empate
wins = { $who-is ->
    [me] Has ganado
    [several] Ganan { $who }
   *[other] Gana { $who }
}
total = Total
next-game = Ir a la siguiente partida
play-again = Jugar otra vez
swap-seats = Cambiar de sitio
other-games = Otros juegos
look-back-all = Mirar atrás
points-explained = De dónde salen los puntos
part = { $label }: { $text }
seed-verified = Semilla comprobada
seed-wrong = La semilla no coincide con su sello
seed-told = Antes de la primera jugada, la mesa se comprometió con esta semilla. Su SHA-256, recién calculado en tu navegador, { $result ->
    [mixed] es el sello, y tu propio azar entró en la mezcla.
    [same] es el sello.
   *[other] no es el sello.
}
seed = Semilla
commitment = Sello
download = Descarga la partida
download-check = y comprueba cada jugada con

## What goes wrong, by its code

problem-offline = Parlour no responde. Inténtalo otra vez dentro de un momento.
problem-bad_message = Este mensaje no se puede leer.
problem-too_large = Este mensaje es demasiado largo.
problem-foreign_origin = Esta petición viene de una página de otro sitio.
problem-not_yours = Solo quienes han jugado pueden pedir otra partida.
problem-no_table = Esa mesa no existe.
problem-not_found = Aquí no hay nada.
problem-too_many = Es demasiado para una hora. Vuelve un poco más tarde.
problem-damaged = El registro de esta mesa está dañado y se ha apartado.
problem-failed = Algo ha salido mal aquí. No se ha cambiado nada.
problem-retry = Ahora mismo hay mucho jaleo. Inténtalo otra vez.
problem-not-yours = Ese no es tu sitio.
problem-unreadable = Esta jugada no se puede leer.
problem-over = La partida ha terminado.
problem-too_fast = Has ido demasiado rápido; espera unos segundos.
problem-starting = Estamos poniendo la mesa. Inténtalo otra vez dentro de un momento.
problem-stale = La posición ha cambiado. Vuelve a mirar.
problem-no-past = Ese momento no se muestra otra vez.

gallery = Galería
gallery-tables = Mesas
gallery-controls = Controles
gallery-pieces = Piezas
gallery-width = Anchura
gallery-height = Altura
gallery-sheet = Hoja

## Tried in the mind

trying = { $steps ->
    [one] En la mente: { $steps } paso. Nadie lo ve.
   *[other] En la mente: { $steps } pasos. Nadie lo ve.
}
place-tries = { $place }, se puede probar
trying-end = Volver atrás
