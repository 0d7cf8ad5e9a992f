### The full screen: what stands beside the sentences.

screen-player = { $side }, { $name }
screen-check = { $name }: check
screen-small = The window is too small for the board.
