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
    .does = A bid that fails costs nothing but the token.
option-false_bid-sit-out = sit out
    .does = Whose bid fails sits out the next round.
option-false_bid-token = token
    .does = Whose bid fails gives back a token.
option-tiebreak = Equal tokens
    .help = shared: all win; fewest-pivots: the fewer pivots in rounds won
option-tiebreak-shared = shared
    .does = Equal numbers of tokens share the win.
option-tiebreak-fewest-pivots = fewest pivots
    .does = Of equal players the one wins who needed fewer pivots in the rounds won.
option-tempo = Tempo
    .help = live: against the clock, all at once; turns: in seat order
option-tempo-live = live
    .does = All think and bid at once, against the clock.
option-tempo-turns = turns
    .does = You bid or pass in turn, and no clock runs.
option-seats = Seats at most
    .help = how many may play
option-start = Start
    .help = cards of the red, green, blue, yellow and black pawn; none: at random

# The table
cards = The fifteen cards
token-of-round = Token of the round
tokens-drawn = Tokens as they are drawn
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
        [one] 1 { TERM("pivot", of: "pivot") } in rounds won
       *[other] { $pivots } { TERM("pivots", of: "pivot") } in rounds won
    }

# What to do
task = Round { $round }: { $pawn } to { $icon }.
think = Touch two pawns to try, then bid.
unbeatable = Nothing beats a bid of 1: say done.
bid-lower = Bid less than { $least }, or say done.
said-done = You are done. You may still bid less.
conceding = Give up this demonstration?
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
        [one] 1 { TERM("pivot", of: "pivot") }
       *[other] { $pivots } { TERM("pivots", of: "pivot") }
    } left.
clock =
    { $name ->
        [think] Thinking
        [timer] Bidding
       *[demo] Demonstration
    }
