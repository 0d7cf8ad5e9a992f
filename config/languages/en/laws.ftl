### What the laws add: claims, touches, rulings, adjournment, two boards.

## Ends by claim, ruling and record

end-rep3 = Draw by third repetition.
end-50 = Draw by the fifty-move rule.
end-illegal = { $side } loses by illegal moves. { $winner } wins.
end-illegal-draw = { $side } has made the last illegal move allowed, but { $winner } cannot checkmate. Draw.
end-late = { $side } is more than { $time } late and loses.
end-sealed = The sealed move is not legal. { $side } loses.
end-forfeit = { $side } loses by penalty.
end-quickplay = The claim is granted. Draw.
end-flags = Both flags have fallen; the order is unknown. Draw.
end-ruled = Arbiter: { $winner } wins.
end-ruled-draw = Arbiter: the game is drawn.
end-both = Arbiter: both players lose.
end-annulled = The game is annulled. A new game is to be played.

## Touch

touch-own = { $piece } on { $on } was touched. It must move.
touch-opp = { $piece } on { $on } was touched. It must be captured.
touch-takes = { $piece } on { $from } and { $captured } on { $on } were touched. The first must take the second.
touch-none = The touched piece cannot move. Any legal move may be played.
touch-castle = King and rook touched: castle on that side.
touch-castle-king = Castling is not legal: the king must move.
touch-rook = The king has moved two squares: castle on that side.
touch-nocastle = The rook was touched before the king: the king must move, and may not castle on that side.
touch-made = The move is made and cannot be changed.
touch-placed = Placed on { $on }. Now announce the move.
touch-promotes = The pawn has reached { $on } and cannot go back. Place the new piece, or announce it with the move.
touch-back = { $piece } is back on { $on }.
touch-stray = Not a legal move. Place { $piece } from { $on } on another square, or put it back.
touch-adjusted = { $piece } on { $on } is adjusted and need not move.
touch-offturn = It is { $other }'s turn: the touch by { $side } is noted, and obliges to nothing.
touch-accident = The touch was accidental. It obliges to nothing.
touch-report = The assistant reports: { $side } touched { $piece } on { $on }.
touch-report-player = { $player } reports: { $side } touched { $piece } on { $on }.
touch-claimed = { $player } claims: { $side } touched { $piece } on { $on }.
touch-taken = { $side }'s move is taken back. Position restored.
touch-ask = Was the touch deliberate? Yes or no?
touch-answer = First answer: was the touch deliberate? Yes or no?
touch-unasked = No touch has been reported.
touch-recorded = That touch is recorded already.
touch-kept = There is nothing to claim: the move was made with the touched piece, or that piece cannot move.
touch-nomove = The opponent has not moved yet.
touch-off = The touch rule is off in this game: nothing is recorded.
touch-empty = There is no piece on { $on }.
touch-lift = No piece is in your hand. Lift one first.
touch-held = The piece from { $on } is in your hand already. Place it.
touch-occupied = A piece of yours stands on { $on }. Place it on another square.
touch-late = Too late to claim: you have already touched a piece.
adjust = { $side } adjusts.
adjust-late = { $side } adjusts. What was touched before still obliges.
adjust-turn = Only the player to move may adjust.

## Claims

claim-pending = Claim noted. Both clocks stopped. Arbiter: accept, postpone or reject?
asst-only = Only at the player's request.

## Irregularities

illegal-done = Illegal move by { $side }, { $count ->
    [1] first time
    [2] second time
    [3] third time
   *[other] { $count } times now
}{ $why }.{ $result }{ $detail }
illegal-why = : { $reason }
illegal-restored = { " " }Position restored.
illegal-queen = { " " }The pawn becomes a queen.
illegal-added = { " " }{ $time } added to { $side }.
illegal-geometry = { $piece } cannot go from { $from } to { $to }
illegal-path = { $piece } is blocked by { $by } on { $on }
illegal-own = a { $piece } of the same side stands on { $on }
illegal-check = the king is in check from { $piece } on { $from }
illegal-pin = it leaves the king in check
illegal-king = the king cannot be captured
illegal-castle = castling is not allowed, { $why }
illegal-promotion = only a pawn that reaches the last rank promotes
illegal-nopiece = no piece of that side stands on { $on }
illegal-left = the pawn was left on the last rank
illegal-press = the clock was pressed without a move
illegal-hands = the move was made with two hands
illegal-loss = { $count ->
    [1] First illegal move.
    [2] Second illegal move.
    [3] Third illegal move.
   *[other] Illegal move number { $count }.
} { $side } loses.
illegal-draw = { $count ->
    [1] First illegal move
    [2] Second illegal move
    [3] Third illegal move
   *[other] Illegal move number { $count }
} by { $side }. { $winner } cannot checkmate. Draw.
illegal-stands = Illegal move by { $side }{ $why }. It stands, unless { $other } claims it before the next move: say claim illegal.
pending-unlawful = The board is still illegal: a draw, if it stands.
made-ask = Illegal:{ $move }. Was it played and the clock pressed? Yes or no?
made-left = Illegal:{ $move }, not promoted. Was it played and the clock pressed? Yes or no?
made-none = Nothing was recorded.
made-bad = { $reason } Nothing was recorded.
made-pawn = Tell which pawn was left on the last rank: say made and its two squares, for instance made 5 7 5 8.
made-unplayable = Play cannot go on without a king. Nothing was recorded. Call the arbiter.
