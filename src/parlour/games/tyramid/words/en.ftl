# Tyramid

summary = Build a pyramid of cards together; two Tics at once and you lay again.
picture-1 = Lay a card below two others; it must share something with each card it touches.
picture-2 = The more they share the more points, and after two Tics you lay again.
picture-3 = The last place filled ends the game, and the highest total wins.

# Options
option-shape = Shape
    .help = what is built
option-shape-pyramid = pyramid
    .does = One card at the peak, and each row is one card longer.
option-shape-diamond = diamond
    .does = The rows grow to the widest one and then shrink again.
option-shape-hourglass = hourglass
    .does = Two pyramids share their peak, and you may lay in either; fewer get stuck.
option-rows = Rows
    .help = or the half's, or the diamond's widest row; usually 10, 7, 7
option-same_pair = Two of a type
    .help = points for two Tics of one type
option-optional_play = Free to play
    .help = draw instead of playing, end instead of playing again
option-play_drawn = Play the drawn card
    .help = a drawn card that fits may be laid
option-start = Start
    .help = who starts: the best card drawn, by lot, or a seat
option-start-value_draw = value draw
    .does = Everybody draws a card, and the best one begins.
option-start-random = random
    .does = Lots decide; no card is shown for it.

# The table
shape =
    { $form ->
        [diamond] The diamond
        [hourglass] The hourglass
       *[pyramid] The pyramid
    }
row =
    { $part ->
        [below] row { $row } below
        [above] row { $row } above
       *[whole] row { $row }
    }
laid = { $card }, { $row }
cell = { $row }, cell { $cell }
plays = plays
surplus = surplus cards
to-lose = { $held }, { $over } too many: −{ $points }

# What to do
lay-or-take = Lay a card in the open row, or take one.
lay-or-pass = Lay a card, or pass.
none-fits-pass = No card fits: pass.
none-fits-take = No card fits: take one.
lay = Lay a card in the open row.
play-again = Two { TERM("Tics", of: "tic") }: play again.
play = { $card }, { $cell }
draw = Take a card
pass = Pass

# Why not
shares-nothing-with = { $card } shares nothing with { $other }.
no-such-cell = That row has no cell { $cell }.
gap = Lay next to the cards of the row: there must be no gap, and no such cell is open.
must-play = You can play, so you must.
only-fresh = Only the card you just took may be laid now; lay it, or end your turn.
half-full = That half is full: lay in the other.
name-the-half = Name the half in an hourglass, and nowhere else.
pass-when-stuck = You pass only when the deck is empty and no card fits.
deck-empty-pass = The deck is empty: pass.
take-once = Take a card only before your first play, and once.
can-play = You can play: lay a card, or end your turn; you might have passed before.

# What happened
lays =
    { $who-is ->
        [me] You lay { $card }: { $sum }.
       *[other] { $who } lays { $card }: { $sum }.
    }
takes =
    { $who-is ->
        [me] You take { $card }.
       *[other] { $who } takes { $card }.
    }
cannot-play =
    { $who-is ->
        [me] You cannot play and take { $card }.
       *[other] { $who } cannot play and takes { $card }.
    }
passes =
    { $who-is ->
        [me] You pass.
       *[other] { $who } passes.
    }
built = The last cell is filled.
all-passed = All have passed one after another.
nothing-fits = No card that is left fits anywhere.

# How the points of a play come about
tic-for-two =
    a { TERM("Tic", of: "tic") } for two, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tics-alike = { $number } { TERM("Tics", of: "tic") } of one type
singles-made =
    { $number ->
        [one] 1 { TERM("Single", of: "single") }
       *[other] { $number } { TERM("Singles", of: "single") }
    }
made =
    { $parts }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }

