# The page's own words in English. What belongs to a game comes from the server.

## Everywhere

settings = Settings
close = Close
no-answer = The server does not answer. Nothing is lost: try again in a moment.
connection-lost = Connection lost. Trying again…
loading = Loading…
load-failed = This table can’t be shown: { $reason }
to-lobby = Back to the lobby
rule = Rule { $rule }
no-wording = No short wording for this number.

## Settings

language = Language
language-browser = As the browser
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
motion = Show movements
safe-colours = Colours that everyone can tell apart
show-overview = Show the overview map
two-taps = On a touch screen, show a move first and make it with a second tap
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
choose-scenario = Choose a scenario; you play against the computer.
for-players = { $count } players
opponent = The computer plays
play-as = Play { $seat }
components-line = Map and counters are our reconstructions.
components-more = What that means
components-title = Where the components come from
components-why = We copy no publisher’s map or counters. What the rulebook prints is taken as it stands; the rest is rebuilt from geography, orders of battle and the worked examples. Every row of the data says on what grounds.
components-printed = { $count } rows are printed in the rulebook.
components-derived = { $count } rows follow from its rules and examples.
components-reconstructed = { $count } rows are our reconstruction.
components-pack = Do you own the boxed game? A folder with its values, a pack, can be laid over ours; docs/data.md says how.
game-picture = Map of { $game }
create-table = Set up a table
scenario = Scenario
seats = Who plays
seat-me = Me
seat-open = Open to anyone
seat-invite = By invitation
seat-computer = Computer ({ $level })
level-random = at random, for practice
level-scripted = in earnest
optional-rules = Optional rules
mode = How
mode-live = Live
mode-turns = By turns, over days
hot-seat = Hot seat: I play all seats on this screen
spectators = Others may watch
table-title = Name of the table
create = Create
my-tables = My tables
open-tables = Open tables
finished-tables = Finished
no-tables-mine = None yet. Play now above, or set up a table for your friends.
no-tables-open = Nobody is looking for an opponent right now. Set up a table with a seat that is open to anyone.
no-tables-finished = Games that are over will stand here, to be looked at from every seat.
table-turn = turn { $turn }, { $seats } to play
your-turn = your turn
join = Join as { $seat }
open-table = Open
watch = Watch

## Dice

dice-title = Verify the dice
back-to-table = Back to the table
dice-busy = The game is played again…
dice-running = This game is not over. Its dice are sealed under the promise below; this browser has noted it. When the game is over, every die can be verified here.
dice-verdict-good = All { $count } dice hold.
dice-verdict-bad = Something does not hold.
holds = holds
fails = does not hold
dice-sealed = All { $count } lines of the record are unchanged: the seal of each was computed here.
record-fault-no-record = This is not a record.
record-fault-changed = Line { $line } was changed: its seal does not hold.
record-fault-cut = The record is cut after line { $line }.
record-fault-no-key = Line { $line } holds no key: the game was not over when this file was made.
dice-key-holds = The key is the promised one: its hash, computed here, is the promise in the record.
dice-key-broken = The key is not the promised one: its hash is not the promise in the record.
dice-table-holds = It is the promise that the table shows.
dice-table-broken = It is not the promise that the table shows.
dice-noted-holds = It is the promise that this browser noted on { $on }.
dice-noted-broken = It is not the promise that this browser noted on { $on }.
dice-replayed = The game was played again by its rules from the first action to the last; it threw { $count } dice.
dice-agree = { $count } of { $of } throws are what the key gives, computed in this browser.
dice-choose-file = Verify a file…
dice-drop = Or drop a record here. The seals, the promise and every die are computed in your browser.
dice-faces = How the dice fell ({ $sides } sides)
dice-expected = { $total } throws: on average each face comes up { $expected } times (dashed line).
dice-spread = Honest dice are uneven in a single game. That is luck, not a fault.
face = Face
times = Times
dice-throws = Every throw
throw-number = No.
throw-log = In the log
throw-game = In the game
throw-here = Computed here
dice-how = How the promise works
dice-how-key = Before the first move the server draws a secret key of 256 bits and shows everyone its hash (SHA-256): the promise. A hash gives no hint of the key, and no other key with the same hash can be found.
dice-how-throw = The first throw is a keyed hash (BLAKE2b) of the number 1, the second of the number 2, and so on. Its first 64 bits, divided by the sides of the die, leave the face as remainder.
dice-how-end = When the game is over, the key is laid open in the record. Anyone can hash it, compare it with the promise, and compute every throw again.
dice-why = Why nobody can cheat
dice-why-server = The server could not change a die during the game: all throws were fixed by the key before the first move, and another key would break the promise.
dice-why-player = A player could not foresee a die: without the key the next throw can’t be computed, and the key leaves the server only after the end. Nor does undo help: it ends at a die.
dice-why-limit = What it does not show: that whoever runs the server kept the key to themselves. Play where you trust the host, as at any table.
dice-recipe = Check it without this page
dice-recipe-hint = This program needs Python alone and no part of Grognard:
dice-recipe-download = Download the program

