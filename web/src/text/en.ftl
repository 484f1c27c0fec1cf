# The page's own words in English. What belongs to a game comes from the server.

## Everywhere

settings = Settings
close = Close
no-answer = The server is not responding. Nothing is lost: try again in a moment.
# What the server refused without a word of its own, as a proxy before it does.
refused = The server refused this ({ $status }).
refused-401 = The server does not know you any more. Load the page again.
refused-403 = This is not allowed here.
refused-404 = This is no longer there.
refused-409 = The table has moved on meanwhile. Look again, then choose.
refused-413 = This is too much to send at once.
refused-429 = Too much at once: wait a moment, then try again.
connection-lost = Connection lost. Reconnecting…
loading = Loading…
drawing-map = Drawing the map…
load-failed = This table can’t be shown: { $reason }
to-lobby = Back to the lobby
rule = Rule { $rule }
labelled = { $label }: { $text }
no-wording = No summary for this rule.

## Settings

language = Language
language-browser = Same as the browser
language-en = English
language-fr = Français
counter-size = Counter size
size-small = Small
size-normal = Normal
size-large = Large
text-size = Text size
text-normal = Normal
text-large = Large
text-largest = Very large
sound = Sounds: my turn, dice, moves
motion = Animate moves
safe-colours = Colour-blind friendly palette
show-overview = Show the overview map
two-taps = On a touch screen, the first tap previews a move, the second makes it
direct = Do at once what leaves no choice, and bring the only unit that can come to an empty hex I click
warn = Say what I give up before I end a phase or pass
your-name = Your name at the table

## Lobby

tagline = Board wargames of 1941–45, played by their full rules.
game = Game
players = Players
range = { $least } to { $most }
length = Length
difficulty = Difficulty
difficulty-1 = very easy
difficulty-2 = easy
difficulty-3 = medium
difficulty-4 = hard
difficulty-5 = very hard
play-now = Play now
choose-scenario = Choose a scenario; you will play against the computer.
for-players = { $count } players
opponent = Computer level
play-as = Play { $the-seat }
components-line = The map and counters are our own reconstructions.
components-more = What does that mean?
components-title = Where the components come from
components-why = We do not copy any publisher’s map or counters. What the rulebook prints is used as it stands; the rest is rebuilt from geography, orders of battle and the worked examples. Every row of the data says what it is based on.
components-printed = { $count ->
    [0] No row comes from the rulebook.
    [one] { $count } row comes from the rulebook.
   *[other] { $count } rows come from the rulebook.
}
components-derived = { $count ->
    [0] No row follows from its rules and examples.
    [one] { $count } row follows from its rules and examples.
   *[other] { $count } rows follow from its rules and examples.
}
components-reconstructed = { $count ->
    [0] No row is a reconstruction.
    [one] { $count } row is a reconstruction.
   *[other] { $count } rows are reconstructions.
}
components-pack = Do you own the boxed game? A folder with its values (a “pack”) can replace ours: see docs/data.md.
game-picture = Map of { $game }
create-table = Create a table
scenario = Scenario
seats = Who plays?
seat-me = Me
seat-open = Open to anyone
seat-invite = By invitation
seat-computer = Computer ({ $level })
level-random = beginner, plays at random
level-scripted = normal
optional-rules = Optional rules
mode = Pace
mode-live = Live
mode-turns = Turn by turn, over several days
hot-seat = Hot seat: all sides play on this screen
spectators = Spectators welcome
table-title = Table name
create = Create
my-tables = My tables
open-tables = Open tables
finished-tables = Finished
no-tables-mine = None yet. Start a game above, or create a table for your friends.
no-tables-open = Nobody is looking for an opponent right now. Create a table with a seat open to anyone.
no-tables-finished = Finished games will appear here, to be reviewed from any seat.
table-turn = turn { $turn }, { $the-seats } to play
table-expires = Nobody has played here for long: it will be deleted on { $date }. Open it to keep it.
your-turn = your turn
join = Join as { $the-seat }
open-table = Open
watch = Watch

## Maps without rules

