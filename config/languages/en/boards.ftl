### Two boards, two scoresheets, the assistant (appendix six).

## Two boards

board-vi = the special board
board-sighted = the sighted board
boards-doubted = The special board is checked item by item.
boards-check = Two boards are in use. Check the special board: at least 20 by 20 centimetres; black squares raised; a hole in every square; pegs; black pieces marked. All in order? Yes or no?
boards-item-size = The size: at least 20 by 20 centimetres. In order? Yes or no?
boards-item-raised = The black squares, a little raised. In order? Yes or no?
boards-item-holes = A hole in every square. In order? Yes or no?
boards-item-pegs = A peg under every piece. In order? Yes or no?
boards-item-marks = Marks on the black pieces. In order? Yes or no?
check-size = the size
check-raised = the raised black squares
check-holes = the hole in every square
check-pegs = the pegs
check-marks = the marks of the black pieces
boards-ready = The special board is in order.
boards-not = Not in order: { $what }. Play does not begin before that is mended.
refused-board = The special board is not in order: { $what }. Say boards check once that is mended.
refused-board-begun = The special board is checked before the first move.
refused-board-unchecked = Play does not begin before the special board is checked.
refused-oneboard = One board is used in this game.
refused-boards-held = The piece from { $from } is in the hand. Place it and announce the move, or put it back; then ask again.
refused-boards-placed = The piece from { $from } stands on { $on }, and the move is not announced yet. Announce it; then ask again.
boards-equal = The boards agree.
boards-differ = The boards differ on { $count ->
    [one] { $count } square
   *[other] { $count } squares
}: { $list }. { $detail }
boards-alike = Both boards show the same, and it is not the score. { $detail }
boards-see = Say compare to hear which one is wrong.
boards-due = Still to be made on { $name }: { $move }.
boards-sheets-agree = The scoresheets agree.
boards-sheets-differ = The scoresheets do not agree either. Say retrace.
boards-correct-vi = The special board must be corrected: { $found }.
boards-correct-sighted = The sighted board must be corrected: { $found }.
boards-corrected = Corrected? Yes or no?
boards-right-vi = The special board is corrected.
boards-right-sighted = The sighted board is corrected.
boards-changed = { $name }: { $found }.
boards-on-vi = On the special board: { $found }.
boards-on-sighted = On the sighted board: { $found }.
boards-all-vi = The special board. { $text }
boards-all-sighted = The sighted board. { $text }
boards-all-both = Both boards. { $text }
fix-move = { $piece } from { $from } to { $to }
fix-put = { $piece } missing on { $to }
fix-remove = no { $piece } on { $on }
hand-put = { $piece } put on { $on }
hand-off = { $piece } taken off { $on }
refused-board-empty = Nothing stands on { $on } of { $name }.
refused-board-colour = Say the colour too: white or black, and then { $piece }.

## The assistant

whole-man = { $word ->
    [white] the white
   *[other] the black
} { $piece }
asst-exec = { $move } Done? Yes or no?
asst-exec-quiet = Move { $piece } from { $from } to { $to } on the sighted board.
asst-exec-capture = Take { $captured } off { $taken } and move { $piece } from { $from } to { $to } on the sighted board.
asst-exec-castle = Move { $piece } from { $from } to { $to } and the rook from { $rook } to { $on } on the sighted board.
asst-exec-promo = Take { $piece } off { $from } and put a { $promotion } on { $to } on the sighted board.
asst-exec-promo-capture = Take { $captured } off { $taken } and { $piece } off { $from }, and put a { $promotion } on { $to } on the sighted board.
asst-done = Made on the sighted board.
asst-enter = Type or say { $side }'s move.
refused-executed = Nothing is to be made on the sighted board.
refused-advice = No engine is here to advise.

## Two scoresheets

sheet-other-entry = { $first }{ $detail }
sheet-other-move = Other sheet, move { $number }, { $side }: { $move }.
sheet-other-text = Other sheet, move { $number }, { $side }: not a legal move, kept as it is written: "{ $text }".
sheet-other-ours = { " " }This game has: { $move }.
sheet-other-read = The other sheet is read, { $count ->
    [one] { $count } half-move
   *[other] { $count } half-moves
}.
sheet-other-back = The last entry of the other sheet is taken out.
retrace = { $first } Position restored.{ $clock } Arbiter: yes or no?
retrace-upto = The scoresheets agree up to { $side }'s move { $number }.
retrace-none = The scoresheets agree on no move.
retrace-clocks = { " " }Proposed clocks: White { $white }, Black { $black }.
retrace-kept = Nothing is changed.
refused-sheet-none = Nothing of the other scoresheet is entered. Say sheet other and a move, or retrace and a file.
refused-sheets-agree = The scoresheets agree as far as both go.
refused-sheet-empty = The other scoresheet has no entry to take out.
refused-retrace = Nothing is proposed. Say retrace first.
boards-file-long = The file { $name } is too long for a scoresheet.
boards-file-none = There is no game in the file { $name }.
boards-file-missing = There is no file { $name }. Behind retrace stands the name of a file with the opponent's scoresheet; to enter it here, say sheet other and each of its moves.
boards-file-start = The game in the file { $name } begins from another position.
boards-file-unread = The file { $name } cannot be read.
