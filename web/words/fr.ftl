## The bar

home = Parlour, tous les jeux
to-light = Passer en clair
to-dark = Passer en sombre
language = Langue
cancel = Annuler
close = Fermer
skip = Passer la barre
settings = Réglages

## The shelf

yours-heading = Tes parties
yours-turn = À toi de jouer
yours-waiting = À { $who } de jouer
yours-open = Il manque des joueurs
yours-with = avec { $names }
yours-alone = en solo
yours-alone-long = Quitte cette liste le { $day }
yours-title = ({ $count }) Parlour
shelf-offline = Hors ligne : voici ce qu’il y avait à ta dernière visite. Tes parties t’attendent.
today = Aujourd’hui
today-learn = Apprends-en un en une minute
today-solved = { $count ->
    [one] { $count } résolue
   *[other] { $count } résolues
}
today-open = Nouveaux chaque jour
shelf-learnt = appris
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
ages = dès { $ages } ans
by-designer = de { $name }

## Pages without a game

lost-heading = Il n’y a rien ici
lost-link = Voir les jeux
broken-heading = Cette page n’a pas pu s’afficher
broken-text = Il en manque une partie, peut-être parce que Parlour vient d’être renouvelé. Rien de ta partie n’est perdu.
broken-reload = Recharger
missing-heading = Cette table n’existe pas
missing-text = Le lien est peut-être mal écrit, ou la table a été débarrassée.
missing-link = Commence une nouvelle partie.
going = En route vers la table…
unanswered = Parlour ne répond pas. Nouvel essai…

## Setting up

setup-title = Nouvelle partie · Parlour
table-title = { $game } · Parlour
table-title-turn = À toi · { $game }
setup-players = Joueurs
setup-more = Plus
setup-more-what = amis, bots plus forts, autres règles
setup-play = Jouer
setup-pictures = Le jeu en images
setup-clause = { $option } : clause { $clause }
notice-rule = La règle
setup-seat = place { $seat }
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
bot = Bot

## Who plays, before a game

party-me = toi
party-here = { $count ->
    [one] quelqu’un ici
   *[other] { $count } personnes ici
}
party-link = { $count ->
    [one] quelqu’un par lien
   *[other] { $count } personnes par lien
}
party-bot-first_steps = { $count ->
    [one] un bot qui fait ses premiers pas
   *[other] { $count } bots qui font leurs premiers pas
}
party-bot-gentle = { $count ->
    [one] un bot doux
   *[other] { $count } bots doux
}
party-bot-casual = { $count ->
    [one] un bot détendu
   *[other] { $count } bots détendus
}
party-bot-club = { $count ->
    [one] un bot de club
   *[other] { $count } bots de club
}
party-bot-expert = { $count ->
    [one] un bot expert
   *[other] { $count } bots experts
}

## Strengths of bots

level-first_steps = Premiers pas
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
clarity-label = Aider à rendre les règles plus claires
clarity-text = Cette maison peut noter où les règles n’étaient pas claires pendant que je joue. Rien ne quitte cette maison. Si l’on éteint, ce qui a été noté est effacé.
clarity-noted =
    { $noted ->
        [0] Rien de noté pour l’instant.
        [one] 1 note jusqu’ici.
       *[other] { $noted } notes jusqu’ici.
    }
clarity-save = Les enregistrer dans un fichier

## The lobby

invited = { $host } t’invite à jouer.
invited-unnamed = On t’invite à jouer.
guest = Invité { $seat }
share = Partager
share-text = { $host } t’invite à une partie de { $game }.
share-text-unnamed = Viens jouer à { $game } avec moi.
scan = Code à scanner
only-here = Ce lien ne marche que sur cet ordinateur. Lance Parlour avec { $option } et les téléphones de la pièce pourront se joindre.
your-name = Ton nom
send-link = { $friends ->
    [one] Envoie ce lien à la personne qui manque.
   *[other] Envoie à chaque personne qui manque son propre lien.
} La partie commence toute seule.
seat-link = Lien vers la place { $seat }
copy = Copier
copied = Copié
copy-by-hand = Ton navigateur n’autorise pas cette page à copier. Voici le texte, sélectionné : copie-le toi-même.
share-refused = Ton navigateur a refusé de partager. Copie plutôt le lien.
being-laid = On met la table…
waiting = Il manque encore quelqu’un
sit-here = M’asseoir ici
sit-here-as = M’asseoir ici ({ $name })
other-name = Autre nom
lobby-learn = Montre-moi en attendant
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
hint = Conseil
hint-asked = On réfléchit à un conseil…
hint-do = Le mieux : { $what }.
hint-brings = Le mieux : { $what } ({ $points }).
hint-wait = Attends encore un peu.
hint-even = Un autre coup vaudrait autant.
hint-better = Un peu mieux que tout le reste.
hint-clear = Nettement mieux que tout le reste.
hint-chance = Chances de gagner : environ { $chance } %.
hint-chance-ahead = Chances de gagner : environ { $chance } %, { $more } de plus qu’avec le deuxième meilleur coup.
hint-chance-even = Chances de gagner : environ { $chance } % ; un autre coup vaut autant.
leave-table = Quitter la table
drawer-rules = Règles
drawer-log = Déroulement
drawer-talk = Dire quelque chose
drawer-moves = Coups possibles
drawer-result = Résultat
drawer-leave = Quitter la table ?
board-size = Taille du plateau
larger = Plus grand
smaller = Plus petit
whole-board = Plateau entier
follow-game = Suivre le jeu
show-large = Voir en grand : { $place }
fits-aside = Elle va ici : { $places }. Touche pour voir en grand.
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
past-everybody = Tout le monde
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
rules-english = Les règles exactes sont en anglais.
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
best-kept = Ton record : { $points }
best-new = Nouveau record ! Avant : { $points }
play-again = Rejouer
more = Plus
swap-seats = Changer de place
other-games = Autres jeux
look-back-all = Revoir la partie
review = Décisions
review-whose = Les décisions de
review-about = Le bot a rejoué chaque décision, en ne sachant que ce qu’on pouvait savoir alors. Après ±, de combien un nombre peut se tromper.
review-about-right = Si chaque décision était juste, d’après ce qu’on pouvait savoir alors.
review-curve = { $name } : chances de gagner au fil de la partie
review-axis = Chances de gagner
review-none = Il n’y avait rien à décider.
review-sum = { $good } décisions sur { $total } valaient la meilleure, ou presque.
review-sum-right = { $good } décisions sur { $total } étaient justes.
review-going = { $done } décisions sur { $total } regardées…
review-move = Coup { $move }
review-decided = a coûté le plus
review-took = Joué : { $what }
review-better = Mieux : { $what }
review-tag-took = joué
review-tag-best = mieux
review-more = { $count ->
    [one] Encore une qui a coûté un peu
   *[other] Encore { $count } qui ont coûté un peu
}
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
problem-unseen = Il contient un signe qui ne se voit pas. Écris-le sans.
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
problem-company = Pas de conseils là où d’autres jouent.
problem-fair-play = Tu joues en ce moment une partie de ce jeu qui compte. L’aide revient quand cette partie est finie.
problem-no-review = Les décisions sont jugées une fois la partie finie.
problem-too_fast = C’était trop rapide ; attends quelques secondes.
problem-phrases = À cette table, on ne dit que les phrases ci-dessus.
problem-starting = On met la table. Réessaie dans un instant.
problem-stale = La position a changé. Regarde encore une fois.
problem-no-past = Ce moment n’est pas montré de nouveau.
problem-pass_unknown = Ce lien ne mène à personne. Crées-en un nouveau sur ton autre appareil.
problem-pass_used = Ce lien a déjà servi. Crées-en un nouveau sur ton autre appareil.
problem-pass_old = Ce lien est trop vieux. Crées-en un nouveau sur ton autre appareil.
problem-guest_foreign = Cet invité est d’une autre maison, ou le fichier a été modifié.
problem-guest_old = Cet invité n’est pas venu depuis plus d’un an et n’est plus connu.
problem-guest_forgotten = Cet invité a été oublié, comme il l’avait demandé.
problem-passkey_wrong = Cette clé d’accès n’a pas été acceptée. Essaie encore.
problem-passkey_late = C’était trop long, ou déjà fait. Essaie encore.
problem-passkey_unknown = Cette maison ne connaît pas cette clé d’accès, ou plus.
problem-passkey_known = Cet appareil garde déjà une clé d’accès pour toi.
problem-passkeys_full = Tu as autant de clés d’accès que possible. Retires-en une d’abord.
problem-passkey_nowhere = Une clé d’accès demande une maison qui a un nom ; celle-ci n’est ici qu’un numéro.
problem-passkey_cancelled = Aucune clé d’accès n’a été choisie. Réessaie quand tu veux.
problem-passkey_failed = Ce navigateur n’a pas pu le faire. Un lien ou un fichier convient aussi.
problem-no_guest = Tu n’as pas encore de place ici : assieds-toi d’abord à une table.
problem-closed = Cette table a été fermée par ceux qui tiennent la maison. Trouves-en une autre, ou ouvre la tienne.
problem-night = D’autres jouent peut-être encore ces donnes. Une fois la soirée finie, tout le monde peut regarder.
problem-banned = Ceux qui tiennent la maison te demandent de ne pas entrer jusqu’au { $until }. Reviens ensuite.
problem-muted = Ceux qui tiennent la maison te demandent de rester silencieux jusqu’au { $until }.
problem-word = Il y a là un mot que l’on n’emploie pas dans cette maison. Choisis-en un autre.
problem-kids = Ce n’est pas disponible ici : le mode enfants est activé.
problem-no_operator = Ce n’est pas une clé de cette maison. Vérifie qu’elle est complète.
problem-not_owner = Seul un propriétaire de la maison peut faire cela.
problem-no_cookies = Ton navigateur ne garde aucun cookie pour cette page et ne peut donc pas reconnaître ta place. Autorise les cookies pour cette adresse, puis réessaie.

