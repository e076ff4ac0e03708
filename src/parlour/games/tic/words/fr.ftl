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
            [y] j
            [o] o
           *[r] r
        }
cards = { $cards }
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

# Ce que disent plusieurs des jeux.
in-hand =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main
deck-is-empty = La pioche est vide.
not-in-hand = Tu n’as pas { $card } en main.
tics-made =
    { $number ->
        [one] { $number } { TERM("Tic", of: "tic") }
       *[other] { $number } { TERM("Tics", of: "tic") }
    }
a-card = une carte
drew-one = Tu as pioché { $card } : pose-la ou termine ton tour.
end = Terminer le tour
ends =
    { $who-is ->
        [me] Tu termines ton tour.
       *[other] { $who } termine son tour.
    }
grid =
    { $whose-is ->
        [me] Ta grille
       *[other] Grille de { $whose }
    }
grid-cell =
    { $whose-is ->
        [me] ta grille, ligne { $row }, colonne { $column }
       *[other] grille de { $whose }, ligne { $row }, colonne { $column }
    }
beside = { $cell }, à côté de { $cards }
tic-publisher = l’éditeur du jeu de cartes TIC

# Ce qui est faux dans une position.
wrong-set = Chaque carte n’est nommée qu’une fois.
wrong-card = { $card } n’est pas une carte ; une carte s’écrit comme 3Xo.
wrong-card-places = { $card } se trouve à { $times } endroits.
wrong-cards-missing = Il manque { $count } cartes, par exemple { $card }.
wrong-drawn = Pour le début, chacun a tiré une carte différente, ou personne n’a tiré.
wrong-first = La meilleure carte tirée commence.
wrong-dealt = Cela ne s’accorde pas avec les mains et la table.
wrong-known-not = { $card } est dans une main dont on a dit le contraire.

# Why a play is better than another.
because-fit = Cartes à toi qui vont quelque part : { $number } au lieu de { $rather }.
because-fit-other = Cartes de { $whom } qui vont quelque part : { $number } au lieu de { $rather }.
