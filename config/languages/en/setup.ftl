### What is fixed before the game.

armageddon = Armageddon: a draw wins the match for Black.
chess960 = Chess960: king and rooks castle from where they stand.
end-match = { $side } wins the match.
castle-none = there is no right to castle on that side
