### Another game at the same table: rematch, new, a position in words.

word-setup = a new game from a position in words, for instance: setup W: K 71 Q 41 B: K 58, white to move
word-rematch = another game of the same players, colours changed
word-new = another game; opponent and clock are asked

another-rematch = This game is not over. It is kept and can be gone on with. Begin a rematch, colours changed? Yes or no?
another-new = This game is not over. It is kept and can be gone on with. Begin a new game? Yes or no?
another-setup = This game is not over. It is kept and can be gone on with. Begin a new game from that position? Yes or no?
again-rematch = Begin a rematch, colours changed? Yes or no?
again-new = Begin a new game? Yes or no?
another-opponent = Who plays? { $choices }.
another-clock = Which clock? { $choices }.

setup-how = Name the pieces with their squares, for instance: setup W: K 71 Q 41 B: K 58, white to move.
setup-word = Not understood: "{ $text }". Nothing was set up. Say setup alone to hear how.
setup-side = Whose pieces are they? Say white with a colon before White's, black with a colon before Black's.
setup-piece = No piece is named before { $on }. Say which one stands there.
setup-square = No square is named behind { $piece }. Say where it stands.
setup-twice = Two pieces stand on { $on }. Leave one of them out.
setup-no-king = { $side } has no king. Say where it stands.
setup-kings = { $side } has more than one king. Leave out all but one.
setup-pawn = There is a pawn on { $on }, and none can stand on the first or the last rank. Name another square or another piece.
setup-pawns = { $side } has more than eight pawns. Leave out those that are too many.
setup-pieces = { $side } has more pieces than its pawns can have become. Leave some out.
setup-check = { $side } is in check, and { $other } is to move. Say that { $side } is to move, or change the position.
setup-checks = { $side } is in a check that no move can have given. Change the position.
setup-castling = { $side } cannot castle so: king and rook do not stand on their first squares. Leave that castling out.
