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
marks = Nic { $nics } · Single { $singles } · Tic { $tics } · open { $open }

# What to do
go-comes = Everybody is ready: the cards turn up in a moment.
waiting = Round { $round } of at most { $most }: waiting until everybody is ready.
say-ready = Round { $round } of at most { $most }: say when you are ready.
wanted = A { $size } by { $size } grid without a Nic is wanted.
build = Build a { $size } by { $size } grid without a Nic.
mend = A crossed edge is a Nic: the two cards share nothing. Move one of them.
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
put = { $card } to { $cell }
take = { $card } back to the tray
swap = Swap { $card } for { $other }

# Why not
not-in-middle = { $card } does not lie in the middle (card_gone).
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
perhaps-possible = It can be done with { $extras }, perhaps with { $least }.
