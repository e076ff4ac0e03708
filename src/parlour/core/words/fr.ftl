# Ce que tout jeu peut dire.

# Ce que l’arbitre dit à tous.
game-over = La partie est finie.
not-your-turn = Ce n’est pas ton tour.
nothing-to-do = Il n’y a rien à faire avec cela pour l’instant.
choose-first = Choisis d’abord ce qui va là.
nowhere-to-go = Il n’y a pas de place pour cela en ce moment.
puzzle-forbids = Cette énigme ne le permet pas. La consigne : { $goal }

# Pourquoi un coup ne peut pas être repris.
undo-nothing = rien n’a encore été joué
undo-nothing-of-yours = il n’y a aucun coup à toi à reprendre
undo-over = la partie est finie et sa graine est connue
undo-unknown = ce jeu ne permet pas de reprendre un coup
undo-acted = quelqu’un d’autre a joué depuis
undo-shown-to-all = cela a montré du nouveau à tous
undo-shown = cela a montré du nouveau à { $whom }
undo-refused = Impossible de reprendre ce coup : { $reason }.

# Ce qui se passe à la table.
takes-back =
    { $who-is ->
        [me] Tu reprends le dernier coup.
       *[other] { $who } reprend le dernier coup.
    }
leaves =
    { $who-is ->
        [me] Tu pars ; un bot continue à ta place.
       *[other] { $who } part ; un bot continue à sa place.
    }
away-bot =
    { $who-is ->
        [me] Tu es absent ; un bot joue jusqu’à ton retour.
       *[other] { $who } est absent ; un bot joue jusqu’à son retour.
    }
late-bot =
    { $who-is ->
        [me] Ton temps est écoulé ; un bot joue jusqu’à ton retour.
       *[other] Le temps de { $who } est écoulé ; un bot joue jusqu’à son retour.
    }
late-free =
    { $who-is ->
        [me] Ton temps est écoulé ; jusqu’à ton retour, qui regarde peut prendre ta place.
       *[other] Le temps de { $who } est écoulé ; qui regarde peut prendre la place.
    }
comes-back =
    { $who-is ->
        [me] Tu es de retour à ta place.
       *[other] { $who } est de retour.
    }

# Comment une partie finit avant que ses règles ne la finissent.
ended-resigned =
    { $who-is ->
        [me] Tu as abandonné.
       *[other] { $who } a abandonné.
    }
ended-time =
    { $who-is ->
        [me] Ton temps est écoulé.
       *[other] Le temps de { $who } est écoulé.
    }
ended-left =
    { $who-is ->
        [me] Tu étais absent ; la partie a été close.
       *[other] { $who } est parti.
    }
ended-drawn = Vous avez convenu de la nulle.
ended-called-off = La partie a été annulée : il n’y a pas de résultat.
out-resigned =
    { $who-is ->
        [me] Tu as abandonné ; un bot continue.
       *[other] { $who } a abandonné ; un bot continue.
    }
out-time =
    { $who-is ->
        [me] Ton temps est écoulé ; un bot continue.
       *[other] Le temps de { $who } est écoulé ; un bot continue.
    }
out-left =
    { $who-is ->
        [me] Tu étais absent ; un bot continue.
       *[other] { $who } est parti ; un bot continue.
    }
asks-draw =
    { $who-is ->
        [me] Tu proposes la nulle.
       *[other] { $who } propose la nulle.
    }
asks-undo =
    { $who-is ->
        [me] Tu demandes à reprendre ton dernier coup.
       *[other] { $who } demande à reprendre le dernier coup.
    }
asks-call-off =
    { $who-is ->
        [me] Tu demandes à annuler la partie.
       *[other] { $who } demande à annuler la partie.
    }
agrees =
    { $who-is ->
        [me] Tu acceptes.
       *[other] { $who } accepte.
    }
declines =
    { $who-is ->
        [me] Tu refuses.
       *[other] { $who } refuse.
    }

# Pourquoi ce n’est pas possible maintenant.
early-not-now = On ne peut pas demander cela maintenant.
early-nothing-asked = Plus rien n’est demandé.
early-others-agree = C’est aux autres d’accepter.
early-agreed = Tu as déjà accepté.
early-back = La place est de nouveau occupée, ou il est trop tôt.

# Ce que les tables ont en commun. « after » met deux phrases côte à côte.
hand =
    { $whose-is ->
        [me] Ta main
       *[other] Main de { $whose }
    }
turn =
    { $who-is ->
        [me] C’est ton tour.
       *[other] C’est à { $who } de jouer.
    }
wins =
    { $who-is ->
        [me] Tu gagnes avec { $points }.
        [several] { $who } partagent la victoire avec { $points }.
       *[other] { $who } gagne avec { $points }.
    }
last-round = C’était la dernière manche.
after = { $first } { $then }
points = points

# In lessons.
lesson-otherwise = C’est permis aussi. Ici, essaie ce que la leçon demande.

# Ce qui est faux dans une position.
wrong-seat = Il n’y a pas de place { $seat }.
wrong-room = Il n’y a pas de place pour { $count }.
wrong-number = Ce nombre ne peut pas être { $number }.
wrong-word = { $word } n’est pas parmi : { $words }.
wrong-stream = Une clé de zéros dont rien n’a été tiré n’est pas un flux ; laisse null.
wrong-option = { $option } n’est pas possible ; choisis { $wanted }.
wrong-start = Il n’y a pas de place { $seat } à { $players } joueurs.
wrong-no-thing = Il n’y a pas de { $thing } dans ce jeu.
wrong-no-place = Il n’y a pas d’endroit { $spot } pour cela.
wrong-nothing-there = Il n’y a rien là.
wrong-taken = C’est déjà posé quelque part, ou il n’y en a pas.
wrong-off-board = Cela doit rester sur le plateau.
wrong-side = Cela ne se tourne pas.
wrong-never-empty = Il y a toujours quelque chose ici ; pose autre chose à sa place.
wrong-no-field = Il n’y a pas de champ { $field }.
wrong-cannot = C’est impossible : { $why }.

# Comment l’éditeur de positions nomme ce qui n’est pas une pièce.
field-of = { $whose } : { $field }
field-turn = Au tour de
field-first = Qui a commencé
field-phase = Ce qu’il faut faire
field-phase-over = rien : la partie est finie
field-phase-play = jouer
field-passes = Passes de suite
field-clocks = Horloges lancées

# Photographs of printed pieces, where a game says nothing.
photograph = Les pièces de ce jeu ne portent pas de codes.

# Why an action is better than another.
because-wins = C’est gagné.
because-points = Tu as alors { $number } points au lieu de { $rather }.
because-points-other = { $whom } a alors environ { $number } points au lieu de { $rather }.
because-play = Il te reste un coup à { $number } points au lieu de { $rather }.
because-play-other = Il reste à { $whom } un coup à environ { $number } points au lieu de { $rather }.
