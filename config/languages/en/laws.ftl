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
touch-late = Too late to claim: you have already touched a piece.
adjust = { $side } adjusts.
adjust-turn = Only the player to move may adjust.

## Claims

claim-pending = Claim noted. Both clocks stopped. Arbiter: accept, postpone or reject?
asst-only = Only at the player's request.

## What is fixed before the game

armageddon = Armageddon: a draw wins the match for Black.
chess960 = Chess960: king and rooks castle from where they stand.
end-match = { $side } wins the match.
castle-none = there is no right to castle on that side
