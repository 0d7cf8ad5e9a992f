### Ends by claim, by ruling and by record.

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
