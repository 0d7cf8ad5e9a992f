### The tutorial: what each lesson is about, what is to be done, a hint, and what to type.

## The course

learn-welcome = Welcome. This tutorial takes about ten minutes. You play White, and everything is as in a real game. Type repeat to hear a task again, skip to leave a lesson out, quit to stop: you go on later where you stopped.
learn-words = In this tutorial: repeat says the task again, skip leaves the lesson out, restart begins with the first lesson, quit stops.
learn-goes-on = Welcome back. You go on with lesson { $number } of { $count }. Type restart to begin again.
learn-lesson = Lesson { $number } of { $count }: { $name }.
learn-right = Right.
learn-back = That was possible, but something else is asked for here. The game is as it was.
learn-answer = Type: { $text }.
learn-skipped = This lesson is left out.
learn-left = Your place is kept: lesson { $number } of { $count }. Type natiq learn to go on.
learn-end = You have given checkmate, and the tutorial is at its end. Type natiq to play, natiq train to practise. In a game, type help at any time.
learn-end-skipped = That was the last lesson. Type natiq to play a game, or natiq learn to hear the tutorial again.
learn-damaged = Your place in the tutorial cannot be read, and its file was set aside as { $file }. You begin with the first lesson.
learn-stays = Your place in the tutorial cannot be read, and its file { $file } cannot be set aside. It stays as it is; you begin with the first lesson, and nothing is kept this time.
learn-not-kept = Your place cannot be kept: { $reason }.
# Words that are typed, with commas between them.
learn-word-skip = skip, leave out
learn-word-restart = restart, begin again

## 1

learn-board-name = the numbers of the squares
learn-board = A square is called by two digits. The first is its file, from 1 at White's left hand to 8 at White's right. The second is its rank, from 1 on White's side to 8 on Black's. So 5 4 is the fifth file, fourth rank. In letters it is E, 4; you may type either.
learn-board-square = The pieces stand as at the start of a game. Ask what stands on 5 2. Type: square 5 2.
learn-board-square-hint = Type the word square, a space, and the two digits, then press Enter.
learn-board-square-answer = square 5 2
learn-board-other = Now one on your own: ask what stands on the fourth file, at Black's side of the board, on the eighth rank.
learn-board-other-hint = The file comes first and is 4; the rank is 8. Ask as before, with the word square.
learn-board-other-answer = square 4 8

## 2

learn-move-name = making a move
learn-move = A move is the square it leaves and the square it reaches: four digits. Then you hear the move as it was understood: what you hear is what was played.
learn-move-pawn = Move the pawn on 5 2 two squares forward. Type: 5 2 5 4.
learn-move-pawn-hint = Four digits: from file 5, rank 2, to file 5, rank 4.
learn-move-pawn-answer = 5 2 5 4
learn-move-knight = A piece may also be named with the square it goes to. Type: knight 6 3. Or with 3, the value of a knight, before both squares: 3 7 1 6 3.
learn-move-knight-hint = Type the word knight, and the square 6 3 behind it.
learn-move-knight-answer = knight 6 3
learn-move-letters = Letters work too. Your bishop stands on 6 1. Move it to file B, rank 5, in letters or in numbers.
learn-move-letters-hint = File B is the second file, so the square is 2 5. Type the word bishop and the square.
learn-move-letters-answer = bishop 2 5

## 3

learn-hear-name = hearing a move again
learn-hear = A move can be said again as often as you like. Listen to what Black plays now.
learn-hear-repeat = Hear these words again. Type: repeat.
learn-hear-repeat-hint = The word is repeat. On the keypad, the star does the same.
learn-hear-repeat-answer = repeat
learn-hear-last = Now ask for the last move, with its number. Type: last.
learn-hear-last-hint = The word is last, with nothing behind it.
learn-hear-last-answer = last
learn-hear-spell = The word spell says it in another style, for a square you are not sure of. Type: spell.
learn-hear-spell-hint = The word is spell, with nothing behind it.
learn-hear-spell-answer = spell

## 4

learn-ask-name = asking about the board
learn-ask = You can ask about many squares at a time. Asking never moves a piece.
learn-ask-rank = Hear the whole first rank. Type: rank 1.
learn-ask-rank-hint = Type the word rank and one digit, 1. The word file asks for a file in the same way.
learn-ask-rank-answer = rank 1
learn-ask-where = Now ask where the queens are. Type: where queen.
learn-ask-where-hint = Type the word where, and the name of the piece behind it.
learn-ask-where-answer = where queen
learn-ask-position = And now all the pieces. Type: position.
learn-ask-position-hint = The word is position, with nothing behind it.
learn-ask-position-answer = position

## 5

