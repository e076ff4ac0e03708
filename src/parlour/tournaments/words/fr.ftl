## Why something does not fit a tournament

refused-all-paired = Toutes les rondes sont appariées, { $rounds } en tout ; le tournoi est terminé.
refused-knockout-over = Le tournoi à élimination est terminé.
refused-few =
    Une table demande { $least } joueurs ; { $what ->
        [free] libres
       *[here] présents
    } : { $players }.
refused-all-met = Tous se sont rencontrés ; le tournoi est terminé.
refused-one-table = Le tournoi propre à 36 se joue à une table de { $most } au plus, et vous êtes { $players }.
refused-size-order = Tables de { $least } à { $most } places : le plus petit nombre vient d’abord.
refused-for-two =
    { $format ->
        [arena] Une arène
       *[elimination] Un tournoi à élimination
    } se joue à des tables de deux.
refused-series-two = Une série de plusieurs parties se joue à des tables de deux.
refused-series-odd = Un tournoi à élimination est une série d’un nombre impair de parties.
refused-cycles = Plusieurs cycles sont pour un toutes rondes à deux.
refused-places-rise = Les points des places ne doivent pas augmenter d’une place à la suivante.
refused-points-range = Les points sont entre { $least } et { $most }.
refused-knockout-places = Un tournoi à élimination se compte par places.
refused-own-points = Le tournoi propre à 36 additionne les points, et le plus petit total gagne.
refused-lowest-added = Où le moins de points gagne, seul le tournoi propre à 36 les additionne ; comptez par places.
refused-duplicate-scoring = Une soirée en duplicate, et elle seule, se compte par comparaison ou par ajustement.
refused-fitted-byes = Où les scores sont ajustés, les exemptions et les rondes manquées ne comptent pas.
refused-night = Une soirée en duplicate, et elle seule, a le secret d’une soirée.
refused-board-series = Une donne se joue une fois, pas en série.
refused-compared-places = Où les résultats sont comparés, les places n’ont pas de points.
refused-tie-twice = Un départage est nommé deux fois.
refused-own-ties = Le tournoi propre à 36 départage par les seules parties gagnées (T36-D17).
refused-rounds-said =
    { $format ->
        [arena] Une arène
        [elimination] Un tournoi à élimination
        [thirty-six] Le tournoi propre à 36
        [league] Une ligue
       *[round-robin] Un toutes rondes
    } a un nombre de rondes qui lui est propre.
refused-not-at-table = { $name } n’est pas à la table { $table } ; y sont assis { $names }.
refused-won-absent = { $name } ne peut pas avoir gagné sans être venu.
refused-draw-or-won = Soit c’était nul, soit { $name } a gagné.
refused-points-count = La table { $table } a { $seats } places ({ $names }) ; { $given } nombres sont donnés.
refused-says-nothing = Dites qui a gagné, que c’était nul, ou les points par place.
refused-draw-points = Ce ne peut pas être nul avec des points différents.
refused-won-points = { $name } ne peut pas avoir gagné avec ces points.
refused-points-seats = La table { $table } a { $seats } places, ses points sont en un autre nombre.
refused-ahead = { $name } ne peut pas être devant { $other } avec ces points.
refused-result-seats = La table { $table } a { $seats } places, son résultat en dit un autre nombre.
refused-places = Les places { $places } en sautent une ou en comptent une deux fois.
refused-needs-winner = Un tournoi à élimination veut un vainqueur : { $first } et { $second } ne peuvent pas continuer tous les deux.
refused-needs-points =
    Ici les points de la partie sont { $what ->
        [compared] comparés
       *[added] additionnés
    } : donnez-les par place.
