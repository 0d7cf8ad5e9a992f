### The command line: its help, its faults, and what its subcommands print.

## What each command does

about-natiq = natiq: chess by ear, by hand and by the laws.
about-play = a new game; also natiq alone
about-resume = goes on with an interrupted game, the newest one without a name; with a file, begins a new game where its game stands
about-learn = the tutorial: ten minutes by ear, up to checkmate
about-train = a trainer by ear: squares, colours, jumps or follow; without a name a menu asks
about-replay = plays every game of a file again by the laws and says its moves and faults; the file is a PGN, or a scoresheet as text or in braille
about-sheet = writes a kept game, or the games of a file, as a scoresheet, as PGN, in braille, or as the record of what was announced; proves a scoresheet, and compares two
about-adjudicate = says of each position on standard input, a FEN a line, who can still checkmate, and how
about-interpret = says what a text means as a move, in one line for programs
about-listen = says what the ear makes of a recording or of what is said, one line for programs each time
about-doctor = says what works here, and the command that mends the rest
about-config = the settings
about-config-show = each setting in force and where it came from
about-languages = the languages that are there
about-completions = completions of the command line for a shell
about-man = the manual page
about-help = this help; with a command, its options

## What each option does

flag-laws = the laws: fide-2023 or digital
flag-conduct = the conduct: casual or tournament
flag-time = the time: 15+10, 5m d3s, 90m/40,30m +30s, white=5m black=4m, none, or a name such as blitz
flag-ear = by what natiq hears: off, mic, command, - for raw sound on standard input, or a WAV file
flag-wav = a recording as a WAV file, 16,000 samples a second; - for raw sound on standard input
flag-mic = the microphone, until Ctrl-C
flag-fen = the position, in FEN
flag-white = the name of White
flag-black = the name of Black
flag-engine-white = a UCI engine that plays White
flag-engine-black = a UCI engine that plays Black
flag-armageddon = Armageddon: a draw wins the match for Black; the times of --time may differ
flag-save = the folder of this game, instead of one among all games
flag-lines = line mode: a sentence a line, for readers and braille
flag-screen = screen mode: board, clocks and moves, for eyes
flag-lang = the language: en or ar
flag-role = who sits at this terminal: white, black, table, assistant or arbiter
flag-config = a folder of settings over the others
flag-speech = who speaks: auto, tts, ssip, command, screen-reader or off
flag-speech-log = writes each utterance into a file
flag-event-log = writes each event into a file
flag-clock = the clock source: real or simulated
flag-style = how moves are said: digital, algebraic, anna, nato or german
flag-length = how long announcements are: full or brief
flag-game = the short name of a game, its folder, or a file: a PGN, a sheet as text or in braille
flag-what = squares, colours, jumps or follow
flag-seed = a number from 0 up; the same one asks the same questions again
flag-file = a PGN file, or a scoresheet as text or in braille
flag-quiet = only faults and the count
flag-form = the form: text; pgn; brf, pages for an embosser; braille, the same in braille signs; voice, every announcement with its move and its time
flag-moves = the moves of the voice record: 12, or 12-15
flag-notation = the notation of the moves: digital or algebraic
flag-width = the longest line, in cells: 20 to 200
flag-keep = moves stay as they are written; of a kept game, what was taken back stays too
flag-check = tells whether the sheet is what the journal of its game says
flag-compare = another game or file, to tell up to which move both agree
flag-braille = how lines of moves are written in braille: ueb or compact
flag-out = the file to write into, instead of the terminal
flag-in-words = in sentences, not in JSON
flag-text = the text that was typed or said
flag-spoken = the text was heard, not typed
flag-shell = the shell: bash, elvish, fish, powershell or zsh
flag-topic = the command to hear about
flag-help = this help
flag-version = the version

## The frame of help

usage-command = { $name }: { $what }.
usage-commands = Commands:
usage-options = Options:
usage-more = Type natiq help and a command to hear its options. In a game, say help.
usage-words = Words in a game
man-name = Name
man-synopsis = Synopsis
man-description = Description
man-options = Options
man-subcommands = Commands
man-version = Version
cli-absent = Something is missing: { $what }. Type natiq help { $command } to hear what it needs.
cli-subcommand = A command is missing behind natiq { $command }. Type natiq help { $command } to hear which there are.
cli-extra = Too much: { $word } was not expected there. Type natiq help to hear what there is.
cli-other = The command line cannot be read. Type natiq help to hear what there is.

## Replaying a file