## Table

orders = Orders
board = Board
board-help = Arrow keys lead from choice to choice, with Shift from stack to stack. Enter chooses, Shift and Enter the other choice there; the question mark asks why not. Digits switch overlays. Plus and minus zoom, Alt and an arrow move the map, 0 shows all of it.
waiting-for = Waiting for: { $sides }
thinking = { $side } are thinking…
watching = You are watching.
game-over = The game is over.
winners = Victory: { $seats }
resigned = { $seat } gave up.
rematch = Play again with seats changed
draw = Draw
undo = Undo
reset = Start over
resign = Resign
resign-sure = Give up this game?
yes = Yes
no = No
all-choices = All choices ({ $count })
click-means = A click means
any-verb = as it comes
cell-label = { $cell }, { $terrain }
empty = empty
why-not = Why not?
nothing-there = Nothing to do there now. { $prompt }
zoom-in = Zoom in
zoom-out = Zoom out
show-all = Whole map
show-choices = Show my choices
overview = Overview map
overview-help = Overview map. Arrow keys move the view, Enter shows the whole map.
overlays = Overlays
overlay-point = point at a unit
overlay-off = Switch off: { $title }
preview-cost = { $cost } of { $of } movement points
preview-other = Shift and click: { $verb }
stack = Units in { $cell }
forecast = Forecast
last-roll = Dice
odds = { $attack } to { $defence }
attackers = Attackers
defenders = Defenders
chance = { $percent } %
news = What happened last
situation = Situation
log = Log
tables = Charts
beside-map = Beside the map
turn-of = Turn { $turn } of { $last }
turn = Turn { $turn }
nobody-there = nobody
replay = Replay
replay-step = Step { $at } of { $of }
replay-now = Back to now
replay-banner = You are looking at an earlier moment.
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
eyes-everything = everyone at once
link-to-moment = Link to this moment
go-to-moment = Show this moment
moment-not-yet = This link leads to a moment that is not there: the game has not come so far.
moment-other-eyes = While the game runs, you see this moment with your own eyes only.
practise = Practise from here
practise-hint = A table of your own that goes on from this moment, with other dice. Until the game is over, what is hidden from you is drawn anew.
practice = practice
practice-of = Practice: to the game it comes from
earlier-lines = Earlier lines
turns-and-bookmarks = Turns and bookmarks
turns = Turns
bookmarks = Bookmarks
bookmark = Mark
bookmark-name = Name of the bookmark
bookmark-default = Step { $step }
delete-bookmark = Delete the bookmark “{ $name }”
record = Record and dice
record-whole = The game is over, so its record holds every action and the key of the dice.
record-sealed = The dice are sealed. This is the promise made before the first move; the key follows when the game is over.
record-of-practice = A practice table begins in the middle of a game, so it has no record of its own.
record-ends = The record ends here.
promise = Promise about the dice
download-record = Download the record
download-promise = Download the promise
verify-dice = Verify the dice
how-dice = How the dice work
open-record = Open a record
open-record-hint = A record that you downloaded becomes a table to look at and to practise from. It is played again to verify it.
choose-file = Choose a file…
record-too-large = This file is too large for a record.
seats-at-table = At the table
to-play = to play
seat-is = { $seat }: { $who }
you = you
free-seat = free
computer = computer
show-panel = Show details
hide-panel = Hide details
waiting-for-players = Not everyone is here yet.
invitation = Invitation for { $seat }
link = Link to this table
copy = Copy
copied = Copied

## One screen for several, chat and notes

hand-over = Pass the screen to: { $seat }
hand-over-hint = The table is covered. It is shown only to the player who sits down now.
show-to = I am { $seat }: show the table
look-again = Not yet: { $seat } looks again
turn-passes = Now playing: { $seat }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-words = Say something to the table
chat-for-players = The chat is for those who sit at this table.
say = Say
unread = { $count } new
notes = Notes
notes-hint = for you alone, saved as you write
notes-kept = Saved.
notes-changed = Saving…
notes-failed = Not saved: the server does not answer. It is tried again with the next letter.

