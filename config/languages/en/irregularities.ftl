### Completed illegal moves (7.5).

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
