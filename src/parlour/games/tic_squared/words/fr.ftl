# Tic Squared

summary = Fais grandir ton propre carré carte par carte, rends visite à celui d’un autre et défausse-toi de tout avant les autres.
picture-1 = Fais grandir ton carré ligne par ligne : chaque carte doit partager quelque chose avec celles qu’elle touche.
picture-2 = Deux choses en commun, un Tic, et tu poses une autre carte, même dans un autre carré.
picture-3 = Qui pose la dernière carte de sa main gagne.

# Options
option-deck_size = Cartes
    .help = cartes en jeu ; d’ordinaire 42, 63 ou 83 à 2, 3 ou 4 joueurs
option-deck_out = Pioche vide
    .help = finir le tour : le tour s’achève, puis on compte ; continuer : on joue sans piocher
option-deck_out-finish_turn = finir le tour
    .does = On finit le tour, puis on compte les grilles.
option-deck_out-play_on = continuer
    .does = On continue sans piocher, jusqu’à ce que quelqu’un sorte ou que nul ne puisse poser.
option-mode = Mode
    .help = chacun son tour, ou tous à la fois contre la montre
option-mode-turns = chacun son tour
    .does = L’un après l’autre, sans hâte.
option-mode-race = course
    .does = Tous posent en même temps, contre la montre : la première carte compte.
option-race_penalty = Course : pénalité
    .help = si deux Tics font piocher les autres pendant une course
option-race_idle_s = Course : attente
    .help = secondes sans coup avant que chacun reçoive une carte
option-race_limit_min = Course : limite
    .help = minutes avant la fin de la course
option-start = Début
    .help = qui commence : la meilleure carte tirée, le sort ou une place
option-start-value_draw = meilleure carte
    .does = Chacun tire une carte, et la meilleure commence.
option-start-random = tirage au sort
    .does = Le sort décide ; aucune carte n’est montrée.

# La table
first-cell =
    { $whose-is ->
        [me] ta grille, là où elle commence
       *[other] grille de { $whose }, là où elle commence
    }
has-chosen = { $held }, a choisi
held-against = { $held } (−{ $cards })
went-out = plus de cartes
score-grid = grille
score-hand = main
clock-lots = Sort
clock-idle = Pioche
clock-end = Fin

# Que faire
all-choose = Chacun choisit une carte de départ.
choose-start = Choisis la carte qui commence ta grille.
chosen = Tu commences avec { $card }. Les autres choisissent encore.
race = Pose ce qui va, et pioche quand tu veux.
race-without-deck = Pose ce qui va.
lay-or-draw = Pose une carte, ou pioche.
lay-or-end = Pose une carte, ou termine ton tour.
none-fits-end = Aucune carte ne convient : termine ton tour.
none-fits-draw = Aucune carte ne convient : pioches-en une.
again-draw-or-end = Un { TERM("Tic", of: "tic") } : rejoue, pioche ou termine ton tour.
again-or-end = Un { TERM("Tic", of: "tic") } : rejoue ou termine ton tour.
start-with = Commencer avec { $card }
play =
    { $whose-is ->
        [me] { $card } dans ta grille, ligne { $row }, colonne { $column }
       *[other] { $card } dans la grille de { $whose }, ligne { $row }, colonne { $column }
    }
play-beside = { $play }, à côté de { $cards } : { $made }
draw = Piocher une carte

# Pourquoi pas
one-start = D’abord chacun pose une carte de départ, et une seule.
other-visit = Tu as déjà visité une autre grille pendant ce tour : pose chez toi ou sur celle-là.
visit-over = Ta visite à cette grille est finie pour ce tour : pose sur la tienne.
line-open = Une autre ligne de cette grille est commencée : remplis-la d’abord.
not-square = Cette grille n’est pas carrée : pose le long d’un de ses grands côtés.
not-adjoining = Pose à côté des cartes de la ligne déjà commencée.
not-along = Pose la carte le long d’un côté de la grille, bord à bord.
nic = { $card } n’a rien en commun avec { $other }.
only-drawn = Tu as pioché : pose la carte piochée ou termine ton tour.
last-needs-tic = Ta dernière carte doit former un { TERM("Tic", of: "tic") } ici, ou suivre un { TERM("Tic", of: "tic") } ; pioche si c’est impossible.
one-draw = On pioche une fois, puis cette carte ou rien : pose la carte piochée ou termine ton tour.
end-too-soon = Pose ou pioche une carte avant de terminer ton tour.
draw-first = Rien ne convient : pioche une carte avant la fin de ton tour.
no-turns = Dans une course, il n’y a pas de tour à terminer.
cell-taken = Quelqu’un a été plus rapide : il y a déjà une carte sur cette case.
no-card-or-grid = Tu n’as pas { $card } en main, ou cette grille n’existe pas.
nothing-now = Tu ne peux pas faire cela maintenant.

# Ce qui s’est passé
chooses =
    { $who-is ->
        [me] Tu as choisi une carte de départ.
       *[other] { $who } a choisi une carte de départ.
    }
