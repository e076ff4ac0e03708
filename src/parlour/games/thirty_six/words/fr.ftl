# 36

summary = Fais glisser ton pion, pose tes jetons et donne le reste à ceux que tu dépasses.
picture-1 = Déplace-toi le long d’une ligne ou d’une colonne, ou par une porte, vers une case libre.
picture-2 = Une case d’une couleur qu’il te reste reçoit un de tes jetons.
picture-3 = Qui n’a plus de jetons le premier gagne.

# Options
option-layout = Plateau
    .help = carré : un bloc aléatoire de 6×6 ; à tour de rôle : les joueurs posent les tuiles ; dispersé : aléatoire avec des trous
option-layout-square = carré
    .does = Les neuf tuiles forment un carré, au hasard.
option-layout-draft = à tour de rôle
    .does = Vous posez les tuiles vous-mêmes, chacun son tour, avant de commencer.
option-layout-preset = imposé
    .does = Les tuiles sont comme tu les énumères plus bas.
option-layout-scatter = dispersé
    .does = Les tuiles se tiennent au hasard, avec des trous que les lignes traversent.
option-gates = Portes
    .help = tuile : sur trois tuiles ; partout : entre cases de même couleur qui se touchent par un coin
option-gates-tile = sur trois tuiles
    .does = Trois des tuiles ont une porte en leur centre.
option-gates-anywhere = partout
    .does = Deux cases d’une couleur qui se touchent par un coin ont toujours une porte.
option-gates-off = aucune
    .does = Il n’y a pas de portes : les pions ne suivent que des lignes.
option-stall = Blocage
    .help = tours par joueur sans nouveau jeton avant la fin de la partie
option-tie = Égalité
    .help = nulle : les premiers à égalité partagent ; rejouer : une nouvelle partie, trois fois au plus
option-tie-draw = nulle
    .does = Ceux qui sont à égalité partagent la victoire.
option-tie-replay = rejouer
    .does = À égalité on rejoue, trois fois au plus.
option-tournament = Tournoi
    .help = autant de parties que de joueurs, chacun commence une fois, les totaux comptent
option-start = Début
    .help = qui commence : par tirage au sort, ou une place
option-start-random = tirage au sort
    .does = Le sort décide qui commence.
option-preset = Plateau imposé
    .help = pour un plateau imposé : neuf fois tuile, rotation, ligne, colonne

# La table
board = Plateau
tiles-to-lay = Tuiles à poser
reserve =
    { $whose-is ->
        [me] Ta réserve
       *[other] Réserve de { $whose }
    }
tile = tuile { $tile }, { $northwest }{ $northeast }/{ $southwest }{ $southeast }
first-place = première place
place = ligne { $row }, colonne { $column }
square =
    ligne { $row }, colonne { $column }, { $colour ->
        [W] blanche
        [R] rouge
       *[B] noire
    } : { $holds }
    .short =
        { $colour ->
            [W] b
            [R] r
           *[B] n
        }
empty = vide
gate =
    { $colour ->
        [W] porte blanche
        [R] porte rouge
       *[B] porte noire
    }
counter =
    { $colour ->
        [W] jeton blanc
        [R] jeton rouge
       *[B] jeton noir
    }
    .short =
        { $colour ->
            [W] B
            [R] R
           *[B] N
        }
pawn =
    { $whose-is ->
        [me] ton { $colour ->
            [W] pion blanc
            [R] pion rouge
           *[B] pion noir
        }
       *[other] { $colour ->
            [W] pion blanc
            [R] pion rouge
           *[B] pion noir
        } de { $whose }
    }
    .short =
        ({ $colour ->
            [W] B
            [R] R
           *[B] N
        })
in-reserve =
    { $counters ->
        [one] { $colour ->
            [W] 1 blanc
            [R] 1 rouge
           *[B] 1 noir
        }
       *[other] { $counters } { $colour ->
            [W] blancs
            [R] rouges
           *[B] noirs
        }
    } { $whose-is ->
        [me] dans ta réserve
       *[other] dans la réserve de { $whose }
    }
counters-left = jetons restants
finished-games = parties terminées
to-place = jetons restants : qui en a le moins gagne
to-place-and-won =
    { $counters } à poser, { $games ->
        [one] { $games } gagnée
       *[other] { $games } gagnées
    }

# Que faire
lay-a-tile = Pose une tuile : choisis-la, tourne-la, place-la.
choose-a-colour = Choisis ta couleur.
place-your-pawn =
    Place ton pion sur une case { $colour ->
        [W] blanche
        [R] rouge
       *[B] noire
    }.
