### Help in the game: four lines for the situation, groups, a line for each command.

## Four lines for the situation

help-move = Type a move: from square and to square, for instance 5 2 5 4, or the piece and its square, for instance knight 6 3.
help-position = Say square and its two numbers to hear what stands there; say position to hear all pieces.
help-time = Say time for your own time, times for both.
help-last = Say last to hear the last move, moves to hear all of them.
help-topics = Say help more to hear what else there is.
help-question = A question is open: answer yes or no, or the number or square of your choice.
help-drop = Any other command drops the question and is carried out.
help-repeat = Say repeat to hear the last announcement again, word for word.
help-over = The game is over and kept. Say quit to leave.
help-sheet = Say sheet to read the scoresheet.
help-announced = A move is announced. The player who announced it says press to press the clock.
help-correct = Before the press, correct withdraws the announcement.
help-same = The opponent says same, or the move itself, to repeat the announcement.
help-start = Say start to start the clock of White.
help-stopped = Both clocks are stopped. Say start to go on.

## Groups and words

help-more = Groups of commands: { $groups }. Say help and the name of a group, or help and a command.
help-word = { $word }: { $what }.
group-move = move
group-answer = answer
group-clock = clock
group-ask = ask
group-reading = reading
group-hint = hint
group-draw = draw
group-end = end
group-arbiter = arbiter
group-voice = voice
group-help = help

word-press = presses the clock after your announcement
word-correct = withdraws your announcement before the clock is pressed
word-same = repeats the opponent's announcement without its text
word-echo = repeats the opponent's announcement with the move, for instance echo 5 2 5 4
word-yes = says yes to the open question
word-no = says no to the open question
word-time = your own time
word-other = the opponent's time
word-times = both times
word-used = the moves made and the time used
word-control = the moves left to the time control
word-clock-says-on = the clock speaks by itself
word-clock-says-off = the clock is silent unless asked
word-last = the last move; with a number, the last moves
word-repeat = the last announcement again, word for word; with a number, several
word-more = the last move at more length
word-spell = the last move in the second style
word-moves = all moves of the game; with two numbers, from one to the other
word-turn = whose turn it is
word-check = whether there is check, and from where
word-captured = what was captured
word-players = who plays
word-rules = the laws, the conduct and the time
word-square = what stands on a square, for instance square 5 4
word-rank = what stands on a rank, for instance rank 2
word-file = what stands on a file, for instance file 5
word-diagonal = what stands on the diagonals of a square, for instance diagonal 5 4
word-jumps = what stands a knight's jump from a square, for instance jumps 7 1
word-ray = what stands from a square in a direction, for instance ray 5 4 north
word-where = where the pieces of a kind stand, for instance where knight
word-pieces-white = the white pieces
word-pieces-black = the black pieces
word-position = all pieces of both sides
word-board = the board in eight lines
word-sheet = the scoresheet; with a number, from that move on
word-attackers = what attacks a square, for instance attackers 5 4
word-defenders = what defends a square, for instance defenders 5 4
word-legal = the legal moves; with a square, those from it
word-captures = the legal captures
word-material = who is ahead
word-offer = offers a draw; it is best typed behind your move, for instance 5 2 5 4 offer
word-accept = accepts the draw that is offered
word-decline = declines the draw that is offered
word-resign = resigns, after a question
word-takeback = asks to take back your move
word-quit = leaves the game, which is kept
word-stop = stops both clocks; the reason may stand behind it
word-start = starts the clock
word-faster = natiq speaks faster
word-slower = natiq speaks slower
word-louder = natiq speaks louder
word-quieter = natiq speaks softer
word-style = how moves are said: digital, algebraic, Anna, NATO or German, for instance style digital
word-lang = the language, for instance lang Arabic
word-speech-on = natiq speaks
word-speech-off = natiq only prints
word-hush = stops what is being spoken
word-help = help for the situation; with a command or a group, for that
word-wait = lets simulated time pass, for instance wait 5s
word-state = the state of the game for programs

## What a command needs behind it

argument-nothing = Nothing can stand behind { $word }.
argument-move = { $word } needs a move, for instance { $word } 5 2 5 4.
argument-square = { $word } needs a square, for instance { $word } 5 4.
argument-line = { $word } needs a number from 1 to 8, for instance { $word } 2.
argument-ray = { $word } needs a square and a direction, for instance { $word } 5 4 north.
argument-piece = { $word } needs the name of a piece, for instance { $word } knight.
argument-number = { $word } takes numbers alone, for instance { $word } 3.
argument-style = { $word } needs the name of a style: digital, algebraic, Anna, NATO or German.
argument-language = { $word } needs the name of a language, for instance { $word } Arabic.
argument-topic = { $word } knows no such command or group. Say help more to hear the groups.
argument-text = { $word } needs something else behind it. Say help and the command.
