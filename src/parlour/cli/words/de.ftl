# Was das Terminal sagt, neben dem, was Spiele sagen.

player = Spieler { $number }
bot = Bot { $number } ({ $level ->
    [first_steps] erste Schritte
    [gentle] sanft
    [casual] locker
    [club] Klubspieler
    [expert] meisterhaft
   *[other] { $level }
})
commitment = Festlegung des Startwerts: { $hash }
seed-was = Der Startwert war { $seed }.
alone = { $who }, drücke Enter, wenn sonst niemand hinschaut …
several = Beginne mit der Nummer des Platzes, z. B. 1: bid 4
help = Tippe eine Nummer, einen Zug wie in den Regeln oder: b (zurücklegen), m (alle Züge), u (Zug zurück), hint (Tipp), r KLAUSEL (Regel), q (Ende).
written = Geschrieben nach { $file }.
keys = Enter berühren · Esc loslassen · u zurück · l Verlauf · r Regeln · ? Tasten
    .all =
        Pfeile  von Platz zu Platz gehen
        Tab     zum Nächsten, das berührt werden darf
        Enter, Leertaste, Maus  berühren
        Esc     loslassen oder diese Seite schließen
        h       ein Tipp
        d       wenn sie aus ist: was Entscheidungen wert waren
        u       deinen letzten Zug zurücknehmen
        l       was geschehen ist
        b, n    einen Zug zurückblicken, und wieder vor
        r       die Regeln; nach einer Ablehnung deren Klausel zuerst
        m       alles, was du darfst
        p       Spieler und Punkte
        s       den anderen ziehen lassen, wo beide dürfen
        t       dunkel oder hell
        Bild auf, Bild ab  in einer Seite blättern
        q       den Tisch verlassen

        {"["} ] oder doppelte Linie: darf berührt werden. « » oder dicke Linie: in der Hand.
        ‹ › oder gepunktete Linie: geschah zuletzt. ▶ ◀: hier bist du.
        ! ! oder ein Blockrahmen: der Tipp.
    .ends =
        Eine Partie kann vorher enden:
        x       aufgeben
        o       Remis anbieten
        c       die Partie abbrechen
        y, n    ja oder nein, wenn du gefragt wirst

        {"["}4:59]  eine Uhr, die läuft; 5:00 ist eine, die steht
enter-does = Enter: { $what }
press-again = Drücke noch einmal q, um den Tisch zu verlassen.
resign-sure = Aufgeben? y ja · n nein
call-off-sure = Die Partie abbrechen? y ja · n nein
all-agree = Seid ihr alle einverstanden? y ja · n nein
draw-alone = Es ist niemand da, dem du Remis anbieten kannst.
help-ends = Die Partie endet vorher mit: resign (aufgeben), draw (Remis anbieten), call off (abbrechen).
time-left = { $who }: noch { $left }
time-runs = { $who }: noch { $left }, die Uhr läuft
no-moves = Du hast gerade nichts zu tun.
hint-asked = Ein Tipp wird überlegt …
hint-do = Am besten: { $what } [{ $action }].
hint-brings = Am besten: { $what } [{ $action }] ({ $points }).
hint-wait = Warte besser noch.
hint-even = Etwas anderes wäre ebenso gut.
hint-better = Ein wenig besser als alles andere.
hint-clear = Deutlich besser als alles andere.
hint-chance = Gewinnchance: etwa { $chance } %.
hint-chance-ahead = Gewinnchance: etwa { $chance } %, { $more } mehr als mit dem nächstbesten Zug.
hint-company = Wo andere mitspielen, gibt es keine Tipps.
keys-over = d Entscheidungen · b, n zurückblicken · l Verlauf · ? Tasten · q Ende
review-of =
    { $whose-is ->
        [me] Deine Entscheidungen
       *[other] Entscheidungen von { $whose }
    }
