# The service: what it answers, and the letters that it sends.

## Tables and seats

service-no-table = There is no such table, or it is not open to you.
service-still-waiting = The game begins when every seat is taken.
service-moved-on = The game has moved on since then; look at the table again.
service-not-your-seat = This seat is not yours.
service-seat-taken = Somebody sits there already.
service-wrong-link = This link opens no seat; ask for it again.
service-not-host = Only whoever opened the table may do that.
service-others-play = Somebody else is still playing at this table; end the game first.
service-too-many-tables = You have { $most } tables open; finish or delete one first.
service-dice-used = These dice belong to another table already; open the new game again.
service-bad-nonce = Your part of the dice key must be one line of letters and digits.

## Playing

service-nothing-to-suggest = There is nothing to suggest here.
service-hint =
    { $count ->
        [one] The machine would do this.
       *[other] The machine would do this, in { $count } steps.
    }
service-no-order = There is no such standing order of yours.
service-not-flagged = Nobody’s time has run out.
service-no-clock = Nobody else is playing against the clock now.
service-your-turn = The decision is yours: nobody else can be reminded.
service-nudged = A reminder went out less than an hour ago.
service-no-offer = This offer does not stand any more.
service-machine-declines = The machine declines.
service-ending-resign =
    { $side_number ->
        [plural] { $side_the } resign.
       *[singular] { $side_the } resigns.
    }
service-ending-time =
    { $side_number ->
        [plural] { $side_the } have run out of time.
       *[singular] { $side_the } has run out of time.
    }
service-ending-draw = A draw by agreement.

## Records and seat files

service-record-later = The record can be read when the game is over.
service-foreign-seat-file = This is no seat file of this table.
service-no-answer = The file has no line that begins with “answer” and goes on with an action.
service-seat-file-wait = It is not your turn.
service-seat-file-how = Write one of these actions, or several separated by semicolons, behind “answer”, and send the file back.

## People

service-nobody = This browser is not known here; load the page again.
service-bad-name = A name must be one line with at least one letter in it.
service-bad-webhook = A webhook must be an address that begins with http:// or https:// and can be reached from the web.
service-no-mail = This service sends no mail.
service-too-many-mails = Several mails are on their way to you already; follow the link in one of them.
service-login-stale = This link has been used or is too old; ask for a new one.

## Requests

service-bad-request = This request cannot be understood: { $reason }
service-no-page = There is nothing at this address.
service-too-large = That is too large to be taken.
service-too-fast = That was too much at once; wait a moment.
service-foreign-origin = This request comes from another site and is not taken.
service-our-fault = Something broke on our side. The game stands as it was before.

## The operator

service-bad-setting = The setting { $name } cannot be “{ $value }”.
service-bad-smtp = The mail settings cannot be understood: GROGNARD_SMTP_URL begins with smtp://, smtps:// or smtp+starttls:// and names a host, GROGNARD_MAIL_FROM holds an address.
service-no-port = The service cannot listen at { $host }, port { $port }: { $reason }
service-no-database = The database { $url } cannot be opened: { $reason }
service-backup-nothing = There is no database { $url } to back up.
service-backup-kind = The database { $url } cannot be backed up here: it is neither SQLite nor PostgreSQL.
service-backup-no-program = Backing up PostgreSQL needs its program pg_dump; install PostgreSQL’s client programs.
service-backup-failed = The database could not be backed up: { $reason }

## Letters

service-letter-turn = Your turn: { $table }
service-letter-nudge = Your opponent is waiting: { $table }
service-letter-since = Since your last move:
service-letter-begins = So far:
service-letter-nothing = Nothing has happened yet.
service-letter-older =
    { $count ->
        [one] One earlier line is in the log of the table.
       *[other] { $count } earlier lines are in the log of the table.
    }
service-letter-back = By consent, the game went back to an earlier moment.
service-letter-open = Open the table
service-letter-off = You get this mail because a game waits for you. Switch such mails off on your own page.
service-login-subject = Your link to Grognard
service-login-why = Follow this link on the device that you want to play on. It works once, within an hour.
service-login-open = Open Grognard as yourself
service-login-not-you = If you did not ask for this mail, leave it: nothing happens.