maps = Maps
maps-not-yet = Maps of games to come. Their rules are not ready yet, so you can’t play them, but you can already explore the maps.
map-of = Map: { $game }
map-help = Arrow keys move from hex to hex and describe each one. + and − zoom, Alt + arrow pans the map, 0 shows all of it.
map-not-yet = The rules of this game are not ready yet, so it cannot be played. The map is: point at or tap a hex to see what is there.
map-size = { $columns } × { $rows } hexes of { $size }
map-rows = Data: { $printed ->
    [0] no value comes from the rulebook
    [one] { $printed } value comes from the rulebook
   *[other] { $printed } values come from the rulebook
}, { $derived ->
    [0] none follow from it
    [one] { $derived } follows from it
   *[other] { $derived } follow from it
}, { $reconstructed ->
    [0] none are
    [one] { $reconstructed } is
   *[other] { $reconstructed } are
} reconstructed from geography.
map-cell = What is in this hex
map-find = Find a place or a hex number
map-go = Go
map-missed = “{ $words }” was not found on this map.

## Dice

dice-title = Verify the dice
back-to-table = Back to the table
dice-busy = Replaying the game…
dice-running = This game is not over. Its dice are covered by the promise below, which this browser has saved. When the game is over, every die can be verified here.
dice-verdict-good = All { $count } dice check out.
dice-verdict-bad = Something does not check out.
holds = correct
fails = wrong
dice-sealed = All { $count } lines of the record are unchanged: the seal of each was recomputed here.
record-fault-no-record = This is not a record.
record-fault-changed = Line { $line } has been changed: its seal does not match.
record-fault-cut = The record is cut off after line { $line }.
record-fault-no-key = Line { $line } has no key: the game was not over when this file was made.
dice-key-holds = The key is the promised one: its hash, computed here, matches the promise in the record.
dice-key-broken = The key is not the promised one: its hash does not match the promise in the record.
dice-table-holds = It is the promise shown at the table.
dice-table-broken = It is not the promise shown at the table.
dice-noted-holds = It is the promise that this browser saved on { $on }.
dice-noted-broken = It is not the promise that this browser saved on { $on }.
dice-replayed = The game was replayed by its rules from the first action to the last; { $count } dice were rolled.
dice-agree = { $count } of { $of } rolls match the key, computed in this browser.
dice-choose-file = Verify a file…
dice-drop = Or drop a record here. The seals, the promise and every die are computed in your browser.
dice-faces = How the dice rolled ({ $sides } sides)
dice-expected = { $total } rolls: on average each face should come up { $expected } times (dashed line).
dice-spread = Fair dice look uneven over a single game. That is luck, not a fault.
face = Face
times = Count
dice-throws = Every roll
throw-number = No.
throw-log = In the log
throw-game = In the game
throw-here = Computed here
dice-how = How the promise works
dice-how-key = Before the first move the server draws a secret key of 256 bits and shows everyone its hash (SHA-256): the promise. A hash gives no hint of the key, and no other key with the same hash can be found.
dice-how-throw = The first roll is a keyed hash (BLAKE2b) of the number 1, the second of the number 2, and so on. Its first 64 bits modulo the number of sides give the face.
dice-how-end = When the game is over, the key is published in the record. Anyone can hash it, compare it with the promise and recompute every roll.
dice-why = Why nobody can cheat
dice-why-server = The server could not change a die during the game: all rolls were fixed by the key before the first move, and another key would break the promise.
dice-why-player = A player could not foresee a die: without the key the next roll can’t be computed, and the key leaves the server only after the end. Undo does not help either: it stops at a die roll.
dice-why-limit = What it does not prove: that whoever runs the server kept the key secret. Play where you trust the host, as at any table.
dice-recipe = Check without this page
dice-recipe-hint = This program needs only Python, nothing from Grognard:
dice-recipe-download = Download the program

## Table

