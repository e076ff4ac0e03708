# Granny's Pills

summary = Prends trois pilules comme elles se trouvent et range-les dans ta journée, couleur par couleur.
picture-1 = Prends trois pilules qui se touchent et range-les dans ta journée comme elles étaient.
picture-2 = La couleur doit être celle de ton ordonnance ; la bonne forme rapporte un point de plus.
picture-3 = Une manche par joueur ; le plus grand total gagne.

# Options
option-forms = Formes
    .help = toutes : rangées, colonnes et coins ; droites : pas de coins
option-forms-all = toutes
    .does = Trois en rangée, en colonne ou en coin.
option-forms-straight = droites
    .does = Trois en rangée ou en colonne ; les coins sont interdits.
option-view = Vue
    .help = commune : tous voient la grille de la même façon ; autour : tournée, comme autour d’une table
option-view-common = commune
    .does = Tous voient la grille dans le même sens.
option-view-around = autour
    .does = Tu vois la grille de ton côté de la table ; pour les autres elle est tournée.
option-single = Pilule seule
    .help = toujours : quand tu veux ; forcée : seulement si l’on ne peut en prendre trois
option-single-always = toujours
    .does = Tu peux prendre une seule pilule quand tu veux.
option-single-forced = forcée
    .does = Tu ne peux en prendre une seule que si trois sont impossibles.
option-cycles = Cycles au plus
    .help = cycles après lesquels une manche se termine de toute façon
option-cycles-none = sans limite
    .does = Une manche dure jusqu’à ce qu’une journée soit pleine.
option-colours = Mauvaises couleurs
    .help = refuser : interdites ; confiance : permises, mais elles coûtent la manche
option-colours-refuse = refuser
    .does = Une pilule de la mauvaise couleur ne se pose pas.
option-colours-trust = confiance
    .does = Rien ne te prévient : une mauvaise couleur à la fin et ta manche vaut 0.
option-tiebreak = Totaux égaux
    .help = partagé : tous gagnent ; meilleure manche : la plus haute l’emporte
option-tiebreak-shared = partagé
    .does = À total égal, la victoire est partagée.
option-tiebreak-best-round = meilleure manche
    .does = À total égal, la meilleure manche l’emporte.
option-limit = Temps limité
    .help = secondes par tour
option-limit-none = sans limite
    .does = Prends tout ton temps.

# La table
pill =
    { $shape ->
        [1] pilule ronde
        [2] gélule
        [3] pilule ovale
       *[4] pilule losange
    } { $colour ->
        [B] bleue
        [G] verte
        [Y] jaune
       *[R] rouge
    }
    .short =
        { $shape ->
            [1] r
            [2] g
            [3] o
           *[4] l
        }{ $colour ->
            [B] b
            [G] v
            [Y] j
           *[R] r
        }
chosen = { $pill }, choisie
stacked = { $pill }, hauteur { $height }
empty = vide
grid = La grille de pilules
bag = Sac
bag-left =
    sac, { $pills ->
        [one] { $pills } pilule
       *[other] { $pills } pilules
    }
schedule-of =
    { $whose-is ->
        [me] Ton programme et ton ordonnance
       *[other] Programme et ordonnance de { $whose }
    }
prescription =
    { $whose-is ->
        [me] ton ordonnance
       *[other] ordonnance de { $whose }
    } : { $first } ; { $second } ; { $third }
prescribed = { $left }, { $middle }, { $right }
prescription-down =
    { $whose-is ->
        [me] ton ordonnance
       *[other] ordonnance de { $whose }
    } : face cachée
space = ligne { $row }, colonne { $column }, { $holds }
schedule-at =
    { $space ->
        [1] en haut à gauche
        [2] en haut au milieu
        [3] en haut à droite
        [4] à mi-hauteur à gauche
        [5] au centre
        [6] à mi-hauteur à droite
        [7] en bas à gauche
        [8] en bas au milieu
       *[9] en bas à droite
    }
schedule-space = programme, { $where }, { $holds }
schedule-space-for = programme, { $where }, pour { $asked }, { $holds }
round = manche { $round }
round-so-far = manche { $round } jusqu’ici
full = complet
spaces-empty =
    { $spaces ->
        [one] { $spaces } vide
       *[other] { $spaces } vides
    }
wrong-colour = une mauvaise couleur
round-of = Manche { $round } sur { $rounds }.
last-cycle = Un programme est complet : c’est le dernier cycle.
time-for-a-turn = Tour