# The lesson.
lesson-row = The pyramid grows row by row, and a card must share something with every card it touches. The first card of a row may lie anywhere in it: lay your { $card } below the { $above }, on the left.
lesson-between = A row grows without gaps, and below two cards yours must fit both. With one thing in common it makes a Single, worth 1 point, with two a Tic, worth 2. Lay your { $card } between the { $left } and the { $right }.
lesson-two-tics = Two Tics at once, and you play again. Your { $card } makes them with the { $above } above and the { $beside } beside it: lay it at the right end.
lesson-go-on = You play again, now in a new row. Your { $card } fits below the { $left } and the { $right }.
lesson-draws = Only one Tic this time, so your turn is over and you draw up to five cards. And where two Tics share one type, they are worth 6 instead of 4.
lesson-stuck = None of these cards fits anywhere. Then you take one from the deck, and your turn is over.
lesson-end = The last place filled ends the game; how many rows there are is chosen before. Every card above five in your hand then costs 2 points; the highest total wins.

# The guide
guide = All build one pyramid together, from the peak down. Every card scores by what it shares with those it touches, and good cards let you play again.
guide-row = Where cards go
    .text = The pyramid grows row by row, and each row is one card longer and shifted by half a card. The first card of a row may lie anywhere in it; from there the row grows at both ends, without gaps. A new row waits until the last one is full.
    .shows = The marked cells are the row that is to be filled.
guide-tic = Tic, Single, Nic
    .text = Compare two cards: each has a number, a shape and a colour. Two of these alike make a Tic, one a Single, none a Nic. Your card must make a Tic or a Single with every card it touches; one Nic forbids it.
    .shows = The marked card makes a Tic with the card at its upper left and a Single with the one at its upper right.
guide-points = Counting
    .text = A Single is worth 1 point, a Tic 2. If the two values are the same in two of your Tics, the cards share one type, and both together are worth 6; three such Tics are worth 10. Everything your card makes is added up.
    .shows = The marked card makes two Tics of different types, with the card above and the one beside it: 4 points.
guide-again = Playing again
    .text = After a card with two Tics or three you play again, and so on. After one with fewer your turn is over, and you draw until you hold five cards.
    .shows = Two Tics filled the row above: the same player goes on, anywhere in the new row.
guide-stuck = If no card fits
    .text = Then take one from the deck, however many you hold, and your turn is over. So a hand may grow beyond five; nothing is ever discarded.
    .shows = None of the cards in hand fits into the marked cells.
guide-end = The end
    .text = The last cell filled ends the game. Every card above five in your hand then costs 2 points, and the highest total wins.
    .shows = A finished pyramid of ten rows.

# Puzzles.
puzzle-goal = Find the turn that scores most: two Tics at once earn another play.
puzzle-value =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }

# Photographs of printed pieces.
photograph = Lay the full rows of the pyramid, each set off by half a card, none on another.

# The score sheet of the companion.
sheet-passed = No card laid
sheet-singles = Singles
sheet-tics = Tics of different types
sheet-same = Tics of one type
sheet-same-none = none
sheet-same-two = two
sheet-same-three = three
sheet-held = Cards left in hand
sheet-not-touches = A card touches three others at most.
sheet-not-alone = A card touches at least one other, with a Single or a Tic.
sheet-not-deck = The deck has 125 cards, the laid ones included.

# What referees say of positions that no match comes to: the sentences of position.py.
wrong-halves = { $halves } that begin with the start card.
wrong-share = They share the start card.
wrong-width = A row of another width.
wrong-chain = The cards are not one chain.
wrong-later = A later row is begun already.
wrong-fresh = No card was just drawn in that place that may be laid.
wrong-over = The game is over when the shape is built, no card fits or all have passed, and not before.
wrong-passes = Nobody passes while there is a deck.
wrong-plays = More than there can have been in this turn.
wrong-told-seat = No such seat, or drawn is neither fit nor unfit.
wrong-told-nothing = Nothing is said, or of no card.
wrong-told-rows = The rows were never so.

# What an editor of positions calls the fields that are no pieces.
field-players-points = points
field-plays = Cards laid in this turn

# Why a play is better than another.
because-extra = Cards you hold beyond five: { $number }, rather than { $rather }.
because-extra-other = Cards { $whom } holds beyond five: { $number }, rather than { $rather }.
