# The server's own words: errors (error-CODE) and the names it gives.

guest = Guest { $number }
former-player = Former player
practice = Practice: { $title }
guided = First game: { $title }
log-back = Back to step { $to }, requested by { $the-seat } and agreed by { $the-agreed }. The next dice will be new.
log-back-alone = Back to step { $to }, requested by { $the-seat }. The next dice will be new.
log-resign = { $The-seat } resigned.
log-late = { $The-seat } ran out of time.
log-left = { $The-seat } left the table.
log-dealt = All seats are taken: the game is set up. The promise about its dice: { $promise }
log-dealt-anew = Set up anew, because a seat changed hands before the first move: { $seats }. The promise about the dice is now: { $promise }
computer-trouble = The computer player had a problem; it will try again at the next move.
computer-hung = The computer player took too long and was started again.
notice-subject = Your turn: { $title }
notice-text = It is your turn to play { $the-seat } at the table “{ $title }”.
notice-unsubscribe = Stop these emails: { $link }
verify-subject = Grognard: is this your address?
verify-text =
    Someone, probably you, wants Grognard to write to this address when it is their turn to play. Open this link within two days to accept:

    { $link }

    If it was not you, do nothing: you will get no other email.
expires-subject = Grognard: “{ $title }” will be deleted
expires-text =
    Nobody has played at the table “{ $title }” for a long time. It will be deleted on { $date }, unless someone plays on. To keep it, just open it:

    { $link }
reset-subject = Grognard: a new password
reset-text =
    Someone, most likely you, asked for a new password for the account “{ $name }”. Open this link within the hour to set it:

    { $link }

    It works once, and signs you out on all other devices. If it was not you, do nothing: your password stays as it is.

error-json = The request is not valid JSON.
error-http-400 = The request can’t be understood.
error-http-404 = There is nothing at this address.
error-http-503 = The server can’t reach its database; please try again in a moment.
error-no-writes = The server can’t write to its database.
error-http-405 = This address does not accept that method.
error-field-missing = { $name }: required.
error-field-extra = { $name }: no such field.
error-field-too-long = { $name }: at most { $limit }.
error-field-too-short = { $name }: at least { $limit }.
error-field-choice = { $name }: expected one of { $expected }.
error-field-wrong = { $name }: invalid value.
error-too-large = The request is too large: at most { $limit } bytes.
error-head-too-large = The address and headers of the request are too large: at most { $limit } bytes.
error-too-slow = The request took too long: its body must be there within { $seconds } seconds.
error-not-json = Expected a body of type application/json.
error-foreign-origin = Refused: the request comes from another site.
error-too-often = Too many requests; wait a moment.
error-no-session = Unknown session: reload the page.
error-banned = { $until ->
    [never] Those who run this server have closed it to you. If you think this is a mistake, please write to them.
   *[other] Those who run this server have closed it to you until { $until }. If you think this is a mistake, please write to them.
}
error-muted = { $until ->
    [never] Those who run this server have asked you not to write here any more. You may go on playing.
   *[other] Those who run this server have asked you not to write here until { $until }. You may go on playing.
}
error-has-account = You already have an account.
error-no-account = You are playing as a guest, without an account.
error-name-taken = This name is taken.
error-name-length = A name must have { $least } to { $most } characters.
error-name-form = A name may have letters, digits, punctuation and single spaces.
error-bad-sign-in = Wrong name or password.
error-bad-password = This is not your password.
error-no-such-session = This session has already ended.
error-no-mail = This server does not send email.
error-email = This is not a valid email address.
error-mail-failed = The email to this address could not be sent. Try again later.
error-webhook = This address can’t be used: it must begin with http:// or https:// and lead to a public server.
error-bad-link = This link is invalid or has expired.

error-no-game = No such game: { $game }.
error-no-map = No such map: { $map }.
error-no-picture = { $game } has no such picture.
error-scenario = No such scenario: { $scenario }; choose from { $known }.
error-option = No such option here: { $option }; choose from { $known }.
error-seat-unknown = No such seat: { $seat }; choose from { $known }.
error-seat-left-out = Say who plays { $seat }.
error-level = No such computer player: { $level }; choose from { $known }.
error-open-tables = You have { $limit } tables that wait for players; that is as many as one may have.
error-open-tables-here = Too many tables that wait for players were made from your address: at most { $limit }.
error-computer-tables = You have { $limit } games against the computer under way; finish one or resign first.
error-computer-tables-here = Too many games against the computer are under way from your address: at most { $limit }.
error-hotseat-budget = A hot-seat table has no clocks.
error-hotseat = At a hot-seat table every seat is yours or the computer’s.

error-no-table = There is no such table.
error-not-your-seat = This is not your seat.
error-no-seat = You have no seat at this table.
error-no-spectators = This table does not admit spectators.
error-seat-taken = This seat has just been taken.
error-bad-invite = This invitation is not valid for this seat.
error-waiting-for-players = The table is still waiting for players.
error-finished = The game is over.
error-not-finished = The game is not over yet.
error-other-components = This table was created with different components and can’t continue here.
error-stale = The table is now at step { $seq }; your request was for step { $given }.
error-at = at: the table has { $seq } steps; got { $given }.
error-not-your-decision = It is not your turn to decide.
error-bad-action = action: no such action in this game.
error-not-offered = This is not possible now.
error-no-overlay = There is no such overlay: { $name }.
error-no-cell = cell: no such place: { $name }.
error-no-unit = unit: no such unit: { $name }.
error-nothing-to-undo = There is nothing to undo.
error-undo-other-seat = Another player has acted since: you can’t undo any more.
error-undo-die = A die was rolled: you can’t undo any more.
error-undo-reveal = Something hidden was revealed: you can’t undo any more.
error-undo-agreed = The players agreed to return to this point: you can’t undo beyond it.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-proposal-open = Another proposal is waiting for an answer.
error-proposal-lapsed = The game has gone on: this proposal has lapsed.
error-not-asked = This proposal is not for you to answer.
error-not-your-proposal = This is not your proposal.
error-back-to = to: there is no earlier step { $given } to go back to.
error-not-late = This player still has time left.
error-no-claim-of-win = win: with more than two players a computer player takes over.
error-fork-no-record = A practice table has no record of its own.
error-no-guide = { $game } has no guided game.
error-guide-step = The guide asks for something else at this step.
error-undo-guide = The guide has played on: you can’t undo any more.

record = Record: { $title }
error-no-bookmark = There is no such bookmark.
error-bookmarks-full = At most { $limit } bookmarks per table; delete one first.
error-record-no-record = This is not a record: its first line does not begin with “grognard-record”.
error-record-version = This record is in a format that this server cannot read (line { $line }).
error-record-changed = Line { $line } of the record was changed: its seal does not match.
error-record-cut = The record is cut off at line { $line }.
error-record-header = The first line of the record does not describe a game known here.
error-record-commitment = The key in line { $line } is not the one that was promised.
error-record-components = The record was made with different components from those in use here.
error-record-rules = The record was played by another version of the rules and does not hold by those in force here.
error-record-action = Line { $line } of the record contains an action that the rules do not allow there.
error-record-end = The game does not end as line { $line } of the record says.
error-record-too-long = This record takes too long to replay.
error-records-busy = Other records are being read; try again in a moment.
