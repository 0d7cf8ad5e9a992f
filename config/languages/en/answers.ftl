### Answers to questions.

## Time and moves

clock-own = You have { $time }.
clock-side = { $side }: { $time }.
clock-both = White: { $white }. Black: { $black }.
clock-none = This game is played without a clock.
clock-free = no clock
clock-used = Moves made: { $moves }. White has used { $white }, Black { $black }.
clock-rest = No time control is ahead: the time is for the rest of the game.
turn-over = { $result }
clock-moves = Move { $number }, { $side } to move.
last = Last move, move { $number }, { $side }: { $move }.
last-none = No move has been made yet.
moves-list = { $moves }.
moves-move = Move { $number }, { $side }: { $move }
moves-reply = { $side }: { $move }
moves-join = { $first }. { $next }
captured = Last move: { $piece } takes { $captured } on { $on }. { $all }
captured-not = The last move took nothing. { $all }
captured-taken = White has taken: { $white }. Black has taken: { $black }.
captured-nothing = nothing
players = White: { $white }. Black: { $black }.

## Squares

board-square = { $on }: { $piece }.
board-empty-light = { $on }: empty, light square.
board-empty-dark = { $on }: empty, dark square.
board-rank = Rank { $rank }: { $found }.
board-file = File { $file }: { $found }.
board-diagonal = Diagonals of { $on }: { $found }.
board-jumps = Knight jumps from { $on }: { $found }.
board-ray = { $direction } of { $on }: { $found }.
found-empty = empty
found-edge = the edge of the board
found-piece = { $on } { $piece }
found-set = { $piece } { $list }
found-free = empty: { $list }
found-join = { $first }; { $next }
found-comma = { $first }, { $next }
direction-n = North
direction-ne = North-east
direction-e = East
direction-se = South-east
direction-s = South
direction-sw = South-west
direction-w = West
direction-nw = North-west

## Pieces

board-position = { $side }: { $found }.
board-check = Your king is in check from { $checkers }.
board-check-of = { $side }'s king is in check from { $checkers }.
board-checker = { $piece } on { $on }
board-nocheck = No check.
board-where = { $side }: { $found }.
found-none = no { $piece }
board-attackers = { $on } is attacked by: { $found }.
board-unattacked = { $on } is not attacked.
board-defenders = { $on } is defended by: { $found }.
board-undefended = { $on } is not defended.
found-guard = { $piece } { $on }
found-pinned = { $piece } { $on }, pinned
board-ahead = { $side } is { $pieces } ahead.
board-material = { $white } { $black }
board-equal = Equal.
board-legal = Legal moves: { $found }.
board-legal-nothing = There is no legal move.
board-legal-none = No piece on { $from } can move.
board-captures = Captures: { $found }.
board-captures-none = Nothing can be captured.
legal-from = { $piece } { $from } to { $list }
legal-takes = { $piece } { $from } takes { $captured } on { $to }
