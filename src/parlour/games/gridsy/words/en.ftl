# Gridsy

summary = Fit your cards into a square where every two neighbours have something in common.
picture-1 = Lay your cards in a square, and move them as often as you like.
picture-2 = Neighbours must share something: a number, a shape, a colour, or two of these.
picture-3 = The first complete square wins the round.

# Options
option-grid = Grid
    .help = rows and columns of the grid
option-best_of = Rounds
    .help = head-to-head: the most rounds of a series
option-round_limit_min = Round limit
    .help = head-to-head: minutes until a round ends without a winner
option-solo_limit_min = Solo limit
    .help = solo: minutes until the game ends unsolved, 5 to 60; 0: none
option-hint_impossible = Hint
    .help = you are told if your cards admit no grid

# The table
grid =
    { $whose-is ->
        [me] Your grid
       *[other] Grid of { $whose }
    }
tray =
    { $whose-is ->
        [me] Your tray
       *[other] Tray of { $whose }
    }
middle = Middle
a-solution = A solution
last-grid = The grid that won round { $round }
face-down = card face down
cell = row { $row }, column { $column }
cell-of =
    { $whose-is ->
        [me] row { $row }, column { $column }
       *[other] grid of { $whose }, row { $row }, column { $column }
    }
to-tray = back to the tray

# The score sheet
rounds-won = rounds won
extra-cards = extra cards
not-solved = not solved
extras =
    { $number ->
        [one] 1 extra card
       *[other] { $number } extra cards
    }
result = { $extras }, { $summary }
readiness =
    { $ready ->
        [yes] ready
       *[no] not ready yet
    }
marks = { TERM("Nic", of: "nic") } { $nics } · { TERM("Single", of: "single") } { $singles } · { TERM("Tic", of: "tic") } { $tics } · open { $open }

# What to do
go-comes = Everybody is ready: the cards turn up in a moment.
waiting = Round { $round } of at most { $most }: waiting until everybody is ready.
say-ready = Round { $round } of at most { $most }: say when you are ready.
wanted = A { $size } by { $size } grid without a { TERM("Nic", of: "nic") } is wanted.
build = Build a { $size } by { $size } grid without a { TERM("Nic", of: "nic") }.
mend = A crossed edge is a { TERM("Nic", of: "nic") }: the two cards share nothing. Move one of them.
no-grid = Your present cards admit no grid.
no-actions-left = You have used all your { $actions } actions of this round.
clock =
    { $name ->
        [go] Go
       *[limit] Time
    }
act =
    { $name ->
        [ready] I am ready
        [extra] Take an extra card
       *[give_up] Give up
    }
giving-up = Give up and see a solution?
put = { $card } to { $cell }
take = { $card } back to the tray
swap = Swap { $card } for { $other }

# Why not
not-in-middle = { $card } does not lie in the middle.
ready-alone = Alone there is no go: you can begin.
ready-already = You have said so, or the round has begun.
wait-for-go = Wait for the go: the cards are not turned up yet.
no-middle = Alone there is no middle to swap with; take an extra card.
deck-is-empty = The deck is empty.
no-extra-cards = There are no extra cards; swap one of yours with the middle.
give-up-alone = Only a solo game can be given up.
not-now = That is nothing you can do now.
nothing-there = No card of yours lies there.
no-such-cell = There is no such cell.
not-yours = { $card } is not yours.

# What happened
turned-up = Go! All cards are turned up.
time-over = The time is over.
is-ready =
    { $who-is ->
        [me] You are ready.
       *[other] { $who } is ready.
    }
gives-up =
    { $who-is ->
        [me] You give up.
       *[other] { $who } gives up.
    }
lays =
    { $who-is ->
        [me] You lay { $card } in { $cell }.
       *[other] { $who } lays { $card } in { $cell }.
    }
lays-over =
    { $who-is ->
        [me] You lay { $card } in { $cell }; { $other } goes to { $to }.
       *[other] { $who } lays { $card } in { $cell }; { $other } goes to { $to }.
    }
into-tray = the tray
into-cell = { $cell }
takes-to-tray =
    { $who-is ->
        [me] You take { $card } back to the tray.
       *[other] { $who } takes { $card } back to the tray.
    }
swaps =
    { $who-is ->
        [me] You swap { $card } for { $other }.
       *[other] { $who } swaps { $card } for { $other }.
    }
takes-extra =
    { $who-is ->
        [me] You take an extra card: { $card }.
       *[other] { $who } takes an extra card: { $card }.
    }
completes =
    { $who-is ->
        [me] You complete a grid and win round { $round }.
       *[other] { $who } completes a grid and wins round { $round }.
    }

# How a round or the game ended
no-winner = Round { $round } has no winner.
won-round =
    { $who-is ->
        [me] You won round { $round }.
       *[other] { $who } won round { $round }.
    }
nobody-won = Nobody won a round: all share the series.
decided = The series is decided.
wins-series =
    { $who-is ->
        [me] You win the series with { $rounds }.
        [several] { $who } share the series with { $rounds } each.
       *[other] { $who } wins the series with { $rounds }.
    }
rounds =
    { $number ->
        [one] 1 round
       *[other] { $number } rounds
    }
