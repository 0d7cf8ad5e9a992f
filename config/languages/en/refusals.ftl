### Why something is not done, and what to do.

## The move

bad-nopiece = There is no piece of yours on { $on }.
bad-kind = The piece on { $on } is { $is }, not { $said }.
bad-own = Your own { $piece } stands on { $on }.
bad-path = { $piece } is blocked by { $by } on { $on }.
bad-geometry = { $piece } cannot go from { $from } to { $to }.
bad-reach = No { $piece } of yours can go to { $to }.
bad-check = Your king is in check from { $piece } on { $from }.
bad-pin = That would leave your king in check.
bad-king = The king cannot be captured.
bad-castle = Castling is not allowed: { $why }.
castle-attacked = { $on } is attacked
castle-king = the king has moved
castle-rook = the rook has moved
castle-between = a piece stands between
bad-promotion = Only a pawn that reaches the last rank promotes: to queen, rook, bishop or knight.
bad-tournament = Understood:{ $move }. Not legal, announce again.
bad-illegal = Not legal, announce again.
bad-parse = Not understood: "{ $text }". Nothing was played.
bad-parse-near = Not understood: "{ $text }". Nothing was played. Did you mean { $word }? Then type it again.
bad-unpressed = { $side } has announced a move and not pressed the clock yet. Press first, then answer.
bad-digital = Not understood: "{ $text }". In this game moves are given in square numbers, for instance 7 1 6 3.
bad-turn = It is { $side }'s turn.
bad-pending = Already announced: { $move }. Say correct first.

## Everything else

refused-tournament = Not available during the game.
refused-over = The game is over. Say quit to leave.
refused-press = Not yet announced. Announce the move before the clock is pressed.
refused-nothing = Nothing is announced. Announce a move first.
refused-repeated = Already repeated.
refused-repeat = First repeat the opponent's move, { $move }: say same, or the move.
refused-same = The word alone is not enough: repeat the move itself.
refused-offer = { $moves ->
    [1] Draws can be offered only after each side has moved.
   *[other] Draws can be offered only after { $moves } moves of each side.
}
refused-nooffer = There is no draw offer to answer. Say offer to make one.
refused-notakeback = There is no move to take back.
refused-noask = Nobody has asked to take back. Say takeback to ask.
refused-role = This is not yours to do. Say help to hear what is.
refused-leave = The players agree about leaving: white: quit asks Black, and black: yes agrees. The arbiter says arbiter: quit.
refused-noleave = Nobody has asked to leave. Say quit to ask.
refused-stopped = The clocks are stopped. Say start to go on.
refused-arbiter = The clocks are stopped. The arbiter starts them again.
refused-running = { $side }'s clock is running already.
refused-notrunning = The clocks are stopped already.
refused-number = There is no such move: the last one is move { $number }.
refused-flag = Too late: the flag has fallen.
refused-must = First play the announced move: { $move }.
refused-noclaim = No claim is before the arbiter.
refused-flagup = Neither flag has fallen.
refused-flagup-side = { $side }'s flag has not fallen.
refused-flagsup = Both flags cannot have fallen: { $side }'s clock still shows time. If the clock at the board shows none, set it here first: say arbiter clock.
refused-noillegal = There is no illegal move to claim, or it is too late.
refused-quickplay = This cannot be claimed now: the quick-play finish is not in force, or too much time is left.
refused-duty = In this game that is not one of the assistant's duties.
refused-penalty = These laws know no such penalty. Say arbiter penalty to hear which they know.
refused-begun = Too late: after { $moves } of each side the game goes on as it is.
refused-adjourned = The game is adjourned. Say open to resume it.
refused-notadjourned = The game is not adjourned.
refused-notover = The game is not over yet.
refused-signed = That side has signed already.
