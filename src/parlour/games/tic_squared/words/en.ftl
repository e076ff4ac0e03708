# Tic Squared

summary = Grow your own square card by card, visit one of the others, and run out of cards first.
picture-1 = Grow your square line by line: each card must share something with those it touches.
picture-2 = Two things in common, a Tic, and you lay another card, on one of the other squares if you like.
picture-3 = Whoever lays the last card of the hand wins.

# Options
option-deck_size = Cards
    .help = cards in play; usually 42, 63 or 83 for 2, 3 or 4 players
option-deck_out = Empty deck
    .help = finish_turn: the turn is completed, then count; play_on: play without drawing
option-deck_out-finish_turn = finish turn
option-deck_out-play_on = play on
option-mode = Mode
    .help = in turns, or everybody at once against the clock
option-mode-turns = turns
option-mode-race = race
option-race_penalty = Race: penalty
    .help = whether two Tics make the others draw in a race
option-race_idle_s = Race: idle
    .help = seconds without a move until everybody is dealt a card
option-race_limit_min = Race: limit
    .help = minutes until a race ends
option-start = Start
    .help = who starts: the best card drawn, by lot, or a seat counted from 0
option-start-value_draw = value draw
option-start-random = random

# The table
first-cell =
    { $whose-is ->
        [me] your grid, where it starts
       *[other] grid of { $whose }, where it starts
    }
has-chosen = { $held }, has chosen
held-against = { $held } (−{ $cards })
went-out = went out
score-grid = grid
score-hand = hand
clock-idle = Idle
clock-limit = Race

# What to do
all-choose = Everybody chooses a start card.
choose-start = Choose the card that starts your grid.
chosen = You start with { $card }. Waiting for the others.
race = Lay cards wherever they fit, and draw when you like.
race-without-deck = Lay cards wherever they fit.
lay-or-draw = Lay a card, or draw.
lay-or-end = Lay a card, or end your turn.
none-fits-end = No card fits: end your turn.
none-fits-draw = No card fits: draw one.
again-draw-or-end = A Tic: play again, draw, or end your turn.
again-or-end = A Tic: play again, or end your turn.
start-with = Start with { $card }
play =
    { $where ->
        [home] { $card } at home, row { $row }, column { $column }
       *[away] { $card } away, row { $row }, column { $column }
    }
play-beside = { $play }, beside { $cards }: { $made }
draw = Draw a card

# Why not
one-start = First everybody lays one start card, and only one.
other-visit = You have visited another grid in this turn: lay at home, or on that one.
visit-over = Your visit to that grid is over for this turn: lay on your own.
line-open = Another line of that grid is begun: fill it first (line_open).
not-square = That grid is not square: lay along one of its longer sides.
not-adjoining = Lay next to the cards of the line already begun (not_adjoining).
not-along = Lay the card along a side of the grid, edge to edge (not_adjoining).
nic = { $card } shares nothing with { $other } (nic).
only-drawn = You have drawn: lay the card you drew, or end your turn.
last-needs-tic = Your last card must make a Tic here, or follow a Tic; draw a card if it cannot.
one-draw = One draw, then that card or nothing: lay the card you drew, or end your turn.
end-too-soon = Lay or draw a card before you end your turn.
draw-first = Nothing fits: draw a card before your turn ends.
no-turns = In a race there are no turns to end.
cell-taken = Somebody was first: there is a card on that cell (cell_taken).
no-card-or-grid = You have no { $card } in your hand, or there is no such grid.
nothing-now = That is nothing you can do now.

# What happened
chooses =
    { $who-is ->
        [me] You have chosen a start card.
       *[other] { $who } has chosen a start card.
    }
grids-start = The grids start with: { $starts }.
made =
    { $tics ->
        [0] Singles only
        [1] a Tic
       *[other] two Tics
    }
lays =
    { $who-is ->
        [me] You lay { $card } on your own grid: { $made }.
       *[other] { $who } lays { $card } on the own grid: { $made }.
    }
visits =
    { $who-is ->
        [me] You lay { $card } on the grid of { $whose }: { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } lays { $card } on your grid: { $made }.
               *[other] { $who } lays { $card } on the grid of { $whose }: { $made }.
            }
    }
draws =
    { $who-is ->
        [me] You draw { $card }.
       *[other] { $who } draws { $card }.
    }
draws-cards =
    { $who-is ->
        [me] You draw
       *[other] { $who } draws
    } { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
fits-nowhere = It fits nowhere, so the turn is over.
goes-out =
    { $who-is ->
        [me] You go out and win.
       *[other] { $who } goes out and wins.
    }
race-over = The time of the race is over.
starts-by-lot = Time is up: missing start cards are picked by lot.
nobody-moved = Nobody moved in time.
all-dealt = Nobody moved in time: everybody is dealt a card.
