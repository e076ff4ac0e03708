# Palabras para las cartas de la baraja TIC.

card = { $number } { $shape ->
        [C] círculo
        [R] luna
        [T] triángulo
        [S] cuadrado
       *[X] estrella
    } { $colour ->
        [v] violeta
        [c] cian
        [y] amarillo
        [o] naranja
       *[r] rojo
    }
    .short =
        { $number }{ $shape ->
            [C] ●
            [R] ☾
            [T] ▲
            [S] ■
           *[X] ★
        }{ $colour ->
            [v] v
            [c] c
            [y] a
            [o] n
           *[r] r
        }
cards = { $cards }
deck = Mazo
deck-left =
    mazo, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
card-of =
    { $whose-is ->
        [me] tu carta
       *[other] carta de { $whose }
    }

# TIC-G02, G03
drawn-for-start = Cartas sacadas para empezar: { $draws }. { $first }
drew = { $who } { $card }
begins =
    { $who-is ->
        [me] Empiezas tú.
       *[other] Empieza { $who }.
    }

# Lo que dicen varios de los juegos.
in-hand =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } en la mano
deck-is-empty = El mazo está vacío.
not-in-hand = No tienes { $card } en la mano.
tics-made =
    { $number ->
        [one] 1 { TERM("Tic", of: "tic") }
       *[other] { $number } { TERM("Tics", of: "tic") }
    }
a-card = una carta
drew-one = Has robado { $card }: ponla o termina tu turno.
end = Terminar el turno
ends =
    { $who-is ->
        [me] Terminas tu turno.
       *[other] { $who } termina su turno.
    }
grid =
    { $whose-is ->
        [me] Tu cuadrícula
       *[other] Cuadrícula de { $whose }
    }
grid-cell =
    { $whose-is ->
        [me] tu cuadrícula, fila { $row }, columna { $column }
       *[other] cuadrícula de { $whose }, fila { $row }, columna { $column }
    }
beside = { $cell }, junto a { $cards }
tic-publisher = la editorial de la baraja TIC

# Lo que está mal en una posición.
wrong-set = Cada carta se nombra una sola vez.
wrong-card = { $card } no es una carta; las cartas se escriben como 3Xo.
wrong-card-places = { $card } está en { $times } sitios.
wrong-cards-missing = Faltan { $count } cartas, por ejemplo { $card }.
wrong-drawn = Para empezar, cada cual sacó una carta distinta, o nadie.
wrong-first = Empieza la mejor carta sacada.
wrong-dealt = No concuerda con las manos y la mesa.
wrong-known-not = { $card } está en una mano de la que se dijo lo contrario.

# Why a play is better than another.
because-fit = Cartas tuyas que encajan en algún sitio: { $number } en vez de { $rather }.
because-fit-other = Cartas de { $whom } que encajan en algún sitio: { $number } en vez de { $rather }.
