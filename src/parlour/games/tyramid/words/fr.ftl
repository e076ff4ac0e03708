# Tyramid

summary = On construit ensemble une pyramide de cartes ; deux Tics d’un coup et tu rejoues.
picture-1 = Pose une carte sous deux autres ; elle doit partager quelque chose avec chaque carte qu’elle touche.
picture-2 = Plus elles partagent, plus il y a de points, et après deux Tics tu rejoues.
picture-3 = La dernière place remplie finit la partie, et le plus grand total gagne.

# Options
option-shape = Forme
    .help = ce que l’on construit
option-shape-pyramid = pyramide
    .does = Une carte au sommet, et chaque rangée en a une de plus.
option-shape-diamond = losange
    .does = Les rangées grandissent jusqu’à la plus large, puis rétrécissent.
option-shape-hourglass = sablier
    .does = Deux pyramides partagent leur sommet, et tu poses dans l’une ou l’autre ; on se bloque moins.
option-rows = Rangées
    .help = aussi celles d’une moitié, ou la plus large du losange ; d’ordinaire 10, 7, 7
option-same_pair = Deux d’un type
    .help = points pour deux Tics d’un même type
option-optional_play = Jeu libre
    .help = piocher au lieu de jouer, terminer au lieu de rejouer
option-play_drawn = Jouer la carte piochée
    .help = une carte piochée qui convient peut être posée
option-start = Début
    .help = qui commence : la meilleure carte tirée, le sort ou une place
option-start-value_draw = meilleure carte
    .does = Chacun tire une carte, et la meilleure commence.
option-start-random = tirage au sort
    .does = Le sort décide ; aucune carte n’est montrée.

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
to-lose = { $held }, { $over } de trop : −{ $points }

# Que faire
lay-or-take = Pose une carte dans la rangée ouverte, ou prends-en une.
lay-or-pass = Pose une carte, ou passe.
none-fits-pass = Aucune carte ne convient : passe.
none-fits-take = Aucune carte ne convient : prends-en une.
lay = Pose une carte dans la rangée ouverte.
play-again = Deux { TERM("Tics", of: "tic") } : rejoue.
play = { $card }, { $cell }
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
built = La dernière case est remplie.
all-passed = Tous ont passé l’un après l’autre.
nothing-fits = Aucune des cartes restantes ne convient.

# D’où viennent les points
tic-for-two =
    un { TERM("Tic", of: "tic") } pour deux, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tics-alike = { $number } { TERM("Tics", of: "tic") } d’un même type
singles-made =
    { $number ->
        [one] 1 { TERM("Single", of: "single") }
       *[other] { $number } { TERM("Singles", of: "single") }
    }
made =
    { $parts }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# The lesson.
lesson-row = La pyramide grandit rangée par rangée, et une carte doit partager quelque chose avec chaque carte qu’elle touche. La première d’une rangée se pose où l’on veut : pose ton { $card } à gauche, sous { $above }.
lesson-between = Une rangée grandit sans trou, et sous deux cartes la tienne doit aller avec les deux. Un point commun fait un Single, 1 point ; deux un Tic, 2 points. Pose ton { $card } entre { $left } et { $right }.
lesson-two-tics = Deux Tics d’un coup, et tu rejoues. Ton { $card } les fait avec { $above } au-dessus et { $beside } à côté : pose-le à l’extrémité droite.
lesson-go-on = Tu rejoues, dans une nouvelle rangée. Ton { $card } va sous { $left } et { $right }.
lesson-draws = Un seul Tic cette fois : ton tour s’achève et tu pioches jusqu’à cinq cartes. Et deux Tics du même type valent 6 au lieu de 4.
lesson-stuck = Aucune de ces cartes ne va nulle part. Alors tu en prends une de la pioche, et ton tour s’achève.
lesson-end = La dernière place remplie met fin à la partie ; le nombre de rangées se choisit avant. Chaque carte au-delà de cinq dans ta main coûte 2 points ; le plus haut total gagne.