orders = Orders
board = Map
board-help = Arrow keys move from choice to choice, with Shift from stack to stack. Enter selects; Shift + Enter takes the other choice there; ? explains why something is not allowed. Digits toggle overlays. + and − zoom, Alt + arrow pans the map, 0 shows all of it.
waiting-for = Waiting for { $the-sides }
waiting-for-nobody = Waiting
answered = { $number-sides ->
    [one] { $The-sides } has answered.
   *[many] { $The-sides } have answered.
}
asked-together = Asked at the same time: { $the-sides }.
pass-until = Pass { $until }
until-turn = until the end of the turn
until-phase = until the end of the phase
until-game = until the end of the game
standing-orders = Standing orders
order-stands = { $window }: pass { $until }
give-order = Give a standing order
withdraw-it = Withdraw
withdraw-order = Withdraw: { $order }
thinking = { $The-side } { $number-side ->
    [one] is
   *[many] are
} thinking…
watching = You are watching.
game-over = The game is over.
winners = Victory for { $the-seats }
resigned = { $The-seat } resigned.
out-of-time = { $The-seat } ran out of time.
rematch = Rematch with sides swapped
draw = Draw
score = Score
replay-start = Watch from the start
gives-up = What this gives up
go-back = Go back
all-the-same = { $verb }, all the same
pick-all = All { $count }: { $verb }
gather-all = { $verb }: { $count ->
    [2] { $units }
   *[other] all { $count } units
}
some-stay = { $count ->
    [one] One of these units stays
   *[other] { $count } of these units stay
}
stay-for-now = A die, a reveal or another decision comes first.
not-together = These units can’t be taken together here.
who-comes = Who comes here?
undo = Undo
reset = Undo all
resign = Resign
resign-sure = Resign this game?
yes = Yes
no = No
all-choices = All choices ({ $count })
click-means = What a click does
any-verb = Automatic
cell-label = { $cell }, { $terrain }
empty = empty
why-not = Why not?
nothing-there = Nothing to do here right now. { $prompt }
map-tools = Map
zoom-in = Zoom in
zoom-out = Zoom out
show-all = Whole map
show-choices = Show my choices
hide-counters = Hide the counters (H)
overview = Overview map
overview-help = Overview map. Arrow keys move the view, Enter shows the whole map.
overlays = Overlays
overlay-point = point at a unit
overlay-off = Hide: { $title }
preview-cost = { $paid } of { $of } movement points
preview-of = { $unit }: { $price }
step-next = then: { $step }
place-where = { $choice }: click one of the marked places.
group-where = Together: { $count } units. Which hex?
preview-other = Shift + click: { $verb }
stack = Units in { $cell }
forecast = Forecast
forecast-table = Table, column
last-roll = Dice
odds = { $attack } to { $defence }
chance = { $percent }%
chance-of = { $result }:
news = Latest events
track-at = { $name }: { $box }
situation = Situation
log = Log
tables = Charts
legend = Legend
legend-counter = How to read a counter
legend-map = On the map
legend-colours = Colours of the counters
legend-markers = Markers and symbols
legend-beneath = the same, on a unit further down the pile
legend-facing = where a unit looks
legend-marks = the unit carries a mark: { $marks }
legend-signs = Symbols on the screen
legend-overlay = Overlay: { $title }
sign-legal = a choice is possible here
sign-strike = a choice here leads to a die roll
sign-subject = what the current order is about
sign-chosen = the selected unit
sign-trail = the last move
sign-way = the path a move would take
sign-focus = keyboard focus
beside-map = Off map
turn-of = Turn { $turn } of { $last }
turn = Turn { $turn }
replay = Replay
replay-step = Step { $at } of { $of }
replay-now = Back to the present
replay-banner = You are looking at an earlier moment of the game.
first = First
back = Step back
forward = Step forward
replay-scrubber = Moment of the game
previous-turn = Previous turn
next-turn = Next turn
play = Play
pause = Pause
speed = Speed
seen-by = Seen by
viewpoint-everything = everyone at once
link-to-moment = Link to this moment
go-to-moment = Show this moment
moment-not-yet = This link leads to a moment that does not exist yet: the game has not got that far.
moment-other-viewpoint = While the game is running you can see this moment only from your own side.
practise = Practise from here
practise-hint = Creates a table of your own that continues from this moment with different dice. Until the game is over, what is hidden from you is drawn at random.
practice = practice
practice-of = Original game
earlier-lines = Earlier lines
turns-and-bookmarks = Turns and bookmarks
turns = Turns
bookmarks = Bookmarks
bookmark = Add bookmark
bookmark-name = Bookmark name
bookmark-default = Step { $step }
delete-bookmark = Delete the bookmark “{ $name }”
record = Record and dice
record-whole = The game is over, so its record contains every action and the dice key.
record-sealed = The dice are sealed. This is the promise made before the first move; the key is published when the game is over.
record-of-practice = A practice table starts in the middle of a game, so it has no record of its own.
record-ends = The record ends here.
promise = Promise about the dice
download-record = Download the record
download-promise = Download the promise
verify-dice = Verify the dice
how-dice = How the dice work
open-record = Open a record
open-record-hint = A record you downloaded opens as a table to review and practise from. It is replayed first to verify it.
choose-file = Choose a file…
record-too-large = This file is too large for a record.
seats-at-table = At the table
player-here = online
player-away = offline
to-play = to play
seat-is = { $seat }: { $who }
you = you
free-seat = free
computer = computer
show-panel = Show details
hide-panel = Hide details
waiting-for-players = Not everyone is here yet.
invitation = Invitation to play { $the-seat }
# The page that an invited friend sees first.
invited = An invitation to { $game }
invited-by = { $host } invites you to a game
table = Table
seat-for-you = free: this could be you
no-account-needed = You need no account.
link = Link to this table
copy = Copy
copied = Copied