refused-series-end = Une série de { $count } au plus ne peut pas finir par { $first } à { $second }.
refused-series-undecided = Une série de { $count } au plus ne peut pas finir par { $first } à { $second } : cela ne la décide pas.
refused-name-empty = Un nom est vide.
refused-name-long = { $name } : un nom a { $most } caractères au plus.
refused-name-sign = Le nom { $name } contient le caractère { $sign }, qui ne peut pas être affiché.
refused-closed-already = Le tournoi est déjà clos.
refused-nobody-called = Personne ici ne s’appelle { $name }.
refused-no-round = Aucune ronde n’est encore appariée.
refused-round-unknown = Il n’y a pas de ronde { $round } ; { $paired } ont été appariées.
refused-table-unknown = La ronde { $round } n’a pas de table { $table } ; ses tables sont { $tables }.
refused-name-form = Le nom { $name } s’écrit { $clean }.
refused-entered = { $name } participe déjà ; aucun nom n’est là deux fois.
refused-entered-left = { $name } a déjà participé ; aucun nom n’est là deux fois ; qui est parti peut revenir.
refused-late = { $name } arrive trop tard : dans cette formule tous entrent avant la première ronde.
refused-left = { $name } est déjà parti.
refused-here = { $name } est déjà là.
refused-closed-enter = Le tournoi est clos ; personne ne peut plus y entrer.
refused-closed-back = Le tournoi est clos ; personne ne peut plus revenir.
refused-closed-claim = Le tournoi est clos ; on ne peut plus reprendre personne.
refused-claim-left = { $name } est parti. L’organisation peut d’abord l’y remettre.
refused-closed-pair = Le tournoi est clos ; plus rien n’est apparié.
refused-waiting =
    La ronde { $round } attend encore les résultats { $count ->
        [one] de la table
       *[other] des tables
    } { $tables }.
refused-round-next = La ronde { $round } est appariée, mais la suivante est la { $next }.
refused-table-twice = La table { $table } est là deux fois.
refused-table-size = La table { $table } ne peut pas avoir { $seats } places.
refused-paired-gone = { $name } est apparié mais n’est pas là.
refused-paired-twice = { $name } est apparié deux fois.
refused-no-series = Ici une table est une seule partie, pas une série.
refused-series-over = La série à la table { $table } de la ronde { $round } est déjà finie.
refused-result-there = La table { $table } de la ronde { $round } a déjà un résultat ; corrigez-le.
refused-result-none = La table { $table } de la ronde { $round } n’a pas de résultat à corriger.

## What a house refuses

refused-organisers-only = Seuls ceux qui organisent ce tournoi peuvent faire cela.
refused-own-device = Sur écrans chacun entre depuis son propre appareil. Donnez-leur le lien.
refused-full = Ce tournoi est complet : il prend { $most } joueurs.
refused-list-twice = { $name } est deux fois dans votre liste. Écrivez l’un des deux autrement.
refused-not-entered = Vous ne participez pas à ce tournoi.
refused-next-round = La ronde suivante est la { $round }.
refused-pairs-itself = Cette arène apparie d’elle-même.
refused-other-result = La table { $table } de la ronde { $round } a déjà un autre résultat. Demandez à un organisateur.
refused-types-not = Seul un organisateur ou qui est à cette table note son résultat.
refused-at-screens = Cette table se joue sur écrans, et son résultat vient tout seul.
refused-no-tournament = Ce tournoi n’existe pas.
refused-no-such-round = Cette ronde n’existe pas.
refused-events-full = Il s’est passé tant de choses dans ce tournoi que plus rien ne peut être noté.
refused-link = Ce lien ne fait de personne un organisateur. Demandez-en un nouveau.
refused-players = Ce jeu est pour { $least } à { $most } joueurs, la plus petite table d’abord.
refused-own-game = Cette formule est le tournoi des règles de 36 ; choisissez le jeu 36.
refused-minutes-arena = Seule une arène sur écrans apparie d’elle-même pendant un temps.
refused-minutes-series = Une arène qui apparie d’elle-même joue des parties, pas des séries.
refused-minutes-clock = Une arène qui apparie d’elle-même a une pendule, pour que chaque partie finisse.
refused-title = Un titre a de 1 à 80 caractères.
refused-duplicate-screens = Une soirée en duplicate se joue sur écrans, où tout le monde reçoit les mêmes donnes scellées.
refused-claim-in = Vous êtes déjà dans ce tournoi, sous le nom de { $name }.
refused-claimed = Quelqu’un joue déjà comme { $name } depuis un appareil.
refused-claim-waits = Vous avez déjà demandé à être { $name }. Montrez votre numéro à l’organisation.
refused-claim-declined = L’organisation a dit que vous n’êtes pas { $name }. Inscrivez-vous sous un nom à vous.
refused-claims-full = Beaucoup attendent une réponse en ce moment. Demandez à l’organisation, puis réessayez.
refused-no-claim = Cette demande n’existe pas.
refused-claim-agreed = C’est déjà accepté : { $name } joue depuis cet appareil.
refused-claim-other = Qui demandait à être { $name } joue maintenant comme { $other }.
refused-claim-late = Cette demande a déjà été refusée. Une inscription sous un autre nom reste possible.
