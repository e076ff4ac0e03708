# Mismemory

summary = Retourne deux tuiles d’un même symbole, gardes-en une en secret et retiens où sont allées les autres.
picture-1 = Retourne deux tuiles. Tout le monde peut regarder.
picture-2 = Deux du même symbole : gardes-en une en secret et remets l’autre dans un vide quelconque.
picture-3 = Qui possède le premier 0 (nul), A (as), 2, 3, 4 et 5 gagne.

# Options
option-grid = Grille
    .help = lignes par colonnes ; 5×5 a un trou au centre ; libre : selon les cases indiquées
option-grid-4x6 = 4×6
    .does = Quatre rangées de six tuiles.
option-grid-6x4 = 6×4
    .does = Six rangées de quatre tuiles.
option-grid-5x5 = 5×5
    .does = Cinq rangées de cinq, avec un trou au centre dès le début.
option-grid-2x12 = 2×12
    .does = Deux longues rangées de douze tuiles.
option-grid-12x2 = 12×2
    .does = Douze courtes rangées de deux tuiles.
option-grid-line = rangée
    .does = Toutes les tuiles en une ligne : difficiles à distinguer.
option-grid-custom = libre
    .does = Les cases que tu énumères plus bas.
option-cells = Cases
    .help = pour une grille libre : 24 à 36 cases sous la forme [ligne, colonne]
option-flip = Retourner
    .help = l’une après l’autre : la seconde tuile après avoir vu la première ; ensemble : les deux à la fois
option-flip-sequential = l’une après l’autre
    .does = Tu vois la première tuile avant de choisir la seconde.
option-flip-together = ensemble
    .does = Tu nommes les deux tuiles avant d’en retourner une.
option-show = Montrer
    .help = secondes au bout desquelles deux symboles différents sont recachés
option-memory = Ses tuiles
    .help = ouvertes : on peut les regarder ; aveugle : personne ne le peut
option-memory-open = ouvertes
    .does = Tu peux regarder tes propres tuiles à tout moment.
option-memory-blind = aveugle
    .does = Nul ne peut regarder les tuiles réunies, même les siennes.
option-discipline = Discipline
    .help = imposée : aucun nombre en double ; honneur : tout est permis, mais on peut défier. Aveugle se joue sur l’honneur
option-discipline-enforced = imposée
    .does = Nul ne peut avoir un nombre deux fois, donc on ne se défie pas.
option-discipline-honour = honneur
    .does = Rien ne te prévient d’un nombre que tu as, et les autres peuvent te défier.
option-survivor = Dernier joueur
    .help = montre : gagne s’il n’a pas de doublon ; gagne : aussitôt ; continue : joue seul
option-survivor-show = montre
    .does = Le dernier en jeu montre tout, et ne gagne que sans doublon.
option-survivor-wins = gagne
    .does = Le dernier en jeu gagne aussitôt.
option-survivor-continues = continue
    .does = Le dernier en jeu continue seul.
option-stall = Blocage
    .help = tours par joueur sans que personne garde de tuile avant la fin de la partie
option-stall_result = Après un blocage
    .help = le plus : le plus de nombres gagne ; nulle : personne ne gagne
option-stall_result-most = le plus
    .does = Tous montrent leurs tuiles, et le plus de nombres différents gagne.
option-stall_result-draw = nulle
    .does = Personne ne gagne.

# La table
grid = La grille
to-put-back = À remettre
tile-up = { $tile }, face visible
tile-in-hand = En main, à remettre
tiles-of =
    { $whose-is ->
        [me] Tes tuiles
       *[other] Tuiles de { $whose }
    }
tiles-with-number = { $tiles }
tile =
    { $suit ->
        [S] soleil
        [M] lune
        [C] couronne
       *[K] blason
    } { $number ->
        [0] nul
        [1] as
       *[other] { $number }
    }
    .short =
        { $suit ->
            [S] s
            [M] l
            [C] c
           *[K] b
        }{ $number ->
            [0] n
            [1] a
           *[other] { $number }
        }
tile-or =
    { $suit ->
        [S] soleil
        [M] lune
        [C] couronne
       *[K] blason
    } { $number ->
        [0] nul
        [1] as
       *[other] { $number }
    } ou { $other ->
        [0] nul
        [1] as
       *[other] { $other }
    }
    .short =
        { $suit ->
            [S] s
            [M] l
            [C] c
           *[K] b
        }{ $number ->
            [0] n
            [1] a
           *[other] { $number }
        }{ $other ->
            [0] n
            [1] a
           *[other] { $other }
        }