## One screen for several, chat and notes

hand-over = Pass the screen to { $the-seat }
hand-over-hint = The table is hidden. It is shown only to the next player.
show-to = I play { $the-seat }: show the table
look-again = Not yet: back to { $the-seat }
turn-passes = Now to play: { $the-seat }
chat = Chat
chat-empty = Nobody has written anything yet.
chat-words = Message to the table
chat-for-players = The chat is for the players at this table.
say = Send
unread = { $count } new
notes = Notes
notes-hint = for you alone, saved as you write
notes-kept = Saved.
notes-changed = Saving…
notes-failed = Not saved: the server is not responding. Will retry with the next keystroke.

## Keys

keys = Keyboard
keys-everywhere = Everywhere
keys-board = On the map
keys-overview = On the overview map
keys-orders = Orders
keys-map = On a map-only page
keys-replay = In the replay
keys-tabs = On the tabs
key-help = show this list
key-next = next or previous item
key-close = close what is open
key-choice = next choice in that direction
key-stack = next stack in that direction
key-hex = next hex in that direction, and what is there
key-choose = choose
key-other = the other choice in the same place
key-all = take the whole stack
key-box = take all units in a box
key-main = the main button of the orders
key-undo = undo
key-why = why can’t this be done?
key-overlay = show or hide an overlay
key-counters = hide or show the counters
key-zoom = zoom
key-whole = show the whole map
key-move = move the map
key-step = one step back or forward
key-turn = one turn back or forward
key-ends = the start, or the present
key-tab = next tab
cap-shift = Shift
cap-enter = Enter
cap-space = Space
cap-esc = Esc
cap-tab = Tab
cap-pageup = Page Up
cap-pagedown = Page Down
cap-home = Home
cap-end = End
cap-alt = Alt
cap-ctrl = Ctrl
cap-click = click
cap-drag = drag

## Account

account = Account
account-and-notices = Account and notifications
sign-in = Sign in
sign-in-hint = The tables you play here as a guest will move to your account.
sign-out = Sign out
create-account = Create an account
create-account-hint = With a name and a password you can continue your tables on any device; the tables you have stay yours.
account-name = Name
password = Password
password-hint = At least 8 characters.
change-name = Change name
name-changed = Your name has been changed.
change-password = Change password
password-old = Current password
password-new = New password
password-changed = Your password has been changed. You are signed out everywhere else.
password-forgotten = Forgot your password?
forgotten-hint = If you have confirmed an email address for your account, we send you a link there to choose a new password.
forgotten-send = Send me the link
forgotten-sent = If { $email } is the confirmed address of an account, an email is on its way. Its link works for an hour.
reset-hint = You will be signed out on all other devices.
reset-set = Set it and sign in
to-sign-in = Back to signing in
devices = Where you are signed in
device-unknown = A device
device-this = this device
device-used = Last used { $when }
device-end = Sign out
device-end-named = Sign out: { $device }
devices-end = Sign out everywhere else
delete-account = Delete account
delete-account-hint = You give up your seats at running tables, and your name is removed. What was played stays in the logs of the tables.
delete-account-sure = Delete for good

## Notices

