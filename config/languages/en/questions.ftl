### Questions. Every yes-or-no question ends with "Yes or no?".

confirm-resign = { $named ->
    [yes] { $side }: Resign? Yes or no?
   *[no] Resign? Yes or no?
}
confirm-accept = Accept the draw? Yes or no?
confirm-offer = Offer a draw? Yes or no?
confirm-takeback = Ask to take back your move? Yes or no?
confirm-quit = Leave the game? It is kept. Yes or no?
confirm-quit-lost = Leave the game? It is not saved, and would be lost. Yes or no?
confirm-new = Give up this game for a new one? It is kept. Yes or no?
ask-55 = Five five can mean castling short, or the pawn to 5 5. Say castle, or say pawn.
ask-555 = Five five five can mean castling long, or the rook to 5 5. Say castle, or say rook.
ask-promotion = Pawn reaches { $to }. Promote to queen, rook, bishop or knight?
ask-minor = Pawn reaches { $to }. Promote to bishop or knight?
bad-ambig = { $count ->
    [2] Two { $pieces } can go to { $to }: { $squares }. Which?
   *[other] { $count } { $pieces } can go to { $to }: { $squares }. Which?
}
ambig-from = from { $from }
ambig-join = { $first } and { $next }
ask-which = Which? { $choices }.
which-choice = { $number }: { $move }
which-join = { $first }. { $next }
ask-layout = Did you mean { $word }? The keyboard seems to be in { $keyboard ->
    [en] English
   *[other] Arabic
}. Yes or no?
ask-dropped = The question is dropped.
ask-draw = Do you offer a draw, or accept one? Say offer, or say accept.
bad-draw = Nothing was played. To offer a draw with a move, say offer behind it.
ask-answer = Please answer the question: { $question }
ask-square = Which square?
board-edge = Edge of the board.
menu-choose = Type a number. { $choices }.
menu-offer = offer a draw
menu-accept = accept the draw
menu-decline = decline the draw
menu-square = what stands on a square
menu-position = all pieces
menu-same = repeat the announcement
menu-takeback = ask to take back
menu-clock = stop or start the clock
menu-resign = resign
menu-quit = leave the game

## Answers that fit nothing, remarks

bad-unasked = No question is open.
bad-answer = That is none of the answers. The question stands.
bad-first = The claim is not made yet. First answer the question.
bad-long = That line is too long to be read. Nothing was played.
remark-check = Remark: the move gives no check.
remark-double = Remark: the move gives no double check.
remark-mate = Remark: the move gives no checkmate.
repeat-none = Nothing has been announced yet.
more-none = There is nothing to say at more length.
wait-real = Time passes by itself: wait works only with the simulated clock.
