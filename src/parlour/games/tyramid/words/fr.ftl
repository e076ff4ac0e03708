# Tyramid

summary = On construit ensemble une pyramide de cartes ; deux Tics d’un coup et tu rejoues.
picture-1 = Pose une carte sous deux autres ; elle doit partager quelque chose avec chaque carte qu’elle touche.
picture-2 = Plus elles partagent, plus il y a de points, et après deux Tics tu rejoues.
picture-3 = La dernière place remplie finit la partie, et le plus grand total gagne.

# Options
option-shape = Forme
    .help = ce que l’on construit
option-shape-pyramid = pyramide
option-shape-diamond = losange
option-shape-hourglass = sablier
option-rows = Rangées
    .help = aussi celles d’une moitié, ou la plus large du losange ; d’ordinaire 10, 7, 7
option-same_pair = Deux d’un type
    .help = points pour deux Tics d’un même type
option-optional_play = Jeu libre
    .help = piocher au lieu de jouer, terminer au lieu de rejouer
option-play_drawn = Jouer la carte piochée
    .help = une carte piochée qui convient peut être posée
option-start = Début
    .help = qui commence : la meilleure carte tirée, le sort ou une place comptée à partir de 0
option-start-value_draw = meilleure carte
option-start-random = tirage au sort

# La table
shape =
    { $form ->
        [diamond] Le losange
        [hourglass] Le sablier
       *[pyramid] La pyramide
    }
row =
    { $part ->
        [below] rangée { $row } du bas
        [above] rangée { $row } du haut
       *[whole] rangée { $row }
    }
laid = { $card }, { $row }
cell = { $row }, case { $cell }
plays = cartes posées
surplus = cartes en trop
to-lose = { $held } ; ce qui dépasse { $hand } coûte { $points } points à la fin

# Que faire
lay-or-take = Pose une carte dans la rangée ouverte, ou prends-en une.
lay-or-pass = Pose une carte, ou passe.
none-fits-pass = Aucune carte ne convient : passe.
none-fits-take = Aucune carte ne convient : prends-en une.
lay = Pose une carte dans la rangée ouverte.
play-again = Deux Tics : rejoue.
play =
    { $card }, { $cell } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw = Prendre une carte
pass = Passer

# Pourquoi pas
shares-nothing-with = { $card } n’a rien en commun avec { $other }.
no-such-cell = Cette rangée n’a pas de case { $cell }.
gap = Pose à côté des cartes de la rangée : il ne doit pas y avoir de trou, et aucune case de ce genre n’est ouverte.
must-play = Tu peux jouer, donc tu dois.
only-fresh = Seule la carte que tu viens de prendre peut être posée ; pose-la ou termine ton tour.
half-full = Cette moitié est pleine : pose dans l’autre.
name-the-half = Nomme la moitié dans un sablier, et nulle part ailleurs.
pass-when-stuck = Tu ne passes que si la pioche est vide et qu’aucune carte ne convient.
deck-empty-pass = La pioche est vide : passe.
take-once = Prends une carte seulement avant ta première pose, et une seule fois.
can-play = Tu peux jouer : pose une carte ou termine ton tour ; tu aurais pu passer avant.

# Ce qui s’est passé
lays =
    { $who-is ->
        [me] Tu poses { $card } : { $sum }.
       *[other] { $who } pose { $card } : { $sum }.
    }
takes =
    { $who-is ->
        [me] Tu prends { $card }.
       *[other] { $who } prend { $card }.
    }
cannot-play =
    { $who-is ->
        [me] Tu ne peux pas jouer et prends { $card }.
       *[other] { $who } ne peut pas jouer et prend { $card }.
    }
passes =
    { $who-is ->
        [me] Tu passes.
       *[other] { $who } passe.
    }
nothing-fits = Aucune des cartes restantes ne convient : la partie est finie.

# D’où viennent les points
tic-for-two =
    un Tic pour deux, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tics-alike = { $number } Tics d’un même type
singles-made =
    { $number ->
        [one] 1 Single
       *[other] { $number } Singles
    }
made =
    { $parts }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