gallery = Galerie
gallery-tables = Tables
gallery-pages = Pages
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

# Puzzles.
puzzles-heading = Énigmes du jour
puzzles-shelf = Énigmes d’aujourd’hui
puzzles-about = Les mêmes pour tous, nouvelles à minuit UTC ; faciles le lundi, les plus dures le dimanche. Seul cet appareil sait comment tu t’en es sorti.
puzzles-earlier = La veille
puzzles-later = Le lendemain
puzzles-solved = { $solved } sur { $all } résolues
puzzles-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
 }
puzzles-print = Les imprimer, avec les solutions au dos
puzzles-share = Partager le résultat
puzzles-copied = Copié
puzzle-rating =
    { $rating ->
        [1] très facile
        [2] facile
        [3] assez facile
        [4] moyenne
        [5] assez difficile
        [6] difficile
       *[7] très difficile
    }
puzzle-mark-first = résolue du premier coup
puzzle-mark-helped = résolue avec de l’aide
puzzle-mark-later = résolue plus tard
puzzle-mark-tried = pas encore
puzzle-mark-shown = solution montrée
puzzle-mark-open = pas encore essayée
puzzle-leave = Retour aux énigmes
puzzle-back = Reprendre
puzzle-again = Recommencer
puzzle-next = Énigme suivante
puzzle-hint-where = Commence par ce qui ressort. Ensuite : le coup, puis la solution.
puzzle-hint-next = Conseil suivant
puzzle-answer = Montrer la solution
puzzle-solved = Résolue : { $value }.
puzzle-best = Résolue : { $value }. On ne peut pas faire mieux.
puzzle-not-yet = Pas encore : { $value }. On peut faire mieux : reprends ou recommence.
puzzle-failed = Cela n’a pas marché. Reprends ou recommence.
puzzle-lost = D’ici, le but est hors d’atteinte : reprends ou recommence.
puzzle-shown = Voilà la solution : { $value }.
puzzle-none = { $game } n’a pas encore d’énigmes.
puzzle-none-others = Vers les énigmes du jour
puzzle-none-play = Jouer à { $game }
puzzles-to-come = Les énigmes du { $date } ouvrent ce jour-là, à minuit UTC.
puzzles-since = Les premières énigmes sont celles du { $date }.

# Practice.
practice-heading = Entraînement
practice-link =
    { $count ->
        [0] S’entraîner sans fin
       *[other] S’entraîner sans fin · { $count } à revoir
    }
practice-endless = Des énigmes sans fin
practice-about = L’une après l’autre, aussi difficiles que tu veux. Seul cet appareil retient ce que tu as résolu.
practice-difficulty = Difficulté
practice-any = comme ils viennent
practice-solved =
    { $count ->
        [0] pas commencé
        [one] { $count } résolue
       *[other] { $count } résolues
    }
practice-leave = Retour à l’entraînement
practice-skip = Une autre ; celle-ci reviendra plus tard
mistakes-heading = Tes propres erreurs
mistakes-none = Après une partie, regarde tes décisions et garde ce qui a mal tourné : cela revient ici en énigme.
mistakes-due =
    { $count ->
        [0] Rien à revoir aujourd’hui.
        [one] { $count } à revoir.
       *[other] { $count } à revoir.
    }
mistakes-begin = S’entraîner
mistakes-all =
    { $count ->
        [one] Celle que tu gardes
       *[other] Les { $count } que tu gardes
    }
mistakes-delete = Tout effacer
mistakes-sure = Tout effacer ? C’est définitif.
mistakes-yes = Oui, tout effacer
mistakes-no = Les garder
mistake-due = à revoir
mistake-later = de nouveau le { $date }
mistake-delete = Effacer celle-ci
mistake-ask = Ici, tu as perdu { $percent } % de tes chances. Qu’est-ce qui est mieux ?
mistake-ask-right = Ici, le bon coup t’a échappé. Lequel est-ce ?
mistake-same = C’est ce que tu avais fait. Essaie encore.
mistake-wrong = Ce n’est pas cela. Essaie encore.
mistake-cannot = Cela ne se fait pas ici.
mistake-right = Juste : { $what }
mistake-shown = Le mieux était : { $what }
mistake-next = Suivante
mistake-done = Fini pour l’instant
practise-these =
    { $count ->
        [one] S’entraîner sur celle-ci
       *[other] S’entraîner sur ces { $count }
    }
practise-kept = Gardé pour l’entraînement, où cela revient.
practise-failed = Cela n’a pas marché. Essaie encore.

# Lessons.
lesson-show = Montre-moi
lesson-where = Où ?
lesson-leave = Quitter la leçon
lesson-title = Apprendre un jeu
lesson-step = Étape { $step } sur { $steps }
lesson-jumps = Voici une autre position.
lesson-over = Voilà comment on joue ; le reste vient en jouant. Un bot doux t’attend.
lesson-over-table = Voilà comment on joue ; le reste vient en jouant. Ta table t’attend.
lesson-back = Retour à la table
lesson-play = Jouer pour de bon

## You