tile-of =
    { $whose-is ->
        [me] { $tile }, à toi
       *[other] { $tile } de { $whose }
    }
face-down = tuile face cachée
gap = trou
named = { " " }({ $tile })
space = ligne { $row }, colonne { $column }{ $named }
space-holds = ligne { $row }, colonne { $column }, { $holds }
slot = place { $slot }
slot-empty = place { $slot }, vide
wanted =
    manque : { $number ->
        [0] nul
        [1] as
       *[other] { $number }
    }
tiles = tuiles
different-numbers = nombres différents
of-six = { $tiles } sur six
out = hors jeu
look = Regarde

# Que faire
turn-up-two = Retourne deux tuiles.
turn-up-another = Retourne une autre tuile.
one-suit = Un seul symbole : garde une tuile, ou retourne les deux.
two-suits = Deux symboles : retiens-les, puis retourne les deux.
put-the-other = Pose l’autre tuile face cachée dans un trou.
stalling =
    { $turns ->
        [1] Si personne ne garde de tuile, c’est le dernier tour.
       *[other] Si personne ne garde de tuile, il reste { $turns } tours.
    }
put-one-back = Pose une des tuiles montrées dans un trou.
putting-back = { $who } remet une tuile.
turn-up = Retourner : { $spaces }
keep = Garder { $tile }
decline = Recacher les deux
put-it-on = La poser ici : { $space }
put-on = Poser { $tile } ici : { $space }
challenge = Défier { $whom }

# Pourquoi pas
first-turn-up = Retourne d’abord deux tuiles.
both-together = Retourne deux tuiles ensemble.
one-by-one = Retourne une tuile, puis une autre.
two-different = Retourne deux tuiles différentes : une de ces cases est un trou ou déjà visible.
two-are-up = Deux tuiles sont déjà visibles : garde une tuile de la paire ou renonce.
suits-differ = Leurs symboles diffèrent : aucune ne peut être gardée.
number-owned = Tu as déjà ce nombre.
into-a-gap = Pose-la dans un trou.
into-a-gap-from-hand = Pose la tuile que tu as en main dans un trou.
putting-back-first = C’est à { $who } de remettre une tuile.
no-challenges = Dans cette partie, personne ne peut avoir un nombre en double : on ne défie pas.
not-active = Seuls ceux qui jouent encore défient et sont défiés.
challenge-yourself = Tu ne peux pas te défier toi-même.
in-hand = Attends que toutes les tuiles en main soient posées.
too-few = On ne peut défier que quelqu’un qui a au moins deux tuiles.

# Ce qui s’est passé
turns-up =
    { $who-is ->
        [me] Tu retournes : { $spaces }.
       *[other] { $who } retourne : { $spaces }.
    }
turned-back = Les deux tuiles sont recachées.
declines =
    { $who-is ->
        [me] Tu recaches les deux tuiles.
       *[other] { $who } recache les deux tuiles.
    }
keeps =
    { $who-is ->
        [me] Tu gardes
       *[other] { $who } garde
    } une des deux tuiles{ $named }.
puts-the-other =
    { $who-is ->
        [me] Tu poses
       *[other] { $who } pose
    } l’autre ici : { $space }.
puts-back =
    { $who-is ->
        [me] Tu remets
       *[other] { $who } remet
    } une tuile{ $named } ici : { $space }.
challenges =
    { $who-is ->
        [me] Tu défies { $whom }.
       *[other] { $whom-is ->
            [me] { $who } te défie.
           *[other] { $who } défie { $whom }.
        }
    }
is-out =
    { $who-is ->
        [me] Tu as un nombre en double, et te voilà hors jeu.
       *[other] { $who } a un nombre en double et se retrouve hors jeu.
    }
shown =
    { $tiles ->
        [one] { $tiles } tuile est montrée, et les autres la remettent.
       *[other] { $tiles } tuiles sont montrées, et les autres les remettent.
    }
six-numbers =
    { $who-is ->
        [me] Tu as les six nombres.
       *[other] { $who } a les six nombres.
    }
