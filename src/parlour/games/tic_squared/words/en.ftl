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
    .does = The turn is played to its end, then the grids are counted.
option-deck_out-play_on = play on
    .does = You play on without drawing until somebody goes out or nobody can lay.
option-mode = Mode
    .help = in turns, or everybody at once against the clock
option-mode-turns = turns
    .does = One after the other, and nobody is hurried.
option-mode-race = race
    .does = Everybody lays at once, against the clock: the first card counts.
option-race_penalty = Race: penalty
    .help = whether two Tics make the others draw in a race
option-race_idle_s = Race: idle
    .help = seconds without a move until everybody is dealt a card
option-race_limit_min = Race: limit
    .help = minutes until a race ends
option-start = Start
    .help = who starts: the best card drawn, by lot, or a seat
option-start-value_draw = value draw
    .does = Everybody draws a card, and the best one begins.
option-start-random = random
    .does = Lots decide; no card is shown for it.

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
clock-lots = Lots
clock-idle = Draw
clock-end = End

# What to do
all-choose = Everybody chooses a start card.
choose-start = Choose the card that starts your grid.
chosen = You start with { $card }. Waiting for the others.
race = Lay what fits, and draw when you like.
race-without-deck = Lay what fits.
lay-or-draw = Lay a card, or draw.
lay-or-end = Lay a card, or end your turn.
none-fits-end = No card fits: end your turn.
none-fits-draw = No card fits: draw one.
again-draw-or-end = A { TERM("Tic", of: "tic") }: play again, draw, or end your turn.
again-or-end = A { TERM("Tic", of: "tic") }: play again, or end your turn.
start-with = Start with { $card }
play =
    { $whose-is ->
        [me] { $card } in your grid, row { $row }, column { $column }
       *[other] { $card } in the grid of { $whose }, row { $row }, column { $column }
    }
play-beside = { $play }, beside { $cards }: { $made }
draw = Draw a card

# Why not
one-start = First everybody lays one start card, and only one.
other-visit = You have visited another grid in this turn: lay at home, or on that one.
visit-over = Your visit to that grid is over for this turn: lay on your own.
line-open = Another line of that grid is begun: fill it first.
not-square = That grid is not square: lay along one of its longer sides.
not-adjoining = Lay next to the cards of the line already begun.
not-along = Lay the card along a side of the grid, edge to edge.
nic = { $card } shares nothing with { $other }.
only-drawn = You have drawn: lay the card you drew, or end your turn.
last-needs-tic = Your last card must make a { TERM("Tic", of: "tic") } here, or follow a { TERM("Tic", of: "tic") }; draw a card if it cannot.
one-draw = One draw, then that card or nothing: lay the card you drew, or end your turn.
end-too-soon = Lay or draw a card before you end your turn.
draw-first = Nothing fits: draw a card before your turn ends.
no-turns = In a race there are no turns to end.
cell-taken = Somebody was first: there is a card on that cell.
no-card-or-grid = You have no { $card } in your hand, or there is no such grid.
nothing-now = That is nothing you can do now.

# What happened
chooses =
    { $who-is ->
        [me] You have chosen a start card.
       *[other] { $who } has chosen a start card.
    }
grids-start = The grids start with: { $starts }.
race-numbers = If nobody moves for { $idle } seconds, everybody draws a card. After { $limit } minutes the race is over.
made =
    { $tics ->
        [0] { TERM("Singles", of: "single") } only
        [1] a { TERM("Tic", of: "tic") }
       *[other] two { TERM("Tics", of: "tic") }
    }
