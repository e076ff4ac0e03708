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
a-solution = Une solution
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
marks = { TERM("Nic", of: "nic") } { $nics } · { TERM("Single", of: "single") } { $singles } · { TERM("Tic", of: "tic") } { $tics } · libres { $open }
go-comes = Tout le monde est en place : les cartes vont être retournées.
waiting = Manche { $round } sur { $most } au plus : on attend que tout le monde soit en place.
say-ready = Manche { $round } sur { $most } au plus : dis quand tu es en place.
wanted = On cherche une grille de { $size } sur { $size } sans aucun { TERM("Nic", of: "nic") }.
build = Construis une grille de { $size } sur { $size } sans aucun { TERM("Nic", of: "nic") }.
mend = Un bord barré est un { TERM("Nic", of: "nic") } : les deux cartes n’ont rien en commun. Déplaces-en une.
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
giving-up = Abandonner et voir une solution ?
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
decided = La série est décidée.
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

# Retour sur la partie
hint-goes-on = Ainsi, tout peut encore aller.
hint-otherwise = Avec ce qui est posé, cela ne va pas : recommence comme ceci.
review-grid-there = Les cartes permettaient déjà une grille.
review-extra-there = On pouvait encore prendre une carte supplémentaire.
review-swap-there = Un échange aurait permis une grille.

# The lesson.
lesson-fit = Construis un carré où deux voisines partagent toujours nombre, forme ou couleur. Pose ton { $card } au milieu : il va avec { $above } au-dessus et { $beside } à côté.
lesson-nic = Deux voisines qui ne partagent rien font un Nic, et un seul gâche la grille. Tu peux essayer quand même : pose ton { $card } dans le coin en haut à droite et regarde le bord.
lesson-move = La marque barrée est le Nic. Les cartes se déplacent autant que tu veux : remets { $card } dans la réserve.
lesson-extra = Parfois les cartes ne forment aucune grille. Alors, ou quand tu veux, tu prends une carte de plus et choisis lesquelles utiliser. Prends-en une.
lesson-few = Moins il y a de cartes en plus, mieux c’est. Contre d’autres, tous construisent en même temps, sans carte en plus, et chacun peut échanger des cartes avec le milieu.
lesson-last = Ici il reste une case. Quelle carte de la réserve va avec les deux voisines ?
lesson-solved = Complète, et sans carte en plus : parfait. Les vraies grilles ont quatre rangées de quatre.

# Le guide
guide = Tes cartes doivent former un carré où deux voisines ne sont jamais étrangères. Seul, tu essaies de te passer de cartes en plus ; contre d’autres, le plus rapide gagne.
guide-goal = Le but
    .text = Range tes cartes en quatre rangées de quatre pour que deux voisines, côte à côte ou l’une sous l’autre, partagent toujours quelque chose. Peu importe combien, et il n’y a pas de points. Trois sur trois est plus facile, cinq sur cinq plus dur.
    .shows = Un carré complet de trois sur trois.
guide-tic = Tic, Single, Nic
    .text = Compare deux cartes : chacune a un nombre, une forme et une couleur. Deux points communs font un Tic, un seul un Single, aucun un Nic. Tics et Singles se valent ici ; un seul Nic gâche le carré. Pendant que tu construis, il peut y avoir des Nics.
    .shows = Les cartes marquées ne partagent rien : le bord entre elles est barré, c’est un Nic. Tous les autres sont des Tics.
guide-build = Construire
    .text = Tes cartes commencent dans la réserve. Pose-les, déplace-les, échange-les et reprends-les autant que tu veux : seul le carré fini compte.
    .shows = La carte marquée de la réserve va dans la case marquée, car elle partage quelque chose avec les deux voisines.
guide-alone = Seul
    .text = Tu reçois autant de cartes qu’il y a de cases, et peut-être ne forment-elles aucun carré. Alors, ou quand tu veux, tu prends une carte de plus et choisis lesquelles utiliser. Moins il y en a, mieux c’est ; aucune, c’est parfait.
    .shows = La carte marquée est en plus : l’une des autres restera.
guide-together = Contre d’autres
    .text = Tous retournent leurs cartes au même instant et construisent en même temps. Personne ne reçoit de carte en plus, mais tu peux échanger l’une des tiennes contre une du milieu, autant que tu veux. Le premier carré complet gagne la manche, le plus de manches la partie.
    .shows = Deux joueurs construisent ; les cartes marquées du milieu sont pour les deux.

# Puzzles.
puzzle-name = Une grille entière
puzzle-goal = Complète la grille sans carte supplémentaire : deux voisines ne doivent jamais être un Nic.
puzzle-value = les { $value } cartes sont posées, sans Nic
spare-name = Trop de cartes
spare-goal = Tu as plus de cartes que la grille n’a de cases. Complète-la sans Nic : un seul choix de cartes va ensemble.
spare-value = les { $value } cases remplies, sans Nic

# Photographs of printed pieces.
photograph = Pose la grille seule, pleine, en trois à cinq rangées.

# The score sheet of the companion.
sheet-winner = Qui a fini sa grille en premier
sheet-unsolved = Pas résolu
sheet-extra = Cartes en plus
sheet-timer-round = La manche
sheet-timer-solo = Ton temps

# Ce qui est faux dans une position.
wrong-solo-limit = { $minutes } n’est pas possible ; choisis 0 ou de 5 à 60.
wrong-middle = Il n’y a pas { $count } cartes à cet endroit.
wrong-last-cells = { $count } cases au lieu de { $size }.
wrong-last-card = { $card } n’est pas une carte.
wrong-dealt-middle = Cela ne s’accorde pas avec les cartes des joueurs et du milieu.
wrong-cards = { $who } : { $count } cartes au lieu de { $size }.
wrong-cells = { $who } : { $count } cases au lieu de { $size }.
wrong-not-own = { $who } : { $card } n’est pas parmi ces cartes.
wrong-two-cells = { $who } : { $card } est sur deux cases.
wrong-before-go = { $who } : nul ne construit avant le départ.
wrong-solo-go = Seul, il n’y a pas de départ.
wrong-ready = Le départ vient quand tous sont prêts ; seul, il n’y en a pas.
wrong-no-actions = La manche finit quand plus personne n’a d’action.
wrong-complete = Une grille complète finit la manche.
wrong-last-winner = last_grid va avec last_winner.
wrong-last-grid = Une grille gagnante n’a pas de Nic, et chaque carte une fois.
wrong-solo-rounds = Seul, on joue une manche, que nul ne gagne.
wrong-rounds = Au plus { $rounds }, et pas plus gagnées que jouées.
wrong-winner = Le dernier gagnant n’a gagné aucune manche.
wrong-wins = Avec { $needed } manches gagnées, c’est la fin.
wrong-as-many = Chacun garde autant de cartes ; pose-en une autre à sa place.
wrong-all-laid = Toutes les cartes de cette place sont déjà dans sa grille.
wrong-series = La série n’est pas finie.

# Comment l’éditeur de positions nomme ce qui n’est pas une pièce.
field-players-wins = manches gagnées
field-players-ready = en place
field-players-acted = actions dans cette manche
field-phase-ready = se dire en place
field-phase-go = attendre le départ
field-phase-build = construire les grilles
field-rounds = Manche
field-last-winner = Qui a gagné la manche d’avant
