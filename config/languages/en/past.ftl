### The past of a game, and a game that is gone through.

## The cursor in the past

board-past = { $moment }, not the live game: { $answer }
past-after = After { $side }'s move { $number }
past-start = Before the first move
past-at = { $moment }, not the live game: { $move }.
past-at-start = { $moment }, not the live game.
past-still = { $moment }: you still look at the past. Say now to come back.
board-now = Back in the live game.
board-now-already = You are in the live game.
past-edge-start = This is the first position.
past-edge-end = This is the last position.
past-none-capture = No capture comes after this.
past-none-check = No check comes after this.
past-none-offer = No draw offer comes after this.
past-none-think = No long think comes after this. A long think takes three times as long as the player's moves do on average, and ten seconds at least.
past-none-times = The times of the moves are not known.
bad-past = You look at the past, so nothing was played. Say now, then your move.
bad-review = This game is only gone through: nothing is played. Say next or back, or ask what stands where.
bad-only-review = Only a file that is reviewed can hold other games.
prompt-past = Past, { $number } { $side }:{ " " }
prompt-past-start = Past, start:{ " " }
prompt-review = Review, { $number } { $side }:{ " " }
prompt-review-start = Review, start:{ " " }

## Going through a game

review-game = Review. White: { $white }. Black: { $black }. { $plies ->
    [one] 1 half-move.
   *[other] { $plies } half-moves.
} { $result }
review-many = The file holds { $games } games. This is game { $number }. Say game and a number for another one.
review-no-game = There is no game { $number }: the file holds { $games ->
    [one] 1 game.
   *[other] { $games } games.
}
review-beyond = The file goes on after the game is over. Only its first { $plies } half-moves can be gone through.
review-start = The first position. Say next to hear the first move, or help.
review-move = { $number } { $side }: { $move }.
review-spent = { " " }{ $time }.
review-offered = { " " }Draw offered.
review-end = That was the last move. { $result }
review-ahead = What follows was not played; it is how { $side } could still checkmate.
review-unplayed = Not played: { $said }
review-ahead-end = That is the mate. Say last position to come back to the game.
review-open = The game is not finished.
review-used-none = How long the moves took is not known.
clock-used-move = Move { $number }, { $side }: { $time }. { $all }

## Files

source-neither = { $name } is neither a file nor the folder of a game.
review-empty = The file { $name } holds no game.
review-live = This game is still being played in tournament conduct. It can be gone through when it is over, or by the arbiter, with --role arbiter.

## Notes

note-unplayed = No note is kept here: this move was not played. Say last position to come back to the game.
note-kept = Note kept.
note-said = Note: { $text }
note-failed = The note is kept for this session only: { $name } cannot be written, { $reason }.
note-many = No more notes can be kept for this game.

## An engine's opinion

opinion-nobody = No engine is here to advise. Leave, and start again with --engine and the path of one.
opinion-best = The engine would play { $move }.
opinion-line = The engine expects: { $moves }.
opinion-ahead = The engine sees { $side } ahead by { $amount }.
opinion-ahead-half = The engine sees { $side } ahead by { $amount } and a half.
opinion-half = The engine sees { $side } ahead by half a pawn.
opinion-equal = The engine sees an even game.
opinion-mate = The engine sees that { $side } gives mate in { $amount }.
opinion-failed = The engine gave no opinion: { $reason }.
opinion-late = it did not answer in time
opinion-gone = it has ended
opinion-nonsense = it gave no sensible answer
opinion-busy = The engine is still thinking about the last question.
opinion-over = The game is over here: there is nothing to judge.

## Help

group-past = past
argument-moment = { $word } needs the number of a move and a side, for instance { $word } 9 W.
word-at = looks at the moment after a move, for instance at 9 W; at 0 is the first position
word-back = looks one half-move further back; with a number, several
word-forward = looks one half-move further on; with a number, several
word-now = comes back to the live game
word-first-position = looks at the first position
word-last-position = looks at the last position
word-next-capture = looks at the next capture
word-next-check = looks at the next check
word-next-offer = looks at the next draw offer
word-next-think = looks at the next move that took long
word-note = keeps a note beside the game, for instance note the rook was better
word-game = goes over to another game of the file, for instance game 2
help-past-now = You look at the past. Say now to come back to the live game.
help-past-go = Say back or forward, or at and a move, for instance at 9 W.
help-review-next = Say next or back for a half-move, at 9 W for a move, first position or last position.
help-review-seek = Say next capture, next check, next offer or next long think.
help-review-note = Say note and a text to keep a note; say quit to leave.

## The command line

about-review = goes through a kept game or a game of a file, move by move, with its comments and variations
flag-file-or-game = a game of yours by its name or folder, a journal, a scoresheet as text or in braille, or a PGN file
flag-number = the game of the file, by its number
flag-engine = a UCI engine that is asked for its opinion by hint and eval
