### For eyes that see little and for fingers: the size of the board, the program that is told of events.

board-large = Large board.
board-small = Small board.
board-no-larger = The board is as large as this window allows.
board-no-smaller = The board is as small as it can be.
board-undrawn = No board is drawn here. Leave, and start natiq with its screen option, to see one.

word-board-large = the drawn board, as large as the window allows
word-board-small = the drawn board, small, so that all else fits beside it

alert-failed = The alert program cannot be started: { $reason }. The game goes on without it.
alert-slow = The alert program does not end. Until it does, it is not started again.