move-your-pawn = Déplace ton pion en ligne droite ou par une { TERM("porte", of: "gate") }.
pass-now = Ton pion ne peut pas bouger : passe.
move-now = Déplace ton pion.
stalling =
    { $turns ->
        [1] Sans nouveau jeton, c’est le dernier tour.
       *[other] Sans nouveau jeton, il reste { $turns } tours.
    }
hand-over = Donne un jeton à { $whom }.
lay-tile = Poser { $face } à la ligne { $row }, colonne { $column }
play-colour =
    Jouer les { $colour ->
        [W] blancs
        [R] rouges
       *[B] noirs
    }
place-on = Placer en ligne { $row }, colonne { $column }
move-to = Aller en ligne { $row }, colonne { $column }
give =
    Donner un jeton { $colour ->
        [W] blanc
        [R] rouge
       *[B] noir
    }
pass = Passer

# Pourquoi pas
tile-lies = Cette tuile est déjà posée.
tile-touches-none = Une tuile doit en toucher une qui est déjà posée.
tile-overlaps = Cette place chevauche une autre tuile.
borders-differ = Là où deux tuiles se touchent, leurs cases doivent être de la même couleur.
first-tile = La première tuile se pose au début : tuile posée 0, décalage 0.
colour-taken = Cette couleur est déjà prise.
not-of-its-colour =
    Place ton pion sur une case { $colour ->
        [W] blanche
        [R] rouge
       *[B] noire
    } vide.
not-in-line = Ton pion se déplace sur sa ligne ou sa colonne, ou par une { TERM("porte", of: "gate") }.
at-least-one-step = Ton pion s’y trouve déjà : avance d’au moins un pas.
square-occupied = Cette case n’est pas vide.
gate-occupied = La case derrière la { TERM("porte", of: "gate") } n’est pas vide.
hand-over-first = Donne d’abord le jeton que tu dois.
no-such-counter = Tu n’as pas de jeton de cette couleur à donner.
pass-with-moves = Tu ne peux passer que si tu n’as aucun coup.

# Ce qui s’est passé
lays-tile =
    { $who-is ->
        [me] Tu poses la tuile { $tile }.
       *[other] { $who } pose la tuile { $tile }.
    }
plays-colour =
    { $who-is ->
        [me] Tu joues
       *[other] { $who } joue
    } les { $colour ->
        [W] blancs
        [R] rouges
       *[B] noirs
    }.
begins-on =
    { $who-is ->
        [me] Tu commences
       *[other] { $who } commence
    } à la ligne { $row }, colonne { $column }.
moves =
    { $who-is ->
        [me] Tu vas à la ligne { $row }, colonne { $column } et ne poses rien.
       *[other] { $who } va à la ligne { $row }, colonne { $column } et ne pose rien.
    }
moves-and-places =
    { $who-is ->
        [me] Tu vas à la ligne { $row }, colonne { $column } et poses
       *[other] { $who } va à la ligne { $row }, colonne { $column } et pose
    } un jeton { $colour ->
        [W] blanc
        [R] rouge
       *[B] noir
    }.
hands =
    { $who-is ->
        [me] Tu donnes à { $whom }
       *[other] { $whom-is ->
            [me] { $who } te donne
           *[other] { $who } donne à { $whom }
        }
    } un jeton { $colour ->
        [W] blanc
        [R] rouge
       *[B] noir
    }.
passes =
    { $who-is ->
        [me] Tu n’as aucun coup et tu passes.
       *[other] { $who } n’a aucun coup et passe.
    }
next-game =
    La partie { $game } est terminée. { $who-is ->
        [me] Tu commences
       *[other] { $who } commence
    } la suivante.
block-complete = Toutes les tuiles sont posées et tous les bords s’accordent.
nothing-fits = Aucune des tuiles restantes ne trouve plus sa place.
reserve-empty =
    { $who-is ->
        [me] Il ne te reste aucun jeton.
       *[other] Il ne reste aucun jeton à { $who }.
    }
all-passed = Plus personne ne peut bouger : qui a le moins de jetons gagne.
stalled = Personne n’a posé de jeton en { $turns } tours par joueur : qui en a le moins gagne.
last-game = C’était la dernière partie : qui a le moins de jetons en tout gagne.
won =
    { $who-is ->
        [me] Tu gagnes.
        [several] Égalité entre { $who }.
       *[other] { $who } gagne.
    }

