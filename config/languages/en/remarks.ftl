### What a file says beside the moves of a game.

remark-comment = Comment: { $text }
remark-variation = Variation: { $moves }.
remark-variation-more = Variation, single moves: { $count }. It begins: { $moves }.
remark-variation-closed = Variation, single moves: { $count }. It cannot be followed: its first move is not legal here.
replay-passed-over = Line { $line }, game { $game }, move { $number }: passed over, for it is no move: { $text }
reason-rules = the rules of another game
