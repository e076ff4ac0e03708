# 36

summary = Fais glisser ton pion, pose tes jetons et donne le reste à ceux que tu dépasses.
picture-1 = Déplace-toi le long d’une ligne ou d’une colonne, ou par une porte, vers une case libre.
picture-2 = Une case d’une couleur qu’il te reste reçoit un de tes jetons.
picture-3 = Qui n’a plus de jetons le premier gagne.

# Options
option-layout = Plateau
    .help = carré : un bloc aléatoire de 6×6 ; à tour de rôle : les joueurs posent les tuiles ; dispersé : aléatoire avec des trous
option-layout-square = carré
option-layout-draft = à tour de rôle
option-layout-preset = imposé
option-layout-scatter = dispersé
option-gates = Portes
    .help = tuile : sur trois tuiles ; partout : entre cases de même couleur qui se touchent par un coin
option-gates-tile = tuile
option-gates-anywhere = partout
option-gates-off = aucune
option-stall = Blocage
    .help = tours par joueur sans nouveau jeton avant la fin de la partie
option-tie = Égalité
    .help = nulle : les premiers à égalité partagent ; rejouer : une nouvelle partie, trois fois au plus
option-tie-draw = nulle
option-tie-replay = rejouer
option-tournament = Tournoi
    .help = autant de parties que de joueurs, chacun commence une fois, les totaux comptent
option-start = Début
    .help = qui commence : par tirage au sort, ou une place comptée à partir de 0
option-start-random = tirage au sort
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
tile = tuile { $tile }, { $face }
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
to-place = à poser : qui en garde le moins gagne
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
move-your-pawn = Déplace ton pion en ligne droite ou par une porte.
pass-now = Ton pion ne peut pas bouger : passe.
hand-over = Donne un jeton à { $whom }.
lay-tile = Poser { $face } à la ligne { $row }, colonne { $column }
play-colour =
    Jouer les { $colour ->
        [W] blancs
        [R] rouges
       *[B] noirs
    }
place-on = Placer ici : { $square }
move-to = Aller ici : { $square }
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
first-tile = La première tuile se pose au début : tuile posée 0, décalage 0.
colour-taken = Cette couleur est déjà prise.
not-of-its-colour =
    Place ton pion sur une case { $colour ->
        [W] blanche
        [R] rouge
       *[B] noire
    } vide.
not-in-line = Ton pion se déplace sur sa ligne ou sa colonne, ou par une porte.
at-least-one-step = Ton pion s’y trouve déjà : avance d’au moins un pas.
square-occupied = Cette case n’est pas vide.
gate-occupied = La case derrière la porte n’est pas vide.
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
won =
    { $who-is ->
        [me] Tu gagnes.
        [several] Égalité entre { $who }.
       *[other] { $who } gagne.
    }
