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
a-solution = Una solución
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
marks = { TERM("Nic", of: "nic") } { $nics } · { TERM("Single", of: "single") } { $singles } · { TERM("Tic", of: "tic") } { $tics } · libres { $open }
go-comes = Ya podemos empezar: las cartas se descubren enseguida.
waiting = Ronda { $round } de { $most } como máximo: esperando a que estén todos.
say-ready = Ronda { $round } de { $most } como máximo: di cuándo podemos empezar.
wanted = Se busca una cuadrícula de { $size } por { $size } sin ningún { TERM("Nic", of: "nic") }.
build = Forma una cuadrícula de { $size } por { $size } sin ningún { TERM("Nic", of: "nic") }.
mend = Un borde tachado es un { TERM("Nic", of: "nic") }: las dos cartas no comparten nada. Mueve una.
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
giving-up = ¿Rendirse y ver una solución?
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
decided = La serie está decidida.
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

# Mirar atrás
hint-goes-on = Así todavía puede encajar todo.
hint-otherwise = Con lo que hay puesto no sale: reconstrúyelo así.
review-grid-there = Las cartas ya permitían una cuadrícula.
review-extra-there = Aún se podía tomar una carta extra.
review-swap-there = Con un cambio las cartas habrían permitido una cuadrícula.

# The lesson.
lesson-fit = Construye un cuadrado donde cada dos vecinas compartan número, forma o color. Pon tu { $card } en el centro: va con { $above } de arriba y { $beside } de al lado.
lesson-nic = Vecinas que no comparten nada son un Nic, y uno solo estropea la cuadrícula. Aun así puedes probar: pon tu { $card } en la esquina superior derecha y mira el borde.
lesson-move = La marca tachada es el Nic. Puedes mover las cartas cuanto quieras: devuelve { $card } a la bandeja.
lesson-extra = A veces las cartas no forman ninguna cuadrícula. Entonces, o cuando quieras, tomas una carta extra y eliges cuáles usar. Toma una.
lesson-few = Cuantas menos cartas extra, mejor. Contra otros, todos construyen a la vez, nadie recibe extra y cada cual puede cambiar cartas con el centro.
lesson-last = Aquí falta una casilla. ¿Qué carta de la bandeja va con ambas vecinas?
lesson-solved = Completa, y sin carta extra: perfecto. Las de verdad tienen cuatro filas de cuatro.

# La guía
guide = Tus cartas deben formar un cuadrado en el que no haya vecinas extrañas. A solas intentas no necesitar cartas extra; contra otros gana quien es más rápido.
guide-goal = La meta
    .text = Coloca tus cartas en cuatro filas de cuatro de modo que dos vecinas, una al lado o debajo de otra, siempre compartan algo. Cuánto da igual, y no hay puntos. Tres por tres es más fácil; cinco por cinco, más difícil.
    .shows = Un cuadrado completo de tres por tres.
guide-tic = Tic, Single, Nic
    .text = Compara dos cartas: cada una tiene un número, una forma y un color. Dos cosas en común son un Tic; una, un Single; ninguna, un Nic. Tics y Singles valen aquí lo mismo; un solo Nic estropea el cuadrado. Mientras construyes puede haber Nics.
    .shows = Las cartas marcadas no comparten nada: el borde entre ellas está tachado, es un Nic. Los demás son Tics.
guide-build = Construir
    .text = Tus cartas empiezan en la bandeja. Ponlas, muévelas, cámbialas y devuélvelas cuanto quieras: solo cuenta el cuadrado terminado.
    .shows = La carta marcada de la bandeja va en la casilla marcada, pues comparte algo con ambas vecinas.
guide-alone = A solas
    .text = Recibes tantas cartas como casillas hay, y quizá no formen ningún cuadrado. Entonces, o cuando quieras, tomas una carta extra y eliges cuáles usar. Cuantas menos, mejor; ninguna es perfecto.
    .shows = La carta marcada es extra: una de las otras sobrará.
guide-together = Contra otros
    .text = Todos descubren sus cartas en el mismo instante y construyen a la vez. Nadie recibe cartas extra, pero puedes cambiar cualquiera tuya por una del centro, cuanto quieras. El primer cuadrado completo gana la ronda; más rondas, la partida.
    .shows = Dos están construyendo; las cartas marcadas del centro son para ambos.

# Puzzles.
puzzle-name = Una cuadrícula entera
puzzle-goal = Completa la cuadrícula sin carta extra: ninguna pareja de vecinas puede ser un Nic.
puzzle-value = las { $value } cartas están puestas, sin ningún Nic
spare-name = Cartas de sobra
spare-goal = Tienes más cartas que casillas la cuadrícula. Complétala sin ningún Nic: solo una selección de cartas encaja.
spare-value = las { $value } casillas llenas, sin ningún Nic

# Photographs of printed pieces.
photograph = Pon solo la cuadrícula, completa, en tres a cinco filas.

# The score sheet of the companion.
sheet-winner = Quién completó primero
sheet-unsolved = Sin resolver
sheet-extra = Cartas de más
sheet-timer-round = La ronda
sheet-timer-solo = Tu tiempo

# Lo que está mal en una posición.
wrong-solo-limit = { $minutes } no es posible; elige 0 o de 5 a 60.
wrong-middle = Ahí no hay { $count } cartas.
wrong-last-cells = { $count } casillas en vez de { $size }.
wrong-last-card = { $card } no es una carta.
wrong-dealt-middle = No concuerda con las cartas de los jugadores y del centro.
wrong-cards = { $who }: { $count } cartas en vez de { $size }.
wrong-cells = { $who }: { $count } casillas en vez de { $size }.
wrong-not-own = { $who }: { $card } no está entre esas cartas.
wrong-two-cells = { $who }: { $card } está en dos casillas.
wrong-before-go = { $who }: nadie construye antes de la salida.
wrong-solo-go = A solas no hay salida.
wrong-ready = La salida llega cuando todos están listos; a solas no la hay.
wrong-no-actions = La ronda acaba cuando a nadie le quedan acciones.
wrong-complete = Una cuadrícula completa acaba la ronda.
wrong-last-winner = last_grid va con last_winner.
wrong-last-grid = Una cuadrícula ganadora no tiene Nic, y cada carta una vez.
wrong-solo-rounds = A solas se juega una ronda, que nadie gana.
wrong-rounds = Como mucho { $rounds }, y no más ganadas que jugadas.
wrong-winner = El último ganador no ha ganado ninguna ronda.
wrong-wins = Con { $needed } rondas ganadas se acaba.
wrong-as-many = Cada cual conserva el mismo número de cartas; pon otra en su lugar.
wrong-all-laid = Todas las cartas de este asiento ya están en su cuadrícula.
wrong-series = La serie no ha acabado.

# Cómo llama el editor de posiciones a lo que no son piezas.
field-players-wins = rondas ganadas
field-players-ready = en posición
field-players-acted = acciones en esta ronda
field-phase-ready = ponerse en posición
field-phase-go = esperar la salida
field-phase-build = construir las cuadrículas
field-rounds = Ronda
field-last-winner = Quién ganó la ronda anterior
