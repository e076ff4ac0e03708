# Ce que dit le terminal, outre ce que disent les jeux.

player = Joueur { $number }
bot = Bot { $number } ({ $level ->
    [first_steps] premiers pas
    [gentle] doux
    [casual] détendu
    [club] de club
    [expert] expert
   *[other] { $level }
})
commitment = Engagement sur la graine : { $hash }
seed-was = La graine était { $seed }.
alone = { $who }, appuie sur Entrée quand personne d’autre ne regarde …
several = Commence par le numéro de la place, p. ex. 1: bid 4
help = Tape un numéro, une action comme dans les règles, ou : b (reposer), m (tous les coups), u (reprendre), hint (conseil), r CLAUSE (règle), q (quitter).
written = Écrit dans { $file }.
keys = Entrée toucher · Échap reposer · u reprendre · r règles · ? touches
    .all =
        Flèches  aller de place en place
        Tab     aller à la prochaine qu’on peut toucher
        Entrée, espace, souris  toucher
        Échap   reposer, ou fermer cette page
        h       un conseil
        d       une fois finie : ce que valaient les décisions
        u       reprendre ton dernier coup
        l       ce qui s’est passé
        b, n    regarder un coup en arrière, puis en avant
        r       les règles ; après un refus, sa clause d’abord
        m       tout ce que tu peux faire
        p       joueurs et points
        s       laisser agir l’autre personne, quand les deux peuvent
        t       sombre ou clair
        PgPréc, PgSuiv  feuilleter une page
        q       quitter la table

        {"["} ] ou double ligne : on peut toucher. « » ou ligne épaisse : en main.
        ‹ › ou pointillés : dernier coup. ▶ ◀ : tu es ici.
        ! ! ou un cadre épais : le conseil.
    .ends =
        Une partie peut finir plus tôt :
        x       abandonner
        o       proposer la nulle
        c       annuler la partie
        y, n    oui ou non, quand on te le demande

        {"["}4:59]  une pendule qui tourne ; 5:00 est à l’arrêt
enter-does = Entrée : { $what }
press-again = Appuie encore sur q pour quitter la table.
resign-sure = Tu abandonnes ? y oui · n non
call-off-sure = Annuler la partie ? y oui · n non
all-agree = Êtes-vous tous d’accord ? y oui · n non
draw-alone = Il n’y a personne à qui proposer la nulle.
help-ends = La partie finit plus tôt avec : resign (abandonner), draw (proposer la nulle), call off (annuler).
time-left = { $who } : encore { $left }
time-runs = { $who } : encore { $left }, la pendule tourne
no-moves = Tu n’as rien à faire pour l’instant.
hint-asked = On réfléchit à un conseil …
hint-do = Le mieux : { $what } [{ $action }].
hint-brings = Le mieux : { $what } [{ $action }] ({ $points }).
hint-wait = Attends encore un peu.
hint-even = Un autre coup vaudrait autant.
hint-better = Un peu mieux que tout le reste.
hint-clear = Nettement mieux que tout le reste.
hint-chance = Chances de gagner : environ { $chance } %.
hint-chance-ahead = Chances de gagner : environ { $chance } %, { $more } de plus qu’avec le deuxième meilleur coup.
hint-company = Pas de conseils là où d’autres jouent.
keys-over = d décisions · b, n regarder en arrière · ? touches · q quitter
review-of =
    { $whose-is ->
        [me] Tes décisions
       *[other] Décisions de { $whose }
    }
