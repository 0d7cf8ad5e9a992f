### The program itself: start, prompts, the journal, speech, faults of configuration and command line.

## Start

language-name = English
start-language = For English type 1.
start-read = How do you read? 1: my own screen reader or braille. 2: natiq speaks. 3: natiq speaks, and braille. 4: I see the board.
start-speaks = Language: { $language }. natiq speaks. F9 or "speech off" changes it.
start-silent = Language: { $language }. natiq only prints. F9 or "speech on" changes it.
start-voice = No voice can be used here. Type natiq doctor to learn why.
start-choice = Type a number from 1 to { $count }.
speech-on = natiq speaks.
speech-off = natiq only prints.
style-changed = Style: { $style }.
style-digital = digital
style-algebraic = algebraic
style-anna = Anna
style-nato = NATO
style-german = German
rate-changed = Speed { $number }.
volume-changed = Loudness { $number }.
bye = Bye.

## Prompts: the line one types on

prompt-white = White:{ " " }
prompt-black = Black:{ " " }
prompt-over = Game over:{ " " }
prompt-question = Answer:{ " " }
prompt-start = natiq:{ " " }

## Engine

machine = The machine plays: { $from }, { $to }.
engine-thinking = Thinking.
engine-lost = The engine has stopped: { $reason }. The game is kept.
engine-illegal = The engine gave a move that is not legal: { $move }. It is asked again.

## Journal

journal-lost = Not saved: { $reason }. The game goes on in memory.
journal-still = Still not saved: { $reason }. The game goes on in memory.
journal-full = the disk is full
journal-readonly = the folder cannot be written to
journal-other = { $reason }
journal-back = Saved again: nothing is missing.
journal-damaged = The journal is damaged at line { $line }. { $moves } before it are sound. Go on from there? Yes or no?
journal-hopeless = The journal is damaged at line { $line }, and nothing before it can be used.
journal-locked = This game is open in another natiq.
journal-unknown = There is no game named { $name }.
journal-taken = { $folder } holds a game already. Choose another place.
journal-form = The journal is of a form that this version does not know.
journal-none = There is no game to go on with.
sheet-lost = The scoresheet cannot be written: { $reason }. The game is saved all the same, and the scoresheet is made whole when it can be.
sheet-back = The scoresheet is written again: nothing is missing.
pgn-lost = The PGN of the game cannot be written: { $reason }. The game is saved all the same: natiq sheet, run later, writes the PGN.

## Speech and channels

speech-lost = Speech changed to { $backend }.
speech-none = No speech is left: what is said is printed.
backend-tts = the system voice
backend-ssip = the speech service
backend-command = the speech program
backend-screen-reader = your screen reader
backend-off = print only
channel-test = This is { $owner } headphone.
channel-lost = { $owner } headphone is lost; answers are printed.
channel-printed = Private answers are printed only: no place of their own is set up.
channel-back = { $owner } headphone is back.
owner-white = White's
owner-black = Black's
owner-assistant = The assistant's
owner-arbiter = The arbiter's

## Faults of the configuration

config-where = { $file }{ $line ->
    [0] { "" }
   *[other] , line { $line }
}{ $key ->
    [none] { "" }
   *[said] , { $key }
}
config-found = { $found ->
    [none] nothing
   *[said] { $found }
}
config-near = { $near ->
    [none] { "" }
   *[said] { " " }Did you mean { $near }?
}
config-bool = { config-where }: expected true or false, found { config-found }.
config-integer = { config-where }: expected a whole number from { $min } to { $max }, found { config-found }.
config-integer-or-false = { config-where }: expected a whole number from { $min } to { $max }, or false, found { config-found }.
config-text = { config-where }: expected a text in quotes, found { config-found }.
config-choice = { config-where }: expected one of { $choices }, found { config-found }.
config-list = { config-where }: expected a list, found { config-found }.
config-table = { config-where }: expected a table of keys, found { config-found }.
config-key-name = { config-where }: expected the name of a key, found { config-found }.
config-unused = { config-where }: { config-found } already belongs to { $by }.
config-known-key = { config-where }: unknown key.{ config-near }
config-known-file = { config-where }: unknown file.{ config-near }
config-present = { config-where }: the key is missing.
config-toml = { config-where }: not TOML: { $reason }.
config-readable = { config-where }: cannot be read: { $reason }.

## Faults of the command line and of what it names

cli-unknown = Unknown: { $word }. Type natiq help to hear what there is.
cli-near = Unknown: { $word }. Did you mean { $near }?
cli-missing = { $flag } needs a value: { $expected }.
cli-value = { $flag }: expected { $expected }, found { $found }.
cli-twice = { $flag } was given twice.
cli-clash = { $flag } and { $other } exclude each other.
cli-file = { $file } cannot be read: { $reason }.
cli-write = { $file } cannot be written: { $reason }.
file-missing = it is not there
file-folder = it is a folder
file-denied = access to it is not allowed
spec-time = Time: "{ $text }" is not a time. For instance: 15 plus 10 is typed 15+10.
spec-moves = Time: "{ $text }" is not a number of moves.
spec-side = Time: give one time for both sides, or one for each.
spec-endless = Time: each period but the last needs its moves.
spec-nothing = Time: that is no time at all. Type none to play without a clock.
fen-text = That is not a position in FEN. Write the pieces rank by rank, then who is to move.
fen-impossible = That position cannot be played.
fen-chess960 = Chess960 is not played by these laws: king and rooks castle from their usual squares. Choose the laws fide-2023, or a position without castling.
fen-over = The game is over in that position.

## What keeps a game from being kept

game-kept = The game is kept as { $name }.
journal-failed = the system does not write it
journal-failed-start = The game cannot be kept on disk: { $reason }.
cli-engine = { $flag }: no engine may play in this conduct. Choose the conduct casual.