you-title = Toi · Parlour
you-heading = Toi
you-known = Dans cette maison, tu es { $names } et tu as une place à { $tables ->
    [one] { $tables } table.
   *[other] { $tables } tables.
}
you-unnamed = Cette maison te connaît, mais tu n’as de place à aucune table.
you-new = C’est ta première visite. Assieds-toi à une table et cet appareil te reconnaîtra ; aucun compte n’est nécessaire.
name-text = Les autres le voient aux tables, dans les tournois et dans les cercles, dès maintenant et là où tu as déjà joué.
name-keep = Garder ce nom
name-done = Tu t’appelles maintenant { $name }.
you-welcome = Bienvenue, { $names }. Cet appareil est maintenant le tien.
you-welcome-back = Bienvenue. Cet appareil est maintenant le tien.
along-heading = Sur un autre appareil
along-text = Ouvre un lien là-bas, ou scanne son code, et sur les deux appareils c’est toi, avec toutes tes places.
along-make = Créer un lien
along-again = Créer un autre lien
along-link = Lien vers ton autre appareil
along-until = Il sert une fois, jusqu’à { $time }. Ne le donne à personne d’autre.
passkeys-heading = Une clé d’accès
passkeys-text = Ton téléphone, ton ordinateur ou ton gestionnaire de mots de passe peut garder une clé d’accès. Avec elle, tu redeviens toi sur n’importe quel appareil, sans mot de passe.
passkeys-text-new = Tu as créé une clé d’accès dans cette maison ? Avec elle, tu redeviens toi.
passkeys-label = Nom de la clé d’accès
passkeys-keep = Garder ce nom avec une clé d’accès
passkeys-have = J’ai une clé d’accès
passkeys-instead = Avec la clé d’accès de quelqu’un d’autre, cet appareil devient le sien ; enregistre d’abord ton fichier.
passkeys-unused = créée le { $made }, pas encore utilisée
passkeys-used = créée le { $made }, utilisée pour la dernière fois le { $used }
passkeys-elsewhere = pour { $host }
passkeys-remove = Retirer la clé d’accès « { $label } »
passkeys-kept = Ta clé d’accès est gardée.
passkeys-removed = « { $label } » n’ouvre plus rien ici. Efface-la aussi sur ton appareil.
passkeys-not-here = Les clés d’accès demandent https, une adresse avec un nom et un navigateur qui les connaît. Ici, un lien ou un fichier convient aussi.
keep-heading = Un fichier à garder
keep-heading-new = Tu es déjà venu ici ?
keep-text = Avec ce fichier, tu redeviens toi sur n’importe quel appareil. Qui l’a peut jouer à ta place : garde-le comme une clé.
keep-text-new = Prends le fichier que tu as enregistré alors, ou crée un lien sur ton autre appareil, sur cette même page.
keep-save = Enregistrer le fichier
keep-open = Prendre un fichier…
keep-instead = Avec le fichier de quelqu’un d’autre, cet appareil devient le sien ; enregistre d’abord le tien.
keep-wrong = { $file } n’est pas le fichier d’un invité. Le bon s’appelle « parlour-guest.json ».
arrive-heading = Est-ce bien toi ?
arrive-text = Avec ce lien, cet appareil est aussi le tien, avec toutes les places de l’appareil qui l’a créé.
arrive-lose = { $tables ->
    [one] Sur cet appareil, tu as déjà une place à { $tables } table.
   *[other] Sur cet appareil, tu as déjà une place à { $tables } tables.
} Tu ne pourrais plus y jouer d’ici : choisis « Je reste qui je suis » et enregistre d’abord un fichier.
arrive-yes = Oui, c’est moi
arrive-no = Je reste qui je suis
forget-heading = Oubliez-moi
forget-text = Ton nom disparaît de toutes les tables. Là où l’on joue, un bot continue ; une place prise par un lien se libère si la partie n’a pas commencé. Ton fichier et tes autres appareils ne valent plus rien.
forget-kept = Ce qui a été joué reste, sans toi : chaque partie peut encore être vérifiée, coup par coup.
forget-sure = On ne peut pas revenir en arrière.
forget-yes = Oui, oubliez-moi
forget-no = Rester
forget-done = Ici, tu es oublié.

## Tables for days

terms-pace = Comment on joue
terms-evening = Ce soir
terms-days = Sur plusieurs jours
terms-time = Temps pour un coup
days-any = sans limite
days-count = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
terms-late = Quand le temps est écoulé
late-bot = Un bot continue
late-free = La place se libère
terms-back = Qui revient avant retrouve sa place aussitôt. Les jours d’absence, le temps ne court pas.
terms-warm = Un bot garde les places au chaud
terms-warm-told = Il joue pour qui est absent depuis deux minutes, jusqu’à son retour.
terms-said = On joue sur plusieurs jours, chaque coup quand tu veux.
terms-said-bot = On joue sur plusieurs jours : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} pour un coup. Le temps écoulé, un bot joue jusqu’à ton retour.
terms-said-free = On joue sur plusieurs jours : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} pour un coup. Le temps écoulé, d’autres peuvent prendre ta place.
terms-said-warm = Pendant ton absence, un bot garde ta place au chaud.
left-none = le temps est écoulé
left-little = moins d’une heure
left-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
}
left-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
free-heading = Une place est libre
free-text = { $name } n’a pas joué à temps. Comme convenu à cette table, tu peux continuer à sa place, pour de bon.
free-watch = Seulement regarder
holidays-heading = Jours d’absence
holidays-text = Ces jours-là, ton temps ne court à aucune table : trente jours par an.
holidays-first = Du
holidays-last = Au
holidays-add = Ajouter
holidays-drop = Être là finalement : { $days }
holidays-many = Cela fait plus de trente jours par an.
holidays-wrong = Choisis un premier et un dernier jour, à soixante jours d’écart au plus.

## Clocks

terms-clock = Pendule
control-none = aucune
control-bank = { $minutes } min
control-adds = { $minutes } min + { $seconds } s
control-waits = { $minutes } min, { $seconds } s libres
control-moves = { $seconds } s par coup
control-other = Autre…
control-written = Ta propre pendule
control-told-none = Prenez tout le temps qu’il vous plaît.
control-told-bank = { $minutes ->
    [one] Chacun a une minute
   *[other] Chacun a { $minutes } minutes
} pour toute la partie. Qui n’a plus de temps perd ; à plus de deux, un bot continue.
control-told-adds = { $minutes ->
    [one] Chacun a une minute
   *[other] Chacun a { $minutes } minutes
}, et { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} de plus après chaque coup. Qui n’a plus de temps perd ; à plus de deux, un bot continue.
control-told-waits = { $minutes ->
    [one] Chacun a une minute
   *[other] Chacun a { $minutes } minutes
} ; à chaque coup, { $seconds ->
    [one] la première seconde est libre
   *[other] les { $seconds } premières secondes sont libres
}. Qui n’a plus de temps perd ; à plus de deux, un bot continue.
control-told-moves = { $seconds ->
    [one] Une seconde pour chaque coup.
   *[other] { $seconds } secondes pour chaque coup.
} Qui n’a plus de temps perd ; à plus de deux, un bot continue.
control-told-other = 20 : des minutes pour la partie. 5+3 : trois secondes de plus après chaque coup. 5d3 : à chaque coup, trois secondes sont libres. 0d30 : trente secondes par coup.
control-said = Pendule : { $clock } chacun
wrong-clock = Écris la pendule comme 20, 5+3, 5d3 ou 0d30.
wrong-clock-long = Prends au plus { $minutes } minutes et { $seconds } secondes.
wrong-clock-short = Une pendule sans minutes a besoin de secondes pour chaque coup, comme 0d30.
seat-time = Temps restant : { $time }
seat-time-runs = Temps restant : { $time }, en marche
time-short = Il te reste { $seconds } secondes.

## Ending early

early-heading = Ou finir la partie plus tôt
early-resign = Abandonner
early-draw = Proposer la nulle
early-undo = Demander à reprendre ton coup
early-call-off = Annuler la partie
early-about-draw = Si les autres sont d’accord, personne ne gagne ni ne perd.
early-about-undo = Si les autres sont d’accord, ton dernier coup est repris.
early-about-call-off = La partie finit sans résultat. Après les premiers coups, les autres doivent être d’accord.
early-about-call-off-alone = La partie finit aussitôt, sans résultat.
early-about-resign = { $name } gagne.
early-about-resign-alone = La partie finit ici.
early-sure = Veux-tu abandonner ?
early-stay = Continuer à jouer
early-resign-of = { $name } abandonne
early-asked-draw = Tu as proposé la nulle.
early-asked-undo = Tu as demandé à reprendre ton coup.
early-asked-call-off = Tu as demandé à annuler la partie.
early-agree = D’accord
early-decline = Refuser
early-withdraw = Retirer
claim-gone = { $name } est absent depuis une minute.
claim-win = Tu peux finir la partie ici : tu gagnes.
claim-bot = Tu peux laisser un bot continuer.
claim-win-do = Prendre la victoire
claim-bot-do = Laisser un bot jouer
claim-wait = Attendre encore

## Notices

