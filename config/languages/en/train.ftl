### The trainers: questions, answers, scores.

## Which trainer

train-menu = Which trainer? { $choices }.
train-unknown = There is no trainer called { $name }. There are four: squares, colours, jumps and follow.
train-name-squares = the numbers of the squares
train-name-colours = light and dark squares
train-name-jumps = the jumps of the knight
train-name-follow = following a game
# Words that are typed, with commas between them.
train-words-squares = squares, numbers
train-words-colours = colours, colors
train-words-jumps = jumps, knight
train-words-follow = follow, game
train-word-light = light, white
train-word-dark = dark, black
train-word-empty = empty, nothing, none

## A session

train-begin = Trainer: { $name }. Level { $number } of { $count }.
train-first = This is your first round. A round has ten questions.
train-score = Rounds so far: { $number }. Right answers: { $count } of { $times }. The most one after the other: { $max }.
train-words = Type repeat to hear a question again, skip to pass, help for what can be answered, quit to stop.
train-ask = Question { $number }. { $question }
train-right = Right.
train-wrong = Not right. { $all }
train-passed = Passed. { $all }
train-round = The round is over. Right answers: { $count } of { $times }.
train-up = From now on level { $number }.
train-down = Back to level { $number }.
train-more = Another round? Yes or no?
train-unfinished = This round was not finished, and it does not count.
train-damaged = Your scores cannot be read, and their file was set aside as { $file }. You begin anew.
train-stays = Your scores cannot be read, and their file { $file } cannot be set aside. It stays as it is, and nothing is kept this time.
train-not-kept = Your scores cannot be kept: { $reason }.

## Squares

train-named = File { $file }, rank { $rank }. Which square?
train-file-of = Square { $on }. Which file?
train-rank-of = Square { $on }. Which rank?
train-lettered = { $on }, in letters. Which numbers?
train-home = At the start of a game, where is the { $piece } of { $side }?
train-home-kings = At the start of a game, where is the { $piece } of { $side }, on the king's side?
train-home-queens = At the start of a game, where is the { $piece } of { $side }, on the queen's side?
train-walk = From { $from } go { $move }. Which square?
train-leg = { $count ->
    [1] one square { $direction }
   *[other] { $count } squares { $direction }
}
train-then = { $first }, then { $next }
train-way-n = north
train-way-ne = north-east
train-way-e = east
train-way-se = south-east
train-way-s = south
train-way-sw = south-west
train-way-w = west
train-way-nw = north-west

## Colours

train-shade = Square { $on }. Light or dark?
train-same = Squares { $from } and { $to }. Have they the same colour? Yes or no?
train-light-ones = Squares { $list }. How many of them are light?

## Jumps

train-jump = Can a knight go from { $from } to { $to } in one jump? Yes or no?
train-jumps = A knight stands on { $on }. Which squares can it go to?
train-distance = A knight goes from { $from } to { $to }. How many jumps at least?

## Following a game

train-game = A game begins: { $name }.
train-game-opera = Morphy against the Duke of Brunswick and Count Isouard, Paris 1858
train-game-immortal = Anderssen against Kieseritzky, London 1851
train-game-evergreen = Anderssen against Dufresne, Berlin 1852
train-stands = What stands on { $on } now?
train-where = Where are the { $pieces } of { $side } now? Name every square.
train-where-king = Where is the king of { $side } now?

## The right answer

train-is-square = It is { $on }.
train-is-number = It is { $number }.
train-is-light = It is light.
train-is-dark = It is dark.
train-is-yes = The answer is yes.
train-is-no = The answer is no.
train-is-squares = The squares: { $list }.

## What an answer looks like

train-expects-square = The answer is a square: two digits, for instance 5 4, or a letter and a digit.
train-expects-file = The answer is a file: a digit from 1 to 8, or a letter.
train-expects-rank = The answer is a rank: a digit from 1 to 8.
train-expects-light = The answer is light or dark; or 1 for light, 2 for dark.
train-expects-yes = The answer is yes or no; or 1 for yes, 2 for no.
train-expects-count = The answer is a number.
train-expects-squares = The answer is all the squares, one after the other, for instance 5 4 6 3; or 0 for none.
train-expects-piece = The answer is a piece, for instance white knight; or empty, or 0.
