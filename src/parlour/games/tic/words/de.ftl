# Wörter für die Karten des TIC-Decks.

card = { $number } { $shape ->
        [C] Kreis
        [R] Sichel
        [T] Dreieck
        [S] Quadrat
       *[X] Stern
    } { $colour ->
        [v] violett
        [c] türkis
        [y] gelb
        [o] orange
       *[r] rot
    }
deck = Stapel
deck-left =
    Stapel, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
card-of =
    { $whose-is ->
        [me] deine Karte
       *[other] Karte von { $whose }
    }

# TIC-G02, G03
drawn-for-start = Um den Start gezogen: { $draws }. { $first }
drew = { $who } { $card }
begins =
    { $who-is ->
        [me] Du beginnst.
       *[other] { $who } beginnt.
    }
