# 36

summary = Desliza tu peón, coloca tus fichas y entrega el resto a quienes adelantes.
picture-1 = Muévete por una fila o una columna, o por una puerta, hasta una casilla libre.
picture-2 = Una casilla de un color que te quede recibe una de tus fichas.
picture-3 = Gana quien antes se quede sin fichas.

# Opciones
option-layout = Tablero
    .help = cuadrado: un bloque aleatorio de 6×6; por turnos: los jugadores colocan las losetas; disperso: aleatorio con huecos
option-layout-square = cuadrado
option-layout-draft = por turnos
option-layout-preset = fijo
option-layout-scatter = disperso
option-gates = Puertas
    .help = loseta: en tres losetas; en cualquier sitio: entre casillas del mismo color que se tocan por una esquina
option-gates-tile = loseta
option-gates-anywhere = en cualquier sitio
option-gates-off = ninguna
option-stall = Estancamiento
    .help = turnos por jugador sin fichas nuevas hasta que acaba la partida
option-tie = Empate
    .help = tablas: los empatados comparten; repetir: otra partida, tres veces como mucho
option-tie-draw = tablas
option-tie-replay = repetir
option-tournament = Torneo
    .help = tantas partidas como jugadores, todos empiezan una vez, cuentan las sumas
option-start = Inicio
    .help = quién empieza: por sorteo, o un asiento contado desde 0
option-start-random = sorteo
option-preset = Tablero fijo
    .help = para un tablero fijo: nueve veces loseta, giro, fila, columna

# La mesa
board = Tablero
tiles-to-lay = Losetas por colocar
reserve =
    { $whose-is ->
        [me] Tu reserva
       *[other] Reserva de { $whose }
    }
tile = loseta { $tile }, { $face }
first-place = primer lugar
place = fila { $row }, columna { $column }
square =
    fila { $row }, columna { $column }, { $colour ->
        [W] blanca
        [R] roja
       *[B] negra
    }: { $holds }
    .short =
        { $colour ->
            [W] b
            [R] r
           *[B] n
        }
empty = vacía
gate =
    { $colour ->
        [W] puerta blanca
        [R] puerta roja
       *[B] puerta negra
    }
counter =
    { $colour ->
        [W] ficha blanca
        [R] ficha roja
       *[B] ficha negra
    }
    .short =
        { $colour ->
            [W] B
            [R] R
           *[B] N
        }
pawn =
    { $whose-is ->
        [me] tu { $colour ->
            [W] peón blanco
            [R] peón rojo
           *[B] peón negro
        }
       *[other] { $colour ->
            [W] peón blanco
            [R] peón rojo
           *[B] peón negro
        } de { $whose }
    }
    .short =
        ({ $colour ->
            [W] B
            [R] R
           *[B] N
        })
in-reserve =
    { $counters ->
        [one] { $colour ->
            [W] 1 blanca
            [R] 1 roja
           *[B] 1 negra
        }
       *[other] { $counters } { $colour ->
            [W] blancas
            [R] rojas
           *[B] negras
        }
    } { $whose-is ->
        [me] en tu reserva
       *[other] en la reserva de { $whose }
    }
counters-left = fichas restantes
finished-games = partidas terminadas
to-place = por colocar: gana quien tenga menos
to-place-and-won =
    { $counters } por colocar, { $games ->
        [one] 1 ganada
       *[other] { $games } ganadas
    }

# Qué hacer
lay-a-tile = Coloca una loseta: elígela, gírala y ponla en su sitio.
choose-a-colour = Elige tu color.
place-your-pawn =
    Coloca tu peón en una casilla { $colour ->
        [W] blanca
        [R] roja
       *[B] negra
    }.
move-your-pawn = Mueve tu peón en línea recta o por una puerta.
pass-now = Tu peón no puede moverse: pasa.
hand-over = Entrega una ficha a { $whom }.
lay-tile = Colocar { $face } en la fila { $row }, columna { $column }
play-colour =
    Jugar con { $colour ->
        [W] las blancas
        [R] las rojas
       *[B] las negras
    }
place-on = Colocar aquí: { $square }
move-to = Mover aquí: { $square }
give =
    Dar una ficha { $colour ->
        [W] blanca
        [R] roja
       *[B] negra
    }
pass = Pasar

# Por qué no
tile-lies = Esa loseta ya está colocada.
tile-touches-none = Una loseta debe tocar otra ya colocada.
tile-overlaps = Ese lugar se solapa con otra loseta.
first-tile = La primera loseta se coloca al principio: loseta colocada 0, desplazamiento 0.
colour-taken = Ese color ya está elegido.
not-of-its-colour =
    Coloca tu peón en una casilla { $colour ->
        [W] blanca vacía
        [R] roja vacía
       *[B] negra vacía
    }.
not-in-line = Tu peón se mueve por su fila o columna, o por una puerta.
at-least-one-step = Tu peón ya está ahí: muévelo al menos un paso.
square-occupied = Esa casilla no está vacía.
gate-occupied = La casilla al otro lado de la puerta no está vacía.
hand-over-first = Primero entrega la ficha que debes.
no-such-counter = No tienes ninguna ficha de ese color para entregar.
pass-with-moves = Solo puedes pasar cuando no tienes ningún movimiento.

# Qué ha pasado
lays-tile =
    { $who-is ->
        [me] Colocas la loseta { $tile }.
       *[other] { $who } coloca la loseta { $tile }.
    }
plays-colour =
    { $who-is ->
        [me] Juegas
       *[other] { $who } juega
    } { $colour ->
        [W] con las blancas
        [R] con las rojas
       *[B] con las negras
    }.
begins-on =
    { $who-is ->
        [me] Empiezas
       *[other] { $who } empieza
    } en la fila { $row }, columna { $column }.
moves =
    { $who-is ->
        [me] Mueves a la fila { $row }, columna { $column } y no colocas nada.
       *[other] { $who } mueve a la fila { $row }, columna { $column } y no coloca nada.
    }
moves-and-places =
    { $who-is ->
        [me] Mueves a la fila { $row }, columna { $column } y colocas
       *[other] { $who } mueve a la fila { $row }, columna { $column } y coloca
    } una ficha { $colour ->
        [W] blanca
        [R] roja
       *[B] negra
    }.
hands =
    { $who-is ->
        [me] Entregas a { $whom }
       *[other] { $whom-is ->
            [me] { $who } te entrega
           *[other] { $who } entrega a { $whom }
        }
    } una ficha { $colour ->
        [W] blanca
        [R] roja
       *[B] negra
    }.
passes =
    { $who-is ->
        [me] No tienes ningún movimiento y pasas.
       *[other] { $who } no tiene ningún movimiento y pasa.
    }
next-game =
    La partida { $game } ha terminado. { $who-is ->
        [me] Empiezas
       *[other] { $who } empieza
    } la siguiente.
won =
    { $who-is ->
        [me] Ganas.
        [several] Empate entre { $who }.
       *[other] { $who } gana.
    }
