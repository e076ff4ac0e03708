# Pivot Pawns

summary = Trouve le moins de pivots jusqu’à la cible, annonce avant les autres, puis prouve-le.
picture-1 = Un pion pivote par-dessus un autre vers la troisième carte portant l’icône que leurs cartes partagent.
picture-2 = Vois comment le pion rejoint la cible et annonce le premier le nombre de pivots.
picture-3 = L’annonce la plus basse se démontre et gagne le jeton ; le plus de jetons l’emporte.
option-think = Réflexion
    .help = secondes avant la fin d’une manche sans annonce
option-timer = Sablier
    .help = secondes d’annonces après la première
option-demo = Démonstration
    .help = secondes pour une démonstration
option-strict = Strict
    .help = un pivot interdit met fin à la démonstration
option-false_bid = Annonce manquée
    .help = ce qu’elle coûte : rien, les annonces de la manche suivante ou un jeton
option-false_bid-none = rien
    .does = Une annonce manquée ne coûte que le jeton.
option-false_bid-sit-out = une manche
    .does = Qui manque son annonce ne joue pas la manche suivante.
option-false_bid-token = jeton
    .does = Qui manque son annonce rend un jeton.
option-tiebreak = Égalité de jetons
    .help = partagée : tous gagnent ; moins de pivots : le moins de pivots dans les manches gagnées
option-tiebreak-shared = partagée
    .does = Autant de jetons, victoire partagée.
option-tiebreak-fewest-pivots = moins de pivots
    .does = À égalité gagne qui a eu besoin de moins de pivots dans ses manches gagnées.
option-tempo = Rythme
    .help = en direct : contre la montre, tous à la fois ; chacun son tour : dans l’ordre des places
option-tempo-live = en direct
    .does = Tous réfléchissent et annoncent à la fois, contre la montre.
option-tempo-turns = chacun son tour
    .does = On annonce ou passe chacun son tour, sans montre.
option-seats = Places au plus
    .help = combien peuvent jouer
option-start = Début
    .help = cartes des pions rouge, vert, bleu, jaune et noir ; aucune : au hasard
cards = Les quinze cartes
token-of-round = Jeton de la manche
tokens-drawn = Jetons dans l’ordre du tirage
icon =
    { $name ->
        [Mars-symbol] symbole de Mars
        [clover] trèfle
        [drop] goutte
        [sun] soleil
        [moon] lune
        [heart] cœur
        [leaf] feuille
        [fish] poisson
        [star] étoile
        [music-notes] notes de musique
        [apple] pomme
        [frog] grenouille
        [flask] fiole
        [key] clé
        [cat] chat
        [flame] flamme
        [cactus] cactus
        [whale] baleine
        [bell] cloche
        [spider] araignée
        [rose] rose
        [pine-tree] pin
        [anchor] ancre
        [lightning] éclair
        [top-hat] haut-de-forme
        [cherry] cerise
        [turtle] tortue
        [umbrella] parapluie
        [crown] couronne
        [spade] pique
        [mushroom] champignon
        [pear] poire
        [snowflake] flocon de neige
        [lemon] citron
       *[raven] corbeau
    }
colour =
    { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
       *[black] noir
    }
pawn =
    { $colour ->
        [red] pion rouge
        [green] pion vert
        [blue] pion bleu
        [yellow] pion jaune
       *[black] pion noir
    }
placeholder =
    { $colour ->
        [red] marqueur rouge
        [green] marqueur vert
        [blue] marqueur bleu
        [yellow] marqueur jaune
       *[black] marqueur noir
    }
