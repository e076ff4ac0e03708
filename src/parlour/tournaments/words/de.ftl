## Why something does not fit a tournament

refused-all-paired = Alle Runden sind gepaart, { $rounds } an der Zahl; das Turnier ist vorbei.
refused-knockout-over = Das K.-o.-Turnier ist vorbei.
refused-few =
    Ein Tisch braucht { $least } Personen; { $what ->
        [free] frei
       *[here] da
    } sind: { $players }.
refused-all-met = Alle haben gegen alle gespielt; das Turnier ist vorbei.
refused-one-table = Das eigene Turnier von 36 ist ein Tisch für höchstens { $most }, und { $players } sind da.
refused-size-order = Tische mit { $least } bis { $most } Plätzen: Die kleinere Zahl kommt zuerst.
refused-for-two =
    { $format ->
        [arena] Eine Arena
       *[elimination] Ein K.-o.-Turnier
    } ist für Tische zu zweit.
refused-series-two = Eine Serie aus mehreren Spielen ist für Tische zu zweit.
refused-series-odd = Ein K.-o.-Turnier ist eine Serie mit ungerader Zahl von Spielen.
refused-cycles = Mehrere Durchgänge gibt es nur, wo zu zweit alle gegen alle spielen.
refused-places-rise = Die Punkte der Plätze dürfen von Platz zu Platz nicht steigen.
refused-points-range = Punkte liegen zwischen { $least } und { $most }.
refused-knockout-places = Ein K.-o.-Turnier wird nach Plätzen gewertet.
refused-own-points = Das eigene Turnier von 36 zählt Punkte zusammen, und die kleinste Summe gewinnt.
refused-lowest-added = Wo die wenigsten Punkte gewinnen, zählt nur das eigene Turnier von 36 sie zusammen; werte nach Plätzen.
refused-duplicate-scoring = Ein Duplikatabend, und nur er, wird durch Vergleich oder Ausgleich gewertet.
refused-fitted-byes = Wo ausgeglichen gewertet wird, zählen Freilose und versäumte Runden nichts.
refused-night = Ein Duplikatabend, und nur er, hat das Geheimnis eines Abends.
refused-board-series = Eine Verteilung wird einmal gespielt, nicht als Serie.
refused-compared-places = Wo Ergebnisse verglichen werden, haben Plätze keine Punkte.
refused-tie-twice = Eine Feinwertung ist doppelt genannt.
refused-own-ties = Das eigene Turnier von 36 entscheidet Gleichstand nur nach gewonnenen Spielen (T36-D17).
refused-rounds-said =
    { $format ->
        [arena] Eine Arena
        [elimination] Ein K.-o.-Turnier
        [thirty-six] Das eigene Turnier von 36
        [league] Eine Liga
       *[round-robin] Ein Turnier, in dem alle gegen alle spielen,
    } sagt selbst, wie viele Runden es gibt.
refused-not-at-table = { $name } sitzt nicht an Tisch { $table }; dort sitzen { $names }.
refused-won-absent = { $name } kann nicht gewonnen haben, ohne zu erscheinen.
refused-draw-or-won = Entweder war es unentschieden, oder { $name } hat gewonnen.
refused-points-count = Tisch { $table } hat { $seats } Plätze ({ $names }); angegeben sind { $given } Zahlen.
refused-says-nothing = Sag, wer gewonnen hat, dass es unentschieden war, oder die Punkte nach Plätzen.
refused-draw-points = Mit verschiedenen Punkten kann es nicht unentschieden sein.
refused-won-points = { $name } kann mit diesen Punkten nicht gewonnen haben.
refused-points-seats = Tisch { $table } hat { $seats } Plätze, die Zahl der Punkte ist eine andere.
refused-ahead = { $name } kann mit diesen Punkten nicht vor { $other } liegen.
refused-result-seats = Tisch { $table } hat { $seats } Plätze, sein Ergebnis nennt eine andere Zahl.
refused-places = Die Plätze { $places } lassen einen aus oder zählen einen doppelt.
refused-needs-winner = Ein K.-o.-Turnier braucht einen Sieg: { $first } und { $second } können nicht beide weiterkommen.
refused-needs-points =
    Hier werden die Punkte des Spiels { $what ->
        [compared] verglichen
       *[added] zusammengezählt
    }: Gib sie nach Plätzen an.