# The lesson.
lesson-line = Le premier à se défaire de tous ses jetons gagne. Glisse ton pion blanc dans sa rangée ou sa colonne vers une case vide : sur une blanche tu laisses un jeton blanc. Va à la dernière case blanche de la rangée du haut.
lesson-gate = Là où une porte relie deux cases, tu peux la franchir : c’est le seul chemin en diagonale. Prends la porte à côté de ton pion.
lesson-pass-over = Tu peux passer par-dessus un autre pion sur ta ligne, et tu donnes à son propriétaire un de tes jetons. Descends par-dessus le pion rouge jusqu’à la case blanche.
lesson-handed = Un jeton posé et un donné : deux de moins. Le blanc est maintenant au bot, qui doit le poser sur une case blanche.
lesson-last = Il reste un jeton, et il est blanc. Sur une case rouge ou noire tu ne poserais rien : trouve la seule case blanche que tu atteins.
lesson-won = C’était le dernier : tu as gagné.

# Le guide
guide = Douze jetons de ta couleur, dont tu veux te défaire. Glisse ton pion sur les cases ; là où il s’arrête sur la bonne couleur, un jeton reste.
guide-goal = Le but
    .text = Neuf tuiles font un plateau de 36 cases : blanches, rouges et noires. Tu as un pion et douze jetons de ta couleur. Qui n’en a plus le premier gagne.
    .shows = Le pion blanc sur le plateau, et ses douze jetons en réserve.
guide-line = Le long d’une ligne
    .text = Va dans ta rangée ou ta colonne, aussi loin que tu veux, jusqu’à une case vide : sans jeton et sans pion. Si tu as un jeton de la couleur de cette case, il y reste, sous ton pion. Sur les autres cases on ne pose rien.
    .shows = Le pion blanc a suivi la rangée du haut et laissé un jeton blanc sur la case blanche.
guide-gate = Par une porte
    .text = Une porte relie deux cases de même couleur qui se touchent par un coin. Au lieu de suivre une ligne, tu peux la franchir si la case de l’autre côté est vide. C’est le seul chemin en diagonale.
    .shows = Le pion blanc a franchi la porte marquée et laissé un jeton à chaque bout.
guide-over = Par-dessus un autre pion
    .text = Une ligne peut passer par-dessus les pions des autres. Pour chacun, son propriétaire reçoit un de tes jetons, dont tu choisis la couleur. C’est désormais à lui de le poser.
    .shows = Blanc est passé par-dessus le pion rouge marqué ; le jeton blanc marqué est maintenant à Rouge.
guide-end = La fin
    .text = Si tu peux jouer, tu dois ; sinon tu passes. Dès que ton dernier jeton quitte ta main tu gagnes, que tu le poses ou le donnes. Si plus personne ne peut bouger, ou si personne ne pose de jeton en huit tours par joueur, qui en a le moins gagne.
    .shows = Le dernier jeton blanc est posé.

# Puzzles.
wins-in =
    { $turns ->
        [1] Cela gagne aussitôt.
       *[other] Cela gagne en { $turns } tours, quoi que fasse l’autre.
    }
loses-in =
    { $turns ->
        [1] Rien n’empêche l’autre de gagner à son prochain tour.
       *[other] Rien n’empêche l’autre de gagner en { $turns } tours au plus.
    }
shares-at-best = Si l’autre joue bien, il ne reste rien de mieux qu’une victoire partagée.
puzzle-name = Gagner en quelques tours
puzzle-goal = Gagne en { $best } de tes tours au plus, quoi que fasse l’autre.
puzzle-value =
    { $value ->
        [one] { $value } tour
       *[other] { $value } tours
    }
escape-name = La seule issue
escape-goal = L’autre va bientôt gagner. Trouve le seul coup après lequel il n’y arrive pas en trois tours.
escape-value =
    { $value ->
        [0] perdu au tour suivant
        [one] à l’abri { $value } tour
       *[other] à l’abri { $value } tours
    }
border-name = Poser les tuiles
border-goal = Pose toutes les tuiles : là où deux se touchent, leurs cases doivent être de la même couleur.
border-value = les { $value } tuiles sont posées

# Photographs of printed pieces.
photograph = Pose les neuf tuiles comme on va jouer, sans jetons dessus.

# The score sheet of the companion.
sheet-left = Pions restants
sheet-not-counters = Il y a douze pions par joueur, pas plus.
sheet-not-empty = La première réserve vide finit la partie : une seule peut l’être.