target = cible
to-move = à déplacer
card = { $icon }, { $marks } ; avec { $others }
on-card = { $piece } sur { $icon }
token = jeton { $icon }, { $colour } : manche { $round } sur { $rounds }
tokens-won = jetons
tokens =
    { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
beside = { $first }, { $then }
has-bid = annonce { $pivots }
standing =
    { $name ->
        [left] a quitté la partie
        [sits-out] passe cette manche
        [gave-up] a renoncé
        [done] a fini
        [passed] a passé
       *[failed] a échoué
    }
in-rounds-won =
    { $pivots ->
        [one] { $pivots } { TERM("pivot", of: "pivot") } dans les manches gagnées
       *[other] { $pivots } { TERM("pivots", of: "pivot") } dans les manches gagnées
    }
task = Manche { $round } : { $pawn } vers { $icon }.
think = Touche deux pions pour essayer, puis annonce.
unbeatable = On ne fait pas moins que 1 : dis que tu as fini.
bid-lower = Annonce moins de { $least }, ou dis que tu as fini.
said-done = Tu as fini. Tu peux encore annoncer moins.
conceding = Abandonner cette démonstration ?
bid-or-pass =
    { $who-is ->
        [me] Annonce ou passe.
       *[other] C’est à { $who } d’annoncer ou de passer.
    }
shows =
    { $who-is ->
        [me] Montre ta solution
       *[other] { $who } fait sa démonstration
    } : encore { $pivots ->
        [one] { $pivots } { TERM("pivot", of: "pivot") }
       *[other] { $pivots } { TERM("pivots", of: "pivot") }
    }.
clock =
    { $name ->
        [think] Réflexion
        [timer] Annonces
       *[demo] Démonstration
    }
bids = Annoncer
more-bids = Plus
bid =
    Annoncer { $pivots ->
        [one] { $pivots } { TERM("pivot", of: "pivot") }
       *[other] { $pivots } { TERM("pivots", of: "pivot") }
    }
pivot =
    { $moving ->
        [red] Rouge
        [green] Vert
        [blue] Bleu
        [yellow] Jaune
       *[black] Noir
    } par-dessus { $over ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
       *[black] noir
    } par { $icon } vers { $to }
act =
    { $name ->
        [giveUp] Renoncer
        [done] J’ai fini
        [concede] Abandonner la démonstration
        [pass] Passer
       *[leave] Quitter la partie
    }
occupied = { $pivot } : le { $pawn } s’y trouve.
own-colour =
    { $pivot } : la couleur de cette carte est { $colour ->
        [red] le rouge
        [green] le vert
        [blue] le bleu
        [yellow] le jaune
       *[black] le noir
    }, comme celle du pion.
bid-already = C’est déjà ton annonce : annonce moins de { $bid }.
not-lower = Annonce moins que ta dernière annonce, { $bid }.
same-pawn = Un pion ne peut pas pivoter par-dessus lui-même : nomme deux pions différents.
all-think = Tant que tous réfléchissent, les pions restent en place.
bidding-runs = Les démonstrations commencent quand le temps des annonces est écoulé.
not-demonstrator = Quelqu’un d’autre fait sa démonstration et touche seul aux pions.
give-up-once = Tu ne peux renoncer qu’une fois, et seulement tant que tous réfléchissent.
bid-range = Annonce un nombre de 1 à 20.
too-late = Le temps des annonces de cette manche est écoulé.
done-once = Tu peux dire que tu as fini une fois après ta dernière annonce, et seulement pendant les annonces.
sits-this-out = Ta dernière démonstration a échoué : tu passes cette manche.
other-tempo = Sans montre, on parle dans l’ordre des places, en annonçant ou en passant ; avec la montre, personne ne passe.
you-left = Tu as quitté la partie.
not-now = Ce n’est pas possible maintenant.
pivots =
    { $who-is ->
        [me] Toi, { TERM("pivot", of: "pivot") } { $number } : { $pivot }.
       *[other] { $who }, { TERM("pivot", of: "pivot") } { $number } : { $pivot }.
    }
bids-pivots =
    { $who-is ->
        [me] Tu annonces { $pivots }.
       *[other] { $who } annonce { $pivots }.
    }
does =
    { $who-is ->
        [me] Tu { $name ->
            [giveUp] renonces
            [done] as fini
            [concede] abandonnes la démonstration
            [pass] passes
           *[leave] quittes la partie
        }.
       *[other] { $who } { $name ->
            [giveUp] renonce
            [done] a fini
            [concede] abandonne la démonstration
            [pass] passe
           *[leave] quitte la partie
        }.
    }
time-over =
    { $name ->
        [think] Personne n’annonce à temps.
       *[timer] Le temps des annonces est écoulé.
    }
demo-over =
    { $who-is ->
        [me] Tu n’as plus de temps.
       *[other] { $who } n’a plus de temps.
    }
demonstrates =
    { $who-is ->
        [me] Tu démontres une annonce de { $pivots }.
       *[other] { $who } démontre une annonce de { $pivots }.
    }
wins-token =
    { $who-is ->
        [me] Tu gagnes le jeton { $icon }.
       *[other] { $who } gagne le jeton { $icon }.
    }
fails =
    { $who-is ->
        [me] Ta démonstration échoue ; les pions reviennent.
       *[other] La démonstration de { $who } échoue ; les pions reviennent.
    }
gives-back =
    { $who-is ->
        [me] Tu rends un jeton.
       *[other] { $who } rend un jeton.
    }
nobody-gets = Personne n’obtient le jeton { $icon }.
nobody-may-bid = Personne ne peut annoncer pour le jeton { $icon }.
no-fewer = Impossible en moins.
solution =
    Une des solutions les plus courtes a { $pivots ->
        [one] { $pivots } { TERM("pivot", of: "pivot") }
       *[other] { $pivots } { TERM("pivots", of: "pivot") }
    } : { $way }.
next = { $first } ; { $then }
last-token = C’était le dernier jeton.
alone =
    { $who-is ->
        [me] Tu as
       *[other] { $who } a
    } { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } avec { $pivots ->
        [one] { $pivots } { TERM("pivot", of: "pivot") }
       *[other] { $pivots } { TERM("pivots", of: "pivot") }
    }.
wins-tokens =
    { $who-is ->
        [me] Tu gagnes
        [several] { $who } partagent la victoire
       *[other] { $who } gagne
    } avec { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.

# The lesson.
lesson-bid = Le pion rouge doit atteindre la carte au cœur central. Un pion pivote par-dessus un autre : leurs cartes partagent un symbole, et il va à la troisième carte qui le porte. Rouge sur jaune suffit : annonce 1.
lesson-pivot = L’annonce la plus basse se montre d’abord, et c’est la tienne. Touche le pion rouge, puis le jaune.
lesson-token = Rouge est arrivé, et le jeton est à toi. Un pion ne va sur une carte de sa couleur que si c’est la cible. Après quinze manches, le plus de jetons gagne.
lesson-two = Maintenant le pion noir doit aller aux notes, et aucun pivot ne suffit seul : un autre pion doit bouger d’abord. Deux suffisent : annonce 2. Tous peuvent annoncer tant que le sablier coule.
lesson-first = Le bot en demande trois, donc tu montres la tienne. D’abord le pion jaune fait place : par-dessus le noir.
lesson-then = Les notes sont libres. Maintenant noir sur jaune.
lesson-won = C’est bon. En cas d’échec, ce serait le tour de l’annonce suivante. Pendant que tu réfléchis, tu peux essayer des pivots sur le plateau : toi seul les vois.

# Le guide
guide = Quinze cartes, cinq pions, une cible. Tous cherchent de tête le plus court chemin, annoncent et le montrent.
guide-round = Une manche
    .text = Un jeton montre une icône. Le pion de sa couleur est le pion actif, et la carte qui porte cette icône au centre est la cible. Il faut l’atteindre en le moins de pivots possible, et tous les pions peuvent aider.
    .shows = Le jeton montre un cœur rouge : le pion rouge doit atteindre la carte au cœur central.
guide-pivot = Le pivot
    .text = Deux cartes partagent toujours une icône, une seule, et chaque icône est sur trois cartes. Un pion pivote par-dessus un autre : cherche l’icône que leurs cartes partagent. Le pion va sur la troisième carte qui la porte.
    .shows = Rouge et jaune sont sur deux cartes marquées. Elles partagent le cœur : rouge sur jaune mène au cœur central de la troisième.
guide-blocked = Ce qui gêne
    .text = Une carte ne porte qu’un pion, donc nul ne pivote vers une carte occupée. Et aucun pion ne va sur une carte dont le centre a sa propre couleur, sauf si c’est la cible de la manche.
    .shows = Le pion noir doit atteindre la carte marquée, mais jaune s’y trouve : jaune doit partir d’abord.
guide-bid = Annoncer
    .text = Tous réfléchissent à la fois, et nul ne touche un pion. Qui voit un chemin dit combien de pivots il faut. Le sablier part, et tant qu’il coule chacun peut annoncer, même plusieurs fois, mais jamais plus haut qu’avant.
    .shows = Le pion bleu doit atteindre la goutte, et quelqu’un a annoncé quatre.
guide-show = Montrer
    .text = Le temps écoulé, la plus basse annonce se montre d’abord ; à égalité, la première faite. Si c’est bon, son joueur gagne le jeton. Sinon les pions reviennent, et c’est à la suivante. La manche suivante commence où sont les pions.
    .shows = Un pivot sur deux est fait. Noir et jaune partagent l’ancre, donc le second mène à la cible.
guide-end = La fin
    .text = Après quinze manches, le plus de jetons gagne.
    .shows = Les pions tels qu’ils sont après la dernière manche.

# Puzzles.
puzzle-pivots = Cible : { $pawn } vers { $icon }. Pivots jusqu’ici : { $pivots }.
puzzle-name = Le plus court chemin
puzzle-goal = Amène le pion de la couleur de la cible sur la cible en le moins de pivots possible.
puzzle-value =
    { $value ->
        [one] { $value } pivot
       *[other] { $value } pivots
    }
both-name = Deux cibles à la suite
both-goal = Amène le pion de la couleur de la première cible jusqu’à elle, de sorte que les deux cibles demandent ensemble le moins de pivots possible. Pour la seconde, on compte le moins de pivots depuis la place de tes pions.
both-pivots = Cibles : { $pawn } vers { $icon }, puis { $next } vers { $last }. Pivots jusqu’ici : { $pivots }.
both-value =
    { $value ->
        [one] { $value } pivot pour les deux cibles
       *[other] { $value } pivots pour les deux cibles
    }
token-left = dernier jeton dans le sac : { $icon }, { $colour }
unnamed = source non nommée

# Photographs of printed pieces.
photograph = Pose les quinze cartes à l’endroit en trois rangées de cinq, les marqueurs sur leurs cartes au-dessus du code, le jeton de la manche à côté. Mets les pions et les autres jetons de côté.

# The score sheet of the companion.
sheet-winner = Qui a gagné le jeton
sheet-pivots = Pivots montrés
sheet-returned = A rendu un jeton
sheet-timer-think = Pour réfléchir
sheet-timer-demo = Pour montrer
sheet-timer-bids = Le sablier
sheet-not-pivots = Qui gagne le jeton a montré au moins un pivot ; sans gagnant, aucun.
sheet-not-returned = Sans jeton, rien à rendre.
sheet-not-twice = On montre une fois par manche : qui a gagné n’a rien rendu.

# Ce qui est faux dans une position.
wrong-tableau = Chaque carte est posée une fois.
wrong-tokens = Chacun des quinze jetons une fois, dans l’ordre du tirage.
wrong-sooner = Aucun pion n’atteint plus tôt la carte { $card }, de sa couleur.
wrong-demonstrator = On montre pendant la démonstration, et seulement alors.
wrong-one-card = Deux pions sont sur une même carte.
wrong-plane = Les cinq cartes sont dans un plan de sept ; certaines cibles sont hors d’atteinte.
wrong-start-cards = Donne cinq cartes de 0 à 14, pour rouge, vert, bleu, jaune et noir.
wrong-start-two = Aucune carte ne reçoit deux pions.
wrong-start-own = { $colour } : le pion ne peut pas commencer sur la carte { $card }, qui est { $its-colour }.
wrong-pawns = Les pions ne quittent leurs repères que dans une démonstration.
wrong-round = La partie a quinze manches.
wrong-won = Il y a plus de jetons que de manches.
wrong-left-bid = L’annonce de qui est parti est nulle.
wrong-sits-out = Qui saute la manche a renoncé et a fini, si on en a convenu.
wrong-bid-gave-up = Annoncer, ce n’est ni sauter la manche ni renoncer.
wrong-failed = Seule une annonce montrée peut échouer.
wrong-nobody = Plus personne ne peut annoncer.
wrong-passed = Avec horloges, nul ne passe.
wrong-turns-done = Sans horloges, on annonce ou on passe.
wrong-think-turns = Sans horloges, une manche commence par les annonces.
wrong-think-bid = La première annonce ouvre les annonces.
wrong-gave-up = Tous ont renoncé, donc la manche est finie.
wrong-speaks = Nul ne parle s’il est parti ou a passé depuis la dernière annonce.
wrong-no-bid = Quelqu’un doit avoir annoncé.
wrong-all-done = Tous ont fini, donc les annonces sont closes.
wrong-bid-order = Chaque annonce a son rang parmi celles de la manche.
wrong-bids = Chaque annonce est sous la précédente du même joueur.
wrong-used = Les pivots se comptent dans une démonstration.
wrong-shows = Ce joueur n’a plus d’annonce à montrer.
wrong-lowest = On montre la plus basse annonce restante, la première en cas d’égalité.
wrong-seats = Il y a { $seats } places ; choisis-en plus (jusqu’à { $most }) pour jouer à { $players }.

# Comment l’éditeur de positions nomme ce qui n’est pas une pièce.
field-players-tokens = jetons
field-players-pivots = pivots des manches gagnées
field-players-bid = annonce
field-players-place = annonces avant sa dernière
field-players-gave-up = a renoncé
field-players-done = a fini d’annoncer
field-players-passed = a passé
field-players-failed = a montré en vain
field-players-sits-out = ne joue pas cette manche
field-players-left = est parti
field-phase-think = réfléchir
field-phase-bid = annoncer
field-phase-demonstrate = montrer
field-round = Manche
field-demonstrator = Qui montre
field-used = Pivots faits
field-bids = Annonces dans cette manche
