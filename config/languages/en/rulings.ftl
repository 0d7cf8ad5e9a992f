### The arbiter's rulings, signing (6.11, 7, 8.7, 12).

stop-ask = Clocks stopped. Reason?
stop-noted = Reason: { $reason }.
reason-ask = Reason?
code-ask = Arbiter's code?
code-new = Type the new code, at least four characters. It is not shown. Say no to set none.
code-wrong = Wrong code. Nothing was done.
ruling-reason = Reason: { $reason }.
bad-code = Too short: a code has at least four characters. Nothing was set.
bad-code-command = That is a command or a move. Choose another code. Nothing was set.
ruling-clock = Arbiter: { $side }'s clock now shows { $time }.
ruling-moves = Arbiter: { $side }'s counter now shows { $moves }.
ruling-extra = Arbiter: { $time } added to { $side }.
ruling-extra-both = Arbiter: { $time } added to each player.
ruling-late = Arbiter: { $side } is { $time } late. The time is taken off the clock.
ruling-late-both = Arbiter: both players are { $time } late. The time is taken off both clocks.
ruling-late-lost = Both players are { $time } late.
ruling-flags = Both flags have fallen; the order is unknown. The game goes on in the next period.
ruling-restored = Arbiter: position restored after { $side }'s move { $number }, { $winner } to move.{ $clock }
ruling-restored-start = Arbiter: starting position restored, { $winner } to move.{ $clock }
restored-clocks = { " " }Clocks stopped: White { $white }, Black { $black }.
ruling-code = The arbiter's code is set. Rulings ask for it from now on.
points = { $count ->
    [1] half a point
    [2] one point
    [3] one and a half points
   *[other] { $count } half points
}
points-most = the most points of a game
penalty-warning = Arbiter: warning to { $side }. Reason: { $reason }.
penalty-opponent-time = Arbiter: penalty for { $side }: { $time } added to { $winner }. Reason: { $reason }.
penalty-own-time = Arbiter: penalty for { $side }: { $time } taken off the clock. Reason: { $reason }.
penalty-opponent-points = Arbiter: penalty for { $side }: { $winner } gains { $value }. Reason: { $reason }.
penalty-own-points = Arbiter: penalty for { $side }: { $value } taken off. Reason: { $reason }.
penalty-loss = Arbiter: loss of the game for { $side }. Reason: { $reason }.
penalty-fine = Arbiter: fine for { $side }. Reason: { $reason }.
penalty-exclusion = Arbiter: { $side } is excluded from rounds. Reason: { $reason }.
penalty-expulsion = Arbiter: { $side } is expelled from the event. Reason: { $reason }.
penalty-name-warning = warning
penalty-name-opponent-time = opponent time
penalty-name-own-time = own time
penalty-name-opponent-points = opponent points
penalty-name-own-points = own points
penalty-name-loss = loss
penalty-name-fine = fine
penalty-name-exclusion = exclusion
penalty-name-expulsion = expulsion
sign = Result: { $result }. { $side }, sign? Yes or no?
signed = { $side } signs the result.
score-half = one half each
score-both = zero zero
score-annulled = annulled
press-turn = { $side } to move.
menu-arbiter = call the arbiter
refused-ruling = Only the arbiter may do this: he types arbiter and a colon before it.
refused-reason = First give the reason: say stop, and the reason behind it.
refused-amount = This penalty needs another amount behind the side: a time, for instance 2 minutes, or points, for instance half. A warning and the like need none.
refused-moved = Too late: { $side } has made a move already.
how-arbiter-clock = { $word } needs a side and a time, for instance { $word } white 41 minutes 10 seconds.
how-arbiter-moves = { $word } needs a side and a number of moves, for instance { $word } white 12.
how-arbiter-penalty = { $word } needs a penalty, a side, an amount where there is one, and the reason. The penalties of these laws: { $choices }.
how-arbiter-extra = { $word } needs a time, and a side before it unless both gain it, for instance { $word } black 2 minutes.
how-arbiter-result = { $word } needs the result: white, black, draw, or both lose; and the reason behind a comma.
how-arbiter-restore = { $word } needs the number of a move and whose it is, for instance { $word } 12 white. Alone it takes the last move.
how-arbiter-late = { $word } needs a time, and a side before it unless both came late, for instance { $word } black 15 minutes.
how-arbiter-illegal = { $word } needs a side and what was done: move, promotion, press or hands, for instance { $word } white press.
how-arbiter-annul = { $word } needs the ground: position, where the pieces stood wrong, or colours, where they were reversed.
sheet-clock-set = Clock set
sheet-moves-set = Moves set
sheet-penalty = Penalty
sheet-time-added = Time added
sheet-late = Late
sheet-flags = Both flags fallen
sheet-reason = Reason
sheet-ruled = Result by arbiter
sheet-signed = Signed