bids = Bid
more-bids = More
bid =
    Bid { $pivots ->
        [one] 1 { TERM("pivot", of: "pivot") }
       *[other] { $pivots } { TERM("pivots", of: "pivot") }
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
occupied = { $pivot }: the { $pawn } stands there.
own-colour =
    { $pivot }: that card is { $colour ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
       *[black] black
    }, like the pawn.
bid-already = That is your bid already: bid less than { $bid }.
not-lower = Bid less than your own last bid of { $bid }.
same-pawn = A pawn cannot pivot over itself: name two different pawns.
all-think = While everybody thinks, the pawns stay where they are.
bidding-runs = Demonstrations begin when the time for bidding is over.
not-demonstrator = Somebody else is demonstrating: only they touch the pawns.
give-up-once = You may give up once, and only while everybody thinks.
bid-range = Bid a number from 1 to 20.
too-late = The time for bidding in this round is over.
done-once = You may say done once after your last bid, and only while bidding runs.
sits-this-out = Your last demonstration failed: you sit this round out.
other-tempo = Without clocks you speak in seat order, a bid or a pass; with clocks nobody passes.
you-left = You have left the game.
not-now = That is nothing you can do now.

# What happened
pivots =
    { $who-is ->
        [me] You, { TERM("pivot", of: "pivot") } { $number }: { $pivot }.
       *[other] { $who }, { TERM("pivot", of: "pivot") } { $number }: { $pivot }.
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
no-fewer = No fewer pivots would do.
solution =
    A shortest solution has { $pivots ->
        [one] 1 { TERM("pivot", of: "pivot") }
       *[other] { $pivots } { TERM("pivots", of: "pivot") }
    }: { $way }.
next = { $first }; { $then }
last-token = That was the last token.
alone =
    { $who-is ->
        [me] You have
       *[other] { $who } has
    } { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } with { $pivots ->
        [one] 1 { TERM("pivot", of: "pivot") }
       *[other] { $pivots } { TERM("pivots", of: "pivot") }
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

# The lesson.
lesson-bid = The red pawn must reach the card with the heart in its centre. A pawn pivots over another: their cards share one icon, and it goes to the third card with that icon. Red over yellow does it at once: bid 1.
lesson-pivot = The lowest bid is shown first, and it is yours. Touch the red pawn, then the yellow one.
lesson-token = Red has arrived, and the token is yours. No pawn may land on a card of its own colour, unless that is the target. After fifteen rounds most tokens win.
lesson-two = Now the black pawn is to come to the music notes, and no pivot does it alone: another pawn has to move first. Two are enough: bid 2. Everybody may bid while the timer runs.
lesson-first = The bot needs three, so you show yours. First the yellow pawn goes out of the way: over the black one.
lesson-then = The music notes are free. Now black over yellow.
lesson-won = That holds. Had it failed, the next lowest bid would have been shown. While you think you may try pivots on the board: only you see them.

# The guide
guide = Fifteen cards, five pawns, one target. Everybody looks for the shortest way in their mind, bids, and shows it.
guide-round = A round
    .text = A token shows an icon. The pawn of its colour is the active one, and the card with this icon in its centre is the target. It is to be reached by as few pivots as possible, and all pawns may help.
    .shows = The token shows a red heart: the red pawn must reach the card with the heart in its centre.
guide-pivot = The pivot
    .text = Any two cards share exactly one icon, and every icon is on three cards. A pawn pivots over another: look for the icon that their two cards share. The third card with it is where the pawn goes.
    .shows = Red stands on one marked card, yellow on the other. They share the heart: red over yellow leads to the heart in the middle.
guide-blocked = What is in the way
    .text = A card holds one pawn only, so nobody pivots onto an occupied one. And no pawn may go to a card whose centre has its own colour, unless that card is the target of the round.
    .shows = The black pawn must reach the marked card, but yellow stands there: yellow has to go first.
guide-bid = Bidding
    .text = All think at once, and nobody touches a pawn. Whoever sees a way says how many pivots it takes. That starts the timer, and while it runs everybody may bid, even several times, but never higher than before.
    .shows = The blue pawn is to reach the drop, and somebody has bid four.
guide-show = Showing
    .text = When the time is over, the lowest bid is shown first; of equal ones, the earlier. If it holds, its player wins the token. If not, the pawns go back and the next lowest is shown. The next round begins where the pawns stand.
    .shows = One pivot of two is done. Black and yellow share the anchor, so the second one leads to the target.
guide-end = The end
    .text = After fifteen rounds the most tokens win.
    .shows = The pawns as they stand after the last round.

# Puzzles.
puzzle-pivots = Target: { $pawn } to { $icon }. Pivots so far: { $pivots }.
puzzle-name = The shortest way
puzzle-goal = Bring the pawn of the target’s colour onto the target by as few pivots as can be.
puzzle-value =
    { $value ->
        [one] { $value } pivot
       *[other] { $value } pivots
    }
both-name = Two targets in a row
both-goal = Bring the pawn of the first target’s colour there so that both targets together take as few pivots as can be. The second one’s fewest are counted from where you leave the pawns.
both-pivots = Targets: { $pawn } to { $icon }, then { $next } to { $last }. Pivots so far: { $pivots }.
both-value =
    { $value ->
        [one] { $value } pivot for both targets
       *[other] { $value } pivots for both targets
    }
token-left = token left in the bag: { $icon }, { $colour }
unnamed = an unnamed designer

# Photographs of printed pieces.
photograph = Lay the fifteen cards upright in three rows of five, the placeholders on their cards above the code, the token of the round beside them. Put the pawns and the other tokens aside.

# The score sheet of the companion.
sheet-winner = Who won the token
sheet-pivots = Pivots shown
sheet-returned = Gave a token back
sheet-timer-think = To think
sheet-timer-demo = To show it
sheet-timer-bids = The sand timer
sheet-not-pivots = Who wins a token has shown at least one pivot; without a winner there is none.
sheet-not-returned = Without a token there is none to give back.
sheet-not-twice = You show a solution once in a round: who won it gave nothing back.

# What referees say of positions that no match comes to: the sentences of position.py.
wrong-tableau = Every card lies once.
wrong-tokens = Each of the fifteen once, in the order of drawing.
wrong-sooner = No pawn reaches card { $card }, its own colour, sooner.
wrong-demonstrator = In phase demonstrate, and only then.
wrong-one-card = Two pawns stand on one card.
wrong-plane = The five cards lie in a plane of seven, so some targets cannot be reached.
wrong-start-cards = Give five cards from 0 to 14, for red, green, blue, yellow and black.
wrong-start-two = No card gets two pawns.
wrong-start-own = The { $colour } pawn may not begin on card { $card }, which is { $its-colour }.
wrong-pawns = They leave the placeholders only in a demonstration.
wrong-round = The game has fifteen rounds.
wrong-won = There are more tokens than rounds.
wrong-left-bid = The bid of who has left is void.
wrong-sits-out = Who sits out has given up and is done, if so agreed.
wrong-bid-gave-up = To bid is not to sit out or to give up.
wrong-failed = Only a bid demonstrated has failed.
wrong-nobody = Nobody is left to bid.
wrong-passed = Nobody passes in a game with clocks.
wrong-turns-done = Without clocks seats bid or pass.
wrong-think-turns = Without clocks a round begins with bidding.
wrong-think-bid = The first bid opens the bidding.
wrong-gave-up = Everybody has given up, so the round is over.
wrong-speaks = Nobody speaks who has left, or has passed since the last bid.
wrong-no-bid = Somebody must have bid.
wrong-all-done = Everybody is done, so the bidding is over.
wrong-bid-order = Every bid has its own place among the bids of the round.
wrong-bids = Every bid is below the own last one.
wrong-used = Pivots are counted in a demonstration.
wrong-shows = No bid of this seat is left to be shown.
wrong-lowest = The lowest bid left is shown, the earlier of equal ones.
wrong-seats = There are { $seats } seats; choose more (up to { $most }) to play with { $players }.

# What an editor of positions calls the fields that are no pieces.
field-players-tokens = tokens
field-players-pivots = pivots of the rounds won
field-players-bid = bid
field-players-place = bids before the last own one
field-players-gave-up = has given up
field-players-done = is done bidding
field-players-passed = has passed
field-players-failed = has shown in vain
field-players-sits-out = sits this round out
field-players-left = has left
field-phase-think = think
field-phase-bid = bid
field-phase-demonstrate = demonstrate
field-round = Round
field-demonstrator = Who demonstrates
field-used = Pivots made
field-bids = Bids in this round