# Ce qui est faux dans une position.
wrong-all-tiles = Les neuf tuiles doivent être posées.
wrong-tile-twice = La tuile { $tile } est posée deux fois.
wrong-overlap = Les tuiles { $tile } et { $other } se chevauchent.
wrong-isolated = La tuile { $tile } est isolée ; un coin ne relie pas.
wrong-draft = Les tuiles se posent tour à tour, jusqu’à la neuvième.
wrong-draft-first = La première tuile posée est en rangée 0, colonne 0.
wrong-corner = La plus petite rangée et la plus petite colonne sont 0.
wrong-block = Le plateau est un bloc de trois tuiles sur trois.
wrong-puzzle-twice = Une tuile est posée deux fois.
wrong-puzzle-slot = Chacune a sa place dans un bloc de trois sur trois.
wrong-puzzle-colour = Là où deux tuiles se touchent, les cases ont la même couleur.
wrong-puzzle-else = Seul face au casse-tête, il n’y a que des tuiles.
wrong-puzzle-phase = Seul, on pose des tuiles tant qu’on peut.
wrong-colours = Deux joueurs ont la même couleur.
wrong-pawns = Deux pions sont sur une même case.
wrong-counters = Il y a un jeton au plus par case.
wrong-twelve = Il y a douze jetons de chaque couleur.
wrong-bare = Chacun a besoin d’une couleur et d’un pion.
wrong-owed = On doit des jetons pendant la remise, et seulement alors.
wrong-owed-whom = Des adversaires différents, jamais celui qui joue.
wrong-set-up = Jetons posés ou dus, tours sans jeton et passes n’existent qu’à partir du premier coup.
wrong-draft-turn = Les tuiles se posent dans le sens horaire, depuis le premier joueur.
wrong-choose = Les couleurs se choisissent dans l’ordre inverse du jeu.
wrong-place = Les pions se placent dans l’ordre du jeu.
wrong-reserve = Les douze jetons de la couleur choisie, et aucun autre.
wrong-tournament = Un tournoi compte autant de parties que de joueurs.
wrong-ties = Seules les égalités se rejouent, si on en a convenu.
wrong-start-seat = Le premier joueur change dans le sens horaire d’une partie à l’autre.
wrong-wins = Nul ne gagne plus de parties qu’il n’y en a eu.
wrong-totals = Les totaux sont ce qui restait dans les parties finies.
wrong-begin = { $who } : un pion commence sur une case de sa couleur.
wrong-empty = Une réserve vide finit la partie.
wrong-give = On ne demande un choix qu’à qui a deux couleurs.
wrong-passes = Quand tous ont passé, la partie est finie ; un coup annule les passes.
wrong-quiet = Après tant de tours sans jeton, la partie est finie.
wrong-preset = { $part } { $value } n’est pas de { $least } à { $most }.

# Comment l’éditeur de positions nomme ce qui n’est pas une pièce.
field-players-colour = couleur
field-players-colour-0 = blanc
field-players-colour-1 = rouge
field-players-colour-2 = noir
field-players-reserve =
    { $number ->
        [1] jetons blancs en réserve
        [2] jetons rouges en réserve
       *[3] jetons noirs en réserve
    }
field-players-total = jetons restants des parties finies
field-players-wins = parties gagnées
field-phase-lay = poser des tuiles
field-phase-choose = choisir les couleurs
field-phase-place = placer les pions
field-phase-move = déplacer les pions
field-phase-give = remettre des jetons
field-quiet = Tours sans nouveau jeton
field-owed = Qui doit encore recevoir un jeton
field-games = Parties finies
field-replays = Égalités rejouées

# Why a move is better than another.
because-left =
    { $number ->
        [1] Il te reste alors un jeton au lieu de { $rather }.
       *[other] Il te reste alors { $number } jetons au lieu de { $rather }.
    }
because-left-other =
    { $number ->
        [1] Il reste alors à { $whom } un jeton au lieu de { $rather }.
       *[other] Il reste alors à { $whom } { $number } jetons au lieu de { $rather }.
    }
because-near = Cases à ta portée qui prennent un jeton : { $number } au lieu de { $rather }.
because-near-other = Cases à la portée de { $whom } qui prennent un jeton : { $number } au lieu de { $rather }.
because-far = Cases à deux coups de toi qui prennent un jeton : { $number } au lieu de { $rather }.
because-far-other = Cases à deux coups de { $whom } qui prennent un jeton : { $number } au lieu de { $rather }.
because-jump = Tu peux ensuite passer par-dessus un pion et te défaire de deux jetons à la fois.
because-jump-other = { $whom } ne peut pas passer par-dessus un pion ensuite.
