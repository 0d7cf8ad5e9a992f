### The full screen: what stands beside the sentences.

screen-check = check
screen-small = The window is too small for the board.
board-edge = The edge of the board.
