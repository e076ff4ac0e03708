## The bar

home = Parlour, all games
to-light = Switch to light
to-dark = Switch to dark
language = Language
close = Close
skip = Skip the bar
settings = Settings

## The shelf

yours-heading = Your games
yours-turn = Your turn
yours-waiting = Waiting for { $who }
yours-open = Waiting for players
yours-with = with { $names }
yours-alone = alone
yours-title = ({ $count }) Parlour
shelf-offline = You are offline: this is what was here when you last looked. Your games wait for you.
shelf-heading = What shall we play?
shelf-icons = Icons of Pivot Pawns by the artists of game-icons.net, CC BY 3.0
try-again = Try again
warming = Getting the games ready: { $done } of { $total }
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-range = { $least }–{ $most } players
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
by-designer = by { $name }

## Pages without a game

lost-heading = Nothing here
lost-link = Go to the games.
missing-heading = No such table
missing-text = The link may be mistyped, or the table was cleared away.
missing-link = Start a new game.
going = Going to the table…
unanswered = The parlour does not answer. Trying again…

## Setting up

setup-title = New game · Parlour
table-title = { $game } · Parlour
table-title-turn = Your turn · { $game }
setup-players = Players
setup-more = More options
setup-play = Play
setup-pictures = The game in pictures
setup-clause = { $option }: clause { $clause }
setup-last = As last time
wrong-range = Choose { $least } to { $most }.
wrong-steps = Choose { $least } to { $most }, in steps of { $step }.
wrong-together = This does not go with the other choices.
wrong-players = With these choices so many cannot play.
wrong-name = This name will not do. Take another one.
usual = usual ({ $least }–{ $most })
yes = Yes
no = No
seat-who = Seat { $seat }: who plays
seat-strength = Seat { $seat }: strength
seat-name = Seat { $seat }: name
chair-me = Me
chair-here = Friend here
chair-link = Friend by link
chair-bot = Bot
chair-joins = joins by a link
name-me = You
name-host = Host
name-friend = Friend
name-friend-at = Friend { $seat }
bot = Bot

## Strengths of bots

level-gentle = Gentle
level-casual = Casual
level-club = Club player
level-expert = Expert

## Settings

setting-sound = Sounds
setting-buzz = Vibration
setting-speed = Speed of movement
speed-slow = Slow
speed-usual = Usual
speed-fast = Fast
speed-none = None
speed-still = This device asks for little motion: nothing glides.
setting-marks = Marks of what may be touched
marks-usual = Usual
marks-strong = Strong
setting-hand = Where the buttons lie
hand-left = Left
hand-middle = Middle
hand-right = Right
setting-light = Light
light-device = As the device
light-light = Light
light-dark = Dark
settings-kept = Kept on this device.

## The lobby

invited = { $host } invites you to a game.
guest = Guest
share = Share
share-text = { $host } invites you to a game of { $game }.
scan = Code to scan
only-here = This link works on this computer only. Start Parlour with { $option } and phones in the same room can join.
your-name = Your name
send-link = { $friends ->
    [one] Send this link to your friend.
   *[other] Send each friend a link of their own.
} The game starts by itself.
seat-link = Link to seat { $seat }
copy = Copy
copied = Copied
being-laid = The table is being laid…
waiting = Waiting for a friend
sit-here = Sit here
role-bot = bot
role-here = here
role-joined = has joined

## Passing the device

pass-device = Pass the device to
pass-device-to = Pass the device to { $name }.
i-am = I am { $name }

## The table

players-label = Players
thinking = is thinking
away = away
take-back = Take back
with-key = { $label } ({ $key })
leave-table = Leave the table
drawer-rules = Rules
drawer-log = What happened
drawer-moves = Legal moves
drawer-result = Result
drawer-leave = Leave the table?
board-size = Size of the board
larger = Larger
smaller = Smaller
whole-board = Whole board
follow-game = Follow the game
show-large = Show large: { $place }
place-chosen = { $place }, chosen
place-open = { $place }, can be chosen
place-brings = { $place }, can be chosen: { $points }
play-again-move = Play the last move once more
look-back = Show the table after this move
past = You are looking back.
past-end = Back to now
past-before = The move before
past-after = The next move
past-beginning = The match begins.
past-moment = Moment of the match
past-of = Move { $move } of { $moves }
past-eyes = Seen by
past-onlooker = Onlooker
past-link = Copy a link to this moment
comes-back = { $name } is back.
goes-away = { $name } has gone away for now.
clock-minutes = { $clock }: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-seconds = { $clock }: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

## What to do now

line-down = The line is down. Trying again…
go-on = Go on
to-result = Result and next game
actions = Actions
turn-none = As it lies
turn-right = Turn right
turn-round = Turn round
turn-left = Turn left

## The drawers

log-empty = Nothing has happened yet.
log-earlier = Show earlier moves
moves-none = There is nothing to do now.
moves-of = { $name }:
rules-fetching = Fetching the rules…
rules-failed = The rules could not be fetched. Close this and try again.
leave-text = A bot plays on in your place. You cannot come back to the seat, but you may watch.
leave-stay = Stay
leave-for-good = Leave for good
leave-of = { $name } leaves

## The result

over = The game is over
draw = A draw
wins = { $who-is ->
    [me] You win
    [several] { $who } win
   *[other] { $who } wins
}
total = Total
next-game = Go to the next game
play-again = Play again
swap-seats = Swap seats
other-games = Other games
look-back-all = Look back
points-explained = How the points came about
part = { $label }: { $text }
seed-verified = Seed verified
seed-wrong = The seed does not match its commitment
seed-told = Before the first move the table committed to this seed. Its SHA-256, computed just now in your browser, { $result ->
    [mixed] is the commitment, and your own randomness was mixed in.
    [same] is the commitment.
   *[other] is not the commitment.
}
seed = Seed
commitment = Commitment
download = Download the match
download-check = and check every move with

## What goes wrong, by its code

problem-offline = The parlour does not answer. Try again in a moment.
problem-bad_message = This message cannot be read.
problem-too_large = This message is too long.
problem-foreign_origin = This request comes from a page of another site.
problem-not_yours = Only those who played may ask for another game.
problem-no_table = There is no such table.
problem-not_found = There is nothing here.
problem-too_many = That is too much for one hour. Come back a little later.
problem-damaged = The record of this table is damaged; it was put aside.
problem-failed = Something went wrong here. Nothing was changed.
problem-retry = The house is busy just now. Try again.
problem-not-yours = That is not your seat.
problem-unreadable = This action cannot be read.
problem-over = The match is over.
problem-too_fast = That was too fast; wait a few seconds.
problem-starting = The table is being set up. Try again in a moment.
problem-stale = The position has changed. Look again.
problem-no-past = That moment is not shown again.

gallery = Gallery
gallery-tables = Tables
gallery-controls = Controls
gallery-pieces = Pieces
gallery-width = Width
gallery-height = Height
gallery-sheet = Sheet

## Tried in the mind

trying = { $steps ->
    [one] Tried in your mind: { $steps } step. Nobody sees it.
   *[other] Tried in your mind: { $steps } steps. Nobody sees it.
}
place-tries = { $place }, can be tried
trying-end = Put back
