# The pages of the browser round the table: lobby, new game, rules, profile.

## Everywhere

web-skip = Skip to the page
web-home = Grognard, home
web-nav = Pages
web-nav-play = Play
web-nav-watch = Watch
web-nav-learn = Learn
web-language = Language
web-language-name = English
web-language-switch = Switch to French
web-theme-to-dark = Dark colours
web-theme-to-light = Light colours
web-nameless = Guest
web-close = Close
web-loading = Loading.
web-try-again = Try again
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copy-link = Copy the link
web-share = Share
web-link-copied = Link copied.
web-link-by-hand = This browser lets no page copy. Copy it by hand: { $link }
web-connection-lost = Connection lost. Your last action is saved; trying again.
web-wrong-link = This link opens no seat. Ask your opponent to send it again.
web-our-fault = Something broke on our side. Nothing is lost. Send this moment to us.
web-rule-of = Rule { $rule }
web-rules = Rules
web-about = About this game
web-games = Games
web-to-games = To your games
web-lost = Nothing lies here
web-lost-second = This address leads to no page. The link may be cut short, or the table may have been deleted.

## Home

web-hero =
    { $count ->
        [0] Every rule. Any opponent.
        [1] One battle. Every rule. Any opponent.
        [2] Two battles. Every rule. Any opponent.
        [3] Three battles. Every rule. Any opponent.
        [4] Four battles. Every rule. Any opponent.
        [5] Five battles. Every rule. Any opponent.
       *[other] { $count } battles. Every rule. Any opponent.
    }
web-hero-second = Only what the rules allow can be clicked, and “why not?” is one tap away.
web-join-by-link = Join by link
web-join-link = The link you were sent
web-join = Join
web-new-game = New game
web-new-game-of = New game: { $game }
web-play-now = Play now
web-play-now-of = Play now: { $game }
web-your-games = Your games
web-wait-for-you =
    { $count ->
        [one] 1 waits for you
       *[other] { $count } wait for you
    }
web-no-games = You have no game yet. Start one against a machine: it answers in seconds.
web-against = Against { $name }.
web-with-against = With { $partner }, against { $name }.
web-both-seats =
    { $count ->
        [2] Both seats are yours.
       *[other] All seats are yours.
    }
web-waits-for-player = A seat is still free.
web-time-left = { $time } left
web-play = Play
web-look = Look
web-you = you
web-free-seat = a free seat
web-seat-of = { $side }: { $name }
web-plays = { $name } plays { $side_the }, { $tempo }
web-open-tables = Open tables
web-no-open-tables = No table waits for a player. Open one, and whoever comes can sit down.
web-sit = Sit
web-all-games = All
web-watch = Watch
web-watch-second = Games that their players have opened to spectators. Hidden things stay hidden until the end.
web-nothing-to-watch = No game is open to spectators.
web-finished = Finished games
web-no-finished = A game that is over can be replayed here, from every seat.
web-replay = Replay
web-open-record = Open a record
web-scenarios =
    { $count ->
        [one] 1 scenario
       *[other] { $count } scenarios
    }

## New game

web-scenario = Scenario
web-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
web-turns-placed = { $turns }, players set up
web-no-limit = none
web-data-line = Maps and counters are rebuilt from what is published.
web-what-is-rebuilt = What is rebuilt, and why
web-opponent = Opponent
web-opponent-machine = A machine
web-opponent-machine-second = answers in seconds, never cheats
web-opponent-friend = A friend
web-opponent-friend-second = send a link, live or over weeks
web-opponent-open = Anybody
web-opponent-open-second = the table is listed until someone sits down
web-opponent-here =
    { $count ->
        [2] Both seats here
       *[other] All seats here
    }
web-opponent-here-second =
    { $count ->
        [2] one screen, two players
       *[other] one screen for everybody
    }
web-level = Strength of the machine
web-other-seats = The other seats
web-your-side =
    { $count ->
        [2] Your side
       *[other] Your seat
    }