review-early = Les décisions sont jugées une fois la partie finie.
review-never = Personne ne peut juger ces décisions.
review-going = { $done } décisions sur { $total } regardées…
review-none = Il n’y avait rien à décider.
review-sum = { $good } décisions sur { $total } valaient toute autre.
review-sum-right = { $good } décisions sur { $total } étaient justes.
review-chances = Chances de gagner : { $curve }
review-move = Coup { $number }
review-decided = a coûté le plus
review-better = Mieux : { $what }
turn-none = Tel quel
turn-right = Tourner à droite
turn-round = Faire un demi-tour
turn-left = Tourner à gauche
edge-tic = Tic
edge-single = Single
edge-nic = Nic
try-it = essayer en pensée
trying = { $steps ->
    [one] En pensée : { $steps } étape. Personne ne le voit.
   *[other] En pensée : { $steps } étapes. Personne ne le voit.
}
past = Tu regardes en arrière : après le coup { $number } sur { $count }. Échap : revenir au présent.
no-past = Ce moment ne se montre plus : se souvenir est le jeu.
lesson-over = Voilà comment on joue ; le reste vient en jouant : parlour play { $game }
lesson-on = Entrée pour continuer.
arena-bot = Bot
arena-rating = Cote ± 95 %
arena-share = Victoires sur celui du dessous (95 %)
arena-games = Parties
arena-pair = { $strong } contre { $weak }
arena-title = { $game }, { $players } places, graine { $seed } { $options }
arena-bounds = Les bornes des parts valent quel que soit le moment où l'on s'arrête ; les cotes varient selon les donnes.
arena-faults = { $games ->
    [one] Une partie a été perdue par une faute : { $first }
   *[other] { $games } parties ont été perdues par des fautes, la première : { $first }
}
arena-late = Perdues au temps : { $bots }
arena-stopped = Interrompu ; là où des parties ont été écrites, la même commande reprend.
stopped-unkept = Interrompu, et rien n’a été gardé ; avec --out FICHIER la même commande reprend.
stopped = Interrompu.
simulate-matches = Parties
simulate-length = Durée en actions
simulate-branching = Actions permises par décision
simulate-leads = Changements de meneur
simulate-ties = Victoires partagées
simulate-nobody = Sans vainqueur
simulate-clocks = Horloges écoulées par partie
simulate-seat = Victoires de la place { $seat }
simulate-late = Temps écoulé, place { $seat }
tune-title = { $game }, { $players } places{ $options } : { $aims }
tune-searching = Variantes essayées, parties
tune-checking = Variantes trouvées sur des donnes nouvelles, parties
tune-usually = jeu habituel
tune-here = cette variante
tune-imbalance = Plus grand écart d’une place à sa juste part
tune-length = Longueur, actions
tune-skill = Victoires du bot plus fort
tune-lead_changes = Changements de meneur
tune-ahead_from = Vainqueur en tête pour de bon après
tune-decided = Gagnées par une seule place
tune-branching = Actions légales par décision
tune-change = { $aim } : { $verdict ->
    [better] mieux, c’est sûr
    [worse] moins bien, c’est sûr
   *[unsure] pas sûr
}
tune-kept = { $sure ->
    [yes] { $bound } : respecté, c’est sûr
   *[no] { $bound } : respecté, pas sûr
}
tune-broken = { $sure ->
    [yes] { $bound } : pas respecté, c’est sûr
   *[no] { $bound } : pas respecté, pas sûr
}
tune-sure = Tous les chiffres sont de donnes qui n’ont servi à aucun choix, avec des intervalles à 95 %. Avec une probabilité de 95 %, tout ce qui est dit sûr l’est, corrigé pour le nombre de comparaisons, { $questions } (Holm).
tune-none = De { $tried } variantes aucune n’a fait mieux que le jeu habituel.
tune-usual-breaks = Le jeu habituel ne respecte pas { $bound }.
puzzles-of = Énigmes du { $date }, de { $easy } (très facile) à { $hard } (très difficile) :
puzzles-solve = Résous-en une par son nom, par exemple : { $command } { $game }
practice-next = Ensuite : { $command }
puzzle-typing = Tape le numéro de ce que tu veux toucher, puis celui de l’endroit où cela va. Ou tape : hint (le meilleur coup), u (reprendre ton coup), b (lâcher), m (tous les coups, chacun avec ce qu’il faut taper), r et le numéro d’une règle, h (cette aide), q (quitter).
puzzle-solved = Résolue : { $value }.
puzzle-best = Résolue : { $value }. On ne peut pas faire mieux.
puzzle-not-yet = Pas encore : { $value }. Reprends avec u et cherche mieux.
puzzle-failed = Cela n’a pas marché : reprends avec u.
puzzle-lost = D’ici, le but est hors d’atteinte : reprends avec u.

# L’examen.
exam-making = Questions
exam-made = Examen du { $date } : { $questions } questions, dont { $exact } aux valeurs prouvées. SHA-256 { $digest }
exam-game = Jeu
exam-questions = Questions
exam-regret = Perte (95 %)
exam-judged = Bornes
exam-scale = Perte : les chances de gagner abandonnées, de 0 à 1. Bornes : autant que les valeurs sont connues.
exam-faults = Sans réponse
exam-all = Tous les jeux
exam-fault = { $question }, { $form } : { $fault }
exam-gap = Déguisé moins ouvert, { $questions } paires : { $gap }
exam-number = Numéro :
exam-again = Tape un des numéros devant les coups ; Ctrl-C quitte.
exam-stopped = Interrompu ; la même commande reprend là où des réponses ont été écrites.
