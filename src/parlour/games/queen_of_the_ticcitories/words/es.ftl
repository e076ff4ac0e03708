# Queen of the Ticcitories

summary = Elige una carta, colócala bien y fíjate en el número que te da para la ronda siguiente.
picture-1 = Elige una carta de la fila y colócala en tu cuadrícula.
picture-2 = Dos vecinas que comparten dos cosas dan 2 puntos; las extrañas cuestan uno.
picture-3 = Cuando las cuadrículas están llenas, gana el total más alto.

# Opciones
option-grid = Cuadrícula
    .help = cartas de lado en una cuadrícula llena
option-line = Línea
    .help = cartas en una línea; más de dos solo con dos jugadores
option-raid = Asaltos
    .help = cartas para otras cuadrículas: un asalto en la partida, o uno para cada jugador
option-raid-off = no
option-raid-once = uno
option-raid-each = cada jugador
option-start = Inicio
    .help = quién elige primero: la mejor carta robada, por sorteo o un asiento contado desde 0
option-start-value_draw = mejor carta
option-start-random = sorteo

# La mesa
deck-and-lines = Mazo y líneas
number =
    { $line ->
        [this] número { $number } de esta ronda
       *[next] número { $number } de la ronda siguiente
    }
pawn =
    { $colour ->
        [red] ficha roja
        [green] ficha verde
        [blue] ficha azul
        [yellow] ficha amarilla
        [black] ficha negra
       *[white] ficha blanca
    }
token =
    { $whose-is ->
        [me] tu { $token }
       *[other] { $token } de { $whose }
    }
discards = descartadas: { $cards }
tics = Tics
nics = Nics
clusters = grupos
nics-made =
    { $number ->
        [one] 1 Nic
       *[other] { $number } Nics
    }
clusters-made =
    { $number ->
        [one] 1 grupo
       *[other] { $number } grupos
    }
grid-holds = { $tics }, { $nics }, { $clusters }

# Qué hacer
drawn-for-ranking = Robadas para el orden: { $draws }. { $order }
order = El orden es { $who }.
round = Ronda { $round } de { $rounds }.
put-token = Pon tu ficha en una carta libre: su número es tu puesto en la ronda siguiente.
move-token = Mueve tu ficha a una carta libre: su número es tu puesto en la ronda siguiente.
lay = Coloca { $card } en tu cuadrícula.
lay-or-raid = Coloca { $card } en tu cuadrícula o empieza un asalto.
raid-is-on = Hay un asalto en marcha: coloca { $card } en la cuadrícula de otro jugador.
choose = Elegir el número { $number }, { $card }
lay-in = { $card }: { $cell }
raid-in = Asalto con { $card }: { $cell }
lay-beside = { $lay }, junto a { $cards }: { $made }

# Por qué no
first-tokens = Primero todos ponen una ficha en una carta de la línea.
token-there = Ahí ya hay una ficha: elige una carta libre.
own-grid = Coloca tu carta en tu propia cuadrícula.
lay-first = Coloca primero tu carta.
move-first = Mueve primero tu ficha a una carta de la línea siguiente.
edge-to-edge = Coloca la carta borde con borde con una carta de la cuadrícula; las esquinas solas no cuentan.
too-large = La cuadrícula tendría más de { $size } cartas de ancho o de alto.
must-lay-abroad = Hay un asalto en marcha: debes colocar en la cuadrícula de otro jugador.
raid-was = Ya hubo un asalto.
raid-was-yours = Ya has empezado tu asalto.
last-cannot-raid = Eres quien cierra esta ronda: nadie podría ocupar tu lugar en casa.
had-its-card = Esa cuadrícula ya ha recibido su carta de esta ronda: elige otra.
leave-no-last = Quien cierra esta ronda solo podría colocar en casa: elige su cuadrícula.
no-such-card = Esa carta no existe.
taken-or-no-grid = Ahí ya hay una carta, o esa cuadrícula no existe.

# Qué ha pasado
chooses =
    { $who-is ->
        [me] Eliges el número { $number }, { $card }.
       *[other] { $who } elige el número { $number }, { $card }.
    }
lays =
    { $who-is ->
        [me] Colocas { $card }: { $made }.
       *[other] { $who } coloca { $card }: { $made }.
    }
raids =
    { $who-is ->
        [me] Asaltas la cuadrícula de { $whose } con { $card }: { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } asalta tu cuadrícula con { $card }: { $made }.
               *[other] { $who } asalta la cuadrícula de { $whose } con { $card }: { $made }.
            }
    }
must-raid =
    { $who-is ->
        [me] Debes asaltar la cuadrícula de { $whose } con { $card }: { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } debe asaltar tu cuadrícula con { $card }: { $made }.
               *[other] { $who } debe asaltar la cuadrícula de { $whose } con { $card }: { $made }.
            }
    }
made =
    { $parts }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
for-clusters = { $points } por grupos
singles-only = solo Singles
discarded = Descartadas: { $cards }.
round-begins = Ronda { $round } de { $rounds }: { $who }.
scores =
    { $who-is ->
        [me] Tú: { $parts }: { $points }.
       *[other] { $who }: { $parts }: { $points }.
    }
plus = { $what } +{ $points }
minus = { $what } -{ $points }