## Keys

keys = Keyboard
keys-everywhere = Everywhere
keys-board = On the board
keys-overview = On the overview map
keys-tabs = On the tabs
key-help = show this list
key-next = go to the next thing, or back
key-close = close what is open
key-choice = go to the next choice in that direction
key-stack = go to the next stack in that direction
key-choose = choose
key-zoom = zoom
key-whole = show the whole map
key-move = move the map
key-tab = next tab
cap-shift = Shift
cap-enter = Enter
cap-space = Space
cap-esc = Esc
cap-tab = Tab
cap-alt = Alt

## Account

account = Account
account-and-notices = Account and notices
sign-in = Sign in
sign-in-hint = The tables that you play here as a guest come along to your account.
sign-out = Sign out
create-account = Create an account
create-account-hint = With a name and a password you can go on with your tables on any device; the tables you have stay yours.
account-name = Name
password = Password
password-hint = At least 8 characters.
change-name = Change name
name-changed = Your name is changed.
change-password = Change password
password-old = Current password
password-new = New password
password-changed = The password is changed. You are signed out everywhere else.
devices = Where you are signed in
device-unknown = A device
device-this = this device
device-used = Last used { $when }
device-end = Sign out there
device-end-named = Sign out there: { $device }
devices-end = Sign out everywhere else
delete-account = Delete account
delete-account-hint = You give up your seats at running tables, and your name goes. What was played stays in the logs of the tables.
delete-account-sure = Delete for good

## Notices

notices = Notices
notices-hint = To be told that it is your turn.
notify-browser = This browser tells me while its page is hidden
notify-refused = The browser does not allow it. It can be allowed in the browser’s settings for this page.
notify-text = It is your turn.
email = E-mail address
email-hint = You get a mail with a link to confirm it; nothing else is sent before.
email-set = Tell me by mail
email-drop = Forget this address
email-unverified = Not confirmed yet: open the link in the mail that was sent there.
notify-email = By mail to { $email }
webhook = Webhook
webhook-hint = An address that is called with a signed message, for a bot or a chat room.
webhook-set = Tell my webhook
webhook-drop = Forget this webhook
webhook-secret = The key of its signatures, shown only now:
notify-webhook = Webhook { $url }
notify-when = Mail and webhook
notify-when-turns = for tables played by turns
notify-when-all = for all tables, while I have none open
mail-verify = Yes, this is my address
mail-verified = { $email } is confirmed.
mail-unsubscribe = Send me no more mails
mail-unsubscribed = No more mails will go to { $email }.

## Guide

guide = Guide
guide-learn = Learn in ten minutes
guide-step = Step { $step } of { $of }
guide-next = Next
guide-back = Back
guide-show = Show me
guide-quit = Quit
guide-for-real = Play against the computer
guide-again = Learn again
guide-hint = That comes later. What this step asks for is lit on the board or in the orders.
guide-hint-next = Read on first: press “Next”.

## Agreements

back-here = Back to entry { $at }
paused = The game is paused.
go-on = Go on
pause-game = Pause the game
ask-pause = Ask for a pause
ask-back = Ask to take back
take-back = Take back
accept = Accept
refuse = Refuse
withdraw = Withdraw
proposal-back = { $seat } would like to go back to entry { $to }.
proposal-pause = { $seat } would like to pause.
proposal-resume = { $seat } would like to go on.
proposal-lost = { $count ->
    [one] One line would be taken back:
   *[other] { $count } lines would be taken back:
}
proposal-waits = Waiting for the answer of: { $seats }
proposal-refused = Refused by: { $seat }
dice-go-on = Dice that were thrown are not thrown again: nobody knows the next ones.
leave = Leave the table
leave-sure = Leave? Your seat becomes free.
sending = Connection lost. Your move is kept and will be sent…
clocks = Clocks
time-days = { $large } d { $small } h
time-hours = { $large } h { $small } min
time-minutes = { $large }:{ $small }
time-over = { $seat }: out of time
claim-win = Claim the win
claim-computer = Let the computer go on
budget = Time to think
no-budget = As long as you like
budget-turn = { $count ->
    [one] One day a turn
   *[other] { $count } days a turn
}
budget-reserve = { $count } days for the whole game
budget-minutes = { $count } minutes for the whole game