# Que faire
swap-or-choose = Choisis trois pilules qui se touchent. Avant, tu peux en échanger deux.
choose-pills = Choisis trois pilules qui se touchent.
place-three = Touche où va la première des trois, ou choisis-en d’autres.
place-one = Touche où va la pilule, ou choisis-en d’autres.
pass-now = Il n’y a aucune pilule à prendre : passe.
swapping = Échanger deux voisines
swap = Échanger { $pills }
take = Prendre { $pills }
take-only = Prendre celle-ci seule : { $pills } ({ $gained })
open-swap = Échanger d’abord deux pilules
open-three = Prendre tout de suite trois pilules
open-one = Ne prendre qu’une pilule
place-from = Les poser, la première { $where }
place-it-on = La poser { $where }
pass = Passer

# Pourquoi pas
swap-once = Tu peux échanger une fois par tour, et seulement avant de choisir des pilules.
swap-empty = Échange deux pilules : une de ces cases est vide.
straight-only = Dans cette partie, on ne prend que trois pilules en ligne ou en colonne.
fit-nowhere = { $pills } : ces couleurs ne vont nulle part sur ton ordonnance.
colours-wrong = Les couleurs ne correspondent pas à l’ordonnance à cet endroit.
colour-wrong = La couleur ne correspond pas à l’ordonnance à cet endroit.
three-possible = On peut prendre trois pilules, au moins après un échange : une seule n’est pas permise.
pass-with-pills = Il y a des pilules à prendre : tu ne peux pas passer.
space-empty = Une de ces cases est vide.
changed-enough = Tu as assez changé d’avis : pose maintenant les pilules.
choose-first = Choisis d’abord des pilules dans la grille.
not-as-they-lie = Comme elles se trouvent, elles ne vont pas là.
chosen-already = Tu les as déjà choisies : pose-les, ou choisis-en d’autres.
no-such-form = Il n’y a pas là trois cases de cette forme.
not-now = Ce n’est pas possible maintenant.

# Ce qui s’est passé
swaps =
    { $who-is ->
        [me] Tu échanges { $pills }.
       *[other] { $who } échange { $pills }.
    }
chooses =
    { $who-is ->
        [me] Tu choisis { $pills }.
       *[other] { $who } choisit { $pills }.
    }
chooses-only =
    { $who-is ->
        [me] Tu choisis seulement { $pills }.
       *[other] { $who } choisit seulement { $pills }.
    }
places =
    { $who-is ->
        [me] Tu poses { $pills } : { $gained }.
       *[other] { $who } pose { $pills } : { $gained }.
    }
passes =
    { $who-is ->
        [me] Tu ne trouves aucune pilule à prendre et tu passes.
       *[other] { $who } ne trouve aucune pilule à prendre et passe.
    }
no-time-left =
    { $who-is ->
        [me] Tu n’as plus de temps.
       *[other] { $who } n’a plus de temps.
    }
schedule-full =
    { $whose-is ->
        [me] Ton programme
       *[other] Le programme de { $whose }
    } est complet : c’est le dernier cycle de la manche.
turned-up =
    { $whose-is ->
        [me] Ton ordonnance est retournée.
       *[other] L’ordonnance de { $whose } est retournée.
    }
round-over = La manche { $round } est terminée : { $scores }.
seat-points =
    { $who-is ->
        [me] toi { $points }
       *[other] { $who } { $points }
    }

# Retour sur la partie
review-then = Ensuite : { $what }

# The lesson.
lesson-three = Remplis ta journée comme le veut ton ordonnance : les couleurs doivent y être. Prends trois pilules qui se touchent : dans la quatrième colonne, { $first }, dessous { $second }, puis { $third }.
lesson-place = Elles gardent leur forme et vont là où les trois couleurs conviennent. Touche la place de la première, le milieu de la rangée du haut.
lesson-swap = Une fois par tour, avant de prendre, tu peux échanger deux voisines. Touche Échanger, puis { $first } dans la deuxième colonne et { $second } dessous.
lesson-again = Maintenant trois sont comme les veut ta colonne de gauche : prends { $first }, { $second } et { $third }.
lesson-there = Pose-les : la première va en haut à gauche.
lesson-colour-shape = La bonne couleur vaut 1 point, la bonne forme 1 de plus. Une place avec plus d’une pilule en perd 1.
lesson-one = Une place est vide, pour { $wanted }. Au lieu de trois, tu peux n’en prendre qu’une : touche cette pilule dans la première colonne, puis le bouton qui le dit.
lesson-last = Mets-la à la place vide.
lesson-full = Ta journée est pleine : les autres jouent encore un tour, puis on compte. Il y a une manche par joueur, et la plus haute somme gagne.

# Le guide
guide = La journée de mamie a neuf places, et une ordonnance dit quelle pilule va où. Tu en prends trois à la fois, comme elles se trouvent.
guide-three = Trois pilules
    .text = Prends trois pilules qui se tiennent par leurs côtés : trois en rangée, trois en colonne, ou un carré de quatre sans un coin. Ensuite des pilules du sac comblent les trous.
    .shows = Les trois pilules marquées forment une colonne.