grids-start = Les grilles commencent avec : { $starts }.
race-numbers = Si personne ne joue pendant { $idle } secondes, tous piochent une carte. Après { $limit } minutes, la course est finie.
made =
    { $tics ->
        [0] seulement des { TERM("Singles", of: "single") }
        [1] un { TERM("Tic", of: "tic") }
       *[other] deux { TERM("Tics", of: "tic") }
    }
lays =
    { $who-is ->
        [me] Tu poses { $card } sur ta propre grille : { $made }.
       *[other] { $who } pose { $card } sur sa propre grille : { $made }.
    }
visits =
    { $who-is ->
        [me] Tu poses { $card } sur la grille de { $whose } : { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } pose { $card } sur ta grille : { $made }.
               *[other] { $who } pose { $card } sur la grille de { $whose } : { $made }.
            }
    }
draws =
    { $who-is ->
        [me] Tu pioches { $card }.
       *[other] { $who } pioche { $card }.
    }
draws-cards =
    { $who-is ->
        [me] Tu pioches
       *[other] { $who } pioche
    } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
fits-nowhere = Elle ne convient nulle part, le tour est donc fini.
goes-out =
    { $who-is ->
        [me] Tu n’as plus de cartes et tu gagnes.
       *[other] { $who } n’a plus de cartes et gagne.
    }
hand-empty =
    { $whose-is ->
        [me] Ta main est vide.
       *[other] La main de { $whose } est vide.
    }
last-turn = La pioche étant vide, ce tour était le dernier.
nobody-lays = Plus personne ne peut poser de carte.
time-up = Le temps est écoulé.
starts-by-lot = Le temps est écoulé : les cartes de départ manquantes sont tirées au sort.
nobody-moved = Personne n’a joué à temps.
all-dealt = Personne n’a joué à temps : chacun reçoit une carte.

# Retour sur la partie
review-more = Cela rapporte plus tout de suite.

# The lesson.
lesson-line = Chacun a sa grille et la veut grande. Un carré plein grandit d’une ligne sur un côté, et une carte doit partager quelque chose avec celles qu’elle touche. Pose ton { $card } à droite de { $beside }.
lesson-two = Deux points communs font un Tic : tu peux poser une autre carte. La ligne continue dessous : ton { $card } fait un Tic avec { $above } et avec { $beside }. Vois ce que deux Tics font à l’adversaire.
lesson-visit = Le bot a dû piocher cinq cartes. Tu peux continuer, et aussi visiter la grille d’un autre pour te défaire de cartes : pose-y ton { $card } à droite de { $beside }.
lesson-stop = Encore un Tic. Tu n’es pas obligé de continuer : après un Tic, tu peux finir ton tour.
lesson-drawing = Avec seulement des Singles, le tour s’achève, comme celui du bot à l’instant. Et si rien ne va, ou si tu préfères attendre, tu pioches une carte.
lesson-out = Qui pose sa dernière carte sort et gagne aussitôt ; elle doit faire un Tic, ou en suivre un dans le même tour. Il te reste une carte, { $card } : où fait-elle un Tic ?
lesson-won = Sorti ! Si la pioche s’épuise avant, chaque carte de ta grille compte 1 et chaque carte en main retire 1.

# Le guide
guide = Chacun fait grandir sa grille et veut être le premier sans cartes. Les Tics font poser une carte après l’autre, et deux d’un coup font piocher les autres.
guide-grow = Comment grandissent les grilles
    .text = Une grille qui est un carré plein grandit d’une ligne sur le côté que tu veux ; un rectangle grandit sur un long côté et redevient un carré. La première carte d’une ligne se pose n’importe où le long du côté, les autres la continuent aux bouts, sans trou.
    .shows = Un carré plein : la prochaine carte peut aller dans chaque case marquée.
guide-tic = Tic, Single, Nic
    .text = Compare deux cartes : chacune a un nombre, une forme et une couleur. Deux points communs font un Tic, un seul un Single, aucun un Nic. Ta carte en touche une ou deux et doit faire un Tic ou un Single avec chacune ; un seul Nic l’interdit.
    .shows = La carte marquée fait un Tic avec celle d’à côté : deux étoiles rouges.
guide-again = Et ensuite
    .text = Des Singles seulement : ton tour s’achève. Un Tic : tu peux poser une autre carte. Deux Tics : tu le peux aussi, et tous les autres piochent autant de cartes que le nombre de la tienne.
    .shows = La carte marquée fait deux Tics, et c’est un 5 : les autres piochent cinq cartes chacun.
guide-visit = Les visites
    .text = Tu peux aussi poser des cartes sur la grille d’un adversaire pour t’en défaire. Une visite est d’un seul tenant : une fois rentré chez toi, tu y restes.
    .shows = La carte marquée a été posée sur la grille de l’autre.
