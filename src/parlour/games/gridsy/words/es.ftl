# Gridsy

summary = Encaja tus cartas en un cuadrado donde cada dos vecinas tengan algo en común.
picture-1 = Coloca tus cartas en un cuadrado y muévelas cuantas veces quieras.
picture-2 = Las vecinas deben compartir algo: número, forma o color, o dos de ellos.
picture-3 = El primer cuadrado completo gana la ronda.
option-grid = Cuadrícula
    .help = filas y columnas de la cuadrícula
option-best_of = Rondas
    .help = unos contra otros: las rondas de una serie, como máximo
option-round_limit_min = Límite de la ronda
    .help = unos contra otros: minutos hasta que una ronda acaba sin ganador
option-solo_limit_min = Límite en solitario
    .help = en solitario: minutos hasta que la partida acaba sin resolver, de 5 a 60; 0: ninguno
option-hint_impossible = Aviso
    .help = se te dice si tus cartas no admiten ninguna cuadrícula
grid =
    { $whose-is ->
        [me] Tu cuadrícula
       *[other] Cuadrícula de { $whose }
    }
tray =
    { $whose-is ->
        [me] Tu bandeja
       *[other] Bandeja de { $whose }
    }
middle = Centro
last-grid = La cuadrícula que ganó la ronda { $round }
face-down = carta boca abajo
cell = fila { $row }, columna { $column }
cell-of =
    { $whose-is ->
        [me] fila { $row }, columna { $column }
       *[other] cuadrícula de { $whose }, fila { $row }, columna { $column }
    }
to-tray = de vuelta a la bandeja
rounds-won = rondas ganadas
extra-cards = cartas extra
not-solved = sin resolver
extras =
    { $number ->
        [one] 1 carta extra
       *[other] { $number } cartas extra
    }
result = { $extras }, { $summary }
readiness =
    { $ready ->
        [yes] en posición
       *[no] aún no
    }
marks = Nic { $nics } · Single { $singles } · Tic { $tics } · libres { $open }
go-comes = Ya podemos empezar: las cartas se descubren enseguida.
waiting = Ronda { $round } de { $most } como máximo: esperando a que estén todos.
say-ready = Ronda { $round } de { $most } como máximo: di cuándo podemos empezar.
wanted = Se busca una cuadrícula de { $size } por { $size } sin ningún Nic.
build = Forma una cuadrícula de { $size } por { $size } sin ningún Nic.
mend = Un borde tachado es un Nic: las dos cartas no comparten nada. Mueve una.
no-grid = Tus cartas actuales no admiten ninguna cuadrícula.
no-actions-left = Has gastado tus { $actions } acciones de esta ronda.
clock =
    { $name ->
        [go] Salida
       *[limit] Tiempo
    }
act =
    { $name ->
        [ready] Ya puedo empezar
        [extra] Tomar una carta extra
       *[give_up] Rendirse
    }
put = { $card } a { $cell }
take = { $card } de vuelta a la bandeja
swap = Cambiar { $card } por { $other }
not-in-middle = { $card } no está en el centro.
ready-alone = En solitario no hay salida: puedes empezar.
ready-already = Ya lo has dicho, o la ronda ha empezado.
wait-for-go = Espera la salida: las cartas aún no se han descubierto.
no-middle = En solitario no hay centro con el que cambiar; toma una carta extra.
deck-is-empty = El mazo está vacío.
no-extra-cards = No hay cartas extra; cambia una de las tuyas por una del centro.
give-up-alone = Solo en solitario es posible rendirse.
not-now = Eso no se puede hacer ahora.
nothing-there = Ahí no hay ninguna carta tuya.
no-such-cell = No existe esa casilla.
not-yours = { $card } no es tuya.
turned-up = ¡Ya! Se descubren todas las cartas.
time-over = Se acabó el tiempo.
is-ready =
    { $who-is ->
        [me] Ya puedes empezar.
       *[other] { $who } ya puede empezar.
    }
gives-up =
    { $who-is ->
        [me] Te rindes.
       *[other] { $who } se rinde.
    }
lays =
    { $who-is ->
        [me] Pones { $card } en { $cell }.
       *[other] { $who } pone { $card } en { $cell }.
    }
lays-over =
    { $who-is ->
        [me] Pones { $card } en { $cell }; { $other } va { $to }.
       *[other] { $who } pone { $card } en { $cell }; { $other } va { $to }.
    }
into-tray = a la bandeja
into-cell = a { $cell }
takes-to-tray =
    { $who-is ->
        [me] Devuelves { $card } a la bandeja.
       *[other] { $who } devuelve { $card } a la bandeja.
    }
swaps =
    { $who-is ->
        [me] Cambias { $card } por { $other }.
       *[other] { $who } cambia { $card } por { $other }.
    }
takes-extra =
    { $who-is ->
        [me] Tomas una carta extra: { $card }.
       *[other] { $who } toma una carta extra: { $card }.
    }
completes =
    { $who-is ->
        [me] Completas una cuadrícula y ganas la ronda { $round }.
       *[other] { $who } completa una cuadrícula y gana la ronda { $round }.
    }
no-winner = Nadie ha ganado la ronda { $round }.
won-round =
    { $who-is ->
        [me] Has ganado la ronda { $round }.
       *[other] { $who } ha ganado la ronda { $round }.
    }
nobody-won = Nadie ha ganado una ronda: la serie es de todos.
wins-series =
    { $who-is ->
        [me] Ganas la serie con { $rounds }.
        [several] { $who } comparten la serie con { $rounds } por cabeza.
       *[other] { $who } gana la serie con { $rounds }.
    }
rounds =
    { $number ->
        [one] 1 ronda
       *[other] { $number } rondas
    }
perfect = Resuelto sin cartas extra: perfecto.
solved = Resuelto con { $extras }.
solved-best = Resuelto con { $extras }: con menos es imposible.
unsolved = Sin resolver.
possible = Es posible con { $extras }.
perhaps-possible = Es posible con { $extras }, quizá con { $least }.