learn-capture-name = taking a piece
learn-capture = A piece is taken by moving to its square.
learn-capture-takes = Your bishop stands on 2 5, a black knight on 3 6. Take the knight with the bishop.
learn-capture-takes-hint = Type the square of the bishop, then the square of the knight: 2 5, then 3 6.
learn-capture-takes-answer = 2 5 3 6
learn-capture-captured = Black has taken back. Ask what was captured. Type: captured.
learn-capture-captured-hint = The word is captured, with nothing behind it.
learn-capture-captured-answer = captured

## 6

learn-castle-name = castling
learn-castle = Castling short is five five, castling long is five five five. You may also type the king's move, or castle.
learn-castle-short = Castle short now. Type: 5 5.
learn-castle-short-hint = Type the digit 5 two times, and press Enter.
learn-castle-short-answer = 5 5
learn-castle-more = The word more tells the last move at greater length: here, where king and rook stand now. Type: more.
learn-castle-more-hint = The word is more, with nothing behind it.
learn-castle-more-answer = more

## 7

learn-promotion-name = a pawn that reaches the last rank
learn-promotion = When a pawn reaches the last rank, you are asked which piece it becomes. Nothing is played until you answer, with a word or with the number of the choice.
learn-promotion-queen = Your pawn stands on 5 7. Move it to 5 8, and make it a queen.
learn-promotion-queen-hint = Type 5 7 5 8. When you are asked, type the word queen.
learn-promotion-queen-answer = 5 7 5 8 queen

## 8

learn-announce-name = announcing and pressing
learn-announce = In a tournament you first announce a move, and everybody hears it. Then you press the clock, and only then it is made. Between the two a slip can be taken back.
learn-announce-say = Announce the pawn on 4 2 to 4 4.
learn-announce-say-hint = Type it like any move: 4 2 4 4.
learn-announce-say-answer = 4 2 4 4
learn-announce-correct = Suppose that was a slip. Withdraw it. Type: correct.
learn-announce-correct-hint = The word is correct. It works until you press.
learn-announce-correct-answer = correct
learn-announce-again = Now announce the move you wanted: the pawn on 5 2 to 5 4.
learn-announce-again-hint = Type the four digits: 5 2 5 4.
learn-announce-again-answer = 5 2 5 4
learn-announce-press = It is announced. Make it: press the clock. Type: press.
learn-announce-press-hint = The word is press. On the keypad, the plus sign does the same.
learn-announce-press-answer = press

## 9

learn-draw-name = offering a draw
learn-draw = An offer is made together with a move, and it is answered with accept, with decline, or by making a move. Listen to the next two moves.
learn-draw-decline = You want to play on. Type: decline.
learn-draw-decline-hint = The word is decline. Accept would ask you whether you are sure.
learn-draw-decline-answer = decline
learn-draw-offer = Now offer a draw yourself, with a move: the knight to 6 3. Type: knight 6 3 offer.
learn-draw-offer-hint = Type a move, a space, and the word offer behind it.
learn-draw-offer-answer = knight 6 3 offer

## 10

learn-time-name = the clock
learn-time = You ask the clock for the time. In this lesson it takes no time from you.
learn-time-own = Ask for your own time. Type: time.
learn-time-own-hint = The word is time, or the letter T alone.
learn-time-own-answer = time
learn-time-both = And the times of both. Type: times.
learn-time-both-hint = The word is times, with an S at its end.
learn-time-both-answer = times

## 11

learn-voice-name = silence, and help
learn-voice = Any key stops an answer that is being spoken, Escape stops everything. Faster, slower, louder and quieter change the voice, and F9 switches it off and on.
learn-voice-hush = Stop the speech now: press Escape, or type: hush.
learn-voice-hush-hint = The word is hush. On a terminal the Escape key does the same.
learn-voice-hush-answer = hush
learn-voice-help = If you do not know how to go on, help tells in four lines what you can do now. Type: help.
learn-voice-help-hint = The word is help. A question mark does the same.
learn-voice-help-answer = help

## 12

learn-mate-name = checkmate
learn-mate = This is the end of a game that Paul Morphy won in Paris in 1858. Your queen stands on 2 3, your rook on 4 1, your bishop on 7 5. The black king stands on 5 8, a knight on 4 7. Ask as much as you like before you move.
learn-mate-queen = Morphy gave up his queen. Move it to 2 8, with check.
learn-mate-queen-hint = The queen goes straight up the second file, from 2 3 to 2 8.
learn-mate-queen-answer = queen 2 8
learn-mate-mate = The knight had to take your queen, and the fourth file is open. Give checkmate.
learn-mate-mate-hint = Your rook on 4 1 looks up the whole file, and your bishop on 7 5 guards the square 4 8.
learn-mate-mate-answer = rook 4 8