perfect = Solved without an extra card: perfect.
solved = Solved with { $extras }.
solved-best = Solved with { $extras }: nobody can do with fewer.
unsolved = Not solved.
possible = It can be done with { $extras }.

# Looking back
hint-goes-on = This way all your cards can still fit.
hint-otherwise = With what lies there it does not come out: build it anew like this.
review-grid-there = The cards admitted a grid already.
review-extra-there = An extra card could still be taken.
review-swap-there = With one swap the cards would have admitted a grid.

# The lesson.
lesson-fit = Build a square in which every two neighbours share a number, a shape or a colour. Lay your { $card } into the middle: it fits the { $above } above and the { $beside } beside it.
lesson-nic = Neighbours that share nothing are a Nic, and one Nic spoils the grid. You may try all the same: lay your { $card } in the top right corner and look at the edge.
lesson-move = The crossed mark is the Nic. Cards move as often as you like: put the { $card } back into the tray.
lesson-extra = Some cards make no grid at all. Then, or whenever you like, you take an extra card and choose which ones to use. Take one.
lesson-few = The fewer extra cards, the better. Against others everybody builds at once, nobody gets extra cards, and each may swap cards with the middle.
lesson-last = Here one cell is left. Which card of the tray fits both neighbours?
lesson-solved = Complete, and without an extra card: perfect. Real grids have four rows of four.

# The guide
guide = Your cards are to make a square in which no two neighbours are strangers. Alone you try to get by without extra cards; against others the fastest wins.
guide-goal = The goal
    .text = Lay your cards in four rows of four so that any two neighbours, side by side or one below the other, share something. How much they share does not matter, and there are no points. Three rows of three are easier, five of five harder.
    .shows = A complete square of three by three.
guide-tic = Tic, Single, Nic
    .text = Compare two cards: each has a number, a shape and a colour. Two of these alike make a Tic, one a Single, none a Nic. Tics and Singles are equally good here; a single Nic spoils the square. While you build, Nics may lie there.
    .shows = The marked cards share nothing: the edge between them is crossed, a Nic. All other edges are Tics.
guide-build = Building
    .text = Your cards begin in the tray. Lay them, move them, exchange them and put them back as often as you like: only the finished square counts.
    .shows = The marked card of the tray fits into the marked cell, for it shares something with both neighbours.
guide-alone = Alone
    .text = You are dealt exactly as many cards as there are cells, and they may make no square at all. Then, or whenever you like, take an extra card and choose which ones to use. The fewer extra cards, the better; none is perfect.
    .shows = The marked card is extra: one of the others will be left over.
guide-together = Against others
    .text = All turn up their cards at the same moment and build at once. Nobody gets extra cards, but you may swap any card of yours for one in the middle, as often as you like. The first complete square wins the round; whoever wins most rounds wins.
    .shows = Two players are building; the marked cards in the middle are there for both.

# Puzzles.
puzzle-name = A whole grid
puzzle-goal = Complete the grid without an extra card: no two neighbours may be a Nic.
puzzle-value = all { $value } cards lie, without a Nic
spare-name = Too many cards
spare-goal = You hold more cards than the grid has cells. Complete it without a Nic: only one choice of cards fits together.
spare-value = all { $value } cells filled, without a Nic

# Photographs of printed pieces.
photograph = Lay the grid by itself, full, in three to five rows.

# The score sheet of the companion.
sheet-winner = Whose grid was complete first
sheet-unsolved = Not solved
sheet-extra = Extra cards
sheet-timer-round = The round
sheet-timer-solo = Your time

# What referees say of positions that no match comes to: the sentences of position.py.
wrong-solo-limit = { $minutes } is not possible; choose 0 or 5 to 60.
wrong-middle = { $count } cards are not what lies there.
wrong-last-cells = { $count } cells instead of { $size }.
wrong-last-card = { $card } is no card.
wrong-dealt-middle = Does not agree with the cards of the players and the middle.
wrong-cards = { $who }: { $count } cards instead of { $size }.
wrong-cells = { $who }: { $count } cells instead of { $size }.
wrong-not-own = { $who }: { $card } is not among the cards of this seat.
wrong-two-cells = { $who }: { $card } lies in two cells.
wrong-before-go = { $who }: nobody builds before the go.
wrong-solo-go = A solo game has no go.
wrong-ready = The go comes when everybody is ready, and alone there is none.
wrong-no-actions = The round is over when nobody has actions left.
wrong-complete = A complete grid is the end of the round.
wrong-last-winner = Goes with last_winner.
wrong-last-grid = A grid that won has no Nic, and every card once.
wrong-solo-rounds = A solo game is one round, which nobody wins.
wrong-rounds = At most { $rounds }, and no more won than were played.
wrong-winner = Has won no round.
wrong-wins = { $needed } rounds won are the end.
wrong-as-many = Everybody keeps as many cards; lay another in its place.
wrong-all-laid = Every card of this seat lies in its grid already.
wrong-series = The series is not over.

# What an editor of positions calls the fields that are no pieces.
field-players-wins = rounds won
field-players-ready = ready
field-players-acted = actions in this round
field-phase-ready = say that one is ready
field-phase-go = wait for the go
field-phase-build = build the grids
field-rounds = Round
field-last-winner = Who won the round before