guide-place = Les poser
    .text = Elles vont dans ta journée comme elles étaient, ni tournées ni retournées. Chaque pilule doit avoir la couleur que ton ordonnance montre pour sa place ; la forme peut différer.
    .shows = À gauche la journée, à droite l’ordonnance. Les trois couleurs y sont, et pour la plus basse la forme aussi.
guide-swap = Échanger
    .text = Une fois par tour, avant de prendre, tu peux échanger deux pilules côte à côte ou l’une sous l’autre.
    .shows = Les pilules marquées peuvent changer de place.
guide-one = Une pilule
    .text = Au lieu de trois, tu peux prendre une seule pilule. Elle va sur une place vide ou sur une autre pilule, dans la bonne couleur.
    .shows = La pilule marquée est celle que veut la place vide marquée.
guide-count = Le compte
    .text = Chaque place vaut 1 point pour la bonne couleur et 1 de plus pour la bonne forme. Dans une pile seule la pilule du dessus compte, et une pile coûte 1 point.
    .shows = La place marquée a deux pilules : la couleur est bonne, pas la forme, et la pile coûte un point. 0 en tout.
guide-end = La fin
    .text = Quand une journée est pleine, ceux qui n’ont pas encore joué dans ce tour jouent. Puis on compte, et chacun reçoit une nouvelle ordonnance. Il y a une manche par joueur, et la plus haute somme gagne.
    .shows = Une journée pleine met fin à la manche.

# Puzzles.
puzzle-name = Le tour qui rapporte le plus
puzzle-goal = Trouve le seul tour après lequel ta journée a le plus de points. Tu peux d’abord échanger deux pilules.
puzzle-value =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
full-name = Remplir la journée
full-goal = Échange deux pilules, puis remplis toute ta journée dans ce même tour. Une seule façon y arrive.
full-value =
    { $value ->
        [9] les neuf cases remplies
        [one] { $value } case remplie
       *[other] { $value } cases remplies
    }

# Photographs of printed pieces.
photograph = Pose la grille de pilules et, dessous, les ordonnances en une rangée, celle de la première place à gauche.

# The score sheet of the companion.
sheet-ended = La manche s’est finie car
sheet-ended-full = une journée est pleine
sheet-ended-passes = tous ont passé
sheet-ended-cycles = les tours sont finis
sheet-wrong = Une mauvaise couleur dessus
sheet-colours_right = Cases de la bonne couleur
sheet-shapes_right = … et de la bonne forme
sheet-stacks = Cases avec une pile
sheet-timer-turn = Ton tour
sheet-not-shapes = Une forme ne compte que si la couleur est bonne.
sheet-not-stacks = Pas plus de piles que de cases remplies.
sheet-not-full = La manche finit quand quelqu’un a neuf bonnes couleurs.
sheet-not-cycles = Vous n’avez pas convenu d’un nombre de tours.

# Ce qui est faux dans une position.
wrong-pill = { $pill } n’est pas une pilule ; on écrit G4, et un point pour une place vide.
wrong-chosen = Des pilules sont choisies quand on les pose, et seulement alors.
wrong-rounds = Autant de manches que de joueurs, pour tous pareil.
wrong-no-prescription = { $who } : l’ordonnance manque.
wrong-prescriptions = Une ordonnance ne se tire qu’une fois, une par manche et par joueur.
wrong-pill-times = { $pill } est là { $times } fois ; il y en a { $there }.
wrong-tags = tags va avec les pilules une à une, 0 pour une place vide.
wrong-tags-own = tags : chaque pilule a le sien.
wrong-chosen-kind = { $action } ne mène pas à { $phase }.
wrong-chosen-rule = { $action } n’est pas possible.
wrong-no-turn = { $who } n’a pas encore joué dans cette manche.
wrong-colour-asked = { $who } : une pilule n’a pas la couleur demandée.
wrong-passes = La manche finit quand tous ont passé.
wrong-pass = Nul ne passe tant qu’il y a une pilule à prendre.
wrong-swapped = On échange deux pilules, qui sont encore là.
wrong-changes = On change un choix tant que des pilules sont choisies.
wrong-cycle = Après tant de cycles la manche est finie.
wrong-full = Aucun cycle ne commence après qu’une journée est pleine.
wrong-cycle-pills = Chaque tour prend une pilule, ou passe s’il n’y en a pas.

# Comment l’éditeur de positions nomme ce qui n’est pas une pièce.
field-phase-choose = choisir des pilules
field-phase-placeThree = placer trois pilules
field-phase-placeOne = placer une pilule
field-swapped = Deux pilules ont été échangées
field-changes = Choix changés
field-cycle = Cycles finis de cette manche
field-turns = Tours commencés
