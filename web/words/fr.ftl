## The bar

home = Parlour, tous les jeux
to-light = Passer en clair
to-dark = Passer en sombre
language = Langue
close = Fermer
skip = Passer la barre
settings = Réglages

## The shelf

yours-heading = Vos parties
yours-turn = À vous de jouer
yours-waiting = À { $who } de jouer
yours-open = Il manque des joueurs
yours-with = avec { $names }
yours-alone = en solo
yours-title = ({ $count }) Parlour
shelf-offline = Hors ligne : voici ce qu’il y avait à votre dernière visite. Vos parties vous attendent.
shelf-heading = À quoi on joue ?
shelf-icons = Icônes de Pivot Pawns par les artistes de game-icons.net, CC BY 3.0
try-again = Réessayer
warming = Préparation des jeux : { $done } sur { $total }
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
players-range = { $least }–{ $most } joueurs
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
by-designer = de { $name }

## Pages without a game

lost-heading = Il n’y a rien ici
lost-link = Voir les jeux
missing-heading = Cette table n’existe pas
missing-text = Le lien est peut-être mal écrit, ou la table a été débarrassée.
missing-link = Commence une nouvelle partie.
going = En route vers la table…
unanswered = Parlour ne répond pas. Nouvel essai…

## Setting up

setup-title = Nouvelle partie · Parlour
table-title = { $game } · Parlour
table-title-turn = À vous · { $game }
setup-players = Joueurs
setup-more = Plus d’options
setup-play = Jouer
setup-pictures = Le jeu en images
setup-clause = { $option } : clause { $clause }
setup-last = Comme la dernière fois
wrong-range = Choisis de { $least } à { $most }.
wrong-steps = Choisis de { $least } à { $most }, par pas de { $step }.
wrong-together = Cela ne va pas avec le reste du choix.
wrong-players = Avec ces choix, on ne peut pas être si nombreux.
wrong-name = Ce nom ne convient pas. Prends-en un autre.
usual = habituel ({ $least }–{ $most })
yes = Oui
no = Non
seat-who = Place { $seat } : qui joue
seat-strength = Place { $seat } : niveau
seat-name = Place { $seat } : nom
chair-me = Moi
chair-here = Quelqu’un ici
chair-link = Quelqu’un par lien
chair-bot = Bot
chair-joins = arrive par le lien
name-me = Toi
name-host = Hôte
name-friend = Invité
name-friend-at = Invité { $seat }
bot = Bot

## Strengths of bots

level-gentle = Doux
level-casual = Détendu
level-club = De club
level-expert = Expert

## Réglages

setting-sound = Sons
setting-buzz = Vibration
setting-speed = Vitesse des mouvements
speed-slow = Lente
speed-usual = Normale
speed-fast = Rapide
speed-none = Aucune
speed-still = Cet appareil demande peu de mouvement : rien ne glisse.
setting-marks = Marques de ce qu’on peut toucher
marks-usual = Normales
marks-strong = Fortes
setting-hand = Où sont les boutons
hand-left = À gauche
hand-middle = Au milieu
hand-right = À droite
setting-light = Lumière
light-device = Comme l’appareil
light-light = Claire
light-dark = Sombre
settings-kept = Gardé sur cet appareil.

## The lobby

invited = { $host } vous invite à jouer.
guest = Invité
share = Partager
share-text = { $host } vous invite à une partie de { $game }.
scan = Code à scanner
only-here = Ce lien ne marche que sur cet ordinateur. Lancez Parlour avec { $option } et les téléphones de la pièce pourront se joindre.
your-name = Ton nom
send-link = { $friends ->
    [one] Envoie ce lien à la personne qui manque.
   *[other] Envoie à chaque personne qui manque son propre lien.
} La partie commence toute seule.
seat-link = Lien vers la place { $seat }
copy = Copier
copied = Copié
being-laid = On met la table…
waiting = Il manque encore quelqu’un
sit-here = M’asseoir ici
role-bot = bot
role-here = ici
role-joined = est là

## Passing the device

pass-device = Passe l’appareil à
pass-device-to = Passe l’appareil à { $name }.
i-am = Je suis { $name }

## The table

