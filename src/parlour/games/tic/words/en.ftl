# Words for the cards of the TIC deck.

card = { $number } { $shape ->
        [C] circle
        [R] crescent
        [T] triangle
        [S] square
       *[X] star
    } { $colour ->
        [v] violet
        [c] cyan
        [y] yellow
        [o] orange
       *[r] red
    }
    .short =
        { $number }{ $shape ->
            [C] C
            [R] R
            [T] T
            [S] S
           *[X] X
        }{ $colour ->
            [v] v
            [c] c
            [y] y
            [o] o
           *[r] r
        }
cards = { $cards }
deck = Deck
deck-left =
    deck, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
card-of =
    { $whose-is ->
        [me] your card
       *[other] card of { $whose }
    }

# The draw for the start (TIC-G02, G03).
drawn-for-start = Drawn for the start: { $draws }. { $first }
drew = { $who } { $card }
begins =
    { $who-is ->
        [me] You begin.
       *[other] { $who } begins.
    }

# What several of the games say.
in-hand =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand
deck-is-empty = The deck is empty.
not-in-hand = You have no { $card } in your hand.
tics-made =
    { $number ->
        [one] 1 { TERM("Tic", of: "tic") }
       *[other] { $number } { TERM("Tics", of: "tic") }
    }
a-card = a card
drew-one = You drew { $card }: lay it, or end your turn.
end = End the turn
ends =
    { $who-is ->
        [me] You end the turn.
       *[other] { $who } ends the turn.
    }
grid =
    { $whose-is ->
        [me] Your grid
       *[other] Grid of { $whose }
    }
grid-cell =
    { $whose-is ->
        [me] your grid, row { $row }, column { $column }
       *[other] grid of { $whose }, row { $row }, column { $column }
    }
beside = { $cell }, beside { $cards }
tic-publisher = the publisher of the TIC deck

# What referees say of positions that no match comes to: the sentences of position.py.
wrong-set = A set names every card once.
wrong-card = { $card } is no card; cards are written like 3Xo.
wrong-card-places = { $card } lies in { $times } places.
wrong-cards-missing = { $count } cards are missing, { $card } for one.
wrong-drawn = Everybody drew another card for the start, or nobody did.
wrong-first = The best card drawn takes the first turn.
wrong-dealt = Does not agree with the hands and the table.
wrong-known-not = { $card } is in a hand of which it was told that it is not.

# Why a play is better than another.
because-fit = Cards of yours that fit somewhere: { $number }, rather than { $rather }.
because-fit-other = Cards of { $whom } that fit somewhere: { $number }, rather than { $rather }.
