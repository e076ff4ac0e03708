# Tic Squared

summary = Haz crecer tu propio cuadrado carta a carta, visita uno de los demás y quédate sin cartas antes que nadie.
picture-1 = Haz crecer tu cuadrado línea a línea: cada carta debe compartir algo con las que toca.
picture-2 = Dos cosas en común, un Tic, y pones otra carta, también en otro cuadrado si quieres.
picture-3 = Gana quien ponga la última carta de la mano.

# Opciones
option-deck_size = Cartas
    .help = cartas en juego; lo usual es 42, 63 u 83 con 2, 3 o 4 jugadores
option-deck_out = Mazo vacío
    .help = acabar el turno: se completa el turno y se cuenta; seguir: se juega sin robar
option-deck_out-finish_turn = acabar el turno
option-deck_out-play_on = seguir
option-mode = Modo
    .help = por turnos, o todos a la vez contra el reloj
option-mode-turns = turnos
option-mode-race = carrera
option-race_penalty = Carrera: castigo
    .help = si dos Tics hacen robar a los demás en una carrera
option-race_idle_s = Carrera: pausa
    .help = segundos sin jugadas hasta que todos reciben una carta
option-race_limit_min = Carrera: límite
    .help = minutos hasta que acaba la carrera
option-start = Inicio
    .help = quién empieza: la mejor carta robada, por sorteo o un asiento contado desde 0
option-start-value_draw = mejor carta
option-start-random = sorteo

# La mesa
first-cell =
    { $whose-is ->
        [me] tu cuadrícula, donde empieza
       *[other] cuadrícula de { $whose }, donde empieza
    }
has-chosen = { $held }, ya ha elegido
held-against = { $held } (−{ $cards })
went-out = sin cartas
score-grid = cuadrícula
score-hand = mano
clock-idle = Pausa
clock-limit = Carrera

# Qué hacer
all-choose = Todos eligen una carta inicial.
choose-start = Elige la carta con la que empieza tu cuadrícula.
chosen = Empiezas con { $card }. Faltan los demás.
race = Coloca cartas donde encajen y roba cuando quieras.
race-without-deck = Coloca cartas donde encajen.
lay-or-draw = Coloca una carta o roba.
lay-or-end = Coloca una carta o termina tu turno.
none-fits-end = Ninguna carta encaja: termina tu turno.
none-fits-draw = Ninguna carta encaja: roba una.
again-draw-or-end = Un Tic: juega otra vez, roba o termina tu turno.
again-or-end = Un Tic: juega otra vez o termina tu turno.
start-with = Empezar con { $card }
play =
    { $where ->
        [home] { $card } en casa, fila { $row }, columna { $column }
       *[away] { $card } fuera, fila { $row }, columna { $column }
    }
play-beside = { $play }, junto a { $cards }: { $made }
draw = Robar una carta

# Por qué no
one-start = Primero todos colocan una carta inicial, y solo una.
other-visit = Ya has visitado otra cuadrícula en este turno: coloca en casa o en esa.
visit-over = Tu visita a esa cuadrícula ha terminado por este turno: coloca en la tuya.
line-open = Hay otra línea de esa cuadrícula empezada: llénala primero (line_open).
not-square = Esa cuadrícula no es cuadrada: coloca a lo largo de uno de sus lados más largos.
not-adjoining = Coloca junto a las cartas de la línea ya empezada (not_adjoining).
not-along = Coloca la carta a lo largo de un lado de la cuadrícula, borde con borde (not_adjoining).
nic = { $card } no tiene nada en común con { $other } (nic).
only-drawn = Has robado: coloca la carta que robaste o termina tu turno.
last-needs-tic = Tu última carta debe formar un Tic aquí o seguir a un Tic; si no puede, roba una carta.
one-draw = Se roba una vez, y luego esa carta o ninguna: coloca la carta que robaste o termina tu turno.
end-too-soon = Coloca o roba una carta antes de terminar tu turno.
draw-first = Nada encaja: roba una carta antes de que acabe tu turno.
no-turns = En una carrera no hay turnos que terminar.
cell-taken = Alguien llegó antes: ya hay una carta en esa casilla (cell_taken).
no-card-or-grid = No tienes { $card } en la mano, o esa cuadrícula no existe.
nothing-now = Eso no puedes hacerlo ahora.

# Qué ha pasado
chooses =
    { $who-is ->
        [me] Has elegido una carta inicial.
       *[other] { $who } ha elegido una carta inicial.
    }
grids-start = Las cuadrículas empiezan con: { $starts }.
made =
    { $tics ->
        [0] solo Singles
        [1] un Tic
       *[other] dos Tics
    }
lays =
    { $who-is ->
        [me] Colocas { $card } en tu propia cuadrícula: { $made }.
       *[other] { $who } coloca { $card } en su propia cuadrícula: { $made }.
    }
visits =
    { $who-is ->
        [me] Colocas { $card } en la cuadrícula de { $whose }: { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } coloca { $card } en tu cuadrícula: { $made }.
               *[other] { $who } coloca { $card } en la cuadrícula de { $whose }: { $made }.
            }
    }
draws =
    { $who-is ->
        [me] Robas { $card }.
       *[other] { $who } roba { $card }.
    }
draws-cards =
    { $who-is ->
        [me] Robas
       *[other] { $who } roba
    } { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }.
fits-nowhere = No encaja en ninguna parte, así que el turno ha terminado.
goes-out =
    { $who-is ->
        [me] Te quedas sin cartas y ganas.
       *[other] { $who } se queda sin cartas y gana.
    }
race-over = El tiempo de la carrera se ha acabado.
starts-by-lot = Se acabó el tiempo: las cartas iniciales que faltan se sortean.
nobody-moved = Nadie ha jugado a tiempo.
all-dealt = Nadie ha jugado a tiempo: todos reciben una carta.