notices = Notifications
notices-hint = To be told when it is your turn.
notify-browser = Notify me in this browser when the page is hidden
notify-refused = The browser does not allow it. It can be allowed in the browser’s settings for this page.
notify-text = It is your turn.
email = Email address
email-hint = You will get an email with a confirmation link; nothing else is sent until then.
email-set = Notify me by email
email-drop = Remove this address
email-unverified = Not confirmed yet: open the link in the email that was sent there.
notify-email = By email to { $email }
webhook = Webhook
webhook-hint = An address that receives a signed message, for a bot or a chat room.
webhook-set = Notify my webhook
webhook-drop = Remove this webhook
webhook-secret = Its signing key, shown only once:
notify-webhook = Webhook { $url }
notify-when = Email and webhook
notify-when-turns = for turn-by-turn tables
notify-when-all = for all tables, while I have none open
mail-verify = Yes, this is my address
mail-verified = { $email } is confirmed.
mail-unsubscribe = Stop sending me emails
mail-unsubscribed = No more emails will be sent to { $email }.

## Guide

guide = Guide
guide-learn = Learn in ten minutes
guide-step = Step { $step } of { $of }
guide-next = Next
guide-back = Back
guide-show = Show me
guide-quit = Quit
guide-for-real = Play against the computer
guide-again = Repeat the guide
guide-hint = Not yet. What this step asks for is highlighted on the map or in the orders.
guide-hint-next = Read on first: press “Next”.

## Agreements

back-here = Back to step { $at }
paused = The game is paused.
go-on = Resume the game
pause-game = Pause the game
ask-pause = Ask for a pause
ask-back = Ask to take back my move
take-back = Take back my move
accept = Accept
refuse = Refuse
withdraw = Withdraw
proposal-back = { $The-seat } would like to go back to step { $to }.
proposal-pause = { $The-seat } would like to pause.
proposal-resume = { $The-seat } would like to resume the game.
proposal-lost = { $count ->
    [one] One line would be undone:
   *[other] { $count } lines would be undone:
}
proposal-waits = Waiting for an answer from { $the-seats }
proposal-refused = Refused by { $the-seat }
dice-go-on = Dice that were rolled are gone: the next ones will be new, and nobody knows them.
leave = Leave the table
leave-sure = Leave? Your seat will be free. Once the game has begun, your clock keeps running and the others may claim the win.
held-before = Before: { $names }
seat-empty = { $seat }: nobody is at the table
seat-empty-choices = Play on, end the game, or invite somebody to take over with this link:
left-table = { $The-seat } left the table.
taken-back = { $The-seat } took this back: { $text }
sending = Connection lost. Your move is kept and will be sent on reconnecting…
clocks = Clocks
time-days = { $large }d { $small }h
time-hours = { $large } h { $small } min
time-minutes = { $large }:{ $small }
time-over = { $seat }: out of time
claim-win = Claim the win
claim-computer = Let the computer take over
budget = Thinking time
no-budget = No limit
budget-turn = { $count ->
    [one] One day per turn
   *[other] { $count } days per turn
}
budget-reserve = { $count } days for the whole game
budget-minutes = { $count } minutes for the whole game

## What the others did

playback = What the others did
playback-set-up = Set-up
playback-place = { $at } of { $of }
playback-skip = Skip to now
playback-resume = Go on
playback-next = Next step
playback-pace = Playback of the others’ actions
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-off = off
recap = Since your last move
recap-start = Before your first move
recap-last = The last turn
recap-turn = This turn so far
recap-again = Play again
recap-close = Seen, put away
recap-attack = { $count ->
        [one] { $count } attack
       *[other] { $count } attacks
    }
recap-loss = { $count ->
        [one] { $count } loss
       *[other] { $count } losses
    }
recap-retreat = { $count ->
        [one] { $count } retreat
       *[other] { $count } retreats
    }
recap-capture = { $count ->
        [one] { $count } change of control
       *[other] { $count } changes of control
    }
recap-event = { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
recap-points = { $count ->
        [one] { $count } gain of points
       *[other] { $count } gains of points
    }
recap-other = { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
recap-move = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
keys-playback = While the others’ actions are played back
key-pause = pause, or go on
key-on = next step
key-skip = skip to now

## Directions

direction-N = north
direction-NE = north-east
direction-E = east
direction-SE = south-east
direction-S = south
direction-SW = south-west
direction-W = west
direction-NW = north-west