refused-series-end = Eine Serie von höchstens { $count } Spielen kann nicht { $first } zu { $second } enden.
refused-series-undecided = Eine Serie von höchstens { $count } Spielen kann nicht { $first } zu { $second } enden: Damit ist sie nicht entschieden.
refused-name-empty = Ein Name ist leer.
refused-name-long = { $name }: Ein Name hat höchstens { $most } Zeichen.
refused-name-sign = Der Name { $name } enthält das Zeichen { $sign }, das nicht gezeigt werden kann.
refused-closed-already = Das Turnier ist schon beendet.
refused-nobody-called = Niemand heißt hier { $name }.
refused-no-round = Noch ist keine Runde gepaart.
refused-round-unknown = Es gibt keine Runde { $round }; gepaart wurden { $paired }.
refused-table-unknown = Runde { $round } hat keinen Tisch { $table }; ihre Tische sind { $tables }.
refused-name-form = Der Name { $name } ist { $clean } zu schreiben.
refused-entered = { $name } ist schon dabei; kein Name kommt zweimal vor.
refused-entered-left = { $name } war schon dabei; kein Name kommt zweimal vor; wer gegangen ist, darf zurückkommen.
refused-late = { $name } kommt zu spät: In dieser Form melden sich alle vor der ersten Runde an.
refused-left = { $name } ist schon gegangen.
refused-here = { $name } ist schon da.
refused-closed-enter = Das Turnier ist beendet; niemand kann mehr dazukommen.
refused-closed-back = Das Turnier ist beendet; niemand kann mehr zurückkommen.
refused-closed-claim = Das Turnier ist geschlossen; niemand kann mehr übernommen werden.
refused-claim-left = { $name } ist gegangen. Wer das Turnier leitet, kann das erst rückgängig machen.
refused-closed-pair = Das Turnier ist beendet; es wird nichts mehr gepaart.
refused-waiting =
    Runde { $round } wartet noch auf die Ergebnisse von { $count ->
        [one] Tisch
       *[other] den Tischen
    } { $tables }.
refused-round-next = Runde { $round } wird gepaart, aber die nächste ist { $next }.
refused-table-twice = Tisch { $table } gibt es doppelt.
refused-table-size = Tisch { $table } kann nicht { $seats } Plätze haben.
refused-paired-gone = { $name } ist gepaart, aber nicht da.
refused-paired-twice = { $name } ist doppelt gepaart.
refused-no-series = Ein Tisch ist hier ein einziges Spiel, keine Serie.
refused-series-over = Die Serie an Tisch { $table } der Runde { $round } ist schon vorbei.
refused-result-there = Tisch { $table } der Runde { $round } hat schon ein Ergebnis; berichtige es.
refused-result-none = Tisch { $table } der Runde { $round } hat kein Ergebnis, das berichtigt werden könnte.

## What a house refuses

refused-organisers-only = Das dürfen nur die, die dieses Turnier leiten.
refused-own-device = An Bildschirmen melden sich alle vom eigenen Gerät an. Gib ihnen den Link.
refused-full = Dieses Turnier ist voll: Es fasst { $most } Personen.
refused-list-twice = { $name } steht zweimal in deiner Liste. Schreib einen davon anders.
refused-not-entered = Du bist bei diesem Turnier nicht dabei.
refused-next-round = Die nächste Runde ist { $round }.
refused-pairs-itself = Diese Arena paart von selbst.
refused-other-result = Tisch { $table } der Runde { $round } hat schon ein anderes Ergebnis. Frag die Turnierleitung.
refused-types-not = Nur die Turnierleitung und wer an diesem Tisch sitzt, trägt sein Ergebnis ein.
refused-at-screens = An diesem Tisch wird an Bildschirmen gespielt, und sein Ergebnis kommt von selbst.
refused-no-tournament = Dieses Turnier gibt es nicht.
refused-no-such-round = Diese Runde gibt es nicht.
refused-events-full = In diesem Turnier ist so viel geschehen, dass nichts mehr notiert werden kann.
refused-link = Mit diesem Link wird niemand mehr zur Turnierleitung. Bitte um einen neuen.
refused-players = Dieses Spiel ist für { $least } bis { $most } Personen, der kleinere Tisch zuerst.
refused-own-game = Diese Form ist das Turnier aus den Regeln von 36; wähle das Spiel 36.
refused-minutes-arena = Nur eine Arena an Bildschirmen paart eine Zeit lang von selbst.
refused-minutes-series = Eine Arena, die von selbst paart, spielt einzelne Spiele, keine Serien.
refused-minutes-clock = Eine Arena, die von selbst paart, hat eine Uhr, damit jedes Spiel ein Ende findet.
refused-title = Ein Titel hat 1 bis 80 Zeichen.
refused-duplicate-screens = Ein Duplikatabend wird an Bildschirmen gespielt: Dort bekommen alle dieselben versiegelten Verteilungen.
refused-claim-in = Du bist schon in diesem Turnier, als { $name }.
refused-claimed = Als { $name } spielt schon jemand mit einem Gerät.
refused-claim-waits = Du hast schon gefragt, ob du { $name } bist. Zeig deine Nummer denen, die das Turnier leiten.
refused-claim-declined = Wer das Turnier leitet, sagt, du seist nicht { $name }. Melde dich unter einem eigenen Namen an.
refused-claims-full = Gerade warten viele auf eine Antwort. Frag die, die das Turnier leiten, und versuch es noch einmal.
refused-no-claim = Diese Anfrage gibt es nicht.
refused-claim-agreed = Dem wurde schon zugestimmt: { $name } spielt mit jenem Gerät.
refused-claim-other = Wer { $name } sein wollte, spielt inzwischen als { $other }.
refused-claim-late = Diese Anfrage wurde schon abgelehnt. Eine Anmeldung unter eigenem Namen geht noch.