# Le guide
guide = Tous construisent une même pyramide, du sommet vers le bas. Chaque carte compte ce qu’elle partage avec celles qu’elle touche, et les bonnes cartes te font rejouer.
guide-row = Où vont les cartes
    .text = La pyramide grandit rangée par rangée ; chacune a une carte de plus et se décale d’une demi-carte. La première carte d’une rangée se pose où l’on veut ; de là, la rangée grandit aux deux bouts, sans trou. Une nouvelle rangée attend que la dernière soit pleine.
    .shows = Les cases marquées sont la rangée à remplir.
guide-tic = Tic, Single, Nic
    .text = Compare deux cartes : chacune a un nombre, une forme et une couleur. Deux points communs font un Tic, un seul un Single, aucun un Nic. Ta carte doit faire un Tic ou un Single avec chaque carte qu’elle touche ; un seul Nic l’interdit.
    .shows = La carte marquée fait un Tic avec celle en haut à gauche et un Single avec celle en haut à droite.
guide-points = Le compte
    .text = Un Single vaut 1 point, un Tic 2. Si deux de tes Tics ont les deux mêmes valeurs, ils sont d’un même type et valent 6 ensemble ; trois de ces Tics valent 10. Tout ce que fait ta carte s’additionne.
    .shows = La carte marquée fait deux Tics de types différents, avec celle du dessus et celle d’à côté : 4 points.
guide-again = Rejouer
    .text = Après une carte à deux ou trois Tics tu rejoues, et ainsi de suite. Après une carte qui en a moins, ton tour s’achève et tu pioches jusqu’à cinq cartes.
    .shows = Deux Tics ont rempli la rangée du dessus : le même joueur continue, où il veut dans la nouvelle rangée.
guide-stuck = Si aucune carte ne va
    .text = Alors tu en prends une de la pioche, même si tu en as beaucoup, et ton tour s’achève. Une main peut ainsi dépasser cinq cartes ; on ne défausse jamais.
    .shows = Aucune carte de la main ne va dans les cases marquées.
guide-end = La fin
    .text = La dernière case remplie met fin à la partie. Chaque carte au-delà de cinq dans ta main coûte alors 2 points, et le plus haut total gagne.
    .shows = Une pyramide finie de dix rangées.

# Puzzles.
puzzle-goal = Trouve le tour qui rapporte le plus de points : deux Tics d’un coup donnent droit à rejouer.
puzzle-value =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }

# Photographs of printed pieces.
photograph = Pose les rangées pleines de la pyramide, chacune décalée d’une demi-carte, sans chevauchement.

# The score sheet of the companion.
sheet-passed = Aucune carte posée
sheet-singles = Singles
sheet-tics = Tics de types différents
sheet-same = Tics d’un même type
sheet-same-none = aucun
sheet-same-two = deux
sheet-same-three = trois
sheet-held = Cartes en main
sheet-not-touches = Une carte en touche trois au plus.
sheet-not-alone = Une carte en touche au moins une autre, par un Single ou un Tic.
sheet-not-deck = Le jeu compte 125 cartes, celles posées comprises.

# Ce qui est faux dans une position.
wrong-halves = { $halves }, qui commencent par la carte de départ.
wrong-share = Elles partagent la carte de départ.
wrong-width = Une rangée a une autre largeur.
wrong-chain = Les cartes d’une rangée ne se suivent pas.
wrong-later = Une rangée suivante est déjà commencée.
wrong-fresh = Aucune carte qu’on puisse poser ne vient d’y être piochée.
wrong-over = La partie finit quand la forme est bâtie, que rien ne va ou que tous ont passé, pas avant.
wrong-passes = Nul ne passe tant qu’il y a une pioche.
wrong-plays = Plus qu’il ne peut y en avoir eu dans ce tour.
wrong-told-seat = Il n’y a pas ce joueur, ou drawn n’est ni fit ni unfit.
wrong-told-nothing = Rien n’est dit, ou d’aucune carte.
wrong-told-rows = Les rangées n’ont jamais été ainsi.

# Comment l’éditeur de positions nomme ce qui n’est pas une pièce.
field-players-points = points
field-plays = Cartes posées dans ce tour

# Why a play is better than another.
because-extra = Cartes que tu tiens au-delà de cinq : { $number } au lieu de { $rather }.
because-extra-other = Cartes que { $whom } tient au-delà de cinq : { $number } au lieu de { $rather }.
