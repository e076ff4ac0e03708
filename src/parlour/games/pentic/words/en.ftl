# Pentic

summary = Cover one of nine cards so that its neighbours score with yours.
picture-1 = Lay a card on one that it shares something with.
picture-2 = It scores with the cards at its edges, and more the more they share.
picture-3 = Whoever leads when somebody has reached the target wins.

# Options
option-target = Target
    .help = points that end the game, once the round is complete
option-deck_out = Empty deck
    .help = reshuffle: the covered cards become the deck; end: play the hands out
option-deck_out-reshuffle = reshuffle
option-deck_out-end = end
option-max_rounds = Rounds at most
    .help = after so many rounds the best total wins
option-start = Start
    .help = who starts: the best card drawn, by lot, or a seat counted from 0
option-start-value_draw = value draw
option-start-random = random

# The table
piles = The nine piles
pile =
    pile { $pile }: { $card }, { $height ->
        [one] 1 card
       *[other] { $height } cards
    } high
to-go = { $points } to go
target-reached = target reached

# What to do
lay = Lay a card on a pile with which it shares something.
pass-now = You have no card left: pass.
play = { $card } on pile { $pile }, scores { $points }
pass = Pass

# Why not
pass-with-cards = You may pass only without a card in hand.
shares-nothing = That card shares nothing with { $card }.
shares-nothing-but-nics = That card shares nothing with { $card }; only in the centre may it cover a Nic among four Nics.

# What happened
lays =
    { $who-is ->
        [me] You lay { $card } on pile { $pile }: { $sum }.
       *[other] { $who } lays { $card } on pile { $pile }: { $sum }.
    }
passes =
    { $who-is ->
        [me] You have no card left and pass.
       *[other] { $who } has no card left and passes.
    }
reshuffled =
    The deck was empty: { $cards ->
        [one] 1 covered card is
       *[other] { $cards } covered cards are
    } shuffled into a new one.
deck-empty = The deck is empty: from now on nobody draws.
round-is-last = The target is reached: the round is played to its end.

# How the points of a play come about
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
four-nics = four Nics { $points }
nothing-in-common = nothing in common at the edges, 0 points
sum-of-one = { $part }, { $cover }
sum-of-two = { $terms } = { $total }, { $cover }
cover =
    { $kind ->
        [tic] on a Tic
        [single] on a Single
       *[nic] on a Nic
    } ×{ $factor }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
