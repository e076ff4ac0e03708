# Les mots pour les cartes du jeu TIC.

card = { $number } { $shape ->
        [C] rond
        [R] croissant
        [T] triangle
        [S] carré
       *[X] étoile
    } { $colour ->
        [v] violet
        [c] cyan
        [y] jaune
        [o] orange
       *[r] rouge
    }
deck = Pioche
deck-left =
    pioche, { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
card-of =
    { $whose-is ->
        [me] ta carte
       *[other] carte de { $whose }
    }

# TIC-G02, G03
drawn-for-start = Tirage pour commencer : { $draws }. { $first }
drew = { $who } { $card }
begins =
    { $who-is ->
        [me] Tu commences.
       *[other] { $who } commence.
    }
