### Another game at the same table: rematch, new, a position in words.

word-setup = a new game from a position in words, for instance: setup W: K 71 Q 41 B: K 58, white to move
word-rematch = another game of the same players, colours changed
word-new = another game; opponent and clock are asked