all-different =
    { $who-is ->
        [me] Tes tuiles sont toutes différentes : le défi était une erreur.
       *[other] Les tuiles de { $who } sont toutes différentes : le défi était une erreur.
    }
others-out = Tous les autres sont hors jeu.
all-out = Tous sont hors jeu.
stalled = Personne n’a gardé de tuile en { $turns } tours par joueur, et tous montrent les leurs.
nobody-wins = Partie nulle : personne ne gagne.
won =
    { $who-is ->
        [me] Tu gagnes.
        [several] { $who } partagent la victoire.
       *[other] { $who } gagne.
    }

# The lesson.
lesson-flip = Tu veux six tuiles aux nombres 0 (nul), A (as), 2, 3, 4 et 5. À ton tour tu en retournes deux, et tous regardent. Retourne la première, en haut à gauche.
lesson-second = Un nul des soleils. Retourne maintenant la tuile à sa droite.
lesson-keep = Deux soleils : de deux tuiles d’une même couleur tu peux en garder une, et nul autre ne sait laquelle. Garde le nul.
lesson-back = L’autre retourne face cachée dans n’importe quel trou. Toi seul sais ce qui s’y trouve. Remets-la à droite.
lesson-remember = Le bot a retourné deux couleurs et dû les recacher, mais tu les as vues. L’as du coin est aussi un soleil : retourne-le.
lesson-alone = Quel autre soleil connais-tu ? Celui que tu as toi-même remis.
lesson-choose = Tu as le nul, donc les deux nombres te manquent. Garde l’as.
lesson-gap = Trois trous au choix. Mets l’autre là où était l’as.
lesson-run = Deux sur six. Nul ne peut avoir un nombre deux fois, et le premier à avoir les six gagne.

# Le guide
guide = Vingt-quatre tuiles sont face cachée. Tu réunis les nombres de nul à 5, mais les tuiles ne restent pas où tu les as vues.
guide-goal = Le but
    .text = Sois le premier à posséder six tuiles aux nombres 0 (nul), A (as), 2, 3, 4 et 5. Leurs symboles n’importent pas.
    .shows = Six tuiles, chaque nombre une fois : c’est gagné.
guide-turn = À ton tour
    .text = Retourne deux tuiles, l’une après l’autre ; tous regardent. Si elles ont le même symbole, tu peux en garder une dont tu n’as pas encore le nombre. Sinon, ou si tu ne veux pas, recache les deux.
    .shows = Deux soleils : on peut en garder un.
guide-keep = En garder une
    .text = Nul autre n’apprend laquelle tu gardes. L’autre retourne face cachée dans le trou de ton choix, et toi seul sais ce qui s’y trouve.
    .shows = L’un des deux soleils a été gardé, l’autre remis. La seconde place marquée est maintenant un trou.
guide-twice = Aucun nombre deux fois
    .text = Deux fois le même nombre, et tu es éliminé. Tu peux toujours regarder tes propres tuiles, sauf au jeu aveugle. Avec les règles habituelles, un nombre que tu as ne t’est même pas proposé.
    .shows = Le nul est déjà là. Des deux soleils retournés, le 3 et l’as, on peut garder l’un ou l’autre.
guide-challenge = Sur l’honneur
    .text = Au jeu aveugle, et partout où l’honneur est convenu, rien ne te prévient. Mais tu peux défier quelqu’un : toutes ses tuiles se montrent. Un nombre deux fois, il est éliminé ; sinon il gagne aussitôt.
    .shows = Seul son propriétaire sait quelle est cette tuile.

# Énigmes.
sure-goal = Tu te rappelles toutes les tuiles. Là où l’une montre deux nombres, sa paire a été partagée en secret ; personne n’a deux fois le même nombre. Retourne deux tuiles qui complètent à coup sûr tes six nombres.
sure-value =
    { $value ->
        [100] les six nombres à coup sûr
        [0] jamais les six nombres
       *[other] les six nombres dans { $value } cas sur 100
    }

# Photographs of printed pieces.
photograph = Retourne toutes les tuiles face visible dans la forme de ta grille : 4 × 6, 6 × 4, 2 × 12, 12 × 2, ou 5 × 5 avec son trou.

