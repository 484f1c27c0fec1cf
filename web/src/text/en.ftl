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
motion = Show movements
safe-colours = Colours that everyone can tell apart
your-name = Your name at the table

## Lobby

tagline = Board wargames of 1941–45, played by their full rules.
play-now = Play now
play-now-hint = { $scenario }, you against the computer. Choose whom you lead:
play-as = Play { $seat }
game-picture = Map of { $game }
create-table = Set up a table
scenario = Scenario
seats = Who plays
seat-me = I
seat-open = Open to anyone
seat-invite = By invitation
seat-computer = Computer ({ $level })
level-random = random
level-scripted = regular
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
no-tables = None yet.
table-turn = turn { $turn }
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