web-either =
    { $count ->
        [2] Either
       *[other] Any
    }
web-tempo = Tempo
web-tempo-none = No clock
web-tempo-live = Live
web-tempo-days-label = Days
web-tempo-minutes = minutes for the game
web-tempo-increment = seconds more a move
web-tempo-days = days for a move
web-tempo-live-of = live, { $minutes } min + { $increment } s
web-tempo-days-of =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
web-public = Others may watch
web-public-second = spectators never see what is hidden
web-dice = Dice
web-dice-checked = can be checked after the game
web-dice-key = your key { $key }
web-start-as = Start as { $side }
web-start-either = Start, the side by lot
web-start-here =
    { $count ->
        [2] Start with both seats here
       *[other] Start with all seats here
    }
web-leave-and-return = You can leave and come back at any time.
web-table-open = The table is open
web-table-open-second = Whoever opens the link takes the seat. You can begin to look round at once; the link is also at the table.
web-invitation-for = Invitation: { $side }
web-invitation = { $game }: you are invited to play { $side_the }
web-name-for-friend = Your friend sees this name at the table.
web-to-table = Go to the table

## Invited, carried here

web-invited = A seat is kept for you
web-invited-second = A friend has sent you this link. Say what you are called, and sit down.
web-your-name = Your name
web-sit-down = Sit down
web-login = Carry your identity here?
web-login-second = This browser takes over the name and the games of the identity that the mail was sent to. The one it has now is replaced.
web-login-yes = Carry it here
web-login-no = Leave things as they are
web-login-done = This browser is now { $name }.

## Profile

web-profile = Profile
web-profile-second = No account and no password: a cookie in this browser is your key.
web-you-here = You
web-this-screen = This screen
web-theme = Colours
web-theme-light = Light
web-theme-dark = Dark
web-as-system = As the system
web-counters = Counters
web-counters-silhouettes = Silhouettes
web-counters-nato = NATO symbols
web-dice-rolled = Rolled
web-dice-instant = Instant
web-motion = Motion
web-motion-full = Full
web-motion-reduced = Reduced
web-sound = Sounds
web-sound-second = dice, moves and your turn
web-notices = Your turn, by mail
web-mail = E-mail address
web-mail-why = A link comes by mail. It confirms the address, and opens this identity on any device.
web-mail-known = Confirmed: { $email }. A new link opens this identity on another device.
web-mail-send = Send the link
web-mail-sent = A link is on its way to { $email }.
web-mail-turn = Mail me when a game waits for me
web-no-mail-here = This server sends no mail.
web-webhook = Webhook
web-webhook-why = An address that is called when a game waits for you; leave it empty for none.
web-forget = Forget this browser
web-forget-second = Your cookie is deleted and this browser starts anew. Without a confirmed e-mail address nobody can come back to your seats.
web-forget-sure = Forget it, and leave my seats
web-keep = Keep it
web-forgotten = This browser starts anew.

## Rules and sources

web-rules-of = Rules of { $game }
web-rules-search = Search: a word, or a rule’s number
web-rules-found =
    { $count ->
        [0] No rule
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-none = No rule says “{ $sought }”.
web-chapters = Chapters
web-ruling = ruling
web-ruling-why = The rulebook leaves this open; this is how it is read here.
web-option = option
web-sources = Where the data come from
web-sources-second = Rules are enforced as the rulebook has them. What no public source shows was rebuilt, and is marked so.
web-provenance-reconstructed = rebuilt
web-provenance-public = published
web-provenance-seed = given
web-ruleset = Ruleset
web-data-hash = Hash of the data

## Levels of the machine, weakest first

web-level-recruit = Looks no further than the unit in its hand.
web-level-sergeant = Looks ahead, at most 4 seconds a turn.
web-level-captain = Thinks up to a second about a decision, 15 seconds about a turn.
web-level-marshal = Thinks up to 3 seconds about a decision, a minute about a turn.

