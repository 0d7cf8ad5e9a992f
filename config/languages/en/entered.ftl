### A game of a file that goes on.

entered-game = Read from { $name }: { $plies ->
    [one] 1 half-move.
   *[other] { $plies } half-moves.
}
entered-both = Laws and conduct are those of the file.
entered-laws = The laws are those of the file. It names no conduct that is known here, so yours holds.
entered-conduct = The conduct is that of the file. It names no laws that are known here, so yours hold.
entered-neither = The file names no laws and no conduct that are known here, so yours hold.
entered-time-unknown = The time in the file, { $text }, cannot be kept here. The game goes on without a clock.
entered-time-none = The file says nothing of the time. The game goes on without a clock.
entered-clocks-untouched = The file says nothing of the time of the moves, so nothing was taken off the clocks.
entered-clocks-unfit = Times in the file that were longer than the clock allows were not taken off.
entered-stopped = The clocks are stopped. The arbiter starts them.
entered-clocks-set = The clocks were set as the file shows them after the last moves.

## What cannot go on

entered-finished = This game is over, so it cannot go on. { $result } natiq review goes through it.
entered-over = By these laws the game is over after move { $number }, { $side }, so it cannot go on. natiq review goes through it.
entered-refused = Move { $number }, { $side }, cannot be made by these laws and this conduct, so nothing was started. natiq review goes through the game.
entered-fault = { $reason } So nothing was started. natiq review goes through the moves before it.
entered-variant = This game is played by other rules than chess: { $name }. It cannot go on here.
entered-arbiter = In this conduct only the arbiter starts a game from a file. Start again with --role arbiter; then the players go on with natiq resume.
