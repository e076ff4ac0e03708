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
    .does = Les cartes couvertes sont mélangées en une nouvelle pioche : elles ne manquent jamais.
option-deck_out-end = fin
    .does = Plus personne ne pioche ; quand la dernière main est vide, la partie finit.
option-max_rounds = Manches au plus
    .help = après autant de manches, le meilleur total gagne
option-start = Début
    .help = qui commence : la meilleure carte tirée, le sort, ou une place
option-start-value_draw = meilleure carte
    .does = Chacun tire une carte, et la meilleure commence.
option-start-random = au sort
    .does = Le sort décide ; aucune carte n’est montrée.
piles = Les neuf piles
pile =
    pile { $pile } : { $card }, { $height ->
        [one] 1 carte
       *[other] { $height } cartes
    } de haut
to-go = encore { $points }
target-reached = objectif atteint
goal = En { $target } points.
lay = Pose une carte sur une pile avec laquelle elle a quelque chose en commun.
pass-now = Tu n’as plus de carte : passe.
play = { $card } sur { $under }
pass = Passer
pass-with-cards = Tu ne peux passer que sans carte en main.
shares-nothing = Cette carte n’a rien en commun avec { $card }.
shares-nothing-but-nics = Cette carte n’a rien en commun avec { $card } ; ce n’est qu’au centre, entre quatre { TERM("Nics", of: "nic") }, qu’elle peut couvrir un { TERM("Nic", of: "nic") }.
lays =
    { $who-is ->
        [me] Tu poses { $card } sur { $under } : { $sum }.
       *[other] { $who } pose { $card } sur { $under } : { $sum }.
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
target-met = L’objectif de { $target } est atteint et la manche est finie.
all-laid = Toutes les cartes sont posées.
round-is-last = L’objectif est atteint : la manche se joue jusqu’au bout.
tics =
    { $number ->
        [one] 1 { TERM("Tic", of: "tic") }
       *[other] { $number } { TERM("Tics", of: "tic") }
    } { $points }
singles =
    { $number ->
        [one] 1 { TERM("Single", of: "single") }
       *[other] { $number } { TERM("Singles", of: "single") }
    } { $points }
four-nics = quatre { TERM("Nics", of: "nic") } { $points }
nothing-in-common = rien en commun sur les bords, 0 point
sum-of-one = { $part }, { $cover }
sum-of-two = { $terms } = { $total }, { $cover }
cover =
    { $kind ->
        [tic] sur un { TERM("Tic", of: "tic") }
        [single] sur un { TERM("Single", of: "single") }
       *[nic] sur un { TERM("Nic", of: "nic") }
    } ×{ $factor } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# The lesson.
lesson-cover = À ton tour, couvre l’une des neuf piles d’une carte qui partage son nombre, sa forme ou sa couleur. Pose ton { $card } sur { $pile } : touche la carte, puis la pile.
lesson-edges = Maintenant les voisines comptent : un point commun fait un Single, deux un Tic, qui vaut plus. Pose ton { $card } sur { $pile } : avec { $above } au-dessus c’est un Single, avec { $beside } à côté un Tic.
lesson-double = La carte couverte multiplie : si tu fais aussi un Tic avec elle, tes points doublent. Trouve où ton { $card } couvre un Tic.
lesson-doubled = Un Single vaut 1 point, deux 2, trois 5, quatre 8 : doublés, 10. Les Tics valent 2, 8, 15 et 25.
lesson-nics = Aucun point commun, c’est un Nic. Une exception : une carte qui fait des Nics avec le centre et ses quatre voisines peut y aller. Quatre Nics font 25, triplés ! Laquelle de tes cartes est-ce ?
lesson-target = 75 points d’un coup. Quand quelqu’un atteint le but, ici { $target }, on finit le tour de table et le plus haut total gagne.

# Le guide
guide = Neuf cartes sont sur la table. Tu en couvres une pour que ta carte compte avec ses voisines, et qui atteint le but le premier met fin à la partie.
guide-cover = À ton tour
    .text = Tu as cinq cartes. Pose l’une d’elles sur n’importe laquelle des neuf piles, si elle partage nombre, forme ou couleur avec la carte du dessus. Compte tes points, puis pioche pour en avoir de nouveau cinq.
    .shows = La carte marquée en couvre une de même nombre.
guide-tic = Tic, Single, Nic
    .text = Compare deux cartes : chacune a un nombre, une forme et une couleur. Deux points communs font un Tic, un seul un Single, aucun un Nic. Ta carte se compare à chaque carte qu’elle touche par un côté ; les coins ne comptent pas.
    .shows = La carte marquée fait un Single avec celle du dessus, un Tic avec celle d’à côté et un Nic avec celle du dessous.
guide-points = Le compte
    .text = Singles sur les côtés : un vaut 1 point, deux 2, trois 5, quatre 8. Tics : un vaut 2, deux 8, trois 15, quatre 25. Si tu fais les deux, on additionne. Les Nics n’y changent rien.
    .shows = La carte marquée fait trois Singles sur ses côtés : 5 points.
guide-double = La carte couverte multiplie
    .text = La carte que tu couvres ne compte pas parmi les côtés. Si la tienne fait un Single avec elle, les points restent ce qu’ils sont ; si elle fait un Tic, ils doublent.
    .shows = La carte marquée de la main fait un Tic avec la carte marquée sur la table : là, ses points doublent.
guide-nics = Quatre Nics
    .text = Une exception : une carte qui ne partage rien avec le centre ni avec les quatre cartes autour peut aller au centre. Quatre Nics valent 25 points, et couvrir un Nic les triple : 75.
    .shows = La carte du centre ne partage rien avec aucune de ses voisines.
guide-end = La fin
    .text = Quand quelqu’un atteint le but, en général 250 points, on finit le tour de table pour que tous aient joué autant de fois. Puis le plus haut total gagne.
    .shows = Une partie finie : la dernière carte a porté son joueur au-delà du but.

# Fins prouvées.
wins-by =
    { $points ->
        [one] Cela gagne d’au moins { $points } point, quoi que fasse l’autre.
       *[other] Cela gagne d’au moins { $points } points, quoi que fasse l’autre.
    }
shares-at-best = Si l’autre joue bien, il ne reste rien de mieux qu’une victoire partagée.
loses-by =
    { $points ->
        [one] Si l’autre joue bien, cela perd de { $points } point, et rien ne fait mieux.
       *[other] Si l’autre joue bien, cela perd de { $points } points, et rien ne fait mieux.
    }

# Puzzles.
puzzle-name = Le coup qui rapporte le plus
puzzle-goal = Trouve le seul coup qui rapporte le plus de points.
puzzle-value =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
last-name = La dernière manche
last-goal = Si tu atteins l’objectif, il reste à l’autre une réponse, puis c’est fini. Trouve le seul coup qui gagne contre toute réponse.
last-value =
    { $value ->
        [0] aucun gain sûr
        [one] au moins { $value } point d’avance
       *[other] au moins { $value } points d’avance
    }

# Photographs of printed pieces.
photograph = Pose les neuf piles en trois rangées de trois ; seules les cartes du dessus sont lues.

# The score sheet of the companion.
sheet-passed = Plus de carte : passe
sheet-nics = Quatre Nics autour du centre
sheet-singles = Singles aux bords
sheet-tics = Tics aux bords
sheet-covered = La carte couverte
sheet-covered-single = Single
sheet-covered-tic = Tic : double
sheet-covered-nic = Nic : triple
sheet-not-edges = Une carte a quatre bords au plus.
sheet-not-covered-nic = Un Nic ne se couvre qu’au centre, entre quatre Nics.
sheet-not-passed = Qui passe ne pose pas de carte : rien à compter.

# Ce qui est faux dans une position.
wrong-tags = tags : chaque carte visible a le sien, parmi ceux donnés.
wrong-heights = Les hauteurs ne s’accordent pas avec le nombre de cartes couvertes.
wrong-drawn-count = Une carte par joueur, ou aucune.
wrong-rounds = La partie finit après { $rounds } manches.
wrong-target = La partie finit avec la manche où le but est atteint.
wrong-hands = Tant qu’il y a à piocher, chaque main a cinq cartes.

# Comment l’éditeur de positions nomme ce qui n’est pas une pièce.
field-players-points = points
field-piles-height = Hauteur de la pile { $number }
field-rounds = Manches finies
