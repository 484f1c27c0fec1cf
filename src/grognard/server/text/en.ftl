# The server's own words: errors (error-CODE) and the names it gives.

guest = Guest { $number }
practice = Practice: { $title }
computer-trouble = The computer player stumbled; it tries again at the next move.

error-json = The request is not valid JSON.
error-http-400 = The request cannot be understood.
error-http-404 = There is nothing at this address.
error-http-405 = This address does not take that method.
error-field-missing = { $name }: is missing.
error-field-extra = { $name }: no such field.
error-field-too-long = { $name }: at most { $limit }.
error-field-too-short = { $name }: at least { $limit }.
error-field-choice = { $name }: expected one of { $expected }.
error-field-wrong = { $name }: this value does not fit.
error-too-large = The request is too large: at most { $limit } bytes.
error-not-json = Expected a body of type application/json.
error-foreign-origin = Refused: the request comes from another site.
error-too-often = Too often; wait a moment.
error-no-session = You are not known here yet: load the page again.

error-no-game = No such game: { $game }.
error-no-picture = { $game } has no such picture.
error-scenario = No such scenario: { $scenario }; there are { $known }.
error-option = No such option here: { $option }; there are { $known }.
error-seat-unknown = No such seat: { $seat }; there are { $known }.
error-seat-left-out = Say who holds the seat { $seat }.
error-level = No such computer player: { $level }; there are { $known }.
error-hotseat = At a hot-seat table every seat is yours or the computer’s.

error-no-table = There is no such table.
error-not-your-seat = You do not hold this seat: { $seat }.
error-no-seat = You hold no seat at this table.
error-no-spectators = This table has no spectators.
error-seat-taken = This seat is taken: { $seat }.
error-bad-invite = This invitation does not hold for the seat { $seat }.
error-waiting-for-players = The table is still waiting for players.
error-finished = The game is over.
error-not-finished = The game is not over yet.
error-other-components = This table was made with other components and can’t go on here.
error-stale = The table has moved on to { $seq }; the request was made at { $given }.
error-at = at: the table has { $seq } entries; got { $given }.
error-not-your-decision = It is not for { $seat } to decide now.
error-bad-action = action: no such action in this game.
error-not-offered = This is not possible now.
error-nothing-to-undo = There is nothing to take back.
error-undo-other-seat = Another seat has acted since: it can’t be taken back.
error-undo-die = A die was rolled: it can’t be taken back.
error-undo-reveal = Something hidden was revealed: it can’t be taken back.
error-fork-no-record = A practice table has no record of its own.

record = Record: { $title }
error-no-bookmark = There is no such bookmark.
error-bookmarks-full = There is room for { $limit } bookmarks at a table; delete one first.
error-record-no-record = This is not a record: its first line does not begin with “grognard-record”.
error-record-version = This record is written in a format that is not read here (line { $line }).
error-record-changed = Line { $line } of the record was changed: its check does not hold.
error-record-cut = The record is cut at line { $line }.
error-record-header = The first line of the record does not describe a game that is known here.
error-record-commitment = The key in line { $line } is not the one that was promised.
error-record-components = The record was made with other components of the game than those in use here.
error-record-action = Line { $line } of the record holds an action that the rules do not allow there.
error-record-end = The game does not end as line { $line } of the record says.
error-record-too-long = The record takes too long to play again.
