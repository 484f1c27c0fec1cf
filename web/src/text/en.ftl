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
seat-me = I
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

## Table

orders = Orders
board = Board
board-help = Arrow keys go from one choice to the next, with Shift from one stack to the next. Enter chooses. Plus and minus zoom, Alt with an arrow key moves the map, 0 shows it all.
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
zoom-in = Zoom in
zoom-out = Zoom out
show-all = Whole map
show-choices = Show my choices
stack = Units in { $cell }
forecast = Forecast
odds = { $attack } to { $defence }
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
seats-at-table = At the table
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
notes-hint = for you alone, kept by themselves
notes-kept = Kept.
notes-changed = Writing…
notes-failed = Not kept: the server does not answer. It is tried again with the next letter.

## Keys

keys = Keyboard
keys-everywhere = Everywhere
keys-board = On the board
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
