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
    .does = The covered cards are shuffled into a new deck, so cards never run out.
option-deck_out-end = end
    .does = Nobody draws any more; when the last hand is empty the game ends.
option-max_rounds = Rounds at most
    .help = after so many rounds the best total wins
option-start = Start
    .help = who starts: the best card drawn, by lot, or a seat
option-start-value_draw = value draw
    .does = Everybody draws a card, and the best one begins.
option-start-random = random
    .does = Lots decide; no card is shown for it.

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
goal = To { $target } points.
lay = Lay a card on a pile with which it shares something.
pass-now = You have no card left: pass.
play = { $card } on { $under }
pass = Pass

# Why not
pass-with-cards = You may pass only without a card in hand.
shares-nothing = That card shares nothing with { $card }.
shares-nothing-but-nics = That card shares nothing with { $card }; only in the centre may it cover a { TERM("Nic", of: "nic") } among four { TERM("Nics", of: "nic") }.

# What happened
lays =
    { $who-is ->
        [me] You lay { $card } on { $under }: { $sum }.
       *[other] { $who } lays { $card } on { $under }: { $sum }.
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
target-met = The target of { $target } is reached, and the round is over.
all-laid = All cards are laid.
round-is-last = The target is reached: the round is played to its end.

# How the points of a play come about
tics =
    { $number ->
        [one] 1 { TERM("Tic", of: "tic") }
       *[other] { $number } { TERM("Tics", of: "tic") }
    } { $points }
singles =
    { $number ->
        [one] 1 { TERM("Single", of: "single") }
       *[other] { $number } { TERM("Singles", of: "single") }
    } { $points }
four-nics = four { TERM("Nics", of: "nic") } { $points }
nothing-in-common = nothing in common at the edges, 0 points
sum-of-one = { $part }, { $cover }
sum-of-two = { $terms } = { $total }, { $cover }
cover =
    { $kind ->
        [tic] on a { TERM("Tic", of: "tic") }
        [single] on a { TERM("Single", of: "single") }
       *[nic] on a { TERM("Nic", of: "nic") }
    } ×{ $factor }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

# The lesson.
lesson-cover = On your turn you cover one of the nine piles with a card that shares its number, shape or colour. Lay your { $card } on the { $pile }: touch the card, then the pile.
lesson-edges = Now the neighbours count: one thing in common is a Single, two are a Tic and worth more. Lay your { $card } on the { $pile }: it makes a Single with the { $above } above it and a Tic with the { $beside } beside it.
lesson-double = The covered card multiplies: make a Tic with it, too, and your points are doubled. Find where your { $card } covers a Tic.
lesson-doubled = One Single is 1 point, two are 2, three 5, four 8: doubled, 10. Tics are worth 2, 8, 15 and 25.
lesson-nics = Nothing in common is a Nic. One exception: a card that makes Nics with the centre and its four neighbours may be laid there. Four Nics are 25, tripled! Which of your cards is it?
lesson-target = 75 points at one stroke. When somebody has reached the target, here { $target }, the round is played out, and the highest total wins.

# The guide
guide = Nine cards lie on the table. You cover one of them so that your card scores with its neighbours, and the first to reach the target ends the game.
guide-cover = On your turn
    .text = You hold five cards. Lay one of them on any of the nine piles, provided it shares its number, its shape or its colour with the card on top. Score, then draw a card so that you hold five again.
    .shows = The marked card covers one with the same number.
guide-tic = Tic, Single, Nic
    .text = Compare two cards: each has a number, a shape and a colour. Two of these alike make a Tic, one a Single, none a Nic. Your card is compared with every card that touches it along an edge; corners do not count.
    .shows = The marked card makes a Single with the card above, a Tic with the one beside it and a Nic with the one below.
guide-points = Counting
    .text = Singles at the edges: one is worth 1 point, two 2, three 5, four 8. Tics: one is worth 2, two 8, three 15, four 25. If you make both, add them up. Nics change nothing.
    .shows = The marked card makes three Singles at its edges: 5 points.
guide-double = The covered card multiplies
    .text = The card that you cover is not counted at the edges. If yours makes a Single with it, the points stay as they are; if it makes a Tic, they are doubled.
    .shows = The marked card of the hand makes a Tic with the marked card on the table: laid there, its points are doubled.
guide-nics = Four Nics
    .text = One exception: a card that shares nothing with the centre, nor with the four cards around it, may be laid on the centre. Four Nics are worth 25 points, and covering a Nic triples them to 75.
    .shows = The card in the centre shares nothing with any of its neighbours.
guide-end = The end
    .text = When somebody reaches the target, usually 250 points, the round is played out, so that all have had as many turns. Then the highest total wins.
    .shows = A finished game: the last card brought its player over the target.

# Proved ends.
wins-by =
    { $points ->
        [one] It wins by at least 1 point, whatever the other does.
       *[other] It wins by at least { $points } points, whatever the other does.
    }
shares-at-best = If the other plays well, nothing better than sharing the win is left.
loses-by =
    { $points ->
        [one] If the other plays well, it loses by 1 point, and nothing does better.
       *[other] If the other plays well, it loses by { $points } points, and nothing does better.
    }

# Puzzles.
puzzle-name = Most points in one play
puzzle-goal = Find the one play that scores most.
puzzle-value =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
last-name = The last round
last-goal = Reach the target, and the other has one answer left before it is over. Find the only play that wins against every answer.
last-value =
    { $value ->
        [0] no sure win
        [one] at least { $value } point ahead
       *[other] at least { $value } points ahead
    }

# Photographs of printed pieces.
photograph = Lay the nine piles in three rows of three; only the top cards are read.

# The score sheet of the companion.
sheet-passed = No card left: passes
sheet-nics = Four Nics around the centre
sheet-singles = Singles at the edges
sheet-tics = Tics at the edges
sheet-covered = The covered card
sheet-covered-single = Single
sheet-covered-tic = Tic: twice
sheet-covered-nic = Nic: three times
sheet-not-edges = A card has four edges at most.
sheet-not-covered-nic = A Nic may be covered in the centre only, among four Nics.
sheet-not-passed = Who passes lays no card, so there is nothing to count.

# What referees say of positions that no match comes to: the sentences of position.py.
wrong-tags = Tags: every card in sight has one of its own, of those given so far.
wrong-heights = The heights do not agree with the number of covered cards.
wrong-drawn-count = One card a seat, or none at all.
wrong-rounds = The game ends after { $rounds } rounds.
wrong-target = The game ends with the round in which the target is reached.
wrong-hands = Hands hold five cards while there are cards to draw.

# What an editor of positions calls the fields that are no pieces.
field-players-points = points
field-piles-height = Height of pile { $number }
field-rounds = Finished rounds
