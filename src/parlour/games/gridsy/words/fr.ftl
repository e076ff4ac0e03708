# Gridsy

summary = Range tes cartes dans un carré où deux voisines ont toujours quelque chose en commun.
picture-1 = Pose tes cartes en carré et déplace-les autant que tu veux.
picture-2 = Deux voisines doivent avoir quelque chose en commun : nombre, forme ou couleur, ou deux d’entre eux.
picture-3 = Le premier carré complet gagne la manche.
option-grid = Grille
    .help = lignes et colonnes de la grille
option-best_of = Manches
    .help = à plusieurs : le nombre maximal de manches d’une série
option-round_limit_min = Limite de manche
    .help = à plusieurs : minutes avant qu’une manche finisse sans vainqueur
option-solo_limit_min = Limite en solo
    .help = en solo : minutes avant que la partie finisse sans solution, de 5 à 60 ; 0 : aucune
option-hint_impossible = Indice
    .help = on te dit si tes cartes n’admettent aucune grille
grid =
    { $whose-is ->
        [me] Ta grille
       *[other] Grille de { $whose }
    }
tray =
    { $whose-is ->
        [me] Ta réserve
       *[other] Réserve de { $whose }
    }
middle = Centre
last-grid = La grille qui a gagné la manche { $round }
face-down = carte face cachée
cell = ligne { $row }, colonne { $column }
cell-of =
    { $whose-is ->
        [me] ligne { $row }, colonne { $column }
       *[other] grille de { $whose }, ligne { $row }, colonne { $column }
    }
to-tray = retour à la réserve
rounds-won = manches gagnées
extra-cards = cartes supplémentaires
not-solved = non résolu
extras =
    { $number ->
        [one] { $number } carte supplémentaire
       *[other] { $number } cartes supplémentaires
    }
result = { $extras }, { $summary }
readiness =
    { $ready ->
        [yes] en place
       *[no] pas encore en place
    }
marks = Nic { $nics } · Single { $singles } · Tic { $tics } · libres { $open }
go-comes = Tout le monde est en place : les cartes vont être retournées.
waiting = Manche { $round } sur { $most } au plus : on attend que tout le monde soit en place.
say-ready = Manche { $round } sur { $most } au plus : dis quand tu es en place.
wanted = On cherche une grille de { $size } sur { $size } sans aucun Nic.
build = Construis une grille de { $size } sur { $size } sans aucun Nic.
mend = Un bord barré est un Nic : les deux cartes n’ont rien en commun. Déplaces-en une.
no-grid = Tes cartes actuelles n’admettent aucune grille.
no-actions-left = Tu as utilisé tes { $actions } actions de cette manche.
clock =
    { $name ->
        [go] Départ
       *[limit] Temps
    }
act =
    { $name ->
        [ready] Je suis en place
        [extra] Prendre une carte supplémentaire
       *[give_up] Abandonner
    }
put = { $card } vers { $cell }
take = { $card } retourne à la réserve
swap = Échanger { $card } contre { $other }
not-in-middle = { $card } ne se trouve pas au centre.
ready-alone = En solo il n’y a pas de départ : tu peux commencer.
ready-already = Tu l’as déjà dit, ou la manche a commencé.
wait-for-go = Attends le départ : les cartes ne sont pas encore retournées.
no-middle = En solo il n’y a pas de centre pour échanger ; prends une carte supplémentaire.
deck-is-empty = La pioche est vide.
no-extra-cards = Il n’y a pas de cartes supplémentaires ; échange l’une des tiennes avec le centre.
give-up-alone = On ne peut abandonner qu’en solo.
not-now = Ce n’est pas possible maintenant.
nothing-there = Aucune de tes cartes ne s’y trouve.
no-such-cell = Cette case n’existe pas.
not-yours = { $card } n’est pas à toi.
turned-up = Partez ! Toutes les cartes sont retournées.
time-over = Le temps est écoulé.
is-ready =
    { $who-is ->
        [me] Tu es en place.
       *[other] { $who } est en place.
    }
gives-up =
    { $who-is ->
        [me] Tu abandonnes.
       *[other] { $who } abandonne.
    }
lays =
    { $who-is ->
        [me] Tu poses { $card } en { $cell }.
       *[other] { $who } pose { $card } en { $cell }.
    }
lays-over =
    { $who-is ->
        [me] Tu poses { $card } en { $cell } ; { $other } va { $to }.
       *[other] { $who } pose { $card } en { $cell } ; { $other } va { $to }.
    }
into-tray = dans la réserve
into-cell = en { $cell }
takes-to-tray =
    { $who-is ->
        [me] Tu remets { $card } dans la réserve.
       *[other] { $who } remet { $card } dans la réserve.
    }
swaps =
    { $who-is ->
        [me] Tu échanges { $card } contre { $other }.
       *[other] { $who } échange { $card } contre { $other }.
    }
takes-extra =
    { $who-is ->
        [me] Tu prends une carte supplémentaire : { $card }.
       *[other] { $who } prend une carte supplémentaire : { $card }.
    }
completes =
    { $who-is ->
        [me] Tu complètes une grille et gagnes la manche { $round }.
       *[other] { $who } complète une grille et gagne la manche { $round }.
    }
no-winner = Personne n’a gagné la manche { $round }.
won-round =
    { $who-is ->
        [me] Tu as gagné la manche { $round }.
       *[other] { $who } a gagné la manche { $round }.
    }
nobody-won = Personne n’a gagné de manche : tous se partagent la série.
wins-series =
    { $who-is ->
        [me] Tu gagnes la série avec { $rounds }.
        [several] { $who } se partagent la série avec { $rounds } chacun.
       *[other] { $who } gagne la série avec { $rounds }.
    }
rounds =
    { $number ->
        [one] { $number } manche
       *[other] { $number } manches
    }
perfect = Résolu sans carte supplémentaire : parfait.
solved = Résolu avec { $extras }.
solved-best = Résolu avec { $extras } : impossible à moins.
unsolved = Non résolu.
possible = C’est possible avec { $extras }.
perhaps-possible = C’est possible avec { $extras }, peut-être avec { $least }.