notices-heading = Quand c’est à toi
notices-text = Tant que Parlour est ouvert, son titre et sa pastille le disent. Tu peux aussi l’apprendre ainsi :
push-begin = Avis sur cet appareil
push-end = Plus d’avis sur cet appareil
push-denied = Ce navigateur ne doit montrer aucun avis de cette page ; ses réglages peuvent le changer.
push-none = Les avis demandent une adresse sûre (https) et un navigateur qui les connaît. Le flux s’en passe.
feed-text = Un flux pour ton lecteur nomme le jeu, la table et qui joue, et rien de la position. Son adresse est secrète.
feed-address = Adresse de ton flux
feed-make = Créer une adresse
feed-again = Changer l’adresse
feed-stop = Arrêter le flux

## Talk

saying = { $name } : { $text }
saying-waits = Pas encore dit : { $text }
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-well = Bien joué !
phrase-nice = Joli coup !
phrase-thanks = Merci !
phrase-moment = Un instant…
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-again = Encore une ?
phrase-bye = Au revoir !
talk-words = Avec tes mots
talk-send = Dire
talk-mute = Ne pas montrer ce que dit { $name }
talk-hear = Montrer ce que dit { $name }
terms-talk = On peut écrire librement, pas seulement des phrases

# A moment for others.
share-moment = Partager ce moment
share-png = Image (PNG)
share-svg = Dessin (SVG)
share-print = Imprimer
share-failed = L’image n’a pas pu être dessinée.
film-make = Image animée
film-going = Image { $count } sur { $pictures }…
film-done = { $pictures } images, { $size } Mo.
film-some = La partie compte { $moments } moments ; certains ont été omis.
film-alt = Toute la partie, coup par coup
film-save = La garder ou l’envoyer
film-stop = Arrêter
film-back = Retour

# The score on paper.
sheet-print = Imprimer la feuille de score
sheet-date = Imprimé le { $date }
sheet-option = { $label } : { $value }
sheet-moves = Les coups

# Looking together.
lead-heading = Regarder ensemble
lead-text = Qui regarde cette table peut voir le moment que tu regardes et ce que tu montres : touche un endroit, ou glisse de l’un à l’autre.
lead-begin = Montrer aux autres
lead-end = Ne plus montrer
lead-shows = { $name } montre quelque chose.
lead-follow = Suivre
lead-later = Pas maintenant
lead-following = Tu suis { $name }
lead-leave = Ne plus suivre
lead-hand = Laisser la main à { $name }
lead-offered = { $name } te laisse la main.
lead-mine = Tu montres aux autres
lead-circle = { $name } montre { $place }
lead-arrow = { $name } montre de { $place } à { $end }

# Matches from elsewhere, and what might have been.
look-heading = Regarder une partie
look-text = Choisis un fichier de partie, ou dépose-le n’importe où sur cette page.
look-private = Le fichier va à cette maison pour être vérifié et dessiné. Rien n’en est gardé ni transmis.
look-open = Ouvrir un fichier de partie
look-wrong = { $file } ne peut pas être montré.
look-position = Cette position
look-link-wrong = Ce lien ne contient aucune position. Il a peut-être été coupé : redemande-le et copie-le en entier.
what-if = Et si… { $number }
what-if-free = Et si…
what-if-begin = Jouer la suite d’ici
what-if-text = Ici commence ton propre « et si… ». La partie elle-même reste telle quelle.
what-if-guessed = Ce qui t’est caché est deviné.
what-if-guessing = { $name } : ce qui est caché est deviné.
what-if-sides = Jouer toutes les places
what-if-alone = Jouer la suite
what-if-against = Ou joue { $name } contre des bots :
what-if-bots = Ou contre des bots :
what-if-own = Tes « et si… »
what-if-after = { $move ->
    [0] depuis le début
   *[other] après le coup { $move }
}
what-if-name = Nom de cet « et si… »
what-if-call = Enregistrer le nom
what-if-back = Retour à la partie
share-position = Copier un lien vers cette position
keep-file = Garder le fichier
look-why-file = Ce n’est pas un fichier de partie, ou il est abîmé.
look-why-game = C’est une partie d’un jeu que cette maison n’a pas.
look-why-edition = Elle a été jouée avec des règles plus récentes que celles d’ici.
look-why-seed = Sa partie n’est pas finie : jusque-là, son hasard reste secret.
look-why-seed_commitment = Sa graine n’est pas celle à laquelle on s’est engagé avant de jouer.
look-why-events = Ses coups ne mènent pas à la fin, ou il y en a plus qu’il ne peut y en avoir.
look-why-result = Son résultat n’est pas celui auquel mènent les coups.
look-why-event = Le coup { $move } n’a pas pu être joué ainsi.
look-why-field = Quelque chose n’y est pas comme dans une partie : { $field }.
problem-branch_gone = La partie n’a jamais été ainsi, ou cela a été repris.
problem-branch_memory = Ce dont il faut se souvenir n’est pas remontré avant la fin de la partie.
problem-branch_over = Là, la partie est finie. Reviens à un moment plus tôt.
problem-branch_secret = Les positions de ce jeu se partagent quand la partie est finie.
problem-branch_fair_play = Tu joues en ce moment une partie de ce jeu qui compte. Joue toutes les places toi-même ; les bots reviennent quand cette partie est finie.

## Le guide

guide-title = Les règles · Parlour
guide-clauses = Les règles exactes (en anglais)
guide-all = Toutes les règles exactes (en anglais)
guide-contents = Ce qui est dit ici
guide-link = Les règles en images

## Les lettres des couleurs sur les cartes et les pilules

card-letter = { $colour ->
    [v] v
    [c] c
    [y] j
    [o] o
   *[r] r
}
pill-letter = { $colour ->
    [blue] B
    [green] V
    [yellow] J
   *[red] R
}

## Sur cet appareil, sans serveur

here-offer = Jouer sans connexion
here-kept = Sur cet appareil
here-text = Parlour s’installe sur cet appareil : { $size } Mo, une seule fois. Ensuite les parties avec les bots, les leçons et les énigmes continuent partout, sans connexion.
here-text-kept = Les parties avec les bots, les leçons et les énigmes continuent ici sans connexion.
here-fetch = Le garder ici
here-drop = Le retirer
here-spares = Les bots réfléchissent ici
here-spares-text = Quand tu joues seul avec des bots, eux et tes conseils réfléchissent sur cet appareil plutôt que sur le serveur. Désactive-le pour ménager ta batterie.
here-drop-text = Si tu le retires, tes parties sur cet appareil restent.
here-coming = { $done } sur { $total } Mo
here-setting = On met la table…
here-done = Voilà : Parlour est chez lui sur cet appareil.
here-offline = Tu es hors ligne, et Parlour est avec toi : les parties avec les bots, les leçons et les énigmes continuent.
here-mark = sur cet appareil
here-where = Où l’on joue
here-where-server = Par le réseau
here-where-device = Sur cet appareil
here-take = Jouer ici
here-newer = Un Parlour plus récent est là. Cette partie continue telle quelle ; la prochaine commencera avec lui.
here-renew = Le prendre maintenant
here-later = Plus tard
here-move-device = L’emporter sur cet appareil
here-move-device-text = En route ? Cette partie peut continuer sans connexion.
here-move-server = La porter au serveur
here-move-server-text = Au serveur, tu peux continuer cette partie depuis tes autres appareils.
here-moved = Cette partie continue ailleurs : regarde dans tes parties.
problem-here-elsewhere = Tes parties sur cet appareil sont ouvertes dans un autre onglet.
problem-here-no_wasm = Ce navigateur ne peut pas jouer seul : il n’a pas WebAssembly. Un autre, ou un plus récent, le peut.
problem-here-no_storage = Ce navigateur ne laisse rien enregistrer à Parlour, comme dans une fenêtre privée. Ouvre-le dans une fenêtre ordinaire et autorise l’enregistrement.
problem-here-no_room = Il n’y a plus de place sur cet appareil. Libères-en, puis réessaie.
problem-here-no_memory = Il n’y a pas assez de mémoire libre. Ferme d’autres onglets ou programmes, puis réessaie.
problem-here-damaged = Quelque chose s’est abîmé en chemin. Réessaie.
problem-here-failed = Parlour s’est arrêté sur cet appareil. Ce que tu as joué est en sûreté.
problem-here-offline = Parlour doit venir une fois sur cet appareil, et la ligne est coupée. Réessaie une fois la ligne revenue.
problem-moved = Cette partie continue ailleurs.

