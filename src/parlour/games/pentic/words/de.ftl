# Pentic

summary = Bedecke eine von neun Karten so, dass ihre Nachbarn mit deiner Karte zählen.
picture-1 = Leg eine Karte auf eine, mit der sie etwas gemeinsam hat.
picture-2 = Sie zählt mit den Karten an ihren Kanten, und umso mehr, je mehr sie gemeinsam haben.
picture-3 = Wer vorn liegt, wenn jemand das Ziel erreicht hat, gewinnt.
option-target = Ziel
    .help = Punkte, mit denen das Spiel endet, sobald die Runde vollständig ist
option-deck_out = Leerer Stapel
    .help = neu mischen: die verdeckten Karten werden zum Stapel; Ende: die Hände werden ausgespielt
option-deck_out-reshuffle = neu mischen
option-deck_out-end = Ende
option-max_rounds = Runden höchstens
    .help = nach so vielen Runden gewinnt die höchste Summe
option-start = Beginn
    .help = wer beginnt: die beste gezogene Karte, das Los, oder ein Platz, gezählt ab 0
option-start-value_draw = beste Karte
option-start-random = Los
piles = Die neun Stapel
pile =
    Stapel { $pile }: { $card }, { $height ->
        [one] 1 Karte
       *[other] { $height } Karten
    } hoch
to-go = noch { $points }
target-reached = Ziel erreicht
lay = Lege eine Karte auf einen Stapel, mit dem sie etwas gemeinsam hat.
pass-now = Du hast keine Karte mehr: passe.
play = { $card } auf Stapel { $pile }, zählt { $points }
pass = Passen
pass-with-cards = Passen darfst du nur ohne Karte in der Hand.
shares-nothing = Diese Karte hat mit { $card } nichts gemeinsam.
shares-nothing-but-nics = Diese Karte hat mit { $card } nichts gemeinsam; nur in der Mitte darf sie zwischen vier Nics ein Nic bedecken.
lays =
    { $who-is ->
        [me] Du legst { $card } auf Stapel { $pile }: { $sum }.
       *[other] { $who } legt { $card } auf Stapel { $pile }: { $sum }.
    }
passes =
    { $who-is ->
        [me] Du hast keine Karte mehr und passt.
       *[other] { $who } hat keine Karte mehr und passt.
    }
reshuffled =
    Der Stapel war leer: { $cards ->
        [one] 1 verdeckte Karte wird
       *[other] { $cards } verdeckte Karten werden
    } zu einem neuen gemischt.
deck-empty = Der Stapel ist leer: von jetzt an zieht niemand mehr.
round-is-last = Das Ziel ist erreicht: die Runde wird zu Ende gespielt.
tics =
    { $number ->
        [one] 1 Tic
       *[other] { $number } Tics
    } { $points }
singles =
    { $number ->
        [one] 1 Single
       *[other] { $number } Singles
    } { $points }
four-nics = vier Nics { $points }
nothing-in-common = an den Kanten nichts gemeinsam, 0 Punkte
sum-of-one = { $part }, { $cover }
sum-of-two = { $terms } = { $total }, { $cover }
cover =
    { $kind ->
        [tic] auf einem Tic
        [single] auf einem Single
       *[nic] auf einem Nic
    } ×{ $factor }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
