# The server's own words: errors (error-CODE) and the names it gives.

guest = Guest { $number }
former-player = Former player
practice = Practice: { $title }
guided = First game: { $title }
log-back = Back to entry { $to }, asked by { $seat }; agreed: { $agreed }. The dice go on.
log-resign = Resigned: { $seat }.
log-late = Out of time: { $seat }.
log-left = Left the table: { $seat }.
log-dealt = All seats are taken: the game is dealt. The promise about its dice: { $promise }
log-dealt-anew = Dealt anew, because a seat changed hands before the first move: { $seats }. The promise about the dice is now: { $promise }
computer-trouble = The computer player stumbled; it tries again at the next move.
notice-subject = Your turn: { $title }
notice-text = It is your turn to play { $seat } at the table “{ $title }”.
notice-unsubscribe = No more mails of this kind: { $link }
verify-subject = Grognard: is this your address?
verify-text =
    Someone, we think you, wants Grognard to write to this address when it is their turn to play. Open this link within two days to say yes:

    { $link }

    If it was not you, do nothing: no other mail will come.
reset-subject = Grognard: a new password
reset-text =
    Someone, most likely you, asked for a new password for the account “{ $name }”. Open this link within the hour to set it:

    { $link }

    It works once, and signs you out on all other devices. If it was not you, do nothing: your password stays as it is.

error-json = The request is not valid JSON.
error-http-400 = The request cannot be understood.
error-http-404 = There is nothing at this address.
error-http-503 = The server cannot reach its database; please try again in a moment.
error-no-writes = The server cannot write to its database.
error-http-405 = This address does not take that method.
error-field-missing = { $name }: is missing.
error-field-extra = { $name }: no such field.
error-field-too-long = { $name }: at most { $limit }.
error-field-too-short = { $name }: at least { $limit }.
error-field-choice = { $name }: expected one of { $expected }.
error-field-wrong = { $name }: this value does not fit.
error-too-large = The request is too large: at most { $limit } bytes.
error-head-too-large = The address and headers of the request are too large: at most { $limit } bytes.
error-too-slow = The request took too long: its body must be there within { $seconds } seconds.
error-not-json = Expected a body of type application/json.
error-foreign-origin = Refused: the request comes from another site.
error-too-often = Too often; wait a moment.
error-no-session = You are not known here yet: load the page again.
error-banned = { $until ->
    [never] Those who run this server have closed it to you. If you think this is a mistake, please write to them.
   *[other] Those who run this server have closed it to you until { $until }. If you think this is a mistake, please write to them.
}
error-muted = { $until ->
    [never] Those who run this server have asked you not to write here any more. You may go on playing.
   *[other] Those who run this server have asked you not to write here until { $until }. You may go on playing.
}
error-has-account = You have an account already.
error-no-account = You play as a guest, without an account.
error-name-taken = This name is taken.
error-name-length = A name has { $least } to { $most } characters.
error-name-form = A name has letters, digits, signs and single spaces.
error-bad-sign-in = Name or password is wrong.
error-bad-password = This is not your password.
error-no-such-session = This session is over already.
error-no-mail = This server sends no mail.
error-email = This is no e-mail address.
error-mail-failed = The mail to this address could not be sent. Try again later.
error-webhook = This address can’t be used: it must begin with http:// or https:// and lead to a public server.
error-bad-link = This link does not hold, or no longer.

error-no-game = No such game: { $game }.
error-no-map = No such map: { $map }.
error-no-picture = { $game } has no such picture.
error-scenario = No such scenario: { $scenario }; there are { $known }.
error-option = No such option here: { $option }; there are { $known }.
error-seat-unknown = No such seat: { $seat }; there are { $known }.
error-seat-left-out = Say who holds the seat { $seat }.
error-level = No such computer player: { $level }; there are { $known }.
error-hotseat-budget = A hot-seat table has no clocks.
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
error-no-overlay = There is no such overlay: { $name }.
error-no-cell = cell: no such place: { $name }.
error-no-unit = unit: no such unit: { $name }.
error-nothing-to-undo = There is nothing to take back.
error-undo-other-seat = Another seat has acted since: it can’t be taken back.
error-undo-die = A die was rolled: it can’t be taken back.
error-undo-reveal = Something hidden was revealed: it can’t be taken back.
error-undo-agreed = The players agreed to go back to here: it can’t be taken back.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-proposal-open = Another proposal waits for its answer.
error-proposal-lapsed = The table has moved on: this proposal no longer stands.
error-not-asked = This proposal is not for you to answer.
error-not-your-proposal = This is not your proposal.
error-back-to = to: there is no earlier entry { $given } to go back to.
error-not-late = { $seat } still has time.
error-no-claim-of-win = win: with more than two seats a computer player takes over.
error-fork-no-record = A practice table has no record of its own.
error-no-guide = { $game } has no guided game here.
error-guide-step = The guide asks for something else at this step.
error-undo-guide = The guide has played on: this can’t be taken back.

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
error-records-busy = Other records are being read; try again in a moment.
