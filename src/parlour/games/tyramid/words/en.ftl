# Tyramid

summary = Build a pyramid of cards together; two Tics at once and you lay again.
picture-1 = Lay a card below two others; it must share something with each card it touches.
picture-2 = The more they share the more points, and after two Tics you lay again.
picture-3 = The last place filled ends the game, and the highest total wins.

# Options
option-shape = Shape
    .help = what is built
option-shape-pyramid = pyramid
option-shape-diamond = diamond
option-shape-hourglass = hourglass
option-rows = Rows
    .help = or the half's, or the diamond's widest row; usually 10, 7, 7
option-same_pair = Two of a type
    .help = points for two Tics of one type
option-optional_play = Free to play
    .help = draw instead of playing, end instead of playing again
option-play_drawn = Play the drawn card
    .help = a drawn card that fits may be laid
option-start = Start
    .help = who starts: the best card drawn, by lot, or a seat counted from 0
option-start-value_draw = value draw
option-start-random = random

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
to-lose = { $held }; what is beyond { $hand } costs { $points } points at the end

# What to do
lay-or-take = Lay a card in the open row, or take one.
lay-or-pass = Lay a card, or pass.
none-fits-pass = No card fits: pass.
none-fits-take = No card fits: take one.
lay = Lay a card in the open row.
play-again = Two Tics: play again.
play = { $card }, { $cell }: scores { $points }
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
nothing-fits = No card that is left fits anywhere: the game is over.

# How the points of a play come about
tic-for-two =
    a Tic for two, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tics-alike = { $number } Tics of one type
singles-made =
    { $number ->
        [one] 1 Single
       *[other] { $number } Singles
    }
made =
    { $parts }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
