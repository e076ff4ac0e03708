# Pentic

summary = Couvre l’une des neuf cartes pour que ses voisines comptent avec la tienne.
picture-1 = Pose une carte sur une autre avec qui elle a quelque chose en commun.
picture-2 = Elle compte avec les cartes à ses côtés, d’autant plus qu’elles ont en commun.
picture-3 = Qui mène quand quelqu’un a atteint le but gagne.
option-target = Objectif
    .help = points qui terminent la partie, une fois la manche complète
option-deck_out = Pioche vide
    .help = mélanger : les cartes couvertes forment la pioche ; fin : on joue les mains jusqu’au bout
option-deck_out-reshuffle = mélanger
option-deck_out-end = fin
option-max_rounds = Manches au plus
    .help = après autant de manches, le meilleur total gagne
option-start = Début
    .help = qui commence : la meilleure carte tirée, le sort, ou une place comptée à partir de 0
option-start-value_draw = meilleure carte
option-start-random = au sort
piles = Les neuf piles
pile =
    pile { $pile } : { $card }, { $height ->
        [one] 1 carte
       *[other] { $height } cartes
    } de haut
to-go = encore { $points }
target-reached = objectif atteint
lay = Pose une carte sur une pile avec laquelle elle a quelque chose en commun.
pass-now = Tu n’as plus de carte : passe.
play = { $card } sur la pile { $pile }, rapporte { $points }
pass = Passer
pass-with-cards = Tu ne peux passer que sans carte en main.
shares-nothing = Cette carte n’a rien en commun avec { $card }.
shares-nothing-but-nics = Cette carte n’a rien en commun avec { $card } ; ce n’est qu’au centre, entre quatre Nics, qu’elle peut couvrir un Nic.
lays =
    { $who-is ->
        [me] Tu poses { $card } sur la pile { $pile } : { $sum }.
       *[other] { $who } pose { $card } sur la pile { $pile } : { $sum }.
    }
passes =
    { $who-is ->
        [me] Tu n’as plus de carte et tu passes.
       *[other] { $who } n’a plus de carte et passe.
    }
reshuffled =
    La pioche était vide : { $cards ->
        [one] 1 carte couverte est mélangée
       *[other] { $cards } cartes couvertes sont mélangées
    } pour en former une nouvelle.
deck-empty = La pioche est vide : désormais, personne ne pioche.
round-is-last = L’objectif est atteint : la manche se joue jusqu’au bout.
tics =
    { $number ->
        [one] 1 Tic
       *[other] { $number } Tics
    } { $points }
singles =
    { $number ->
        [one] 1 Single
       *[other] { $number } Singles
    } { $points }
four-nics = quatre Nics { $points }
nothing-in-common = rien en commun sur les bords, 0 point
sum-of-one = { $part }, { $cover }
sum-of-two = { $terms } = { $total }, { $cover }
cover =
    { $kind ->
        [tic] sur un Tic
        [single] sur un Single
       *[nic] sur un Nic
    } ×{ $factor } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