guide-draw = Piocher et s’arrêter
    .text = Si rien ne va, ou si tu préfères attendre, pioche une carte. Si elle va, tu peux la poser aussitôt, mais aucune autre. Après un Tic tu peux aussi finir ton tour sans piocher.
    .shows = La ligne a une case libre, et la carte en main y va. Sinon, on piocherait.
guide-end = La fin
    .text = Qui pose la dernière carte de sa main sort et gagne aussitôt. Elle doit faire un Tic, ou en suivre un dans le même tour. Si la pioche s’épuise avant, chaque carte de ta grille compte 1 et chaque carte en main retire 1.
    .shows = La carte marquée était la dernière et a fait un Tic : son joueur gagne.

# Puzzles.
puzzle-lay = Pose une carte.
puzzle-lay-another = Un { TERM("Tic", of: "tic") } : pose encore une carte.
puzzle-name = Le tour avec le plus de cartes
puzzle-goal = Pose autant de cartes que possible en ce tour, sans piocher.
puzzle-value =
    { $value ->
        [one] { $value } carte
       *[other] { $value } cartes
    }
out-name = Poser toute sa main
out-goal = Pose dans ce tour toutes les cartes de ta main. Une seule permet de commencer.
out-value =
    { $value ->
        [one] { $value } carte posée
       *[other] { $value } cartes posées
    }

# Photographs of printed pieces.
photograph = Pose une grille seule, avec sa ligne commencée.

# The score sheet of the companion.
sheet-out = Qui a fini
sheet-grid = Cartes de la grille
sheet-hand = Cartes en main
sheet-timer-race = La course
sheet-not-out = Seul qui a fini n’a plus de cartes.
sheet-not-deck = Il y avait moins de cartes en jeu.
sheet-not-used-up = La pioche est vide : grilles et mains font toutes les cartes en jeu.

# Ce qui est faux dans une position.
wrong-one-cell = { $who } : deux cartes sur une case.
wrong-shape = { $who } : ce n’est pas un rectangle plein avec une ligne au plus.
wrong-gap = { $who } : il y a un trou.
wrong-start-corner = { $who } : la carte de départ est en rangée 0, colonne 0.
wrong-sides = { $who } : un côté dépasse l’autre de plus d’une carte.
wrong-apart = { $who } : la ligne est à part.
wrong-short-side = { $who } : la ligne longe un petit côté.
wrong-line-gap = { $who } : la ligne a un trou, ou elle est trop longue.
wrong-line-full = { $who } : la ligne est pleine.
wrong-in-play = Il y a { $count } cartes en jeu, pas { $size }.
wrong-begin = { $who } : les grilles commencent quand toutes les cartes de départ sont choisies.
wrong-start-card = { $who } : la carte de départ n’est ni en main ni au début de la grille.
wrong-barred = Aucune carte en main n’a la place { $place }.
wrong-told = Aucune de ces cartes n’en fait partie.
wrong-fresh = Aucune carte qu’on puisse poser ne vient d’y être piochée.
wrong-able = able, c’est qui peut poser quelque chose.
wrong-race-over = Une course finit quand plus personne ne peut poser.
wrong-no-turn = Il n’y a pas encore de tour, ou pas dans une course.
wrong-plays = Plus que de cartes posées.
wrong-visited = Une visite, c’est poser sur une autre grille.
wrong-visit-over = Une visite finit quand on pose chez soi.
wrong-out = Qui n’a plus de carte a fini, et c’est la fin.
wrong-hands = Au début chacun a { $count } cartes.
wrong-all-chosen = Les cartes de départ se retournent quand tous ont choisi.
wrong-not-over = Il reste à piocher, et personne n’a fini.
wrong-deck = Il y a encore une pioche.
wrong-idle = Les tours sans pose comptent quand on joue sans pioche.
wrong-able-race = On ne montre qui peut poser que dans une course sans pioche.
wrong-tic-race = Un Tic n’est retenu que dans une course.

# Comment l’éditeur de positions nomme ce qui n’est pas une pièce.
field-players-hot = a posé un Tic en dernier
field-players-able = peut poser quelque chose
field-phase-start = choisir les cartes de départ
field-plays = Cartes posées dans ce tour
field-visited = Chez qui on pose
field-visit-over = La visite est finie
field-without-deck = On continue sans pioche
field-idle-turns = Tours de suite sans carte
field-out = Qui a fini
field-runs = Attentes lancées

# Why a turn is better than another.
because-cards = Ta grille a alors { $number } cartes au lieu de { $rather }.
because-cards-other = La grille de { $whom } a alors { $number } cartes au lieu de { $rather }.
because-hand = Tu as alors { $number } cartes en main au lieu de { $rather }.
because-hand-other = { $whom } a alors { $number } cartes en main au lieu de { $rather }.
because-tics = Cartes à toi qui font un Tic : { $number } au lieu de { $rather }.
because-tics-other = Cartes de { $whom } qui font un Tic : { $number } au lieu de { $rather }.
because-turn = C’est alors de nouveau ton tour.
because-turn-other = Ce n’est alors pas encore à { $whom } de jouer.