players-label = Joueurs
thinking = réfléchit
away = absent
take-back = Annuler le coup
with-key = { $label } ({ $key })
leave-table = Quitter la table
drawer-rules = Règles
drawer-log = Déroulement
drawer-moves = Coups possibles
drawer-result = Résultat
drawer-leave = Quitter la table ?
board-size = Taille du plateau
larger = Plus grand
smaller = Plus petit
whole-board = Plateau entier
follow-game = Suivre le jeu
show-large = Voir en grand : { $place }
place-chosen = { $place }, choisi
place-open = { $place }, au choix
place-brings = { $place }, au choix : { $points }
play-again-move = Revoir le dernier coup
look-back = Montrer la table après ce coup
past = Tu regardes en arrière.
past-end = Revenir au présent
past-before = Le coup précédent
past-after = Le coup suivant
past-beginning = La partie commence.
past-moment = Moment de la partie
past-of = Coup { $move } sur { $moves }
past-eyes = Vu par
past-onlooker = Spectateur
past-link = Copier un lien vers ce moment
comes-back = { $name } est de retour.
goes-away = { $name } s’est absenté pour le moment.
clock-minutes = { $clock } : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-seconds = { $clock } : { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}

## What to do now

line-down = La connexion est coupée. Nouvel essai…
go-on = Continuer
to-result = Résultat et partie suivante
actions = Actions
turn-none = Tel quel
turn-right = Tourner à droite
turn-round = Faire un demi-tour
turn-left = Tourner à gauche

## The drawers

log-empty = Il ne s’est encore rien passé.
log-earlier = Voir ce qui précède
moves-none = Il n’y a rien à faire pour l’instant.
moves-of = { $name } :
rules-fetching = Chargement des règles…
rules-failed = Les règles n’ont pas pu être chargées. Ferme et réessaie.
leave-text = Un bot continue à ta place. Tu ne pourras pas la reprendre, mais tu pourras regarder.
leave-stay = Rester
leave-for-good = Partir pour de bon
leave-of = { $name } s’en va

## The result

over = La partie est finie
draw = Égalité
wins = { $who-is ->
    [me] Tu as gagné
    [several] { $who } ont gagné
   *[other] { $who } a gagné
}
total = Total
next-game = Aller à la partie suivante
play-again = Rejouer
swap-seats = Changer de place
other-games = Autres jeux
look-back-all = Revoir la partie
points-explained = D’où viennent les points
part = { $label } : { $text }
seed-verified = Graine vérifiée
seed-wrong = La graine ne correspond pas à son empreinte
seed-told = Avant le premier coup, la table s’est engagée sur cette graine. Son SHA-256, calculé à l’instant dans ton navigateur, { $result ->
    [mixed] est bien l’empreinte, et ton propre hasard y a été mêlé.
    [same] est bien l’empreinte.
   *[other] n’est pas l’empreinte.
}
seed = Graine
commitment = Empreinte
download = Télécharge la partie
download-check = et vérifie chaque coup avec

## What goes wrong, by its code

problem-offline = Parlour ne répond pas. Réessaie dans un instant.
problem-bad_message = Ce message est illisible.
problem-too_large = Ce message est trop long.
problem-foreign_origin = Cette demande vient d’une page d’un autre site.
problem-not_yours = Seuls ceux qui ont joué peuvent demander une autre partie.
problem-no_table = Cette table n’existe pas.
problem-not_found = Il n’y a rien ici.
problem-too_many = C’est trop pour une heure. Reviens un peu plus tard.
problem-damaged = L’historique de cette table est abîmé ; il a été mis de côté.
problem-failed = Quelque chose a mal tourné ici. Rien n’a changé.
problem-retry = Il y a du monde en ce moment. Réessaie.
problem-not-yours = Ce n’est pas ta place.
problem-unreadable = Ce coup est illisible.
problem-over = La partie est finie.
problem-too_fast = C’était trop rapide ; attends quelques secondes.
problem-starting = On met la table. Réessaie dans un instant.
problem-stale = La position a changé. Regarde encore une fois.
problem-no-past = Ce moment n’est pas montré de nouveau.

gallery = Galerie
gallery-tables = Tables
gallery-controls = Commandes
gallery-pieces = Pièces
gallery-width = Largeur
gallery-height = Hauteur
gallery-sheet = Feuille

## Tried in the mind

trying = { $steps ->
    [one] En pensée : { $steps } étape. Personne ne le voit.
   *[other] En pensée : { $steps } étapes. Personne ne le voit.
}
place-tries = { $place }, peut être essayé
trying-end = Remettre
