### The full screen: what stands beside the sentences.

screen-player = { $side }, { $player }
screen-check = { $who }: check
screen-small = The window is too small for the board.
board-edge = The edge of the board.
