### Help beside commands: subjects, a word that is near, keys, the ways to write a move.

help-subjects = There is more: say help keys, help notation or help sounds.
help-near = There is no help for { $text }. The nearest word is: { $near }. Say help and that word.
help-offered = A draw is offered: say accept or decline, or make a move, which declines it.
help-low = Less than a minute is left. Four digits are enough for a move, for instance 5 2 5 4. Say time for your time.
help-board = Escape goes back to the input line; there help keys tells all keys.

## Keys

# Not the key first: a sentence begins with a capital, and a capital is another key.
key-does = { $count ->
    [one] Key { $keys }: { $what }.
   *[other] Keys { $keys }: { $what }.
}
key-line = On the input line: Enter sends it, Backspace takes a sign away, the arrows up and down bring earlier lines back, Escape stops speech and drops a question, F9 turns speech on and off, Control R reads the line.
key-signs = A line of one sign: plus presses the clock, minus withdraws the announcement or says no, star repeats, slash tells your time, two slashes both times, a dot the last move, zero opens a menu.
key-prompt = On the braille prompt: the number of the move, W or B for who is to move, then signs: plus is check, equals a draw that is offered, a question mark a question, an exclamation mark less than a minute, F a flag that fell, P a press that is due, less-than the past; then the last move, with x for a capture. At the end of a game the result comes first.
key-focus = from the input line to the board and back
key-input = from the board to the input line; it stops speech
key-walk = one square to the left, to the right, up and down; each square is said
key-next = the next king, queen, rook, bishop, knight and pawn, in this order
key-previous = the previous king, queen, rook, bishop, knight and pawn
key-rank = that rank, on the same file
key-file = that file, on the same rank
key-square = the square again
key-diagonals = the pieces on the diagonals of the square
key-straight = the pieces on the file and the rank of the square
key-captures = the captures from the square
key-line-back = to the input line
key-last = the last move
key-clock = both times
key-captured = what was captured
key-legal = the legal moves from the square
key-attackers = what attacks the square
key-defenders = what defends the square
key-help = what the keys of the board do
key-ask = the square again, the last move, both times, what was captured
key-control = Control { $letter }
key-pair = { $first } and then { $next }
key-left = arrow left
key-right = arrow right
key-up = arrow up
key-down = arrow down
key-backtab = tab with shift
key-space = space
key-home = home
key-end = end
key-page-up = page up
key-page-down = page down

## The ways to write a move

notation-squares = A square is its file from 1 to 8, then its rank from 1 to 8: 1 1 is the left corner of White, 8 8 the left corner of Black.
notation-from-to = From and to, with or without anything between: { $choices }.
notation-piece = The piece and where it goes; from where, only if needed: { $choices }.
notation-value = Pieces by value: pawn 1, knight and bishop 3, rook 5, queen 9, king 0: { $choices }.
notation-capture = A capture, with or without its sign: { $choices }.
notation-castle = Castling short: { $choices }.
notation-long = Castling long: { $choices }.
notation-promotion = A promotion has the new piece behind it, by name or value: { $choices }.
notation-algebraic = With letters, as in books and programs: { $choices }.
notation-anna = With the names Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector for the files: { $choices }.
notation-nato = With the words alpha to hotel for the files: { $choices }.
notation-german = In German: { $choices }.
notation-arabic = With Arabic names and letters of pieces and files: { $choices }.
notation-offer = A draw offer stands behind the move: { $choices }.
notation-loose = Signs for check and mate may be left out. A text that can mean two moves is asked about, and never guessed.
