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