lays =
    { $who-is ->
        [me] You lay { $card } on your own grid: { $made }.
       *[other] { $who } lays { $card } on their own grid: { $made }.
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
hand-empty =
    { $whose-is ->
        [me] Your hand is empty.
       *[other] The hand of { $whose } is empty.
    }
last-turn = With an empty deck this turn was the last.
nobody-lays = Nobody can lay a card any more.
time-up = Time is up.
starts-by-lot = Time is up: missing start cards are picked by lot.
nobody-moved = Nobody moved in time.
all-dealt = Nobody moved in time: everybody is dealt a card.

# Looking back
review-more = It brings more at once.

# The lesson.
lesson-line = Everybody owns a grid and wants it large. A full square grows by a line along any side, and a card must share something with those it touches. Lay your { $card } to the right of the { $beside }.
lesson-two = Two things in common are a Tic: you may lay another card. The line goes on below: your { $card } makes a Tic with the { $above } and with the { $beside }. See what two Tics do to the other player.
lesson-visit = The bot had to draw five cards. You may go on, and may visit a grid of another, too, to get rid of cards: lay your { $card } to the right of the { $beside } there.
lesson-stop = A Tic again. You need not go on for ever: after a Tic you may end your turn.
lesson-drawing = After Singles alone the turn is over, as for the bot now. And if nothing fits, or you would rather wait, you draw a card.
lesson-out = Whoever lays the last card goes out and wins at once; it has to make a Tic, or follow one in the same turn. You hold one card, the { $card }: where does it make a Tic?
lesson-won = Out! If the deck runs out before that, every card of your grid counts 1 and every card left in your hand takes 1 away.

# The guide
guide = Everybody grows a grid and wants to be the first without cards. Tics let you lay one card after another, and two at once make the others draw.
guide-grow = How grids grow
    .text = A grid that is a full square grows by a line along whichever side you like; a rectangle grows along a long side and becomes a square again. The first card of a line may lie anywhere along it, the others continue it at either end, without gaps.
    .shows = A full square: the next card may go into any of the marked cells.
guide-tic = Tic, Single, Nic
    .text = Compare two cards: each has a number, a shape and a colour. Two of these alike make a Tic, one a Single, none a Nic. The card you lay touches one card or two, and must make a Tic or a Single with each; one Nic forbids it.
    .shows = The marked card makes a Tic with the card beside it: both are red stars.
guide-again = What happens then
    .text = After Singles only, your turn is over. After a Tic you may lay another card. After two Tics you may as well, and everybody else draws as many cards as the number on yours.
    .shows = The marked card makes two Tics, and it is a 5: the others draw five cards each.
guide-visit = Visiting
    .text = You may lay cards on the grid of one opponent, too, to get rid of them. A visit is one piece of your turn: once you have come back home, you stay there.
    .shows = The marked card was laid on the grid of the other player.
guide-draw = Drawing and stopping
    .text = If nothing fits, or if you would rather wait, draw a card. If it fits you may lay it at once, but no other. After a Tic you may also end your turn without drawing.
    .shows = The line has one free cell, and the card in hand fits there. If it did not, you would draw.
guide-end = The end
    .text = Whoever lays the last card of the hand goes out and wins at once. That card must make a Tic, or follow one in the same turn. If the deck is used up before, each card in your grid counts 1, and each one in your hand takes 1 away.
    .shows = The marked card was the last one, and it made a Tic: its player wins.

# Puzzles.
puzzle-lay = Lay a card.
puzzle-lay-another = A { TERM("Tic", of: "tic") }: lay another card.
puzzle-name = Most cards in one turn
puzzle-goal = Lay as many cards as you can in this turn, without drawing.
puzzle-value =
    { $value ->
        [one] { $value } card
       *[other] { $value } cards
    }
out-name = Going out
out-goal = Go out in this turn: lay every card you hold. Only one card begins it.
out-value =
    { $value ->
        [one] { $value } card laid
       *[other] { $value } cards laid
    }

# Photographs of printed pieces.
photograph = Lay one grid by itself, with its unfinished line.

# The score sheet of the companion.
sheet-out = Who went out
sheet-grid = Cards in the grid
sheet-hand = Cards in hand
sheet-timer-race = The race
sheet-not-out = Only who went out has no cards left.
sheet-not-deck = These are more cards than were in play.
sheet-not-used-up = The deck is used up: grids and hands make all the cards in play.

# What referees say of positions that no match comes to: the sentences of position.py.
wrong-one-cell = { $who }: two cards in one cell.
wrong-shape = { $who }: not a full rectangle with at most one line.
wrong-gap = { $who }: there is a gap.
wrong-start-corner = { $who }: the start card lies at row 0, column 0.
wrong-sides = { $who }: one side is more than one longer than the other.
wrong-apart = { $who }: the line lies apart.
wrong-short-side = { $who }: the line lies along a short side.
wrong-line-gap = { $who }: there is a gap in the line, or it is too long.
wrong-line-full = { $who }: the line is full.
wrong-in-play = { $count } cards are in play, not { $size }.
wrong-begin = { $who }: grids begin when all start cards are chosen.
wrong-start-card = { $who }: not in the hand, or not where the grid starts.
wrong-barred = No card in a hand has the place { $place }.
wrong-told = None of these cards is among them.
wrong-fresh = No card was just drawn in that place that may be laid.
wrong-able = Able is who can lay something.
wrong-race-over = A race is over when nobody can lay anything.
wrong-no-turn = There is no turn yet, or none in a race.
wrong-plays = More than the cards that were laid.
wrong-visited = A visit is a play on another grid.
wrong-visit-over = A visit ends with a play at home.
wrong-out = Who has no card left has gone out, and that is the end.
wrong-hands = Everybody has { $count } cards to begin with.
wrong-all-chosen = The start cards are turned over when all have chosen.
wrong-not-over = There are cards left to draw, and nobody has gone out.
wrong-deck = There is a deck.
wrong-idle = Turns without a play count while you play on without a deck.
wrong-able-race = Who is able to lay is shown in a race without a deck only.
wrong-tic-race = A Tic is remembered in a race only.

# What an editor of positions calls the fields that are no pieces.
field-players-hot = laid a Tic last
field-players-able = can lay something
field-phase-start = choose start cards
field-plays = Cards laid in this turn
field-visited = Whose grid is visited
field-visit-over = The visit is over
field-without-deck = Play goes on without a deck
field-idle-turns = Turns in a row without a card
field-out = Who has gone out
field-runs = Idle clocks started

# Why a turn is better than another.
because-cards = Your grid then has { $number } cards, rather than { $rather }.
because-cards-other = { $whom }’s grid then has { $number } cards, rather than { $rather }.
because-hand = You then hold { $number } cards, rather than { $rather }.
because-hand-other = { $whom } then holds { $number } cards, rather than { $rather }.
because-tics = Cards of yours that make a Tic: { $number }, rather than { $rather }.
because-tics-other = Cards of { $whom } that make a Tic: { $number }, rather than { $rather }.
because-turn = It is your turn again then.
because-turn-other = { $whom } is not to play yet then.
