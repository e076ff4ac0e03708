# Pivot Pawns

summary = Find the fewest pivots to the target, bid before the others do, then prove it.
picture-1 = A pawn pivots over another to the third card with the icon their two cards share.
picture-2 = See how the pawn gets to the target, and be the first to bid how many pivots it takes.
picture-3 = Whose bid is lowest shows it and wins the token; the most tokens win.

# Options
option-think = Thinking
    .help = seconds until a round without a bid ends
option-timer = Timer
    .help = seconds of bidding after the first bid
option-demo = Demonstration
    .help = seconds for a demonstration
option-strict = Strict
    .help = an illegal pivot ends the demonstration
option-false_bid = False bid
    .help = what it costs: nothing, the next round's bids, or a token
option-false_bid-none = none
option-false_bid-sit-out = sit out
option-false_bid-token = token
option-tiebreak = Equal tokens
    .help = shared: all win; fewest-pivots: the fewer pivots in rounds won
option-tiebreak-shared = shared
option-tiebreak-fewest-pivots = fewest pivots
option-tempo = Tempo
    .help = live: against the clock, all at once; turns: in seat order
option-tempo-live = live
option-tempo-turns = turns
option-seats = Seats at most
    .help = how many may play
option-start = Start
    .help = cards of the red, green, blue, yellow and black pawn; none: at random

# The table
cards = The fifteen cards
token-of-round = Token of the round
icon =
    { $name ->
        [Mars-symbol] Mars symbol
        [clover] clover
        [drop] drop
        [sun] sun
        [moon] moon
        [heart] heart
        [leaf] leaf
        [fish] fish
        [star] star
        [music-notes] music notes
        [apple] apple
        [frog] frog
        [flask] flask
        [key] key
        [cat] cat
        [flame] flame
        [cactus] cactus
        [whale] whale
        [bell] bell
        [spider] spider
        [rose] rose
        [pine-tree] pine tree
        [anchor] anchor
        [lightning] lightning
        [top-hat] top hat
        [cherry] cherry
        [turtle] turtle
        [umbrella] umbrella
        [crown] crown
        [spade] spade
        [mushroom] mushroom
        [pear] pear
        [snowflake] snowflake
        [lemon] lemon
       *[raven] raven
    }
colour =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
       *[black] black
    }
pawn =
    { $colour ->
        [red] red pawn
        [green] green pawn
        [blue] blue pawn
        [yellow] yellow pawn
       *[black] black pawn
    }
placeholder =
    { $colour ->
        [red] red placeholder
        [green] green placeholder
        [blue] blue placeholder
        [yellow] yellow placeholder
       *[black] black placeholder
    }
target = target
to-move = to be moved
card = { $icon }, { $marks }; with { $others }
on-card = { $piece } on { $icon }
token = token { $icon }, { $colour }: round { $round } of { $rounds }

# The score sheet
tokens-won = tokens
tokens =
    { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
beside = { $first }, { $then }
has-bid = bid { $pivots }
standing =
    { $name ->
        [left] left
        [sits-out] sits out
        [gave-up] gave up
        [done] done
        [passed] passed
       *[failed] failed
    }
in-rounds-won =
    { $pivots ->
        [one] 1 pivot in rounds won
       *[other] { $pivots } pivots in rounds won
    }

# What to do
task = Round { $round }: { $pawn } to { $icon }.
think = Try ways in your mind, then bid.
bid-lower = Bid lower, or say done.
bid-or-pass =
    { $who-is ->
        [me] Bid or pass.
       *[other] { $who } is to bid or pass.
    }
shows =
    { $who-is ->
        [me] Show your solution
       *[other] { $who } demonstrates
    }: { $pivots ->
        [one] 1 pivot
       *[other] { $pivots } pivots
    } left.
clock =
    { $name ->
        [think] Thinking
        [timer] Bidding
       *[demo] Demonstration
    }
bids = Bid
bid =
    Bid { $pivots ->
        [one] 1 pivot
       *[other] { $pivots } pivots
    }
pivot =
    { $moving ->
        [red] Red
        [green] Green
        [blue] Blue
        [yellow] Yellow
       *[black] Black
    } over { $over ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
       *[black] black
    } by { $icon } to { $to }
act =
    { $name ->
        [giveUp] Give up
        [done] Done
        [concede] Concede
        [pass] Pass
       *[leave] Leave the game
    }

# Why not, with the rules' word for it in brackets
occupied = { $pivot }: the { $pawn } stands there (occupied).
own-colour =
    { $pivot }: that card is { $colour ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
       *[black] black
    }, like the pawn (own-colour).
bid-already = That is your bid already: bid less than { $bid } (not-lower).
not-lower = Bid less than your own last bid of { $bid } (not-lower).
same-pawn = A pawn cannot pivot over itself: name two different pawns (same-pawn).
all-think = While everybody thinks, the pawns stay where they are (wrong-phase).
bidding-runs = Demonstrations begin when the time for bidding is over (wrong-phase).
not-demonstrator = Somebody else is demonstrating: only they touch the pawns (not-demonstrator).
give-up-once = You may give up once, and only while everybody thinks (wrong-phase).
bid-range = Bid a number from 1 to 20 (range).
too-late = The time for bidding in this round is over (too-late).
done-once = You may say done once after your last bid, and only while bidding runs (wrong-phase).
sits-this-out = Your last demonstration failed: you sit this round out (wrong-phase).
other-tempo = Without clocks you speak in seat order, a bid or a pass; with clocks nobody passes (wrong-phase).
you-left = You have left the game.
not-now = That is nothing you can do now (wrong-phase).

# What happened
pivots =
    { $who-is ->
        [me] You, pivot { $number }: { $pivot }.
       *[other] { $who }, pivot { $number }: { $pivot }.
    }
bids-pivots =
    { $who-is ->
        [me] You bid { $pivots }.
       *[other] { $who } bids { $pivots }.
    }
does =
    { $who-is ->
        [me] You { $name ->
            [giveUp] give up
            [done] are done
            [concede] concede
            [pass] pass
           *[leave] leave the game
        }.
       *[other] { $who } { $name ->
            [giveUp] gives up
            [done] is done
            [concede] concedes
            [pass] passes
           *[leave] leaves the game
        }.
    }
time-over =
    { $name ->
        [think] Nobody bids in time.
       *[timer] The time for bidding is over.
    }
demo-over =
    { $who-is ->
        [me] You have no time left.
       *[other] { $who } has no time left.
    }
demonstrates =
    { $who-is ->
        [me] You demonstrate a bid of { $pivots }.
       *[other] { $who } demonstrates a bid of { $pivots }.
    }
wins-token =
    { $who-is ->
        [me] You win the { $icon } token.
       *[other] { $who } wins the { $icon } token.
    }
fails =
    { $who-is ->
        [me] Your demonstration fails; the pawns go back.
       *[other] { $who }'s demonstration fails; the pawns go back.
    }
gives-back =
    { $who-is ->
        [me] You give a token back.
       *[other] { $who } gives a token back.
    }
nobody-gets = Nobody gets the { $icon } token.
nobody-may-bid = Nobody may bid for the { $icon } token.
solution =
    A shortest solution has { $pivots ->
        [one] 1 pivot
       *[other] { $pivots } pivots
    }: { $way }.
next = { $first }; { $then }
alone =
    { $who-is ->
        [me] You have
       *[other] { $who } has
    } { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } with { $pivots ->
        [one] 1 pivot
       *[other] { $pivots } pivots
    }.
wins-tokens =
    { $who-is ->
        [me] You win
        [several] { $who } share the win
       *[other] { $who } wins
    } with { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }.
