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
    .does = Chacun ne pose que dans sa propre grille.
option-raid-once = un seul
    .does = Une seule fois, le premier qui veut lance un raid : le reste de la manche pose chez les autres.
option-raid-each = un chacun
    .does = Chacun peut lancer un raid dans la partie, et le reste de la manche pose chez les autres.
option-start = Début
    .help = qui choisit en premier : la meilleure carte tirée, le sort ou une place
option-start-value_draw = meilleure carte
    .does = Chacun tire une carte, et la meilleure commence.
option-start-random = tirage au sort
    .does = Le sort décide ; aucune carte n’est montrée.

# La table
order-now-and-next = Ordre : cette manche, la suivante
line-now = Cette manche
line-next = Manche suivante
line-discards = Défausse
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
tics = { TERM("Tics", of: "tic") }
nics = { TERM("Nics", of: "nic") }
clusters = { TERM("clusters", of: "cluster") }
nics-made =
    { $number ->
        [one] { $number } { TERM("Nic", of: "nic") }
       *[other] { $number } { TERM("Nics", of: "nic") }
    }
clusters-made =
    { $number ->
        [one] { $number } { TERM("cluster", of: "cluster") }
       *[other] { $number } { TERM("clusters", of: "cluster") }
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
open-number = Choisir le numéro { $number }
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
for-clusters = { $points } pour les { TERM("clusters", of: "cluster") }
singles-only = seulement des { TERM("Singles", of: "single") }
discarded = Défaussées : { $cards }.
round-begins = Manche { $round } sur { $rounds } : { $who }.
scores =
    { $who-is ->
        [me] Toi : { $parts } : { $points }.
       *[other] { $who } : { $parts } : { $points }.
    }
plus = { $what } +{ $points }
minus = { $what } -{ $points }

# The lesson.
lesson-choose = D’abord tu choisis avec ton jeton la carte que tu poseras. Ta grille commence par { $own }, et deux points communs font un Tic de 2 points : mets ton jeton sur { $card }.
lesson-lay = Son numéro est ta place dans le tour : le numéro 1 joue d’abord. Pose { $card } à droite de { $own }.
lesson-next = Aussitôt tu choisis encore, dans la ligne suivante. Bonne carte ou bonne place ? Prends cette fois { $card }, même si elle vient en second.
lesson-cluster = Trois cartes reliées ou plus qui partagent les deux mêmes valeurs forment un cluster : il ajoute un point par carte. Pose { $card } au bout droit de ta rangée.
lesson-clusters = 2 pour le Tic et 3 pour le cluster. Une quatrième carte de ce genre l’agrandirait encore.
lesson-nic = Un bord où deux cartes ne partagent rien est un Nic et coûte un point. Ton { $card } fait un Tic avec { $tic } ; trouve la place où il ne touche rien d’autre.
lesson-full = Quand toutes les grilles de quatre sur quatre sont pleines, le plus haut total gagne. La tienne ne dépasse jamais quatre cartes de large ou de haut, et les trous ne coûtent rien.

# Le guide
guide = Manche après manche, tu choisis une carte et la poses dans ta grille. Son numéro est ta place dans la manche suivante, et une bonne carte vient parfois tard.
guide-choose = Choisir
    .text = À côté de la pioche, une ligne de cartes visibles, une par joueur, numérotées depuis la pioche. Dans l’ordre du rang, chacun met son jeton sur une carte libre. Le numéro de ta carte est ta place dans la manche à venir.
    .shows = Le jeton rouge est sur le numéro 1 : son joueur reçoit cette carte et joue d’abord.
guide-round = Une manche
    .text = Dès que tous les jetons sont posés, on étale une seconde ligne. Le plus petit numéro prend la carte choisie, la pose et met aussitôt son jeton sur une carte libre de la nouvelle ligne. Puis c’est au numéro suivant.
    .shows = La carte marquée se joue d’abord ; dessous attend la ligne de la manche suivante.
guide-lay = Poser une carte
    .text = Ta carte doit toucher par un côté une carte de ta grille, quoi qu’elles aient en commun. La grille ne dépasse jamais quatre cartes de large ou de haut, mais tu peux laisser des trous en chemin.
    .shows = Au début il y a quatre places autour de la carte de départ.
guide-tic = Tic, Single, Nic
    .text = Compare deux cartes : chacune a un nombre, une forme et une couleur. Deux points communs font un Tic, un seul un Single, aucun un Nic. À la fin chaque bord de ta grille compte : un Tic 2 points, un Single rien, un Nic 1 point de moins.
    .shows = La carte marquée fait un Tic avec celle de droite et un Nic avec celle du dessus : 2 points moins 1.
guide-cluster = Les clusters
    .text = Trois cartes reliées ou plus qui partagent toutes les deux mêmes valeurs forment un cluster. Il ajoute autant de points qu’il a de cartes, en plus de ceux des bords. Une carte peut faire partie de plusieurs clusters.
    .shows = Trois étoiles de nombre 3 : deux Tics valent 4 points, le cluster 3 de plus.
guide-end = La fin
    .text = Après quinze manches toutes les grilles sont pleines, quatre rangées de quatre. On compte, et le plus haut total gagne.
    .shows = Une grille pleine : dix Tics, trois Nics et deux clusters.

# Puzzles.
puzzle-name = Deux cartes pour une grille
puzzle-goal = Pose ta carte, choisis-en une de la nouvelle ligne, et pose-la aussi : amène ta grille à autant de points que possible.
puzzle-value =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
duel-name = Les deux dernières manches
duel-goal = Chacun pose encore deux cartes, et l’autre en reçoit une que tu ne choisis pas. Trouve la seule façon de gagner : poser, choisir, poser.
duel-value =
    { $value ->
        [0] pas de victoire
        [one] { $value } point d’avance à la fin
       *[other] { $value } points d’avance à la fin
    }

# Photographs of printed pieces.
photograph = Une ligne et une grille ne tiennent jamais sur une même photo : ce jeu ne peut pas être lu.

# The score sheet of the companion.
sheet-tics = Tics
sheet-nics = Nics
sheet-threes = Groupes de trois
sheet-fours = Groupes de quatre
sheet-fives = Groupes de cinq
sheet-not-edges = Une grille pleine n’a pas tant de bords.
sheet-not-clusters = Tant de groupes demandent plus de Tics : trois cartes en prennent deux.
sheet-not-types = Une carte a trois types : elle est dans trois groupes au plus.

# Ce qui est faux dans une position.
wrong-rank = Chaque joueur une fois, ou aucun.
wrong-start = { $who } : la carte de départ manque.
wrong-rows = { $who } : des rangées de même longueur, au plus { $height } sur { $width }.
wrong-edge = { $who } : omets les rangées et colonnes sans carte.
wrong-apart = { $who } : une carte ne touche pas les autres.
wrong-rounds = Il y a { $rounds } manches.
wrong-line-length = Au plus { $length } places, aucune avant la première manche.
wrong-next = Ce sont { $count } cartes.
wrong-discards = Aucune carte ne reste d’une ligne de cette longueur.
wrong-token = Chaque joueur a un pion.
wrong-deck = Trop peu de cartes pour les lignes à venir.
wrong-over = La partie finit quand la dernière carte est posée, pas avant.
wrong-choose = D’abord tous posent leur pion dans l’ordre du rang.
wrong-next-rank = Le suivant dans le rang choisit.
wrong-turn = Quelqu’un doit avoir la main.
wrong-tokens = Chaque pion est sur l’une des lignes.
wrong-no-line = Il n’y a pas d’autre ligne où choisir.
wrong-lowest = Joue le plus petit numéro qui porte un pion.
wrong-gone = Seule la carte qu’on vient de poser manque sous son pion.
wrong-nobody = Une carte que nul n’a choisie n’est pas dans la ligne de cette manche.
wrong-one-each = Chaque grille reçoit une carte par manche.
wrong-home = Sans raid, chacun pose chez soi.
wrong-raid-last = Le dernier d’un raid doit avoir une grille où poser.
wrong-raiding = Quelqu’un doit avoir lancé le raid, dans une manche.
wrong-raiders = Chacun ne lance qu’un raid.
wrong-raid-many = Pas autant avec raid = { $raid }.
wrong-drawn-rank = Pour le rang, chacun a tiré une carte différente, ou personne.
wrong-drawn-deck = Les cartes tirées pour le rang sont dessous.
wrong-drawn-best = La meilleure carte tirée vient d’abord, et ainsi de suite.
wrong-line-two = { $line } est pour deux joueurs ; ils sont { $players }.
wrong-grid-cards = { $players } grilles de { $height } sur { $width } demandent plus de { $cards } cartes.

# Comment l’éditeur de positions nomme ce qui n’est pas une pièce.
field-phase-choose = choisir dans la ligne suivante
field-phase-lay = poser des cartes
field-rounds = Manches commencées
field-raiding = Il y a un raid dans cette manche
field-rank = Classement, le meilleur d’abord
field-raiders = Qui a déjà lancé un raid

# Why a choice is better than another.
because-gain = Les cartes que tu as choisies peuvent rapporter { $number } points au lieu de { $rather }.
because-gain-other = Les cartes que { $whom } a choisies peuvent rapporter { $number } points au lieu de { $rather }.
because-choice = La meilleure carte qui te reste peut rapporter { $number } points au lieu de { $rather }.
because-choice-other = La meilleure carte qui reste à { $whom } peut rapporter { $number } points au lieu de { $rather }.
because-nooks = Cases libres de ta grille à côté de deux cartes ou plus : { $number } au lieu de { $rather }.
because-nooks-other = Cases libres de la grille de { $whom } à côté de deux cartes ou plus : { $number } au lieu de { $rather }.
because-tics = Tics dans ta grille : { $number } au lieu de { $rather }.
because-tics-other = Tics dans la grille de { $whom } : { $number } au lieu de { $rather }.
because-early = Tu joues plus tôt à la manche suivante.
because-early-other = { $whom } joue plus tard à la manche suivante.
