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
option-false_bid-sit-out = une manche
option-false_bid-token = jeton
option-tiebreak = Égalité de jetons
    .help = partagée : tous gagnent ; moins de pivots : le moins de pivots dans les manches gagnées
option-tiebreak-shared = partagée
option-tiebreak-fewest-pivots = moins de pivots
option-tempo = Rythme
    .help = en direct : contre la montre, tous à la fois ; chacun son tour : dans l’ordre des places
option-tempo-live = en direct
option-tempo-turns = chacun son tour
option-seats = Places au plus
    .help = combien peuvent jouer
option-start = Début
    .help = cartes des pions rouge, vert, bleu, jaune et noir ; aucune : au hasard
cards = Les quinze cartes
token-of-round = Jeton de la manche
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
        [one] { $pivots } pivot dans les manches gagnées
       *[other] { $pivots } pivots dans les manches gagnées
    }
task = Manche { $round } : { $pawn } vers { $icon }.
think = Essaie des chemins en pensée, puis annonce.
bid-lower = Annonce moins, ou dis que tu as fini.
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
        [one] { $pivots } pivot
       *[other] { $pivots } pivots
    }.
clock =
    { $name ->
        [think] Réflexion
        [timer] Annonces
       *[demo] Démonstration
    }
bids = Annoncer
bid =
    Annoncer { $pivots ->
        [one] { $pivots } pivot
       *[other] { $pivots } pivots
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
        [me] Toi, pivot { $number } : { $pivot }.
       *[other] { $who }, pivot { $number } : { $pivot }.
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
solution =
    Une des solutions les plus courtes a { $pivots ->
        [one] { $pivots } pivot
       *[other] { $pivots } pivots
    } : { $way }.
next = { $first } ; { $then }
alone =
    { $who-is ->
        [me] Tu as
       *[other] { $who } a
    } { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } avec { $pivots ->
        [one] { $pivots } pivot
       *[other] { $pivots } pivots
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
