# Queen of the Ticcitories

summary = Choisis une carte, pose-la bien et surveille le numéro qu’elle te donne pour la manche suivante.
picture-1 = Choisis une carte de la rangée et pose-la dans ta grille.
picture-2 = Deux voisines qui partagent deux choses rapportent 2 points, deux étrangères en coûtent un.
picture-3 = Quand les grilles sont pleines, le plus grand total gagne.

# Options
option-grid = Grille
    .help = cartes côte à côte dans une grille pleine
option-line = Ligne
    .help = cartes dans une ligne ; plus de deux seulement à deux joueurs
option-raid = Raids
    .help = cartes pour d’autres grilles : un raid dans la partie, ou un pour chacun
option-raid-off = aucun
option-raid-once = un seul
option-raid-each = un chacun
option-start = Début
    .help = qui choisit en premier : la meilleure carte tirée, le sort ou une place comptée à partir de 0
option-start-value_draw = meilleure carte
option-start-random = tirage au sort

# La table
deck-and-lines = Pioche et lignes
number =
    { $line ->
        [this] numéro { $number } de cette manche
       *[next] numéro { $number } de la manche suivante
    }
pawn =
    { $colour ->
        [red] pion rouge
        [green] pion vert
        [blue] pion bleu
        [yellow] pion jaune
        [black] pion noir
       *[white] pion blanc
    }
token =
    { $whose-is ->
        [me] ton { $token }
       *[other] { $token } de { $whose }
    }
discards = défaussées : { $cards }
tics = Tics
nics = Nics
clusters = groupes
nics-made =
    { $number ->
        [one] { $number } Nic
       *[other] { $number } Nics
    }
clusters-made =
    { $number ->
        [one] { $number } groupe
       *[other] { $number } groupes
    }
grid-holds = { $tics }, { $nics }, { $clusters }

# Que faire
drawn-for-ranking = Tirées pour l’ordre : { $draws }. { $order }
order = L’ordre est { $who }.
round = Manche { $round } sur { $rounds }.
put-token = Pose ton pion sur une carte libre : son numéro est ta place dans la manche suivante.
move-token = Déplace ton pion sur une carte libre : son numéro est ta place dans la manche suivante.
lay = Pose { $card } dans ta grille.
lay-or-raid = Pose { $card } dans ta grille, ou lance un raid.
raid-is-on = Un raid est en cours : pose { $card } dans la grille de quelqu’un d’autre.
choose = Choisir le numéro { $number }, { $card }
lay-in = { $card } : { $cell }
raid-in = Raid avec { $card } : { $cell }
lay-beside = { $lay }, à côté de { $cards } : { $made }

# Pourquoi pas
first-tokens = D’abord chacun pose un pion sur une carte de la ligne.
token-there = Il y a déjà un pion : choisis une carte libre.
own-grid = Pose ta carte dans ta propre grille.
lay-first = Pose d’abord ta carte.
move-first = Déplace d’abord ton pion sur une carte de la ligne suivante.
edge-to-edge = Pose la carte bord à bord avec une carte de la grille ; les coins seuls ne comptent pas.
too-large = La grille aurait plus de { $size } cartes de large ou de haut.
must-lay-abroad = Un raid est en cours : tu dois poser dans la grille de quelqu’un d’autre.
raid-was = Il y a déjà eu un raid.
raid-was-yours = Tu as déjà lancé ton raid.
last-cannot-raid = Tu joues en dernier dans cette manche : personne ne pourrait prendre ta place chez toi.
had-its-card = Cette grille a déjà reçu sa carte de la manche : choisis-en une autre.
leave-no-last = Qui joue en dernier dans cette manche ne pourrait poser que chez soi : choisis sa grille.
no-such-card = Cette carte n’existe pas.
taken-or-no-grid = Il y a déjà une carte, ou cette grille n’existe pas.

# Ce qui s’est passé
chooses =
    { $who-is ->
        [me] Tu choisis le numéro { $number }, { $card }.
       *[other] { $who } choisit le numéro { $number }, { $card }.
    }
lays =
    { $who-is ->
        [me] Tu poses { $card } : { $made }.
       *[other] { $who } pose { $card } : { $made }.
    }
raids =
    { $who-is ->
        [me] Tu attaques la grille de { $whose } avec { $card } : { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } attaque ta grille avec { $card } : { $made }.
               *[other] { $who } attaque la grille de { $whose } avec { $card } : { $made }.
            }
    }
must-raid =
    { $who-is ->
        [me] Tu dois attaquer la grille de { $whose } avec { $card } : { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } doit attaquer ta grille avec { $card } : { $made }.
               *[other] { $who } doit attaquer la grille de { $whose } avec { $card } : { $made }.
            }
    }
made =
    { $parts } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
for-clusters = { $points } pour les groupes
singles-only = seulement des Singles
discarded = Défaussées : { $cards }.
round-begins = Manche { $round } sur { $rounds } : { $who }.
scores =
    { $who-is ->
        [me] Toi : { $parts } : { $points }.
       *[other] { $who } : { $parts } : { $points }.
    }
plus = { $what } +{ $points }
minus = { $what } -{ $points }