## Classements

onlookers = Regardent : { $names }
onlookers-unnamed = { $count ->
    [1] quelqu’un
   *[other] { $count } sans nom
}
onlookers-unseen = Regarder sans être vu
onlookers-unseen-told = Les autres ne voient pas que tu es là. Cela vaut à toutes les tables.

terms-rated = Classée
terms-rated-told = Le résultat compte pour vos classements. Règles habituelles, qui que ce soit qui commence ; pas d’indices, et rien n’est repris une fois que quelqu’un y a répondu.
terms-rated-usual = Les parties classées suivent les règles habituelles. Réactive-le pour y revenir.
terms-said-rated = La partie est classée.
rated-program = Un programme joue aussi : le résultat compte pour son classement, pas pour celui des personnes.
ratings-title = Classements · Parlour
ratings-heading = Classements
ratings-about = Seules les parties classées les changent : active « Classée » quand tu prépares une partie. Les bots restent toujours là où ils ont été mesurés.
ratings-see = Voir les classements
ratings-of = Classements à { $game }
ratings-all = Tous les jeux
ratings-seats = Joueurs
ratings-none = Personne n’y figure encore. Tu y seras à partir de { $least } parties classées, dès que ta force est assez claire.
ratings-programs = Programmes
ratings-programs-about = Les programmes sont classés à part : les parties où l’un d’eux joue ne changent pas le classement des personnes.
ratings-place = Rang
ratings-name = Nom
ratings-points = Classement
ratings-matches = Parties
ratings-within = { $points } ± { $within }
ratings-bot = Bot : { $level }
ratings-program = Programme : { $name }
ratings-early = encore incertain
person-title = { $name } · Parlour
person-you = ta page
person-program = C’est un programme.
person-program-of = C’est un programme de { $owner }.
person-unnamed = Quelqu’un sans nom
person-forgotten = quelqu’un
person-own = Tes classements et tes parties
person-habits = Sa façon de jouer
person-habits-help = Compté dans les parties classées terminées : les premiers coups, quand ils se comparent, et le temps de réflexion.
person-spent = { $matches ->
    [one] { $time } en une partie
   *[other] { $time } en { $matches } parties
}
person-opening = { $matches ->
    [one] une fois, { $won } des points
   *[other] { $matches } fois, { $won } des points
}
person-latest = Dernières parties classées
person-against = Face aux autres
person-record = { $won } gagnées, { $drawn } nulles, { $lost } perdues
person-won = gagnée
person-drawn = nulle
person-lost = perdue
person-with = avec { $names }

## Ceux qui tiennent la maison