# The score sheet of the companion.
sheet-ended = Comment c’est fini
sheet-ended-six = quelqu’un a les six
sheet-ended-challenge = un défi raté
sheet-ended-last = un seul reste, ou aucun
sheet-ended-stall = plus personne ne prenait
sheet-ended-alone = seul, sans finir
sheet-winner = Qui a gagné ainsi
sheet-disqualified = Disqualifié
sheet-numbers = Numéros différents
sheet-not-six = Les six numéros finissent la partie et gagnent.
sheet-not-nobody-six = Dis qui a les six.
sheet-not-tiles = Il reste toujours au moins huit tuiles.
sheet-not-out = Qui est disqualifié ne gagne pas.
sheet-not-last = Alors tous les autres sont disqualifiés ; sans gagnant, tous.
sheet-not-challenge = Après un défi raté, la personne défiée a gagné.
sheet-not-stall = Alors les numéros décident : choisis « personne ».
sheet-not-alone = Il faut jouer seul jusqu’au bout, les autres étant disqualifiés.
sheet-not-honest = Avec les numéros surveillés, ni défi ni disqualification.

# Ce qui est faux dans une position.
wrong-tile = { $tile } n’est pas une tuile ; on écrit S0, MA ou K5, et un point pour un trou.
wrong-spaces = { $spaces } places, pas { $found }.
wrong-tags = tags : chaque tuile a le sien, au plus last_tag, et un trou a 0.
wrong-seen = Il manque une tuile : c’est ce que voit un joueur, pas une position entière.
wrong-places = { $tile } se trouve à { $times } endroits.
wrong-missing = Il manque des tuiles : { $count }.
wrong-own-gap = On ne possède pas un trou.
wrong-tag-lists = tags : un par place, shown_tags un par tuile montrée.
wrong-memory-lists = memory : known, seen_at et source ont une entrée par place.
wrong-tile-lists = tags, pairs et resolved vont avec les tuiles une à une.
wrong-up = Il n’y a pas de tuile à cette place.
wrong-resumed = Après avoir remis des tuiles, le tour continue en retournant.
wrong-up-phase = Deux tuiles différentes une fois montrées ; avant, aucune ou la première.
wrong-hand = On tient une tuile quand on la replace, et seulement alors.
wrong-placer-tiles = Qui replace vient d’en garder une.
wrong-placer = On remet des tuiles quand quelqu’un est éliminé, et seulement alors.
wrong-shown = Les tuiles montrées sont remises quand quelqu’un est éliminé.
wrong-pair = La paire et son reste ne s’accordent pas avec { $tile }.
wrong-source = memory : source nomme une tuile que personne n’a.
wrong-known = Cela ne se trouve pas à la place { $space }.
wrong-seen-at = Rien n’a été vu dans un tour à venir.
wrong-secret = La tuile de la place { $space } n’a pas été remise en secret.
wrong-rest = Une paire a un seul reste.
wrong-out = Nul n’est éliminé là où aucun nombre ne se répète.
wrong-shown-whose = On ne remet que les tuiles d’un joueur éliminé.
wrong-twice = { $who } : un nombre en double.
wrong-tiles-back = { $who } est hors jeu, ses tuiles sont remises.
wrong-six = Qui a six tuiles les a montrées ; pas { $who }.
wrong-winners = Gagnent des joueurs différents, non éliminés.
wrong-winners-early = La partie n’est pas finie.
wrong-survivor = Quand l’avant-dernier joueur est éliminé, la partie est finie.
wrong-out-turn = Qui est éliminé ne joue plus.
wrong-quiet = Après tant de tours sans rien prendre, la partie est finie.
wrong-cells-named = Seule une grille personnelle a ses propres cases.
wrong-cells = De 24 à 36 cases différentes, pas { $count }.
wrong-cells-far = Rangées et colonnes vont de 0 à 35.

# Comment l’éditeur de positions nomme ce qui n’est pas une pièce.
field-players-out = hors jeu
field-phase-flip = retourner des tuiles
field-phase-shown = choisir une des deux tuiles
field-phase-place = reposer l’autre tuile
field-phase-replace = remettre des tuiles
field-placer = Qui remet des tuiles
field-resumed = Ce qu’il faut faire ensuite
field-resumed-flip = retourner des tuiles
field-resumed-shown = choisir une des deux tuiles
field-resumed-place = reposer l’autre tuile
field-resumed-replace = remettre des tuiles
field-resumed-over = rien : la partie est finie
field-quiet = Tours sans tuile gagnée
field-winners = Qui a gagné
field-turns = Tours jusqu’ici