replay-game = Game { $number }. White: { $white }. Black: { $black }.
replay-fault = Line { $line }, game { $game }, move { $number }, { $side }: { $reason }: { $text }.
replay-goes-on = Line { $line }, game { $game }, move { $number }: by the laws the game is over, and the file goes on.
replay-result = Result in the file: { $result }.
replay-count = Games: { $games }. Single moves: { $plies }. Faults: { $faults }.
score-draw = one half each
score-none = zero zero
score-open = not finished
reason-not-a-move = not a move
reason-illegal = not legal
reason-ambiguous = more than one move
reason-null = a null move
reason-number = not the next number
reason-position = not a position to start from
reason-refused = refused
reason-endless = without an end
reason-too-long = too long
reason-unreadable = not readable

## What works here

doctor-works = { $subject }: works.
doctor-in-force = { $subject }: works, and speaks.
doctor-missing = { $subject }: not there.
doctor-hung = { $subject }: does not answer.
doctor-broken = { $subject }: refuses.
doctor-shared = { $subject }: not private, shared.
doctor-not-set = { $subject }: not set.
doctor-detail = Found: { $detail }.
doctor-mend = To mend it: { $command }
doctor-mend-hung = To mend it, once no screen reader speaks through it: { $command }
doctor-voice = Voice for { $language }
doctor-place-table = Sound of the table
doctor-place-white = White's headphone
doctor-place-black = Black's headphone
doctor-place-assistant = The assistant's headphone
doctor-place-arbiter = The arbiter's headphone
doctor-sinks = Sound outputs
doctor-terminal = Terminal: keys are read one by one.
doctor-pipe = Terminal: none here, whole lines are read.
doctor-lines = The game is shown as lines.
doctor-screen = The game is shown on the screen.
doctor-games = Games are kept in { $folder }.
doctor-no-games = There is no folder for games: set HOME.

## Settings and languages

config-shown = { $key }: { $value }. { $origin }.
origin-built-in = compiled in
origin-file = { $file }, line { $line }
origin-flag = by { $flag }
origin-taken = taken from { $name }, { $origin }
language-line = { $code }: { $name }.

## Start without arguments

choose-opponent = Who plays? { $choices }. Enter takes { $last }.
choose-clock = Which clock? { $choices }. Enter takes { $last }.
choose-two = two players here
choose-engine-black = you are White, { $name } is Black
choose-engine-white = you are Black, { $name } is White
journal-recovered = The sound part is taken over into a new game; the damaged file stays as it is.
start-not-kept = The choice cannot be kept: { $reason }.

## The rest of a scoresheet's words

sheet-position = Position
sheet-variant = Variant
sheet-special-board = Special board
sheet-armageddon = Armageddon
sheet-armageddon-draw = a draw wins for Black
sheet-match = Match
sheet-clock = Clock
sheet-white-short = W
sheet-black-short = B
sheet-restored = Restored
sheet-restored-to = move { $number }, { $side } to move
sheet-comment = Comment
sheet-variation = Variation
sheet-letters = Letters
sheet-letters-latin = Latin
sheet-offered = Draw offered
sheet-stopped = Clocks stopped
sheet-illegal = Illegal move
sheet-ending = Ending
sheet-journal = Journal
ending-mate = checkmate
ending-stalemate = stalemate
ending-dead = dead position
ending-repetition = repetition
ending-moves = moves without capture or pawn move
ending-agreed = agreement
ending-resigned = resignation
ending-time = time
ending-threefold = third repetition, claimed
ending-fifty = fifty moves, claimed
ending-illegal = illegal moves
ending-quickplay = quick-play finish
ending-flags = both flags fallen
ending-late = late arrival
ending-sealed = sealed move not legal
ending-forfeit = penalty
ending-ruled = ruling of the arbiter
ending-both-lose = both players lose
ending-annulled = game annulled
adjudicate-dead = Dead position: neither side can checkmate.
adjudicate-yes = { $side } can checkmate, if both sides help:
adjudicate-no = { $side } cannot checkmate.
adjudicate-unknown = Whether { $side } can checkmate is not proved.
adjudicate-mated = { $side } has checkmated.
adjudicate-stalemate = Stalemate: there is no legal move { $side }.
adjudicate-line = Line { $line }: { $said }
adjudicate-bad = Line { $line } is not a position in FEN. Write the pieces rank by rank, then who is to move.
adjudicate-impossible = Line { $line }: that position cannot arise: each side has one king, pawns stand on ranks 2 to 7, who is not to move is not in check.
adjudicate-lost = The answers cannot be written: { $reason }. Make room, or write them elsewhere.
adjudicate-faulty = Lines that are no position: { $faults }.
replay-faulty = The file has faults: { $faults }.
journal-damaged-at = The journal is damaged at line { $line }. Records before it that are sound: { $moves }.