away-heading = Tu ne peux pas entrer
kids-note = Le mode enfants est activé ici : on ne dit que des phrases toutes faites, et il n’y a pas d’horloge.
kids-setup = Mode enfants activé : pas d’horloge, pas de jours par coup, et seulement des phrases toutes faites.
desk-title = Tenir la maison – Parlour
desk-heading = Tenir la maison
desk-hello =
    { $role ->
    [owner] Tu es { $name }, et la maison est à toi.
   *[operator] Tu es { $name }, et tu aides à tenir la maison.
}
desk-leave = Quitter
desk-token = Ta clé
desk-token-told = La personne qui tient le serveur l’a créée avec « parlour house operator add ». Elle est gardée jusqu’à la fermeture de cet onglet.
desk-enter = Entrer
desk-tables = Tables
desk-tables-told = Les plus récentes d’abord. Tu vois qui est assis où et, d’une partie, ce que tout le monde voit.
desk-find = Un nom, un invité ou une table
desk-find-go = Chercher
desk-no-tables = Il n’y a pas de telle table.
desk-made = ouverte le { $at }
desk-state-waits = attend du monde
desk-state-began = commencée
desk-state-closed = fermée
desk-unnamed = sans nom
desk-bot = { $name }, un bot
desk-open = une place libre
desk-look = Regarder
desk-close = Fermer cette table
desk-close-sure = Fermer cette table ? Sa partie est annulée et plus personne n’entre.
desk-closed-done = La table est fermée.
desk-name = Nouveau nom
desk-rename = Renommer
desk-renamed = Le nouveau nom est affiché à toutes les tables.
desk-how-long = Pour combien de temps
desk-span-hour = une heure
desk-span-day = un jour
desk-span-week = une semaine
desk-span-month = 30 jours
desk-reason = Pourquoi (pour le journal)
desk-mute = Rendre muet
desk-ban = Exclure
desk-muted-done = Cet invité est muet.
desk-banned-done = L’accès est fermé.
desk-held = Exclus et muets
desk-nobody-held = Personne n’est exclu ni muet.
desk-is-banned = { $whom } est exclu jusqu’au { $until }
desk-is-muted = { $whom } est muet jusqu’au { $until }
desk-lift = Lever
desk-lifted = C’est levé.
desk-network = Adresse ou réseau
desk-words = Mots retirés
desk-words-told = Ils ne sont acceptés ni dans les noms ni dans les messages : en mots entiers, en majuscules ou minuscules, et en lettres ressemblantes.
desk-word = Mot
desk-remove = Retirer
desk-word-removed = Le mot est retiré.
desk-allow = Permettre
desk-kids = Mode enfants
desk-kids-told = Seulement des phrases toutes faites, pas d’horloge, pas de jours par coup, des places par le lien d’amis seulement, pas de rappels.
desk-kids-house = Activer pour toute la maison
desk-kids-begin = Activer là
desk-kids-on = Le mode enfants est activé.
desk-kids-off = Le mode enfants est désactivé.
desk-end = Désactiver
desk-whole-house = toute la maison
desk-forgotten = un invité oublié
desk-operators = Ceux qui tiennent la maison
desk-operator-is =
    { $role ->
    [owner] { $name }, propriétaire
   *[operator] { $name }
}
desk-operator-name = Nom
desk-operator-make = Ajouter
desk-operator-made = Transmets cette clé maintenant. Elle ne sera plus montrée.
desk-role = Rôle
desk-role-operator = aide
desk-role-owner = propriétaire
desk-token-made = La nouvelle clé
desk-revoke = Révoquer
desk-revoke-sure = Révoquer { $name } ? La clé ne vaudra plus rien.
desk-revoked = La clé ne vaut plus rien.
desk-journal = Journal
desk-console = Quelqu’un à la ligne de commande
desk-organiser = Un organisateur
desk-entry = { $who } { $what } : { $whom }
desk-until = (jusqu’au { $until })
desk-earlier = Plus anciens
desk-did-ban = a exclu
desk-did-unban = a réadmis
desk-did-mute = a rendu muet
desk-did-unmute = a rendu la parole à
desk-did-remove-word = a retiré un mot
desk-did-allow-word = a permis un mot
desk-did-kids-on = a activé le mode enfants
desk-did-kids-off = a désactivé le mode enfants
desk-did-close = a fermé une table
desk-did-call-off = a interrompu la partie d’une table
desk-did-rename = a renommé un invité
desk-did-add-operator = a ajouté quelqu’un
desk-did-revoke = a révoqué une clé
tour-heading = Tournois
tour-about = Jouez plusieurs rondes les uns contre les autres : sur écran, à de vraies tables, ou les deux.
tour-new = Nouveau tournoi
tour-own = Les vôtres
tour-open = Ouverts à tous
tour-entering = pas encore commencé
tour-organiser = vous l’organisez
tour-all = Tous les tournois
tour-game = Jeu
tour-format = Qui rencontre qui
tour-format-swiss = Système suisse
tour-format-round-robin = Toutes rondes
tour-format-elimination = Élimination directe
tour-format-league = Ligue
tour-format-arena = Arène
tour-format-thirty-six = Tournoi selon les règles de 36
tour-format-duplicate = Soirée en duplicate
tour-told-swiss = À chaque ronde, vous rencontrez quelqu’un qui a à peu près autant de points. Personne n’est éliminé.
tour-told-round-robin = Tout le monde rencontre tout le monde.
tour-told-elimination = Qui gagne continue, jusqu’à ce qu’il n’en reste qu’un. Tous s’inscrivent avant la première ronde.
tour-told-league = Tout le monde rencontre tout le monde, au fil des semaines.
tour-told-arena = Qui est libre joue contre une autre personne libre, encore et encore.
tour-told-thirty-six = Deux ou trois à une table ; chacun commence une partie. Le moins de jetons gagne.
tour-told-duplicate = Tout le monde reçoit les mêmes donnes : la chance est la même pour tous. Qui vous rencontrez ne dépend pas des résultats.
tour-where = Où
tour-where-screens = sur écran
tour-where-tables = à de vraies tables
tour-where-mixed = sur écran et à table
tour-where-told-screens = Chacun s’inscrit avec son appareil. Les tables s’ouvrent et les résultats arrivent d’eux-mêmes.
tour-where-told-tables = Vous jouez à une vraie table et saisissez les résultats.
tour-where-told-mixed = Qui s’est inscrit avec un appareil joue sur écran. Pour les autres, on saisit les résultats.
tour-scoring = Comment on compte
tour-scoring-fitted = Tous les écarts pondérés
tour-scoring-compared = Comparé aux autres
tour-scoring-told-fitted = Votre score est le nombre de points par partie au-dessus de la moyenne, qui que vous ayez rencontré.
tour-scoring-told-compared = Votre score est la part de ceux qui avaient votre donne et votre place et que vous dépassez.
tour-seats = Joueurs par table
tour-how-many = Rondes
tour-best-of = Parties d’une série au plus
tour-options = Règles du jeu
tour-title = Titre
tour-listed = Dans la liste pour tous
tour-found = Créer
tour-span = Durée
tour-span-none = jusqu’à ce que vous terminiez
tour-span-told = Dès que vous appuyez sur Démarrer, qui est libre est apparié toutes les quelques secondes, jusqu’à la fin du temps.
tour-span-none-told = Vous appariez qui est libre, aussi souvent que vous voulez.
tour-rounds =
    { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
tour-sizes = tables de { $most } au plus
tour-series = au meilleur des { $count }
tour-players =
    { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tour-next-wait = Il manque des joueurs. Partagez le lien.
tour-next-pair = La ronde { $round } peut commencer.
tour-next-results = Les parties sont en cours.
tour-next-over = Le tournoi est terminé. Merci d’avoir joué !
tour-winner = { $count ->
    [1] Le tournoi est terminé, victoire de { $names }. Merci d’avoir joué !
   *[other] Le tournoi est terminé. { $names } se partagent la première place. Merci d’avoir joué !
}
tour-next-closed = terminé
tour-next-start = Il commence quand l’organisation appuie sur Démarrer.
tour-next-until = Dure jusqu’à { $time }. Qui est libre est apparié automatiquement.
tour-next-soon = Vous aurez une table dans quelques secondes. Restez sur cette page.
tour-forfeit = Quelqu’un n’est pas venu à votre table : la partie est à vous.
tour-come-soon = Allez-y dans les 90 secondes, sinon la partie est perdue.
tour-your-name = Votre nom
tour-enter = Participer
tour-leave = Quitter
tour-back = Revenir
tour-you-are = Vous jouez sous le nom de { $name }.
tour-you-were = Vous êtes parti, { $name }. Revenez quand vous voulez.
tour-claim = Votre nom est-il déjà sur la liste ?
tour-claim-name = Votre nom sur la liste
tour-claim-ask = C’est moi
tour-claim-told = L’organisation a saisi votre nom ? Demandez, et montrez-lui le numéro que vous recevez. Vos tables, résultats et avis viendront alors sur cet appareil.
tour-claim-asked = Vous avez demandé à être { $name }. Montrez ce numéro à l’organisation : { $number }
tour-claim-declined = L’organisation a dit que vous n’êtes pas { $name }.
tour-claim-told-desk = Quelqu’un demande à être { $name } et montre le numéro { $number }. Est-ce bien cette personne ?
tour-claim-agree = Oui, c’est bien elle
tour-claim-decline = Non
tour-your-table = Votre table : { $table }
tour-series-game = Partie { $game } sur { $count } au plus
tour-go = Aller à la table
tour-type-told = Quand votre partie est finie, dites comment. Un seul suffit.
tour-table = Table { $table }
tour-watch = Regarder
tour-type = Saisir le résultat
tour-correct = Corriger
tour-byes = Exempt : { $names }
tour-byes-point = Exempt de cette ronde, avec un point : { $names }
tour-who-won = Qui a gagné
tour-won = { $name } a gagné
tour-draw = Égalité
tour-points = Points de la partie
tour-games = Parties gagnées
tour-points-missing = Saisissez un nombre pour chacun.
tour-note = Noter le résultat
tour-no-show = Quelqu’un n’est pas venu
tour-not-there = { $name } n’est pas venu
tour-absent = absent
tour-brackets-games = Entre parenthèses, les parties gagnées dans la série.
tour-brackets-points = Entre parenthèses, les points de la partie.
tour-organise = Organiser
tour-pair = Apparier la ronde { $round }
tour-start = Démarrer
tour-in-play = { $count ->
    [one] { $count } table en jeu
   *[other] { $count } tables en jeu
}
tour-names = Personnes sans appareil, un nom par ligne
tour-names-most = Au plus { $most } noms à la fois.
tour-add = Ajouter
tour-let-leave = Retirer
tour-let-back = Faire revenir
tour-screen = Vue pour projecteur
tour-sheet = Classement en fichier
tour-share-desk = Lien pour coorganisateurs
tour-desk-told = Qui a ce lien organise aussi. Les anciens ne valent plus.
tour-become = Aider à organiser ce tournoi
tour-close = Terminer le tournoi
tour-close-sure = Plus aucune ronde ne sera appariée. Les parties en cours peuvent finir.
tour-go-on = Continuer
tour-share = Inviter
tour-link = Lien du tournoi
tour-scan = Code à scanner qui mène au tournoi
tour-night = Les donnes scellées
tour-night-told = Toutes les donnes de la soirée découlent d’un secret. Son sceau est montré avant la première donne : notez-le ou prenez-le en photo. À la fin, le secret est révélé, et chacun peut vérifier qu’aucune donne n’a été changée.
tour-night-secret = Secret
tour-night-verified = Vérifié à l’instant dans votre navigateur : le secret correspond au sceau.
tour-night-wrong = Le secret ne correspond pas au sceau.
tour-night-check = Pour vérifier aussi une partie, gardez son fichier à sa table et lancez :
tour-round = Ronde { $round }
tour-standings = Classement
tour-score = Score
tour-gone = parti
tour-open-page = Participer ou saisir des résultats
tour-print = Imprimer
tour-tie-buchholz = Buchholz
tour-tie-buchholz-cut = Buchholz tronqué
tour-tie-median-buchholz = Buchholz médian
tour-tie-sonneborn-berger = Sonneborn-Berger
tour-tie-head-to-head = Face à face
tour-tie-games-won = Victoires
tour-tie-game-points = Points de partie
tour-ties = Comment les égalités sont départagées
tour-tie-told-buchholz = les scores de tous vos adversaires, additionnés
tour-tie-told-buchholz-cut = de même, sans l’adversaire le plus faible
tour-tie-told-median-buchholz = de même, sans le plus faible ni le plus fort
tour-tie-told-sonneborn-berger = les scores de ceux que vous avez battus, et la moitié de ceux avec qui vous avez fait match nul
tour-tie-told-head-to-head = vos résultats contre ceux qui ont le même score
tour-tie-told-games-won = le nombre de parties gagnées
tour-tie-told-game-points = tous les points de vos parties
tour-return = Retour au tournoi
tour-leave-told = Dans un tournoi, vous perdez cette partie ; et vous quittez aussi l’arène.

## Qui est là

terms-open = Tout le monde dans cette maison peut venir jouer
terms-open-told = La table figure sous « Qui est là », et qui cherche une partie peut s’y asseoir.
terms-said-open = Tout le monde dans cette maison peut venir jouer.
lobby-title = Qui est là · Parlour
lobby-heading = Qui est là
lobby-shelf = Trouve quelqu’un avec qui jouer
lobby-wait-for-you = { $count ->
    [one] { $count } table attend quelqu’un
   *[other] { $count } tables attendent quelqu’un
}
lobby-seek = Joue avec qui est là
lobby-seek-told = À deux, selon les règles habituelles, sans pendule. Si personne n’attend, tu attends, et la prochaine personne s’assoit avec toi.
lobby-game = Jeu
lobby-any = N’importe quel jeu
lobby-play = Jouer
lobby-waiting = On attend quelqu’un
lobby-nobody = Personne n’attend en ce moment. Commence : appuie sur « Jouer ».
lobby-playing = On joue
lobby-sit = M’asseoir
lobby-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
lobby-off = non
lobby-anybody = Tout le monde dans cette maison peut s’asseoir ici. Laissez cette page ouverte : la partie commence toute seule.
lobby-lead = Vous attendez qui passera, ou envoyez le lien. La partie commence toute seule.
lobby-others = D’autres attendent aussi
lobby-kids = Le mode enfants est activé : joue avec tes amis, par leurs liens.
lobby-site = Il n’y a pas de maison derrière cette page, donc personne d’autre n’est là. Joue seul, ou avec quelqu’un à côté de toi.
problem-nobody_waits = Personne n’attend plus là. Choisis une autre table.
announcements = Annonces
desk-announce = Annoncer
desk-announce-text = Texte
desk-announce-until = Jusqu’au (peut rester vide)
desk-announce-told = Tout le monde la lit, sur la première page et sous « Qui est là ». Les adresses de pages deviennent des liens.
desk-announced = Tout le monde la lit maintenant.
desk-unannounce = Retirer
desk-unannounced = Elle n’est plus affichée.
desk-did-announce = a affiché une annonce
desk-did-unannounce = a retiré une annonce
circles = Entre amis
circle-begin = Créer un cercle
circle-begin-told = Envoie son lien à tes amis : chacun résout les énigmes du jour, et vous voyez comment s’en sortent les autres.
circle-title = Un cercle · Parlour
circle-heading = Énigmes entre amis
circle-about = Vous voyez qui a résolu une énigme du jour, et après combien de réponses ; jamais comment. Compte ce qui est résolu le jour même, quand cette maison est joignable.
circle-solve = Vers les énigmes du jour
circle-invite = Fais venir tes amis
circle-link = Lien vers ce cercle
circle-enter = Entrer
circle-name = Utiliser ce nom
circle-leave = Quitter ce cercle
circle-nothing = Rien de résolu ces jours-ci.
circle-first = résolue à la première réponse
circle-solved = résolue après { $count } réponses
circle-tried = { $count ->
    [0] pas encore de réponse
    [one] { $count } réponse, pas encore résolue
   *[other] { $count } réponses, pas encore résolue
}
circle-helped = { $how }, avec de l’aide
circle-result = { $game } : { $how }

## À imprimer et découper

print-it = Imprimer
print-part = Quoi
print-part-pieces = Pièces
    .does = Toutes les pièces en grandeur réelle, à découper pour jouer autour d’une table.
print-part-rules = Règles
    .does = Un livret avec des exemples dessinés et toutes les règles.
print-part-scores = Feuille de score
    .does = Une feuille à remplir.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-backs = Dos
print-save = Enregistrer le PDF
print-ink = Économiser l’encre
print-large = Plus grand
print-codes = Avec des codes pour les photos
print-true = Imprime à 100 %, sans ajuster à la page. Une barre de 50 mm sur la première feuille montre si la taille est juste.
print-backs-duplex = Au verso
    .does = Imprime recto verso, retourné sur le bord long.
print-backs-fold = À plier
    .does = Plie recto et verso l’un sur l’autre, colle-les, puis découpe.
print-backs-none = Aucun
    .does = Seulement les rectos, pour des protège-cartes à dos opaque.

## L’éditeur de positions

edit-open = Composer des positions
edit-heading = Composer une position de { $game }
edit-tools = Outils de l’éditeur
edit-undo = Annuler
edit-redo = Rétablir
edit-new = Joueurs et options
edit-new-text = Remettez la table en place, ou gardez ce qui est posé et changez les options. « Annuler » ramène ce qui s’y trouve maintenant.
edit-new-begin = Remettre la table en place
edit-new-keep = Garder ce qui est posé
edit-share = Partager
edit-share-text = Qui ouvre ce lien voit la position et peut la modifier ou la jouer.
edit-link = Lien vers cette position
edit-print = Imprimer
edit-play = Jouer à partir d’ici
edit-play-as = Contre les bots, vous êtes
edit-how = Glissez les pièces, ou touchez-en une puis sa nouvelle place. Les flèches parcourent le plateau.
edit-empty = vide
edit-on = sur { $what }
edit-place = { $what } ; { $zone }, ligne { $row }, colonne { $column }
edit-place-hinted = { $place } ; le conseil mène ici
edit-place-guilty = { $place } ; l’erreur est ici
edit-several = { $count } × { $what }
edit-tray = Hors de la table
edit-tray-empty = Tout est sur la table.
edit-turn = À qui de jouer
edit-turn-piece = Tourner
edit-whole-turn = Tourner le plateau
edit-whole-mirror = Refléter le plateau
edit-take-away = Enlever
edit-let-go = Lâcher
edit-fields = Tout ce qui est noté par ailleurs
edit-fields-guilty = Tout ce qui est noté par ailleurs : une erreur est ici
edit-text = En texte
edit-text-use = Prendre ce texte
edit-text-wrong = Ce n’est pas une position : il faut du JSON, comme il était affiché ici.
edit-none = aucun
edit-seat-at = { $place }. { $name }
edit-clause = Lire { $clause }
edit-wait = Le plateau se met en place…
edit-sound = On peut jouer ainsi. À jouer : { $who }.
edit-over = La partie est finie ici.
edit-hint-wrong = Un coup n’est conseillé que si la position est juste : corrigez ce qui est dit plus haut.
edit-hint-over = La partie est finie ici : il n’y a pas de coup à conseiller.
edit-hint-for = { $who } : { $hint }
edit-hint-whose = Un conseil pour
edit-not-drawn = Le plateau montre la dernière position qui a pu être dessinée. « Annuler » y ramène.
edit-companion = Posez ici ce qui se trouve sur votre table : l’éditeur ne le connaît pas. Ce qui ne va pas est dit aussitôt, avec sa règle.
layout-heading = Garder ce plateau
layout-name = Nom de ce plateau
layout-keep = Garder
layout-kept = Gardé ici sous le nom « { $name } ».
layout-play = Préparer une partie avec lui
layout-drop = Oublier « { $name } »
layout-own = Un plateau à vous
layout-none = aucun
fair-heading = Est-ce équitable ?
fair-ask = Laisser des bots essayer
fair-stop = Arrêter
fair-games =
    { $games ->
        [one] { $games } partie de bots qui voient un coup d’avance
       *[other] { $games } parties de bots qui voient un coup d’avance
    }
fair-share = Place { $place } depuis le début : { $share } gagnées, sans doute de { $low } à { $high }
fair-shared = Partagées ou sans gagnant : { $share }
fair-uneven = Commencer compte : une place vaut mieux que les autres.
fair-even = Aucune place ne semble meilleure pour l’instant.
fair-puzzles =
    { $puzzles ->
        [one] { $puzzles } position de fin de partie sur { $positions } est un problème comme ceux du jour.
       *[other] { $puzzles } positions de fin de partie sur { $positions } sont des problèmes comme ceux du jour.
    }

## La page de qui conçoit

design-open = Essayer des variantes
design-heading = Et si les règles étaient autres ?
design-options = Options
design-which = Variante à changer
design-first = Variante A
design-second = Variante B
design-usual = le jeu habituel
design-figures = Ce que les bots ont fait des deux variantes
design-measure = Mesure
design-unknown = pas encore connu
design-won = La place { $place } depuis le début gagne
design-length = Longueur, en coups
design-skill = Regarder un coup d’avance bat le hasard
design-leads = Changements de meneur
design-ahead = Part de la partie après laquelle le vainqueur reste devant
design-undecided = Partagées, ou sans vainqueur
design-matches = Parties jusqu’ici
design-range = { $low } à { $high }
design-apart = très probablement différentes
design-playing = Les bots jouent. Les chiffres deviennent plus sûrs tant que rien ne change.
design-enough = { $matches } parties de chacune suffisent : une part est connue à 3 % près.
design-warming = Les bots de ce jeu sont encore en préparation.
design-slow = Une partie de cette variante est si longue pour les bots qu’aucune n’est jouée ici. « parlour tune » et « parlour balance » le font.
design-play = Jouer la { $variant }
design-links = Jouer une variante
design-about = Des bots qui regardent un coup d’avance jouent toutes les variantes avec les mêmes donnes. Les marges contiennent la vraie valeur dans 95 cas sur 100. Ce qui vaut pour ces bots ne vaut pas forcément pour des personnes.

## Autour d’une vraie table

companion-heading = Autour d’une vraie table
companion-title = { $game } autour d’une vraie table · Parlour
companion-lead = Jouez avec de vraies pièces. Cet appareil retient les points, l’horloge et à qui c’est de jouer.
companion-of-table = Compter pour cette table
companion-who = Qui joue ?
companion-name = Nom à la place { $seat }
companion-without = Sans { $name }
companion-another = Quelqu’un d’autre
companion-first = Qui commence ?
companion-begins-cards = Chacun tire une carte. La meilleure commence : nombre plus côtés de la forme, puis le nombre, puis la couleur, rouge en tête.
companion-begins-lots = Le sort décide.
companion-begins-agree = Mettez-vous d’accord, ou tirez au sort.
companion-begins-together = Vous commencez tous en même temps.
companion-draw = Tirer au sort
companion-drawn = { $name } commence.
companion-options = Options
companion-begin = Commencer
companion-turn = À { $name }.
companion-starts = { $name } commence.
companion-round = Manche { $round }
companion-round-of = Manche { $round } : { $name } commence.
companion-note = Noter
companion-save = Enregistrer la correction
companion-undo = Annuler
companion-end = La partie est finie ({ $clause })
companion-closes = La partie est finie. Comptez ce qui reste.
companion-closing = Ce qui reste
companion-count = Compter
companion-won =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
companion-nobody-won = Personne n’a gagné.
companion-nobody = Personne
companion-again = Rejouer
companion-scores = Scores
companion-line = Ligne
companion-total = Total
companion-correct = Corriger la ligne { $line }
companion-correct-told = Touche le numéro d’une ligne pour la corriger.
companion-wide = Faites glisser le tableau sur le côté : il y en a davantage.
companion-less = Moins : { $what }
companion-more = Plus : { $what }
companion-why = { $who }{ $why } ({ $clause })
companion-range = { $field } : de { $least } à { $most }.
companion-unless = { $field } : rien à noter ici.
companion-refused-over = La partie est finie.
companion-refused-turn = Ainsi, ce serait à quelqu’un d’autre.
companion-refused-ends = La partie n’est pas finie.
companion-in-line = Alors la ligne { $line } serait fausse. { $why }
companion-clock = Horloge
companion-choose-clock = Pas d’horloge
companion-no-clock = Pas d’horloge
companion-pause = Pause
companion-run = Démarrer
companion-anew = À zéro
companion-time-over = { $name } n’a plus de temps.
companion-time-up = C’est l’heure !
companion-bids = Annonces
companion-bid = Pivots
companion-who-bids = Qui annonce ?
companion-bids-so = { $name } : { $value }
companion-bids-made = Annonces dans l’ordre
companion-bids-shown = Annonces dans l’ordre où elles sont montrées
companion-bid-refused = { $name } : tes annonces descendent, de 20 à 1 ({ $clause }).
companion-bid-broken = { $name } a annoncé { $value } : on ne peut pas montrer plus de pivots ({ $clause }).
companion-all-done = Tout le monde a fini
companion-shows = { $name } montre { $value }.
companion-none-held = Aucune annonce n’a tenu.
companion-holds = C’est bon
companion-fails = C’est raté
companion-tv = Afficher en grand
companion-tv-waits = La feuille n’est pas commencée.
companion-to-sheet = À la feuille
companion-allowed = Est-ce permis ?
companion-leave = Recommencer
companion-leave-sure = Jeter cette feuille
companion-other = Cet appareil garde une feuille de { $names }.
companion-replace = En commencer une pour cette table
companion-keep = Continuer celle-là
companion-send = Envoyer le résultat au tournoi
companion-sent = Le tournoi a le résultat.
companion-to-tournament = Au tournoi
companion-carry = Sur un autre téléphone
companion-carry-told = Qui ouvre ce lien a la feuille telle qu’elle est et continue là-bas.
companion-carry-link = Lien vers la feuille
companion-carry-scan = Scanne-le avec l’autre téléphone
companion-live = Tous les téléphones suivent
companion-live-told = Qui ouvre ce lien voit cette feuille et peut y écrire ; ce que l’un écrit, les autres le voient aussitôt. La maison la garde une semaine.
companion-live-begin = Partager cette feuille
companion-live-link = Lien vers la feuille partagée
companion-live-scan = Scanne-le avec les autres téléphones
companion-live-tv = Pour un téléviseur
companion-live-stop = Continuer seul sur ce téléphone
companion-live-on = Partagée : tous les téléphones suivent.
companion-live-off = La maison est injoignable. Ce que tu écris reste ici et partira dès que possible.
companion-live-gone = Cette feuille n’est plus partagée. Elle reste sur ce téléphone.
companion-live-not = Cette feuille n’est plus partagée. Demande de nouveau son lien.
companion-meanwhile = Quelqu’un d’autre a écrit au même instant, et c’est sa version qui compte. Réécris la tienne si elle manque.
companion-copy = Seulement une copie
companion-take = Prendre la feuille de { $names }

## Photographs of printed tables

see-heading = Photographie ta table
see-text = Imprime les pièces avec des codes, pose-les et prends une photo d’en haut où l’on voit tout.
see-choose = Prendre ou choisir une photo
see-camera = Utiliser la caméra
see-camera-sees = Ce que voit la caméra
see-camera-take = Prendre la photo
see-camera-refused = Parlour ne peut pas utiliser la caméra. Autorise-le dans les réglages du navigateur, ou choisis une photo.
see-camera-none = Aucune caméra trouvée. Choisis plutôt une photo.
see-camera-busy = La caméra ne donne pas d’image. Un autre programme l’utilise-t-il ?
see-looking = Je regarde …
see-unreadable = Ce navigateur ne peut pas ouvrir ce fichier comme image. JPEG marche partout.
see-problem-nothing = On ne voit aucune pièce avec un code. Ont-elles été imprimées avec des codes ?
see-problem-others = Ces codes sont ceux d’un autre jeu.
see-problem-few = Trop peu est lisible. Prends toute la table, nette et bien éclairée.
see-problem-part = Une partie seulement de la table est lisible. Montre-la jusqu’aux bords.
see-problem-two = Il y a deux tables sur la photo. Prends-en une de chacune.
see-problem-size = Il y a sur la photo plus que ce qu’il faut. Mets-le de côté.
see-problem-crooked = Tout n’est pas dans sa rangée. Redresse et réessaie.
see-problem-queen = Une ligne et une grille ne sont jamais sur une même photo : ce jeu ne peut pas être lu.
see-edit = Poser plutôt la position dans l’éditeur
see-problem-game = Les pièces de ce jeu ne portent pas de codes.
see-asked = Des cases n’ont pas pu être lues. Touche chaque point d’interrogation et choisis ce qu’il y a là.
see-lies = Rangée { $row }, place { $column } : { $what }
see-unread = Rangée { $row }, place { $column } : non lue. Choisis ce qu’il y a là
see-choose-piece = Qu’y a-t-il rangée { $row }, place { $column } ?
see-list = Ce qui a été lu
see-empty = Rien
see-beside = Aussi lu à côté :
see-confirm = C’est juste
see-assumed = Ce qu’une photo ne dit pas, comme les cartes cachées et à qui le tour, est complété.
see-open = Ouvrir la position
see-refused = Les règles ne permettent pas cette position.
see-private = La photo reste sur cet appareil ; seuls les codes trouvés sont envoyés.
see-link = Photographier une table imprimée