review-early = Entscheidungen werden nach der Partie beurteilt.
review-never = Diese Entscheidungen kann niemand beurteilen.
review-going = { $done } von { $total } Entscheidungen angesehen …
review-none = Es gab nichts zu entscheiden.
review-sum = { $good } von { $total } Entscheidungen waren so gut wie jede andere.
review-sum-right = { $good } von { $total } Entscheidungen waren richtig.
review-chances = Gewinnchancen: { $curve }
review-move = Zug { $number }
review-decided = kostete am meisten
review-better = Besser: { $what }
turn-none = Wie es liegt
turn-right = Nach rechts drehen
turn-round = Umdrehen
turn-left = Nach links drehen
edge-tic = Tic
edge-single = Single
edge-nic = Nic
try-it = im Kopf ausprobieren
trying = { $steps ->
    [one] In Gedanken: { $steps } Schritt. Niemand sieht es.
   *[other] In Gedanken: { $steps } Schritte. Niemand sieht es.
}
past = Du blickst zurück: nach Zug { $number } von { $count }. Esc: zurück zu jetzt.
no-past = Dieser Augenblick wird nicht noch einmal gezeigt: Merken ist das Spiel.
lesson-over = So geht es; der Rest kommt beim Spielen: parlour play { $game }
lesson-on = Weiter mit Enter.
arena-bot = Bot
arena-rating = Wertung ± 95 %
arena-share = Siege über den darunter (95 %)
arena-games = Partien
arena-pair = { $strong } gegen { $weak }
arena-title = { $game }, { $players } Plätze, Startwert { $seed } { $options }
arena-bounds = Die Grenzen der Anteile gelten, wann immer man aufhört; Wertungen schwanken nach Kartenverteilungen.
arena-faults = { $games ->
    [one] Eine Partie ging durch einen Fehler verloren: { $first }
   *[other] { $games } Partien gingen durch Fehler verloren, die erste: { $first }
}
arena-late = Durch Zeit verloren: { $bots }
arena-stopped = Abgebrochen; wo Partien geschrieben wurden, macht derselbe Befehl weiter.
stopped-unkept = Abgebrochen, und nichts wurde behalten; mit --out DATEI macht derselbe Befehl weiter.
stopped = Abgebrochen.
simulate-matches = Partien
simulate-length = Länge in Aktionen
simulate-branching = Erlaubte Aktionen bei einer Entscheidung
simulate-leads = Führungswechsel
simulate-ties = Geteilte Siege
simulate-nobody = Ohne Sieger
simulate-clocks = Abgelaufene Uhren je Partie
simulate-seat = Siege von Platz { $seat }
simulate-late = Zeit abgelaufen, Platz { $seat }
tune-title = { $game }, { $players } Plätze{ $options }: { $aims }
tune-searching = Versuchte Varianten, Partien
tune-checking = Gefundene Varianten mit ungesehenen Karten, Partien
tune-usually = übliches Spiel
tune-here = diese Variante
tune-imbalance = Größter Abstand eines Platzes vom gerechten Anteil
tune-length = Länge in Aktionen
tune-skill = Siege des stärkeren Bots
tune-lead_changes = Führungswechsel
tune-ahead_from = Sieger endgültig vorn nach
tune-decided = Von einem Platz allein gewonnen
tune-branching = Erlaubte Aktionen je Entscheidung
tune-change = { $aim }: { $verdict ->
    [better] sicher besser
    [worse] sicher schlechter
   *[unsure] nicht sicher
}
tune-kept = { $sure ->
    [yes] { $bound }: sicher eingehalten
   *[no] { $bound }: eingehalten, nicht sicher
}
tune-broken = { $sure ->
    [yes] { $bound }: sicher nicht eingehalten
   *[no] { $bound }: nicht eingehalten, nicht sicher
}
tune-sure = Alle Zahlen sind von Partien, nach denen nichts ausgewählt wurde, mit 95-%-Bereichen. Mit 95 % Wahrscheinlichkeit stimmt alles, was sicher genannt wird, berichtigt für die Zahl der Vergleiche, { $questions } (Holm).
tune-none = Von { $tried } Varianten war keine besser als das übliche Spiel.
tune-usual-breaks = Das übliche Spiel hält { $bound } nicht ein.
puzzles-of = Rätsel vom { $date }, von { $easy } (sehr leicht) bis { $hard } (sehr schwer):
puzzles-solve = Löse eines mit seinem Namen, etwa: { $command } { $game }
practice-next = Weiter: { $command }
puzzle-typing = Tippe die Nummer dessen, was du berühren willst, dann die der Stelle, wohin es soll. Oder tippe: hint (der beste Zug), u (Zug zurücknehmen), b (loslassen), m (alle Züge, jeder mit dem, was man dafür tippt), r und die Nummer einer Regel, h (diese Hilfe), q (Ende).
puzzle-solved = Gelöst: { $value }.
puzzle-best = Gelöst: { $value }. Besser geht es nicht.
puzzle-not-yet = Noch nicht: { $value }. Nimm mit u zurück und such etwas Besseres.
puzzle-failed = So ging es nicht: Nimm mit u zurück.
puzzle-lost = Von hier ist das Ziel nicht mehr zu erreichen: Nimm mit u zurück.

# Die Prüfung.
exam-making = Fragen
exam-made = Prüfung vom { $date }: { $questions } Fragen, { $exact } davon mit bewiesenen Werten. SHA-256 { $digest }
exam-game = Spiel
exam-questions = Fragen
exam-regret = Verlust (95 %)
exam-judged = Schranken
exam-scale = Verlust: die verschenkte Gewinnchance, von 0 bis 1. Schranken: soweit die Werte bekannt sind.
exam-faults = Ohne Antwort
exam-all = Alle Spiele
exam-fault = { $question }, { $form }: { $fault }
exam-gap = Verkleidet weniger offen, { $questions } Paare: { $gap }
exam-number = Nummer:
exam-again = Tippe eine der Nummern vor den Zügen; Strg-C beendet.
exam-stopped = Abgebrochen; derselbe Befehl macht weiter, wo Antworten geschrieben wurden.
